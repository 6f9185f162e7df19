package llvmir

import "strings"

// instr checks an instruction: first the rules of its operation, then those of all instructions.
func (v *verifier) instr(i *Instruction) {
	if v.operation(i) {
		v.common(i)
	}
}

// bad reports an error about an instruction and returns false.
func (v *verifier) bad(i *Instruction, msg string) bool {
	v.fail(i, msg)
	return false
}

// operation checks the rules of individual operations. It stops at the first error.
func (v *verifier) operation(i *Instruction) bool {
	switch {
	case i.Op.IsBinary():
		return v.binary(i)
	case i.Op.IsCast():
		if !castIsValid(i.Op, i.Operands[0].Type(), i.typ) {
			return v.bad(i, castWords(i))
		}
		return true
	case i.Op.IsCall():
		return v.call(i)
	}
	switch i.Op {
	case OpRet:
		return v.ret(i)
	case OpBr:
		if len(i.Operands) == 3 && !i.Operands[0].Type().isIntBits(1) {
			return v.bad(i, "Branch condition is not 'i1' type!")
		}
	case OpSwitch:
		return v.switchOp(i)
	case OpIndirectBr:
		if !i.Operands[0].Type().isPtr() {
			return v.bad(i, "Indirectbr operand must have pointer type!")
		}
	case OpFNeg:
		if t := i.typ; t != i.Operands[0].Type() || !t.Scalar().IsFloat() {
			return v.bad(i, "FNeg operator only works with float types!")
		}
	case OpICmp, OpFCmp:
		return v.compare(i)
	case OpSelect:
		return v.selectOp(i)
	case OpPhi:
		return v.phiTypes(i)
	case OpAlloca:
		return v.alloca(i)
	case OpLoad, OpStore:
		return v.access(i)
	case OpGetElementPtr:
		return v.gep(i)
	case OpFence:
		if i.Ordering != Acquire && i.Ordering != Release && i.Ordering != AcqRel && i.Ordering != SeqCst {
			return v.bad(i, "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.")
		}
	case OpCmpXchg, OpAtomicRMW:
		return v.atomic(i)
	case OpExtractElement, OpInsertElement, OpShuffleVector, OpExtractValue, OpInsertValue:
		return v.elements(i)
	case OpLandingPad, OpResume, OpCleanupPad, OpCatchPad, OpCatchSwitch, OpCleanupRet, OpCatchRet:
		return v.exception(i)
	}
	return true
}

func castWords(i *Instruction) string {
	if i.Op == OpBitCast {
		return "Invalid bitcast"
	}
	return "Invalid cast from '" + i.Operands[0].Type().String() + "' to '" + i.typ.String() + "' by " + i.Op.String()
}

func (v *verifier) binary(i *Instruction) bool {
	a, b := i.Operands[0].Type(), i.Operands[1].Type()
	if a != b {
		return v.bad(i, "Both operands to a binary operator are not of the same type!")
	}
	s := a.Scalar()
	switch i.Op {
	case OpAdd, OpSub, OpMul, OpUDiv, OpSDiv, OpURem, OpSRem:
		if !s.isInt() {
			return v.bad(i, "Integer arithmetic operators only work with integral types!")
		}
		if a != i.typ {
			return v.bad(i, "Integer arithmetic operators must have same type for operands and result!")
		}
	case OpAnd, OpOr, OpXor:
		if !s.isInt() {
			return v.bad(i, "Logical operators only work with integral types!")
		}
		if a != i.typ {
			return v.bad(i, "Logical operators must have same type for operands and result!")
		}
	case OpShl, OpLShr, OpAShr:
		if !s.isInt() {
			return v.bad(i, "Shifts only work with integral types!")
		}
		if a != i.typ {
			return v.bad(i, "Shift return type must be same as operands!")
		}
	default:
		if !s.IsFloat() {
			return v.bad(i, "Floating-point arithmetic operators only work with floating-point types!")
		}
		if a != i.typ {
			return v.bad(i, "Floating-point arithmetic operators must have same type for operands and result!")
		}
	}
	return true
}

func (v *verifier) ret(i *Instruction) bool {
	want := v.f.ValueType.elem
	if want.kind == VoidType {
		if len(i.Operands) != 0 {
			return v.bad(i, "Found return instr that returns non-void in Function of void return type!")
		}
		return true
	}
	if len(i.Operands) != 1 || i.Operands[0].Type() != want {
		return v.bad(i, "Function return type does not match operand type of return inst!")
	}
	return true
}

