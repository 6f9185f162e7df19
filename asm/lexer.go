package asm

import (
	"bytes"
	"unicode/utf8"
)

// A lexer splits a span of a source text into tokens, without knowing their meaning.
// Offsets are bytes from the start of the text.
type lexer struct {
	src []byte
	off int // where the next token is looked for
	end int // where the span ends

	tok      Token
	beg, fin int    // the current token is src[beg:fin]
	badAt    int    // for badToken: where
	bad      string // for badToken: what is wrong
}

// Classes of bytes, for identifiers.
const (
	letter      = 1 << iota // a-z A-Z _
	digit                   // 0-9
	idPunct                 // $ . (and - in suffix identifiers, see suffixPunct)
	suffixPunct             // $ . _ -
	hexDigit
	blank
)

var class = func() (t [256]uint8) {
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= letter
		t[c-'a'+'A'] |= letter
	}
	for c := '0'; c <= '9'; c++ {
		t[c] |= digit | hexDigit
	}
	for c := 'a'; c <= 'f'; c++ {
		t[c] |= hexDigit
		t[c-'a'+'A'] |= hexDigit
	}
	t['_'] |= letter | suffixPunct
	t['$'] |= idPunct | suffixPunct
	t['.'] |= idPunct | suffixPunct
	t['-'] |= suffixPunct
	t[' '], t['\t'], t['\n'], t['\r'] = blank, blank, blank, blank
	t[0] = blank // as upstream has it
	return t
}()

// single maps bytes to one-byte tokens.
var single = [256]Token{
	':': Colon, ',': Comma, '=': Equal, '>': Greater, '(': LParen, '[': LSquare,
	'<': Less, '+': Plus, '?': Question, '}': RBrace, ')': RParen, ']': RSquare,
	'*': Star, '|': VBar,
}

// text is the current token's.
func (l *lexer) text() []byte { return l.src[l.beg:l.fin] }

// byteAt is the byte at an offset, 0 at the end of the span.
func (l *lexer) byteAt(i int) byte {
	if i < l.end {
		return l.src[i]
	}
	return 0
}

// advance moves to the next token.
func (l *lexer) advance() {
	i := l.off
	src := l.src[:l.end]
	for i < len(src) && class[src[i]]&blank != 0 {
		i++
	}
	l.beg = i
	if i >= len(src) {
		l.tok, l.fin, l.off = EOF, i, i
		return
	}
	c := src[i]
	switch {
	case class[c]&letter != 0:
		l.tok = Ident
		i++
		for i < len(src) && class[src[i]]&(letter|digit|idPunct) != 0 {
			i++
		}
	case single[c] != 0:
		l.tok = single[c]
		i++
	case class[c]&digit != 0:
		i = l.number(i)
	default:
		i = l.other(i)
	}
	l.fin, l.off = i, i
	if l.tok == EOF { // a comment
		l.advanceAfterComment()
	}
}

// advanceAfterComment is advance after a comment. It is a loop because comments come in
// runs of lines, and a recursion for each would be too deep.
func (l *lexer) advanceAfterComment() {
	for l.tok == EOF && l.off < l.end {
		line := l.src[l.off:l.end]
		if nl := bytes.IndexByte(line, '\n'); nl >= 0 {
			line = line[:nl]
		}
		if cr := bytes.IndexByte(line, '\r'); cr >= 0 {
			line = line[:cr]
		}
		l.off += len(line)
		for l.off < l.end && class[l.src[l.off]]&blank != 0 {
			l.off++
		}
		if l.byteAt(l.off) == '/' && l.byteAt(l.off+1) == '/' {
			continue
		}
		l.advance()
		return
	}
	l.beg, l.fin = l.off, l.off
}

