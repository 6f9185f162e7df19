//go:build unix

package main

import (
	"os"
	"os/signal"
	"syscall"
)

// endings are the signals that users and systems end a command with.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// end ends the process as the signal would have done.
func end(s os.Signal) {
	signal.Reset(s)
	if n, ok := s.(syscall.Signal); ok && syscall.Kill(os.Getpid(), n) == nil {
		select {} // until the signal arrives
	}
	os.Exit(1)
}
