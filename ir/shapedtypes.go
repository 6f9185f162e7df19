package ir

import (
	"fmt"
	"iter"
)

// The definitions of the builtin shaped types.
var (
	VectorTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "vector", SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		typ(t.(*VectorType).elem)
	}, Rebuild: TypeRebuild[*VectorType]})
	RankedTensorTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "tensor", SubElements: func(t Type, attr func(Attribute), typ func(Type)) {
		typ(t.(*RankedTensorType).elem)
		if e := t.(*RankedTensorType).encoding; e != nil {
			attr(e)
		}
	}, Rebuild: TypeRebuild[*RankedTensorType]})
	UnrankedTensorTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "unranked_tensor", SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		typ(t.(*UnrankedTensorType).elem)
	}, Rebuild: TypeRebuild[*UnrankedTensorType]})
	MemRefTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "memref", SubElements: func(t Type, attr func(Attribute), typ func(Type)) {
		m := t.(*MemRefType)
		typ(m.elem)
		if m.layout != nil {
			attr(m.layout)
		}
		if m.space != nil {
			attr(m.space)
		}
	}, Rebuild: TypeRebuild[*MemRefType]})
	UnrankedMemRefTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "unranked_memref", SubElements: func(t Type, attr func(Attribute), typ func(Type)) {
		typ(t.(*UnrankedMemRefType).elem)
		if s := t.(*UnrankedMemRefType).space; s != nil {
			attr(s)
		}
	}, Rebuild: TypeRebuild[*UnrankedMemRefType]})
)

// DynamicSize stands in a shape for a dimension whose size is not known, `?`.
const DynamicSize = -1 << 63

// A ShapedType has an element type and may have a shape.
type ShapedType interface {
	Type
	// Elem is the type of the elements.
	Elem() Type
	// HasRank reports whether the number of dimensions is known.
	HasRank() bool
	// Shape is the size of each dimension, DynamicSize where it is not known;
	// nil without rank. It must not be modified.
	Shape() []int64
}

// HasStaticShape reports whether a type has a rank and every dimension a known
// size.
func HasStaticShape(t ShapedType) bool {
	if !t.HasRank() {
		return false
	}
	for _, n := range t.Shape() {
		if n == DynamicSize {
			return false
		}
	}
	return true
}

// ElementOrSelf returns the type of the elements of a shaped type, and any other type
// itself.
func ElementOrSelf(t Type) Type {
	if s, ok := t.(ShapedType); ok {
		return s.Elem()
	}
	return t
}

// WithElement returns a type of the same shape with other elements: for a shaped type, which
// may be a vector, a tensor or a memref, one that is like it otherwise, and for any
// other type elem itself. It is nil for shaped types of other dialects.
func WithElement(t, elem Type) Type {
	switch t := t.(type) {
	case *VectorType:
		return NewVectorType(t.shape, t.scalable, elem)
	case *RankedTensorType:
		return NewRankedTensorType(t.Shape(), elem, t.Encoding())
	case *UnrankedTensorType:
		return NewUnrankedTensorType(elem)
	case *MemRefType:
		return NewMemRefType(t.Shape(), elem, t.Layout(), t.MemorySpace())
	case *UnrankedMemRefType:
		return NewUnrankedMemRefType(elem, t.MemorySpace())
	case ShapedType:
		return nil
	}
	return elem
}

// NumElements is the product of the sizes of a static shape. It reports false
// if it does not fit 63 bits.
func NumElements(shape []int64) (int64, bool) {
	n := int64(1)
	for _, d := range shape {
		if d == 0 {
			return 0, true
		}
	}
	for _, d := range shape {
		if d < 0 || n > (1<<63-1)/d {
			return 0, false
		}
		n *= d
	}
	return n, true
}

// Indices yields the indices of each element of a static shape. The last index changes fastest.
// The slice is the same each time, so it must not be retained. A shape without dimensions has one
// element, with no indices.
func Indices(shape []int64) iter.Seq[[]int64] {
	return func(yield func([]int64) bool) {
		if n, ok := NumElements(shape); ok && n == 0 {
			return
		}
		at := make([]int64, len(shape))
		for i := 0; i >= 0; {
			if !yield(at) {
				return
			}
			for i = len(at) - 1; i >= 0; i-- {
				if at[i]++; at[i] < shape[i] {
					break
				}
				at[i] = 0
			}
		}
	}
}

// A VectorType is a value of several elements that is held in registers.
// Dimensions may be scalable: multiples of the size by a run-time constant.
//
// Example printed form: vector<4xf32>, vector<2x[4]xi8>
type VectorType struct {
	TypeBase
	elem     Type
	shape    []int64
	scalable []bool // nil if no dimension is
}

