package bytecode

import (
	"errors"
	"sort"
	"sync/atomic"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// maxDepth bounds how deep types, attributes and regions may nest.
const maxDepth = 10_000

// entries are the types or the attributes of the file. Each is read when it is first needed.
// Several goroutines may read one at once; all use the result of the one that publishes it first.
// There are as many as operations if each has a location of its own, so they are small.
type entries[T any] struct {
	what   string // in messages
	ends   []int  // of the entries, times two, plus one if the entry is custom: see place
	start  int    // of the first
	groups []entryGroup
	values []atomic.Pointer[cell[T]]
}

// cell has the value of an entry that was read.
type cell[T any] struct{ value T }

// entryGroup is a run of entries of one dialect, up to the next group.
type entryGroup struct {
	first   int
	dialect *readDialect
}

// place returns where an entry is, its dialect, and whether it is in the encoding of the dialect
// and not text.
func (e *entries[T]) place(i int) (at span, dialect *readDialect, custom bool) {
	at = span{e.start, e.ends[i] >> 1}
	if i > 0 {
		at.start = e.ends[i-1] >> 1
	}
	g := sort.Search(len(e.groups), func(g int) bool { return e.groups[g].first > i }) - 1
	return at, e.groups[g].dialect, e.ends[i]&1 != 0
}

// readOffsets finds the attributes and types.
func (r *reader) readOffsets(t *task) {
	d := t.sub(r.sections[sectionAttrTypeOffsets])
	numAttrs, numTypes := d.Uvarint(), d.Uvarint()
	if left := uint64(d.left()); !t.failed && (numAttrs > left || numTypes > left-numAttrs) {
		d.Errorf("attempting to parse %d bytes when only %d remain", max(numAttrs, numTypes), left)
	}
	if t.failed {
		return
	}
	at := r.sections[sectionAttrTypes].start
	at = readEntries(d, &r.attrs, "Attribute", int(numAttrs), at)
	readEntries(d, &r.types, "Type", int(numTypes), at)
	if d.left() > 0 && !t.failed {
		d.Errorf("unexpected trailing data in the Attribute/Type offset section")
	}
}

// readEntries finds n entries from a place on, and returns where the last one ends.
func readEntries[T any](d *Decoder, e *entries[T], what string, n, at int) int {
	*e = entries[T]{what: what, start: at, ends: make([]int, 0, n), values: make([]atomic.Pointer[cell[T]], n)}
	end := d.t.r.sections[sectionAttrTypes].end
	for len(e.ends) < n && !d.t.failed {
		first := len(e.ends)
		d.group(func(dialect *readDialect) {
			size, custom := d.withFlag()
			switch {
			case d.t.failed:
			case len(e.ends) == n:
				d.Errorf("more entries of attributes and types than announced")
			case size > uint64(end-at):
				d.Errorf("Attribute or Type entry offset points past the end of section")
			default:
				if len(e.ends) == first {
					e.groups = append(e.groups, entryGroup{first, dialect})
				}
				at += int(size)
				last := at << 1
				if custom {
					last |= 1
				}
				e.ends = append(e.ends, last)
			}
		})
	}
	return at
}

// attr returns the attribute of a number, nil after an error.
func (t *task) attr(i uint64) ir.Attribute {
	return readEntry(t, &t.r.attrs, i, asm.ParseAttrPrefix, t.customAttr)
}

// typ returns the type of a number, nil after an error.
func (t *task) typ(i uint64) ir.Type {
	return readEntry(t, &t.r.types, i, asm.ParseTypePrefix, t.customType)
}

// readEntry reads an attribute or type, if it was not read before.
func readEntry[T comparable](t *task, e *entries[T], i uint64, parse func(*ir.Context, string) (T, string, error), custom func(*Decoder, *readDialect) T) (none T) {
	if i >= uint64(len(e.values)) {
		t.errorf("invalid %s index: %d", e.what, i)
		return none
	}
	known := &e.values[i]
	if c := known.Load(); c != nil {
		return c.value
	}
	v := decodeEntry(t, e, int(i), parse, custom)
	if v == none {
		return none
	}
	if known.CompareAndSwap(nil, &cell[T]{v}) {
		return v
	}
	return known.Load().value
}

// decodeEntry reads an attribute or type.
func decodeEntry[T comparable](t *task, e *entries[T], i int, parse func(*ir.Context, string) (T, string, error), custom func(*Decoder, *readDialect) T) (none T) {
	if t.depth++; t.depth > maxDepth {
		t.errorf("nesting is too deep")
		return none
	}
	defer func() { t.depth-- }()
	at, dialect, encoded := e.place(i)
	d := t.borrow(at)
	defer t.giveBack(d)
	var v T
	if encoded {
		if !t.load(dialect) {
			return none
		}
		d.dialect = dialect.name
		v = custom(d, dialect)
	} else {
		text := d.cString()
		if t.failed {
			return none
		}
		var rest string
		var err error
		if v, rest, err = parse(t.r.ctx, text); err != nil {
			t.parseError(err)
			return none
		}
		if rest != "" {
			t.errorf("trailing characters found after %s assembly format: %s", e.what, rest)
			return none
		}
	}
	if t.failed {
		return none
	}
	if v == none {
		t.errorf("cannot read %s entry of dialect '%s'", e.what, dialect.name)
		return none
	}
	if d.left() > 0 {
		t.errorf("unexpected trailing bytes after %s entry", e.what)
		return none
	}
	return v
}

// borrow returns a decoder of a part of the file until it is given back.
func (t *task) borrow(part span) *Decoder {
	n := len(t.decoders)
	if n == 0 {
		return t.sub(part)
	}
	d := t.decoders[n-1]
	t.decoders = t.decoders[:n-1]
	*d = Decoder{t: t, data: t.r.data[:part.end], pos: part.start, start: part.start}
	return d
}

// giveBack ends the use of a borrowed decoder.
func (t *task) giveBack(d *Decoder) { t.decoders = append(t.decoders, d) }

// parseError reports what is wrong with a text.
func (t *task) parseError(err error) {
	var list diag.List
	if !errors.As(err, &list) {
		t.errorf("%v", err)
		return
	}
	for _, d := range list {
		// The text is in no file.
		t.diags = append(t.diags, t.r.errorf("%s", d.Message))
	}
	t.failed = true
}

func (t *task) customAttr(d *Decoder, dialect *readDialect) ir.Attribute {
	start := d.pos
	for i := range t.r.cfg.Callbacks {
		if f := t.r.cfg.Callbacks[i].ReadAttr; f != nil {
			if a := f(d, dialect.name); a != nil || t.failed {
				return a
			}
			d.pos = start
		}
	}
	if dialect.encoding == nil {
		d.Errorf("dialect '%s' does not implement the bytecode interface", dialect.name)
		return nil
	}
	return dialect.encoding.ReadAttr(d)
}

func (t *task) customType(d *Decoder, dialect *readDialect) ir.Type {
	start := d.pos
	for i := range t.r.cfg.Callbacks {
		if f := t.r.cfg.Callbacks[i].ReadType; f != nil {
			if v := f(d, dialect.name); v != nil || t.failed {
				return v
			}
			d.pos = start
		}
	}
	if dialect.encoding == nil {
		d.Errorf("dialect '%s' does not implement the bytecode interface", dialect.name)
		return nil
	}
	return dialect.encoding.ReadType(d)
}
