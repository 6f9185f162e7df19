package arith

import (
	"strconv"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// NewConstantInt creates a constant of an integer or index type, or one of a vector or tensor
// of these, each element of which is v.
func NewConstantInt(b *ir.Builder, t ir.Type, v int64) ConstantOp {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return NewConstant(b, ir.NewIntegerAttr(t, v))
	}
	width := uint32(ir.IndexBits)
	if e, ok := s.Elem().(*ir.IntegerType); ok {
		width = e.Width()
	}
	return NewConstant(b, ir.NewDenseInts(s, num.NewInt(width, v)))
}

// nameConstant suggests %true, %c42_i32, %c0 (an index) or %cst.
func nameConstant(op *ir.Operation, set func(*ir.Value, string)) {
	r := op.Result(0)
	a, ok := op.InherentAttr(0).(*ir.IntegerAttr)
	if !ok {
		set(r, "cst")
		return
	}
	t, ok := r.Type().(*ir.IntegerType)
	if ok && t.Width() == 1 {
		set(r, strconv.FormatBool(a.Bool()))
		return
	}
	var buf [32]byte
	name := append(buf[:0], 'c')
	if v, fits := a.Value().Int64(); fits {
		name = strconv.AppendInt(name, v, 10)
	} else {
		name = append(name, a.Value().Big(true).String()...)
	}
	if ok {
		name = append(name, "_i"...)
		name = strconv.AppendUint(name, uint64(t.Width()), 10)
	}
	set(r, string(name))
}

// nameMulI suggests %c4_vscale for a multiple of vector.vscale.
func nameMulI(op *ir.Operation, set func(*ir.Value, string)) {
	if _, ok := op.Result(0).Type().(*ir.IndexType); !ok {
		return
	}
	for i := range 2 {
		c, scale := op.Operand(i).DefiningOp(), op.Operand(1-i).DefiningOp()
		if c == nil || scale == nil || !c.Has(ir.ConstantLike) || scale.Name() != "vector.vscale" {
			continue
		}
		if v, ok := c.Attr("value").(*ir.IntegerAttr); ok {
			set(op.Result(0), "c"+strconv.FormatInt(v.Int(), 10)+"_vscale")
			return
		}
	}
}

var selectSyntax = &asm.CustomOp{ParseOp: parseSelect, PrintOp: printSelect}

// parseSelect parses %c, %a, %b {…} : type, or : condition type, type.
func parseSelect(p *asm.Parser) {
	st := p.State()
	operands := p.OperandList(3)
	p.OpAttrDict()
	p.Want(asm.Colon)
	var cond, result ir.Type = p.Context().I1(), p.Type()
	if p.Got(asm.Comma) {
		cond, result = result, p.Type()
	}
	if p.Failed() {
		return
	}
	st.Results = append(st.Results, result)
	for i, t := range []ir.Type{cond, result, result} {
		st.Operands = append(st.Operands, p.Resolve(operands[i], t))
	}
}

func printSelect(p *asm.Printer, op *ir.Operation) {
	p.Byte(' ')
	p.Values(op.Operands().Values())
	p.AttrDict(op)
	p.Str(" : ")
	if t, ok := op.Operand(0).Type().(ir.ShapedType); ok {
		p.Type(t)
		p.Str(", ")
	}
	p.Type(op.Result(0).Type())
}
