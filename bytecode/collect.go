package bytecode

import (
	"slices"

	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// A unit is a part of the file that is encoded by itself: the regions of an operation that is
// isolated from above, or in the main unit all that is in none of these.
type unit struct {
	op     *ir.Operation // whose regions these are; the root in the main unit
	index  uint32        // in the units of the main unit
	units  []*unit       // in the main unit, the others in their order
	byOp   map[*ir.Operation]*unit
	shapes []unitShape // in the order of the operations
	// sequence is, in the main unit, the order of shapes when they are first seen and units.
	sequence []sequenceItem
	order    []step // how references are counted
	attrs    []counted[ir.Attribute]
	types    []counted[ir.Type]

	ops      []opNumbers // by number
	regions  map[*ir.Region]uint32
	noOps    map[*ir.Block]uint32 // the first values of blocks without operations
	nested   bool                 // operations have regions
	renumber []*ir.Region         // whose numbers have gaps

	buf emitter
}

// opNumbers is what is known of an operation of a unit.
type opNumbers struct {
	value    uint32 // number of its first result
	shape    uint32
	isolated bool
}

type sequenceItem struct {
	shape uint32
	unit  *unit
}

// unitShape is a shape with the number of operations in the unit that have it.
type unitShape struct {
	shape
	count   uint32
	visited bool
	all     *ir.DictionaryAttr // of all attributes; before version 5
	entry   *shapeEntry
}

// counted is something that is referred to.
type counted[T any] struct {
	value T
	count uint32
}

// step is a step in counting references.
type step struct {
	kind  stepKind
	index uint32
}

type stepKind uint8

const (
	stepName       stepKind = iota // of a shape
	stepProperties                 // of a shape
	stepType
	stepAttr
	stepLoc // a position
	stepUnit
)

// collector finds what a unit refers to. It remembers for each type and attribute where it is
// in the lists of the current unit.
type collector struct {
	w      *writer
	u      *unit
	stamp  uint32
	attrs  stamps
	types  stamps
	shapes map[shape]uint32
	recent [256]recentShape
	ops    []opNumbers // of the unit
	order  []step      // of the unit
	spare  []unitShape // memory for those of the unit
	next   uint32      // number of the next operation
	scopes []*ir.Region
}

// recentShape is a shape of the unit with its place plus one.
type recentShape struct {
	shape
	place uint32
}

// stamps has a place in a list for numbers in the context. A place is valid if its stamp is
// that of the unit.
type stamps struct{ pages [][]stamped }

type stamped struct{ stamp, place uint32 }

func (s *stamps) at(id uint32) *stamped {
	page := int(id / pageSize)
	if page >= len(s.pages) {
		s.pages = append(s.pages, make([][]stamped, page+1-len(s.pages))...)
	}
	if s.pages[page] == nil {
		s.pages[page] = make([]stamped, pageSize)
	}
	return &s.pages[page][id%pageSize]
}

// collect finds the units of an operation, what they refer to, and how often.
func (w *writer) collect(root *ir.Operation) {
	main := &unit{op: root, byOp: map[*ir.Operation]*unit{}}
	w.main = main
	w.chooseLocs(root)
	c := &collector{w: w}
	c.start(main)
	c.number(root)
	group.Each(w.threads, len(main.units), 16, func() func(int) {
		c := &collector{w: w}
		return func(i int) {
			u := main.units[i]
			c.start(u)
			c.scopes = append(c.scopes[:0], nil)
			for _, r := range u.op.Regions() {
				c.numberRegion(r)
			}
			u.ops = slices.Clone(c.ops)
			c.count(u.op.Regions(), 0)
			u.order, u.shapes, c.spare = slices.Clone(c.order), slices.Clone(u.shapes), u.shapes
		}
	})
	main.ops = c.ops
	c.countOp(root, new(uint32))
	c.count(root.Regions(), c.startOf(root, 0))
	main.order = c.order
	if w.merge(main); w.mixed {
		w.numbering = newNumbering()
		w.merge(main)
	}
	for _, s := range w.shapes {
		if s.more > 1 {
			w.countProperties(s.shape, s.more-1)
		}
	}
	for _, u := range append([]*unit{main}, main.units...) {
		u.attrs, u.types, u.order = nil, nil, nil
	}
}

// start begins with a unit.
func (c *collector) start(u *unit) {
	c.u, c.next, c.scopes = u, 0, c.scopes[:0]
	c.ops, c.order, u.shapes = c.ops[:0], c.order[:0], c.spare[:0]
	c.stamp++
	if c.shapes == nil {
		c.shapes = map[shape]uint32{}
	}
	clear(c.shapes)
	clear(c.recent[:])
}

// number gives an operation and those in it their numbers, in the order of the file, and finds
// out which are isolated from above. It returns the number of the outermost region that
// operands of operations in it are from, counted from the outside.
func (c *collector) number(op *ir.Operation) (outermost int) {
	u := c.u
	n := c.next
	c.next++
	op.SetOrdinal(n)
	c.ops = append(c.ops, opNumbers{shape: c.shapeOf(op)})
	outermost = len(c.scopes)
	if len(c.scopes) > 0 {
		outermost--
		for i := range op.NumOperands() {
			if r := op.Operand(i).ParentRegion(); r != c.scopes[len(c.scopes)-1] {
				outermost = min(outermost, c.depth(r))
			}
		}
	}
	if op.NumRegions() == 0 {
		return outermost
	}
	u.nested = true
	inner := len(c.scopes)
	for _, r := range op.Regions() {
		inner = min(inner, c.numberRegion(r))
	}
	if op.Has(ir.IsolatedFromAbove) || inner >= len(c.scopes) {
		c.ops[n].isolated = true
		return outermost
	}
	return min(outermost, inner)
}

// depth returns the number of a region around the current operation.
func (c *collector) depth(r *ir.Region) int {
	for i := len(c.scopes) - 1; i >= 0; i-- {
		if c.scopes[i] == r {
			return i
		}
	}
	return 0
}

// numberRegion numbers the operations of a region. In the main unit it starts a unit for each
// isolated operation with regions.
func (c *collector) numberRegion(r *ir.Region) (outermost int) {
	c.scopes = append(c.scopes, r)
	defer func() { c.scopes = c.scopes[:len(c.scopes)-1] }()
	outermost = len(c.scopes)
	for b := range r.Blocks() {
		for op := b.First(); op != nil; op = op.Next() {
			if c.u == c.w.main && len(c.scopes) == 1 && op.Has(ir.IsolatedFromAbove) && op.NumRegions() > 0 {
				c.startUnit(op)
				continue
			}
			outermost = min(outermost, c.number(op))
		}
	}
	return outermost
}

// startUnit numbers an isolated operation, and leaves its regions to a unit.
func (c *collector) startUnit(op *ir.Operation) {
	main := c.u
	op.SetOrdinal(c.next)
	c.next++
	c.ops = append(c.ops, opNumbers{shape: c.shapeOf(op), isolated: true})
	u := &unit{op: op, index: uint32(len(main.units))}
	main.units = append(main.units, u)
	main.byOp[op] = u
	main.sequence = append(main.sequence, sequenceItem{unit: u})
}

// shapeOf returns the place of the shape of an operation in the unit.
func (c *collector) shapeOf(op *ir.Operation) uint32 {
	s := shape{op.Def(), op.InherentAttrs()}
	r := &c.recent[0]
	if s.props != nil {
		r = &c.recent[ir.AttrID(s.props)%uint32(len(c.recent))]
	}
	if r.place > 0 && r.shape == s {
		return r.place - 1
	}
	i, ok := c.shapes[s]
	if !ok {
		i = uint32(len(c.u.shapes))
		c.shapes[s] = i
		c.u.shapes = append(c.u.shapes, unitShape{shape: s})
		if c.u == c.w.main {
			c.u.sequence = append(c.u.sequence, sequenceItem{shape: i})
		}
	}
	*r = recentShape{s, i + 1}
	return i
}

// regionStart is a region with the number of its first value.
type regionStart struct {
	region *ir.Region
	unit   *unit // instead of a region
	value  uint32
}

// count counts references in regions and those below, and numbers the values. All operations
// of a region come before those in its operations, whose regions come last first.
func (c *collector) count(regions []*ir.Region, first uint32) {
	var stack []regionStart
	for _, r := range regions {
		stack = append(stack, regionStart{region: r, value: first})
	}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.unit != nil {
			c.order = append(c.order, step{stepUnit, top.unit.index})
			continue
		}
		next := top.value
		c.countRegion(top.region, &next)
		if !c.u.nested && c.u != c.w.main {
			continue
		}
		for b := range top.region.Blocks() {
			for op := b.First(); op != nil; op = op.Next() {
				if op.NumRegions() == 0 {
					continue
				}
				if u := c.u.byOp[op]; u != nil {
					stack = append(stack, regionStart{unit: u})
					continue
				}
				start := c.startOf(op, next)
				for _, r := range op.Regions() {
					stack = append(stack, regionStart{region: r, value: start})
				}
			}
		}
	}
}

