package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// nameResults names results as the attribute says. An empty name is none.
func nameResults(op *ir.Operation, set func(*ir.Value, string)) {
	list := ir.Cast[CustomResultNameOp](op).Names()
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
