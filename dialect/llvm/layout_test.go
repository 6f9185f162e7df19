package llvm_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
)

// dataLayouts are strings of real targets, and some unusual ones.
var dataLayouts = []string{
	"",
	"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
	"e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
	"e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
	"E-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64",
	"e-p3:16:32:64:8-p5:128:128-i24:64-f128:64-v96:32-v16:8-a:32:64",
}

// llvmTypes pairs types with their spelling in LLVM IR.
func llvmTypes(c *ir.Context) []struct {
	t    ir.Type
	text string
} {
	f := func(k ir.FloatKind) ir.Type { return ir.NewFloatType(c, k) }
	lit := func(packed bool, ts ...ir.Type) ir.Type { return llvm.NewLiteralStruct(c, ts, packed) }
	ptr := llvm.NewPointerType(c, 0)
	return []struct {
		t    ir.Type
		text string
	}{
		{c.I1(), "i1"}, {c.I8(), "i8"}, {c.I16(), "i16"}, {c.I32(), "i32"}, {c.I64(), "i64"}, {c.I(128), "i128"},
		{c.I(3), "i3"}, {c.I(20), "i20"}, {c.I(33), "i33"}, {c.I(57), "i57"}, {c.I(129), "i129"}, {c.I(1000), "i1000"},
		{f(ir.F16), "half"}, {f(ir.BF16), "bfloat"}, {f(ir.F32), "float"}, {f(ir.F64), "double"},
		{f(ir.F80), "x86_fp80"}, {f(ir.F128), "fp128"}, {llvm.NewPPCFP128Type(c), "ppc_fp128"},
		{ptr, "ptr"}, {llvm.NewPointerType(c, 3), "ptr addrspace(3)"},
		{llvm.NewPointerType(c, 5), "ptr addrspace(5)"}, {llvm.NewPointerType(c, 270), "ptr addrspace(270)"},
		{llvm.FixedVectorType(c.I8(), 2), "<2 x i8>"}, {llvm.FixedVectorType(c.I8(), 12), "<12 x i8>"},
		{llvm.FixedVectorType(c.I1(), 9), "<9 x i1>"}, {llvm.FixedVectorType(c.I(20), 3), "<3 x i20>"},
		{llvm.FixedVectorType(c.F32(), 4), "<4 x float>"}, {llvm.FixedVectorType(c.F64(), 3), "<3 x double>"},
		{llvm.FixedVectorType(ptr, 2), "<2 x ptr>"}, {llvm.FixedVectorType(llvm.NewPointerType(c, 3), 4), "<4 x ptr addrspace(3)>"},
		{llvm.NewArrayType(c.I(20), 5), "[5 x i20]"}, {llvm.NewArrayType(f(ir.F80), 2), "[2 x x86_fp80]"},
		{llvm.NewArrayType(llvm.FixedVectorType(c.I8(), 3), 3), "[3 x <3 x i8>]"}, {llvm.NewArrayType(c.I64(), 0), "[0 x i64]"},
		{lit(false), "{}"}, {lit(false, c.I8(), c.I32()), "{i8, i32}"}, {lit(true, c.I8(), c.I32(), c.I64()), "<{i8, i32, i64}>"},
		{lit(false, c.I64(), c.I8()), "{i64, i8}"}, {lit(false, c.I8(), lit(true, c.I8(), c.I16()), c.I16()), "{i8, <{i8, i16}>, i16}"},
		{lit(false, c.I8(), f(ir.F80), c.I(128)), "{i8, x86_fp80, i128}"}, {lit(true, lit(false, c.I8(), ptr), c.I1()), "<{{i8, ptr}, i1}>"},
		{lit(false, llvm.NewArrayType(lit(false, c.I16(), c.I8()), 7), llvm.FixedVectorType(c.I32(), 4), c.I8()), "{[7 x {i16, i8}], <4 x i32>, i8}"},
		{llvm.NewTargetExtType(c, "spirv.Event", nil, nil), `target("spirv.Event")`},
	}
}

