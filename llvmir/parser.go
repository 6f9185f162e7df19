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

	// lenient is set while a constant is skipped, whose globals need not be known.
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
	fixups    []func()       // run when all functions are read
	hadFixups bool
	blockBuf  []*Block // for the blocks of the next function, in a Stream

	instrBuf []*Instruction
	opBuf    []Value
	mdBuf    []Attachment
	elemBuf  []Constant
	typeBuf  []*Type
	mdOps    []Metadata
	attrBuf  []Attr
	intCache [256]*Int
	inline   []*Node          // nodes without a number
	exprs    map[uint32]*Node // expressions among them, by hash
	expr     Node             // the one that is being read
	tbaa     map[*Node]bool   // access tags that were attached
	lastTBAA *Node
	hasDebug bool // there is something that Module.StripDebugInfo would drop from functions

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

// syntaxError is the first error of a parser. Of the errors of several
// parsers that counts which a single one would have met first, which is told
// by how far the parser had come.
type syntaxError struct {
	pos   int // what the message points at
	reach int // start of the token that the parser was at
	msg   string
}

// undefinedUse is a use of something that the text does not define.
type undefinedUse struct {
	stage int
	pos   int
	name  string // LLVM complains in the order of the names
	num   uint32 // or, of what has none, of the numbers
	msg   string
}

func (p *parser) errorAt(pos int, msg string) {
	if p.err == nil {
		if p.tok == tError && p.msg != "" && pos == p.start {
			// The lexer has more to say.
			msg = p.msg
		}
		p.err = &syntaxError{pos: pos, reach: p.start, msg: msg}
	}
	p.tok, p.stop, p.text = tEOF, p.end, nil
}

func (p *parser) error(msg string) { p.errorAt(p.start, msg) }

func (p *parser) pos(offset int) source.Pos {
	if p.file == nil {
		return source.NoPos // a fragment
	}
	return p.file.Pos(offset + p.base)
}

// offset is the inverse of pos.
func (r *reader) offset(at source.Pos) int { return r.file.Offset(at) - r.base }

// is reports whether the token is a keyword.
func (p *parser) is(word string) bool { return p.tok == tWord && string(p.text) == word }

// got eats a token of a kind.
func (p *parser) got(t token) bool {
	if p.tok == t {
		p.next()
		return true
	}
	return false
}

// gotWord eats a keyword.
func (p *parser) gotWord(word string) bool {
	if p.tok == tWord && string(p.text) == word {
		p.next()
		return true
	}
	return false
}

// want eats a token of a kind or complains.
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

// smallUint returns the integer token, and whether it is too large.
func (p *parser) smallUint(bits int) (uint64, bool) {
	if p.text[0] == 'u' || p.text[0] == 's' {
		v, _ := parseAPInt(string(p.text))
		n, fits := v.Uint64()
		return n, !fits || bits < 64 && n>>bits != 0
	}
	n, err := strconv.ParseUint(string(p.text), 10, 64)
	return n, err != nil || bits < 64 && n>>bits != 0
}

// align reads "align N" after the keyword was eaten.
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

// optAddrSpace reads addrspace(N).
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

// intConst returns a constant of an integer type, mostly one made before.
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

// nest guards against input nested so deeply that the stack would overflow.
func (p *parser) nest() bool {
	p.depth++
	if p.depth > maxTypeDepth {
		p.error("nested too deeply")
		return false
	}
	return true
}

// A mark is the position of a parser.
type lexMark struct{ lexer }

func (p *parser) mark() lexMark   { return lexMark{p.lexer} }
func (p *parser) reset(m lexMark) { p.lexer = m.lexer }

// seek makes the token at an offset the next one.
func (p *parser) seek(at, stop int) {
	p.end, p.stop = at, stop
	p.next()
}
