package remark

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gomlir/gomlir/ir"
)

// A YAML writes remarks as YAML documents, in the form that LLVM's tools for optimization
// records read.
type YAML struct {
	Out io.Writer
	err error
}

// Write is a sink.
func (y *YAML) Write(r *Remark) {
	if y.err != nil {
		return
	}
	file, line, col := "<unknown file>", uint32(0), uint32(0)
	if l, ok := r.Loc.(*ir.FileLineColLoc); ok {
		file, line, col = l.File(), l.Line(), l.Col()
	}
	function := r.Function
	if function == "" {
		function = "<unknown function>"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "--- !%v\n", r.Kind)
	field := func(indent, name, value string) { fmt.Fprintf(&b, "%s%-16s %s\n", indent, name+":", value) }
	if category := r.Category; category != "" {
		if r.Subcategory != "" {
			category += ":" + r.Subcategory
		}
		field("", "Pass", scalar(category))
	} else {
		field("", "Pass", "''")
	}
	field("", "Name", scalar(r.Name))
	field("", "DebugLoc", flowMapping("File: "+scalar(file), "Line: "+fmt.Sprint(line), "Column: "+fmt.Sprint(col)))
	field("", "Function", scalar(function))
	if facts := r.facts(); len(facts) > 0 {
		b.WriteString("Args:\n")
		for _, f := range facts {
			field("  - ", scalar(f.Name), scalar(f.Value))
		}
	}
	b.WriteString("...\n")
	_, y.err = io.WriteString(y.Out, b.String())
}

// flowMapping returns a mapping as the value of a field, on several lines if it is long.
func flowMapping(entries ...string) string {
	const at, wrap = 17, 70
	text := "{ "
	column := at + len(text)
	for i, e := range entries {
		if i > 0 {
			text += ", "
			column += 2
		}
		if column > wrap {
			text += "\n" + strings.Repeat(" ", at+2)
			column = at + 2
		}
		text += e
		column += len(e)
	}
	return text + " }"
}

// Err returns the first error of writing.
func (y *YAML) Err() error { return y.err }

// scalar writes a text as a YAML scalar, between quotes only where it needs them.
func scalar(s string) string {
	single := s == "" || strings.Trim(s, " \t") != s || strings.IndexByte("-?:\\,[]{}#&*!|>'\"%@`", s[0]) >= 0 || plainMeansOther(s)
	for _, c := range s {
		switch {
		case c == '\t', c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', strings.ContainsRune("_-^., ", c):
		case c < ' ' || c >= 0x7f:
			return doubleQuoted(s)
		default:
			single = true
		}
	}
	if single {
		return "'" + strings.ReplaceAll(s, "'", "''") + "'"
	}
	return s
}

// plainMeansOther reports whether YAML reads the text as something else than a string.
func plainMeansOther(s string) bool {
	switch strings.ToLower(s) {
	case "null", "~", "true", "false", ".nan", ".inf", "-.inf", "+.inf":
		return true
	}
	_, err := strconv.ParseFloat(s, 64)
	_, intErr := strconv.ParseInt(s, 0, 64)
	return err == nil || intErr == nil
}

func doubleQuoted(s string) string {
	b := []byte{'"'}
	for _, c := range s {
		switch {
		case c == '"' || c == '\\':
			b = append(b, '\\', byte(c))
		case c == '\n':
			b = append(b, `\n`...)
		case c == '\t':
			b = append(b, `\t`...)
		case c < ' ' || c == 0x7f:
			b = fmt.Appendf(b, `\x%02X`, c)
		default:
			b = utf8.AppendRune(b, c)
		}
	}
	return string(append(b, '"'))
}
