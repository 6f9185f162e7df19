package memref

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

func verifyAlloc(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AllocOp](o)
	return verifyAllocLike(o, op.DynamicSizes().Len(), op.SymbolOperands().Len())
}

func verifyAlloca(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AllocaOp](o)
	scope := o.ParentOp()
	for scope != nil && !scope.Has(ir.AutomaticAllocationScope) {
		scope = scope.ParentOp()
	}
	if scope == nil {
		return o.Errorf("requires an ancestor op with AutomaticAllocationScope trait")
	}
	return verifyAllocLike(o, op.DynamicSizes().Len(), op.SymbolOperands().Len())
}

func verifyAllocLike(o *ir.Operation, sizes, symbols int) *diag.Diagnostic {
	t := memRefOf(o.Result(0))
	if d := verifyDynamicSizes(o, t, sizes); d != nil {
		return d
	}
	if want := numSymbols(t); symbols != want {
		return o.Errorf("symbol operand count does not equal memref symbol count: expected %d, got %d", want, symbols)
	}
	return nil
}

// verifyDynamicSizes checks that there is a size for each dimension whose size is not known.
func verifyDynamicSizes(o *ir.Operation, t *ir.MemRefType, sizes int) *diag.Diagnostic {
	if n := numDynamic(t.Shape()); sizes != n {
		return o.Errorf("incorrect number of dynamic sizes, has %d, expected %d", sizes, n)
	}
	return nil
}

// numSymbols returns the number of symbols that the layout of a memref depends on.
func numSymbols(t *ir.MemRefType) int {
	switch l := t.Layout().(type) {
	case *ir.AffineMapAttr:
		return l.Value().NumSymbols()
	case *ir.StridedLayoutAttr:
		n := numDynamic(l.Strides())
		if l.Offset() == ir.DynamicSize {
			n++
		}
		return n
	}
	return 0
}

func verifyRealloc(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReallocOp](o)
	from, to := memRefOf(op.Source()), memRefOf(op.Result())
	switch dynamic := numDynamic(to.Shape()) > 0; {
	case !from.HasIdentityLayout():
		return o.ErrorPlainf("unsupported layout for source memref type '%v'", from)
	case !to.HasIdentityLayout():
		return o.ErrorPlainf("unsupported layout for result memref type '%v'", to)
	case from.MemorySpace() != to.MemorySpace():
		return o.ErrorPlainf("different memory spaces specified for source memref type '%v' and result memref type '%v'", from, to)
	case from.Elem() != to.Elem():
		return o.ErrorPlainf("different element types specified for source memref type '%v' and result memref type '%v'", from, to)
	case dynamic && op.DynamicResultSize() == nil:
		return o.ErrorPlainf("missing dimension operand for result type '%v'", to)
	case !dynamic && op.DynamicResultSize() != nil:
		return o.ErrorPlainf("unnecessary dimension operand for result type '%v'", to)
	}
	return nil
}

func verifyGlobal(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GlobalOp](o)
	t := op.Type()
	if !ir.HasStaticShape(t) {
		return o.Errorf("type should be static shaped memref, but got '%v'", t)
	}
	switch v := op.InitialValue().(type) {
	case nil, *ir.UnitAttr:
	case ir.ElementsAttr:
		value := v.ShapedType()
		if value.Elem() != t.Elem() {
			return o.Errorf("initial value element expected to be of type '%v', but was of type '%v'", t.Elem(), value.Elem())
		}
		if !sameShape(value.Shape(), t.Shape()) {
			return o.Errorf("initial value shape expected to be %s but was %s", shapeText(t.Shape()), shapeText(value.Shape()))
		}
	default:
		return o.Errorf("initial value should be a unit or elements attribute, but got %v", v)
	}
	return nil
}

// IsExternal reports whether the variable has no value here: it is defined elsewhere.
func (op GlobalOp) IsExternal() bool { return op.InitialValue() == nil }

