package testpass

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// vectorPasses are those that apply patterns of the vector dialect.
func vectorPasses() []*pass.Def {
	return []*pass.Def{
		onVectors("test-vector-scan-lowering", "Test lowering patterns that lower the scan op in the vector dialect",
			"TestVectorScanLowering", vectorlower.Scans()),
		onVectors("test-vector-shuffle-lowering", "Test lowering patterns for vector.shuffle with mixed-size inputs",
			"TestVectorShuffleLowering", vectorlower.Shuffles()),
		onVectors("test-vector-break-down-bitcast", "Test pattern that breaks down vector.bitcast ops ",
			"TestVectorBreakDownBitCast", vectorlower.BitCastPieces(func(op vector.BitCastOp) bool {
				shape := op.Source().Type().(*ir.VectorType).Shape()
				return shape[len(shape)-1] > 4
			})),
		onVectors("test-vector-reduction-to-contract-patterns", "Test patterns to convert multireduce op to contract and combine broadcast/transpose to contract",
			"TestVectorReduceToContractPatternsPatterns", vectorlower.ReductionsToContractions()),
		onVectors("test-vector-chained-reduction-folding-patterns", "Test patterns to fold chained vector reductions",
			"TestVectorChainedReductionFoldingPatterns", vectorlower.ReductionChains()),
		onVectors("test-vector-contraction-prepare-for-mmt-lowering", "Test vector.contract matmul canonicalization for MMT lowering.",
			"TestVectorContractionPrepareForMMTLowering", vectorlower.TransposedProducts()),
		onVectors("test-vector-emulate-masked-load-store", "Test patterns that emulate the maskedload/maskedstore op by  memref.load/store and scf.if",
			"TestVectorEmulateMaskedLoadStore", vectorlower.MaskedLoadsAndStores()),
		createBroadcast, vectorToVector, linearize, linearizeNarrow, unrollVectors, unrollTransfers, flattenTransfers,
	}
}

// onVectors returns a pass for functions that applies patterns until none matches.
func onVectors(name, summary, className string, patterns []rewrite.Pattern) *pass.Def {
	return &pass.Def{Name: name, Summary: summary, Class: class(className), On: "func.func", New: always(func(j *pass.Job) {
		rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
	})}
}

// createBroadcast makes broadcasts along the dimensions that an attribute lists.
var createBroadcast = &pass.Def{Name: "test-create-vector-broadcast", Summary: "Test optimization transformations for transfer ops",
	Class: class("TestCreateVectorBroadcast"), On: "func.func", New: always(func(j *pass.Job) {
		for op := range ir.Postorder(j.Op) {
			if op.Name() != "test_create_broadcast" {
				continue
			}
			var dims []int
			for _, d := range ir.DenseInts[int64](op.Attr("broadcast_dims").(*ir.DenseArrayAttr)) {
				dims = append(dims, int(d))
			}
			b := ir.NewBuilder(op.Context()).SetLoc(op.Loc()).Before(op)
			shape := op.Result(0).Type().(*ir.VectorType).Shape()
			op.Result(0).ReplaceAllUsesWith(vector.BroadcastAlong(b, op.Operand(0), shape, dims))
			op.Erase()
		}
	})}

// vectorToVector applies several lists of patterns.
var vectorToVector = &pass.Def{Name: "test-vector-to-vector-lowering", Summary: "Test lowering patterns between ops in the vector dialect",
	Class: class("TestVectorToVectorLowering"), On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
		unroll := false
		o.Bool(&unroll, "unroll", "Include unrolling")
		return func(j *pass.Job) {
			patterns := slices.Concat(vector.MaskFolds(), vectorlower.BitCastsOfSlices(), vectorlower.LeadingUnitDims())
			if unroll {
				patterns = append(vectorlower.Unroll(vectorlower.Unrolling{Shape: neighborShape}), patterns...)
			}
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
		}
	}}

