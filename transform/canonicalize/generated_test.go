package canonicalize_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

var (
	seed  = flag.Uint64("seed", 1, "the first seed of the generated functions")
	seeds = flag.Int("seeds", 40, "how many functions to generate for each dialect")
)

// TestGenerated compares what the pass makes of random functions with what mlir-opt-22
// makes of them, locations included.
func TestGenerated(t *testing.T) {
	for _, kind := range []struct {
		name string
		body func(*function)
	}{
		{"arith", (*function).arith},
		{"cf", (*function).blocks},
		{"vector", (*function).vectors},
		{"elements", (*function).elements},
		{"masks", (*function).masks},
		{"transfers", (*function).transfers},
		{"index", (*function).indices},
		{"math", (*function).functions},
		{"complex", (*function).complexes},
	} {
		t.Run(kind.name, func(t *testing.T) {
			var b strings.Builder
			for i := range *seeds {
				f := newFunction(*seed + uint64(i))
				kind.body(f)
				b.WriteString(f.text(*seed + uint64(i)))
			}
			lowertest.CompareModule(t, b.String(), []string{"--canonicalize"}, []string{"--canonicalize=region-simplify=aggressive"},
				[]string{"--canonicalize", "-mlir-print-debuginfo", "-mlir-print-local-scope"})
		})
	}
}

// A function is one that is made of random operations. Each operation takes values of
// before, the later ones more often, and is used at the end or not.
type function struct {
	*rand.Rand
	body   strings.Builder
	n      int
	args   []string            // the types of arguments, two of each
	values map[string][]string // by type

	unknown bool // what is known must not be a position in a vector
}

func newFunction(seed uint64) *function {
	return &function{Rand: rand.New(rand.NewPCG(seed, 12)), values: map[string][]string{}}
}

// text is the whole function.
func (f *function) text(seed uint64) string {
	var args []string
	for i, t := range f.args {
		args = append(args, fmt.Sprintf("%%a%d: %s", i, t))
	}
	return fmt.Sprintf("func.func @f%d(%s) {\n%s  return\n}\n", seed, strings.Join(args, ", "), f.body.String())
}

// one chooses one of several texts.
func (f *function) one(texts ...string) string { return texts[f.IntN(len(texts))] }

