package ir

import (
	"fmt"

	"github.com/gomlir/gomlir/num"
)

// The definitions of the builtin scalar types.
var (
	IntegerTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "integer"})
	FloatTypeDef   = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "float"})
	IndexTypeDef   = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "index"})
	NoneTypeDef    = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "none"})
	ComplexTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "complex", SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		typ(t.(*ComplexType).elem)
	}, Rebuild: TypeRebuild[*ComplexType]})
)

// Signedness says how the bits of an integer type are read.
type Signedness uint8

const (
	// Signless integers (i32) get their signedness from the operation.
	Signless Signedness = iota
	// Signed integers are si32.
	Signed
	// Unsigned integers are ui32.
	Unsigned
)

// MaxIntegerWidth is the largest width of an integer type, in bits.
const MaxIntegerWidth = 1<<24 - 1

// An IntegerType is an integer of a fixed width.
//
// Example printed form: i32, si8, ui1
type IntegerType struct {
	TypeBase
	width uint32
	sign  Signedness
}

// NewIntegerType returns the integer type of a width in bits, at most
// MaxIntegerWidth.
func NewIntegerType(c *Context, width uint32, sign Signedness) *IntegerType {
	if sign == Signless && width < uint32(len(c.common.integers)) {
		if t := c.common.integers[width]; t != nil {
			return t
		}
	}
	if width > MaxIntegerWidth {
		panic(fmt.Sprintf("ir: integer width %d is over %d", width, MaxIntegerWidth))
	}
	var buf [16]byte
	key := append(AppendUintKey(buf[:0], uint64(width)), byte(sign))
	if t := c.LookupType(IntegerTypeDef, key); t != nil {
		return t.(*IntegerType)
	}
	return c.InternType(IntegerTypeDef, key, &IntegerType{width: width, sign: sign}).(*IntegerType)
}

// Width is the number of bits.
func (t *IntegerType) Width() uint32 { return t.width }

// Signedness is how the bits are read.
func (t *IntegerType) Signedness() Signedness { return t.sign }

// IsSignless reports whether the type is iN.
func (t *IntegerType) IsSignless() bool { return t.sign == Signless }

// IsSigned reports whether the type is siN.
func (t *IntegerType) IsSigned() bool { return t.sign == Signed }

// IsUnsigned reports whether the type is uiN.
func (t *IntegerType) IsUnsigned() bool { return t.sign == Unsigned }

// A FloatKind is one of the floating-point formats.
type FloatKind uint8

// The floating-point types, in the order of MLIR's BuiltinTypes.
const (
	F4E2M1FN FloatKind = iota
	F6E2M3FN
	F6E3M2FN
	F8E5M2
	F8E4M3
	F8E4M3FN
	F8E5M2FNUZ
	F8E4M3FNUZ
	F8E4M3B11FNUZ
	F8E3M4
	F8E8M0FNU
	BF16
	F16
	TF32
	F32
	F64
	F80
	F128
	numFloatKinds = int(F128) + 1
)

var floatKinds = [numFloatKinds]struct {
	name  string
	width uint32
	sem   num.Semantics
}{
	F4E2M1FN:      {"f4E2M1FN", 4, num.F4E2M1FN},
	F6E2M3FN:      {"f6E2M3FN", 6, num.F6E2M3FN},
	F6E3M2FN:      {"f6E3M2FN", 6, num.F6E3M2FN},
	F8E5M2:        {"f8E5M2", 8, num.F8E5M2},
	F8E4M3:        {"f8E4M3", 8, num.F8E4M3},
	F8E4M3FN:      {"f8E4M3FN", 8, num.F8E4M3FN},
	F8E5M2FNUZ:    {"f8E5M2FNUZ", 8, num.F8E5M2FNUZ},
	F8E4M3FNUZ:    {"f8E4M3FNUZ", 8, num.F8E4M3FNUZ},
	F8E4M3B11FNUZ: {"f8E4M3B11FNUZ", 8, num.F8E4M3B11FNUZ},
	F8E3M4:        {"f8E3M4", 8, num.F8E3M4},
	F8E8M0FNU:     {"f8E8M0FNU", 8, num.F8E8M0FNU},
	BF16:          {"bf16", 16, num.BF16},
	F16:           {"f16", 16, num.F16},
	TF32:          {"tf32", 19, num.TF32},
	F32:           {"f32", 32, num.F32},
	F64:           {"f64", 64, num.F64},
	F80:           {"f80", 80, num.F80},
	F128:          {"f128", 128, num.F128},
}

// FloatKindByName returns the kind that a keyword such as "bf16" names.
func FloatKindByName(name string) (FloatKind, bool) {
	for i := range floatKinds {
		if floatKinds[i].name == name {
			return FloatKind(i), true
		}
	}
	return 0, false
}

// A FloatType is a floating-point format.
//
// Example printed form: f32, bf16, f8E4M3FN
type FloatType struct {
	TypeBase
	kind FloatKind
}

