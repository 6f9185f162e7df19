package llvmir

import (
	"encoding/binary"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/gomlir/gomlir/num"
)

// AttrKind is the kind of an [Attr].
type AttrKind uint8

// String returns the keyword of the attribute.
func (k AttrKind) String() string { return attrTable[k].name }

// IsEnum reports whether attributes of the kind have no value.
func (k AttrKind) IsEnum() bool { return k != StringAttr && attrTable[k].class == enumAttr }

// IsInt reports whether the value of the attribute is an integer.
func (k AttrKind) IsInt() bool { return attrTable[k].class == intAttr }

type attrInfo struct {
	name  string
	class attrClass
	on    attrPlace
}

type attrClass uint8

const (
	enumAttr attrClass = iota
	typeAttr
	intAttr
	rangeAttr
	rangesAttr
)

type attrPlace uint8

const (
	onFunction attrPlace = 1 << iota
	onParam
	onResult
)

var attrByName = func() map[string]AttrKind {
	m := make(map[string]AttrKind, numAttrs)
	for k := AttrKind(1); k < numAttrs; k++ {
		m[attrTable[k].name] = k
	}
	return m
}()

// AttrByName returns the kind of attribute that a keyword names.
func AttrByName(name string) (AttrKind, bool) {
	k, ok := attrByName[name]
	return k, ok
}

// An Attr is an attribute of a function, a parameter, a result or a global
// (LangRef, Parameter Attributes, Function Attributes).
//
// Example printed form:
//
//	nounwind
//	align 8
//	sret(%struct.s)
//	memory(argmem: read)
//	range(i32 0, 10)
//	"target-cpu"="x86-64"
type Attr struct {
	Kind AttrKind
	// Int is the value of an integer attribute. For AttrMemory it is a [MemoryEffects],
	// for AttrCaptures a [Captures]. For AttrNoFPClass and AttrAllocKind it is a set of
	// bits in the order of [FPClassNames] and [AllocKindNames]. For AttrUWTable 1 is sync
	// and 2 is async. AttrAllocSize has the argument for the element size in the upper
	// half, and the one for the number of elements in the lower half, 0xffffffff if
	// absent. AttrVScaleRange has the minimum in the upper and the maximum in the lower
	// half.
	Int        uint64
	Type       *Type   // of type and range attributes; may be nil in old IR
	Key, Value string  // of string attributes
	Ranges     []Range // of range attributes
}

// A Range is the numbers from Lo to Hi, Hi excluded, wrapping around.
type Range struct{ Lo, Hi num.Int }

// An AttrSet is a set of attributes. Sets are unique in a module: equal sets are the same
// pointer. The empty set is nil. A set is immutable.
type AttrSet struct {
	attrs []Attr // sorted by attrOrder
	id    int32
}

// Attrs returns the attributes in the order in which they print. The slice must
// not be changed.
func (s *AttrSet) Attrs() []Attr {
	if s == nil {
		return nil
	}
	return s.attrs
}

// Lookup returns the attribute of a kind.
func (s *AttrSet) Lookup(k AttrKind) (Attr, bool) {
	if s != nil {
		for i := range s.attrs {
			if s.attrs[i].Kind == k {
				return s.attrs[i], true
			}
		}
	}
	return Attr{}, false
}

// Has reports whether there is an attribute of a kind.
func (s *AttrSet) Has(k AttrKind) bool {
	_, ok := s.Lookup(k)
	return ok
}

// LookupString returns the value of a string attribute.
func (s *AttrSet) LookupString(key string) (value string, ok bool) {
	if s != nil {
		for i := range s.attrs {
			if s.attrs[i].Kind == StringAttr && s.attrs[i].Key == key {
				return s.attrs[i].Value, true
			}
		}
	}
	return "", false
}

// An AttrList holds the attributes of a function or a call: its own, those of
// the result, and those of the arguments.
type AttrList struct {
	Fn, Result *AttrSet
	Params     []*AttrSet // may be shorter than the list of arguments
}

