package exporter

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// function is a function of the module. A definition has its blocks before any body is translated,
// so that all bodies can refer to their addresses.
type function struct {
	op     llvm.FuncOp
	fn     *llvmir.Function
	blocks []*llvmir.Block // by block number; nil for a block that is part of an edge

	number int // index among the definitions

	scope      *llvmir.Node       // the subprogram, or nil
	intrinsics []*llvmir.Function // the intrinsics it uses, in the order of their first uses
	found      []*diag.Diagnostic
}

// signatures declares all functions.
func (x *exporter) signatures() bool {
	return x.ops(func(op *ir.Operation) bool {
		f, ok := op.View().(llvm.FuncOp)
		return !ok || x.signature(f)
	})
}

func (x *exporter) signature(op llvm.FuncOp) bool {
	sig := x.types.of(op.FunctionType())
	if sig == nil {
		return x.fail(op.Op().ErrorPlainf("cannot be converted to LLVM IR: function type has no LLVM counterpart"))
	}
	fn := x.m.NewFunction(op.SymName(), sig, x.keptSpace(op.Op(), x.layout.ProgramSpace))
	f := &function{op: op, fn: fn}
	x.funcs = append(x.funcs, f)
	x.byName[op.SymName()] = f
	x.symbols[op.SymName()] = fn
	fn.Linkage = linkages[op.Linkage()]
	fn.CallConv = llvmir.CallConv(op.CConv())
	fn.DSOLocal = op.DsoLocal()
	if !x.functionAttrs(f) {
		return false
	}
	fn.Visibility = llvmir.Visibility(op.Visibility())
	fn.Comdat = x.comdat(op.Comdat())
	fn.GC, _ = op.GarbageCollector()
	if u, ok := op.UnnamedAddr(); ok {
		fn.UnnamedAddr = llvmir.UnnamedAddr(u)
	}
	if a, ok := op.Alignment(); ok {
		fn.Align = uint64(a)
	}
	x.debug.function(f)
	x.declareBlocks(f)
	return true
}

// declareBlocks creates the blocks of a function.
func (x *exporter) declareBlocks(f *function) {
	body := f.op.Body()
	if body.Empty() {
		return
	}
	last := body.Last().Number() // Number numbers all blocks now, so that no goroutine has to
	f.blocks = make([]*llvmir.Block, last+1)
	edges := 0
	for block := range body.Blocks() {
		if x.isEdge(block) {
			edges++
		}
	}
	blocks := f.fn.NewBlocks(len(f.blocks) - edges)
	for block := range body.Blocks() {
		if edges == 0 || !x.isEdge(block) {
			f.blocks[block.Number()], blocks = blocks[0], blocks[1:]
		}
	}
}

var linkages = [...]llvmir.Linkage{
	llvm.LinkageExternal: llvmir.ExternalLinkage, llvm.LinkageAvailableExternally: llvmir.AvailableExternallyLinkage,
	llvm.LinkageLinkonce: llvmir.LinkOnceLinkage, llvm.LinkageLinkonceODR: llvmir.LinkOnceODRLinkage,
	llvm.LinkageWeak: llvmir.WeakLinkage, llvm.LinkageWeakODR: llvmir.WeakODRLinkage,
	llvm.LinkageAppending: llvmir.AppendingLinkage, llvm.LinkageInternal: llvmir.InternalLinkage,
	llvm.LinkagePrivate: llvmir.PrivateLinkage, llvm.LinkageExternWeak: llvmir.ExternalWeakLinkage,
	llvm.LinkageCommon: llvmir.CommonLinkage,
}

