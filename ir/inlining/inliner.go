package inlining

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// An Inliner inlines calls and regions, as long as the dialects agree. It is not safe for
// concurrent use.
type Inliner struct {
	// Inlined is called with the blocks of each region that has been inlined, after
	// [Dialect.HandleBlocks] and before their terminators are handled. It may be nil.
	Inlined func(b Blocks)
	// Wrap puts the blocks of a region that has been inlined into an operation, in a block at
	// their place, and returns that. It is called after Inlined. It may be nil.
	Wrap func(b Blocks) Blocks

	ctx      *ir.Context
	cloner   ir.BodyCloner
	dialects map[*ir.OpDef]Dialect
	lastDef  *ir.OpDef
	last     Dialect
	locs     map[ir.Location]ir.Location
}

// New returns an Inliner that knows the dialects of a context.
func New(c *ir.Context) *Inliner {
	return &Inliner{ctx: c, dialects: map[*ir.OpDef]Dialect{}, locs: map[ir.Location]ir.Location{}}
}

// dialect returns the implementation for an operation, nil if absent.
func (n *Inliner) dialect(op *ir.Operation) Dialect {
	def := op.Def()
	if def == n.lastDef {
		return n.last
	}
	d, known := n.dialects[def]
	if !known {
		d, _ = DialectInterface.Of(n.ctx, n.ctx.Dialect(def.Namespace()))
		n.dialects[def] = d
	}
	n.lastDef, n.last = def, d
	return d
}

// Call puts the region of a callable in the place of a call: a copy if copied is true,
// else the blocks themselves, so that the region is empty then. The call stays, for the
// caller to erase; it has no uses any more. Call returns false and changes nothing if
// the call cannot be inlined.
func (n *Inliner) Call(call ir.CallOp, callable ir.CallableOp, copied bool) bool {
	op, src := call.Op(), callable.CallableRegion()
	if src == nil || src.Empty() {
		return false
	}
	args, results := call.CallArgs().Values(), op.Results().Values()
	_, types := callable.CallableTypes()
	if len(args) != src.First().NumArgs() || len(results) != len(types) {
		return false
	}
	d := n.dialect(op)
	if d == nil {
		return false
	}
	c := &conversions{dialect: d, b: ir.NewBuilder(n.ctx)}
	c.b.Before(op).SetLoc(op.Loc())
	values := slices.Clone(args)
	for i, v := range args {
		if t := src.First().Arg(i).Type(); v.Type() != t {
			if values[i] = c.convert(v, t); values[i] == nil {
				return c.undo()
			}
		}
	}
	c.b.After(op)
	for i, v := range results {
		// What used the result keeps its type, and uses the conversion.
		if v.Type() != types[i] {
			last := v.FirstUse()
			with := c.convert(v, v.Type())
			if with == nil {
				return c.undo()
			}
			replaceFrom(last, with)
		}
	}
	if !d.CallIsLegal(op, callable.Op(), copied) {
		return c.undo()
	}
	s := &Site{Call: op, Callable: callable.Op(), Args: values, CallArgs: args}
	r := &inlined{n: n, src: src, at: ir.InsertPoint{Block: op.Block(), Before: op.Next()}, results: results,
		types: types, loc: op.Loc(), copied: copied, site: s}
	if !r.run(values) {
		return c.undo()
	}
	return true
}

// Region puts the blocks of src at a point, which is in no operation of src: copies if
// copied is true. args are the values for the arguments of its first block, and results
// are the values that are replaced by what its terminators give. If loc is not nil, it is
// the place of the call in the locations of the inlined operations. Region returns false
// and changes nothing if the region cannot be inlined.
func (n *Inliner) Region(src *ir.Region, at ir.InsertPoint, args, results []*ir.Value, loc ir.Location, copied bool) bool {
	if src.Empty() || len(args) != src.First().NumArgs() {
		return false
	}
	types := make([]ir.Type, len(results))
	for i, v := range results {
		types[i] = v.Type()
	}
	for i, v := range args {
		if v.Type() != src.First().Arg(i).Type() {
			return false
		}
	}
	r := &inlined{n: n, src: src, at: at, results: results, types: types, loc: loc, copied: copied}
	return r.run(args)
}

// conversions are the operations that were made because a call has other types than what
// it calls.
type conversions struct {
	dialect Dialect
	b       *ir.Builder
	made    []*ir.Operation
}

// convert converts a value, and returns nil if that is not possible.
func (c *conversions) convert(v *ir.Value, t ir.Type) *ir.Value {
	op := c.dialect.ConvertForCall(c.b, v, t)
	if op == nil {
		return nil
	}
	c.made = append(c.made, op)
	return op.Result(0)
}

