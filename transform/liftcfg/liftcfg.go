package liftcfg

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/ir/effects"
)

// Region lifts what is in a region, but not what is in the regions of its operations. It reports whether
// anything has changed. After a diagnostic, the region is left half lifted, and may be invalid.
//
// All blocks must be reachable. Their terminators must have no effects, and if they have successors,
// be an [ir.BranchOp] that makes none of the values which it gives to these.
func Region(r *ir.Region, dialect Dialect) (changed bool, d *diag.Diagnostic) {
	if r.Empty() || r.HasOneBlock() {
		return false, nil
	}
	if d := check(r); d != nil {
		return false, d
	}
	l := &lifter{
		Dialect: dialect, region: r, undefined: map[ir.Type]*ir.Value{}, numbers: map[int]*ir.Value{},
		exits: map[exitKey][]*ir.Operation{}, tree: map[*ir.Block]*node{},
	}
	l.joinExits()
	work := []piece{{entry: r.First(), cycles: true}}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		if p.cycles {
			headers, d := l.liftCycles(p.entry)
			if d != nil {
				return true, d
			}
			for _, h := range headers {
				work = append(work, piece{entry: h, cycles: true})
			}
			l.dominators(p.entry.Region())
		}
		entries, d := l.liftBranch(p.entry)
		if d != nil {
			return true, d
		}
		for _, e := range entries {
			work = append(work, piece{entry: e})
		}
	}
	return true, nil
}

// check returns what keeps a region from being lifted, nil if nothing does.
func check(r *ir.Region) *diag.Diagnostic {
	for b := range r.Blocks() {
		if !b.HasPredecessors() && !b.IsEntry() {
			return unreachable(b)
		}
	}
	for b := range r.Blocks() {
		for op := range b.Ops() {
			var d *diag.Diagnostic
			ir.WalkPost(op, func(op *ir.Operation) ir.WalkResult {
				if d = checkBranch(op); d != nil {
					return ir.Interrupt
				}
				return ir.Advance
			})
			if d != nil {
				return d
			}
		}
	}
	var dom dominance.Info
	tree := dom.Tree(r)
	for b := range r.Blocks() {
		if !tree.Reachable(b) {
			return unreachable(b)
		}
	}
	return nil
}

func unreachable(b *ir.Block) *diag.Diagnostic {
	return b.First().Errorf("transformation does not support unreachable blocks")
}

func checkBranch(op *ir.Operation) *diag.Diagnostic {
	if op.NumSuccessors() == 0 {
		return nil
	}
	br, ok := ir.BranchOpInterface.Of(op)
	if !ok {
		return op.Errorf("transformation does not support terminators with successors not implementing BranchOpInterface")
	}
	if effects.Of(op) != 0 {
		return op.Errorf("transformation does not support terminators with side effects")
	}
	for i := range op.NumSuccessors() {
		if br.SuccessorOperands(i).Produced > 0 {
			return op.Errorf("transformation does not support operations with operation-produced successor operands")
		}
	}
	return nil
}

// A piece is a part of a region that is still to be lifted: what its entry leads to.
type piece struct {
	entry  *ir.Block
	cycles bool // there may be some
}

// A lifter lifts a region.
type lifter struct {
	Dialect
	region    *ir.Region
	undefined map[ir.Type]*ir.Value
	numbers   map[int]*ir.Value
	exits     map[exitKey][]*ir.Operation
	tree      map[*ir.Block]*node
}

// at returns a builder for operations of a location.
func at(loc ir.Location) *ir.Builder { return ir.NewBuilder(loc.Context()).SetLoc(loc) }

// constants returns a builder for values that all blocks can use.
func (l *lifter) constants() *ir.Builder {
	return at(l.region.Op().Loc()).AtStart(l.region.First())
}

// undef returns a value for where there is none.
func (l *lifter) undef(t ir.Type) *ir.Value {
	v := l.undefined[t]
	if v == nil {
		v = l.Undefined(l.constants(), t)
		l.undefined[t] = v
	}
	return v
}

