package testpass

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/analysis/slice"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/affine"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/affineloops"
)

// superVectorizer tests what vectorization of affine loops is made of. It says all it finds in one remark.
var superVectorizer = &pass.Def{
	Name: "affine-super-vectorizer-test", Summary: "Tests vectorizer standalone functionality.", Class: class("VectorizerTestPass"), On: "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		var backward, compose, forward, both, loops bool
		var shape []int64
		o.Bool(&backward, "backward-slicing", "Enable testing backward static slicing and topological sort functionalities")
		o.Bool(&compose, "compose-maps", "Enable testing the composition of AffineMap where each AffineMap in the composition is specified as the affine_map attribute in a constant op.")
		o.Bool(&forward, "forward-slicing", "Enable testing forward static slicing and topological sort functionalities")
		o.Bool(&both, "slicing", "Enable testing static slicing and topological sort functionalities")
		o.Ints(&shape, "vector-shape-ratio", "Specify the HW vector size for vectorization")
		o.Bool(&loops, "vectorize-affine-loop-nest", "Enable testing for the 'vectorizeAffineLoopNest' utility by vectorizing the outermost loops found")
		return func(j *pass.Job) {
			if j.Op.Region(0).First() == nil || j.Op.Region(0).First().Next() != nil {
				return
			}
			var b strings.Builder
			if len(shape) > 0 {
				shapeRatios(j, &b, shape)
			}
			if forward {
				printSlices(j, &b, "forward static slice", func(op *ir.Operation) []*ir.Operation { return slice.Forward(op, slice.Options{}) })
			}
			if backward {
				printSlices(j, &b, "backward static slice", func(op *ir.Operation) []*ir.Operation {
					list, _ := slice.Backward(op, slice.Options{})
					return list
				})
			}
			if both {
				printSlices(j, &b, "static slice", func(op *ir.Operation) []*ir.Operation { return slice.Of(op, slice.Options{}, slice.Options{}) })
			}
			if compose {
				composeMaps(j, &b)
			}
			if loops {
				vectorizeOutermost(j, &b)
			}
			if b.Len() > 0 {
				j.Report(diag.Remarkf(diag.Place{}, "%s", b.String()))
			}
		}
	},
}

// shapeRatios says how many vectors of a shape there are in the vectors that operations make.
func shapeRatios(j *pass.Job, b *strings.Builder, shape []int64) {
	for op := range ir.Postorder(j.Op) {
		switch n := op.NumResults(); {
		case op.Is(vector.TransferWrite):
			continue
		case n > 1:
			j.Report(op.ErrorPlainf("NYI: operation has more than 1 result"))
			continue
		case n == 0:
			if !op.Is(fn.Return) {
				j.Report(op.ErrorPlainf("NYI: assuming only return operations can have 0  results at this point"))
			}
			continue
		}
		v, ok := op.Result(0).Type().(*ir.VectorType)
		if !ok {
			continue
		}
		if ratio, ok := shapeRatio(v.Shape(), shape); ok {
			fmt.Fprintf(b, "\nmatched: %s with shape ratio: %s", asm.StringsIn(j.Op, []*ir.Operation{op}, j.PrintFlags())[0], ratio)
		}
	}
}

// shapeRatio divides the last numbers of a shape by those of another.
func shapeRatio(shape, by []int64) (text string, ok bool) {
	texts := make([]string, len(shape))
	first := len(shape) - len(by)
	if first < 0 {
		return "", false
	}
	for i, n := range shape {
		if i >= first {
			d := by[i-first]
			if d == 0 || n%d != 0 {
				return "", false
			}
			n /= d
		}
		texts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(texts, ", "), true
}

// printSlices lists the operations of a slice of each "slicing-test-op".
func printSlices(j *pass.Job, b *strings.Builder, what string, of func(*ir.Operation) []*ir.Operation) {
	fmt.Fprintf(b, "\n%s", ir.SymbolNameOf(j.Op))
	for op := range ir.Postorder(j.Op) {
		if op.Name() != "slicing-test-op" {
			continue
		}
		texts := asm.StringsIn(j.Op, append([]*ir.Operation{op}, of(op)...), j.PrintFlags())
		fmt.Fprintf(b, "\nmatched: %s %s: ", texts[0], what)
		for _, text := range texts[1:] {
			b.WriteString("\n" + text)
		}
	}
}

// composeMaps applies the maps in operations one after another, in order.
func composeMaps(j *pass.Job, b *strings.Builder) {
	var list []maps.Map
	for op := range ir.Postorder(j.Op) {
		if a, ok := op.Attr("affine_map").(*ir.AffineMapAttr); ok && op.Name() == "test_affine_map" {
			list = append(list, a.Value())
		}
	}
	if len(list) == 0 {
		return
	}
	composed := list[len(list)-1]
	for _, m := range slices.Backward(list[:len(list)-1]) {
		if composed.NumDims() != m.NumResults() {
			j.Report(j.Op.ErrorPlainf("a map with %d results cannot go before one with %d dimensions", m.NumResults(), composed.NumDims()))
			return
		}
		composed = composed.Compose(m)
	}
	fmt.Fprintf(b, "\nComposed map: %s", composed.Simplify())
}

// vectorizeOutermost makes vectors of 4 elements of the only loop that is in no other.
func vectorizeOutermost(j *pass.Job, b *strings.Builder) {
	var outermost []affine.ForOp
	for op := range j.Op.Region(0).First().Ops() {
		if loop, ok := ir.As[affine.ForOp](op); ok {
			outermost = append(outermost, loop)
		}
	}
	if len(outermost) != 1 {
		return
	}
	if !affine.IsParallel(outermost[0], true) {
		b.WriteString("Outermost loop cannot be parallel\n")
		return
	}
	affineloops.Vectorize(outermost[0], affineloops.VectorPlan{Sizes: []int64{4}, Dims: map[*ir.Operation]int{outermost[0].Op(): 0}})
}
