package llvmir

import (
	"errors"
	"strconv"
	"strings"
)

// This file prints and parses single pieces of IR. It serves programs that keep IR in another form
// and have no place for some of it.

// FragmentNames supplies the names in a piece of IR. Attribute groups have no names:
// attributes are printed where they are used.
type FragmentNames struct {
	// Local returns the name, with its sigil, of an instruction, an argument, a block, or a global
	// without a name. If it returns "", the value's own name is used.
	Local func(Value) string
	// Node returns the number of a metadata node.
	Node func(*Node) int
	all  bool // call Local for globals with a name too
}

func (m *Module) fragment(names *FragmentNames, print func(*printer)) string {
	m.printMu.Lock()
	defer m.printMu.Unlock()
	p := &printer{m: m, n: &numbering{}, typed: m.IsTyped(), layout: m.Layout(), names: names}
	print(p)
	return string(p.b)
}

// InstructionFragment returns the text of an instruction on one line, from its opcode on
// and without attachments.
func (m *Module) InstructionFragment(i *Instruction, names *FragmentNames) string {
	text := m.fragment(names, func(p *printer) {
		p.fn = i.Block.Func
		p.head(i)
		p.body(i)
	})
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for k := range lines {
		lines[k] = strings.TrimSpace(lines[k])
	}
	return strings.Join(lines, " ")
}

// RecordFragment returns the text of a debug record.
func (m *Module) RecordFragment(r *DebugRecord, names *FragmentNames) string {
	return strings.TrimSpace(m.fragment(names, func(p *printer) { p.record(r) }))
}

// NodeFragment returns the text of the contents of a metadata node.
func (m *Module) NodeFragment(n *Node, names *FragmentNames) string {
	return m.fragment(names, func(p *printer) { p.nodeBody(n) })
}

// ConstantFragment returns the text of a constant with its type.
func (m *Module) ConstantFragment(c Constant, names *FragmentNames) string {
	return m.fragment(names, func(p *printer) { p.typedValue(c) })
}

// ValueFragment returns the text of a value, in the form that [Fragments.Value] parses. A
// block outside of a function fn becomes the address of the block.
func (m *Module) ValueFragment(v Value, fn *Function) string {
	if b, ok := v.(*Block); ok && fn == nil {
		v = m.blockAddressOf(b)
	}
	return m.fragment(nil, func(p *printer) {
		if fn != nil {
			p.fn = fn
			p.numberLocals(fn)
		}
		p.typedValue(v)
	})
}

// blockAddressOf returns the address of a block without setting AddressTaken.
func (m *Module) blockAddressOf(b *Block) *BlockAddress {
	taken := b.AddressTaken
	a := m.NewBlockAddress(b)
	b.AddressTaken = taken
	return a
}

// TypeFragment returns the text of the definition of an identified struct.
func TypeFragment(t *Type) string {
	return string(t.appendBody(append(t.append(nil), " = type "...)))
}

// FragmentName returns the name of an identified struct in fragments, without the sigil:
// its own, or a unique one if it has none.
func (t *Type) FragmentName() string {
	if t.name != "" {
		return t.name
	}
	return "type " + strconv.FormatUint(uint64(t.id), 10)
}

// String returns the attributes as they are written after a parameter list.
func (s *AttrSet) String() string {
	if s == nil {
		return ""
	}
	return string(s.append(nil, false))
}

// Fragments parses pieces of IR into a module, which must contain everything that they refer to. It
// is not safe for concurrent use, but several Fragments may be used for one module at the same
// time.
type Fragments struct {
	p *parser
}

// NewFragments returns a parser of fragments. nodes are the metadata nodes by number.
// nameless are the structs without a name, by their names in fragments.
func (m *Module) NewFragments(nodes []*Node, nameless map[string]*Type) *Fragments {
	r := &reader{
		m: m, exact: true, threads: 1, nodeTable: nodes, nameless: nameless,
		numTypes: map[uint32]*Type{}, numGlobals: map[uint32]Global{}, typeUses: map[*Type]int{}, typeAliases: map[*Type]*Type{},
		groups: map[uint32][]Attr{}, groupSets: map[uint32]*AttrSet{}, groupDefined: map[uint32]bool{}, comdatUses: map[*Comdat]int{},
		nodeUses: map[*Node]int{}, sparseNodes: map[uint32]*Node{}, autoFuncs: map[string]*autoFunc{},
	}
	p := r.parser(nil)
	p.unclosed = true // the text includes all braces
	return &Fragments{p}
}

// NewFragmentNodes returns n empty nodes. [Fragments.Node] sets their contents.
func NewFragmentNodes(n int) []*Node {
	list := make([]*Node, n)
	for i := range list {
		list[i] = &Node{Kind: Tuple, id: int32(i), defined: true}
	}
	return list
}

// read runs a parser on a text.
func (f *Fragments) read(text string, read func(p *parser)) error {
	p := f.p
	p.lexer, p.err = lexer{src: []byte(text), stop: len(text)}, nil
	p.typed = p.typed || p.m.IsTyped()
	p.undefined = p.undefined[:0]
	p.next()
	read(p)
	if p.err == nil && p.tok != tEOF {
		p.error("expected end of text")
	}
	switch {
	case p.err != nil:
		return errors.New(p.err.msg)
	case len(p.undefined) > 0:
		return errors.New(p.undefined[0].msg)
	case len(p.nodeUses) > 0:
		clear(p.nodeUses)
		return errors.New("use of undefined metadata")
	}
	for name := range p.autoFuncs {
		delete(p.autoFuncs, name)
		return errors.New("use of undefined value '@" + name + "'")
	}
	return nil
}

