package main

import (
	"os"
	"runtime/debug"
)

// gcPercent is how much garbage, in percent of what is alive, makes the collector
// run. The first thing alive is the input, which is counted twice if it is large;
// so the next run comes when memory is eighteen times that. A module needs five
// times as much, a translation nine to fourteen, and the command ends soon after:
// a collection on the way finds hardly anything. With half of it translations
// take a tenth longer and a twentieth less memory.
const gcPercent = 800

// tuneGC makes the collector run less often than is right for a process that
// lives long. A user who has set GOGC or GOMEMLIMIT knows better.
func tuneGC() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(gcPercent)
	}
}
