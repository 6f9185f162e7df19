package lossless

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// module compares the modules.
func (d *differ) module() {
	d.moduleFields()
	d.types()
	for _, g := range d.m.Vars {
		if x, ok := d.copyOf(g).(*llvmir.GlobalVar); ok {
			h := d.head(g)
			h.variable(g, x)
			h.finish(g.Metadata, x.Metadata)
		} else {
			d.lose(g.Pos, "variable @%s", g.Name)
		}
	}
	for _, a := range d.m.Aliases {
		if x, ok := d.copyOf(a).(*llvmir.Alias); ok {
			h := d.head(a)
			h.base(&a.GlobalBase, &x.GlobalBase)
			h.constant("aliasee", a.Aliasee, x.Aliasee)
			h.finish(nil, nil)
		} else {
			d.lose(a.Pos, "alias @%s", a.Name)
		}
	}
	for _, f := range d.m.IFuncs {
		if x, ok := d.copyOf(f).(*llvmir.IFunc); ok {
			h := d.head(f)
			h.base(&f.GlobalBase, &x.GlobalBase)
			h.constant("resolver", f.Resolver, x.Resolver)
			h.finish(f.Metadata, x.Metadata)
		} else {
			d.lose(f.Pos, "ifunc @%s", f.Name)
		}
	}
	d.functions()
	d.order()
	d.named()
	d.keepUses(d.op, nil, d.m.UseLists)
}

func (d *differ) functions() {
	made := map[*llvmir.Function]bool{}
	for i := range d.origins.Functions {
		f := &d.origins.Functions[i]
		made[f.Func] = true
		x, ok := d.copyOf(f.Func).(*llvmir.Function)
		if !ok {
			d.lose(f.Func.Pos, "function @%s", f.Func.Name)
			continue
		}
		h := d.head(f.Func)
		h.op = f.Op
		h.function(f.Func, x)
		h.finish(f.Func.Metadata, x.Metadata)
		if !f.Func.IsDeclaration() {
			d.body(f, x)
		}
	}
	if d.keeps() {
		for _, f := range d.m.Functions {
			if !made[f] {
				d.lose(f.Pos, "function @%s", f.Name)
			}
		}
	}
}

// moduleFields compares the fields of the modules.
func (d *differ) moduleFields() {
	var list []ir.NamedAttribute
	for _, f := range []struct {
		name, want, have string
		pos              source.Pos
	}{
		{"source_filename", d.m.SourceName, d.x.SourceName, source.NoPos},
		{"data_layout", d.m.DataLayout, d.x.DataLayout, d.m.Places.DataLayout},
		{"asm", d.m.Asm, d.x.Asm, d.m.Places.Asm},
		{"triple", d.m.Triple, d.x.Triple, d.m.Places.Triple},
	} {
		switch {
		case f.want == f.have:
		case d.keeps():
			list = append(list, ir.NamedAttribute{Name: f.name, Value: d.str(f.want)})
		case f.want == "": // the default
		case f.name == "source_filename": // it is in a location
		case f.name != "data_layout" || !d.m.Layout().Equal(d.x.Layout().Layout):
			d.lose(f.pos, "the module's %s", f.name)
		}
	}
	if list != nil {
		d.op.SetDiscardable(llvmirattrs.Module, ir.NewDictionaryAttr(d.ctx, list...))
	}
}

// types compares the identified structs.
func (d *differ) types() {
	have := map[string]bool{}
	for _, t := range d.x.Types.Named() {
		have[t.Name()] = true
	}
	var list []ir.Attribute
	for _, t := range d.m.Types.Named() {
		if have[t.Name()] {
			continue
		}
		if d.keeps() {
			list = append(list, d.str(llvmir.TypeFragment(t)))
		} else {
			d.lose(t.Pos(), "type %s, which nothing has", t)
		}
	}
	if list != nil {
		d.op.SetDiscardable(llvmirattrs.Types, ir.NewArrayAttr(d.ctx, list...))
	}
}

// order preserves the order of variables, aliases and ifuncs.
func (d *differ) order() {
	if !d.keeps() {
		return
	}
	var want []ir.Attribute
	for _, s := range d.symbols(d.m) {
		want = append(want, d.str(s))
	}
	if !slices.Equal(d.symbols(d.m), d.symbols(d.x)) {
		d.op.SetDiscardable(llvmirattrs.Order, ir.NewArrayAttr(d.ctx, want...))
	}
}

// symbols returns the names of a module's globals other than functions.
func (d *differ) symbols(m *llvmir.Module) []string {
	var list []string
	for _, g := range m.Vars {
		list = append(list, d.symbol(g))
	}
	for _, g := range m.Aliases {
		list = append(list, d.symbol(g))
	}
	for _, g := range m.IFuncs {
		list = append(list, d.symbol(g))
	}
	return list
}

func (d *differ) symbol(g llvmir.Global) string {
	if name := g.GlobalName(); name != "" {
		return name
	}
	return d.origins.Symbols[g]
}

