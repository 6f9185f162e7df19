// Package linkage has passes of the llvm dialect on what linkers see of functions and
// globals: llvm-add-comdats and llvm-use-default-visibility.
package linkage

import (
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// AddComdats is the pass llvm-add-comdats. It puts each function of a module that has the
// linkage linkonce or linkonce_odr into a COMDAT of its own, of the kind any. Windows
// needs that: its linkers do not link such functions otherwise.
var AddComdats = &pass.Def{
	Name:    "llvm-add-comdats",
	Summary: "Add comdats to linkonce and linkonce_odr functions",
	Class:   "LLVMAddComdats",
	On:      builtin.Module.Name,
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			c := comdats{module: j.Op, symbols: ir.NewSymbolTable(j.Op)}
			for op := range j.Op.Region(0).First().Ops() {
				if f, ok := ir.As[llvm.FuncOp](op); ok {
					switch f.Linkage() {
					case llvm.LinkageLinkonce, llvm.LinkageLinkonceODR:
						c.add(f)
					}
				}
			}
		}
	},
}

// comdatName is the name of the operation with the COMDATs of a module.
const comdatName = "__llvm_comdat"

// comdats adds the COMDATs of a module.
type comdats struct {
	module  *ir.Operation
	symbols *ir.SymbolTable
}

func (c *comdats) add(f llvm.FuncOp) {
	ctx := c.module.Context()
	all, ok := ir.As[llvm.ComdatOp](c.symbols.Lookup(comdatName))
	if !ok {
		b := ir.NewBuilder(ctx).SetLoc(c.module.Loc()).AtStart(c.module.Region(0).First())
		all = llvm.NewComdat(b, comdatName)
		c.symbols.Insert(all.Op())
	}
	name := ir.SymbolNameOf(f.Op())
	b := ir.NewBuilder(ctx).SetLoc(all.Op().Loc()).AtStart(all.Op().Region(0).First())
	llvm.NewComdatSelector(b, name, llvm.ComdatAny)
	f.SetComdat(ir.NewSymbolRefAttr(ctx, comdatName, name))
}

// UseDefaultVisibility is the pass llvm-use-default-visibility. It gives functions and
// globals of default visibility the one that the option visibility names, as clang's
// -fvisibility does.
var UseDefaultVisibility = &pass.Def{
	Name:    "llvm-use-default-visibility",
	Summary: "Update default visibility of all global values and function definitions",
	Class:   "LLVMUseDefaultVisibilityPass",
	On:      builtin.Module.Name,
	New: func(o *pass.Options) func(*pass.Job) {
		name := "default"
		o.Enum(&name, "visibility", "Visibility to use in place of default.", "hidden", "protected")
		return func(j *pass.Job) {
			v, _ := llvm.ParseVisibility(name)
			if name == "default" {
				j.PreserveAll()
				return
			}
			for op := range ir.Preorder(j.Op) {
				setVisibility(op, v)
			}
		}
	},
}

// visible is what functions and globals have in common.
type visible[Op any] interface {
	ir.OpView
	Visibility() llvm.Visibility
	SetVisibility(llvm.Visibility) Op
}

// setVisibility sets the visibility of a function or global that has the default.
func setVisibility(op *ir.Operation, v llvm.Visibility) {
	_ = setIfDefault[llvm.FuncOp](op, v) || setIfDefault[llvm.GlobalOp](op, v) ||
		setIfDefault[llvm.AliasOp](op, v) || setIfDefault[llvm.IFuncOp](op, v)
}

// setIfDefault is setVisibility for one kind of operation. It reports whether op is one.
func setIfDefault[Op visible[Op]](op *ir.Operation, v llvm.Visibility) bool {
	f, ok := ir.As[Op](op)
	if ok && f.Visibility() == llvm.VisibilityDefault {
		f.SetVisibility(v)
	}
	return ok
}
