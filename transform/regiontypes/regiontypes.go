// Package regiontypes has the pass that makes types of regions types of the
// program.
//
// A region may define types that are its own (see ir.Scope), so that two nested
// modules each have a struct "a". Other tools know nothing of that. The pass
// lift-region-types moves all definitions to the context: equal types become
// one, and of different ones that have the same name all but one are renamed,
// to "a.1". What is left is MLIR that every tool reads.
//
// Example: in
//
//	module {
//	  module @x {
//	    !a = !llvm.struct<"a", (i32)>
//	    llvm.func @f(!a)
//	  }
//	  module @y {
//	    !a = !llvm.struct<"a", (i64)>
//	    llvm.func @f(!a)
//	  }
//	}
//
// @f of @x is given a !llvm.struct<"a", (i32)>, and that of @y a
// !llvm.struct<"a.1", (i64)>.
//
// To move definitions by one region, see asm.Lift.
package regiontypes

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/pass"
)

// Lift is the pass lift-region-types. It runs on any operation and moves the
// definitions of the regions in it.
var Lift = &pass.Def{
	Name:    "lift-region-types",
	Summary: "Make types that regions define types of the program, with other names where they would meet",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			if err := asm.LiftAll(j.Op); err != nil {
				j.Report(diag.Errorf(j.Op.Place(), "%s", err))
				j.Fail()
			}
		}
	},
}
