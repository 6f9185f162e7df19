package memref

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AllocOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op AllocOp, r *rewrite.Rewriter) bool {
			shape, sizes, ok := constantSizes(memRefOf(op.Result()).Shape(), op.DynamicSizes(), false)
			if !ok {
				return false
			}
			alloc := NewAlloc(r.Builder, withShape(memRefOf(op.Result()), shape), sizes, op.SymbolOperands().Values()...)
			if n, ok := op.Alignment(); ok {
				alloc.SetAlignment(n)
			}
			r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), alloc.Result()).Op())
			return true
		}),
		rewrite.On(func(op AllocOp, r *rewrite.Rewriter) bool { return eraseUnread(op.Op(), r) }),
	}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AllocaOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op AllocaOp, r *rewrite.Rewriter) bool {
			shape, sizes, ok := constantSizes(memRefOf(op.Result()).Shape(), op.DynamicSizes(), false)
			if !ok {
				return false
			}
			alloca := NewAlloca(r.Builder, withShape(memRefOf(op.Result()), shape), sizes, op.SymbolOperands().Values()...)
			if n, ok := op.Alignment(); ok {
				alloca.SetAlignment(n)
			}
			r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), alloca.Result()).Op())
			return true
		}),
		rewrite.On(func(op AllocaOp, r *rewrite.Rewriter) bool { return eraseUnread(op.Op(), r) }),
	}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ReallocOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op ReallocOp, r *rewrite.Rewriter) bool { return eraseUnread(op.Op(), r) })}
}

// withShape returns a memref type with another shape.
func withShape(t *ir.MemRefType, shape []int64) *ir.MemRefType {
	return ir.NewMemRefType(shape, t.Elem(), t.Layout(), t.MemorySpace())
}

// constantSizes returns a shape with those sizes that are constants, and the values of the others.
// ok is false if none is. Constants less than 0 count if negative is set.
func constantSizes(shape []int64, dynamic ir.ValueRange, negative bool) (known []int64, sizes []*ir.Value, ok bool) {
	known = append(known, shape...)
	next := 0
	for i, n := range shape {
		if n != ir.DynamicSize {
			continue
		}
		v := dynamic.At(next)
		next++
		if c, isConst := ir.ConstInt(v); isConst && (c >= 0 || negative) {
			known[i], ok = c, true
		} else {
			sizes = append(sizes, v)
		}
	}
	return known, sizes, ok
}

// eraseUnread erases memory that is only written and freed, with these operations.
func eraseUnread(o *ir.Operation, r *rewrite.Rewriter) bool {
	var users []*ir.Operation
	for u := range o.Result(0).Uses() {
		user := u.Owner()
		if store, ok := ir.As[StoreOp](user); ok && store.Value() == o.Result(0) || !ok && !user.Is(Dealloc) {
			return false
		}
		users = append(users, user)
	}
	for _, user := range users {
		r.Erase(user)
	}
	r.Erase(o)
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CopyOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(copyNothing), rewrite.On(copyToSelf)}
}

// copyNothing erases a copy of no elements.
func copyNothing(op CopyOp, r *rewrite.Rewriter) bool {
	for _, v := range op.Op().Operands().All() {
		if n, ok := ir.NumElements(v.Type().(ir.ShapedType).Shape()); ok && n == 0 && v.Type().(ir.ShapedType).HasRank() {
			r.Erase(op.Op())
			return true
		}
	}
	return false
}

// copyToSelf erases a copy of memory to itself.
func copyToSelf(op CopyOp, r *rewrite.Rewriter) bool {
	if op.Source() != op.Target() {
		return false
	}
	r.Erase(op.Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (DimOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(dimOfReshape)}
}

// dimOfReshape loads a size from where a reshape has it, directly behind that.
func dimOfReshape(op DimOp, r *rewrite.Rewriter) bool {
	reshape, ok := ir.DefiningOp[ReshapeOp](op.Source())
	if !ok {
		return false
	}
	at := reshape.Op()
	if in := op.Index().ParentBlock(); in == at.Block() {
		if def := op.Index().DefiningOp(); def != nil && at.IsBeforeInBlock(def) {
			return false
		}
	} else if op.Op().Block() != at.Block() && !isAround(op.Index().ParentRegion(), at) {
		return false
	}
	r.After(at).LocOf(op.Op())
	v := NewLoad(r.Builder, reshape.Shape(), op.Index()).Result()
	if v.Type() != op.Result().Type() {
		v = arith.NewIndexCast(r.Builder, op.Result().Type(), v).Result()
	}
	r.Replace(op.Op(), v)
	return true
}

// isAround reports whether an operation is in a region, but not directly.
func isAround(r *ir.Region, op *ir.Operation) bool {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.ParentRegion() == r {
			return true
		}
	}
	return false
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ViewOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(viewOfKnownSize), rewrite.On(viewOfCast)}
}

