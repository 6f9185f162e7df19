package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// This file and those called typed….go have the forms of operations that MLIR
// 14, 15 and 16 used with typed pointers. Where these differ from each other,
// all are read and that of 14 is printed.
//
// In memory there is one form, today's: a load of the typed era is a LoadOp
// whose pointer is typed, a GEPOp has an element type, which is that of its
// base, and llvm.mlir.null is a ZeroOp.

// markTyped remembers that a context has types of the typed era: x86_mmx is one
// of them, so that is there from now on.
func markTyped(c *ir.Context) { NewX86MMXType(c) }

// hasTypedTypes reports whether a context has types of the typed era.
func hasTypedTypes(c *ir.Context) bool { return c.LookupType(X86MMXTypeDef, nil) != nil }

// IsTypedProgram reports whether a program is of the typed era: whether the
// type of a value, or a type that an operation has as an attribute, such as that
// of a function, is of that time or made of one that is. It reads the program, up
// to the first such type, and takes no time in a context that has none. Nothing
// may change the program meanwhile.
func IsTypedProgram(root *ir.Operation) bool {
	if !hasTypedTypes(root.Context()) {
		return false
	}
	f := typedFinder{}
	return !ir.WalkPre(root, func(op *ir.Operation) ir.WalkResult {
		if f.inOp(op) {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// A typedFinder looks for types of the typed era. It has the types that are
// none.
type typedFinder map[ir.Type]struct{}

func (f typedFinder) inOp(op *ir.Operation) bool {
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
			for _, a := range b.Args() {
				if f.in(a.Type()) {
					return true
				}
			}
		}
	}
	return false
}

func (f typedFinder) in(t ir.Type) bool {
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

// pointee is what a typed pointer, or a vector of them, points to; nil of other
// types.
func pointee(t ir.Type) ir.Type {
	if p, ok := elementOrSelf(t).(*PointerType); ok {
		return p.elem
	}
	return nil
}

// typedForms is the forms of operations in the typed era.
var typedForms = asm.Former{Uses: IsTypedProgram, Defs: typedVariants, Ops: formsOf(
	map[*ir.OpDef]*asm.FormerOp{
		Load:          {Parse: parseTypedLoad, Print: printTypedLoad},
		Store:         {Parse: parseTypedStore, Print: printTypedStore},
		GEP:           {Parse: parseTypedGEP, Print: printTypedGEP},
		AtomicRMW:     {Parse: parseTypedAtomicRMW, Print: printTypedAtomicRMW},
		AtomicCmpXchg: {Parse: parseTypedCmpXchg, Print: printTypedCmpXchg},
		Zero:          {Print: printNull},
		Call:          {Parse: parseTypedCall, Print: printTypedCall},
		Invoke:        {Parse: parseTypedInvoke, Print: printTypedInvoke},
		ShuffleVector: {Parse: parseTypedShuffle, Print: printTypedShuffle},
		ExtractValue:  {Print: printTypedExtractValue},
		InsertValue:   {Print: printTypedInsertValue},
		Global:        {Print: printTypedGlobal},
		Fence:         {Print: printTypedFence},
		CondBr:        {Parse: parseTypedCondBr, Print: printTypedCondBr},
		Switch:        {Parse: parseTypedSwitch, Print: printTypedSwitch},
		GlobalCtors:   {Parse: parseTypedXtors("ctors"), Print: printTypedXtors},
		GlobalDtors:   {Parse: parseTypedXtors("dtors"), Print: printTypedXtors},

		CoroBegin:    givenTypes(CoroBegin, typedToken, typedBytes),
		CoroEnd:      {Parse: givenTypes(coroEndTyped, typedBytes, typedI1).Parse},
		coroEndTyped: givenTypes(coroEndTyped, typedBytes, typedI1),
		CoroFree:     givenTypes(CoroFree, typedToken, typedBytes),
		CoroId:       givenTypes(CoroId, typedI32, typedBytes, typedBytes, typedBytes),
		CoroResume:   givenTypes(CoroResume, typedBytes),
		CoroSave:     givenTypes(CoroSave, typedBytes),
		EHTypeIDFor:  givenTypes(EHTypeIDFor, typedBytes),
		StackRestore: givenTypes(StackRestore, typedBytes),
		VaStart:      givenTypes(VaStart, typedBytes),
		VaEnd:        givenTypes(VaEnd, typedBytes),
		VaCopy:       {Parse: parseTypedVaCopy, Print: printTypedVaCopy},
	},
	typedForm{&asm.FormerOp{Print: printTypedArith}, typedArith},
	typedForm{&asm.FormerOp{Print: printTypedIntrinsic}, typedIntrinsics},
)}

func init() {
	for op, upgrade := range typedUpgrades {
		form := asm.FormerOp{Upgrade: upgrade}
		if f := typedForms.Ops[op]; f != nil {
			form.Parse, form.Print = f.Parse, f.Print
		}
		typedForms.Ops[op] = &form
	}
}

// A typedForm is a form that several operations have.
type typedForm struct {
	form *asm.FormerOp
	ops  []*ir.OpDef
}

func formsOf(forms map[*ir.OpDef]*asm.FormerOp, more ...typedForm) map[*ir.OpDef]*asm.FormerOp {
	for _, m := range more {
		for _, op := range m.ops {
			forms[op] = m.form
		}
	}
	return forms
}

// typedArith are the operations on numbers that print two spaces where their
// attributes may be.
var typedArith = []*ir.OpDef{
	Add, Sub, Mul, UDiv, SDiv, URem, SRem, And, Or, XOr, Shl, LShr, AShr,
	FAdd, FSub, FMul, FDiv, FRem, FNeg,
}
