package llvm

import "github.com/gomlir/gomlir/ir"

// NewOpaquePointers returns a replacer that converts types of MLIR 14 to those of MLIR 22. Typed
// pointers become opaque, vectors of typed pointers become builtin vectors, x86_mmx becomes a
// vector of 64 bits, and types that contain these are converted accordingly. Locations do not
// change.
//
// An identified struct keeps its name. A context has one struct of each name, and bodies do not
// change. So the result is a separate type that only such replacers return. It prints like any
// struct of that name. All replacers return the same types.
func NewOpaquePointers() *ir.Replacer {
	return &ir.Replacer{Type: opaqueType, RecursiveType: opaqueRecursive, Attr: keepLocation}
}

// opaqueType returns the type for a type of MLIR 14, independent of the types that it contains.
func opaqueType(t ir.Type) (ir.Type, bool) {
	switch t := t.(type) {
	case *PointerType:
		return NewPointerType(t.Context(), t.space), true
	case *X86MMXType:
		return ir.NewVectorType([]int64{1}, nil, t.Context().I64()), true
	case *VectorType:
		elem := t.elem
		if u, ok := opaqueType(elem); ok {
			elem = u
		}
		return vectorType(elem, t.n, t.scalable), true
	}
	return nil, false
}

func opaqueRecursive(t ir.Type) ir.Type {
	if s, ok := t.(*StructType); ok && s.identified {
		return opaqueStruct(s)
	}
	return nil
}

// keepLocation does not change the metadata of locations, since debug info has no typed pointers.
func keepLocation(a ir.Attribute) (ir.Attribute, bool) {
	_, ok := a.(ir.Location)
	return a, ok
}
