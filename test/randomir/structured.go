package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Structured returns the text of a module of functions with conditionals and loops of the scf
// dialect, the same for each seed. Regions nest as deep as depth says. ops are the names of the
// operations, all if there are none.
func Structured(seed uint64, functions, depth int, ops ...string) string {
	if len(ops) == 0 {
		ops = []string{"if", "if", "for", "for", "for", "while", "execute_region", "index_switch", "parallel"}
	}
	s := &structured{Rand: rand.New(rand.NewPCG(seed, 7)), ops: ops}
	for i := range functions {
		s.function(i, depth)
	}
	return s.String()
}

// structured makes functions. Values are those that can be used, by type; what is defined in a
// region is forgotten at its end.
type structured struct {
	*rand.Rand
	strings.Builder
	ops    []string
	n      int
	indent int
	values map[string][]string
}

var structuredTypes = []string{"index", "i32", "i1", "f32", "i64"}

func (s *structured) function(i, depth int) {
	s.values = map[string][]string{}
	s.n = 0
	var args []string
	for _, t := range structuredTypes {
		for range 2 {
			args = append(args, s.fresh(t)+": "+t)
		}
	}
	results := s.types(3)
	fmt.Fprintf(s, "func.func @f%d(%s)%s {\n", i, strings.Join(args, ", "), arrow(results))
	s.indent = 1
	for _, n := range []string{"0", "1", "2", "4", "10"} {
		s.line("%s = arith.constant %s : index", s.fresh("index"), n)
	}
	s.line("%s = arith.constant true", s.fresh("i1"))
	s.line("%s = arith.constant 3 : i32", s.fresh("i32"))
	s.block(depth)
	s.line("return %s", s.list(s.pick(results), results))
	s.WriteString("}\n")
}

// arrow is -> and types, nothing if there are none.
func arrow(types []string) string {
	if len(types) == 0 {
		return ""
	}
	return " -> (" + strings.Join(types, ", ") + ")"
}

func (s *structured) line(format string, args ...any) {
	fmt.Fprintf(s, "%s%s\n", strings.Repeat("  ", s.indent), fmt.Sprintf(format, args...))
}

// fresh names a new value.
func (s *structured) fresh(t string) string {
	name := fmt.Sprintf("%%v%d", s.n)
	s.n++
	s.values[t] = append(s.values[t], name)
	return name
}

// freshList names new values that can be used later, by what is called in the end.
func (s *structured) freshList(types []string) (names []string, define func()) {
	for range types {
		names = append(names, fmt.Sprintf("%%v%d", s.n))
		s.n++
	}
	return names, func() {
		for i, t := range types {
			s.values[t] = append(s.values[t], names[i])
		}
	}
}

func (s *structured) types(n int) []string {
	list := make([]string, s.IntN(n))
	for i := range list {
		list[i] = structuredTypes[s.IntN(len(structuredTypes))]
	}
	return list
}

// value is a value of a type, a late one more often.
func (s *structured) value(t string) string {
	list := s.values[t]
	if n := len(list); n > 3 && s.IntN(2) == 0 {
		return list[n-1-s.IntN(3)]
	}
	return list[s.IntN(len(list))]
}

func (s *structured) pick(types []string) (names []string) {
	for _, t := range types {
		names = append(names, s.value(t))
	}
	return names
}

// list is values and their types.
func (s *structured) list(values, types []string) string {
	if len(values) == 0 {
		return ""
	}
	return strings.Join(values, ", ") + " : " + strings.Join(types, ", ")
}

// region makes a region between the lines open and close; what it defines stays inside.
func (s *structured) region(depth int, args map[string][]string, end func()) {
	saved := map[string][]string{}
	for t, l := range s.values {
		saved[t] = slices.Clone(l)
	}
	for _, t := range structuredTypes {
		s.values[t] = append(s.values[t], args[t]...)
	}
	s.indent++
	s.block(depth - 1)
	end()
	s.indent--
	s.values = saved
}

// yield ends a region.
func (s *structured) yield(types []string) func() {
	return func() { s.line("scf.yield %s", s.list(s.pick(types), types)) }
}

func (s *structured) block(depth int) {
	for range 1 + s.IntN(4) {
		if depth > 0 && s.IntN(3) > 0 {
			s.nested(depth)
		} else {
			s.simple()
		}
	}
}

func (s *structured) simple() {
	switch t := structuredTypes[s.IntN(len(structuredTypes))]; s.IntN(6) {
	case 0, 1:
		s.line("\"t.use\"(%s) : (%s) -> ()", s.value(t), t)
	case 2:
		t = []string{"index", "i32", "i64"}[s.IntN(3)]
		a, b := s.value(t), s.value(t)
		s.line("%s = arith.cmpi %s, %s, %s : %s", s.fresh("i1"), []string{"eq", "slt", "uge"}[s.IntN(3)], a, b, t)
	case 3:
		s.line("%s = \"t.make\"() : () -> %s", s.fresh(t), t)
	default:
		if t == "f32" {
			a, b := s.value(t), s.value(t)
			s.line("%s = arith.addf %s, %s : f32", s.fresh(t), a, b)
			return
		}
		a, b := s.value(t), s.value(t)
		s.line("%s = arith.%s %s, %s : %s", s.fresh(t), []string{"addi", "muli", "subi", "andi", "minsi"}[s.IntN(5)], a, b, t)
	}
}

