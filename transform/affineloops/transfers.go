package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// PipelineTransfersPass is the pass affine-pipeline-data-transfer. It lets a round of a loop start the copies that the next
// round waits for, from a slower memory space to a buffer in a faster one, of which it makes two, in turn.
var PipelineTransfersPass = &pass.Def{
	Name:    "affine-pipeline-data-transfer",
	Summary: "Pipeline non-blocking data transfers between explicitly managed levels of the memory hierarchy",
	Class:   "(anonymous namespace)::PipelineDataTransfer",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			var loops []affine.ForOp
			for op := range ir.Postorder(j.Op) {
				if loop, ok := ir.As[affine.ForOp](op); ok {
					loops = append(loops, loop)
				}
			}
			for _, loop := range loops {
				pipelineTransfers(loop)
			}
		}
	},
}

// A dmaPair is a copy to a buffer, and what waits for it.
type dmaPair struct {
	start affine.DmaStartOp
	wait  affine.DmaWaitOp
}

// The positions of the accesses of a DMA start.
const (
	dmaSource = iota
	dmaTarget
	dmaTag
)

// spaceOf returns the number of a memref's memory space. ok is false if it has another one.
func spaceOf(v *ir.Value) (n int64, ok bool) {
	switch s := v.Type().(*ir.MemRefType).MemorySpace().(type) {
	case nil:
		return 0, true
	case *ir.IntegerAttr:
		return s.Int(), true
	}
	return 0, false
}

// isFaster reports whether the memory space of one memref is faster than that of another: it has a greater number.
func isFaster(a, b *ir.Value) bool {
	n, ok1 := spaceOf(a)
	m, ok2 := spaceOf(b)
	return ok1 && ok2 && n > m
}

// transfers finds the copies in the body of a loop to faster buffers that nothing outside of it uses but to free them,
// with the first operation that waits for the same tag. Nothing must be copied back to where they come from.
func transfers(loop affine.ForOp) (list []dmaPair) {
	var starts []affine.DmaStartOp
	var waits []affine.DmaWaitOp
	for op := range loop.Body().Ops() {
		if start, ok := ir.As[affine.DmaStartOp](op); ok {
			starts = append(starts, start)
		} else if wait, ok := ir.As[affine.DmaWaitOp](op); ok {
			waits = append(waits, wait)
		}
	}
	back := map[*ir.Value]bool{}
	for _, start := range starts {
		if a := start.Accesses(); isFaster(a[dmaSource].Memref, a[dmaTarget].Memref) {
			back[a[dmaTarget].Memref] = true
		}
	}
	for _, start := range starts {
		a := start.Accesses()
		if !isFaster(a[dmaTarget].Memref, a[dmaSource].Memref) || back[a[dmaSource].Memref] || escapes(a[dmaTarget].Memref, loop) {
			continue
		}
		i := slices.IndexFunc(waits, func(wait affine.DmaWaitOp) bool {
			tag := wait.Tag()
			return tag.Memref == a[dmaTag].Memref && slices.Equal(tag.Operands.Values(), a[dmaTag].Operands.Values())
		})
		if i >= 0 {
			list = append(list, dmaPair{start, waits[i]})
		}
	}
	return list
}

// escapes reports whether something outside of a loop uses a memref, but to free it.
func escapes(v *ir.Value, loop affine.ForOp) bool {
	for u := range v.Uses() {
		if !u.Owner().Is(memref.Dealloc) && !loop.Op().IsAncestor(u.Owner()) {
			return true
		}
	}
	return false
}

func pipelineTransfers(loop affine.ForOp) {
	if n, ok := loop.ConstantTrips(); !ok || n == 0 || loop.Results().Len() > 0 {
		return
	}
	list := transfers(loop)
	if len(list) == 0 {
		return
	}
	var buffers []*ir.Value // of which there are to be two
	for _, t := range list {
		buffers = append(buffers, t.start.Accesses()[dmaTarget].Memref)
	}
	for _, t := range list {
		buffers = append(buffers, t.wait.Tag().Memref)
	}
	var done []*ir.Value // two copies may have the same buffer or tag
	for _, v := range buffers {
		if slices.Contains(done, v) {
			continue
		}
		done = append(done, v)
		if !doubleBuffer(v, loop) {
			return
		}
	}
	if late := lateOps(loop); late != nil {
		skew(loop, late)
	}
}

// doubleBuffer lets the rounds of a loop use two memrefs in turn in place of one, and removes that if nothing else uses
// it. It returns false if something is done with the memref but to access it by maps.
func doubleBuffer(v *ir.Value, loop affine.ForOp) bool {
	old := v.Type().(*ir.MemRefType)
	if !ir.HasStaticShape(old) && !ir.DefinedOutsideLoop(loop, v) {
		return false
	}
	t := ir.NewMemRefType(append([]int64{2}, old.Shape()...), old.Elem(), nil, old.MemorySpace())
	r := rewrite.New(loop.Op().Context(), nil)
	b := r.Builder.Before(loop.Op()).LocOf(loop.Op())
	var sizes []*ir.Value
	for i, n := range old.Shape() {
		if n == ir.DynamicSize {
			index := arith.NewConstantInt(b, b.Context().Index(), int64(i)).Result()
			sizes = append(sizes, r.CreateOrFold(&ir.OperationState{Def: memref.Dim, Operands: []*ir.Value{v, index}, Results: []ir.Type{b.Context().Index()}}))
		}
	}
	made := memref.NewAlloc(b, t, sizes).Result()
	b.AtStart(loop.Body())
	turn := maps.NewDim(0).FloorDiv(maps.NewConstant(loop.Step())).Mod(maps.NewConstant(2))
	which := affine.NewApply(b, maps.NewMap(1, 0, turn), loop.InductionVar())
	re := remap{from: v, to: made, m: maps.Identity(old.Rank()), leading: []*ir.Value{which.Result()}}
	if !re.replaceUses(loop.Op().IsAncestor) {
		which.Op().Erase()
		return false
	}
	memref.NewDealloc(b.After(loop.Op()), made)
	if op := v.DefiningOp(); op != nil {
		if v.HasOneUse() && v.FirstUse().Owner().Is(memref.Dealloc) {
			v.FirstUse().Owner().Erase()
		}
		if !v.HasUses() {
			op.Erase()
		}
	}
	return true
}

