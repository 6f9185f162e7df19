package gen

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// goName converts a name of ODS to an exported name of Go: $sym_name to SymName, $volatile_ to
// Volatile, $recId to RecID.
func goName(s string) string {
	var b strings.Builder
	upper := true
	for _, r := range s {
		switch {
		case r == '_' || r == '.' || r == '-' || r == ' ':
			upper = true
			continue
		case upper:
			r = unicode.ToUpper(r)
		}
		upper = unicode.IsDigit(r)
		b.WriteRune(r)
	}
	name := b.String()
	if stem, ok := strings.CutSuffix(name, "Id"); ok {
		name = stem + "ID"
	}
	return name
}

// param converts a name of ODS to the name of a parameter.
func param(s string) string {
	if s = goName(s); s == "ID" {
		return "id"
	}
	r, n := utf8.DecodeRuneInString(s)
	s = string(unicode.ToLower(r)) + s[n:]
	if reserved[s] {
		s += "_"
	}
	return s
}

// reserved has the names that generated code uses itself or cannot use.
var reserved = map[string]bool{
	"b": true, "c": true, "op": true, "st": true, "asm": true, "ir": true, "constraint": true, "diag": true,
	"at": true, "e": true, "first": true, "i": true, "p": true, "s": true, "self": true, "v": true, "x": true,
	"break": true, "case": true, "chan": true, "const": true, "continue": true, "default": true, "defer": true,
	"else": true, "fallthrough": true, "for": true, "func": true, "go": true, "goto": true, "if": true,
	"import": true, "interface": true, "map": true, "package": true, "range": true, "return": true,
	"select": true, "struct": true, "switch": true, "type": true, "var": true, "len": true, "nil": true,
}

// operandName returns the name of the accessor of an operand. Op is a method of every view.
func operandName(s string) string {
	if n := goName(s); n != "Op" {
		return n
	}
	return "OpOperand"
}
