package llvmir

import (
	"strconv"

	"github.com/gomlir/gomlir/internal/dwarf"
)

// tagPtrAuth is DW_TAG_LLVM_ptrauth_type.
const tagPtrAuth = 0x4300

// nodeRef prints a reference to a node: its number. An expression has none and is printed in full.
func (p *printer) nodeRef(n *Node) {
	switch {
	case n == nil:
		p.str("null")
	case n.Kind == DIExpression:
		p.diExpression(n)
	case p.names != nil:
		p.b = strconv.AppendInt(append(p.b, '!'), int64(p.names.Node(n)), 10)
	default:
		p.b = strconv.AppendInt(append(p.b, '!'), int64(n.slot), 10)
	}
}

// metadata prints metadata as an operand.
func (p *printer) metadata(md Metadata) {
	switch md := md.(type) {
	case nil:
		p.str("null")
	case *Node:
		p.nodeRef(md)
	case *MDString:
		p.str("!")
		p.quoted(md.Value)
	case *ValueMetadata:
		p.typedValue(md.Value)
	case *ArgList:
		p.str("!DIArgList(")
		for i, a := range md.Args {
			if i > 0 {
				p.str(", ")
			}
			p.typedValue(a.Value)
		}
		p.str(")")
	}
}

// nodeBody prints the definition of a node.
func (p *printer) nodeBody(n *Node) {
	if n.Distinct {
		p.str("distinct ")
	}
	switch n.Kind {
	case Tuple:
		p.str("!{")
		for i, o := range n.ops {
			if i > 0 {
				p.str(", ")
			}
			p.metadata(o)
		}
		p.str("}")
		return
	case DIExpression:
		p.diExpression(n)
		return
	}
	s := &nodeSchemas[n.Kind]
	p.str("!")
	p.str(s.name)
	p.str("(")
	start := len(p.b)
	for i := range s.fields {
		f := &s.fields[i]
		if p.shown(n, f) {
			if len(p.b) > start {
				p.str(", ")
			}
			p.str(f.name)
			p.str(": ")
			p.field(n, f)
		}
	}
	p.str(")")
}

func isZeroMetadata(md Metadata) bool {
	if v, ok := md.(*ValueMetadata); ok {
		if c, ok := v.Value.(Constant); ok {
			return isZero(c)
		}
	}
	return false
}

// shown reports whether to print a field.
func (p *printer) shown(n *Node, f *nodeField) bool {
	if f.typ == mdList {
		return len(n.ops) > int(f.at)
	}
	if f.typ == mdUint && isZeroMetadata(n.ops[f.at]) {
		return false
	}
	if f.inOps() {
		return n.ops[f.at] != nil || f.flags&fAlways != 0 || f.flags&fRequired != 0 && f.typ == mdRef
	}
	set := n.set>>f.at&1 != 0
	v := f.def
	if set {
		v = n.ints[f.at]
	}
	switch {
	case f.flags&fRead != 0:
		return false
	case f.flags&fIfSet != 0:
		return set
	case f.flags&fPtrAuth != 0:
		return n.Int("tag") == tagPtrAuth
	case f.flags&fAlways != 0:
		return true
	case f.flags&fDefault != 0:
		return v != f.def
	}
	return v != 0
}

// field prints the value of a field.
func (p *printer) field(n *Node, f *nodeField) {
	switch f.typ {
	case mdRef:
		p.metadata(n.ops[f.at])
		return
	case mdStr:
		if s, ok := n.ops[f.at].(*MDString); ok {
			p.quoted(s.Value)
		} else {
			p.str(`""`)
		}
		return
	case mdSigned, mdUint, mdAPInt:
		p.numberOrRef(n, f)
		return
	case mdList:
		p.str("{")
		for i, o := range n.ops[f.at:] {
			if i > 0 {
				p.str(", ")
			}
			p.metadata(o)
		}
		p.str("}")
		return
	}
	v := f.def
	if n.set>>f.at&1 != 0 {
		v = n.ints[f.at]
	}
	switch f.typ {
	case mdInt:
		p.uint(uint64(v))
	case mdSInt:
		p.b = strconv.AppendInt(p.b, v, 10)
	case mdBool:
		if v != 0 {
			p.str("true")
		} else {
			p.str("false")
		}
	case mdFlags:
		p.b = appendDIFlags(p.b, uint64(v))
	case mdSPFlags:
		p.b = appendSPFlags(p.b, uint64(v))
	case mdDwarf:
		if name := f.table.Name(uint64(v)); name != "" {
			p.str(name)
		} else {
			p.uint(uint64(v))
		}
	case mdEmission:
		p.word(emissionKinds, v)
	case mdNames:
		p.word(nameTables, v)
	case mdChecksum:
		p.word(checksumKinds, v)
	case mdFixed:
		p.word(fixedPoints, v)
	}
}

func (p *printer) word(words []string, v int64) {
	if v >= 0 && v < int64(len(words)) {
		p.str(words[v])
	} else {
		p.b = strconv.AppendInt(p.b, v, 10)
	}
}

// numberOrRef prints a metadata field. An integer constant is printed as a number.
func (p *printer) numberOrRef(n *Node, f *nodeField) {
	v, ok := n.ops[f.at].(*ValueMetadata)
	if !ok {
		if e, isExpr := n.ops[f.at].(*Node); isExpr && n.Kind == DIGenericSubrange && e.Kind == DIExpression && len(e.ints) == 2 && e.ints[0] == opConstS {
			p.b = strconv.AppendInt(p.b, e.ints[1], 10)
			return
		}
		p.metadata(n.ops[f.at])
		return
	}
	c, ok := v.Value.(*Int)
	switch {
	case !ok:
		p.typedValue(v.Value)
	case f.typ == mdUint || n.Kind == DIEnumerator && n.Int("isUnsigned") != 0:
		p.b = c.Value.AppendUnsigned(p.b)
	default:
		p.b = c.Value.AppendSigned(p.b)
	}
}

func (p *printer) diExpression(n *Node) {
	p.str("!DIExpression(")
	e := n.ints
	valid := exprIsValid(e)
	for i := 0; i < len(e); {
		if i > 0 {
			p.str(", ")
		}
		if !valid {
			p.uint(uint64(e[i]))
			i++
			continue
		}
		op := uint64(e[i])
		p.str(dwarf.Operations.Name(op))
		end := i + exprOpSize(op)
		for i++; i < end; i++ {
			p.str(", ")
			if op == opConvert && i == end-1 {
				p.str(dwarf.Encodings.Name(uint64(e[i])))
			} else {
				p.uint(uint64(e[i]))
			}
		}
	}
	p.str(")")
}

func (p *printer) record(r *DebugRecord) {
	p.str("    #")
	p.str(recordNames[r.Kind])
	p.str("(")
	if r.Kind != DbgLabel {
		p.metadata(r.Location)
		p.str(", ")
	}
	p.nodeRef(r.Variable)
	p.str(", ")
	if r.Kind != DbgLabel {
		p.nodeRef(r.Expr)
		p.str(", ")
	}
	if r.Kind == DbgAssign {
		p.nodeRef(r.AssignID)
		p.str(", ")
		p.metadata(r.Address)
		p.str(", ")
		p.nodeRef(r.AddressExpr)
		p.str(", ")
	}
	p.nodeRef(r.DebugLoc)
	p.str(")\n")
}
