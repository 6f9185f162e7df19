package bytecode

import (
	"cmp"
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// task reads a part of the file: the operations outside of isolated ones, or the regions of
// an isolated one. Tasks run side by side.
type task struct {
	r       *reader
	op      *ir.Operation // whose regions are read; nil in the main task
	at      span
	arena   *ir.Arena
	state   ir.OperationState
	diags   []*diag.Diagnostic
	failed  bool
	depth   int
	scope   *scope
	dangles bool // some operand was never defined
	nested  bool // the regions being read are those of an isolated operation of the main task

	*scratch
}

func newTask(r *reader) *task { return &task{r: r, scratch: &scratch{}} }

// scratch is memory that tasks of one goroutine use one after the other.
type scratch struct {
	decoders []*Decoder  // that are not in use
	parts    []*locParts // that are not in use
	values   []*ir.Value // for a scope
	state    ir.OperationState
}

// scope has the values that operations can refer to by number: those of the regions around
// them up to the nearest isolated one.
type scope struct {
	values     []*ir.Value
	unresolved int
	sort       []reorder
	forward    map[*ir.Value]bool // placeholders
	nextOp     uint32
	nested     []*ir.Region // whose numbers have gaps
}

// reorder is a value whose uses come in an order of their own. Nil order: as operations do.
type reorder struct {
	value *ir.Value
	order []uint64
	pairs bool
}

// regionState is the region that is being read.
type regionState struct {
	blocks []*ir.Block
	next   int // number of the next value
	end    int
}

// readIR reads the operations of the file.
func (r *reader) readIR(lazy bool) *ir.Block {
	t := r.main
	t.arena = &ir.Arena{}
	d := t.sub(r.sections[sectionIR])
	block := ir.NewBlock()
	holder := ir.NewRegion()
	holder.Append(block)
	t.scope = &scope{}
	st := &regionState{blocks: []*ir.Block{block}}
	t.readBlock(d, block, st)
	if lazy {
		return r.finish(block, nil)
	}
	return r.finish(block, r.runTasks())
}

// runTasks reads the isolated regions and returns the first task that failed, nil if none did.
func (r *reader) runTasks() *task {
	failed := len(r.tasks)
	group.While(r.cfg.Threads, len(r.tasks), 16, func() func(int) bool {
		arena, scratch := &ir.Arena{}, &scratch{}
		return func(i int) bool {
			t := r.tasks[i]
			t.arena, t.scratch = arena, scratch
			t.run()
			return !t.failed
		}
	})
	for i, t := range r.tasks {
		if t.failed {
			failed = i
			break
		}
	}
	if failed == len(r.tasks) {
		return nil
	}
	return r.tasks[failed]
}

// finish checks what was read and makes the uses of values be in their order.
func (r *reader) finish(block *ir.Block, failed *task) *ir.Block {
	t := r.main
	switch {
	case failed != nil: // it comes before what failed in the main task
		t.diags, t.failed = append(slices.DeleteFunc(t.diags, func(d *diag.Diagnostic) bool { return d.Severity == diag.Error }), failed.diags...), true
	case t.failed:
	case t.dangles || slices.ContainsFunc(r.tasks, func(t *task) bool { return t.dangles }):
		t.errorf("not all forward unresolved forward operand references")
	}
	if !t.failed {
		t.finishScope()
		r.upgrade(block)
	}
	if t.failed {
		return nil
	}
	block.Remove()
	return block
}

// upgrade gives dialects the chance to change operations of older versions.
func (r *reader) upgrade(block *ir.Block) {
	var top *ir.Operation
	for _, e := range r.dialects {
		v, ok := e.encoding.(VersionedEncoding)
		if e.loaded == nil || !ok || r.main.failed {
			continue
		}
		if top == nil { // they see one operation, with all of the file
			top = ir.NewOperation(&ir.OperationState{Context: r.ctx, Def: r.ctx.OpDef("builtin.module"), Regions: []*ir.Region{ir.NewRegion()}})
			block.Remove()
			top.Region(0).Append(block)
		}
		if err := v.Upgrade(top, e.loaded); err != nil {
			r.main.errorf("%v", err)
		}
	}
}

// run reads the regions of the task's operation.
func (t *task) run() {
	t.scope, t.state = &scope{values: t.scratch.values[:0]}, t.scratch.state
	d := t.sub(t.at)
	t.readRegions(d, t.op)
	if !t.failed && t.scope.unresolved > 0 {
		t.dangles = true
	}
	if !t.failed && !t.dangles {
		t.finishScope()
	}
	t.scratch.values, t.scratch.state = t.scope.values, t.state
	t.arena, t.scope, t.state, t.scratch = nil, nil, ir.OperationState{}, nil
}

// readRegions reads the regions of an operation.
func (t *task) readRegions(d *Decoder, op *ir.Operation) {
	for _, r := range op.Regions() {
		if t.failed {
			return
		}
		t.readRegion(d, r)
	}
}

// readRegion reads a region.
func (t *task) readRegion(d *Decoder, r *ir.Region) {
	blocks := d.Len()
	if blocks == 0 || t.failed {
		return
	}
	values := d.Len()
	if t.failed {
		return
	}
	if t.depth++; t.depth > maxDepth {
		t.errorf("nesting is too deep")
		return
	}
	defer func() { t.depth-- }()
	s := t.scope
	st := &regionState{blocks: make([]*ir.Block, blocks), next: len(s.values)}
	for i := range st.blocks {
		st.blocks[i] = t.arena.NewBlock()
		r.Append(st.blocks[i])
	}
	s.values = append(s.values, make([]*ir.Value, values)...)
	st.end = len(s.values)
	for _, b := range st.blocks {
		if t.failed {
			return
		}
		t.readBlock(d, b, st)
	}
	for _, v := range s.values[st.end-values:] {
		if v != nil && s.forward[v] {
			t.dangles = true
		}
	}
	s.values = s.values[:st.end-values]
}

// readBlock reads a block with its operations.
func (t *task) readBlock(d *Decoder, b *ir.Block, st *regionState) {
	ops, hasArgs := d.withFlag()
	if hasArgs {
		t.readArgs(d, b, st)
	}
	nested := false
	for ; ops > 0 && !t.failed; ops-- {
		op := t.readOp(d, b, st)
		nested = nested || op != nil && op.NumRegions() > 0
	}
	if nested && !t.failed {
		t.scope.nested = append(t.scope.nested, b.Region())
	}
}

// readArgs reads the arguments of a block.
func (t *task) readArgs(d *Decoder, b *ir.Block, st *regionState) {
	for n := d.Len(); n > 0 && !t.failed; n-- {
		hasLoc := true
		var typ ir.Type
		if t.r.version >= versionElidedLocs {
			var i uint64
			if i, hasLoc = d.withFlag(); !t.failed {
				typ = t.typ(i)
			}
		} else {
			typ = d.Type()
		}
		loc := source.NoPos
		if hasLoc && !t.failed {
			loc = d.loc()
		}
		if t.failed {
			return
		}
		t.arena.AddArgument(b, typ, loc)
	}
	if t.failed || !t.define(d, b.NumArgs(), b.Arg, st) {
		return
	}
	if t.r.version >= versionUseLists && d.byte() != 0 && !t.failed {
		t.readUseLists(d, b.NumArgs(), b.Arg)
	}
}

// define makes values have the next numbers.
func (t *task) define(d *Decoder, n int, value func(int) *ir.Value, st *regionState) bool {
	s := t.scope
	if st.next+n > st.end {
		d.Errorf("value index range was outside of the expected range for the parent region, got [%d, %d), but the maximum index was %d",
			st.next, st.next+n, len(s.values)-1)
		return false
	}
	for i := range n {
		v := value(i)
		if old := s.values[st.next]; old != nil {
			old.ReplaceAllUsesWith(v)
			delete(s.forward, old)
			s.unresolved--
			s.sort = append(s.sort, reorder{value: v})
		}
		s.values[st.next] = v
		st.next++
	}
	return true
}

// operand returns the value of a number, or one that stands for it until it is defined.
func (t *task) operand(d *Decoder) *ir.Value {
	i := d.Uvarint()
	s := t.scope
	switch {
	case t.failed:
		return nil
	case i >= uint64(len(s.values)):
		d.Errorf("invalid value index: %d", i)
		return nil
	}
	if v := s.values[i]; v != nil {
		return v
	}
	v := ir.NewPlaceholder(ir.NewNoneType(t.r.ctx))
	if s.forward == nil {
		s.forward = map[*ir.Value]bool{}
	}
	s.forward[v] = true
	s.values[i] = v
	s.unresolved++
	return v
}

// readOp reads an operation and adds it to a block.
func (t *task) readOp(d *Decoder, b *ir.Block, st *regionState) *ir.Operation {
	name, def := t.definition(d, d.Uvarint())
	mask := d.byte()
	if t.failed {
		return nil
	}
	state := &t.state
	state.Context = t.r.ctx
	state.Reset()
	state.Def = def
	state.Pos = d.loc()
	t.readAttrs(d, state, name, mask)
	if mask&hasResults != 0 {
		for n := d.Len(); n > 0 && !t.failed; n-- {
			state.Results = append(state.Results, d.Type())
		}
	}
	if mask&hasOperands != 0 {
		for n := d.Len(); n > 0 && !t.failed; n-- {
			state.Operands = append(state.Operands, t.operand(d))
		}
	}
	if mask&hasSuccessors != 0 {
		for n := d.Len(); n > 0 && !t.failed; n-- {
			i := d.Uvarint()
			if i >= uint64(len(st.blocks)) {
				d.Errorf("invalid successor index: %d", i)
				return nil
			}
			state.Successors = append(state.Successors, st.blocks[i])
		}
	}
	var uses []namedOrder
	if mask&hasUseListOrders != 0 && t.r.version >= versionUseLists {
		uses = t.useLists(d, len(state.Results))
	}
	isolated := false
	if mask&hasRegions != 0 {
		var n uint64
		n, isolated = d.withFlag()
		if n > uint64(d.left()) {
			d.Errorf("attempting to parse %d bytes when only %d remain", n, d.left())
		}
		for ; n > 0 && !t.failed; n-- {
			state.Regions = append(state.Regions, t.arena.NewRegion())
		}
	}
	if t.failed {
		return nil
	}
	op := t.arena.NewOperation(state)
	b.Append(op)
	op.SetOrdinal(t.scope.nextOp)
	t.scope.nextOp++
	if op.NumResults() > 0 && !t.define(d, op.NumResults(), op.Result, st) {
		return nil
	}
	t.keepOrders(uses, op.NumResults(), op.Result)
	if op.NumRegions() > 0 {
		t.readOpRegions(d, op, isolated)
	}
	return op
}

// readOpRegions reads the regions of an operation, or leaves isolated ones to a task.
func (t *task) readOpRegions(d *Decoder, op *ir.Operation, isolated bool) {
	if !isolated {
		t.readRegions(d, op)
		return
	}
	part := span{-1, 0}
	if t.r.version >= versionLazy {
		var id section
		id, part = d.section()
		if t.failed {
			return
		}
		if id != sectionIR {
			d.Errorf("expected IR section for region")
			return
		}
	}
	switch {
	case part.start >= 0 && t.r.lazy != nil && t.r.lazy.keep(op, part):
	case part.start >= 0 && t.nested && t.r.lazy == nil:
		t.r.tasks = append(t.r.tasks, &task{r: t.r, op: op, at: part})
	default:
		t.inner(d, op, part)
	}
}

// inner reads isolated regions inside of the task.
func (t *task) inner(d *Decoder, op *ir.Operation, part span) {
	outer, state := t.scope, t.state
	nested := t.nested
	t.scope, t.state, t.nested = &scope{}, ir.OperationState{}, t == t.r.main
	if part.start >= 0 {
		d = t.sub(part)
	}
	t.readRegions(d, op)
	if !t.failed && t.scope.unresolved > 0 {
		t.dangles = true
	}
	if !t.failed && !t.dangles {
		t.finishScope()
	}
	t.scope, t.state, t.nested = outer, state, nested
}

// readAttrs reads the attributes of an operation.
func (t *task) readAttrs(d *Decoder, state *ir.OperationState, name *readName, mask byte) {
	if mask&hasAttrs != 0 {
		if dict := AttrOf[*ir.DictionaryAttr](d); !t.failed {
			t.setAttrs(d, state, dict)
		}
	}
	if mask&hasProperties == 0 || t.failed {
		if !t.failed {
			setDefaults(state)
		}
		return
	}
	if t.r.version < versionProperties {
		d.Errorf("Unexpected missing `wasRegistered` opname flag at bytecode version %d with properties.", t.r.version)
		return
	}
	t.readProperties(d, state, name)
}

// keepOrders remembers orders of uses until all uses are there.
func (t *task) keepOrders(orders []namedOrder, n int, value func(int) *ir.Value) {
	for _, o := range orders {
		if o.value < uint64(n) {
			o.reorder.value = value(int(o.value))
			t.scope.sort = append(t.scope.sort, o.reorder)
		}
	}
}

// namedOrder is the order of the uses of a value of a range.
type namedOrder struct {
	value uint64
	reorder
}

// readUseLists reads the orders of uses for the arguments of a block.
func (t *task) readUseLists(d *Decoder, n int, value func(int) *ir.Value) {
	t.keepOrders(t.useLists(d, n), n, value)
}

// useLists reads orders of uses for a range of n values.
func (t *task) useLists(d *Decoder, n int) []namedOrder {
	count := 1
	if n > 1 {
		count = d.Len()
	}
	var list []namedOrder
	for ; count > 0 && !t.failed; count-- {
		var o namedOrder
		if n > 1 {
			o.value = d.Uvarint()
		}
		size, pairs := d.withFlag()
		if size > uint64(d.left()) {
			d.Errorf("attempting to parse %d bytes when only %d remain", size, d.left())
			return nil
		}
		o.pairs = pairs
		o.order = make([]uint64, size)
		for i := range o.order {
			o.order[i] = d.Uvarint()
		}
		list = append(list, o)
	}
	return list
}

// finishScope puts uses into their order, which is that of the operations backwards where
// the file does not say.
func (t *task) finishScope() {
	s := t.scope
	for _, o := range s.sort {
		if !o.value.HasUses() || o.value.HasOneUse() {
			continue
		}
		o.value.SortUses(func(a, b *ir.Use) int { return cmp.Compare(useNumber(b), useNumber(a)) })
	}
	for _, o := range s.sort {
		if o.order != nil && o.value.HasUses() && !o.value.HasOneUse() && !o.apply() {
			t.errorf("parsed use-list orders were invalid and could not be applied")
			return
		}
	}
	for _, r := range s.nested {
		for b := range r.Blocks() {
			b.Renumber()
		}
	}
}

// apply puts the uses of a value, which are in the order of the operations backwards, into the
// order of the file. It returns false if the file has no valid order.
func (o *reorder) apply() bool {
	n := 0
	for range o.value.Uses() {
		n++
	}
	order := o.order
	if o.pairs {
		if len(order)%2 != 0 {
			return false
		}
		order = make([]uint64, n)
		for i := range order {
			order[i] = uint64(i)
		}
		for i := 0; i < len(o.order); i += 2 {
			if o.order[i] >= uint64(n) {
				return false
			}
			order[o.order[i]] = o.order[i+1]
		}
	}
	if len(order) != n {
		return false
	}
	seen := make([]bool, n)
	for _, at := range order {
		if at >= uint64(n) || seen[at] {
			return false
		}
		seen[at] = true
	}
	o.value.ShuffleUses(func(i int) int { return int(order[i]) })
	return true
}
