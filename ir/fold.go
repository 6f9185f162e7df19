package ir

import "github.com/gomlir/gomlir/num"

// A FoldResult is what folding found out about a result of an operation: it equals an
// existing value, or it is a constant. One of the two is set.
type FoldResult struct {
	Value *Value
	Attr  Attribute
}

// Fold tries to find the results of an operation from its operands, without executing
// it. It asks FoldInterface and then applies the traits (Commutative, Idempotent,
// Involution). If ok, Fold returns a FoldResult for each result. If it returns an empty
// list instead, it changed the operation in place. Otherwise the IR is unchanged.
//
// The model is MLIR's Operation::fold.
func (op *Operation) Fold() (results []FoldResult, ok bool) {
	if !op.CanFold() {
		return nil, false
	}
	constants := make([]Attribute, len(op.operands))
	for i := range op.operands {
		constants[i] = ConstantOf(op.operands[i].value)
	}
	return op.FoldWith(constants)
}

// FoldFully is Fold, again and again while it changes the operation in place.
func (op *Operation) FoldFully() (results []FoldResult, ok bool) {
	results, ok = op.Fold()
	for more := ok; more && len(results) == 0; {
		results, more = op.Fold()
	}
	return results, ok
}

// CanFold reports whether there are operands for which the operation could fold: whether
// it has FoldInterface or a trait that folds.
func (op *Operation) CanFold() bool {
	return op.def.Traits&(Commutative|Idempotent|Involution) != 0 || FoldInterface.Has(op.Context(), op.def)
}

// FoldWith is Fold with what is known of the operands: constants[i] is the value of
// operand i, nil if that is unknown. It is for who knows more than that an operand is
// defined by a constant.
func (op *Operation) FoldWith(constants []Attribute) (results []FoldResult, ok bool) {
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

// foldsToItself reports whether folding returned the operation's own result.
func (op *Operation) foldsToItself(results []FoldResult) bool {
	for i, r := range results {
		if r.Value == op.Result(i) {
			return true
		}
	}
	return false
}

// ConstantOf returns the constant that defines a value: that of an operation with the
// trait ConstantLike. It returns nil for other values.
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

// ConstBits returns the bits of the number that a constant value is, or that each of its
// elements is. ok is false for other values.
func ConstBits(v *Value) (bits num.Int, ok bool) {
	switch c := ConstantOf(v).(type) {
	case *IntegerAttr:
		return c.Value(), true
	case *FloatAttr:
		return c.Value().Int(), true
	case *DenseElementsAttr:
		if c.IsSplat() && c.Len() > 0 {
			return c.Bits(0), true
		}
	}
	return bits, false
}

// ConstInt returns the number of a constant value of integer or index type with at most
// 64 bits. It sign-extends the number unless the type is unsigned.
func ConstInt(v *Value) (n int64, ok bool) {
	if a, isInt := ConstantOf(v).(*IntegerAttr); isInt && a.Value().Width() <= 64 {
		return a.Int(), true
	}
	return 0, false
}

// ConstFloat returns the number of a constant value of a float type, rounded to a
// float64.
func ConstFloat(v *Value) (x float64, ok bool) {
	if a, isFloat := ConstantOf(v).(*FloatAttr); isFloat {
		x, _ = a.Value().Float64()
		return x, true
	}
	return 0, false
}

// foldTraits folds an operation by its traits.
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

// constantsLast moves constant operands behind the others, keeping the order otherwise.
// It reports whether that changed anything.
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
