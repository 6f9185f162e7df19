package llvmir

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/internal/dwarf"
	"github.com/gomlir/gomlir/num"
)

// standaloneMetadata reads !N = ... up to the contents, which become a job.
func (p *parser) standaloneMetadata() {
	p.next()
	at := p.start
	if p.tok != tInt || p.text[0] == '-' {
		p.error("expected integer")
		return
	}
	id := p.uint32()
	p.want(tEqual, "expected '=' here")
	if p.tok == tIntType || p.tok == tWord && isTypeWord(string(p.text)) {
		p.error("unexpected type in metadata definition")
	}
	if p.err != nil {
		return
	}
	start := p.start
	node := p.defineNode(id)
	if node == nil {
		// LLVM notices this after reading the node.
		p.entityEnd()
		p.error("Metadata id is already used")
		return
	}
	node.pos = p.pos(at)
	var stop int
	if n := bytes.IndexByte(p.src[start:p.stop], '\n'); !p.exact && n >= 0 && p.lineEndsNode(start+n) {
		stop = start + n
		p.seek(stop, p.stop)
	} else {
		stop = p.entityEnd()
	}
	p.mdSpans = append(p.mdSpans, mdSpan{start, stop, node})
}

// isTypeWord reports whether a keyword is a type.
func isTypeWord(s string) bool {
	switch s {
	case "void", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128", "label", "metadata", "x86_amx", "token", "ptr":
		return true
	}
	return false
}

// lineEndsNode reports whether the text after the line looks like another entity.
func (p *parser) lineEndsNode(i int) bool {
	i++
	if i >= p.stop {
		return true
	}
	return p.src[i] == '!' || p.src[i] == '\n'
}

// fillNode reads the contents of a numbered node.
func (p *parser) fillNode(n *Node) {
	n.Distinct = p.gotWord("distinct")
	switch p.tok {
	case tMetaVar:
		p.specialised(n)
	case tExclaim:
		p.next()
		if p.tok != tLBrace {
			p.error("expected '{' here")
			return
		}
		p.tuple(n)
	default:
		p.error("expected '!' here")
	}
	for _, o := range n.ops {
		if o == Metadata(n) {
			// A node that contains itself equals no other node.
			n.Distinct = true
		}
	}
	n.hash = hashNode(n)
}

// tuple reads { a, b, ... } into a node.
func (p *parser) tuple(n *Node) {
	n.Kind = Tuple
	n.ops = p.mdList()
}

// mdList reads { a, b, ... }.
func (p *parser) mdList() []Metadata {
	p.want(tLBrace, "expected '{' here")
	fn := p.fn
	p.fn = nil // nodes do not refer to local values
	defer func() { p.fn = fn }()
	base := len(p.mdOps)
	if p.tok != tRBrace && p.nest() {
		for p.err == nil {
			if p.gotWord("null") {
				p.mdOps = append(p.mdOps, nil)
			} else {
				p.mdOps = append(p.mdOps, p.metadata())
			}
			if !p.got(tComma) {
				break
			}
		}
		p.depth--
	}
	p.want(tRBrace, "expected end of metadata node")
	list := p.refs.Many(len(p.mdOps) - base)
	copy(list, p.mdOps[base:])
	p.mdOps = p.mdOps[:base]
	return list
}

// mdNode reads a node: a number, a tuple or a specialised one.
func (p *parser) mdNode() *Node {
	if p.tok == tMetaVar {
		return p.inlineNode()
	}
	if p.tok != tExclaim {
		p.error("expected '!' here")
		return nil
	}
	p.next()
	return p.mdNodeTail()
}

func (p *parser) newNode() *Node {
	n := p.nodes.One()
	n.defined, n.id = true, -1
	p.inline = append(p.inline, n)
	return n
}

// inlineNode reads a specialised node at its use. Expressions are always written this way, and
// mostly equal one of a few.
func (p *parser) inlineNode() *Node {
	if string(p.text) != "DIExpression" {
		n := p.newNode()
		p.specialised(n)
		n.hash = hashNode(n)
		return n
	}
	p.expr = Node{Kind: DIExpression, ints: p.expr.ints[:0]}
	p.specialised(&p.expr)
	h := hashNode(&p.expr)
	if n := p.exprs[h]; n != nil && sameNode(n, &p.expr) {
		return n
	}
	if p.exprs == nil {
		p.exprs = map[uint32]*Node{}
	}
	n := p.reader.sharedExpr(&p.expr, h)
	p.exprs[h] = n
	return n
}

