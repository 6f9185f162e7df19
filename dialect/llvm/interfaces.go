package llvm

import "github.com/gomlir/gomlir/ir"

// This file makes views implement the interfaces of package ir.

// callTarget returns the callee of a call or invoke: a symbol or its first operand.
func callTarget(op *ir.Operation) (*ir.SymbolRefAttr, *ir.Value) {
	if ref, ok := op.Attr("callee").(*ir.SymbolRefAttr); ok {
		return ref, nil
	}
	if op.NumOperands() == 0 {
		return nil, nil
	}
	return nil, op.Operand(0)
}

func callArgs(op *ir.Operation) ir.ValueRange {
	args := op.OperandsAt(0)
	if op.Attr("callee") == nil && args.Len() > 0 {
		return args.Slice(1, args.Len())
	}
	return args
}

// setCallTarget sets the callee of a call or invoke to a symbol. If symbol is nil, the callee must
// be a pointer, and value replaces it.
func setCallTarget(op *ir.Operation, symbol *ir.SymbolRefAttr, value *ir.Value) {
	if symbol != nil {
		op.SetAttr("callee", symbol)
		return
	}
	op.SetOperand(0, value)
}

// CallTarget returns the symbol of the called function, or a pointer to the function.
func (op CallOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) { return callTarget(op.Op()) }

// SetCallTarget sets the callee to a symbol. If symbol is nil, the callee must be a pointer, and
// value replaces it.
func (op CallOp) SetCallTarget(symbol *ir.SymbolRefAttr, value *ir.Value) {
	setCallTarget(op.Op(), symbol, value)
}

// CallArgs returns the operands that are arguments of the call.
func (op CallOp) CallArgs() ir.ValueRange { return callArgs(op.Op()) }

// CallTarget returns the symbol of the called function, or a pointer to the function.
func (op InvokeOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) { return callTarget(op.Op()) }

// SetCallTarget sets the callee to a symbol. If symbol is nil, the callee must be a pointer, and
// value replaces it.
func (op InvokeOp) SetCallTarget(symbol *ir.SymbolRefAttr, value *ir.Value) {
	setCallTarget(op.Op(), symbol, value)
}

// CallArgs returns the operands that are arguments of the call.
func (op InvokeOp) CallArgs() ir.ValueRange { return callArgs(op.Op()) }

// FuncArgs returns the types of the parameters.
func (op FuncOp) FuncArgs() []ir.Type { return op.FunctionType().Params() }

// FuncResults returns the type of the result, nil if it is void.
func (op FuncOp) FuncResults() []ir.Type {
	t := op.FunctionType()
	if _, void := t.Result().(*VoidType); void {
		return nil
	}
	return t.types[:1:1]
}

// SetFuncTypes implements [ir.FunctionTypesOp]. There must be one result afterwards: a
// function that returns void keeps its arguments, as upstream's do.
func (op FuncOp) SetFuncTypes(args, results []ir.Type) bool {
	if len(results) != 1 || FunctionTypeError(results[0], args) != nil {
		return false
	}
	op.SetFunctionType(NewFunctionType(results[0], args, op.FunctionType().IsVariadic()))
	return true
}

// CallableRegion returns the body, nil if absent.
func (op FuncOp) CallableRegion() *ir.Region {
	if op.IsDeclaration() {
		return nil
	}
	return op.Body()
}

// CallableTypes returns the types of the parameters, and of the result unless it is void.
func (op FuncOp) CallableTypes() (args, results []ir.Type) { return op.FuncArgs(), op.FuncResults() }

// IsDeclaration reports whether the function has no body.
func (op FuncOp) IsDeclaration() bool { return op.Body().Empty() }

// AddEntryBlock adds a body to a declaration: a block with an argument for each parameter.
func (op FuncOp) AddEntryBlock() *ir.Block {
	b := ir.NewBlock(op.FuncArgs()...)
	op.Body().Append(b)
	return b
}