// local prepares for text inside a function. There, %0, %1 and so on are the values, and %s0, %s1
// and so on are the blocks.
func (f *Fragments) local(fn *Function, block *Block, values []Value, blocks []*Block) {
	p := f.p
	p.fn, p.block = fn, block
	if p.locals == nil {
		p.locals, p.bbPos = map[string]Value{}, map[*Block]placeholder{}
		p.fwdNames, p.fwdIDs = map[string]*placeholder{}, map[uint32]*placeholder{}
	}
	clear(p.locals)
	clear(p.fwdNames)
	clear(p.fwdIDs)
	clear(p.sparse)
	p.undefBBs, p.records = p.undefBBs[:0], nil
	p.nums = append(p.nums[:0], values...)
	p.nextID = uint32(len(values))
	for i, b := range blocks {
		p.locals["s"+strconv.Itoa(i)] = b
	}
}

// unresolved reports undefined local names.
func (p *parser) unresolved() {
	if p.err == nil && len(p.fwdNames)+len(p.fwdIDs)+len(p.undefBBs) > 0 {
		p.errorAt(p.start, "use of undefined local value")
	}
}

// Instruction parses the text of an instruction from [Module.InstructionFragment] and appends it to
// a block of a function. In the text, %0, %1 and so on are the values, and %s0, %s1 and so on are
// the blocks.
func (f *Fragments) Instruction(text string, block *Block, values []Value, blocks []*Block) (*Instruction, error) {
	f.local(block.Func, block, values, blocks)
	var i *Instruction
	err := f.read(text, func(p *parser) {
		i = p.instruction()
		p.unresolved()
	})
	if err != nil {
		return nil, err
	}
	i.Block = block
	block.Instrs = append(block.Instrs, i)
	return i, nil
}

// Record parses a debug record of a function.
func (f *Fragments) Record(text string, fn *Function, values []Value) (*DebugRecord, error) {
	f.local(fn, nil, values, nil)
	err := f.read(text, func(p *parser) {
		if p.tok != tHash {
			p.error("expected debug record type here")
			return
		}
		p.debugRecord()
		p.unresolved()
	})
	if err != nil {
		return nil, err
	}
	return f.p.records[0], nil
}

// EnterFunction makes the local names and numbers of a complete function available to
// [Fragments.Value].
func (f *Fragments) EnterFunction(fn *Function) {
	var numbered []Value
	f.local(fn, nil, nil, nil)
	enter := func(name string, v Value) {
		if name != "" {
			f.p.locals[name] = v
		} else {
			numbered = append(numbered, v)
		}
	}
	for _, a := range fn.Args {
		enter(a.Name, a)
	}
	for _, b := range fn.Blocks {
		enter(b.Name, b)
		for _, i := range b.Instrs {
			if i.typ.kind != VoidType {
				enter(i.Name, i)
			}
		}
	}
	f.p.nums = append(f.p.nums[:0], numbered...)
}

// Value parses a type and a value: a constant, or a local of the function that was
// entered.
func (f *Fragments) Value(text string) (v Value, err error) {
	err = f.read(text, func(p *parser) {
		v = p.typedValue()
		p.unresolved()
	})
	return v, err
}

// Constant parses a type and a constant.
func (f *Fragments) Constant(text string) (c Constant, err error) {
	err = f.read(text, func(p *parser) { c = p.typedConstant() })
	return c, err
}

// Attrs parses attributes: those of a function, or of a parameter or result.
func (f *Fragments) Attrs(text string, ofFunction bool) (s *AttrSet, err error) {
	err = f.read(text, func(p *parser) {
		p.attrBuf = p.attrBuf[:0]
		if ofFunction {
			p.fnAttrs(nil, false)
		} else {
			p.paramAttrs(onParam|onResult, nil)
		}
		s = p.m.Sets.Set(p.attrBuf...)
	})
	return s, err
}

// TypeDefinition parses the definition of an identified struct.
func (f *Fragments) TypeDefinition(text string) (t *Type, err error) {
	// The module may have no types yet. A star outside of quotes can only be a typed
	// pointer.
	f.p.typed = f.p.typed || !strings.Contains(text, "\"") && strings.Contains(text, "*")
	err = f.read(text, func(p *parser) {
		if p.tok != tLocal {
			p.error("expected the name of a type")
			return
		}
		if t = p.m.Types.identified(p.text); t.IsOpaque() {
			t.defined = false
			p.typeDefinition()
			return
		}
		p.tok, p.end = tEOF, len(text) // the type is defined here
	})
	return t, err
}

// Node parses the contents of node i.
func (f *Fragments) Node(i int, text string) error {
	n := f.p.nodeTable[i]
	return f.read(text, func(p *parser) {
		p.fn = nil
		p.fillNode(n)
	})
}

// Finish resolves the addresses of blocks in the parsed pieces. Call it when all functions have
// their bodies.
func (f *Fragments) Finish() error {
	p := f.p
	p.err = nil
	for _, fix := range p.fixups {
		fix()
	}
	p.fixups = nil
	if p.err != nil {
		return errors.New(p.err.msg)
	}
	return nil
}

// FastMathText returns the fast-math flags in f as text, separated by spaces.
func FastMathText(f Flags) string {
	p := &printer{}
	p.flags(f & FastMath)
	return strings.TrimSpace(string(p.b))
}

// ParseFastMath parses the text of FastMathText. It ignores other words.
func ParseFastMath(text string) Flags {
	p := (&reader{}).parser([]byte(text))
	p.next()
	return p.fastMath()
}
