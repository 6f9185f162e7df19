package scfloops

import (
	"slices"

	"github.com/gomlir/gomlir/analysis/alias"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// ParallelFusion is the pass scf-parallel-loop-fusion: neighbours that count the same become one loop,
// if no round needs what another round of the other loop writes.
var ParallelFusion = &pass.Def{
	Name:    "scf-parallel-loop-fusion",
	Summary: "Fuse adjacent parallel loops",
	Class:   "(anonymous namespace)::ParallelLoopFusion",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			f := fuser{r: rewrite.New(j.Op.Context(), nil), info: alias.Analysis.Of(j)}
			for op := range ir.Postorder(j.Op) {
				for _, region := range op.Regions() {
					for b := range region.Blocks() {
						f.block(b)
					}
				}
			}
		}
	},
}

type fuser struct {
	r    *rewrite.Rewriter
	info *alias.Info
}

// block fuses the loops of a block that have nothing with an effect between them.
func (f fuser) block(b *ir.Block) {
	var last scf.ParallelOp
	for op := b.First(); op != nil; op = op.Next() {
		loop, ok := ir.As[scf.ParallelOp](op)
		switch {
		case !ok:
			if op.NumRegions() > 0 || effects.Of(op) != 0 {
				last = scf.ParallelOp{}
			}
			continue
		case last.Op() != nil && f.fusible(last, loop):
			loop = f.fuse(last, loop)
			op = loop.Op()
		}
		last = loop
	}
}

// fusible reports whether two loops of a block may become one.
func (f fuser) fusible(first, second scf.ParallelOp) bool {
	if !sameSpace(first, second) || hasParallel(first) || hasParallel(second) ||
		!f.independent(first, second) || !f.independent(second, first) {
		return false
	}
	for _, v := range first.Op().Results().All() {
		for u := range v.Uses() {
			user := u.Owner()
			for user.Block() != nil && user.Block() != second.Op().Block() && user.ParentOp() != nil {
				user = user.ParentOp()
			}
			if user == second.Op() || user.Block() == second.Op().Block() && user.IsBeforeInBlock(second.Op()) {
				return false
			}
		}
	}
	return true
}

// sameSpace reports whether two loops have the same bounds and steps.
func sameSpace(a, b scf.ParallelOp) bool {
	equal := func(x, y ir.ValueRange) bool { return slices.Equal(x.Values(), y.Values()) }
	return equal(a.LowerBound(), b.LowerBound()) && equal(a.UpperBound(), b.UpperBound()) && equal(a.Step(), b.Step())
}

// hasParallel reports whether there is a parallel loop in another one.
func hasParallel(loop scf.ParallelOp) bool {
	for op := range ir.Postorder(loop.Op()) {
		if op.Is(scf.Parallel) && op != loop.Op() {
			return true
		}
	}
	return false
}

// independent reports whether each round of a loop reads nothing that the other loop writes, but for what
// the same round of that one writes.
func (f fuser) independent(writer, reader scf.ParallelOp) bool {
	stores := map[*ir.Value][]memref.StoreOp{}
	var stored []*ir.Value
	for s := range ir.OpsOf[memref.StoreOp](writer.Op()) {
		if stores[s.Memref()] == nil {
			stored = append(stored, s.Memref())
		}
		stores[s.Memref()] = append(stores[s.Memref()], s)
	}
	m := &ir.IRMapping{}
	for i, v := range writer.Body().Args().All() {
		m.SetValue(v, reader.Body().Arg(i))
	}
	noAlias := map[*ir.Value]bool{} // memrefs that have been asked for
	for load := range ir.OpsOf[memref.LoadOp](reader.Op()) {
		loaded := load.Memref()
		if def := loaded.DefiningOp(); def != nil && def.Block() == load.Op().Block() {
			return false // it might be a view of anything
		}
		if !noAlias[loaded] {
			for _, v := range stored {
				if v != loaded && f.info.Alias(v, loaded) != alias.NoAlias {
					return false
				}
			}
			noAlias[loaded] = true
		}
		if !sameElement(stores[loaded], load, m) {
			return false
		}
	}
	return true
}

// sameElement reports whether all stores have the indices of a load, which is in another loop. m has the
// arguments of that loop for those of the loop of the stores.
func sameElement(stores []memref.StoreOp, load memref.LoadOp, m *ir.IRMapping) bool {
	if len(stores) == 0 {
		return true
	}
	indices := stores[0].Indices().Values()
	for _, s := range stores[1:] {
		if !slices.Equal(s.Indices().Values(), indices) {
			return false
		}
	}
	for i, v := range load.Indices().All() {
		if m.Value(indices[i]) != v && !sameComputation(indices[i].DefiningOp(), v.DefiningOp(), m) {
			return false
		}
	}
	return true
}

// sameComputation reports whether two operations without effects do the same, after values are mapped.
func sameComputation(x, y *ir.Operation, m *ir.IRMapping) bool {
	if x == nil || y == nil || effects.Of(x) != 0 || effects.Of(y) != 0 {
		return false
	}
	mapped := &ir.IRMapping{}
	for _, v := range x.Operands().All() {
		mapped.SetValue(v, m.Value(v))
	}
	c := x.Clone(mapped)
	same := ir.Equivalence{}.Ops(c, y)
	c.Erase()
	return same
}

// fuse puts the rounds of the first loop in front of those of the second, in a new loop.
func (f fuser) fuse(first, second scf.ParallelOp) scf.ParallelOp {
	r := f.r
	r.Before(second.Op()).LocOf(second.Op())
	join := func(a, b ir.ValueRange) []*ir.Value { return slices.Concat(a.Values(), b.Values()) }
	inits := join(first.InitVals(), second.InitVals())
	loop := scf.NewParallel(r.Builder, second.LowerBound().Values(), second.UpperBound().Values(), second.Step().Values(), inits)
	ends := [2]scf.ReduceOp{first.ReduceOp(), second.ReduceOp()}
	if len(inits) > 0 {
		r.AtEnd(loop.Body()).LocOf(ends[1].Op())
		reduce := scf.NewReduce(r.Builder, join(ends[0].Operands(), ends[1].Operands())...)
		for i, region := range slices.Concat(ends[0].Reductions(), ends[1].Reductions()) {
			to := reduce.Reductions()[i].First()
			r.Merge(region.First(), to, to.Args().Values())
		}
	}
	point := ir.InsertPoint{Block: loop.Body(), Before: loop.Body().Last()}
	for i, old := range [2]scf.ParallelOp{first, second} {
		r.Erase(ends[i].Op())
		r.InlineAt(old.Body(), point, loop.Body().Args().Values())
	}
	results, n := loop.Op().Results().Values(), first.InitVals().Len()
	r.Replace(first.Op(), results[:n]...)
	r.Replace(second.Op(), results[n:]...)
	return loop
}
