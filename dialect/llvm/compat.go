package llvm

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
)

// A CompatibleType is a type of another dialect that LLVM IR has, too. It can be used like a type
// of this dialect.
type CompatibleType interface {
	ir.Type
	IsLLVMCompatible() bool
}

// A PointerElementType is a type of another dialect that LLVM's loads and stores accept. Typed
// pointers may point to it.
type PointerElementType interface {
	ir.Type
	IsLLVMPointerElement()
}

// composite is the common part of the dialect's types that contain others.
type composite interface {
	ir.Type
	// appendParts appends the types that the type contains.
	appendParts(dst []ir.Type) []ir.Type
	Rebuild(r *ir.Rebuilder) ir.Type
	compatibility() *compatMark
}

// A compatMark caches the result of IsCompatibleType for a type.
type compatMark struct{ v atomic.Uint32 }

const (
	compatUnknown = iota
	compatYes
	compatNo
)

func (m *compatMark) compatibility() *compatMark { return m }

// IsCompatibleType reports whether LLVM IR has the type. It and all types that it contains must be
// types of this dialect, signless integers, LLVM's floating-point types, one-dimensional vectors or
// CompatibleTypes.
//
// The result is cached, so the types of a program are examined once. A struct without a body is
// compatible until it gets a body that is not.
func IsCompatibleType(t ir.Type) bool {
	switch t := t.(type) {
	case composite:
		switch t.compatibility().v.Load() {
		case compatYes:
			return true
		case compatNo:
			return false
		}
		return hasCompatibleParts(t)
	case *ir.VectorType:
		return t.Rank() == 1 && IsCompatibleType(t.Elem())
	}
	return IsCompatibleOuterType(t)
}

// hasCompatibleParts examines all types that a type contains, each once.
func hasCompatibleParts(root composite) bool {
	seen := map[composite]struct{}{root: {}}
	work := []composite{root}
	final := true // all structs have bodies
	var parts []ir.Type
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		if s, ok := c.(*StructType); ok && !s.IsInitialized() {
			final = false
		}
		parts = c.appendParts(parts[:0])
		for _, part := range parts {
			d, ok := part.(composite)
			compatible := true
			switch {
			case !ok:
				compatible = IsCompatibleType(part)
			case d.compatibility().v.Load() == compatNo:
				compatible = false
			case d.compatibility().v.Load() == compatUnknown:
				if _, ok := seen[d]; !ok {
					seen[d] = struct{}{}
					work = append(work, d)
				}
			}
			if !compatible {
				root.compatibility().v.Store(compatNo)
				return false
			}
		}
	}
	if final {
		for c := range seen {
			c.compatibility().v.Store(compatYes)
		}
	}
	return true
}

// IsCompatibleOuterType is IsCompatibleType that does not examine the types that t contains.
func IsCompatibleOuterType(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.IsSignless()
	case *ir.FloatType:
		return isLLVMFloatKind(t.Kind())
	case *ir.VectorType:
		return t.Rank() == 1
	case CompatibleType:
		return t.IsLLVMCompatible()
	}
	return t.Def().Dialect == "llvm"
}

func isLLVMFloatKind(k ir.FloatKind) bool {
	switch k {
	case ir.BF16, ir.F16, ir.F32, ir.F64, ir.F80, ir.F128:
		return true
	}
	return false
}

// IsCompatibleFloatingPointType reports whether a type is one of LLVM IR's floating-point types.
func IsCompatibleFloatingPointType(t ir.Type) bool {
	if f, ok := t.(*ir.FloatType); ok {
		return isLLVMFloatKind(f.Kind())
	}
	return isA[*PPCFP128Type](t)
}

// IsCompatibleVectorType reports whether LLVM IR has a vector type: a one-dimensional builtin
// vector of numbers or opaque pointers, or a VectorType.
func IsCompatibleVectorType(t ir.Type) bool { _, ok := vectorElem(t); return ok }

// vectorElem returns the element type of a vector that LLVM IR has.
func vectorElem(t ir.Type) (elem ir.Type, ok bool) {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Elem(), t.Rank() == 1 && isBuiltinVectorElem(t.Elem())
	case *VectorType:
		return t.elem, true
	}
	return nil, false
}

