package ir

// A FoldResult is what folding found out about a result of an operation: that it
// is a value there already is, or a constant. One of the two is set.
type FoldResult struct {
	Value *Value
	Attr  Attribute
}

// Fold tries to find the results of an operation without executing it, from what
// its operands are. It asks FoldInterface and then what the traits say (Commutative,
// Idempotent, Involution). If ok, there is a FoldResult for each result, or none at
// all: then the operation was changed in place. The IR is not changed otherwise.
//
// The model is MLIR's Operation::fold.
func (op *Operation) Fold() (results []FoldResult, ok bool) {
	constants := make([]Attribute, len(op.operands))
	for i := range op.operands {
		constants[i] = ConstantOf(op.operands[i].value)
	}
	if f, has := FoldInterface.Of(op); has {
		results, ok = f.Fold(constants)
		if ok && len(results) > 0 && !op.foldsToItself(results) {
			return results, true
		}
		ok = ok && len(results) == 0
	}
	if results, folded := op.foldTraits(constants); folded {
		return results, true
	}
	return nil, ok
}

// foldsToItself reports whether a result of the operation was found to be what it is.
func (op *Operation) foldsToItself(results []FoldResult) bool {
	for i, r := range results {
		if r.Value == op.Result(i) {
			return true
		}
	}
	return false
}

// ConstantOf is the value of a result of an operation with the trait ConstantLike,
// nil of other values.
func ConstantOf(v *Value) Attribute {
	if v == nil || v.op == nil || v.op.def.Traits&ConstantLike == 0 {
		return nil
	}
	if f, has := FoldInterface.Of(v.op); has {
		if r, ok := f.Fold(nil); ok && len(r) == 1 {
			return r[0].Attr
		}
	}
	return nil
}

// ConstInt is the number that a value is known to be, if it is a constant of integer or
// index type with at most 64 bits: of an unsigned type as it is, else with its sign.
func ConstInt(v *Value) (n int64, ok bool) {
	if a, isInt := ConstantOf(v).(*IntegerAttr); isInt && a.Value().Width() <= 64 {
		return a.Int(), true
	}
	return 0, false
}

// ConstFloat is the number that a value is known to be, if it is a constant of a float
// type: rounded, if it needs more digits than a float64 has.
func ConstFloat(v *Value) (x float64, ok bool) {
	if a, isFloat := ConstantOf(v).(*FloatAttr); isFloat {
		x, _ = a.Value().Float64()
		return x, true
	}
	return 0, false
}

// foldTraits folds what every operation with a trait folds.
func (op *Operation) foldTraits(constants []Attribute) ([]FoldResult, bool) {
	if op.Has(Commutative) && op.constantsLast(constants) {
		return nil, true
	}
	if op.NumResults() != 1 {
		return nil, false
	}
	t := op.result.Type()
	switch n := len(op.operands); {
	case op.Has(Idempotent):
		// f(x, x) = x, and f(f(x)) = f(x).
		if n == 2 && op.Operand(0) == op.Operand(1) && op.Operand(0).Type() == t {
			return []FoldResult{{Value: op.Operand(0)}}, true
		}
		if n == 1 && op.isOfSameDef(op.Operand(0)) && op.Operand(0).Type() == t {
			return []FoldResult{{Value: op.Operand(0)}}, true
		}
	case op.Has(Involution) && n == 1 && op.isOfSameDef(op.Operand(0)):
		if v := op.Operand(0).op.Operand(0); v.Type() == t {
			return []FoldResult{{Value: v}}, true
		}
	}
	return nil, false
}

func (op *Operation) isOfSameDef(v *Value) bool {
	return v.op != nil && v.op.def == op.def && len(v.op.operands) > 0
}

// constantsLast puts operands that are constants behind the others, keeping the
// order otherwise, and reports whether that changed anything.
func (op *Operation) constantsLast(constants []Attribute) bool {
	if len(constants) < 2 {
		return false
	}
	seen, sorted := false, true
	for _, c := range constants {
		sorted = sorted && (c != nil || !seen)
		seen = seen || c != nil
	}
	if sorted {
		return false
	}
	values := make([]*Value, 0, len(constants))
	for _, constant := range []bool{false, true} {
		for i, c := range constants {
			if (c != nil) == constant {
				values = append(values, op.Operand(i))
			}
		}
	}
	for i, v := range values {
		op.SetOperand(i, v)
	}
	return true
}

// FoldToValue is the Fold of an operation with the trait ConstantLike whose first
// inherent attribute is its value.
func FoldToValue(op *Operation, _ []Attribute) ([]FoldResult, bool) {
	v := op.InherentAttr(0)
	return []FoldResult{{Attr: v}}, v != nil
}
