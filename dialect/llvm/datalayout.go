package llvm

import (
	"sync"

	"github.com/gomlir/gomlir/internal/layouttext"
)

// A DataLayout is what a data layout string says of a target (LangRef, Data
// Layout), with LLVM 22's defaults for what it does not say. It is immutable
// and safe for concurrent use.
//
// Sizes are in bits and alignments in bytes unless a name says otherwise.
type DataLayout struct {
	text string
	said *layouttext.Layout

	known sync.Map // ir.Type -> *typeLayout, of types that will not change
}

// ParseDataLayout reads a data layout string. The error says what LLVM says.
func ParseDataLayout(text string) (*DataLayout, error) {
	said, err := layouttext.Parse(text)
	if err != nil {
		return nil, err
	}
	return &DataLayout{text: text, said: said}, nil
}

// String is the text that was parsed.
func (l *DataLayout) String() string { return l.text }

// BigEndian reports whether the most significant byte comes first.
func (l *DataLayout) BigEndian() bool { return l.said.BigEndian }

// StackAlign is the natural alignment of the stack in bytes, 0 if it is not
// said.
func (l *DataLayout) StackAlign() uint64 { return l.said.StackAlign }

// Mangling is the letter after m:, 0 if it is not said.
func (l *DataLayout) Mangling() byte { return l.said.Mangling }

// FunctionAlign is the alignment of function pointers in bytes, 0 if it is not
// said, and whether it is a multiple of the alignment of the function.
func (l *DataLayout) FunctionAlign() (align uint64, dependent bool) {
	return l.said.FunctionAlign, l.said.FunctionDependent
}

// AllocaAddressSpace is where variables on the stack are.
func (l *DataLayout) AllocaAddressSpace() uint32 { return l.said.AllocaSpace }

// ProgramAddressSpace is where functions are.
func (l *DataLayout) ProgramAddressSpace() uint32 { return l.said.ProgramSpace }

// GlobalsAddressSpace is where global variables are by default.
func (l *DataLayout) GlobalsAddressSpace() uint32 { return l.said.GlobalsSpace }

// LegalIntWidths are the widths of the target's integers in bits. The slice
// must not be modified.
func (l *DataLayout) LegalIntWidths() []uint32 { return l.said.NativeInts }

// IsNonIntegral reports whether pointers into an address space have no fixed
// representation as a number.
func (l *DataLayout) IsNonIntegral(space uint32) bool {
	p := l.said.Pointer(space)
	return p.Space == space && (p.Unstable || p.External)
}

// PointerBits is the size of pointers into an address space.
func (l *DataLayout) PointerBits(space uint32) uint64 { return l.said.Pointer(space).Bits }

// IndexBits is the width of the integers that are added to pointers into an
// address space.
func (l *DataLayout) IndexBits(space uint32) uint64 { return l.said.Pointer(space).Index }
