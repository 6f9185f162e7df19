package asm

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/source"
)

// maxDepth bounds how deep regions, types, attributes and locations may nest
// in each other. Each level is a recursion here, in the printer and in every
// walk; Go cannot recover from a stack that overflows.
const maxDepth = 10_000

// A Parser reads MLIR's text. Hooks that parse the custom form of an operation,
// a type or an attribute get one and call its methods in the order of the text.
//
// Errors are sticky: the first one is reported, and from then on the parser behaves as
// if it were at the end of the text. Methods that return a type or an attribute then
// return a meaningless one, never nil. So a hook is a straight line of calls without
// checks for errors; only loops must look for EOF, which List does.
//
// A Parser is not safe for concurrent use. Large inputs are parsed by several.
type Parser struct {
	lexer
	ctx  *ir.Context
	file *source.File
	// files are where the file is, the context's or others for a text that is
	// not to be kept.
	files *source.Set
	sh    *shared

	begin int // where the text starts in the file

	failed    bool
	failedAt  int                // the token at which it failed
	failedTok Token              // its kind
	custom    string             // name of the operation that is parsed in custom form
	mlir14    bool               // an operation was in its form of MLIR 14; see MLIR14Forms
	errs      []*diag.Diagnostic // and warnings

	depth int
	open  openStack // see OpenRecursive

	memo    map[string]ir.Type   // see Parser.Type
	opDefs  map[string]*ir.OpDef // of names that were met
	names   map[string]string    // see intern
	arena   ir.Arena
	ops     []*opParser // one for each level of nesting, reused
	level   int         // of the operation that is being parsed
	ssa     ssaNames
	buf     []byte         // scratch
	types   []ir.Type      // stack of the lists of types that are being parsed
	attrs   []ir.Attribute // the same for attributes
	scanned int            // bytes of bodies of dialect symbols that were scanned

	deferred deferredLocs
	defs     aliasDefs
	frame    *regionFrame // innermost region with definitions; nil: none
	// declaring: identities are made in the scope of the frame.
	declaring bool
	isWorker  bool // parses a piece of a text; see parallelOps
	// known: only aliases that are known may be used, and errors do not count;
	// see parallelAliases.
	known    bool
	ignored  diag.Diagnostic // the last of those errors
	mnemonic int             // see MnemonicPos
	// aliasesFrom is the offset from which on parallelAliases may try.
	aliasesFrom int
}

// newParser returns a parser of src[from:to] of a file, before its first token.
func newParser(ctx *ir.Context, file *source.File, sh *shared, from, to int) *Parser {
	p := &Parser{ctx: ctx, file: file, files: ctx.Files(), sh: sh, memo: map[string]ir.Type{}, opDefs: map[string]*ir.OpDef{}, names: map[string]string{}}
	p.src = file.Text()
	p.begin, p.off, p.end = from, from, to
	p.ssa.init()
	return p
}

// Context is the context that types and attributes are made in.
func (p *Parser) Context() *ir.Context { return p.ctx }

// Pos is the position of the current token.
func (p *Parser) Pos() source.Pos { return p.file.Pos(p.beg) }

// MnemonicPos is the position of the mnemonic of the type or attribute for which a [TypeSyntax] or
// [AttrSyntax] has just been called.
func (p *Parser) MnemonicPos() source.Pos { return p.file.Pos(p.mnemonic) }

// Failed reports whether an error has occurred. Then the parsed values must not be used.
func (p *Parser) Failed() bool { return p.failed }

// Token is the kind of the current token.
func (p *Parser) Token() Token { return p.tok }

// Text is the spelling of the current token. It must not be modified, nor kept
// after the source text is dropped.
func (p *Parser) Text() []byte { return p.text() }

// Next moves to the next token. One that is malformed is reported.
func (p *Parser) Next() {
	p.advance()
	if p.tok == badToken {
		p.errorAt(p.badAt, p.bad)
	}
}

