package mlprogram

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

var isToken = &ir.TypeConstraint{
	Summary: "Token for establishing execution ordering in a graph", Match: asm.IsType[*TokenType],
	Buildable: func(c *ir.Context) ir.Type { return NewTokenType(c) },
}

// aliases suggests #extern.
type aliases struct{}

// AttrAlias implements [asm.AttrAliaser].
func (aliases) AttrAlias(a ir.Attribute) (string, asm.AliasKind) {
	if _, ok := a.(*ExternAttr); ok {
		return "extern", asm.OverridableAlias
	}
	return "", asm.NoAlias
}

// functionSyntax is the form of functions and subgraphs:
//
//	function ::= visibility? symbol signature (`attributes` dictionary)? region?
var functionSyntax = &asm.CustomOp{ParseOp: parseFunction, PrintOp: printFunction}

// The slots of both operations.
const (
	slotName = iota
	slotType
	slotArgAttrs
	slotResAttrs
	slotVisibility
)

func parseFunction(p *asm.Parser) {
	st, c := p.State(), p.Context()
	if v := p.OptionalVisibility(); v != nil {
		st.SetInherentAttr(slotVisibility, v)
	}
	st.SetInherentAttr(slotName, ir.NewStringAttr(c, p.SymbolName()))
	s := p.FunctionSignature(false)
	if p.Failed() {
		return
	}
	st.SetInherentAttr(slotType, ir.NewTypeAttr(ir.NewFunctionType(c, s.ArgTypes(), s.Results)))
	args, results := s.AttrArrays(c)
	if args != nil {
		st.SetInherentAttr(slotArgAttrs, args)
	}
	if results != nil {
		st.SetInherentAttr(slotResAttrs, results)
	}
	p.FunctionBody(s, ir.SymbolVisibility, ir.SymbolName, "function_type")
}

func printFunction(p *asm.Printer, op *ir.Operation) {
	p.Byte(' ')
	if v, ok := op.InherentAttr(slotVisibility).(*ir.StringAttr); ok {
		p.Str(v.Value())
		p.Byte(' ')
	}
	p.Symbol(op.InherentAttr(slotName).(*ir.StringAttr).Value())
	t := functionType(op)
	args, _ := op.InherentAttr(slotArgAttrs).(*ir.ArrayAttr)
	results, _ := op.InherentAttr(slotResAttrs).(*ir.ArrayAttr)
	p.FunctionSignature(op.Region(0), t.Inputs(), args, false, t.Results(), results)
	p.FunctionBody(op, ir.SymbolVisibility, "function_type", ir.ArgAttrs, ir.ResultAttrs)
}

func functionType(op *ir.Operation) *ir.FunctionType {
	return op.InherentAttr(slotType).(*ir.TypeAttr).Value().(*ir.FunctionType)
}

// FuncArgs are the types of the arguments.
func (op FuncOp) FuncArgs() []ir.Type { return op.FunctionType().Inputs() }

// FuncResults are the types of the results.
func (op FuncOp) FuncResults() []ir.Type { return op.FunctionType().Results() }

// SetFuncTypes implements [ir.FunctionTypesOp].
func (op FuncOp) SetFuncTypes(args, results []ir.Type) bool {
	op.SetFunctionType(ir.NewFunctionType(op.Op().Context(), args, results))
	return true
}

// FuncArgs are the types of the arguments.
func (op SubgraphOp) FuncArgs() []ir.Type { return op.FunctionType().Inputs() }

// FuncResults are the types of the results.
func (op SubgraphOp) FuncResults() []ir.Type { return op.FunctionType().Results() }

// SetFuncTypes implements [ir.FunctionTypesOp].
func (op SubgraphOp) SetFuncTypes(args, results []ir.Type) bool {
	op.SetFunctionType(ir.NewFunctionType(op.Op().Context(), args, results))
	return true
}

// parseSymbolVisibility reads a visibility, which has to be there.
func parseSymbolVisibility(p *asm.Parser, v **ir.StringAttr) bool {
	if *v = p.OptionalVisibility(); *v == nil {
		p.Errorf(p.Pos(), "expected 'public', 'private', or 'nested'")
	}
	return true
}

