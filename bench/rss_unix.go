//go:build unix

package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
)

// peakRSS returns the most memory that a process which has ended had resident.
func peakRSS(p *os.ProcessState) int64 {
	usage, ok := p.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	return rssBytes(usage)
}

// ownPeak returns the same of this process. Linux charges a child that Go starts
// (it shares the parent's memory until it executes its program) with the parent's
// peak, so that no smaller figure can be measured; hence everything here
// streams. What getrusage says of this process has the same flaw, by way of
// "go run"; the high-water mark in /proc does not.
func ownPeak() int64 {
	if status, err := os.ReadFile("/proc/self/status"); err == nil {
		for line := range strings.Lines(string(status)) {
			var kb int64
			if _, err := fmt.Sscanf(line, "VmHWM: %d kB", &kb); err == nil {
				return kb * 1024
			}
		}
	}
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return rssBytes(&usage)
}

// rssBytes evens out the unit: bytes on Darwin, kilobytes elsewhere.
func rssBytes(usage *syscall.Rusage) int64 {
	rss := int64(usage.Maxrss)
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return rss
	}
	return rss * 1024
}
