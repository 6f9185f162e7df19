package asm

import (
	"strconv"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A Printer writes MLIR's text. Hooks that print the custom form of an
// operation, a type or an attribute get one and call its methods in the order
// of the text.
//
// A hook runs twice for a whole program: first to find out which types and
// attributes there are, so that they can have aliases, when what it writes is
// thrown away, and then to write. It must do the same both times. A Printer is
// not safe for concurrent use, but several may run the same hook at a time.
type Printer struct {
	buf  []byte
	sh   *printShared
	open openStack // see OpenRecursive

	names    *names
	out      *stream  // where full buffers go; nil: nowhere
	part     int      // of the stream that is being written; -1: all of it
	indent   int      // in bytes
	dialects []string // default dialects of the regions around, the last is current
	depth    int
	defining *aliasInfo // whose definition is being written, nil if absent
	limit    int        // bytes of buf from which on no types and attributes are written; 0: none
	skipped  bool       // something was not written because of that
	inType   bool       // limit is for a type
	text     typeTexts
	list     []ir.NamedAttribute
	files    fileCursor
	aliases  *aliasCollector // not nil: collecting, not writing
	frame    *printFrame     // innermost region with definitions
	seen     frameNames
}

// printShared is the state that the printers of one program share.
type printShared struct {
	flags   Flags
	root    *ir.Operation // whose operations are named and printed part by part
	threads int
	aliases aliasTable
	builder *aliasBuilder // while aliases are collected
	byPos   bool          // positions need not be turned into locations
	mlir14  map[*ir.OpDef]*MLIR14Syntax
	bounds  *textBounds // of text without aliases; nil: none
	tooLong atomic.Bool // something was cut that must not be
	scopes  *printScopes
	place   func(op *ir.Operation, offset int) // see AppendPlaces; nil if absent

	// The following is numbered in the order of the text by the goroutine whose turn it is. After a
	// write error no goroutine waits for its turn, so a lock guards it, too.
	mu        sync.Mutex
	distinct  map[*ir.DistinctAttr]int
	resources resourceList

	onceAll sync.Once
	all     *names
}

func newPrinter(flags Flags) *Printer {
	if r := flags.Release; r != 0 && r < 17 && flags.StructAliases == AutoStructAliases {
		// Aliases of structs refer ahead, which no release reads.
		flags.StructAliases = NeverStructAliases
	}
	return &Printer{
		sh:       &printShared{flags: flags},
		dialects: []string{"builtin"},
		part:     wholeStream,
	}
}

// maxPrintDepth bounds recursion: text that nests deeper could not be read
// back either.
const maxPrintDepth = 2 * maxDepth

// Enter counts one level of nesting, for hooks that recurse by themselves and
// not through methods such as Type. It writes a mark and returns false if there
// are too many; otherwise it is matched by Leave.
func (p *Printer) Enter() bool {
	if p.depth++; p.depth > maxPrintDepth {
		p.depth--
		p.Str("<<TOO DEEP>>")
		return false
	}
	return true
}

// Leave is the end of Enter.
func (p *Printer) Leave() { p.depth-- }

// Flags say how to print.
func (p *Printer) Flags() *Flags { return &p.sh.flags }

// Before reports whether to print for releases of MLIR before n.
func (p *Printer) Before(n int) bool { r := p.sh.flags.Release; return r != 0 && r < n }

// Str writes text as it is.
func (p *Printer) Str(s string) { p.buf = append(p.buf, s...) }

// Byte writes one byte as it is.
func (p *Printer) Byte(c byte) { p.buf = append(p.buf, c) }

// Int writes a decimal number.
func (p *Printer) Int(v int64) { p.buf = strconv.AppendInt(p.buf, v, 10) }

// Uint writes a decimal number.
func (p *Printer) Uint(v uint64) { p.buf = strconv.AppendUint(p.buf, v, 10) }

// Float writes a floating-point number.
func (p *Printer) Float(v num.Float) { p.buf = v.Append(p.buf) }

// Quoted writes a string in quotes with escapes.
func (p *Printer) Quoted(s string) { p.buf = num.AppendQuoted(p.buf, s) }

// Symbol writes a symbol name, @foo or @"any text".
func (p *Printer) Symbol(name string) {
	if name == "" {
		p.Str("@<<INVALID EMPTY SYMBOL>>")
		return
	}
	p.Byte('@')
	p.KeywordOrString(name)
}

// KeywordOrString writes a bare identifier if the text is one, else a string.
func (p *Printer) KeywordOrString(s string) {
	if isBareIdent(s) {
		p.Str(s)
	} else {
		p.Quoted(s)
	}
}

func isBareIdent(s string) bool {
	if s == "" || class[s[0]]&letter == 0 {
		return false
	}
	for i := 1; i < len(s); i++ {
		if class[s[i]]&(letter|digit|idPunct) == 0 {
			return false
		}
	}
	return true
}

// Newline ends the line and indents the next one.
func (p *Printer) Newline() {
	p.Byte('\n')
	p.writeIndent()
}

// Indent makes the lines that follow start further to the right; Unindent
// undoes it.
func (p *Printer) Indent() { p.indent += 2 }

// Unindent undoes Indent.
func (p *Printer) Unindent() { p.indent -= 2 }

const spaces = "                                                                "

func (p *Printer) writeIndent() {
	n := p.indent
	for ; n > len(spaces); n -= len(spaces) {
		p.buf = append(p.buf, spaces...)
	}
	p.buf = append(p.buf, spaces[:n]...)
}

// Types writes types separated by ", ".
func (p *Printer) Types(ts []ir.Type) {
	for i, t := range ts {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
	}
}

// ArrowTypes writes " -> " and result types. A single type that is not a function type
// has no parentheses.
func (p *Printer) ArrowTypes(ts []ir.Type) {
	p.Str(" -> ")
	if len(ts) == 1 {
		if _, fn := ts[0].(*ir.FunctionType); !fn {
			p.Type(ts[0])
			return
		}
	}
	p.Byte('(')
	p.Types(ts)
	p.Byte(')')
}

// OptionalArrowTypes is ArrowTypes, or nothing if there are no types.
func (p *Printer) OptionalArrowTypes(ts []ir.Type) {
	if len(ts) > 0 {
		p.ArrowTypes(ts)
	}
}

// FunctionType writes (ins) -> outs.
func (p *Printer) FunctionType(ins, outs []ir.Type) {
	p.Byte('(')
	p.Types(ins)
	p.Byte(')')
	p.ArrowTypes(outs)
}

// Values writes values separated by ", ".
func (p *Printer) Values(vs []*ir.Value) {
	for i, v := range vs {
		if i > 0 {
			p.Str(", ")
		}
		p.Value(v)
	}
}

// WideInt writes an integer as a signed number.
func (p *Printer) WideInt(v num.Int) { p.buf = v.AppendSigned(p.buf) }
