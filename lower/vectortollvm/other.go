package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/rewrite"
)

// otherPatterns convert what is about masks, scalable vectors, types and output.
func (l *lowering) otherPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(vector.CreateMask, c, l.lowerCreateMask),
		convert.On(vector.Print, c, l.lowerPrint),
		convert.On(vector.TypeCast, c, l.lowerTypeCast),
		convert.On(vector.VectorScale, c, func(op vector.VectorScaleOp, _ []*ir.Value, r *convert.Rewriter) bool {
			return done(r, op.Operation, llvm.NewVScale(r.Builder, l.IndexType()).Res())
		}),
		convert.On(vector.Step, c, func(op vector.StepOp, _ []*ir.Value, r *convert.Rewriter) bool {
			t := vec(op.Result())
			if !t.IsScalable() {
				return false
			}
			return done(r, op.Operation, llvm.NewStepVector(r.Builder, l.ConvertOne(t)).Res())
		}),
	}
}

// lowerTypeCast makes the descriptor of a memref of one vector out of that of a memref
// of its elements.
func (l *lowering) lowerTypeCast(op vector.TypeCastOp, in []*ir.Value, r *convert.Rewriter) bool {
	from, to := op.Memref().Type().(*ir.MemRefType), op.Result().Type().(*ir.MemRefType)
	t := l.ConvertOne(to)
	if t == nil || !from.IsRowMajor() || !to.IsRowMajor() {
		return false
	}
	strides, _, _ := to.StridesAndOffset()
	source, d := &tollvm.Descriptor{Value: in[0]}, tollvm.PoisonDescriptor(r.Builder, t)
	d.SetAllocated(r.Builder, source.Allocated(r.Builder))
	d.SetAligned(r.Builder, source.Aligned(r.Builder))
	d.SetOffset(r.Builder, l.IndexConstant(r.Builder, 0))
	for i, n := range to.Shape() {
		d.SetSize(r.Builder, i, l.IndexConstant(r.Builder, n))
		d.SetStride(r.Builder, i, l.IndexConstant(r.Builder, strides[i]))
	}
	return done(r, op.Operation, d.Value)
}

// printFunc are the function of the runtime library that prints values of a type, the
// type of its argument, and whether smaller integers are extended with their sign. It
// is the empty string if there is none.
func (l *lowering) printFunc(t ir.Type) (name string, param ir.Type, signed bool) {
	c := t.Context()
	switch t := t.(type) {
	case *ir.FloatType:
		switch t.Kind() {
		case ir.F32:
			return "printF32", t, false
		case ir.F64:
			return "printF64", t, false
		case ir.F16:
			return "printF16", c.I16(), false
		case ir.BF16:
			return "printBF16", c.I16(), false
		}
	case *ir.IndexType:
		return "printU64", c.I64(), false
	case *ir.IntegerType:
		if t.Width() > 64 {
			return "", nil, false
		}
		if t.IsUnsigned() {
			return "printU64", c.I64(), false
		}
		return "printI64", c.I64(), t.Width() != 1
	}
	return "", nil, false
}

// lowerPrint calls functions of the runtime library: for a scalar or a text, and for
// the punctuation behind it.
func (l *lowering) lowerPrint(op vector.PrintOp, in []*ir.Value, r *convert.Rewriter) bool {
	module := tollvm.ParentModule(op.Operation)
	if module == nil {
		return false
	}
	call := func(name string, params []ir.Type, args ...*ir.Value) bool {
		f, ok := l.RuntimeFunc(r, module, name, llvm.NewVoidType(r.Context()), params...)
		if ok {
			llvm.NewCallFunc(r.Builder, f, args...)
		}
		return ok
	}
	if v := op.Source(); v != nil {
		if !l.printValue(v, in[0], call, r) {
			return false
		}
	}
	if text, ok := op.StringLiteral(); ok && !l.printText(module, text, call, r) {
		return false
	}
	name := map[vector.PrintPunctuation]string{
		vector.PunctuationNewline: "printNewline", vector.PunctuationComma: "printComma",
		vector.PunctuationOpen: "printOpen", vector.PunctuationClose: "printClose",
	}[op.Punctuation()]
	if _, text := op.StringLiteral(); name != "" && !text && !call(name, nil) {
		return false
	}
	r.Erase(op.Operation)
	return true
}

// printValue prints a scalar.
func (l *lowering) printValue(v, converted *ir.Value, call func(string, []ir.Type, ...*ir.Value) bool, r *convert.Rewriter) bool {
	name, param, signed := l.printFunc(v.Type())
	if name == "" {
		return false
	}
	switch t := v.Type().(type) {
	case *ir.FloatType:
		if param != v.Type() {
			converted = llvm.NewBitcast(r.Builder, param, converted).Res()
		}
	case *ir.IntegerType:
		switch {
		case t.Width() == 64:
		case signed && !t.IsUnsigned():
			converted = arith.NewExtSI(r.Builder, param, converted).Out()
		default:
			converted = arith.NewExtUI(r.Builder, param, converted).Out()
		}
	}
	return call(name, []ir.Type{param}, converted)
}

// printText prints a text, which it puts into a global.
func (l *lowering) printText(module *ir.Operation, text string, call func(string, []ir.Type, ...*ir.Value) bool, r *convert.Rewriter) bool {
	c := r.Context()
	raw := append([]byte(text), 0)
	t := ir.NewRankedTensorType([]int64{int64(len(raw))}, c.I8(), nil)
	splat := true
	for _, b := range raw {
		splat = splat && b == raw[0]
	}
	data := raw
	if splat {
		data = raw[:1]
	}
	name := r.FreeSymbol(module, "vector_print_str")
	array := llvm.NewArrayType(c.I8(), uint64(len(raw)))
	point, loc := r.Point(), r.Loc()
	r.AtStart(module.Region(0).First())
	g := llvm.NewGlobal(r.Builder, name, array, ir.NewDenseElementsAttr(t, data, splat))
	g.SetConstant(true)
	g.SetLinkage(llvm.LinkagePrivate)
	r.SetLoc(loc).At(point)
	ptr := llvm.NewPointerType(c, 0)
	address := llvm.NewAddressOf(r.Builder, ptr, name).Res()
	first := llvm.NewGEP(r.Builder, array, address, llvm.Index(0)).Res()
	return call("printString", []ir.Type{ptr}, first)
}

// elementRewrites take lists of elements of vectors of several dimensions apart.
func elementRewrites() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(vector.FromElements, func(op vector.FromElementsOp, r *rewrite.Rewriter) bool {
			t := vec(op.Dest())
			if t.Rank() < 2 {
				return false
			}
			inner := withoutDim(t, 0)
			elems := op.Elements().Values()
			n := int64(len(elems)) / t.Shape()[0]
			result := poisonVector(r, t)
			for i := range t.Shape()[0] {
				part := vector.NewFromElements(r.Builder, inner, elems[i*n:(i+1)*n]...).Dest()
				result = insertAt(r.Builder, part, result, i)
			}
			return replaced(r, op.Operation, result)
		}),
		rewrite.On(vector.ToElements, func(op vector.ToElementsOp, r *rewrite.Rewriter) bool {
			t := vec(op.Source())
			if t.Rank() < 2 || t.Scalable(0) {
				return false
			}
			var parts, values []*ir.Value
			for i := range t.Shape()[0] {
				parts = append(parts, extractAt(r.Builder, op.Source(), i))
			}
			for _, p := range parts {
				for _, v := range vector.NewToElements(r.Builder, p).Operation.Results() {
					values = append(values, v)
				}
			}
			r.Replace(op.Operation, values...)
			return true
		}),
	}
}
