package asm

import (
	"strconv"

	"github.com/gomlir/gomlir/ir"
)

// names gives the values and blocks of a tree of operations their names.
//
// Numbers continue from a region to those nested in it: first all blocks of a region
// are numbered, and then each region nested directly in it starts where that ended.
// So siblings use the same numbers. The numbers of entry arguments (%arg0), and the
// suffixes that keep suggested names apart, work in the same way. A name is taken in
// its region and below.
type names struct {
	ctx   *ir.Context
	flags *Flags
	outer *names // searched for names that are not here
	// whole names everything there is, for values that are used where they may
	// not be. Several goroutines may read the result. Nil: this is everything.
	whole func() *names

	blocks map[*ir.Block]int32 // number in labels
	labels []blockNames
	last   *ir.Block // that was looked up last,
	lastNo int32     // and its number
	table  []valueName
	values map[*ir.Value]valueName // those that have no place in the table
	texts  []string
	groups map[*ir.Operation][]int  // starts of groups of results, where there are several
	ids    map[*ir.Operation]uint32 // of operations without results, for ValueUsers
	used   map[string]struct{}
	undo   []string // used names in the order in which they were taken
	next   counters
	depth  int

	buf       []byte
	typesName bool  // there are types that name their values
	hasName   bool  // a hook has named a value of the current region or operation
	hasFirst  bool  // a hook has named the first result of the current operation
	starts    []int // the other results of it that have a name
	setArg    func(*ir.Value, string)
	setRes    func(*ir.Value, string)
	setBlk    func(*ir.Block, string)
}

// counters are the next free numbers of a region.
type counters struct{ value, arg, conflict uint32 }

// valueName is a number plus one, or namedBit and an index of a text; zero is
// nothing.
type valueName uint32

const namedBit = 1 << 31

// blockNames has the label of a block, and the place of the names of its arguments and
// of the first results of its operations. A value is found by its number in the block,
// without hashing it.
type blockNames struct {
	text  string // the label, if it is no number
	order int32  // number in the region; -1 before it is known
	args  uint32 // table[args:ops] are the arguments
	ops   uint32 // table[ops:end] are the operations, by their number
	end   uint32
	first uint32 // number of the first operation
}

func newNames(flags *Flags, ctx *ir.Context, outer *names) *names {
	n := &names{
		ctx:       ctx,
		flags:     flags,
		outer:     outer,
		typesName: typesNameValues(ctx),
		blocks:    map[*ir.Block]int32{},
		used:      map[string]struct{}{},
	}
	n.setArg = func(v *ir.Value, name string) {
		n.hasName = true
		n.nameValue(v, n.locName(v, name))
	}
	n.setRes = func(v *ir.Value, name string) {
		n.hasName = true
		n.nameValue(v, n.locName(v, name))
		if v.Index() == 0 {
			n.hasFirst = true
		} else {
			n.starts = append(n.starts, v.Index())
		}
	}
	n.setBlk = func(b *ir.Block, name string) {
		n.labelOf(b).text = string(sanitize(nil, name, "$._-"))
	}
	return n
}

// typesNameValues reports whether there are types that name their values.
func typesNameValues(ctx *ir.Context) bool {
	for _, d := range ctx.Dialects() {
		for _, t := range d.Types {
			if _, ok := typeSyntax(ctx, t).(ValueNamer); ok {
				return true
			}
		}
	}
	return false
}

// reset forgets everything, to name another tree inside of the same outer one.
func (n *names) reset() {
	if len(n.blocks) > 256 { // clearing costs what the map once grew to
		n.blocks = map[*ir.Block]int32{}
	} else {
		clear(n.blocks)
	}
	clear(n.values)
	clear(n.groups)
	clear(n.ids)
	clear(n.texts)
	n.labels, n.table, n.texts, n.last = n.labels[:0], n.table[:0], n.texts[:0], nil
	n.forget(0)
	n.next = n.outer.next
}

// tree names everything in and below an operation. The names of its results
// are free again inside of it.
func (n *names) tree(op *ir.Operation) {
	n.head(op)
	n.regionsOf(op)
}

// head names the results of the operation that a tree starts with.
func (n *names) head(op *ir.Operation) {
	saved := n.next
	n.operation(op)
	if !n.flags.uniqueIDs() {
		n.next = saved
	}
}

// regionsOf names everything below an operation. The regions are taken from
// the last to the first, which matters for UniqueSSAIDs only.
func (n *names) regionsOf(op *ir.Operation) {
	if n.depth > maxPrintDepth {
		return
	}
	n.depth++
	saved, mark := n.next, len(n.undo)
	rs := op.Regions()
	for i := len(rs) - 1; i >= 0; i-- {
		if !n.flags.uniqueIDs() {
			n.next = saved
		}
		n.region(rs[i])
		n.nested(rs[i])
		n.forget(mark)
	}
	n.depth--
}

