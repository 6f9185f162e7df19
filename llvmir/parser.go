package llvmir

import (
	"strconv"

	"github.com/gomlir/gomlir/internal/slab"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/source"
)

// parser parses one span of text: the top level, or a complete part of it. The state that
// all parsers of a module share is in reader.
//
// Errors are sticky: the first one is kept, and every further token is the end of the
// file. So the code for a construct need not check for errors at each step.
type parser struct {
	lexer
	*reader
	err   *syntaxError
	depth int

	// lenient is set while the parser skips a constant, whose globals may not be known yet.
	lenient bool

	// The function being read.
	fn       *Function
	unclosed bool // no brace ends the function
	block    *Block
	locals   map[string]Value
	nums     []Value
	sparse   map[uint32]Value
	nextID   uint32
	fwdNames map[string]*placeholder
	fwdIDs   map[uint32]*placeholder
	fwdSeen  bool
	undefBBs []*Block
	bbPos    map[*Block]placeholder
	records  []*DebugRecord

	undefined []undefinedUse // reported when the module is complete
	fixups    []func()       // run when all functions have been read
	hadFixups bool
	blockBuf  []*Block // blocks for the next function, in a Stream

	instrBuf []*Instruction
	opBuf    []Value
	mdBuf    []Attachment
	elemBuf  []Constant
	typeBuf  []*Type
	mdOps    []Metadata
	attrBuf  []Attr
	intCache [256]*Int
	inline   []*Node          // nodes without a number
	exprs    map[uint32]*Node // expressions in inline, by hash
	expr     Node             // the expression being read
	tbaa     map[*Node]bool   // access tags of instructions
	lastTBAA *Node
	hasDebug bool // functions have something that Module.StripDebugInfo drops

	instrs  slab.Slab[Instruction]
	values  slab.Slab[Value]
	lists   slab.Slab[*Instruction]
	ints    slab.Slab[Int]
	attach  slab.Slab[Attachment]
	nodes   slab.Slab[Node]
	refs    slab.Slab[Metadata]
	numbers slab.Slab[int64]
	strs    slab.Slab[MDString]
	vals    slab.Slab[ValueMetadata]
	recs    slab.Slab[DebugRecord]
	details slab.Slab[Details]
	blocks  slab.Slab[Block]
	consts  slab.Slab[Constant]
}

// syntaxError is the first error of a parser. If several parsers have errors, the one with the
// least reach counts, since a single parser would have reached it first.
type syntaxError struct {
	pos   int // the position of the message
	reach int // start of the current token at the error
	msg   string
}

// undefinedUse is a use of something that the text does not define.
type undefinedUse struct {
	stage int
	pos   int
	name  string // LLVM reports errors in the order of names
	num   uint32 // or of numbers, for things without a name
	msg   string
}

func (p *parser) errorAt(pos int, msg string) {
	if p.err == nil {
		if p.tok == tError && p.msg != "" && pos == p.start {
			// The message of the lexer is more specific.
			msg = p.msg
		}
		p.err = &syntaxError{pos: pos, reach: p.start, msg: msg}
	}
	p.tok, p.stop, p.text = tEOF, p.end, nil
}

func (p *parser) error(msg string) { p.errorAt(p.start, msg) }

func (p *parser) pos(offset int) source.Pos {
	if p.file == nil {
		return source.NoPos // text of a fragment
	}
	return p.file.Pos(offset + p.base)
}

// offset is the inverse of pos.
func (r *reader) offset(at source.Pos) int { return r.file.Offset(at) - r.base }

// is reports whether the current token is the given keyword.
func (p *parser) is(word string) bool { return p.tok == tWord && string(p.text) == word }

// got consumes a token of the given kind and reports whether it did.
func (p *parser) got(t token) bool {
	if p.tok == t {
		p.next()
		return true
	}
	return false
}

// gotWord consumes the given keyword and reports whether it did.
func (p *parser) gotWord(word string) bool {
	if p.tok == tWord && string(p.text) == word {
		p.next()
		return true
	}
	return false
}