// number returns a constant.
func (l *lifter) number(n int) *ir.Value {
	v := l.numbers[n]
	if v == nil {
		v = l.Number(l.constants(), n)
		l.numbers[n] = v
	}
	return v
}

// jump ends a block with a branch to another.
func (l *lifter) jump(b *ir.Builder, to *ir.Block, args []*ir.Value) {
	l.Switch(b, l.number(0), nil, nil, ir.To(to, args...))
}

// An exitKey is the same for terminators that leave a region in the same way, and for few others.
type exitKey struct {
	def          *ir.OpDef
	inherent     *ir.InherentAttrs
	discardables *ir.DictionaryAttr
	types        ir.Type // a function from the types of operands to those of results
}

// joinExits leaves one block of those from which control leaves the region in the same way. The
// others branch to it.
func (l *lifter) joinExits() {
	var exits []*ir.Operation
	for b := range l.region.Blocks() {
		if last := b.Last(); last.NumSuccessors() == 0 {
			exits = append(exits, last)
		}
	}
	for _, op := range exits {
		l.joinExit(op)
	}
}

func (l *lifter) joinExit(op *ir.Operation) {
	k := exitKey{op.Def(), op.InherentAttrs(), op.Discardables(), ir.NewFunctionType(op.Context(), typesOf(op.Operands()), typesOf(op.Results()))}
	exit := l.exit(k, op)
	args := op.Operands().Values()
	if exit == nil {
		b := ir.NewBlock()
		l.region.Append(b)
		for _, v := range args {
			b.AddArgument(v.Type(), op.Loc())
		}
		l.jump(at(op.Loc()).Before(op), b, args)
		op.Remove()
		b.Append(op)
		for i, v := range b.Args().All() {
			op.SetOperand(i, v)
		}
		l.exits[k] = append(l.exits[k], op)
		return
	}
	l.jump(at(op.Loc()).Before(op), exit.Block(), args)
	op.Erase()
}

// exit returns the terminator that leaves the region as another one does, nil if absent.
func (l *lifter) exit(k exitKey, op *ir.Operation) *ir.Operation {
next:
	for _, other := range l.exits[k] {
		if op.NumRegions() != other.NumRegions() {
			continue
		}
		for i, r := range op.Regions() {
			if !(ir.Equivalence{}).Regions(r, other.Region(i)) {
				continue next
			}
		}
		return other
	}
	return nil
}

func typesOf(vs ir.ValueRange) []ir.Type {
	list := make([]ir.Type, vs.Len())
	for i, v := range vs.All() {
		list[i] = v.Type()
	}
	return list
}

// A node is a block in the dominator tree. Trees of the lifter hold on while blocks move to other
// regions: what a block dominates does not change by that.
type node struct {
	children []*ir.Block
	in, out  int // all below have numbers from in up to but not including out
}

// dominators finds out what blocks of a region dominate.
func (l *lifter) dominators(r *ir.Region) {
	var dom dominance.Info
	tree := dom.Tree(r)
	type visit struct {
		n    *node
		next int
	}
	count := 0
	enter := func(b *ir.Block) visit {
		n := &node{in: count}
		count++
		for c := range tree.Children(b) {
			n.children = append(n.children, c)
		}
		l.tree[b] = n
		return visit{n: n}
	}
	stack := []visit{enter(r.First())}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(top.n.children) {
			top.n.out = count
			stack = stack[:len(stack)-1]
			continue
		}
		c := top.n.children[top.next]
		top.next++
		stack = append(stack, enter(c))
	}
}

// dominates reports whether a block dominates another one of the same region.
func (l *lifter) dominates(a, b *ir.Block) bool {
	na, nb := l.tree[a], l.tree[b]
	return a == b || nb == nil || na != nil && na.in <= nb.in && nb.in < na.out
}

// below returns a block and all that it dominates, each before what it dominates itself.
func (l *lifter) below(b *ir.Block) (list []*ir.Block) {
	stack := []*ir.Block{b}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		list = append(list, b)
		if n := l.tree[b]; n != nil {
			for i := len(n.children) - 1; i >= 0; i-- {
				stack = append(stack, n.children[i])
			}
		}
	}
	return list
}
