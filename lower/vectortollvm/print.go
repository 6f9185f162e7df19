package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// printFunc returns the name of the runtime function that prints values of a type, the
// type of its parameter, and whether integers are sign-extended to it. The name is
// empty if there is no such function.
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

// lowerPrint calls runtime functions that print a scalar or a string, and the
// punctuation.
func (l *lowering) lowerPrint(op vector.PrintOp, in vector.PrintAdaptor[*ir.Value], r *convert.Rewriter) bool {
	module := tollvm.ParentModule(op.Op())
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
		if !l.printValue(v, in.At(0), call, r) {
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
	r.Erase(op.Op())
	return true
}

// printValue prints a scalar.
func (l *lowering) printValue(v, converted *ir.Value, call func(string, []ir.Type, ...*ir.Value) bool, r *convert.Rewriter) bool {
	name, param, signed := l.printFunc(v.Type())
	if name == "" {
		f, ok := v.Type().(*ir.FloatType)
		return ok && l.printAPFloat(f, converted, call, r)
	}
	switch t := v.Type().(type) {
	case *ir.FloatType:
		if param != v.Type() {
			converted = llvm.NewBitcast(r.Builder, param, converted).Result()
		}
	case *ir.IntegerType:
		switch {
		case t.Width() == 64:
		case signed && !t.IsUnsigned():
			converted = arith.NewExtSI(r.Builder, param, converted).Result()
		default:
			converted = arith.NewExtUI(r.Builder, param, converted).Result()
		}
	}
	return call(name, []ir.Type{param}, converted)
}

// printAPFloat prints a float of a format that C has no type for, by its bits.
func (l *lowering) printAPFloat(t *ir.FloatType, converted *ir.Value, call func(string, []ir.Type, ...*ir.Value) bool, r *convert.Rewriter) bool {
	if _, ok := converted.Type().(*ir.IntegerType); !ok {
		return false
	}
	i32, i64 := r.Context().I32(), r.Context().I64()
	format := llvm.NewConstantInt(r.Builder, i32, int64(t.Semantics().LLVMNumber())).Result()
	return call("printApFloat", []ir.Type{i32, i64}, format, llvm.NewZExt(r.Builder, i64, converted).Result())
}

// printText prints a string, which becomes a global.
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
	address := llvm.NewAddressOf(r.Builder, l.PointerTo(array, 0), name).Result()
	first := l.Bytes(r.Builder, l.GEP(r.Builder, array, address, llvm.Index(0)).Result())
	return call("printString", []ir.Type{l.PointerType()}, first)
}