// undo erases the conversions and returns false.
func (c *conversions) undo() bool {
	for _, op := range c.made {
		op.Result(0).ReplaceAllUsesWith(op.Operand(0))
		op.Erase()
	}
	return false
}

// replaceFrom gives a use of a value, and all older uses, another value.
func replaceFrom(u *ir.Use, with *ir.Value) {
	for u != nil {
		next := u.Next()
		u.Set(with)
		u = next
	}
}

// An inlined is a region that is being inlined.
type inlined struct {
	n       *Inliner
	src     *ir.Region
	at      ir.InsertPoint
	results []*ir.Value
	types   []ir.Type
	loc     ir.Location // nil: locations stay
	copied  bool
	site    *Site // nil if there is no call
}

// run inlines the region. args are the values for its arguments.
func (r *inlined) run(args []*ir.Value) bool {
	dest := r.at.Block.Region()
	if dest == nil || r.src.IsAncestor(dest) || r.src.Scope() != nil || !r.legal(dest, args) {
		return false
	}
	r.handleArguments(args)
	blocks := r.insert(dest, args)
	if _, unknown := r.loc.(*ir.UnknownLoc); r.loc != nil && !unknown {
		r.n.relocate(blocks, r.loc)
	}
	if r.site != nil {
		r.site.Blocks = blocks
		r.n.dialect(r.site.Call).HandleBlocks(r.site)
	}
	if r.n.Inlined != nil {
		r.n.Inlined(blocks)
	}
	if r.n.Wrap != nil {
		blocks = r.n.Wrap(blocks)
	}
	first := blocks.First
	parent := r.n.dialect(dest.Op())
	if first.Next() == blocks.End && r.gives(first.Last()) && parent.MergesBlock(first) {
		r.merge(first)
	} else {
		r.connect(blocks)
	}
	return true
}

// gives reports whether a terminator has the results, as far as anybody uses them.
func (r *inlined) gives(end *ir.Operation) bool {
	return end.NumOperands() == len(r.results) || !slices.ContainsFunc(r.results, (*ir.Value).HasUses)
}

// legal asks the dialects.
func (r *inlined) legal(dest *ir.Region, args []*ir.Value) bool {
	around := r.n.dialect(dest.Op())
	if around == nil || !around.RegionIsLegal(dest, r.src, r.copied, args) {
		return false
	}
	for b := range r.src.Blocks() {
		if b.Terminator() == nil {
			return false
		}
		for op := b.First(); op != nil; op = op.Next() {
			if !r.opIsLegal(op, dest, args) {
				return false
			}
		}
	}
	return true
}

func (r *inlined) opIsLegal(op *ir.Operation, dest *ir.Region, args []*ir.Value) bool {
	return ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		d := r.n.dialect(op)
		switch {
		case d == nil || !d.OpIsLegal(op, dest, r.copied, args):
			return ir.Interrupt
		case op.NumRegions() > 0 && !d.AnalyzesRegions(op):
			return ir.Skip
		}
		return ir.Advance
	})
}

// handleArguments replaces args by what the dialect of the callable makes of them.
func (r *inlined) handleArguments(args []*ir.Value) {
	if r.site == nil {
		return
	}
	d := r.n.dialect(r.site.Callable)
	if d == nil {
		return
	}
	b := ir.NewBuilder(r.n.ctx).At(r.at).SetLoc(r.site.Call.Loc())
	none := ir.NewDictionaryAttr(r.n.ctx)
	for i, v := range args {
		attrs := ir.AttrsOfValue(r.site.Callable, ir.ArgAttrs, i)
		if attrs == nil {
			attrs = none
		}
		args[i] = d.HandleArgument(b, r.site.Call, r.site.Callable, v, attrs)
	}
}

// insert puts the blocks behind the block of the point.
func (r *inlined) insert(dest *ir.Region, args []*ir.Value) Blocks {
	end := r.at.Block.Next()
	if r.copied {
		return Blocks{r.n.cloner.Clone(r.src, dest, end, args), end}
	}
	entry := r.src.First()
	for b := range r.src.Blocks() {
		b.Remove()
		dest.InsertBefore(end, b)
	}
	blocks := Blocks{entry, end}
	if len(args) > 0 {
		for op := range blocks.Ops() {
			for i := range op.OperandUses() {
				u := &op.OperandUses()[i]
				if v := u.Value(); v != nil && v.Owner() == entry {
					u.Set(args[v.Index()])
				}
			}
		}
	}
	return blocks
}

