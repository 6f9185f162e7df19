package bytecode

import (
	"cmp"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// item is a type, an attribute or the name of an operation in the file.
type item struct {
	value uint32 // place in the list of values, or the position of a location
	refs  uint32 // how often it is referred to; once it is known, the number
	kind  uint32 // number of the dialect, and locItem
}

// locItem says that an item is a location that is known by its position only.
const locItem = 1 << 31

func (it *item) dialect() uint32 { return it.kind &^ locItem }
func (it *item) isLoc() bool     { return it.kind&locItem != 0 }

// numbering has what is in the file, and its numbers. Before all is counted, the number of
// something is its place among the items, plus one.
type numbering struct {
	dialects    map[string]*dialectEntry
	dialectList []*dialectEntry

	attrs     table
	attrList  []ir.Attribute
	attrItems []item
	attrOrder []uint32 // the items in the order of the file

	types     table
	typeList  []ir.Type
	typeItems []item
	typeOrder []uint32

	names     map[*ir.OpDef]uint32
	nameList  []*ir.OpDef
	nameItems []item
	nameOrder []uint32

	shapes     map[shape]*shapeEntry
	slotOrders map[*ir.OpDef]*slotOrder
	resources  map[*ir.Resource]*resourceEntry
	lastFile   *ir.StringAttr
	locs       *locNumbers // nil if all locations are attributes
}

func newNumbering() numbering {
	return numbering{
		dialects: map[string]*dialectEntry{}, names: map[*ir.OpDef]uint32{}, shapes: map[shape]*shapeEntry{},
		slotOrders: map[*ir.OpDef]*slotOrder{}, resources: map[*ir.Resource]*resourceEntry{},
	}
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

// countShape counts references to the name of operations, and returns the entry of their shape.
func (w *writer) countShape(u *unitShape) *shapeEntry {
	e := w.shapes[u.shape]
	if e == nil {
		e = &shapeEntry{shape: u.shape, name: w.nameOf(u.def)}
		w.shapes[u.shape] = e
	}
	w.nameItems[e.name].refs += u.count
	return e
}

// nameOf returns the place of the name of operations in the list.
func (w *writer) nameOf(def *ir.OpDef) uint32 {
	if i, ok := w.names[def]; ok {
		return i
	}
	namespace := def.Namespace()
	if namespace == "" {
		namespace = def.Name
	}
	i := uint32(len(w.nameList))
	w.names[def] = i
	w.nameList = append(w.nameList, def)
	w.nameItems = append(w.nameItems, item{value: i, kind: w.dialect(namespace).number})
	return i
}

// countAttr counts references to an attribute, and at the first one to its parts.
func (w *writer) countAttr(a ir.Attribute, times uint32) {
	place := w.attrs.at(ir.AttrID(a))
	if *place != 0 {
		w.attrItems[*place-1].refs += times
		return
	}
	if l, ok := a.(ir.Location); ok && w.locs != nil && w.countMadeLoc(l, times, place) {
		return
	}
	at := len(w.attrItems)
	*place = uint32(at + 1)
	w.attrItems = append(w.attrItems, item{value: uint32(len(w.attrList)), refs: times})
	w.attrList = append(w.attrList, a)
	if o, ok := a.(*ir.OpaqueAttr); ok {
		w.attrItems[at].kind = w.dialect(o.Namespace()).number
		return
	}
	d := w.dialect(a.Def().Dialect)
	w.attrItems[at].kind = d.number
	if other, ok := w.encodeAttr(w.counter, d, a); ok {
		if other != "" {
			w.attrItems[at].kind = w.dialect(other).number
		}
		return
	}
	w.countResourcesIn(func(attr func(ir.Attribute), typ func(ir.Type)) { ir.WalkSubElements(a, attr, typ) }, a)
}

// countType counts references to a type, and at the first one to its parts.
func (w *writer) countType(t ir.Type, times uint32) {
	place := w.types.at(ir.TypeID(t))
	if *place != 0 {
		w.typeItems[*place-1].refs += times
		return
	}
	at := len(w.typeItems)
	*place = uint32(at + 1)
	w.typeItems = append(w.typeItems, item{value: uint32(len(w.typeList)), refs: times})
	w.typeList = append(w.typeList, t)
	if o, ok := t.(*ir.OpaqueType); ok {
		w.typeItems[at].kind = w.dialect(o.Namespace()).number
		return
	}
	d := w.dialect(t.Def().Dialect)
	w.typeItems[at].kind = d.number
	if other, ok := w.encodeType(w.counter, d, t); ok {
		if other != "" {
			w.typeItems[at].kind = w.dialect(other).number
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

// ordered returns the places of items in the order in which the file has them: the most used
// first. Within those whose numbers take equally many bytes, those of a dialect are together.
func ordered(items []item, dialects int) []uint32 {
	order := byRefs(items)
	spare := make([]uint32, len(order))
	first, size := uint32(0), 0
	rest := order
	for n := 1; n < 9 && len(rest) > 0; n++ {
		size = 1<<(7*n) - size
		part := rest[:min(size, len(rest))]
		rest = rest[len(part):]
		rank := func(i uint32) int {
			d := items[i].dialect()
			if d == first {
				return 0
			}
			return int(d) + 1
		}
		distribute(spare[:len(part)], part, dialects+1, rank)
		copy(part, spare)
		first = items[part[len(part)-1]].dialect()
	}
	return order
}

// manyRefs is from where on items are compared by how often they are referred to. There are few.
const manyRefs = 256

// byRefs returns the places of items, the most used first.
func byRefs(items []item) []uint32 {
	all, order := make([]uint32, len(items)), make([]uint32, len(items))
	many := 0
	for i := range items {
		all[i] = uint32(i)
		if items[i].refs >= manyRefs {
			many++
		}
	}
	distribute(order, all, manyRefs+1, func(i uint32) int { return manyRefs - int(min(items[i].refs, manyRefs)) })
	slices.SortStableFunc(order[:many], func(a, b uint32) int { return cmp.Compare(items[b].refs, items[a].refs) })
	return order
}

// distribute copies a list in the order of ranks, which are less than n. Those of a rank keep
// their order.
func distribute(dst, list []uint32, n int, rank func(uint32) int) {
	at := make([]int, n+1)
	for _, v := range list {
		at[rank(v)+1]++
	}
	for i := range n {
		at[i+1] += at[i]
	}
	for _, v := range list {
		r := rank(v)
		dst[at[r]] = v
		at[r]++
	}
}

// arrangeAll gives everything its final number.
func (w *writer) arrangeAll() {
	w.attrOrder = ordered(w.attrItems, len(w.dialectList))
	for n, i := range w.attrOrder {
		if it := &w.attrItems[i]; it.isLoc() {
			w.locs.set(source.Pos(it.value), uint32(n)+1)
		} else {
			*w.attrs.at(ir.AttrID(w.attrList[it.value])) = uint32(n)
		}
	}
	if w.locs != nil {
		for _, m := range w.locs.made {
			*m.place = w.locs.get(m.pos) - 1
		}
	}
	w.typeOrder = ordered(w.typeItems, len(w.dialectList))
	for n, i := range w.typeOrder {
		*w.types.at(ir.TypeID(w.typeList[w.typeItems[i].value])) = uint32(n)
	}
	w.nameOrder = ordered(w.nameItems, len(w.dialectList))
	for n, i := range w.nameOrder {
		w.nameItems[i].refs = uint32(n)
	}
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