func (v *verifier) switchOp(i *Instruction) bool {
	t := i.Operands[0].Type()
	if !t.isInt() {
		return v.bad(i, "Switch must have integer condition!")
	}
	seen := make(map[caseKey]bool, len(i.Operands)/2)
	for n := 2; n+1 < len(i.Operands); n += 2 {
		c, ok := i.Operands[n].(*Int)
		if !ok {
			return v.bad(i, "Case value is not a constant integer.")
		}
		if c.typ != t {
			return v.bad(i, "Switch constants must all be same type as switch value!")
		}
		key := caseKey{c.typ, c.Value}
		if seen[key] {
			return v.bad(i, "Duplicate integer as switch case")
		}
		seen[key] = true
	}
	return true
}

func (v *verifier) compare(i *Instruction) bool {
	a, b := i.Operands[0].Type(), i.Operands[1].Type()
	what := "ICmp"
	if i.Op == OpFCmp {
		what = "FCmp"
	}
	if a != b {
		return v.bad(i, "Both operands to "+what+" instruction are not of the same type!")
	}
	s := a.Scalar()
	if i.Op == OpFCmp && !s.IsFloat() || i.Op == OpICmp && !s.isInt() && !s.isPtr() {
		return v.bad(i, "Invalid operand types for "+what+" instruction")
	}
	if i.Op == OpFCmp && i.Pred > FCmpTrue || i.Op == OpICmp && (i.Pred < ICmpEQ || i.Pred > ICmpSLE) {
		return v.bad(i, "Invalid predicate in "+what+" instruction!")
	}
	return true
}

func (v *verifier) selectOp(i *Instruction) bool {
	c, a, b := i.Operands[0].Type(), i.Operands[1].Type(), i.Operands[2].Type()
	ok := a == b && a.kind != TokenType
	if c.kind == VectorType {
		ok = ok && c.elem.isIntBits(1) && a.kind == VectorType && a.n == c.n && a.scalable == c.scalable
	} else {
		ok = ok && c.isIntBits(1)
	}
	if !ok {
		return v.bad(i, "Invalid operands for select instruction!")
	}
	if a != i.typ {
		return v.bad(i, "Select values must have same type as select instruction!")
	}
	return true
}

func (v *verifier) phiTypes(i *Instruction) bool {
	if i.typ.kind == TokenType {
		return v.bad(i, "PHI nodes cannot have token type!")
	}
	for n := 0; n < len(i.Operands); n += 2 {
		if i.Operands[n].Type() != i.typ {
			return v.bad(i, "PHI node operands are not the same type as the result!")
		}
	}
	return true
}

func (v *verifier) alloca(i *Instruction) bool {
	if !i.Elem.IsSized() {
		return v.bad(i, "Cannot allocate unsized type")
	}
	if t := badStackTarget(i.Elem); t != nil {
		return v.bad(i, "Alloca has illegal target extension type")
	}
	if !i.Operands[0].Type().isInt() {
		return v.bad(i, "Alloca array size must have integer type")
	}
	if i.Align() > maxAlign {
		return v.bad(i, "huge alignment values are unsupported")
	}
	if i.Flags&SwiftErrorFlag != 0 {
		if !i.Elem.isPtr() {
			return v.bad(i, "swifterror alloca must have pointer type")
		}
		if c, ok := i.Operands[0].(*Int); !ok || !c.Value.IsOne() {
			return v.bad(i, "swifterror alloca must not be array allocation")
		}
		v.swiftError(i, func(msg string) { v.fail(i, msg) })
	}
	if strings.HasPrefix(v.m.Triple, "amdgcn") && i.typ.n != 5 {
		return v.bad(i, "alloca on amdgpu must be in addrspace(5)")
	}
	return true
}

// badStackTarget returns a target type within t that must not be on the stack, or nil.
func badStackTarget(t *Type) *Type {
	return findInMemory(t, func(t *Type) bool { return t.kind == TargetExtType && t.name == "amdgcn.named.barrier" })
}

// access checks loads and stores.
func (v *verifier) access(i *Instruction) bool {
	what, t := "Load", i.typ
	p := i.Operands[0]
	if i.Op == OpStore {
		what, t, p = "Store", i.Operands[0].Type(), i.Operands[1]
	}
	if !p.Type().isPtr() {
		return v.bad(i, what+" operand must be a pointer.")
	}
	if i.Align() > maxAlign {
		return v.bad(i, "huge alignment values are unsupported")
	}
	if !t.IsSized() {
		if i.Op == OpLoad {
			return v.bad(i, "loading unsized types is not allowed")
		}
		return v.bad(i, "storing unsized types is not allowed")
	}
	if i.Ordering == NotAtomic {
		if i.Details != nil && i.Details.SyncScope != "" {
			return v.bad(i, "Non-atomic "+strings.ToLower(what)+" cannot have SynchronizationScope specified")
		}
		return true
	}
	if i.Op == OpLoad && (i.Ordering == Release || i.Ordering == AcqRel) {
		return v.bad(i, "Load cannot have Release ordering")
	}
	if i.Op == OpStore && (i.Ordering == Acquire || i.Ordering == AcqRel) {
		return v.bad(i, "Store cannot have Acquire ordering")
	}
	if s := t.Scalar(); !s.isInt() && !s.isPtr() && !s.IsFloat() {
		return v.bad(i, "atomic "+strings.ToLower(what)+" operand must have integer, pointer, floating point, or vector type!")
	}
	return v.atomicSize(i, t)
}

