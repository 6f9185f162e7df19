package intrange

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	ranges "github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// A reading is how numbers are kept when they are cut to fewer bits and made wider again:
// a set of the two readings.
type reading uint8

const (
	signed reading = 1 << iota
	unsignedReading
)

// fits returns the readings in which all numbers of a range fit a width, none if the width
// is not less than theirs.
func fits(r ranges.Range, width uint32) (list reading) {
	from := r.Smin().Width()
	if from <= width {
		return 0
	}
	if signBits(r.Smin()) > from-width && signBits(r.Smax()) > from-width {
		list |= signed
	}
	if r.Umin().ActiveBits() <= width && r.Umax().ActiveBits() <= width {
		list |= unsignedReading
	}
	return list
}

// narrowing returns the patterns that narrow to some widths.
func (f *facts) narrowing(widths []uint32) []rewrite.Pattern {
	n := &narrower{f, widths}
	return []rewrite.Pattern{
		{Name: "NarrowElementwise", Rewrite: n.elementwise},
		{Name: "NarrowCmpI", Root: arith.CmpI.Name, Rewrite: n.compare},
		{Name: "FoldIndexCastChain<IndexCastUIOp>", Root: arith.IndexCastUI.Name, Rewrite: n.castChain},
		{Name: "FoldIndexCastChain<IndexCastOp>", Root: arith.IndexCast.Name, Rewrite: n.castChain},
	}
}

type narrower struct {
	*facts
	widths []uint32
}

// known returns the ranges of values, and whether all are known.
func (n *narrower) known(vs ir.ValueRange, list []ranges.Range) ([]ranges.Range, bool) {
	for _, v := range vs.All() {
		r := n.ranges.At(v)
		if !r.Known() {
			return nil, false
		}
		list = append(list, r)
	}
	return list, true
}

// narrowed returns a type with integers of another width, nil if absent.
func narrowed(t ir.Type, width uint32) ir.Type {
	switch t.(type) {
	case *ir.VectorType, *ir.RankedTensorType, *ir.UnrankedTensorType, *ir.IntegerType, *ir.IndexType:
		return ir.WithElement(t, ir.NewIntegerType(t.Context(), width, ir.Signless))
	}
	return nil
}

// cast makes a value have another type by a conversion that keeps the numbers in a
// reading. In both, the unsigned one is taken.
func cast(r *rewrite.Rewriter, v *ir.Value, t ir.Type, how reading) *ir.Value {
	if v.Type() == t {
		return v
	}
	from, to := ir.ElementOrSelf(v.Type()), ir.ElementOrSelf(t)
	_, fromIndex := from.(*ir.IndexType)
	_, toIndex := to.(*ir.IndexType)
	switch {
	case fromIndex || toIndex:
		if how == signed {
			return arith.NewIndexCast(r.Builder, t, v).Op().Result(0)
		}
		return arith.NewIndexCastUI(r.Builder, t, v).Op().Result(0)
	case ranges.Width(to) < ranges.Width(from):
		return arith.NewTruncI(r.Builder, t, v).Op().Result(0)
	case how == signed:
		return arith.NewExtSI(r.Builder, t, v).Op().Result(0)
	}
	return arith.NewExtUI(r.Builder, t, v).Op().Result(0)
}

// elementwise narrows an operation whose operands and results all have one type.
func (n *narrower) elementwise(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Has(ir.Elementwise) || op.NumResults() == 0 || op.NumOperands() == 0 {
		return false
	}
	all, ok := n.known(op.Operands(), nil)
	if !ok {
		return false
	}
	if all, ok = n.known(op.Results(), all); !ok {
		return false
	}
	t := op.Result(0).Type()
	other := func(u ir.Type) bool { return u != t }
	if slices.ContainsFunc(op.Results().Types(), other) || slices.ContainsFunc(op.Operands().Types(), other) {
		return false
	}
	for _, width := range n.widths {
		how := signed | unsignedReading
		for _, one := range all {
			how &= fits(one, width)
		}
		to := narrowed(t, width)
		if how == 0 || to == nil || to == t {
			continue
		}
		var mapping ir.IRMapping
		for i, v := range op.Operands().All() {
			kind := how
			if kind == signed && !all[i].Smin().SignBit() {
				kind = signed | unsignedReading
			}
			mapping.SetValue(v, cast(r, v, to, kind))
		}
		fresh := op.Clone(&mapping)
		for _, v := range fresh.Results().All() {
			v.SetType(to)
		}
		r.Insert(fresh)
		var values []*ir.Value
		for i, v := range fresh.Results().All() {
			back := cast(r, v, t, how)
			n.copy(op.Result(i), back)
			values = append(values, back)
		}
		r.Replace(op, values...)
		return true
	}
	return false
}

// compare narrows the operands of a comparison.
func (n *narrower) compare(op *ir.Operation, r *rewrite.Rewriter) bool {
	all, ok := n.known(op.Operands(), nil)
	if !ok {
		return false
	}
	t := op.Operand(0).Type()
	for _, width := range n.widths {
		left, right := fits(all[0], width), fits(all[1], width)
		to := narrowed(t, width)
		if left&right == 0 || to == nil || to == t {
			continue
		}
		var mapping ir.IRMapping
		mapping.SetValue(op.Operand(0), cast(r, op.Operand(0), to, left))
		mapping.SetValue(op.Operand(1), cast(r, op.Operand(1), to, right))
		fresh := op.Clone(&mapping)
		r.Insert(fresh)
		n.copy(op.Result(0), fresh.Result(0))
		r.Replace(op, fresh.Result(0))
		return true
	}
	return false
}

// castChain removes conversions to index and back.
func (n *narrower) castChain(op *ir.Operation, r *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefiningOp()
	if inner == nil || inner.Def() != op.Def() || inner.Operand(0).Type() != op.Result(0).Type() {
		return false
	}
	_, index := inner.Result(0).Type().(*ir.IndexType)
	t, integer := op.Result(0).Type().(*ir.IntegerType)
	if !index || !integer || !slices.Contains(n.widths, t.Width()) {
		return false
	}
	r.Replace(op, inner.Operand(0))
	return true
}

// signBits is the number of bits at the head of a number that are like its sign.
func signBits(x num.Int) uint32 {
	if x.SignBit() {
		x = x.Not()
	}
	return x.Width() - x.ActiveBits()
}