// NewVectorType returns a vector type, as VectorTypeError checks. A nil
// scalable stands for no scalable dimension.
func NewVectorType(shape []int64, scalable []bool, elem Type) *VectorType {
	must(VectorTypeError(shape, elem))
	any := false
	for _, s := range scalable {
		any = any || s
	}
	if !any {
		scalable = nil
	}
	c := elem.Context()
	var buf [KeySize]byte
	key := AppendTypeKey(AppendIntsKey(buf[:0], shape), elem)
	for _, s := range scalable {
		key = AppendBoolKey(key, s)
	}
	if t := c.LookupType(VectorTypeDef, key); t != nil {
		return t.(*VectorType)
	}
	return c.InternType(VectorTypeDef, key, &VectorType{
		elem:     elem,
		shape:    append([]int64(nil), shape...),
		scalable: append([]bool(nil), scalable...),
	}).(*VectorType)
}

// A VectorElementType is a dialect's type that may be the element of a vector,
// as the builtin integers, floats and index may.
type VectorElementType interface {
	Type
	// IsVectorElement reports whether this type of its kind may be.
	IsVectorElement() bool
}

// VectorTypeError returns an error if a vector type cannot have a shape and an element
// type.
func VectorTypeError(shape []int64, elem Type) error {
	ok := false
	switch elem := elem.(type) {
	case *IntegerType, *FloatType, *IndexType:
		ok = true
	case VectorElementType:
		ok = elem.IsVectorElement()
	}
	if !ok {
		return fmt.Errorf("failed to verify 'elementType': VectorElementTypeInterface instance")
	}
	for _, n := range shape {
		if n <= 0 {
			return fmt.Errorf("vector types must have positive constant sizes but got %s", joinInts(shape))
		}
	}
	return nil
}

func joinInts(vs []int64) string {
	s := ""
	for i, v := range vs {
		if i > 0 {
			s += ", "
		}
		s += fmt.Sprint(v)
	}
	return s
}

// Elem is the type of the elements.
func (t *VectorType) Elem() Type { return t.elem }

// HasRank is true.
func (t *VectorType) HasRank() bool { return true }

// Shape is the size of each dimension. It must not be modified.
func (t *VectorType) Shape() []int64 { return t.shape }

// Rank is the number of dimensions.
func (t *VectorType) Rank() int { return len(t.shape) }

// IsScalable reports whether any dimension is scalable.
func (t *VectorType) IsScalable() bool { return t.scalable != nil }

// Scalable reports whether the dimension of a number is scalable.
func (t *VectorType) Scalable(dim int) bool { return t.scalable != nil && t.scalable[dim] }

// ScalableDims says of each dimension whether it is scalable; nil if none is.
func (t *VectorType) ScalableDims() []bool { return t.scalable }

// A RankedTensorType is a tensor of a known number of dimensions.
//
// Example printed form: tensor<4x?xf32>, tensor<2xi8, #enc>
type RankedTensorType struct {
	TypeBase
	elem     Type
	shape    []int64
	encoding Attribute
}

// A TensorEncodingVerifier is an attribute that, as the encoding of a tensor
// type, has a say in which.
type TensorEncodingVerifier interface {
	Attribute
	TensorEncodingError(shape []int64, elem Type) error
}

// NewRankedTensorType returns a tensor type, as TensorTypeError checks. The
// encoding may be nil.
func NewRankedTensorType(shape []int64, elem Type, encoding Attribute) *RankedTensorType {
	must(RankedTensorTypeError(shape, elem, encoding))
	c := elem.Context()
	var buf [KeySize]byte
	key := AppendAttrKey(AppendTypeKey(AppendIntsKey(buf[:0], shape), elem), encoding)
	if t := c.LookupType(RankedTensorTypeDef, key); t != nil {
		return t.(*RankedTensorType)
	}
	return c.InternType(RankedTensorTypeDef, key, &RankedTensorType{
		elem: elem, shape: append([]int64(nil), shape...), encoding: encoding,
	}).(*RankedTensorType)
}

// RankedTensorTypeError returns an error if a tensor type cannot have the parameters.
func RankedTensorTypeError(shape []int64, elem Type, encoding Attribute) error {
	for _, n := range shape {
		if n < 0 && n != DynamicSize {
			return fmt.Errorf("invalid tensor dimension size")
		}
	}
	if v, ok := encoding.(TensorEncodingVerifier); ok {
		if err := v.TensorEncodingError(shape, elem); err != nil {
			return err
		}
	}
	return TensorElementError(elem)
}

// TensorElementError says why a type cannot be the element of a tensor, nil if
// it can.
func TensorElementError(elem Type) error {
	switch elem.(type) {
	case *ComplexType, *FloatType, *IntegerType, *OpaqueType, *VectorType, *IndexType:
		return nil
	}
	if elem.Def().Dialect != "builtin" {
		return nil
	}
	return fmt.Errorf("invalid tensor element type: %s", quoted(elem))
}