func (v *verifier) atomicSize(i *Instruction, t *Type) bool {
	size := v.dl.SizeInBits(t)
	if size < 8 {
		return v.bad(i, "atomic memory access' size must be byte-sized")
	}
	if !isPow2(size) {
		return v.bad(i, "atomic memory access' operand must have a power-of-two size")
	}
	return true
}

func (v *verifier) atomic(i *Instruction) bool {
	if i.Op == OpCmpXchg {
		t := i.Operands[1].Type()
		if !t.isInt() && !t.isPtr() {
			return v.bad(i, "cmpxchg operand must have integer or pointer type")
		}
		return v.atomicSize(i, t)
	}
	t := i.Operands[1].Type()
	if i.Ordering == Unordered {
		return v.bad(i, "atomicrmw instructions cannot be unordered.")
	}
	switch {
	case i.RMW == RMWXchg:
		if !t.isInt() && !t.IsFloat() && !t.isPtr() {
			return v.bad(i, "atomicrmw xchg operand must have integer or floating point type!")
		}
	case i.RMW >= RMWFAdd && i.RMW <= RMWFMinimum:
		if !t.Scalar().IsFloat() || t.kind == VectorType && t.scalable {
			return v.bad(i, "atomicrmw "+i.RMW.String()+" operand must have floating-point or fixed vector of floating-point type!")
		}
	case !t.isInt():
		return v.bad(i, "atomicrmw "+i.RMW.String()+" operand must have integer type!")
	}
	return v.atomicSize(i, t)
}

func (v *verifier) gep(i *Instruction) bool {
	base := i.Operands[0].Type()
	if !base.Scalar().isPtr() {
		return v.bad(i, "GEP base pointer is not a vector or a vector of pointers")
	}
	if !i.Elem.IsSized() {
		return v.bad(i, "GEP into unsized type!")
	}
	if i.Elem.kind == StructType && containsScalable(i.Elem) {
		return v.bad(i, "getelementptr cannot target structure that contains scalable vectortype")
	}
	for _, o := range i.Operands[1:] {
		if !o.Type().Scalar().isInt() {
			return v.bad(i, "GEP indexes must be integers")
		}
	}
	if indexedType(i.Elem, i.Operands[1:]) == nil {
		return v.bad(i, "Invalid indices for GEP pointer type!")
	}
	if i.typ.kind == VectorType {
		for n, o := range i.Operands {
			if t := o.Type(); t.kind == VectorType && (t.n != i.typ.n || t.scalable != i.typ.scalable) {
				if n == 0 {
					return v.bad(i, "Vector GEP result width doesn't match operand's")
				}
				return v.bad(i, "Invalid GEP index vector width")
			}
		}
	}
	return true
}

func (v *verifier) elements(i *Instruction) bool {
	a := i.Operands[0].Type()
	ok := true
	switch i.Op {
	case OpExtractElement:
		ok = a.kind == VectorType && i.Operands[1].Type().isInt()
	case OpInsertElement:
		ok = a.kind == VectorType && i.Operands[1].Type() == a.elem && i.Operands[2].Type().isInt()
	case OpShuffleVector:
		ok = a.kind == VectorType && i.Operands[1].Type() == a && i.Details != nil && maskFits(i.Details.Mask, a)
	case OpExtractValue:
		ok = i.Details != nil && a.isAggregate() && fieldAt(a, i.Details.Indexes) == i.typ
	case OpInsertValue:
		ok = i.Details != nil && a.isAggregate() && fieldAt(a, i.Details.Indexes) == i.Operands[1].Type()
	}
	if !ok {
		return v.bad(i, map[Op]string{OpExtractElement: "Invalid extractelement operands!", OpInsertElement: "Invalid insertelement operands!",
			OpShuffleVector: "Invalid shufflevector operands!", OpExtractValue: "Invalid ExtractValueInst operands!",
			OpInsertValue: "Invalid InsertValueInst operands!"}[i.Op])
	}
	return true
}

