package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// operationsEquality compares the two operations of a module.
var operationsEquality = &pass.Def{Name: "test-operations-equality", Summary: "Test operations equality.", Class: class("TestOperationEqualPass"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		b := j.Op.Region(0).First()
		n := 0
		for range b.Ops() {
			n++
		}
		if n != 2 {
			j.Report(j.Op.ErrorPlainf("expected 2 top-level ops in the module, got %d", n))
			j.Fail()
			return
		}
		x, y := b.First(), b.Last()
		same := ir.Equivalence{Locations: x.Attr("strict_loc_check") != nil}
		result := "NOT equals!"
		if same.Ops(x, y) {
			result = "equals."
		}
		fmt.Fprintf(j.Stdout(), "%s with attr %v compares %s\n", x.Name(), x.AttrsAsDictionary(), result)
		j.PreserveAll()
	})}

// distinctAttrs gives operations that have a distinct attribute another one of the same contents.
var distinctAttrs = &pass.Def{Name: "test-distinct-attrs", Summary: "Test parallel creation of distinct attributes", Class: class("DistinctAttributesPass"),
	On: "func.func", New: always(func(j *pass.Job) {
		for op := range ir.Preorder(j.Op) {
			if in, ok := op.Attr("distinct.input").(*ir.DistinctAttr); ok {
				op.SetAttr("distinct.output", ir.NewDistinctAttr(in.Referenced()))
			}
		}
	})}
