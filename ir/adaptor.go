package ir

// An Adaptor has what stands for the operands of an operation while it is converted
// to others: T is *Value where exactly one value stands for each operand, and
// []*Value where any number may. A dialect has one for each of its operations,
//
//	type AddIAdaptor[T any] struct{ ir.Adaptor[T] }
//
// with a method for each operand. This is MLIR's OpAdaptor.
type Adaptor[T any] struct {
	op     *Operation
	values []T
}

// AdaptorOf is the constraint to be an adaptor for the operations of a view.
type AdaptorOf[V OpView, T any] interface {
	~struct{ Adaptor[T] }
	// For tells the compiler which view the adaptor is for. It does nothing.
	For(V)
}

// NewAdaptor returns the adaptor for an operation, with what stands for each of its
// operands. It keeps the slice.
func NewAdaptor[V OpView, A AdaptorOf[V, T], T any](op V, values []T) A {
	return A(struct{ Adaptor[T] }{Adaptor[T]{op.Op(), values}})
}

// At is what stands for the operand of a number.
func (a Adaptor[T]) At(i int) T { return a.values[i] }

// Values is what stands for all operands, in order. The slice must not be modified.
func (a Adaptor[T]) Values() []T { return a.values }

// Segment is what stands for the operands of the operand definition of a number. The
// slice must not be modified.
func (a Adaptor[T]) Segment(i int) []T {
	from, to := a.op.OperandSegment(i)
	return a.values[from:to]
}

// Optional is what stands for the operand of the operand definition of a number, the
// zero T if it is absent.
func (a Adaptor[T]) Optional(i int) (v T) {
	if s := a.Segment(i); len(s) > 0 {
		return s[0]
	}
	return v
}

// Lists is what stands for the operands of the operand definition of a number, which
// is a list of lists. The slices must not be modified.
func (a Adaptor[T]) Lists(i int) [][]T {
	sizes, rest := a.op.innerSegments(i), a.Segment(i)
	lists := make([][]T, sizes.Len())
	for j := range lists {
		n := min(max(int(sizes.Int(j)), 0), len(rest))
		lists[j], rest = rest[:n], rest[n:]
	}
	return lists
}
