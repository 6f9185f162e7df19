package llvmir

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

// intrinsicTable lists the intrinsics of LLVM 22 and 14, one per line, sorted by name. A
// line has the name without "llvm."; the line in intrinsicAttrTable for LLVM 22 and for
// 14, or a dash if that version does not have the intrinsic; the types that are part of
// the name (r for the result, r0 for its first element, 0 for the first parameter), or a
// dash; and for LLVM 22 the line in intrinsicTypeTable.
//
// Names and types come from LLVM's Intrinsics.td by llvm-tblgen, attributes from llvm-as
// and llvm-dis, applied to a declaration.
//
//go:embed intrinsics.txt
var intrinsicTable string

// intrinsicAttrTable has the attributes of intrinsics: those of the function, of
// the result, and of each parameter, separated by bars.
//
//go:embed intrinsicattrs.txt
var intrinsicAttrTable string

// intrinsicTypeTable has the types of intrinsics: the result and the parameters. Types
// are written as in the names of overloaded intrinsics; sigMatcher lists the further
// notation.
//
//go:embed intrinsictypes.txt
var intrinsicTypeTable string

var intrinsicTypeLines = sync.OnceValue(func() []string {
	return strings.Split(strings.TrimSuffix(intrinsicTypeTable, "\n"), "\n")
})

var intrinsicAttrLines = sync.OnceValue(func() []string {
	return strings.Split(strings.TrimSuffix(intrinsicAttrTable, "\n"), "\n")
})

// An Intrinsic is a function that LLVM 22 itself defines.
type Intrinsic struct {
	Name      string // with llvm. and without the overloaded types
	overloads string
	attrs     string
	types     string // line in intrinsicTypeTable, or empty
}

// LookupIntrinsic returns the intrinsic for a function name such as
// llvm.memcpy.p0.p0.i64.
func LookupIntrinsic(name string) (Intrinsic, bool) {
	return lookupIntrinsic(name, false)
}

// lookupIntrinsic is LookupIntrinsic for LLVM 22 or, if typed, for 14.
func lookupIntrinsic(name string, typed bool) (Intrinsic, bool) {
	rest, ok := strings.CutPrefix(name, "llvm.")
	for ok && rest != "" {
		if line, found := findIntrinsic(rest); found {
			f := append(strings.Fields(line), "", "")
			attrs, overloads := f[0], f[2]
			if overloads == "-" {
				overloads = ""
			}
			if typed {
				attrs = f[1]
				if o, differs := overloads14[rest]; differs {
					overloads = o
				}
			}
			if attrs != "-" && (overloads != "" || len(rest)+5 == len(name)) {
				return Intrinsic{"llvm." + rest, overloads, attrs, f[3]}, true
			}
		}
		i := strings.LastIndexByte(rest, '.')
		if i < 0 {
			break
		}
		rest = rest[:i]
	}
	return Intrinsic{}, false
}

// overloads14 has the overloaded types in LLVM 14 of intrinsics that are overloaded on pointers
// since. In LLVM 14, these pointers were i8*.
var overloads14 = map[string]string{
	"va_start": "", "va_end": "", "va_copy": "", "stacksave": "", "stackrestore": "", "eh.typeid.for": "",
	"thread.pointer": "", "var.annotation": "", "annotation": "r", "ptr.annotation": "r",
}

// findIntrinsic returns the rest of the table line of an intrinsic.
func findIntrinsic(name string) (string, bool) {
	lo, hi := 0, len(intrinsicTable)
	for lo < hi {
		mid := (lo + hi) / 2
		start := strings.LastIndexByte(intrinsicTable[:mid], '\n') + 1
		end := start + strings.IndexByte(intrinsicTable[start:], '\n')
		n, rest, _ := strings.Cut(intrinsicTable[start:end], " ")
		switch c := strings.Compare(name, n); {
		case c == 0:
			return rest, true
		case c < 0:
			hi = start
		default:
			lo = end + 1
		}
	}
	return "", false
}

// IsOverloaded reports whether types are part of the function's name.
func (in Intrinsic) IsOverloaded() bool { return in.overloads != "" }

// FuncName returns the name of the intrinsic for a function type: the plain name with the
// overloaded types appended. It returns the plain name if the type does not fit.
func (in Intrinsic) FuncName(sig *Type) string {
	if in.overloads == "" {
		return in.Name
	}
	b := []byte(in.Name)
	for _, o := range strings.Split(in.overloads, ",") {
		var t *Type
		if strings.HasPrefix(o, "r") {
			t = sig.elem
			if n, err := strconv.Atoi(o[1:]); err == nil {
				if t.kind != StructType || n >= len(t.Fields()) {
					return in.Name
				}
				t = t.Fields()[n]
			}
		} else if n, err := strconv.Atoi(o); err == nil && n < len(sig.elems) {
			t = sig.elems[n]
		}
		if t == nil {
			return in.Name
		}
		b = append(b, '.')
		b = t.appendMangled(b)
	}
	return string(b)
}

