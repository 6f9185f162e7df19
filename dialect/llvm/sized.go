package llvm

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/ir"
)

// A sizedMark caches the result of IsSized for a struct.
type sizedMark struct{ sized atomic.Uint32 }

const (
	sizedUnknown = iota
	sizedYes
	sizedNo
)

// IsSized reports whether values of a type have a size in memory. Numbers and pointers do,
// and arrays, vectors and structs of types with a size. Structs that are opaque, lack a
// body, or contain themselves other than through a pointer have no size. Types of other
// dialects count as sized.
func IsSized(t ir.Type) bool {
	ok, _ := isSized(t, nil)
	return ok
}

// isSized is IsSized within the structs of inside. The result is final if it does not depend on a
// struct without a body.
func isSized(t ir.Type, inside map[*StructType]bool) (ok, final bool) {
	for {
		switch u := t.(type) {
		case *VoidType, *TokenType, *LabelType, *MetadataType, *FunctionType:
			return false, true
		case *TargetExtType:
			if t = u.layoutType(); t == nil {
				return false, true
			}
		case *ArrayType:
			t = u.elem
		case *StructType:
			return u.isSized(inside)
		default:
			return true, true
		}
	}
}

func (t *StructType) isSized(inside map[*StructType]bool) (ok, final bool) {
	if s := t.sized.Load(); s != sizedUnknown {
		return s == sizedYes, true
	}
	body := t.body.Get()
	switch {
	case body == nil:
		return false, false
	case body.opaque || inside[t]:
		return false, true
	}
	if inside == nil {
		inside = map[*StructType]bool{}
	}
	inside[t] = true
	defer delete(inside, t)
	for _, e := range body.elems {
		if ok, final := isSized(e, inside); !ok {
			if final {
				t.sized.Store(sizedNo)
			}
			return false, final
		}
	}
	t.sized.Store(sizedYes)
	return true, true
}

// layoutType returns the type whose layout a target extension type has, nil if it has no size
// (llvm/lib/IR/Type.cpp).
func (t *TargetExtType) layoutType() ir.Type {
	c := t.Context()
	switch {
	case t.isSPIRV():
		return NewPointerType(c, 0)
	case t.name == "aarch64.svcount":
		return ScalableVectorType(c.I1(), 16)
	case t.name == "amdgcn.named.barrier":
		return FixedVectorType(c.I32(), 4)
	}
	return nil
}