// Param returns the attributes of argument i, nil if it has none.
func (l *AttrList) Param(i int) *AttrSet {
	if i < len(l.Params) {
		return l.Params[i]
	}
	return nil
}

// AttrSets makes the attribute sets of a module. It is safe for concurrent
// use.
type AttrSets struct {
	mu    sync.RWMutex
	table map[string]*AttrSet
	last  int32
}

func attrOrder(a, b Attr) int {
	if a.Kind == StringAttr && b.Kind == StringAttr {
		return strings.Compare(a.Key, b.Key)
	}
	// Strings come last: their kind, 0, becomes 255.
	return int(a.Kind-1) - int(b.Kind-1)
}

// Set returns the set of some attributes. Of several with one kind or key the last one
// counts. The slice is not kept.
func (ss *AttrSets) Set(attrs ...Attr) *AttrSet {
	if len(attrs) == 0 {
		return nil
	}
	var few [24]Attr
	if !isAttrSet(attrs) {
		attrs = append(few[:0], attrs...)
		slices.SortStableFunc(attrs, attrOrder)
		attrs = dedupAttrs(attrs)
	}
	var buf [256]byte
	key := buf[:0]
	for i := range attrs {
		key = attrs[i].appendKey(key)
	}
	ss.mu.RLock()
	s := ss.table[string(key)]
	ss.mu.RUnlock()
	if s != nil {
		return s
	}
	ss.mu.Lock()
	defer ss.mu.Unlock()
	if s = ss.table[string(key)]; s == nil {
		s = &AttrSet{attrs: slices.Clone(attrs), id: ss.last}
		ss.last++
		ss.table[string(key)] = s
	}
	return s
}

// With returns s with some attributes added or replaced.
func (ss *AttrSets) With(s *AttrSet, attrs ...Attr) *AttrSet {
	return ss.Set(append(slices.Clone(s.Attrs()), attrs...)...)
}

// Without returns s without the attributes for which drop returns true.
func (ss *AttrSets) Without(s *AttrSet, drop func(*Attr) bool) *AttrSet {
	var keep []Attr
	for i := range s.Attrs() {
		if !drop(&s.attrs[i]) {
			keep = append(keep, s.attrs[i])
		}
	}
	if len(keep) == len(s.Attrs()) {
		return s
	}
	return ss.Set(keep...)
}

// isAttrSet reports whether attributes are sorted, with no two of one kind or key.
func isAttrSet(attrs []Attr) bool {
	for i := 1; i < len(attrs); i++ {
		if attrOrder(attrs[i-1], attrs[i]) >= 0 {
			return false
		}
	}
	return true
}

// dedupAttrs moves the last of equal attributes in a sorted list to its front.
func dedupAttrs(attrs []Attr) []Attr {
	out := attrs[:0]
	for i := range attrs {
		if i+1 == len(attrs) || attrOrder(attrs[i], attrs[i+1]) != 0 {
			out = append(out, attrs[i])
		}
	}
	return out
}

// appendKey appends bytes that identify the attribute.
func (a *Attr) appendKey(b []byte) []byte {
	b = append(b, byte(a.Kind))
	if a.Kind == StringAttr {
		b = binary.AppendUvarint(b, uint64(len(a.Key)))
		b = append(b, a.Key...)
		b = binary.AppendUvarint(b, uint64(len(a.Value)))
		return append(b, a.Value...)
	}
	switch attrTable[a.Kind].class {
	case intAttr:
		b = binary.AppendUvarint(b, a.Int)
	case typeAttr, rangeAttr, rangesAttr:
		if a.Type != nil {
			b = binary.AppendUvarint(b, uint64(a.Type.id))
		} else {
			b = append(b, 0)
		}
		b = binary.AppendUvarint(b, uint64(len(a.Ranges)))
		for _, r := range a.Ranges {
			b = append(r.Lo.AppendSigned(b), ',')
			b = append(r.Hi.AppendSigned(b), ',')
		}
	}
	return b
}

// A ModRef tells whether memory may be read or written.
type ModRef uint8

