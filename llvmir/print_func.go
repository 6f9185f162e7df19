package llvmir

import "strconv"

// callConv prints a calling convention and a space, or nothing for C's.
func (p *printer) callConv(cc CallConv) {
	if cc == CCC {
		return
	}
	if int(cc) < len(callConvNames) && callConvNames[cc] != "" {
		p.str(callConvNames[cc])
		if !p.typed && (callConvNames[cc] == "avr_intrcc" || callConvNames[cc] == "avr_signalcc") {
			p.str(" ") // sic
		}
	} else {
		p.str("cc")
		p.uint(uint64(cc))
	}
	p.str(" ")
}

// appendFor appends a set as LLVM 14 prints it if typed, else as LLVM 22 does. They differ in the
// place of uwtable.
func (s *AttrSet) appendFor(b []byte, group, typed bool) []byte {
	if !typed || !s.Has(AttrUWTable) {
		return s.append(b, group)
	}
	start := len(b)
	done := false
	put := func(a *Attr) {
		if len(b) > start {
			b = append(b, ' ')
		}
		b = a.append(b, group)
	}
	table, _ := s.Lookup(AttrUWTable)
	for i := range s.attrs {
		a := &s.attrs[i]
		if !done && (a.Kind > AttrSwiftSelf || a.Kind == StringAttr) {
			put(&table)
			done = true
		}
		if a.Kind != AttrUWTable {
			put(a)
		}
	}
	if !done {
		put(&table)
	}
	return b
}

// attrsComment prints a comment with all attributes except strings.
func (p *printer) attrsComment(s *AttrSet) {
	keep := *s
	for i := range keep.attrs {
		if keep.attrs[i].Kind == StringAttr {
			keep.attrs = keep.attrs[:i]
			break
		}
	}
	if len(keep.attrs) > 0 {
		p.str("; Function Attrs: ")
		p.b = keep.appendFor(p.b, false, p.typed)
		p.str("\n")
	}
}

func (p *printer) function(f *Function) {
	p.fn = f
	if f.Attrs.Fn != nil {
		p.attrsComment(f.Attrs.Fn)
	}
	if !p.typed && f.IsIntrinsic() && f.IsDeclaration() {
		if _, known := LookupIntrinsic(f.Name); !known {
			p.str("; Unknown intrinsic\n")
		}
	}
	if f.IsDeclaration() {
		p.str("declare")
		p.attachments(f.Metadata, " ")
		p.str(" ")
	} else {
		p.str("define ")
	}
	p.linkage(&f.GlobalBase)
	p.callConv(f.CallConv)
	if s := f.Attrs.Result; s != nil {
		p.b = s.append(p.b, false)
		p.str(" ")
	}
	p.typ(f.ValueType.elem)
	p.str(" ")
	p.globalName(&f.GlobalBase)
	p.numberLocals(f)
	p.params(f)
	if f.UnnamedAddr != NoUnnamedAddr {
		p.str(" ")
		p.str(f.UnnamedAddr.String())
	}
	if as := f.typ.AddrSpace(); as != 0 || p.layout.ProgramSpace != 0 {
		p.str(" addrspace(")
		p.uint(uint64(as))
		p.str(")")
	}
	p.groupRef(f.Attrs.Fn)
	p.stringProp(" section ", f.Section)
	p.stringProp(" partition ", f.Partition)
	if f.Comdat != nil {
		p.comdat(f.Comdat, f.Name)
	}
	if f.Align != 0 {
		p.str(" align ")
		p.uint(f.Align)
	}
	if f.PrefAlign != 0 {
		p.str(" prefalign(")
		p.uint(f.PrefAlign)
		p.str(")")
	}
	if f.GC != "" {
		p.str(` gc "` + f.GC + `"`)
	}
	p.constProp(" prefix ", f.Prefix)
	p.constProp(" prologue ", f.Prologue)
	p.constProp(" personality ", f.Personality)
	if f.IsDeclaration() {
		p.str("\n")
		return
	}
	p.attachments(f.Metadata, " ")
	p.str(" {")
	for i, b := range f.Blocks {
		p.block(b, i == 0)
	}
	if p.uses {
		p.useLists(f.UseLists, "  ")
	}
	p.str("}\n")
}

