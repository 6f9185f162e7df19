package constraint

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
)

// types and attrs are the constraints with their names in MLIR's .td files, "" for instances of a
// template.
var (
	types = []struct {
		name string
		c    *ir.TypeConstraint
	}{
		{"AnyType", AnyType}, {"AnyInteger", AnyInteger}, {"AnySignlessInteger", AnySignlessInteger},
		{"AnySignlessIntegerOrIndex", AnySignlessIntegerOrIndex}, {"AnySignedInteger", AnySignedInteger},
		{"AnyUnsignedInteger", AnyUnsignedInteger}, {"AnyFloat", AnyFloat}, {"AnyComplex", AnyComplex},
		{"FunctionType", FunctionType}, {"BoolLike", BoolLike}, {"FloatLike", FloatLike},
		{"SignlessIntegerOrIndexLike", SignlessIntegerOrIndexLike},
		{"Index", Index}, {"I1", I1}, {"I8", I8}, {"I16", I16}, {"I32", I32}, {"I64", I64},
		{"BF16", BF16}, {"F16", F16}, {"F32", F32}, {"F64", F64},

		{"AnyShaped", AnyShaped}, {"AnyVectorOfAnyRank", AnyVectorOfAnyRank}, {"AnyVectorOfNonZeroRank", AnyVectorOfNonZeroRank},
		{"AnyFixedVectorOfAnyRank", AnyFixedVectorOfAnyRank}, {"AnyFixedVectorOfNonZeroRank", AnyFixedVectorOfNonZeroRank},
		{"AnyScalableVectorOfAnyRank", AnyScalableVectorOfAnyRank}, {"AnyTensor", AnyTensor}, {"AnyRankedTensor", AnyRankedTensor},
		{"AnyUnrankedTensor", AnyUnrankedTensor}, {"AnyStaticShapeTensor", AnyStaticShapeTensor}, {"AnyMemRef", AnyMemRef},
		{"AnyUnrankedMemRef", AnyUnrankedMemRef}, {"AnyRankedOrUnrankedMemRef", AnyRankedOrUnrankedMemRef},
		{"AnyNon0RankedMemRef", AnyNon0RankedMemRef}, {"AnyNon0RankedOrUnrankedMemRef", AnyNon0RankedOrUnrankedMemRef},
		{"AnyStaticShapeMemRef", AnyStaticShapeMemRef}, {"AnyStridedMemRef", AnyStridedMemRef}, {"AnyTuple", AnyTuple},
		{"F32Tensor", TensorOf(F32)}, {"I8MemRef", MemRefOf(I8)},
		{"", AnyStridedMemRefOfRank(0)}, {"", MemRefRankOf(AnyType, 0)}, {"", MemRefRankOf(I8, 1)},
		{"", MemRefRankOf(AnyTypeOf(AnySignlessInteger, Index), 1)}, {"", TensorOrMemRef(AnyType)},
		{"", VectorOfAnyRankOf(AnyFloat)}, {"", VectorOfNonZeroRankOf(I1)}, {"", FixedVectorOfNonZeroRankOf(I1)},
		{"", VectorOfRank(1)}, {"", ScalableVectorOfRank(1)}, {"", VectorOfRankAndType(Index, 1)}, {"", TensorRankOf(Index, 1)},
	}
	attrs = []struct {
		name string
		c    *ir.AttrConstraint
	}{
		{"AnyAttr", AnyAttr}, {"UnitAttr", UnitAttr}, {"BoolAttr", BoolAttr}, {"StrAttr", StrAttr}, {"ArrayAttr", ArrayAttr},
		{"DictArrayAttr", DictArrayAttr}, {"SymbolNameAttr", SymbolNameAttr}, {"DictionaryAttr", DictionaryAttr},
		{"SymbolRefAttr", SymbolRefAttr}, {"FlatSymbolRefAttr", FlatSymbolRefAttr}, {"APIntAttr", APIntAttr},
		{"I1Attr", I1Attr}, {"I8Attr", I8Attr}, {"I16Attr", I16Attr}, {"I32Attr", I32Attr}, {"I64Attr", I64Attr},
		{"IndexAttr", IndexAttr}, {"F32Attr", F32Attr}, {"F64Attr", F64Attr}, {"IntNonNegative", IntNonNegative},
		{"IntPositive", IntPositive}, {"", I32AttrNonNegative}, {"IntPowerOf2", IntPowerOf2},
		{"IntPositivePowerOf2", IntPositivePowerOf2}, {"", I64AttrValidAlignment}, {"IndexListArrayAttr", IndexListArrayAttr},
		{"ElementsAttr", ElementsAttr},
		{"AnyIntElementsAttr", AnyIntElementsAttr}, {"DenseBoolArrayAttr", DenseBoolArrayAttr},
		{"DenseI8ArrayAttr", DenseI8ArrayAttr}, {"DenseI16ArrayAttr", DenseI16ArrayAttr},
		{"DenseI32ArrayAttr", DenseI32ArrayAttr}, {"DenseI64ArrayAttr", DenseI64ArrayAttr},
		{"DenseF32ArrayAttr", DenseF32ArrayAttr}, {"DenseF64ArrayAttr", DenseF64ArrayAttr},
		{"BoolArrayAttr", BoolArrayAttr}, {"I32ArrayAttr", I32ArrayAttr}, {"I64ArrayAttr", I64ArrayAttr},
		{"StrArrayAttr", StrArrayAttr}, {"FlatSymbolRefArrayAttr", FlatSymbolRefArrayAttr}, {"TypeAttr", TypeAttr},
		{"", TypeAttrOfFunctionType}, {"AffineMapAttr", AffineMapAttr}, {"IntegerSetAttr", IntegerSetAttr}, {"I32ElementsAttr", I32ElementsAttr}, {"TypedAttrInterface", TypedAttrInterface},
	}
)

// record is the part of a definition in a .td file that the test needs.
type record struct {
	Summary string
}

// records returns the definitions in MLIR's installed .td files, by name, and
// all summaries.
func records(t *testing.T) (byName map[string]record, summaries map[string]bool) {
	tblgen := peer.Tool(t, "llvm-tblgen-22")
	const include = "/usr/lib/llvm-22/include"
	if m, _ := filepath.Glob(include + "/mlir/IR/OpBase.td"); m == nil {
		t.Skip("MLIR's .td files are not installed")
	}
	cmd := exec.Command(tblgen, "--dump-json", "-I", include, "-")
	cmd.Stdin = strings.NewReader(`
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/UB/IR/UBOps.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
`)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(out, &all); err != nil {
		t.Fatal(err)
	}
	byName, summaries = map[string]record{}, map[string]bool{}
	for name, raw := range all {
		var r record
		if strings.HasPrefix(name, "!") || json.Unmarshal(raw, &r) != nil {
			continue
		}
		byName[name] = r
		summaries[r.Summary] = true
	}
	return byName, summaries
}

// TestSummaries compares with the .td files of the installed MLIR.
func TestSummaries(t *testing.T) {
	byName, summaries := records(t)
	check := func(name, summary string) {
		if name == "" {
			if !summaries[summary] {
				t.Errorf("nothing has the summary %q", summary)
			}
			return
		}
		r, ok := byName[name]
		switch {
		case !ok:
			t.Errorf("%s is not defined", name)
		case strings.TrimSpace(r.Summary) != strings.TrimSpace(summary):
			t.Errorf("%s: summary is %q, want %q", name, summary, r.Summary)
		}
	}
	for _, c := range types {
		check(c.name, c.c.Summary)
	}
	for _, c := range attrs {
		check(c.name, c.c.Summary)
	}
}
