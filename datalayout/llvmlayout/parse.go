package llvmlayout

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Parse parses a data layout string. The error has LLVM's words.
func Parse(text string) (*Layout, error) {
	l := &Layout{
		text:      text,
		Ints:      []Alignment{{8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		Floats:    []Alignment{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		Vectors:   []Alignment{{64, 8, 8}, {128, 16, 16}},
		Aggregate: Alignment{0, 1, 8},
		Pointers:  []Pointer{{Bits: 64, Index: 64, ABI: 8, Pref: 8}},
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
		if p := l.Pointer(space); p.Space == space {
			p.Unstable = true
		} else {
			q := *p
			q.Space, q.Unstable, q.Name = space, true, ""
			l.setPointer(q)
		}
	}
	return l, nil
}

func malformed(form string) error {
	return errors.New(`malformed specification, must be of the form "` + form + `"`)
}

// parse parses one part of the string.
func (l *Layout) parse(spec string) (err error) {
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
	case 's': // obsolete and ignored
	case 'e', 'E':
		if rest != "" {
			return errors.New("malformed specification, must be just 'e' or 'E'")
		}
		l.BigEndian = kind == 'E'
	case 'n':
		for _, s := range strings.Split(rest, ":") {
			n, err := parseSize(s, "size")
			if err != nil {
				return err
			}
			l.NativeInts = append(l.NativeInts, uint32(n))
		}
	case 'S':
		if rest == "" {
			return malformed("S<size>")
		}
		l.StackAlign, err = parseAlignment(rest, "stack natural", false)
	case 'F':
		return l.parseFunction(rest)
	case 'P':
		l.ProgramSpace, err = parseDefaultSpace(kind, rest)
	case 'A':
		l.AllocaSpace, err = parseDefaultSpace(kind, rest)
	case 'G':
		l.GlobalsSpace, err = parseDefaultSpace(kind, rest)
	case 'm':
		mode, ok := strings.CutPrefix(rest, ":")
		if !ok || mode == "" {
			return malformed("m:<mangling>")
		}
		if len(mode) > 1 || !strings.Contains("elomwxa", mode) {
			return errors.New("unknown mangling mode")
		}
		l.Mangling = mode[0]
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

// parseAlignment parses an alignment in bits and returns it in bytes. If zero is
// allowed, it means 1.
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

// parsePreferred parses a preferred alignment. The default is the ABI alignment.
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

func (l *Layout) parsePrimitive(kind byte, s string) error {
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
	list := map[byte]*[]Alignment{'i': &l.Ints, 'f': &l.Floats, 'v': &l.Vectors}[kind]
	i, found := slices.BinarySearchFunc(*list, n, func(p Alignment, n uint64) int { return int(p.Bits) - int(n) })
	if !found {
		*list = slices.Insert(*list, i, Alignment{})
	}
	(*list)[i] = Alignment{n, abi, pref}
	return nil
}

func (l *Layout) parseAggregate(s string) error {
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
	l.Aggregate = Alignment{0, abi, pref}
	return nil
}

func (l *Layout) parseFunction(s string) (err error) {
	if s == "" {
		return malformed("F<type><abi>")
	}
	switch s[0] {
	case 'i':
		l.FunctionDependent = false
	case 'n':
		l.FunctionDependent = true
	default:
		return fmt.Errorf("unknown function pointer alignment type '%c'", s[0])
	}
	l.FunctionAlign, err = parseAlignment(s[1:], "ABI", false)
	return err
}

func (l *Layout) parseNonIntegral(s string) error {
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

func (l *Layout) parsePointer(s string) error {
	parts := strings.Split(s, ":")
	if len(parts) < 3 || len(parts) > 5 {
		return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
	}
	var p Pointer
	err := p.parseSpace(parts[0])
	if err != nil {
		return err
	}
	for _, q := range l.Pointers {
		if p.Name != "" && q.Name == p.Name {
			return fmt.Errorf("address space name `%s` already used", p.Name)
		}
	}
	if p.Bits, err = parseSize(parts[1], "pointer size"); err != nil {
		return err
	}
	if p.ABI, err = parseAlignment(parts[2], "ABI", false); err != nil {
		return err
	}
	if p.Pref, err = parsePreferred(parts[3:min(4, len(parts))], p.ABI); err != nil {
		return err
	}
	p.Index = p.Bits
	if len(parts) == 5 {
		if p.Index, err = parseSize(parts[4], "index size"); err != nil {
			return err
		}
	}
	if p.Index > p.Bits {
		return errors.New("index size cannot be larger than the pointer size")
	}
	l.setPointer(p)
	return nil
}

// parseSpace parses the flags, number and name of an address space, all of them
// optional, as in ue3(name).
func (p *Pointer) parseSpace(s string) (err error) {
	for s != "" && (s[0] >= 'a' && s[0] <= 'z' || s[0] >= 'A' && s[0] <= 'Z') {
		switch s[0] {
		case 'e':
			p.External = true
		case 'u':
			p.Unstable = true
		default:
			return fmt.Errorf("'%c' is not a valid pointer specification flag", s[0])
		}
		s = s[1:]
	}
	number, name, named := strings.Cut(s, "(")
	if number != "" {
		if p.Space, err = parseSpace(number); err != nil {
			return err
		}
	}
	if named {
		var ok bool
		if p.Name, ok = strings.CutSuffix(name, ")"); !ok || p.Name == "" {
			//lint:ignore ST1005 LLVM says so
			return errors.New("Expected `( address space name )`")
		}
		if p.Name == "P" || p.Name == "G" || p.Name == "A" {
			//lint:ignore ST1005 LLVM says so
			return errors.New("Cannot use predefined address space names P/G/A in data layout")
		}
	}
	if p.Space == 0 && (p.External || p.Unstable) {
		return errors.New("address space 0 cannot be unstable or have external state")
	}
	return nil
}

// setPointer adds the entry of an address space, or replaces it.
func (l *Layout) setPointer(p Pointer) {
	i, found := slices.BinarySearchFunc(l.Pointers, p.Space, func(q Pointer, space uint32) int { return int(q.Space) - int(space) })
	if !found {
		l.Pointers = slices.Insert(l.Pointers, i, Pointer{})
	}
	l.Pointers[i] = p
}
