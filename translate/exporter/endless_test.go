package exporter_test

import (
	"strings"
	"testing"
)

// TestEndless exports structs that contain themselves, which MLIR has and LLVM IR has not. Behind a
// typed pointer they may.
func TestEndless(t *testing.T) {
	const message = "cannot be converted to LLVM IR: a struct contains itself other than behind a pointer"
	for text, where := range map[string]string{
		`llvm.mlir.global external @g() : !llvm.struct<"R", (struct<"R">)>`:                              "1:1",
		`llvm.func @h(!llvm.struct<"S", (i32, array<2 x struct<"S">>)>)`:                                 "1:1",
		`llvm.func @h(%p: !llvm.ptr<struct<"S", (i32, struct<"S">)>>)`:                                   "1:1",
		`llvm.func @h() -> !llvm.ptr<struct<(struct<"S", (i32, struct<"S">)>)>>`:                         "1:1",
		`llvm.func @h(!llvm.struct<"S", (ptr<struct<"T", (struct<"S">)>>)>)`:                             "",
		`llvm.func @h(!llvm.struct<"S", (ptr<struct<"T", (struct<"S">)>>, struct<"U", (struct<"U">)>)>)`: "1:1",
		"llvm.func @h(%p: !llvm.ptr, %i: i64) {\n" +
			"  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<\"S\", (i32, struct<\"T\", (struct<\"S\">)>)>\n" +
			"  %1 = llvm.load %p : !llvm.ptr -> !llvm.struct<\"T\", (struct<\"S\", (i32, struct<\"T\">)>)>\n  llvm.return\n}": "2:8",
	} {
		out, errs := export(t, "x.mlir", []byte(text), 2)
		if where == "" {
			if errs != "" {
				t.Errorf("%s: %s", text, errs)
			}
		} else if out != "" || !strings.Contains(errs, where+": error: "+message) {
			t.Errorf("%s: %s%s", text, errs, out)
		}
	}
}