// named compares the named metadata.
func (d *differ) named() {
	same := len(d.m.Named) == len(d.x.Named) && d.keeps()
	for i, n := range d.m.Named {
		if !d.keeps() {
			d.lostNamed(n)
			continue
		}
		same = same && n.Name == d.x.Named[i].Name && d.sameNamed(n, d.x.Named[i])
	}
	if !d.keeps() {
		return
	}
	if same {
		for _, n := range d.m.Named {
			for _, node := range n.Nodes {
				d.loose = append(d.loose, loose{node, d.keepNamed})
			}
		}
		return
	}
	d.keepNamed()
}

// keepNamed preserves all named metadata.
func (d *differ) keepNamed() {
	var list []ir.Attribute
	for _, n := range d.m.Named {
		nodes := make([]ir.Attribute, len(n.Nodes))
		for k, node := range n.Nodes {
			nodes[k] = d.num(int64(d.kept.Ref(node)))
		}
		list = append(list, ir.NewArrayAttr(d.ctx, d.str(n.Name), ir.NewArrayAttr(d.ctx, nodes...)))
	}
	d.op.SetDiscardable(llvmirattrs.NamedMetadata, ir.NewArrayAttr(d.ctx, list...))
}

func (d *differ) sameNamed(a, b *llvmir.NamedMetadata) bool {
	if len(a.Nodes) != len(b.Nodes) {
		return false
	}
	for i := range a.Nodes {
		if !d.cmp.Nodes(a.Nodes[i], b.Nodes[i]) {
			return false
		}
	}
	return true
}

// head collects the fields of a global to preserve.
type head struct {
	*differ
	op   *ir.Operation
	pos  source.Pos
	name string
	list []ir.NamedAttribute
}

func (d *differ) head(g llvmir.Global) *head {
	return &head{differ: d, op: d.origins.Globals[g], pos: g.Base().Pos, name: d.symbol(g)}
}

func (h *head) field(name string, a ir.Attribute) {
	if !h.keeps() {
		h.lose(h.pos, "%s of @%s", name, h.name)
		return
	}
	h.list = append(h.list, ir.NamedAttribute{Name: name, Value: a})
}

func (h *head) text(name, want, have string) {
	if want != have {
		h.field(name, h.str(want))
	}
}

func (h *head) number(name string, want, have uint64) {
	if want != have {
		h.field(name, h.num(int64(want)))
	}
}

func (h *head) truth(name string, want, have bool) {
	if want != have {
		h.field(name, ir.NewBoolAttr(h.ctx, want))
	}
}

// constant compares two constants. Either may be nil.
func (h *head) constant(name string, want, have llvmir.Constant) {
	if want == nil && have == nil || want != nil && have != nil && h.cmp.Types(want.Type(), have.Type()) && h.cmp.Values(want, have) {
		if !h.keeps() && want != nil && llvmirattrs.Rounds(want) {
			h.lose(h.pos, "all digits in %s of @%s", name, h.name)
		}
		return
	}
	text := ""
	if want != nil {
		text = h.m.ConstantFragment(want, h.kept.Names(func(v llvmir.Value) string {
			if g, ok := v.(llvmir.Global); ok {
				return "@" + h.origins.Symbols[g]
			}
			return ""
		}))
	}
	h.field(name, h.str(text))
}

func (h *head) attrs(name string, want, have *llvmir.AttrSet) {
	if !h.cmp.Attrs(want, have) {
		h.field(name, h.str(want.String()))
	}
}

// base compares the common fields of globals.
func (h *head) base(g, x *llvmir.GlobalBase) {
	if g.Name == "" && !h.keeps() {
		h.lose(h.pos, "that a global has no name: it becomes @%s", h.name)
	} else {
		h.text("name", g.Name, x.Name)
	}
	h.text("linkage", g.Linkage.String(), x.Linkage.String())
	h.text("visibility", g.Visibility.String(), x.Visibility.String())
	h.text("dll_storage", g.DLLStorage.String(), x.DLLStorage.String())
	h.text("thread_local", g.ThreadLocal.String(), x.ThreadLocal.String())
	h.text("unnamed_addr", g.UnnamedAddr.String(), x.UnnamedAddr.String())
	h.text("partition", g.Partition, x.Partition)
	h.truth("dso_local", g.IsDSOLocal(), x.IsDSOLocal())
	if g.AddrSpace() != x.AddrSpace() {
		h.field("addr_space", h.num(int64(g.AddrSpace())))
	}
}

func (h *head) comdat(want, have *llvmir.Comdat) {
	if (want == nil) != (have == nil) || want != nil && (want.Name != have.Name || want.Kind != have.Kind) {
		h.lose(h.pos, "the comdat of @%s", h.name)
	}
}