// mdNodeTail reads a node after its exclamation mark.
func (p *parser) mdNodeTail() *Node {
	if p.tok == tLBrace {
		n := p.newNode()
		p.tuple(n)
		n.hash = hashNode(n)
		return n
	}
	at := p.start
	if p.tok != tInt || p.text[0] == '-' {
		p.error("expected integer")
		return nil
	}
	return p.node(p.uint32(), at)
}

// metadata reads metadata of any kind.
func (p *parser) metadata() Metadata {
	switch p.tok {
	case tMetaVar:
		if string(p.text) == "DIArgList" {
			return p.argList()
		}
		if n := p.mdNode(); n != nil {
			return n
		}
		return nil
	case tExclaim:
		p.next()
		if p.tok == tString {
			s := p.strs.One()
			s.Value = string(p.text)
			p.next()
			return s
		}
		if n := p.mdNodeTail(); n != nil {
			return n
		}
		return nil
	}
	return p.valueMetadata("expected metadata operand")
}

// valueMetadata reads a type and a value.
func (p *parser) valueMetadata(msg string) Metadata {
	at := p.start
	t := p.typeOr(msg, false)
	if p.err != nil {
		return nil
	}
	if t.kind == MetadataType {
		p.errorAt(at, "invalid metadata-value-metadata roundtrip")
		return nil
	}
	v := p.vals.One()
	v.Value = p.value(t)
	p.bind(&v.Value)
	return v
}

func (p *parser) argList() *ArgList {
	p.next()
	p.want(tLParen, "expected '(' here")
	l := &ArgList{}
	for p.err == nil && p.tok != tRParen {
		v, _ := p.valueMetadata("expected value-as-metadata operand").(*ValueMetadata)
		l.Args = append(l.Args, v)
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRParen, "expected ')' here")
	return l
}

// attachment reads !kind !node and appends it to a list.
func (p *parser) attachment(list []Attachment) []Attachment {
	k := p.m.mdKind(p.text, p.pos(p.start))
	p.hasDebug = p.hasDebug || k.isDebug()
	p.next()
	n := p.mdNode()
	if n == nil {
		return list
	}
	if k.id == tbaaKind && n != p.lastTBAA {
		p.lastTBAA = n
		if p.tbaa == nil {
			p.tbaa = map[*Node]bool{}
		}
		p.tbaa[n] = true
	}
	return append(list, Attachment{k, n})
}

// namedMetadata reads !name = !{!0, !1}.
func (p *parser) namedMetadata() {
	at, name := p.start, string(p.text)
	p.next()
	p.want(tEqual, "expected '=' here")
	p.want(tExclaim, "Expected '!' here")
	p.want(tLBrace, "Expected '{' here")
	nm := p.m.NamedMetadata(name)
	nm.Pos = p.pos(at)
	if p.tok != tRBrace {
		for p.err == nil {
			var n *Node
			if p.tok == tMetaVar && string(p.text) == "DIExpression" {
				n = p.mdNode()
			} else {
				p.want(tExclaim, "Expected '!' here")
				at := p.start
				if p.tok != tInt || p.text[0] == '-' {
					p.error("expected integer")
					return
				}
				n = p.node(p.uint32(), at)
			}
			nm.Nodes = append(nm.Nodes, n)
			if !p.got(tComma) {
				break
			}
		}
	}
	p.want(tRBrace, "expected end of metadata node")
}

