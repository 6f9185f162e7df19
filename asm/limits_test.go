package asm

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// parseAny parses any text. It returns the first error's message, empty if
// the text is valid.
func parseAny(t testing.TB, text string) (op *ir.Operation, msg string) {
	ctx := testContext()
	f, err := ctx.Files().AddFile("<stdin>", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	op = ParseModule(ctx, source.Whole(f), Config{Threads: 1}, func(d *diag.Diagnostic) {
		if n++; n == 1 {
			msg = d.Message
		}
	})
	if op == nil && n == 0 {
		t.Errorf("no diagnostic for %.200q", text)
	}
	if n > 2*maxFollow {
		t.Errorf("%d diagnostics", n)
	}
	return op, msg
}

// TestLimits parses texts that are deep, long or large. They must not take much
// time, nor overflow the stack.
func TestLimits(t *testing.T) {
	const n = 100_000
	rep := strings.Repeat
	typ := func(s string) string { return `"t.a"() : () -> (` + s + `)` }
	attr := func(s string) string { return `"t.a"() {a = ` + s + `} : () -> ()` }
	loc := func(s string) string { return `"t.a"() : () -> () loc(` + s + `)` }
	numbered := func(format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return strings.TrimSuffix(b.String(), ",")
	}
	const deep = "nesting is too deep"
	for _, c := range []struct{ name, text, msg string }{
		{"regions", rep(`"t.a"() ({`, n) + rep(`}) : () -> ()`, n), deep},
		{"open regions", rep(`"t.a"() ({`, n), deep},
		{"blocks", `"t.a"() ({` + numbered("\n^b%d:") + `}) : () -> ()`, ""},
		{"zeros", rep("\x00", n), ""},
		{"zero in a string", attr("\"a\x00b\""), ""},
		{"bytes that are no UTF-8", rep("\xff", n), "unexpected character"},
		{"string that is no UTF-8", attr("\"\xff\xc0\x80\""), ""},
		{"comment that is no UTF-8", "// \xff\x00\n", ""},
		{"tuples", typ(rep("tuple<", n) + rep(">", n)), deep},
		{"open tuples", typ(rep("tuple<", n)), deep},
		{"functions", typ(rep("() -> (", n) + rep(")", n)), deep},
		{"parentheses", typ(rep("(", n)), deep},
		{"opaque", typ(rep("!t.x<", n) + rep(">", n)), ""},
		{"open opaque", typ(rep("!t.x<", n)), "unbalanced '<' character in pretty dialect name"},
		{"memrefs", typ(rep("memref<1x", n)), deep},
		{"brackets", attr(rep("[", 10*n)), deep},
		{"arrays", attr(rep("[", n) + rep("]", n)), deep},
		{"dictionaries", attr(rep("{a=", n)), deep},
		{"dense lists", attr("dense<" + rep("[", n)), deep},
		{"dense complex", attr("dense<" + rep("(", n)), deep},
		{"distinct", attr(rep("distinct[0]<", n)), deep},
		{"attribute types", attr(rep("#t.x : ", n)), "expected non-function type"},
		{"call sites", loc(rep("callsite(", n)), deep},
		{"names", loc(rep(`"a"(`, n)), deep},
		{"fused", loc(rep("fused[", n)), deep},
		{"metadata", loc(rep("fused<loc(", n)), deep},
		{"affine parentheses", attr("affine_map<(d0) -> (" + rep("(", n)), deep},
		{"affine signs", attr("affine_map<(d0) -> (" + rep("-", n)), deep},
		{"affine sum", attr("affine_map<(d0) -> (" + rep("d0 + ", n) + "d0)>"), ""},
		{"affine terms", attr("affine_map<(d0)[s0] -> (d0" + rep(" mod s0", n) + ")>"), "affine expression is too large"},
		{"affine set", attr("affine_set<(d0)[s0] : (d0" + rep(" mod s0", n) + " == 0)>"), "affine expression is too large"},
		{"affine names", attr("affine_map<(" + numbered("d%d,") + ") -> ()>"), ""},
		{"rank", typ("tensor<" + rep("1x", n) + "i8>"), ""},
		{"vector rank", typ("vector<" + rep("1x", n) + "i8>"), ""},
		{"digits", attr(rep("1", n) + " : i32"), "integer constant out of range for attribute"},
		{"wide", attr(rep("1", n) + " : i16777215"), ""},
		{"symbols", attr("@a" + rep("::@a", n)), ""},
		{"keys", attr("{" + numbered("a%d,") + "}"), ""},
		{"locations", loc("fused[" + numbered(`"a%d",`) + "]"), ""},
		{"comments", rep("// x\n", n), ""},
		{"dense", attr("dense<[" + rep("1,", n) + "1]> : tensor<100001xi8>"), ""},
		{"dense pairs", attr("dense<[" + rep("[1],", n) + "[1]]> : tensor<100001x1xi8>"), ""},
		{"splat", attr("dense<0> : tensor<9999999999xi8>"), ""},
		{"huge splat", attr("dense<0> : tensor<9999999999x9999999999xi8>"), ""},
		{"huge", attr("dense<[1]> : tensor<9999999999xi8>"),
			"inferred shape of elements literal ([1]) does not match type ([9999999999])"},
		{"huge hex", attr(`dense<"0x0000"> : tensor<9999999999xi8>`),
			"elements hex data size is invalid for provided type: 'tensor<9999999999xi8>'"},
		{"huge i1", attr(`dense<"0x0000"> : tensor<9999999999x9999999999xi1>`),
			"elements hex data size is invalid for provided type: 'tensor<9999999999x9999999999xi1>'"},
		{"huge empty", attr("dense<> : tensor<9999999999x9999999999xi8>"),
			"parsed zero elements, but type ('tensor<9999999999x9999999999xi8>') expected at least 1"},
		{"no bits", attr("dense<0> : tensor<9999999999xi0>"), ""},
		{"sparse", attr("sparse<[[1]], 2> : tensor<9999999999xi8>"), ""},
	} {
		start := time.Now()
		if _, msg := parseAny(t, c.text); msg != c.msg {
			t.Errorf("%s: error %q, want %q", c.name, msg, c.msg)
		}
		// Linear work takes milliseconds; quadratic work at least ten seconds.
		if d := time.Since(start); d > 5*time.Second && !testing.Short() {
			t.Errorf("%s: took %v", c.name, d)
		}
	}
}

// TestLongLine parses lines of 100 MB, whose diagnostics must not show all of
// them.
func TestLongLine(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some 500 MB")
	}
	const n = 100 << 20
	for _, c := range []struct{ before, fill, after, msg string }{
		{`"t.a"() {a = "`, "x", `"} : () -> ()`, ""},
		{`"t.a"() : () -> ()`, " ", `"t.a"() : () -> ()`, ""},
		{"", "x", "", "custom op"},
		{`"t.a"() {a = `, "1", ` : i32} : () -> ()`, "integer constant out of range for attribute"},
		{"//", "x", "", ""},
	} {
		start := time.Now()
		_, msg := parseAny(t, c.before+strings.Repeat(c.fill, n)+c.after)
		if !strings.HasPrefix(msg, c.msg) || (msg == "") != (c.msg == "") {
			t.Errorf("%s%s%s: error %.100q, want %q", c.before, c.fill, c.after, msg, c.msg)
		}
		if d := time.Since(start); d > 20*time.Second && !testing.Short() {
			t.Errorf("%s%s%s: took %v", c.before, c.fill, c.after, d)
		}
	}
}

