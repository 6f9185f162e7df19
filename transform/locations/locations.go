// Package locations has the passes strip-debuginfo and snapshot-op-locations.
package locations

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Strip is the pass strip-debuginfo. It makes all locations in an operation unknown.
var Strip = &pass.Def{
	Name:    "strip-debuginfo",
	Summary: "Strip debug info from all operations",
	Class:   "StripDebugInfo",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			unknown := ir.NewUnknownLoc(j.Op.Context())
			for op := range ir.Preorder(j.Op) {
				op.SetLoc(unknown)
				for _, r := range op.Regions() {
					for b := range r.Blocks() {
						for _, v := range b.Args().All() {
							v.SetLoc(unknown)
						}
					}
				}
			}
		}
	},
}
