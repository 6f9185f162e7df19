package valuebounds

import "github.com/gomlir/gomlir/ir"

// ValueBoundsOpInterface is upstream's interface of this name.
//
// Operations without it that implement [ir.DestinationStyleOpInterface] have results of the sizes of what they
// change.
var ValueBoundsOpInterface = ir.NewOpInterface[ValueBoundsOp]("ValueBoundsOpInterface")

// A ValueBoundsOp knows bounds of its results, or of the arguments of the entry blocks of its regions.
type ValueBoundsOp interface {
	ir.Op
	// PopulateBounds tells a set what the operation knows of a variable. The variable is of a result or of an
	// argument of a region: a value of type index, or a dimension whose size the type does not have. The
	// operation is valid.
	PopulateBounds(v Variable, s *ConstraintSet)
}

// A Variable is a number in a program: a value of type index, or the size of a dimension of a value of
// a shaped type. Make it with [Index] or [Dim].
type Variable struct {
	Value *ir.Value
	// Dim is the number of the dimension, [NoDim] for the value itself.
	Dim int
}

// NoDim is the dimension of a [Variable] that is a value of type index.
const NoDim = -1

// Index returns the variable that is a value of type index.
func Index(v *ir.Value) Variable { return Variable{v, NoDim} }

// Dim returns the variable that is the size of a dimension.
func Dim(v *ir.Value, dim int) Variable { return Variable{v, dim} }

// Of returns the same of another value: the value, or its dimension.
func (v Variable) Of(other *ir.Value) Variable { return Variable{other, v.Dim} }

// Constant returns the value of a variable that is a constant or a size in the type.
func (v Variable) Constant() (n int64, ok bool) {
	if v.Dim == NoDim {
		return ir.ConstInt(v.Value)
	}
	t, ok := v.Value.Type().(ir.ShapedType)
	if !ok || !t.HasRank() || v.Dim >= len(t.Shape()) || t.Shape()[v.Dim] == ir.DynamicSize {
		return 0, false
	}
	return t.Shape()[v.Dim], true
}

// owner returns the operation that knows what a variable is.
func (v Variable) owner() *ir.Operation {
	if op := v.Value.DefiningOp(); op != nil {
		return op
	}
	if b := v.Value.Owner(); b != nil {
		return b.ParentOp()
	}
	return nil
}
