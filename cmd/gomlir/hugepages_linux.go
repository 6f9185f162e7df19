//go:build amd64 || arm64

package main

import (
	"runtime"
	"syscall"
)

// reserve makes the system back the next allocations, of size bytes in all, with huge pages. That
// memory takes no space before it is written to. Go cannot request huge pages for its heap. But
// when a slice is freed, later allocations reuse its addresses, and the system remembers the
// request for them. An error means that there are no huge pages, and changes nothing.
func reserve(size int64) {
	_ = syscall.Madvise(make([]byte, size), syscall.MADV_HUGEPAGE)
	runtime.GC()
}
