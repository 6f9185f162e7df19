package bytecode

import "github.com/gomlir/gomlir/ir"

var floatKinds = map[uint64]ir.FloatKind{
	codeBF16: ir.BF16, codeF16: ir.F16, codeF32: ir.F32, codeF64: ir.F64, codeF80: ir.F80, codeF128: ir.F128,
}

// readBuiltinType reads a builtin type. It returns nil after an error.
func readBuiltinType(d *Decoder) ir.Type {
	c := d.Context()
	code := d.Uvarint()
	if kind, ok := floatKinds[code]; ok {
		return ir.NewFloatType(c, kind)
	}
	switch code {
	case codeIntegerType:
		v := d.Uvarint()
		if v>>2 > ir.MaxIntegerWidth || v&3 > uint64(ir.Unsigned) {
			d.Errorf("invalid integer type of width %d and signedness %d", v>>2, v&3)
			return nil
		}
		return ir.NewIntegerType(c, uint32(v>>2), ir.Signedness(v&3))
	case codeIndexType:
		return ir.NewIndexType(c)
	case codeNoneType:
		return ir.NewNoneType(c)
	case codeFunctionType:
		inputs, results := d.Types(), d.Types()
		if d.Failed() {
			return nil
		}
		return ir.NewFunctionType(c, inputs, results)
	case codeTupleType:
		list := d.Types()
		if d.Failed() {
			return nil
		}
		return ir.NewTupleType(c, list)
	case codeComplexType:
		elem := d.Type()
		if d.Failed() || !d.valid(ir.ComplexTypeError(elem)) {
			return nil
		}
		return ir.NewComplexType(elem)
	}
	return readShapedType(d, code)
}

// valid reports an error, if there is one.
func (d *Decoder) valid(err error) bool {
	if err != nil {
		d.Errorf("%v", err)
	}
	return err == nil
}

func readShapedType(d *Decoder, code uint64) ir.Type {
	switch code {
	case codeMemRefType, codeMemRefTypeInSpace:
		var space ir.Attribute
		if code == codeMemRefTypeInSpace {
			space = d.Attr()
		}
		shape, elem, layout := d.Varints(), d.Type(), AttrOf[ir.MemRefLayout](d)
		if d.Failed() || !d.valid(ir.MemRefTypeError(shape, elem, layout, space)) {
			return nil
		}
		return ir.NewMemRefType(shape, elem, layout, space)
	case codeRankedTensorType, codeEncodedTensorType:
		var encoding ir.Attribute
		if code == codeEncodedTensorType {
			encoding = d.Attr()
		}
		shape, elem := d.Varints(), d.Type()
		if d.Failed() || !d.valid(ir.RankedTensorTypeError(shape, elem, encoding)) {
			return nil
		}
		return ir.NewRankedTensorType(shape, elem, encoding)
	case codeUnrankedMemRefType, codeUnrankedMemRefTypeInSpace:
		var space ir.Attribute
		if code == codeUnrankedMemRefTypeInSpace {
			space = d.Attr()
		}
		elem := d.Type()
		if d.Failed() || !d.valid(ir.MemRefElementError(elem)) || !d.valid(ir.MemorySpaceError(space)) {
			return nil
		}
		return ir.NewUnrankedMemRefType(elem, space)
	case codeUnrankedTensorType:
		elem := d.Type()
		if d.Failed() || !d.valid(ir.TensorElementError(elem)) {
			return nil
		}
		return ir.NewUnrankedTensorType(elem)
	case codeVectorType, codeScalableVectorType:
		return readVector(d, code == codeScalableVectorType)
	}
	d.Errorf("unknown attribute code: %d", code) // in upstream's words
	return nil
}

func readVector(d *Decoder, scalable bool) ir.Type {
	var dims []bool
	if scalable {
		dims = make([]bool, d.Len())
		for i := range dims {
			dims[i] = d.Bool()
		}
	}
	shape, elem := d.Varints(), d.Type()
	if d.Failed() {
		return nil
	}
	if scalable && len(dims) != len(shape) {
		d.Errorf("number of dims must match, got %d and %d", len(dims), len(shape))
		return nil
	}
	if !d.valid(ir.VectorTypeError(shape, elem)) {
		return nil
	}
	return ir.NewVectorType(shape, dims, elem)
}
