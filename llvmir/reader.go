package llvmir

import (
	"bytes"
	"runtime"
	"slices"
	"sort"
	"strconv"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/source"
)

// Options control [Parse].
type Options struct {
	// KeepTyped keeps the pointer types and attributes of LLVM 14 as they are written.
	// Otherwise typed pointers become ptr, and old attributes and intrinsics are upgraded
	// as by LLVM 22. It makes no difference for text without typed pointers.
	KeepTyped bool

	// Threads is the number of goroutines that parse; 0 means one per processor. The
	// result does not depend on it.
	Threads int

	// Warn receives LLVM's warnings about the text: that debug info is ignored because its version
	// is not that of LLVM 22. It may be nil.
	Warn diag.Handler
}

// reader is the state that the parsers of a module share. One parser runs while the top
// level is parsed. After that only the fields guarded by mu change.
type reader struct {
	m       *Module
	file    *source.File
	base    int // offset of the chunk in the file
	typed   bool
	exact   bool // find the ends of bodies by lexing, not by a quick scan
	threads int
	all     []byte // the text

	leaveBodies bool // leave bodies to a Stream, unless one of the next two is set
	upgraded    bool // functions have changed, so their calls must too
	duplicates  bool // equal nodes were found

	mu           sync.Mutex
	numTypes     map[uint32]*Type
	numGlobals   map[uint32]Global
	nextGlobal   uint32
	typeAliases  map[*Type]*Type
	nameless     map[string]*Type // structs without a name, by what fragments call them
	typeUses     map[*Type]int    // uses of types not defined yet, with the position
	groups       map[uint32][]Attr
	groupSets    map[uint32]*AttrSet
	groupDefined map[uint32]bool
	groupsRead   bool
	comdatUses   map[*Comdat]int
	allExprs     []*Node
	exprs        map[uint32]*Node // expressions, which have no number, by hash
	nodeTable    []*Node          // by number
	sparseNodes  map[uint32]*Node // nodes with large numbers
	nodeUses     map[*Node]int    // uses of nodes not defined yet
	autoFuncs    map[string]*autoFunc

	jobs       []job
	mdSpans    []mdSpan
	structDefs []structDef // in the order of the text

	warn diag.Handler

	surprised atomic.Bool // the quick scan was wrong about an end
}

// autoFunc is an intrinsic that is called but not declared.
type autoFunc struct {
	written string // the name in the text, the least if there are several
	last    int    // position of the last call with that name
	fn      *Function
}

// A job is a span of text that is parsed after the top level.
type job struct {
	at, stop int
	run      func(p *parser)
}

// Parse parses a module from a file or a part of one. An error is a [diag.List] with the message of
// llvm-as 22. It has one diagnostic, since LLVM stops at the first. Functions are parsed in
// parallel. Parse is safe for concurrent use.
func Parse(c source.Chunk, opts Options) (*Module, error) {
	threads := opts.Threads
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	if what := binaryFile(c.Text()); what != "" {
		return nil, diag.List{diag.New(diag.Error, diag.Place{Filename: c.File.Name()}, "%s", what)}
	}
	src := c.Text()
	var warnings []*diag.Diagnostic
	warn := func(d *diag.Diagnostic) { warnings = append(warnings, d) }
	m, err, surprised := parse(c, src, opts.KeepTyped, false, threads, warn)
	if surprised || err != nil {
		warnings = nil
		m, err, _ = parse(c, src, opts.KeepTyped, true, threads, warn)
	}
	if err == nil && opts.KeepTyped && !m.IsTyped() {
		return Parse(c, Options{Threads: threads, Warn: opts.Warn})
	}
	if opts.Warn != nil {
		for _, d := range warnings {
			opts.Warn(d)
		}
	}
	if err != nil {
		at := c.File.Pos(c.Start + min(err.pos, len(src)))
		where := c.File.Position(at)
		place := diag.Place{Pos: at, Filename: where.Filename, Line: where.Line, Column: where.Column}
		return nil, diag.List{diag.New(diag.Error, place, "%s", err.msg)}
	}
	return m, nil
}

