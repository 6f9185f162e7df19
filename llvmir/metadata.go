package llvmir

import (
	"iter"

	"github.com/gomlir/gomlir/source"
)

// Metadata is an operand of a [Node]: a [*Node], [*MDString], [*ValueMetadata] or
// [*ArgList]. A nil Metadata prints as null.
type Metadata interface{ isMetadata() }

// MDString is a string in metadata.
//
// Example printed form:
//
//	!"wchar_size"
type MDString struct{ Value string }

// ValueMetadata is a value in metadata: a constant, or within a function also
// an instruction or argument.
//
// Example printed form:
//
//	i32 7
type ValueMetadata struct{ Value Value }

// ArgList is a list of values, for the debug record of a variable that is computed from several
// values.
//
// Example printed form:
//
//	!DIArgList(i32 %a, i32 %b)
type ArgList struct{ Args []*ValueMetadata }

// A Node is a metadata node: a tuple, or a specialised node that describes the source
// program to a debugger. LangRef (Specialised Metadata Nodes) lists the fields of each
// kind. They are set and read by name.
//
// Nodes that are not distinct are equal if their fields are. [Parse] makes equal ones the
// same pointer, as LLVM does; a builder need not.
//
// Example printed form:
//
//	!{!"int", !3, i64 0}
//	distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 7)
type Node struct {
	Kind     NodeKind
	Distinct bool
	defined  bool
	mark     bool // visited, while printing
	slot     int32
	pos      source.Pos
	id       int32 // number in the source text
	set      uint32
	hash     uint32 // of the contents, while parsing
	ops      []Metadata
	ints     []int64
}

func (*MDString) isMetadata()      {}
func (*ValueMetadata) isMetadata() {}
func (*ArgList) isMetadata()       {}
func (*Node) isMetadata()          {}

// Pos returns the position of the node's definition in the source text. It is NoPos if the node was
// not parsed or has no number.
func (n *Node) Pos() source.Pos { return n.pos }

// NewTuple returns a tuple. The slice is kept.
func NewTuple(elems ...Metadata) *Node {
	return &Node{Kind: Tuple, ops: elems, defined: true}
}

// NewNode returns a specialised node without fields.
func NewNode(k NodeKind) *Node {
	n := &Node{Kind: k, defined: true}
	n.alloc()
	return n
}

func (n *Node) alloc() {
	s := &nodeSchemas[n.Kind]
	n.ops = make([]Metadata, s.ops)
	n.ints = make([]int64, s.ints)
}

// NewDIExpression returns an expression of DWARF operations and their
// arguments.
func NewDIExpression(elems ...int64) *Node {
	return &Node{Kind: DIExpression, ints: elems, defined: true}
}

// Elems returns the elements of a tuple. The slice must not be changed while
// other goroutines use the node.
func (n *Node) Elems() []Metadata {
	if n.Kind != Tuple {
		return nil
	}
	return n.ops
}

// SetElems replaces the elements of a tuple. With it a tuple can contain itself.
func (n *Node) SetElems(elems []Metadata) { n.ops = elems }

// ExprElems returns the elements of a DIExpression.
func (n *Node) ExprElems() []int64 {
	if n.Kind != DIExpression {
		return nil
	}
	return n.ints
}

// Refs returns all metadata that the node refers to, in LLVM's order. Entries may be nil.
func (n *Node) Refs() []Metadata { return n.ops }

// Ref returns the metadata in a field of a specialised node, nil if it is not set. It
// panics if nodes of the kind have no such field.
func (n *Node) Ref(field string) Metadata {
	return n.ops[n.field(field).at]
}

// Node returns the node in a field, or nil.
func (n *Node) Node(field string) *Node {
	r, _ := n.Ref(field).(*Node)
	return r
}

// Chain returns n, the node in its field, the node in that one's field, and so on, up to one that
// has no such field. A chain that leads back to itself, as in an invalid module, ends after it has
// gone around a few times.
func (n *Node) Chain(field string) iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		seen, steps, next := n, 0, 1 // the node after a power of two steps is remembered
		for at := n; at != nil && yield(at); {
			if nodeSchemas[at.Kind].lookup(field, 0) < 0 {
				return
			}
			if at = at.Node(field); at == seen {
				return
			}
			if steps++; steps == next {
				seen, next = at, 2*next
			}
		}
	}
}

// Str returns the string in a field, "" if it is not set.
func (n *Node) Str(field string) string {
	if s, ok := n.Ref(field).(*MDString); ok {
		return s.Value
	}
	return ""
}

