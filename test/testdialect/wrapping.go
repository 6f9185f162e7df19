package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// nameResults names results as the attribute says. An empty name is none.
func nameResults(op *ir.Operation, set func(*ir.Value, string)) {
	nameByList(op, ir.Cast[CustomResultNameOp](op).Names(), set)
}

// nameByDefinition names results as their definition does.
func nameByDefinition(op *ir.Operation, set func(*ir.Value, string)) {
	for i, v := range op.Results().All() {
		set(v, op.Def().Results[i].Name)
	}
}

// nameByAttr is nameResults for test.string_attr_pretty_name.
func nameByAttr(op *ir.Operation, set func(*ir.Value, string)) {
	nameByList(op, ir.Cast[PrettyNameOp](op).Names(), set)
}

func nameByList(op *ir.Operation, list *ir.ArrayAttr, set func(*ir.Value, string)) {
	for i := range min(op.NumResults(), list.Len()) {
		if name, ok := list.At(i).(*ir.StringAttr); ok && name.Value() != "" {
			set(op.Result(i), name.Value())
		}
	}
}

// wrappingSyntax is
//
//	wrapping-region ::= `wraps` generic-operation
//
// The region's block has the operation, and a return of its results, which are those of
// this one.
var wrappingSyntax = &asm.CustomOp{ParseOp: parseWrapping, PrintOp: func(p *asm.Printer, op *ir.Operation) {
	p.Str(" wraps ")
	p.GenericOp(op.Region(0).First().First(), true)
}}

func parseWrapping(p *asm.Parser) {
	p.WantKeyword("wraps")
	b := ir.NewBuilder(p.Context()).AtEnd(p.NewRegion().NewBlock())
	inner := p.GenericOperation(b.Block())
	if inner == nil {
		return
	}
	b.LocOf(inner)
	NewReturn(b, inner.Results().Values()...)
	st := p.State()
	st.Pos, st.Results = inner.Pos(), inner.Results().Types()
}

// VerifySymbolUses implements [ir.SymbolUserAttr].
func (a *SymbolUseAttr) VerifySymbolUses(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	if symbols.LookupNearest(op, a.Symbol()) != nil {
		return nil
	}
	return op.Errorf("TestSymbolRefAttr::verifySymbolUses: '%s' does not reference a valid symbol", a.Symbol())
}

// nameOuterResults names the results of test.asm_interface_op, but for the last one, which has a number of
// its own.
func nameOuterResults(op *ir.Operation, set func(*ir.Value, string)) {
	set(op.Result(0), "first")
	if middle := op.ResultsAt(1); middle.Len() > 0 {
		set(middle.At(0), "middle_results")
	}
	set(op.Result(op.NumResults()-1), "")
}
