package layouttext

import (
	"os"
	"os/exec"
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
		cmd := exec.Command(as, "-", "-o", os.DevNull)
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
