package exporter

import (
	"slices"
	"strconv"
	"sync"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// This file and keepbody.go restore what the attributes in package llvmirattrs preserve.

// kept is what a module preserves that the dialect cannot express.
type kept struct {
	// on is set if the module was imported without loss and is to be exported unchanged. Names come
	// from locations, and lists of debug info are complete.
	on bool
	// exact is set if constants are folded no further than they were, and edges that pass the same
	// values are not split. It is implied by on, and set for a comparison.
	exact    bool
	nameless map[string]*llvmir.Type // structs without a name, by their names in fragments
	nodes    []*llvmir.Node
	texts    *ir.ArrayAttr
	frag     *llvmir.Fragments // reads fragments outside of functions
	mu       sync.Mutex
	all      []*llvmir.Fragments
}

// A Trace maps each part of a module to its translation, for programs that compare modules.
type Trace struct {
	mu      sync.Mutex
	Instrs  map[*ir.Operation]*llvmir.Instruction
	Records map[*ir.Operation]*llvmir.DebugRecord
	Blocks  map[*ir.Block]*llvmir.Block
	Symbols map[string]llvmir.Global
	Nodes   []*llvmir.Node // the nodes of llvmir.metadata
}

// keepDeclarations reads the attributes that are needed before the rest of the translation.
func (x *exporter) keepDeclarations() bool {
	k := &x.kept
	k.on = x.op.Attr(llvmirattrs.Lossless) != nil
	k.exact = k.on || x.opts.Trace != nil
	if t := x.opts.Trace; t != nil {
		t.Instrs, t.Records = map[*ir.Operation]*llvmir.Instruction{}, map[*ir.Operation]*llvmir.DebugRecord{}
		t.Blocks, t.Symbols = map[*ir.Block]*llvmir.Block{}, x.symbols
	}
	if k.texts, _ = x.op.Attr(llvmirattrs.Metadata).(*ir.ArrayAttr); k.texts != nil {
		k.nodes = llvmir.NewFragmentNodes(k.texts.Len())
	}
	if t := x.opts.Trace; t != nil {
		t.Nodes = k.nodes
	}
	if list, ok := x.op.Attr(llvmirattrs.NamelessTypes).(*ir.ArrayAttr); ok && k.on {
		x.types.nameless, k.nameless = map[string]*llvmir.Type{}, map[string]*llvmir.Type{}
		for _, e := range list.Elems() {
			if p, ok := e.(*ir.ArrayAttr); ok && p.Len() == 2 {
				name, ok1 := p.At(0).(*ir.StringAttr)
				other, ok2 := p.At(1).(*ir.StringAttr)
				if ok1 && ok2 {
					t := x.m.Types.NewUnnamed()
					x.types.nameless[name.Value()], k.nameless[other.Value()] = t, t
				}
			}
		}
	}
	k.frag = x.m.NewFragments(k.nodes, k.nameless)
	if !k.on {
		return true
	}
	if d, ok := x.op.Attr(llvmirattrs.Module).(*ir.DictionaryAttr); ok {
		x.keepModule(d)
	}
	if list, ok := x.op.Attr(llvmirattrs.Types).(*ir.ArrayAttr); ok {
		for _, e := range list.Elems() {
			s, ok := e.(*ir.StringAttr)
			if !ok {
				continue
			}
			t, err := k.frag.TypeDefinition(s.Value())
			if err != nil {
				return x.keptError(x.op, llvmirattrs.Types, err)
			}
			x.m.KeepType(t)
		}
	}
	if list, ok := x.op.Attr(llvmirattrs.DebugInfo).(*ir.ArrayAttr); ok {
		for _, e := range list.Elems() {
			if p, ok := e.(*ir.ArrayAttr); ok && p.Len() == 2 {
				if n := x.node(p.At(1)); n != nil && x.debug.nodes[p.At(0)] == nil {
					x.debug.nodes[p.At(0)] = n
				}
			}
		}
	}
	return true
}

// keptSpace returns the address space of a function. Uses of the function depend on it.
func (x *exporter) keptSpace(op *ir.Operation, space uint32) uint32 {
	d, ok := op.Attr(llvmirattrs.Fields).(*ir.DictionaryAttr)
	if !ok || !x.kept.on {
		return space
	}
	if n, ok := d.Lookup("addr_space").(*ir.IntegerAttr); ok && n.Int() >= 0 && n.Int() < 1<<24 {
		return uint32(n.Int())
	}
	return space
}

// keptError reports an attribute that cannot be parsed.
func (x *exporter) keptError(op *ir.Operation, name string, err error) bool {
	return x.fail(keptError(op, name, err))
}

func keptError(op *ir.Operation, name string, err error) *diag.Diagnostic {
	return op.ErrorPlainf("attribute '%s' is not LLVM IR: %s", name, err)
}

func (x *exporter) keepModule(d *ir.DictionaryAttr) {
	for _, e := range d.Entries() {
		s, ok := e.Value.(*ir.StringAttr)
		if !ok {
			continue
		}
		switch e.Name {
		case "source_filename":
			x.m.SourceName = s.Value()
		case "data_layout":
			x.m.DataLayout = s.Value()
			x.layout = x.m.Layout()
		case "asm":
			x.m.Asm = s.Value()
		case "triple":
			x.m.Triple = s.Value()
		}
	}
}

// node returns the preserved node with the given number, nil if absent.
func (x *exporter) node(a ir.Attribute) *llvmir.Node {
	n, ok := a.(*ir.IntegerAttr)
	if !ok || n.Int() < 0 || n.Int() >= int64(len(x.kept.nodes)) {
		return nil
	}
	return x.kept.nodes[n.Int()]
}

// keepNodes restores metadata nodes. Everything that they may refer to must be declared.
func (x *exporter) keepNodes() bool {
	for i := range x.kept.nodes {
		s, ok := x.kept.texts.At(i).(*ir.StringAttr)
		if !ok {
			continue
		}
		if err := x.kept.frag.Node(i, s.Value()); err != nil {
			return x.keptError(x.op, llvmirattrs.Metadata, err)
		}
	}
	return true
}

// keepHeads restores fields of functions and other globals, after everything else.
func (x *exporter) keepHeads() bool {
	if !x.kept.on {
		return x.finishFragments()
	}
	ok := x.ops(func(op *ir.Operation) bool {
		var g llvmir.Global
		switch op.Def() {
		case llvm.GlobalCtors:
			g = x.m.Lookup("llvm.global_ctors")
		case llvm.GlobalDtors:
			g = x.m.Lookup("llvm.global_dtors")
		default:
			if s, ok := op.Attr("sym_name").(*ir.StringAttr); ok {
				g = x.symbols[s.Value()]
			}
		}
		if g == nil {
			return true
		}
		if d, ok := op.Attr(llvmirattrs.Fields).(*ir.DictionaryAttr); ok {
			if err := x.fields(g, d); err != nil {
				return x.keptError(op, llvmirattrs.Fields, err)
			}
		}
		if d, ok := op.Attr(llvmirattrs.Attachments).(*ir.DictionaryAttr); ok {
			x.globalAttachments(g, d)
		}
		return true
	})
	if !ok {
		return false
	}
	x.keepOrder()
	x.keepNamed()
	return x.finishFragments() && x.keepUses()
}

// keepUses restores use-list orders, after the names.
func (x *exporter) keepUses() bool {
	read := func(op *ir.Operation, fn *llvmir.Function, out *[]llvmir.UseListOrder) bool {
		list, ok := op.Attr(llvmirattrs.UseLists).(*ir.ArrayAttr)
		if !ok {
			return true
		}
		if fn != nil {
			x.kept.frag.EnterFunction(fn)
		}
		for _, e := range list.Elems() {
			p, ok := e.(*ir.ArrayAttr)
			if !ok || p.Len() != 2 {
				continue
			}
			text, ok1 := p.At(0).(*ir.StringAttr)
			order, ok2 := p.At(1).(*ir.DenseArrayAttr)
			if !ok1 || !ok2 {
				continue
			}
			v, err := x.kept.frag.Value(text.Value())
			if err == nil {
				err = x.kept.frag.Finish()
			}
			if err != nil {
				return x.keptError(op, llvmirattrs.UseLists, err)
			}
			if a, ok := v.(*llvmir.BlockAddress); ok && fn == nil {
				v = a.Block
			}
			u := llvmir.UseListOrder{Value: v}
			for _, n := range order.Ints() {
				u.Indexes = append(u.Indexes, uint32(n))
			}
			*out = append(*out, u)
		}
		return true
	}
	for _, f := range x.funcs {
		if !read(f.op.Op(), f.fn, &f.fn.UseLists) {
			return false
		}
	}
	return read(x.op, nil, &x.m.UseLists)
}

// finishFragments resolves the block addresses in fragments.
func (x *exporter) finishFragments() bool {
	for _, f := range append(x.kept.all, x.kept.frag) {
		if err := f.Finish(); err != nil {
			return x.keptError(x.op, llvmirattrs.Instruction, err)
		}
	}
	return true
}

// keepOrder restores the order of variables, aliases and ifuncs. New ones come last.
func (x *exporter) keepOrder() {
	list, ok := x.op.Attr(llvmirattrs.Order).(*ir.ArrayAttr)
	if !ok {
		return
	}
	place := map[llvmir.Global]int{}
	for i, e := range list.Elems() {
		if s, ok := e.(*ir.StringAttr); ok {
			if g := x.m.Lookup(s.Value()); g != nil {
				place[g] = i - list.Len()
			}
		}
	}
	slices.SortStableFunc(x.m.Vars, func(a, b *llvmir.GlobalVar) int { return place[a] - place[b] })
	slices.SortStableFunc(x.m.Aliases, func(a, b *llvmir.Alias) int { return place[a] - place[b] })
	slices.SortStableFunc(x.m.IFuncs, func(a, b *llvmir.IFunc) int { return place[a] - place[b] })
}

// keepNamed restores the named metadata.
func (x *exporter) keepNamed() {
	list, ok := x.op.Attr(llvmirattrs.NamedMetadata).(*ir.ArrayAttr)
	if !ok {
		return
	}
	x.m.Named = nil
	for _, e := range list.Elems() {
		p, ok := e.(*ir.ArrayAttr)
		if !ok || p.Len() != 2 {
			continue
		}
		name, ok1 := p.At(0).(*ir.StringAttr)
		nodes, ok2 := p.At(1).(*ir.ArrayAttr)
		if !ok1 || !ok2 {
			continue
		}
		named := &llvmir.NamedMetadata{Name: name.Value()}
		for _, n := range nodes.Elems() {
			if node := x.node(n); node != nil {
				named.Nodes = append(named.Nodes, node)
			}
		}
		x.m.Named = append(x.m.Named, named)
	}
}

// globalAttachments replaces the metadata of a global.
func (x *exporter) globalAttachments(g llvmir.Global, d *ir.DictionaryAttr) {
	var list []llvmir.Attachment
	for _, e := range d.Entries() {
		nodes, ok := e.Value.(*ir.ArrayAttr)
		if !ok {
			continue
		}
		for _, n := range nodes.Elems() {
			if node := x.node(n); node != nil {
				list = append(list, llvmir.Attachment{Kind: x.m.MDKind(e.Name), Node: node})
			}
		}
	}
	switch g := g.(type) {
	case *llvmir.GlobalVar:
		g.Metadata = list
	case *llvmir.Function:
		g.Metadata = list
	case *llvmir.IFunc:
		g.Metadata = list
	}
}

// fields restores fields of a global.
func (x *exporter) fields(g llvmir.Global, d *ir.DictionaryAttr) error {
	for _, e := range d.Entries() {
		var err error
		switch v := e.Value.(type) {
		case *ir.StringAttr:
			err = x.textField(g, e.Name, v.Value())
		case *ir.IntegerAttr:
			x.numberField(g, e.Name, v.Uint())
		case *ir.ArrayAttr:
			err = x.listField(g, e.Name, v)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// textField sets a field that is a string, a keyword or a constant.
func (x *exporter) textField(g llvmir.Global, name, v string) error {
	b := g.Base()
	switch name {
	case "name":
		b.Name = v
	case "partition":
		b.Partition = v
	case "linkage":
		b.Linkage = llvmir.Linkage(word(v, llvmir.ExternalWeakLinkage))
	case "visibility":
		b.Visibility = llvmir.Visibility(word(v, llvmir.ProtectedVisibility))
	case "dll_storage":
		b.DLLStorage = llvmir.DLLStorage(word(v, llvmir.DLLExport))
	case "thread_local":
		b.ThreadLocal = llvmir.ThreadLocal(word(v, llvmir.LocalExecTLS))
	case "unnamed_addr":
		b.UnnamedAddr = llvmir.UnnamedAddr(word(v, llvmir.GlobalUnnamedAddr))
	}
	switch g := g.(type) {
	case *llvmir.GlobalVar:
		switch name {
		case "section":
			g.Section = v
		case "code_model":
			g.CodeModel = v
		case "initializer":
			return x.constantField(&g.Init, v)
		case "attributes":
			return x.attrsField(&g.Attrs, v, true)
		}
	case *llvmir.Function:
		switch name {
		case "section":
			g.Section = v
		case "gc":
			g.GC = v
		case "prefix":
			return x.constantField(&g.Prefix, v)
		case "prologue":
			return x.constantField(&g.Prologue, v)
		case "personality":
			return x.constantField(&g.Personality, v)
		case "attributes":
			return x.attrsField(&g.Attrs.Fn, v, true)
		case "result":
			return x.attrsField(&g.Attrs.Result, v, false)
		}
	case *llvmir.Alias:
		if name == "aliasee" {
			return x.constantField(&g.Aliasee, v)
		}
	case *llvmir.IFunc:
		if name == "resolver" {
			return x.constantField(&g.Resolver, v)
		}
	}
	return nil
}

// word returns the value of an enumeration with the given keyword, the zero value if there is none.
func word[E interface {
	~uint8
	String() string
}](text string, last E) E {
	for e := E(0); e <= last; e++ {
		if e.String() == text {
			return e
		}
	}
	return 0
}

func (x *exporter) constantField(c *llvmir.Constant, text string) error {
	if text == "" {
		*c = nil
		return nil
	}
	v, err := x.kept.frag.Constant(text)
	if err == nil {
		*c = v
	}
	return err
}

func (x *exporter) attrsField(s **llvmir.AttrSet, text string, ofFunction bool) error {
	set, err := x.kept.frag.Attrs(text, ofFunction)
	if err == nil {
		*s = set
	}
	return err
}

// numberField sets a field that is a number or a boolean.
func (x *exporter) numberField(g llvmir.Global, name string, v uint64) {
	if name == "dso_local" {
		g.Base().DSOLocal = v != 0
	}
	switch g := g.(type) {
	case *llvmir.GlobalVar:
		switch name {
		case "align":
			g.Align = v
		case "externally_initialized":
			g.ExternallyInitialized = v != 0
		case "constant":
			g.IsConst = v != 0
		}
	case *llvmir.Function:
		switch name {
		case "align":
			g.Align = v
		case "prefalign":
			g.PrefAlign = v
		case "cc":
			g.CallConv = llvmir.CallConv(v)
		}
	}
}

// listField sets a field that is a list.
func (x *exporter) listField(g llvmir.Global, name string, list *ir.ArrayAttr) error {
	texts := make([]string, list.Len())
	for i, e := range list.Elems() {
		if s, ok := e.(*ir.StringAttr); ok {
			texts[i] = s.Value()
		}
	}
	switch g := g.(type) {
	case *llvmir.GlobalVar:
		if name != "sanitize" {
			return nil
		}
		for _, t := range texts {
			switch t {
			case "no_sanitize_address":
				g.NoSanitizeAddress = true
			case "no_sanitize_hwaddress":
				g.NoSanitizeHWAddress = true
			case "sanitize_memtag":
				g.SanitizeMemtag = true
			case "sanitize_address_dyninit":
				g.SanitizeAddressDyn = true
			}
		}
	case *llvmir.Function:
		switch name {
		case "parameters":
			g.Attrs.Params = make([]*llvmir.AttrSet, len(texts))
			for i, t := range texts {
				if err := x.attrsField(&g.Attrs.Params[i], t, false); err != nil {
					return err
				}
			}
		case "arguments":
			for i, t := range texts {
				if i < len(g.Args) && g.Args[i].Name == "" {
					g.Args[i].Name = t
				}
			}
		}
	}
	return nil
}

// names makes the names of values and blocks in a function unique.
type names map[string]bool

func (n names) unique(name string) string {
	if name == "" || !n[name] {
		if name != "" {
			n[name] = true
		}
		return name
	}
	for i := 1; ; i++ {
		if s := name + "." + strconv.Itoa(i); !n[s] {
			n[s] = true
			return s
		}
	}
}

// nameIn returns the name in a value's location.
func nameIn(l ir.Location) string {
	if n, ok := l.(*ir.NameLoc); ok {
		return n.Name()
	}
	return ""
}
