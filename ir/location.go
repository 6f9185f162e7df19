package ir

import (
	"slices"

	"github.com/gomlir/gomlir/source"
)

// A Location is an attribute that says where something comes from.
type Location interface {
	Attribute
	isLocation()
}

// The definitions of the locations.
var (
	UnknownLocDef     = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "unknown_loc"})
	FileLineColLocDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "file_line_range"})
	NameLocDef        = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "name_loc", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		attr(a.(*NameLoc).child)
	}, Rebuild: AttrRebuild[*NameLoc]})
	CallSiteLocDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "call_site_loc", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		attr(a.(*CallSiteLoc).callee)
		attr(a.(*CallSiteLoc).caller)
	}, Rebuild: AttrRebuild[*CallSiteLoc]})
	FusedLocDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "fused_loc", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		for _, l := range a.(*FusedLoc).locs {
			attr(l)
		}
		if m := a.(*FusedLoc).Metadata(); m != nil {
			attr(m)
		}
	}, Rebuild: AttrRebuild[*FusedLoc]})
)

// OpaqueLocDef is the definition of the locations that programs have their own values for.
var OpaqueLocDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "opaque_loc", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
	attr(a.(*OpaqueLoc).fallback)
}, Rebuild: AttrRebuild[*OpaqueLoc]})

// An OpaqueLoc is a location that means something to the program only, such as a node of its syntax
// tree. Text has its fallback.
//
// Example printed form: loc("a.c":3:4)
type OpaqueLoc struct {
	AttrBase
	opaqueKey
}

// An opaqueKey tells one OpaqueLoc of a context from the others.
type opaqueKey struct {
	value    any
	fallback Location
}

// NewOpaqueLoc returns the location for a value, which must be comparable and is kept as long as the
// context. The fallback may be nil: unknown.
func NewOpaqueLoc(c *Context, value any, fallback Location) *OpaqueLoc {
	if fallback == nil {
		fallback = c.common.unknown
	}
	key := opaqueKey{value, fallback}
	if l, ok := c.opaqueLocs.Load(key); ok {
		return l.(*OpaqueLoc)
	}
	l := &OpaqueLoc{opaqueKey: key}
	c.AdoptAttr(OpaqueLocDef, l)
	known, _ := c.opaqueLocs.LoadOrStore(key, l)
	return known.(*OpaqueLoc)
}

// Value is the program's own value.
func (l *OpaqueLoc) Value() any { return l.value }

// Fallback is the location to show.
func (l *OpaqueLoc) Fallback() Location { return l.fallback }

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (l *OpaqueLoc) Rebuild(r *Rebuilder) Attribute {
	fallback := Rebuilt(r, l.fallback)
	if r.Failed() {
		return nil
	}
	return NewOpaqueLoc(l.Context(), l.value, fallback)
}

// An UnknownLoc is the location of what has no known location.
//
// Example printed form: loc(unknown)
type UnknownLoc struct{ AttrBase }

// NewUnknownLoc returns the unknown location.
func NewUnknownLoc(c *Context) *UnknownLoc { return c.common.unknown }

// A FileLineColLoc is a range in a file. Lines and columns count from 1;
// columns are bytes. Zero means not known.
//
// Example printed form: loc("a.c":3:4), loc("a.c":3:4 to 5:6), loc("a.c":3:4 to :6)
type FileLineColLoc struct {
	AttrBase
	file                       string
	line, col, endLine, endCol uint32
}

// NewFileLineColLoc returns a place in a file.
func NewFileLineColLoc(c *Context, file string, line, col uint32) *FileLineColLoc {
	return NewFileLineColRange(c, file, line, col, line, col)
}

// NewFileLineColRange returns a range in a file, both ends included.
func NewFileLineColRange(c *Context, file string, line, col, endLine, endCol uint32) *FileLineColLoc {
	var buf [KeySize]byte
	key := AppendStringKey(buf[:0], file)
	for _, v := range [...]uint32{line, col, endLine, endCol} {
		key = AppendUintKey(key, uint64(v))
	}
	if a := c.LookupAttr(FileLineColLocDef, key); a != nil {
		return a.(*FileLineColLoc)
	}
	return c.InternAttr(FileLineColLocDef, key, &FileLineColLoc{
		file: c.Intern(file), line: line, col: col, endLine: endLine, endCol: endCol,
	}).(*FileLineColLoc)
}