var mangledKinds = [...]string{"isVoid", "f16", "bf16", "f32", "f64", "f80", "f128", "ppcf128", "x86mmx", "x86amx", "label", "Metadata", "token"}

// appendMangled appends a type as it appears in the name of an intrinsic.
func (t *Type) appendMangled(b []byte) []byte {
	if t.TooLong() {
		return append(b, "..."...)
	}
	switch t.kind {
	case IntegerType:
		return strconv.AppendUint(append(b, 'i'), t.n, 10)
	case PointerType:
		b = strconv.AppendUint(append(b, 'p'), t.n, 10)
		if t.elem != nil {
			return t.elem.appendMangled(b)
		}
		return b
	case ArrayType:
		b = strconv.AppendUint(append(b, 'a'), t.n, 10)
		return t.elem.appendMangled(b)
	case VectorType:
		if t.scalable {
			b = append(b, "nx"...)
		}
		b = strconv.AppendUint(append(b, 'v'), t.n, 10)
		return t.elem.appendMangled(b)
	case StructType:
		if !t.literal {
			b = append(b, "s_"...)
			b = append(b, t.name...)
		} else {
			b = append(b, "sl_"...)
			for _, f := range t.elems {
				b = f.appendMangled(b)
			}
		}
		return append(b, 's')
	case FunctionType:
		b = t.elem.appendMangled(append(b, "f_"...))
		for _, p := range t.elems {
			b = p.appendMangled(b)
		}
		if t.varargs {
			b = append(b, "vararg"...)
		}
		return append(b, 'f')
	case TargetExtType:
		b = append(append(b, 't'), t.name...)
		for _, p := range t.elems {
			b = p.appendMangled(append(b, '_'))
		}
		for _, n := range t.ints {
			b = strconv.AppendUint(append(b, '_'), uint64(n), 10)
		}
		return append(b, 't')
	}
	return append(b, mangledKinds[t.kind]...)
}

// Attrs returns the attributes that LLVM adds to the declaration.
func (in Intrinsic) Attrs(m *Module, sig *Type) AttrList {
	if l, ok := m.intrinsicAttrs.Load(in.attrs); ok {
		return fitAttrs(m, l.(AttrList), sig)
	}
	var l AttrList
	n, _ := strconv.Atoi(in.attrs)
	parts := strings.Split(intrinsicAttrLines()[n], "|")
	for i, text := range parts {
		if text == "" {
			if i > 1 {
				l.Params = append(l.Params, nil)
			}
			continue
		}
		p := &parser{lexer: lexer{src: []byte(text), stop: len(text)}, reader: &reader{m: m, typed: true}}
		p.next()
		switch i {
		case 0:
			p.fnAttrs(nil, false)
			l.Fn = m.Sets.Set(p.attrBuf...)
		case 1:
			p.paramAttrs(onResult, nil)
			l.Result = m.Sets.Set(p.attrBuf...)
		default:
			p.paramAttrs(onParam, nil)
			l.Params = append(l.Params, m.Sets.Set(p.attrBuf...))
		}
	}
	m.intrinsicAttrs.Store(in.attrs, l)
	return fitAttrs(m, l, sig)
}

// fitAttrs drops the attributes of missing parameters, and gives a range the width of the result.
func fitAttrs(m *Module, l AttrList, sig *Type) AttrList {
	if len(l.Params) > len(sig.elems) {
		l.Params = l.Params[:len(sig.elems)]
	}
	t := sig.elem.Scalar()
	if a, ok := l.Result.Lookup(AttrRange); ok && a.Type != t && t.isInt() {
		r := a.Ranges[0]
		a.Type, a.Ranges = t, []Range{{resize(r.Lo, t.Bits()), resize(r.Hi, t.Bits())}}
		l.Result = m.Sets.With(l.Result, a)
	}
	return l
}

// IntrinsicFunc returns the declaration of an intrinsic for a function type. name is the plain
// name, without types. If there is no declaration, it adds one: that of LLVM 14 if the module has
// typed pointers. It returns nil if LLVM 22 has no such intrinsic.
func (m *Module) IntrinsicFunc(name string, sig *Type) *Function {
	in, ok := lookupIntrinsic(name, m.IsTyped())
	if !ok {
		in, ok = LookupIntrinsic(name)
	}
	if !ok {
		return nil
	}
	full := in.FuncName(sig)
	if f := m.LookupFunction(full); f != nil {
		return f
	}
	f := m.NewFunction(full, sig, m.Layout().ProgramSpace)
	f.Attrs = in.Attrs(m, sig)
	return f
}
