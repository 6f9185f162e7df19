package cftoscf_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// TestFiles compares what becomes of branches, and errors.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestRandom compares it on random graphs.
func TestRandom(t *testing.T) {
	for seed := range uint64(8) {
		text := randomir.Graph(seed, 20, 4+4*int(seed))
		lowertest.CompareModule(t, text, []string{"-lift-cf-to-scf"}, []string{"-lift-cf-to-scf", "-mlir-print-debuginfo"})
	}
}

// TestUnreachable reports blocks that only each other lead to, and flags that an index may not hold.
// mlir-opt-22 does not end, or forgets the upper bits.
func TestUnreachable(t *testing.T) {
	for text, want := range map[string]string{
		"cf.br ^bb1\n^bb1:\nreturn\n^bb2:\ncf.br ^bb3\n^bb3:\ncf.br ^bb2":                                         "'cf.br' op transformation does not support unreachable blocks",
		"%n = arith.constant 0 : i65\ncf.switch %n : i65, [default: ^bb1, 1: ^bb2]\n^bb1:\nreturn\n^bb2:\nreturn": "'cf.switch' op Cannot convert unknown control flow op to structured control flow",
	} {
		if got := lowertest.Opt("func.func @f() {\n"+text+"\n}", "-lift-cf-to-scf"); !strings.Contains(got, "error: "+want) {
			t.Errorf("%s becomes\n%s", text, got)
		}
	}
}

// TestLong lifts many conditionals, and many loops, one behind the other.
func TestLong(t *testing.T) {
	var b strings.Builder
	b.WriteString("func.func @f(%c: i1) {\n  cf.br ^a0\n")
	const n = 2000
	for i := range n {
		fmt.Fprintf(&b, "^a%d:\n  cf.cond_br %%c, ^b%d, ^c%d\n^b%d:\n  cf.br ^c%d\n^c%d:\n  cf.cond_br %%c, ^c%d, ^a%d\n", i, i, i, i, i, i, i, i+1)
	}
	fmt.Fprintf(&b, "^a%d:\n  return\n}\n", n)
	if got := lowertest.Opt(b.String(), "-lift-cf-to-scf"); strings.Count(got, "scf.while") != n || strings.Contains(got, "^a") {
		t.Errorf("not lifted: %.500s", got)
	}
}