func (h *head) variable(g, x *llvmir.GlobalVar) {
	h.base(&g.GlobalBase, &x.GlobalBase)
	h.constant("initializer", g.Init, x.Init)
	h.text("section", g.Section, x.Section)
	h.text("code_model", g.CodeModel, x.CodeModel)
	h.number("align", g.Align, x.Align)
	h.truth("externally_initialized", g.ExternallyInitialized, x.ExternallyInitialized)
	h.truth("constant", g.IsConst, x.IsConst)
	h.attrs("attributes", g.Attrs, x.Attrs)
	h.comdat(g.Comdat, x.Comdat)
	var list []ir.Attribute
	for _, s := range []struct {
		name string
		on   bool
	}{
		{"no_sanitize_address", g.NoSanitizeAddress}, {"no_sanitize_hwaddress", g.NoSanitizeHWAddress},
		{"sanitize_memtag", g.SanitizeMemtag}, {"sanitize_address_dyninit", g.SanitizeAddressDyn},
	} {
		if s.on {
			list = append(list, h.str(s.name))
		}
	}
	if list != nil {
		h.field("sanitize", ir.NewArrayAttr(h.ctx, list...))
	}
}

func (h *head) function(f, x *llvmir.Function) {
	h.base(&f.GlobalBase, &x.GlobalBase)
	h.text("section", f.Section, x.Section)
	h.text("gc", f.GC, x.GC)
	h.number("align", f.Align, x.Align)
	h.number("prefalign", f.PrefAlign, x.PrefAlign)
	h.constant("prefix", f.Prefix, x.Prefix)
	h.constant("prologue", f.Prologue, x.Prologue)
	h.constant("personality", f.Personality, x.Personality)
	h.comdat(f.Comdat, x.Comdat)
	h.attrs("attributes", f.Attrs.Fn, x.Attrs.Fn)
	h.attrs("result", f.Attrs.Result, x.Attrs.Result)
	same := true
	list := make([]ir.Attribute, len(f.Args))
	for i := range f.Args {
		same = same && h.cmp.Attrs(f.Attrs.Param(i), x.Attrs.Param(i))
		list[i] = h.str(f.Attrs.Param(i).String())
	}
	if !same {
		h.field("parameters", ir.NewArrayAttr(h.ctx, list...))
	}
	if f.CallConv != x.CallConv {
		h.number("cc", uint64(f.CallConv), uint64(x.CallConv))
	}
	if !h.cmp.Types(f.ValueType, x.ValueType) {
		h.lose(h.pos, "the type of @%s", h.name)
	}
}

// finish compares the metadata and preserves everything that was found.
func (h *head) finish(want, have []llvmir.Attachment) {
	if h.list != nil {
		h.op.SetDiscardable(llvmirattrs.Fields, ir.NewDictionaryAttr(h.ctx, h.list...))
	}
	if !h.keeps() {
		h.lostAttachments(h.pos, want, have)
		return
	}
	same := len(want) == len(have)
	for i := range want {
		same = same && want[i].Kind.Name == have[i].Kind.Name && h.cmp.Nodes(want[i].Node, have[i].Node)
	}
	if same && !slices.ContainsFunc(want, func(a llvmir.Attachment) bool { return h.isKept(a.Node) }) {
		for _, a := range want {
			h.loose = append(h.loose, loose{a.Node, func() { h.keepMetadata(want) }})
		}
		return
	}
	h.keepMetadata(want)
}

// isKept reports whether a node is distinct and preserved.
func (d *differ) isKept(n *llvmir.Node) bool {
	_, ok := d.kept.Lookup(n)
	return ok && n.Distinct
}

// keepMetadata preserves all metadata of a global.
func (h *head) keepMetadata(want []llvmir.Attachment) {
	var kinds []string
	byKind := map[string][]ir.Attribute{}
	for _, a := range want {
		if byKind[a.Kind.Name] == nil {
			kinds = append(kinds, a.Kind.Name)
		}
		byKind[a.Kind.Name] = append(byKind[a.Kind.Name], h.num(int64(h.kept.Ref(a.Node))))
	}
	var list []ir.NamedAttribute
	for _, k := range kinds {
		list = append(list, ir.NamedAttribute{Name: k, Value: ir.NewArrayAttr(h.ctx, byKind[k]...)})
	}
	h.op.SetDiscardable(llvmirattrs.Attachments, ir.NewDictionaryAttr(h.ctx, list...))
}

// keepUses preserves the use-list orders of a function, or of the module if fn is nil.
func (d *differ) keepUses(op *ir.Operation, fn *llvmir.Function, list []llvmir.UseListOrder) {
	if len(list) == 0 {
		return
	}
	if !d.keeps() {
		for _, u := range list {
			d.lose(u.Pos, "the order of uses")
		}
		return
	}
	var out []ir.Attribute
	for _, u := range list {
		order := make([]int32, len(u.Indexes))
		for i, n := range u.Indexes {
			order[i] = int32(n)
		}
		out = append(out, ir.NewArrayAttr(d.ctx, d.str(d.m.ValueFragment(u.Value, fn)), ir.NewDenseI32ArrayAttr(d.ctx, order...)))
	}
	op.SetDiscardable(llvmirattrs.UseLists, ir.NewArrayAttr(d.ctx, out...))
}
