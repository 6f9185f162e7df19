package constraint

import (
	"errors"

	"github.com/gomlir/gomlir/ir"
)

// Constraints on builtin attributes.
var (
	AnyAttr  = attr("any attribute", func(ir.Attribute) bool { return true })
	UnitAttr = attr("unit attribute", is[*ir.UnitAttr])
	// UnitProp is a property that is there or not; the generic form may say so by a truth value.
	UnitProp      = &ir.AttrConstraint{Summary: "unit property", Match: is[*ir.UnitAttr], Convert: convertUnit, Native: nativeUnit}
	BoolAttr      = attr("bool attribute", func(a ir.Attribute) bool { return isIntegerOf(a, isI1) })
	StrAttr       = attr("string attribute", is[*ir.StringAttr])
	ArrayAttr     = attr("array attribute", is[*ir.ArrayAttr])
	DictArrayAttr = TypedArrayAttr(DictionaryAttr, "Array of dictionary attributes")
	// SymbolNameAttr is StrAttr; formats print it as a symbol, @name.
	SymbolNameAttr    = attr("string attribute", is[*ir.StringAttr])
	DictionaryAttr    = attr("dictionary of named attribute values", is[*ir.DictionaryAttr])
	SymbolRefAttr     = attr("symbol reference attribute", is[*ir.SymbolRefAttr])
	FlatSymbolRefAttr = attr("flat symbol reference attribute", isFlatSymbolRef)

	APIntAttr = attr("arbitrary integer attribute", is[*ir.IntegerAttr])
	I1Attr    = integerAttr(1)
	I8Attr    = integerAttr(8)
	I16Attr   = integerAttr(16)
	I32Attr   = integerAttr(32)
	I64Attr   = integerAttr(64)
	IndexAttr = attr("index attribute", func(a ir.Attribute) bool { return isIntegerOf(a, isIndex) })
	F32Attr   = floatAttr(F32, "32-bit float attribute")
	F64Attr   = floatAttr(F64, "64-bit float attribute")

	IntNonNegative = attr("whose value is non-negative", func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && !i.Value().SignBit()
	})
	IntPositive = attr("whose value is positive", func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && !i.Value().SignBit() && !i.Value().IsZero()
	})
	IntPowerOf2 = attr("whose value is a power of two > 0", func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Value().OnesCount() == 1
	})
	IntPositivePowerOf2 = AllAttrsOf(IntPositive, IntPowerOf2)
	I32AttrNonNegative  = ConfinedAttr(I32Attr, IntNonNegative)
	// I64AttrValidAlignment is IntValidAlignment<I64Attr>.
	I64AttrValidAlignment = ConfinedAttr(I64Attr, IntPositivePowerOf2)

	// ElementsAttr accepts constants of several elements, in any encoding.
	ElementsAttr       = attr("constant vector/tensor attribute", is[ir.ElementsAttr])
	AnyIntElementsAttr = attr("integer elements attribute", isIntElements)
	I32ElementsAttr    = attr("32-bit signless integer elements attribute", isI32Elements)
	DenseBoolArrayAttr = denseArrayAttr(I1, "i1")
	DenseI8ArrayAttr   = denseArrayAttr(I8, "i8")
	DenseI16ArrayAttr  = denseArrayAttr(I16, "i16")
	DenseI32ArrayAttr  = denseArrayAttr(I32, "i32")
	DenseI64ArrayAttr  = denseArrayAttr(I64, "i64")
	DenseF32ArrayAttr  = denseArrayAttr(F32, "f32")
	DenseF64ArrayAttr  = denseArrayAttr(F64, "f64")

	BoolArrayAttr          = TypedArrayAttr(BoolAttr, "1-bit boolean array attribute")
	I32ArrayAttr           = TypedArrayAttr(I32Attr, "32-bit integer array attribute")
	I64ArrayAttr           = TypedArrayAttr(I64Attr, "64-bit integer array attribute")
	StrArrayAttr           = TypedArrayAttr(StrAttr, "string array attribute")
	FlatSymbolRefArrayAttr = TypedArrayAttr(FlatSymbolRefAttr, "flat symbol ref array attribute")
	IndexListArrayAttr     = TypedArrayAttr(I64ArrayAttr, "Array of 64-bit integer array attributes")

	TypeAttr               = attr("any type attribute", is[*ir.TypeAttr])
	TypeAttrOfFunctionType = TypeAttrOf(FunctionType)
	AffineMapAttr          = attr("AffineMap attribute", is[*ir.AffineMapAttr])
	IntegerSetAttr         = attr("IntegerSet attribute", is[*ir.IntegerSetAttr])
	// TypedAttrInterface accepts the attributes that can have a type.
	TypedAttrInterface = attr("TypedAttr instance", is[ir.TypedAttribute])
)

