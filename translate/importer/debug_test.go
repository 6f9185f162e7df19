package importer_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/translate/importer"
)

// TestNestedScopes has scopes in scopes: as many as LLVM allows are kept, and a warning says
// where ours end.
func TestNestedScopes(t *testing.T) {
	for _, n := range []int{1, 512, 2000, 12_000} {
		var b strings.Builder
		fmt.Fprintf(&b, `define void @f() !dbg !4 {
  ret void, !dbg !%d
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
`, 5+n)
		for i := range n {
			fmt.Fprintf(&b, "!%d = distinct !DILexicalBlock(scope: !%d, file: !1, line: %d)\n", 5+i, 4+i, i)
		}
		fmt.Fprintf(&b, "!%d = !DILocation(line: 3, scope: !%d)\n", 5+n, 4+n)
		out, errs := imported(t, "scopes.ll", []byte(b.String()), asm.Flags{DebugInfo: true}, importer.Options{})
		want, warning := n, ""
		if n > 10_000 {
			want, warning = 0, "debug info that is nested more than 10000 levels deep is left out"
		}
		if got := strings.Count(out, "= #llvm.di_lexical_block<"); got != want {
			t.Errorf("%d of %d scopes are left", got, n)
		}
		if warning == "" && errs != "" || !strings.Contains(errs, warning) {
			t.Errorf("%d scopes: %q, not %q", n, errs, warning)
		}
	}
}
