package llvmir

import "strings"

// This file has the String methods. They return the text of one part of a module, as LLVM's print
// methods do. The numbers of unnamed values, metadata nodes, attribute groups and types are those
// of Module.Print. Only the text of a module ends in a line feed.

// String returns the module as [Module.Print] writes it, or "" if that fails with [ErrTooLong].
func (m *Module) String() string {
	var b textBuffer
	m.Print(&b, PrintOptions{})
	return string(b)
}

// textBuffer is a writer that does not fail.
type textBuffer []byte

func (b *textBuffer) Write(p []byte) (int, error) {
	*b = append(*b, p...)
	return len(p), nil
}

// text returns the output of print, with the numbers of the whole module. It takes time in
// proportion to the size of the module.
func (m *Module) text(print func(p *printer)) string {
	m.printMu.Lock()
	defer m.printMu.Unlock()
	n := m.number(1)
	defer n.release()
	p := &printer{m: m, n: n, typed: m.IsTyped(), layout: m.Layout()}
	print(p)
	return string(p.b)
}

// definition returns the output of print, without the line feeds around it.
func (m *Module) definition(print func(p *printer)) string { return trimLine(m.text(print)) }

// trimLine returns text without the line feeds around it.
func trimLine(text string) string { return strings.Trim(text, "\n") }

// localText returns the output of print for a part of f, which may be nil. It numbers the whole
// module only if numbered is true.
func localText(f *Function, numbered bool, print func(p *printer)) string {
	if f == nil || f.Module == nil {
		p := &printer{m: &Module{}, n: &numbering{}, layout: (&Module{}).Layout(), live: true}
		print(p)
		return trimLine(string(p.b))
	}
	m := f.Module
	inFunction := func(p *printer) {
		p.fn = f
		p.numberLocals(f)
		print(p)
	}
	if numbered || m.Types.hasUnnamed() {
		return m.definition(inFunction)
	}
	m.printMu.Lock()
	defer m.printMu.Unlock()
	p := &printer{m: m, n: &numbering{}, typed: m.IsTyped(), layout: m.Layout(), live: true}
	inFunction(p)
	return trimLine(string(p.b))
}

// hasUnnamed reports whether there are structs that print as a number.
func (ts *Types) hasUnnamed() bool {
	ts.mu.RLock()
	defer ts.mu.RUnlock()
	return ts.unnamed
}

// isNumbered reports whether the text of an instruction contains numbers of metadata nodes or
// attribute groups.
func (i *Instruction) isNumbered() bool {
	if len(i.Metadata) > 0 || i.Details != nil && i.Details.Attrs.Fn != nil {
		return true
	}
	if i.Op.IsCall() {
		for _, o := range i.Operands {
			if _, ok := o.(*MetadataValue); ok {
				return true
			}
		}
	}
	return false
}

// function returns the function that contains an instruction. For an instruction outside of all
// functions it returns the function of an operand, or nil.
func (i *Instruction) function() *Function {
	if i.Block != nil && i.Block.Func != nil {
		return i.Block.Func
	}
	for _, o := range i.Operands {
		switch o := o.(type) {
		case *Argument:
			return o.Func
		case *Block:
			return o.Func
		case *Instruction:
			if o.Block != nil {
				return o.Block.Func
			}
		}
	}
	return nil
}

// String returns the instruction as text, without indentation and without the debug
// records before it. If it has metadata or attributes, their numbers take time in
// proportion to the size of the module.
//
// The result of an instruction outside of all functions prints as <badref> unless it has a
// name.
func (i *Instruction) String() string {
	return localText(i.function(), i.isNumbered(), func(p *printer) {
		if i.Block == nil || i.Block.Func == nil {
			i.slot = -1
		}
		p.instruction(i)
		p.b = p.b[2:]
	})
}

// String returns the block as text: the label, unless it is an entry block without a
// name, and its instructions.
func (b *Block) String() string {
	numbered := len(b.Trailing) > 0
	for _, i := range b.Instrs {
		numbered = numbered || len(i.Records) > 0 || i.isNumbered()
	}
	return localText(b.Func, numbered, func(p *printer) {
		p.block(b, b.Func != nil && len(b.Func.Blocks) > 0 && b.Func.Blocks[0] == b)
	})
}

// String returns the function as text.
func (f *Function) String() string {
	return f.Module.definition(func(p *printer) { p.function(f) })
}

