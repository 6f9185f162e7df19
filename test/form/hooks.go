package form

import (
	"errors"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

var (
	anyVector = &ir.TypeConstraint{Summary: "a vector", Match: asm.IsType[*ir.VectorType]}
	isBox     = &ir.TypeConstraint{Summary: "a box", Match: asm.IsType[*BoxType]}
)

func elementOf(t ir.Type) ir.Type { return t.(*ir.VectorType).Elem() }

func inputsOf(t ir.Type) []ir.Type { return t.(*ir.FunctionType).Inputs() }

// inferDouble makes the result an integer of twice the width, of at most 64
// bits.
func inferDouble(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	w := 2 * st.Operands[0].Type().(*ir.IntegerType).Width()
	if w > 64 {
		return nil, diag.Errorf(diag.At(st.Pos), "the result is too wide")
	}
	return []ir.Type{st.Context.I(w)}, nil
}

// parseSum parses %x + %y + %z = 42, where = 42 may be absent.
func parseSum(p *asm.Parser, x *asm.Operand, ys *[]asm.Operand, a **ir.IntegerAttr) bool {
	*x = p.Operand()
	for p.Got(asm.Plus) {
		*ys = append(*ys, p.Operand())
	}
	if p.Got(asm.Equal) {
		*a = ir.NewIntegerAttr(p.Context().I64(), p.Int64())
	}
	return true
}

func printSum(p *asm.Printer, _ *ir.Operation, x *ir.Value, ys ir.ValueRange, a *ir.IntegerAttr) {
	p.Value(x)
	for i := range ys.Len() {
		p.Str(" + ")
		p.Value(ys.At(i))
	}
	if a != nil {
		p.Str(" = ")
		p.Int(a.Int())
	}
}

// parseSumTypes parses a type for the first value and one for each other.
func parseSumTypes(p *asm.Parser, x *ir.Type, ys *[]ir.Type, values []asm.Operand, word string) bool {
	p.WantKeyword(word)
	*x = p.Type()
	for range values {
		p.Want(asm.Plus)
		*ys = append(*ys, p.Type())
	}
	return true
}

func printSumTypes(p *asm.Printer, _ *ir.Operation, x ir.Type, ys []ir.Type, _ ir.ValueRange, word string) {
	p.Str(word)
	p.Byte(' ')
	p.Type(x)
	for _, y := range ys {
		p.Str(" + ")
		p.Type(y)
	}
}

// parseBang parses an integer if there is one.
func parseBang(p *asm.Parser, a **ir.IntegerAttr) bool {
	if !p.At(asm.Integer) {
		return false
	}
	*a = ir.NewIntegerAttr(p.Context().I64(), p.Int64())
	return true
}

func printBang(p *asm.Printer, _ *ir.Operation, a *ir.IntegerAttr) { p.Int(a.Int()) }

// parseBodyThenTo parses {…} -> ^bb1.
func parseBodyThenTo(p *asm.Parser, body **ir.Region, to **ir.Block) bool {
	*body = p.DetachedRegion(nil)
	p.Want(asm.Arrow)
	*to = p.Successor()
	return true
}

func printBodyThenTo(p *asm.Printer, _ *ir.Operation, body *ir.Region, to *ir.Block) {
	p.Region(body, asm.RegionOptions{})
	p.Str(" -> ")
	p.Successor(to)
}

// parseRest parses the other term of a sum.
func parseRest(p *asm.Parser, n uint32, sum *uint32) bool {
	*sum = n + uint32(p.Uint(32))
	return true
}

func printRest(p *asm.Printer, n, sum uint32) { p.Uint(uint64(sum - n)) }

func verifyNamed(n, sum uint32) error {
	if sum < n {
		return errors.New("the sum is too small")
	}
	return nil
}
