package asm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// scoped has definitions in all kinds of regions. It is as it is printed.
const scoped = `!g = !llvm.struct<"g", (i8)>
module {
  !i = i32
  #v = [5, !i]
  module @x {
    !a = !llvm.struct<"a", (ptr<!b>)>
    !b = !llvm.struct<"b", (ptr<!a>, !i)>
    !d = !llvm.struct<"d", (!e)>
    !e = !llvm.struct<(ptr<!d>, !0, struct<"o", (i1)>)>
    !0 = f32
    #l = loc("x":1:2)
    llvm.func @f(%arg0: !llvm.ptr<!a>) -> !d {
      !a_1 = !llvm.struct<"a", (i8)>
      !v = vector<4x!i>
      %1 = llvm.mlir.undef : !llvm.array<2 x !a_1>
      %2 = llvm.mlir.undef : !llvm.vec<4 x ptr<!a_1>>
      %3 = llvm.mlir.undef : !llvm.struct<(!a, !a_1)>
      %4 = llvm.mlir.constant(dense<1> : !v) : !v
      %5 = llvm.mlir.undef : !d
      llvm.return %5 : !d
    }
    llvm.mlir.global external @g(5 : !i) : !i
    "op"() {t = tensor<2x!i>, x = #v, y = 5 : !i} : () -> ()
  }
  module @y {
    !a = !llvm.struct<"a", opaque>
    !g_1 = !llvm.struct<"g", (array<2 x !g>)>
    !x = !g_1
    !y = !llvm.struct<"h.1", packed ()>
    llvm.func @f(!llvm.ptr<!a>, !g_1, !llvm.ptr<!g>)
  }
  %0 = "op"() ({
    !a = !llvm.struct<"a", (i64)>
  ^bb0(%arg0: !a):
    "op"(%arg0) : (!a) -> ()
  }, {
  }) : () -> !i
}
`

// TestScopes prints what it reads, in all forms, with any number of threads.
func TestScopes(t *testing.T) {
	op, errs := parseText(t, scoped)
	if op == nil {
		t.Fatal(errs)
	}
	if !verify.Operation(op, verify.Options{}, func(d *diag.Diagnostic) { t.Error(d) }) {
		t.Fail()
	}
	if got := string(asm.Append(nil, op, asm.Flags{})); got != scoped {
		t.Errorf("got %s", got)
	}
	for _, f := range []asm.Flags{
		{}, {Generic: true}, {DebugInfo: true}, {LocalScope: true}, {LocalScope: true, DebugInfo: true},
		{StructAliases: asm.AlwaysStructAliases}, {StructAliases: asm.NeverStructAliases},
	} {
		var out strings.Builder
		f.Threads = 4
		if err := asm.Print(&out, op, f); err != nil {
			t.Fatal(err)
		}
		again, errs := parseText(t, out.String())
		if again == nil {
			t.Errorf("%+v: %s\n%s", f, errs, out.String())
			continue
		}
		f.Threads = 1
		if got := string(asm.Append(nil, again, f)); got != out.String() {
			t.Errorf("%+v: %s\ncomes back as\n%s", f, out.String(), got)
		}
		if f.Generic || f.DebugInfo || f.StructAliases != 0 {
			continue
		}
		if got := string(asm.Append(nil, again, asm.Flags{})); got != scoped {
			t.Errorf("%+v: %s\ncomes back as\n%s", f, out.String(), got)
		}
	}
}

func TestScopeMeaning(t *testing.T) {
	op, errs := parseText(t, `
module @x {
  !p = !llvm.ptr<!a>
  !a = !llvm.struct<"a", (i32)>
  "op"() {t = !a, u = !llvm.struct<"a", (i32)>, p = !p, q = !llvm.ptr<struct<"a", (i32)>>} : () -> ()
}
module @y {
  !a = !llvm.struct<"a", (i32)>
  "op"() {t = !a} : () -> ()
}
"op"() {t = !llvm.struct<"a", (i32)>} : () -> ()
`)
	if op == nil {
		t.Fatal(errs)
	}
	types := map[string]ir.Type{}
	n := 0
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "op" {
			n++
			for _, e := range op.Discardables().Entries() {
				types[fmt.Sprint(e.Name, n)] = e.Value.(*ir.TypeAttr).Value()
			}
		}
		return ir.Advance
	})
	if types["t1"] != types["u1"] || types["p1"] != types["q1"] {
		t.Error("a name and the full text do not mean the same in a region")
	}
	if types["t1"] == types["t2"] || types["t1"] == types["t3"] || types["t2"] == types["t3"] {
		t.Error("types of different regions are the same")
	}
	if s := types["t3"].(*llvm.StructType); s.Scope() != nil || types["t1"].(*llvm.StructType).Scope() == nil {
		t.Error("wrong scope")
	}
}

func TestScopeErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// The listing of "recursive types": !a and !b are not seen outside.
		{"module {\nmodule {\n!a = !llvm.struct<\"a\", (ptr<!b>)>\n!b = !llvm.struct<\"b\", (ptr<!a>)>\n}\n\"op\"() {a = !b} : () -> ()\n}",
			"6:15: error: undefined symbol alias id 'b'\n4:1: note: '!b' is defined here, for another region\n"},
		{"module {\n!a = i8\n!b = i8\n!a = i8}", "4:1: error: redefinition of type alias id 'a'\n2:1: note: '!a' is defined here\n"},
		{"module {\n#a = 1\n#a = 2}", "3:1: error: redefinition of attribute alias id 'a'\n2:1: note: '#a' is defined here\n"},
		{"module {\n!a = tuple<!a>}", "2:14: error: undefined symbol alias id 'a'\n2:1: note: '!a' is defined here, by itself\n"},
		{"module {\n!a = !llvm.struct<\"a\">\n\"op\"() : () -> ()}", "2:1: error: type alias 'a' is declared, but its type is never given a body\n"},
		{"module {\n\"op\"() : () -> ()\n!a = i8}", "2:18: error: expected operation name in quotes\n"},
		{"module {\n!a = !llvm.struct<\"a\", (i8)>\n\"op\"() {a = !llvm.struct<\"a\", (i16)>} : () -> ()}",
			"3:32: error: identified type already used with a different body: '!llvm.struct<\"a\", (i16)>', was '!llvm.struct<\"a\", (i8)>'\n"},
		{"module {\n!a = tuple<!b>\n\"op\"() ({\n!b = i8}) : () -> ()}", "2:14: error: undefined symbol alias id 'b'\n4:1: note: '!b' is defined here, for another region\n"},
		{"\"op\"() ({\n!a = i8\n}) : () -> !a", "3:13: error: undefined symbol alias id 'a'\n2:1: note: '!a' is defined here, for another region\n"},
	} {
		if op, errs := parseText(t, c.text); op != nil || errs != c.want {
			t.Errorf("%s\ngot %swant %s", c.text, errs, c.want)
		}
	}
}

// A type that has one of a region in it is not for other regions.
func TestOutOfScope(t *testing.T) {
	op, errs := parseText(t, `module {
  module @x {
    !a = !llvm.struct<"a", (i8)>
    "op"() {a = !llvm.struct<"g", (!a)>} : () -> ()
  }
  "op"() {a = tuple<!llvm.struct<"g", (struct<"a", (i8)>)>>} : () -> ()
}`)
	if op != nil || !strings.Contains(errs, "already used with a different body") {
		t.Fatalf("the context's \"a\" stands for the region's: %s", errs)
	}
	op, errs = parseText(t, `module {
  module @x {
    !a = !llvm.struct<"a", (i8)>
    "op"() {a = !llvm.struct<"g", (!a)>} : () -> ()
  }
  module @y {
  }
}`)
	if op == nil {
		t.Fatal(errs)
	}
	x := op.Region(0).First().First()
	inner := x.Region(0).First().First()
	inner.Remove()
	x.Next().Region(0).First().Append(inner)
	var got strings.Builder
	if verify.Operation(op, verify.Options{}, func(d *diag.Diagnostic) {
		fmt.Fprintln(&got, d.Message)
		for _, n := range d.Notes {
			fmt.Fprintln(&got, n.Message)
		}
	}) {
		t.Error("not found")
	}
	if !strings.HasPrefix(got.String(), `'op' op mentions attribute '!llvm.struct<"g", (struct<"a", (i8)>)>', which has a part that is defined in a region that the operation is not in`) || !strings.Contains(got.String(), "'!a' is defined here") {
		t.Error(got.String())
	}
	// A copy of the region shares what it defines.
	y := x.Clone(nil)
	if y.Region(0).Scope() != x.Region(0).Scope() {
		t.Error("a copy has another scope")
	}
}
