package migrate

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// rewritten returns the result for a text, and the messages.
func rewritten(t testing.TB, text string, o Options) (string, []string, bool) {
	t.Helper()
	var set source.Set
	f, err := set.AddFile("x.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var says []string
	out, ok := Rewrite(f, o, func(d *diag.Diagnostic) {
		at := d.Place.Resolve(&set)
		says = append(says, fmt.Sprintf("%s:%d:%d: %v: %s", at.Filename, at.Line, at.Column, d.Severity, d.Message))
	})
	return string(out), says, ok
}

// TestTypes has types in code: the source, the spelling of MLIR 14, and that of MLIR 22. An empty
// column equals the one before it.
func TestTypes(t *testing.T) {
	for _, c := range [][3]string{
		// LLVM's own spelling.
		{`!llvm<"i32">`, `i32`},
		{`!llvm<"float">`, `f32`},
		{`!llvm<"x86_fp80">`, `f80`},
		{`!llvm<"ppc_fp128">`, `!llvm.ppc_fp128`},
		{`!llvm<"x86_mmx">`, `!llvm.x86_mmx`, `vector<1xi64>`},
		{`!llvm<"void">`, `!llvm.void`},
		{`!llvm<"i8*">`, `!llvm.ptr<i8>`, `!llvm.ptr`},
		{`!llvm< "i8*">`, `!llvm< "i8*">`}, // MLIR's lexer rejects it, too
		{`!llvm<" i8 * ">`, `!llvm.ptr<i8>`, `!llvm.ptr`},
		{`!llvm<"i8 addrspace(3)*">`, `!llvm.ptr<i8, 3>`, `!llvm.ptr<3>`},
		{`!llvm<"i8 addrspace(0)*">`, `!llvm.ptr<i8>`, `!llvm.ptr`},
		{`!llvm<"float addrspace(1)* addrspace(2)*">`, `!llvm.ptr<ptr<f32, 1>, 2>`, `!llvm.ptr<2>`},
		{`!llvm<"<4 x float>">`, `vector<4xf32>`},
		{`!llvm<"<4 x float>*">`, `!llvm.ptr<vector<4xf32>>`, `!llvm.ptr`},
		{`!llvm<"<4 x i8*>">`, `!llvm.vec<4 x ptr<i8>>`, `vector<4x!llvm.ptr>`},
		{`!llvm<"<vscale x 4 x i32>">`, `!llvm.vec<? x 4 x i32>`, `vector<[4]xi32>`},
		{`!llvm<"[2 x <2 x ppc_fp128>]">`, `!llvm.array<2 x vec<2 x ppc_fp128>>`, `!llvm.array<2 x vector<2x!llvm.ppc_fp128>>`},
		{`!llvm<"[4 x [2 x half]]">`, `!llvm.array<4 x array<2 x f16>>`},
		{`!llvm<"[0 x ppc_fp128]">`, `!llvm.array<0 x ppc_fp128>`, `!llvm.array<0 x !llvm.ppc_fp128>`},
		{`!llvm<"{ i32, { float, i8* } }">`, `!llvm.struct<(i32, struct<(f32, ptr<i8>)>)>`, `!llvm.struct<(i32, struct<(f32, ptr)>)>`},
		{`!llvm<"{{i32}, {}}">`, `!llvm.struct<(struct<(i32)>, struct<()>)>`},
		{`!llvm<"<{ i8, i64 }>">`, `!llvm.struct<packed (i8, i64)>`},
		{`!llvm<"void (i8*, ...)*">`, `!llvm.ptr<func<void (ptr<i8>, ...)>>`, `!llvm.ptr`},
		{`!llvm<"float (<2 x bfloat>, ...)">`, `!llvm.func<f32 (vector<2xbf16>, ...)>`},
		{`!llvm<"void (...)">`, `!llvm.func<void (...)>`},
		{`!llvm<"i32 ()* ()">`, `!llvm.func<ptr<func<i32 ()>> ()>`, `!llvm.func<ptr ()>`},
		{`!llvm<"%s = type { i32, %s* }">`, `!llvm.struct<"s", (i32, ptr<struct<"s">>)>`, `!llvm.struct<"s", (i32, ptr)>`},
		{`!llvm<"%s = type opaque">`, `!llvm.struct<"s", opaque>`},
		{`!llvm<"%s = type <{ i8 }>">, !llvm<"%s*">`, `!llvm.struct<"s", packed (i8)>, !llvm.ptr<struct<"s", packed (i8)>>`, `!llvm.struct<"s", packed (i8)>, !llvm.ptr`},
		{`!llvm<"%a*">, !llvm<"%a = type { %b* }">, !llvm<"%b = type { %a*, %b* }">`,
			`!llvm.ptr<struct<"a", (ptr<struct<"b", (ptr<struct<"a">>, ptr<struct<"b">>)>>)>>, ` +
				`!llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>, ptr<struct<"b">>)>>)>, ` +
				`!llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>, ptr<struct<"b">>)>`,
			`!llvm.ptr, !llvm.struct<"a", (ptr)>, !llvm.struct<"b", (ptr, ptr)>`},
		{`!llvm<"%\22a b\22 = type { i8 }">`, `!llvm.struct<"a b", (i8)>`},
		{`!llvm<"%\"a b\" = type { %\"a b\"* }">`, `!llvm.struct<"a b", (ptr<struct<"a b">>)>`, `!llvm.struct<"a b", (ptr)>`},
		{`!llvm<"%struct.A-1$ = type {}">`, `!llvm.struct<"struct.A-1$", ()>`},
		{`!llvm<"%0 = type { i1 }">`, `!llvm.struct<"0", (i1)>`},
		{`tuple<!llvm<"i8*">, !llvm.float>`, `tuple<!llvm.ptr<i8>, f32>`, `tuple<!llvm.ptr, f32>`},

		// The spelling of the first RFC.
		{`!llvm.i32`, `i32`},
		{`!llvm.double`, `f64`},
		{`!llvm.fp128`, `f128`},
		{`!llvm.bfloat`, `bf16`},
		{`!llvm.token`, `!llvm.token`},
		{`!llvm.ptr<float>`, `!llvm.ptr<f32>`, `!llvm.ptr`},
		{`!llvm.ptr<!llvm.float, 3>`, `!llvm.ptr<f32, 3>`, `!llvm.ptr<3>`},
		{`!llvm.vec<4 x float>`, `vector<4xf32>`},
		{`!llvm.vec<4xfloat>`, `vector<4xf32>`},
		{`!llvm.vec<? x 4 x float>`, `!llvm.vec<? x 4 x f32>`, `vector<[4]xf32>`},
		{`!llvm.vector<vscale x 4 x float>`, `!llvm.vec<? x 4 x f32>`, `vector<[4]xf32>`},
		{`!llvm.vector<4 x ptr<i8>>`, `!llvm.vec<4 x ptr<i8>>`, `vector<4x!llvm.ptr>`},
		{`!llvm.array<2 x vec<4 x double>>`, `!llvm.array<2 x vector<4xf64>>`},
		{`!llvm.array<2 x vector<4 x double>>`, `!llvm.array<2 x vector<4xf64>>`},
		{`!llvm.array<2x!llvm.half>`, `!llvm.array<2xf16>`},
		{`!llvm.struct<(i32,  float,!llvm.i8)>`, `!llvm.struct<(i32,  f32,i8)>`},
		{"!llvm.struct<packed (i32,\n\t// the !llvm.float\n\tfloat)>", "!llvm.struct<packed (i32,\n\t// the !llvm.float\n\tf32)>"},
		{`!llvm.struct<"a", (ptr<struct<"a">>, float)>`, `!llvm.struct<"a", (ptr<struct<"a">>, f32)>`, `!llvm.struct<"a", (ptr, f32)>`},
		{`!llvm.func<float (vec<2 x i1>, ...)>`, `!llvm.func<f32 (vector<2xi1>, ...)>`},
		{`!llvm.ptr<!llvm<"{ i8* }">>`, `!llvm.ptr<struct<(ptr<i8>)>>`, `!llvm.ptr`},
		{`!llvm.array<1 x !llvm<"i8*">>`, `!llvm.array<1 x ptr<i8>>`, `!llvm.array<1 x ptr>`},
		{`memref<4x!llvm.float>`, `memref<4xf32>`},
		{`!llvm.struct<(memref<?x!llvm.float, affine_map<(d0) -> (d0)>>, (!llvm.i1) -> !llvm.i2)>`,
			`!llvm.struct<(memref<?xf32, affine_map<(d0) -> (d0)>>, (i1) -> i2)>`},

		// The spelling of MLIR 14, and types that are not LLVM's.
		{`!llvm.ptr<struct<( i32,ptr<i8> )>>`, `!llvm.ptr<struct<( i32,ptr<i8> )>>`, `!llvm.ptr`},
		{`!llvm.struct<( i32,ptr<i8> )>`, `!llvm.struct<( i32,ptr<i8> )>`, `!llvm.struct<( i32,ptr )>`},
		{`!llvm.vec<2x!llvm.ptr<i8>>`, `!llvm.vec<2x!llvm.ptr<i8>>`, `vector<2x!llvm.ptr>`},
		{`!llvm.array<2 x vector<4xi32>>`, `!llvm.array<2 x vector<4xi32>>`},
		{`!llvm.ptr`, `!llvm.ptr`}, {`!llvm.ptr<3>`, `!llvm.ptr<3>`},
		{`!llvm.target<"spirv.Event">`, `!llvm.target<"spirv.Event">`},
		{`!llvm.foo<float>, !llvm.i0x, !llvm.float.y, !llvm_float`, `!llvm.foo<float>, !llvm.i0x, !llvm.float.y, !llvm_float`},
		{`"!llvm.float !llvm<\"i8*\"> " !llvm.float`, `"!llvm.float !llvm<\"i8*\"> " f32`},
		{`vector<4xf32> f32`, `vector<4xf32> f32`},
	} {
		typed, today := c[1], c[2]
		if today == "" {
			today = typed
		}
		for _, o := range []Options{{}, {Opaque: true}} {
			want := typed
			if o.Opaque {
				want = today
			}
			src, want := "^bb(%0: "+c[0]+")\r\n", "^bb(%0: "+want+")\r\n"
			got, says, ok := rewritten(t, src, o)
			if got != want || len(says) > 0 || !ok {
				t.Errorf("%+v\n got %q\nwant %q\n%q", o, got, want, says)
			}
			if again, _, _ := rewritten(t, got, o); again != got {
				t.Errorf("%+v: twice\n%q\n%q", o, got, again)
			}
		}
	}
}

// TestComments has text that is not code.
func TestComments(t *testing.T) {
	for _, c := range []struct {
		text, want, says string
		o                Options
	}{
		{text: `// CHECK: !llvm<"{{.*}}*"> !llvm<"[[T]]"> !llvm<"[{{[0-9]+}} x float]">`,
			want: `// CHECK: !llvm.ptr<{{.*}}> [[T]] !llvm.array<{{[0-9]+}} x f32>`},
		{text: `// CHECK-SAME: !llvm<"[[T:.*]]*"> [[U:!llvm<"i8\*">]] [[V:!llvm.(i32|float)]]`,
			want: `// CHECK-SAME: !llvm.ptr<[[T:.*]]> [[U:!llvm.ptr<i8>]] [[V:!llvm.(i32|float)]]`},
		{text: `// CHECK-NEXT: {{(!llvm.i32|!llvm<"\{ i32, float \}">)}}`, want: `// CHECK-NEXT: {{(i32|!llvm.struct<\(i32, f32\)>)}}`},
		{text: `// CHECK-DAG: {{!llvm<"i8*">}}`, want: `// CHECK-DAG: {{!llvm<"i8*">}}`,
			says: "x.mlir:1:17: error: cannot rewrite this: in this regular expression, the type has characters with a meaning"},
		{text: `// CHECK: !llvm.ptr<{{.*}}, 3> !llvm.struct<({{.*}}, ptr<float>)>`, o: Options{Opaque: true},
			want: `// CHECK: !llvm.ptr<3> !llvm.struct<({{.*}}, ptr)>`},
		{text: `// CHECK: !llvm.vec<4 x {{.*}}>`, want: `// CHECK: !llvm.vec<4 x {{.*}}>`,
			says: "x.mlir:1:11: error: cannot rewrite this: what the elements are decides about the spelling of this vector, and they are a pattern"},
		{text: "// RUN: x | FileCheck %s --check-prefixes=FOO,BAR\n// BAR-NOT: !llvm<\"{{x}}*\">", want: "// RUN: x | FileCheck %s --check-prefixes=FOO,BAR\n// BAR-NOT: !llvm.ptr<{{x}}>"},
		{text: `// {{i32}, i32} is !llvm<"{{i32}, i32}">, not !llvm.loop.`, want: `// {{i32}, i32} is !llvm.struct<(struct<(i32)>, i32)>, not !llvm.loop.`},
		{text: `// expected-error @+1 {{no '!llvm<"float*">' here}}`, want: `// expected-error @+1 {{no '!llvm.ptr<f32>' here}}`},
		{text: `// a !llvm.float. !llvm.ptr<...>`, want: `// a f32. !llvm.ptr<...>`},
		{text: `// !llvm<"..."> !llvm.i8`, want: `// !llvm<"..."> i8`, says: "x.mlir:1:11: warning: cannot rewrite this: expected a type of LLVM"},
		{text: "; !llvm<\"%t*\">\n%t = type { i8* }", o: Options{Foreign: true}, want: "; !llvm.ptr<struct<\"t\", (ptr<i8>)>>\n%t = type { i8* }"},
		{text: `f("!llvm<\"%a = type { i8 }\">", "!llvm.float");`, o: Options{Foreign: true}, want: `f("!llvm.struct<\"a\", (i8)>", "f32");`},
		{text: "\t\"a\"() { // !llvm.i1\r\n  a = !llvm.i1 }\r\n\t", want: "\t\"a\"() { // i1\r\n  a = i1 }\r\n\t"},
	} {
		got, says, ok := rewritten(t, c.text, c.o)
		if got != c.want || strings.Join(says, "\n") != c.says || ok != !strings.Contains(c.says, "error") {
			t.Errorf("%q\n got %q\nwant %q\n%q, %v", c.text, got, c.want, says, ok)
		}
	}
}

// TestCannot has types that cannot be rewritten and must not change.
func TestCannot(t *testing.T) {
	for _, c := range []struct {
		text, says string
		opaque     bool
	}{
		{`!llvm<"%s*">`, "1:1: this file does not say what is in struct %s", false},
		{`!llvm<"%s">`, "1:1: this file does not say what is in struct %s", true},
		{"!llvm<\"%s = type { i8 }\">\n!llvm<\"%s = type { i9 }\">\n", "2:1: struct %s has another body here", false},
		{"// %s = type { i8 }\n// -----\n// %s = type { i9 }\n// -----\n!llvm<\"%s*\">", "5:1: struct %s has different bodies in other pieces of the file, and none in this one", false},
		{`!llvm<"i32 x">`, "1:12: unexpected text after a type", false},
		{`!llvm<"flot*">`, "1:8: LLVM with typed pointers has no type 'flot'", false},
		{`!llvm<"[4 float]">`, "1:11: expected 'x'", false},
		{`!llvm<"%\22a\22 = type { flot }">`, "1:26: LLVM with typed pointers has no type 'flot'", false},
		{`!llvm<"i8*`, "1:1: this is not closed on its line", false},
		{`!llvm.i99999999`, "1:7: there are no integers of this width", false},
		{`!llvm.array<4 float>`, "1:15: expected 'x'", false},
		{`!llvm.vec<? x ptr<f32>>`, "1:15: expected a number", true},
		{`!llvm<"` + strings.Repeat("[1 x ", 2000) + `i8` + strings.Repeat("]", 2000) + `">`, "1:5008: types are nested too deeply", false},
		{`!llvm.` + strings.Repeat("array<1 x ", 2000) + `float` + strings.Repeat(">", 2000), "1:10012: types are nested too deeply", false},
		{`!llvm<"i8` + strings.Repeat("*", 2000) + `">`, "1:1010: types are nested too deeply", false},
		{`"llvm.getelementptr"(%0) : (!llvm<"i8*">) -> !llvm.i8`, "1:1: its generic form has an attribute elem_type today; write the custom form", true},
		{"// !llvm.ptr<i8, 3>\nllvm.atomicrmw add %p, %v monotonic : i32", "2:1: llvm.atomicrmw does not say the address space of its pointer, and this file has several", true},
	} {
		got, says, ok := rewritten(t, c.text, Options{Opaque: c.opaque})
		at, why, _ := strings.Cut(c.says, ": ")
		want := "x.mlir:" + at + ": error: cannot rewrite this: " + why
		if len(says) != 1 || says[0] != want || ok {
			t.Errorf("%.60q:\n got %q\nwant %q", c.text, says, want)
		}
		if !c.opaque && got != c.text && !strings.Contains(why, "another body") {
			t.Errorf("%.60q became %.60q", c.text, got)
		}
	}
}

// TestManyStructs has types whose text would be exponentially long.
func TestManyStructs(t *testing.T) {
	var b strings.Builder
	for i := range 64 {
		n := string(rune('A'+i/8)) + string(rune('a'+i%8))
		next := string(rune('A'+(i+1)/8)) + string(rune('a'+(i+1)%8))
		b.WriteString("// %" + n + " = type { %" + next + "*, %" + next + "* }\n")
	}
	b.WriteString("// %Ia = type {}\n!llvm<\"%Aa*\">")
	got, says, ok := rewritten(t, b.String(), Options{})
	if ok || len(says) != 1 || !strings.HasSuffix(says[0], "the text of this type is too long") || got != b.String() {
		t.Errorf("%q", says)
	}
	if got, _, ok := rewritten(t, b.String(), Options{Opaque: true}); !ok || !strings.HasSuffix(got, "\n!llvm.ptr") {
		t.Errorf("%q", got)
	}
}

// TestOperations has operations that need types with opaque pointers.
func TestOperations(t *testing.T) {
	for _, c := range [][2]string{
		{`%0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr<float>`, `%0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32`},
		{`// CHECK: llvm.load %[[P:.*]] : !llvm<"%s*"> %s = type { i8 }`, `// CHECK: llvm.load %[[P:.*]] : !llvm.ptr -> !llvm.struct<"s", (i8)> %s = type { i8 }`},
		{`llvm.load %p : !llvm.ptr -> f32`, ``},
		{`llvm.store volatile %v, %p : !llvm.ptr<ptr<i8>> loc(#loc)`, `llvm.store volatile %v, %p : !llvm.ptr, !llvm.ptr loc(#loc)`},
		{`llvm.store %v, %p : i32, !llvm.ptr`, ``},
		{"llvm.getelementptr %p[1, %i]\n  : (!llvm.ptr<struct<(i8, float)>>, !llvm.i64) -> !llvm.ptr<float>", "llvm.getelementptr %p[1, %i]\n  : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, f32)>"},
		{`llvm.getelementptr %p[%i] : (!llvm.vec<2 x ptr<i8>>, i64) -> !llvm.vec<2 x ptr<i8>>`, `llvm.getelementptr %p[%i] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i8`},
		{`llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8`, ``},
		{"!a = type !llvm.ptr<i8>\nllvm.load %p : !a", "!a = !llvm.ptr\nllvm.load %p : !a -> i8"},
		{`llvm.mlir.null : !llvm.ptr<i8>`, `llvm.mlir.zero : !llvm.ptr`},
		{`"llvm.mlir.null"() : () -> !llvm.ptr<i8>`, `"llvm.mlir.zero"() : () -> !llvm.ptr`},
		{`llvm.call %f(%0) {a = "x"} : (!llvm.i32) -> ()`, `llvm.call %f(%0) {a = "x"} : !llvm.ptr, (i32) -> ()`},
		{`llvm.call @m::@f(%0) : (!llvm.float) -> ()`, `llvm.call @m::@f(%0) : (f32) -> ()`},
		{`llvm.invoke %f() to ^a unwind ^b : () -> !llvm.float`, `llvm.invoke %f() to ^a unwind ^b : !llvm.ptr, () -> f32`},
		{`llvm.atomicrmw fadd %p, %v monotonic : !llvm.float`, `llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, f32`},
		{`llvm.cmpxchg %p, %a, %b acq_rel monotonic : i32`, `llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32`},
		{`%1 = llvm.intr.eh.typeid.for %0 : i32`, `%1 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32`},
		{"llvm.intr.vastart %0 // !llvm.i1\nllvm.intr.vacopy %0 to %1 {x}\nllvm.intr.stackrestore %1", "llvm.intr.vastart %0 : !llvm.ptr // i1\nllvm.intr.vacopy %0 to %1 {x} : !llvm.ptr, !llvm.ptr\nllvm.intr.stackrestore %1 : !llvm.ptr"},
		{"llvm.load\nllvm.load %x\n%2 = llvm.add %a : !llvm.ptr<i8>", "llvm.load\nllvm.load %x\n%2 = llvm.add %a : !llvm.ptr"},
		{`@llvm.load : !llvm.ptr<i8>`, `@llvm.load : !llvm.ptr`},
	} {
		want := c[1]
		if want == "" {
			want = c[0]
		}
		got, says, ok := rewritten(t, c[0]+"\n// !llvm", Options{Opaque: true})
		if got = strings.TrimSuffix(got, "\n// !llvm"); got != want || !ok || len(says) > 0 {
			t.Errorf("\n got %q\nwant %q\n%q", got, want, says)
		}
	}
}

// FuzzRewrite checks that nothing panics, that a failure is reported, and that text without !llvm
// does not change.
func FuzzRewrite(f *testing.F) {
	for _, s := range []string{
		"%0 = llvm.load %p : !llvm<\"{ i8*, <4 x float>* }*\">\n", "// CHECK: !llvm<\"{{.*}}*\"> [[X:!llvm.i32]] {{!llvm<\"i8\\*\">}}",
		"!a = type !llvm.struct<\"a\", packed (ptr<struct<\"a\">>, vec<? x 4 x float>)>\n// -----\n", "!llvm<\"%a = type <{ %a*, void (...)*, i8 addrspace(3)* }>\"> !llvm<\"%a*\">",
		"llvm.getelementptr %0[%1] : (!llvm.ptr<array<2 x float>>, i32) -> !llvm.ptr<float>\r\n\"llvm.mlir.null\"()", "f(\"!llvm<\\\"i8*\\\">\") !llvm.func<void (memref<2x!llvm.float>, (i1) -> !llvm<\"i8\">)>",
	} {
		f.Add(s, uint8(0))
		f.Add(s, uint8(1))
		f.Add(s, uint8(3))
	}
	f.Fuzz(func(t *testing.T, text string, flags uint8) {
		if len(text) > 1<<14 {
			return
		}
		o := Options{Opaque: flags&1 != 0, Foreign: flags&2 != 0}
		once, says, ok := rewritten(t, text, o)
		if !ok && len(says) == 0 {
			t.Fatal("nothing says what is wrong")
		}
		if !strings.Contains(text, "!llvm") && once != text {
			t.Fatalf("changed\n%q\n%q", text, once)
		}
	})
}
