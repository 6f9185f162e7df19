package randomir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// AffineNests returns the text of a module of functions with several nests of loops of the affine dialect each,
// the same for each seed. Each nest stores to one memref what it loads from others, so that what one stores
// another may load.
func AffineNests(seed uint64, functions int) string {
	n := &nests{Rand: rand.New(rand.NewPCG(seed, 47))}
	for i := range functions {
		n.function(i)
	}
	return n.String()
}

type nests struct {
	*rand.Rand
	strings.Builder
	n int
}

const nestMemrefs = 5

func (n *nests) function(f int) {
	n.n = 0
	fmt.Fprintf(n, "func.func @f%d(%%s: index, %%x: f32, %%m0: memref<64xf32>, %%m1: memref<64xf32>) {\n", f)
	for i := 2; i < nestMemrefs; i++ {
		fmt.Fprintf(n, "  %%m%d = memref.alloc() : memref<64xf32>\n", i)
	}
	around := n.IntN(4) == 0
	if around {
		n.WriteString("  affine.for %around = 0 to 4 {\n")
	}
	for range 2 + n.IntN(4) {
		n.nest(around)
	}
	if around {
		n.WriteString("  }\n")
	}
	n.WriteString("  return\n}\n")
}

// nest writes loops around loads and a store.
func (n *nests) nest(around bool) {
	ivs := []string{}
	if around && n.IntN(3) == 0 {
		ivs = append(ivs, "%around")
	}
	depth := 1 + n.IntN(2)
	if n.IntN(8) == 0 {
		depth = 3
	}
	for range depth {
		iv := fmt.Sprintf("%%i%d", n.n)
		n.n++
		step := ""
		if n.IntN(8) == 0 {
			step = " step 2"
		}
		lower, upper := n.IntN(3), []string{"4", "8", "8", "10", "16"}[n.IntN(5)]
		if n.IntN(12) == 0 {
			upper = "%s"
		}
		fmt.Fprintf(n, "  affine.for %s = %d to %s%s {\n", iv, lower, upper, step)
		ivs = append(ivs, iv)
	}
	value := "%x"
	for range n.IntN(3) {
		n.n++
		fmt.Fprintf(n, "  %%v%d = affine.load %%m%d[%s] : memref<64xf32>\n", n.n, n.IntN(nestMemrefs), n.subscript(ivs))
		fmt.Fprintf(n, "  %%w%d = arith.addf %s, %%v%d : f32\n", n.n, value, n.n)
		value = fmt.Sprintf("%%w%d", n.n)
	}
	if n.IntN(6) > 0 {
		fmt.Fprintf(n, "  affine.store %s, %%m%d[%s] : memref<64xf32>\n", value, n.IntN(nestMemrefs), n.subscript(ivs))
	}
	n.WriteString(strings.Repeat("  }\n", depth))
}

func (n *nests) subscript(ivs []string) string {
	iv := ivs[n.IntN(len(ivs))]
	switch n.IntN(12) {
	case 0:
		return fmt.Sprintf("%s + %d", iv, n.IntN(4))
	case 1:
		return iv + " * 2"
	case 2:
		return iv + " floordiv 2"
	case 3:
		return iv + " mod 4"
	case 4:
		return fmt.Sprint(n.IntN(8))
	case 5:
		return iv + " + " + ivs[n.IntN(len(ivs))]
	case 6:
		return iv + " + symbol(%s)"
	case 7:
		return iv + " * 4 + " + ivs[n.IntN(len(ivs))]
	}
	return iv
}