// String returns the variable as text.
func (g *GlobalVar) String() string {
	return g.Module.definition(func(p *printer) { p.globalVar(g) })
}

// String returns the alias as text.
func (a *Alias) String() string {
	return a.Module.definition(func(p *printer) { p.alias(a) })
}

// String returns the ifunc as text.
func (f *IFunc) String() string {
	return f.Module.definition(func(p *printer) { p.ifunc(f) })
}

// String returns the argument as an operand: its type and its name or number.
func (a *Argument) String() string { return AsOperand(a) }

// String returns the assembly text as an operand, with its type.
func (a *InlineAsm) String() string { return AsOperand(a) }

// String returns the metadata as an operand. A node has the number that it was last
// printed with.
func (v *MetadataValue) String() string { return AsOperand(v) }

// String returns the constant as an operand, with its type.
func (c *Int) String() string                { return AsOperand(c) }
func (c *Float) String() string              { return AsOperand(c) }
func (c *Null) String() string               { return AsOperand(c) }
func (c *Zero) String() string               { return AsOperand(c) }
func (c *Undef) String() string              { return AsOperand(c) }
func (c *Poison) String() string             { return AsOperand(c) }
func (c *Aggregate) String() string          { return AsOperand(c) }
func (c *Splat) String() string              { return AsOperand(c) }
func (c *String) String() string             { return AsOperand(c) }
func (c *Expr) String() string               { return AsOperand(c) }
func (c *BlockAddress) String() string       { return AsOperand(c) }
func (c *DSOLocalEquivalent) String() string { return AsOperand(c) }
func (c *NoCFI) String() string              { return AsOperand(c) }
func (c *PtrAuth) String() string            { return AsOperand(c) }

// AsOperand returns a value with its type as it appears among the operands of an instruction: i32
// 7, ptr @f, i32 %sum. It differs from String for values that have a definition: instructions,
// blocks and globals.
func AsOperand(v Value) string {
	if f := functionOf(v); f != nil && NameOf(v) == "" {
		p := &printer{}
		p.typ(v.Type())
		p.b = append(p.b, ' ')
		p.local("", localNumber(f, v))
		return string(p.b)
	}
	p := &printer{m: &Module{}, n: &numbering{}, live: true, typed: v.Type().isOfTyped()}
	p.typedValue(v)
	return string(p.b)
}

// isOfTyped reports whether the type belongs to a module with typed pointers.
func (t *Type) isOfTyped() bool { return t.types != nil && t.types.HasTypedPointers() }

// functionOf returns the function that a value is local to, or nil.
func functionOf(v Value) *Function {
	switch v := v.(type) {
	case *Argument:
		return v.Func
	case *Block:
		return v.Func
	case *Instruction:
		if v.Block != nil {
			return v.Block.Func
		}
	}
	return nil
}

// localNumber returns the number of a value without a name, -1 if the function does not contain it.
func localNumber(f *Function, v Value) int32 {
	n := int32(0)
	for _, a := range f.Args {
		if Value(a) == v {
			return n
		}
		if a.Name == "" {
			n++
		}
	}
	for _, b := range f.Blocks {
		if Value(b) == v {
			return n
		}
		if b.Name == "" {
			n++
		}
		for _, i := range b.Instrs {
			if Value(i) == v {
				return n
			}
			if i.Name == "" && i.typ.kind != VoidType {
				n++
			}
		}
	}
	return -1
}

// globalNumber returns the number of a global without a name, -1 if the module does not contain it.
func globalNumber(g *GlobalBase) int32 {
	n := int32(0)
	for other := range g.Module.Globals() {
		if b := other.Base(); b == g {
			return n
		} else if b.Name == "" {
			n++
		}
	}
	return -1
}

// MetadataText returns metadata as LLVM prints it in messages: a node with its definition, anything
// else as an operand. It takes time in proportion to the size of the module.
func (m *Module) MetadataText(md Metadata) string {
	return m.text(func(p *printer) {
		p.metadata(md)
		if n, ok := md.(*Node); ok && n.Kind != DIExpression {
			p.str(" = ")
			p.nodeBody(n)
		}
	})
}

// RecordText returns a debug record of a function as LLVM prints it in messages. It takes time in
// proportion to the size of the module.
func (m *Module) RecordText(f *Function, r *DebugRecord) string {
	return m.text(func(p *printer) {
		p.fn = f
		p.numberLocals(f)
		p.record(r)
	})
}
