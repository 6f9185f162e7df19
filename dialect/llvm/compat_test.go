package llvm_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

func TestIsCompatibleType(t *testing.T) {
	c := newContext()
	for text, want := range map[string]string{ // results of IsCompatibleType and IsCompatibleOuterType
		"i1": "true true", "i17": "true true", "si8": "false false", "index": "false false", "none": "false false",
		"bf16": "true true", "f16": "true true", "f80": "true true", "f128": "true true", "tf32": "false false", "f8E5M2": "false false",
		"vector<4xi8>": "true true", "vector<[4]xf32>": "true true", "vector<4x4xi8>": "false false", "vector<4xindex>": "false true",
		"vector<i8>": "false false", "vector<2x!llvm.ptr<3>>": "true true", "tensor<4xi8>": "false false", "memref<4xi8>": "false false",
		"!llvm.ptr": "true true", "!llvm.void": "true true", "!llvm.label": "true true", "!llvm.ppc_fp128": "true true", "!llvm.x86_mmx": "true true",
		"!llvm.array<2 x index>": "false true", "!llvm.array<2 x array<2 x si8>>": "false true", "!llvm.array<2 x array<2 x i8>>": "true true",
		"!llvm.struct<(i8, struct<(index)>)>": "false true", "!llvm.struct<(i8, struct<(i8)>)>": "true true",
		"!llvm.func<index ()>": "false true", "!llvm.func<void (index)>": "false true", "!llvm.func<void (i8, ...)>": "true true",
		"!llvm.ptr<func<void (array<1 x index>)>>": "false true", "!llvm.target<\"a\", index>": "false true", "!llvm.target<\"a\", i8, 1>": "true true",
		"!llvm.vec<? x 4 x i32>": "true true", "!llvm.vec<4 x ptr<i8>>": "true true", "!llvm.vec<4 x ptr<array<1 x index>>>": "false true",
		`!llvm.struct<"yes", (ptr<struct<"yes">>, i8)>`:                                              "true true",
		`!llvm.struct<"no", (ptr<struct<"no">>, index)>`:                                             "false true",
		`!llvm.struct<"no1", (ptr<struct<"no2", (ptr<struct<"no1">>, ptr<struct<"no2">>)>>, index)>`: "false true",
		`!llvm.struct<"o", opaque>`:                                                                  "true true", "!foo.bar": "false false", "!llvm.array<2 x !foo.bar>": "false true",
	} {
		ty := parse(t, c, text)
		for range 2 { // computed, then cached
			if got := fmt.Sprint(llvm.IsCompatibleType(ty), llvm.IsCompatibleOuterType(ty)); got != want {
				t.Errorf("%s: %s, want %s", text, got, want)
			}
		}
	}
	if llvm.IsCompatibleType(llvm.IdentifiedStruct(c, "no2")) {
		t.Error("a struct that a pointer leads to an index from is compatible")
	}
}

// TestCompatibleLater sets an incompatible body of a struct that was compatible without one.
func TestCompatibleLater(t *testing.T) {
	c := newContext()
	later := llvm.IdentifiedStruct(c, "later")
	in := llvm.NewArrayType(later, 2)
	if !llvm.IsCompatibleType(in) {
		t.Error("a struct without a body is not compatible")
	}
	later.SetBody([]ir.Type{c.Index()}, false)
	if llvm.IsCompatibleType(in) {
		t.Error("an array of structs of an index is compatible")
	}
}

// TestCompatibleLinear has structs that all point to each other. Examining each from all others
// would take forever.
func TestCompatibleLinear(t *testing.T) {
	c := newContext()
	const n = 300
	var ptrs []ir.Type
	for i := range n {
		ptrs = append(ptrs, llvm.NewTypedPointerType(llvm.IdentifiedStruct(c, fmt.Sprint(i)), 0))
	}
	deep := ptrs[0]
	for range 200_000 {
		deep = llvm.NewTypedPointerType(deep, 0)
	}
	start := time.Now()
	for i := range n {
		llvm.IdentifiedStruct(c, fmt.Sprint(i)).SetBody(ptrs, false)
	}
	for _, p := range append(ptrs, deep) {
		if !llvm.IsCompatibleType(p) {
			t.Fatal("not compatible")
		}
	}
	if d := time.Since(start); d > 5*time.Second && !testing.Short() {
		t.Errorf("it took %v", d)
	}
}