// Int returns the number, flags or truth value in a field, or the field's default if it
// is not set.
func (n *Node) Int(field string) int64 {
	f := n.field(field)
	if f.inOps() {
		if v, ok := n.ops[f.at].(*ValueMetadata); ok {
			if c, ok := v.Value.(*Int); ok {
				i, _ := c.Value.Int64()
				return i
			}
		}
		return 0
	}
	if n.set>>f.at&1 == 0 {
		return f.def
	}
	return n.ints[f.at]
}

// Has reports whether a field is set.
func (n *Node) Has(field string) bool {
	f := n.field(field)
	if f.inOps() {
		return n.ops[f.at] != nil
	}
	return n.set>>f.at&1 != 0
}

// SetRef sets a field to metadata and returns the node.
func (n *Node) SetRef(field string, md Metadata) *Node {
	if r, ok := md.(*Node); ok && r == nil {
		md = nil
	}
	n.ops[n.field(field).at] = md
	return n
}

// SetStr sets a field to a string, or unsets it if the string is empty, and returns the
// node.
func (n *Node) SetStr(field, s string) *Node {
	if s == "" {
		n.ops[n.field(field).at] = nil
	} else {
		n.ops[n.field(field).at] = &MDString{s}
	}
	return n
}

// SetInt sets a field to a number and returns the node. It panics if the field holds
// metadata.
func (n *Node) SetInt(field string, v int64) *Node {
	f := n.field(field)
	if f.inOps() {
		panic("llvmir: " + field + " is metadata: use SetRef")
	}
	n.ints[f.at] = v
	n.set |= 1 << f.at
	return n
}

// unset unsets a field that holds a number.
func (n *Node) unset(field string) {
	at := n.field(field).at
	n.ints[at] = 0
	n.set &^= 1 << at
}

func (n *Node) field(name string) *nodeField {
	s := &nodeSchemas[n.Kind]
	if f := s.lookup(name, 0); f >= 0 {
		return &s.fields[f]
	}
	panic("llvmir: " + s.name + " has no field " + name)
}

// An MDKind is a kind of attachment, such as dbg or tbaa. It is unique in a module.
type MDKind struct {
	Name  string
	id    int32
	first source.Pos
}

// An Attachment is metadata attached to an instruction or a global.
//
// Example printed form:
//
//	!dbg !12
type Attachment struct {
	Kind *MDKind
	Node *Node
}

// A NamedMetadata is a list of nodes under a name, such as llvm.module.flags.
//
// Example printed form:
//
//	!llvm.ident = !{!3}
type NamedMetadata struct {
	Name  string
	Nodes []*Node
	Pos   source.Pos // position of the name in the source text
}

// RecordKind is the kind of a [DebugRecord].
type RecordKind uint8

// The kinds of debug records.
const (
	DbgValue        RecordKind = iota // a variable has this value from here on
	DbgDeclare                        // a variable is in memory at this address
	DbgDeclareValue                   // a variable is this value in all its scope
	DbgAssign                         // a variable is assigned and stored
	DbgLabel                          // a label is here
)

var recordNames = [...]string{"dbg_value", "dbg_declare", "dbg_declare_value", "dbg_assign", "dbg_label"}

// A DebugRecord tells a debugger, before an instruction, where a variable or label is. Before LLVM
// 19 it was a call of an intrinsic.
//
// Example printed form:
//
//	#dbg_value(i32 %x, !14, !DIExpression(), !17)
type DebugRecord struct {
	Kind     RecordKind
	Pos      source.Pos
	Location Metadata // *ValueMetadata, *ArgList, or an empty tuple
	Variable *Node    // or the label of a DbgLabel
	Expr     *Node
	DebugLoc *Node

	// The following fields are for DbgAssign only.
	AssignID    *Node
	Address     Metadata
	AddressExpr *Node
}

// isDebug reports whether attachments of the kind are debug info.
func (k *MDKind) isDebug() bool { return k.id == 0 || k.Name == "DIAssignID" }

// tbaaKind is the number of the kind tbaa.
const tbaaKind = 1

// fixedKinds are the kinds that LLVM knows, indexed by number.
var fixedKinds = [...]string{"dbg", "tbaa", "prof", "fpmath", "range", "tbaa.struct", "invariant.load", "alias.scope", "noalias",
	"nontemporal", "llvm.mem.parallel_loop_access", "nonnull", "dereferenceable", "dereferenceable_or_null", "make.implicit",
	"unpredictable", "invariant.group", "align", "llvm.loop", "type", "section_prefix", "absolute_symbol", "associated", "callees",
	"irr_loop", "llvm.access.group", "callback", "llvm.preserve.access.index", "vcall_visibility", "noundef", "annotation", "nosanitize",
	"func_sanitize", "exclude", "memprof", "callsite", "kcfi_type", "pcsections", "DIAssignID", "coro.outside.frame", "mmra",
	"noalias.addrspace", "callee_type", "nofree", "captures", "alloc_token", "implicit.ref"}
