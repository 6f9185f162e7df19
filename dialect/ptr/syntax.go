package ptr

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// How the enumerations are properties.
var (
	orderingProp  = &asm.EnumProp{Enum: &AtomicOrderingEnum}
	addFlagsProp  = &asm.EnumProp{Enum: &PtrAddFlagsEnum}
	diffFlagsProp = &asm.EnumProp{Enum: &PtrDiffFlagsEnum}
)

// parseAddress reads a decimal or 0x integer with an optional sign. It has at least 64 bits.
func parseAddress(p *asm.Parser) *ir.IntegerAttr {
	at, digits := p.Pos(), p.Text()
	if !p.At(asm.Integer) && !p.At(asm.Minus) {
		p.Errorf(at, "expected integer value")
		return nil
	}
	const bitsPerDigit = 4
	width := max(64, bitsPerDigit*len(digits)+1)
	if width > ir.MaxIntegerWidth {
		p.Errorf(at, "integer value too large")
		return nil
	}
	a, _ := p.AttrOfType(p.Context().I(uint32(width))).(*ir.IntegerAttr)
	return a
}

func printAddress(p *asm.Printer, a *ir.IntegerAttr) { p.AttrWithoutType(a) }

// metadataSyntax is the text of a PtrMetadataType, <type>. The type must have metadata, but ptr.get_metadata
// does not ask for that.
type metadataSyntax struct{}

// ParseType implements [asm.TypeSyntax].
func (metadataSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	if p.Failed() {
		return p.BadType()
	}
	elem := p.Pos()
	t, ok := p.Type().(ir.PtrLikeType)
	if !ok && !p.Failed() {
		p.Errorf(elem, "invalid kind of type specified")
	}
	p.EndParam("Ptr_PtrMetadata", "type", "PtrLikeTypeInterface")
	p.Want(asm.Greater)
	switch {
	case p.Failed():
		return p.BadType()
	case !t.HasPtrMetadata():
		p.Errorf(at, "the ptr-like type has no metadata")
		return p.BadType()
	}
	return NewPtrMetadataType(p.Context(), t)
}

// PrintType implements [asm.TypeSyntax].
func (metadataSyntax) PrintType(p *asm.Printer, t ir.Type) {
	p.Byte('<')
	p.Type(t.(*PtrMetadataType).Type())
	p.Byte('>')
}
