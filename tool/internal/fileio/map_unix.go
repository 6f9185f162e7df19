//go:build unix

package fileio

import (
	"os"
	"syscall"
)

// mapFile returns the content of a file, to be read only.
func mapFile(f *os.File, size int) ([]byte, error) {
	return syscall.Mmap(int(f.Fd()), 0, size, syscall.PROT_READ, syscall.MAP_PRIVATE)
}
