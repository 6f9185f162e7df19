package opaqueptr

import (
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass llvm-opaque-pointers. It runs on any operation, and looks up called
// functions in it.
var Pass = &pass.Def{
	Name:    "llvm-opaque-pointers",
	Summary: "Turn LLVM IR with typed pointers into today's, with opaque ones",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			if !Run(j.Op, j.Report) {
				j.Fail()
			}
		}
	},
}

// Run updates an operation and everything in it. It reports operations that have no
// form today, and then returns false, after it has updated the rest.
func Run(op *ir.Operation, report diag.Handler) bool {
	x := &pointers{report: report, ok: true, types: llvm.NewOpaquePointers(), builder: ir.NewBuilder(op.Context())}
	// First update what depends on pointee types, then replace the types.
	var drop []*ir.Operation
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		if x.prepare(op) {
			drop = append(drop, op)
		}
		return ir.Advance
	})
	for _, op := range append(drop, x.drop...) {
		op.Erase()
	}
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		x.retype(op)
		return ir.Advance
	})
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		if dropCast(op) {
			return ir.Skip
		}
		return ir.Advance
	})
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		if x.lifetimes[op] && !ofAlloca(op) {
			op.Erase()
			return ir.Skip
		}
		return ir.Advance
	})
	return x.ok
}

// pointers is one run of the pass.
type pointers struct {
	report    diag.Handler
	ok        bool
	types     *ir.Replacer
	tables    ir.SymbolTables
	builder   *ir.Builder
	lifetimes map[*ir.Operation]bool // markers that were made
	today     llvm.MLIR14Metadata
	drop      []*ir.Operation // tables of metadata, which others refer to until all is done
}

func (x *pointers) errorf(op *ir.Operation, format string, args ...any) {
	x.report(op.Errorf(format, args...))
	x.ok = false
}

// retype replaces the types of an operation's results and block arguments, and those in
// its attributes.
func (x *pointers) retype(op *ir.Operation) {
	if err := x.types.ReplaceIn(op, false); err != nil {
		x.errorf(op, "has a typed pointer in a type or attribute that cannot be made opaque: %v", err)
	}
}

// dropCast erases a bitcast from a type to itself.
func dropCast(op *ir.Operation) bool {
	if !op.Is(llvm.Bitcast) || op.Operand(0).Type() != op.Result(0).Type() || op.Block() == nil {
		return false
	}
	op.ReplaceAllUsesWith(op.Operand(0))
	op.Erase()
	return true
}

// ofAlloca reports whether a lifetime marker has an operand that LLVM allows today.
func ofAlloca(op *ir.Operation) bool {
	def := op.Operand(0).DefiningOp()
	return def != nil && (def.Is(llvm.Alloca) || def.Is(llvm.Poison))
}

// pointee returns the type that a typed pointer points to, nil for other types.
func pointee(t ir.Type) ir.Type {
	if p, ok := t.(*llvm.PointerType); ok {
		return p.Elem()
	}
	return nil
}

// prepare updates what depends on pointee types. It reports whether to erase the
// operation.
func (x *pointers) prepare(op *ir.Operation) (drop bool) {
	x.metadata(op)
	switch v := op.View().(type) {
	case llvm.MetadataOp:
		x.drop = append(x.drop, op)
	case llvm.FuncOp:
		x.params(op, "arg_attrs", functionParams(v))
		return x.intrinsicDeclaration(v)
	case llvm.CallOp:
		x.call(op, v.CalleeOperands().Values())
		return x.intrinsicCall(v)
	case llvm.InvokeOp:
		x.call(op, v.CalleeOperands().Values())
	case llvm.CallIntrinsicOp:
		v.SetIntrin(today(v.Intrin(), append(op.Operands().Types(), op.Results().Types()...)))
	case llvm.InlineAsmOp:
		x.inlineAsm(v)
	case llvm.AssumeOp:
		// An empty list prints as a blank that is not read again.
		if tags, ok := op.Attr("op_bundle_tags").(*ir.ArrayAttr); ok && tags.Len() == 0 {
			op.RemoveAttr("op_bundle_tags")
		}
	case llvm.AllocaOp:
		if t := pointee(v.Result().Type()); t != nil && op.Attr("elem_type") == nil {
			op.SetAttr("elem_type", ir.NewTypeAttr(t))
		}
	default:
		return x.upgradeIntrinsic(op)
	}
	return false
}

