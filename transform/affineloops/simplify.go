package affineloops

import (
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// SimplifyPass is the pass affine-simplify-structures.
var SimplifyPass = &pass.Def{
	Name:    "affine-simplify-structures",
	Summary: "Simplify affine expressions in maps/sets and normalize memrefs",
	Class:   "(anonymous namespace)::SimplifyAffineStructures",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		patterns := rewrite.NewPatterns(append(affine.ApplyOp{}.CanonicalizationPatterns(), affine.IfOp{}.CanonicalizationPatterns()...)...)
		return func(j *pass.Job) {
			simple := map[ir.Attribute]ir.Attribute{}
			var ops []*ir.Operation
			for op := range ir.Postorder(j.Op) {
				for _, a := range op.AttrsAsDictionary().Entries() {
					if s := simplified(a.Value, simple); s != a.Value {
						op.SetAttr(a.Name, s)
					}
				}
				if op.Is(affine.For) || op.Is(affine.If) || op.Is(affine.Apply) {
					ops = append(ops, op)
				}
			}
			rewrite.GreedyOps(j.Context(), ops, patterns, rewrite.Config{Strict: rewrite.ExistingAndNewOps})
		}
	},
}

// simplified returns a map or set in a simpler form, other attributes as they are.
func simplified(a ir.Attribute, known map[ir.Attribute]ir.Attribute) ir.Attribute {
	if s, ok := known[a]; ok {
		return s
	}
	s := a
	switch x := a.(type) {
	case *ir.AffineMapAttr:
		s = ir.NewAffineMapAttr(x.Context(), x.Value().Simplify())
	case *ir.IntegerSetAttr:
		s = ir.NewIntegerSetAttr(x.Context(), presburger.Simplify(x.Value()))
	default:
		return a
	}
	known[a] = s
	return s
}
