package rewrite_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/rewrite"
)

// randomFunctions returns the text of a module of t.fn, which converge after different
// numbers of iterations.
func randomFunctions(r *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		b.WriteString("\"t.fn\"() ({\n^bb0(%x: i32, %y: i32):\n")
		values := []string{"%x", "%y"}
		for i := range 1 + r.IntN(30) {
			v := fmt.Sprintf("%%%d", i)
			pick := func() string { return values[r.IntN(len(values))] }
			switch r.IntN(5) {
			case 0:
				fmt.Fprintf(&b, "%s = const(%d) i32\n", v, r.IntN(3))
			case 1:
				fmt.Fprintf(&b, "%s = neg(%s) : 1\n", v, pick())
			case 2:
				fmt.Fprintf(&b, "%s = max(%s, %s) : 2\n", v, pick(), pick())
			default:
				fmt.Fprintf(&b, "%s = add(%s, %s) : 2\n", v, pick(), pick())
			}
			values = append(values, v)
		}
		fmt.Fprintf(&b, "use(%s) : 1v\n}) : () -> ()\n", values[len(values)-1])
	}
	return short.Replace(b.String())
}

// TestGreedyThreads compares runs with one and with several goroutines.
func TestGreedyThreads(t *testing.T) {
	for seed := range uint64(15) {
		text := randomFunctions(rand.New(rand.NewPCG(seed, 1)), 12)
		for _, more := range []string{"", short.Replace("%c = const(1) i32\n%d = add(%c, %c) : 2\nuse(%d) : 1v\n")} {
			for _, iterations := range []int{0, 1, 2} {
				var texts [2]string
				var results [2]rewrite.Result
				for i, threads := range []int{1, 4} {
					m, msg := suite.Load(t, text+more)
					if m == nil {
						t.Fatal(msg)
					}
					results[i] = rewrite.Greedy(t.Context(), m, rewrite.NewPatterns(), rewrite.Config{Threads: threads, MaxIterations: iterations})
					texts[i] = string(asm.Append(nil, m, asm.Flags{}))
				}
				if texts[0] != texts[1] || results[0] != results[1] {
					t.Fatalf("seed %d: with one thread %+v\n%s\nwith four %+v\n%s", seed, results[0], texts[0], results[1], texts[1])
				}
			}
		}
	}
}
