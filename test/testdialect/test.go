// Package testdialect is the part of upstream's test dialect that its tests need here.
// Operations that it does not define go, too, with anything: many a file uses the name
// for that. Upstream's mlir-opt registers the dialect.
package testdialect

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec

// verifyOtherAttr complains about the attribute that is there to be wrong.
func verifyOtherAttr(op *ir.Operation, _, _ int, a ir.NamedAttribute) *diag.Diagnostic {
	if a.Name == "test.invalid_attr" {
		return op.ErrorPlainf("invalid to use 'test.invalid_attr'")
	}
	return nil
}

var i32OrStr = &ir.AttrConstraint{
	Summary: "32-bit signless integer attribute or string attribute",
	Match: func(a ir.Attribute) bool {
		switch a := a.(type) {
		case *ir.StringAttr:
			return true
		case *ir.IntegerAttr:
			return a.Type() == a.Context().I32()
		}
		return false
	},
}

// CallTarget implements [ir.CallOp].
func (op CallOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) { return op.target(), nil }

func (op CallOp) target() *ir.SymbolRefAttr {
	return op.Op().InherentAttr(slotCallCallee).(*ir.SymbolRefAttr)
}

// SetCallTarget implements [ir.CallOp].
func (op CallOp) SetCallTarget(symbol *ir.SymbolRefAttr, _ *ir.Value) {
	op.Op().SetInherentAttr(slotCallCallee, symbol)
}

// CallArgs implements [ir.CallOp].
func (op CallOp) CallArgs() ir.ValueRange { return op.Operands() }

// verifyCallee complains if there is no function of the name.
func verifyCallee(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	callee := ir.Cast[CallOp](op).target()
	if f := symbols.LookupNearest(op, callee); f != nil {
		if _, ok := ir.FunctionOpInterface.Of(f); ok {
			return nil
		}
	}
	return op.Errorf("'%s' does not reference a valid function", callee.Root())
}