// specialised reads !DIFoo(...) from the name on.
func (p *parser) specialised(n *Node) {
	k, ok := nodeKindByName[string(p.text)]
	if !ok || k == Tuple {
		p.error("expected metadata type")
		return
	}
	n.Kind = k
	p.hasDebug = p.hasDebug || k == DILocation
	at := p.start
	if !p.nest() {
		return
	}
	p.next()
	if k == DIExpression {
		p.diExpression(n)
		p.depth--
		return
	}
	s := &nodeSchemas[k]
	n.ops = p.refs.Many(s.ops)
	n.ints = p.numbers.Many(s.ints)
	p.want(tLParen, "expected '(' here")
	seen, next := uint32(0), 0
	for p.err == nil && p.tok != tRParen {
		if p.tok != tLabel {
			p.error("expected field label here")
			break
		}
		f := s.lookup(string(p.text), next)
		if f < 0 {
			p.error("invalid field '" + string(p.text) + "'")
			break
		}
		if seen>>f&1 != 0 {
			p.error("field '" + string(p.text) + "' cannot be specified more than once")
			break
		}
		seen |= 1 << f
		next = f + 1
		p.next()
		p.field(n, &s.fields[f])
		if !p.got(tComma) {
			break
		}
	}
	closing := p.start
	p.want(tRParen, "expected ')' here")
	if p.err == nil {
		for i := range s.fields {
			if s.fields[i].flags&fRequired != 0 && seen>>i&1 == 0 {
				p.errorAt(closing, "missing required field '"+s.fields[i].name+"'")
				break
			}
		}
		p.finishNode(n, at)
	}
	p.depth--
}

// finishNode sets fields that follow from others, and reports invalid combinations.
func (p *parser) finishNode(n *Node, at int) {
	switch n.Kind {
	case DISubprogram:
		if !n.Has("spFlags") {
			f := n.Int("virtuality")
			if n.Int("isLocal") != 0 {
				f |= 1 << 2
			}
			if n.Int("isDefinition") != 0 {
				f |= 1 << 3
			}
			if n.Int("isOptimized") != 0 {
				f |= 1 << 4
			}
			n.SetInt("spFlags", f)
		}
		for _, f := range []string{"isLocal", "isDefinition", "isOptimized", "virtuality"} {
			n.unset(f) // spFlags contains it
		}
		if n.Int("spFlags")&8 != 0 && !n.Distinct {
			p.errorAt(at, "missing 'distinct', required for !DISubprogram that is a Definition")
		}
		if v := n.Int("spFlags") & 3; v != 0 && !n.Has("virtualIndex") {
			n.SetInt("virtualIndex", 0)
		}
	case DICompileUnit:
		if !n.Distinct {
			p.errorAt(at, "missing 'distinct', required for !DICompileUnit")
		}
		switch language, name := n.Has("language"), n.Has("sourceLanguageName"); {
		case !language && !name:
			p.errorAt(at, "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit")
		case language && name:
			p.errorAt(at, "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit")
		case !name && n.Int("sourceLanguageVersion") != 0:
			p.errorAt(at, "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit")
		}
	case DIAssignID:
		if !n.Distinct {
			p.errorAt(at, "missing 'distinct', required for !DIAssignID()")
		}
	}
}

// field reads the value of a field.
func (p *parser) field(n *Node, f *nodeField) {
	switch f.typ {
	case mdRef:
		n.ops[f.at] = p.refField(f)
	case mdStr:
		at := p.start
		s := p.stringConst()
		if s == "" && f.flags&fNoEmpty != 0 {
			p.errorAt(at, "'"+f.name+"' cannot be empty")
		}
		if s != "" || f.flags&fEmptyOK != 0 {
			md := p.strs.One()
			md.Value = s
			n.ops[f.at] = md
		}
	case mdSigned, mdUint:
		if p.tok == tInt {
			v := p.vals.One()
			v.Value = p.intConst(p.m.Types.Int(64), p.int64Field(f))
			n.ops[f.at] = v
		} else {
			n.ops[f.at] = p.refField(f)
		}
	case mdAPInt:
		if p.tok != tInt {
			p.error("expected integer")
			return
		}
		n.ops[f.at] = p.apIntField()
	case mdList:
		n.ops = append(n.ops[:f.at:f.at], p.mdList()...)
	default:
		// A field written with its default value counts as absent.
		v := p.intField(f)
		if v != f.def || f.flags&(fIfSet|fRead) != 0 || f.typ == mdSPFlags {
			n.ints[f.at] = v
			n.set |= 1 << f.at
		}
	}
}

func (p *parser) refField(f *nodeField) Metadata {
	if p.is("null") {
		if f.flags&(fNonNull|fCount) != 0 {
			p.error("'" + f.name + "' cannot be null")
		}
		p.next()
		return nil
	}
	return p.metadata()
}