// Errorf reports an error at a position, for hooks: in the custom form of an
// operation the message starts with its name. Only the first error of a text is
// reported; the result takes notes in any case.
func (p *Parser) Errorf(at source.Pos, format string, args ...any) *diag.Diagnostic {
	return p.errorf(at, "%s", p.inCustom(fmt.Sprintf(format, args...)))
}

// inCustom puts the name of the operation that is parsed in custom form before
// a message.
func (p *Parser) inCustom(msg string) string {
	if p.custom == "" {
		return msg
	}
	return "custom op '" + p.custom + "' " + msg
}

// FollowUp reports another error, after the one that made the parser fail and at the
// same token: it says what the hook was parsing. MLIR gives such errors in pairs.
// FollowUp does nothing if there was no error, or one about a malformed token.
func (p *Parser) FollowUp(msg string) { p.followHere(p.inCustom(msg)) }

// FollowUpAt is FollowUp at a position.
func (p *Parser) FollowUpAt(at source.Pos, msg string) { p.follow(at, p.inCustom(msg)) }

// followHere is FollowUp without the name of the operation.
func (p *Parser) followHere(msg string) {
	at := p.failedAt
	if p.failedTok == EOF && at > p.begin {
		at--
	}
	p.follow(p.file.Pos(at), msg)
}

// follow is FollowUpAt without the name of the operation.
func (p *Parser) follow(at source.Pos, msg string) {
	// There may be one for each level of nesting.
	if p.failed && p.failedTok != badToken && len(p.errs) < maxFollow && !p.known {
		p.errs = append(p.errs, diag.Errorf(p.place(at), "%s", msg))
	}
}

// errorf reports an error at a position.
func (p *Parser) errorf(at source.Pos, format string, args ...any) *diag.Diagnostic {
	if p.known { // it will be parsed again, and reported then
		if !p.failed {
			p.fail()
		}
		p.ignored = diag.Diagnostic{}
		return &p.ignored
	}
	d := diag.Errorf(p.place(at), format, args...)
	if !p.failed {
		p.errs = append(p.errs, d)
		p.fail()
	}
	return d
}

// Report reports an error that a check returned. See [Parser.Errorf].
func (p *Parser) Report(d *diag.Diagnostic) {
	if !p.failed {
		p.errs = append(p.errs, d)
		p.fail()
	}
}

// place is where a diagnostic about a position points.
func (p *Parser) place(at source.Pos) diag.Place {
	return diag.At(at).Resolve(p.files)
}

// maxFollow bounds the errors that follow from one.
const maxFollow = 100

// fail moves to the end of the text.
func (p *Parser) fail() {
	p.failed, p.failedAt, p.failedTok = true, p.beg, p.tok
	p.off = p.end
	p.tok, p.beg, p.fin = EOF, p.end, p.end
}

// errorAt reports an error at an offset.
func (p *Parser) errorAt(offset int, msg string) *diag.Diagnostic {
	return p.errorf(p.file.Pos(offset), "%s", msg)
}

// ErrorHere is Errorf at the current token.
func (p *Parser) ErrorHere(msg string) *diag.Diagnostic { return p.errorHere(p.inCustom(msg)) }

// errorHere reports an error at the current token, or at the last byte if that
// is the end of the text.
func (p *Parser) errorHere(msg string) *diag.Diagnostic {
	at := p.beg
	if p.tok == EOF && at > p.begin {
		at--
	}
	return p.errorAt(at, msg)
}

// WrongToken reports an unexpected current token. The error is at the end of the token before it,
// where something is missing.
func (p *Parser) WrongToken(msg string) *diag.Diagnostic {
	at := p.beg
	if p.tok == EOF && at > p.begin {
		at--
	}
	return p.errorAt(p.begin+lastTokenEnd(p.src[p.begin:], at-p.begin), msg)
}

