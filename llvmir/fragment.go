package llvmir

import (
	"errors"
	"strconv"
	"strings"
)

// This file reads and writes pieces of IR outside of a .ll file, for programs
// that keep IR in a form of their own and have no place in it for
// everything that LLVM can say.

// FragmentNames says how a piece of IR names what is not part of it. Attribute
// groups are not named: attributes are written where they belong.
type FragmentNames struct {
	// Local returns the name of an instruction, argument or block, or of a
	// global that has none, with its sigil; "" stands for the one that it has.
	Local func(Value) string
	// Node returns the number of a metadata node.
	Node func(*Node) int
	all  bool // Local is asked for globals that have a name too
}

func (m *Module) fragment(names *FragmentNames, print func(*printer)) string {
	m.printMu.Lock()
	defer m.printMu.Unlock()
	p := &printer{m: m, n: &numbering{}, typed: m.IsTyped(), layout: m.Layout(), names: names}
	print(p)
	return string(p.b)
}

// InstructionFragment returns an instruction from its opcode on, without
// attachments, on one line.
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

// RecordFragment returns a debug record.
func (m *Module) RecordFragment(r *DebugRecord, names *FragmentNames) string {
	return strings.TrimSpace(m.fragment(names, func(p *printer) { p.record(r) }))
}

// NodeFragment returns the contents of a metadata node.
func (m *Module) NodeFragment(n *Node, names *FragmentNames) string {
	return m.fragment(names, func(p *printer) { p.nodeBody(n) })
}

// ConstantFragment returns a constant with its type.
func (m *Module) ConstantFragment(c Constant, names *FragmentNames) string {
	return m.fragment(names, func(p *printer) { p.typedValue(c) })
}

// ValueFragment returns a value as [Fragments.Value] reads it. The address of a
// block stands for a block that is named outside of its function.
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

// blockAddressOf returns the address of a block, which does not count as taken.
func (m *Module) blockAddressOf(b *Block) *BlockAddress {
	taken := b.AddressTaken
	a := m.NewBlockAddress(b)
	b.AddressTaken = taken
	return a
}

// TypeFragment returns the definition of an identified struct.
func TypeFragment(t *Type) string {
	return string(t.appendBody(append(t.append(nil), " = type "...)))
}

// FragmentName returns what fragments call an identified struct, without the
// sigil: its name, or if it has none something that is no name of another.
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

// Fragments reads pieces of IR into a module that is there already: what they
// refer to by name must be in it. It is not safe for concurrent use; several
// may be used at the same time for one module.
type Fragments struct {
	p *parser
}

// NewFragments returns a reader for a module, with nodes for the metadata that
// the text refers to by number, and the structs that have no name, by what
// the text calls them.
func (m *Module) NewFragments(nodes []*Node, nameless map[string]*Type) *Fragments {
	r := &reader{
		m: m, exact: true, threads: 1, nodeTable: nodes, nameless: nameless,
		numTypes: map[uint32]*Type{}, numGlobals: map[uint32]Global{}, typeUses: map[*Type]int{}, typeAliases: map[*Type]*Type{},
		groups: map[uint32][]Attr{}, groupSets: map[uint32]*AttrSet{}, groupDefined: map[uint32]bool{}, comdatUses: map[*Comdat]int{},
		nodeUses: map[*Node]int{}, sparseNodes: map[uint32]*Node{}, autoFuncs: map[string]*autoFunc{},
	}
	p := r.parser(nil)
	p.unclosed = true // no brace is left out
	return &Fragments{p}
}

// NewFragmentNodes returns n nodes whose contents are to be read with
// [Fragments.Node].
func NewFragmentNodes(n int) []*Node {
	list := make([]*Node, n)
	for i := range list {
		list[i] = &Node{Kind: Tuple, id: int32(i), defined: true}
	}
	return list
}

// read runs a parser over a text.
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

// local prepares for reading what stands in a function: %0 and so on are the
// values, %s0 and so on the blocks.
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

// unresolved complains about local names that mean nothing.
func (p *parser) unresolved() {
	if p.err == nil && len(p.fwdNames)+len(p.fwdIDs)+len(p.undefBBs) > 0 {
		p.errorAt(p.start, "use of undefined local value")
	}
}

// Instruction reads an instruction as [Module.InstructionFragment] writes it,
// and appends it to a block of a function. In the text %0, %1 and so on stand for
// the values, and %s0, %s1 and so on for the blocks.
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

// Record reads a debug record of a function.
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

// EnterFunction prepares for [Fragments.Value]: what the names and numbers of a
// complete function stand for.
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

// Value reads a type and a value of the function that was entered, or a
// constant.
func (f *Fragments) Value(text string) (v Value, err error) {
	err = f.read(text, func(p *parser) {
		v = p.typedValue()
		p.unresolved()
	})
	return v, err
}

// Constant reads a type and a constant.
func (f *Fragments) Constant(text string) (c Constant, err error) {
	err = f.read(text, func(p *parser) { c = p.typedConstant() })
	return c, err
}

// Attrs reads attributes: those of a function, or of a parameter or result.
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

// TypeDefinition reads the definition of an identified struct.
func (f *Fragments) TypeDefinition(text string) (t *Type, err error) {
	// The definitions may be the first types of a module. No name or type but a
	// pointer to one has a star in it, unless in quotes.
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
		p.tok, p.end = tEOF, len(text) // it is defined
	})
	return t, err
}

// Node reads the contents of node number i.
func (f *Fragments) Node(i int, text string) error {
	n := f.p.nodeTable[i]
	return f.read(text, func(p *parser) {
		p.fn = nil
		p.fillNode(n)
	})
}

// Finish finds the blocks whose addresses are taken in what was read, when the
// bodies of all functions are there.
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

// FastMathText returns the fast-math flags among some flags as they are
// written, separated by spaces.
func FastMathText(f Flags) string {
	p := &printer{}
	p.flags(f & FastMath)
	return strings.TrimSpace(string(p.b))
}

// ParseFastMath returns the flags in a text that FastMathText has made. It
// ignores other words.
func ParseFastMath(text string) Flags {
	p := (&reader{}).parser([]byte(text))
	p.next()
	return p.fastMath()
}