// body translates operations: those of functions, one function at a time, or those of initialisers.
type body struct {
	x *exporter
	b *llvmir.Builder
	f *function // nil in an initialiser

	values   values
	partials map[*ir.Value]*partial
	declared map[intrinsicKey]*llvmir.Function
	used     map[*llvmir.Function]bool
	tagged   map[*llvmir.Block]bool // blocks whose tags have been translated
	loc      *llvmir.Node           // location of the current operation

	records  []*llvmir.DebugRecord // for the next instruction
	locs     map[locKey]*llvmir.Node
	attrLocs map[attrKey]*llvmir.Node
	locParts int // parts of the current location so far

	attrs  attrList // reused
	phis   []phi
	detour map[*ir.Successor]*llvmir.Block // the extra block of an edge, see separateEdges
	extra  map[*ir.Block][]incoming        // the edges to a block that have an extra block

	edgesOf *ir.Region // the region of edges, see edgesTo
	edges   map[*ir.Block][]incoming

	frag    *llvmir.Fragments
	names   names
	trace   *Trace
	forward map[*llvmir.Poison]*ir.Value // placeholders for values that are used before their definition

	post    []place // postorder of the traversal
	visited []bool
}

// A phi is a block whose phis have no incoming values yet.
type phi struct {
	block *ir.Block
	first *llvmir.Instruction // the phi for argument 0; the others follow it
}

// incoming is an edge and the block that it comes from in LLVM IR.
type incoming struct {
	from *llvmir.Block
	succ *ir.Successor
}

func newBody(x *exporter) *body {
	return &body{x: x, b: llvmir.NewBuilder(x.m), declared: map[intrinsicKey]*llvmir.Function{},
		tagged: map[*llvmir.Block]bool{}}
}

// fail reports a diagnostic and returns false.
func (b *body) fail(d *diag.Diagnostic) bool {
	if b.f == nil {
		return b.x.fail(d)
	}
	b.f.found = append(b.f.found, d)
	return false
}

// function translates the body of a function.
func (b *body) function(f *function) bool {
	b.f = f
	b.partials, b.used, b.detour, b.extra = nil, nil, nil, nil
	b.phis, b.locs, b.attrLocs = b.phis[:0], nil, nil
	region := f.op.Body()
	b.values.start(region)
	for i, a := range region.First().Args().All() {
		b.values.set(a, f.fn.Args[i])
	}
	if !b.functionDetails(f) {
		return false
	}
	b.startKept(f)
	b.separateEdges(region)
	order := b.topological(region)
	f.fn.EdgeOrder = make([]*llvmir.Block, 0, len(f.fn.Blocks))
	for _, p := range order {
		if p.edge != nil {
			b.fillDetour(p.edge)
		} else if !b.block(p.block) {
			return false
		}
	}
	if !b.connect() {
		return false
	}
	b.finishKept()
	if d := b.x.translateAttrs(b, f.op.Op(), nil); d != nil {
		return b.fail(d)
	}
	return true
}

// functionDetails sets what upstream sets only for functions with a body.
func (b *body) functionDetails(f *function) bool {
	if name, ok := f.op.Personality(); ok {
		g := b.x.symbols[name]
		if g == nil {
			return b.fail(plain(f.op.Op(), "unsupported constant value"))
		}
		f.fn.Personality = g
	}
	f.fn.Section, _ = f.op.Section()
	b.bodyAttrs(f)
	return true
}

// separateEdges gives an extra block to each edge that needs one: if its terminator has an earlier
// edge to the same block, and that has arguments.
func (b *body) separateEdges(region *ir.Region) {
	for block := range region.Blocks() {
		t := block.Last()
		if t == nil || t.NumSuccessors() < 2 {
			continue
		}
		list := t.Successors()
		for i := 1; i < len(list); i++ {
			to := list[i].Block()
			if to.NumArgs() == 0 || b.detour[&list[i]] != nil {
				continue
			}
			first := false
			for j := range i {
				if list[j].Block() == to && (!b.x.kept.exact || !sameEdge(&list[j], &list[i])) {
					first = true
					break
				}
			}
			if !first {
				continue
			}
			// Handle all further edges to the same block at once, since upstream creates blocks in
			// that order.
			for j := i; j < len(list); j++ {
				if list[j].Block() == to && (!b.x.kept.exact || j == i) {
					b.separate(&list[j])
				}
			}
		}
	}
}