// op adds an operation with one result.
func (f *function) op(result, format string, args ...any) {
	name := fmt.Sprintf("%%v%d", f.n)
	f.n++
	fmt.Fprintf(&f.body, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	f.add(name, result)
}

// add makes a value known to later operations, and uses it now and then.
func (f *function) add(name, t string) {
	f.values[t] = append(f.values[t], name)
	if f.IntN(3) == 0 {
		fmt.Fprintf(&f.body, "  \"t.use\"(%s) : (%s) -> ()\n", name, t)
	}
}

// value is a value of a type.
func (f *function) value(t string) string {
	list := f.values[t]
	switch n := len(list); {
	case n > 0 && f.IntN(3) == 0:
		return list[n-1]
	case n > 2 || n > 0 && f.IntN(2) == 0:
		return list[f.IntN(n)]
	}
	name := f.argument(t)
	f.values[t] = append(f.values[t], name)
	return name
}

// argument is a new argument.
func (f *function) argument(t string) string {
	f.args = append(f.args, t)
	return fmt.Sprintf("%%a%d", len(f.args)-1)
}

// known is a constant or another value.
func (f *function) known(t string) string {
	if f.IntN(5) < 2 {
		return f.constant(t)
	}
	return f.value(t)
}

func (f *function) constant(t string) string {
	name := fmt.Sprintf("%%c%d", f.n)
	f.n++
	text := f.number(t)
	if e, ok := strings.CutPrefix(t, "vector<2x"); ok {
		e = strings.TrimSuffix(e, ">")
		if text = f.number(e); f.IntN(3) == 0 {
			text = "[" + text + ", " + f.number(e) + "]"
		}
		text = "dense<" + text + ">"
	}
	fmt.Fprintf(&f.body, "  %s = arith.constant %s : %s\n", name, text, t)
	return name
}

func (f *function) number(t string) string {
	switch t {
	case "i1":
		return f.one("0", "1")
	case "f16", "f32", "f64":
		return f.one("0.0", "-0.0", "1.0", "-1.0", "4.4", "-4.5", "127.0", "128.5", "255.0", "-128.0", "-129.0", "1.0e10", "-1.0e20")
	}
	return f.one("0", "1", "-1", "2", "3", "8", "16", "24", "48", "56", "127", "-128", "100")
}

var (
	scalarInts = []string{"i1", "i8", "i16", "i32", "i64"}
	ints       = append([]string{"index", "vector<2xi1>", "vector<2xi8>", "vector<2xi32>"}, scalarInts...)
	floats     = []string{"f16", "f32", "f64", "vector<2xf32>", "vector<2xf64>"}
)

func width(t string) (n int) {
	_, err := fmt.Sscanf(strings.TrimLeft(strings.TrimPrefix(t, "vector<2x"), "if"), "%d", &n)
	if err != nil {
		return 64
	}
	return n
}

// like is t or the vector with such elements, if other is a vector.
func like(t, other string) string {
	if strings.HasPrefix(other, "vector") {
		return "vector<2x" + t + ">"
	}
	return t
}

// arith adds operations of the arith dialect.
func (f *function) arith() {
	for range 4 + f.IntN(12) {
		switch f.IntN(16) {
		case 0, 1, 2:
			t := f.one(ints...)
			f.op(t, "arith.%s %s, %s%s : %s", f.one("addi", "subi", "subi", "muli"), f.known(t), f.known(t),
				f.one("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"), t)
		case 3:
			t := f.one(ints...)
			f.op(t, "arith.%s %s, %s : %s", f.one("andi", "ori", "xori", "xori", "xori"), f.known(t), f.known(t), t)
		case 4:
			t := f.one(ints...)
			op := f.one("divui", "divsi", "remui", "remsi", "shli", "shrui", "shrsi", "shrsi", "shrsi", "maxsi", "maxui", "minsi", "minui",
				"ceildivsi", "ceildivui", "floordivsi")
			exact := ""
			if f.IntN(4) == 0 && (op[:3] == "shr" || op[:3] == "div") {
				exact = " exact"
			}
			f.op(t, "arith.%s %s, %s%s : %s", op, f.known(t), f.known(t), exact, t)
		case 5:
			f.extended()
		case 6, 7, 8:
			f.integerCast()
		case 9:
			t := f.one(ints...)
			f.op(like("i1", t), "arith.cmpi %s, %s, %s : %s", f.one("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"), f.known(t), f.known(t), t)
		case 10, 11:
			f.choice()
		case 12:
			t := f.one(floats...)
			f.op(t, "arith.%s %s, %s%s : %s", f.one("addf", "subf", "mulf", "divf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf", "remf"),
				f.known(t), f.known(t), f.fast(), t)
		case 13:
			t := f.one(floats...)
			f.op(t, "arith.negf %s%s : %s", f.value(t), f.fast(), t)
		case 14:
			f.floatCast()
		case 15: // without true and false, on which upstream fails after sitofp
			t := f.one(floats...)
			f.op(like("i1", t), "arith.cmpf %s, %s, %s%s : %s", f.one("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"),
				f.value(t), f.known(t), f.fast(), t)
		}
	}
}

func (f *function) fast() string {
	return f.one("", "", "", " fastmath<nnan>", " fastmath<fast>", " fastmath<nnan,nsz>", " fastmath<contract>")
}

// extended adds an operation with two results.
func (f *function) extended() {
	t := f.one(ints...)
	name := fmt.Sprintf("%%v%d", f.n)
	f.n++
	op := f.one("addui_extended", "mulsi_extended", "mului_extended")
	if t == "index" && op == "mulsi_extended" {
		op = "mului_extended" // upstream fails on %index * 1
	}
	second := t
	types := t
	if op == "addui_extended" {
		second = like("i1", t)
		types = t + ", " + second
	}
	fmt.Fprintf(&f.body, "  %s:2 = arith.%s %s, %s : %s\n", name, op, f.known(t), f.known(t), types)
	f.add(name+"#0", t)
	if f.IntN(2) == 0 {
		f.add(name+"#1", second)
	}
}

// integerCast adds a cast between integers.
func (f *function) integerCast() {
	from := f.one(ints...)
	to := f.one(scalarInts...)
	op := f.one("arith.extui", "arith.extsi")
	switch {
	case from == "index":
		op = f.one("arith.index_cast", "arith.index_castui")
	case f.IntN(4) == 0 && !strings.HasPrefix(from, "vector"):
		op, to = f.one("arith.index_cast", "arith.index_castui"), "index"
	case width(to) < width(from):
		op = "arith.trunci"
	case width(to) == width(from):
		to = f.one("f16", "f32", "f64")
		op = f.one("arith.sitofp", "arith.uitofp")
	}
	to = like(to, from)
	v := f.value(from)
	if f.IntN(8) == 0 {
		v = f.constant(from)
	}
	f.op(to, "%s %s : %s to %s", op, v, from, to)
}

// floatCast adds a cast from a floating-point type.
func (f *function) floatCast() {
	from := f.one(floats...)
	to := f.one("f16", "f32", "f64", "i16", "i32", "i64")
	isFloat := to[0] == 'f'
	var op string
	switch {
	case !isFloat && width(to) == width(from) && f.IntN(2) == 0, width(to) == width(from) && isFloat:
		op = "arith.bitcast"
	case !isFloat:
		op = f.one("arith.fptosi", "arith.fptoui")
	case width(to) < width(from):
		op = "arith.truncf"
	default:
		op = "arith.extf"
	}
	mode := ""
	if op == "arith.truncf" {
		mode = f.one("", "", "", " upward") + f.fast()
	}
	to = like(to, from)
	f.op(to, "%s %s%s : %s to %s", op, f.known(from), mode, from, to)
	if op == "arith.bitcast" && f.IntN(2) == 0 {
		f.op(from, "arith.bitcast %s : %s to %s", f.value(to), to, from)
	}
}

// choice adds a select, or a negation that one may see through.
func (f *function) choice() {
	cond := f.one("i1", "i1", "i1", "vector<2xi1>")
	if f.IntN(3) == 0 {
		c := f.one("true", "true")
		text := "1"
		if cond != "i1" {
			text = "dense<" + c + ">"
		}
		f.op(cond, "arith.constant %s : %s", text, cond)
		list := f.values[cond]
		f.op(cond, "arith.xori %s, %s : %s", f.value(cond), list[len(list)-1], cond)
	}
	t := f.one(append(ints, floats...)...)
	if cond != "i1" {
		t = like(f.one("i1", "i8", "i32", "f32", "f64"), cond)
		f.op(t, "arith.select %s, %s, %s : %s, %s", f.known(cond), f.known(t), f.known(t), cond, t)
		return
	}
	f.op(t, "arith.select %s, %s, %s : %s", f.value(cond), f.known(t), f.known(t), t)
}