// nested names the regions of the operations in a region.
func (n *names) nested(r *ir.Region) {
	saved := n.next
	for b := r.Last(); b != nil; b = b.Prev() {
		for op := b.Last(); op != nil; op = op.Prev() {
			if op.NumRegions() == 0 {
				continue
			}
			if !n.flags.uniqueIDs() {
				n.next = saved
			}
			n.regionsOf(op)
		}
	}
}

// forget makes the names free again that were taken since the mark.
func (n *names) forget(mark int) {
	for _, s := range n.undo[mark:] {
		delete(n.used, s)
	}
	n.undo = n.undo[:mark]
}

// region names the values of a region, not those of the regions in it.
func (n *names) region(r *ir.Region) {
	n.hasName = false
	if op := r.Op(); op != nil && !n.flags.Generic {
		if s, ok := namerOf(op).(BlockArgNamer); ok {
			s.BlockArgNames(op, r, n.setArg)
		}
		if first := r.First(); first != nil && n.typesName && !n.hasName {
			for _, a := range first.Args().All() {
				if t, ok := typeSyntax(a.Type().Context(), a.Type().Def()).(ValueNamer); ok {
					if name := t.ValueName(a.Type()); name != "" {
						n.setArg(a, name)
					}
				}
			}
		}
	}
	order := int32(0)
	for b := r.First(); b != nil; b = b.Next() {
		l := n.labelOf(b)
		l.order = order
		n.makeRoom(l, b)
		order++
		n.block(b)
	}
}

// labelOf returns the record of a block, which it adds.
func (n *names) labelOf(b *ir.Block) *blockNames {
	i, ok := n.blocks[b]
	if !ok {
		i = int32(len(n.labels))
		n.labels = append(n.labels, blockNames{order: -1})
		n.blocks[b] = i
	}
	return &n.labels[i]
}

// makeRoom gives the arguments and operations of a block places in the table.
// Operations have none if their numbers are not known or far apart.
func (n *names) makeRoom(l *blockNames, b *ir.Block) {
	if l.end > l.args {
		return // there are: a hook has named an argument
	}
	size := 0
	if op := b.First(); op != nil {
		from, ok := op.Ordinal()
		to, _ := b.Last().Ordinal()
		if ok && to-from < 1<<28 {
			l.first, size = from, int(to-from)+1
		}
	}
	l.args = uint32(len(n.table))
	l.ops = l.args + uint32(b.NumArgs())
	l.end = l.ops + uint32(size)
	n.table = append(n.table, make([]valueName, l.end-l.args)...)
}

// place is where the name of a value is, nil if it has no place in the table.
// A result must be the first of its operation.
func (n *names) place(v *ir.Value) *valueName {
	b := v.ParentBlock()
	if b == nil {
		return nil
	}
	if b != n.last {
		i, ok := n.blocks[b]
		if !ok {
			return nil
		}
		n.last, n.lastNo = b, i
	}
	return n.placeIn(&n.labels[n.lastNo], v)
}

func (n *names) placeIn(l *blockNames, v *ir.Value) *valueName {
	op := v.DefiningOp()
	if op == nil {
		if i := l.args + uint32(v.Index()); i < l.ops {
			return &n.table[i]
		}
		return nil
	}
	ord, ok := op.Ordinal()
	if i := ord - l.first; ok && i < l.end-l.ops && v.Index() == 0 {
		return &n.table[l.ops+i]
	}
	return nil
}

// get returns the name of a value, 0 if it has no name.
func (n *names) get(v *ir.Value) valueName {
	if at := n.place(v); at != nil && *at != 0 {
		return *at
	}
	return n.values[v]
}

// read is get for names that several goroutines may read.
func (n *names) read(v *ir.Value) valueName {
	if b := v.ParentBlock(); b != nil {
		if i, ok := n.blocks[b]; ok {
			if at := n.placeIn(&n.labels[i], v); at != nil && *at != 0 {
				return *at
			}
		}
	}
	return n.values[v]
}

func (n *names) set(v *ir.Value, name valueName) {
	if at := n.place(v); at != nil {
		*at = name
		return
	}
	if n.values == nil {
		n.values = map[*ir.Value]valueName{}
	}
	n.values[v] = name
}

func (n *names) block(b *ir.Block) {
	entry := b.IsEntry()
	for _, a := range b.Args().All() {
		if n.get(a) != 0 {
			continue
		}
		name := ""
		if entry {
			name = argName(n.next.arg)
			n.next.arg++
		}
		n.nameValue(a, n.locName(a, name))
	}
	for op := b.First(); op != nil; op = op.Next() {
		n.operation(op)
	}
}