func functionParams(f llvm.FuncOp) []ir.Type {
	return f.FunctionType().Params()
}

// call sets the callee type of a variadic call, and the types of argument attributes.
func (x *pointers) call(op *ir.Operation, operands []*ir.Value) {
	callee, _ := op.Attr("callee").(*ir.SymbolRefAttr)
	x.params(op, "arg_attrs", argTypes(operands, callee == nil))
	if op.Attr("var_callee_type") != nil {
		return
	}
	if f := x.calleeType(op, callee); f != nil && f.IsVariadic() {
		op.SetAttr("var_callee_type", ir.NewTypeAttr(f))
	}
}

// argTypes returns the argument types of a call, without the callee operand of an
// indirect one.
func argTypes(operands []*ir.Value, indirect bool) []ir.Type {
	if indirect && len(operands) > 0 {
		operands = operands[1:]
	}
	list := make([]ir.Type, len(operands))
	for i, v := range operands {
		list[i] = v.Type()
	}
	return list
}

// calleeType returns the type of the called function, nil if it is unknown.
func (x *pointers) calleeType(op *ir.Operation, callee *ir.SymbolRefAttr) *llvm.FunctionType {
	if callee == nil {
		if op.NumOperands() == 0 {
			return nil
		}
		f, _ := pointee(op.Operand(0).Type()).(*llvm.FunctionType)
		return f
	}
	if def := x.tables.LookupNearest(op, callee); def != nil && def.Is(llvm.Func) {
		return ir.Cast[llvm.FuncOp](def).FunctionType()
	}
	return nil
}

// typeAttrs lists the parameter attributes that have a type today. In MLIR 14 the type
// was the pointee's.
var typeAttrs = []string{"llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca", "llvm.preallocated"}

// params sets the types of such attributes.
func (x *pointers) params(op *ir.Operation, name string, types []ir.Type) {
	list, ok := op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return
	}
	out := append([]ir.Attribute(nil), list.Elems()...)
	changed := false
	for i := range min(len(out), len(types)) {
		d, ok := out[i].(*ir.DictionaryAttr)
		t := pointee(types[i])
		if !ok || t == nil {
			continue
		}
		for _, key := range typeAttrs {
			if _, bare := d.Lookup(key).(*ir.UnitAttr); bare {
				d = d.With(key, ir.NewTypeAttr(t))
				out[i], changed = d, true
			}
		}
	}
	if changed {
		op.SetAttr(name, ir.NewArrayAttr(op.Context(), out...))
	}
}

// inlineAsm sets the element types of operands that are memory.
func (x *pointers) inlineAsm(op llvm.InlineAsmOp) {
	operands := op.Operands().Values()
	attrs := make([]ir.Attribute, len(operands))
	old := op.OperandAttrs()
	needed, at := false, 0
	for _, c := range strings.Split(op.Constraints(), ",") {
		output, indirect := strings.HasPrefix(c, "="), strings.Contains(c, "*")
		if strings.HasPrefix(c, "~") || output && !indirect || at >= len(operands) {
			continue
		}
		attrs[at] = ir.NewDictionaryAttr(op.Op().Context())
		if old != nil && at < old.Len() {
			attrs[at] = old.At(at)
		}
		t := pointee(operands[at].Type())
		d, ok := attrs[at].(*ir.DictionaryAttr)
		if indirect && ok && t != nil && d.Lookup("elementtype") == nil {
			attrs[at], needed = d.With("elementtype", ir.NewTypeAttr(t)), true
		}
		at++
	}
	if needed && at == len(operands) {
		op.SetOperandAttrs(ir.NewArrayAttr(op.Op().Context(), attrs...))
	}
}
