package convert

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A Rewriter changes the IR in a conversion. What it is asked for can be undone, and
// part of it is put off until the conversion has succeeded: an operation that was
// replaced stays where it is, with its uses, and so do the arguments of a block that
// was converted. Patterns see what stands for an operand in what they are given, and
// ask Value for other values.
type Rewriter struct {
	*rewrite.Rewriter
	d *driver
}

// Types is the type converter of the pattern that runs, nil if it has none.
func (r *Rewriter) Types() *TypeConverter { return r.d.types }

// Value returns the value that stands for another, of the type that the pattern's
// type converter makes of its. It is nil if the type cannot be converted, or not to
// one type.
func (r *Rewriter) Value(v *ir.Value) *ir.Value {
	lists, ok := r.Values(v)
	if !ok || len(lists[0]) != 1 {
		return nil
	}
	return lists[0][0]
}

// Values returns the values that stand for each of others, of the types that the
// pattern's type converter makes of theirs. ok is false if it cannot convert one.
func (r *Rewriter) Values(vs ...*ir.Value) (lists [][]*ir.Value, ok bool) {
	return r.d.remap(nil, (*ir.Value).Loc, vs)
}

// ConvertRegion converts the arguments of all blocks of a region; those of its entry
// to a signature, if that is not nil. It returns the new entry, nil if the region is
// empty. ok is false if a type cannot be converted; the pattern must not match then.
func (r *Rewriter) ConvertRegion(region *ir.Region, types *TypeConverter, entry *Signature) (*ir.Block, bool) {
	defer r.At(r.Point())
	return r.d.convertRegion(region, types, entry)
}

// ConvertBlock converts the arguments of a block to a signature, and returns the
// block that is in its place now. Materializations are those of types, which may be
// nil.
func (r *Rewriter) ConvertBlock(b *ir.Block, s *Signature, types *TypeConverter) *ir.Block {
	defer r.At(r.Point())
	return r.d.convertBlock(b, s, types)
}

// Legalize converts an operation and all in it right away, instead of when their turn
// comes. It returns false if it cannot.
func (r *Rewriter) Legalize(op *ir.Operation) bool {
	return r.d.legalizeAll([]*ir.Operation{op}, true)
}

// LegalizeRegion converts the entry block and the operations of a region right away.
// It returns false if it cannot.
func (r *Rewriter) LegalizeRegion(region *ir.Region) bool {
	if region.Empty() {
		return true
	}
	var ops []*ir.Operation
	for b := range region.Blocks() {
		for op := range b.Ops() {
			ops = append(ops, op)
		}
	}
	if types := r.d.types; types != nil {
		s := types.ConvertBlock(region.First())
		if s == nil {
			return false
		}
		r.ConvertBlock(region.First(), s, types)
	}
	return r.d.legalizeAll(ops, true)
}