// argNames are the names of the first entry arguments, so that they cost no
// allocation.
var argNames = func() (t [64]string) {
	for i := range t {
		t[i] = "arg" + strconv.Itoa(i)
	}
	return t
}()

func argName(i uint32) string {
	if i < uint32(len(argNames)) {
		return argNames[i]
	}
	return "arg" + strconv.Itoa(int(i))
}

// locName is the name that is given to a value, or the one in its location if
// that takes precedence.
func (n *names) locName(v *ir.Value, name string) string {
	if n.flags.NameLocAsPrefix {
		if l := firstNameLoc(v.Loc(), 0); l != nil {
			return l.Name()
		}
	}
	return name
}

// firstNameLoc finds the first NameLoc in an attribute, itself included.
func firstNameLoc(a ir.Attribute, depth int) (found *ir.NameLoc) {
	if l, ok := a.(*ir.NameLoc); ok || a == nil || depth > maxPrintDepth {
		return l
	}
	ir.WalkSubElements(a, func(part ir.Attribute) {
		if found == nil {
			found = firstNameLoc(part, depth+1)
		}
	}, func(ir.Type) {})
	return found
}

func (n *names) operation(op *ir.Operation) {
	n.starts, n.hasName, n.hasFirst = n.starts[:0], false, false
	if !n.flags.Generic {
		syn := namerOf(op)
		if s, ok := syn.(BlockNamer); ok {
			s.BlockNames(op, n.setBlk)
		}
		if s, ok := syn.(ResultNamer); ok {
			s.ResultNames(op, n.setRes)
		} else {
			nameResults(op, n.setRes)
		}
		if n.typesName && !n.hasName {
			n.resultsByType(op)
		}
	}
	switch {
	case op.NumResults() == 0:
		if n.flags.ValueUsers {
			if n.ids == nil {
				n.ids = map[*ir.Operation]uint32{}
			}
			n.ids[op] = n.next.value
			n.next.value++
		}
	case !n.hasFirst:
		first := op.Result(0)
		n.nameValue(first, n.locName(first, ""))
	}
	if len(n.starts) > 0 {
		n.group(op)
	}
}

// resultsByType names the results of an operation if all of their types
// suggest a name.
func (n *names) resultsByType(op *ir.Operation) {
	for _, r := range op.Results().All() {
		if _, ok := typeSyntax(r.Type().Context(), r.Type().Def()).(ValueNamer); !ok {
			return
		}
	}
	for _, r := range op.Results().All() {
		if name := typeSyntax(r.Type().Context(), r.Type().Def()).(ValueNamer).ValueName(r.Type()); name != "" {
			n.setRes(r, name)
		}
	}
}

// group records that the results of an operation have several names.
func (n *names) group(op *ir.Operation) {
	if n.groups == nil {
		n.groups = map[*ir.Operation][]int{}
	}
	g := make([]int, 1, len(n.starts)+1)
	for _, s := range n.starts { // insertion sort: there are few
		i := len(g)
		g = append(g, s)
		for ; i > 1 && g[i-1] > s; i-- {
			g[i] = g[i-1]
		}
		g[i] = s
	}
	n.groups[op] = g
}

// nameValue gives a value a suggested name, made unique, or a number if that
// is empty.
func (n *names) nameValue(v *ir.Value, name string) {
	if name == "" {
		n.next.value++
		n.set(v, valueName(n.next.value))
		return
	}
	n.set(v, valueName(len(n.texts))|namedBit)
	n.texts = append(n.texts, n.unique(name))
}

// unique makes a name one that no other value in scope has, and takes it.
func (n *names) unique(name string) string {
	n.buf = sanitize(n.buf[:0], name, "$._-")
	if string(n.buf) != name {
		name = string(n.buf)
	}
	if n.taken(name) {
		stem := append(n.buf, '_')
		for {
			n.buf = strconv.AppendUint(stem, uint64(n.next.conflict), 10)
			n.next.conflict++
			if !n.taken(string(n.buf)) {
				name = string(n.buf)
				break
			}
		}
	}
	n.used[name] = struct{}{}
	n.undo = append(n.undo, name)
	return name
}

func (n *names) taken(name string) bool {
	for ; n != nil; n = n.outer {
		if _, ok := n.used[name]; ok {
			return true
		}
	}
	return false
}

