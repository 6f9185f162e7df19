package testpass

import (
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

// sideEffects tells the effects of each operation that knows its own.
var sideEffects = &pass.Def{Name: "test-side-effects", Summary: "Test side effects interfaces", Class: class("SideEffectsPass"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		var list []effects.Effect
		for op := range ir.Postorder(j.Op) {
			known := false
			if list, known = effects.Append(list[:0], op); !known || op.Has(ir.Terminator) {
				continue
			}
			if len(list) == 0 {
				j.Report(op.Remarkf("operation has no memory effects"))
			}
			for _, e := range list {
				j.Report(op.Remarkf("found an instance of '%v'%s on resource '%v'", e.Kind, place(op, e), e.Resource))
			}
		}
		for op := range ir.Postorder(j.Op) {
			if m, ok := op.Attr("effect_parameter").(*ir.AffineMapAttr); ok && (op.Is(testdialect.SideEffect) || op.Is(testdialect.SideEffectWithRegion) || op.Name() == "test.unregistered_side_effect_op") {
				j.Report(op.Remarkf("found a parametric effect with %v", m))
			}
		}
		j.PreserveAll()
	})}

// place says what the memory of an effect of an operation belongs to, with a comma.
func place(op *ir.Operation, e effects.Effect) string {
	v := e.Value
	switch {
	case e.Symbol != nil:
		return fmt.Sprintf(" on a symbol '%v',", e.Symbol)
	case v == nil:
		return ""
	case v.DefiningOp() == op:
		return fmt.Sprintf(" on op result %d,", v.Index())
	case v.DefiningOp() == nil && v.Owner().ParentOp() == op:
		return fmt.Sprintf(" on block argument %d,", v.Index())
	}
	return fmt.Sprintf(" on op operand %d,", slices.Index(op.Operands().Values(), v))
}