// IsUninitialized reports whether the variable is defined here and has no certain value.
func (op GlobalOp) IsUninitialized() bool {
	_, ok := op.InitialValue().(*ir.UnitAttr)
	return ok
}

// ConstantValue returns the elements of a variable that is constant and has a value, nil for
// others.
func (op GlobalOp) ConstantValue() ir.ElementsAttr {
	v, _ := op.InitialValue().(ir.ElementsAttr)
	if !op.Constant() {
		return nil
	}
	return v
}

func verifyGetGlobal(o *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	op := ir.Cast[GetGlobalOp](o)
	ref, _ := o.InherentAttr(slotGetGlobalName).(*ir.SymbolRefAttr)
	g, ok := ir.As[GlobalOp](symbols.LookupNearest(o, ref))
	if !ok {
		return o.Errorf("'%s' does not reference a valid global memref", op.Name())
	}
	if t := op.Result().Type(); t != ir.Type(g.Type()) {
		return o.Errorf("result type '%v' does not match type '%v' of the global memref @%s", t, g.Type(), op.Name())
	}
	return nil
}

func verifyLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LoadOp](o)
	if n, rank := op.Indices().Len(), rankOf(op.Memref()); n != rank {
		return o.Errorf("incorrect number of indices for load, expected %d but got %d", rank, n)
	}
	return nil
}

func verifyStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[StoreOp](o)
	if op.Indices().Len() != rankOf(op.Memref()) {
		return o.Errorf("store index operand count not equal to memref rank")
	}
	return nil
}

func verifyPrefetch(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[PrefetchOp](o)
	if op.Indices().Len() != rankOf(op.Memref()) {
		return o.Errorf("too few indices")
	}
	return nil
}

func verifyAtomicRMW(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AtomicRMWOp](o)
	if op.Indices().Len() != rankOf(op.Memref()) {
		return o.Errorf("expects the number of subscripts to be equal to memref rank")
	}
	isFloat := constraint.AnyFloat.Match(op.Value().Type())
	switch op.Kind() {
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMaximumf, arith.AtomicRMWKindMinimumf, arith.AtomicRMWKindMulf:
		if !isFloat {
			return o.Errorf("with kind '%v' expects a floating-point type", op.Kind())
		}
	case arith.AtomicRMWKindAddi, arith.AtomicRMWKindMaxs, arith.AtomicRMWKindMaxu, arith.AtomicRMWKindMins, arith.AtomicRMWKindMinu,
		arith.AtomicRMWKindMuli, arith.AtomicRMWKindOri, arith.AtomicRMWKindXori, arith.AtomicRMWKindAndi:
		if isFloat {
			return o.Errorf("with kind '%v' expects an integer type", op.Kind())
		}
	}
	return nil
}

func verifyGenericAtomicRMW(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GenericAtomicRMWOp](o)
	body := op.AtomicBody().First()
	if body == nil || body.NumArgs() != 1 {
		return o.Errorf("expected single number of entry block arguments")
	}
	if body.Arg(0).Type() != op.Result().Type() {
		return o.Errorf("expected block argument of the same type result type")
	}
	var d *diag.Diagnostic
	for b := range op.AtomicBody().Blocks() {
		for nested := range b.Ops() {
			ir.WalkPost(nested, func(nested *ir.Operation) ir.WalkResult {
				if effects.Of(nested) == 0 {
					return ir.Advance
				}
				d = nested.ErrorPlainf("body of 'memref.generic_atomic_rmw' should contain only operations with no side effects")
				return ir.Interrupt
			})
			if d != nil {
				return d
			}
		}
	}
	return nil
}

func verifyAtomicYield(o *ir.Operation) *diag.Diagnostic {
	parent := o.ParentOp()
	if parent.NumResults() == 0 {
		return nil
	}
	if got, want := o.Operand(0).Type(), parent.Result(0).Type(); got != want {
		return o.Errorf("types mismatch between yield op: '%v' and its parent: '%v'", got, want)
	}
	return nil
}
