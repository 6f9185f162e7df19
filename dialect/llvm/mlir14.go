package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// This file and the files mlir14….go have the custom forms of operations in MLIR 14, 15 and 16 with
// typed pointers. Where these versions differ, all forms are read, and that of 14 is printed.
//
// In memory, operations have the current form. A load of MLIR 14 is a LoadOp whose pointer is
// typed, a GEPOp has the element type of its base, and llvm.mlir.null is a ZeroOp.

// markMLIR14 records that a context has types of MLIR 14. It does so by creating x86_mmx, which is
// one of them.
func markMLIR14(c *ir.Context) { NewX86MMXType(c) }

// contextHasMLIR14Types reports whether a context has types of MLIR 14.
func contextHasMLIR14Types(c *ir.Context) bool { return c.LookupType(X86MMXTypeDef, nil) != nil }

// HasMLIR14Types reports whether a program has types of MLIR 14: in the type of a value, or
// in a type that an operation has as an attribute, such as that of a function. It reads the
// program up to the first such type, and takes no time in a context without such types.
// Nothing may change the program meanwhile.
func HasMLIR14Types(root *ir.Operation) bool {
	if !contextHasMLIR14Types(root.Context()) {
		return false
	}
	f := mlir14TypeFinder{}
	return !ir.WalkPre(root, func(op *ir.Operation) ir.WalkResult {
		if f.inOp(op) {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// A mlir14TypeFinder looks for types of MLIR 14. It is the set of types already
// found not to contain one.
type mlir14TypeFinder map[ir.Type]struct{}

func (f mlir14TypeFinder) inOp(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if f.in(op.Result(i).Type()) {
			return true
		}
	}
	ps := op.InherentAttrs()
	for i := range ps.Len() {
		if a, ok := ps.At(i).(*ir.TypeAttr); ok && f.in(a.Value()) {
			return true
		}
	}
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args().All() {
				if f.in(a.Type()) {
					return true
				}
			}
		}
	}
	return false
}

func (f mlir14TypeFinder) in(t ir.Type) bool {
	work := []ir.Type{t}
	for len(work) > 0 {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if _, seen := f[t]; seen {
			continue
		}
		switch u := t.(type) {
		case *PointerType:
			if u.elem != nil {
				return true
			}
		case *VectorType, *X86MMXType:
			return true
		case composite:
			work = u.appendParts(work)
		case *ir.FunctionType:
			work = append(append(work, u.Inputs()...), u.Results()...)
		}
		f[t] = struct{}{}
	}
	return false
}

// pointee returns the pointee of a typed pointer or of a vector of them, nil for other
// types.
func pointee(t ir.Type) ir.Type {
	if p, ok := elementOrSelf(t).(*PointerType); ok {
		return p.elem
	}
	return nil
}

// mlir14Forms are the forms of operations in MLIR 14.
var mlir14Forms = asm.MLIR14Forms{Uses: HasMLIR14Types, Defs: mlir14Variants, Ops: formsOf(
	map[*ir.OpDef]*asm.MLIR14Syntax{
		Load:          {Parse: parseMLIR14Load, Print: printMLIR14Load},
		Store:         {Parse: parseMLIR14Store, Print: printMLIR14Store},
		GEP:           {Parse: parseMLIR14GEP, Print: printMLIR14GEP},
		AtomicRMW:     {Parse: parseMLIR14AtomicRMW, Print: printMLIR14AtomicRMW},
		AtomicCmpXchg: {Parse: parseMLIR14CmpXchg, Print: printMLIR14CmpXchg},
		Zero:          {Print: printMLIR14Null},
		Call:          {Parse: parseMLIR14Call, Print: printMLIR14Call},
		Invoke:        {Parse: parseMLIR14Invoke, Print: printMLIR14Invoke},
		ShuffleVector: {Parse: parseMLIR14Shuffle, Print: printMLIR14Shuffle},
		ExtractValue:  {Print: printMLIR14ExtractValue},
		InsertValue:   {Print: printMLIR14InsertValue},
		Global:        {Print: printMLIR14Global},
		Fence:         {Print: printMLIR14Fence},
		CondBr:        {Parse: parseMLIR14CondBr, Print: printMLIR14CondBr},
		Switch:        {Parse: parseMLIR14Switch, Print: printMLIR14Switch},
		GlobalCtors:   {Parse: parseMLIR14Xtors("ctors", slotGlobalCtorsData), Print: printMLIR14Xtors},
		GlobalDtors:   {Parse: parseMLIR14Xtors("dtors", slotGlobalDtorsData), Print: printMLIR14Xtors},

		CoroBegin:     givenTypes(CoroBegin, mlir14Token, mlir14Bytes),
		CoroEnd:       {Parse: givenTypes(coroEndMLIR14, mlir14Bytes, mlir14I1).Parse},
		coroEndMLIR14: givenTypes(coroEndMLIR14, mlir14Bytes, mlir14I1),
		CoroFree:      givenTypes(CoroFree, mlir14Token, mlir14Bytes),
		CoroId:        givenTypes(CoroId, mlir14I32, mlir14Bytes, mlir14Bytes, mlir14Bytes),
		CoroResume:    givenTypes(CoroResume, mlir14Bytes),
		CoroSave:      givenTypes(CoroSave, mlir14Bytes),
		EHTypeIDFor:   givenTypes(EHTypeIDFor, mlir14Bytes),
		StackRestore:  givenTypes(StackRestore, mlir14Bytes),
		VaStart:       givenTypes(VaStart, mlir14Bytes),
		VaEnd:         givenTypes(VaEnd, mlir14Bytes),
		VaCopy:        {Parse: parseMLIR14VaCopy, Print: printMLIR14VaCopy},
	},
	mlir14Form{&asm.MLIR14Syntax{Print: printMLIR14Arith}, mlir14Arith},
	mlir14Form{&asm.MLIR14Syntax{Print: printMLIR14Intrinsic}, mlir14Intrinsics},
)}

func init() {
	for op, g := range mlir14Generic {
		form := asm.MLIR14Syntax{Upgrade: g.up, Downgrade: g.down}
		if f := mlir14Forms.Ops[op]; f != nil {
			form.Parse, form.Print = f.Parse, f.Print
		}
		mlir14Forms.Ops[op] = &form
	}
}

// A mlir14Form is a form that several operations share.
type mlir14Form struct {
	form *asm.MLIR14Syntax
	ops  []*ir.OpDef
}

func formsOf(forms map[*ir.OpDef]*asm.MLIR14Syntax, more ...mlir14Form) map[*ir.OpDef]*asm.MLIR14Syntax {
	for _, m := range more {
		for _, op := range m.ops {
			forms[op] = m.form
		}
	}
	return forms
}

// mlir14Arith are the arithmetic operations that print two spaces where attributes may follow.
var mlir14Arith = []*ir.OpDef{
	Add, Sub, Mul, UDiv, SDiv, URem, SRem, And, Or, XOr, Shl, LShr, AShr,
	FAdd, FSub, FMul, FDiv, FRem, FNeg,
}
