package llvmir

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
)

func TestVerify(t *testing.T) {
	for _, c := range verifyCases(t) {
		if got := verdict(c.text); got != c.want {
			t.Errorf("got  %q\nwant %q\n%s", got, c.want, c.text)
		}
	}
}

// The first message must be that of the peer, which reports no positions.
func TestVerifyAsPeer(t *testing.T) {
	as := peer.Tool(t, "llvm-as-22")
	dir := t.TempDir()
	for _, c := range verifyCases(t) {
		if err := os.WriteFile(filepath.Join(dir, "x.ll"), []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := peer.Command(t, as, "x.ll", "-o", os.DevNull)
		cmd.Dir = dir
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		if err := cmd.Run(); err == nil {
			t.Errorf("the peer accepts\n%s", c.text)
			continue
		}
		lines := strings.SplitN(stderr.String(), "\n", 3)
		said := lines[0]
		if strings.Contains(said, "does not verify") {
			said = lines[1]
		}
		if _, after, ok := strings.Cut(said, "error: "); ok {
			said = after
		}
		if _, want, _ := strings.Cut(c.want, "error: "); want != said {
			t.Errorf("the peer says %q, want %q\n%s", said, want, c.text)
		}
	}
}

// Broken debug info does not make a module invalid.
func TestVerifyDebugInfo(t *testing.T) {
	for _, c := range debugCases {
		m, err := ParseString("x.ll", c.text, Options{})
		if err != nil {
			t.Fatal(err)
		}
		var warnings diag.Collector
		if err := Verify(m, VerifyOptions{Warn: warnings.Handle}); err != nil {
			t.Errorf("got %v, want a warning\n%s", err, c.text)
		}
		list := warnings.Diagnostics()
		if len(list) == 0 || list[0].Severity != diag.Warning || list[0].Message != c.want {
			t.Errorf("got %v, want a warning %q\n%s", list, c.want, c.text)
		}
	}
}

// The verifier accepts what LLVM's does not check.
func TestVerifyAccepts(t *testing.T) {
	as := peer.Tool(t, "llvm-as-22")
	for _, text := range []string{
		// An empty list of access groups.
		"define void @f(ptr %p) {\n  %1 = load i32, ptr %p, !llvm.access.group !0\n  ret void\n}\n!0 = !{}\n",
		// What the debug info of a variable refers to.
		"@g = external global i32, !dbg !1\n!0 = distinct !DISubprogram(name: \"f\", line: 5)\n" +
			"!1 = !DIGlobalVariableExpression(var: !2, expr: !DIExpression())\n!2 = !DIGlobalVariable(name: \"g\", scope: !0, type: !4)\n!4 = !DIBasicType(name: \"int\", size: 32)\n" +
			"!llvm.module.flags = !{!3}\n!3 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
	} {
		m, err := ParseString("x.ll", text, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := Verify(m, VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
			t.Errorf("got %v\n%s", err, text)
		}
		cmd := peer.Command(t, as, "-", "-o", os.DevNull)
		cmd.Stdin = strings.NewReader(text)
		if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("the peer says %s\n%s", out, text)
		}
	}
}

var debugCases = []struct{ text, want string }{
	{debugHead + "!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)\n!4 = !{}\n", "invalid file"},
	{debugHead + "!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, enums: !4)\n!4 = !DIFile(filename: \"a\", directory: \"b\")\n", "invalid enum list"},
	{debugSub + "declare !dbg !2 void @f()\n", "function declaration may only have a unique !dbg attachment"},
	{debugSub + "define void @f() !dbg !2 {\n  ret void, !dbg !DILocation(scope: !5)\n}\n", "!dbg attachment points at wrong subprogram for function"},
	{debugSub + "define void @f() !dbg !2 {\n  ret void, !dbg !DILocation(scope: !2, inlinedAt: !DILocation(scope: !5))\n}\n", "!dbg attachment points at wrong subprogram for function"},
	{debugHead + "!1 = !{}\n", "invalid compile unit"},
}

const debugSub = debugHead + `!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)
!2 = distinct !DISubprogram(name: "f", file: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DIFile(filename: "a", directory: "b")
!5 = distinct !DISubprogram(name: "g", file: !4, unit: !1, spFlags: DISPFlagDefinition)
`

const debugHead = "!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!1}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n"

// The verifier accepts a valid module that was built, and reports an invalid one with the text of
// the instruction.
func TestVerifyBuilt(t *testing.T) {
	m := NewModule("built.ll")
	i32 := m.Types.Int(32)
	f := m.NewFunction("f", m.Types.Func(i32, []*Type{i32}, false), 0)
	b := NewBuilder(m)
	b.SetBlock(f.NewBlock("entry"))
	sum := b.Binary(OpAdd, f.Args[0], NewInt(i32, 1), 0)
	b.Ret(sum)
	if err := Verify(m, VerifyOptions{}); err != nil {
		t.Errorf("valid, but %v", err)
	}
	sum.Operands[1] = sum
	list, _ := Verify(m, VerifyOptions{Threads: 3}).(diag.List)
	if len(list) != 1 || list[0].Message != "Only PHI nodes may reference their own value!" || list[0].Notes[0].Message != "%1 = add i32 %0, %1" {
		t.Errorf("got %v", list)
	}
}

// A verifyCase is a text that parses but is not valid, with its first error.
type verifyCase struct{ text, want string }

// verifyCases reads testdata/invalid.ll.
func verifyCases(t *testing.T) (list []verifyCase) {
	t.Helper()
	b, err := os.ReadFile("testdata/invalid.ll")
	if err != nil {
		t.Fatal(err)
	}
	for i, part := range strings.Split(string(b), "; ----- ") {
		if want, text, ok := strings.Cut(part, "\n"); ok && i > 0 {
			list = append(list, verifyCase{text, want})
		}
	}
	if len(list) < 90 {
		t.Fatalf("only %d cases", len(list))
	}
	return list
}

// verdict reads and verifies a text, and returns the first error or "".
func verdict(text string) string {
	m, err := ParseString("x.ll", text, Options{})
	if err != nil {
		return err.Error()
	}
	list, _ := Verify(m, VerifyOptions{}).(diag.List)
	for _, d := range list {
		if d.Severity == diag.Error {
			return d.Error()
		}
	}
	return ""
}

// LLVM stops with a fatal error if the alignment argument of an old intrinsic is invalid.
func TestUpgradeErrors(t *testing.T) {
	for _, align := range []string{"i32 3", "i32 %n"} {
		text := "define void @f(ptr %p, <2 x i1> %m, i32 %n) {\n" +
			"  %x = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, " + align + ", <2 x i1> %m, <2 x i32> poison)\n  ret void\n}\n" +
			"declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)\n"
		if got, want := verdict(text), "x.ll:2:8: error: Invalid alignment argument"; got != want {
			t.Errorf("%s: got %q, want %q", align, got, want)
		}
	}
}
