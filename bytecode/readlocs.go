package bytecode

import (
	"math"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// locTable has the locations of a file for the context, by the numbers of their attributes. They
// are what most attributes of a file are, and hardly any is needed. So an operation has a position
// that stands for its location. The reader only checks that the location can be made.
type locTable struct {
	first source.Pos
	valid []atomic.Uint32 // a bit for each attribute: it is a location and was checked
	free  *sync.Mutex     // of the task
	task  *task           // that makes locations
}

// addLocations makes positions stand for the attributes of the file.
func (r *reader) addLocations(t *task) {
	n := len(r.attrs.values)
	if n == 0 {
		return
	}
	first, err := r.ctx.AddLocationTable(n, r)
	if err != nil {
		t.errorf("%v", err)
		return
	}
	r.locs = locTable{first, make([]atomic.Uint32, (n+31)/32), &sync.Mutex{}, newTask(r)}
}

// Location makes the location of a number. It implements [ir.LocationTable].
func (r *reader) Location(i int) ir.Location {
	if c := r.attrs.values[i].Load(); c != nil {
		return c.value.(ir.Location)
	}
	var task *task
	if r.locs.free.TryLock() {
		defer r.locs.free.Unlock()
		task = r.locs.task
	} else {
		task = newTask(r)
	}
	l, ok := task.attr(uint64(i)).(ir.Location)
	if !ok { // a callback or a dialect gives another answer than before
		return ir.NewUnknownLoc(r.ctx)
	}
	return l
}

// loc reads a reference to a location and returns the position that stands for it.
func (d *Decoder) loc() source.Pos {
	i := d.Uvarint()
	if !d.t.validLoc(i) {
		return source.NoPos
	}
	return d.t.r.locs.first + source.Pos(i)
}

// validLoc reports whether an attribute is a location that can be made, and reports an error if it
// is not.
func (t *task) validLoc(i uint64) bool {
	switch {
	case t.failed:
		return false
	case i >= uint64(len(t.r.attrs.values)):
		t.errorf("invalid Attribute index: %d", i)
		return false
	}
	word, bit := &t.r.locs.valid[i/32], uint32(1)<<(i%32)
	if word.Load()&bit != 0 {
		return true
	}
	if !t.checkLoc(i) {
		return false
	}
	word.Or(bit)
	return true
}

// checkLoc is validLoc for a location that was not checked before.
func (t *task) checkLoc(i uint64) bool {
	at, dialect, custom := t.r.attrs.place(int(i))
	if !custom || dialect.name != "builtin" || len(t.r.cfg.Callbacks) > 0 {
		return t.checkMadeLoc(i)
	}
	if t.depth++; t.depth > maxDepth {
		t.errorf("nesting is too deep")
		return false
	}
	defer func() { t.depth-- }()
	d := t.borrow(at)
	defer t.giveBack(d)
	l := t.borrowParts()
	defer t.giveBackParts(l)
	if !l.read(d) {
		return !t.failed && t.checkMadeLoc(i)
	}
	for _, child := range l.children {
		if !t.validLoc(child) {
			return false
		}
	}
	if d.left() > 0 && !t.failed {
		t.errorf("unexpected trailing bytes after Attribute entry")
	}
	return !t.failed
}

// checkMadeLoc checks an attribute by making it.
func (t *task) checkMadeLoc(i uint64) bool {
	v := t.attr(i)
	if !t.failed {
		attrAs[ir.Location](&Decoder{t: t}, v)
	}
	return !t.failed
}

// locParts is what a location of a file is made of.
type locParts struct {
	code     uint64
	name     *ir.StringAttr // of the file, or of a name location
	numbers  [4]uint64      // lines and columns
	n        int            // of the numbers
	children []uint64       // numbers of attributes
	metadata ir.Attribute
}

// borrowParts returns memory for the parts of a location until it is given back.
func (t *task) borrowParts() *locParts {
	n := len(t.parts)
	if n == 0 {
		return &locParts{}
	}
	l := t.parts[n-1]
	t.parts = t.parts[:n-1]
	*l = locParts{children: l.children[:0]}
	return l
}

// giveBackParts ends the use of borrowed parts.
func (t *task) giveBackParts(l *locParts) { t.parts = append(t.parts, l) }

// read reads the parts of a location. It returns false if there is an error, or if the attribute
// is no location.
func (l *locParts) read(d *Decoder) bool {
	l.code = d.Uvarint()
	switch l.code {
	case codeUnknownLoc:
	case codeFileLineColLoc, codeFileLineColRange:
		l.name = AttrOf[*ir.StringAttr](d)
		l.n = 2
		if l.code == codeFileLineColRange {
			if l.n = d.Len(); l.n > 4 {
				d.Errorf("a range in a file has %d numbers", l.n)
			}
		}
		for i := range min(l.n, 4) {
			if l.numbers[i] = d.Uvarint(); l.numbers[i] > math.MaxUint32 {
				d.Errorf("line or column %d is too large", l.numbers[i])
			}
		}
	case codeNameLoc:
		l.name = AttrOf[*ir.StringAttr](d)
		l.children = append(l.children, d.Uvarint())
	case codeCallSiteLoc:
		l.children = append(l.children, d.Uvarint(), d.Uvarint())
	case codeFusedLoc, codeFusedLocWithMetadata:
		for n := d.Len(); n > 0; n-- {
			l.children = append(l.children, d.Uvarint())
		}
		if l.code == codeFusedLocWithMetadata {
			l.metadata = d.Attr()
		}
	default:
		return false
	}
	return !d.t.failed
}

// lines returns the first line and column of a range in a file, and the last.
func (l *locParts) lines() [4]uint32 {
	line, col := uint32(l.numbers[0]), uint32(l.numbers[1])
	switch l.n {
	case 3:
		return [4]uint32{line, col, line, uint32(l.numbers[2])}
	case 4:
		return [4]uint32{line, col, uint32(l.numbers[2]), uint32(l.numbers[3])}
	}
	return [4]uint32{line, col, line, col}
}
