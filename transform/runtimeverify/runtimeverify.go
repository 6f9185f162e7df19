// Package runtimeverify has the pass generate-runtime-verification, which makes a program check what
// it does while it runs. See package runtimecheck.
package runtimeverify

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/runtimecheck"
)

// Pass is generate-runtime-verification. In front of each operation that knows what must be true when
// it is executed, a cf.assert checks that, with a message that says which operation it is and where
// it comes from.
var Pass = &pass.Def{
	Name:    "generate-runtime-verification",
	Summary: "Generate additional runtime op verification checks",
	Class:   "(anonymous namespace)::GenerateRuntimeVerificationPass",
	New: func(o *pass.Options) func(*pass.Job) {
		verbosity := uint32(1)
		o.Uint(&verbosity, "verbose-level", "Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)")
		return func(j *pass.Job) {
			if verbosity > 1 {
				j.Report(j.Op.ErrorPlainf("generate-runtime-verification pass: set verboseLevel to 0 or 1"))
				j.Fail()
				return
			}
			run(j, verbosity == 1)
		}
	},
}

// run inserts the checks. All messages are made before anything changes: the names of values in them
// are those that the program had.
func run(j *pass.Job, detailed bool) {
	var ops []*ir.Operation
	for op := range ir.Postorder(j.Op) {
		if runtimecheck.RuntimeVerifiableOpInterface.Has(op.Context(), op.Def()) {
			ops = append(ops, op)
		}
	}
	texts := make([]string, len(ops))
	if detailed {
		flags := j.PrintFlags()
		flags.LocalScope, flags.SkipRegions, flags.ElideElements = true, true, false
		texts = asm.StringsIn(j.Op, ops, flags)
	}
	for i, op := range ops {
		head := "ERROR: Runtime op verification failed\n"
		if detailed {
			head += texts[i] + "\n"
		}
		tail := "\nLocation: " + op.Loc().String()
		assert := func(r *rewrite.Rewriter, condition *ir.Value, message string) {
			cf.NewAssert(r.Builder, condition, head+"^ "+message+tail)
		}
		checked, _ := runtimecheck.RuntimeVerifiableOpInterface.Of(op)
		checked.GenerateRuntimeVerification(runtimecheck.New(op, assert))
	}
}