// binaryFile returns the error for input in a known binary format, or "".
func binaryFile(text []byte) string {
	for _, form := range []struct{ magic, complaint string }{
		{"BC\xc0\xde", "LLVM bitcode is not supported yet: gomlir reads LLVM IR's text only, which llvm-dis makes of it"},
		{"\xde\xc0\x17\x0b", "LLVM bitcode (in a wrapper) is not supported yet: gomlir reads LLVM IR's text only, which llvm-dis makes of it"},
		{"ML\xefR", "this is MLIR bytecode, not LLVM IR"},
	} {
		if bytes.HasPrefix(text, []byte(form.magic)) {
			return form.complaint
		}
	}
	return ""
}

// ParseString parses a module from a string. name is the file name in diagnostics. See [Parse].
func ParseString(name, text string, opts Options) (*Module, error) {
	var set source.Set
	f, err := set.AddFile(name, []byte(text))
	if err != nil {
		return nil, err
	}
	return Parse(source.Whole(f), opts)
}

func parse(c source.Chunk, src []byte, typed, exact bool, threads int, warn diag.Handler) (*Module, *syntaxError, bool) {
	r := newReader(c, typed, exact, threads, warn)
	_, err, surprised := r.read(src)
	if err != nil || surprised {
		return nil, err, surprised
	}
	return r.m, nil, false
}

func newReader(c source.Chunk, typed, exact bool, threads int, warn diag.Handler) *reader {
	r := &reader{
		m: NewModule(c.File.Name()), file: c.File, base: c.Start, typed: typed, exact: exact, threads: threads,
		numTypes: map[uint32]*Type{}, numGlobals: map[uint32]Global{}, typeUses: map[*Type]int{}, typeAliases: map[*Type]*Type{},
		groups: map[uint32][]Attr{}, groupSets: map[uint32]*AttrSet{}, groupDefined: map[uint32]bool{}, comdatUses: map[*Comdat]int{},
		nodeUses: map[*Node]int{}, sparseNodes: map[uint32]*Node{}, autoFuncs: map[string]*autoFunc{},
	}
	r.m.file = c.File
	r.warn = warn
	return r
}

// read parses everything, or everything but function bodies. It returns its parsers, the first
// error, and whether the quick scan was wrong about an end.
func (r *reader) read(src []byte) ([]*parser, *syntaxError, bool) {
	r.all = src
	top := r.parser(src)
	top.next()
	top.topLevel()
	if top.givesUp() {
		return nil, nil, true
	}
	top.recursion()
	parsers := append(r.runJobs(src), top)
	if r.surprised.Load() && !r.exact {
		return nil, nil, true
	}
	return parsers, r.finish(parsers), false
}

func (r *reader) parser(src []byte) *parser {
	return &parser{lexer: lexer{src: src, stop: len(src)}, reader: r}
}

// runJobs parses functions, initialisers and metadata, in parallel if the text is long
// enough.
func (r *reader) runJobs(src []byte) []*parser {
	r.groupJobs()
	threads := r.threads
	if len(src) < 1<<15 {
		threads = 1
	}
	var mu sync.Mutex
	var parsers []*parser
	errs := make([]*syntaxError, len(r.jobs))
	group.While(threads, len(r.jobs), 1, func() func(int) bool {
		p := r.parser(src)
		mu.Lock()
		parsers = append(parsers, p)
		mu.Unlock()
		return func(i int) bool {
			job := &r.jobs[i]
			p.err, p.depth = nil, 0
			p.seek(job.at, job.stop)
			job.run(p)
			errs[i] = p.err
			if p.err != nil && !r.exact {
				r.surprised.Store(true)
			}
			return !r.surprised.Load()
		}
	})
	for _, p := range parsers {
		p.err = nil
	}
	// Report the error that a sequential parser would reach first.
	for _, e := range errs {
		if e != nil && (parsers[0].err == nil || e.reach < parsers[0].err.reach) {
			parsers[0].err = e
		}
	}
	return parsers
}

// An mdSpan is the definition of a metadata node, starting at the exclamation mark of its contents.
type mdSpan struct {
	at, stop int
	node     *Node
}

// groupJobs combines metadata nodes into jobs, since one node is too small for a job.
func (r *reader) groupJobs() {
	const perJob = 512
	for spans := r.mdSpans; len(spans) > 0; {
		n := min(perJob, len(spans))
		part := spans[:n]
		spans = spans[n:]
		r.jobs = append(r.jobs, job{at: part[0].at, stop: part[0].stop, run: func(p *parser) {
			p.fn = nil
			for i, s := range part {
				if i > 0 {
					p.seek(s.at, s.stop)
				}
				p.fillNode(s.node)
				p.ended()
				if p.err != nil {
					return
				}
			}
		}})
	}
}

