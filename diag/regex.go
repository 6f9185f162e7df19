package diag

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Errors of [translateERE], in the words of POSIX regcomp, which LLVM reports.
var (
	errParen    = errors.New("parentheses not balanced")
	errBracket  = errors.New("brackets ([ ]) not balanced")
	errBrace    = errors.New("braces not balanced")
	errRepeat   = errors.New("repetition-operator operand invalid")
	errCount    = errors.New("invalid repetition count(s)")
	errRange    = errors.New("invalid character range")
	errClass    = errors.New("invalid character class")
	errCollate  = errors.New("invalid collating element")
	errEscape   = errors.New(`trailing backslash (\)`)
	errEmpty    = errors.New("empty (sub)expression")
	errSubreg   = errors.New("invalid backreference number")
	errBackref  = errors.New("back-references are not supported")
	errTooLarge = errors.New("regular expression is too large")
)

// ere is the state of translating a POSIX extended regular expression to Go's
// syntax.
type ere struct {
	in  string
	at  int
	out strings.Builder

	depth  int    // open parentheses
	empty  bool   // nothing yet since the last ( or |
	canRep bool   // a repetition may follow
	opened []bool // for each open parenthesis, alt of what is around it
	alt    bool   // a | was met at this depth
	groups int    // parentheses opened so far
}

// translateERE writes a POSIX extended regular expression, as LLVM's Regex
// understands it, in Go's syntax, for the flag s. Bytes that are not UTF-8 match
// any such byte, which is how Go's matcher reads them.
func translateERE(s string) (string, error) {
	e := ere{in: string([]rune(s)), empty: true}
	for e.at < len(e.in) {
		if err := e.item(); err != nil {
			return "", err
		}
	}
	if e.depth > 0 {
		return "", errParen
	}
	if e.empty {
		return "", errEmpty
	}
	return e.out.String(), nil
}

// item translates the next character, escape, bracket or operator.
func (e *ere) item() error {
	c := e.in[e.at]
	e.at++
	switch c {
	case '(':
		e.out.WriteString("(")
		e.opened = append(e.opened, e.alt)
		e.depth++
		e.groups++
		e.alt, e.empty, e.canRep = false, true, false
	case ')':
		return e.closeParen()
	case '|':
		if e.empty {
			return errEmpty
		}
		e.out.WriteString("|")
		e.alt, e.empty, e.canRep = true, true, false
	case '*', '+', '?':
		return e.repeat(string(c))
	case '{':
		if e.at < len(e.in) && isDigit(e.in[e.at]) {
			return e.counts()
		}
		e.atom(`\{`)
	case '^', '$':
		e.out.WriteByte(c)
		e.empty, e.canRep = false, c == '$'
	case '.':
		e.atom(".")
	case '[':
		return e.bracket()
	case '\\':
		if e.at == len(e.in) {
			return errEscape
		}
		c = e.in[e.at]
		e.at++
		if '1' <= c && c <= '9' {
			if int(c-'0') > e.groups {
				return errSubreg
			}
			return errBackref
		}
		e.literal(c)
	default:
		e.literal(c)
	}
	return nil
}

func (e *ere) atom(s string) {
	e.out.WriteString(s)
	e.empty, e.canRep = false, true
}

// literal is a byte without a special meaning. The bytes of a UTF-8 character come one after the
// other and form the character again.
func (e *ere) literal(c byte) { e.atom(regexp.QuoteMeta(string([]byte{c}))) }

func (e *ere) closeParen() error {
	switch {
	case e.depth == 0:
		return errParen
	case e.empty && e.alt:
		return errEmpty
	}
	e.depth--
	e.alt = e.opened[e.depth]
	e.opened = e.opened[:e.depth]
	e.atom(")")
	return nil
}

