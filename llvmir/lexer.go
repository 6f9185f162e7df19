package llvmir

import (
	"bytes"
	"strings"

	"github.com/gomlir/gomlir/num"
)

// token is the kind of a token. Keywords are all tWord and compared by text,
// since most of them mean something in one place only.
type token uint8

const (
	tEOF token = iota
	tError
	tWord      // add, nuw, DW_TAG_member
	tIntType   // i32
	tLabel     // name: or "name":
	tLabelID   // 0:
	tGlobal    // @name
	tGlobalID  // @0
	tLocal     // %name
	tLocalID   // %0
	tComdat    // $name
	tMetaVar   // !name
	tAttrGroup // #0
	tSummary   // ^0
	tString    // "..."
	tInt       // -1, u0x1f
	tFloat     // 1.5, 0xK..., any number that num.ParseLLVM reads
	tEqual
	tComma
	tStar
	tLSquare
	tRSquare
	tLBrace
	tRBrace
	tLess
	tGreater
	tLParen
	tRParen
	tExclaim
	tBar
	tColon
	tHash
	tDots // ...
)

// lexer cuts text into tokens.
type lexer struct {
	src   []byte
	tok   token
	start int    // start of the token
	end   int    // end of the token, where the next one is read
	last  int    // end of the token before
	text  []byte // the text of words; names and strings are unescaped, without sigil and quotes; not to be retained
	num   uint32 // the number of numbered tokens
	stop  int    // end of this lexer's text
	msg   string // the message of tError
}

const (
	cLabel = 1 << iota // may be in a label or name
	cWord              // may be in a keyword
	cDigit
	cAlpha // may start a name
	cSpace
	cHex
)

var charClass = func() (t [256]uint8) {
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= cLabel | cWord | cAlpha
		t[c-32] |= cLabel | cWord | cAlpha
	}
	for c := '0'; c <= '9'; c++ {
		t[c] |= cLabel | cWord | cDigit | cHex
	}
	for _, c := range "abcdefABCDEF" {
		t[c] |= cHex
	}
	t['_'] |= cWord
	for _, c := range "-$._" {
		t[c] |= cLabel | cAlpha
	}
	for _, c := range " \t\r\n\x00" {
		t[c] |= cSpace
	}
	return t
}()

// next reads the next token.
func (l *lexer) next() {
	l.last = l.end
	src, i := l.src[:l.stop], l.end
	for i < len(src) {
		c := src[i]
		if charClass[c]&cSpace != 0 {
			i++
			continue
		}
		if c == ';' {
			n := bytes.IndexByte(src[i:], '\n')
			if n < 0 {
				i = len(src)
				break
			}
			i += n + 1
			continue
		}
		break
	}
	l.start = i
	if i >= len(src) {
		l.tok, l.end = tEOF, len(src)
		return
	}
	l.scan(src, i)
}

func (l *lexer) punct(t token) {
	l.tok, l.end = t, l.start+1
}

func (l *lexer) fail(end int, msg string) {
	l.tok, l.end, l.msg = tError, end, msg
}

// scan reads the token that starts at i.
func (l *lexer) scan(src []byte, i int) {
	c := src[i]
	switch c {
	case ',':
		l.punct(tComma)
	case '%':
		l.sigil(src, tLocal, tLocalID)
	case '@':
		l.sigil(src, tGlobal, tGlobalID)
	case '(':
		l.punct(tLParen)
	case ')':
		l.punct(tRParen)
	case '[':
		l.punct(tLSquare)
	case ']':
		l.punct(tRSquare)
	case '{':
		l.punct(tLBrace)
	case '}':
		l.punct(tRBrace)
	case '<':
		l.punct(tLess)
	case '>':
		l.punct(tGreater)
	case '=':
		l.punct(tEqual)
	case '*':
		l.punct(tStar)
	case '|':
		l.punct(tBar)
	case ':':
		l.punct(tColon)
	case '!':
		l.exclaim(src)
	case '#':
		l.numbered(src, tAttrGroup, tHash)
	case '^':
		l.numbered(src, tSummary, tError)
	case '$':
		l.dollar(src)
	case '"':
		l.quote(src)
	case '.':
		switch end := labelTail(src, i); {
		case end > 0:
			l.label(src, i, end)
		case string(src[i:min(i+3, len(src))]) == "...":
			l.tok, l.end = tDots, i+3
		default:
			l.fail(i+1, "")
		}
	case '-', '+', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		l.number(src)
	default:
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' {
			l.word(src)
			return
		}
		l.fail(i+1, "")
	}
}

// labelTail returns the end, including the colon, of a label that continues at i, or 0.
func labelTail(src []byte, i int) int {
	for ; i < len(src); i++ {
		if src[i] == ':' {
			return i + 1
		}
		if charClass[src[i]]&cLabel == 0 && src[i] != '_' {
			return 0
		}
	}
	return 0
}