// lateOps returns the operations in the body of a loop that are to be executed a round later: all but the copies and the
// indices of these. It is nil if one of them needs what one of the others computes.
func lateOps(loop affine.ForOp) map[*ir.Operation]bool {
	early := map[*ir.Operation]bool{}
	for _, t := range transfers(loop) {
		op := t.start.Op()
		early[op] = true
		made, reachable := ownApplies(op)
		if len(made) == 0 {
			made = reachable
		}
		for _, apply := range made {
			early[apply] = true
		}
	}
	late := map[*ir.Operation]bool{}
	for op := range loop.Body().Ops() {
		if op != loop.Body().Last() && !early[op] {
			late[op] = true
		}
	}
	for op := range loop.Body().Ops() {
		for _, v := range op.Results().All() {
			for u := range v.Uses() {
				user := u.Owner()
				for user.Block() != loop.Body() {
					user = user.ParentOp()
				}
				if late[user] != late[op] {
					return nil
				}
			}
		}
	}
	return late
}

// reachableApplies returns the affine.apply operations that values come from.
func reachableApplies(values []*ir.Value) (list []*ir.Operation) {
	seen := map[*ir.Operation]bool{}
	for work := slices.Clone(values); len(work) > 0; {
		op := work[len(work)-1].DefiningOp()
		work = work[:len(work)-1]
		if op != nil && op.Is(affine.Apply) && !seen[op] {
			seen[op] = true
			list = append(list, op)
			work = append(work, op.Operands().Values()...)
		}
	}
	return list
}

// ownApplies lets an operation have operands of its own in place of those that come from affine.apply, if something else
// uses these or what they come from. It returns the operations that it makes, and those that the operands came from.
func ownApplies(op *ir.Operation) (made, reachable []*ir.Operation) {
	reachable = reachableApplies(op.Operands().Values())
	shared := slices.ContainsFunc(reachable, func(apply *ir.Operation) bool {
		for u := range apply.Result(0).Uses() {
			if u.Owner() != op {
				return true
			}
		}
		return false
	})
	if !shared {
		return nil, reachable
	}
	var from []*ir.Value
	for _, v := range op.Operands().All() {
		if v.DefiningOp() != nil && v.DefiningOp().Is(affine.Apply) {
			from = append(from, v)
		}
	}
	b := builderBefore(op)
	m, values := affine.ComposeFully(maps.Identity(len(from)), from)
	for i := range m.NumResults() {
		made = append(made, affine.NewApply(b, m.SubMap(i), values...).Op())
	}
	for i, v := range op.Operands().Values() {
		if k := slices.Index(from, v); k >= 0 {
			op.SetOperand(i, made[k].Result(0))
		}
	}
	return made, reachable
}

// skew executes some operations of a loop a round later than the others. It makes a first part with the others only, a
// loop with both, and a last part.
func skew(loop affine.ForOp, late map[*ir.Operation]bool) {
	trips, _ := loop.ConstantTrips()
	n, first := int64(trips), loop.Body().First()
	for first != loop.Body().Last() && late[first] {
		first = first.Next()
	}
	if first == loop.Body().Last() { // all are late
		skewed(loop, late, 1, n+1, false, true)
	} else {
		skewed(loop, late, 0, 1, true, false)
		skewed(loop, late, 1, n, true, true)
		skewed(loop, late, n, n+1, false, true)
	}
	loop.Op().Erase()
}

// skewed makes a loop in front of another one, of the rounds from one number up to another, of the early operations, or
// the late ones, or both. It promotes a loop of one round.
func skewed(loop affine.ForOp, late map[*ir.Operation]bool, from, to int64, withEarly, withLate bool) {
	shifted := func(rounds int64) affine.Bound {
		m := loop.LowerBoundMap()
		exprs := slices.Clone(m.Results())
		for i := range exprs {
			exprs[i] = exprs[i].Add(maps.NewConstant(rounds * loop.Step()))
		}
		return affine.Bound{Map: maps.NewMap(m.NumDims(), m.NumSymbols(), exprs...), Operands: loop.LowerBoundOperands().Values()}
	}
	b := builderBefore(loop.Op())
	made := affine.NewFor(b, shifted(from), shifted(to), loop.Step())
	b.Before(made.Body().Last())
	for _, isLate := range []bool{false, true} {
		if isLate && !withLate || !isLate && !withEarly {
			continue
		}
		var m ir.IRMapping
		m.SetValue(loop.InductionVar(), made.InductionVar())
		if isLate && loop.InductionVar().HasUses() {
			m.SetValue(loop.InductionVar(), affine.NewApply(b, shift(-loop.Step()), made.InductionVar()).Result())
		}
		for op := range loop.Body().Ops() {
			if op != loop.Body().Last() && late[op] == isLate {
				b.Insert(op.Clone(&m))
			}
		}
	}
	Promote(made)
}
