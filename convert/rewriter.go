package convert

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A Rewriter changes the IR in a conversion. All changes can be undone, and some are
// put off until the conversion has succeeded: a replaced operation stays in place with
// its uses, and so do the arguments of a converted block. Patterns get the converted
// values of operands as arguments, and ask Value for those of other values.
type Rewriter struct {
	*rewrite.Rewriter
	d *driver
}

// Types returns the type converter of the running pattern, nil if it has none.
func (r *Rewriter) Types() *TypeConverter { return r.d.types }

// Value returns the conversion of a value: the value that replaces it, of the type that
// the pattern's type converter converts its type to. It is nil if the type does not
// convert to exactly one type.
func (r *Rewriter) Value(v *ir.Value) *ir.Value {
	lists, ok := r.Values(v)
	if !ok || len(lists[0]) != 1 {
		return nil
	}
	return lists[0][0]
}

// Values returns the conversions of values, each a list. ok is false if a type cannot
// be converted.
func (r *Rewriter) Values(vs ...*ir.Value) (lists [][]*ir.Value, ok bool) {
	return r.d.remap(nil, placeOf, vs)
}

// ConvertRegion converts the arguments of all blocks of a region, those of the entry by
// the signature entry if it is not nil. It returns the new entry, nil if the region is
// empty. ok is false if a type cannot be converted; the pattern must return false then.
func (r *Rewriter) ConvertRegion(region *ir.Region, types *TypeConverter, entry *Signature) (*ir.Block, bool) {
	defer r.At(r.Point())
	return r.d.convertRegion(region, types, entry)
}

// ConvertBlock converts the arguments of a block by a signature, and returns the block
// that takes its place. types, which may be nil, materializes values.
func (r *Rewriter) ConvertBlock(b *ir.Block, s *Signature, types *TypeConverter) *ir.Block {
	defer r.At(r.Point())
	return r.d.convertBlock(b, s, types)
}

// Legalize converts an operation and everything in it at once, instead of later. It
// returns false if that fails.
func (r *Rewriter) Legalize(op *ir.Operation) bool {
	return r.d.legalizeAll([]*ir.Operation{op}, true)
}

// LegalizeRegion converts the entry block and the operations of a region at once. It
// returns false if that fails.
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
