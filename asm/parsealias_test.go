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

// parseText parses a program and returns it with its diagnostics, a line each.
func parseText(t *testing.T, text string) (*ir.Operation, string) {
	t.Helper()
	ctx := ir.NewContext(testdialect.All()...)
	ctx.SetAllowUnregisteredDialects(true)
	f, err := ctx.Files().AddFile("x", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	op := asm.ParseModule(ctx, source.Whole(f), asm.Config{}, func(d *diag.Diagnostic) {
		for _, d := range append([]*diag.Diagnostic{d}, d.Notes...) {
			p := d.Place.Resolve(ctx.Files())
			fmt.Fprintf(&out, "%d:%d: %s: %s\n", p.Line, p.Column, d.Severity, d.Message)
		}
	})
	return op, out.String()
}

func printed(op *ir.Operation, aliases asm.StructAliases) string {
	return string(asm.Append(nil, op, asm.Flags{StructAliases: aliases}))
}

func TestForwardAliases(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"!a = tuple<!b, !b>\n!b = i8\n\"op\"() {a = !a} : () -> ()", "tuple<i8, i8>"},
		{"!a = tuple<!b>\n#b = [1]\n!b = tuple<!c>\n!c = i8\n\"op\"() {a = !a} : () -> ()", "tuple<tuple<i8>>"},
		{"#a = [#b, #c]\n#b = 1 : i8\n#c = !d\n!d = i32\n\"op\"() {a = #a} : () -> ()", "[1 : i8, i32]"},
		{"!a = type !b\n!b = type i8\n\"op\"() {a = !a} : () -> ()", "a = i8"},
		{"!a = !llvm.struct<\"a\", (ptr<!a>)>\n\"op\"() {a = !a} : () -> ()",
			`!llvm.struct<"a", (ptr<struct<"a">>)>`},
		{"!a = !llvm.struct<\"a\", (ptr<!b>)>\n!b = !llvm.struct<\"b\", (ptr<!a>)>\n\"op\"() {a = !a} : () -> ()",
			`!llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>`},
		// A declaration is completed under the same alias.
		{"!a = !llvm.struct<\"a\">\n!b = !llvm.struct<\"b\", (ptr<!a>)>\n!a = !llvm.struct<\"a\", (ptr<!b>, i8)>\n\"op\"() {b = !b} : () -> ()",
			`!llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>, i8)>>)>`},
		// Comparisons in affine sets are no brackets.
		{"!a = tuple<!b>\n#s = affine_set<(d0) : (d0 - 1 >= 0)>\n#f = dense<-1> : tensor<2xi8>\n#r = @x::@y\n!b = (i8) -> i8\n\"op\"() {a = !a} : () -> ()", "tuple<(i8) -> i8>"},
		// Each row is parsed on its own.
		{"\"op\"() : () -> ()\n!a = tuple<!b>\n!b = i8\n\"op\"() {a = !a} : () -> ()", "tuple<i8>"},
	} {
		op, errs := parseText(t, c.text)
		if op == nil || errs != "" {
			t.Errorf("%s\n%s", c.text, errs)
		} else if got := printed(op, asm.AutoStructAliases); !strings.Contains(got, c.want) {
			t.Errorf("%s\ngot %s\nwant %s", c.text, got, c.want)
		}
	}
}

func TestForwardAliasErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"!a = tuple<!b>\n\"op\"() : () -> ()\n!b = i8", "1:14: error: undefined symbol alias id 'b'\n"},
		{"!a = tuple<!b>\n!b = tuple<!a>", "1:14: error: undefined symbol alias id 'b'\n2:1: note: '!b' is defined here, by itself\n"},
		{"!a = !llvm.ptr<!a>", "1:18: error: undefined symbol alias id 'a'\n1:1: note: '!a' is defined here, by itself\n"},
		{"#a = [#a]", "1:9: error: undefined symbol alias id 'a'\n1:1: note: '#a' is defined here, by itself\n"},
		{"!a = i8\n!b = i8\n!a = i8", "3:1: error: redefinition of type alias id 'a'\n1:1: note: '!a' is defined here\n"},
		{"!a = tuple<!b>\n!b = i8\n!b = i9", "3:1: error: redefinition of type alias id 'b'\n2:1: note: '!b' is defined here\n"},
		{"!a = !llvm.struct<\"a\">\n!a = !llvm.struct<\"b\", ()>", "2:1: error: redefinition of type alias id 'a'\n1:1: note: '!a' is defined here\n"},
		{"!a = !llvm.struct<\"a\">\n\"op\"() : () -> ()", "1:1: error: type alias 'a' is declared, but its type is never given a body\n"},
		{"!a = tuple<!llvm.struct<\"a\">>", "1:28: error: struct without a body only allowed in a recursive struct\n"},
		{"!a = tuple<!b>\n!b = tuple<", "2:11: error: expected non-function type\n"},
	} {
		if op, errs := parseText(t, c.text); op != nil || errs != c.want {
			t.Errorf("%s\ngot %swant %s", c.text, errs, c.want)
		}
	}
}

