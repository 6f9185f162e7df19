package main

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/tool/stdio"
)

// A command reads a large file, makes a few times as much of it, and ends. This file
// and the ones next to it set up the process for that, which is no library's to do.

// gcPercent is how much garbage, in percent of what is alive, makes the collector
// run. At the first run twice the size of a large input is alive; see counted. So the
// next one comes when memory is eighteen times the input. A module needs five
// times as much, a translation nine to fourteen, and the command ends soon after:
// a collection on the way finds hardly anything. With half of it translations
// take a tenth longer and a twentieth less memory.
const gcPercent = 800

// laterPercent takes the place of gcPercent once the collector has run. A pipeline of
// many passes gets there: what a pass replaces is garbage, and there can be
// several times as much of it as of the module.
const laterPercent = 100

// tuneGC makes the collector run less often than is right for a process that
// lives long. A user who has set GOGC or GOMEMLIMIT knows better.
func tuneGC() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(gcPercent)
	}
}

// Most memory that a command uses is touched for the first time, a page of 4 KiB after
// the other, and each first touch is an interruption: for a module of 30 MB some
// 40,000, which take as long as parsing and wait for each other when there are several
// threads. With huge pages of 2 MiB there are a few hundred.
const (
	// memoryFactor is how many times an input's size a command may need of memory,
	// the input included: opt 5, export 9, import 14. What it does not need is not
	// touched.
	memoryFactor = 14
	minReserved  = 16 << 20 // less is not worth the collection that reserve ends with
	maxReserved  = 4 << 30  // what comes after that much is a small part of the time
)

// counted is what is alive, for the garbage collector, when reserve runs it: twice the
// size of the input. The next run is set by that. It is never written to, and so takes
// no memory.
//
//lint:ignore U1000 it is held for the collector, and never read
var counted []byte

// prepare prepares the memory for an input file. A module takes half as much again for each byte of
// bytecode as for one of text: it is denser, but its locations take nothing.
func prepare(f *os.File) {
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return
	}
	size := info.Size()
	magic := make([]byte, len(bytecode.Magic))
	if n, _ := f.ReadAt(magic, 0); bytecode.Is(magic[:n]) {
		size = size / 2 * 3
	}
	if size < minReserved/memoryFactor {
		return
	}
	size = min(size, maxReserved/memoryFactor)
	counted = make([]byte, 2*size)
	reserve(size * memoryFactor)
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		afterCollection(func() { debug.SetGCPercent(laterPercent) })
	}
}

// afterCollection calls f once when the collector has run the next time.
func afterCollection(f func()) {
	sentinel := new([64]byte) // large enough to be an allocation of its own
	runtime.SetFinalizer(sentinel, func(*[64]byte) { f() })
}

// readFile reads an input file into memory that is ready for it.
func readFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	prepare(f)
	return stdio.ReadAll(f)
}
