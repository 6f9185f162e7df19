package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

var (
	callVarCalleeType = slot(llvm.Call, "var_callee_type")
	callCallee        = slot(llvm.Call, "callee")
	callFastmath      = slot(llvm.Call, "fastmathFlags")
	callCConv         = slot(llvm.Call, "CConv")
	callTail          = slot(llvm.Call, "TailCallKind")
	callMemory        = slot(llvm.Call, "memory_effects")
	callConvergent    = slot(llvm.Call, "convergent")
	callNoUnwind      = slot(llvm.Call, "no_unwind")
	callWillReturn    = slot(llvm.Call, "will_return")
	callBundleSizes   = slot(llvm.Call, "op_bundle_sizes")
	callBundleTags    = slot(llvm.Call, "op_bundle_tags")
	callArgAttrs      = slot(llvm.Call, "arg_attrs")
	callResAttrs      = slot(llvm.Call, "res_attrs")
	callNoInline      = slot(llvm.Call, "no_inline")
	callAlwaysInline  = slot(llvm.Call, "always_inline")
	callInlineHint    = slot(llvm.Call, "inline_hint")
	callSegments      = slot(llvm.Call, ir.OperandSegmentSizes)

	invokeVarCalleeType = slot(llvm.Invoke, "var_callee_type")
	invokeCallee        = slot(llvm.Invoke, "callee")
	invokeCConv         = slot(llvm.Invoke, "CConv")
	invokeBundleSizes   = slot(llvm.Invoke, "op_bundle_sizes")
	invokeBundleTags    = slot(llvm.Invoke, "op_bundle_tags")
	invokeArgAttrs      = slot(llvm.Invoke, "arg_attrs")
	invokeResAttrs      = slot(llvm.Invoke, "res_attrs")
	invokeSegments      = slot(llvm.Invoke, ir.OperandSegmentSizes)

	asmString      = slot(llvm.InlineAsm, "asm_string")
	asmConstraints = slot(llvm.InlineAsm, "constraints")
	asmSideEffects = slot(llvm.InlineAsm, "has_side_effects")
	asmAlignStack  = slot(llvm.InlineAsm, "is_align_stack")
	asmTail        = slot(llvm.InlineAsm, "tail_call_kind")
	asmDialect     = slot(llvm.InlineAsm, "asm_dialect")
	asmAttrs       = slot(llvm.InlineAsm, "operand_attrs")
)

// A callee is the callee of a call: a symbol, or the first operand.
type callee struct {
	typ    *llvm.FunctionType
	symbol *ir.SymbolRefAttr
	// incompatible is set if the type of the call differs from the function's. Then the
	// call uses the function's address.
	incompatible bool
}

// callOperands appends the callee, unless it is a symbol or assembly, and the arguments.
func (w *worker) callOperands(dst []*ir.Value, i *llvmir.Instruction) ([]*ir.Value, bool) {
	switch c := i.Callee().(type) {
	case *llvmir.Function, *llvmir.IFunc, *llvmir.InlineAsm:
	default:
		v := w.value(c)
		if v == nil {
			return dst, false
		}
		dst = append(dst, v)
	}
	return w.appendValues(dst, i.Args())
}

// callee returns the callee of a call. It warns if its type is not that of the call.
func (w *worker) callee(i *llvmir.Instruction) callee {
	call := w.typ(i.Elem).(*llvm.FunctionType)
	var g llvmir.Global
	switch f := i.Callee().(type) {
	case *llvmir.Function:
		g = f
	case *llvmir.IFunc:
		g = f
	default:
		return callee{typ: call}
	}
	fn, ok := w.typ(g.Base().ValueType).(*llvm.FunctionType)
	if ok && fn != call && !compatible(call, fn) {
		w.warnf(w.at, "incompatible call and callee types: '%s' and '%s'", call, fn)
		return callee{typ: call, symbol: w.symbol(g), incompatible: true}
	}
	if !ok {
		fn = call
	}
	return callee{typ: fn, symbol: w.symbol(g)}
}

