package testpass

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/affineloops"
)

// affinePasses are those that test affine loops and accesses.
func affinePasses() []*pass.Def {
	return []*pass.Def{permuteLoops, strideCalculation, loopFusion, accessAnalysis, unswitchLoops, superVectorizer}
}

var (
	permuteLoops = &pass.Def{Name: "test-loop-permutation", Summary: "Tests affine loop permutation utility", Class: class("TestLoopPermutation"),
		New: func(o *pass.Options) func(*pass.Job) {
			var perm []uint32
			check := false
			o.Uints(&perm, "permutation-map", "Specify the loop permutation")
			o.Bool(&check, "check-validity", "Check validity of the loop permutation")
			return func(j *pass.Job) {
				places := make([]int, len(perm))
				for i, n := range perm {
					places[i] = int(n)
				}
				sorted := slices.Sorted(slices.Values(places))
				for i, n := range sorted {
					if i != n {
						return
					}
				}
				for _, loop := range allOf[affine.ForOp](j.Op) {
					nest := affineloops.PerfectNest(loop)
					if len(nest) >= 2 && len(nest) == len(places) && (!check || affineloops.MayPermute(nest, places)) {
						affineloops.Permute(nest, places)
					}
				}
			}
		}}

	strideCalculation = &pass.Def{Name: "test-memref-stride-calculation", Summary: "Test operation constant folding", Class: class("TestMemRefStrideCalculation"),
		New: always(func(j *pass.Job) {
			var b strings.Builder
			fmt.Fprintf(&b, "Testing: %s\n", ir.SymbolNameOf(j.Op))
			for _, alloc := range allOf[memref.AllocOp](j.Op) {
				t := alloc.Result().Type().(*ir.MemRefType)
				strides, offset, ok := t.StridesAndOffset()
				if !ok {
					fmt.Fprintf(&b, "MemRefType %v cannot be converted to strided form\n", t)
					continue
				}
				texts := make([]string, len(strides))
				for i, n := range strides {
					texts[i] = sizeText(n)
				}
				fmt.Fprintf(&b, "MemRefType offset: %s strides: %s\n", sizeText(offset), strings.Join(texts, ", "))
			}
			j.Stdout().Write([]byte(b.String()))
			j.PreserveAll()
		})}
)

// sizeText is a number, or a question mark for one that is not known.
func sizeText(n int64) string {
	if n == ir.DynamicSize {
		return "?"
	}
	return strconv.FormatInt(n, 10)
}
