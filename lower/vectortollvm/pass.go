package vectortollvm

import (
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Options say how operations of the vector dialect are converted.
type Options struct {
	// Reassociate allows LLVM to add and multiply floating-point numbers in any order.
	Reassociate bool
	// WideIndices makes masks compare indices in 64 bits. Otherwise indices are
	// assumed to fit in 32 bits.
	WideIndices bool
	// Aligned assumes that each access has the preferred alignment of its vector,
	// instead of that of the element type. An alignment attribute of the operation
	// takes precedence.
	Aligned bool
}

// Pass is the pass convert-vector-to-llvm. It rewrites greedily with Rewrites, and then
// converts with Patterns. Operations without a pattern stay as they are.
var Pass = &pass.Def{
	Name:    "convert-vector-to-llvm",
	Summary: "Lower the operations from the vector dialect into the LLVM dialect",
	Class:   "ConvertVectorToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var opts Options
		narrow := true
		o.Bool(&opts.Reassociate, "reassociate-fp-reductions", "Allows llvm to reassociate floating-point reductions for speed")
		o.Bool(&narrow, "force-32bit-vector-indices", "Allows compiler to assume vector indices fit in 32-bit if that yields faster code")
		o.Bool(&opts.Aligned, "use-vector-alignment", "Use the preferred alignment of a vector type in load/store operations instead of the alignment "+
			"of the element type of the memref. This flag is intended for use with hardware which requires"+
			"vector alignment, or in application contexts where it is known all vector access are naturally aligned. "+
			"If operations have an alignment attribute set, the alignment attribute takes priority over this option ")
		return func(j *pass.Job) {
			opts := opts
			opts.WideIndices = !narrow
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(Rewrites(opts)...), rewrite.Config{})
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{Report: j.Report})
			t := tollvm.Target()
			t.LegalDialects("arith", "memref")
			tollvm.Run(j, t, Patterns(c, opts))
		}
	},
}