// neighborShape is what operations are unrolled to; for transfers, the shape of the parts of the vector that
// others use or make.
func neighborShape(op *ir.Operation) []int64 {
	switch op.Def() {
	case arith.AddF, arith.Select, arith.CmpF:
		return []int64{2, 2}
	case vector.Contraction:
		return []int64{2, 2, 2}
	case vector.TransferRead:
		var t *ir.VectorType
		for u := range op.Result(0).Uses() {
			slice, ok := ir.As[vector.ExtractStridedSliceOp](u.Owner())
			if !ok || t != nil && slice.Op().Result(0).Type() != ir.Type(t) {
				return nil
			}
			t = slice.Op().Result(0).Type().(*ir.VectorType)
		}
		if t != nil {
			return t.Shape()
		}
	case vector.TransferWrite:
		if slice, ok := ir.DefiningOp[vector.InsertStridedSliceOp](op.Operand(0)); ok {
			return slice.ValueToStore().Type().(*ir.VectorType).Shape()
		}
	}
	return nil
}

// linearize converts vectors to those of one dimension.
var linearize = &pass.Def{Name: "test-vector-linearize", Summary: "Linearizes ND vectors for N >= 2 into 1D vectors",
	Class: class("TestVectorLinearize"), New: always(func(j *pass.Job) {
		types := vectorlower.LinearTypes()
		target := convert.NewTarget()
		target.DynamicUnknown(vectorlower.IsLinear(types))
		retype.LoopLegality(types, target)
		convertBy(j, target, slices.Concat(retype.Loops(types), vectorlower.Linearize(types)))
	})}

// convertBy applies a partial conversion to the operation of a job, which fails if the conversion fails.
func convertBy(j *pass.Job, t *convert.Target, patterns []convert.Pattern) {
	if !convert.Partial(j.Context(), t, convert.NewPatterns(patterns), convert.Config{Report: j.Report, Threads: j.Threads}, j.Op) {
		j.Fail()
	}
}

// linearizeNarrow converts operations whose vectors have few bits in the last dimension.
var linearizeNarrow = &pass.Def{Name: "test-bit-width-constrained-vector-linearize",
	Summary: "Linearizes ND vectors for N >= 2 into 1D vectors, with constraints in inner-most dimension's bit width.",
	Class:   class("TestVectorBitWidthLinearize"), New: func(o *pass.Options) func(*pass.Job) {
		bits := uint32(math.MaxUint32)
		o.Uint(&bits, "target-vector-bitwidth", "Minimum vector bitwidth to enable the flattening transformation")
		return func(j *pass.Job) {
			types := vectorlower.LinearTypes()
			isLinear := vectorlower.IsLinear(types)
			target := convert.NewTarget()
			target.DynamicUnknown(func(op *ir.Operation) bool { return isWide(op, uint64(bits)) || isLinear(op) })
			convertBy(j, target, vectorlower.Linearize(types))
		}
	}}

// isWide reports whether a vector that an operation makes, or inserts, has at least as many bits in
// its last dimension as given.
func isWide(op *ir.Operation, bits uint64) bool {
	types := op.Results().Types()
	if insert, ok := ir.As[vector.InsertOp](op); ok {
		types = []ir.Type{insert.ValueToStore().Type()}
		bits = min(bits+1, math.MaxUint32)
	}
	for _, t := range types {
		v, ok := t.(*ir.VectorType)
		if !ok || v.Rank() == 0 {
			continue
		}
		n := uint64(v.Shape()[v.Rank()-1])
		switch e := v.Elem().(type) {
		case *ir.IntegerType:
			n *= uint64(e.Width())
		case *ir.FloatType:
			n *= uint64(e.Width())
		default:
			return true
		}
		if n >= bits {
			return true
		}
	}
	return false
}

