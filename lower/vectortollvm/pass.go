package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// Options are the options of [Patterns] and [Rewrites].
type Options struct {
	// Reassociate allows LLVM to add and multiply floating-point numbers in any order.
	Reassociate bool
	// WideIndices makes masks compare indices as 64-bit numbers. Otherwise indices must fit in 32
	// bits.
	WideIndices bool
	// Aligned assumes that each access has the preferred alignment of its vector,
	// instead of that of the element type. An alignment attribute of the operation
	// takes precedence.
	Aligned bool
	// Contract and Transpose say what becomes of vector.contract and vector.transpose.
	Contract  vectorlower.ContractLowering
	Transpose vectorlower.TransposeLowering
}

// Pass is the pass convert-vector-to-llvm. It rewrites greedily with Rewrites, and then converts
// with Patterns. Operations without a pattern remain.
var Pass = &pass.Def{
	Name:    "convert-vector-to-llvm",
	Summary: "Lower the operations from the vector dialect into the LLVM dialect",
	Class:   "ConvertVectorToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		opaque := tollvm.PointerOption(o, true)
		var opts Options
		narrow := true
		o.Bool(&opts.Reassociate, "reassociate-fp-reductions", "Allows llvm to reassociate floating-point reductions for speed")
		o.Bool(&narrow, "force-32bit-vector-indices", "Allows compiler to assume vector indices fit in 32-bit if that yields faster code")
		o.Bool(&opts.Aligned, "use-vector-alignment", "Use the preferred alignment of a vector type in load/store operations instead of the alignment "+
			"of the element type of the memref. This flag is intended for use with hardware which requires"+
			"vector alignment, or in application contexts where it is known all vector access are naturally aligned. "+
			"If operations have an alignment attribute set, the alignment attribute takes priority over this option ")
		contract, transpose := strategies(o)
		return func(j *pass.Job) {
			opts := opts
			opts.WideIndices = !narrow
			opts.Contract, opts.Transpose = contractions[*contract], transposes[*transpose]
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(Rewrites(opts)...), rewrite.Config{BottomUp: true, Threads: j.Threads})
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{TypedPointers: !*opaque, Report: j.Report})
			t := tollvm.Target()
			t.LegalDialects("arith", "memref")
			if !convert.Partial(j.Context(), t, convert.NewPatterns(Patterns(c, opts)), c.Config(j), j.Op) {
				j.Fail()
			}
		}
	},
}

// The values of the options for contractions and transpositions.
var (
	contractions = map[string]vectorlower.ContractLowering{
		"dot": vectorlower.Dot, "llvmintr": vectorlower.MatrixIntrinsics,
		"outerproduct": vectorlower.OuterProduct, "parallelarith": vectorlower.ParallelArith,
	}
	transposes = map[string]vectorlower.TransposeLowering{
		"eltwise": vectorlower.Elementwise, "llvmintr": vectorlower.FlatIntrinsics,
		"shuffle1d": vectorlower.Shuffle1D, "shuffle16x16": vectorlower.Shuffle16x16,
	}
)

// strategies declares the options for dialects of single processors, which are not here, and those
// for contractions and transpositions, and returns the latter.
func strategies(o *pass.Options) (contract, transpose *string) {
	var allowed [6]bool
	for i, x := range [...]struct{ name, what string }{
		{"amx", "AMX dialect"}, {"arm-bf16", "Arm FEAT_BF16 instructions"}, {"arm-i8mm", "Arm FEAT_I8MM instructions"},
		{"arm-neon", "ArmNeon dialect"}, {"arm-sve", "ArmSVE dialect"}, {"x86vector", "X86Vector dialect"},
	} {
		o.Bool(&allowed[i], "enable-"+x.name, "Enables the use of "+x.what+" while lowering the vector dialect.")
	}
	c, t := "dot", "eltwise"
	o.Enum(&c, "vector-contract-lowering", "control the lowering of `vector.contract` operations.", "dot", "llvmintr", "outerproduct", "parallelarith")
	o.Enum(&t, "vector-transpose-lowering", "control the lowering of `vector.transpose` operations.", "eltwise", "llvmintr", "shuffle1d", "shuffle16x16")
	return &c, &t
}