// ended checks that a job has read all of its text.
func (p *parser) ended() {
	if p.err == nil && p.tok != tEOF {
		p.surprised.Store(true)
		if p.exact {
			p.error("expected top-level entity")
		}
	}
}

// finish completes the module, or returns the first error.
func (r *reader) finish(parsers []*parser) *syntaxError {
	var first *syntaxError
	for _, p := range parsers {
		if p.err != nil && (first == nil || p.err.reach < first.reach) {
			first = p.err
		}
	}
	if first != nil {
		return first
	}
	r.declareIntrinsics()
	for _, p := range parsers {
		p.hadFixups = len(p.fixups) > 0
		for _, f := range p.fixups {
			f()
		}
		if p.err != nil && (first == nil || p.err.reach < first.reach) {
			first = p.err
		}
	}
	if first != nil {
		return first
	}
	if err := r.undefinedUses(parsers); err != nil {
		return err
	}
	r.numberKinds()
	var tags []*Node
	for _, p := range parsers {
		for n := range p.tbaa {
			tags = append(tags, n)
		}
	}
	r.m.upgradeTBAA(tags)
	r.uniqueNodes(parsers)
	if !r.typed {
		return r.upgrade(slices.ContainsFunc(parsers, func(p *parser) bool { return p.hasDebug }))
	}
	for _, f := range r.m.Functions {
		if in, ok := lookupIntrinsic(f.Name, true); ok && f.IsDeclaration() {
			f.Attrs = in.Attrs(r.m, f.ValueType)
		}
	}
	return nil
}

// The order in which LLVM checks for undefined things at the end.
const (
	stageBlocks = iota + 1
	stageTypes
	stageComdats
	stageIntrinsics
	stageGlobals
	stageNumberedGlobals
	stageNodes
)

// undefinedUses returns the error for the first use of something undefined.
func (r *reader) undefinedUses(parsers []*parser) *syntaxError {
	var all []undefinedUse
	for _, p := range parsers {
		all = append(all, p.undefined...)
	}
	for t, pos := range r.typeUses {
		if !t.defined && r.typeAliases[t] == nil {
			msg := "use of undefined type named '" + t.name + "'"
			if t.name == "" {
				for n, u := range r.numTypes {
					if u == t {
						msg = "use of undefined type '%" + strconv.Itoa(int(n)) + "'"
					}
				}
			}
			all = append(all, undefinedUse{stage: stageTypes, pos: pos, msg: msg})
		}
	}
	for c, pos := range r.comdatUses {
		if !c.defined {
			all = append(all, undefinedUse{stage: stageComdats, pos: pos, name: c.Name, msg: "use of undefined comdat '$" + c.Name + "'"})
		}
	}
	for n, pos := range r.nodeUses {
		if !n.defined {
			all = append(all, undefinedUse{stage: stageNodes, pos: pos, num: uint32(n.id), msg: "use of undefined metadata '!" + strconv.Itoa(int(n.id)) + "'"})
		}
	}
	if len(all) == 0 {
		return nil
	}
	sort.Slice(all, func(i, j int) bool {
		a, b := all[i], all[j]
		if a.stage != b.stage {
			return a.stage < b.stage
		}
		if a.name != b.name {
			return a.name < b.name
		}
		if a.num != b.num {
			return a.num < b.num
		}
		return a.pos < b.pos
	})
	return &syntaxError{pos: all[0].pos, msg: all[0].msg}
}

// useType records the first use of a struct that is not defined yet.
func (r *reader) useType(t *Type, at int) {
	r.mu.Lock()
	if old, ok := r.typeUses[t]; !ok || at < old {
		r.typeUses[t] = at
	}
	r.mu.Unlock()
}

func (r *reader) typeUsed(t *Type) bool {
	_, ok := r.typeUses[t]
	return ok
}

func (r *reader) aliasType(t, to *Type) {
	r.typeAliases[t] = to
}

// numberedType returns the struct with the given number.
func (r *reader) numberedType(n uint32) *Type {
	r.mu.Lock()
	defer r.mu.Unlock()
	t := r.numTypes[n]
	if t == nil {
		t = r.m.Types.NewUnnamed()
		r.numTypes[n] = t
	}
	return t
}