var folded = regexp.MustCompile(`ret i64 (\d+)|alloca .*, align (\d+)`)

func TestDataLayoutAgainstLLVM(t *testing.T) {
	opt := peer.Tool(t, "opt-22")
	for _, text := range dataLayouts {
		l, err := llvm.ParseDataLayout(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		c := ir.NewContext(llvm.Dialect)
		types := llvmTypes(c)
		var src strings.Builder
		fmt.Fprintf(&src, "target datalayout = %q\ndeclare void @use(ptr)\n", text)
		for i, ty := range types {
			fmt.Fprintf(&src, "define i64 @size%d() { ret i64 ptrtoint (ptr getelementptr (%s, ptr null, i32 1) to i64) }\n", i, ty.text)
			fmt.Fprintf(&src, "define i64 @abi%d() { ret i64 ptrtoint (ptr getelementptr ({i8, %s}, ptr null, i32 0, i32 1) to i64) }\n", i, ty.text)
			fmt.Fprintf(&src, "define void @pref%d() { %%a = alloca %s\n call void @use(ptr %%a)\n ret void }\n", i, ty.text)
		}
		cmd := peer.Command(t, opt, "-S", "-passes=instcombine", "-")
		cmd.Stdin = strings.NewReader(src.String())
		out, err := cmd.Output()
		if err != nil {
			var e *peer.ExitError
			errors.As(err, &e)
			t.Fatalf("opt: %v\n%s", err, e.Stderr)
		}
		found := folded.FindAllStringSubmatch(string(out), -1)
		if len(found) != 3*len(types) {
			t.Fatalf("%q: %d answers to %d questions:\n%s", text, len(found), 3*len(types), out)
		}
		for i, ty := range types {
			size, err1 := l.AllocSize(ty.t)
			abi, err2 := l.ABIAlignment(ty.t)
			pref, err3 := l.PreferredAlignment(ty.t)
			if err := errors.Join(err1, err2, err3); err != nil {
				t.Errorf("%q: %s: %v", text, ty.t, err)
			}
			got := fmt.Sprint(size.Min, abi, pref)
			want := fmt.Sprint(found[3*i][1], " ", found[3*i+1][1], " ", found[3*i+2][2])
			if got != want {
				t.Errorf("%q: %s: size, ABI and preferred alignment %s, LLVM says %s", text, ty.t, got, want)
			}
		}
	}
}

func TestDataLayoutAccessors(t *testing.T) {
	l, err := llvm.ParseDataLayout("E-m:o-p:64:32:64:32-p7:32:32-ni:7:8-n8:16-S64-Fn16-A5-P2-G1")
	if err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprintln(l.BigEndian, string(l.Mangling), l.StackAlign, l.FunctionAlign, l.FunctionDependent, l.AllocaSpace, l.ProgramSpace,
		l.GlobalsSpace, l.NativeInts, l.PointerBits(0), l.IndexBits(0), l.PointerBits(7), l.IndexBits(7), l.PointerBits(99),
		l.IsNonIntegral(7), l.IsNonIntegral(8), l.IsNonIntegral(0), l.IsNonIntegral(9))
	if want := "true o 8 2 true 5 2 1 [8 16] 64 32 32 32 64 true true false false\n"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestDataLayoutErrors(t *testing.T) {
	for _, tt := range [][2]string{
		{"x", "unknown specifier 'x'"},
		{"-", "empty specification is not allowed"},
		{"e-", "empty specification is not allowed"},
		{"e1", "malformed specification, must be just 'e' or 'E'"},
		{"p:64", `malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"`},
		{"p:64:", "ABI alignment component cannot be empty"},
		{"p::64", "pointer size component cannot be empty"},
		{"p:0:64", "pointer size must be a non-zero 24-bit integer"},
		{"p:64:12", "ABI alignment must be a power of two times the byte width"},
		{"p:64:65536", "ABI alignment must be a 16-bit integer"},
		{"p:64:64:32", "preferred alignment cannot be less than the ABI alignment"},
		{"p:64:64:0", "preferred alignment must be non-zero"},
		{"p:64:64:64:65", "index size cannot be larger than the pointer size"},
		{"p:64:64:64:0", "index size must be a non-zero 24-bit integer"},
		{"p16777216:64:64", "address space must be a 24-bit integer"},
		{"px:64:64", "'x' is not a valid pointer specification flag"},
		{"pe:64:64", "address space 0 cannot be unstable or have external state"},
		{"p3(foo:64:64", "Expected `( address space name )`"},
		{"p1(P):64:64", "Cannot use predefined address space names P/G/A in data layout"},
		{"p1(a):64:64-p2(a):64:64", "address space name `a` already used"},
		{"i8", `malformed specification, must be of the form "i<size>:<abi>[:<pref>]"`},
		{"i:32", "size component cannot be empty"},
		{"i8:16", "i8 must be 8-bit aligned"},
		{"i0:8", "size must be a non-zero 24-bit integer"},
		{"f32:0", "ABI alignment must be non-zero"},
		{"v64:64:32", "preferred alignment cannot be less than the ABI alignment"},
		{"a", `malformed specification, must be of the form "a:<abi>[:<pref>]"`},
		{"a1:0:64", "size must be zero"},
		{"a:0:0", "preferred alignment must be non-zero"},
		{"n8:", "size component cannot be empty"},
		{"ni", `malformed specification, must be of the form "ni:<address space>[:<address space>]..."`},
		{"ni:", "address space component cannot be empty"},
		{"ni:0", "address space 0 cannot be non-integral"},
		{"S", `malformed specification, must be of the form "S<size>"`},
		{"S0", "stack natural alignment must be non-zero"},
		{"S12", "stack natural alignment must be a power of two times the byte width"},
		{"F", `malformed specification, must be of the form "F<type><abi>"`},
		{"Fx", "unknown function pointer alignment type 'x'"},
		{"Fi", "ABI alignment component cannot be empty"},
		{"m:", `malformed specification, must be of the form "m:<mangling>"`},
		{"m:ee", "unknown mangling mode"},
		{"A", `malformed specification, must be of the form "A<address space>"`},
		{"A:5", "address space must be a 24-bit integer"},
	} {
		if _, err := llvm.ParseDataLayout(tt[0]); err == nil || err.Error() != tt[1] {
			t.Errorf("%q: %v, want %s", tt[0], err, tt[1])
		}
	}
}

// FuzzDataLayout compares the result with that of the peer, once for each input that the fuzzer
// keeps.
func FuzzDataLayout(f *testing.F) {
	for _, s := range append(dataLayouts, "p1(a):64:64", "s", "ni:1:2", "a0:0:64") {
		f.Add(s)
	}
	c := ir.NewContext(llvm.Dialect)
	f.Fuzz(func(t *testing.T, text string) {
		l, err := llvm.ParseDataLayout(text)
		if err != nil {
			return
		}
		for _, ty := range llvmTypes(c) {
			abi, err1 := l.ABIAlignment(ty.t)
			pref, err2 := l.PreferredAlignment(ty.t)
			if err1 != nil || err2 != nil || abi == 0 || abi > pref || abi&(abi-1) != 0 {
				t.Errorf("%q: %s is aligned to %d, preferred %d: %v, %v", text, ty.t, abi, pref, err1, err2)
			}
		}
	})
}

func TestNoLayout(t *testing.T) {
	c := ir.NewContext(llvm.Dialect)
	self := llvm.IdentifiedStruct(c, "self")
	self.SetBody([]ir.Type{c.I32(), llvm.NewArrayType(self, 2)}, false)
	a, b := llvm.IdentifiedStruct(c, "a"), llvm.IdentifiedStruct(c, "b")
	a.SetBody([]ir.Type{b}, false)
	b.SetBody([]ir.Type{llvm.NewLiteralStruct(c, []ir.Type{a}, true)}, false)
	void := llvm.NewVoidType(c)
	dl, _ := llvm.ParseDataLayout("")
	ml := datalayout.New()
	for _, ty := range []ir.Type{
		self, a, b, void, llvm.NewFunctionType(void, nil, false), llvm.NewOpaqueStruct(c, "opaque"),
		llvm.IdentifiedStruct(c, "not yet"), llvm.NewArrayType(llvm.NewOpaqueStruct(c, "opaque"), 1), llvm.NewTargetExtType(c, "x", nil, nil),
	} {
		if llvm.IsSized(ty) {
			t.Errorf("%s is sized", ty)
		}
		var none *datalayout.NoSizeError
		if _, err := dl.SizeInBits(ty); !errors.As(err, &none) {
			t.Errorf("LLVM: %s: %v", ty, err)
		}
		if _, err := ml.Size(ty); !errors.As(err, &none) {
			t.Errorf("MLIR: %s: %v", ty, err)
		}
		if _, err := ml.PreferredAlignment(ty); !errors.As(err, &none) {
			t.Errorf("MLIR: %s: %v", ty, err)
		}
	}
	huge := ir.Type(c.I8())
	for range 5 {
		huge = llvm.NewArrayType(huge, 1<<30)
	}
	var large *datalayout.TooLargeError
	if _, err := dl.AllocSize(huge); !errors.As(err, &large) {
		t.Errorf("LLVM: %s: %v", huge, err)
	}
	if _, err := ml.Size(llvm.NewLiteralStruct(c, []ir.Type{huge}, false)); !errors.As(err, &large) {
		t.Errorf("MLIR: %s: %v", huge, err)
	}
	// A struct without a body may get one later.
	later := llvm.IdentifiedStruct(c, "later")
	in := llvm.NewLiteralStruct(c, []ir.Type{c.I8(), later}, false)
	if llvm.IsSized(in) {
		t.Error("a struct without a body is sized")
	}
	later.SetBody([]ir.Type{c.I64()}, false)
	if s, err := dl.AllocSize(in); err != nil || s.Min != 12 {
		t.Errorf("size %d, %v, want 12", s.Min, err)
	}
	if s, err := ml.Size(in); err != nil || s.Min != 12 {
		t.Errorf("size %d, %v, want 12", s.Min, err)
	}
}

func TestStructLayout(t *testing.T) {
	c := ir.NewContext(llvm.Dialect)
	l, _ := llvm.ParseDataLayout("e-i64:64")
	s, err := l.Struct(llvm.NewLiteralStruct(c, []ir.Type{c.I8(), c.I64(), llvm.NewArrayType(c.I16(), 0), c.I16()}, false))
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(s.Offsets, s.Size.Min, s.Align, s.HasPadding); got != "[0 8 16 16] 24 8 true" {
		t.Error(got)
	}
	for offset, want := range map[uint64]int{0: 0, 7: 0, 8: 1, 15: 1, 16: 3, 23: 3} {
		if got := s.FieldAt(offset); got != want {
			t.Errorf("element at %d is %d, want %d", offset, got, want)
		}
	}
}

// spec parses the entries of a #dlti.dl_spec.
func spec(t *testing.T, c *ir.Context, entries string) datalayout.Spec {
	t.Helper()
	a, err := asm.ParseAttr(c, "#dlti.dl_spec<"+entries+">")
	if err != nil {
		t.Fatalf("%s: %v", entries, err)
	}
	return a.(datalayout.Spec)
}

func TestLayout(t *testing.T) {
	c := ir.NewContext(llvm.Dialect, dlti.Dialect)
	const (
		none     = ""
		pointers = "!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>, !llvm.ptr<5> = dense<64> : vector<3xi64>, !llvm.ptr<4> = dense<[32, 64, 64, 24]> : vector<4xi64>"
		typed    = "!llvm.ptr<i8> = dense<[32, 32, 64]> : vector<3xi32>, !llvm.ptr<i8, 5> = dense<64> : vector<3xi32>"
		structs  = "!llvm.struct<()> = dense<32> : vector<2xi64>"
		over     = "!llvm.struct<()> = dense<64> : vector<1xi64>"
		numbers  = "i16 = dense<32> : vector<1xi64>, i64 = dense<[64, 128]> : vector<2xi64>, f32 = dense<[64, 128]> : vector<2xi64>, index = 32 : i64"
	)
	for _, tt := range [][3]string{ // entries, type; bits, bytes, ABI and preferred alignment, index
		{none, "!llvm.ptr", "64 8 8 8 64"}, {none, "!llvm.ptr<5>", "64 8 8 8 64"}, {none, "!llvm.ptr<i8>", "64 8 8 8 64"},
		{pointers, "!llvm.ptr", "32 4 4 8 32"}, {pointers, "!llvm.ptr<3>", "32 4 4 8 32"}, {pointers, "!llvm.ptr<5>", "64 8 8 8 64"},
		{pointers, "!llvm.ptr<4>", "32 4 8 8 24"}, {pointers, "!llvm.ptr<i32, 5>", "64 8 8 8 64"},
		{typed, "!llvm.ptr<i8>", "32 4 4 8 32"}, {typed, "!llvm.ptr<ptr<i8>>", "32 4 4 8 32"}, {typed, "!llvm.ptr<bf16, 3>", "32 4 4 8 32"},
		{typed, "!llvm.ptr<i32, 5>", "64 8 8 8 64"},
		{none, "!llvm.struct<(i32)>", "32 4 4 4 0"}, {none, "!llvm.struct<(i32, f64)>", "128 16 8 8 0"}, {none, "!llvm.struct<(f64, i32)>", "128 16 8 8 0"},
		{none, "!llvm.struct<packed (f64, i32)>", "96 12 1 8 0"}, {none, "!llvm.struct<()>", "0 0 1 1 0"},
		{structs, "!llvm.struct<(i16)>", "16 2 4 4 0"}, {structs, "!llvm.struct<(i32, f64)>", "128 16 8 8 0"},
		{structs, "!llvm.struct<packed (i16, i16)>", "32 4 1 4 0"}, {structs, "!llvm.struct<()>", "0 0 4 4 0"},
		{over, "!llvm.struct<(i16)>", "16 2 8 8 0"}, {over, "!llvm.array<2 x struct<(i8)>>", "128 16 8 8 0"},
		{none, "!llvm.array<2 x i32>", "64 8 4 4 0"}, {none, "!llvm.array<0 x f64>", "0 0 8 8 0"}, {none, "!llvm.array<1 x i64>", "64 8 4 8 0"},
		{none, "index", "64 8 4 8 64"}, {numbers, "index", "32 4 8 16 32"}, {none, "complex<f32>", "64 8 4 4 0"}, {none, "vector<3xf32>", "128 16 16 16 0"},
		{none, "vector<2x3xi20>", "192 24 32 32 0"}, {none, "!llvm.vec<3 x ptr<i8>>", "256 32 32 32 0"},
		{none, "i20", "20 3 4 4 0"}, {none, "!llvm.ppc_fp128", "128 16 16 16 0"}, {none, "i64", "64 8 4 8 0"}, {none, "i0", "0 0 0 0 0"},
		{numbers, "i8", "8 1 4 4 0"}, {numbers, "i32", "32 4 8 16 0"}, {numbers, "i128", "128 16 8 16 0"}, {numbers, "f32", "32 4 8 16 0"}, {numbers, "f64", "64 8 8 8 0"},
	} {
		l := datalayout.New()
		if tt[0] != none {
			l = datalayout.New(spec(t, c, tt[0]))
		}
		ty := parse(t, c, tt[1])
		for range 2 { // computed, then cached
			bits, err1 := l.SizeInBits(ty)
			size, err2 := l.Size(ty)
			abi, err3 := l.ABIAlignment(ty)
			pref, err4 := l.PreferredAlignment(ty)
			index, _ := l.IndexBits(ty)
			if got := fmt.Sprint(bits.Min, size.Min, abi, pref, index); got != tt[2] || errors.Join(err1, err2, err3, err4) != nil {
				t.Errorf("%s: %s: got %s, want %s", tt[0], ty, got, tt[2])
			}
		}
	}
	inner := datalayout.New(spec(t, c, pointers), spec(t, c, "!llvm.ptr<5> = dense<16> : vector<3xi64>"))
	if s, _ := inner.Size(parse(t, c, "!llvm.ptr<5>")); s.Min != 2 {
		t.Errorf("the inner specification does not count: %d", s.Min)
	}
}

func TestLayoutEntryErrors(t *testing.T) {
	c := ir.NewContext(llvm.Dialect, dlti.Dialect)
	for _, tt := range [][2]string{
		{"!llvm.ptr = dense<64> : vector<3xi64>", ""},
		{"!llvm.ptr = dense<64.0> : vector<3xf32>", "expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements"},
		{"!llvm.ptr = dense<64> : vector<2xi64>", "expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements"},
		{"!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>", "preferred alignment is expected to be at least as large as ABI alignment"},
		{"!llvm.ptr = dense<[32, 32, 64]> : vector<3xi32>", "expected i64 parameters for '!llvm.ptr'"},
		{"!llvm.ptr<i8> = dense<[32, 32, 64]> : vector<3xi32>", ""},
		{"!llvm.ptr<i32> = dense<64> : vector<3xi32>", "unexpected layout attribute for pointer to 'i32'"},
		{"!llvm.struct<()> = dense<64> : vector<1xi64>", ""},
		{"!llvm.struct<(i8)> = dense<64> : vector<2xi64>", "unexpected layout attribute for struct '!llvm.struct<(i8)>'"},
		{"!llvm.struct<()> = dense<64> : vector<3xi64>", "expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements"},
		{"!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>", "preferred alignment is expected to be at least as large as ABI alignment"},
		{"!llvm.struct<()> = dense<64> : vector<1xi32>", "expected i64 entries for '!llvm.struct<()>'"},
	} {
		entries := spec(t, c, tt[0]).LayoutEntries()
		got := ""
		if err := entries[0].KeyType().(datalayout.EntryType).LayoutEntriesError(entries); err != nil {
			got = err.Error()
		}
		if got != tt[1] {
			t.Errorf("%s: %q, want %q", tt[0], got, tt[1])
		}
	}
}

func TestCombinedLayouts(t *testing.T) {
	c := ir.NewContext(llvm.Dialect, dlti.Dialect)
	for _, tt := range []struct {
		outer, inner string
		want         bool
	}{
		{"", "!llvm.ptr = dense<64> : vector<3xi64>", true}, {"", "!llvm.ptr = dense<32> : vector<3xi64>", false},
		{"", "!llvm.ptr = dense<[64, 128, 128]> : vector<3xi64>", false},
		{"!llvm.ptr = dense<32> : vector<3xi64>", "!llvm.ptr = dense<[32, 16, 64]> : vector<3xi64>", true},
		{"!llvm.ptr = dense<32> : vector<3xi64>", "!llvm.ptr<3> = dense<[32, 64, 64]> : vector<3xi64>", false},
		{"", "!llvm.struct<()> = dense<64> : vector<1xi64>", true},
		{"!llvm.struct<()> = dense<64> : vector<1xi64>", "!llvm.struct<()> = dense<32> : vector<1xi64>", true},
		{"!llvm.struct<()> = dense<32> : vector<1xi64>", "!llvm.struct<()> = dense<64> : vector<1xi64>", false},
	} {
		var outer []datalayout.Entry
		if tt.outer != "" {
			outer = spec(t, c, tt.outer).LayoutEntries()
		}
		inner := spec(t, c, tt.inner).LayoutEntries()
		if got := inner[0].KeyType().(datalayout.EntryType).LayoutsCompatible(outer, inner); got != tt.want {
			t.Errorf("%s in %s: %v", tt.inner, tt.outer, got)
		}
	}
}
