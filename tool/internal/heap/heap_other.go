//go:build !linux || (!amd64 && !arm64)

package heap

// Reserve does nothing: only Linux with 64 bits is asked for huge pages.
func Reserve(int64) {}