func (e *ere) repeat(op string) error {
	if !e.canRep {
		return errRepeat
	}
	e.out.WriteString(op)
	e.canRep = false
	return nil
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// maxCount is RE_DUP_MAX.
const maxCount = 255

// counts translates {m}, {m,} and {m,n} after the brace.
func (e *ere) counts() error {
	if !e.canRep {
		return errRepeat
	}
	from := e.at - 1
	low, ok := e.count()
	if !ok {
		return errCount
	}
	if e.at < len(e.in) && e.in[e.at] == ',' {
		e.at++
		if e.at < len(e.in) && isDigit(e.in[e.at]) {
			if high, ok := e.count(); !ok || high < low {
				return errCount
			}
		}
	}
	if e.at == len(e.in) || e.in[e.at] != '}' {
		if strings.IndexByte(e.in[e.at:], '}') < 0 {
			return errBrace
		}
		return errCount
	}
	e.at++
	return e.repeat(e.in[from:e.at])
}

func (e *ere) count() (int, bool) {
	from := e.at
	for e.at < len(e.in) && isDigit(e.in[e.at]) {
		e.at++
	}
	n, err := strconv.Atoi(e.in[from:e.at])
	return n, err == nil && n <= maxCount
}

var classNames = []string{"alnum", "alpha", "blank", "cntrl", "digit", "graph",
	"lower", "print", "punct", "space", "upper", "xdigit"}

// bracket translates a bracket expression after the [. Within it, a backslash is an ordinary
// character.
func (e *ere) bracket() error {
	if e.has("[:<:]]") || e.has("[:>:]]") { // the start or end of a word
		e.atom(`\b`)
		return nil
	}
	var set strings.Builder
	set.WriteByte('[')
	if e.has("^") {
		set.WriteByte('^')
	}
	if e.has("]") {
		writeRange(&set, ']', ']')
	} else if e.has("-") {
		writeRange(&set, '-', '-')
	}
	for {
		switch rest := e.in[e.at:]; {
		case rest == "":
			return errBracket
		case rest[0] == ']':
			e.at++
			e.atom(set.String() + "]")
			return nil
		case e.has("-]"):
			writeRange(&set, '-', '-')
			e.atom(set.String() + "]")
			return nil
		}
		if err := e.setItem(&set); err != nil {
			return err
		}
	}
}

// setItem translates a class, a character or a range in a bracket expression.
func (e *ere) setItem(set *strings.Builder) error {
	if e.has("[:") {
		for _, name := range classNames {
			if e.has(name + ":]") {
				set.WriteString("[:" + name + ":]")
				return nil
			}
		}
		return errClass
	}
	if e.has("-") {
		return errRange
	}
	low, err := e.setChar()
	if err != nil {
		return err
	}
	high := low
	if rest := e.in[e.at:]; strings.HasPrefix(rest, "-") && !strings.HasPrefix(rest, "-]") {
		e.at++
		if e.at == len(e.in) {
			return errRange
		}
		if high, err = e.setChar(); err != nil {
			return err
		}
	}
	if high < low {
		return errRange
	}
	writeRange(set, low, high)
	return nil
}

// has reads s if it is next.
func (e *ere) has(s string) bool {
	if strings.HasPrefix(e.in[e.at:], s) {
		e.at += len(s)
		return true
	}
	return false
}

// setChar reads one end of a range: a character, or one as [.c.] or [=c=].
func (e *ere) setChar() (rune, error) {
	for _, q := range []string{".", "="} {
		if !e.has("[" + q) {
			continue
		}
		c, n := utf8.DecodeRuneInString(e.in[e.at:])
		if e.at += n; !e.has(q + "]") {
			return 0, errCollate
		}
		return c, nil
	}
	c, n := utf8.DecodeRuneInString(e.in[e.at:])
	e.at += n
	return c, nil
}

// writeRange writes the characters from low to high for a set of Go's syntax.
func writeRange(set *strings.Builder, low, high rune) {
	set.WriteString(`\x{` + strconv.FormatInt(int64(low), 16) + `}`)
	if high > low {
		set.WriteString(`-\x{` + strconv.FormatInt(int64(high), 16) + `}`)
	}
}
