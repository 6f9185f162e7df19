// Package slotfuncs makes random functions of the llvm dialect with variables on the stack,
// for tests of the passes that remove them.
package slotfuncs

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Big is the attributes of a module whose data layout is big-endian.
const Big = `module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>>}`

// Module returns the text of a module with functions for some seeds, which begins with the
// given text, such as [Big]. Without copies, no aggregate is copied from, for which
// mlir-opt makes slots in any order.
func Module(attributes string, seed uint64, n int, copies bool) string {
	var b strings.Builder
	b.WriteString(debugInfo + attributes + " {\nllvm.func @take(!llvm.ptr)\n")
	for i := range n {
		b.WriteString(text(seed+uint64(i), attributes == Big, copies))
	}
	b.WriteString("}\n")
	return b.String()
}

const debugInfo = `#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#int = #llvm.di_basic_type<name = "int", sizeInBits = 32>
#var0 = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 1, type = #int>
#var1 = #llvm.di_local_variable<scope = #sub, name = "y", file = #file, line = 2, type = #int>
`

// scalars are the types of values, with their sizes in bytes.
var scalars = []struct {
	name string
	size int
}{
	{"i8", 1}, {"i16", 2}, {"i32", 4}, {"i32", 4}, {"i64", 8}, {"f32", 4}, {"f64", 8},
	{"!llvm.ptr", 8}, {"vector<2xi32>", 8}, {"vector<4xi8>", 4}, {"i24", 3}, {"i128", 16},
}

// aggregates are types of variables, with their fields.
var aggregates = []struct {
	name string
	size int
	// at are GEPs into it: indices, and the size of what is there.
	at []string
}{
	{"!llvm.struct<(i32, i32)>", 8, []string{"0, 0", "0, 1"}},
	{"!llvm.struct<(i8, i64, i16)>", 24, []string{"0, 0", "0, 1", "0, 2"}},
	{"!llvm.struct<packed (i8, i32, f32)>", 9, []string{"0, 0", "0, 1", "0, 2"}},
	{"!llvm.array<4 x i32>", 16, []string{"0, 0", "0, 3", "0, 2", "0, 1"}},
	{"!llvm.array<17 x i8>", 17, []string{"0, 0", "0, 16"}},
	{"!llvm.struct<\"s\", (i32, array<3 x i16>, struct<(f32, ptr)>)>", 32, []string{"0, 0", "0, 1, 2", "0, 2, 1", "0, 2", "0, 1"}},
	{"!llvm.array<2 x struct<(i32, i8)>>", 16, []string{"0, 0, 1", "0, 1, 0", "0, 1"}},
}

// A variable is a slot.
type variable struct {
	name, typ string
	size      int
	at        []string
	// careful: only loads and stores that the passes can deal with.
	careful bool
	// declared: a debugger knows it. What is loaded from it is not stored to it, which
	// crashes mlir-opt, and nothing is that mem2reg has to compute, for which its output is
	// invalid.
	declared bool
}

// A function is one that is being made.
type function struct {
	*rand.Rand
	b      strings.Builder
	n      int
	blocks int
	vars   []variable
	copies bool
	big    bool                // whole loads only from what is no integer: others make mlir-opt wrong
	locals map[string][]string // the values of the block, by type
}

// text returns the text of the function for a seed.
func text(seed uint64, big, copies bool) string {
	f := &function{big: big, copies: copies, Rand: rand.New(rand.NewPCG(seed, 77)), locals: map[string][]string{}}
	f.blocks = 1 + f.IntN(7)
	fmt.Fprintf(&f.b, "llvm.func @f%d(", seed)
	for i, t := range scalars {
		fmt.Fprintf(&f.b, "%%a%d: %s, ", i, t.name)
	}
	f.b.WriteString("%c: i1, %n: i64) {\n  %one = llvm.mlir.constant(1 : i32) : i32\n  %two = llvm.mlir.constant(2 : i32) : i32\n")
	for _, n := range []int{1, 2, 4, 8, 9, 16, 17, 24, 32} {
		fmt.Fprintf(&f.b, "  %%len%d = llvm.mlir.constant(%d : i64) : i64\n", n, n)
	}
	f.b.WriteString("  %byte = llvm.mlir.constant(-86 : i8) : i8\n")
	for range 1 + f.IntN(6) {
		f.alloca()
	}
	for i := range f.blocks {
		f.locals = map[string][]string{}
		if i > 0 {
			fmt.Fprintf(&f.b, "^b%d:\n", i)
		}
		for range f.IntN(8) {
			f.op()
		}
		f.terminator()
	}
	f.b.WriteString("}\n")
	return f.b.String()
}

