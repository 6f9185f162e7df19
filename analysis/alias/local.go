package alias

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Local looks at how two references came about, and at nothing else. It is MLIR's
// LocalAliasAnalysis. The zero Local is ready to use, and safe for concurrent use if
// Objects is.
type Local struct {
	// Objects is asked first about two values that are where references come from: results
	// of operations that are no views, such as allocations, and arguments whose origin is
	// not known. They differ. ok is false if it does not know. It may be nil.
	Objects func(a, b *ir.Value) (r Result, ok bool)
}

// Alias implements [Implementation].
func (l *Local) Alias(a, b *ir.Value) Result {
	if a == b {
		return MustAlias
	}
	from, to := origins(a), origins(b)
	if len(from) == 0 || len(to) == 0 {
		return MayAlias
	}
	result := l.objects(from[0], to[0])
	for _, x := range from {
		for _, y := range to {
			if result = result.Merge(l.objects(x, y)); result == MayAlias {
				return MayAlias
			}
		}
	}
	return result
}

// ModRef implements [Implementation]. Of an operation with the trait
// RecursiveMemoryEffects it knows nothing, as in MLIR.
func (l *Local) ModRef(op *ir.Operation, location *ir.Value) ModRef {
	if op.Has(ir.RecursiveMemoryEffects) {
		return RefMod
	}
	list, known := effects.Append(nil, op)
	if !known {
		return RefMod
	}
	m := NoModRef
	for _, e := range list {
		bit := Mod
		switch e.Kind {
		case effects.Allocate, effects.Free:
			continue
		case effects.Read:
			bit = Ref
		}
		if m&bit == 0 && (e.Value == nil || l.Alias(e.Value, location) != NoAlias) {
			m |= bit
		}
	}
	return m
}

// objects is Alias for values that are no views.
func (l *Local) objects(a, b *ir.Value) Result {
	if a == b {
		return MustAlias
	}
	if l.Objects != nil {
		if r, ok := l.Objects(a, b); ok {
			return r
		}
	}
	aConst, bConst := ir.ConstantOf(a) != nil, ir.ConstantOf(b) != nil
	if !aConst && !bConst {
		if r, ok := distinct(a, b); ok {
			return r
		}
	}
	aScope, aNew := allocation(a)
	bScope, bNew := allocation(b)
	switch {
	case aConst && bConst:
		return MayAlias
	case aConst || bConst:
		if aConst && bNew || bConst && aNew {
			return NoAlias
		}
		return MayAlias
	case aNew && bNew:
		return NoAlias
	case !aNew && !bNew:
		return MayAlias
	case bNew:
		a, b, aScope = b, a, bScope
	}
	if aScope != nil && above(b, aScope) {
		return NoAlias
	}
	return MayAlias
}

// distinct says what an operation with the trait DistinctObjects says of two values.
func distinct(a, b *ir.Value) (Result, bool) {
	aOp, bOp := a.DefiningOp(), b.DefiningOp()
	aIs := aOp != nil && aOp.Has(ir.DistinctObjects) && a.Index() < aOp.NumOperands()
	bIs := bOp != nil && bOp.Has(ir.DistinctObjects) && b.Index() < bOp.NumOperands()
	switch {
	case aIs && aOp.Operand(a.Index()) == b, bIs && bOp.Operand(b.Index()) == a:
		return MustAlias, true
	case aIs && aOp == bOp:
		return NoAlias, true
	}
	return MayAlias, false
}

// allocation reports whether an operation allocates the memory that a value refers to. The
// memory can be referred to in the scope only, if that is not nil.
func allocation(v *ir.Value) (scope *ir.Operation, ok bool) {
	op := v.DefiningOp()
	if op == nil {
		if b := v.Owner(); b == nil || b.ParentOp() == nil {
			return nil, false
		}
		op = v.Owner().ParentOp()
	}
	list, _ := effects.Append(nil, op)
	for _, e := range list {
		if e.Kind != effects.Allocate || e.Value != v {
			continue
		}
		scope = op.ParentOp()
		for scope != nil && !bounds(scope, e.Resource) {
			scope = scope.ParentOp()
		}
		return scope, true
	}
	return nil, false
}

// bounds reports whether memory of a resource cannot be referred to outside of an
// operation that it is allocated in.
func bounds(op *ir.Operation, r effects.Resource) bool {
	if r == effects.AutomaticAllocationScope {
		return op.Has(ir.AutomaticAllocationScope)
	}
	return ir.FunctionOpInterface.Has(op.Context(), op.Def())
}

// above reports whether a value is defined outside of an operation, or is an argument
// that it starts with.
func above(v *ir.Value, scope *ir.Operation) bool {
	r := v.ParentRegion()
	if r == nil || r.Op() == nil {
		return false
	}
	if r.Op() == scope {
		return v.DefiningOp() == nil && v.Owner().IsEntry()
	}
	return r.Op().IsAncestor(scope)
}