// The sets of accesses.
const (
	NoModRef ModRef = iota
	Ref
	Mod
	RefMod
)

var modRefNames = [...]string{"none", "read", "write", "readwrite"}

// String returns the keyword.
func (m ModRef) String() string { return modRefNames[m] }

// A MemoryLoc is a part of memory that memory(...) tells apart.
type MemoryLoc uint8

// The parts of memory.
const (
	ArgMem MemoryLoc = iota
	InaccessibleMem
	ErrnoMem
	OtherMem
	TargetMem0
	TargetMem1
	numMemoryLocs
)

var memoryLocNames = [...]string{"argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"}

// MemoryEffects holds the accesses to each kind of memory.
type MemoryEffects uint64

// At returns the accesses to a part of memory.
func (e MemoryEffects) At(l MemoryLoc) ModRef { return ModRef(e >> (2 * l) & 3) }

// With returns e with the accesses to a part of memory replaced.
func (e MemoryEffects) With(l MemoryLoc, m ModRef) MemoryEffects {
	return e&^(3<<(2*l)) | MemoryEffects(m)<<(2*l)
}

// AllMemory returns the same accesses to all of memory.
func AllMemory(m ModRef) MemoryEffects {
	var e MemoryEffects
	for l := MemoryLoc(0); l < numMemoryLocs; l++ {
		e = e.With(l, m)
	}
	return e
}

func (e MemoryEffects) append(b []byte) []byte {
	b = append(b, "memory("...)
	other, all := e.At(OtherMem), NoModRef
	for l := MemoryLoc(0); l < numMemoryLocs; l++ {
		all |= e.At(l)
	}
	first := true
	if other != NoModRef || all == other {
		b = append(b, other.String()...)
		first = false
	}
	for l := MemoryLoc(0); l < numMemoryLocs; l++ {
		if e.At(l) == other {
			continue
		}
		if !first {
			b = append(b, ", "...)
		}
		first = false
		b = append(b, memoryLocNames[l]...)
		b = append(b, ": "...)
		b = append(b, e.At(l).String()...)
	}
	return append(b, ')')
}

// Captures tells what of a pointer may be captured: eight bits for the result, and above
// them eight bits for all other ways.
type Captures uint16

// The bits of Captures.
const (
	CaptureAddressIsNull  = 1
	CaptureAddress        = 2 | CaptureAddressIsNull
	CaptureReadProvenance = 4
	CaptureProvenance     = 8 | CaptureReadProvenance
)

func appendCaptured(b []byte, c Captures) []byte {
	if c == 0 {
		return append(b, "none"...)
	}
	switch {
	case c&CaptureAddress == CaptureAddress:
		b = append(b, "address"...)
	case c&CaptureAddressIsNull != 0:
		b = append(b, "address_is_null"...)
	}
	if c&CaptureAddress != 0 && c&CaptureProvenance != 0 {
		b = append(b, ", "...)
	}
	switch {
	case c&CaptureProvenance == CaptureProvenance:
		b = append(b, "provenance"...)
	case c&CaptureReadProvenance != 0:
		b = append(b, "read_provenance"...)
	}
	return b
}

func (c Captures) append(b []byte) []byte {
	b = append(b, "captures("...)
	ret, other := c&0xff, c>>8
	if other != 0 || other == ret {
		b = appendCaptured(b, other)
		if other != ret {
			b = append(b, ", "...)
		}
	}
	if other != ret {
		b = appendCaptured(append(b, "ret: "...), ret)
	}
	return append(b, ')')
}

// FPClassNames lists the words of nofpclass(...) with the classes they stand
// for, in the order in which they are printed.
var FPClassNames = []struct {
	Name string
	Mask uint64
}{
	{"all", 0x3ff}, {"nan", 3}, {"snan", 1}, {"qnan", 2}, {"inf", 0x204}, {"ninf", 4}, {"pinf", 0x200},
	{"zero", 0x60}, {"nzero", 0x20}, {"pzero", 0x40}, {"sub", 0x90}, {"nsub", 0x10}, {"psub", 0x80},
	{"norm", 0x108}, {"nnorm", 8}, {"pnorm", 0x100},
}

