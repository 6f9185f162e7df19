package llvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/testdialect"
)

// TestDocuments has the examples of types in two documents on the dialect: the RFC "First-Party
// Support for LLVM Types" and the manual from the time of typed pointers. Some examples there lack
// a parenthesis or a prefix, and no MLIR ever accepted these. The next line has the intended type.
func TestDocuments(t *testing.T) {
	for _, c := range []struct{ section, text, err string }{
		{"RFC, Parametric Types", "!llvm.ptr<!llvm.ptr<i32>>", ""},
		{"RFC, Pointer Types", "!llvm.ptr<f32>", ""},
		{"RFC, Pointer Types", "!llvm.ptr<f32, 5>", ""},
		{"RFC, Vector Types", "!llvm.vector<42 x f32>", "unexpected type, expected keyword"},
		{"RFC, prototype", "!llvm.vec<? x 4 x f32>", ""},
		{"RFC, Array Types", "!llvm.array<42 x f32>", ""},
		{"RFC, Array Types", "!llvm[42 x f32]", "undefined symbol alias id 'llvm'"},
		{"RFC, Function Types", "!llvm.func<f32 (array<2 x f32>, i32, ...)>", ""},
		{"RFC, Identified Structs", `!llvm.struct<"A", (ptr<struct<"A">>)>`, ""},
		{"RFC, Identified Structs", `!llvm.struct<"A", (i32, struct<"B", (ptr<struct<"A">>, ptr<struct<"B">>)>)>`, ""},
		{"RFC, Examples of Structure Types", "!llvm.struct<>", "expected '('"},
		{"RFC, Examples of Structure Types", "!llvm.struct<()>", ""},
		{"RFC, Examples of Structure Types", "!llvm.struct<(i32)>", ""},
		{"RFC, Examples of Structure Types", "!llvm.struct<(struct<(i32)>)>", ""},
		{"RFC, Examples of Structure Types", "!llvm.struct<packed (i8, i32)>", ""},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a">`, "struct without a body only allowed in a recursive struct"},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a", ptr<struct<"a">>>`, "expected '('"},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a", (ptr<struct<"a">>)>`, ""},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a", ()>`, ""},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a", opaque>`, ""},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a", (i32)>`, ""},
		{"RFC, Examples of Structure Types", `!llvm.struct<"a", packed (i8, i32)>`, ""},
		{"RFC, discussion of co-recursive types", `!llvm.struct<"A", ptr<struct<"B">>`, "unbalanced '<'"},
		{"RFC, discussion of co-recursive types", `!llvm.struct<"A", (ptr<struct<"B", (ptr<struct<"A">>)>>)>`, ""},
		{"RFC, discussion of co-recursive types", `!llvm.struct<"B", (ptr<struct<"A", (ptr<struct<"B">>)>>)>`, ""},

		{"Manual, Context-Level Values", "!llvm.struct<(i32, f32)>", ""},
		{"Manual, Context-Level Values", "!llvm.ptr<func<void ()>>", ""},
		{"Manual, Types", "!llvm.ptr<ptr<i32>>", ""},
		{"Manual, Built-in Type Compatibility", "!llvm.i32", "unexpected type, expected keyword"},
		{"Manual, Built-in Type Compatibility", "!llvm.ptr<si32>", "invalid pointer element type"},
		{"Manual, Additional Simple Types", "!llvm.x86_mmx", ""},
		{"Manual, Additional Simple Types", "!llvm.ppc_fp128", ""},
		{"Manual, Additional Simple Types", "!llvm.token", ""},
		{"Manual, Additional Simple Types", "!llvm.metadata", ""},
		{"Manual, Additional Simple Types", "!llvm.void", ""},
		{"Manual, Function Types", "!llvm.func<void ()>", ""},
		{"Manual, Function Types", "!llvm.func<i32 (f32, i32)>", ""},
		{"Manual, Function Types", "!llvm.func<void (i32, ...)>", ""},
		{"Manual, Vector Types", "!llvm.vec<42 x ptr<i32>>", ""},
		{"Manual, Vector Types", "!llvm.vec<? x 4 x i32>", ""},
		{"Manual, Vector Types", "!llvm.array<2 x vector<2xi32>>", ""},
		{"Manual, Vector Types", "!llvm.array<2 x vec<2 x ptr<i32>>>", ""},
		{"Manual, Vector Types, mutually exclusive", "!llvm.vec<4 x i32>", "cannot use !llvm.vec for built-in primitives"},
		{"Manual, Vector Types, mutually exclusive", "vector<4x!llvm.ptr<i32>>", "VectorElementTypeInterface"},
		{"Manual, Identified Structure Types", `!llvm.struct<"A", (ptr<"A">)>`, "expected"},
		{"Manual, Identified Structure Types", `!llvm.struct<"A", (ptr<struct<"A">>)>`, ""},
		{"Manual, Identified Structure Types", `!llvm.struct<"A", (ptr<struct<"B", (ptr<struct<"A">>)>>, ptr<struct<"B", (ptr<struct<"A">>)>>)>`, ""},
		{"Manual, Identified Structure Types", `!llvm.struct<(struct<"A", (i32)>, struct<"A", (i64)>)>`, "identified type already used with a different body"},
		{"Manual, Identified Structure Types", `!llvm.struct<"packed, opaque \22and\22 so on", (i8)>`, ""},
	} {
		ctx := ir.NewContext(testdialect.All()...)
		typ, err := asm.ParseType(ctx, c.text)
		switch {
		case c.err == "" && err != nil:
			t.Errorf("%s: %s: %v", c.section, c.text, err)
		case c.err == "":
			if typ.String() != strings.Replace(c.text, "<!llvm.ptr<", "<ptr<", 1) {
				t.Errorf("%s: %s prints as %s", c.section, c.text, typ)
			}
		case err == nil || !strings.Contains(err.Error(), c.err):
			t.Errorf("%s: %s: got %v, want %q", c.section, c.text, err, c.err)
		}
	}
}
