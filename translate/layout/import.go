package layout

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// defaultLayout is LLVM's layout for a target that specifies nothing.
const defaultLayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128"

// FromLLVM returns the specification for a data layout string, with LLVM's defaults for what the
// string omits. Types come first, in the order in which the string first mentions them, then named
// properties. unhandled has the parts of the string that MLIR has no entry for, such as the
// alignments of vectors. The error names a malformed part.
func FromLLVM(c *ir.Context, text string) (spec *dlti.DataLayoutSpecAttr, unhandled []string, err error) {
	r := &reader{c: c, seen: map[any]bool{}}
	if text != "" {
		text += "-"
	}
	for token := range strings.SplitSeq(text+defaultLayout, "-") {
		handled, ok := r.token(token)
		if !ok {
			return nil, unhandled, fmt.Errorf("cannot translate data layout: %s", token)
		}
		if !handled {
			unhandled = append(unhandled, token)
		}
	}
	return dlti.NewDataLayoutSpecAttr(c, append(r.types, r.named...)...), unhandled, nil
}

// A reader collects the entries of a data layout. The first entry with a key counts,
// so that the defaults can come last.
type reader struct {
	c     *ir.Context
	types []*dlti.EntryAttr
	named []*dlti.EntryAttr
	seen  map[any]bool // keys: types and names
}

// token parses one part of the string. handled is false if MLIR has no entry for it.
func (r *reader) token(token string) (handled, ok bool) {
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
		return true, r.key(dlti.EndiannessKey, rest == "", func() ir.Attribute { return ir.NewStringAttr(r.c, value) })
	case "P":
		return true, r.space(dlti.ProgramMemorySpaceKey, rest)
	case "G":
		return true, r.space(dlti.GlobalMemorySpaceKey, rest)
	case "A":
		return true, r.space(dlti.AllocaMemorySpaceKey, rest)
	case "m":
		mode := strings.TrimPrefix(rest, ":")
		return true, r.key(dlti.ManglingModeKey, mode != "", func() ir.Attribute { return ir.NewStringAttr(r.c, mode) })
	case "S":
		v, _, ok := leadingInt(rest)
		return true, r.key(dlti.StackAlignmentKey, ok && v != 0, func() ir.Attribute { return ir.NewIntegerAttr(r.c.I64(), int64(v)) })
	case "i", "f", "p":
		return true, r.typeEntry(prefix[0], rest)
	case "n":
		return true, r.legalWidths(rest)
	}
	if prefix[0] == 'F' {
		return true, r.functionPointers(prefix[1:], rest)
	}
	return false, true
}

// leadingInt parses the number at the start of a text.
func leadingInt(text string) (v uint64, rest string, ok bool) {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	v, err := strconv.ParseUint(text[:n], 10, 64)
	return v, text[n:], err == nil
}

// key adds an entry with a name, unless it exists.
func (r *reader) key(name string, ok bool, value func() ir.Attribute) bool {
	if r.seen[name] {
		return true
	}
	if ok {
		r.seen[name] = true
		r.named = append(r.named, dlti.NewNamedEntryAttr(name, value()))
	}
	return ok
}

func (r *reader) space(name, rest string) bool {
	v, _, ok := leadingInt(rest)
	if ok && v == 0 {
		return true
	}
	return r.key(name, ok, func() ir.Attribute { return ir.NewIntegerAttr(ir.NewIntegerType(r.c, 64, ir.Unsigned), int64(v)) })
}

// ints parses numbers that are separated by colons, with a colon before the first.
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
func (r *reader) typeEntry(kind byte, rest string) bool {
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
		t = r.c.I(uint32(v))
	case 'f':
		k, ok := layoutFloats[v]
		if !ok {
			return false
		}
		t = ir.NewFloatType(r.c, k)
	default:
		t = llvm.NewPointerType(r.c, uint32(v))
	}
	if r.seen[t] {
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
	r.seen[t] = true
	shape := ir.NewVectorType([]int64{int64(len(list))}, nil, r.c.I64())
	r.types = append(r.types, dlti.NewTypeEntryAttr(t, ir.NewDenseInts(shape, values...)))
	return true
}

func (r *reader) legalWidths(rest string) bool {
	list, ok := ints(rest)
	return r.key(dlti.LegalIntWidthsKey, ok, func() ir.Attribute {
		widths := make([]int32, len(list))
		for i, v := range list {
			widths[i] = int32(v)
		}
		return ir.NewDenseI32ArrayAttr(r.c, widths...)
	})
}

func (r *reader) functionPointers(kind, rest string) bool {
	v, _, ok := leadingInt(rest)
	return r.key(dlti.FunctionPointerAlignmentKey, ok && (kind == "i" || kind == "n"), func() ir.Attribute {
		return dlti.NewFunctionPointerAlignmentAttr(r.c, v, kind == "n")
	})
}
