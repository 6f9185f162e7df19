package convert

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// CastName is the operation that stands for a conversion of values until it is
// materialized.
const CastName = "builtin.unrealized_conversion_cast"

// pureCast is an attribute that casts have during the conversion if they do nothing but
// change types. Diagnostics may show it.
const pureCast = "__pure_type_conversion__"

// A cast is an operation that the conversion inserted between values of different
// types: where a pattern, or an operation that stays, needs other types than the values
// have.
type cast struct {
	op       *ir.Operation
	stands   []*ir.Value // the values whose conversions the results are
	types    *TypeConverter
	toTarget bool    // to types that a pattern wants; else to those of old
	original ir.Type // with toTarget: the type of the value it all began with
	pure     bool    // it does nothing but change types
}

// A place is a location. If loc is nil, it is that of the position.
type place struct {
	loc ir.Location
	pos source.Pos
}

func placeOfOp(op *ir.Operation) (p place) {
	p.loc, p.pos = op.LocOrPos()
	return p
}

func placeOf(v *ir.Value) (p place) {
	p.loc, p.pos = v.LocOrPos()
	return p
}

// cast inserts a cast at a point. If stands is not empty, the results are mapped as the
// conversions of the values in stands.
func (d *driver) cast(c cast, at ir.InsertPoint, loc place, stands, in []*ir.Value, to []ir.Type) []*ir.Value {
	op := ir.NewOperation(&ir.OperationState{Context: d.rw.Context(), Def: d.castDef, Loc: loc.loc, Pos: loc.pos, Operands: in, Results: to})
	at.Block.InsertBefore(at.Before, op)
	if d.cfg.MarkCasts {
		kind := "source"
		if c.toTarget {
			kind = "target"
		}
		op.SetAttr("__kind__", ir.NewStringAttr(op.Context(), kind))
	}
	if c.pure {
		op.SetAttr(pureCast, ir.NewUnitAttr(op.Context()))
	}
	c.op, c.stands = op, stands
	d.casts[op] = &c
	d.castOrder = append(d.castOrder, &c)
	out := make([]*ir.Value, len(to))
	for i := range to {
		out[i] = op.Result(i)
	}
	if d.cfg.NoRollback {
		d.fresh = append(d.fresh, op)
		return out
	}
	if len(stands) > 0 {
		d.mapping.set(stands, out)
	}
	d.log(entry{kind: castMade, op: op})
	return out
}

// remap returns the values that replace others, with the types that the current type
// converter converts theirs to. ok is false if it cannot convert a type.
func (d *driver) remap(op *ir.Operation, loc func(v *ir.Value) place, values []*ir.Value) (remapped [][]*ir.Value, ok bool) {
	remapped = make([][]*ir.Value, len(values))
	for i, v := range values {
		if d.types == nil {
			remapped[i] = d.latest(v, false)
			continue
		}
		types, ok := d.types.ConvertValue(v)
		if !ok {
			if d.cfg.NoMatch != nil {
				d.cfg.NoMatch(op, "unable to convert type "+v.Type().String())
			}
			return nil, false
		}
		if len(types) == 0 {
			continue
		}
		if remapped[i] = d.lookup(v, types); remapped[i] != nil {
			continue
		}
		now := d.latest(v, false)
		remapped[i] = d.cast(cast{types: d.types, toTarget: true, original: v.Type(), pure: true},
			d.pointAfter(now), loc(v), now, now, types)
	}
	return remapped, true
}

// replacement returns a value of the same type for one that is replaced. If no value has
// that type, it inserts a cast. It returns nil if nothing needs the value.
func (d *driver) replacement(v *ir.Value, types *TypeConverter) *ir.Value {
	if vs := d.lookup(v, []ir.Type{v.Type()}); vs != nil && vs[0] != v {
		return vs[0]
	}
	if d.isUnused(v) {
		return nil
	}
	now := d.latest(v, true)
	if len(now) == 1 && now[0] == v {
		now = nil
	}
	at := d.pointAfter([]*ir.Value{v})
	if now != nil {
		at = d.pointAfter(now)
	}
	return d.cast(cast{types: types, pure: now != nil}, at, placeOf(v), now, now, []ir.Type{v.Type()})[0]
}

