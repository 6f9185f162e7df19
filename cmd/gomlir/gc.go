package main

import (
	"os"
	"runtime/debug"
)

// tuneGC makes the collector run less often than it would in a process that
// lives long. A user who has set GOGC or GOMEMLIMIT knows better.
func tuneGC() {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	debug.SetGCPercent(400)
}