func (l *lexer) label(src []byte, i, end int) {
	l.tok, l.text, l.end = tLabel, src[i:end-1], end
}

// word reads a keyword, an integer type or a label.
func (l *lexer) word(src []byte) {
	i := l.start
	j := i + 1
	for j < len(src) && charClass[src[j]]&cWord != 0 {
		j++
	}
	if j < len(src) && src[j] == ':' {
		l.label(src, i, j+1)
		return
	}
	if j < len(src) && charClass[src[j]]&cLabel != 0 {
		if end := labelTail(src, j); end > 0 {
			l.label(src, i, end)
			return
		}
	}
	if src[i] == 'i' && j > i+1 && charClass[src[i+1]]&cDigit != 0 {
		l.intType(src, i+1)
		return
	}
	l.tok, l.text, l.end = tWord, src[i:j], j
	switch {
	case j-i > 3 && (src[i] == 'u' || src[i] == 's') && src[i+1] == '0' && src[i+2] == 'x' && charClass[src[i+3]]&cHex != 0:
		for k := i + 3; k < j; k++ {
			if charClass[src[k]]&cHex == 0 {
				l.fail(i+3, "")
				return
			}
		}
		l.tok = tInt
	case j-i > 2 && src[i] == 'c' && src[i+1] == 'c' && allDigits(src[i+2:j]):
		l.text, l.end = src[i:i+2], i+2
	}
}

func allDigits(s []byte) bool {
	for i := 0; i < len(s); i++ {
		if charClass[s[i]]&cDigit == 0 {
			return false
		}
	}
	return true
}

// maxIntBits is the widest integer type of .ll files.
const maxIntBits = 1 << 23

func (l *lexer) intType(src []byte, i int) {
	n := uint64(0)
	for ; i < len(src) && charClass[src[i]]&cDigit != 0; i++ {
		if n < 1<<32 {
			n = n*10 + uint64(src[i]-'0')
		}
	}
	l.tok, l.num, l.end = tIntType, uint32(n), i
	if n < 1 || n > maxIntBits {
		l.fail(i, "bitwidth for integer type out of range")
	}
}

// sigil reads a name or number after @ or %.
func (l *lexer) sigil(src []byte, named, numberedTok token) {
	i := l.start + 1
	if i < len(src) {
		c := src[i]
		switch {
		case charClass[c]&cDigit != 0:
			l.digits(src, i, numberedTok)
			return
		case charClass[c]&cAlpha != 0 || c == '_':
			j := i + 1
			for j < len(src) && (charClass[src[j]]&cLabel != 0 || src[j] == '_') {
				j++
			}
			l.tok, l.text, l.end = named, src[i:j], j
			return
		case c == '"':
			l.quotedName(src, i, named)
			return
		}
	}
	l.fail(i, "")
}

// quotedName reads a name in quotes that start at i.
func (l *lexer) quotedName(src []byte, i int, tok token) {
	end := bytes.IndexByte(src[i+1:], '"')
	if end < 0 {
		if tok == tGlobal {
			l.fail(len(src), "end of file in global variable name")
		} else if tok == tComdat {
			l.fail(len(src), "end of file in COMDAT variable name")
		} else {
			l.fail(len(src), "end of file in string constant")
		}
		return
	}
	l.tok, l.text, l.end = tok, unescape(src[i+1:i+1+end]), i+end+2
	if bytes.IndexByte(l.text, 0) >= 0 {
		l.fail(l.end, "NUL character is not allowed in names")
	}
}

// digits reads the number of a numbered token.
func (l *lexer) digits(src []byte, i int, tok token) {
	n := uint64(0)
	for ; i < len(src) && charClass[src[i]]&cDigit != 0; i++ {
		if n <= 1<<32 {
			n = n*10 + uint64(src[i]-'0')
		}
	}
	l.tok, l.num, l.end = tok, uint32(n), i
	if n > 1<<32-1 {
		l.fail(i, "invalid value number (too large)")
	}
}

func (l *lexer) numbered(src []byte, tok, alone token) {
	i := l.start + 1
	if i < len(src) && charClass[src[i]]&cDigit != 0 {
		l.digits(src, i, tok)
		return
	}
	l.tok, l.end, l.msg = alone, i, ""
}

func (l *lexer) exclaim(src []byte) {
	i := l.start + 1
	if i < len(src) && (charClass[src[i]]&cAlpha != 0 || src[i] == '\\' || src[i] == '_') {
		j := i + 1
		for j < len(src) && (charClass[src[j]]&cLabel != 0 || src[j] == '\\' || src[j] == '_') {
			j++
		}
		l.tok, l.text, l.end = tMetaVar, unescape(src[i:j]), j
		return
	}
	l.tok, l.end = tExclaim, i
}