// isUnused reports whether only operations that will be erased use a value.
func (d *driver) isUnused(v *ir.Value) bool {
	for u := range v.Uses() {
		if !d.replaced.has(u.Owner()) {
			return false
		}
	}
	_, stands := d.mapping.to[v]
	return !stands
}

// pointAfter returns the first point at which all of some values are defined.
func (d *driver) pointAfter(vs []*ir.Value) ir.InsertPoint {
	at := afterDef(vs[0])
	for _, v := range vs[1:] {
		if next := afterDef(v); isBefore(at, next) {
			at = next
		}
	}
	return at
}

func afterDef(v *ir.Value) ir.InsertPoint {
	b := v.ParentBlock()
	if op := v.DefiningOp(); op != nil {
		return ir.InsertPoint{Block: b, Before: op.Next()}
	}
	return ir.InsertPoint{Block: b, Before: b.First()}
}

// isBefore reports whether what is defined before point p is defined at q, too.
func isBefore(p, q ir.InsertPoint) bool {
	for q.Block.Region() != p.Block.Region() {
		op := q.Block.ParentOp()
		if op == nil || op.Block() == nil {
			return false
		}
		q = ir.InsertPoint{Block: op.Block(), Before: op}
	}
	if p.Block != q.Block {
		return dominates(p.Block, q.Block)
	}
	return q.Before == nil || p.Before != nil && (p.Before == q.Before || p.Before.IsBeforeInBlock(q.Before))
}

// dominates reports whether every path from the entry of a region to b goes through a.
func dominates(a, b *ir.Block) bool {
	entry := a.Region().First()
	if a == entry {
		return true
	}
	seen := map[*ir.Block]bool{entry: true, a: true}
	work := []*ir.Block{entry}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if at == b {
			return false
		}
		for _, s := range at.Successors() {
			if !seen[s.Block()] {
				seen[s.Block()] = true
				work = append(work, s.Block())
			}
		}
	}
	return true
}

// convertRegion converts the arguments of all blocks of a region, those of the entry by
// the signature entry if it is not nil. It returns the new entry, nil if the region is
// empty. The second result is false if a type cannot be converted.
func (d *driver) convertRegion(r *ir.Region, types *TypeConverter, entry *Signature) (*ir.Block, bool) {
	if r.Empty() {
		return nil, true
	}
	var others []*ir.Block
	for b := r.First().Next(); b != nil; b = b.Next() {
		others = append(others, b)
	}
	for _, b := range others {
		s := types.ConvertBlock(b)
		if s == nil {
			return nil, false
		}
		d.convertBlock(b, s, types)
	}
	if entry == nil {
		if entry = types.ConvertBlock(r.First()); entry == nil {
			return nil, false
		}
	}
	return d.convertBlock(r.First(), entry, types), true
}

// convertBlock moves all operations of a block to a new block in its place, whose
// arguments are those of a signature. If the arguments stay the same, it returns the
// block itself.
func (d *driver) convertBlock(b *ir.Block, s *Signature, types *TypeConverter) *ir.Block {
	if ir.HaveTypes(b.Args().Values(), s.types) {
		return b
	}
	fresh := ir.NewBlock()
	for _, t := range s.types {
		fresh.AddArgument(t, nil)
	}
	for i, in := range s.inputs {
		for j := range in.n {
			fresh.Arg(in.first + j).SetLocOf(b.Arg(i))
		}
	}
	fresh.SetPos(b.Pos())
	b.Region().InsertBefore(b.Next(), fresh)
	d.BlockInserted(fresh)
	d.Inline(b, ir.InsertPoint{Block: fresh})
	b.ReplaceAllUsesWith(fresh)
	for i, old := range b.Args().All() {
		switch in := s.inputs[i]; {
		case !in.known:
			out := d.cast(cast{types: types}, ir.InsertPoint{Block: fresh, Before: fresh.First()}, placeOf(old), nil, nil, []ir.Type{old.Type()})
			d.replaceValue(old, out, types, nil)
		case in.n == 0:
			d.replaceValue(old, in.values, types, nil)
		default:
			d.replaceValue(old, fresh.Args().Slice(in.first, in.first+in.n).Values(), types, nil)
		}
	}
	if !d.cfg.NoRollback {
		d.log(entry{kind: blockConverted, block: b, more: &more{before: fresh}})
	}
	d.EraseBlock(b)
	return fresh
}
