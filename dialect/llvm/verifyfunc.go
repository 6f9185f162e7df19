package llvm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// isDeclaration reports whether a function has no body.
func isDeclaration(fn *ir.Operation) bool { return fn.Region(0).Empty() }

func verifyFunc(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[FuncOp](o)
	linkage := op.Linkage()
	if linkage == LinkageCommon {
		return o.Errorf("functions cannot have '%v' linkage", linkage)
	}
	if d := verifyComdat(o); d != nil {
		return d
	}
	if isDeclaration(o) {
		if linkage != LinkageExternal && linkage != LinkageExternWeak {
			return o.Errorf("external functions must have '%v' or '%v' linkage", LinkageExternal, LinkageExternWeak)
		}
		return nil
	}
	if op.NoInline() && op.AlwaysInline() {
		return o.ErrorPlainf("no_inline and always_inline attributes are incompatible")
	}
	if op.OptimizeNone() && !op.NoInline() {
		return o.Errorf("with optimize_none must also be no_inline")
	}
	return verifyFuncOps(o)
}

// verifyFuncOps checks across the operations of a function that exceptions have one type and that
// the tags of blocks are unique.
func verifyFuncOps(fn *ir.Operation) *diag.Diagnostic {
	var exception ir.Type
	var found *diag.Diagnostic
	tags := map[ir.Attribute]bool{}
	ir.WalkPost(fn, func(op *ir.Operation) ir.WalkResult {
		var t ir.Type
		switch op.Def() {
		case LandingPad:
			if op.NumResults() == 0 {
				break // its own verification reports it, after the function's
			}
			if t = op.Result(0).Type(); exception != nil && t != exception {
				found = fn.ErrorPlainf("'llvm.landingpad' should have a consistent result type inside a function")
			}
		case Resume:
			if op.NumOperands() == 0 {
				break
			}
			if t = op.Operand(0).Type(); exception != nil && t != exception {
				found = fn.ErrorPlainf("'llvm.resume' should have a consistent input type inside a function")
			}
		case BlockTag:
			if tag := (ir.Cast[BlockTagOp](op)).Tag(); tags[tag] {
				found = op.ErrorPlainf("duplicate block tag '%d' in the same function: ", tag.ID())
			} else {
				tags[tag] = true
			}
		}
		if t != nil {
			exception = t
		}
		if found != nil {
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

func verifyFuncRegions(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[FuncOp](o)
	entry := op.Body().First()
	if entry == nil {
		return nil
	}
	for i := range op.FunctionType().Params() {
		if !IsCompatibleType(entry.Arg(i).Type()) {
			return o.Errorf("entry block argument #%d is not of LLVM type", i)
		}
	}
	return nil
}
