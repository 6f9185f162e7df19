// Package testdialect is the part of upstream's test dialect that tests of other
// dialects need: the name, under which any operation goes, an attribute that is
// always wrong, and a type that pointers may point to. Upstream's mlir-opt registers the
// dialect, and many a file is written for that.
package testdialect

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the test dialect.
var Dialect = &ir.Dialect{
	Name:             "test",
	AllowsUnknownOps: true,
	Types:            []*ir.TypeDef{SimpleATypeDef},
	VerifyArgAttr: func(op *ir.Operation, _, _ int, a ir.NamedAttribute) *diag.Diagnostic {
		return invalid(op, a)
	},
	VerifyResultAttr: func(op *ir.Operation, _, _ int, a ir.NamedAttribute) *diag.Diagnostic {
		return invalid(op, a)
	},
}

// invalid complains about the attribute that is there to be wrong.
func invalid(op *ir.Operation, a ir.NamedAttribute) *diag.Diagnostic {
	if a.Name == "test.invalid_attr" {
		return op.ErrorPlainf("invalid to use 'test.invalid_attr'")
	}
	return nil
}