// NewFloatType returns the type of a floating-point format.
func NewFloatType(c *Context, kind FloatKind) *FloatType { return c.common.floats[kind] }

// Kind is the format.
func (t *FloatType) Kind() FloatKind { return t.kind }

// Name is the keyword of the type, "f32".
func (t *FloatType) Name() string { return floatKinds[t.kind].name }

// Width is the number of bits.
func (t *FloatType) Width() uint32 { return floatKinds[t.kind].width }

// Semantics is the arithmetic of the format.
func (t *FloatType) Semantics() num.Semantics { return floatKinds[t.kind].sem }

// An IndexType is an integer of the target's pointer-like width.
//
// Example printed form: index
type IndexType struct{ TypeBase }

// NewIndexType returns the index type.
func NewIndexType(c *Context) *IndexType { return c.common.index }

// IndexBits is the width in which constants of index type are kept.
const IndexBits = 64

// A NoneType has one value.
//
// Example printed form: none
type NoneType struct{ TypeBase }

// NewNoneType returns the none type.
func NewNoneType(c *Context) *NoneType { return c.common.none }

// A ComplexType is a complex number of two integers or floats.
//
// Example printed form: complex<f32>
type ComplexType struct {
	TypeBase
	elem Type
}

// NewComplexType returns the complex type of an integer or float type, as
// ComplexTypeError checks.
func NewComplexType(elem Type) *ComplexType {
	must(ComplexTypeError(elem))
	c := elem.Context()
	var buf [16]byte
	key := AppendTypeKey(buf[:0], elem)
	if t := c.LookupType(ComplexTypeDef, key); t != nil {
		return t.(*ComplexType)
	}
	return c.InternType(ComplexTypeDef, key, &ComplexType{elem: elem}).(*ComplexType)
}

// ComplexTypeError returns an error if a type cannot be the element of a complex type.
func ComplexTypeError(elem Type) error {
	switch elem.(type) {
	case *IntegerType, *FloatType:
		return nil
	}
	return fmt.Errorf("invalid element type for complex")
}

// Elem is the type of the two parts.
func (t *ComplexType) Elem() Type { return t.elem }

// I returns the signless integer type of a width in bits.
func (c *Context) I(width uint32) *IntegerType { return NewIntegerType(c, width, Signless) }

// I1, I8, I16, I32 and I64 are the signless integer types of these widths.
func (c *Context) I1() *IntegerType { return c.common.integers[1] }

// I8 is the signless integer type of 8 bits.
func (c *Context) I8() *IntegerType { return c.common.integers[8] }

// I16 is the signless integer type of 16 bits.
func (c *Context) I16() *IntegerType { return c.common.integers[16] }

// I32 is the signless integer type of 32 bits.
func (c *Context) I32() *IntegerType { return c.common.integers[32] }

// I64 is the signless integer type of 64 bits.
func (c *Context) I64() *IntegerType { return c.common.integers[64] }

// Index is the index type.
func (c *Context) Index() *IndexType { return c.common.index }

// F32 is the IEEE single-precision type.
func (c *Context) F32() *FloatType { return c.common.floats[F32] }

// F64 is the IEEE double-precision type.
func (c *Context) F64() *FloatType { return c.common.floats[F64] }

// initCommon makes the objects that everybody asks for.
func (c *Context) initCommon() {
	for _, w := range []uint32{1, 8, 16, 32, 64, 128} {
		c.common.integers[w] = NewIntegerType(c, w, Signless)
	}
	c.common.index = c.InternType(IndexTypeDef, nil, &IndexType{}).(*IndexType)
	c.common.none = c.InternType(NoneTypeDef, nil, &NoneType{}).(*NoneType)
	for k := range c.common.floats {
		c.common.floats[k] = c.InternType(FloatTypeDef, []byte{byte(k)}, &FloatType{kind: FloatKind(k)}).(*FloatType)
	}
	c.common.unit = c.InternAttr(UnitAttrDef, nil, &UnitAttr{}).(*UnitAttr)
	c.common.empty = c.InternAttr(DictionaryAttrDef, AppendUintKey(nil, 0), &DictionaryAttr{}).(*DictionaryAttr)
	c.common.noProps = c.InternAttr(propertiesDef, AppendUintKey(nil, 0), &InherentAttrs{}).(*InherentAttrs)
	c.common.unknown = c.InternAttr(UnknownLocDef, nil, &UnknownLoc{}).(*UnknownLoc)
}

// must turns a check that a constructor's caller should have made into a
// panic.
func must(err error) {
	if err != nil {
		panic("ir: " + err.Error())
	}
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *ComplexType) Rebuild(r *Rebuilder) Type {
	elem := Rebuilt(r, t.elem)
	if r.Failed() || !r.Check(ComplexTypeError(elem)) {
		return nil
	}
	return NewComplexType(elem)
}