// common checks the rules of all instructions.
func (v *verifier) common(i *Instruction) {
	reachable := v.cfg.reachable(i.Block)
	if i.Op != OpPhi && reachable {
		for _, o := range i.Operands {
			if o == Value(i) {
				v.fail(i, "Only PHI nodes may reference their own value!")
				return
			}
		}
	}
	t := i.typ
	if t.kind != VoidType && !t.isFirstClass() {
		v.fail(i, "Instruction returns a non-scalar type!")
		return
	}
	if t.kind == MetadataType && !v.isIntrinsicCall(i) {
		v.fail(i, "Invalid use of metadata!")
		return
	}
	for n, o := range i.Operands {
		if !v.operand(i, n, o) {
			return
		}
	}
	for _, a := range i.Metadata {
		if !v.attachment(i, a) {
			return
		}
	}
}

func (v *verifier) isIntrinsicCall(i *Instruction) bool {
	if !i.Op.IsCall() {
		return false
	}
	f := i.CalledFunction()
	return f != nil && f.IsIntrinsic()
}

// invokable has the intrinsics that an invoke or callbr may call.
var invokable = map[string]bool{
	"llvm.donothing": true, "llvm.seh.try.begin": true, "llvm.seh.try.end": true, "llvm.seh.scope.begin": true, "llvm.seh.scope.end": true,
	"llvm.coro.resume": true, "llvm.coro.destroy": true, "llvm.coro.await.suspend.void": true, "llvm.coro.await.suspend.bool": true,
	"llvm.coro.await.suspend.handle": true, "llvm.experimental.patchpoint.void": true, "llvm.experimental.patchpoint": true,
	"llvm.fake.use": true, "llvm.experimental.gc.statepoint": true, "llvm.wasm.throw": true, "llvm.wasm.rethrow": true, "llvm.amdgcn.kill": true,
}

// operand checks an operand of any instruction.
func (v *verifier) operand(i *Instruction, n int, o Value) bool {
	if o == nil {
		return v.bad(i, "Instruction has null operand!")
	}
	callee := i.Op.IsCall() && n == len(i.Operands)-1
	switch o := o.(type) {
	case *Instruction:
		if o.Block == nil || o.Block.Func != v.f {
			return v.bad(i, "Referring to an instruction in another function!")
		}
		if !v.cfg.defined(o, i, n) {
			return v.bad(i, "Instruction does not dominate all uses!")
		}
	case *Block:
		if o.Func != v.f {
			return v.bad(i, "Referring to a basic block in another function!")
		}
	case *Argument:
		if o.Func != v.f {
			return v.bad(i, "Referring to an argument in another function!")
		}
	case *Function:
		if o.Module != v.m {
			return v.bad(i, "Referencing function in another module!")
		}
		if o.IsIntrinsic() {
			return v.intrinsicOperand(i, n, o, callee)
		}
	case *InlineAsm:
		if !callee {
			return v.bad(i, "Cannot take the address of an inline asm!")
		}
	case *MetadataValue:
		return v.metadataOperand(i, o)
	case *Aggregate, *Expr, *PtrAuth, *Splat:
		bad := false
		v.constant(o.(Constant), func(msg string) {
			if !bad {
				v.fail(i, msg)
			}
			bad = true
		})
		return !bad
	}
	if t := o.Type(); !t.isFirstClass() && t.kind != LabelType {
		return v.bad(i, "Instruction operands must be first-class values!")
	}
	return true
}

func (v *verifier) intrinsicOperand(i *Instruction, n int, f *Function, callee bool) bool {
	if !callee {
		if i.Details != nil {
			for _, b := range i.Details.Bundles {
				if b.Tag == "clang.arc.attachedcall" && n >= b.Start && n < b.End {
					return true
				}
			}
		}
		return v.bad(i, "Cannot take the address of an intrinsic!")
	}
	if i.Op == OpCall {
		return true
	}
	name := f.Name
	if in := v.intrinsics[f]; in != nil {
		name = in.Name
	}
	if !invokable[name] {
		return v.bad(i, "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw")
	}
	return true
}

// metadataOperand checks that local values in metadata belong to the function.
func (v *verifier) metadataOperand(i *Instruction, o *MetadataValue) bool {
	check := func(x Value) bool {
		switch x := x.(type) {
		case *Instruction:
			if x.Block == nil || x.Block.Func != v.f {
				return v.bad(i, "function-local metadata used in wrong function")
			}
		case *Argument:
			if x.Func != v.f {
				return v.bad(i, "function-local metadata used in wrong function")
			}
		}
		return true
	}
	switch md := o.Metadata.(type) {
	case *ValueMetadata:
		if md.Value.Type().kind == MetadataType {
			return v.bad(i, "Unexpected metadata round-trip through values")
		}
		return check(md.Value)
	case *Node:
		v.node(md)
	case *ArgList:
		for _, a := range md.Args {
			if !check(a.Value) {
				return false
			}
		}
	}
	return true
}
