package convert

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A Pattern converts operations of one name, if it can. It has no state, so it may
// be used by any number of goroutines.
type Pattern struct {
	// Name tells the pattern from others where people look for it.
	Name string
	// Root is the name of the operations that the pattern is for, "" if it is for
	// all.
	Root string
	// Benefit is how much better than others the pattern is; zero stands for 1.
	Benefit int
	// Generates are the names of the operations that the pattern makes. A pattern
	// that makes what can be made legal by no pattern is never tried. Empty: it
	// makes what is legal.
	Generates []string
	// Bounded says that the pattern may be applied to what it has made itself.
	Bounded bool
	// Types converts the types of the operands. Nil leaves them as they are.
	Types *TypeConverter
	// Convert changes the operation and returns true, or returns false; what it has
	// done until then is undone. in has the values that stand for each operand now,
	// of the types that Types makes of the operand's. It makes changes through the
	// rewriter only, whose insertion point is before op and whose location is that
	// of op.
	Convert func(op *ir.Operation, in [][]*ir.Value, r *Rewriter) bool

	plain bool
}

// On returns a pattern for the operations of a definition, which sees them as what
// they are. It matches if there is exactly one value for each operand:
//
//	convert.On(ub.Poison, types, func(op ub.PoisonOp, in []*ir.Value, r *convert.Rewriter) bool { … })
func On[V ir.Op](def *ir.OpDef, types *TypeConverter, f func(op V, in []*ir.Value, r *Rewriter) bool) Pattern {
	return OnMany(def, types, func(op V, lists [][]*ir.Value, r *Rewriter) bool {
		in, ok := One(lists)
		if !ok {
			return r.NoMatch(op.Op(), "pattern does not support 1:N conversion")
		}
		return f(op, in, r)
	})
}

// One returns the values of lists that have one each; ok is false if not all do.
func One(lists [][]*ir.Value) (values []*ir.Value, ok bool) {
	values = make([]*ir.Value, len(lists))
	for i, list := range lists {
		if len(list) != 1 {
			return nil, false
		}
		values[i] = list[0]
	}
	return values, true
}

// OnMany is On with any number of values for each operand.
func OnMany[V ir.Op](def *ir.OpDef, types *TypeConverter, f func(op V, in [][]*ir.Value, r *Rewriter) bool) Pattern {
	return Pattern{Name: def.Name, Root: def.Name, Types: types, Convert: func(op *ir.Operation, in [][]*ir.Value, r *Rewriter) bool {
		v, ok := op.View().(V)
		return ok && f(v, in, r)
	}}
}

// Plain returns a pattern of package rewrite as one of a conversion. It sees the
// operands as they were.
func Plain(p rewrite.Pattern) Pattern {
	return Pattern{Name: p.Name, Root: p.Root, Benefit: p.Benefit, Generates: p.Generates, plain: true,
		Convert: func(op *ir.Operation, _ [][]*ir.Value, r *Rewriter) bool { return p.Rewrite(op, r.Rewriter) }}
}

func (p *Pattern) benefit() int {
	if p.Benefit == 0 {
		return 1
	}
	return p.Benefit
}
