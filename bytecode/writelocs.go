package bytecode

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// locNumbers has the numbers of locations that are known by their positions, which spares making
// attributes of them. All of them are in text, or of one file of bytecode: then those of different
// positions are different. Otherwise all locations are written as attributes.
type locNumbers struct {
	w     *writer
	text  map[source.Pos]uint32 // if the positions are in text
	r     *reader               // whose locations they are; nil for text
	dense []uint32              // if they are a reader's
	read  *task
	known map[uint32]int // from the identities of locations that the reader has made to their numbers
	made  []madeLoc
}

// madeLoc is an attribute of the module that is the location of a position.
type madeLoc struct {
	place *uint32 // in the table of attributes
	pos   source.Pos
}

// chooseLocs decides from the root operation whether locations can stay positions.
func (w *writer) chooseLocs(root *ir.Operation) {
	l, pos := root.LocOrPos()
	if l != nil || !pos.IsValid() || len(w.cfg.Callbacks) > 0 {
		return
	}
	switch t, _ := w.ctx.LocationTableAt(pos); t := t.(type) {
	case nil:
		w.locs = &locNumbers{w: w, text: map[source.Pos]uint32{}, read: newTask(nil)}
	case *reader:
		if len(t.cfg.Callbacks) == 0 {
			w.attrItems = make([]item, 0, len(t.attrs.values))
			w.locs = &locNumbers{w: w, r: t, dense: make([]uint32, len(t.attrs.values)), read: newTask(t)}
		}
	}
}

// get returns what set has set, at first 0.
func (l *locNumbers) get(pos source.Pos) uint32 {
	if l.r == nil {
		return l.text[pos]
	}
	return l.dense[pos-l.r.locs.first]
}

func (l *locNumbers) set(pos source.Pos, n uint32) {
	if l.r == nil {
		l.text[pos] = n
		return
	}
	l.dense[pos-l.r.locs.first] = n
}

// has reports whether a position is one of those that are numbered here.
func (l *locNumbers) has(pos source.Pos) bool {
	if l.r == nil {
		t, _ := l.w.ctx.LocationTableAt(pos)
		return t == nil
	}
	return pos >= l.r.locs.first && int64(pos-l.r.locs.first) < int64(len(l.dense))
}

// countLoc counts references to the location of a position, and at the first one to its parts.
func (w *writer) countLoc(pos source.Pos, times uint32) {
	l := w.locs
	switch {
	case l == nil || !pos.IsValid():
		w.countAttr(w.ctx.LocationAt(pos), times)
		return
	case !l.has(pos):
		w.mixed = true
		return
	}
	if n := l.get(pos); n != 0 {
		w.attrItems[n-1].refs += times
		return
	}
	parts := l.read.borrowParts()
	defer l.read.giveBackParts(parts)
	if !l.parts(pos, parts) {
		w.mixed = true
		return
	}
	if parts.code == codeUnknownLoc {
		w.countAttr(ir.NewUnknownLoc(w.ctx), times)
		return
	}
	w.attrItems = append(w.attrItems, item{uint32(pos), times, w.dialect("builtin").number | locItem})
	l.set(pos, uint32(len(w.attrItems)))
	l.encodeParts(w.counter, parts)
}

// countMadeLoc counts references to a location that is an attribute, and fills in its place in
// the table of attributes. It returns false for a location that must be written as an attribute.
func (w *writer) countMadeLoc(a ir.Location, times uint32, place *uint32) bool {
	if _, unknown := a.(*ir.UnknownLoc); unknown {
		return false
	}
	l := w.locs
	if l.known == nil {
		l.known = map[uint32]int{}
		if l.r != nil {
			for i := range l.r.attrs.values {
				if c := l.r.attrs.values[i].Load(); c != nil {
					if a, ok := c.value.(ir.Location); ok {
						l.known[ir.AttrID(a)] = i
					}
				}
			}
		}
	}
	i, ok := l.known[ir.AttrID(a)]
	if !ok {
		w.mixed = true
		return true
	}
	pos := l.r.locs.first + source.Pos(i)
	w.countLoc(pos, times)
	*place = l.get(pos)
	l.made = append(l.made, madeLoc{place, pos})
	return true
}

// parts returns what the location of a position is made of. It returns false if that is not known.
func (l *locNumbers) parts(pos source.Pos, parts *locParts) bool {
	if l.r == nil {
		p := l.w.ctx.Files().Position(pos)
		*parts = locParts{code: codeFileLineColLoc, name: l.w.fileName(p.Filename), n: 2, numbers: [4]uint64{uint64(p.Line), uint64(p.Column)}}
		return true
	}
	at, dialect, custom := l.r.attrs.place(int(pos - l.r.locs.first))
	if !custom || dialect.name != "builtin" {
		return false
	}
	d := l.read.borrow(at)
	defer l.read.giveBack(d)
	return parts.read(d)
}

// encode writes the location of a position that was counted.
func (l *locNumbers) encode(e *Encoder, pos source.Pos) {
	parts := l.read.borrowParts()
	l.parts(pos, parts)
	l.encodeParts(e, parts)
	l.read.giveBackParts(parts)
}

func (l *locNumbers) encodeParts(e *Encoder, parts *locParts) {
	switch parts.code {
	case codeFileLineColLoc, codeFileLineColRange:
		e.fileRange(parts.name, parts.lines())
		return
	case codeNameLoc:
		e.Uvarint(codeNameLoc)
		e.Attr(parts.name)
	case codeCallSiteLoc:
		e.Uvarint(codeCallSiteLoc)
	default:
		e.Uvarint(parts.code)
		e.Uvarint(uint64(len(parts.children)))
	}
	for _, child := range parts.children {
		pos := l.r.locs.first + source.Pos(child)
		if e.counting() {
			l.w.countLoc(pos, e.times)
		} else {
			e.varint(uint64(l.w.locNumber(nil, pos)))
		}
	}
	if parts.code == codeFusedLocWithMetadata {
		e.Attr(parts.metadata)
	}
}

// locNumber is the number of a location, or of that of a position.
func (w *writer) locNumber(a ir.Location, pos source.Pos) uint32 {
	switch {
	case a != nil:
		return w.attrNumber(a)
	case w.locs != nil && pos.IsValid():
		if n := w.locs.get(pos); n != 0 {
			return n - 1
		}
		return w.attrNumber(ir.NewUnknownLoc(w.ctx))
	}
	return w.attrNumber(w.ctx.LocationAt(pos))
}

// unknownLoc reports whether a location, or that of a position, is unknown.
func (w *writer) unknownLoc(a ir.Location, pos source.Pos) bool {
	if a == nil && w.locs != nil && pos.IsValid() {
		return w.locs.get(pos) == 0
	}
	if a == nil {
		a = w.ctx.LocationAt(pos)
	}
	_, unknown := a.(*ir.UnknownLoc)
	return unknown
}