// structs are programs whose types refer to each other, by how many there are.
var structs = map[string]func(n int) string{
	"tree": func(n int) string { // of two members each, which are the same
		var b strings.Builder
		b.WriteString("!s0 = !llvm.struct<\"s.0\", (i32)>\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(&b, "!s%d = !llvm.struct<\"s.%d\", (!s%d, !s%d)>\n", i, i, i-1, i-1)
		}
		return b.String() + fmt.Sprintf("\"op\"() {a = !s%d} : () -> ()\n", n-1)
	},
	"literal": func(n int) string {
		var b strings.Builder
		b.WriteString("!s0 = !llvm.struct<(i32)>\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(&b, "!s%d = !llvm.struct<(!s%d, !s%d)>\n", i, i-1, i-1)
		}
		return b.String() + fmt.Sprintf("\"op\"() {a = !s%d} : () -> ()\n", n-1)
	},
	"tuples": func(n int) string {
		var b strings.Builder
		b.WriteString("!s0 = i32\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(&b, "!s%d = tuple<!s%d, !s%d>\n", i, i-1, i-1)
		}
		return b.String() + fmt.Sprintf("\"op\"() {a = [!s%d]} : () -> ()\n", n-1)
	},
	"attributes": func(n int) string {
		var b strings.Builder
		b.WriteString("#s0 = [1]\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(&b, "#s%d = [#s%d, #s%d]\n", i, i-1, i-1)
		}
		return b.String() + fmt.Sprintf("\"op\"() {a = #s%d} : () -> ()\n", n-1)
	},
	"cycle": func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "!s%d = !llvm.struct<\"s.%d\", (ptr<!s%d>)>\n", i, i, (i+1)%n)
		}
		return b.String() + "\"op\"() {a = !s0} : () -> ()\n"
	},
	"all": func(n int) string { // each points to all others
		var b, op strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "!s%d = !llvm.struct<\"s.%d\", (", i, i)
			for j := range n {
				fmt.Fprintf(&b, "ptr<!s%d>, ", j)
			}
			b.WriteString("i8)>\n")
			fmt.Fprintf(&op, "\"op\"() {a = !s%d} : () -> ()\n", i)
		}
		return b.String() + op.String()
	},
}

// TestLongTypes prints programs whose types would take far more text in full,
// and reads the text back.
func TestLongTypes(t *testing.T) {
	for name, program := range structs {
		for _, n := range []int{2, 7, 9, 40, 150} {
			text := program(n)
			op, errs := parseText(t, text)
			if op == nil {
				t.Fatalf("%s %d: %s", name, n, errs)
			}
			for _, policy := range []asm.StructAliases{asm.AutoStructAliases, asm.AlwaysStructAliases} {
				out := printed(op, policy)
				if limit := 2*len(text) + 64<<10 + (n+2)*4<<10; len(out) > limit {
					t.Errorf("%s %d: %d bytes from %d", name, n, len(out), len(text))
				}
				again, errs := parseText(t, out)
				if again == nil {
					t.Fatalf("%s %d does not come back: %.2000s\n%s", name, n, out, errs)
				}
				if got := printed(again, policy); got != out {
					t.Errorf("%s %d comes back as\n%.2000s\nnot\n%.2000s", name, n, got, out)
				}
			}
			if s := op.String(); len(s) > 17<<20 {
				t.Errorf("%s %d: String has %d bytes", name, n, len(s))
			}
		}
	}
}

// TestLengths checks that the text of structs that all point to all others is linear
// in the number of pointers, and how long that of 64 levels of nested structs of two
// members each is.
func TestLengths(t *testing.T) {
	per := 0.0
	for n := 64; n <= 512; n *= 2 {
		op, errs := parseText(t, structs["all"](n))
		if op == nil {
			t.Fatal(errs)
		}
		got := float64(len(printed(op, asm.AutoStructAliases))) / float64(n*n)
		if per == 0 {
			per = got
		}
		if got > 1.2*per {
			t.Errorf("%d structs: %.1f bytes for each pointer, with 64 it is %.1f", n, got, per)
		}
	}
	op, errs := parseText(t, structs["tree"](64))
	if op == nil {
		t.Fatal(errs)
	}
	if n := len(printed(op, asm.AutoStructAliases)); n > 100000 {
		t.Errorf("64 levels: %d bytes", n)
	}
}

// TestStructAliases checks which structs have aliases.
func TestStructAliases(t *testing.T) {
	op, errs := parseText(t, `
"op"() {a = !llvm.struct<"struct.A", (ptr<struct<"b 1", (ptr<struct<"struct.A">>)>>)>, b = !llvm.struct<"o", opaque>} : () -> ()
"op"() {c = !llvm.struct<(i8, struct<"b+1", (array<2 x struct<"7", ()>>)>)>} : () -> ()
`)
	if op == nil {
		t.Fatal(errs)
	}
	full := `module {
  "op"() {a = !llvm.struct<"struct.A", (ptr<struct<"b 1", (ptr<struct<"struct.A">>)>>)>, b = !llvm.struct<"o", opaque>} : () -> ()
  "op"() {c = !llvm.struct<(i8, struct<"b+1", (array<2 x struct<"7", ()>>)>)>} : () -> ()
}
`
	for _, p := range []asm.StructAliases{asm.AutoStructAliases, asm.NeverStructAliases} {
		if got := printed(op, p); got != full {
			t.Errorf("got %s", got)
		}
	}
	want := `!_7 = !llvm.struct<"7", ()>
!b_1 = !llvm.struct<"b 1", (ptr<!struct_A>)>
!b_1_1 = !llvm.struct<"b+1", (array<2 x !_7>)>
!struct_A = !llvm.struct<"struct.A", (ptr<!b_1>)>
module {
  "op"() {a = !struct_A, b = !llvm.struct<"o", opaque>} : () -> ()
  "op"() {c = !llvm.struct<(i8, !b_1_1)>} : () -> ()
}
`
	if got := printed(op, asm.AlwaysStructAliases); got != want {
		t.Errorf("got %s", got)
	}
}
