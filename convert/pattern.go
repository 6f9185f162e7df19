package convert

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A Pattern converts operations of one name where it matches. It has no state, so any
// number of goroutines may use it.
type Pattern struct {
	// Name identifies the pattern in lists and messages.
	Name string
	// Root is the name of the operations that the pattern applies to, "" for any.
	Root string
	// Benefit ranks patterns: of those that lead to legal operations in equally many
	// steps, one with a larger benefit is tried first. Zero stands for 1.
	Benefit int
	// Generates lists the names of the operations that the pattern creates. A pattern
	// is never tried if no pattern can make one of them legal. An empty list stands for
	// legal operations.
	Generates []string
	// OfInterface says that the pattern is there for all operations with an interface, of which
	// Root is one. It is tried before the other patterns for Root.
	OfInterface bool
	// Bounded says that the pattern may be applied to operations that it has created
	// itself.
	Bounded bool
	// Types converts the types of the operands. Nil keeps them.
	Types *TypeConverter
	// Convert changes op and returns true, or returns false; its changes are then
	// undone. in has the conversions of each operand, with the types that Types
	// converts the operand's type to. Convert makes all changes through the rewriter.
	// The rewriter's insertion point is before op, and its location is that of op.
	Convert func(op *ir.Operation, in [][]*ir.Value, r *Rewriter) bool

	direct bool // made by FromRewrite: takes no converted operands
}

// On returns a pattern for the operations that a function takes, by their typed view
// and their adaptor, which has the converted operands. It matches if exactly one value
// stands for each operand:
//
//	convert.On(types, func(op arith.AddIOp, in arith.AddIAdaptor[*ir.Value], r *convert.Rewriter) bool {
//		r.ReplaceBy(op.Op(), llvm.NewAdd(r.Builder, in.Lhs(), in.Rhs()).Op())
//		return true
//	})
func On[V ir.OpView, A ir.AdaptorOf[V, *ir.Value]](types *TypeConverter, f func(op V, in A, r *Rewriter) bool) Pattern {
	return pattern(types, func(op V, lists [][]*ir.Value, r *Rewriter) bool {
		in, ok := OneToOne(lists)
		if !ok {
			return r.NoMatch(op.Op(), "pattern does not support 1:N conversion")
		}
		return f(op, ir.NewAdaptor[V, A](op, in), r)
	})
}

// OnMany is On with any number of values for each operand.
func OnMany[V ir.OpView, A ir.AdaptorOf[V, []*ir.Value]](types *TypeConverter, f func(op V, in A, r *Rewriter) bool) Pattern {
	return pattern(types, func(op V, lists [][]*ir.Value, r *Rewriter) bool {
		return f(op, ir.NewAdaptor[V, A](op, lists), r)
	})
}

func pattern[V ir.OpView](types *TypeConverter, f func(op V, in [][]*ir.Value, r *Rewriter) bool) Pattern {
	var view V
	name := view.Def().Name
	return Pattern{Name: name, Root: name, Types: types, Convert: func(op *ir.Operation, in [][]*ir.Value, r *Rewriter) bool {
		v, ok := ir.As[V](op)
		return ok && f(v, in, r)
	}}
}

// OneToOne returns the values of lists that have one value each. ok is false if a list
// does not have exactly one value.
func OneToOne(lists [][]*ir.Value) (values []*ir.Value, ok bool) {
	values = make([]*ir.Value, len(lists))
	for i, list := range lists {
		if len(list) != 1 {
			return nil, false
		}
		values[i] = list[0]
	}
	return values, true
}

// FromRewrite returns a pattern of package rewrite as a pattern of a conversion. It sees
// the operands before their conversion.
func FromRewrite(p rewrite.Pattern) Pattern {
	return Pattern{Name: p.Name, Root: p.Root, Benefit: p.Benefit, Generates: p.Generates, direct: true,
		Convert: func(op *ir.Operation, _ [][]*ir.Value, r *Rewriter) bool {
			return (p.Interface == nil || p.Interface.Has(op.Context(), op.Def())) && p.Rewrite(op, r.Rewriter)
		}}
}

func (p *Pattern) benefit() int {
	if p.Benefit == 0 {
		return 1
	}
	return p.Benefit
}
