package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	icmpSyntax       = &asm.CustomOp{ParseOp: func(p *asm.Parser) { parseCmp(p, slotICmpPredicate, &ICmpPredicateEnum) }, PrintOp: printICmp}
	fcmpSyntax       = &asm.CustomOp{ParseOp: func(p *asm.Parser) { parseCmp(p, slotFCmpPredicate, &FCmpPredicateEnum) }, PrintOp: printFCmp}
	allocaSyntax     = &asm.CustomOp{ParseOp: parseAlloca, PrintOp: printAlloca}
	landingpadSyntax = &asm.CustomOp{ParseOp: parseLandingPad, PrintOp: printLandingPad}
)

// parseCmp reads "eq" %a, %b {…} : type.
func parseCmp(p *asm.Parser, slot int, e *asm.Enum) {
	st := p.State()
	at := p.Pos()
	if !p.At(asm.String) {
		p.Attr()
		p.Errorf(at, "invalid kind of attribute specified")
		return
	}
	text := p.Text()
	predicate, ok := caseOf(e, text[1:len(text)-1])
	if !ok {
		p.Errorf(at, "'%s' is an incorrect value of the 'predicate' attribute", p.StringLiteral())
		return
	}
	p.Next()
	st.SetInherentAttr(slot, ir.NewIntegerAttr(p.Context().I64(), int64(predicate)))
	lhs := p.Operand()
	p.Want(asm.Comma)
	rhs := p.Operand()
	p.OpAttrDict()
	p.Want(asm.Colon)
	at = p.Pos()
	t := p.Type()
	if p.Failed() {
		return
	}
	st.Operands = append(st.Operands, p.Resolve(lhs, t), p.Resolve(rhs, t))
	if !IsCompatibleType(t) {
		p.Errorf(at, "expected LLVM dialect-compatible type")
		return
	}
	st.Results = append(st.Results, i1Like(t))
	p.CheckOpAttrs()
}

func printICmp(p *asm.Printer, op *ir.Operation) {
	printCmp(p, op, ir.Cast[ICmpOp](op).Predicate().String(), cmpElided)
}

func printFCmp(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[FCmpOp](o)
	elided := cmpElided
	if op.FastmathFlags() == FastmathFlagsNone {
		elided = fcmpElided
	}
	printCmp(p, o, op.Predicate().String(), elided)
}

var (
	cmpElided  = []string{"predicate"}
	fcmpElided = []string{"predicate", "fastmathFlags"}
)

func printCmp(p *asm.Printer, op *ir.Operation, predicate string, elided []string) {
	p.Str(` "`)
	p.Str(predicate)
	p.Str(`" `)
	p.Value(op.Operand(0))
	p.Str(", ")
	p.Value(op.Operand(1))
	p.AttrDict(op, elided...)
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}

// parseAlloca reads inalloca %n x elem {…} : (i32) -> !llvm.ptr.
func parseAlloca(p *asm.Parser) {
	st := p.State()
	if p.GotKeyword("inalloca") {
		st.SetInherentAttr(slotAllocaInalloca, ir.NewUnitAttr(p.Context()))
	}
	size := p.Operand()
	p.WantKeyword("x")
	elem := p.Type()
	p.OpAttrDict()
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	if p.Failed() {
		return
	}
	switch a := p.OpAttr("alignment").(type) {
	case nil:
	case *ir.IntegerAttr:
		if a.Value().IsZero() {
			p.RemoveOpAttr("alignment")
		}
	default:
		p.Errorf(st.Pos, "expected integer alignment")
		return
	}
	f, ok := t.(*ir.FunctionType)
	if !ok || len(f.Inputs()) != 1 || len(f.Results()) != 1 {
		p.Errorf(at, "expected trailing function type with one argument and one result")
		return
	}
	st.Operands = append(st.Operands, p.Resolve(size, f.Inputs()[0]))
	if t, ok := f.Results()[0].(*PointerType); ok {
		if t.elem != nil {
			elem = t.elem // MLIR 14 takes the element type from the pointer
		}
		st.SetInherentAttr(slotAllocaElemType, ir.NewTypeAttr(elem))
	}
	st.Results = append(st.Results, f.Results()[0])
	p.CheckOpAttrs()
}

func printAlloca(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[AllocaOp](o)
	if op.Inalloca() {
		p.Str(" inalloca")
	}
	p.Byte(' ')
	p.Value(op.ArraySize())
	p.Str(" x ")
	p.Type(op.ElemType())
	elided := allocaElided
	if align, _ := op.Alignment(); align == 0 {
		elided = allocaElidedAlign
	}
	p.AttrDict(o, elided...)
	p.Str(" : (")
	p.Type(op.ArraySize().Type())
	p.Str(") -> ")
	p.Type(op.Result().Type())
}

var (
	allocaElided      = []string{"elem_type", "inalloca"}
	allocaElidedAlign = []string{"elem_type", "inalloca", "alignment"}
)

// parseLandingPad reads cleanup (catch %a : !llvm.ptr) (filter %b :
// !llvm.array<1 x i8>) : type.
func parseLandingPad(p *asm.Parser) {
	st := p.State()
	if p.GotKeyword("cleanup") {
		st.SetInherentAttr(slotLandingPadCleanup, ir.NewUnitAttr(p.Context()))
	}
	for p.Got(asm.LParen) && (p.GotKeyword("filter") || p.GotKeyword("catch")) {
		v := p.Operand()
		p.Want(asm.Colon)
		st.Operands = append(st.Operands, p.Resolve(v, p.Type()))
		p.Want(asm.RParen)
	}
	p.OpAttrDict() // upstream prints it but does not read it
	p.Want(asm.Colon)
	st.Results = append(st.Results, p.Type())
}

func printLandingPad(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[LandingPadOp](o)
	p.Byte(' ')
	if op.Cleanup() {
		p.Str("cleanup ")
	}
	for _, v := range o.Operands().All() {
		if _, filter := v.Type().(*ArrayType); filter {
			p.Str("(filter ")
		} else {
			p.Str("(catch ")
		}
		p.Value(v)
		p.Str(" : ")
		p.Type(v.Type())
		p.Str(") ")
	}
	p.AttrDict(o, "cleanup")
	p.Str(": ")
	p.Type(op.Result().Type())
}
