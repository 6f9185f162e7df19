package vectorlower_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
)

// Operations on vectors of too many elements stay, at once.
func TestHuge(t *testing.T) {
	const matrices = `func.func @f(%a: vector<400x400xf32>, %b: vector<400x400xf32>) -> vector<400x400xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %a : vector<400x400xf32>, vector<400x400xf32> into vector<400x400xf32>
  return %0 : vector<400x400xf32>
}`
	for _, c := range []struct{ option, text string }{
		{"--convert-vector-to-llvm", matrices},
		{"--convert-vector-to-llvm=vector-contract-lowering=outerproduct", matrices},
		{"--convert-vector-to-llvm=vector-transpose-lowering=shuffle1d", `func.func @f(%a: vector<100000x100000xf32>) -> vector<100000x100000xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<100000x100000xf32> to vector<100000x100000xf32>
  return %0 : vector<100000x100000xf32>
}`},
		{"--lower-vector-multi-reduction", `func.func @f(%a: vector<1000000000xf32>, %b: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<1000000000xf32> to f32
  return %0 : f32
}`},
	} {
		start := time.Now()
		got := lowertest.Opt(c.text, c.option)
		if !strings.Contains(got, "contract") && !strings.Contains(got, "transpose") && !strings.Contains(got, "multi_reduction") || time.Since(start) > time.Minute {
			t.Errorf("%s, after %v:\n%.1000s", c.option, time.Since(start), got)
		}
	}
}