// unrollVectors unrolls operations, each kind to another shape.
var unrollVectors = &pass.Def{Name: "test-vector-unrolling-patterns", Summary: "Test lowering patterns to unroll contract ops in the vector dialect",
	Class: class("TestVectorUnrollingPatterns"), On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
		var order []int64
		byType := false
		o.Ints(&order, "unroll-order", "set the unroll order")
		o.Bool(&byType, "unroll-based-on-type", "Set the unroll factor based on type of the operation")
		return func(j *pass.Job) {
			fixed := vectorlower.Unroll(vectorlower.Unrolling{Shape: fixedShape})
			contractions := vectorlower.Unroll(contractionUnrolling(byType, order))
			patterns := slices.Concat(fixed, contractions, vector.MaskFolds())
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
		}
	}}

// fixedShape is what operations other than contractions are unrolled to.
func fixedShape(op *ir.Operation) []int64 {
	switch op.Def() {
	case arith.AddF, vector.FMA, vector.MultiDimReduction, vector.Broadcast, vector.Load, vector.Store:
		return []int64{2, 2}
	case vector.Reduction:
		return []int64{2}
	case vector.Transpose:
		return []int64{1, 3, 4, 2}
	}
	return nil
}

// contractionUnrolling unrolls contractions to sizes of 2, or as their types are.
func contractionUnrolling(byType bool, order []int64) vectorlower.Unrolling {
	u := vectorlower.Unrolling{Shape: func(op *ir.Operation) []int64 {
		c, ok := ir.As[vector.ContractionOp](op)
		if !ok {
			return nil
		}
		n := c.IteratorTypes().Len()
		if !byType {
			return slices.Repeat([]int64{2}, n)
		}
		shape := slices.Repeat([]int64{4}, n)
		if c.Lhs().Type().(*ir.VectorType).Elem() != ir.Type(ir.NewFloatType(op.Context(), ir.F16)) {
			shape[n-1] = 2
		}
		return shape
	}}
	if byType {
		u.Order = func(*ir.Operation) []int {
			list := make([]int, len(order))
			for i, d := range order {
				list[i] = int(d)
			}
			return list
		}
	}
	return u
}

// unrollTransfers makes transfers and gathers of 2x2 elements.
var unrollTransfers = &pass.Def{Name: "test-vector-transfer-unrolling-patterns", Summary: "Test lowering patterns to unroll transfer ops in the vector dialect",
	Class: class("TestVectorTransferUnrollingPatterns"), On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
		reverse := false
		o.Bool(&reverse, "reverse-unroll-order", "reverse the order of unrolling of vector transfer operations")
		return func(j *pass.Job) {
			u := vectorlower.Unrolling{Shape: func(op *ir.Operation) []int64 {
				if op.Is(vector.TransferRead) || op.Is(vector.TransferWrite) || op.Is(vector.Gather) {
					return []int64{2, 2}
				}
				return nil
			}}
			if reverse {
				u.Order = func(op *ir.Operation) []int {
					t := op.Operand(0).Type()
					if op.NumResults() > 0 && !op.Is(vector.TransferWrite) {
						t = op.Result(0).Type()
					}
					var order []int
					for d := t.(*ir.VectorType).Rank() - 1; d >= 0; d-- {
						order = append(order, d)
					}
					return order
				}
			}
			patterns := slices.Concat(vectorlower.Unroll(u), vector.MaskFolds())
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
		}
	}}

// flattenTransfers makes transfers of one dimension.
var flattenTransfers = &pass.Def{Name: "test-vector-transfer-flatten-patterns",
	Summary: "Test patterns to rewrite contiguous row-major N-dimensional vector.transfer_{read,write} ops into 1D transfers",
	Class:   class("TestFlattenVectorTransferPatterns"), On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
		bits := uint32(math.MaxUint32)
		o.Uint(&bits, "target-vector-bitwidth", "Minimum vector bitwidth to enable the flattening transformation. For scalable vectors this is the base size, i.e. the size corresponding to vscale=1.")
		return func(j *pass.Job) {
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(vectorlower.FlatTransfers(bits)...), rewrite.Config{BottomUp: true})
		}
	}}
