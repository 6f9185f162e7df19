package vectortoscf_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares transfers and printing, one by one.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestRandom compares random transfers, with each list of options.
func TestRandom(t *testing.T) {
	var options [][]string
	for _, o := range []string{"", "=full-unroll", "=target-rank=2", "=target-rank=0", "=full-unroll target-rank=2"} {
		options = append(options, []string{"--convert-vector-to-scf" + o})
	}
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 1))
		var text strings.Builder
		for i := range 6 {
			writeTransfer(&text, r, i)
		}
		lowertest.CompareModule(t, text.String(), options...)
	}
}

// pick returns a size of a dimension, unknown now and then.
func pick(r *rand.Rand, unknown string) string {
	if r.IntN(2) == 0 {
		return unknown
	}
	return fmt.Sprint(2 + r.IntN(3))
}

// writeTransfer writes a function with a transfer.
func writeTransfer(b *strings.Builder, r *rand.Rand, n int) {
	rank := 1 + r.IntN(3)
	var memory, indices, results, bounds, vector, mask []string
	for range rank {
		memory = append(memory, pick(r, "?"))
		indices = append(indices, []string{"%i", "%j", "%c1"}[r.IntN(3)])
	}
	write := r.IntN(2) == 0
	sizes := map[int]string{} // of the dimensions of memory that are transferred
	for _, d := range r.Perm(rank)[:1+r.IntN(rank)] {
		size := fmt.Sprint(2 + r.IntN(2))
		sizes[d] = size
		if !write && r.IntN(4) == 0 {
			results, vector = append(results, "0"), append(vector, "3")
			bounds = append(bounds, "true")
		}
		results, vector = append(results, fmt.Sprintf("d%d", d)), append(vector, size)
		bounds = append(bounds, fmt.Sprint(r.IntN(2) == 0))
	}
	for d := range rank {
		if size, ok := sizes[d]; ok {
			mask = append(mask, size)
		}
	}
	if r.IntN(2) == 0 { // as large as the mask, and in order
		results, vector, bounds = nil, nil, nil
		for d := range rank {
			if size, ok := sizes[d]; ok {
				results, vector, bounds = append(results, fmt.Sprintf("d%d", d)), append(vector, size), append(bounds, "false")
			}
		}
	}
	dims := strings.Split("d0,d1,d2", ",")[:rank]
	m := "memref<" + strings.Join(memory, "x") + "xf32>"
	v := "vector<" + strings.Join(vector, "x") + "xf32>"
	k := "vector<" + strings.Join(mask, "x") + "xi1>"
	masked := ""
	if r.IntN(2) == 0 && (!write || len(sizes) == rank) { // mlir-opt-22 gets masks of other writes wrong
		masked = ", %k"
	}
	attrs := fmt.Sprintf("{in_bounds = [%s], permutation_map = affine_map<(%s) -> (%s)>}", strings.Join(bounds, ", "), strings.Join(dims, ", "), strings.Join(results, ", "))
	fmt.Fprintf(b, "func.func @f%d(%%m: %s, %%v: %s, %%k: %s, %%i: index, %%j: index, %%p: f32) -> %s {\n  %%c1 = arith.constant 1 : index\n", n, m, v, k, v)
	at := strings.Join(indices, ", ")
	if write {
		fmt.Fprintf(b, "  vector.transfer_write %%v, %%m[%s]%s %s : %s, %s\n  return %%v : %s\n}\n", at, masked, attrs, v, m, v)
	} else {
		fmt.Fprintf(b, "  %%0 = vector.transfer_read %%m[%s], %%p%s %s : %s, %s\n  return %%0 : %s\n}\n", at, masked, attrs, m, v, v)
	}
}

// TestLimits has what the pass leaves alone, as it would become too large.
func TestLimits(t *testing.T) {
	for _, test := range []struct{ text, options, want string }{
		{"func.func @f(%v: vector<2xi16777215>) {\n  vector.print %v : vector<2xi16777215>\n  return\n}", "", "vector.print %arg0"},
		{"func.func @f(%m: memref<?xf32>, %i: index, %p: f32) -> vector<1000000000xf32> {\n  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<1000000000xf32>\n" +
			"  return %0 : vector<1000000000xf32>\n}", "=full-unroll target-rank=0", "vector.transfer_read %arg0[%arg1], %arg2"},
		{"func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<1000000x1000xf32>) {\n  vector.transfer_write %v, %m[%i, %i] : vector<1000000x1000xf32>, memref<?x?xf32>\n" +
			"  return\n}", "=full-unroll", "vector.transfer_write %arg2, %arg0[%arg1, %arg1]"},
		{"\"test.op\"() ({\n  %m, %i, %v = \"test.values\"() : () -> (memref<?x?xf32>, index, vector<2x3xf32>)\n" +
			"  vector.transfer_write %v, %m[%i, %i] : vector<2x3xf32>, memref<?x?xf32>\n}) : () -> ()", "", "vector.transfer_write %0#2, %0#0[%0#1, %0#1]"},
	} {
		if got := lowertest.Opt(test.text, "--convert-vector-to-scf"+test.options); !strings.Contains(got, test.want) {
			t.Errorf("%s: got %s\nwithout %s", test.text, got, test.want)
		}
	}
}