func (p *printer) constProp(word string, c Constant) {
	if c != nil {
		p.str(word)
		p.typedValue(c)
	}
}

func (p *printer) params(f *Function) {
	p.str("(")
	for i, a := range f.Args {
		if i > 0 {
			p.str(", ")
		}
		p.typ(a.typ)
		if s := f.Attrs.Param(i); s != nil {
			p.str(" ")
			p.b = s.append(p.b, false)
		}
		if !f.IsDeclaration() {
			p.str(" ")
			p.local(a.Name, a.slot)
		}
	}
	if f.ValueType.varargs {
		if len(f.Args) > 0 {
			p.str(", ")
		}
		p.str("...")
	}
	p.str(")")
}

// numberLocals numbers arguments, blocks and instructions without a name, and
// finds the predecessors of blocks.
func (p *printer) numberLocals(f *Function) {
	n := int32(0)
	for _, a := range f.Args {
		if a.Name == "" {
			a.slot = n
			n++
		}
	}
	for _, b := range f.Blocks {
		b.preds = b.preds[:0]
		if b.Name == "" {
			b.slot = n
			n++
		}
		for _, i := range b.Instrs {
			if i.Name == "" && i.typ.kind != VoidType {
				i.slot = n
				n++
			}
		}
	}
	// LLVM lists the latest use first.
	made := f.EdgeOrder
	if made == nil {
		made = f.Blocks
	}
	for k := len(made) - 1; k >= 0; k-- {
		b := made[k]
		if t := b.Terminator(); t != nil {
			t.eachSucc(func(s *Block) { s.preds = append(s.preds, b) })
		}
	}
	for _, u := range f.UseLists {
		if b, ok := u.Value.(*Block); ok && len(b.preds) == len(u.Indexes) {
			old := append([]*Block(nil), b.preds...)
			for i, at := range u.Indexes {
				b.preds[at] = old[i]
			}
		}
	}
}

// useLists prints use-list orders.
func (p *printer) useLists(list []UseListOrder, indent string) {
	if len(list) == 0 {
		return
	}
	p.str("\n; uselistorder directives\n")
	for _, u := range list {
		p.str(indent)
		if b, ok := u.Value.(*Block); ok && indent == "" {
			p.str("uselistorder_bb ")
			p.globalName(&b.Func.GlobalBase)
			p.str(", ")
			p.local(b.Name, b.slot)
		} else {
			p.str("uselistorder ")
			p.typedValue(u.Value)
		}
		for i, n := range u.Indexes {
			if i == 0 {
				p.str(", { ")
			} else {
				p.str(", ")
			}
			p.uint(uint64(n))
		}
		p.str(" }\n")
	}
}

func (p *printer) block(b *Block, entry bool) {
	at := len(p.b)
	if b.Name != "" {
		p.str("\n")
		at = len(p.b)
		p.b = appendName(p.b, b.Name)
		p.str(":")
	} else if !entry {
		p.str("\n")
		at = len(p.b)
		p.b = strconv.AppendInt(p.b, int64(b.slot), 10)
		p.str(":")
	}
	if !entry {
		const column = "                                                  "
		if n := len(p.b) - at; n < len(column) {
			p.str(column[n:])
		} else {
			p.str(" ")
		}
		p.str(";")
		if len(b.preds) == 0 {
			p.str(" No predecessors!")
		}
		for i, q := range b.preds {
			if i == 0 {
				p.str(" preds = ")
			} else {
				p.str(", ")
			}
			p.local(q.Name, q.slot)
		}
	}
	p.str("\n")
	for _, i := range b.Instrs {
		for _, r := range i.Records {
			p.record(r)
		}
		p.instruction(i)
		p.b = append(p.b, '\n')
	}
	for _, r := range b.Trailing {
		p.record(r)
	}
}
