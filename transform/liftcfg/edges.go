package liftcfg

import "github.com/gomlir/gomlir/ir"

// An edge leads from a terminator to its successor of a number.
type edge struct {
	op    *ir.Operation
	index int
}

func (e edge) from() *ir.Block { return e.op.Block() }
func (e edge) to() *ir.Block   { return e.op.Successor(e.index) }

// args are the values that the edge gives to the arguments of the block it leads to.
func (e edge) args() []*ir.Value {
	br, ok := ir.BranchOpInterface.Of(e.op)
	if !ok {
		return nil
	}
	s := br.SuccessorOperands(e.index)
	return e.op.Operands().Slice(s.From, s.To).Values()
}

func (e edge) append(vs []*ir.Value) { e.op.AppendSuccessorOperands(e.index, vs...) }

// setArgs makes edges give other values. Those of a switch are changed all at once.
func setArgs(edges []edge, args [][]*ir.Value) {
	lists := map[*ir.Operation][][]*ir.Value{}
	for i, e := range edges {
		if lists[e.op] == nil {
			lists[e.op] = make([][]*ir.Value, e.op.NumSuccessors())
		}
		lists[e.op][e.index] = append([]*ir.Value{}, args[i]...)
	}
	for _, e := range edges {
		if list := lists[e.op]; list != nil {
			e.op.SetAllSuccessorOperands(list)
			delete(lists, e.op)
		}
	}
}

// appendArgs makes edges give more values.
func appendArgs(edges []edge, more [][]*ir.Value) {
	args := make([][]*ir.Value, len(edges))
	for i, e := range edges {
		args[i] = append(e.args(), more[i]...)
	}
	setArgs(edges, args)
}

// edgesFrom returns the edges from a block, in order.
func edgesFrom(b *ir.Block) (list []edge) {
	last := b.Last()
	for i := range last.NumSuccessors() {
		list = append(list, edge{last, i})
	}
	return list
}

// edgesTo returns the edges to a block, the newest first.
func edgesTo(b *ir.Block) (list []edge) {
	for s := range b.Uses() {
		list = append(list, edge{s.Owner(), s.Index()})
	}
	return list
}

// onlyEdge returns the edge to a block if there is but one.
func onlyEdge(b *ir.Block) (e edge, ok bool) {
	n := 0
	for s := range b.Uses() {
		e = edge{s.Owner(), s.Index()}
		if n++; n > 1 {
			break
		}
	}
	return e, n == 1
}

// A multiplexer is a block that takes edges to several blocks, its targets. It has the arguments
// of all of these, one that says which one is meant, if there are several, and perhaps others. What
// an edge does not give is undefined.
type multiplexer struct {
	*lifter
	block   *ir.Block
	targets []*ir.Block
	number  map[*ir.Block]int
	first   []int     // of the arguments of a target
	which   *ir.Value // nil: there is one target
}

// multiplex makes a block for edges that lead to targets, of which some may be the same.
func (l *lifter) multiplex(loc ir.Location, targets []*ir.Block, extra ...ir.Type) *multiplexer {
	m := &multiplexer{lifter: l, block: ir.NewBlock(), number: map[*ir.Block]int{}}
	targets[0].Region().InsertBefore(targets[0].Next(), m.block)
	for _, b := range targets {
		if _, seen := m.number[b]; seen {
			continue
		}
		m.number[b] = len(m.targets)
		m.targets, m.first = append(m.targets, b), append(m.first, m.block.NumArgs())
		copyArguments(m.block, b)
	}
	if len(m.targets) > 1 {
		m.which = m.block.AddArgument(l.number(0).Type(), loc)
	}
	for _, t := range extra {
		m.block.AddArgument(t, loc)
	}
	return m
}

// copyArguments adds arguments like those of another block.
func copyArguments(b, from *ir.Block) {
	for _, v := range from.Args().All() {
		b.AddArgument(v.Type(), v.Loc())
	}
}

// redirect makes edges to targets lead to the multiplexer.
func (m *multiplexer) redirect(edges []edge, extra func() []*ir.Value) {
	args := make([][]*ir.Value, len(edges))
	for i, e := range edges {
		args[i] = m.arguments(e, extra())
		e.op.SetSuccessor(e.index, m.block)
	}
	setArgs(edges, args)
}

// arguments are those of the multiplexer for an edge to a target.
func (m *multiplexer) arguments(e edge, extra []*ir.Value) []*ir.Value {
	i := m.number[e.to()]
	own := e.args()
	args := make([]*ir.Value, m.block.NumArgs())
	copy(args[len(args)-len(extra):], extra)
	for j, a := range m.block.Args().All() {
		switch k := j - m.first[i]; {
		case 0 <= k && k < len(own):
			args[j] = own[k]
		case a == m.which:
			args[j] = m.lifter.number(i)
		case args[j] == nil:
			args[j] = m.undef(a.Type())
		}
	}
	return args
}

// dispatch makes a switch to the targets, except for one if it is not nil.
func (m *multiplexer) dispatch(b *ir.Builder, except *ir.Block) {
	var values []int
	var to []ir.BranchTarget
	for i, t := range m.targets {
		if t != except {
			values = append(values, i)
			to = append(to, ir.To(t, m.block.Args().Slice(m.first[i], m.first[i]+t.NumArgs()).Values()...))
		}
	}
	flag := m.which
	if flag == nil || len(to) == 1 {
		flag = m.lifter.number(0)
	}
	last := len(to) - 1
	m.Switch(b, flag, values[:last], to[:last], to[last])
}

// oneEntry makes a block that takes edges and goes on to where they led.
func (l *lifter) oneEntry(loc ir.Location, edges []edge) *ir.Block {
	targets := make([]*ir.Block, len(edges))
	for i, e := range edges {
		targets[i] = e.to()
	}
	m := l.multiplex(loc, targets)
	m.redirect(edges, func() []*ir.Value { return nil })
	m.dispatch(at(loc).AtStart(m.block), nil)
	return m.block
}