// lastTokenEnd returns the end of the nearest token before an offset, or the offset
// itself if no token comes before. It skips comments as upstream does: going backwards,
// it cuts a line at the first //.
func lastTokenEnd(src []byte, at int) int {
	i := at
	for {
		for i > 0 && (src[i-1] == ' ' || src[i-1] == '\t') {
			i--
		}
		if i == 0 {
			return at
		}
		if c := src[i-1]; c != '\n' && c != '\r' {
			return i
		}
		i--
		line := bytes.LastIndexAny(src[:i], "\n\r") + 1
		if comment := bytes.Index(src[line:i], []byte("//")); comment >= 0 {
			i = line + comment
		}
	}
}

// At reports whether the current token is of a kind.
func (p *Parser) At(t Token) bool { return p.tok == t }

// AtKeyword reports whether the current token is an identifier that reads kw.
func (p *Parser) AtKeyword(kw string) bool {
	return p.tok == Ident && string(p.text()) == kw
}

// Got consumes the current token if it is of a kind.
func (p *Parser) Got(t Token) bool {
	if p.tok != t {
		return false
	}
	p.Next()
	return true
}

// GotKeyword consumes the current token if it is an identifier that reads kw.
func (p *Parser) GotKeyword(kw string) bool {
	if !p.AtKeyword(kw) {
		return false
	}
	p.Next()
	return true
}

// Want consumes a token of a kind. The error for another one is "expected '('".
func (p *Parser) Want(t Token) {
	if p.tok != t {
		p.WrongToken("expected '" + t.String() + "'")
		return
	}
	p.Next()
}

// want is Want with the whole message.
func (p *Parser) want(t Token, msg string) {
	if p.tok != t {
		p.WrongToken(msg)
		return
	}
	p.Next()
}

// WantKeyword consumes an identifier that reads kw.
func (p *Parser) WantKeyword(kw string) {
	if !p.GotKeyword(kw) {
		p.Errorf(p.Pos(), "expected '%s'", kw)
	}
}

// OperationName consumes the name of an operation and returns it with its namespace. A name
// without one gets the namespace that the current operation gives to names in its regions.
func (p *Parser) OperationName() string {
	if p.tok != Ident {
		p.errorHere("expected bare identifier or keyword")
		return ""
	}
	name := p.Keyword()
	if !strings.Contains(name, ".") {
		name = p.current().defaultDialect + "." + name
	}
	return name
}

// Keyword consumes any identifier and returns it.
func (p *Parser) Keyword() string {
	if p.tok != Ident {
		p.Errorf(p.Pos(), "expected valid keyword")
		return ""
	}
	s := string(p.text())
	p.Next()
	return s
}

// Bracket is a pair of tokens around a list.
type Bracket uint8

// The brackets of lists.
const (
	NoBracket Bracket = iota
	Parens
	Squares
	Angles
	Braces
	// OptionalParens and the following are for a list that may be absent.
	OptionalParens
	OptionalSquares
	OptionalAngles
	OptionalBraces
)

var brackets = [...]struct {
	open, close Token
	optional    bool
}{
	Parens: {LParen, RParen, false}, Squares: {LSquare, RSquare, false},
	Angles: {Less, Greater, false}, Braces: {LBrace, RBrace, false},
	OptionalParens: {LParen, RParen, true}, OptionalSquares: {LSquare, RSquare, true},
	OptionalAngles: {Less, Greater, true}, OptionalBraces: {LBrace, RBrace, true},
}

// List parses a list separated by commas, calling elem for each element. With
// brackets it may be empty. The context, such as " in type list", ends the
// message about a missing bracket. It reports whether there was a list.
func (p *Parser) List(b Bracket, context string, elem func()) bool {
	if b == NoBracket {
		for {
			elem()
			if !p.Got(Comma) {
				return true
			}
		}
	}
	br := brackets[b]
	if p.tok != br.open {
		if !br.optional {
			p.WrongToken("expected '" + br.open.String() + "'" + context)
		}
		return false
	}
	p.Next()
	if p.Got(br.close) {
		return true
	}
	for {
		elem()
		if !p.Got(Comma) {
			break
		}
	}
	if p.tok != br.close {
		p.WrongToken("expected '" + br.close.String() + "'" + context)
		return true
	}
	p.Next()
	return true
}