func printSymbolVisibility(p *asm.Printer, _ *ir.Operation, v *ir.StringAttr) {
	if v != nil {
		p.Str(v.Value())
	}
}

// parseTypedInitialValue reads a value in parentheses, if there is one, and the type of the global.
func parseTypedInitialValue(p *asm.Parser, t **ir.TypeAttr, value *ir.Attribute) bool {
	if p.Got(asm.LParen) {
		*value = p.Attr()
		p.Want(asm.RParen)
	}
	if typ := p.ColonType(); !p.Failed() {
		*t = ir.NewTypeAttr(typ)
	}
	return true
}

func printTypedInitialValue(p *asm.Printer, _ *ir.Operation, t *ir.TypeAttr, value ir.Attribute) {
	if value != nil {
		p.Byte('(')
		p.Attr(value)
		p.Byte(')')
	}
	p.Str(" : ")
	p.Attr(t)
}

// nameByGlobal names the result as the global.
func nameByGlobal(op *ir.Operation, set func(*ir.Value, string)) {
	set(op.Result(0), op.Attr("global").(*ir.SymbolRefAttr).Leaf())
}

func verifyGlobal(op *ir.Operation) *diag.Diagnostic {
	if g := ir.Cast[GlobalOp](op); !g.IsMutable() && g.Value() == nil {
		return op.Errorf("immutable global must have an initial value")
	}
	return nil
}

// global returns the global that an operation refers to, or what is wrong with the reference. Other than
// elsewhere, it may be in any of the symbol tables around the operation.
func global(op *ir.Operation, symbols *ir.SymbolTables) (GlobalOp, *ir.SymbolRefAttr, *diag.Diagnostic) {
	ref := op.Attr("global").(*ir.SymbolRefAttr)
	for table := ir.NearestSymbolTable(op.ParentOp()); table != nil; table = ir.NearestSymbolTable(table.ParentOp()) {
		if g, ok := ir.As[GlobalOp](symbols.Lookup(table, ref)); ok {
			return g, ref, nil
		}
	}
	return GlobalOp{}, ref, op.Errorf("undefined global: %v", ref)
}

func verifyLoad(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	g, _, d := global(op, symbols)
	if d != nil {
		return d
	}
	return loadedType(op, g)
}

func loadedType(op *ir.Operation, g GlobalOp) *diag.Diagnostic {
	if want, got := g.Type(), op.Result(0).Type(); want != got {
		return op.Errorf("cannot load from global typed '%v' as '%v'", want, got)
	}
	return nil
}

func verifyLoadConst(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	g, ref, d := global(op, symbols)
	switch {
	case d != nil:
		return d
	case g.IsMutable():
		return op.Errorf("cannot load as const from mutable global %v", ref)
	}
	return loadedType(op, g)
}

func verifyStore(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	g, ref, d := global(op, symbols)
	switch {
	case d != nil:
		return d
	case !g.IsMutable():
		return op.Errorf("cannot store to an immutable global %v", ref)
	case g.Type() != op.Operand(0).Type():
		return op.Errorf("cannot store to a global typed '%v' from '%v'", g.Type(), op.Operand(0).Type())
	}
	return nil
}

// verifyReturn checks the end of a function or subgraph against its type.
func verifyReturn(op *ir.Operation) *diag.Diagnostic {
	f, verb := op.ParentOp(), "return"
	if op.Is(Output) {
		verb = "output"
	}
	results, name := functionType(f).Results(), f.InherentAttr(slotName).(*ir.StringAttr).Value()
	if op.NumOperands() != len(results) {
		return op.Errorf("has %d operands, but enclosing function (@%s) %ss %d", op.NumOperands(), name, verb, len(results))
	}
	for i, want := range results {
		if got := op.Operand(i).Type(); got != want {
			return op.ErrorPlainf("type of %s operand %d ('%v') doesn't match function result type ('%v') in function @%s", verb, i, got, want, name)
		}
	}
	return nil
}
