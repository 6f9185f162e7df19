package llvmir

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/num"
)

// PrintOptions are the options of [Module.Print].
type PrintOptions struct {
	// NoModuleID omits the first line, a comment with the file name.
	NoModuleID bool

	// UseListOrders prints the use-list orders of the module, as llvm-dis does with
	// -preserve-ll-uselistorder.
	UseListOrders bool

	// Threads is the number of goroutines that print; 0 means one per processor. The text
	// does not depend on it.
	Threads int
}

// printer appends text to a buffer.
type printer struct {
	b      []byte
	m      *Module
	n      *numbering
	typed  bool
	fn     *Function
	layout *DataLayout
	attach []Attachment
	uses   bool           // print use-list orders
	names  *FragmentNames // for a fragment, else nil
	live   bool           // the globals may have no numbers yet
}

// ErrTooLong is the error of printing a module with a type whose text would be too long:
// see [Type.TooLong].
var ErrTooLong = errors.New("a type takes more than 64 MiB of text, since LLVM IR has no names for literal structs")

// Print writes the module as text: as llvm-dis 22 does, or as llvm-dis 14 if the module
// has typed pointers. The error is that of w, or [ErrTooLong] before anything is written.
//
// Print stores the numbers of values, nodes and types in the module. So concurrent calls
// wait for each other, and nothing may change the module meanwhile.
func (m *Module) Print(w io.Writer, opts PrintOptions) error {
	m.printMu.Lock()
	defer m.printMu.Unlock()
	if m.Types.tooLong.Load() {
		return ErrTooLong
	}
	threads := opts.Threads
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	n := m.number(threads)
	defer n.release()
	p := &printer{m: m, n: n, typed: m.IsTyped(), layout: m.Layout(), uses: opts.UseListOrders}
	p.header(!opts.NoModuleID)
	p.globals()
	if _, err := w.Write(p.b); err != nil {
		return err
	}
	if err := p.functions(w, threads); err != nil {
		return err
	}
	p.b = p.b[:0]
	if p.uses {
		p.useLists(m.UseLists, "")
	}
	if len(n.sets) > 0 {
		p.b = append(p.b, '\n')
		for i, s := range n.sets {
			p.b = append(p.b, "attributes #"...)
			p.b = strconv.AppendInt(p.b, int64(i), 10)
			p.b = append(p.b, " = { "...)
			p.b = s.appendFor(p.b, true, p.typed)
			p.b = append(p.b, " }\n"...)
		}
	}
	p.namedMetadata()
	if _, err := w.Write(p.b); err != nil {
		return err
	}
	return p.nodes(w, threads)
}

// chunk is the text of consecutive functions or nodes.
type chunk struct {
	text   []byte
	failed *group.Panic
	done   chan struct{}
}

// inOrder produces n pieces of text on several goroutines and writes them in order. Each goroutine
// calls start to get a function that appends piece i to a buffer. weight estimates the length of a
// piece; short pieces share a chunk. inOrder stops at the first write error.
func inOrder(w io.Writer, threads, n int, weight func(int) int, start func() func(b []byte, i int) []byte) error {
	const size = 1 << 16
	type span struct{ from, to int }
	var spans []span
	for i := 0; i < n; {
		from, sum := i, 0
		for i < n && sum < size {
			sum += weight(i)
			i++
		}
		spans = append(spans, span{from, i})
	}
	threads = min(threads, len(spans))
	if threads <= 1 {
		f := start()
		var b []byte
		for _, s := range spans {
			b = b[:0]
			for i := s.from; i < s.to; i++ {
				b = f(b, i)
			}
			if _, err := w.Write(b); err != nil {
				return err
			}
		}
		return nil
	}
	chunks := make([]chunk, len(spans))
	for i := range chunks {
		chunks[i].done = make(chan struct{})
	}
	// No worker runs more than a few chunks ahead of the writer, which bounds memory.
	ahead := make(chan struct{}, 4*threads)
	quit := make(chan struct{})
	var free sync.Pool
	var next atomic.Int64
	var workers group.Group
	for range threads {
		workers.Go(func() {
			f := start()
			for {
				select {
				case ahead <- struct{}{}:
				case <-quit:
					return
				}
				c := int(next.Add(1)) - 1
				if c >= len(spans) {
					return
				}
				var b []byte
				if old, ok := free.Get().(*[]byte); ok {
					b = (*old)[:0]
				}
				chunks[c].failed = group.Try(func() {
					for i := spans[c].from; i < spans[c].to; i++ {
						b = f(b, i)
					}
				})
				chunks[c].text = b
				close(chunks[c].done)
			}
		})
	}
	failed, err := writeChunks(w, chunks, func(b *[]byte) {
		free.Put(b)
		<-ahead
	})
	close(quit)
	workers.Wait() // no goroutine reads the module any more
	if failed != nil {
		panic(failed)
	}
	return err
}

