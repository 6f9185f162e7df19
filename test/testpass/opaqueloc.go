package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

var opaqueLocs = &pass.Def{Name: "test-opaque-loc", Summary: "Changes all leaf locations to opaque locations", Class: class("TestOpaqueLoc"),
	On: "builtin.module", New: always(testOpaqueLocs)}

// A myLocation is what a program knows of a place.
type myLocation struct{ id int }

// testOpaqueLocs gives each operation a location of its own, and adds copies of most whose location has
// the old one to show, one with a value and one without.
func testOpaqueLocs(j *pass.Job) {
	c := j.Op.Context()
	var ops []*ir.Operation
	for op := range ir.Postorder(j.Op) {
		if op != j.Op {
			ops = append(ops, op)
		}
	}
	for i, op := range ops {
		loc, mine := op.Loc(), &myLocation{i}
		op.SetLoc(ir.NewOpaqueLoc(c, mine, nil))
		if op.ParentOp().Name() == "builtin.module" || op.Has(ir.Terminator) {
			continue
		}
		for _, value := range []any{mine, nil} {
			copied := op.Clone(&ir.IRMapping{})
			copied.SetLoc(ir.NewOpaqueLoc(c, value, loc))
			op.Block().InsertBefore(op, copied)
		}
	}
	for op := range ir.Postorder(j.Op) {
		d := op.Errorf("")
		if l, ok := op.Loc().(*ir.OpaqueLoc); ok {
			if mine, ok := l.Value().(*myLocation); ok {
				fmt.Fprintf(j.Stdout(), "MyLocation: %d", mine.id)
			} else {
				fmt.Fprint(j.Stdout(), "nullptr")
			}
		}
		fmt.Fprintf(j.Stdout(), ": %s\n", d.Message)
	}
}