// startOf returns the number of the first value in the regions of an operation.
func (c *collector) startOf(op *ir.Operation, next uint32) uint32 {
	n, _ := op.Ordinal()
	if op == c.w.main.op {
		n = 0
	}
	if c.u.ops[n].isolated {
		return 0
	}
	return next
}

// countRegion counts references of the operations of a region.
func (c *collector) countRegion(r *ir.Region, next *uint32) {
	start := *next
	for b := range r.Blocks() {
		first := *next
		for i := range b.NumArgs() {
			arg := b.Arg(i)
			*next++
			c.loc(arg.LocOrPos())
			c.typ(arg.Type())
		}
		for op := b.First(); op != nil; op = op.Next() {
			c.countOp(op, next)
		}
		if b.First() == nil && b.NumArgs() > 0 {
			if c.u.noOps == nil {
				c.u.noOps = map[*ir.Block]uint32{}
			}
			c.u.noOps[b] = first
		}
	}
	if c.u.regions == nil {
		c.u.regions = map[*ir.Region]uint32{}
	}
	c.u.regions[r] = *next - start
}

// countOp counts references of an operation.
func (c *collector) countOp(op *ir.Operation, next *uint32) {
	n, _ := op.Ordinal()
	if op == c.w.main.op {
		n = 0 // it may be in no block
	}
	numbers := &c.u.ops[n]
	s := &c.u.shapes[numbers.shape]
	first := !s.visited
	s.visited = true
	s.count++
	if first {
		c.order = append(c.order, step{stepName, numbers.shape})
	}
	numbers.value = *next
	results := op.NumResults()
	*next += uint32(results)
	for i := range results {
		c.typ(op.Result(i).Type())
	}
	if d := c.dictionary(op, s); d.Len() > 0 {
		c.attr(d)
	}
	if first {
		c.order = append(c.order, step{stepProperties, numbers.shape})
	}
	c.loc(op.LocOrPos())
}