// viewOfKnownSize puts sizes that are constants into the type.
func viewOfKnownSize(op ViewOp, r *rewrite.Rewriter) bool {
	t := memRefOf(op.Result())
	shape, sizes, ok := constantSizes(t.Shape(), op.Sizes(), true)
	if !ok || ir.MemRefTypeError(shape, t.Elem(), nil, nil) != nil {
		return false
	}
	view := NewView(r.Builder, withShape(t, shape), op.Source(), op.ByteShift(), sizes...)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, t, view.Result()).Op())
	return true
}

// viewOfCast looks at memory without a cast in between.
func viewOfCast(op ViewOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Source())
	if !ok {
		return false
	}
	if t, ok := cast.Source().Type().(*ir.MemRefType); !ok || !t.HasIdentityLayout() {
		return false
	}
	r.ReplaceBy(op.Op(), NewView(r.Builder, op.Result().Type(), cast.Source(), op.ByteShift(), op.Sizes().Values()...).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AllocaScopeOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(scopeInlined), rewrite.On(scopeHoisted)}
}

// onStack reports whether an operation is known to allocate memory of the frame as a result.
func onStack(op *ir.Operation) (certain, known bool) {
	list, known := effects.Append(nil, op)
	for _, e := range list {
		if e.Kind == effects.Allocate && e.Resource == effects.AutomaticAllocationScope && e.Value != nil && e.Value.DefiningOp() == op {
			return true, true
		}
	}
	return false, known
}

// isLast reports whether an operation is the last but the terminator of the only block of a region.
func isLast(op *ir.Operation) bool {
	next := op.Next()
	return next != nil && next == op.Block().Terminator() && op.ParentRegion().HasOneBlock()
}

// scopeInlined replaces a scope in which nothing is allocated, or that ends with the scope around
// it, by its body.
func scopeInlined(op AllocaScopeOp, r *rewrite.Rewriter) bool {
	o := op.Op()
	allocates := !ir.WalkPre(o, func(inner *ir.Operation) ir.WalkResult {
		if inner == o {
			return ir.Advance
		}
		if !inner.Has(ir.RecursiveMemoryEffects) {
			if certain, known := onStack(inner); certain || !known {
				return ir.Interrupt
			}
		}
		if inner.Has(ir.AutomaticAllocationScope) {
			return ir.Skip
		}
		return ir.Advance
	})
	if allocates && !(o.ParentOp() != nil && o.ParentOp().Has(ir.AutomaticAllocationScope) && isLast(o)) {
		return false
	}
	body := op.BodyRegion().First()
	ret := body.Terminator()
	results := ret.Operands().Values()
	r.InlineAt(body, ir.InsertPoint{Block: o.Block(), Before: o}, nil)
	r.Replace(o, results...)
	r.Erase(ret)
	return true
}

// scopeHoisted moves allocations out of a scope, and of what it is the end of, into the scope
// around, whose end is the same.
func scopeHoisted(op AllocaScopeOp, r *rewrite.Rewriter) bool {
	o := op.Op()
	outer := o.ParentOp()
	if outer == nil || outer.Has(ir.AutomaticAllocationScope) || !isLast(o) || outer.Block() == nil || !isLast(outer) {
		return false
	}
	for outer.ParentOp() != nil && !outer.ParentOp().Has(ir.AutomaticAllocationScope) {
		outer = outer.ParentOp()
		if outer.Block() == nil || !isLast(outer) {
			return false
		}
	}
	if outer.ParentOp() == nil {
		return false
	}
	inside := func(v *ir.Value) bool {
		region := v.ParentRegion()
		for ; region != nil && region.Op() != outer && region.Op() != nil; region = region.Op().ParentRegion() {
		}
		return region != nil && region.Op() == outer
	}
	var list []*ir.Operation
	for b := range op.BodyRegion().Blocks() {
		for inner := range b.Ops() {
			ir.WalkPost(inner, func(inner *ir.Operation) ir.WalkResult {
				if certain, _ := onStack(inner); !certain {
					return ir.Skip
				}
				for _, v := range inner.Operands().All() {
					if inside(v) {
						return ir.Skip
					}
				}
				list = append(list, inner)
				return ir.Advance
			})
		}
	}
	if len(list) == 0 {
		return false
	}
	r.Before(outer)
	for _, alloc := range list {
		r.ReplaceBy(alloc, r.Clone(alloc, &ir.IRMapping{}))
	}
	return true
}
