package main

import (
	"os"
	"runtime/debug"
)

// gcPercent is how much garbage, in percent of what is alive, makes the collector
// run. The first thing alive is the input, so the next run comes when memory is
// five times that. A module needs about as much, and the command ends soon after:
// most runs need no collection beyond the first, which has nothing to look at.
// With 200, time goes up by a tenth and memory hardly down.
const gcPercent = 400

// tuneGC makes the collector run less often than is right for a process that
// lives long. A user who has set GOGC or GOMEMLIMIT knows better.
func tuneGC() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(gcPercent)
	}
}