// writeChunks writes the chunks in order and releases their buffers. It stops at a failed chunk or
// a write error.
func writeChunks(w io.Writer, chunks []chunk, release func(*[]byte)) (*group.Panic, error) {
	for i := range chunks {
		c := &chunks[i]
		<-c.done
		if c.failed != nil {
			return c.failed, nil
		}
		if _, err := w.Write(c.text); err != nil {
			return nil, err
		}
		release(&c.text)
	}
	return nil, nil
}

func (p *printer) functions(w io.Writer, threads int) error {
	fs := p.m.Functions
	weight := func(i int) int {
		n := 64
		for _, b := range fs[i].Blocks {
			n += 60 * len(b.Instrs)
		}
		return n
	}
	return inOrder(w, threads, len(fs), weight, func() func([]byte, int) []byte {
		q := &printer{m: p.m, n: p.n, typed: p.typed, layout: p.layout, uses: p.uses}
		return func(b []byte, i int) []byte {
			q.b = append(b, '\n')
			q.function(fs[i])
			return q.b
		}
	})
}

func (p *printer) nodes(w io.Writer, threads int) error {
	nodes := p.n.nodes
	if len(nodes) == 0 {
		return nil
	}
	if _, err := io.WriteString(w, "\n"); err != nil {
		return err
	}
	return inOrder(w, threads, len(nodes), func(int) int { return 80 }, func() func([]byte, int) []byte {
		q := &printer{m: p.m, n: p.n, typed: p.typed, layout: p.layout}
		return func(b []byte, i int) []byte {
			b = append(b, '!')
			b = strconv.AppendInt(b, int64(i), 10)
			q.b = append(b, " = "...)
			q.nodeBody(nodes[i])
			return append(q.b, '\n')
		}
	})
}

func (p *printer) str(s string) { p.b = append(p.b, s...) }

func (p *printer) quoted(s string) { p.b = num.AppendQuoted(p.b, s) }

func (p *printer) uint(n uint64) { p.b = strconv.AppendUint(p.b, n, 10) }

func (p *printer) typ(t *Type) { p.b = t.append(p.b) }

// header prints everything before the global variables.
func (p *printer) header(id bool) {
	m := p.m
	if id && m.Name != "" && !strings.Contains(m.Name, "\n") {
		p.str("; ModuleID = '" + m.Name + "'\n")
	}
	if m.SourceName != "" {
		p.str("source_filename = ")
		p.quoted(m.SourceName)
		p.str("\n")
	}
	if m.DataLayout != "" {
		p.str("target datalayout = \"" + m.DataLayout + "\"\n")
	}
	if m.Triple != "" {
		p.str("target triple = \"" + m.Triple + "\"\n")
	}
	if m.Asm != "" {
		p.str("\n")
		for rest := m.Asm; rest != ""; {
			var line string
			line, rest, _ = strings.Cut(rest, "\n")
			p.str("module asm ")
			p.quoted(line)
			p.str("\n")
		}
	}
	p.types()
	p.comdats()
}

