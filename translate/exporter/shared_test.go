package exporter_test

import (
	"fmt"
	"strings"
	"testing"
)

// shared returns a module with 64 definitions. Each contains the one before it twice, so the last
// has 2^64 parts.
func shared(first, next, last string) string {
	var b strings.Builder
	b.WriteString(first + "\n")
	for i := range 63 {
		b.WriteString(strings.NewReplacer("NEW", fmt.Sprint(i+1), "OLD", fmt.Sprint(i)).Replace(next) + "\n")
	}
	return b.String() + strings.ReplaceAll(last, "OLD", "63") + "\n"
}

// TestSharedParts exports such modules. In LLVM IR only identified structs have names. Other such
// types have no reasonable text, which is an error at the operation.
func TestSharedParts(t *testing.T) {
	const (
		tooLong = "cannot be converted to LLVM IR: a type takes more than 64 MiB of text"
		literal = "!tNEW = !llvm.struct<(!tOLD, !tOLD)>"
		scopes  = `#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
`
	)
	for _, c := range []struct{ text, want, bad string }{
		{shared("!t0 = i32", literal, "llvm.mlir.global external @g() : !tOLD"), "", "65:1: error: " + tooLong},
		{shared("!t0 = i32", literal, `llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !tOLD
  llvm.return
}`), "", "66:8: error: " + tooLong},
		{shared("!t0 = i32", literal, "llvm.func @f(!tOLD)"), "", "65:1: error: " + tooLong},
		{shared("!t0 = i32", literal, `!s = !llvm.struct<"s", (ptr, !tOLD)>
llvm.mlir.global external @g() : !s`), "", tooLong},
		{shared("!t0 = i32", literal, `llvm.mlir.global internal @g() : !tOLD {
  %0 = llvm.mlir.zero : !tOLD
  %1 = llvm.mlir.undef : !tOLD
  %2 = llvm.extractvalue %0[0] : !tOLD
  llvm.return %0 : !tOLD
}`), "", tooLong},
		{shared("!t0 = !llvm.ptr<i8>", "!tNEW = !llvm.ptr<struct<(!tOLD, !tOLD)>>", "llvm.mlir.global external @g() : !tOLD"), "", tooLong},
		{shared("!t0 = !llvm.func<void ()>", "!tNEW = !llvm.func<ptr<!tOLD> (ptr<!tOLD>)>", "llvm.mlir.global external @g() : !llvm.ptr<!tOLD>"), "", tooLong},
		{shared("!t0 = i32", `!tNEW = !llvm.struct<"tNEW", (!tOLD, struct<(!tOLD, !tOLD)>)>`, `llvm.mlir.global internal @g() : !tOLD {
  %0 = llvm.mlir.zero : !tOLD
  llvm.return %0 : !tOLD
}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !tOLD
  llvm.return
}`), "%t2 = type { %t1, { %t1, %t1 } }", ""},
		{shared(`#l0 = loc("a.c":1:1)`, "#lNEW = loc(fused[#lOLD, callsite(#lOLD at #lOLD)])", "llvm.func @f() { llvm.return loc(#lOLD) } loc(#lOLD)"), "define void @f()", ""},
		{scopes + shared(`#l0 = loc("a.c":1:1)`, "#lNEW = loc(fused<#sp>[#lOLD, #lOLD])", "llvm.func @f() { llvm.return loc(#lOLD) } loc(#lOLD)"), "!DILocation(line: 1, column: 1,", ""},
		{scopes + shared(`#l0 = loc(fused<#sp>["a.c":1:1])`, "#lNEW = loc(callsite(#lOLD at #lOLD))", `llvm.func @f() { llvm.return loc(#lOLD) } loc(fused<#sp>["a.c":1:1])`),
			"", "error: cannot be converted to LLVM IR: the location has too many parts"},
	} {
		for _, threads := range []int{1, 4} {
			out, errs := export(t, "x", []byte(c.text), threads)
			if !strings.Contains(out, c.want) || (out == "") != (c.want == "") || !strings.Contains(errs, c.bad) || (errs == "") != (c.bad == "") {
				t.Errorf("%s\nis %.500q, %.500q", c.text[max(0, len(c.text)-200):], out, errs)
			}
			if len(out) > 20<<10 || len(errs) > 20<<10 {
				t.Errorf("%d and %d bytes", len(out), len(errs))
			}
		}
	}
}