func quoted(t Type) string { return "'" + t.String() + "'" }

// Elem is the type of the elements.
func (t *RankedTensorType) Elem() Type { return t.elem }

// HasRank is true.
func (t *RankedTensorType) HasRank() bool { return true }

// Shape is the size of each dimension. It must not be modified.
func (t *RankedTensorType) Shape() []int64 { return t.shape }

// Rank is the number of dimensions.
func (t *RankedTensorType) Rank() int { return len(t.shape) }

// Encoding is an attribute of the user's, or nil.
func (t *RankedTensorType) Encoding() Attribute { return t.encoding }

// An UnrankedTensorType is a tensor of any number of dimensions.
//
// Example printed form: tensor<*xf32>
type UnrankedTensorType struct {
	TypeBase
	elem Type
}

// NewUnrankedTensorType returns a tensor type, as TensorElementError checks.
func NewUnrankedTensorType(elem Type) *UnrankedTensorType {
	must(TensorElementError(elem))
	c := elem.Context()
	var buf [16]byte
	key := AppendTypeKey(buf[:0], elem)
	if t := c.LookupType(UnrankedTensorTypeDef, key); t != nil {
		return t.(*UnrankedTensorType)
	}
	return c.InternType(UnrankedTensorTypeDef, key, &UnrankedTensorType{elem: elem}).(*UnrankedTensorType)
}

// Elem is the type of the elements.
func (t *UnrankedTensorType) Elem() Type { return t.elem }

// HasRank is false.
func (t *UnrankedTensorType) HasRank() bool { return false }

// Shape is nil.
func (t *UnrankedTensorType) Shape() []int64 { return nil }

// A MemRefType is a reference to a region of memory of a known number of
// dimensions.
//
// Example printed form: memref<4x?xf32, strided<[?, 1]>, 3>
type MemRefType struct {
	TypeBase
	elem   Type
	shape  []int64
	layout Attribute // *AffineMapAttr, *StridedLayoutAttr or another layout; nil: identity
	space  Attribute
}

// A MemRefLayout is an attribute that may be the layout of a memref.
type MemRefLayout interface {
	Attribute
	// IsIdentityLayout reports whether the layout is that of no layout.
	IsIdentityLayout() bool
	// LayoutError says why the layout does not go with a shape, nil if it
	// does.
	LayoutError(shape []int64) error
}

// A MemRefElementType marks the dialect types that may be the element of a
// memref.
type MemRefElementType interface {
	Type
	IsMemRefElement()
}

// NewMemRefType returns a memref type, as MemRefTypeError checks. The layout
// and the memory space may be nil; an affine map that is an identity and the
// integer space 0 are the same as nil.
func NewMemRefType(shape []int64, elem Type, layout, space Attribute) *MemRefType {
	must(MemRefTypeError(shape, elem, layout, space))
	if l, ok := layout.(*AffineMapAttr); ok && l.IsIdentityLayout() {
		layout = nil
	}
	space = defaultMemorySpace(space)
	c := elem.Context()
	var buf [KeySize]byte
	key := AppendTypeKey(AppendIntsKey(buf[:0], shape), elem)
	key = AppendAttrKey(AppendAttrKey(key, layout), space)
	if t := c.LookupType(MemRefTypeDef, key); t != nil {
		return t.(*MemRefType)
	}
	return c.InternType(MemRefTypeDef, key, &MemRefType{
		elem: elem, shape: append([]int64(nil), shape...), layout: layout, space: space,
	}).(*MemRefType)
}

// defaultMemorySpace turns the integer 0 into no space.
func defaultMemorySpace(space Attribute) Attribute {
	if i, ok := space.(*IntegerAttr); ok {
		if v, ok := i.value.Int64(); ok && v == 0 {
			return nil
		}
	}
	return space
}

// MemRefTypeError returns an error if a memref type cannot have the parameters.
func MemRefTypeError(shape []int64, elem Type, layout, space Attribute) error {
	if err := MemRefElementError(elem); err != nil {
		return err
	}
	for _, n := range shape {
		if n < 0 && n != DynamicSize {
			return fmt.Errorf("invalid memref size")
		}
	}
	if layout != nil {
		l, ok := layout.(MemRefLayout)
		if !ok {
			return fmt.Errorf("missing layout specification")
		}
		if err := l.LayoutError(shape); err != nil {
			return err
		}
	}
	return MemorySpaceError(space)
}

// A PtrLikeType is a type of values that refer to memory: MLIR's PtrLikeTypeInterface.
type PtrLikeType interface {
	Type
	// HasPtrMetadata reports whether a value knows more of its memory than its address.
	HasPtrMetadata() bool
}

// HasPtrMetadata implements [PtrLikeType].
func (*MemRefType) HasPtrMetadata() bool { return true }