// Constraints on regions and successors.
var (
	AnyRegion       = region("any region", func(*ir.Region) bool { return true })
	SizedRegion1    = region("region with 1 blocks", func(r *ir.Region) bool { return r.HasOneBlock() })
	MaxSizedRegion1 = region("region with at most 1 blocks", func(r *ir.Region) bool { return r.Empty() || r.HasOneBlock() })
	AnySuccessor    = &ir.SuccessorConstraint{Summary: "any successor", Match: func(*ir.Block) bool { return true }}
)

func attr(summary string, match func(ir.Attribute) bool) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: summary, Match: match}
}

// stored is attr for a constraint narrower than the Go type in which operations store
// the attribute.
func stored(storage func(ir.Attribute) bool, summary string, match func(ir.Attribute) bool) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: summary, Match: match, Storage: storage}
}

func region(summary string, match func(*ir.Region) bool) *ir.RegionConstraint {
	return &ir.RegionConstraint{Summary: summary, Match: match}
}

// is reports whether an attribute is of a Go type.
func is[T any](a ir.Attribute) bool { _, ok := a.(T); return ok }

func isIntegerOf(a ir.Attribute, match func(ir.Type) bool) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && match(i.Type())
}

func integerAttr(width uint32) *ir.AttrConstraint {
	match := I(width).Match
	return stored(is[*ir.IntegerAttr], utoa(width)+"-bit signless integer attribute", func(a ir.Attribute) bool { return isIntegerOf(a, match) })
}

func floatAttr(c *ir.TypeConstraint, summary string) *ir.AttrConstraint {
	return stored(is[*ir.FloatAttr], summary, func(a ir.Attribute) bool {
		f, ok := a.(*ir.FloatAttr)
		return ok && c.Match(f.Type())
	})
}

func denseArrayAttr(elem *ir.TypeConstraint, name string) *ir.AttrConstraint {
	return attr(name+" dense array attribute", func(a ir.Attribute) bool {
		d, ok := a.(*ir.DenseArrayAttr)
		return ok && elem.Match(d.Elem())
	})
}

// convertUnit turns a truth value into what stands for it, a unit or nothing.
func convertUnit(a ir.Attribute) (ir.Attribute, error) {
	if is[*ir.UnitAttr](a) {
		return a, nil
	}
	if !BoolAttr.Match(a) {
		return nil, errors.New("expected UnitAttr or BoolAttr")
	}
	if !a.(*ir.IntegerAttr).Bool() {
		return nil, nil
	}
	return ir.NewUnitAttr(a.Context()), nil
}

func isFlatSymbolRef(a ir.Attribute) bool {
	s, ok := a.(*ir.SymbolRefAttr)
	return ok && s.IsFlat()
}

func isI32Elements(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	return ok && I32.Match(d.ShapedType().Elem())
}

func isIntElements(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	return ok && isIntegerOrIndex(d.ShapedType().Elem())
}

// nativeUnit is a unit property as a truth value.
var nativeUnit = &ir.NativeProperty{
	Kind: ir.NativeBool,
	Number: func(a ir.Attribute) uint64 {
		if a == nil {
			return 0
		}
		return 1
	},
	Attr: func(c *ir.Context, n uint64) (ir.Attribute, bool) {
		if n == 0 {
			return nil, true
		}
		return ir.NewUnitAttr(c), true
	},
}