// other scans the tokens that start with neither a letter nor a digit and are not
// single bytes. A comment is reported as EOF.
func (l *lexer) other(i int) int {
	switch c := l.src[i]; c {
	case '"':
		return l.str(i)
	case '%':
		return l.prefixed(i, PercentIdent)
	case '^':
		return l.prefixed(i, CaretIdent)
	case '!':
		return l.prefixed(i, BangIdent)
	case '#':
		if l.byteAt(i+1) == '-' && l.byteAt(i+2) == '}' {
			l.tok = FileEnd
			return i + 3
		}
		return l.prefixed(i, HashIdent)
	case '@':
		return l.at(i)
	case '-':
		if l.byteAt(i+1) == '>' {
			l.tok = Arrow
			return i + 2
		}
		l.tok = Minus
		return i + 1
	case '{':
		if l.byteAt(i+1) == '-' && l.byteAt(i+2) == '#' {
			l.tok = FileBegin
			return i + 3
		}
		l.tok = LBrace
		return i + 1
	case '.':
		if l.byteAt(i+1) == '.' && l.byteAt(i+2) == '.' {
			l.tok = Ellipsis
			return i + 3
		}
		return l.fail(i+1, i+1, "expected three consecutive dots for an ellipsis")
	case '/':
		if l.byteAt(i+1) == '/' {
			l.tok = EOF
			return i
		}
		l.tok = Slash
		return i + 1
	}
	// One message for a whole character, so that its bytes are not torn.
	_, n := utf8.DecodeRune(l.src[i:l.end])
	return l.fail(i, i+n, "unexpected character")
}

// fail makes the current token a bad one, with the reason.
func (l *lexer) fail(at, end int, why string) int {
	l.tok, l.badAt, l.bad = badToken, at, why
	return end
}

// number scans an integer or a float.
func (l *lexer) number(i int) int {
	l.tok = Integer
	if l.src[i] == '0' && l.byteAt(i+1) == 'x' {
		// 0x needs a digit: `0x` in a shape is the integer 0 and an x.
		if class[l.byteAt(i+2)]&hexDigit == 0 {
			return i + 1
		}
		for i += 2; class[l.byteAt(i)]&hexDigit != 0; {
			i++
		}
		return i
	}
	for class[l.byteAt(i)]&digit != 0 {
		i++
	}
	if l.byteAt(i) != '.' {
		return i
	}
	l.tok = Float
	for i++; class[l.byteAt(i)]&digit != 0; {
		i++
	}
	if c := l.byteAt(i); c == 'e' || c == 'E' {
		j := i + 1
		if c := l.byteAt(j); c == '+' || c == '-' {
			j++
		}
		if class[l.byteAt(j)]&digit != 0 {
			for class[l.byteAt(j)]&digit != 0 {
				j++
			}
			return j
		}
	}
	return i
}

// prefixed scans an identifier behind one of the signs # % ^ !: digits, or a
// letter or one of $ . _ - and then all of these and digits.
func (l *lexer) prefixed(i int, tok Token) int {
	l.tok = tok
	sign := l.src[i]
	i++
	switch c := l.byteAt(i); {
	case class[c]&digit != 0:
		for class[l.byteAt(i)]&digit != 0 {
			i++
		}
		return i
	case class[c]&(letter|suffixPunct) != 0:
		for class[l.byteAt(i)]&(letter|digit|suffixPunct) != 0 {
			i++
		}
		return i
	}
	why := "invalid SSA name"
	switch sign {
	case '#':
		why = "invalid attribute name"
	case '^':
		why = "invalid block name"
	case '!':
		why = "invalid type identifier"
	}
	return l.fail(i-1, i, why)
}

// at scans a symbol name.
func (l *lexer) at(i int) int {
	switch c := l.byteAt(i + 1); {
	case c == '"':
		i = l.str(i + 1)
		if l.tok == String {
			l.tok = AtIdent
		}
		return i
	case class[c]&letter != 0:
		for i += 2; class[l.byteAt(i)]&(letter|digit|idPunct) != 0; {
			i++
		}
		l.tok = AtIdent
		return i
	}
	return l.fail(i+1, i+1, "@ identifier expected to start with letter or '_'")
}

// str scans a quoted string, whose escapes are checked when it is used.
func (l *lexer) str(i int) int {
	l.tok = String
	for j := i + 1; j < l.end; j++ {
		switch c := l.src[j]; {
		case c == '"':
			return j + 1
		case c == '\n' || c == '\v' || c == '\f':
			return l.fail(j, j, "expected '\"' in string literal")
		case c == '\\':
			j++
			e := l.byteAt(j)
			switch {
			case e == '"' || e == '\\' || e == 'n' || e == 't':
			case class[e]&hexDigit != 0 && class[l.byteAt(j+1)]&hexDigit != 0:
				j++
			default:
				return l.fail(j-1, j, "unknown escape in string literal")
			}
		}
	}
	return l.fail(l.end, l.end, "expected '\"' in string literal")
}