// StringLiteral consumes a string and returns it without quotes and escapes.
func (p *Parser) StringLiteral() string {
	if p.tok != String {
		p.Errorf(p.Pos(), "expected string")
		return ""
	}
	s := unquote(p.text())
	p.Next()
	return s
}

// Base64 consumes a string and returns the bytes of which it is the encoding.
func (p *Parser) Base64() []byte {
	at := p.Pos()
	s := string(p.text())
	if p.StringLiteral(); p.failed {
		return nil
	}
	s = s[1 : len(s)-1] // escapes are not in the alphabet
	if len(s)%4 != 0 {
		p.Errorf(at, "Base64 encoded strings must be a multiple of 4 bytes in length")
		return nil
	}
	end := len(s) // of what is not padding
	for end > 0 && len(s)-end < 2 && s[end-1] == '=' {
		end--
	}
	for i, c := range []byte(s[:end]) {
		if class[c]&(letter|digit) == 0 && c != '+' && c != '/' {
			p.Errorf(at, "Invalid Base64 character %#02x at index %d", c, i)
			return nil
		}
	}
	bytes, err := base64.StdEncoding.DecodeString(s)
	if err != nil {
		p.Errorf(at, "%s", err)
	}
	return bytes
}

// OptionalString is StringLiteral for a string that may be absent.
func (p *Parser) OptionalString() (s string, ok bool) {
	if p.tok != String {
		return "", false
	}
	return p.StringLiteral(), true
}

// KeywordOrString consumes an identifier or a string and returns its text, without
// quotes and escapes.
func (p *Parser) KeywordOrString() string {
	switch p.tok {
	case Ident:
		return p.Keyword()
	case String:
		return p.StringLiteral()
	}
	p.ErrorHere("expected valid keyword or string")
	return ""
}

// unescape returns the meaning of the text between the quotes of a string.
func (p *Parser) unescape(s []byte) string {
	if bytes.IndexByte(s, '\\') < 0 {
		return string(s)
	}
	p.buf, _ = num.AppendUnescaped(p.buf[:0], s) // the lexer has checked it
	return string(p.buf)
}

// intern is the string of a text that is likely to come again.
func (p *Parser) intern(text []byte) string {
	if s, ok := p.names[string(text)]; ok {
		return s
	}
	s := p.ctx.Intern(string(text))
	p.names[s] = s
	return s
}

// unquote returns the meaning of a string token.
func unquote(tok []byte) string {
	tok = tok[1 : len(tok)-1]
	if bytes.IndexByte(tok, '\\') < 0 {
		return string(tok)
	}
	s, _ := num.AppendUnescaped(nil, tok) // the lexer has checked it
	return string(s)
}

// SymbolName consumes a symbol name, @foo, and returns it without the sign.
func (p *Parser) SymbolName() string {
	if p.tok != AtIdent {
		p.Errorf(p.Pos(), "expected valid '@'-identifier for symbol name")
		return ""
	}
	s := symbolName(p.text())
	p.Next()
	return s
}

func symbolName(tok []byte) string {
	if tok[1] == '"' {
		return unquote(tok[1:])
	}
	return string(tok[1:])
}

// enter counts one level of nesting and reports one too many. It is matched by
// leave.
func (p *Parser) enter() bool {
	p.depth++
	if p.depth > maxDepth {
		p.errorHere("nesting is too deep")
		p.failedTok = badToken // an error that no other follows from
		return false
	}
	return true
}

func (p *Parser) leave() { p.depth-- }