func (p *printer) types() {
	if len(p.n.seen) == 0 {
		return
	}
	p.str("\n")
	for _, t := range p.n.seen {
		if t.name == "" {
			p.typ(t)
			p.str(" = type ")
			p.b = t.appendBody(p.b)
			p.str("\n")
		}
	}
	for _, t := range p.n.seen {
		if t.name != "" {
			p.typ(t)
			p.str(" = type ")
			p.b = t.appendBody(p.b)
			p.str("\n")
		}
	}
}

// comdats prints the comdats of functions and variables.
func (p *printer) comdats() {
	seen := map[*Comdat]bool{}
	var list []*Comdat
	add := func(c *Comdat) {
		if c != nil && !seen[c] {
			seen[c] = true
			list = append(list, c)
		}
	}
	for _, f := range p.m.Functions {
		add(f.Comdat)
	}
	for _, g := range p.m.Vars {
		add(g.Comdat)
	}
	for _, c := range list {
		p.str("\n$")
		p.b = appendName(p.b, c.Name)
		p.str(" = comdat ")
		p.str(c.Kind.String())
		p.str("\n")
	}
}

func (p *printer) globals() {
	if len(p.m.Vars) > 0 {
		p.str("\n")
	}
	for _, g := range p.m.Vars {
		p.globalVar(g)
		p.str("\n")
	}
	if len(p.m.Aliases) > 0 {
		p.str("\n")
	}
	for _, a := range p.m.Aliases {
		p.alias(a)
		p.str("\n")
	}
	if len(p.m.IFuncs) > 0 {
		p.str("\n")
	}
	for _, f := range p.m.IFuncs {
		p.ifunc(f)
		p.str("\n")
	}
}

func (p *printer) alias(a *Alias) {
	p.globalHead(&a.GlobalBase)
	p.str("alias ")
	p.aliasTail(a.ValueType, a.Aliasee, a.Partition)
}

func (p *printer) ifunc(f *IFunc) {
	p.globalHead(&f.GlobalBase)
	p.str("ifunc ")
	p.aliasTail(f.ValueType, f.Resolver, f.Partition)
	p.attachments(f.Metadata, ", ")
}

func (p *printer) aliasTail(t *Type, c Constant, partition string) {
	p.typ(t)
	p.str(", ")
	if _, ok := c.(*Expr); ok {
		p.value(c)
	} else {
		p.typedValue(c)
	}
	if partition != "" {
		p.str(", partition ")
		p.quoted(partition)
	}
}

// globalName prints the name of a global with its sigil.
func (p *printer) globalName(g *GlobalBase) {
	p.b = append(p.b, '@')
	if g.Name == "" {
		number := g.slot
		if p.live {
			number = globalNumber(g)
		}
		p.b = strconv.AppendInt(p.b, int64(number), 10)
		return
	}
	p.b = appendName(p.b, g.Name)
}

// linkage prints everything from linkage to DLL storage class, each with a space after it.
func (p *printer) linkage(g *GlobalBase) {
	if g.Linkage != ExternalLinkage {
		p.str(g.Linkage.String())
		p.str(" ")
	}
	if g.DSOLocal && !g.impliesDSOLocal() {
		p.str("dso_local ")
	}
	if g.Visibility != DefaultVisibility {
		p.str(g.Visibility.String())
		p.str(" ")
	}
	if g.DLLStorage != NoDLLStorage {
		p.str(g.DLLStorage.String())
		p.str(" ")
	}
}

// globalHead prints a global up to its keyword.
func (p *printer) globalHead(g *GlobalBase) {
	p.globalName(g)
	p.str(" = ")
	p.linkage(g)
	if g.ThreadLocal != NotThreadLocal {
		p.str(g.ThreadLocal.String())
		p.str(" ")
	}
	if g.UnnamedAddr != NoUnnamedAddr {
		p.str(g.UnnamedAddr.String())
		p.str(" ")
	}
}

