package llvm

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// A DataLayout is what a data layout string says of a target (LangRef, Data
// Layout), with LLVM 22's defaults for what it does not say. It is immutable
// and safe for concurrent use.
//
// Sizes are in bits and alignments in bytes unless a name says otherwise.
type DataLayout struct {
	text     string
	big      bool
	stack    uint64 // in bytes; 0: not said
	mangling byte
	function uint64 // alignment of function pointers in bytes; 0: not said
	// functionDependent says that it is a multiple of that of the function.
	functionDependent bool

	alloca, program, globals uint32 // address spaces
	legal                    []uint32
	ints, floats, vectors    []primitiveSpec // sorted by bits
	aggregate                primitiveSpec
	pointers                 []pointerSpec // sorted by space; the first is 0
	nonIntegral              []uint32

	known sync.Map // ir.Type -> *typeLayout, of types that will not change
}

// primitiveSpec is the alignment in bytes of the types of some bits.
type primitiveSpec struct{ bits, abi, pref uint64 }

type pointerSpec struct {
	space            uint32
	bits, index      uint64
	abi, pref        uint64
	unstable, extern bool
	name             string
}

// ParseDataLayout reads a data layout string. The error says what LLVM says.
func ParseDataLayout(text string) (*DataLayout, error) {
	l := &DataLayout{
		text:      text,
		ints:      []primitiveSpec{{8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		floats:    []primitiveSpec{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		vectors:   []primitiveSpec{{64, 8, 8}, {128, 16, 16}},
		aggregate: primitiveSpec{0, 1, 8},
		pointers:  []pointerSpec{{bits: 64, index: 64, abi: 8, pref: 8}},
	}
	if text == "" {
		return l, nil
	}
	for _, spec := range strings.Split(text, "-") {
		if err := l.parse(spec); err != nil {
			return nil, err
		}
	}
	for _, space := range l.nonIntegral {
		if p := l.pointer(space); p.space == space {
			p.unstable = true
			l.setPointer(*p)
		} else {
			q := *p
			q.space, q.unstable, q.name = space, true, ""
			l.setPointer(q)
		}
	}
	return l, nil
}

func malformed(form string) error {
	return errors.New(`malformed specification, must be of the form "` + form + `"`)
}

// parse reads one specification.
func (l *DataLayout) parse(spec string) (err error) {
	if spec == "" {
		return errors.New("empty specification is not allowed")
	}
	if rest, ok := strings.CutPrefix(spec, "ni"); ok {
		return l.parseNonIntegral(rest)
	}
	kind, rest := spec[0], spec[1:]
	switch kind {
	case 'i', 'f', 'v':
		return l.parsePrimitive(kind, rest)
	case 'a':
		return l.parseAggregate(rest)
	case 'p':
		return l.parsePointer(rest)
	case 's': // of long ago, means nothing
	case 'e', 'E':
		if rest != "" {
			return errors.New("malformed specification, must be just 'e' or 'E'")
		}
		l.big = kind == 'E'
	case 'n':
		for _, s := range strings.Split(rest, ":") {
			n, err := parseSize(s, "size")
			if err != nil {
				return err
			}
			l.legal = append(l.legal, uint32(n))
		}
	case 'S':
		if rest == "" {
			return malformed("S<size>")
		}
		l.stack, err = parseAlignment(rest, "stack natural", false)
	case 'F':
		return l.parseFunction(rest)
	case 'P':
		l.program, err = parseDefaultSpace(kind, rest)
	case 'A':
		l.alloca, err = parseDefaultSpace(kind, rest)
	case 'G':
		l.globals, err = parseDefaultSpace(kind, rest)
	case 'm':
		mode, ok := strings.CutPrefix(rest, ":")
		if !ok || mode == "" {
			return malformed("m:<mangling>")
		}
		if len(mode) > 1 || !strings.Contains("elomwxa", mode) {
			return errors.New("unknown mangling mode")
		}
		l.mangling = mode[0]
	default:
		return errors.New("unknown specifier '" + string([]byte{kind}) + "'") // a byte, not a rune
	}
	return err
}

func parseSize(s, name string) (uint64, error) {
	if s == "" {
		return 0, errors.New(name + " component cannot be empty")
	}
	n, err := strconv.ParseUint(s, 10, 24)
	if err != nil || n == 0 {
		return 0, errors.New(name + " must be a non-zero 24-bit integer")
	}
	return n, nil
}

func parseSpace(s string) (uint32, error) {
	if s == "" {
		return 0, errors.New("address space component cannot be empty")
	}
	n, err := strconv.ParseUint(s, 10, 24)
	if err != nil {
		return 0, errors.New("address space must be a 24-bit integer")
	}
	return uint32(n), nil
}

func parseDefaultSpace(kind byte, s string) (uint32, error) {
	if s == "" {
		return 0, malformed(string(kind) + "<address space>")
	}
	return parseSpace(s)
}

// parseAlignment reads an alignment in bits and returns it in bytes. Zero, if
// it is allowed, is 1.
func parseAlignment(s, name string, zero bool) (uint64, error) {
	if s == "" {
		return 0, errors.New(name + " alignment component cannot be empty")
	}
	n, err := strconv.ParseUint(s, 10, 16)
	switch {
	case err != nil:
		return 0, errors.New(name + " alignment must be a 16-bit integer")
	case n == 0 && zero:
		return 1, nil
	case n == 0:
		return 0, errors.New(name + " alignment must be non-zero")
	case n%8 != 0 || bits.OnesCount64(n) != 1:
		return 0, errors.New(name + " alignment must be a power of two times the byte width")
	}
	return n / 8, nil
}

// parsePreferred reads a preferred alignment, by default that of the ABI.
func parsePreferred(parts []string, abi uint64) (uint64, error) {
	if len(parts) == 0 {
		return abi, nil
	}
	pref, err := parseAlignment(parts[0], "preferred", false)
	if err == nil && pref < abi {
		err = errors.New("preferred alignment cannot be less than the ABI alignment")
	}
	return pref, err
}

func (l *DataLayout) parsePrimitive(kind byte, s string) error {
	parts := strings.Split(s, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return malformed(string(kind) + "<size>:<abi>[:<pref>]")
	}
	n, err := parseSize(parts[0], "size")
	if err != nil {
		return err
	}
	abi, err := parseAlignment(parts[1], "ABI", false)
	if err != nil {
		return err
	}
	if kind == 'i' && n == 8 && abi != 1 {
		return errors.New("i8 must be 8-bit aligned")
	}
	pref, err := parsePreferred(parts[2:], abi)
	if err != nil {
		return err
	}
	list := map[byte]*[]primitiveSpec{'i': &l.ints, 'f': &l.floats, 'v': &l.vectors}[kind]
	i, found := slices.BinarySearchFunc(*list, n, func(p primitiveSpec, n uint64) int { return int(p.bits) - int(n) })
	if !found {
		*list = slices.Insert(*list, i, primitiveSpec{})
	}
	(*list)[i] = primitiveSpec{n, abi, pref}
	return nil
}

func (l *DataLayout) parseAggregate(s string) error {
	parts := strings.Split(s, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return malformed("a:<abi>[:<pref>]")
	}
	if parts[0] != "" {
		if n, err := strconv.ParseUint(parts[0], 10, 32); err != nil || n != 0 {
			return errors.New("size must be zero")
		}
	}
	abi, err := parseAlignment(parts[1], "ABI", true)
	if err != nil {
		return err
	}
	pref, err := parsePreferred(parts[2:], abi)
	if err != nil {
		return err
	}
	l.aggregate = primitiveSpec{0, abi, pref}
	return nil
}

func (l *DataLayout) parseFunction(s string) (err error) {
	if s == "" {
		return malformed("F<type><abi>")
	}
	switch s[0] {
	case 'i':
		l.functionDependent = false
	case 'n':
		l.functionDependent = true
	default:
		return fmt.Errorf("unknown function pointer alignment type '%c'", s[0])
	}
	l.function, err = parseAlignment(s[1:], "ABI", false)
	return err
}

func (l *DataLayout) parseNonIntegral(s string) error {
	s, ok := strings.CutPrefix(s, ":")
	if !ok {
		return malformed("ni:<address space>[:<address space>]...")
	}
	for _, part := range strings.Split(s, ":") {
		space, err := parseSpace(part)
		if err != nil {
			return err
		}
		if space == 0 {
			return errors.New("address space 0 cannot be non-integral")
		}
		l.nonIntegral = append(l.nonIntegral, space)
	}
	return nil
}

func (l *DataLayout) parsePointer(s string) error {
	parts := strings.Split(s, ":")
	if len(parts) < 3 || len(parts) > 5 {
		return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
	}
	var p pointerSpec
	err := p.parseSpace(parts[0])
	if err != nil {
		return err
	}
	for _, q := range l.pointers {
		if p.name != "" && q.name == p.name {
			return fmt.Errorf("address space name `%s` already used", p.name)
		}
	}
	if p.bits, err = parseSize(parts[1], "pointer size"); err != nil {
		return err
	}
	if p.abi, err = parseAlignment(parts[2], "ABI", false); err != nil {
		return err
	}
	if p.pref, err = parsePreferred(parts[3:min(4, len(parts))], p.abi); err != nil {
		return err
	}
	p.index = p.bits
	if len(parts) == 5 {
		if p.index, err = parseSize(parts[4], "index size"); err != nil {
			return err
		}
	}
	if p.index > p.bits {
		return errors.New("index size cannot be larger than the pointer size")
	}
	l.setPointer(p)
	return nil
}

// parseSpace reads flags, number and name of an address space, all optional:
// ue3(name).
func (p *pointerSpec) parseSpace(s string) (err error) {
	for s != "" && (s[0] >= 'a' && s[0] <= 'z' || s[0] >= 'A' && s[0] <= 'Z') {
		switch s[0] {
		case 'e':
			p.extern = true
		case 'u':
			p.unstable = true
		default:
			return fmt.Errorf("'%c' is not a valid pointer specification flag", s[0])
		}
		s = s[1:]
	}
	number, name, named := strings.Cut(s, "(")
	if number != "" {
		if p.space, err = parseSpace(number); err != nil {
			return err
		}
	}
	if named {
		var ok bool
		if p.name, ok = strings.CutSuffix(name, ")"); !ok || p.name == "" {
			return errors.New("Expected `( address space name )`")
		}
		if p.name == "P" || p.name == "G" || p.name == "A" {
			//lint:ignore ST1005 LLVM says so
			return errors.New("Cannot use predefined address space names P/G/A in data layout")
		}
	}
	if p.space == 0 && (p.extern || p.unstable) {
		return errors.New("address space 0 cannot be unstable or have external state")
	}
	return nil
}

// setPointer adds what is known about an address space, or replaces it.
func (l *DataLayout) setPointer(p pointerSpec) {
	i, found := slices.BinarySearchFunc(l.pointers, p.space, func(q pointerSpec, space uint32) int { return int(q.space) - int(space) })
	if !found {
		l.pointers = slices.Insert(l.pointers, i, pointerSpec{})
	}
	l.pointers[i] = p
}

// pointer is what is known about an address space, or else about space 0.
func (l *DataLayout) pointer(space uint32) *pointerSpec {
	for i := range l.pointers {
		if l.pointers[i].space == space {
			return &l.pointers[i]
		}
	}
	return &l.pointers[0]
}

// String is the text that was parsed.
func (l *DataLayout) String() string { return l.text }

// BigEndian reports whether the most significant byte comes first.
func (l *DataLayout) BigEndian() bool { return l.big }

// StackAlign is the natural alignment of the stack in bytes, 0 if it is not
// said.
func (l *DataLayout) StackAlign() uint64 { return l.stack }

// Mangling is the letter after m:, 0 if it is not said.
func (l *DataLayout) Mangling() byte { return l.mangling }

// FunctionAlign is the alignment of function pointers in bytes, 0 if it is not
// said, and whether it is a multiple of the alignment of the function.
func (l *DataLayout) FunctionAlign() (align uint64, dependent bool) {
	return l.function, l.functionDependent
}

// AllocaAddressSpace is where variables on the stack are.
func (l *DataLayout) AllocaAddressSpace() uint32 { return l.alloca }

// ProgramAddressSpace is where functions are.
func (l *DataLayout) ProgramAddressSpace() uint32 { return l.program }

// GlobalsAddressSpace is where global variables are by default.
func (l *DataLayout) GlobalsAddressSpace() uint32 { return l.globals }

// LegalIntWidths are the widths of the target's integers in bits. The slice
// must not be modified.
func (l *DataLayout) LegalIntWidths() []uint32 { return l.legal }

// IsNonIntegral reports whether pointers into an address space have no fixed
// representation as a number.
func (l *DataLayout) IsNonIntegral(space uint32) bool {
	p := l.pointer(space)
	return p.space == space && (p.unstable || p.extern)
}

// PointerBits is the size of pointers into an address space.
func (l *DataLayout) PointerBits(space uint32) uint64 { return l.pointer(space).bits }

// IndexBits is the width of the integers that are added to pointers into an
// address space.
func (l *DataLayout) IndexBits(space uint32) uint64 { return l.pointer(space).index }