// AllocKindNames lists the words of allockind("..."), the first being bit 0.
var AllocKindNames = []string{"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"}

// String returns the attribute as it is written at a function or parameter.
func (a *Attr) String() string { return string(a.append(nil, false)) }

// append appends the attribute. In groups a few are written with an equals
// sign.
func (a *Attr) append(b []byte, group bool) []byte {
	if a.Kind == StringAttr {
		b = num.AppendQuoted(b, a.Key)
		if a.Value != "" {
			b = num.AppendQuoted(append(b, '='), a.Value)
		}
		return b
	}
	info := &attrTable[a.Kind]
	switch info.class {
	case enumAttr:
		return append(b, info.name...)
	case typeAttr:
		b = append(b, info.name...)
		if a.Type == nil {
			return b
		}
		return append(a.Type.append(append(b, '(')), ')')
	case rangeAttr:
		b = append(b, "range("...)
		b = append(a.Type.append(b), ' ')
		b = a.Ranges[0].Lo.AppendSigned(b)
		b = append(b, ", "...)
		return append(a.Ranges[0].Hi.AppendSigned(b), ')')
	case rangesAttr:
		b = append(b, "initializes("...)
		for i, r := range a.Ranges {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = r.Lo.AppendSigned(append(b, '('))
			b = r.Hi.AppendSigned(append(b, ", "...))
			b = append(b, ')')
		}
		return append(b, ')')
	}
	return a.appendInt(b, group)
}

// appendInt appends an attribute that has an integer.
func (a *Attr) appendInt(b []byte, group bool) []byte {
	name := attrTable[a.Kind].name
	switch a.Kind {
	case AttrAlignment:
		b = append(b, name...)
		if group {
			b = append(b, '=')
		} else {
			b = append(b, ' ')
		}
		return strconv.AppendUint(b, a.Int, 10)
	case AttrAllocKind:
		b = append(b, `allockind("`...)
		for i, n := range AllocKindNames {
			if a.Int>>i&1 != 0 {
				if b[len(b)-1] != '"' {
					b = append(b, ',')
				}
				b = append(b, n...)
			}
		}
		return append(b, `")`...)
	case AttrAllocSize:
		b = strconv.AppendUint(append(b, "allocsize("...), a.Int>>32, 10)
		if uint32(a.Int) != 0xffffffff {
			b = strconv.AppendUint(append(b, ','), uint64(uint32(a.Int)), 10)
		}
		return append(b, ')')
	case AttrCaptures:
		return Captures(a.Int).append(b)
	case AttrMemory:
		return MemoryEffects(a.Int).append(b)
	case AttrNoFPClass:
		b = append(b, "nofpclass("...)
		rest := a.Int
		for _, c := range FPClassNames {
			if rest&c.Mask == c.Mask {
				if b[len(b)-1] != '(' {
					b = append(b, ' ')
				}
				b = append(b, c.Name...)
				rest &^= c.Mask
			}
		}
		return append(b, ')')
	case AttrUWTable:
		if a.Int == 1 {
			return append(b, "uwtable(sync)"...)
		}
		return append(b, "uwtable"...)
	case AttrVScaleRange:
		b = strconv.AppendUint(append(b, "vscale_range("...), a.Int>>32, 10)
		b = strconv.AppendUint(append(b, ','), uint64(uint32(a.Int)), 10)
		return append(b, ')')
	}
	b = append(b, name...)
	if group {
		return strconv.AppendUint(append(b, '='), a.Int, 10)
	}
	return append(strconv.AppendUint(append(b, '('), a.Int, 10), ')')
}

// append appends the attributes with spaces between them.
func (s *AttrSet) append(b []byte, group bool) []byte {
	for i := range s.Attrs() {
		if i > 0 {
			b = append(b, ' ')
		}
		b = s.attrs[i].append(b, group)
	}
	return b
}
