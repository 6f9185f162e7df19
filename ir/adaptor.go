package ir

// An Adaptor holds the values that replace the operands of an operation while it is
// converted. T is *Value if exactly one value replaces each operand, and []*Value if
// any number may. A dialect has one for each of its operations,
//
//	type AddIAdaptor[T any] struct{ ir.Adaptor[T] }
//
// with a method for each operand. This is MLIR's OpAdaptor. Lists of values are slices
// here and no [ValueRange]: the values come from all over the program.
type Adaptor[T any] struct {
	op     *Operation
	values []T
}

// AdaptorOf is satisfied by the adaptors for the operations of a view.
type AdaptorOf[V OpView, T any] interface {
	~struct{ Adaptor[T] }
	// For tells the compiler which view the adaptor is for. It does nothing.
	For(V)
}

// NewAdaptor returns the adaptor for an operation, with the replacement of each
// operand. It keeps the slice.
func NewAdaptor[V OpView, A AdaptorOf[V, T], T any](op V, values []T) A {
	return A(struct{ Adaptor[T] }{Adaptor[T]{op.Op(), values}})
}

// At returns what stands for the operand i.
func (a Adaptor[T]) At(i int) T { return a.values[i] }

// Values returns the replacements of all operands, in order. The slice must not be
// modified.
func (a Adaptor[T]) Values() []T { return a.values }

// Segment returns the replacements of the operands that belong to one operand
// definition, given by its number. The slice must not be modified.
func (a Adaptor[T]) Segment(i int) []T {
	from, to := a.op.OperandSegment(i)
	return a.values[from:to]
}

// Optional returns the replacement of the operand that belongs to one operand
// definition, given by its number. It returns the zero T if the operand is absent.
func (a Adaptor[T]) Optional(i int) (v T) {
	if s := a.Segment(i); len(s) > 0 {
		return s[0]
	}
	return v
}

// Lists returns the replacements of the operands that belong to one operand definition,
// given by its number, which is a list of lists. The slices must not be modified.
func (a Adaptor[T]) Lists(i int) [][]T {
	sizes, rest := a.op.innerSegments(i), a.Segment(i)
	lists := make([][]T, sizes.Len())
	for j := range lists {
		n := min(max(int(sizes.Int(j)), 0), len(rest))
		lists[j], rest = rest[:n], rest[n:]
	}
	return lists
}
