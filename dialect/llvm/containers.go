package llvm

import (
	"errors"

	"github.com/gomlir/gomlir/ir"
)

// A PointerType is an address in one of the target's address spaces. Since LLVM 17, pointers are
// opaque: they have no pointee type. The typed pointers of MLIR 14 have one, and are other types.
//
// Example printed form: !llvm.ptr, !llvm.ptr<3>, !llvm.ptr<i32>, !llvm.ptr<i32, 3>
type PointerType struct {
	ir.TypeBase
	compatMark
	elem  ir.Type // nil for an opaque pointer
	space uint32
}

// NewPointerType returns the opaque pointer into an address space.
func NewPointerType(c *ir.Context, addressSpace uint32) *PointerType {
	var buf [16]byte
	key := ir.AppendUintKey(ir.AppendTypeKey(buf[:0], nil), uint64(addressSpace))
	if t := c.LookupType(PointerTypeDef, key); t != nil {
		return t.(*PointerType)
	}
	return c.InternType(PointerTypeDef, key, &PointerType{space: addressSpace}).(*PointerType)
}

// NewTypedPointerType returns the pointer to an element type in an address space. It panics if
// PointerElementError returns an error.
func NewTypedPointerType(elem ir.Type, addressSpace uint32) *PointerType {
	must(PointerElementError(elem))
	c := elem.Context()
	var buf [16]byte
	key := ir.AppendUintKey(ir.AppendTypeKey(buf[:0], elem), uint64(addressSpace))
	if t := c.LookupType(PointerTypeDef, key); t != nil {
		return t.(*PointerType)
	}
	markMLIR14(c)
	return c.InternType(PointerTypeDef, key, &PointerType{elem: elem, space: addressSpace}).(*PointerType)
}

// PointerElementError returns an error if a typed pointer cannot point to a type. A type of
// another dialect must be a PointerElementType. Types of unregistered dialects are
// accepted, because nothing is known about them.
func PointerElementError(elem ir.Type) error {
	switch elem.(type) {
	case *VoidType, *TokenType, *MetadataType, *LabelType:
	case PointerElementType, *ir.OpaqueType:
		return nil
	default:
		if IsCompatibleOuterType(elem) {
			return nil
		}
	}
	return badElement("invalid pointer element type", elem)
}

// Elem returns the pointee of a typed pointer, nil if the pointer is opaque.
func (t *PointerType) Elem() ir.Type { return t.elem }

// IsOpaquePointer reports whether the pointer has no pointee type.
func (t *PointerType) IsOpaquePointer() bool { return t.elem == nil }

// AddressSpace returns the number of the address space, 0 by default.
func (t *PointerType) AddressSpace() uint32 { return t.space }

// IsVectorElement reports whether the builtin vector type supports elements of this type. It
// supports opaque pointers. Vectors of typed pointers are VectorTypes.
func (t *PointerType) IsVectorElement() bool { return t.elem == nil }

func (t *PointerType) appendParts(dst []ir.Type) []ir.Type {
	if t.elem == nil {
		return dst
	}
	return append(dst, t.elem)
}

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (t *PointerType) Rebuild(r *ir.Rebuilder) ir.Type {
	elem := ir.Rebuilt(r, t.elem)
	if elem == nil {
		return t
	}
	if r.Failed() || !r.Check(PointerElementError(elem)) {
		return nil
	}
	return NewTypedPointerType(elem, t.space)
}

// An ArrayType is a fixed number of values of one type, adjacent in memory.
//
// Example printed form: !llvm.array<4 x i32>
type ArrayType struct {
	ir.TypeBase
	compatMark
	elem ir.Type
	n    uint64
}

// NewArrayType returns the array of n elements. It panics if ArrayElementError returns an error.
func NewArrayType(elem ir.Type, n uint64) *ArrayType {
	must(ArrayElementError(elem))
	c := elem.Context()
	var buf [16]byte
	key := ir.AppendUintKey(ir.AppendTypeKey(buf[:0], elem), n)
	if t := c.LookupType(ArrayTypeDef, key); t != nil {
		return t.(*ArrayType)
	}
	return c.InternType(ArrayTypeDef, key, &ArrayType{elem: elem, n: n}).(*ArrayType)
}

// ArrayElementError returns an error if a type cannot be the element of an array.
func ArrayElementError(elem ir.Type) error {
	if !isElement(elem) {
		return badElement("invalid array element type", elem)
	}
	return nil
}

// isElement reports whether a type may be part of an array or a struct.
func isElement(t ir.Type) bool {
	switch t := t.(type) {
	case *VoidType, *LabelType, *MetadataType, *FunctionType, *TokenType:
		return false
	case *VectorType:
		return !t.scalable
	}
	return true
}

// Elem returns the type of the elements.
func (t *ArrayType) Elem() ir.Type { return t.elem }

// Len returns the number of elements.
func (t *ArrayType) Len() uint64 { return t.n }

func (t *ArrayType) appendParts(dst []ir.Type) []ir.Type { return append(dst, t.elem) }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (t *ArrayType) Rebuild(r *ir.Rebuilder) ir.Type {
	elem := ir.Rebuilt(r, t.elem)
	if r.Failed() || !r.Check(ArrayElementError(elem)) {
		return nil
	}
	return NewArrayType(elem, t.n)
}

