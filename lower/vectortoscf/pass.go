package vectortoscf

import (
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// Options are the options of [Patterns]: MLIR's VectorTransferToSCFOptions.
type Options struct {
	// Unroll makes an operation for each index instead of a loop.
	Unroll bool
	// Rank is the number of dimensions that transfers keep, 1 usually. Transfers of one dimension
	// become loops over elements only if it is 1.
	Rank uint32
	// Tensors converts transfers from and to tensors, too.
	Tensors bool
	// Scalable stores transposed scalable vectors in a loop.
	Scalable bool
}

// Pass is the pass convert-vector-to-scf.
var Pass = &pass.Def{
	Name:    "convert-vector-to-scf",
	Summary: "Lower the operations from the vector dialect into the SCF dialect",
	Class:   "ConvertVectorToSCF",
	New: func(o *pass.Options) func(*pass.Job) {
		opts := Options{Rank: 1}
		o.Bool(&opts.Unroll, "full-unroll", "Perform full unrolling when converting vector transfers to SCF")
		o.Uint(&opts.Rank, "target-rank", "Target vector rank to which transfer ops should be lowered")
		o.Bool(&opts.Tensors, "lower-tensors", "Lower transfer ops that operate on tensors")
		o.Bool(&opts.Scalable, "lower-scalable", "Add scalable vector specific lowerings (that introduce loops)")
		return func(j *pass.Job) {
			for _, list := range [...][]rewrite.Pattern{vectorlower.TransferMaps(), Patterns(opts)} {
				rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(list...), rewrite.Config{BottomUp: true})
			}
		}
	},
}

// Patterns returns the patterns of the conversion, for package rewrite:
// MLIR's populateVectorToSCFConversionPatterns.
func Patterns(o Options) []rewrite.Pattern {
	l := lowering{o}
	var list []rewrite.Pattern
	if o.Unroll {
		list = append(list, rewrite.On(l.unrollRead), rewrite.On(l.unrollWrite))
	} else {
		list = append(list, rewrite.On(l.prepareRead), rewrite.On(l.prepareWrite), rewrite.On(l.loopOverRead), rewrite.On(l.loopOverWrite))
	}
	if o.Scalable {
		list = append(list, rewrite.On(l.writeTransposed))
	}
	if o.Rank == 1 {
		list = append(list, rewrite.On(readElements), rewrite.On(writeElements))
	}
	return append(list, rewrite.On(printElements))
}

// lowering is the receiver of the patterns that depend on options.
type lowering struct{ opts Options }
