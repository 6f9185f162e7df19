package bytecode

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// entry is a type, an attribute or the name of an operation in the file.
type entry[T any] struct {
	value   T
	refs    uint32 // how often it is referred to
	dialect *dialectEntry
}

// table has the numbers of types or attributes by their numbers in the context, in pages, so
// that a small module in a large context takes little memory.
type table struct {
	pages [][]uint32
}

const pageSize = 1 << 10

// at returns the place for a number. It is 0 at first.
func (t *table) at(id uint32) *uint32 {
	page := int(id / pageSize)
	if page >= len(t.pages) {
		t.pages = append(t.pages, make([][]uint32, page+1-len(t.pages))...)
	}
	if t.pages[page] == nil {
		t.pages[page] = make([]uint32, pageSize)
	}
	return &t.pages[page][id%pageSize]
}

// get returns what is in a place that was used before.
func (t *table) get(id uint32) uint32 { return t.pages[id/pageSize][id%pageSize] }

// dialectEntry is a dialect in the file.
type dialectEntry struct {
	name      string
	number    uint32
	dialect   *ir.Dialect // nil if not registered
	encoding  DialectEncoding
	resources []*resourceEntry
}

// hasResources reports whether attributes of the dialect may refer to resources.
func (d *dialectEntry) hasResources() bool {
	return d.name == "builtin" || d.dialect != nil && d.dialect.Resources
}

// resourceEntry is a resource in the file.
type resourceEntry struct {
	resource *ir.Resource
	number   uint32
}

// dialect returns the entry for a dialect. The first call for a name gives it a number.
func (w *writer) dialect(name string) *dialectEntry {
	if d := w.dialects[name]; d != nil {
		return d
	}
	d := &dialectEntry{name: name, number: uint32(len(w.dialectList)), dialect: w.ctx.Dialect(name)}
	d.encoding, _ = DialectInterface.Of(w.ctx, d.dialect)
	if name == "builtin" { // also in a context without the dialect
		d.encoding = Builtin{}
	}
	w.dialects[name] = d
	w.dialectList = append(w.dialectList, d)
	return d
}

// countName counts references to the name of an operation.
func (w *writer) countName(def *ir.OpDef, times uint32) {
	if i, ok := w.names[def]; ok {
		w.nameList[i].refs += times
		return
	}
	namespace := def.Namespace()
	if namespace == "" {
		namespace = def.Name
	}
	w.names[def] = uint32(len(w.nameList))
	w.nameList = append(w.nameList, entry[*ir.OpDef]{def, times, w.dialect(namespace)})
}

// countAttr counts references to an attribute, and at the first one to its parts.
func (w *writer) countAttr(a ir.Attribute, times uint32) {
	place := w.attrs.at(ir.AttrID(a))
	if *place != 0 {
		w.attrList[*place-1].refs += times
		return
	}
	at := len(w.attrList)
	*place = uint32(at + 1)
	w.attrList = append(w.attrList, entry[ir.Attribute]{a, times, nil})
	if o, ok := a.(*ir.OpaqueAttr); ok {
		w.attrList[at].dialect = w.dialect(o.Namespace())
		return
	}
	d := w.dialect(a.Def().Dialect)
	w.attrList[at].dialect = d
	if other, ok := w.encodeAttr(w.counter, d, a); ok {
		if other != "" {
			w.attrList[at].dialect = w.dialect(other)
		}
		return
	}
	w.countResourcesIn(func(attr func(ir.Attribute), typ func(ir.Type)) { ir.WalkSubElements(a, attr, typ) }, a)
}

// countType counts references to a type, and at the first one to its parts.
func (w *writer) countType(t ir.Type, times uint32) {
	place := w.types.at(ir.TypeID(t))
	if *place != 0 {
		w.typeList[*place-1].refs += times
		return
	}
	at := len(w.typeList)
	*place = uint32(at + 1)
	w.typeList = append(w.typeList, entry[ir.Type]{t, times, nil})
	if o, ok := t.(*ir.OpaqueType); ok {
		w.typeList[at].dialect = w.dialect(o.Namespace())
		return
	}
	d := w.dialect(t.Def().Dialect)
	w.typeList[at].dialect = d
	if other, ok := w.encodeType(w.counter, d, t); ok {
		if other != "" {
			w.typeList[at].dialect = w.dialect(other)
		}
		return
	}
	w.countResourcesIn(func(attr func(ir.Attribute), typ func(ir.Type)) { ir.WalkTypeSubElements(t, attr, typ) }, nil)
}

