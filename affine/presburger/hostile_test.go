package presburger_test

import (
	"testing"
	"time"

	"github.com/gomlir/gomlir/affine/presburger"
)

// hostile returns a relation of n variables with a lower and an upper bound by each pair of them, of which
// Fourier's and Motzkin's elimination makes more than squares of as many.
func hostile(n int) *presburger.Relation {
	r := presburger.New(n, 0)
	for i := range n {
		for k := range n {
			if i == k {
				continue
			}
			row := make([]int64, n+1)
			row[i], row[k], row[n] = int64(2+(i*7+k*3)%5), int64(-3-(i*5+k)%7), int64(i*k)
			r.AddInequality(row)
		}
	}
	return r
}

// TestHostile eliminates variables of relations of which there is no end of inequalities. Nothing must be known
// of them then: that they are empty, or that a bound holds, could be wrong.
func TestHostile(t *testing.T) {
	for _, n := range []int{12, 24, 48} {
		start := time.Now()
		r := hostile(n)
		if r.IsEmpty() {
			t.Errorf("%d variables: empty, but 0 is in it", n)
		}
		x := r.Clone()
		x.ProjectOut(1, n-1)
		if !x.Overflow() {
			t.Errorf("%d variables: %d inequalities, and no limit is reached", n, len(x.Inequalities()))
		}
		if len(x.Inequalities()) > 1<<12 {
			t.Errorf("%d variables: %d inequalities", n, len(x.Inequalities()))
		}
		for _, b := range x.SliceBounds(0, 1) {
			if b.Lower != nil || b.Upper != nil {
				t.Errorf("%d variables: bounds %v", n, b)
			}
		}
		if x.Within(presburger.New(1, 0)) {
			t.Errorf("%d variables: within another relation", n)
		}
		if v, ok := r.Upper(0); ok {
			t.Errorf("%d variables: upper bound %d", n, v)
		}
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%d variables took %v", n, d)
		} else {
			t.Logf("%d variables: %v", n, d)
		}
	}
}
