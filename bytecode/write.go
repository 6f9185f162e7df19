package bytecode

import (
	"encoding/binary"
	"fmt"
	"io"
	"runtime"
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// WriteConfig says how to write. Its zero value writes the newest version.
type WriteConfig struct {
	// Old asks for the version of the format that is in OldVersion. If it is false, that is
	// [Version].
	Old        bool
	OldVersion int64
	// Producer is the name of the program, for diagnostics of readers. "" is "gomlir".
	Producer string
	// ElideResources leaves out the data of resources.
	ElideResources bool
	// External are the resources of tools that the file carries along. It may be nil.
	External *asm.ExternalResources
	// Callbacks are asked before the dialects.
	Callbacks []Callback
	// DialectVersions are the versions that dialects are to write, by their names. Their
	// encodings say what the values are.
	DialectVersions map[string]any
	// Threads is how many goroutines write at a time; 0 is one for each processor. The bytes
	// are the same for any number.
	Threads int
}

// A VersionError is the error for a version of the format that cannot be written.
type VersionError int64

func (v VersionError) Error() string {
	return fmt.Sprintf("unsupported version requested %d, must be in range [0, %d]", int64(v), Version)
}

// A MissingAttrError is the error for an operation without an attribute that it must have. The verifier
// would find it; the format has no way to write it.
type MissingAttrError struct{ Op, Attr string }

func (e *MissingAttrError) Error() string {
	return fmt.Sprintf("'%s' op requires attribute '%s'", e.Op, e.Attr)
}

// Write writes an operation and all below it. It returns a [VersionError], a [*MissingAttrError], or
// the error of out.
// It may renumber the operations of blocks, so nothing else may use the operation meanwhile.
func Write(out io.Writer, op *ir.Operation, cfg WriteConfig) error {
	file, err := encode(op, cfg)
	if err != nil {
		return err
	}
	for _, part := range append(file.parts, file.buf) {
		if _, err := out.Write(part); err != nil {
			return err
		}
	}
	return nil
}

// Append appends what [Write] writes.
func Append(dst []byte, op *ir.Operation, cfg WriteConfig) ([]byte, error) {
	file, err := encode(op, cfg)
	if err != nil {
		return dst, err
	}
	dst = slices.Grow(dst, file.len())
	for _, part := range append(file.parts, file.buf) {
		dst = append(dst, part...)
	}
	return dst, nil
}

// encode returns the file for an operation.
func encode(op *ir.Operation, cfg WriteConfig) (*emitter, error) {
	w := newWriter(op.Context(), cfg)
	if w.version < 0 || w.version > Version {
		return nil, VersionError(w.version)
	}
	w.collect(op)
	w.arrangeAll()
	if w.numberProperties(); w.err != nil {
		return nil, w.err
	}
	file := &emitter{buf: []byte(Magic)}
	file.varint(uint64(w.version))
	producer := cfg.Producer
	if producer == "" {
		producer = "gomlir"
	}
	file.buf = append(append(file.buf, producer...), 0)
	w.writeDialects(file)
	w.writeAttrTypes(file)
	w.writeIR(file)
	w.writeResources(file)
	w.writeStrings(file)
	if w.version >= versionProperties {
		w.writePropertySection(file)
	}
	return file, nil
}

// writer writes one file.
type writer struct {
	ctx     *ir.Context
	cfg     WriteConfig
	version int
	threads int
	counter *Encoder // counts references
	err     error    // the first

	numbering
	strings stringTable
	mixed   bool // positions and attributes may be the same location

	main       *unit
	properties []byte            // the section, without the number of entries
	propNumber map[string]uint32 // by encoding
}

func newWriter(ctx *ir.Context, cfg WriteConfig) *writer {
	w := &writer{
		ctx: ctx, cfg: cfg, version: Version, threads: cfg.Threads, numbering: newNumbering(), propNumber: map[string]uint32{},
	}
	if cfg.Old {
		w.version = int(cfg.OldVersion)
	}
	if w.threads == 0 {
		w.threads = runtime.GOMAXPROCS(0)
	}
	w.counter = &Encoder{w: w, times: 1}
	return w
}

// stringTable has the strings of the file in the order in which they were added.
type stringTable struct {
	numbers map[string]uint64
	list    []string
}

// add returns the number of a string.
func (t *stringTable) add(s string) uint64 {
	if n, ok := t.numbers[s]; ok {
		return n
	}
	if t.numbers == nil {
		t.numbers = map[string]uint64{}
	}
	n := uint64(len(t.list))
	t.numbers[s] = n
	t.list = append(t.list, s)
	return n
}

// writeStrings writes the strings, and before them their lengths, the last one first.
func (w *writer) writeStrings(file *emitter) {
	var s emitter
	list := w.strings.list
	s.varint(uint64(len(list)))
	for i := range list {
		s.varint(uint64(len(list[len(list)-1-i]) + 1))
	}
	for _, str := range list {
		s.buf = append(append(s.buf, str...), 0)
	}
	file.section(sectionStrings, &s)
}

// writeDialects writes the names of dialects, with their versions, and those of operations.
func (w *writer) writeDialects(file *emitter) {
	var s emitter
	s.varint(uint64(len(w.dialectList)))
	for _, d := range w.dialectList {
		name := w.strings.add(d.name)
		if w.version < versionDialects {
			s.varint(name)
			continue
		}
		e := &Encoder{w: w}
		if v, ok := d.encoding.(VersionedEncoding); ok {
			v.WriteVersion(e)
		}
		s.varintWithFlag(name, len(e.buf) > 0)
		if len(e.buf) > 0 {
			s.section(sectionDialectVersions, &e.emitter)
		}
	}
	if w.version >= versionElidedLocs {
		s.varint(uint64(len(w.nameList)))
	}
	eachGroup(&s, w.nameItems, w.nameOrder, func(n *item) {
		def := w.nameList[n.value]
		mnemonic := def.Mnemonic()
		if def.Namespace() == "" {
			mnemonic = ""
		}
		str := w.strings.add(mnemonic)
		if w.version < versionProperties {
			s.varint(str)
			return
		}
		s.varintWithFlag(str, def.Registered())
	})
	file.section(sectionDialects, &s)
}

// eachGroup writes a number and a length before each run of entries of one dialect.
func eachGroup(s *emitter, items []item, order []uint32, write func(*item)) {
	for len(order) > 0 {
		dialect, n := items[order[0]].dialect(), 1
		for n < len(order) && items[order[n]].dialect() == dialect {
			n++
		}
		s.varint(uint64(dialect))
		s.varint(uint64(n))
		for _, i := range order[:n] {
			write(&items[i])
		}
		order = order[n:]
	}
}

// writeAttrTypes writes the attributes and types, and before them how long each is.
func (w *writer) writeAttrTypes(file *emitter) {
	var offsets emitter
	e := &Encoder{w: w}
	e.buf = make([]byte, 0, 8*len(w.attrOrder)) // that is what locations take
	offsets.buf = make([]byte, 0, len(w.attrOrder)+1<<10)
	offsets.varint(uint64(len(w.attrOrder)))
	offsets.varint(uint64(len(w.typeOrder)))
	last := 0
	written := func(custom bool) {
		offsets.varintWithFlag(uint64(len(e.buf)-last), custom)
		last = len(e.buf)
	}
	eachGroup(&offsets, w.attrItems, w.attrOrder, func(it *item) {
		if it.isLoc() {
			w.locs.encode(e, source.Pos(it.value))
			written(true)
			return
		}
		a := w.attrList[it.value]
		if _, opaque := a.(*ir.OpaqueAttr); !opaque {
			if _, ok := w.encodeAttr(e, w.dialectOf(a.Def().Dialect), a); ok {
				written(true)
				return
			}
		}
		e.buf = append(append(e.buf, a.String()...), 0)
		written(false)
	})
	eachGroup(&offsets, w.typeItems, w.typeOrder, func(it *item) {
		t := w.typeList[it.value]
		if _, opaque := t.(*ir.OpaqueType); !opaque {
			if _, ok := w.encodeType(e, w.dialectOf(t.Def().Dialect), t); ok {
				written(true)
				return
			}
		}
		e.buf = append(append(e.buf, t.String()...), 0)
		written(false)
	})
	file.section(sectionAttrTypeOffsets, &offsets)
	file.section(sectionAttrTypes, &e.emitter)
}

// dialectOf returns the entry of a dialect that has one.
func (w *writer) dialectOf(name string) *dialectEntry { return w.dialects[name] }

// writeIR writes the operation. Isolated operations are encoded side by side.
func (w *writer) writeIR(file *emitter) {
	for _, s := range w.shapes {
		s.name = w.nameItems[s.name].refs
	}
	units := w.main.units
	group.Each(w.threads, len(units), 16, func() func(int) {
		var buf []byte
		return func(i int) {
			u := units[i]
			u.buf.buf = buf[:0]
			u.encodeBody(w)
			if len(u.buf.parts) > 0 { // the memory is in use
				buf = nil
				return
			}
			buf = u.buf.buf
			u.buf.buf, u.ops = slices.Clone(buf), nil
		}
	})
	size := 1 << 10
	for _, u := range units {
		if n := u.buf.len(); n < minPart {
			size += n + 8
		}
	}
	w.main.buf.buf = make([]byte, 0, min(size, 1<<22))
	w.main.buf.varint(1 << 1)
	w.main.encodeTop(w)
	file.section(sectionIR, &w.main.buf)
	w.renumber()
}

// renumber leaves the operations with numbers that have no large gaps.
func (w *writer) renumber() {
	for _, u := range append(w.main.units, w.main) {
		for _, r := range u.renumber {
			for b := range r.Blocks() {
				b.Renumber()
			}
		}
	}
}

// writePropertySection writes the properties.
func (w *writer) writePropertySection(file *emitter) {
	var s emitter
	s.varint(uint64(len(w.propNumber)))
	s.buf = append(s.buf, w.properties...)
	file.section(sectionProperties, &s)
}

// writeResources writes the resources, and before them what they are.
func (w *writer) writeResources(file *emitter) {
	var offsets, data emitter
	last := 0
	entry := func(key string, kind byte) {
		offsets.varint(w.strings.add(key))
		offsets.varint(uint64(len(data.buf) - last))
		offsets.byte(kind)
		last = len(data.buf)
	}
	var groups []asm.ResourceGroup
	if w.cfg.External != nil {
		groups = w.cfg.External.Groups
	}
	offsets.varint(uint64(len(groups)))
	for _, g := range groups {
		// The key of a group comes after those of its entries in the table of strings.
		var group emitter
		group, offsets = offsets, emitter{}
		for i := range g.Entries {
			w.externalEntry(&data, &g.Entries[i], entry)
		}
		entries := offsets.buf
		offsets = group
		offsets.varint(w.strings.add(g.Name))
		offsets.varint(uint64(len(g.Entries)))
		offsets.buf = append(offsets.buf, entries...)
	}
	for _, d := range w.dialectList {
		if !d.hasResources() || len(d.resources) == 0 {
			continue
		}
		offsets.varint(uint64(d.number))
		offsets.varint(uint64(len(d.resources)))
		for _, declared := range []bool{false, true} {
			for _, r := range d.resources {
				blob, align, ok := r.resource.Blob()
				if ok == declared {
					continue
				}
				if ok && !w.cfg.ElideResources {
					data.blob(string(blob), align)
				}
				entry(r.resource.Key, resourceBlob)
			}
		}
	}
	file.section(sectionResourceOffsets, &offsets)
	file.section(sectionResources, &data)
}

// externalEntry writes a resource of a tool.
func (w *writer) externalEntry(data *emitter, e *asm.ResourceEntry, entry func(key string, kind byte)) {
	kind := byte(resourceBlob)
	switch e.Kind {
	case asm.ResourceBool:
		kind = resourceBool
	case asm.ResourceString:
		kind = resourceString
	}
	switch {
	case w.cfg.ElideResources:
	case kind == resourceBlob:
		data.blob(e.Text, e.Align)
	case kind == resourceString:
		data.varint(w.strings.add(e.Text))
	case e.Bool:
		data.byte(1)
	default:
		data.byte(0)
	}
	entry(e.Key, kind)
}

// blob appends bytes at a multiple of their alignment.
func (e *emitter) blob(data string, align uint32) {
	e.varint(uint64(align))
	e.varint(uint64(len(data)))
	e.alignTo(align)
	e.buf = append(e.buf, data...)
}

// segmentSizes are the integers of an array of 32-bit ones.
func segmentSizes(a *ir.DenseArrayAttr) []int32 {
	raw := a.Raw()
	list := make([]int32, len(raw)/4)
	for i := range list {
		list[i] = int32(binary.LittleEndian.Uint32([]byte(raw[4*i : 4*i+4])))
	}
	return list
}