// handleResult replaces the uses of a result that there are by what the dialect of the
// callable makes of it.
func (r *inlined) handleResult(b *ir.Builder, i int, v *ir.Value) {
	if r.site == nil {
		return
	}
	d := r.n.dialect(r.site.Callable)
	if d == nil {
		return
	}
	attrs := ir.AttrsOfValue(r.site.Callable, ir.ResultAttrs, i)
	if attrs == nil {
		attrs = ir.NewDictionaryAttr(r.n.ctx)
	}
	last := v.FirstUse()
	if with := d.HandleResult(b, r.site.Call, r.site.Callable, v, attrs); with != v {
		replaceFrom(last, with)
	}
}

// merge moves the operations of the only block to the point.
func (r *inlined) merge(block *ir.Block) {
	end := block.Last()
	b := ir.NewBuilder(r.n.ctx).Before(end).LocOf(end)
	for i := range end.NumOperands() {
		r.handleResult(b, i, end.Operand(i))
	}
	r.n.dialect(end).HandleResults(end, r.results)
	end.Erase()
	for op := range block.Ops() {
		op.Remove()
		r.at.Block.InsertBefore(r.at.Before, op)
	}
	block.Remove()
}

// connect divides the block at the point. The first part goes on with the first inlined
// block, the terminators of the inlined blocks go to the other part.
func (r *inlined) connect(blocks Blocks) {
	tail := r.split(&blocks)
	for i, v := range r.results {
		v.ReplaceAllUsesWith(tail.AddArgument(r.types[i], v.Loc()))
	}
	b := ir.NewBuilder(r.n.ctx).AtStart(tail)
	for i, v := range tail.Args().All() {
		r.handleResult(b, i, v)
	}
	for block := range blocks.All() {
		if end := block.Last(); end != nil {
			if d := r.n.dialect(end); d != nil {
				d.HandleTerminator(end, tail)
			}
		}
	}
	r.at.Block.TakeOps(blocks.First)
	blocks.First.Remove()
}

// split divides the block at the point, around the inlined blocks, and returns the second
// part. The shorter part moves to a new block, so that a block with many calls can be
// divided at linear cost.
func (r *inlined) split(blocks *Blocks) (tail *ir.Block) {
	b, at := r.at.Block, r.at.Before
	region, fresh := b.Region(), ir.NewBlock()
	if !headShorter(at) {
		region.InsertBefore(blocks.End, fresh)
		for op := at; op != nil; {
			next := op.Next()
			op.Remove()
			fresh.Append(op)
			op = next
		}
		blocks.End = fresh
		return fresh
	}
	region.InsertBefore(b, fresh)
	fresh.SetPos(b.Pos())
	fresh.TakeEntry(b)
	for op := b.First(); op != at; op = b.First() {
		op.Remove()
		fresh.Append(op)
	}
	b.Remove()
	region.InsertBefore(blocks.End, b)
	blocks.End, r.at.Block = b, fresh
	return b
}

// headShorter reports whether there are fewer operations before one in its block than
// after it. It takes as many steps as the smaller number.
func headShorter(at *ir.Operation) bool {
	if at == nil {
		return false
	}
	before, after := at.Prev(), at.Next()
	for before != nil && after != nil {
		before, after = before.Prev(), after.Next()
	}
	return before == nil && after != nil
}

// relocate makes the locations of inlined operations and arguments say where they were
// inlined.
func (n *Inliner) relocate(blocks Blocks, caller ir.Location) {
	if len(n.locs) < 64 {
		clear(n.locs)
	} else {
		n.locs = map[ir.Location]ir.Location{} // to clear a large map takes long, each time
	}
	args := func(b *ir.Block) {
		for _, v := range b.Args().All() {
			v.SetLoc(n.stack(v.Loc(), caller))
		}
	}
	for b := range blocks.All() {
		args(b)
	}
	for op := range blocks.Ops() {
		op.SetLoc(n.stack(op.Loc(), caller))
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				args(b)
			}
		}
	}
}

// stack puts the place of a call below the places of calls that a location has already.
func (n *Inliner) stack(loc, caller ir.Location) ir.Location {
	if known := n.locs[loc]; known != nil {
		return known
	}
	var calls []*ir.CallSiteLoc
	callee := loc
	if callee == nil {
		callee = ir.NewUnknownLoc(n.ctx)
	}
	for {
		call, ok := callee.(*ir.CallSiteLoc)
		if !ok {
			break
		}
		calls = append(calls, call)
		callee = call.Caller()
	}
	var stacked ir.Location = ir.NewCallSiteLoc(callee, caller)
	for _, call := range slices.Backward(calls) {
		stacked = ir.NewCallSiteLoc(call.Callee(), stacked)
	}
	n.locs[loc] = stacked
	return stacked
}