// want consumes a token of the given kind or reports an error.
func (p *parser) want(t token, msg string) {
	if p.tok != t {
		p.error(msg)
		return
	}
	p.next()
}

func (p *parser) wantWord(word, msg string) {
	if !p.is(word) {
		p.error(msg)
		return
	}
	p.next()
}

// stringConst reads a string.
func (p *parser) stringConst() string {
	if p.tok != tString {
		p.error("expected string constant")
		return ""
	}
	s := string(p.text)
	p.next()
	return s
}

// uint32 reads an unsigned number of 32 bits.
func (p *parser) uint32() uint32 {
	if p.tok != tInt || p.text[0] == '-' {
		p.error("expected integer")
		return 0
	}
	n, err := p.smallUint(32)
	if err {
		p.error("expected 32-bit integer (too large)")
	}
	p.next()
	return uint32(n)
}

// uint64 reads an unsigned number of 64 bits.
func (p *parser) uint64() uint64 {
	if p.tok != tInt || p.text[0] == '-' {
		p.error("expected integer")
		return 0
	}
	n, _ := p.smallUint(64)
	p.next()
	return n
}

// smallUint returns the integer token, and whether it does not fit the given number of bits.
func (p *parser) smallUint(bits int) (uint64, bool) {
	if p.text[0] == 'u' || p.text[0] == 's' {
		v, _ := parseAPInt(string(p.text))
		n, fits := v.Uint64()
		return n, !fits || bits < 64 && n>>bits != 0
	}
	n, err := strconv.ParseUint(string(p.text), 10, 64)
	return n, err != nil || bits < 64 && n>>bits != 0
}

// alignValue reads the number of an alignment after its keyword.
func (p *parser) alignValue(parens bool) uint64 {
	openAt := p.start
	open := parens && p.got(tLParen)
	at := p.start
	n := p.uint64()
	if open && !p.got(tRParen) {
		p.errorAt(openAt, "expected ')'")
	}
	if p.err == nil && (n == 0 || n&(n-1) != 0) {
		p.errorAt(at, "alignment is not a power of two")
	}
	if n > 1<<32 {
		p.errorAt(at, "huge alignments are not supported yet")
	}
	return n
}

// optAddrSpace reads addrspace(N), if present. def is the default.
func (p *parser) optAddrSpace(def uint32) uint32 {
	if !p.gotWord("addrspace") {
		return def
	}
	p.want(tLParen, "expected '(' in address space")
	at := p.start
	var n uint32
	if p.tok == tString {
		var known bool
		if n, known = p.m.Layout().SpaceNamed(string(p.text)); !known {
			p.error("invalid symbolic addrspace '" + string(p.text) + "'")
		}
		p.next()
	} else {
		if p.tok != tInt {
			p.error("expected integer or string constant")
		}
		n = p.uint32()
		if n >= 1<<24 {
			p.errorAt(at, "invalid address space, must be a 24-bit integer")
		}
	}
	p.want(tRParen, "expected ')' in address space")
	return n
}

// intConst returns a constant of an integer type. It caches small ones.
func (p *parser) intConst(t *Type, v int64) *Int {
	h := (uint64(v)*31 + t.n) & 255
	if c := p.intCache[h]; c != nil && c.typ == t && c.Value == num.NewInt(uint32(t.n), v) {
		return c
	}
	c := p.ints.One()
	c.typ, c.Value = t, num.NewInt(uint32(t.n), v)
	p.intCache[h] = c
	return c
}

// nest reports an error if the input nests too deeply for the stack.
func (p *parser) nest() bool {
	p.depth++
	if p.depth > maxTypeDepth {
		p.error("nested too deeply")
		return false
	}
	return true
}

// A lexMark is a position of a parser to return to.
type lexMark struct{ lexer }

func (p *parser) mark() lexMark   { return lexMark{p.lexer} }
func (p *parser) reset(m lexMark) { p.lexer = m.lexer }

// seek moves the parser to an offset and reads the token there.
func (p *parser) seek(at, stop int) {
	p.end, p.stop = at, stop
	p.next()
}
