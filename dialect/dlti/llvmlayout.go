package dlti

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// defaultLayout is what LLVM assumes of a target that says nothing else.
const defaultLayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128"

// ParseLLVMLayout returns what an LLVM data layout string says (LangRef, Data Layout),
// and LLVM's defaults for what it does not say. Types come first, in the order in which
// they are first mentioned, then named properties. unhandled are the parts of the
// string that MLIR has no entry for, such as the alignments of vectors.
//
// The dialect does not know LLVM's pointers: pointer makes the type of those into an
// address space. The error names a part that cannot be read.
func ParseLLVMLayout(c *ir.Context, text string, pointer func(space uint32) ir.Type) (spec *DataLayoutSpecAttr, unhandled []string, err error) {
	s := &layoutReader{c: c, pointer: pointer, seen: map[any]bool{}}
	if text != "" {
		text += "-"
	}
	for token := range strings.SplitSeq(text+defaultLayout, "-") {
		handled, ok := s.token(token)
		if !ok {
			return nil, unhandled, fmt.Errorf("cannot translate data layout: %s", token)
		}
		if !handled {
			unhandled = append(unhandled, token)
		}
	}
	return NewDataLayoutSpecAttr(c, append(s.types, s.keys...)...), unhandled, nil
}

// A layoutReader collects the entries of a data layout. Of two about the same
// thing the first counts, so that defaults can follow.
type layoutReader struct {
	c       *ir.Context
	pointer func(space uint32) ir.Type
	types   []*EntryAttr
	keys    []*EntryAttr
	seen    map[any]bool
}

// token reads one part of the string. handled is false for parts that MLIR has
// nothing for.
func (s *layoutReader) token(token string) (handled, ok bool) {
	n := 0
	for n < len(token) && (token[n]|0x20 >= 'a' && token[n]|0x20 <= 'z') {
		n++
	}
	prefix, rest := token[:n], token[n:]
	if prefix == "" {
		return false, false
	}
	switch prefix {
	case "e", "E":
		value := map[string]string{"e": "little", "E": "big"}[prefix]
		return true, s.key("dlti.endianness", rest == "", func() ir.Attribute { return ir.NewStringAttr(s.c, value) })
	case "P":
		return true, s.space("dlti.program_memory_space", rest)
	case "G":
		return true, s.space("dlti.global_memory_space", rest)
	case "A":
		return true, s.space("dlti.alloca_memory_space", rest)
	case "m":
		mode := strings.TrimPrefix(rest, ":")
		return true, s.key("dlti.mangling_mode", mode != "", func() ir.Attribute { return ir.NewStringAttr(s.c, mode) })
	case "S":
		v, _, ok := leadingInt(rest)
		return true, s.key("dlti.stack_alignment", ok && v != 0, func() ir.Attribute { return ir.NewIntegerAttr(s.c.I64(), int64(v)) })
	case "i", "f", "p":
		return true, s.typeEntry(prefix[0], rest)
	case "n":
		return true, s.legalWidths(rest)
	}
	if prefix[0] == 'F' {
		return true, s.functionPointers(prefix[1:], rest)
	}
	return false, true
}

// leadingInt reads the number that a text begins with.
func leadingInt(text string) (v uint64, rest string, ok bool) {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	v, err := strconv.ParseUint(text[:n], 10, 64)
	return v, text[n:], err == nil
}

// key adds an entry with a name, unless there is one.
func (s *layoutReader) key(name string, ok bool, value func() ir.Attribute) bool {
	if s.seen[name] {
		return true
	}
	if ok {
		s.seen[name] = true
		s.keys = append(s.keys, NewNamedEntryAttr(name, value()))
	}
	return ok
}

func (s *layoutReader) space(name, rest string) bool {
	v, _, ok := leadingInt(rest)
	if ok && v == 0 {
		return true
	}
	return s.key(name, ok, func() ir.Attribute { return ir.NewIntegerAttr(ir.NewIntegerType(s.c, 64, ir.Unsigned), int64(v)) })
}

// ints reads numbers with colons between them, and before the first.
func ints(rest string) ([]uint64, bool) {
	var out []uint64
	for _, t := range strings.Split(strings.TrimPrefix(rest, ":"), ":") {
		v, err := strconv.ParseUint(t, 10, 64)
		if err != nil {
			return nil, false
		}
		out = append(out, v)
	}
	return out, true
}

var layoutFloats = map[uint64]ir.FloatKind{16: ir.F16, 32: ir.F32, 64: ir.F64, 80: ir.F80, 128: ir.F128}

// typeEntry adds the alignments of an integer or float type, or the sizes of
// pointers into an address space.
func (s *layoutReader) typeEntry(kind byte, rest string) bool {
	v, ok := uint64(0), true
	if kind != 'p' || !strings.HasPrefix(rest, ":") {
		v, rest, ok = leadingInt(rest)
	}
	if !ok {
		return false
	}
	var t ir.Type
	switch kind {
	case 'i':
		if v == 0 || v > num.MaxIntWidth {
			return false
		}
		t = s.c.I(uint32(v))
	case 'f':
		k, ok := layoutFloats[v]
		if !ok {
			return false
		}
		t = ir.NewFloatType(s.c, k)
	default:
		t = s.pointer(uint32(v))
	}
	if s.seen[t] {
		return true
	}
	list, ok := ints(rest)
	if !ok {
		return false
	}
	if kind == 'p' {
		if len(list) < 2 || len(list) > 4 {
			return false
		}
		if len(list) < 3 {
			list = append(list, list[1])
		}
		if len(list) < 4 {
			list = append(list, list[0])
		}
	} else {
		if len(list) > 2 {
			return false
		}
		if len(list) == 1 {
			list = append(list, list[0])
		}
	}
	values := make([]num.Int, len(list))
	for i, x := range list {
		values[i] = num.NewUint(64, x)
	}
	s.seen[t] = true
	shape := ir.NewVectorType([]int64{int64(len(list))}, nil, s.c.I64())
	s.types = append(s.types, NewTypeEntryAttr(t, ir.NewDenseInts(shape, values...)))
	return true
}

func (s *layoutReader) legalWidths(rest string) bool {
	list, ok := ints(rest)
	return s.key("dlti.legal_int_widths", ok, func() ir.Attribute {
		widths := make([]int32, len(list))
		for i, v := range list {
			widths[i] = int32(v)
		}
		return ir.NewDenseI32ArrayAttr(s.c, widths...)
	})
}

func (s *layoutReader) functionPointers(kind, rest string) bool {
	v, _, ok := leadingInt(rest)
	return s.key("dlti.function_pointer_alignment", ok && (kind == "i" || kind == "n"), func() ir.Attribute {
		return NewFunctionPointerAlignmentAttr(s.c, v, kind == "n")
	})
}
