package migrate

import (
	"regexp"
	"strings"
)

// A mode is the kind of text around a type.
type mode uint8

const (
	code      mode = iota // MLIR
	prose                 // a comment, or a file in another language
	directive             // a line with a FileCheck directive
)

// maxDepth bounds the nesting of types.
const maxDepth = 1000

// A cursor reads a text up to end. The first error is kept and moves the cursor to the end, so that
// further reads find nothing.
type cursor struct {
	text     string
	pos, end int
	mode     mode
	depth    int

	failed bool
	at     int // position of the error
	why    string
}

func (c *cursor) fail(at int, why string) {
	if !c.failed {
		c.failed, c.at, c.why = true, at, why
	}
	c.pos = c.end
}

// enter counts a level of nesting. If it returns true, the caller must call leave.
func (c *cursor) enter() bool {
	if c.depth++; c.depth > maxDepth {
		c.fail(c.pos, "types are nested too deeply")
	}
	return !c.failed
}

func (c *cursor) leave() { c.depth-- }

func (c *cursor) rest() string { return c.text[c.pos:c.end] }

// space skips white space and, in MLIR, comments.
func (c *cursor) space() {
	for c.pos < c.end {
		switch b := c.text[c.pos]; {
		case b == ' ' || b == '\t' || b == '\n' || b == '\r':
			c.pos++
		case c.mode == code && strings.HasPrefix(c.rest(), "//"):
			for c.pos < c.end && c.text[c.pos] != '\n' {
				c.pos++
			}
		default:
			return
		}
	}
}

// got skips white space, and s if it follows. It reports whether it does.
func (c *cursor) got(s string) bool {
	c.space()
	if !strings.HasPrefix(c.rest(), s) {
		return false
	}
	c.pos += len(s)
	return true
}

func (c *cursor) want(s string) {
	if !c.got(s) {
		c.fail(c.pos, "expected '"+s+"'")
	}
}

// gotWord skips white space, and the whole word s if it follows. It reports whether it does.
func (c *cursor) gotWord(s string) bool {
	c.space()
	if c.word() != s {
		return false
	}
	c.pos += len(s)
	return true
}

// word reads letters, digits and underscores.
func (c *cursor) word() string {
	i := c.pos
	for i < c.end && isWordByte(c.text[i]) {
		i++
	}
	return c.text[c.pos:i]
}

func isWordByte(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

// hole reads a FileCheck pattern, {{…}} or [[…]], if it follows.
func (c *cursor) hole() (string, bool) {
	if c.mode != directive {
		return "", false
	}
	n := holeLen(c.rest())
	c.pos += n
	return c.text[c.pos-n : c.pos], n > 0
}

// holeLen returns the length of the FileCheck pattern at the start of s, 0 if s does
// not start with a pattern.
func holeLen(s string) int {
	switch {
	case strings.HasPrefix(s, "{{"):
		if i := strings.Index(s, "}}"); i >= 0 {
			for strings.HasPrefix(s[i+2:], "}") { // the regular expression itself ends in braces
				i++
			}
			return i + 2
		}
	case strings.HasPrefix(s, "[["):
		open := 0
		for i := 2; i < len(s); i++ {
			switch s[i] {
			case '\\':
				i++
			case '[':
				open++
			case ']':
				if open == 0 {
					if strings.HasPrefix(s[i:], "]]") {
						return i + 2
					}
					return 0
				}
				open--
			}
		}
	}
	return 0
}

// count reads a number, or a pattern in its place.
func (c *cursor) count() string {
	c.space()
	if h, ok := c.hole(); ok {
		return h
	}
	i := c.pos
	for c.pos < c.end && isDigit(c.text[c.pos]) {
		c.pos++
	}
	if i == c.pos {
		c.fail(i, "expected a number")
	}
	return c.text[i:c.pos]
}

// times reads the x between a number and a type.
func (c *cursor) times() {
	c.space()
	if c.pos == c.end || c.text[c.pos] != 'x' {
		c.fail(c.pos, "expected 'x'")
		return
	}
	c.pos++
	c.space()
}

var prefixOption = regexp.MustCompile(`-check-prefix(?:es)?[= ]["']?([\w,-]+)`)

// directiveRx returns a regular expression for lines with FileCheck directives. Their prefixes come
// from the commands in the file.
func directiveRx(text string) *regexp.Regexp {
	prefixes := []string{"CHECK"}
	for _, m := range prefixOption.FindAllStringSubmatch(text, -1) {
		for p := range strings.SplitSeq(m[1], ",") {
			if p != "" {
				prefixes = append(prefixes, regexp.QuoteMeta(p))
			}
		}
	}
	return regexp.MustCompile(`(?:^|[^\w-])(?:` + strings.Join(prefixes, "|") + `)(?:-(?:NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-[0-9]+))?(?:\{LITERAL\})?:`)
}
