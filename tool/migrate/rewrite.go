package migrate

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// Options are the options of [Rewrite].
type Options struct {
	// Opaque selects the types of MLIR 22, with opaque pointers, and adds the types that operations
	// then need. Otherwise the result has the types of MLIR 14, with typed pointers.
	Opaque bool
	// Foreign means that the text is not MLIR but contains types of MLIR: LLVM IR with CHECK lines,
	// documentation, a program. It is treated like comments in MLIR.
	Foreign bool
}

// Rewrite returns the text of a file with the types of LLVM in the requested spelling. ok reports
// whether all types could be rewritten. It reports the others and does not change them. The reports
// are errors, or warnings in prose, where the text may not be a type. Warnings do not affect ok.
// Rewrite is safe for concurrent use.
func Rewrite(f *source.File, o Options, report diag.Handler) (text []byte, ok bool) {
	src := f.Text()
	if !bytes.Contains(src, []byte("!llvm")) {
		return src, true
	}
	m := &migration{Options: o, text: string(src), file: f, report: report}
	m.directives = directiveRx(m.text)
	m.findDefinitions()
	m.run()
	return m.result(), !m.failed
}

// A migration is the state of Rewrite.
type migration struct {
	Options
	text   string
	file   *source.File
	report diag.Handler
	failed bool

	directives *regexp.Regexp
	pieces     []int                   // start of each piece of a split file
	defs       map[string][]definition // by the names of structs
	aliases    map[string]int          // start of the type of each alias
	edits      []edit
	added      int   // total length of the edits
	spaces     *bool // whether a pointer has another address space than the default; nil if not known yet
}

// An edit replaces a part of the source.
type edit struct {
	from, to int
	by       string
}

// A definition is the body of a struct.
type definition struct {
	at    int
	piece int
	node  *node
}

func (m *migration) result() []byte {
	if len(m.edits) == 0 {
		return []byte(m.text)
	}
	slices.SortStableFunc(m.edits, func(a, b edit) int {
		if a.from != b.from {
			return a.from - b.from
		}
		return a.to - b.to
	})
	out := make([]byte, 0, len(m.text)+len(m.text)/8)
	pos := 0
	for _, e := range m.edits {
		out = append(append(out, m.text[pos:e.from]...), e.by...)
		pos = e.to
	}
	return append(out, m.text[pos:]...)
}

// complain returns a diagnostic about a type that cannot be rewritten. In prose it is a warning,
// since the text may not be a type.
func (m *migration) complain(at int, where mode, format string, args ...any) *diag.Diagnostic {
	severity := diag.Error
	if where == prose {
		severity = diag.Warning
	} else {
		m.failed = true
	}
	d := diag.New(severity, diag.At(m.file.Pos(min(at, len(m.text)))), "cannot rewrite this: %s", fmt.Sprintf(format, args...))
	return d
}

// run rewrites the text part by part: code, comments and strings, or lines of foreign text.
func (m *migration) run() {
	for i := 0; i < len(m.text); {
		line := m.lineEnd(i)
		if m.Foreign {
			m.stretch(i, line, m.comment(m.text[i:line]))
			i = line + 1
			continue
		}
		// Find the end of the code, at a comment or a string.
		end := i
		for end < len(m.text) && m.text[end] != '"' && !strings.HasPrefix(m.text[end:], "//") {
			end += m.skip(end)
		}
		i = m.stretch(i, end, code)
		switch {
		case i < end || i >= len(m.text):
		case m.text[i] == '"':
			m.genericName(i)
			i = m.stringEnd(i)
		case strings.HasPrefix(m.text[i:], "//"):
			line = m.lineEnd(i)
			m.stretch(i, line, m.comment(m.text[i:line]))
			i = line
		}
	}
}

// skip returns the number of bytes of code to skip in the search for a string: one, or a type that
// contains quotes.
func (m *migration) skip(i int) int {
	if m.text[i] == '!' && wrappedQuote(m.text[i:]) != "" {
		c := m.cursor(i, len(m.text), code)
		if n := c.wrapped(); !c.failed {
			return n.to - i
		}
		return m.pastWrapped(i) - i
	}
	return 1
}

func (m *migration) cursor(from, to int, where mode) *cursor {
	return &cursor{text: m.text, pos: from, end: to, mode: where}
}

