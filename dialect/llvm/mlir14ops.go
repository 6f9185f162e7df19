package llvm

import (
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// typedPointer reads the type of a typed pointer. It returns nil for another type.
func typedPointer(p *asm.Parser) *PointerType {
	if t, ok := p.Type().(*PointerType); ok && t.elem != nil && !p.Failed() {
		return t
	}
	return nil
}

// pointerTo returns the type of a pointer whose text has only the pointee. The address space is
// that of the value, if it is known already.
func pointerTo(p *asm.Parser, v asm.Operand, elem ir.Type, at source.Pos) *PointerType {
	if t, ok := p.KnownType(v).(*PointerType); ok && t.elem == elem {
		return t
	}
	if p.Failed() {
		return nil
	}
	if err := PointerElementError(elem); err != nil {
		p.Errorf(at, "%s", err)
		return nil
	}
	return NewTypedPointerType(elem, 0)
}

// parseMLIR14Load reads volatile %p {…} : !llvm.ptr<i32>.
func parseMLIR14Load(p *asm.Parser) bool {
	st := p.State()
	if p.GotKeyword("volatile") {
		st.SetInherentAttr(slotLoadVolatile, ir.NewUnitAttr(p.Context()))
	}
	addr := p.Operand()
	p.OpAttrDict()
	p.Want(asm.Colon)
	t := typedPointer(p)
	if t == nil {
		return false
	}
	st.Operands = append(st.Operands, p.Resolve(addr, t))
	st.Results = append(st.Results, t.elem)
	p.CheckOpAttrs()
	return true
}

func printMLIR14Load(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[LoadOp](o)
	if !isMLIR14Access(o, op.Addr(), op.Ordering()) {
		return false
	}
	p.OpName(o)
	if op.Volatile() {
		p.Str(" volatile")
	}
	p.Byte(' ')
	p.Value(op.Addr())
	p.AttrDictNonDefault(o, "volatile_")
	p.Str(" : ")
	p.Type(op.Addr().Type())
	return true
}

// isMLIR14Access reports whether the form of MLIR 14 can express a memory access. It had no atomic
// accesses.
func isMLIR14Access(op *ir.Operation, addr *ir.Value, ordering AtomicOrdering) bool {
	return pointee(addr.Type()) != nil && ordering == AtomicOrderingNotAtomic && op.Attr("syncscope") == nil
}

// parseMLIR14Store reads volatile %v, %p {…} : !llvm.ptr<i32>.
func parseMLIR14Store(p *asm.Parser) bool {
	st := p.State()
	if p.GotKeyword("volatile") {
		st.SetInherentAttr(slotStoreVolatile, ir.NewUnitAttr(p.Context()))
	}
	value := p.Operand()
	p.Want(asm.Comma)
	addr := p.Operand()
	p.OpAttrDict()
	p.Want(asm.Colon)
	t := typedPointer(p)
	if t == nil {
		return false
	}
	st.Operands = append(st.Operands, p.Resolve(value, t.elem), p.Resolve(addr, t))
	p.CheckOpAttrs()
	return true
}

func printMLIR14Store(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[StoreOp](o)
	if !isMLIR14Access(o, op.Addr(), op.Ordering()) || pointee(op.Addr().Type()) != op.Value().Type() {
		return false
	}
	p.OpName(o)
	if op.Volatile() {
		p.Str(" volatile")
	}
	p.Byte(' ')
	p.Value(op.Value())
	p.Str(", ")
	p.Value(op.Addr())
	p.AttrDictNonDefault(o, "volatile_")
	p.Str(" : ")
	p.Type(op.Addr().Type())
	return true
}

// parseMLIR14GEP reads inbounds %p[%i, 1] {…} : (!llvm.ptr<struct<(i8, i32)>>,
// i64) -> !llvm.ptr<i32>.
func parseMLIR14GEP(p *asm.Parser) bool {
	st := p.State()
	flags := GEPNoWrapFlagsNone
	if p.GotKeyword("inbounds") {
		flags = GEPNoWrapFlagsInbounds
	}
	base := p.Operand()
	p.Want(asm.LSquare)
	var dynamic []asm.Operand
	var constants *ir.DenseArrayAttr
	parseGEPIndices(p, &dynamic, &constants)
	p.Want(asm.RSquare)
	p.OpAttrDict()
	p.Want(asm.Colon)
	f, ok := p.Type().(*ir.FunctionType)
	if p.Failed() || !ok || len(f.Inputs()) == 0 {
		return false
	}
	elem := pointee(f.Inputs()[0])
	if elem == nil {
		return false
	}
	if len(f.Inputs()) != 1+len(dynamic) {
		p.Errorf(st.Pos, "%d operands present, but expected %d", 1+len(dynamic), len(f.Inputs()))
		return true
	}
	st.Operands = append(st.Operands, p.Resolve(base, f.Inputs()[0]))
	for i, v := range dynamic {
		st.Operands = append(st.Operands, p.Resolve(v, f.Inputs()[1+i]))
	}
	st.Results = append(st.Results, f.Results()...)
	st.SetInherentAttr(slotGEPRawConstantIndices, constants)
	st.SetInherentAttr(slotGEPElemType, ir.NewTypeAttr(elem))
	if _, ok := p.OpAttr(inboundsMLIR14).(*ir.UnitAttr); ok {
		p.RemoveOpAttr(inboundsMLIR14)
		flags = GEPNoWrapFlagsInbounds
	}
	st.SetInherentAttr(slotGEPNoWrapFlags, ir.NewIntegerAttr(p.Context().I32(), int64(flags)))
	p.CheckOpAttrs()
	return true
}

func printMLIR14GEP(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[GEPOp](o)
	flags := op.NoWrapFlags()
	if pointee(op.Base().Type()) != op.ElemType() || flags != GEPNoWrapFlagsNone && flags != GEPNoWrapFlagsInbounds {
		return false
	}
	p.OpName(o)
	p.Byte(' ')
	if flags == GEPNoWrapFlagsInbounds && !p.Before(15) {
		p.Str("inbounds ")
	}
	p.Value(op.Base())
	p.Byte('[')
	constants, _ := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	printGEPIndices(p, o, op.DynamicIndices(), constants)
	p.Byte(']')
	if flags == GEPNoWrapFlagsInbounds && p.Before(15) {
		p.OptionalDict(withInbounds(o))
	} else {
		p.AttrDictNonDefault(o, "rawConstantIndices", "elem_type", "noWrapFlags")
	}
	p.Str(" : ")
	p.OpFunctionType(o)
	return true
}

// inboundsMLIR14 is the attribute that MLIR 15 and 16 had for what is a flag today. MLIR 14 carries it
// along, without a meaning.
const inboundsMLIR14 = "inbounds"

// withInbounds returns the discardable attributes of an address computation, with that for its flag.
func withInbounds(op *ir.Operation) []ir.NamedAttribute {
	d := op.Discardables()
	if d == nil {
		d = ir.NewDictionaryAttr(op.Context())
	}
	return d.With(inboundsMLIR14, ir.NewUnitAttr(op.Context())).Entries()
}

// parseMLIR14AtomicRMW reads add %p, %v monotonic {…} : i32.
func parseMLIR14AtomicRMW(p *asm.Parser) bool {
	st := p.State()
	enumProp(p, slotAtomicRMWBinOp, &AtomicBinOpEnum)
	ptr := p.Operand()
	p.Want(asm.Comma)
	val := p.Operand()
	enumProp(p, slotAtomicRMWOrdering, &AtomicOrderingEnum)
	p.OpAttrDict()
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	if opaque, ok := t.(*PointerType); p.Failed() || p.At(asm.Comma) || ok && opaque.elem == nil {
		return false
	}
	ptrType := pointerTo(p, ptr, t, at)
	if p.Failed() {
		return true
	}
	st.Operands = append(st.Operands, p.Resolve(ptr, ptrType), p.Resolve(val, t))
	st.Results = append(st.Results, t)
	p.CheckOpAttrs()
	return true
}

// enumProp reads a case of an enumeration as an inherent attribute.
func enumProp(p *asm.Parser, slot int, e *asm.Enum) {
	at := p.Pos()
	word := p.Keyword()
	if p.Failed() {
		return
	}
	v, ok := e.Lookup(word)
	if !ok {
		p.Errorf(at, "'%s' is an incorrect value of the '%s' attribute", word, p.State().Def.Attrs[slot].Name)
		return
	}
	p.State().SetInherentAttr(slot, ir.NewIntegerAttr(p.Context().I64(), int64(v)))
}

func printMLIR14AtomicRMW(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[AtomicRMWOp](o)
	if pointee(op.Ptr().Type()) != op.Val().Type() || op.Volatile() || o.Attr("syncscope") != nil {
		return false
	}
	p.OpName(o)
	p.Byte(' ')
	p.Str(op.BinOp().String())
	p.Byte(' ')
	p.Value(op.Ptr())
	p.Str(", ")
	p.Value(op.Val())
	p.Byte(' ')
	p.Str(op.Ordering().String())
	p.Byte(' ')
	p.AttrDictNonDefault(o, "bin_op", "ordering")
	p.Str(" : ")
	p.Type(op.Result().Type())
	return true
}

// parseMLIR14CmpXchg reads %p, %c, %v acq_rel monotonic {…} : i32.
func parseMLIR14CmpXchg(p *asm.Parser) bool {
	st := p.State()
	ptr := p.Operand()
	p.Want(asm.Comma)
	cmp := p.Operand()
	p.Want(asm.Comma)
	val := p.Operand()
	enumProp(p, slotAtomicCmpXchgSuccessOrdering, &AtomicOrderingEnum)
	enumProp(p, slotAtomicCmpXchgFailureOrdering, &AtomicOrderingEnum)
	p.OpAttrDict()
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	if opaque, ok := t.(*PointerType); p.Failed() || p.At(asm.Comma) || ok && opaque.elem == nil {
		return false
	}
	ptrType := pointerTo(p, ptr, t, at)
	if p.Failed() {
		return true
	}
	st.Operands = append(st.Operands, p.Resolve(ptr, ptrType), p.Resolve(cmp, t), p.Resolve(val, t))
	st.Results = append(st.Results, valAndBool(t))
	p.CheckOpAttrs()
	return true
}

func printMLIR14CmpXchg(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[AtomicCmpXchgOp](o)
	if pointee(op.Ptr().Type()) != op.Val().Type() || op.Volatile() || op.Weak() || o.Attr("syncscope") != nil {
		return false
	}
	p.OpName(o)
	p.Byte(' ')
	p.Value(op.Ptr())
	p.Str(", ")
	p.Value(op.Cmp())
	p.Str(", ")
	p.Value(op.Val())
	p.Byte(' ')
	p.Str(op.SuccessOrdering().String())
	p.Byte(' ')
	p.Str(op.FailureOrdering().String())
	p.AttrDictNonDefault(o, "success_ordering", "failure_ordering")
	p.Str(" : ")
	p.Type(op.Val().Type())
	return true
}

// printMLIR14Null prints the zero of a typed pointer.
func printMLIR14Null(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[ZeroOp](o)
	if pointee(op.Result().Type()) == nil || isVector(op.Result().Type()) {
		return false
	}
	p.Str("llvm.mlir.null")
	p.AttrDictNonDefault(o)
	p.Str(" : ")
	p.Type(op.Result().Type())
	return true
}

func parseMLIR14Call(p *asm.Parser) bool {
	c := &callParser{p: p, mlir14: true}
	c.call()
	return c.isTyped
}

func parseMLIR14Invoke(p *asm.Parser) bool {
	c := &callParser{p: p, mlir14: true}
	c.invoke()
	return c.isTyped
}

// calleeType returns the type of a callee that is a value: a pointer to a function with the
// arguments and the result of the call. The callee may be variadic, which MLIR 14 could print but
// not read.
func (c *callParser) calleeType(at source.Pos, results []ir.Type) ir.Type {
	params := c.types[1:]
	known := c.p.KnownType(c.args[0])
	t, ok := known.(*PointerType)
	if ok && t.elem == nil {
		return t
	}
	if !ok && known != nil { // not a call of MLIR 14 either
		c.p.Errorf(at, "expected a pointer to a function")
		return nil
	}
	c.isTyped = true
	if f, fn := pointeeFunction(t); ok && fn && f.IsVariadic() && len(f.Params()) <= len(params) {
		return t
	}
	for _, t := range params {
		if !IsCompatibleType(t) {
			c.p.Errorf(at, "expected LLVM types as inputs")
			return nil
		}
	}
	result := ir.Type(NewVoidType(c.p.Context()))
	if len(results) == 1 {
		if result = results[0]; !IsCompatibleType(result) {
			c.p.Errorf(at, "expected result to have LLVM type")
			return nil
		}
	}
	if err := FunctionTypeError(result, params); err != nil {
		c.p.Errorf(at, "%s", err)
		return nil
	}
	return NewTypedPointerType(NewFunctionType(result, params, false), 0)
}

// pointeeFunction returns the type of the function that a typed pointer points to.
func pointeeFunction(t *PointerType) (*FunctionType, bool) {
	if t == nil {
		return nil, false
	}
	f, ok := t.elem.(*FunctionType)
	return f, ok
}

func printMLIR14Call(p *asm.Printer, o *ir.Operation) bool {
	if !isMLIR14Call(o) && !p.Before(17) {
		return false
	}
	p.OpName(o)
	printCallForm(p, o, true)
	return true
}

func printMLIR14Invoke(p *asm.Printer, o *ir.Operation) bool {
	if !isMLIR14Call(o) && !p.Before(17) {
		return false
	}
	p.OpName(o)
	printInvokeForm(p, o, true)
	return true
}

// isMLIR14Call reports whether a call's callee is a typed pointer.
func isMLIR14Call(op *ir.Operation) bool {
	_, callee := callTarget(op)
	return callee != nil && pointee(callee.Type()) != nil
}

// onlyDefaults reports whether an operation has only inherent attributes with default values,
// except those with the given names.
func onlyDefaults(op *ir.Operation, except ...string) bool {
	for left := op.NonDefaultAttrs(); left != 0; left &= left - 1 {
		if !slices.Contains(except, op.Def().Attrs[bits.TrailingZeros64(left)].Name) {
			return false
		}
	}
	return true
}

// printMLIR14Arith prints an arithmetic operation: %a, %b {…} : i32.
func printMLIR14Arith(p *asm.Printer, op *ir.Operation) bool {
	if !onlyDefaults(op, "fastmathFlags") {
		return false
	}
	p.OpName(op)
	p.Byte(' ')
	p.Values(op.Operands().Values())
	p.Byte(' ')
	p.AttrDictNonDefault(op)
	p.Str(" : ")
	p.Type(op.Result(0).Type())
	return true
}

// parseMLIR14Shuffle reads %v, %w [0 : i32, 5 : i32] {…} : vector<4xi32>,
// vector<4xi32>.
func parseMLIR14Shuffle(p *asm.Parser) bool {
	st := p.State()
	v := p.Operand()
	p.Want(asm.Comma)
	w := p.Operand()
	mask, ok := p.Attr().(*ir.ArrayAttr)
	if p.Failed() || !ok {
		return false
	}
	lanes := make([]int32, mask.Len())
	for i := range lanes {
		n, ok := mask.At(i).(*ir.IntegerAttr)
		if !ok {
			return false
		}
		lanes[i] = int32(n.Int())
	}
	p.OpAttrDict()
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	p.Want(asm.Comma)
	u := p.Type()
	if p.Failed() {
		return false
	}
	if !IsCompatibleVectorType(t) {
		p.Errorf(at, "expected LLVM IR dialect vector type for operand #1")
		return true
	}
	if len(lanes) == 0 {
		p.Errorf(at, "the number of vector elements must be positive")
		return true
	}
	st.Operands = append(st.Operands, p.Resolve(v, t), p.Resolve(w, u))
	st.Results = append(st.Results, vectorType(VectorElementType(t), uint32(len(lanes)), IsScalableVectorType(t)))
	p.State().SetInherentAttr(slotShuffleVectorMask, ir.NewDenseI32ArrayAttr(p.Context(), lanes...))
	p.CheckOpAttrs()
	return true
}

func printMLIR14Shuffle(p *asm.Printer, o *ir.Operation) bool {
	if p.Flags().Release == 16 {
		return false // which has today's form
	}
	op := ir.Cast[ShuffleVectorOp](o)
	p.OpName(o)
	p.Byte(' ')
	p.Value(op.V1())
	p.Str(", ")
	p.Value(op.V2())
	p.Str(" [")
	for i, n := range op.Mask() {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(int64(n))
		p.Str(" : i32")
	}
	p.Byte(']')
	p.AttrDictNonDefault(o, "mask")
	p.Str(" : ")
	p.Type(op.V1().Type())
	p.Str(", ")
	p.Type(op.V2().Type())
	return true
}

// printMLIR14Global prints a global without its address space if that is 0.
func printMLIR14Global(p *asm.Printer, o *ir.Operation) bool {
	elided := globalElided
	if (ir.Cast[GlobalOp](o)).AddrSpace() == 0 {
		elided = append([]string{"addr_space"}, elided...)
	}
	p.OpName(o)
	printGlobalForm(p, o, elided)
	return true
}

// printMLIR14ExtractValue prints %s[0, 1] {…} : !llvm.struct<…>. The form of MLIR 22 has a space at
// the end.
func printMLIR14ExtractValue(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[ExtractValueOp](o)
	p.OpName(o)
	p.Byte(' ')
	printMLIR14Part(p, o, op.Container(), op.Position())
	return true
}

// printMLIR14InsertValue prints %v, %s[0, 1] {…} : !llvm.struct<…>.
func printMLIR14InsertValue(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[InsertValueOp](o)
	p.OpName(o)
	p.Byte(' ')
	p.Value(op.Value())
	p.Str(", ")
	printMLIR14Part(p, o, op.Container(), op.Position())
	return true
}

func printMLIR14Part(p *asm.Printer, o *ir.Operation, container *ir.Value, position []int64) {
	p.Value(container)
	p.Byte('[')
	for i, n := range position {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(n)
	}
	p.Byte(']')
	p.AttrDictNonDefault(o, "position")
	p.Str(" : ")
	p.Type(container.Type())
}

// printMLIR14Fence prints a fence. In MLIR 14, an empty scope equals no scope.
func printMLIR14Fence(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[FenceOp](o)
	if scope, ok := op.Syncscope(); !ok || scope != "" {
		return false
	}
	p.OpName(o)
	p.Byte(' ')
	p.Str(op.Ordering().String())
	p.AttrDictNonDefault(o, "ordering", "syncscope")
	return true
}
