package importer_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/translate/importer"
)

// TestTyped imports IR of LLVM 14 with its pointer types, recursive ones too,
// and without.
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