func (m *migration) lineEnd(i int) int {
	if n := strings.IndexByte(m.text[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(m.text)
}

// stringEnd returns the end of the string that starts at i. A string ends at its line's end at the
// latest.
func (m *migration) stringEnd(i int) int {
	for i++; i < len(m.text) && m.text[i] != '\n'; i++ {
		switch m.text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return min(i, len(m.text))
}

// comment returns the mode of a comment or of a line of foreign text.
func (m *migration) comment(line string) mode {
	if m.directives.MatchString(line) {
		return directive
	}
	return prose
}

// stretch rewrites a part of the text in one mode. In code it may read beyond the end, since types
// may contain strings and comments. It returns the position where it stopped.
func (m *migration) stretch(from, to int, where mode) int {
	limit := to
	if where == code {
		limit = len(m.text)
	}
	i := from
	for i < to {
		switch b := m.text[i]; {
		case b == '!':
			i = m.bang(i, limit, where, false)
		case where == directive && (b == '{' || b == '[') && holeLen(m.text[i:limit]) > 0:
			end := i + holeLen(m.text[i:limit])
			for i += 2; i < end-2; {
				if m.text[i] == '!' {
					i = m.bang(i, end-2, prose, true)
				} else {
					i++
				}
			}
			i = max(i, end)
		case m.Opaque && b == 'l' && strings.HasPrefix(m.text[i:limit], "llvm."):
			i = m.operation(i, limit, where)
		default:
			i++
		}
	}
	return i
}

// bang rewrites the type at an exclamation mark, if there is one. It returns the position after it.
// regex is set within a regular expression.
func (m *migration) bang(i, limit int, where mode, regex bool) int {
	c := m.cursor(i, limit, where)
	shown := where // mode for messages
	if regex {
		shown = directive
	}
	if wrappedQuote(m.text[i:limit]) != "" {
		n := c.wrapped()
		if c.failed {
			m.report(m.complain(c.at, shown, "%s", c.why))
			return min(m.pastWrapped(i), limit)
		}
		m.rewrite(n, shown, regex)
		return n.to
	}
	if !strings.HasPrefix(m.text[i:limit], "!llvm.") {
		if m.Opaque && !regex {
			m.aliasKeyword(i, limit)
		}
		return i + 1
	}
	n := c.dialectType()
	switch {
	case n == nil:
	case c.failed:
		if m.matters(i, limit, c.at) {
			m.report(m.complain(c.at, shown, "%s", c.why))
		}
	default:
		m.rewrite(n, shown, regex)
		return n.to
	}
	return i + len("!llvm.")
}

// pastWrapped returns the end of a malformed type in quotes.
func (m *migration) pastWrapped(i int) int {
	line := m.lineEnd(i)
	quote := wrappedQuote(m.text[i:])
	start := i + len("!llvm<") + len(quote)
	if n := strings.Index(m.text[start:line], quote); n >= 0 {
		return start + n + len(quote)
	}
	return line
}

var (
	wholeTypes  = regexp.MustCompile(`!llvm<\\?"[^"\n]*">|!llvm\.\w+`)
	llvmScalars = regexp.MustCompile(`\b(?:half|bfloat|float|double|fp128|x86_fp80|vscale)\b`)
	typedWords  = regexp.MustCompile(`\b(?:ptr|vec)<|\bx86_mmx\b`)
)

// matters reports whether a malformed type contains words that should have been rewritten. Other
// errors do not concern this command. A part that is a type by itself is visited later.
func (m *migration) matters(from, limit, at int) bool {
	if is, _ := isInteger(m.cursor(from+len("!llvm."), limit, prose).word()); is {
		return true
	}
	end := min(limit, m.lineEnd(from))
	depth := 0
	for i := from; i < end; i++ {
		switch m.text[i] {
		case '<', '(':
			depth++
		case '>', ')':
			if depth--; depth <= 0 {
				end = i + 1
			}
		}
	}
	text := m.text[from:max(end, min(at, limit))]
	return llvmScalars.MatchString(wholeTypes.ReplaceAllString(text, "")) || m.Opaque && typedWords.MatchString(text)
}

// rewrite replaces a type with its new spelling.
func (m *migration) rewrite(n *node, where mode, regex bool) {
	old := m.text[n.from:n.to]
	r := m.renderer(n.from)
	by := string(r.render(nil, n, n.made))
	if r.why != "" {
		m.report(m.complain(n.from, where, "%s", r.why))
		return
	}
	if strings.HasPrefix(old, `!llvm<\"`) { // it is in a string
		by = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(by)
	}
	if by == old {
		return
	}
	if regex {
		if bareMeta(old) {
			m.report(m.complain(n.from, where, "in this regular expression, the type has characters with a meaning"))
			return
		}
		by = quoteMeta(by)
	}
	if m.added += len(by); m.added > maxResult {
		m.report(m.complain(n.from, directive, "the result is too long"))
		return
	}
	m.edits = append(m.edits, edit{n.from, n.to, by})
}

// maxResult bounds the total length of the new types in a file.
const maxResult = 256 << 20

// metaBytes are the bytes with a special meaning in a regular expression, except the dot, which
// matches itself.
const metaBytes = `\()[]{}*+?|^$`

// bareMeta reports whether s has such a byte that is not escaped by a backslash.
func bareMeta(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' {
			i++
		} else if strings.IndexByte(metaBytes, s[i]) >= 0 {
			return true
		}
	}
	return false
}

func quoteMeta(s string) string {
	var b strings.Builder
	for i := range len(s) {
		if strings.IndexByte(metaBytes, s[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func (m *migration) renderer(at int) *renderer {
	return &renderer{
		text: m.text, opaque: m.Opaque,
		lookup: func(name string) (*node, string) { return m.lookup(name, at) },
		alias:  func(name string) bool { return m.aliasIsBuiltin(name, 0) },
	}
}

var (
	wrappedRx    = regexp.MustCompile(`!llvm<\\?"[ \t]*%`)
	definitionRx = regexp.MustCompile(`%(?:"[^"\n]*"|[-a-zA-Z$._0-9]+)[ \t]*=[ \t]*type[ \t]`)
	aliasRx      = regexp.MustCompile(`(?m)^[^\n!"]*!([\w.$-]+)[ \t]*=[ \t]*(?:type[ \t]+)?`)
	pieceRx      = regexp.MustCompile(`(?m)^// -----`)
)

// findDefinitions finds the bodies of structs. They may be anywhere in the file: in types, and on
// lines of LLVM IR in comments. It also finds aliases.
func (m *migration) findDefinitions() {
	for _, at := range pieceRx.FindAllStringIndex(m.text, -1) {
		m.pieces = append(m.pieces, at[0])
	}
	m.defs = map[string][]definition{}
	for _, at := range wrappedRx.FindAllStringIndex(m.text, -1) {
		c := m.cursor(at[0], len(m.text), prose)
		if n := c.wrapped(); !c.failed && n.kind == identified {
			m.define(n, at[0], true)
		}
	}
	for _, at := range definitionRx.FindAllStringIndex(m.text, -1) {
		before := strings.TrimRight(m.text[:at[0]], " \t")
		if strings.HasSuffix(before, `!llvm<"`) || strings.HasSuffix(before, `!llvm<\"`) {
			continue
		}
		c := m.cursor(at[0], m.lineEnd(at[0]), prose)
		if n := c.llvmWhole(); !c.failed && n.kind == identified {
			m.define(n, at[0], false)
		}
	}
	m.aliases = map[string]int{}
	for _, at := range aliasRx.FindAllStringSubmatchIndex(m.text, -1) {
		m.aliases[m.text[at[2]:at[3]]] = at[1]
	}
}

func (m *migration) piece(at int) int {
	return sort.SearchInts(m.pieces, at+1)
}

// define adds the body of a struct. If the type is to be rewritten, all its bodies in one piece of
// the file must be the same.
func (m *migration) define(n *node, at int, rewritten bool) {
	d := definition{at, m.piece(at), n}
	for _, other := range m.defs[n.word] {
		if sameType(other.node, n) {
			if other.piece == d.piece {
				return
			}
		} else if other.piece == d.piece && rewritten {
			m.report(m.complain(at, code, "struct %%%s has another body here", n.word).
				Note(diag.At(m.file.Pos(other.at)), "the first one is here"))
			return
		}
	}
	m.defs[n.word] = append(m.defs[n.word], d)
}

// lookup returns the body of a struct that is used at a position: the one in the same piece of the
// file, or else the only one in the file. If there is none, it returns the reason.
func (m *migration) lookup(name string, at int) (*node, string) {
	defs := m.defs[name]
	if len(defs) == 0 {
		return nil, "this file does not say what is in struct %" + name
	}
	piece := m.piece(at)
	for _, d := range defs {
		if d.piece == piece {
			return d.node, ""
		}
	}
	for _, d := range defs[1:] {
		if !sameType(d.node, defs[0].node) {
			return nil, "struct %" + name + " has different bodies in other pieces of the file, and none in this one"
		}
	}
	return defs[0].node, ""
}

// aliased returns the type of an alias, nil if it is not defined.
func (m *migration) aliased(name string) *node {
	at, ok := m.aliases[name]
	if !ok {
		return nil
	}
	c := m.cursor(at, len(m.text), code)
	n := c.element()
	if c.failed {
		return nil
	}
	return n
}

func (m *migration) aliasIsBuiltin(name string, depth int) bool {
	n := m.aliased(name)
	if n == nil || depth > maxDepth {
		return false
	}
	if n.kind == leaf && strings.HasPrefix(n.word, "!") {
		return m.aliasIsBuiltin(n.word[1:], depth+1)
	}
	return n.kind == builtin || n.kind == leaf
}
