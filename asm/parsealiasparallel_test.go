package asm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
)

// parseWith parses a program with a number of threads and returns how it prints,
// with locations, and its diagnostics, a line each.
func parseWith(t *testing.T, threads int, text string) string {
	t.Helper()
	ctx := ir.NewContext(testdialect.All()...)
	ctx.SetAllowUnregisteredDialects(true)
	f, err := ctx.Files().AddFile("x", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	op := asm.ParseModule(ctx, source.Whole(f), asm.Config{Threads: threads}, func(d *diag.Diagnostic) {
		for _, d := range append([]*diag.Diagnostic{d}, d.Notes...) {
			p := d.Place.Resolve(ctx.Files())
			fmt.Fprintf(&out, "%d:%d: %s: %s\n", p.Line, p.Column, d.Severity, d.Message)
		}
	})
	if op != nil {
		out.Write(asm.Append(nil, op, asm.Flags{DebugInfo: true}))
	}
	return out.String()
}

// TestParallelAliases checks that definitions of aliases mean the same however
// many goroutines parse them.
func TestParallelAliases(t *testing.T) {
	n := 20000
	if testing.Short() {
		n = 9000
	}
	for name, odd := range map[string]string{
		"nothing":        "",
		"known alias":    "#x = loc(fused<#loc3>[#loc1])\n",
		"same round":     "#x = loc(callsite(#y at #loc2))\n#y = loc(\"y\")\n",
		"ahead":          fmt.Sprintf("#x = loc(fused[#loc%d, #loc1])\n", n-1),
		"type":           "!t = i8\n#x = [!t]\n",
		"type ahead":     "#x = [!t]\n!t = i8\n",
		"recursive type": "!t = !llvm.struct<\"a\", (ptr<!t>)>\n#x = [!t]\n",
		"several lines":  "#x = [1,\n#loc3,\n#loc4]\n",
		"like a line":    "#x = #foo.bar<\n#z = loc(\"q\")>\n",
		"comment":        "// #loc1 = loc(\n#x = 1 : i8\n",
		"string":         "#x = \"#loc1 = loc\"\n",
		"again":          "#loc7 = loc(\"a\")\n",
		"itself":         "#x = loc(fused[#x])\n",
		"undefined":      "#x = loc(fused[#none])\n",
		"undefined type": "#x = [!none]\n",
		"wrong":          "#x = loc(1)\n",
		"dialect":        "#x.y = loc(\"a\")\n",
		"operation":      "\"op\"() : () -> () loc(#loc5)\n",
		"incomplete":     "#x = loc(\"a\"\n",
	} {
		var b strings.Builder
		fmt.Fprintf(&b, "\"use\"() {a = #loc1} : () -> () loc(#loc%d)\n", n/2-1000)
		for i := range n {
			if i == n/2 {
				b.WriteString(odd)
			}
			if i > n/4 && i%3 == 0 {
				fmt.Fprintf(&b, "#loc%d = loc(fused<#loc%d>[#loc%d])\n", i, i/3, i/4)
			} else {
				fmt.Fprintf(&b, "#loc%d = loc(\"file.c\":%d:%d)\n", i, i, i%7)
			}
		}
		text := strings.Replace(b.String(), "{a = #loc1} ", "", 1)
		if one, four := parseWith(t, 1, text), parseWith(t, 4, text); one != four {
			t.Errorf("%s\none thread:   %.300s\nfour threads: %.300s", name, one, four)
		}
		// The same before an operation that uses them.
		_, text, _ = strings.Cut(b.String(), "\n")
		text += "\"use\"() {a = #loc19998} : () -> () loc(#loc19997)\n"
		if one, four := parseWith(t, 1, text), parseWith(t, 4, text); one != four {
			t.Errorf("%s, first\none thread:   %.300s\nfour threads: %.300s", name, one, four)
		}
	}
}
