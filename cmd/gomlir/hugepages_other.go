//go:build !linux || (!amd64 && !arm64)

package main

// reserve does nothing: only Linux with 64 bits is asked for huge pages.
func reserve(int64) {}
