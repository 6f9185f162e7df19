package memreftollvm_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestGenerated compares what becomes of operations on memrefs of random shapes, layouts, elements
// and memory spaces.
func TestGenerated(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var p lowertest.Program
	for range 200 {
		typ, rank := memrefType(r)
		indices := strings.TrimSuffix(strings.Repeat("%a1, ", rank), ", ")
		elem := elementOf(typ)
		switch r.IntN(8) {
		case 0:
			p.Op(fmt.Sprintf("%%0 = memref.load %%a0[%s] : %s", indices, typ), typ, "index")
		case 1:
			p.Op(fmt.Sprintf("memref.store %%a2, %%a0[%s] {alignment = 8} : %s", indices, typ), typ, "index", elem)
		case 2:
			p.Op(fmt.Sprintf("memref.prefetch %%a0[%s], read, locality<%d>, instr : %s", indices, r.IntN(4), typ), typ, "index")
		case 3:
			p.Op(fmt.Sprintf("%%0 = memref.dim %%a0, %%a1 : %s", typ), typ, "index")
		case 4:
			p.Op(fmt.Sprintf("%%0 = memref.rank %%a0 : %s", typ), typ)
		case 5:
			p.Op(fmt.Sprintf("memref.copy %%a0, %%a1 : %s to %s", typ, typ), typ, typ)
		case 6:
			p.Op(fmt.Sprintf("%%0 = memref.extract_aligned_pointer_as_index %%a0 : %s -> index", typ), typ)
		case 7:
			p.Op(fmt.Sprintf("%%0 = memref.assume_alignment %%a0, %d : %s", 1<<r.IntN(8), typ), typ)
		}
	}
	p.Compare(t, "--finalize-memref-to-llvm", "--finalize-memref-to-llvm=index-bitwidth=32")
}

// memrefType returns the text of a random memref type and its rank, which is 1 at least.
func memrefType(r *rand.Rand) (text string, rank int) {
	rank = 1 + r.IntN(3)
	var sizes, strides []string
	for range rank {
		sizes = append(sizes, number(r)+"x")
		strides = append(strides, number(r))
	}
	text = "memref<" + strings.Join(sizes, "") + elements[r.IntN(len(elements))]
	if r.IntN(2) == 0 {
		text += ", strided<[" + strings.Join(strides, ", ") + "], offset: " + number(r) + ">"
	}
	if r.IntN(4) == 0 {
		text += fmt.Sprintf(", %d", 1+r.IntN(3))
	}
	return text + ">", rank
}

var elements = []string{"i1", "i8", "i32", "index", "f16", "f64", "vector<4xf32>", "complex<f32>"}

// elementOf returns the element type in the text of a memref type.
func elementOf(text string) string {
	for _, e := range elements {
		if strings.Contains(text, "x"+e+",") || strings.HasSuffix(text, "x"+e+">") {
			return e
		}
	}
	return ""
}

func number(r *rand.Rand) string {
	if r.IntN(3) == 0 {
		return "?"
	}
	return fmt.Sprint(1 + r.IntN(5))
}
