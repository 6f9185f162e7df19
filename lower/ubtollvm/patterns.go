package ubtollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-ub-to-llvm.
var Pass = &pass.Def{
	Name:    "convert-ub-to-llvm",
	Summary: "Convert UB dialect to LLVM dialect",
	Class:   "UBToLLVMConversionPass",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := tollvm.IndexOption(o)
		opaque := tollvm.PointerOption(o, true)
		return func(j *pass.Job) {
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{IndexBits: *bits, TypedPointers: !*opaque, Report: j.Report})
			tollvm.Run(j, c, tollvm.Target(), Patterns(c))
		}
	},
}

// Patterns returns the patterns for the ub dialect.
func Patterns(c *tollvm.TypeConverter) []convert.Pattern {
	l := lowering{c}
	return []convert.Pattern{
		convert.On(c.TypeConverter, l.lowerPoison),
		convert.On(c.TypeConverter, l.lowerUnreachable),
	}
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

func (c lowering) lowerPoison(op ub.PoisonOp, _ ub.PoisonAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if _, ok := op.Op().InherentAttr(0).(*ub.PoisonAttr); !ok {
		return r.NoMatch(op.Op(), "pattern only supports #ub.poison")
	}
	t := c.ConvertOne(op.Result().Type())
	if t == nil {
		return r.NoMatch(op.Op(), "result type")
	}
	r.ReplaceBy(op.Op(), c.Undefined(r.Builder, t).DefiningOp())
	return true
}

func (c lowering) lowerUnreachable(op ub.UnreachableOp, _ ub.UnreachableAdaptor[*ir.Value], r *convert.Rewriter) bool {
	r.ReplaceBy(op.Op(), llvm.NewUnreachable(r.Builder).Op())
	return true
}
