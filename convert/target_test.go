package convert_test

import (
	"testing"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

// A rule for an operation takes precedence over one for its dialect, and that over the one for
// all others; the last rule for the same counts.
func TestTarget(t *testing.T) {
	c := ir.NewContext(suite.Dialects...)
	target := convert.NewTarget()
	target.LegalDialects("arith")
	target.IllegalDialects("cf")
	target.Illegal(arith.AddI, arith.MulI)
	target.Legal(arith.MulI)
	target.Dynamic(func(op *ir.Operation) bool { return op.Attr("fine") != nil }, cf.Branch)
	target.DynamicUnknown(func(op *ir.Operation) bool { return op.Attr("fine") != nil })
	target.Legal(fn.Func)
	target.RecursivelyLegal(func(op *ir.Operation) bool { return op.Attr("fine") != nil }, fn.Func)
	for _, test := range []struct {
		def                    *ir.OpDef
		fine                   bool
		legal, inside, illegal bool
	}{
		{arith.SubI, false, true, false, false},
		{arith.AddI, false, false, false, true},
		{arith.MulI, false, true, false, false},
		{cf.Switch, true, false, false, true},
		{cf.Branch, false, false, false, true},
		{cf.Branch, true, true, false, false},
		{fn.Func, false, true, false, false},
		{fn.Func, true, true, true, false},
		{fn.Return, false, false, false, true},
		{fn.Return, true, true, false, false},
	} {
		st := ir.OperationState{Context: c, Def: test.def}
		if test.fine {
			st.Attrs = ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: "fine", Value: ir.NewUnitAttr(c)})
		}
		op := ir.NewOperation(&st)
		legal, inside := target.IsLegal(op)
		if illegal := target.IsIllegal(op); legal != test.legal || inside != test.inside || illegal != test.illegal {
			t.Errorf("%s, fine: %v: legal %v, inside %v, illegal %v", test.def.Name, test.fine, legal, inside, illegal)
		}
	}
	op := ir.NewOperation(&ir.OperationState{Context: c, Def: arith.AddI})
	if legal, _ := convert.NewTarget().IsLegal(op); legal || convert.NewTarget().IsIllegal(op) {
		t.Error("without a rule the legality is not unknown")
	}
}