func (l *lexer) dollar(src []byte) {
	i := l.start
	if end := labelTail(src, i); end > 0 {
		l.label(src, i, end)
		return
	}
	if i+1 < len(src) {
		if src[i+1] == '"' {
			l.quotedName(src, i+1, tComdat)
			return
		}
		if charClass[src[i+1]]&cAlpha != 0 || src[i+1] == '_' {
			j := i + 2
			for j < len(src) && (charClass[src[j]]&cLabel != 0 || src[j] == '_') {
				j++
			}
			l.tok, l.text, l.end = tComdat, src[i+1:j], j
			return
		}
	}
	l.fail(i+1, "")
}

func (l *lexer) quote(src []byte) {
	i := l.start + 1
	end := bytes.IndexByte(src[i:], '"')
	if end < 0 {
		l.fail(len(src), "end of file in string constant")
		return
	}
	l.tok, l.text, l.end = tString, unescape(src[i:i+end]), i+end+1
	if l.end < len(src) && src[l.end] == ':' {
		l.tok = tLabel
		l.end++
		if bytes.IndexByte(l.text, 0) >= 0 {
			l.fail(l.end, "NUL character is not allowed in names")
		}
	}
}

// number reads an integer, a float, or a label that starts with a digit or sign.
func (l *lexer) number(src []byte) {
	i := l.start
	j := i
	if src[i] == '-' || src[i] == '+' {
		j++
		if j >= len(src) || charClass[src[j]]&cDigit == 0 {
			if end := labelTail(src, j); end > 0 && src[i] == '-' {
				l.label(src, i, end)
				return
			}
			l.fail(i+1, "")
			return
		}
	} else if src[j] == '0' && j+1 < len(src) && src[j+1] == 'x' {
		l.hexFloat(src, j+2)
		return
	}
	for j < len(src) && charClass[src[j]]&cDigit != 0 {
		j++
	}
	if j < len(src) && src[j] == ':' && j > i && charClass[src[i]]&cDigit != 0 {
		l.digits(src, i, tLabelID)
		l.end++
		return
	}
	if j < len(src) && (charClass[src[j]]&cLabel != 0 || src[j] == ':' || src[j] == '_') && src[i] != '+' {
		if end := labelTail(src, j); end > 0 {
			l.label(src, i, end)
			return
		}
	}
	if j >= len(src) || src[j] != '.' {
		if src[i] == '+' {
			l.fail(i+1, "")
			return
		}
		l.tok, l.text, l.end = tInt, src[i:j], j
		return
	}
	j++
	for j < len(src) && charClass[src[j]]&cDigit != 0 {
		j++
	}
	if j+1 < len(src) && (src[j] == 'e' || src[j] == 'E') {
		k := j + 1
		if src[k] == '-' || src[k] == '+' {
			k++
		}
		if k < len(src) && charClass[src[k]]&cDigit != 0 {
			for k < len(src) && charClass[src[k]]&cDigit != 0 {
				k++
			}
			j = k
		}
	}
	l.tok, l.text, l.end = tFloat, src[i:j], j
}

func (l *lexer) hexFloat(src []byte, j int) {
	if j < len(src) && strings.IndexByte("KLMHR", src[j]) >= 0 {
		j++
	}
	digits := j
	for j < len(src) && charClass[src[j]]&cHex != 0 {
		j++
	}
	if j == digits {
		l.fail(l.start+1, "")
		return
	}
	l.tok, l.text, l.end = tFloat, src[l.start:j], j
}

// unescape returns the bytes of a string literal. Two backslashes are one backslash. A backslash
// and two hexadecimal digits are the byte of that code. Any other backslash is itself.
func unescape(s []byte) []byte {
	i := bytes.IndexByte(s, '\\')
	if i < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	b = append(b, s[:i]...)
	for ; i < len(s); i++ {
		switch {
		case s[i] != '\\':
			b = append(b, s[i])
		case i+1 < len(s) && s[i+1] == '\\':
			b = append(b, '\\')
			i++
		case i+2 < len(s) && charClass[s[i+1]]&charClass[s[i+2]]&cHex != 0:
			b = append(b, hexValue(s[i+1])<<4|hexValue(s[i+2]))
			i += 2
		default:
			b = append(b, '\\')
		}
	}
	return b
}

func hexValue(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c <= 'F':
		return c - 'A' + 10
	}
	return c - 'a' + 10
}

// parseAPInt reads an integer token as a number of the least width. It is signed unless it has the
// prefix u.
func parseAPInt(text string) (v num.Int, signed bool) {
	if len(text) > 3 && text[1] == '0' && text[2] == 'x' {
		width := uint32(min(4*(len(text)-3), maxIntBits))
		v, _ = num.ParseInt("0x"+text[3:], max(width, 1), num.Signless)
		if text[0] == 'u' {
			return v, false
		}
		// As in LLVM, the highest set bit is the sign bit.
		if n := v.ActiveBits(); n > 0 && n < width {
			v = v.Trunc(n)
		}
		return v, true
	}
	width := uint32(min(len(text)*64/19+2, maxIntBits))
	v, _ = num.ParseInt(text, width, num.Signless)
	return v, true
}
