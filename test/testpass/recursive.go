package testpass

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

// recursiveTypes makes a recursive type in the function that is named create. Its body can be set
// once, and again only to what it is.
var recursiveTypes = &pass.Def{Name: "test-recursive-types", Summary: "Test support for recursive types", Class: class("TestRecursiveTypesPass"),
	On: "func.func", New: always(func(j *pass.Job) {
		if ir.SymbolNameOf(j.Op) != "create" {
			return
		}
		const name = "some_long_and_unique_name"
		c := j.Op.Context()
		t := testdialect.NewTestRecursiveType(c, name)
		switch {
		case testdialect.NewTestRecursiveType(c, name) != t:
			j.Report(j.Op.Errorf("two types have one name"))
		case !t.SetBody(t):
			j.Report(j.Op.Errorf("the body of the type cannot be set"))
		case t.SetBody(c.I32()) || !t.SetBody(t):
			j.Report(j.Op.Errorf("the body of the type can be changed"))
		default:
			b := ir.NewBuilder(c).AtStart(j.Op.Region(0).First())
			b.SetLoc(j.Op.Loc())
			b.Create(&ir.OperationState{Def: c.OpDef("test.dummy_type_test_op"), Results: []ir.Type{t}})
			return
		}
		j.Fail()
	})}
