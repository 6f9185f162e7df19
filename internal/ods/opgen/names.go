package main

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// goName turns a name of ODS into an exported name of Go: $sym_name into
// SymName, $volatile_ into Volatile.
func goName(s string) string {
	var b strings.Builder
	upper := true
	for _, r := range s {
		switch {
		case r == '_' || r == '.' || r == '-':
			upper = true
			continue
		case upper:
			r = unicode.ToUpper(r)
		}
		upper = unicode.IsDigit(r)
		b.WriteRune(r)
	}
	return b.String()
}

// param turns a name of ODS into the name of a parameter.
func param(s string) string {
	s = goName(s)
	r, n := utf8.DecodeRuneInString(s)
	s = string(unicode.ToLower(r)) + s[n:]
	if reserved[s] {
		s += "_"
	}
	return s
}

// reserved are names that generated code uses itself or cannot use.
var reserved = map[string]bool{
	"b": true, "c": true, "op": true, "st": true, "asm": true, "ir": true, "constraint": true, "diag": true,
	"break": true, "case": true, "chan": true, "const": true, "continue": true, "default": true, "defer": true,
	"else": true, "fallthrough": true, "for": true, "func": true, "go": true, "goto": true, "if": true,
	"import": true, "interface": true, "map": true, "package": true, "range": true, "return": true,
	"select": true, "struct": true, "switch": true, "type": true, "var": true, "len": true, "nil": true,
}

// taken are the names of methods that views have from somewhere else and that
// accessors must not hide.
var taken = map[string]bool{"Op": true}
