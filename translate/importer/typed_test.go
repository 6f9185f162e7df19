package importer_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/translate/importer"
)

// TestTyped imports IR of LLVM 14, including recursive types, with typed pointers kept and without.
func TestTyped(t *testing.T) {
	text, err := os.ReadFile("testdata/typed.ll14")
	if err != nil {
		t.Fatal(err)
	}
	typed, errs := imported(t, "typed.ll", text, asm.Flags{}, importer.Options{TypedPointers: true})
	opaque, errs2 := imported(t, "typed.ll", text, asm.Flags{}, importer.Options{})
	if errs != "" || errs2 != "" {
		t.Fatal(errs, errs2)
	}
	const list = `struct<"list", (i32, ptr<struct<"list">>, ptr<func<void (ptr<struct<"list">>)>>)>`
	for _, want := range []string{
		"@head() : !llvm.ptr<" + list + ">",
		"llvm.mlir.null : !llvm.ptr<" + list + ">",
		"llvm.store %arg1, %11 {alignment = 4 : i64} : !llvm.ptr<i32>",
		"!llvm.vec<2 x ptr<i32>>",
	} {
		if !strings.Contains(typed, want) {
			t.Errorf("typed: no %s in\n%s", want, typed)
		}
	}
	if strings.Contains(opaque, "ptr<") || !strings.Contains(opaque, `llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"list", (i32, ptr, ptr)>`) {
		t.Errorf("opaque:\n%s", opaque)
	}
}

// TestTypedGlobals has globals that LLVM 14 wrote with casts, and intrinsics whose operations have
// no typed pointers.
func TestTypedGlobals(t *testing.T) {
	const text = `
@x = global i32 0
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [
  { i32, void ()*, i8* } { i32 1, void ()* bitcast (i32 ()* @f to void ()*), i8* bitcast (i32* @x to i8*) },
  { i32, void ()*, i8* } { i32 2, void ()* bitcast (i32 ()* @f to void ()*), i8* null }]
declare {}* @llvm.invariant.start.p0i8(i64, i8*)
declare void @llvm.invariant.end.p0i8({}*, i64, i8*)
define i32 @f() {
  %p = bitcast i32* @x to i8*
  %i = call {}* @llvm.invariant.start.p0i8(i64 4, i8* %p)
  call void @llvm.invariant.end.p0i8({}* %i, i64 4, i8* %p)
  ret i32 0
}
`
	out, errs := imported(t, "typed.ll", []byte(text), asm.Flags{}, importer.Options{TypedPointers: true})
	if errs != "" {
		t.Fatal(errs)
	}
	for _, want := range []string{
		"llvm.mlir.global_ctors ctors = [@f, @f], priorities = [1 : i32, 2 : i32], data = [@x, #llvm.zero]",
		"llvm.call @llvm.invariant.start.p0i8(",
		"-> !llvm.ptr<struct<()>>",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
}
