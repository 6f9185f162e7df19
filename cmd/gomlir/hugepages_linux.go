//go:build amd64 || arm64

package main

import (
	"runtime"
	"syscall"
)

// reserve makes the next allocations, of so many bytes in all, come from memory
// that the system is asked to back with huge pages. That memory is not used
// before somebody writes to it, nor kept from anything else. Go has no way to say
// so for its heap; but a slice that is given back leaves its addresses to what is
// allocated next, and the system remembers what was said about them. An error
// means that there are no huge pages, and changes nothing.
func reserve(size int64) {
	_ = syscall.Madvise(make([]byte, size), syscall.MADV_HUGEPAGE)
	runtime.GC()
}
