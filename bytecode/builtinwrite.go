package bytecode

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// Builtin is the encoding of the builtin types and attributes. Affine maps and some rarer ones are
// text.
type Builtin struct{}

// WriteAttr implements [DialectEncoding].
func (Builtin) WriteAttr(e *Encoder, a ir.Attribute) bool { return writeBuiltinAttr(e, a) }

// WriteType implements [DialectEncoding].
func (Builtin) WriteType(e *Encoder, t ir.Type) bool { return writeBuiltinType(e, t) }

// ReadAttr implements [DialectEncoding].
func (Builtin) ReadAttr(d *Decoder) ir.Attribute { return readBuiltinAttr(d) }

// ReadType implements [DialectEncoding].
func (Builtin) ReadType(d *Decoder) ir.Type { return readBuiltinType(d) }

// writeBuiltinAttr writes a builtin attribute. It returns false if there is no encoding for it.
func writeBuiltinAttr(e *Encoder, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		e.Uvarint(codeArrayAttr)
		Attrs(e, a.Elems())
	case *ir.DictionaryAttr:
		e.Uvarint(codeDictionaryAttr)
		e.Uvarint(uint64(a.Len()))
		for _, n := range a.Entries() {
			e.Attr(ir.NewStringAttr(e.w.ctx, n.Name))
			e.Attr(n.Value)
		}
	case *ir.StringAttr:
		if _, none := a.Type().(*ir.NoneType); none || a.Type() == nil {
			e.Uvarint(codeStringAttr)
			e.String(a.Value())
			return true
		}
		e.Uvarint(codeTypedStringAttr)
		e.String(a.Value())
		e.Type(a.Type())
	case *ir.SymbolRefAttr:
		e.symbolRef(a)
	case *ir.TypeAttr:
		e.Uvarint(codeTypeAttr)
		e.Type(a.Value())
	case *ir.UnitAttr:
		e.Uvarint(codeUnitAttr)
	case *ir.IntegerAttr:
		e.Uvarint(codeIntegerAttr)
		e.Type(a.Type())
		e.Int(a.Value())
	case *ir.FloatAttr:
		e.Uvarint(codeFloatAttr)
		e.Type(a.Type())
		e.Float(a.Value())
	case *ir.DistinctAttr:
		e.Uvarint(codeDistinctAttr)
		e.Attr(a.Referenced())
	case ir.Location:
		return writeLocation(e, a)
	default:
		return writeElements(e, a)
	}
	return true
}

func (e *Encoder) symbolRef(a *ir.SymbolRefAttr) {
	root := ir.NewStringAttr(e.w.ctx, a.Root())
	if a.IsFlat() {
		e.Uvarint(codeFlatSymbolRefAttr)
		e.Attr(root)
		return
	}
	e.Uvarint(codeSymbolRefAttr)
	e.Attr(root)
	nested := a.Path()[1:]
	e.Uvarint(uint64(len(nested)))
	for _, name := range nested {
		e.Attr(ir.NewSymbolRefAttr(e.w.ctx, name))
	}
}

func writeElements(e *Encoder, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.DenseArrayAttr:
		e.Uvarint(codeDenseArrayAttr)
		e.Type(a.Elem())
		e.Uvarint(uint64(a.Len()))
		e.Blob(a.Raw())
	case *ir.DenseElementsAttr:
		e.Uvarint(codeDenseElementsAttr)
		e.Type(a.Type())
		e.Blob(rawElements(a))
	case *ir.DenseStringElementsAttr:
		e.Uvarint(codeDenseStringElementsAttr)
		e.Type(a.Type())
		list := a.Elems()
		if a.IsSplat() {
			e.Uvarint(1)
			list = list[:1]
		} else {
			e.Uvarint(0)
		}
		for _, s := range list {
			e.String(s)
		}
	case *ir.DenseResourceElementsAttr:
		e.Uvarint(codeDenseResourceElementsAttr)
		e.Type(a.Type())
		e.Resource(a.Resource())
	case *ir.SparseElementsAttr:
		if _, ok := a.Values().(*ir.DenseElementsAttr); !ok {
			if _, ok := a.Values().(*ir.DenseStringElementsAttr); !ok {
				return false
			}
		}
		e.Uvarint(codeSparseElementsAttr)
		e.Type(a.Type())
		e.Attr(a.Indices())
		e.Attr(a.Values())
	default:
		return false
	}
	return true
}

// rawElements is the bytes of elements as upstream keeps them: a splat of i1 that is true has
// all bits set.
func rawElements(a *ir.DenseElementsAttr) string {
	if a.IsSplat() && isI1(a.ShapedType().Elem()) && a.Raw() != "\x00" {
		return "\xff"
	}
	return a.Raw()
}

func isI1(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width() == 1
}

