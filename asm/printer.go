package asm

import (
	"strconv"

	"github.com/gomlir/gomlir/internal/num"
	"github.com/gomlir/gomlir/ir"
)

// A Printer writes MLIR's text. Hooks that print the custom form of an
// operation, a type or an attribute get one and call its methods in the order
// of the text. A Printer is not safe for concurrent use.
type Printer struct {
	buf  []byte
	open openStack // see OpenRecursive
}

// Str writes text as it is.
func (p *Printer) Str(s string) { p.buf = append(p.buf, s...) }

// Byte writes one byte as it is.
func (p *Printer) Byte(c byte) { p.buf = append(p.buf, c) }

// Int writes a decimal number.
func (p *Printer) Int(v int64) { p.buf = strconv.AppendInt(p.buf, v, 10) }

// Uint writes a decimal number.
func (p *Printer) Uint(v uint64) { p.buf = strconv.AppendUint(p.buf, v, 10) }

// Quoted writes a string in quotes with escapes.
func (p *Printer) Quoted(s string) {
	p.buf = append(num.AppendEscaped(append(p.buf, '"'), s), '"')
}

// Symbol writes a symbol name, @foo or @"any text".
func (p *Printer) Symbol(name string) { p.Byte('@'); p.Str(name) }

// KeywordOrString writes a bare identifier if the text is one, else a string.
func (p *Printer) KeywordOrString(s string) { p.Str(s) }

// Type writes a type, or its alias.
func (p *Printer) Type(t ir.Type) { p.Str("?") }

// Types writes types separated by ", ".
func (p *Printer) Types(ts []ir.Type) {}

// Attr writes an attribute, or its alias.
func (p *Printer) Attr(a ir.Attribute) { p.Str("?") }

// AttrWithoutType writes an attribute without the type that it has, for where
// the reader knows it.
func (p *Printer) AttrWithoutType(a ir.Attribute) { p.Str("?") }

// Value writes a value, %name.
func (p *Printer) Value(v *ir.Value) { p.Str("?") }

// Successor writes a block's name, ^bb1.
func (p *Printer) Successor(b *ir.Block) { p.Str("?") }

// SuccessorAndArgs writes ^bb1(%a, %b : i32, i64), or the name alone if there
// are no operands.
func (p *Printer) SuccessorAndArgs(b *ir.Block, operands []*ir.Value) {}

// RegionOptions say what of a region is left out.
type RegionOptions struct {
	// NoEntryArgs leaves out the label of the entry block, whose arguments the
	// operation prints itself.
	NoEntryArgs bool
	// NoTerminator leaves out the terminator of each block.
	NoTerminator bool
	// EmptyBlock prints the label of an entry block without operations.
	EmptyBlock bool
}

// Region writes a region, {…}.
func (p *Printer) Region(r *ir.Region, opt RegionOptions) {}

// RegionArgument writes a region's argument with its type, attributes and, if
// asked for, location: %name: type {attrs} loc(…). Without OmitType.
func (p *Printer) RegionArgument(v *ir.Value, attrs *ir.DictionaryAttr, omitType bool) {}

// AttrDict writes " {…}" with the attributes of an operation, inherent ones
// included, except those that are elided; nothing if none is left.
func (p *Printer) AttrDict(op *ir.Operation, elided ...string) {}

// AttrDictWithKeyword is AttrDict with " attributes" before it.
func (p *Printer) AttrDictWithKeyword(op *ir.Operation, elided ...string) {}

// Dict writes {…} with the entries of a dictionary.
func (p *Printer) Dict(entries []ir.NamedAttribute) {}

// FunctionType writes (ins) -> outs.
func (p *Printer) FunctionType(ins, outs []ir.Type) {}
