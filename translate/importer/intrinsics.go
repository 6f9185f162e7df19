package importer

import (
	"strings"
	"sync"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// An intrinsicOp describes how the call of an intrinsic becomes an operation.
type intrinsicOp struct {
	*llvm.Intrinsic
	def      *ir.OpDef
	fastmath int // slot of the flags, -1 if absent
	// immediates are the numbers of the arguments that become attributes.
	immediates []int
	argAttrs   int // slot of arg_attrs, -1 if absent
	resAttrs   int
	// keepsConstants is set for intrinsics whose immediate arguments upstream also creates as
	// constants.
	keepsConstants bool
	// outdated is set for intrinsics whose arguments differ from LLVM 14's, or whose operation has
	// a pointer that is never typed.
	outdated bool
	custom   func(*worker, *llvmir.Instruction, *intrinsicOp) (done, ok bool)
}

// intrinsicOps returns the operations for intrinsics, by name without types.
var intrinsicOps = sync.OnceValue(func() map[string]*intrinsicOp {
	table := map[string]*intrinsicOp{}
	for _, def := range llvm.Dialect.Ops {
		in, ok := llvm.IntrinsicInterface.OfDef(nil, def)
		if !ok {
			continue
		}
		op := &intrinsicOp{
			Intrinsic: in, def: def,
			fastmath: optionalSlot(def, "fastmathFlags"),
			argAttrs: optionalSlot(def, "arg_attrs"), resAttrs: optionalSlot(def, "res_attrs"),
		}
		for _, a := range in.Attrs {
			if a.IsImmediate() {
				op.immediates = append(op.immediates, a.Arg)
			}
		}
		switch def {
		case llvm.NoAliasScopeDecl:
			op.custom = (*worker).noaliasScopeDecl
		case llvm.Assume:
			op.custom = (*worker).assume
		case llvm.DbgDeclare, llvm.DbgValue, llvm.DbgLabel:
			op.custom = (*worker).debugCall
		case llvm.MatrixMultiply, llvm.MatrixTranspose, llvm.MatrixColumnMajorLoad, llvm.MatrixColumnMajorStore:
			op.keepsConstants = true
		case llvm.LifetimeStart, llvm.LifetimeEnd, llvm.CoroEnd, llvm.InvariantStart, llvm.InvariantEnd:
			op.outdated = true
		default:
			switch {
			case len(op.immediates) < len(in.Attrs):
				op.custom = (*worker).constrained
			case in.Pointer != nil:
				op.custom = (*worker).masked
			}
		}
		table[in.Name] = op
	}
	return table
})

// lookupIntrinsic returns the operation for a function, nil if absent.
func (im *module) lookupIntrinsic(name string) *intrinsicOp {
	if im.opts.PreferUnregisteredIntrinsics {
		return nil
	}
	in, ok := llvmir.LookupIntrinsic(name)
	if !ok {
		return nil
	}
	return intrinsicOps()[in.Name]
}

// isConvertibleIntrinsic reports whether calls of an intrinsic become operations. Then its
// declaration is dropped.
func (im *module) isConvertibleIntrinsic(name string) bool {
	in, ok := llvmir.LookupIntrinsic(name)
	return ok && intrinsicOps()[in.Name] != nil && !im.isOutdatedIntrinsic(in)
}

// isOutdatedIntrinsic reports whether an intrinsic of a module with typed pointers differs from the
// operation of MLIR 22. Then it is imported as a function, as in MLIR 14.
func (im *module) isOutdatedIntrinsic(in llvmir.Intrinsic) bool {
	op := intrinsicOps()[in.Name]
	if !im.m.IsTyped() {
		return false
	}
	if r := im.opts.Release; r != 0 && r < 17 {
		short, known := strings.CutPrefix(in.Name, "llvm.")
		return known && !strings.HasPrefix(short, "dbg.") && !llvm.InMLIR14("llvm.intr."+short)
	}
	return op != nil && op.outdated
}

// intrinsic imports the call of an intrinsic. done is false for a call of another function.
func (w *worker) intrinsic(i *llvmir.Instruction, f *llvmir.Function) (done, ok bool) {
	in, known := w.intrinsics[f]
	if !known {
		found, isIntrinsic := llvmir.LookupIntrinsic(f.Name)
		// LLVM still treats a name that it does not know as an intrinsic's.
		isIntrinsic = isIntrinsic || !w.m.IsTyped() && !w.opts.Lossless
		in.op, in.known = w.lookupIntrinsic(f.Name), isIntrinsic && !w.isOutdatedIntrinsic(found)
		w.intrinsics[f] = in
	}
	if !in.known {
		return false, true
	}
	w.at = w.debug.loc(w, i)
	op := (*ir.Operation)(nil)
	switch {
	case w.opts.Lossless && (in.op == nil || in.op.def != llvm.Assume) && i.Details != nil && len(i.Details.Bundles) > 0:
		return true, w.foreignIntrinsic(i)
	case in.op == nil:
		op, ok = w.unregistered(i, f)
	case in.op.custom != nil:
		return in.op.custom(w, i, in.op)
	default:
		op, ok = w.registered(i, f, in.op)
	}
	if !ok {
		return true, w.foreignIntrinsic(i)
	}
	w.made(i, op)
	return true, true
}

// foreignIntrinsic imports a call that neither the operation for the intrinsic nor
// llvm.call_intrinsic can represent.
func (w *worker) foreignIntrinsic(i *llvmir.Instruction) bool {
	if w.failed {
		w.errorf(w.debug.loc(w, i), "unhandled intrinsic: %s", w.valueText(i))
		return false
	}
	op, ok := w.foreign(i)
	if ok {
		w.made(i, op)
	}
	return ok
}

// A knownIntrinsic caches the operation of a function, and whether the function is a known
// intrinsic.
type knownIntrinsic struct {
	op    *intrinsicOp
	known bool
}

// registered creates the operation for an intrinsic.
func (w *worker) registered(i *llvmir.Instruction, f *llvmir.Function, in *intrinsicOp) (*ir.Operation, bool) {
	w.args = w.args[:0]
	var imms [4]ir.Attribute
	args := i.Args()
	next := 0
	for k, a := range args {
		if next < len(in.immediates) && in.immediates[next] == k {
			c, ok := a.(llvmir.Constant)
			if ok {
				imms[next] = w.constantAttr(c)
			}
			if imms[next] == nil {
				return nil, false
			}
			if in.keepsConstants && w.value(a) == nil {
				return nil, false
			}
			next++
			continue
		}
		if _, isMD := a.(*llvmir.MetadataValue); isMD {
			return nil, false
		}
		v := w.value(a)
		if v == nil {
			return nil, false
		}
		w.args = append(w.args, v)
	}
	if next < len(in.immediates) {
		return nil, false
	}
	argAttrs, resAttrs := ir.Attribute(nil), ir.Attribute(nil)
	if in.argAttrs >= 0 {
		argAttrs, resAttrs = w.callAttrs(i, in.immediates)
	}
	st := w.begin(in.def)
	st.Operands = append(st.Operands, w.args...)
	for k, a := range in.Attrs {
		st.InherentAttrs[a.Slot] = imms[k]
	}
	if argAttrs != nil {
		st.InherentAttrs[in.argAttrs] = argAttrs
	}
	if resAttrs != nil {
		st.InherentAttrs[in.resAttrs] = resAttrs
	}
	if in.fastmath >= 0 && i.Flags != 0 {
		st.InherentAttrs[in.fastmath] = w.fast(i.Flags)
	}
	if len(in.def.Results) > 0 {
		// The result may be void, as that of llvm.coro.end since LLVM 22.
		st.Results = append(st.Results, w.typ(i.Type()))
	}
	return w.emit(), true
}

var (
	intrinName     = slot(llvm.CallIntrinsic, "intrin")
	intrinFastmath = slot(llvm.CallIntrinsic, "fastmathFlags")
	intrinBundles  = slot(llvm.CallIntrinsic, "op_bundle_sizes")
	intrinArgs     = slot(llvm.CallIntrinsic, "arg_attrs")
	intrinRes      = slot(llvm.CallIntrinsic, "res_attrs")
	intrinSegments = slot(llvm.CallIntrinsic, ir.OperandSegmentSizes)

	assumeSizes = slot(llvm.Assume, "op_bundle_sizes")
	assumeTags  = slot(llvm.Assume, "op_bundle_tags")
)

// unregistered creates an llvm.call_intrinsic.
func (w *worker) unregistered(i *llvmir.Instruction, f *llvmir.Function) (*ir.Operation, bool) {
	w.args = w.args[:0]
	for _, a := range i.Args() {
		if _, isMD := a.(*llvmir.MetadataValue); isMD {
			return nil, false
		}
		v := w.value(a)
		if v == nil {
			return nil, false
		}
		w.args = append(w.args, v)
	}
	argAttrs, resAttrs := w.callAttrs(i, nil)
	st := w.begin(llvm.CallIntrinsic)
	st.Operands = append(st.Operands, w.args...)
	st.InherentAttrs[intrinName] = w.string(f.Name)
	if i.Flags != 0 {
		st.InherentAttrs[intrinFastmath] = w.fast(i.Flags)
	}
	st.InherentAttrs[intrinBundles] = w.emptyI32
	st.InherentAttrs[intrinSegments] = w.segmentSizes(int32(len(w.args)), 0)
	if argAttrs != nil {
		st.InherentAttrs[intrinArgs] = argAttrs
	}
	if resAttrs != nil {
		st.InherentAttrs[intrinRes] = resAttrs
	}
	if t := w.typ(i.Type()); t != w.void {
		st.Results = append(st.Results, t)
	}
	return w.emit(), true
}

// assume imports llvm.assume. Its operand bundles become operands.
func (w *worker) assume(i *llvmir.Instruction, in *intrinsicOp) (done, ok bool) {
	if w.args, ok = w.appendValues(w.args[:0], i.Args()); !ok {
		return true, false
	}
	var sizes []int32
	var tags []ir.Attribute
	if i.Details != nil {
		for _, b := range i.Details.Bundles {
			if w.args, ok = w.appendValues(w.args, i.Operands[b.Start:b.End]); !ok {
				return true, false
			}
			sizes = append(sizes, int32(b.End-b.Start))
			tags = append(tags, w.string(b.Tag))
		}
	}
	st := w.begin(in.def)
	st.Operands = append(st.Operands, w.args...)
	st.InherentAttrs[assumeSizes] = ir.NewDenseI32ArrayAttr(w.ctx, sizes...)
	st.InherentAttrs[assumeTags] = ir.NewArrayAttr(w.ctx, tags...)
	w.made(i, w.emit())
	return true, true
}

// metadataString returns the string in a metadata argument.
func metadataString(v llvmir.Value) string {
	if m, ok := v.(*llvmir.MetadataValue); ok {
		if s, ok := m.Metadata.(*llvmir.MDString); ok {
			return s.Value
		}
	}
	return ""
}

// constrained imports an operation whose rounding mode and exception behaviour are metadata
// strings.
func (w *worker) constrained(i *llvmir.Instruction, in *intrinsicOp) (done, ok bool) {
	args := i.Args()
	if w.args, ok = w.appendValues(w.args[:0], args[:1]); !ok {
		return true, false
	}
	var attrs [2]ir.Attribute
	for k, a := range in.Attrs {
		if a.Arg < len(args) {
			attrs[k] = w.caseAttr(&a, in.def.Attrs[a.Slot].Constraint, metadataString(args[a.Arg]))
		}
		if attrs[k] == nil {
			return true, w.foreignIntrinsic(i)
		}
	}
	st := w.begin(in.def)
	st.Operands = append(st.Operands, w.args...)
	for k, a := range in.Attrs {
		st.InherentAttrs[a.Slot] = attrs[k]
	}
	st.Results = append(st.Results, w.typ(i.Type()))
	w.made(i, w.emit())
	return true, true
}

// caseAttr returns the enumeration case that a metadata string names, nil if absent.
func (w *worker) caseAttr(a *llvm.IntrinsicArg, c *ir.AttrConstraint, text string) ir.Attribute {
	text, ok := strings.CutPrefix(text, a.Prefix)
	if !ok {
		return nil
	}
	v, ok := a.Enum.Lookup(text)
	if !ok {
		return nil
	}
	if attr := w.i64(int64(v)); c.Match(attr) {
		return attr
	}
	return nil
}

// noaliasScopeDecl imports the declaration of an alias scope. It drops the declaration if no access
// uses the scope.
func (w *worker) noaliasScopeDecl(i *llvmir.Instruction, in *intrinsicOp) (done, ok bool) {
	var scopes []ir.Attribute
	if m, isMD := i.Args()[0].(*llvmir.MetadataValue); isMD {
		if n, isNode := m.Metadata.(*llvmir.Node); isNode {
			scopes = w.scopeAttrs(n)
		}
	}
	switch len(scopes) {
	case 0:
		if w.opts.Lossless {
			return true, w.foreignIntrinsic(i)
		}
		w.dropped(i)
		return true, true
	case 1:
	default:
		return true, w.foreignIntrinsic(i)
	}
	st := w.begin(in.def)
	st.InherentAttrs[slot(in.def, "scope")] = scopes[0]
	w.made(i, w.emit())
	return true, true
}

// dropped warns about a dropped instruction if ExpensiveWarnings is set.
func (w *worker) dropped(i *llvmir.Instruction) {
	if w.opts.ExpensiveWarnings {
		w.warnf(w.debug.loc(w, i), "dropped instruction: %s", w.valueText(i))
	}
}

// masked imports a masked memory access, whose alignment is that of the pointer argument.
func (w *worker) masked(i *llvmir.Instruction, in *intrinsicOp) (done, ok bool) {
	if w.args, ok = w.appendValues(w.args[:0], i.Args()); !ok {
		return true, false
	}
	pointer := in.Pointer.Arg
	align := uint64(1)
	if i.Details != nil {
		if a, ok := i.Details.Attrs.Param(pointer).Lookup(llvmir.AttrAlignment); ok {
			align = a.Int
		}
	}
	if f := i.CalledFunction(); align == 1 && f != nil {
		if a, ok := f.Attrs.Param(pointer).Lookup(llvmir.AttrAlignment); ok {
			align = a.Int
		}
	}
	st := w.begin(in.def)
	st.Operands = append(st.Operands, w.args...)
	st.InherentAttrs[in.Pointer.Slot] = ir.NewIntegerAttr(w.ctx.I32(), int64(align))
	if s := optionalSlot(in.def, "nontemporal"); s >= 0 {
		for _, a := range i.Metadata {
			w.setUnit(s, a.Kind.Name == "nontemporal")
		}
	}
	if t := w.typ(i.Type()); t != w.void {
		st.Results = append(st.Results, t)
	}
	w.made(i, w.emit())
	return true, true
}

// debugCall imports a debug intrinsic in IR with typed pointers as a debug record.
func (w *worker) debugCall(i *llvmir.Instruction, in *intrinsicOp) (done, ok bool) {
	if w.opts.Lossless { // a record cannot hold all of it
		w.at = w.debug.loc(w, i)
		return true, w.foreignIntrinsic(i)
	}
	r := &llvmir.DebugRecord{Kind: llvmir.DbgValue}
	args := i.Args()
	node := func(k int) *llvmir.Node {
		if k < len(args) {
			if m, ok := args[k].(*llvmir.MetadataValue); ok {
				n, _ := m.Metadata.(*llvmir.Node)
				return n
			}
		}
		return nil
	}
	for _, a := range i.Metadata {
		if a.Kind.Name == "dbg" {
			r.DebugLoc = a.Node
		}
	}
	switch in.def {
	case llvm.DbgLabel:
		r.Kind, r.Variable = llvmir.DbgLabel, node(0)
	case llvm.DbgDeclare:
		r.Kind = llvmir.DbgDeclare
		fallthrough
	default:
		if m, ok := args[0].(*llvmir.MetadataValue); ok {
			r.Location = m.Metadata
		}
		r.Variable, r.Expr = node(1), node(len(args)-1)
	}
	return true, w.collect(r)
}