func TestVectors(t *testing.T) {
	c := newContext()
	for text, want := range map[string]string{
		"vector<4xi8>": "i8 {4 false} true", "vector<[4]xf32>": "f32 {4 true} true", "vector<3x!llvm.ptr>": "!llvm.ptr {3 false} true",
		"!llvm.vec<4 x ptr<i8>>": "!llvm.ptr<i8> {4 false} true", "!llvm.vec<? x 2 x i32>": "i32 {2 true} true",
		"vector<4x4xi8>": "i8 {0 false} false", "vector<4xindex>": "index {4 false} false", "i32": "<nil> {0 false} false",
	} {
		ty := parse(t, c, text)
		got := fmt.Sprint(llvm.VectorElementType(ty), llvm.VectorNumElements(ty), llvm.IsCompatibleVectorType(ty))
		if got != fmt.Sprint(want) {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		if llvm.IsScalableVectorType(ty) != llvm.VectorNumElements(ty).Scalable {
			t.Errorf("%s: scalable or not", text)
		}
	}
	for elem, want := range map[string]string{
		"i8": "vector<4xi8> vector<[4]xi8>", "f128": "vector<4xf128> vector<[4]xf128>",
		"!llvm.ptr<3>": "vector<4x!llvm.ptr<3>> vector<[4]x!llvm.ptr<3>>", "!llvm.ppc_fp128": "vector<4x!llvm.ppc_fp128> vector<[4]x!llvm.ppc_fp128>",
		"!llvm.ptr<i8>": "!llvm.vec<4 x ptr<i8>> !llvm.vec<? x 4 x ptr<i8>>",
	} {
		ty := parse(t, c, elem)
		if got := fmt.Sprint(llvm.FixedVectorType(ty, 4), " ", llvm.ScalableVectorType(ty, 4)); got != want {
			t.Errorf("%s: %s, want %s", elem, got, want)
		}
	}
}

func TestPredicates(t *testing.T) {
	c := newContext()
	dl, _ := llvm.ParseDataLayout("p3:24:32")
	ml := datalayout.New()
	for text, want := range map[string]string{ // loadable, float, size, atomic by LLVM's and MLIR's layout
		"i8": "true false 8 true true", "i1": "true false 1 false false", "i24": "true false 24 false false", "i128": "true false 128 true true",
		"f32": "true true 32 true true", "f80": "true true 80 false false", "tf32": "false false 19 false false",
		"!llvm.ptr": "true false 0 true true", "!llvm.ptr<3>": "true false 0 false true", "!llvm.ppc_fp128": "true true 128 true true",
		"vector<4xi8>": "true false 32 false false", "!llvm.vec<? x 4 x i16>": "true false 64 false false",
		"!llvm.void": "false false 0 false false", "!llvm.func<void ()>": "false false 0 false false", "!llvm.array<2 x i8>": "true false 0 false false",
		"!llvm.struct<(i8)>": "true false 0 false false", `!llvm.struct<"o", opaque>`: "false false 0 false false",
		`!llvm.target<"spirv.Event">`: "true false 0 false false", `!llvm.target<"other">`: "false false 0 false false",
		"!llvm.label": "true false 0 false false", "index": "false false 0 false false", "!llvm.x86_amx": "true false 8192 false false",
	} {
		ty := parse(t, c, text)
		got := fmt.Sprint(llvm.IsLoadableType(ty), llvm.IsCompatibleFloatingPointType(ty), llvm.PrimitiveSizeInBits(ty).Min,
			llvm.IsTypeCompatibleWithAtomicOp(ty, dl), llvm.IsTypeCompatibleWithAtomicOp(ty, ml))
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		none := text == "!llvm.void" || text == "!llvm.func<void ()>" || text == "index" || text == "tf32"
		if llvm.IsPrimitiveType(ty) == none {
			t.Errorf("%s: IsPrimitiveType is %t", text, !none)
		}
	}
}
