package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A ConstantRangeAttr is a range of integers, the metadata and attribute range
// of LLVM IR (LangRef, Parameter Attributes): from Lower up to, but not including, Upper.
// It may wrap around. Both are numbers of Width bits. If both are the largest number, the
// range is full; if both are zero, it is empty.
//
// Example printed form:
//
//	#llvm.constant_range<i32, 0, 12>
type ConstantRangeAttr struct {
	ir.AttrBase
	lower, upper num.Int
}

// ConstantRangeAttrDef is the definition of ConstantRangeAttr.
var ConstantRangeAttrDef = ir.DefineAttr(ir.AttrDef{Dialect: "llvm", Mnemonic: "constant_range", Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(constantRangeSyntax{})}})

// NewConstantRangeAttr returns the range from lower to upper, truncated to the given width.
func NewConstantRangeAttr(c *ir.Context, width uint32, lower, upper int64) *ConstantRangeAttr {
	return newConstantRange(c, num.NewInt(width, lower), num.NewInt(width, upper))
}

func newConstantRange(c *ir.Context, lower, upper num.Int) *ConstantRangeAttr {
	var buf [ir.KeySize]byte
	key := ir.AppendUintKey(buf[:0], uint64(lower.Width()))
	key = upper.AppendBytes(lower.AppendBytes(key))
	if a := c.LookupAttr(ConstantRangeAttrDef, key); a != nil {
		return a.(*ConstantRangeAttr)
	}
	return c.InternAttr(ConstantRangeAttrDef, key, &ConstantRangeAttr{lower: lower, upper: upper}).(*ConstantRangeAttr)
}

// Width returns the width of the numbers in bits.
func (a *ConstantRangeAttr) Width() uint32 { return a.lower.Width() }

// Lower returns the first number. ok is false if it does not fit.
func (a *ConstantRangeAttr) Lower() (v int64, ok bool) { return a.lower.Int64() }

// Upper returns the number after the last one. ok is false if it does not fit.
func (a *ConstantRangeAttr) Upper() (v int64, ok bool) { return a.upper.Int64() }

type constantRangeSyntax struct{}

// ParseAttr parses the text after the mnemonic.
func (constantRangeSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	p.Want(asm.Less)
	if p.Failed() {
		return p.BadAttr()
	}
	t := asm.TypeParam[*ir.IntegerType](p, "builtin.integer")
	if p.Failed() {
		return p.BadAttr()
	}
	p.Want(asm.Comma)
	lower := p.IntModulo(t.Width())
	p.Want(asm.Comma)
	upper := p.IntModulo(t.Width())
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return newConstantRange(p.Context(), lower, upper)
}

// PrintAttr prints the text after the mnemonic.
func (constantRangeSyntax) PrintAttr(p *asm.Printer, x ir.Attribute) {
	a := x.(*ConstantRangeAttr)
	p.Str("<i")
	p.Uint(uint64(a.Width()))
	p.Str(", ")
	p.WideInt(a.lower)
	p.Str(", ")
	p.WideInt(a.upper)
	p.Byte('>')
}

// NewWideConstantRangeAttr returns the range from lower to upper, which must have the same width.
func NewWideConstantRangeAttr(c *ir.Context, lower, upper num.Int) *ConstantRangeAttr {
	if lower.Width() != upper.Width() {
		panic("llvm: bounds of a range with different widths")
	}
	return newConstantRange(c, lower, upper)
}

// Bounds returns the first number and the number after the last one.
func (a *ConstantRangeAttr) Bounds() (lower, upper num.Int) { return a.lower, a.upper }
