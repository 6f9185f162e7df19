package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/internal/dwarf"
)

// A dwarfParam is a parameter of debug info that is written as the name of a DWARF constant and
// stored as its number.
type dwarfParam struct {
	table *dwarf.Table
	what  string // for the message about an unknown name
}

var (
	tagParam        = dwarfParam{dwarf.Tags, "tag"}
	encodingParam   = dwarfParam{dwarf.Encodings, "encoding"}
	languageParam   = dwarfParam{dwarf.Languages, "language"}
	conventionParam = dwarfParam{dwarf.CallingConventions, "calling convention"}
	operationParam  = dwarfParam{dwarf.Operations, "operation encoding"}
)

func (d dwarfParam) parse(p *asm.Parser) uint32 {
	at := p.Pos()
	name := p.Keyword()
	v, ok := d.table.Value(name)
	if !ok {
		p.Errorf(at, "invalid debug info debug info %s name: %s", d.what, name)
	}
	return uint32(v)
}

func (d dwarfParam) print(p *asm.Printer, v uint32) { p.Str(d.table.Name(uint64(v))) }

// The functions that the specification names for attributes.

func parseDITag(p *asm.Parser) uint32            { return tagParam.parse(p) }
func printDITag(p *asm.Printer, v uint32)        { tagParam.print(p, v) }
func parseDIEncoding(p *asm.Parser) uint32       { return encodingParam.parse(p) }
func printDIEncoding(p *asm.Printer, v uint32)   { encodingParam.print(p, v) }
func parseDILanguage(p *asm.Parser) uint32       { return languageParam.parse(p) }
func printDILanguage(p *asm.Printer, v uint32)   { languageParam.print(p, v) }
func parseDIConvention(p *asm.Parser) uint32     { return conventionParam.parse(p) }
func printDIConvention(p *asm.Printer, v uint32) { conventionParam.print(p, v) }
func parseDIOperation(p *asm.Parser) uint32      { return operationParam.parse(p) }
func printDIOperation(p *asm.Printer, v uint32)  { operationParam.print(p, v) }
