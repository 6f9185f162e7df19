package vectortoscf

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// inBuffer is the attribute of transfers whose vector, and mask, are in buffers already.
const inBuffer = "__vector_to_scf_lowering__"

// canBuffer reports whether the vector of a transfer is to go through memory.
func (l lowering) canBuffer(x transfer, r *rewrite.Rewriter) bool {
	op, t := x.Op(), transferred(x)
	switch {
	case op.Attr(inBuffer) != nil:
		return r.NoMatch(op, "kPassLabel is present (vector-to-scf lowering in progress)")
	case t.Rank() <= int(l.opts.Rank):
		return r.NoMatch(op, "xferOp vector rank <= transformation target rank")
	case t.Scalable(0):
		return r.NoMatch(op, "scalability of the leading dimension is not supported yet")
	}
	return l.canSplit(x, r) && scopeOf(op) != nil
}

// canSplit reports whether the memory of a transfer is such that smaller ones can access it.
func (l lowering) canSplit(x transfer, r *rewrite.Rewriter) bool {
	if isOnTensor(x) && !l.opts.Tensors {
		return r.NoMatch(x.Op(), "Unpacking tensors is not supported")
	}
	if transferred(x).Elem() != x.Base().Type().(ir.ShapedType).Elem() {
		return r.NoMatch(x.Op(), "Transfer ops that modify the element type are not supported")
	}
	return !needsTensorSize(x)
}

// scopeOf returns the operation at whose end the memory is freed that an operation allocates, nil
// if absent.
func scopeOf(op *ir.Operation) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(ir.AutomaticAllocationScope) {
			return p
		}
	}
	return nil
}

// buffers creates memory for the vector of a transfer and for its mask. It stores the mask and
// loads it again. mask is nil if the transfer has no mask.
func buffers(r *rewrite.Rewriter, x transfer) (data, mask *ir.Value) {
	point := r.Point()
	r.AtStart(scopeOf(x.Op()).Region(0).First())
	allocate := func(t ir.Type) *ir.Value {
		return memref.NewAlloca(r.Builder, ir.NewMemRefType(nil, t, nil, nil), nil).Result()
	}
	data = allocate(transferred(x))
	if m := x.Mask(); m != nil {
		b := allocate(m.Type())
		r.Before(x.Op())
		memref.NewStore(r.Builder, m, b)
		mask = memref.NewLoad(r.Builder, b).Result()
	}
	r.At(point)
	return data, mask
}

func label(op *ir.Operation) { op.SetAttr(inBuffer, ir.NewUnitAttr(op.Context())) }

// prepareRead stores what is read in a buffer, and loads it from there.
func (l lowering) prepareRead(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	if !l.canBuffer(op, r) {
		return false
	}
	data, mask := buffers(r, op)
	read := r.Clone(op.Op(), nil)
	r.Modify(read, func() {
		label(read)
		if mask != nil {
			read.SetOperand(read.NumOperands()-1, mask)
		}
	})
	memref.NewStore(r.Builder, read.Result(0), data)
	r.ReplaceBy(op.Op(), memref.NewLoad(r.Builder, data).Op())
	return true
}

// prepareWrite stores what is written in a buffer first, and loads it from there.
func (l lowering) prepareWrite(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	if !l.canBuffer(op, r) {
		return false
	}
	data, mask := buffers(r, op)
	memref.NewStore(r.Builder, op.ValueToStore(), data)
	v := memref.NewLoad(r.Builder, data).Result()
	r.Modify(op.Op(), func() {
		op.Op().SetOperand(0, v)
		label(op.Op())
		if mask != nil {
			op.Op().SetOperand(op.Op().NumOperands()-1, mask)
		}
	})
	return true
}

// A slot is a part of a buffer.
type slot struct {
	buffer  *ir.Value
	indices []*ir.Value
}

// at returns the slot of one dimension more.
func (s slot) at(iv *ir.Value) slot {
	return slot{s.buffer, append(s.indices[:len(s.indices):len(s.indices)], iv)}
}

func (s slot) load(r *rewrite.Rewriter) *ir.Value {
	return memref.NewLoad(r.Builder, s.buffer, s.indices...).Result()
}

func (s slot) store(r *rewrite.Rewriter, v *ir.Value) {
	memref.NewStore(r.Builder, v, s.buffer, s.indices...)
}

// elem is the type of what the slot holds.
func (s slot) elem() ir.Type { return s.buffer.Type().(*ir.MemRefType).Elem() }

// split returns the slot with the vectors of its buffer as a dimension of it, and vectors
// of one dimension less. ok is false if their first dimension is scalable, or there is none.
func (s slot) split(r *rewrite.Rewriter) (_ slot, ok bool) {
	t := s.buffer.Type().(*ir.MemRefType)
	v, isVector := t.Elem().(*ir.VectorType)
	if !isVector || v.Rank() == 0 || v.Scalable(0) {
		return s, false
	}
	shape := append(append([]int64(nil), t.Shape()...), v.Shape()[0])
	to := ir.NewMemRefType(shape, withoutFirst(v), nil, nil)
	return slot{vector.NewTypeCast(r.Builder, to, s.buffer).Result(), s.indices}, true
}

// loadedFrom returns the slot that a value is loaded from.
func loadedFrom(v *ir.Value) (s slot, ok bool) {
	load, ok := ir.As[memref.LoadOp](v.DefiningOp())
	if !ok {
		return s, false
	}
	return slot{load.Memref(), load.Indices().Values()}, true
}

