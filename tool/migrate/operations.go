package migrate

import (
	"regexp"
	"strings"
)

// This file adds to operations the types that were part of their pointers' types. The types
// themselves are rewritten in place.
//
//	llvm.load %p : !llvm.ptr<f32>               llvm.load %p : !llvm.ptr -> f32
//	llvm.store %v, %p : !llvm.ptr<f32>          llvm.store %v, %p : f32, !llvm.ptr
//	llvm.getelementptr %p[1] : (!llvm.ptr<f32>) -> !llvm.ptr<f32>
//	                    llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
//	llvm.call %f(%x) : (i32) -> i32             llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
//	llvm.atomicrmw add %p, %v monotonic : i32   … : !llvm.ptr, i32
//	llvm.mlir.null : !llvm.ptr<i8>              llvm.mlir.zero : !llvm.ptr

// operation completes the operation whose name may start at i. It returns the end of the name.
func (m *migration) operation(i, limit int, where mode) int {
	name, end := m.operationName(i, limit)
	complete := completions[name]
	if complete == nil || i > 0 && (isWordByte(m.text[i-1]) || strings.IndexByte(`.@#!%^$-"\`, m.text[i-1]) >= 0) {
		return end
	}
	complete(m, &operation{cursor: *m.cursor(end, limit, where), name: name, at: i})
	return end
}

// operationName returns the longest name of an operation at i, and its end.
func (m *migration) operationName(i, limit int) (string, int) {
	end := i
	for end < limit && (isWordByte(m.text[end]) || m.text[end] == '.') {
		end++
	}
	return m.text[i:end], end
}

// genericName renames an operation in generic form whose quoted name is at i. It reports operations
// that need a new attribute.
func (m *migration) genericName(i int) {
	if !m.Opaque || !strings.HasPrefix(m.text[i:], `"llvm.`) {
		return
	}
	name := strings.TrimSuffix(m.text[i+1:m.stringEnd(i)], `"`)
	switch name {
	case "llvm.mlir.null":
		m.edits = append(m.edits, edit{i + 1, i + 1 + len(name), "llvm.mlir.zero"})
	case "llvm.getelementptr", "llvm.alloca":
		op := operation{cursor: *m.cursor(m.stringEnd(i), len(m.text), code), name: name, at: i}
		from := op.pos
		if op.colon() && !strings.Contains(m.text[from:op.pos], "elem_type") {
			m.report(m.complain(i, code, "its generic form has an attribute elem_type today; write the custom form"))
		}
	}
}

// An operation is an operation in custom form, read from the end of its name.
type operation struct {
	cursor
	name string
	at   int
}

var completions = map[string]func(m *migration, op *operation){
	"llvm.load":               (*migration).load,
	"llvm.store":              (*migration).store,
	"llvm.getelementptr":      (*migration).elementPointer,
	"llvm.mlir.null":          (*migration).null,
	"llvm.call":               (*migration).indirect,
	"llvm.invoke":             (*migration).indirect,
	"llvm.atomicrmw":          (*migration).atomic,
	"llvm.cmpxchg":            (*migration).atomic,
	"llvm.intr.eh.typeid.for": (*migration).typeID,
	"llvm.intr.stackrestore":  (*migration).bytes,
	"llvm.intr.vastart":       (*migration).bytes,
	"llvm.intr.vaend":         (*migration).bytes,
	"llvm.intr.vacopy":        (*migration).bytesToBytes,
}

// colon moves to the types of an operation, after their colon, and reports whether there are any.
func (op *operation) colon() bool {
	depth := 0
	for op.pos < op.end {
		if h, ok := op.hole(); ok && h != "" {
			continue
		}
		switch b := op.text[op.pos]; {
		case b == '"':
			op.pos++
			op.quoted()
			continue
		case strings.HasPrefix(op.rest(), "//") && op.mode == code:
			op.space()
			continue
		case strings.IndexByte("([{<", b) >= 0:
			depth++
		case strings.IndexByte(")]}>", b) >= 0 && !strings.HasSuffix(op.text[:op.pos], "-"):
			if depth--; depth < 0 {
				return false
			}
		case strings.HasPrefix(op.rest(), "::"):
			op.pos++
		case b == ':' && depth == 0:
			op.pos++
			return true
		case b == '\n' && depth == 0:
			// An operation continues on the next line only with its types.
			if op.space(); !strings.HasPrefix(op.rest(), ":") {
				return false
			}
			continue
		}
		op.pos++
	}
	return false
}

// pointee reads a type. For a typed pointer or an alias of one, it returns the element type and the
// position of the pointer type. For other types elem is nil.
func (m *migration) pointee(op *operation) (at, to int, elem *node) {
	op.space()
	at = op.pos
	n := op.element()
	if op.failed {
		return 0, 0, nil
	}
	to = op.pos
	for depth := 0; n != nil && n.kind == leaf && strings.HasPrefix(n.word, "!") && depth < maxDepth; depth++ {
		n = m.aliased(n.word[1:])
	}
	if n != nil && n.kind == vector {
		n = n.parts[0]
	}
	if n == nil || n.kind != pointer || len(n.parts) == 0 {
		return 0, 0, nil
	}
	return at, to, n.parts[0]
}

// insert inserts the text of a type, with text around it. It reports an error if the type cannot be
// written.
func (m *migration) insert(op *operation, at int, before string, t *node, after string) {
	r := m.renderer(op.at)
	text := string(r.render(nil, t, t.made || t.kind != leaf && !t.prefixed))
	if r.why != "" {
		m.report(m.complain(op.at, op.mode, "%s", r.why))
		return
	}
	m.edits = append(m.edits, edit{at, at, before + text + after})
}

func (m *migration) load(op *operation) {
	if !op.colon() {
		return
	}
	if _, to, elem := m.pointee(op); elem != nil && !op.got("->") {
		m.insert(op, to, " -> ", elem, "")
	}
}

func (m *migration) store(op *operation) {
	if !op.colon() {
		return
	}
	if at, _, elem := m.pointee(op); elem != nil && !op.got(",") {
		m.insert(op, at, "", elem, ", ")
	}
}

func (m *migration) elementPointer(op *operation) {
	if !op.colon() || !op.got("(") {
		return
	}
	_, _, elem := m.pointee(op)
	if elem == nil {
		return
	}
	for op.got(",") {
		op.element()
	}
	op.want(")")
	op.want("->")
	paren := op.got("(")
	op.element()
	if paren {
		op.want(")")
	}
	if to := op.pos; !op.failed && !op.got(",") {
		m.insert(op, to, ", ", elem, "")
	}
}

func (m *migration) null(op *operation) {
	m.edits = append(m.edits, edit{op.at, op.at + len(op.name), "llvm.mlir.zero"})
}

// indirect completes indirect calls.
func (m *migration) indirect(op *operation) {
	if !op.got("%") || !op.colon() {
		return
	}
	if op.space(); strings.HasPrefix(op.rest(), "(") {
		m.pointer(op, op.pos, "!llvm.ptr, ")
	}
}

// atomic completes operations that had only the type of the value.
func (m *migration) atomic(op *operation) {
	if !op.colon() {
		return
	}
	op.space()
	at := op.pos
	if op.element(); !op.failed && !op.got(",") {
		m.pointer(op, at, "!llvm.ptr, ")
	}
}

func (m *migration) typeID(op *operation) {
	if !op.colon() {
		return
	}
	if op.space(); !strings.HasPrefix(op.rest(), "(") {
		m.pointer(op, op.pos, "(!llvm.ptr) -> ")
	}
}

// bytes completes operations on pointers to bytes, which had no type.
func (m *migration) bytes(op *operation)        { m.untyped(op, " : !llvm.ptr") }
func (m *migration) bytesToBytes(op *operation) { m.untyped(op, " : !llvm.ptr, !llvm.ptr") }

func (m *migration) untyped(op *operation, text string) {
	try := *op
	if try.colon() {
		return
	}
	end := min(op.end, m.lineEnd(op.pos))
	line := m.text[op.pos:end]
	if i := strings.Index(line, "//"); i >= 0 && op.mode == code {
		line = line[:i]
	}
	line = strings.TrimRight(line, " \t\r")
	if strings.Contains(line, "%") {
		m.pointer(op, op.pos+len(line), text)
	}
}

// spaces matches pointer types with an address space other than the default.
var spaces = regexp.MustCompile(`\baddrspace\(|\bptr<(?:[^\n]*,\s*)?[1-9]`)

// pointer inserts the type of a pointer into an operation that had none. Without analysis of the
// program, the type is known only if all pointers are in the default address space.
func (m *migration) pointer(op *operation, at int, text string) {
	if m.severalSpaces() {
		m.report(m.complain(op.at, op.mode, "%s does not say the address space of its pointer, and this file has several", op.name))
		return
	}
	m.edits = append(m.edits, edit{at, at, text})
}

func (m *migration) severalSpaces() bool {
	if m.spaces == nil {
		several := spaces.MatchString(m.text)
		m.spaces = &several
	}
	return *m.spaces
}

var aliasKeywordRx = regexp.MustCompile(`^![\w.$-]+[ \t]*=[ \t]*(type[ \t]+)[!a-z(\[{]`)

// aliasKeyword removes the word type from the definition of an alias.
func (m *migration) aliasKeyword(i, limit int) {
	if at := aliasKeywordRx.FindStringSubmatchIndex(m.text[i:min(limit, m.lineEnd(i))]); at != nil {
		m.edits = append(m.edits, edit{i + at[2], i + at[3], ""})
	}
}