func writeLocation(e *Encoder, l ir.Location) bool {
	switch l := l.(type) {
	case *ir.UnknownLoc:
		e.Uvarint(codeUnknownLoc)
	case *ir.FileLineColLoc:
		e.fileRange(e.w.fileName(l.File()), [4]uint32{l.Line(), l.Col(), l.EndLine(), l.EndCol()})
	case *ir.NameLoc:
		e.Uvarint(codeNameLoc)
		e.Attr(ir.NewStringAttr(e.w.ctx, l.Name()))
		e.Attr(l.Child())
	case *ir.CallSiteLoc:
		e.Uvarint(codeCallSiteLoc)
		e.Attr(l.Callee())
		e.Attr(l.Caller())
	case *ir.FusedLoc:
		if l.Metadata() == nil {
			e.Uvarint(codeFusedLoc)
			Attrs(e, l.Locs())
			return true
		}
		e.Uvarint(codeFusedLocWithMetadata)
		Attrs(e, l.Locs())
		e.Attr(l.Metadata())
	default:
		return false
	}
	return true
}

// fileRange writes a range in a file: the first line and column, and the last.
func (e *Encoder) fileRange(file *ir.StringAttr, at [4]uint32) {
	line, col, endLine, endCol := uint64(at[0]), uint64(at[1]), uint64(at[2]), uint64(at[3])
	if endLine == line && endCol == col {
		e.Uvarint(codeFileLineColLoc)
		e.Attr(file)
		e.Uvarint(line)
		e.Uvarint(col)
		return
	}
	e.Uvarint(codeFileLineColRange)
	e.Attr(file)
	if endLine == line {
		e.Uvarint(3)
		e.Uvarint(line)
		e.Uvarint(col)
		e.Uvarint(endCol)
		return
	}
	e.Uvarint(4)
	e.Uvarint(line)
	e.Uvarint(col)
	e.Uvarint(endLine)
	e.Uvarint(endCol)
}

var floatCodes = map[ir.FloatKind]uint64{
	ir.BF16: codeBF16, ir.F16: codeF16, ir.F32: codeF32, ir.F64: codeF64, ir.F80: codeF80, ir.F128: codeF128,
}

// writeBuiltinType writes a builtin type. It returns false if there is no encoding for it.
func writeBuiltinType(e *Encoder, t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		e.Uvarint(codeIntegerType)
		e.Uvarint(uint64(t.Width())<<2 | uint64(t.Signedness()))
	case *ir.IndexType:
		e.Uvarint(codeIndexType)
	case *ir.FunctionType:
		e.Uvarint(codeFunctionType)
		e.Types(t.Inputs())
		e.Types(t.Results())
	case *ir.FloatType:
		code, ok := floatCodes[t.Kind()]
		if !ok {
			return false
		}
		e.Uvarint(code)
	case *ir.ComplexType:
		e.Uvarint(codeComplexType)
		e.Type(t.Elem())
	case *ir.NoneType:
		e.Uvarint(codeNoneType)
	case *ir.TupleType:
		e.Uvarint(codeTupleType)
		e.Types(t.Types())
	default:
		return writeShapedType(e, t)
	}
	return true
}

func writeShapedType(e *Encoder, t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType:
		layout := t.Layout()
		if layout == nil {
			layout = ir.NewAffineMapAttr(e.w.ctx, affine.Identity(t.Rank()))
		}
		if s := t.MemorySpace(); s != nil {
			e.Uvarint(codeMemRefTypeInSpace)
			e.Attr(s)
		} else {
			e.Uvarint(codeMemRefType)
		}
		e.Varints(t.Shape())
		e.Type(t.Elem())
		e.Attr(layout)
	case *ir.RankedTensorType:
		if a := t.Encoding(); a != nil {
			e.Uvarint(codeEncodedTensorType)
			e.Attr(a)
		} else {
			e.Uvarint(codeRankedTensorType)
		}
		e.Varints(t.Shape())
		e.Type(t.Elem())
	case *ir.UnrankedMemRefType:
		if s := t.MemorySpace(); s != nil {
			e.Uvarint(codeUnrankedMemRefTypeInSpace)
			e.Attr(s)
		} else {
			e.Uvarint(codeUnrankedMemRefType)
		}
		e.Type(t.Elem())
	case *ir.UnrankedTensorType:
		e.Uvarint(codeUnrankedTensorType)
		e.Type(t.Elem())
	case *ir.VectorType:
		if t.IsScalable() {
			e.Uvarint(codeScalableVectorType)
			e.Uvarint(uint64(len(t.Shape())))
			for i := range t.Shape() {
				e.Bool(t.Scalable(i))
			}
		} else {
			e.Uvarint(codeVectorType)
		}
		e.Varints(t.Shape())
		e.Type(t.Elem())
	default:
		return false
	}
	return true
}