// HasPtrMetadata implements [PtrLikeType].
func (*UnrankedMemRefType) HasPtrMetadata() bool { return true }

// A TensorType is a tensor, with a rank or without.
type TensorType interface {
	ShapedType
	isTensor()
}

func (*RankedTensorType) isTensor()   {}
func (*UnrankedTensorType) isTensor() {}

// MemRefElementError says why a type cannot be the element of a memref, nil if
// it can.
func MemRefElementError(elem Type) error {
	switch elem.(type) {
	case *IntegerType, *IndexType, *FloatType, *ComplexType, *MemRefType, *VectorType, *UnrankedMemRefType, MemRefElementType:
		return nil
	}
	return fmt.Errorf("invalid memref element type")
}

// MemorySpaceError says why an attribute cannot be a memory space, nil if it
// can.
func MemorySpaceError(space Attribute) error {
	switch space.(type) {
	case nil, *IntegerAttr, *StringAttr, *DictionaryAttr:
		return nil
	}
	if space.Def().Dialect != "builtin" {
		return nil
	}
	return fmt.Errorf("unsupported memory space Attribute")
}

// Elem is the type of the elements.
func (t *MemRefType) Elem() Type { return t.elem }

// HasRank is true.
func (t *MemRefType) HasRank() bool { return true }

// Shape is the size of each dimension. It must not be modified.
func (t *MemRefType) Shape() []int64 { return t.shape }

// Rank is the number of dimensions.
func (t *MemRefType) Rank() int { return len(t.shape) }

// Layout maps indices to memory; nil is the identity.
func (t *MemRefType) Layout() Attribute { return t.layout }

// MemorySpace is an attribute of the target's, nil for the default.
func (t *MemRefType) MemorySpace() Attribute { return t.space }

// An UnrankedMemRefType is a reference to memory of any number of dimensions.
//
// Example printed form: memref<*xf32, 3>
type UnrankedMemRefType struct {
	TypeBase
	elem  Type
	space Attribute
}

// NewUnrankedMemRefType returns a memref type, as MemRefElementError and
// MemorySpaceError check.
func NewUnrankedMemRefType(elem Type, space Attribute) *UnrankedMemRefType {
	must(MemRefElementError(elem))
	must(MemorySpaceError(space))
	space = defaultMemorySpace(space)
	c := elem.Context()
	var buf [16]byte
	key := AppendAttrKey(AppendTypeKey(buf[:0], elem), space)
	if t := c.LookupType(UnrankedMemRefTypeDef, key); t != nil {
		return t.(*UnrankedMemRefType)
	}
	return c.InternType(UnrankedMemRefTypeDef, key, &UnrankedMemRefType{elem: elem, space: space}).(*UnrankedMemRefType)
}

// Elem is the type of the elements.
func (t *UnrankedMemRefType) Elem() Type { return t.elem }

// HasRank is false.
func (t *UnrankedMemRefType) HasRank() bool { return false }

// Shape is nil.
func (t *UnrankedMemRefType) Shape() []int64 { return nil }

// MemorySpace is an attribute of the target's, nil for the default.
func (t *UnrankedMemRefType) MemorySpace() Attribute { return t.space }

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *VectorType) Rebuild(r *Rebuilder) Type {
	elem := Rebuilt(r, t.elem)
	if r.Failed() || !r.Check(VectorTypeError(t.shape, elem)) {
		return nil
	}
	return NewVectorType(t.shape, t.scalable, elem)
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *RankedTensorType) Rebuild(r *Rebuilder) Type {
	elem, encoding := Rebuilt(r, t.elem), Rebuilt(r, t.encoding)
	if r.Failed() || !r.Check(RankedTensorTypeError(t.shape, elem, encoding)) {
		return nil
	}
	return NewRankedTensorType(t.shape, elem, encoding)
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *UnrankedTensorType) Rebuild(r *Rebuilder) Type {
	elem := Rebuilt(r, t.elem)
	if r.Failed() || !r.Check(TensorElementError(elem)) {
		return nil
	}
	return NewUnrankedTensorType(elem)
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *MemRefType) Rebuild(r *Rebuilder) Type {
	elem, layout, space := Rebuilt(r, t.elem), Rebuilt(r, t.layout), Rebuilt(r, t.space)
	if r.Failed() || !r.Check(MemRefTypeError(t.shape, elem, layout, space)) {
		return nil
	}
	return NewMemRefType(t.shape, elem, layout, space)
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *UnrankedMemRefType) Rebuild(r *Rebuilder) Type {
	elem, space := Rebuilt(r, t.elem), Rebuilt(r, t.space)
	if r.Failed() || !r.Check(MemRefElementError(elem)) || !r.Check(MemorySpaceError(space)) {
		return nil
	}
	return NewUnrankedMemRefType(elem, space)
}