// int64Field reads a signed number.
func (p *parser) int64Field(f *nodeField) int64 {
	v, _ := parseAPInt(string(p.text))
	n, ok := v.Int64()
	if ok && n < -1 && f.flags&fCount != 0 {
		p.error("value for '" + f.name + "' too small, limit is -1")
	}
	if !ok {
		if u, fits := v.Uint64(); fits && f.typ == mdUint {
			n = int64(u)
		} else if v.SignBit() {
			p.error("value for '" + f.name + "' too small, limit is " + strconv.FormatInt(math.MinInt64, 10))
		} else {
			p.error("value for '" + f.name + "' too large, limit is " + strconv.FormatInt(math.MaxInt64, 10))
		}
	}
	p.next()
	return n
}

// apIntField reads a number as a constant of the least width that fits, but at least 64 bits.
func (p *parser) apIntField() Metadata {
	v, _ := parseAPInt(string(p.text))
	if _, ok := v.Int64(); ok {
		v = resize(v, 64)
	} else if v.Width() < 64 {
		v = v.Sext(64)
	} else {
		v = shrink(v)
	}
	p.next()
	return &ValueMetadata{&Int{v, p.m.Types.Int(v.Width())}}
}

// shrink drops the bits of a signed number that only repeat its sign.
func shrink(v num.Int) num.Int {
	lo, hi := uint32(64), v.Width()
	for lo < hi {
		mid := (lo + hi) / 2
		if v.Trunc(mid).Sext(v.Width()) == v {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return v.Trunc(lo)
}

// intField reads a field that is stored as a number.
func (p *parser) intField(f *nodeField) int64 {
	switch f.typ {
	case mdInt:
		return p.uintField(f)
	case mdSInt:
		if p.tok != tInt {
			p.error("expected signed integer")
			return 0
		}
		return p.int64Field(f)
	case mdBool:
		switch {
		case p.gotWord("true"):
			return 1
		case p.gotWord("false"):
			return 0
		}
		p.error("expected 'true' or 'false'")
		return 0
	case mdFlags:
		return p.flagsField(f, diFlagByName, "DIFlag", "debug info flag", "expected debug info flag")
	case mdSPFlags:
		return p.flagsField(f, spFlagByName, "DISPFlag", "subprogram debug info flag", "expected debug info flag")
	case mdDwarf:
		return p.dwarfField(f)
	}
	return p.wordField(f)
}

func (p *parser) uintField(f *nodeField) int64 {
	if p.tok != tInt || p.text[0] == '-' {
		p.error("expected unsigned integer")
		return 0
	}
	n, big := p.smallUint(64)
	if big || n > f.max {
		p.error("value for '" + f.name + "' too large, limit is " + strconv.FormatUint(f.max, 10))
	}
	p.next()
	return int64(n)
}

func (p *parser) flagsField(f *nodeField, table map[string]uint64, prefix, kind, expected string) int64 {
	var v uint64
	for p.err == nil {
		switch {
		case p.tok == tInt && p.text[0] != '-':
			n, big := p.smallUint(32)
			if big {
				p.error("expected 32-bit integer (too large)")
			}
			v |= n
		case p.tok == tWord && strings.HasPrefix(string(p.text), prefix):
			n, ok := table[string(p.text)]
			if !ok {
				p.error("invalid " + kind + " '" + string(p.text) + "'")
			}
			v |= n
		default:
			p.error(expected)
		}
		p.next()
		if !p.got(tBar) {
			break
		}
	}
	return int64(v)
}

// dwarfWords has the names of tables of DWARF constants in messages.
var dwarfWords = map[*dwarf.Table][2]string{
	dwarf.Tags: {"DWARF tag", "DW_TAG_"}, dwarf.Encodings: {"DWARF type attribute encoding", "DW_ATE_"}, dwarf.Languages: {"DWARF language", "DW_LANG_"},
	dwarf.CallingConventions: {"DWARF calling convention", "DW_CC_"}, dwarf.SourceLanguageNames: {"DWARF source language name", "DW_LNAME_"}, dwarf.MacinfoTypes: {"DWARF macinfo type", "DW_MACINFO_"},
	dwarf.Virtualities: {"DWARF virtuality code", "DW_VIRTUALITY_"}, dwarf.EnumKinds: {"DWARF enum kind code", "DW_APPLE_ENUM_KIND_"},
}

func (p *parser) dwarfField(f *nodeField) int64 {
	if p.tok == tInt {
		return p.uintField(f)
	}
	w := dwarfWords[f.table]
	if p.tok != tWord || !strings.HasPrefix(string(p.text), w[1]) {
		p.error("expected " + w[0])
		return 0
	}
	v, ok := f.table.Value(string(p.text))
	if !ok {
		p.error("invalid " + w[0] + " '" + string(p.text) + "'")
	}
	p.next()
	return int64(v)
}

var (
	emissionKinds = []string{"NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"}
	nameTables    = []string{"Default", "GNU", "None", "Apple"}
	checksumKinds = []string{"", "CSK_MD5", "CSK_SHA1", "CSK_SHA256"}
	fixedPoints   = []string{"Binary", "Decimal", "Rational"}
)

// wordField reads one of a few words, or its number.
func (p *parser) wordField(f *nodeField) int64 {
	words, kind := emissionKinds, "emission kind"
	switch f.typ {
	case mdNames:
		words, kind = nameTables, "nameTable kind"
	case mdChecksum:
		words, kind = checksumKinds, "checksum kind"
	case mdFixed:
		words, kind = fixedPoints, "fixed-point kind"
	}
	if p.tok == tInt && f.typ != mdChecksum {
		g := *f
		g.max = uint64(len(words) - 1)
		return p.uintField(&g)
	}
	if p.tok == tWord {
		for i, w := range words {
			if w == string(p.text) && w != "" {
				p.next()
				return int64(i)
			}
		}
		p.error("invalid " + kind + " '" + string(p.text) + "'")
		return 0
	}
	p.error("expected " + kind)
	return 0
}

// diExpression reads (DW_OP_x, 1, ...).
func (p *parser) diExpression(n *Node) {
	p.want(tLParen, "expected '(' here")
	elems := n.ints[:0]
	for p.err == nil && p.tok != tRParen {
		switch {
		case p.tok == tWord && strings.HasPrefix(string(p.text), "DW_OP_"):
			v, ok := dwarf.Operations.Value(string(p.text))
			if !ok {
				p.error("invalid DWARF op '" + string(p.text) + "'")
			}
			elems = append(elems, int64(v))
			p.next()
		case p.tok == tWord && strings.HasPrefix(string(p.text), "DW_ATE_"):
			v, ok := dwarf.Encodings.Value(string(p.text))
			if !ok {
				p.error("invalid DWARF attribute encoding '" + string(p.text) + "'")
			}
			elems = append(elems, int64(v))
			p.next()
		case p.tok == tInt && p.text[0] != '-':
			v, big := p.smallUint(64)
			if big {
				p.error("element too large, limit is 18446744073709551615")
			}
			elems = append(elems, int64(v))
			p.next()
		default:
			p.error("expected unsigned integer")
		}
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRParen, "expected ')' here")
	n.ints = elems
}

// debugRecord reads #dbg_value(...) and other records from the hash on.
func (p *parser) debugRecord() {
	p.hasDebug = true
	at := p.start
	p.next()
	kind := -1
	if p.tok == tWord {
		for i, w := range recordNames {
			if w == string(p.text) {
				kind = i
			}
		}
	}
	if kind < 0 {
		p.error("expected debug record type here")
		return
	}
	p.next()
	r := p.recs.One()
	r.Kind, r.Pos = RecordKind(kind), p.pos(at)
	p.want(tLParen, "Expected '(' here")
	comma := func() { p.want(tComma, "Expected ',' here") }
	if r.Kind == DbgLabel {
		r.Variable = p.mdNode()
		comma()
		r.DebugLoc = p.mdNode()
	} else {
		r.Location = p.metadata()
		comma()
		r.Variable = p.mdNode()
		comma()
		r.Expr = p.mdNode()
		comma()
		if r.Kind == DbgAssign {
			r.AssignID = p.mdNode()
			comma()
			r.Address = p.metadata()
			comma()
			r.AddressExpr = p.mdNode()
			comma()
		}
		r.DebugLoc = p.mdNode()
	}
	p.want(tRParen, "Expected ')' here")
	p.records = append(p.records, r)
}