// A step is a transfer in buffers that becomes a loop over smaller ones.
type step struct {
	transfer
	opts Options
	data slot
	// mask is its slot, or has a nil buffer. It is not split for a dimension along which
	// the vector is repeated, or if it has no other.
	mask  slot
	split bool
}

// newStep splits the buffers of a transfer.
func (l lowering) newStep(r *rewrite.Rewriter, x transfer, data slot) (s step, ok bool) {
	s = step{transfer: x, opts: l.opts}
	if s.data, ok = data.split(r); !ok {
		return s, r.NoMatch(x.Op(), "Failed to unpack one vector dim.")
	}
	if x.Mask() == nil {
		return s, true
	}
	if s.mask, ok = loadedFrom(x.Mask()); !ok {
		return s, false
	}
	_, along := firstDim(x)
	if s.split = along && vectorTypeOf(x.Mask()).Rank() > 1; s.split {
		s.mask, ok = s.mask.split(r)
	}
	return s, ok
}

// smallerMask loads the mask of the smaller transfer. It returns nil if the transfer needs none.
func (s step) smallerMask(r *rewrite.Rewriter, iv *ir.Value) *ir.Value {
	_, along := firstDim(s)
	switch {
	case s.Mask() == nil:
		return nil
	case s.split:
		return s.mask.at(iv).load(r)
	case along:
		return nil
	}
	return s.mask.load(r)
}

// finish labels the smaller transfer if it is to be split, too.
func (s step) finish(x *ir.Operation) {
	if transferred(s.transfer).Rank()-1 > int(s.opts.Rank) {
		label(x)
	}
}

// size creates the bound of the loop.
func (s step) size(r *rewrite.Rewriter) func() *ir.Value {
	return func() *ir.Value { return index(r, transferred(s.transfer).Shape()[0]) }
}

// loopOverRead makes a loop of a read whose only use is to be stored in a buffer.
func (l lowering) loopOverRead(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	if op.Op().Attr(inBuffer) == nil {
		return r.NoMatch(op.Op(), "kPassLabel is present (progressing lowering in progress)")
	}
	if !op.Result().HasOneUse() {
		return false
	}
	store, ok := ir.As[memref.StoreOp](op.Result().FirstUse().Owner())
	if !ok {
		return false
	}
	s, ok := l.newStep(r, op, slot{store.Memref(), store.Indices().Values()})
	if !ok {
		return false
	}
	none := func() *ir.Value { return nil }
	loop(r, s.size(r), none, func(iv, _ *ir.Value) *ir.Value {
		to := s.data.at(iv)
		return guarded(r, op, iv, nil, func() *ir.Value {
			indices := indicesAt(r, op, iv)
			m, in := rest(op)
			read := vector.NewTransferRead(r.Builder, to.elem(), op.Base(), indices, m, op.Padding(), s.smallerMask(r, iv), in)
			s.finish(read.Op())
			to.store(r, read.Result())
			return nil
		}, func() *ir.Value {
			to.store(r, vector.NewBroadcast(r.Builder, to.elem(), op.Padding()).Result())
			return nil
		})
	})
	r.Erase(store.Op())
	r.Erase(op.Op())
	return true
}

// loopOverWrite makes a loop of a write of what is loaded from a buffer. If it writes into a tensor,
// the tensor goes through the loop.
func (l lowering) loopOverWrite(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	if op.Op().Attr(inBuffer) == nil {
		return r.NoMatch(op.Op(), "kPassLabel is present (progressing lowering in progress)")
	}
	data, ok := loadedFrom(op.ValueToStore())
	if !ok {
		return false
	}
	s, ok := l.newStep(r, op, data)
	if !ok {
		return false
	}
	var t ir.Type
	if isOnTensor(op) {
		t = op.Base().Type()
	}
	state := func() *ir.Value { return tensorOf(op) }
	result := loop(r, s.size(r), state, func(iv, tensor *ir.Value) *ir.Value {
		return guarded(r, op, iv, t, func() *ir.Value {
			indices := indicesAt(r, op, iv)
			m, in := rest(op)
			v, base := s.data.at(iv).load(r), op.Base()
			if tensor != nil {
				base = tensor
			}
			write := vector.NewTransferWrite(r.Builder, t, v, base, indices, m, s.smallerMask(r, iv), in)
			s.finish(write.Op())
			return resultOf(write)
		}, func() *ir.Value { return tensor })
	})
	replace(r, op, result)
	return true
}

// tensorOf returns the tensor that an operation writes into, nil if it writes into a memref.
func tensorOf(op vector.TransferWriteOp) *ir.Value {
	if isOnTensor(op) {
		return op.Base()
	}
	return nil
}

// resultOf returns the tensor that a write results in, nil if it writes into a memref.
func resultOf(op vector.TransferWriteOp) *ir.Value {
	if op.Op().NumResults() > 0 {
		return op.Op().Result(0)
	}
	return nil
}

// replace replaces a write by the tensor that is written, or erases it.
func replace(r *rewrite.Rewriter, op vector.TransferWriteOp, tensor *ir.Value) {
	if tensor == nil {
		r.Erase(op.Op())
		return
	}
	r.Replace(op.Op(), tensor)
}
