package bufferization

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var allocTensorSyntax = &asm.CustomOp{ParseOp: parseAllocTensor, PrintOp: printAllocTensor}

// parseAllocTensor parses (%sizes) copy(%tensor) size_hint=%n {…} : type.
func parseAllocTensor(p *asm.Parser) {
	st := p.State()
	var sizes, copied, hint []asm.Operand
	p.Want(asm.LParen)
	if p.AtOperand() {
		sizes = p.AppendOperands(nil)
	}
	p.Want(asm.RParen)
	if p.GotKeyword("copy") {
		p.Want(asm.LParen)
		copied = append(copied, p.Operand())
		p.Want(asm.RParen)
	}
	if p.GotKeyword("size_hint") {
		p.Want(asm.Equal)
		hint = append(hint, p.Operand())
	}
	p.OpAttrDict()
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	if p.Failed() {
		return
	}
	if _, ok := t.(ir.TensorType); !ok {
		p.Errorf(at, "invalid kind of type specified")
		return
	}
	st.Results = append(st.Results, t)
	for i, list := range [][]asm.Operand{sizes, copied, hint} {
		want := ir.Type(p.Context().Index())
		if i == 1 {
			want = t
		}
		for _, o := range list {
			st.Operands = append(st.Operands, p.Resolve(o, want))
		}
	}
	st.SetInherentAttr(slotAllocTensorOperandSegmentSizes,
		ir.NewDenseI32ArrayAttr(p.Context(), int32(len(sizes)), int32(len(copied)), int32(len(hint))))
}

func printAllocTensor(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[AllocTensorOp](o)
	p.Byte('(')
	p.Values(op.DynamicSizes().Values())
	p.Byte(')')
	if v := op.Copy(); v != nil {
		p.Str(" copy(")
		p.Value(v)
		p.Byte(')')
	}
	if v := op.SizeHint(); v != nil {
		p.Str(" size_hint=")
		p.Value(v)
	}
	p.AttrDict(o, ir.OperandSegmentSizes)
	p.Str(" : ")
	p.Type(op.Result().Type())
}
