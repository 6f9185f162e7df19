package ir

import "github.com/gomlir/gomlir/diag"

// The interfaces of operations that the core asks. Each has the name of MLIR's, and
// the operations of any dialect may implement it: see [OpInterface].
var (
	BranchOpInterface   = NewOpInterface[BranchOp]("BranchOpInterface")
	CallOpInterface     = NewOpInterface[CallOp]("CallOpInterface")
	CallableOpInterface = NewOpInterface[CallableOp]("CallableOpInterface")
	FunctionOpInterface = NewOpInterface[FunctionOp]("FunctionOpInterface")
	SymbolOpInterface   = NewOpInterface[SymbolOp]("SymbolOpInterface")
	SymbolUserInterface = NewOpInterface[SymbolUserOp]("SymbolUserOpInterface")
	// SymbolUserAttrInterface is asked about the discardable attributes of operations
	// themselves, not about attributes in them.
	SymbolUserAttrInterface = NewAttrInterface[SymbolUserAttr]("SymbolUserAttrInterface")
	InferTypeOpInterface    = NewOpInterface[InferTypeOp]("InferTypeOpInterface")
	// ResultTypesInterface is for operations whose results may have other types than
	// the inferred ones.
	ResultTypesInterface = NewOpInterface[ResultTypesOp]("ResultTypesOpInterface")
	// VerifyInterface, VerifyRegionsInterface and FoldInterface are what MLIR's
	// operations have as methods verify, verifyRegions and fold.
	VerifyInterface        = NewOpInterface[VerifyOp]("VerifyOpInterface")
	VerifyRegionsInterface = NewOpInterface[VerifyRegionsOp]("VerifyRegionsOpInterface")
	FoldInterface          = NewOpInterface[FoldOp]("FoldOpInterface")
	// OutsideFoldInterface is for operations whose folder looks up a symbol. Upstream has
	// nothing like it.
	OutsideFoldInterface = NewOpInterface[OutsideFoldOp]("OutsideFoldOpInterface")
)

// An OutsideFoldOp says whether its folder will look outside of the function, where others may
// be changing something at the same time. Who folds it then waits.
type OutsideFoldOp interface {
	FoldLooksOutside() bool
}

// A VerifyOp checks what its definition does not say. The check runs when the
// structure and the constraints hold, and returns nil if there is nothing wrong.
type VerifyOp interface {
	Verify() *diag.Diagnostic
}

// A VerifyRegionsOp checks what depends on the operations in its regions. The check
// runs after these are verified.
type VerifyRegionsOp interface {
	VerifyRegions() *diag.Diagnostic
}

// A SymbolUserOp checks its references to symbols: MLIR's SymbolUserOpInterface.
// The check may run at the same time as that of other operations and must only
// read.
type SymbolUserOp interface {
	VerifySymbolUses(symbols *SymbolTables) *diag.Diagnostic
}

// A SymbolUserAttr checks its references to symbols, where it is a discardable attribute of
// an operation: MLIR's SymbolUserAttrInterface. See [SymbolUserOp].
type SymbolUserAttr interface {
	VerifySymbolUses(op *Operation, symbols *SymbolTables) *diag.Diagnostic
}

// An InferTypeOp computes its result types from everything else in the state that
// it is made from: MLIR's InferTypeOpInterface. The method does not look at the
// receiver, because there is no operation yet.
type InferTypeOp interface {
	InferResults(st *OperationState) ([]Type, *diag.Diagnostic)
}

// A ResultTypesOp reports whether the operation may have results of other types
// than the inferred ones. Without it, it may not. The method does not look at the
// receiver.
type ResultTypesOp interface {
	CompatibleResults(inferred, actual []Type) bool
}

// A FoldOp finds its results from what its operands are: constants[i], valid during the
// call, is the value
// of operand i if that is a constant, nil otherwise. [Operation.Fold] says what the
// results mean. An operation with the trait ConstantLike folds to its value, with
// constants nil. The slice is valid during the call.
type FoldOp interface {
	Fold(constants []Attribute) (results []FoldResult, ok bool)
}

// A BranchOp (trait BranchLike, to ask in a hot loop) is a terminator that gives values to the blocks
// that it goes to: MLIR's BranchOpInterface.
type BranchOp interface {
	Op
	// SuccessorOperands returns the values that the arguments of successor i get.
	SuccessorOperands(i int) SuccessorOperands
}

// SuccessorOperands are the values that a terminator gives to the arguments of
// one of its successors: first Produced ones that it makes itself, then its
// operands from number From up to but not including To. These are numbers, because
// who asks often goes from an operand to the argument, or sets the operand.
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
	// SetCallTarget makes the operation call something else of the same kind: another
	// symbol if it calls a symbol, another value if it calls a value. The other
	// argument is nil.
	SetCallTarget(symbol *SymbolRefAttr, value *Value)
	// CallArgs are the operands that are arguments of the call.
	CallArgs() ValueRange
}

// CalleeOf returns the operation that a call calls: the symbol of that name in the
// nearest symbol table that has it, or the operation that has the called value as its
// result. It is nil if absent. The operation need not be a [CallableOp].
func CalleeOf(call CallOp, symbols *SymbolTables) *Operation {
	symbol, value := call.CallTarget()
	switch {
	case symbol != nil:
		return symbols.LookupNearest(call.Op(), symbol)
	case value != nil:
		return value.DefiningOp()
	}
	return nil
}

// A CallableOp has a region that calls run: a function, or an operation whose result is
// one. This is MLIR's CallableOpInterface. Its attributes arg_attrs and res_attrs, if it
// has them, are as those of a [FunctionOp].
type CallableOp interface {
	Op
	// CallableRegion is the region that a call runs. It is nil if the body is not here,
	// as that of a function that is only declared.
	CallableRegion() *Region
	// CallableTypes are the types of the arguments and results, whether there is a
	// region or not. The slices must not be modified.
	CallableTypes() (args, results []Type)
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

// AttrsOfValue returns the dictionary that a function, callable or call has for its
// argument i (with the name ArgAttrs) or result i (with the name ResultAttrs). It is nil
// if absent.
func AttrsOfValue(op *Operation, name string, i int) *DictionaryAttr {
	if list, ok := op.Attr(name).(*ArrayAttr); ok && i < list.Len() {
		d, _ := list.Elems()[i].(*DictionaryAttr)
		return d
	}
	return nil
}

// A SymbolOp (trait Symbol) may be a declaration, in which case it may not be
// public.
type SymbolOp interface {
	Op
	// IsSymbolDeclaration reports whether the symbol is not defined here.
	IsSymbolDeclaration() bool
}

// NestedSegment returns the range of operands, from and up to but not including to, of
// number inner in the VariadicOfVariadic operand definition of number i. It is empty if
// the attribute with the sizes has no such element.
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
