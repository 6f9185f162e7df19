package ir

// This file has the interfaces that typed views of operations implement so that
// code can work on all operations of a sort: MLIR's op interfaces. Each goes
// with a trait, which is what to test in a hot loop before asking for the view:
//
//	if op.Has(ir.BranchLike) {
//		br, ok := op.View().(ir.BranchOp)

// A BranchOp (trait BranchLike) is a terminator that gives values to the blocks
// that it goes to: MLIR's BranchOpInterface.
type BranchOp interface {
	Op
	// SuccessorOperands says what the arguments of the successor of a number
	// get.
	SuccessorOperands(i int) SuccessorOperands
}

// SuccessorOperands are the values that a terminator gives to the arguments of
// one of its successors: first Produced ones that it makes itself, then its
// operands from number From up to but not including To.
type SuccessorOperands struct {
	Produced, From, To int
}

// Len is the number of values.
func (s SuccessorOperands) Len() int { return s.Produced + s.To - s.From }

// A CallOp (trait CallLike) calls something: MLIR's CallOpInterface.
type CallOp interface {
	Op
	// CallTarget is what is called: a symbol or a value.
	CallTarget() (*SymbolRefAttr, *Value)
	// CallArgs are the operands that are arguments of the call, from number
	// from up to but not including to.
	CallArgs() (from, to int)
}

// A FunctionOp (trait FunctionLike) is a symbol with a signature and a body,
// which is its one region and empty if it is declared only: MLIR's
// FunctionOpInterface. Attributes of its arguments and results are in its
// attributes arg_attrs and res_attrs.
type FunctionOp interface {
	Op
	// FuncArgs and FuncResults are the types of the signature. The slices must
	// not be modified.
	FuncArgs() []Type
	FuncResults() []Type
}

// Names of the inherent attributes of functions and calls that hold a
// dictionary for each argument and result.
const (
	ArgAttrs    = "arg_attrs"
	ResultAttrs = "res_attrs"
)

// A DeclarationOp (trait Symbol) may be without its definition, in which case
// it may not be public.
type DeclarationOp interface {
	Op
	// IsSymbolDeclaration reports whether the symbol is not defined here.
	IsSymbolDeclaration() bool
}

// NestedSegment returns the range of operands, from and up to but not including
// to, of number inner in the VariadicOfVariadic operand definition of number i.
// It is empty where the attribute with the sizes does not have it.
func (op *Operation) NestedSegment(i, inner int) (from, to int) {
	from, end := op.OperandSegment(i)
	if from == end {
		return from, from
	}
	sizes, ok := op.Attr(op.def.Operands[i].SegmentAttr).(*DenseArrayAttr)
	if !ok || inner >= sizes.Len() {
		return from, from
	}
	from += int(sizes.sumOf(inner))
	to = from + int(sizes.Int(inner))
	return min(max(from, 0), end), min(max(to, from, 0), end)
}