// dictionary returns the attributes that are not among the properties.
func (c *collector) dictionary(op *ir.Operation, s *unitShape) *ir.DictionaryAttr {
	if c.w.version >= versionProperties {
		return op.Discardables()
	}
	if op.Discardables().Len() > 0 {
		return allAttrs(op)
	}
	if s.all == nil {
		s.all = allAttrs(op)
	}
	return s.all
}

// allAttrs are the attributes that versions before 5 keep. Properties of native types are not
// among them.
func allAttrs(op *ir.Operation) *ir.DictionaryAttr {
	d := op.AttrsAsDictionary()
	for i := range op.Def().Attrs {
		if slot := &op.Def().Attrs[i]; slot.Constraint != nil && slot.Constraint.Native != nil && d.Lookup(slot.Name) != nil {
			d = d.Without(slot.Name)
		}
	}
	return d
}

// loc counts a reference to a location.
func (c *collector) loc(l ir.Location, pos source.Pos) {
	switch {
	case l != nil:
		c.attr(l)
	case c.w.locs == nil:
		c.attr(c.w.ctx.LocationAt(pos))
	default:
		c.order = append(c.order, step{stepLoc, uint32(pos)})
	}
}

// attr counts a reference to an attribute.
func (c *collector) attr(a ir.Attribute) {
	at := c.attrs.at(ir.AttrID(a))
	if at.stamp != c.stamp {
		*at = stamped{c.stamp, uint32(len(c.u.attrs))}
		c.order = append(c.order, step{stepAttr, at.place})
		c.u.attrs = append(c.u.attrs, counted[ir.Attribute]{a, 0})
	}
	c.u.attrs[at.place].count++
}

// typ counts a reference to a type.
func (c *collector) typ(t ir.Type) {
	at := c.types.at(ir.TypeID(t))
	if at.stamp != c.stamp {
		*at = stamped{c.stamp, uint32(len(c.u.types))}
		c.order = append(c.order, step{stepType, at.place})
		c.u.types = append(c.u.types, counted[ir.Type]{t, 0})
	}
	c.u.types[at.place].count++
}

// merge counts all references of a unit in the file.
func (w *writer) merge(u *unit) {
	for _, it := range u.order {
		switch it.kind {
		case stepName:
			u.shapes[it.index].entry = w.countShape(&u.shapes[it.index])
		case stepProperties:
			if s := &u.shapes[it.index]; s.entry.more == 0 {
				w.countProperties(s.shape, s.count)
				s.entry.more = 1
			} else {
				s.entry.more += s.count
			}
		case stepType:
			w.countType(u.types[it.index].value, u.types[it.index].count)
		case stepAttr:
			w.countAttr(u.attrs[it.index].value, u.attrs[it.index].count)
		case stepLoc:
			w.countLoc(source.Pos(it.index), 1)
		case stepUnit:
			if w.merge(w.main.units[it.index]); w.mixed && w.locs != nil {
				return
			}
		}
	}
}