func (f *function) name() string {
	f.n++
	return fmt.Sprintf("%%v%d", f.n)
}

func (f *function) alloca() {
	v := variable{name: f.name(), careful: f.IntN(4) > 0}
	if f.IntN(3) == 0 {
		a := aggregates[f.IntN(len(aggregates))]
		v.typ, v.size, v.at = a.name, a.size, a.at
	} else {
		s := scalars[f.IntN(len(scalars))]
		v.typ, v.size = s.name, s.size
	}
	count := "%one"
	if f.IntN(20) == 0 {
		count = "%two"
	}
	fmt.Fprintf(&f.b, "  %s = llvm.alloca %s x %s : (i32) -> !llvm.ptr\n", v.name, count, v.typ)
	v.declared = f.IntN(3) == 0
	f.vars = append(f.vars, v)
	if v.declared {
		fmt.Fprintf(&f.b, "  llvm.intr.dbg.declare #var%d = %s : !llvm.ptr\n", f.IntN(2), v.name)
	}
}

// value is one of a type that is known: an argument, or one of the block.
func (f *function) value(t string) string {
	if list := f.locals[t]; len(list) > 0 && f.IntN(3) > 0 {
		return list[f.IntN(len(list))]
	}
	return argument(t)
}

func argument(t string) string {
	for i, s := range scalars {
		if s.name == t {
			return fmt.Sprintf("%%a%d", i)
		}
	}
	return "%undef"
}

// address is a pointer into a variable, and a type for an access.
func (f *function) address() (v variable, p, t string) {
	v = f.vars[f.IntN(len(f.vars))]
	p = v.name
	t = scalars[f.IntN(len(scalars))].name
	switch {
	case len(v.at) > 0 && f.IntN(4) > 0:
		p = f.name()
		fmt.Fprintf(&f.b, "  %s = llvm.getelementptr %s[%s] : (!llvm.ptr) -> !llvm.ptr, %s\n", p, v.name, v.at[f.IntN(len(v.at))], v.typ)
		if f.IntN(5) == 0 {
			q := f.name()
			fmt.Fprintf(&f.b, "  %s = llvm.getelementptr inbounds %s[%d] : (!llvm.ptr) -> !llvm.ptr, i8\n", q, p, f.IntN(3))
			p = q
		}
		if f.IntN(2) == 0 {
			t = "i8"
		}
	case len(v.at) == 0:
		if v.careful || f.big && v.typ[0] != 'i' || f.IntN(2) == 0 {
			t = v.typ
		}
		if f.IntN(12) == 0 {
			p = f.name()
			fmt.Fprintf(&f.b, "  %s = llvm.getelementptr %s[0] : (!llvm.ptr) -> !llvm.ptr, i8\n", p, v.name)
		}
	}
	return v, p, t
}

