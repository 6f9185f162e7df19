package convert

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// A mapping records which values replace which, until the IR is changed accordingly. A
// replacement may be replaced itself. A replacement or a cast maps a single value; only
// a cast maps several values together.
type mapping struct {
	one  map[*ir.Value][]*ir.Value
	many map[*ir.Value][]several // by the first of the values
	to   map[*ir.Value]struct{}  // everything that ever stood for something
}

type several struct{ from, to []*ir.Value }

func newMapping() mapping {
	return mapping{map[*ir.Value][]*ir.Value{}, map[*ir.Value][]several{}, map[*ir.Value]struct{}{}}
}

// clear removes everything.
func (m *mapping) clear() {
	clear(m.one)
	clear(m.many)
	clear(m.to)
}

func (m *mapping) set(from, to []*ir.Value) {
	for _, v := range to {
		m.to[v] = struct{}{}
	}
	if len(from) == 1 {
		m.one[from[0]] = to
		return
	}
	m.unset(from)
	m.many[from[0]] = append(m.many[from[0]], several{from, to})
}

func (m *mapping) unset(from []*ir.Value) {
	if len(from) == 1 {
		delete(m.one, from[0])
		return
	}
	m.many[from[0]] = slices.DeleteFunc(m.many[from[0]], func(s several) bool { return slices.Equal(s.from, from) })
}

// leadsTo reports whether a value is in the end replaced by one of those that are to
// replace it. That is possible where values are used before they are defined.
func (d *driver) leadsTo(v *ir.Value, from []*ir.Value) bool {
	if _, stands := d.mapping.to[v]; !stands {
		return slices.Contains(from, v)
	}
	for vs := from; len(vs) > 0; vs = d.next(vs) {
		if slices.Contains(vs, v) {
			return true
		}
	}
	return false
}

// next returns what replaces values: each separately, or else all together. It is nil
// if nothing does.
func (d *driver) next(vs []*ir.Value) []*ir.Value {
	one, all := d.mapping.single, d.mapping.together
	if d.cfg.NoRollback {
		one, all = func(v *ir.Value) []*ir.Value { return d.before([]*ir.Value{v}) }, d.before
	}
	if len(vs) == 1 {
		return one(vs[0])
	}
	var out []*ir.Value
	for i, v := range vs {
		to := one(v)
		if len(to) == 0 {
			if out != nil {
				out = append(out, v)
			}
			continue
		}
		if out == nil {
			out = append(make([]*ir.Value, 0, len(vs)), vs[:i]...)
		}
		out = append(out, to...)
	}
	if out != nil {
		return out
	}
	return all(vs)
}

func (m *mapping) single(v *ir.Value) []*ir.Value { return m.one[v] }

func (m *mapping) together(vs []*ir.Value) []*ir.Value {
	for _, s := range m.many[vs[0]] {
		if slices.Equal(s.from, vs) {
			return s.to
		}
	}
	return nil
}

// lookup follows the replacements of a value and returns the last ones with the given
// types, which may be the value itself. It returns nil if none has them.
func (d *driver) lookup(v *ir.Value, types []ir.Type) (found []*ir.Value) {
	for vs := []*ir.Value{v}; len(vs) > 0; vs = d.next(vs) {
		if ir.HaveTypes(vs, types) {
			found = vs
		}
	}
	return found
}

// latest follows the replacements of a value to the end. Unless withCasts is set, it
// leaves out casts that only change types.
func (d *driver) latest(v *ir.Value, withCasts bool) (found []*ir.Value) {
	found = []*ir.Value{v}
	for vs := []*ir.Value{v}; len(vs) > 0; vs = d.next(vs) {
		if withCasts || !d.isCast(vs) {
			found = vs
		}
	}
	return found
}

// isCast reports whether values are the results of one cast that only changes types.
func (d *driver) isCast(vs []*ir.Value) bool {
	op := vs[0].DefiningOp()
	for _, v := range vs {
		if op == nil || v.DefiningOp() != op {
			return false
		}
	}
	c := d.casts[op]
	return c != nil && c.pure
}
