package testpass

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/verify"
)

// printInvalid prints a function while it is invalid, and when it is no longer.
var printInvalid = &pass.Def{Name: "test-print-invalid", Summary: "Test printing invalid ops.", Class: class("TestPrintInvalidPass"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		b := ir.NewBuilder(j.Op.Context()).SetLoc(j.Op.Loc()).AtEnd(j.Op.Region(0).First())
		f := fn.NewFunc(b, "test", ir.NewFunctionType(j.Op.Context(), nil, nil))
		body := f.Body().NewBlock()
		flags := j.PrintFlags()
		flags.Threads = 1
		flags.Verify = func(op *ir.Operation) bool {
			return verify.Operation(op, verify.Options{Threads: 1}, func(*diag.Diagnostic) {})
		}
		out := asm.Append([]byte("Invalid operation:\n"), f.Op(), flags)
		fn.NewReturn(b.AtEnd(body))
		out = asm.Append(append(out, "\nValid operation:\n"...), f.Op(), flags)
		j.Stdout().Write(append(out, '\n'))
		f.Op().Erase()
	})}

// affineWalk remarks on the first mod in each result of the maps of operations.
var affineWalk = &pass.Def{Name: "test-affine-walk", Summary: "Test affine walk method.", Class: class("TestAffineWalk"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		for op := range ir.Postorder(j.Op) {
			if a, ok := op.Attr("map").(*ir.AffineMapAttr); ok && !op.Is(fn.Func) {
				for _, e := range a.Value().Results() {
					if hasMod(e) {
						j.Report(diag.Remarkf(op.Place(), "mod expression: "))
					}
				}
			}
		}
		j.PreserveAll()
	})}

func hasMod(top affine.Expr) bool {
	found := false
	seen := map[affine.Expr]bool{}
	list := []affine.Expr{top}
	for len(list) > 0 && !found {
		e := list[len(list)-1]
		list = list[:len(list)-1]
		if seen[e] {
			continue
		}
		seen[e] = true
		found = e.Kind() == affine.Mod
		if e.Kind().IsBinary() {
			list = append(list, e.LHS(), e.RHS())
		}
	}
	return found
}