// node returns the metadata node with the given number. It records the use of a node that is not
// defined yet.
func (r *reader) node(n uint32, at int) *Node {
	if int(n) < len(r.nodeTable) {
		if node := r.nodeTable[n]; node != nil && node.defined {
			return node
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	node := r.nodeSlot(n)
	if !node.defined {
		if old, ok := r.nodeUses[node]; !ok || at < old {
			r.nodeUses[node] = at
		}
	}
	return node
}

// sharedExpr returns the node that all parsers share for an expression, or a new one if
// another expression has the same hash.
func (r *reader) sharedExpr(like *Node, hash uint32) *Node {
	r.mu.Lock()
	defer r.mu.Unlock()
	if n := r.exprs[hash]; n != nil && sameNode(n, like) {
		return n
	}
	n := &Node{Kind: DIExpression, ints: append([]int64(nil), like.ints...), hash: hash, defined: true, id: -1}
	if r.exprs == nil {
		r.exprs = map[uint32]*Node{}
	}
	r.exprs[hash] = n
	r.allExprs = append(r.allExprs, n)
	return n
}

// nodeSlot returns the node with the given number, creating it if necessary. The caller is the top
// level or holds mu.
func (r *reader) nodeSlot(n uint32) *Node {
	if int(n) < len(r.nodeTable) && r.nodeTable[n] != nil {
		return r.nodeTable[n]
	}
	if node := r.sparseNodes[n]; node != nil {
		return node
	}
	node := &Node{id: int32(n)}
	r.sparseNodes[n] = node
	return node
}

// defineNode returns the node with the given number for its definition, nil if it is defined
// already.
func (p *parser) defineNode(n uint32) *Node {
	r := p.reader
	if int(n) < len(r.nodeTable) && r.nodeTable[n] != nil {
		return nil
	}
	node := r.sparseNodes[n]
	if node == nil {
		node = p.nodes.One()
		node.id = int32(n)
	}
	if node.defined {
		return nil
	}
	node.defined = true
	if int(n) < 2*len(r.nodeTable)+1024 {
		for int(n) >= len(r.nodeTable) {
			r.nodeTable = append(r.nodeTable, nil)
		}
		r.nodeTable[n] = node
	} else {
		r.sparseNodes[n] = node
	}
	return node
}

// numberKinds numbers the attachment kinds that LLVM does not know, in the order of the text.
func (r *reader) numberKinds() {
	var extra []*MDKind
	for _, k := range r.m.kinds {
		if k.id >= int32(len(fixedKinds)) {
			extra = append(extra, k)
		}
	}
	sort.Slice(extra, func(i, j int) bool { return extra[i].first < extra[j].first })
	for i, k := range extra {
		k.id = int32(len(fixedKinds) + i)
	}
}

// intrinsicByName returns the declaration of an intrinsic that is called but not declared. name is
// its name in LLVM 22, written the name in the text, which may be older.
func (r *reader) intrinsicByName(name, written string, sig *Type, at int) *Function {
	r.mu.Lock()
	defer r.mu.Unlock()
	a := r.autoFuncs[name]
	if a == nil {
		f := &Function{GlobalBase: r.m.base(name, sig, r.m.Layout().ProgramSpace)}
		f.Args = newArgs(f, sig)
		a = &autoFunc{written: written, last: at, fn: f}
		r.autoFuncs[name] = a
	}
	switch {
	case written < a.written:
		a.written, a.last = written, at
	case written == a.written:
		a.last = max(a.last, at)
	}
	return a.fn
}

// declareIntrinsics adds those declarations in LLVM's order: by the names in the text. Those with
// equal names come in reverse order of their last uses.
func (r *reader) declareIntrinsics() {
	names := make([]string, 0, len(r.autoFuncs))
	for n := range r.autoFuncs {
		names = append(names, n)
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := r.autoFuncs[names[i]], r.autoFuncs[names[j]]
		if a.written != b.written {
			return a.written < b.written
		}
		return a.last > b.last
	})
	for _, n := range names {
		f := r.autoFuncs[n].fn
		r.m.symbols[n] = f
		r.m.Functions = append(r.m.Functions, f)
	}
}
