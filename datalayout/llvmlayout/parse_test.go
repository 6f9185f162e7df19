package llvmlayout

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// specifications are good and bad ones of every kind.
const specifications = `e e1 E -e e- i i8 i8:8 i8:16 i8:8:16 i8:8:8:8 i:8 i0:8 ix:8 i16777216:8 i16777215:8 i8:0 i16:0 i16:3 i16:24 i16:65536
	i16:65535 i16:32768 i16:x i16: i16:16: i16:16:x i16:16:8 i16:16:24 f f32 f32:32:16 f0:8 f32:32 v64:64:64:64 v64 v128:0:128 v1:8
	a a: a:8 a:0 a:0:64 a:64:32 a0:64 a1:64 a:64:64:64 a:x a:8:0 a::
	p p:32 p:32:32 p:0:32 p:32:0 p::32 p:32: p:32:32:16 p:32:32:32:64 p:32:32:32:0 p:32:32:32: p:32:32:32:16:8 px:32:32 p1x:32:32 pe:32:32
	pe1:32:32 pu2:64:64 peu3:64:64 pz1:64:64 p16777216:32:32 p16777215:32:32 p1(foo):32:32 p1(:32:32 p1():32:32 p1(a)(b):32:32
	p(foo):32:32 p1(foo):32:32-p2(foo):32:32 p1(A):32:32 p1(P):32:32 p1(G):32:32 p1(1):32:32 p1:16:16:16:24
	n n8 n8: n0 n8:0 n8:x n16777216 n8:16:32 n-8 ne ni ni: ni:0 ni:1 ni:1:2 ni:x ni:1: ni1 ni:16777216
	S S0 S8 S7 S128 S65536 Sx S:8 F F8 Fi Fi8 Fn32 Fx8 Fi0 Fi7 Fi65536 m m: m:e m:v m:ee me m:l m:o m:w m:x m:a m:m
	A A1 A16777216 Ax A:1 P P1 Px G G0 Gx G-1 s s8 q z1 i+8:8 i08:8 i8:08 e:e i1:8 i1:16 v64:64-v64:128 p:64:64:64:32`

// What is accepted, and what is said of the rest, is as LLVM has it.
func TestParseAsPeer(t *testing.T) {
	if testing.Short() {
		t.Skip("runs llvm-as 160 times")
	}
	as := peer.Tool(t, "llvm-as-22")
	for _, text := range strings.Fields(specifications) {
		cmd := peer.Command(t, as, "-", "-o", os.DevNull)
		cmd.Stdin = strings.NewReader("target datalayout = \"" + text + "\"\n")
		out, _ := cmd.CombinedOutput()
		first, _, _ := strings.Cut(string(out), "\n")
		_, want, _ := strings.Cut(first, "error: ")
		got := ""
		if _, err := Parse(text); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

func TestParse(t *testing.T) {
	l, err := Parse("E-p:32:32-pu7(far):64:64:128:32-i64:64-ni:9-n8:16-S64-Fn16-A5")
	if err != nil {
		t.Fatal(err)
	}
	far := Pointer{Space: 7, Bits: 64, Index: 32, ABI: 8, Pref: 16, Unstable: true, Name: "far"}
	if p := l.Pointer(7); *p != far {
		t.Errorf("address space 7: %+v", *p)
	}
	if p := l.Pointer(9); p.Space != 9 || !p.Unstable || p.Bits != 32 {
		t.Errorf("address space 9: %+v", *p)
	}
	if p := l.Pointer(8); p.Space != 0 {
		t.Errorf("address space 8: %+v", *p)
	}
	if !l.BigEndian || l.StackAlign != 8 || l.FunctionAlign != 2 || !l.FunctionDependent || l.AllocaSpace != 5 || len(l.NativeInts) != 2 {
		t.Errorf("%+v", l)
	}
	if i := l.Ints[len(l.Ints)-1]; i != (Alignment{64, 8, 8}) {
		t.Errorf("i64: %+v", i)
	}
	if _, err := Parse("i64:7"); err == nil || err.Error() != "ABI alignment must be a power of two times the byte width" {
		t.Errorf("i64:7: %v", err)
	}
}

func TestEqual(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want bool
	}{
		{"", "", true}, {"", "e-p:64:64", true}, {"", "i64:64", false}, {"i64:64", "i48:64-i64:64", true}, {"i64:64", "i32:64-i64:64", false},
		{"e", "E", false}, {"p1:32:32", "p1:32:32-p2:32:32", false}, {"ni:1", "", false},
	} {
		a, err1 := Parse(tt.a)
		b, err2 := Parse(tt.b)
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		if a.Equal(b) != tt.want || b.Equal(a) != tt.want {
			t.Errorf("%q and %q: equal is not %t", tt.a, tt.b, tt.want)
		}
	}
}

func TestSpaceNamed(t *testing.T) {
	l, err := Parse("A5-G1-P2-p7(far):64:64")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]uint32{"A": 5, "G": 1, "P": 2, "far": 7} {
		if got, ok := l.SpaceNamed(name); !ok || got != want {
			t.Errorf("%s is %d, want %d", name, got, want)
		}
	}
	for _, name := range []string{"", "near"} {
		if _, ok := l.SpaceNamed(name); ok {
			t.Errorf("%q is an address space", name)
		}
	}
	l, _ = Parse("ni:7-pe8:64:64")
	if !l.IsNonIntegral(7) || !l.IsNonIntegral(8) || l.IsNonIntegral(0) || l.IsNonIntegral(9) {
		t.Error("other pointers are non-integral than those of 7 and 8")
	}
}

// A chain of types that is too deep ends in an error, and sizes that do not fit wrap.
func TestBounds(t *testing.T) {
	l, _ := Parse("")
	types := NewTypes(l, func(n int) Shape[int] {
		switch {
		case n == 0:
			return Shape[int]{Kind: IntegerKind, Bits: 8}
		case n < 0: // 2^-n bytes
			return Shape[int]{Kind: ArrayKind, Elem: (n + 1), Len: 2}
		}
		return Shape[int]{Kind: StructKind, Fields: []int{n - 1}}
	})
	var none *NoSizeError[int]
	var large *TooLargeError[int]
	if e, err := types.Of(1000); err != nil || e.AllocSize().Min != 1 {
		t.Errorf("1000 structs: %+v, %v", e, err)
	}
	if _, err := types.Of(10_000_000); !errors.As(err, &none) {
		t.Errorf("10 million structs: %v", err)
	}
	if e, err := types.Of(-60); err != nil || e.Bits.Min != 1<<63 {
		t.Errorf("2^60 bytes: %+v, %v", e, err)
	}
	if e, err := types.Of(-61); !errors.As(err, &large) || large.Type != -61 || e.Bits.Min != 0 {
		t.Errorf("2^61 bytes: %+v, %v", e, err)
	}
}