// wholeModule has something of everything.
const wholeModule = `#a = 1 : i32
!t = vector<4x[2]xf32>
#l = loc("x.c":1:2 to 3:4)
{-# dialect_resources: { builtin: { r: "0x0400000001020304" } },
    external_resources: { tool: { k: "v", b: true } } #-}
"t.a"() ({
^bb0(%x: !t loc("n"), %y: tensor<4x?xf32, "e">):
  %0:2 = "t.b"(%x, %y)[^bb1] <{p = [1, 2.5, "s", @a::@b]}> {q = dense<[[1, -2], [0x3, 4]]> : tensor<2x2xi32>}
    : (!t, tensor<4x?xf32, "e">) -> (memref<?x4xi8, strided<[?, 1], offset: 3>, 2>, complex<f64>) loc(#l)
  // comment
^bb1:
  "t.c"() {m = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 4)>, s = affine_set<(d0) : (d0 >= 0)>,
    d = distinct[0]<#a>, o = #u.v<[{x}]>, z = dense<(1, 2)> : vector<1xcomplex<i8>>, w = array<i64: 1, 2>,
    u, v = sparse<[[0]], [1.5]> : tensor<2xf32>, r = dense_resource<r> : tensor<4xi8>, f = () -> !u.w<"(">}
    : () -> () loc(callsite("f" at fused<"m">["a", #l]))
}) : () -> ()
`

// TestTruncated parses each prefix of a module, and the module without each of
// its bytes.
func TestTruncated(t *testing.T) {
	if _, msg := parseAny(t, wholeModule); !strings.HasPrefix(msg, "ignoring") {
		t.Fatal(msg)
	}
	for i := range wholeModule {
		parseAny(t, wholeModule[:i])
		parseAny(t, wholeModule[:i]+wholeModule[i+1:])
	}
}

// FuzzParse parses anything. What is accepted prints as something that is
// accepted, too, and prints the same, as far as upstream's text keeps it.
func FuzzParse(f *testing.F) {
	for _, c := range readCorpus(f) {
		f.Add(c.source())
	}
	f.Add(wholeModule)
	f.Add("\"t.a\"() ({\n!a = tuple<!b>\n!b = i8\n#c = [!a, !b]\n\"t.b\"() ({\n!a = i1\n^bb0(%a: !a):\n}) {c = #c} : () -> !b\n}) : () -> ()")
	f.Add(`"t.a"() {a = affine_map<(d0)[s0] -> (d0 + -(d0 floordiv 0) + s0)>} : () -> ()`)
	f.Add(`"t.a"() {a = sparse<[[0], [0]], [false, true]> : tensor<2xi1>} : () -> ()`)
	f.Add(`"t.a"() {a = 0x3FFF8000000000000001 : f80, b = dense<[0x3FFF8000000000000001, 2.0]> : tensor<2xf80>} : () -> ()`)
	f.Fuzz(func(t *testing.T, text string) {
		op, _ := parseAny(t, text)
		if op == nil {
			return
		}
		flags := Flags{Generic: true}
		once := string(Append(nil, op, flags))
		kept, reads := peer.Text(once)
		if !reads {
			return
		}
		again, msg := parseAny(t, once)
		if again == nil {
			t.Fatalf("%q prints as\n%s\nwhich does not parse: %s", text, once, msg)
		}
		twice := string(Append(nil, again, flags))
		if now, _ := peer.Text(twice); now != kept {
			t.Fatalf("%q prints as\n%s\nand then as\n%s", text, once, twice)
		}
	})
}