func (b *body) separate(s *ir.Successor) {
	if b.detour == nil {
		b.detour = map[*ir.Successor]*llvmir.Block{}
		b.extra = map[*ir.Block][]incoming{}
	}
	n := b.f.fn.NewBlock("")
	b.detour[s] = n
	to := s.Block()
	b.extra[to] = append(b.extra[to], incoming{n, s})
}

// target returns the LLVM block that an edge leads to.
func (b *body) target(s *ir.Successor) *llvmir.Block {
	if b.detour != nil {
		if d := b.detour[s]; d != nil {
			return d
		}
	}
	to := b.blockOf(s.Block())
	if to == nil { // the block is part of the edge
		return b.target(&s.Block().Last().Successors()[0])
	}
	return to
}

// blockOf returns the LLVM block of a block in this function.
func (b *body) blockOf(block *ir.Block) *llvmir.Block { return b.f.blocks[block.Number()] }

// A place is a block or, if edge is set, the extra block of that edge.
type place struct {
	block *ir.Block
	edge  *ir.Successor
}

// next returns successor i of a place. ok is false if absent.
func (b *body) next(p place, i int) (to place, ok bool) {
	if p.edge != nil {
		return place{block: p.edge.Block()}, i == 0
	}
	succs := p.block.Successors()
	if i >= len(succs) {
		return place{}, false
	}
	if b.detour != nil && b.detour[&succs[i]] != nil {
		return place{edge: &succs[i]}, true
	}
	return place{block: succs[i].Block()}, true
}

// topological returns the blocks in reverse postorder. It starts at the entry, and then at each
// block not reached so far.
func (b *body) topological(region *ir.Region) []place {
	n := len(b.f.blocks)
	order := make([]place, 0, n+len(b.detour))
	if n == 1 {
		return append(order, place{block: region.First()})
	}
	placed := make([]bool, n)
	type frame struct {
		place
		next int
	}
	var stack []frame
	for start := range region.Blocks() {
		if placed[start.Number()] {
			continue
		}
		if cap(b.visited) < n {
			b.visited = make([]bool, n)
		}
		visited := b.visited[:n]
		clear(visited)
		b.post = b.post[:0]
		visited[start.Number()] = true
		stack = append(stack[:0], frame{place{block: start}, 0})
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			to, ok := b.next(top.place, top.next)
			top.next++
			switch {
			case !ok:
				b.post = append(b.post, top.place)
				stack = stack[:len(stack)-1]
			case to.edge != nil:
				stack = append(stack, frame{to, 0})
			case !visited[to.block.Number()]:
				visited[to.block.Number()] = true
				stack = append(stack, frame{to, 0})
			}
		}
		order = b.place(order, placed)
	}
	return order
}

// place appends the last traversal to an order, in reverse, without blocks that the order has
// already.
func (b *body) place(order []place, placed []bool) []place {
	for i := len(b.post) - 1; i >= 0; i-- {
		p := b.post[i]
		at := p.block
		if p.edge != nil {
			at = p.edge.Owner().Block()
		}
		// The extra block of an edge was placed with the block the edge comes from.
		if !placed[at.Number()] {
			order = append(order, p)
		}
	}
	for _, p := range b.post {
		if p.edge == nil {
			placed[p.block.Number()] = true
		}
	}
	return order
}