// countResourcesIn numbers the resources that something refers to which is kept as text.
func (w *writer) countResourcesIn(walk func(attr func(ir.Attribute), typ func(ir.Type)), top ir.Attribute) {
	visit := func(a ir.Attribute) {
		if d, ok := a.(*ir.DenseResourceElementsAttr); ok {
			w.countResource(d.Resource())
		}
	}
	if top != nil {
		visit(top)
	}
	walk(visit, func(ir.Type) {})
}

// countResource lists a resource if it is not yet.
func (w *writer) countResource(r *ir.Resource) {
	if w.resources[r] != nil {
		return
	}
	e := &resourceEntry{resource: r}
	w.resources[r] = e
	d := w.dialect(r.Dialect)
	d.resources = append(d.resources, e)
}

// encodeAttr writes an attribute, or counts what it refers to. It reports false if the
// attribute has no encoding. A callback may say which dialect the entry belongs to.
func (w *writer) encodeAttr(e *Encoder, d *dialectEntry, a ir.Attribute) (dialect string, ok bool) {
	for i := range w.cfg.Callbacks {
		if f := w.cfg.Callbacks[i].WriteAttr; f != nil {
			if dialect, ok := f(e, a); ok {
				return dialect, true
			}
		}
	}
	return "", d.encoding != nil && d.encoding.WriteAttr(e, a)
}

// encodeType is encodeAttr for a type.
func (w *writer) encodeType(e *Encoder, d *dialectEntry, t ir.Type) (dialect string, ok bool) {
	for i := range w.cfg.Callbacks {
		if f := w.cfg.Callbacks[i].WriteType; f != nil {
			if dialect, ok := f(e, t); ok {
				return dialect, true
			}
		}
	}
	return "", d.encoding != nil && d.encoding.WriteType(e, t)
}

// ordered returns the places of entries in the order in which the file has them: the most
// used first. Within those whose numbers take equally many bytes, those of a dialect are
// together.
func ordered[T any](list []entry[T]) []uint32 {
	order := make([]uint32, len(list))
	for i := range order {
		order[i] = uint32(i)
	}
	slices.SortStableFunc(order, func(a, b uint32) int { return compareUint32(list[b].refs, list[a].refs) })
	first, size := uint32(0), 0
	rest := order
	for n := 1; n < 9 && len(rest) > 0; n++ {
		size = 1<<(7*n) - size
		part := rest[:min(size, len(rest))]
		rest = rest[len(part):]
		slices.SortStableFunc(part, func(a, b uint32) int {
			x, y := list[a].dialect.number, list[b].dialect.number
			switch {
			case x == y:
				return 0
			case x == first:
				return -1
			case y == first:
				return 1
			}
			return compareUint32(x, y)
		})
		first = list[part[len(part)-1]].dialect.number
	}
	return order
}

func compareUint32(a, b uint32) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// arrange puts entries into the order of the file. number is called with the new place of each.
func arrange[T any](list []entry[T], number func(value T, n uint32)) []entry[T] {
	order := ordered(list)
	out := make([]entry[T], len(list))
	for n, i := range order {
		out[n] = list[i]
		number(list[i].value, uint32(n))
	}
	return out
}

// arrangeAll gives everything its final number.
func (w *writer) arrangeAll() {
	w.attrList = arrange(w.attrList, func(a ir.Attribute, n uint32) { *w.attrs.at(ir.AttrID(a)) = n })
	w.typeList = arrange(w.typeList, func(t ir.Type, n uint32) { *w.types.at(ir.TypeID(t)) = n })
	w.nameList = arrange(w.nameList, func(def *ir.OpDef, n uint32) { w.names[def] = n })
	n := uint32(0)
	for _, d := range w.dialectList {
		if !d.hasResources() {
			continue
		}
		for _, declared := range []bool{false, true} {
			for _, r := range d.resources {
				if _, _, ok := r.resource.Blob(); ok != declared {
					r.number = n
					n++
				}
			}
		}
	}
}

func (w *writer) attrNumber(a ir.Attribute) uint32     { return w.attrs.get(ir.AttrID(a)) }
func (w *writer) typeNumber(t ir.Type) uint32          { return w.types.get(ir.TypeID(t)) }
func (w *writer) resourceNumber(r *ir.Resource) uint32 { return w.resources[r].number }
func (w *writer) fileName(name string) *ir.StringAttr {
	if w.lastFile == nil || w.lastFile.Value() != name {
		w.lastFile = ir.NewStringAttr(w.ctx, name)
	}
	return w.lastFile
}