func (f *function) op() {
	switch f.IntN(24) {
	case 0:
		v := f.vars[f.IntN(len(f.vars))]
		fmt.Fprintf(&f.b, "  llvm.intr.lifetime.start %s : !llvm.ptr\n", v.name)
	case 1:
		v := f.vars[f.IntN(len(f.vars))]
		fmt.Fprintf(&f.b, "  llvm.intr.dbg.value #var%d = %s : !llvm.ptr\n", f.IntN(2), v.name)
	case 2, 3:
		f.copy()
	case 4:
		f.fill()
	case 5:
		_, p, _ := f.address()
		if f.IntN(4) == 0 {
			fmt.Fprintf(&f.b, "  llvm.call @take(%s) : (!llvm.ptr) -> ()\n", p)
		} else if f.IntN(2) == 0 {
			f.locals["!llvm.ptr"] = append(f.locals["!llvm.ptr"], p)
		}
	case 6, 7, 8, 9, 10, 11, 12:
		to, p, t := f.address()
		v := f.value(t)
		if to.declared {
			if v = argument(t); t != to.typ {
				return
			}
		}
		volatile := ""
		if f.IntN(40) == 0 {
			volatile = "volatile "
		}
		fmt.Fprintf(&f.b, "  llvm.store %s%s, %s : %s, !llvm.ptr\n", volatile, v, p, t)
	default:
		_, p, t := f.address()
		v := f.name()
		fmt.Fprintf(&f.b, "  %s = llvm.load %s : !llvm.ptr -> %s\n", v, p, t)
		f.locals[t] = append(f.locals[t], v)
		if f.IntN(2) == 0 {
			fmt.Fprintf(&f.b, "  \"t.use\"(%s) : (%s) -> ()\n", v, t)
		}
	}
}

// length is a number of bytes, the size of a variable most of the time.
func (f *function) length(v variable) string {
	if f.IntN(5) == 0 {
		return []string{"%len1", "%len4", "%len8", "%n"}[f.IntN(4)]
	}
	switch v.size {
	case 3:
		return "%len4"
	}
	return fmt.Sprintf("%%len%d", v.size)
}

func (f *function) copy() {
	v, w := f.vars[f.IntN(len(f.vars))], f.vars[f.IntN(len(f.vars))]
	src := w.name
	if f.big {
		src = argument("!llvm.ptr")
	} else if f.IntN(3) == 0 || v.name == w.name {
		src = f.value("!llvm.ptr")
	}
	if src == v.name || !f.copies && len(w.at) > 0 {
		return // the first crashes mlir-opt
	}
	dst := v.name
	if f.IntN(2) == 0 && (f.copies || len(v.at) == 0) {
		dst, src = src, dst
	}
	if v.declared && dst == v.name || w.declared && dst == w.name {
		return
	}
	switch f.IntN(3) {
	case 0:
		fmt.Fprintf(&f.b, "  \"llvm.intr.memcpy\"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n", dst, src, f.length(v))
	case 1:
		fmt.Fprintf(&f.b, "  \"llvm.intr.memmove\"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n", dst, src, f.length(v))
	default:
		fmt.Fprintf(&f.b, "  \"llvm.intr.memcpy.inline\"(%s, %s) <{isVolatile = false, len = %d : i32}> : (!llvm.ptr, !llvm.ptr) -> ()\n", dst, src, v.size)
	}
}

func (f *function) fill() {
	v := f.vars[f.IntN(len(f.vars))]
	val := []string{"%byte", f.value("i8")}[f.IntN(2)]
	if v.declared {
		return
	}
	if f.IntN(2) == 0 {
		fmt.Fprintf(&f.b, "  \"llvm.intr.memset\"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n", v.name, val, f.length(v))
	} else {
		fmt.Fprintf(&f.b, "  \"llvm.intr.memset.inline\"(%s, %s) <{isVolatile = false, len = %d : i64}> : (!llvm.ptr, i8) -> ()\n", v.name, val, v.size)
	}
}

func (f *function) terminator() {
	if f.blocks == 1 {
		f.b.WriteString("  llvm.return\n")
		return
	}
	to := func() int { return 1 + f.IntN(f.blocks-1) }
	switch f.IntN(8) {
	case 0:
		f.b.WriteString("  llvm.return\n")
	case 1:
		fmt.Fprintf(&f.b, "  llvm.switch %%a2 : i32, ^b%d [\n    0: ^b%d,\n    1: ^b%d\n  ]\n", to(), to(), to())
	case 2, 3:
		fmt.Fprintf(&f.b, "  llvm.br ^b%d\n", to())
	default:
		fmt.Fprintf(&f.b, "  llvm.cond_br %%c, ^b%d, ^b%d\n", to(), to())
	}
}