// File is the name of the file.
func (l *FileLineColLoc) File() string { return l.file }

// Line is the first line.
func (l *FileLineColLoc) Line() uint32 { return l.line }

// Col is the first column.
func (l *FileLineColLoc) Col() uint32 { return l.col }

// EndLine is the last line.
func (l *FileLineColLoc) EndLine() uint32 { return l.endLine }

// EndCol is the last column.
func (l *FileLineColLoc) EndCol() uint32 { return l.endCol }

// A NameLoc gives a name to a location.
//
// Example printed form: loc("x"("a.c":3:4)), loc("x")
type NameLoc struct {
	AttrBase
	name  string
	child Location
}

// NewNameLoc returns a location with a name. The child may be nil: unknown.
func NewNameLoc(c *Context, name string, child Location) *NameLoc {
	if child == nil {
		child = c.common.unknown
	}
	var buf [KeySize]byte
	key := AppendAttrKey(AppendStringKey(buf[:0], name), child)
	if a := c.LookupAttr(NameLocDef, key); a != nil {
		return a.(*NameLoc)
	}
	return c.InternAttr(NameLocDef, key, &NameLoc{name: c.Intern(name), child: child}).(*NameLoc)
}

// Name is the name.
func (l *NameLoc) Name() string { return l.name }

// Child is the location that has the name.
func (l *NameLoc) Child() Location { return l.child }

// A CallSiteLoc is a place that was inlined into another.
//
// Example printed form: loc(callsite("f" at "a.c":3:4))
type CallSiteLoc struct {
	AttrBase
	callee, caller Location
}

// NewCallSiteLoc returns the location of a callee's place at a caller's.
func NewCallSiteLoc(callee, caller Location) *CallSiteLoc {
	c := callee.Context()
	var buf [16]byte
	key := AppendAttrKey(AppendAttrKey(buf[:0], callee), caller)
	if a := c.LookupAttr(CallSiteLocDef, key); a != nil {
		return a.(*CallSiteLoc)
	}
	return c.InternAttr(CallSiteLocDef, key, &CallSiteLoc{callee: callee, caller: caller}).(*CallSiteLoc)
}

// Callee is the place in the callee.
func (l *CallSiteLoc) Callee() Location { return l.callee }

// Caller is the place of the call.
func (l *CallSiteLoc) Caller() Location { return l.caller }

// A FusedLoc is several locations, with metadata that says how they came
// together.
//
// Example printed form: loc(fused<"cse">["a.c":1:2, "a.c":3:4])
type FusedLoc struct {
	AttrBase
	locs     []Location
	metadata *AttrBase
	one      [1]Location // memory for locs: most have one location, and metadata
}

// NewFusedLoc returns several locations as one. The metadata may be nil.
func NewFusedLoc(c *Context, locs []Location, metadata Attribute) *FusedLoc {
	var buf [KeySize]byte
	key := AppendAttrKey(AppendAttrsKey(buf[:0], locs), metadata)
	if a := c.LookupAttr(FusedLocDef, key); a != nil {
		return a.(*FusedLoc)
	}
	l := &FusedLoc{}
	l.locs = append(l.one[:0], locs...)
	if metadata != nil {
		l.metadata = metadata.attrBase()
	}
	return c.InternAttr(FusedLocDef, key, l).(*FusedLoc)
}

// FuseLocs returns several locations as one, which need not be a [FusedLoc]. Fused
// locations with the same metadata are taken apart, equal ones and unknown ones dropped.
// The metadata may be nil.
func FuseLocs(c *Context, locs []Location, metadata Attribute) Location {
	if len(locs) == 1 && metadata != nil {
		if _, ok := locs[0].(*FusedLoc); !ok {
			return NewFusedLoc(c, locs, metadata)
		}
	}
	var unique []Location
	seen := map[Location]bool{}
	add := func(l Location) {
		if !seen[l] {
			seen[l] = true
			unique = append(unique, l)
		}
	}
	for _, l := range locs {
		switch f := l.(type) {
		case *FusedLoc:
			if f.Metadata() == metadata {
				for _, l := range f.Locs() {
					add(l)
				}
				continue
			}
		case *UnknownLoc:
			continue
		}
		add(l)
	}
	if metadata == nil {
		switch len(unique) {
		case 0:
			return NewUnknownLoc(c)
		case 1:
			return unique[0]
		}
	} else if len(unique) == 0 {
		unique = append(unique, NewUnknownLoc(c))
	}
	return NewFusedLoc(c, unique, metadata)
}

