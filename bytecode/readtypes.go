package bytecode

import (
	"errors"
	"runtime"
	"sync/atomic"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// maxDepth bounds how deep types, attributes and regions may nest.
const maxDepth = 10_000

// slot is a type or attribute of the file, read when it is first needed. Several goroutines
// may read it at once; all use the result of the one that publishes it first.
type slot[T any] struct {
	state   atomic.Uint32
	custom  bool // in an encoding of its dialect, not as text
	dialect *readDialect
	at      span
	value   T
}

// The states of a slot.
const (
	slotUnread uint32 = iota
	slotPublishing
	slotRead
)

// get returns the value, if it was read.
func (s *slot[T]) get() (v T, ok bool) {
	if s.state.Load() == slotRead {
		return s.value, true
	}
	return v, false
}

// publish makes v the value unless there is one, and returns the value.
func (s *slot[T]) publish(v T) T {
	if s.state.CompareAndSwap(slotUnread, slotPublishing) {
		s.value = v
		s.state.Store(slotRead)
		return v
	}
	for s.state.Load() != slotRead {
		runtime.Gosched()
	}
	return s.value
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
	r.attrs, r.types = make([]slot[ir.Attribute], numAttrs), make([]slot[ir.Type], numTypes)
	at := r.sections[sectionAttrTypes].start
	readSlots(d, r.attrs, &at)
	readSlots(d, r.types, &at)
	if d.left() > 0 && !t.failed {
		d.Errorf("unexpected trailing data in the Attribute/Type offset section")
	}
}

func readSlots[T any](d *Decoder, list []slot[T], at *int) {
	end := d.t.r.sections[sectionAttrTypes].end
	for i := 0; i < len(list) && !d.t.failed; {
		d.group(func(e *readDialect) {
			size, custom := d.withFlag()
			switch {
			case d.t.failed:
			case i >= len(list):
				d.Errorf("more entries in the Attribute/Type offset section than the %d expected", len(list))
			case size > uint64(end-*at):
				d.Errorf("Attribute or Type entry offset points past the end of section")
			default:
				s := &list[i]
				s.custom, s.dialect, s.at = custom, e, span{*at, *at + int(size)}
				*at += int(size)
				i++
			}
		})
	}
}

// attr returns the attribute of a number, nil after an error.
func (t *task) attr(i uint64) ir.Attribute {
	if i >= uint64(len(t.r.attrs)) {
		t.errorf("invalid Attribute index: %d", i)
		return nil
	}
	s := &t.r.attrs[i]
	if v, ok := s.get(); ok {
		return v
	}
	v := readSlot(t, s, "Attribute", asm.ParseAttrPrefix, t.customAttr)
	if v == nil {
		return nil
	}
	return s.publish(v)
}

// typ returns the type of a number, nil after an error.
func (t *task) typ(i uint64) ir.Type {
	if i >= uint64(len(t.r.types)) {
		t.errorf("invalid Type index: %d", i)
		return nil
	}
	s := &t.r.types[i]
	if v, ok := s.get(); ok {
		return v
	}
	v := readSlot(t, s, "Type", asm.ParseTypePrefix, t.customType)
	if v == nil {
		return nil
	}
	return s.publish(v)
}

// readSlot reads an attribute or type.
func readSlot[T comparable](t *task, s *slot[T], what string, parse func(*ir.Context, string) (T, string, error), custom func(*Decoder, *slot[T]) T) (none T) {
	if t.depth++; t.depth > maxDepth {
		t.errorf("nesting is too deep")
		return none
	}
	defer func() { t.depth-- }()
	d := t.sub(s.at)
	var v T
	if s.custom {
		if !t.load(s.dialect) {
			return none
		}
		d.dialect = s.dialect.name
		v = custom(d, s)
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
			t.errorf("trailing characters found after %s assembly format: %s", what, rest)
			return none
		}
	}
	if t.failed {
		return none
	}
	if v == none {
		t.errorf("cannot read %s entry of dialect '%s'", what, s.dialect.name)
		return none
	}
	if d.left() > 0 {
		t.errorf("unexpected trailing bytes after %s entry", what)
		return none
	}
	return v
}

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

func (t *task) customAttr(d *Decoder, s *slot[ir.Attribute]) ir.Attribute {
	start := d.pos
	for i := range t.r.cfg.Callbacks {
		if f := t.r.cfg.Callbacks[i].ReadAttr; f != nil {
			if a := f(d, s.dialect.name); a != nil || t.failed {
				return a
			}
			d.pos = start
		}
	}
	if s.dialect.encoding == nil {
		d.Errorf("dialect '%s' does not implement the bytecode interface", s.dialect.name)
		return nil
	}
	return s.dialect.encoding.ReadAttr(d)
}

func (t *task) customType(d *Decoder, s *slot[ir.Type]) ir.Type {
	start := d.pos
	for i := range t.r.cfg.Callbacks {
		if f := t.r.cfg.Callbacks[i].ReadType; f != nil {
			if v := f(d, s.dialect.name); v != nil || t.failed {
				return v
			}
			d.pos = start
		}
	}
	if s.dialect.encoding == nil {
		d.Errorf("dialect '%s' does not implement the bytecode interface", s.dialect.name)
		return nil
	}
	return s.dialect.encoding.ReadType(d)
}