// A VectorType is a vector that the builtin vector type of MLIR 14 could not express: a vector of
// typed pointers, or a scalable vector. In MLIR 22, all vectors are builtin, including those of
// opaque pointers and scalable vectors: vector<4x!llvm.ptr>, vector<[4]xi32>.
//
// Example printed form: !llvm.vec<4 x ptr<i32>>, !llvm.vec<? x 4 x i32>
type VectorType struct {
	ir.TypeBase
	compatMark
	elem     ir.Type
	n        uint32
	scalable bool
}

// NewVectorType returns the vector of n elements, or of a multiple of n if it is scalable. It
// panics if VectorTypeError returns an error.
func NewVectorType(elem ir.Type, n uint32, scalable bool) *VectorType {
	must(VectorTypeError(elem, n, scalable))
	c := elem.Context()
	var buf [16]byte
	key := ir.AppendBoolKey(ir.AppendUintKey(ir.AppendTypeKey(buf[:0], elem), uint64(n)), scalable)
	if t := c.LookupType(VectorTypeDef, key); t != nil {
		return t.(*VectorType)
	}
	markMLIR14(c)
	return c.InternType(VectorTypeDef, key, &VectorType{elem: elem, n: n, scalable: scalable}).(*VectorType)
}

// VectorTypeError returns an error if there is no such vector type. The elements of a fixed vector
// are those that builtin vectors of MLIR 14 did not support: typed pointers and ppc_fp128. The
// elements of a scalable vector are numbers and typed pointers.
func VectorTypeError(elem ir.Type, n uint32, scalable bool) error {
	if n == 0 {
		return errors.New("the number of vector elements must be positive")
	}
	switch t := elem.(type) {
	case *PointerType:
		if t.elem != nil {
			return nil
		}
	case *ir.IntegerType:
		if scalable && t.IsSignless() {
			return nil
		}
	default:
		if _, ppc := t.(*PPCFP128Type); ppc || scalable && IsCompatibleFloatingPointType(t) {
			return nil
		}
	}
	return errors.New("invalid vector element type")
}

// Elem returns the type of the elements.
func (t *VectorType) Elem() ir.Type { return t.elem }

// Len returns the number of elements. The length of a scalable vector is a multiple of it.
func (t *VectorType) Len() uint32 { return t.n }

// IsScalable reports whether the length is a multiple of Len.
func (t *VectorType) IsScalable() bool { return t.scalable }

func (t *VectorType) appendParts(dst []ir.Type) []ir.Type { return append(dst, t.elem) }

// Rebuild returns the type with other parts; see [ir.Rebuilder]. It returns a builtin vector if
// that supports the elements.
func (t *VectorType) Rebuild(r *ir.Rebuilder) ir.Type {
	elem := ir.Rebuilt(r, t.elem)
	switch {
	case r.Failed():
		return nil
	case elem != t.elem && ir.VectorTypeError([]int64{int64(t.n)}, elem) == nil:
		return ir.NewVectorType([]int64{int64(t.n)}, []bool{t.scalable}, elem)
	case !r.Check(VectorTypeError(elem, t.n, t.scalable)):
		return nil
	}
	return NewVectorType(elem, t.n, t.scalable)
}

// A FunctionType is the type of a function: a result type, which may be void, and parameter types.
// A variadic function accepts further arguments.
//
// Example printed form: !llvm.func<i32 (ptr, ...)>
type FunctionType struct {
	ir.TypeBase
	compatMark
	types    []ir.Type // the result, then the parameters
	variadic bool
}

// NewFunctionType returns the type of functions with a result and parameters. It panics if
// FunctionTypeError returns an error.
func NewFunctionType(result ir.Type, params []ir.Type, variadic bool) *FunctionType {
	must(FunctionTypeError(result, params))
	return functionType(result, params, variadic)
}

// functionType is NewFunctionType without the check.
func functionType(result ir.Type, params []ir.Type, variadic bool) *FunctionType {
	c := result.Context()
	var buf [ir.KeySize]byte
	key := ir.AppendTypesKey(ir.AppendBoolKey(ir.AppendTypeKey(buf[:0], result), variadic), params)
	if t := c.LookupType(FunctionTypeDef, key); t != nil {
		return t.(*FunctionType)
	}
	types := append(append(make([]ir.Type, 0, 1+len(params)), result), params...)
	return c.InternType(FunctionTypeDef, key, &FunctionType{types: types, variadic: variadic}).(*FunctionType)
}

// FunctionTypeError returns an error if a function cannot have the result and parameters.
func FunctionTypeError(result ir.Type, params []ir.Type) error {
	switch result.(type) {
	case *FunctionType, *MetadataType, *LabelType:
		return badElement("invalid function result type", result)
	}
	for _, t := range params {
		switch t.(type) {
		case *VoidType, *FunctionType:
			return badElement("invalid function argument type", t)
		}
	}
	return nil
}

// Result returns the type of the result, a VoidType for a function without one.
func (t *FunctionType) Result() ir.Type { return t.types[0] }

// Params returns the types of the parameters. The slice must not be modified.
func (t *FunctionType) Params() []ir.Type { return t.types[1:] }

// IsVariadic reports whether the function accepts arguments in addition to Params.
func (t *FunctionType) IsVariadic() bool { return t.variadic }

func (t *FunctionType) appendParts(dst []ir.Type) []ir.Type { return append(dst, t.types...) }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (t *FunctionType) Rebuild(r *ir.Rebuilder) ir.Type {
	types := ir.RebuiltList(r, t.types)
	if r.Failed() || FunctionTypeError(t.Result(), t.Params()) == nil && !r.Check(FunctionTypeError(types[0], types[1:])) {
		return nil
	}
	return functionType(types[0], types[1:], t.variadic)
}
