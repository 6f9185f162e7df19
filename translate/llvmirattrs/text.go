package llvmirattrs

import (
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// Rounds reports whether MLIR's text would round a number in a constant. The text has decimals for
// a finite number of any format. MLIR's parser reads them as an f64, which has fewer digits than an
// x86_fp80, an fp128 or a ppc_fp128.
func Rounds(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Float:
		return roundsNumber(c.Value)
	case *llvmir.Splat:
		return Rounds(c.Elem)
	case *llvmir.Aggregate:
		if isExact(c.Type()) {
			return false
		}
		for _, e := range c.Elems {
			if Rounds(e) {
				return true
			}
		}
	}
	return false
}

func roundsNumber(v num.Float) bool {
	switch v.Semantics() {
	case num.F80, num.F128, num.PPCDoubleDouble:
	default:
		return false
	}
	if !v.IsFinite() {
		return false
	}
	short, _ := v.Convert(num.F64)
	again, _ := short.Convert(v.Semantics())
	return again != v
}

// isExact reports whether an f64 can hold all numbers of a type.
func isExact(t *llvmir.Type) bool {
	for t.Kind() == llvmir.ArrayType || t.Kind() == llvmir.VectorType {
		t = t.Elem()
	}
	switch t.Kind() {
	case llvmir.StructType, llvmir.X86FP80Type, llvmir.FP128Type, llvmir.PPCFP128Type:
		return false
	}
	return true
}
