package llvm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// DataLayoutAttrName is the name of the module attribute with the target's data layout, a string in
// LLVM's notation (LangRef, Data Layout).
const DataLayoutAttrName = "llvm.data_layout"

// TargetTripleAttrName is the name of the module attribute with the target triple (LangRef, Target
// Triple).
const TargetTripleAttrName = "llvm.target_triple"

// verifyOpAttr checks a dialect attribute of any operation.
func verifyOpAttr(op *ir.Operation, a ir.NamedAttribute) *diag.Diagnostic {
	if a.Name == loopAttrMLIR14 && (op.Is(Br) || op.Is(CondBr)) {
		return verifyMLIR14Loop(op, a.Value)
	}
	if a.Name != DataLayoutAttrName {
		return nil
	}
	s, ok := a.Value.(*ir.StringAttr)
	if !ok {
		return op.Errorf("expected '%s' to be a string attributes", a.Name)
	}
	if _, err := ParseDataLayout(s.Value()); err != nil {
		return op.Errorf("invalid data layout descriptor: %v\n", err) // with a line feed, as MLIR has it
	}
	return nil
}

// A paramCheck is what a parameter attribute requires of its value and of the type of the
// parameter.
type paramCheck struct {
	value func(ir.Attribute) bool
	kind  string // completes "should be …"
	on    func(ir.Type) bool
	not   string // completes "attribute attached to … LLVM type"
	// paramOnly attributes cannot be on results.
	paramOnly bool
}

var (
	isUnit    = func(a ir.Attribute) bool { _, ok := a.(*ir.UnitAttr); return ok }
	isTypeA   = func(a ir.Attribute) bool { _, ok := a.(*ir.TypeAttr); return ok }
	isInteger = func(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok }
	isPointer = func(t ir.Type) bool { _, ok := t.(*PointerType); return ok }
	isIntType = func(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }

	unitOnPointer = paramCheck{value: isUnit, kind: "a unit attribute", on: isPointer, not: "non-pointer"}
	unitOnInteger = paramCheck{value: isUnit, kind: "a unit attribute", on: isIntType, not: "non-integer"}
	typeOnPointer = paramCheck{value: isTypeA, kind: "a type attribute", on: isPointer, not: "non-pointer"}
	intOnPointer  = paramCheck{value: isInteger, kind: "an integer attribute", on: isPointer, not: "non-pointer"}
	intOnAny      = paramCheck{value: isInteger, kind: "an integer attribute"}
	unitOnAny     = paramCheck{value: isUnit, kind: "a unit attribute"}
)

// onlyOnParams returns the check for an attribute that cannot be on results.
func onlyOnParams(c paramCheck) paramCheck { c.paramOnly = true; return c }

// paramChecks has the checks of parameter attributes, by name (LangRef, Parameter Attributes).
var paramChecks = map[string]paramCheck{
	"llvm.noalias":   unitOnPointer,
	"llvm.nonnull":   unitOnPointer,
	"llvm.readonly":  onlyOnParams(unitOnPointer),
	"llvm.readnone":  onlyOnParams(unitOnPointer),
	"llvm.writeonly": onlyOnParams(unitOnPointer),
	"llvm.nest":      onlyOnParams(unitOnPointer),
	"llvm.nocapture": onlyOnParams(unitOnPointer),
	"llvm.nofree":    onlyOnParams(unitOnPointer),

	"llvm.byval":        onlyOnParams(typeOnPointer),
	"llvm.byref":        onlyOnParams(typeOnPointer),
	"llvm.sret":         onlyOnParams(typeOnPointer),
	"llvm.inalloca":     onlyOnParams(typeOnPointer),
	"llvm.preallocated": onlyOnParams(typeOnPointer),
	"llvm.elementtype":  typeOnPointer,

	"llvm.signext": unitOnInteger,
	"llvm.zeroext": unitOnInteger,

	"llvm.align":                   intOnPointer,
	"llvm.dereferenceable":         intOnPointer,
	"llvm.dereferenceable_or_null": intOnPointer,
	"llvm.alignstack":              onlyOnParams(intOnAny),

	"llvm.noundef":  unitOnAny,
	"llvm.inreg":    unitOnAny,
	"llvm.returned": onlyOnParams(unitOnAny),

	"llvm.allocalign": {paramOnly: true},
	"llvm.allocptr":   {paramOnly: true},
}

// isBareType reports whether a type attribute is written without its type, as in MLIR 14. There,
// the type was the element type of the parameter, a typed pointer.
func isBareType(c paramCheck, t ir.Type, a ir.Attribute) bool {
	return c.kind == typeOnPointer.kind && isUnit(a) && pointee(t) != nil
}

// verify checks a parameter attribute of a parameter of type t. It accepts any t that is not a type
// of LLVM IR: it is yet to be converted.
func (c paramCheck) verify(op *ir.Operation, t ir.Type, a ir.NamedAttribute) *diag.Diagnostic {
	if c.value != nil && !c.value(a.Value) && !isBareType(c, t, a.Value) {
		return op.ErrorPlainf("%q should be %s", a.Name, c.kind)
	}
	if c.on != nil && IsCompatibleType(t) && !c.on(t) {
		return op.ErrorPlainf("%q attribute attached to %s LLVM type", a.Name, c.not)
	}
	return nil
}

// verifyArgAttr checks a dialect attribute of a function's argument.
func verifyArgAttr(op *ir.Operation, _, arg int, a ir.NamedAttribute) *diag.Diagnostic {
	f, ok := ir.FunctionOpInterface.Of(op)
	if !ok {
		return nil
	}
	return paramChecks[a.Name].verify(op, f.FuncArgs()[arg], a)
}

// verifyResultAttr checks a dialect attribute of a function's result.
func verifyResultAttr(op *ir.Operation, _, result int, a ir.NamedAttribute) *diag.Diagnostic {
	f, ok := ir.FunctionOpInterface.Of(op)
	if !ok {
		return nil
	}
	t := f.FuncResults()[result]
	if _, void := t.(*VoidType); void {
		return op.ErrorPlainf("cannot attach result attributes to functions with a void return")
	}
	c := paramChecks[a.Name]
	if c.paramOnly {
		return op.ErrorPlainf("%q is not a valid result attribute", a.Name)
	}
	return c.verify(op, t, a)
}