// isBuiltinVectorElem reports whether LLVM IR has builtin vectors of a type.
func isBuiltinVectorElem(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.IsSignless()
	case *ir.FloatType:
		return isLLVMFloatKind(t.Kind())
	case CompatibleType:
		return t.IsLLVMCompatible()
	}
	return isA[*PointerType](t)
}

// VectorElementType returns the element type of a compatible vector, nil for other types.
func VectorElementType(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *VectorType:
		return t.elem
	case *ir.VectorType:
		return t.Elem()
	}
	return nil
}

// An ElementCount is the number of elements of a vector. It is Min or, if the vector is scalable,
// Min times a number known only at run time.
type ElementCount struct {
	Min      uint64
	Scalable bool
}

// VectorNumElements returns the number of elements of a compatible vector, zero for other types.
func VectorNumElements(t ir.Type) ElementCount {
	switch t := t.(type) {
	case *VectorType:
		return ElementCount{uint64(t.n), t.scalable}
	case *ir.VectorType:
		if t.Rank() == 1 {
			return ElementCount{uint64(t.Shape()[0]), t.IsScalable()}
		}
	}
	return ElementCount{}
}

// IsScalableVectorType reports whether a type is a vector whose length is known only at run time.
func IsScalableVectorType(t ir.Type) bool {
	switch t := t.(type) {
	case *VectorType:
		return t.scalable
	case *ir.VectorType:
		return t.IsScalable()
	}
	return false
}

// FixedVectorType returns the vector of n elements, n >= 1. It is a builtin vector if that supports
// the element type, otherwise a VectorType.
func FixedVectorType(elem ir.Type, n uint32) ir.Type { return vectorType(elem, n, false) }

// ScalableVectorType returns the scalable vector of a multiple of n elements, n >= 1. It is a
// builtin vector if that supports the element type, otherwise a VectorType.
func ScalableVectorType(elem ir.Type, n uint32) ir.Type { return vectorType(elem, n, true) }

func vectorType(elem ir.Type, n uint32, scalable bool) ir.Type {
	shape := []int64{int64(n)}
	if ir.VectorTypeError(shape, elem) == nil {
		return ir.NewVectorType(shape, []bool{scalable}, elem)
	}
	return NewVectorType(elem, n, scalable)
}

// PrimitiveSizeInBits returns the size of a number or of a vector of numbers, which is the same on
// all targets. It is zero for other types, including pointers.
func PrimitiveSizeInBits(t ir.Type) datalayout.Size {
	switch t := t.(type) {
	case *ir.IntegerType:
		return datalayout.Size{Min: uint64(t.Width())}
	case *ir.FloatType:
		return datalayout.Size{Min: uint64(t.Width())}
	case *PPCFP128Type:
		return datalayout.Size{Min: 128}
	case *X86MMXType:
		return datalayout.Size{Min: 64}
	case *X86AMXType:
		return datalayout.Size{Min: 8192}
	case *ir.VectorType, *VectorType:
		n := VectorNumElements(t)
		return datalayout.Size{Min: n.Min * PrimitiveSizeInBits(VectorElementType(t)).Min, Scalable: n.Scalable}
	}
	return datalayout.Size{}
}

// IsPrimitiveType reports whether LLVM IR has a type and it is neither void nor a function.
func IsPrimitiveType(t ir.Type) bool {
	return IsCompatibleOuterType(t) && !isA[*VoidType](t) && !isA[*FunctionType](t)
}

// IsLoadableType reports whether values of the type can be loaded from memory and stored to it. It
// must have a size. Opaque structs have no size, and only some target extension types have one.
func IsLoadableType(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		return IsCompatibleOuterType(t)
	case PointerElementType:
		return true
	case *StructType:
		return !t.IsOpaque()
	case *TargetExtType:
		return t.SupportsMemOps()
	}
	return IsPrimitiveType(t)
}

// An AnyVector is a builtin vector or a VectorType.
type AnyVector interface {
	ir.Type
	Elem() ir.Type
	IsScalable() bool
}
