package tollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// ParentModule returns the innermost module around an operation, nil if absent.
func ParentModule(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil && !op.Is(builtin.Module); op = op.ParentOp() {
	}
	return op
}

// RuntimeFunc returns the declaration of a function of the runtime library. It adds one
// at the start of the module if absent. ok is false if the module has a function of
// this name and another type; that is reported.
func (c *TypeConverter) RuntimeFunc(r *convert.Rewriter, module *ir.Operation, name string, result ir.Type, params ...ir.Type) (f llvm.FuncOp, ok bool) {
	t := llvm.NewFunctionType(result, params, false)
	if op := r.Symbol(module, name); op != nil && op.Is(llvm.Func) {
		f = ir.Cast[llvm.FuncOp](op)
		if f.FunctionType() != t {
			c.Report(op, "redefinition of reserved function '"+name+"' of different type '"+f.FunctionType().String()+"' is prohibited")
			return f, false
		}
		return f, true
	}
	point := r.Point()
	loc := r.Loc()
	r.AtStart(module.Region(0).First()).LocOf(module)
	f = llvm.NewFunc(r.Builder, name, t)
	r.SetLoc(loc).At(point)
	return f, true
}
