package llvmir

import (
	"strconv"
	"strings"
)

// asmConstraint is one of the constraints of inline assembly: what an operand
// must be, what is clobbered, or a label (LangRef, Inline Asm Constraint String).
type asmConstraint struct {
	kind     asmKind
	indirect bool  // the operand is in memory, and its address is an argument
	matched  []int // by alternative, the input tied to this output; -1: none
}

type asmKind uint8

const (
	asmInput asmKind = iota
	asmOutput
	asmClobber
	asmLabel
)

// hasArg reports whether the constraint has an argument.
func (c asmConstraint) hasArg() bool {
	return c.kind == asmInput || c.kind == asmOutput && c.indirect
}

// asmConstraints reads a constraint string. It reports false if LLVM cannot.
func asmConstraints(s string) ([]asmConstraint, bool) {
	if s == "" {
		return nil, true
	}
	var list []asmConstraint
	for _, text := range strings.Split(s, ",") {
		if text == "" {
			return nil, false
		}
		c, ok := readAsmConstraint(text, list)
		if !ok {
			return nil, false
		}
		list = append(list, c)
	}
	return list, true
}

// readAsmConstraint reads a constraint, which may be tied to one before it.
func readAsmConstraint(s string, before []asmConstraint) (c asmConstraint, ok bool) {
	alternatives := strings.Count(s, "|") + 1
	c.matched = make([]int, alternatives)
	for i := range c.matched {
		c.matched[i] = -1
	}
	switch s[0] {
	case '~':
		if c.kind, s = asmClobber, s[1:]; s != "" && s[0] != '{' {
			return c, false
		}
	case '=':
		c.kind, s = asmOutput, s[1:]
	case '!':
		c.kind, s = asmLabel, s[1:]
	}
	if s, c.indirect = strings.CutPrefix(s, "*"); s == "" {
		return c, false
	}
	early, commutes := false, false
modifiers:
	for {
		switch s[0] {
		case '&':
			if c.kind != asmOutput || early {
				return c, false
			}
			early = true
		case '%':
			if c.kind == asmClobber || commutes {
				return c, false
			}
			commutes = true
		case '#', '*':
			return c, false
		default:
			break modifiers
		}
		if s = s[1:]; s == "" {
			return c, false
		}
	}
	return c, readAsmCodes(s, c.kind, alternatives, before)
}

// readAsmCodes reads the letters, registers and numbers of a constraint.
func readAsmCodes(s string, kind asmKind, alternatives int, before []asmConstraint) bool {
	alternative := 0
	for s != "" {
		switch n := 1; s[0] {
		case '{':
			end := strings.IndexByte(s, '}')
			if end < 0 {
				return false
			}
			s = s[end+1:]
		case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			for n < len(s) && s[n] >= '0' && s[n] <= '9' {
				n++
			}
			at, err := strconv.Atoi(s[:n])
			if err != nil || at >= len(before) || before[at].kind != asmOutput || kind != asmInput {
				return false
			}
			// A single alternative applies to all.
			slot := alternative
			if alternatives == 1 {
				slot = 0
			}
			tied := before[at].matched
			if slot >= len(tied) || alternatives > 1 && len(tied) == 1 || tied[slot] >= 0 && (alternatives > 1 || tied[slot] != len(before)) {
				return false
			}
			tied[slot] = len(before)
			s = s[n:]
		case '|':
			alternative++
			s = s[1:]
		case '^':
			s = s[min(3, len(s)):]
		case '@':
			if len(s) < 2 || s[1] < '1' || s[1] > '9' {
				return false
			}
			s = s[min(2+int(s[1]-'0'), len(s)):]
		default:
			s = s[1:]
		}
	}
	return true
}

// asmMismatch returns LLVM's message about how a function type contradicts a constraint
// string, or "".
func asmMismatch(fn *Type, constraints string) string {
	if fn.varargs {
		return "inline asm cannot be variadic"
	}
	list, ok := asmConstraints(constraints)
	if !ok {
		return "failed to parse constraints"
	}
	outputs, inputs, clobbers, indirect, labels := 0, 0, 0, 0, 0
	for _, c := range list {
		switch c.kind {
		case asmOutput:
			if inputs-indirect != 0 || clobbers != 0 || labels != 0 {
				return "output constraint occurs after input, clobber or label constraint"
			}
			if !c.indirect {
				outputs++
				continue
			}
			indirect++
			inputs++
		case asmInput:
			if clobbers != 0 {
				return "input constraint occurs after clobber constraint"
			}
			inputs++
		case asmClobber:
			clobbers++
		case asmLabel:
			if clobbers != 0 {
				return "label constraint occurs after clobber constraint"
			}
			labels++
		}
	}
	result := fn.elem
	switch {
	case outputs == 0 && result.kind != VoidType:
		return "inline asm without outputs must return void"
	case outputs == 1 && result.kind == StructType:
		return "inline asm with one output cannot return struct"
	case outputs > 1 && (result.kind != StructType || len(result.Fields()) != outputs):
		return "number of output constraints does not match number of return struct elements"
	case len(fn.elems) != inputs:
		return "number of input constraints does not match number of parameters"
	}
	return ""
}
