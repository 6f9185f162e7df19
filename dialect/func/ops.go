package fn

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// The slots of func.func.
const (
	slotSymName = iota
	slotFunctionType
	slotVisibility
	slotArgAttrs
	slotResAttrs
)

var funcSyntax = &asm.CustomOp{ParseOp: parseFunc, PrintOp: printFunc, Default: "func"}

// parseFunc parses [visibility] @name(arguments) -> results [attributes {…}]
// [{…}].
func parseFunc(p *asm.Parser) {
	st := p.State()
	if v := p.OptionalVisibility(); v != nil {
		st.SetInherentAttr(slotVisibility, v)
	}
	c := p.Context()
	st.SetInherentAttr(slotSymName, ir.NewStringAttr(c, p.SymbolName()))
	s := p.FunctionSignature(false)
	if p.Failed() {
		return
	}
	st.SetInherentAttr(slotFunctionType, ir.NewTypeAttr(ir.NewFunctionType(c, s.ArgTypes(), s.Results)))
	args, results := s.AttrArrays(c)
	if args != nil {
		st.SetInherentAttr(slotArgAttrs, args)
	}
	if results != nil {
		st.SetInherentAttr(slotResAttrs, results)
	}
	p.FunctionBody(s, ir.SymbolVisibility, ir.SymbolName, "function_type")
}

func printFunc(p *asm.Printer, op *ir.Operation) {
	f := ir.Cast[FuncOp](op)
	p.Byte(' ')
	if v, ok := f.SymVisibility(); ok {
		p.Str(v)
		p.Byte(' ')
	}
	p.Symbol(f.SymName())
	t := f.FunctionType()
	p.FunctionSignature(f.Body(), t.Inputs(), f.ArgAttrs(), false, t.Results(), f.ResAttrs())
	p.FunctionBody(op, ir.SymbolVisibility, "function_type", ir.ArgAttrs, ir.ResultAttrs)
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

// CallableRegion returns the body, nil if absent.
func (op FuncOp) CallableRegion() *ir.Region {
	if op.IsDeclaration() {
		return nil
	}
	return op.Body()
}

// CallableTypes returns the types of the arguments and results.
func (op FuncOp) CallableTypes() (args, results []ir.Type) { return op.FuncArgs(), op.FuncResults() }

// IsDeclaration reports whether the function has no body.
func (op FuncOp) IsDeclaration() bool { return op.Body().Empty() }

// IsSymbolDeclaration reports whether the function has no body.
func (op FuncOp) IsSymbolDeclaration() bool { return op.IsDeclaration() }

// AddEntryBlock gives a declaration a body: a block with the arguments of the function.
func (op FuncOp) AddEntryBlock() *ir.Block {
	b := ir.NewBlock(op.FuncArgs()...)
	op.Body().Append(b)
	return b
}

// CallTarget returns the name of the called function.
func (op CallOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) {
	return op.Op().InherentAttr(0).(*ir.SymbolRefAttr), nil
}

// SetCallTarget makes the operation call the function of another name.
func (op CallOp) SetCallTarget(symbol *ir.SymbolRefAttr, _ *ir.Value) {
	op.Op().SetInherentAttr(0, symbol)
}

// CallArgs returns the arguments of the call, which are all operands.
func (op CallOp) CallArgs() ir.ValueRange { return op.Op().Operands() }

// CallTarget returns the called function value.
func (op CallIndirectOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) { return nil, op.Callee() }

// SetCallTarget makes the operation call another function value.
func (op CallIndirectOp) SetCallTarget(_ *ir.SymbolRefAttr, value *ir.Value) {
	op.Op().SetOperand(0, value)
}

// CallArgs returns the arguments of the call, which are all operands but the first.
func (op CallIndirectOp) CallArgs() ir.ValueRange { return op.CalleeOperands() }

func functionInputs(t ir.Type) []ir.Type { return t.(*ir.FunctionType).Inputs() }

func functionResults(t ir.Type) []ir.Type { return t.(*ir.FunctionType).Results() }

// lookupFunc finds the function that an operation refers to.
func lookupFunc(from *ir.Operation, symbols *ir.SymbolTables, ref ir.Attribute) (FuncOp, bool) {
	if r, ok := ref.(*ir.SymbolRefAttr); ok {
		if f := symbols.LookupNearest(from, r); f != nil && f.Is(Func) {
			return ir.Cast[FuncOp](f), true
		}
	}
	return FuncOp{}, false
}

// verifyCallee checks a call against the function that it names.
func verifyCallee(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	call := ir.Cast[CallOp](op)
	f, ok := lookupFunc(op, symbols, op.InherentAttr(0))
	if !ok {
		return op.Errorf("'%s' does not reference a valid function", call.Callee())
	}
	if op.NumOperands() != len(f.FuncArgs()) {
		return op.Errorf("incorrect number of operands for callee")
	}
	for i, want := range f.FuncArgs() {
		if got := op.Operand(i).Type(); got != want {
			return op.Errorf("operand type mismatch: expected operand type '%v', but provided '%v' for operand number %d", want, got, i)
		}
	}
	if op.NumResults() != len(f.FuncResults()) {
		return op.Errorf("incorrect number of results for callee")
	}
	for i, want := range f.FuncResults() {
		if op.Result(i).Type() != want {
			d := op.Errorf("result type mismatch at index %d", i)
			d.Note(d.Place, "      op result types: %s", typeList(op.Results().Types()))
			return d.Note(d.Place, "function result types: %s", typeList(f.FuncResults()))
		}
	}
	return nil
}

// materializeConstant makes a constant of the name of a function.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	name, ok := value.(*ir.SymbolRefAttr)
	if _, function := t.(*ir.FunctionType); !ok || !function || !name.IsFlat() {
		return nil
	}
	return NewConstant(b, t, name.Root()).Op()
}

// verifyConstant checks a function value against the function that it names.
func verifyConstant(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	f, ok := lookupFunc(op, symbols, op.InherentAttr(0))
	if !ok {
		return op.Errorf("reference to undefined function '%s'", ir.Cast[ConstantOp](op).Value())
	}
	if ir.Type(f.FunctionType()) != op.Result(0).Type() {
		return op.Errorf("reference to function with mismatched type")
	}
	return nil
}

// nameConstant names a function value.
func nameConstant(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), "f") }

// verifyReturn checks a return against its function.
func verifyReturn(op *ir.Operation) *diag.Diagnostic {
	f := ir.Cast[FuncOp](op.ParentOp())
	results := f.FuncResults()
	if op.NumOperands() != len(results) {
		return op.Errorf("has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), f.SymName(), len(results))
	}
	for i, want := range results {
		if got := op.Operand(i).Type(); got != want {
			return op.ErrorPlainf("type of return operand %d ('%v') doesn't match function result type ('%v') in function @%s", i, got, want, f.SymName())
		}
	}
	return nil
}

// typeList formats types as diagnostics list them.
func typeList(types []ir.Type) string {
	s := ""
	for i, t := range types {
		if i > 0 {
			s += ", "
		}
		s += "'" + t.String() + "'"
	}
	return s
}