// compatible reports whether a function of type fn may be called with type call.
func compatible(call, fn *llvm.FunctionType) bool {
	a, b := call.Params(), fn.Params()
	if call.Result() != fn.Result() || len(a) < len(b) || !fn.IsVariadic() && len(a) != len(b) {
		return false
	}
	for i := range b {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// throughAddress inserts the address of a callee before the operands and turns the call into an
// indirect one.
func (w *worker) throughAddress(c *callee, args []*ir.Value) []*ir.Value {
	st := w.begin(llvm.AddressOf)
	st.InherentAttrs[addressOfName] = c.symbol
	st.Results = append(st.Results, w.ptr)
	address := w.emit().Result(0)
	c.symbol = nil
	args = append(args, nil)
	copy(args[1:], args)
	args[0] = address
	return args
}

func (w *worker) call(i *llvmir.Instruction) (op *ir.Operation, ok bool) {
	if w.args, ok = w.callOperands(w.args[:0], i); !ok {
		return nil, false
	}
	if a, isAsm := i.Callee().(*llvmir.InlineAsm); isAsm {
		return w.inlineAsm(i, a), true
	}
	c := w.callee(i)
	if c.incompatible {
		w.args = w.throughAddress(&c, w.args)
	}
	d := i.Details
	if d == nil {
		d = &noDetails
	}
	argAttrs, resAttrs := ir.Attribute(nil), ir.Attribute(nil)
	if !c.incompatible && len(d.Attrs.Params)|int(boolInt(d.Attrs.Result != nil)) != 0 {
		argAttrs, resAttrs = w.callAttrs(i, nil)
	}
	n := len(w.args)
	all, sizes, tags, ok := w.bundles(w.args, i)
	if w.args = all; !ok {
		return nil, false
	}
	st := w.begin(llvm.Call)
	st.Operands = append(st.Operands, w.args...)
	if c.symbol != nil {
		st.InherentAttrs[callCallee] = c.symbol
	}
	if c.typ.IsVariadic() {
		st.InherentAttrs[callVarCalleeType] = ir.NewTypeAttr(c.typ)
	}
	if i.Flags != 0 {
		st.InherentAttrs[callFastmath] = w.fast(i.Flags)
	}
	if i.Tail != llvmir.NoTailMark {
		st.InherentAttrs[callTail] = w.tailKind(i.Tail)
	}
	if d.CallConv != 0 {
		st.InherentAttrs[callCConv] = w.callConv(d.CallConv)
	}
	st.InherentAttrs[callBundleSizes], st.InherentAttrs[callBundleTags] = sizes, tags
	st.InherentAttrs[callSegments] = w.segmentSizes(int32(n), int32(len(w.args)-n))
	if argAttrs != nil {
		st.InherentAttrs[callArgAttrs] = argAttrs
	}
	if resAttrs != nil {
		st.InherentAttrs[callResAttrs] = resAttrs
	}
	if d.Attrs.Fn != nil {
		w.callFnAttrs(d.Attrs.Fn)
	}
	if m := w.callMemory(i, d); m != nil {
		st.InherentAttrs[callMemory] = m
	}
	if t := c.typ.Result(); t != w.void {
		st.Results = append(st.Results, t)
	}
	return w.emit(), true
}

var noDetails llvmir.Details

// bundles appends the operands of operand bundles, and returns the numbers of operands and the
// tags. The dialect supports bundles, though upstream's import does not use that.
func (w *worker) bundles(args []*ir.Value, i *llvmir.Instruction) (all []*ir.Value, sizes, tags ir.Attribute, ok bool) {
	if i.Details == nil || len(i.Details.Bundles) == 0 {
		return args, w.emptyI32, nil, true
	}
	var ns []int32
	var names []ir.Attribute
	for _, b := range i.Details.Bundles {
		// A call in a funclet is invalid without its bundle.
		if !w.opts.Lossless && b.Tag != "funclet" {
			continue
		}
		if args, ok = w.appendValues(args, i.Operands[b.Start:b.End]); !ok {
			return args, nil, nil, false
		}
		ns = append(ns, int32(b.End-b.Start))
		names = append(names, w.string(b.Tag))
	}
	if ns == nil {
		return args, w.emptyI32, nil, true
	}
	return args, ir.NewDenseI32ArrayAttr(w.ctx, ns...), ir.NewArrayAttr(w.ctx, names...), true
}

func boolInt(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// callFnAttrs sets the function attributes of a call.
func (w *worker) callFnAttrs(s *llvmir.AttrSet) {
	for _, a := range s.Attrs() {
		switch a.Kind {
		case llvmir.AttrConvergent:
			w.setUnit(callConvergent, true)
		case llvmir.AttrNoUnwind:
			w.setUnit(callNoUnwind, true)
		case llvmir.AttrWillReturn:
			w.setUnit(callWillReturn, true)
		case llvmir.AttrNoInline:
			w.setUnit(callNoInline, true)
		case llvmir.AttrAlwaysInline:
			w.setUnit(callAlwaysInline, true)
		case llvmir.AttrInlineHint:
			w.setUnit(callInlineHint, true)
		}
	}
}

// callMemory returns the memory effects of a call: those of the call combined with
// those of the function it names. Operand bundles may access any memory.
func (w *worker) callMemory(i *llvmir.Instruction, d *llvmir.Details) ir.Attribute {
	all := llvmir.AllMemory(llvmir.RefMod)
	e := all
	if a, ok := d.Attrs.Fn.Lookup(llvmir.AttrMemory); ok {
		e = llvmir.MemoryEffects(a.Int)
	}
	if f, ok := i.Callee().(*llvmir.Function); ok {
		if a, ok := f.Attrs.Fn.Lookup(llvmir.AttrMemory); ok {
			fe := llvmir.MemoryEffects(a.Int)
			if len(d.Bundles) > 0 {
				fe = withBundles(fe, d)
			}
			e &= fe
		}
	}
	if e == all {
		return nil
	}
	return w.memoryEffects(e)
}

// withBundles adds the memory effects of a call's operand bundles to those of the function
// (LangRef, Operand Bundles). All but a few kinds of bundles read memory, and unknown kinds write
// it.
func withBundles(e llvmir.MemoryEffects, d *llvmir.Details) llvmir.MemoryEffects {
	for _, b := range d.Bundles {
		switch b.Tag {
		case "ptrauth", "kcfi", "convergencectrl", "deactivation-symbol":
			continue
		}
		e |= llvmir.AllMemory(llvmir.Ref)
		switch b.Tag {
		case "deopt", "funclet":
		default:
			e |= llvmir.AllMemory(llvmir.Mod)
		}
	}
	return e
}

func (w *worker) tailKind(k llvmir.TailKind) ir.Attribute {
	return llvm.NewTailCallKindAttr(w.ctx, [...]llvm.TailCallKind{
		llvmir.NoTailMark: llvm.TailCallKindNone, llvmir.Tail: llvm.TailCallKindTail,
		llvmir.MustTail: llvm.TailCallKindMustTail, llvmir.NoTail: llvm.TailCallKindNoTail,
	}[k])
}

func (w *worker) callConv(cc llvmir.CallConv) ir.Attribute {
	c := llvm.CConv(cc)
	if w.opts.Lossless && c.String() == "" {
		// The text cannot express it. The difference is preserved.
		c = llvm.CConvC
	}
	return llvm.NewCConvAttr(w.ctx, c)
}

func (w *worker) inlineAsm(i *llvmir.Instruction, a *llvmir.InlineAsm) *ir.Operation {
	t := w.typ(i.Type())
	attrs := w.asmOperandAttrs(i, a)
	st := w.begin(llvm.InlineAsm)
	st.Operands = append(st.Operands, w.args...)
	st.InherentAttrs[asmString], st.InherentAttrs[asmConstraints] = w.string(a.Asm), w.string(a.Constraints)
	w.setUnit(asmSideEffects, a.SideEffects)
	w.setUnit(asmAlignStack, a.AlignStack)
	st.InherentAttrs[asmTail] = w.tailKind(i.Tail)
	st.InherentAttrs[asmDialect] = w.i64s[boolInt(a.IntelDialect)]
	if attrs != nil {
		st.InherentAttrs[asmAttrs] = attrs
	}
	// It has a result even if that is void.
	st.Results = append(st.Results, t)
	return w.emit()
}

// asmOperandAttrs returns the element types of indirect operands of inline assembly, nil if no
// operand is indirect.
func (w *worker) asmOperandAttrs(i *llvmir.Instruction, a *llvmir.InlineAsm) ir.Attribute {
	var list []ir.Attribute
	indirect := false
	arg := 0
	for _, c := range asmConstraintList(a.Constraints) {
		if !c.hasArg {
			continue
		}
		if c.indirect {
			if i.Details != nil {
				if at, ok := i.Details.Attrs.Param(arg).Lookup(llvmir.AttrElementType); ok {
					e := ir.NamedAttribute{Name: "elementtype", Value: ir.NewTypeAttr(w.typ(at.Type))}
					list = append(list, ir.NewDictionaryAttr(w.ctx, e))
					indirect = true
				}
			}
		} else {
			list = append(list, ir.NewDictionaryAttr(w.ctx))
		}
		arg++
	}
	if !indirect {
		return nil
	}
	return ir.NewArrayAttr(w.ctx, list...)
}

// An asmConstraint is what a constraint of inline assembly means for arguments (LangRef, Inline Asm
// Constraint String).
type asmConstraint struct{ hasArg, indirect bool }

func asmConstraintList(text string) []asmConstraint {
	var list []asmConstraint
	for len(text) > 0 {
		end, braces := 0, 0
		for ; end < len(text) && (text[end] != ',' || braces > 0); end++ {
			switch text[end] {
			case '{':
				braces++
			case '}':
				braces--
			}
		}
		c, k := asmConstraint{hasArg: true}, text[:end]
		switch {
		case k == "":
		case k[0] == '~', k[0] == '!':
			c.hasArg = false
			k = k[1:]
		case k[0] == '=':
			c.hasArg = false
			k = k[1:]
		}
		if k != "" && k[0] == '*' {
			c.indirect, c.hasArg = true, true
		}
		list = append(list, c)
		text = text[min(end+1, len(text)):]
	}
	return list
}

// unwindsToLandingPad reports whether an invoke unwinds to a landingpad, as llvm.invoke must, and
// not to a funclet pad.
func unwindsToLandingPad(i *llvmir.Instruction) bool {
	for _, k := range i.Operands[len(i.Operands)-2].(*llvmir.Block).Instrs {
		if k.Op != llvmir.OpPhi {
			return k.Op == llvmir.OpLandingPad
		}
	}
	return false
}

func (w *worker) invoke(i *llvmir.Instruction) (op *ir.Operation, ok bool) {
	if _, isAsm := i.Callee().(*llvmir.InlineAsm); isAsm || !unwindsToLandingPad(i) {
		return w.foreign(i)
	}
	if w.args, ok = w.callOperands(w.args[:0], i); !ok {
		return nil, false
	}
	n := len(i.Operands)
	normal, unwind := i.Operands[n-3].(*llvmir.Block), i.Operands[n-2].(*llvmir.Block)
	// An operation cannot pass its own result to a successor. An extra block does so.
	between := w.passesItself(i, normal)
	dest := w.blocks[normal.Num]
	if between {
		dest = w.arena.NewBlock()
		w.blocks[normal.Num].Region().InsertBefore(w.blocks[normal.Num], dest)
	}
	var unwindArgs, normalArgs []*ir.Value
	if unwindArgs, ok = w.appendBranchArgs(nil, i.Block, unwind); !ok {
		return nil, false
	}
	c := w.callee(i)
	if c.incompatible {
		w.args = w.throughAddress(&c, w.args)
	}
	args := append([]*ir.Value(nil), w.args...)
	if !between {
		// Constants for the successor come after those for the call.
		if normalArgs, ok = w.appendBranchArgs(nil, i.Block, normal); !ok {
			return nil, false
		}
	}
	bundles, sizes, tags, ok := w.bundles(nil, i)
	if !ok {
		return nil, false
	}
	op = w.newInvoke(i, c, args, normalArgs, unwindArgs, dest, w.blocks[unwind.Num], bundles)
	if tags != nil {
		op.SetInherentAttr(invokeBundleSizes, sizes)
		op.SetInherentAttr(invokeBundleTags, tags)
	}
	if !between {
		return op, true
	}
	if op.NumResults() > 0 {
		w.values[i.Num] = op.Result(0)
	}
	return op, w.edgeBlock(i, dest, normal)
}

func (w *worker) newInvoke(i *llvmir.Instruction, c callee, args, normalArgs, unwindArgs []*ir.Value, normal, unwind *ir.Block, bundles []*ir.Value) *ir.Operation {
	d := i.Details
	if d == nil {
		d = &noDetails
	}
	argAttrs, resAttrs := ir.Attribute(nil), ir.Attribute(nil)
	if !c.incompatible {
		argAttrs, resAttrs = w.callAttrs(i, nil)
	}
	st := w.begin(llvm.Invoke)
	for _, list := range [...][]*ir.Value{args, normalArgs, unwindArgs, bundles} {
		st.Operands = append(st.Operands, list...)
	}
	st.InherentAttrs[invokeSegments] = w.segmentSizes(int32(len(args)), int32(len(normalArgs)), int32(len(unwindArgs)), int32(len(bundles)))
	st.InherentAttrs[invokeBundleSizes] = w.emptyI32
	if c.symbol != nil {
		st.InherentAttrs[invokeCallee] = c.symbol
	}
	if c.typ.IsVariadic() {
		st.InherentAttrs[invokeVarCalleeType] = ir.NewTypeAttr(c.typ)
	}
	st.InherentAttrs[invokeCConv] = w.callConv(d.CallConv)
	if argAttrs != nil {
		st.InherentAttrs[invokeArgAttrs] = argAttrs
	}
	if resAttrs != nil {
		st.InherentAttrs[invokeResAttrs] = resAttrs
	}
	st.Successors = append(st.Successors, normal, unwind)
	if t := c.typ.Result(); t != w.void {
		st.Results = append(st.Results, t)
	}
	return w.emit()
}