// nested makes an operation with regions.
func (s *structured) nested(depth int) {
	types := s.types(4)
	names, define := s.freshList(types)
	results := ""
	if len(names) > 0 {
		results = strings.Join(names, ", ") + " = "
	}
	switch s.ops[s.IntN(len(s.ops))] {
	case "if":
		s.conditional(depth, results, types)
	case "for":
		s.loop(depth, results, types)
	case "while":
		s.while(depth, results, types)
	case "execute_region":
		s.line("%sscf.execute_region%s {", results, arrow(types))
		s.region(depth, nil, s.yield(types))
		s.line("}")
	case "index_switch":
		s.choice(depth, results, types)
	default:
		s.parallel(depth, results, types)
	}
	define()
}

func (s *structured) conditional(depth int, results string, types []string) {
	s.line("%sscf.if %s%s {", results, s.value("i1"), arrow(types))
	s.region(depth, nil, s.yield(types))
	if len(types) > 0 || s.IntN(2) == 0 {
		s.line("} else {")
		s.region(depth, nil, s.yield(types))
	}
	s.line("}")
}

// arguments names arguments for values of some types: "%a = %init", and by type.
func (s *structured) arguments(types []string) (pairs string, byType map[string][]string) {
	byType = map[string][]string{}
	var list []string
	for _, t := range types {
		name := fmt.Sprintf("%%v%d", s.n)
		s.n++
		list = append(list, name+" = "+s.value(t))
		byType[t] = append(byType[t], name)
	}
	return strings.Join(list, ", "), byType
}

func (s *structured) loop(depth int, results string, types []string) {
	t := []string{"index", "index", "i32"}[s.IntN(3)]
	iv := fmt.Sprintf("%%v%d", s.n)
	s.n++
	text := fmt.Sprintf("%s = %s to %s step %s", iv, s.value(t), s.value(t), s.value(t))
	if s.IntN(4) == 0 {
		text = "unsigned " + text
	}
	pairs, args := s.arguments(types)
	if len(types) > 0 {
		text += " iter_args(" + pairs + ")" + arrow(types)
	}
	if t != "index" {
		text += " : " + t
	}
	args[t] = append(args[t], iv)
	s.line("%sscf.for %s {", results, text)
	s.region(depth, args, s.yield(types))
	s.line("}")
}

func (s *structured) while(depth int, results string, types []string) {
	inits := s.types(3)
	if s.IntN(3) == 0 {
		inits = types
	}
	pairs, args := s.arguments(inits)
	if len(inits) > 0 {
		pairs = "(" + pairs + ") "
	}
	s.line("%sscf.while %s: (%s) -> (%s) {", results, pairs, strings.Join(inits, ", "), strings.Join(types, ", "))
	s.region(depth, args, func() { s.line("scf.condition(%s) %s", s.value("i1"), s.list(s.pick(types), types)) })
	s.line("} do {")
	after := map[string][]string{}
	var list []string
	for _, t := range types {
		name := fmt.Sprintf("%%v%d", s.n)
		s.n++
		list = append(list, name+": "+t)
		after[t] = append(after[t], name)
	}
	s.line("^bb0(%s):", strings.Join(list, ", "))
	s.region(depth, after, s.yield(inits))
	s.line("}")
}

func (s *structured) choice(depth int, results string, types []string) {
	text := strings.Trim(strings.Join(types, ", "), "()")
	if text != "" {
		text = "-> " + text
	}
	s.line("%sscf.index_switch %s %s", results, s.value("index"), text)
	for i := range s.IntN(4) {
		s.line("case %d {", i*i)
		s.region(depth, nil, s.yield(types))
		s.line("}")
	}
	s.line("default {")
	s.region(depth, nil, s.yield(types))
	s.line("}")
}

func (s *structured) parallel(depth int, results string, types []string) {
	n := 1 + s.IntN(3)
	index := slices.Repeat([]string{"index"}, n)
	var ivs []string
	for range n {
		ivs = append(ivs, fmt.Sprintf("%%v%d", s.n))
		s.n++
	}
	bounds := func(names []string) string { return "(" + strings.Join(names, ", ") + ")" }
	steps := make([]string, n)
	for i := range steps {
		steps[i] = []string{"%v11", "%v12", "%v13"}[s.IntN(3)] // 1, 2 and 4
	}
	text := fmt.Sprintf("%s = %s to %s step %s", bounds(ivs), bounds(s.pick(index)), bounds(s.pick(index)), bounds(steps))
	if len(types) > 0 {
		text += " init " + bounds(s.pick(types)) + arrow(types)
	}
	s.line("%sscf.parallel %s {", results, text)
	s.region(depth, map[string][]string{"index": ivs}, func() { s.reduce(types) })
	s.line("}")
}

func (s *structured) reduce(types []string) {
	if len(types) == 0 {
		s.line("scf.reduce")
		return
	}
	s.line("scf.reduce(%s) {", s.list(s.pick(types), types))
	for i, t := range types {
		if i > 0 {
			s.line("}, {")
		}
		a, b := fmt.Sprintf("%%v%d", s.n), fmt.Sprintf("%%v%d", s.n+1)
		s.n += 2
		s.line("^bb0(%s: %s, %s: %s):", a, t, b, t)
		s.region(1, map[string][]string{t: {a, b}}, func() { s.line("scf.reduce.return %s : %s", s.value(t), t) })
	}
	s.line("}")
}