func (p *printer) globalVar(g *GlobalVar) {
	if g.Init == nil && g.Linkage == ExternalLinkage {
		p.globalName(&g.GlobalBase)
		p.str(" = external ")
		at := len(p.b)
		p.globalHead(&g.GlobalBase)
		skip := bytes.Index(p.b[at:], []byte(" = ")) + 3
		p.b = append(p.b[:at], p.b[at+skip:]...)
	} else {
		p.globalHead(&g.GlobalBase)
	}
	if as := g.typ.AddrSpace(); as != 0 {
		p.str("addrspace(")
		p.uint(uint64(as))
		p.str(") ")
	}
	if g.ExternallyInitialized {
		p.str("externally_initialized ")
	}
	if g.IsConst {
		p.str("constant ")
	} else {
		p.str("global ")
	}
	p.typ(g.ValueType)
	if g.Init != nil {
		p.str(" ")
		p.value(g.Init)
	}
	p.stringProp(", section ", g.Section)
	p.stringProp(", partition ", g.Partition)
	p.stringProp(", code_model ", g.CodeModel)
	for _, s := range []struct {
		on   bool
		text string
	}{{g.NoSanitizeAddress, ", no_sanitize_address"}, {g.NoSanitizeHWAddress, ", no_sanitize_hwaddress"},
		{g.SanitizeMemtag, ", sanitize_memtag"}, {g.SanitizeAddressDyn, ", sanitize_address_dyninit"}} {
		if s.on {
			p.str(s.text)
		}
	}
	if g.Comdat != nil {
		p.str(",")
		p.comdat(g.Comdat, g.Name)
	}
	if g.Align != 0 {
		p.str(", align ")
		p.uint(g.Align)
	}
	p.attachments(g.Metadata, ", ")
	p.groupRef(g.Attrs)
}

func (p *printer) stringProp(word, s string) {
	if s != "" {
		p.str(word)
		p.quoted(s)
	}
}

func (p *printer) comdat(c *Comdat, name string) {
	p.str(" comdat")
	if c.Name != name {
		p.str("($")
		p.b = appendName(p.b, c.Name)
		p.str(")")
	}
}

// groupRef prints the number of an attribute set.
func (p *printer) groupRef(s *AttrSet) {
	if s != nil && p.names != nil {
		p.b = s.append(append(p.b, ' '), false)
	} else if s != nil {
		p.str(" #")
		p.uint(uint64(p.n.groups[s]))
	}
}

// attachments prints attachments, each after sep.
func (p *printer) attachments(list []Attachment, sep string) {
	if len(list) == 0 {
		return
	}
	p.attach = append(p.attach[:0], sortedAttachments(list, p.attach)...)
	for _, a := range p.attach {
		p.str(sep)
		p.b = appendMDName(append(p.b, '!'), a.Kind.Name)
		p.b = append(p.b, ' ')
		p.nodeRef(a.Node)
	}
}

// appendMDName appends the name of metadata. It escapes bytes that may not be in a name.
func appendMDName(b []byte, name string) []byte {
	if name == "" {
		return append(b, "<empty name> "...)
	}
	for i := 0; i < len(name); i++ {
		c := name[i]
		if charClass[c]&cAlpha != 0 || c == '_' || i > 0 && charClass[c]&cDigit != 0 {
			b = append(b, c)
		} else {
			const hex = "0123456789ABCDEF"
			b = append(b, '\\', hex[c>>4], hex[c&15])
		}
	}
	return b
}

func (p *printer) namedMetadata() {
	if len(p.m.Named) > 0 {
		p.str("\n")
	}
	for _, nm := range p.m.Named {
		p.b = appendMDName(append(p.b, '!'), nm.Name)
		p.str(" = !{")
		for i, n := range nm.Nodes {
			if i > 0 {
				p.str(", ")
			}
			p.nodeRef(n)
		}
		p.str("}\n")
	}
}
