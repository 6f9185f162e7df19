package format

import (
	"fmt"
	"strings"
)

// A tokenKind is a kind of token of the format language.
type tokenKind uint8

const (
	eof      tokenKind = iota
	literal            // `text`
	variable           // $name
	ident              // name
	str                // "text"
	punct              // one of ( ) ^ ? : , < > | =
)

type token struct {
	kind tokenKind
	text string // without the quotes or the $
	at   int
}

// An Error says what is wrong with a format.
type Error struct {
	// At is the offset in the format.
	At  int
	Msg string
}

func (e *Error) Error() string { return fmt.Sprintf("offset %d: %s", e.At, e.Msg) }

func fail(at int, format string, args ...any) {
	panic(&Error{At: at, Msg: fmt.Sprintf(format, args...)})
}

// lex splits a format into tokens.
func lex(src string) []token {
	var toks []token
	for i := 0; i < len(src); {
		switch c := src[i]; {
		case strings.IndexByte(" \t\n\r", c) >= 0:
			i++
		case c == '`':
			n := strings.IndexByte(src[i+1:], '`')
			if n < 0 {
				fail(i, "unexpected end of file in literal")
			}
			toks = append(toks, token{literal, src[i+1 : i+1+n], i})
			i += n + 2
		case c == '"':
			n := strings.IndexByte(src[i+1:], '"')
			if n < 0 {
				fail(i, "unexpected end of file in string")
			}
			toks = append(toks, token{str, src[i+1 : i+1+n], i})
			i += n + 2
		case c == '$':
			j := i + 1
			for j < len(src) && isIdent(src[j], true) {
				j++
			}
			if j == i+1 {
				fail(i, "expected variable name")
			}
			toks = append(toks, token{variable, src[i+1 : j], i})
			i = j
		case isIdent(c, false):
			j := i
			for j < len(src) && (isIdent(src[j], true) || src[j] == '-') {
				j++
			}
			toks = append(toks, token{ident, src[i:j], i})
			i = j
		case strings.IndexByte("()^?:,<>|=", c) >= 0:
			toks = append(toks, token{punct, src[i : i+1], i})
			i++
		default:
			fail(i, "unexpected character %q", c)
		}
	}
	return append(toks, token{eof, "", len(src)})
}

func isIdent(c byte, digits bool) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || digits && c >= '0' && c <= '9'
}
