package testdialect

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

var tupleOfAny = &ir.TypeConstraint{Summary: "tuple with any combination of any type values", Match: func(t ir.Type) bool {
	_, ok := t.(*ir.TupleType)
	return ok
}}

var i32OrTest = constraint.AnyTypeOf(constraint.I32, &ir.TypeConstraint{Summary: "", Match: func(t ir.Type) bool {
	_, ok := t.(*I32Type)
	return ok
}})

// materializeConstant makes a test.constant of anything.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	return NewConstant(b, t, value).Op()
}

func value(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

func foldToOperands(op *ir.Operation, _ []ir.Attribute) (list []ir.FoldResult, ok bool) {
	for _, v := range op.Operands().All() {
		list = append(list, ir.FoldResult{Value: v})
	}
	return list, true
}

func foldNothing(*ir.Operation, []ir.Attribute) ([]ir.FoldResult, bool) { return nil, false }

func foldAlways(*ir.Operation, []ir.Attribute) ([]ir.FoldResult, bool) { return nil, true }

func foldFirst(_ *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	if len(constants) == 0 || constants[0] == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: constants[0]}}, true
}

func foldToComputed(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operand(0).DefiningOp() == nil {
		return nil, false
	}
	return value(op.Operand(0))
}

func foldIntoAttr(op *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	i, ok := constants[0].(*ir.IntegerAttr)
	if !ok || op.InherentAttr(slotOpInPlaceFoldAttr) != nil {
		return nil, false
	}
	op.SetInherentAttr(slotOpInPlaceFoldAttr, i)
	return nil, true
}

func foldOnce(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	once := ir.Cast[OpInPlaceSelfFoldOp](op)
	if once.Folded() {
		return nil, false
	}
	once.SetFolded(true)
	return nil, true
}

// foldSum weighs the operand once, those of the list twice, those of the list of lists
// three times, and each block four times.
func foldSum(op *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	var sum int64
	fold := ir.Cast[FoldWithFoldAdaptorOp](op)
	lists := 1 + fold.Variadic().Len()
	for i, c := range constants {
		weight := int64(3)
		if i == 0 {
			weight = 1
		} else if i < lists {
			weight = 2
		}
		if c, ok := c.(*ir.IntegerAttr); ok {
			sum += weight * c.Int()
		}
	}
	sum += 4 * int64(fold.Body().Len())
	return []ir.FoldResult{{Attr: ir.NewIntegerAttr(op.Result(0).Type(), sum)}}, true
}

// CanonicalizationPatterns has one that erases the operation.
func (OpWithRegionPatternOp) CanonicalizationPatterns() []rewrite.Pattern {
	p := rewrite.On(func(op OpWithRegionPatternOp, r *rewrite.Rewriter) bool {
		r.Erase(op.Op())
		return true
	})
	p.Name = "TestRemoveOpWithInnerOps"
	return []rewrite.Pattern{p}
}

// canonicalizations are those of the dialect itself.
var canonicalizations = rewrite.PatternList{rewrite.On(func(op DialectCanonicalizableOp, r *rewrite.Rewriter) bool {
	c := op.Op().Context()
	r.ReplaceBy(op.Op(), arith.NewConstant(r.Builder, ir.NewIntegerAttr(c.I32(), 42)).Op())
	return true
})}

// constantRegions keeps constants in the regions of one operation.
type constantRegions struct{}

// KeepsConstants implements [rewrite.ConstantRegions].
func (constantRegions) KeepsConstants(r *ir.Region) bool { return r.Op().Is(OneRegion) }
