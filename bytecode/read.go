package bytecode

import (
	"bytes"
	"reflect"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// ReadConfig says how to read. Its zero value is a good one.
type ReadConfig struct {
	// Threads is how many goroutines may read at a time; 0 is one for each processor. The
	// result is the same for any number.
	Threads int
	// External receives the resources of tools. If it is nil, they are ignored, with a
	// warning.
	External *asm.ExternalResources
	// Callbacks are asked before the dialects.
	Callbacks []Callback
}

// Is reports whether data starts as a file of bytecode does.
func Is(data []byte) bool { return len(data) >= len(Magic) && string(data[:len(Magic)]) == Magic }

// ReadBlock reads a file, as [asm.ParseBlock] reads text. The name is the one that
// diagnostics show. Data must not be changed while the context is in use. ReadBlock returns
// nil if there was an error.
//
// The result is not verified: see package verify.
func ReadBlock(ctx *ir.Context, name string, data []byte, cfg ReadConfig, report diag.Handler) *ir.Block {
	r := newReader(ctx, name, data, cfg)
	block := r.read(false)
	r.report(report)
	return block
}

// ReadModule is ReadBlock with the result in a builtin.module: the one that is the only
// operation of the file, or a new one around its operations.
func ReadModule(ctx *ir.Context, name string, data []byte, cfg ReadConfig, report diag.Handler) *ir.Operation {
	block := ReadBlock(ctx, name, data, cfg, report)
	if block == nil {
		return nil
	}
	if op := block.First(); op != nil && op.Next() == nil && op.Name() == "builtin.module" {
		op.Remove()
		return op
	}
	region := ir.NewRegion()
	region.Append(block)
	return ir.NewOperation(&ir.OperationState{
		Context: ctx, Def: ctx.OpDef("builtin.module"), Regions: []*ir.Region{region},
		Loc: ir.NewFileLineColLoc(ctx, name, 0, 0),
	})
}

// Read is [ReadModule] with the zero ReadConfig. The error is a [diag.List].
func Read(ctx *ir.Context, name string, data []byte) (*ir.Operation, error) {
	var c diag.Collector
	op := ReadModule(ctx, name, data, ReadConfig{}, c.Handle)
	if op == nil {
		return nil, c.Err(ctx.Files())
	}
	return op, nil
}

// reader reads one file.
type reader struct {
	ctx      *ir.Context
	cfg      ReadConfig
	name     string
	data     []byte
	version  uint64
	producer string
	header   bool // the version and the producer are known
	lazy     *File

	sections   [numSections]span
	present    [numSections]bool
	strings    []string
	dialects   []*readDialect
	names      []readName
	attrs      entries[ir.Attribute]
	types      entries[ir.Type]
	properties []span
	resources  []*ir.Resource
	decoded    []atomic.Pointer[decodedProperties] // by the number of the entry in the properties
	locs       locTable

	budget atomic.Int64 // of memory for what may be much longer than its encoding
	main   *task
	tasks  []*task // isolated regions, in their order
}

// readDialect is a dialect of the file.
type readDialect struct {
	name     string
	version  span // section with the version; empty if it has none
	once     sync.Once
	dialect  *ir.Dialect
	encoding DialectEncoding
	loaded   any // version
	failed   bool
	diags    []*diag.Diagnostic
}

// readName is the name of an operation of the file.
type readName struct {
	dialect    *readDialect
	mnemonic   string
	registered bool
	def        atomic.Pointer[ir.OpDef]
	order      atomic.Pointer[slotOrder] // of the properties
}

func newReader(ctx *ir.Context, name string, data []byte, cfg ReadConfig) *reader {
	r := &reader{ctx: ctx, cfg: cfg, name: name, data: data}
	if r.cfg.Threads == 0 {
		r.cfg.Threads = runtime.GOMAXPROCS(0)
	}
	r.budget.Store(64<<20 + 16*int64(len(data)))
	r.main = newTask(r)
	return r
}

// spend takes memory from the budget. It reports false if there is not enough.
func (r *reader) spend(n int) bool { return r.budget.Add(-int64(n)) >= 0 }

// place is where diagnostics are.
func (r *reader) place() diag.Place { return diag.Place{Filename: r.name} }

func (r *reader) errorf(format string, args ...any) *diag.Diagnostic {
	return r.noted(diag.Errorf(r.place(), format, args...))
}

// noted adds the producer of the file to a diagnostic.
func (r *reader) noted(d *diag.Diagnostic) *diag.Diagnostic {
	if !r.header {
		return d
	}
	return d.Note(r.place(), "in bytecode version %d produced by: %s", r.version, r.producer)
}

// report gives away the diagnostics of the first task that failed, and the warnings before.
func (r *reader) report(h diag.Handler) {
	for _, d := range r.main.diags {
		h(d)
	}
	r.main.diags = nil
}

// read reads the file. With lazy set, isolated regions stay empty.
func (r *reader) read(lazy bool) *ir.Block {
	t := r.main
	r.readHeader(t)
	if !t.failed {
		r.readStrings(t)
	}
	if !t.failed && r.present[sectionProperties] {
		r.readPropertySection(t)
	}
	if !t.failed {
		r.readDialects(t)
	}
	if !t.failed {
		r.readResources(t)
	}
	if !t.failed {
		r.readOffsets(t)
	}
	if !t.failed {
		r.addLocations(t)
	}
	if t.failed {
		return nil
	}
	block := r.readIR(lazy && r.version >= versionLazy)
	if t.failed {
		return nil
	}
	return block
}

// readHeader reads the start of the file and finds the sections.
func (r *reader) readHeader(t *task) {
	d := &Decoder{t: t, data: r.data, pos: min(len(Magic), len(r.data))}
	r.version = d.Uvarint()
	if !t.failed && r.version > Version {
		d.Errorf("bytecode version %d is newer than the current version %d", r.version, Version)
	}
	r.producer = d.cString()
	if t.failed {
		return
	}
	r.header = true
	for d.left() > 0 && !t.failed {
		id, s := d.section()
		if t.failed {
			return
		}
		if r.present[id] {
			d.Errorf("duplicate top-level section: %s", sectionNames[id])
			return
		}
		r.present[id], r.sections[id] = true, s
	}
	for id, ok := range r.present {
		if !ok && !section(id).optional(r.version) && !t.failed {
			d.Errorf("missing data for top-level section: %s", sectionNames[id])
		}
	}
}

// section reads the start of a section and skips its contents.
func (d *Decoder) section() (section, span) {
	b := d.byte()
	size := d.Uvarint()
	id := section(b & 0x7f)
	if d.t.failed {
		return 0, span{}
	}
	if id >= numSections {
		d.Errorf("invalid section ID: %d", id)
		return 0, span{}
	}
	if b&0x80 != 0 {
		d.alignTo(d.Uvarint())
	}
	d.bytes(size)
	return id, span{d.pos - int(min(size, uint64(d.pos))), d.pos}
}

// alignTo skips up to a multiple of a power of two.
func (d *Decoder) alignTo(align uint64) {
	switch {
	case d.t.failed:
		return
	case align == 0 || align&(align-1) != 0:
		d.Errorf("expected alignment to be a power-of-two")
		return
	case uint64(d.start)&(align-1) != 0:
		d.Errorf("expected bytecode buffer to be aligned to %d, but it starts at offset %d", align, d.start)
		return
	}
	for uint64(d.pos)&(align-1) != 0 {
		switch b := d.byte(); {
		case d.t.failed:
			return
		case b != alignmentByte:
			d.Errorf("expected alignment byte (0xCB), but got: '0x%X'", b)
			return
		}
	}
}

// readStrings finds the strings. Their lengths are in reverse order.
func (r *reader) readStrings(t *task) {
	s := r.sections[sectionStrings]
	d := t.sub(s)
	n := d.Len()
	if t.failed {
		return
	}
	ends := make([]int, n+1)
	ends[n] = s.end
	for i := n - 1; i >= 0; i-- {
		size := d.Uvarint()
		if t.failed {
			return
		}
		if size > uint64(ends[i+1]-s.start) || size == 0 {
			d.Errorf("string size exceeds the available data size")
			return
		}
		ends[i] = ends[i+1] - int(size)
	}
	if d.pos != ends[0] {
		d.Errorf("unexpected trailing data between the offsets for strings and their data")
		return
	}
	all := string(r.data[ends[0]:s.end]) // one copy, so that the file need not stay
	r.strings = make([]string, n)
	for i := range r.strings {
		r.strings[i] = all[ends[i]-ends[0] : ends[i+1]-ends[0]-1]
	}
}

// readPropertySection finds the properties.
func (r *reader) readPropertySection(t *task) {
	s := r.sections[sectionProperties]
	if s.len() == 0 {
		return
	}
	d := t.sub(s)
	n := d.Len()
	r.properties = make([]span, 0, n)
	for range n {
		size := d.Uvarint()
		d.bytes(size)
		if t.failed {
			return
		}
		r.properties = append(r.properties, span{d.pos - int(size), d.pos})
	}
	r.decoded = make([]atomic.Pointer[decodedProperties], n)
	if d.left() > 0 && !t.failed {
		d.Errorf("Broken properties section: didn't exhaust the offsets table")
	}
}

// readDialects reads the names of dialects and operations.
func (r *reader) readDialects(t *task) {
	d := t.sub(r.sections[sectionDialects])
	r.dialects = make([]*readDialect, d.Len())
	for i := range r.dialects {
		e := &readDialect{}
		r.dialects[i] = e
		if r.version < versionDialects {
			e.name = d.String()
			continue
		}
		name, versioned := d.withFlag()
		e.name = d.stringAt(name)
		if versioned {
			var id section
			if id, e.version = d.section(); id != sectionDialectVersions && !t.failed {
				d.Errorf("expected dialect version section")
			}
		}
		if t.failed {
			return
		}
	}
	if r.version >= versionElidedLocs {
		d.Uvarint() // how many names there are
	}
	var names []*readName
	for d.left() > 0 && !t.failed {
		d.group(func(e *readDialect) {
			n := &readName{dialect: e}
			if r.version < versionProperties {
				n.mnemonic = d.String()
			} else {
				var str uint64
				str, n.registered = d.withFlag()
				n.mnemonic = d.stringAt(str)
			}
			names = append(names, n)
		})
	}
	r.names = make([]readName, len(names))
	for i, n := range names {
		r.names[i].dialect, r.names[i].mnemonic, r.names[i].registered = n.dialect, n.mnemonic, n.registered
	}
}

// group reads a dialect and calls entry as often as the group has entries.
func (d *Decoder) group(entry func(*readDialect)) {
	i := d.Uvarint()
	if d.t.failed {
		return
	}
	if i >= uint64(len(d.t.r.dialects)) {
		d.Errorf("invalid dialect index: %d", i)
		return
	}
	for n := d.Uvarint(); n > 0 && !d.t.failed; n-- {
		entry(d.t.r.dialects[i])
	}
}

// load finds a dialect in the context, and reads its version. It returns false after an
// error.
func (t *task) load(e *readDialect) bool {
	e.once.Do(func() {
		sub := newTask(t.r)
		r := t.r
		e.dialect = r.ctx.Dialect(e.name)
		switch {
		case e.name == "builtin": // also in a context without the dialect
			e.encoding = Builtin{}
		case e.dialect != nil:
			e.encoding, _ = DialectInterface.Of(r.ctx, e.dialect)
		case !r.ctx.AllowsUnregisteredDialects():
			sub.errorf("dialect '%s' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used.", e.name)
		}
		if e.version.len() > 0 && !sub.failed {
			if v, ok := e.encoding.(VersionedEncoding); ok {
				d := sub.sub(e.version)
				d.dialect = e.name
				e.loaded = v.ReadVersion(d)
				if e.loaded == nil {
					sub.errorf("cannot read the version of dialect '%s'", e.name)
				}
			} else {
				sub.errorf("dialect '%s' does not implement the bytecode interface, but found a version entry", e.name)
			}
		}
		e.failed, e.diags = sub.failed, sub.diags
	})
	if e.failed && !t.failed {
		t.failed = true
		t.diags = append(t.diags, e.diags...)
	}
	return !e.failed
}

// definition returns the definition of the operation of a name.
func (t *task) definition(d *Decoder, i uint64) (*readName, *ir.OpDef) {
	r := t.r
	if t.failed {
		return nil, nil
	}
	if i >= uint64(len(r.names)) {
		d.Errorf("invalid operation name index: %d", i)
		return nil, nil
	}
	n := &r.names[i]
	if def := n.def.Load(); def != nil {
		return n, def
	}
	if !t.load(n.dialect) {
		return nil, nil
	}
	name := n.dialect.name
	if n.mnemonic != "" {
		name += "." + n.mnemonic
	} else if n.dialect.dialect != nil {
		d.Errorf("has an empty opname for dialect '%s'\n", name)
		return nil, nil
	}
	def := r.ctx.OpDef(name)
	n.def.Store(def)
	return n, def
}

// readResources reads the resources.
func (r *reader) readResources(t *task) {
	switch has, offsets := r.present[sectionResources], r.present[sectionResourceOffsets]; {
	case offsets && !has:
		t.errorf("unexpected resource offset section when resource section is not present")
		return
	case has && !offsets:
		t.errorf("expected resource offset section when resource section is present")
		return
	case !has:
		return
	}
	d, data := t.sub(r.sections[sectionResourceOffsets]), t.sub(r.sections[sectionResources])
	for n := d.Uvarint(); n > 0 && !t.failed; n-- {
		name := d.String()
		if t.failed {
			return
		}
		var group *asm.ResourceGroup
		if r.cfg.External != nil {
			group = r.cfg.External.Group(name)
		} else {
			t.diags = append(t.diags, r.noted(diag.Warningf(r.place(), "ignoring unknown external resources for '%s'", name)))
		}
		t.resourceGroup(d, data, func(e *asm.ResourceEntry, empty bool) {
			if group != nil {
				group.Entries = append(group.Entries, *e)
			}
		}, false)
	}
	for d.left() > 0 && !t.failed {
		i := d.Uvarint()
		switch {
		case t.failed:
			return
		case i >= uint64(len(r.dialects)):
			d.Errorf("invalid dialect index: %d", i)
			return
		case !t.load(r.dialects[i]):
			return
		}
		e := r.dialects[i]
		switch {
		case e.name == "builtin":
		case e.dialect == nil:
			d.Errorf("dialect '%s' is unknown", e.name)
			return
		case !e.dialect.Resources:
			d.Errorf("unexpected resources for dialect '%s'", e.name)
			return
		}
		t.resourceGroup(d, data, func(entry *asm.ResourceEntry, empty bool) {
			res := r.ctx.Resource(e.name, entry.Key)
			if !empty {
				if _, _, ok := res.Blob(); ok {
					res = r.ctx.NewResource(e.name, entry.Key)
				}
				if entry.Kind != asm.ResourceBlob {
					d.Errorf("expected a blob resource entry, but found a %s entry instead", resourceKinds[entry.Kind])
				}
				res.SetBlob([]byte(entry.Text), entry.Align)
			}
			r.resources = append(r.resources, res)
		}, true)
	}
}

var resourceKinds = map[asm.ResourceKind]string{asm.ResourceBlob: "blob", asm.ResourceBool: "bool", asm.ResourceString: "string"}

// resourceGroup reads the resources of a dialect or tool. Empty ones may be declarations.
func (t *task) resourceGroup(d, data *Decoder, entry func(e *asm.ResourceEntry, empty bool), mayDeclare bool) {
	for n := d.Uvarint(); n > 0 && !t.failed; n-- {
		e := asm.ResourceEntry{Key: d.String()}
		size, kind := d.Uvarint(), d.byte()
		start := data.pos
		data.bytes(size)
		if t.failed {
			return
		}
		if mayDeclare && size == 0 {
			entry(&e, true)
			continue
		}
		v := t.sub(span{start, data.pos})
		switch kind {
		case resourceBlob:
			e.Kind = asm.ResourceBlob
			align, n := v.Uvarint(), v.Uvarint()
			v.start = 0 // the section says what it needs; a blob in it may be anywhere
			v.alignTo(max(align, 1))
			e.Align = uint32(align)
			e.Text = string(v.bytes(n))
		case resourceBool:
			e.Kind = asm.ResourceBool
			e.Bool = v.Bool()
		case resourceString:
			e.Kind = asm.ResourceString
			e.Text = v.String()
		default:
			v.Errorf("invalid kind of resource: %d", kind)
		}
		if t.failed {
			return
		}
		if v.left() > 0 {
			v.Errorf("unexpected trailing bytes in resource entry '%s'", e.Key)
			return
		}
		entry(&e, false)
	}
}

// typeName is the name of a Go type in messages, in upstream's words.
func typeName[T any]() string {
	name := reflect.TypeFor[T]().String()
	if i := bytes.LastIndexByte([]byte(name), '.'); i >= 0 {
		name = name[i+1:]
	}
	return "mlir::" + name
}