// sanitize appends a name with what cannot be in an identifier replaced: blanks
// by _, other bytes by their number. punct are the bytes that can be in it
// besides letters and digits.
func sanitize(dst []byte, name, punct string) []byte {
	for i := 0; i < len(name); i++ {
		c := name[i]
		valid := class[c]&(letter|digit) != 0 || contains(punct, c)
		if i == 0 && (class[c]&digit != 0 || !valid && c != ' ') {
			dst = append(dst, '_') // for a name must not start like a number
		}
		switch {
		case valid:
			dst = append(dst, c)
		case c == ' ':
			dst = append(dst, '_')
		case c < 16:
			dst = append(dst, upperHex[c])
		default:
			dst = append(dst, upperHex[c>>4], upperHex[c&15])
		}
	}
	return dst
}

func contains(s string, c byte) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == c {
			return true
		}
	}
	return false
}

// lookup returns the name of a value, and whose texts it refers to.
func (n *names) lookup(v *ir.Value) (*names, valueName) {
	if name := n.get(v); name != 0 {
		return n, name
	}
	for m := n.outer; m != nil; m = m.outer {
		if name := m.read(v); name != 0 {
			return m, name
		}
	}
	return nil, 0
}

// groupStarts are the numbers of the results of an operation that have a name of
// their own, the first included, or nil if only that has.
func (n *names) groupStarts(op *ir.Operation) (g []int) {
	for ; n != nil && g == nil; n = n.outer {
		g = n.groups[op]
	}
	return g
}

// groupOf returns the result that a result shares its name with, and its
// number among those, -1 if it is the only one.
func (n *names) groupOf(v *ir.Value) (*ir.Value, int) {
	op := v.DefiningOp()
	if op == nil || op.NumResults() == 1 {
		return v, -1
	}
	g := n.groupStarts(op)
	if g == nil {
		return op.Result(0), v.Index()
	}
	i := len(g) - 1
	for g[i] > v.Index() {
		i--
	}
	end := op.NumResults()
	if i+1 < len(g) {
		end = g[i+1]
	}
	if end-g[i] == 1 {
		return op.Result(g[i]), -1
	}
	return op.Result(g[i]), v.Index() - g[i]
}

// What is printed for values and blocks without a name, as in MLIR.
const (
	nullValue    = "<<NULL VALUE>>"
	unknownValue = "<<UNKNOWN SSA VALUE>>"
	invalidBlock = "INVALIDBLOCK"
)

// appendValue appends the name of a value with its sign. Without number it
// leaves the number in a group of results out.
func (n *names) appendValue(dst []byte, v *ir.Value, number bool) []byte {
	if v == nil {
		return append(dst, nullValue...)
	}
	head, no := n.groupOf(v)
	in, id := n.lookup(head)
	switch {
	case id != 0:
	case n.whole != nil:
		return n.whole().appendValue(dst, v, number)
	default:
		return append(dst, unknownValue...)
	}
	dst = append(dst, '%')
	if id&namedBit != 0 {
		dst = append(dst, in.texts[id&^namedBit]...)
	} else {
		dst = strconv.AppendUint(dst, uint64(id-1), 10)
	}
	if no >= 0 && number {
		dst = strconv.AppendInt(append(dst, '#'), int64(no), 10)
	}
	return dst
}

// appendBlock appends the name of a block with its sign.
func (n *names) appendBlock(dst []byte, b *ir.Block) []byte {
	l := n.label(b)
	switch {
	case l == nil:
		return append(dst, invalidBlock...)
	case l.text != "":
		return append(append(dst, '^'), l.text...)
	}
	return strconv.AppendInt(append(dst, "^bb"...), int64(l.order), 10)
}

// label returns the record of a block, or nil.
func (n *names) label(b *ir.Block) *blockNames {
	for m := n; m != nil; m = m.outer {
		if i, ok := m.blocks[b]; ok {
			return &m.labels[i]
		}
	}
	if n.whole != nil {
		return n.whole().label(b)
	}
	return nil
}

// operationID is the number of an operation without results.
func (n *names) operationID(op *ir.Operation) (id uint32, ok bool) {
	for m := n; m != nil; m = m.outer {
		if id, ok := m.ids[op]; ok {
			return id, true
		}
	}
	if n.whole != nil {
		return n.whole().operationID(op)
	}
	return 0, false
}

// order is the number of a block in its region, -1 if it is not known.
func (n *names) order(b *ir.Block) int {
	if l := n.label(b); l != nil {
		return int(l.order)
	}
	return -1
}

// shadow gives the arguments of a region the names of other values.
func (n *names) shadow(r *ir.Region, as []*ir.Value) {
	for i, v := range as {
		if v == nil {
			continue
		}
		text := string(n.appendValue(nil, v, true)[1:])
		n.set(r.First().Arg(i), valueName(len(n.texts))|namedBit)
		n.texts = append(n.texts, text)
	}
}
