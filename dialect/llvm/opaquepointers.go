package llvm

import "github.com/gomlir/gomlir/ir"

// NewOpaquePointers returns a replacer that turns types of MLIR 14 into today's: typed
// pointers into opaque ones, vectors of typed pointers into builtin vectors, x86_mmx into a
// vector of 64 bits, and types that contain these accordingly. Locations are left alone.
//
// An identified struct keeps its name. A context has one struct of each name, and
// bodies do not change, so the result is a type apart, which only such a replacer
// gives. It prints as any struct of that name. Two replacers make the same types.
func NewOpaquePointers() *ir.Replacer {
	return &ir.Replacer{Type: opaqueType, RecursiveType: opaqueRecursive, Attr: keepLocation}
}

// opaqueType is what a type becomes that is of MLIR 14 whatever it is made of.
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

// keepLocation keeps the metadata of locations: debug info has no typed pointers.
func keepLocation(a ir.Attribute) (ir.Attribute, bool) {
	_, ok := a.(ir.Location)
	return a, ok
}