// Locs are the locations. The slice must not be modified.
func (l *FusedLoc) Locs() []Location { return l.locs }

// Metadata says how the locations came together; it may be nil.
func (l *FusedLoc) Metadata() Attribute {
	if l.metadata == nil {
		return nil
	}
	return l.metadata.self
}

func (*UnknownLoc) isLocation()     {}
func (*FileLineColLoc) isLocation() {}
func (*NameLoc) isLocation()        {}
func (*OpaqueLoc) isLocation()      {}
func (*CallSiteLoc) isLocation()    {}
func (*FusedLoc) isLocation()       {}

// A LocationTable has locations that are made when somebody asks for them, such as those of a
// file of bytecode. Its methods are safe for concurrent use.
type LocationTable interface {
	// Location returns the location of a number, the same each time. It never returns nil.
	Location(i int) Location
}

// tableRange is a table with the positions that stand for its locations.
type tableRange struct {
	first source.Pos
	n     int
	table LocationTable
}

// compare is 0 for a position of the range, and otherwise says on which side the range is.
func (r tableRange) compare(pos source.Pos) int {
	switch {
	case pos < r.first:
		return 1
	case int64(pos-r.first) >= int64(r.n):
		return -1
	}
	return 0
}

// AddLocationTable gives the n locations of a table positions, from the one that is returned on.
// An operation with such a position has the location, which takes no memory until something
// needs it. The error wraps [source.ErrFull].
func (c *Context) AddLocationTable(n int, t LocationTable) (source.Pos, error) {
	first, err := c.files.Reserve(n)
	if err != nil {
		return source.NoPos, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	var list []tableRange
	if old := c.tables.Load(); old != nil {
		list = append(list, *old...)
	}
	i, _ := slices.BinarySearchFunc(list, first, tableRange.compare)
	list = slices.Insert(list, i, tableRange{first, n, t})
	c.tables.Store(&list)
	return first, nil
}

// LocationTableAt returns the table that a position is of, and the number of its location there.
// The table is nil for other positions, such as those in text.
func (c *Context) LocationTableAt(pos source.Pos) (t LocationTable, i int) {
	list := c.tables.Load()
	if list == nil {
		return nil, 0
	}
	n, found := slices.BinarySearchFunc(*list, pos, tableRange.compare)
	if !found {
		return nil, 0
	}
	r := &(*list)[n]
	return r.table, int(pos - r.first)
}

// tableLocation is the location for a position of a table, nil for others.
func (c *Context) tableLocation(pos source.Pos) Location {
	if t, i := c.LocationTableAt(pos); t != nil {
		return t.Location(i)
	}
	return nil
}

// LocationAt returns the location of a position in one of the context's files or location
// tables, or the unknown location if the position is not valid.
func (c *Context) LocationAt(pos source.Pos) Location {
	if !pos.IsValid() {
		return c.common.unknown
	}
	if t, i := c.LocationTableAt(pos); t != nil {
		return t.Location(i)
	}
	p := c.Files().Position(pos)
	return NewFileLineColLoc(c, p.Filename, uint32(p.Line), uint32(p.Column))
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *NameLoc) Rebuild(r *Rebuilder) Attribute {
	child := Rebuilt(r, a.child)
	if r.Failed() {
		return nil
	}
	return NewNameLoc(a.Context(), a.name, child)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *CallSiteLoc) Rebuild(r *Rebuilder) Attribute {
	callee, caller := Rebuilt(r, a.callee), Rebuilt(r, a.caller)
	if r.Failed() {
		return nil
	}
	return NewCallSiteLoc(callee, caller)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *FusedLoc) Rebuild(r *Rebuilder) Attribute {
	locs, metadata := RebuiltList(r, a.locs), Rebuilt(r, a.Metadata())
	if r.Failed() {
		return nil
	}
	return NewFusedLoc(a.Context(), locs, metadata)
}