// block translates a block.
func (b *body) block(block *ir.Block) bool {
	lb := b.blockOf(block)
	if lb == nil {
		return true
	}
	b.b.SetBlock(lb)
	if !block.IsEntry() && block.NumArgs() > 0 {
		for i, a := range block.Args().All() {
			t := b.x.types.of(a.Type())
			if t == nil {
				return b.fail(diag.Errorf(block.First().Place(), "block argument does not have an LLVM type"))
			}
			b.setLoc(b.argLocation(a))
			if b.locParts > maxLocParts {
				return b.fail(diag.Errorf(block.First().Place(), "the location of a block argument has too many parts"))
			}
			b.locParts = 0
			p := b.b.Phi(t)
			if b.x.kept.on {
				p.Name = b.names.unique(nameIn(a.Loc()))
			}
			b.values.set(a, p)
			if i == 0 {
				b.phis = append(b.phis, phi{block, p})
			}
		}
	}
	b.b.Grow(instructions(block))
	for op := range block.Ops() {
		b.setLoc(b.opLocation(op))
		if b.locParts > maxLocParts {
			return b.failf(op, "the location has too many parts")
		}
		b.locParts = 0
		n := len(lb.Instrs)
		if done, ok := b.keptOp(op); !ok || !done && !b.convert(op) {
			return false
		}
		if d := op.Discardables(); d != nil {
			b.memoryModel(d.Lookup("llvm.mmra"), lb.Instrs[n:])
			if d := b.x.translateAttrs(b, op, lb.Instrs[n:]); d != nil {
				return b.fail(d)
			}
		}
		if len(lb.Instrs) > n && (b.x.kept.on || b.trace != nil || isForeign(op)) {
			b.keepInstruction(op, lb.Instrs[len(lb.Instrs)-1])
		}
		if len(b.records) > 0 && len(lb.Instrs) > n {
			lb.Instrs[n].Records = b.records
			b.records = nil
		}
	}
	b.f.fn.EdgeOrder = append(b.f.fn.EdgeOrder, lb)
	return true
}

// instructions returns the number of instructions for the operations of a block, or slightly more.
func instructions(block *ir.Block) int {
	n := 0
	for op := range block.Ops() {
		switch op.Def() {
		case llvm.Constant, llvm.AddressOf, llvm.Undef, llvm.Poison, llvm.Zero:
		default:
			n++
		}
	}
	return n
}

func (b *body) setLoc(loc *llvmir.Node) {
	if b.loc != loc {
		b.loc = loc
		b.b.SetDebugLoc(loc)
	}
}

// fillDetour creates the contents of an edge's extra block: a phi for each argument, and a branch.
func (b *body) fillDetour(s *ir.Successor) {
	d := b.detour[s]
	b.b.SetBlock(d)
	for _, a := range s.Block().Args().All() {
		b.setLoc(b.argLocation(a))
		b.b.Phi(b.x.types.of(a.Type()))
	}
	b.setLoc(b.opLocation(s.Owner()))
	b.b.Br(b.blockOf(s.Block()))
	b.f.fn.EdgeOrder = append(b.f.fn.EdgeOrder, d)
}

// connect sets the incoming values of all phis.
func (b *body) connect() bool {
	for _, p := range b.phis {
		if b.x.kept.exact && len(b.extra[p.block]) == 0 {
			if !b.connectKept(p.block) {
				return false
			}
			continue
		}
		instrs := b.blockOf(p.block).Instrs[:p.block.NumArgs()]
		extra := b.extra[p.block]
		for i := len(extra) - 1; i >= 0; i-- {
			e := extra[i]
			from := b.blockOf(e.succ.Owner().Block())
			for k, in := range instrs {
				through := e.from.Instrs[k]
				v, ok := b.passed(e.succ, k)
				if !ok {
					return false
				}
				through.AddIncoming(v, from)
				in.AddIncoming(through, e.from)
			}
		}
		for s := range p.block.Uses() {
			if b.detour != nil && b.detour[s] != nil {
				continue
			}
			from := b.blockOf(s.Owner().Block())
			for k, in := range instrs {
				v, ok := b.passed(s, k)
				if !ok {
					return false
				}
				in.AddIncoming(v, from)
			}
		}
	}
	return true
}

// passed returns the value that an edge passes to an argument of its target.
func (b *body) passed(s *ir.Successor, arg int) (llvmir.Value, bool) {
	owner := s.Owner()
	if br, ok := ir.BranchOpInterface.Of(owner); ok {
		if ops := br.SuccessorOperands(s.Index()); arg < ops.Len() && ops.From+arg < ops.To {
			return b.value(owner.Operand(ops.From + arg)), true
		}
	}
	if isForeign(owner) {
		return b.foreignPassed(s, arg)
	}
	// The invoke would have to pass its own result.
	return nil, b.fail(owner.ErrorPlainf("cannot be converted to LLVM IR: successor #%d is passed no value for argument #%d", s.Index(), arg))
}
