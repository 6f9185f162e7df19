package inline_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

var (
	seed  = flag.Uint64("seed", 1, "the first seed of the generated modules")
	seeds = flag.Int("seeds", 25, "how many modules to generate for each dialect")
)

// TestGenerated compares what the pass makes of modules of functions that call each other
// at random with what mlir-opt-22 makes of them, locations included.
func TestGenerated(t *testing.T) {
	for _, kind := range []string{"func", "llvm"} {
		t.Run(kind, func(t *testing.T) {
			var b strings.Builder
			for i := range *seeds {
				m := &module{Rand: rand.New(rand.NewPCG(*seed+uint64(i), 7)), llvm: kind == "llvm"}
				if i > 0 {
					b.WriteString("// -----\n")
				}
				b.WriteString(m.text())
			}
			lowertest.CompareModule(t, b.String(), []string{"-split-input-file", "--inline"}, []string{"-split-input-file", "--inline=default-pipeline="},
				[]string{"-split-input-file", "--inline=default-pipeline= inlining-threshold=80"},
				[]string{"-split-input-file", "--inline=default-pipeline=canonicalize,cse max-iterations=2 inlining-threshold=200"},
				[]string{"-split-input-file", "--inline", "-mlir-print-debuginfo", "-mlir-print-local-scope"})
		})
	}
}

// A module is one of functions that are made of random operations.
type module struct {
	*rand.Rand
	llvm  bool
	b     strings.Builder
	funcs []signature
	n     int // of values
}

// A signature is the number of arguments, all i32, and whether there is a result.
type signature struct {
	args   int
	result bool
	public bool
}

func (m *module) f(format string, args ...any) { fmt.Fprintf(&m.b, format, args...) }

// one chooses one of several texts.
func (m *module) one(texts ...string) string { return texts[m.IntN(len(texts))] }

func (m *module) text() string {
	for range 2 + m.IntN(9) {
		m.funcs = append(m.funcs, signature{m.IntN(4), m.IntN(3) > 0, m.IntN(2) == 0})
	}
	for i := range m.funcs {
		m.function(i)
	}
	if m.IntN(3) == 0 {
		m.f("\"t.use\"() {f = @f%d} : () -> ()\n", m.IntN(len(m.funcs)))
	}
	return m.b.String()
}

func (s signature) types() (args, result string) {
	args = strings.TrimSuffix(strings.Repeat("i32, ", s.args), ", ")
	if s.result {
		return args, "i32"
	}
	return args, "()"
}

// function writes a function: blocks in a row, each of which branches to later ones and
// passes on a value.
func (m *module) function(i int) {
	s := m.funcs[i]
	var args []string
	var values []string
	for k := range s.args {
		v := fmt.Sprintf("%%a%d", k)
		values = append(values, v)
		args = append(args, v+": i32")
	}
	result := ""
	if s.result {
		result = " -> i32"
	}
	private := ""
	switch {
	case m.llvm:
		if !s.public {
			private = " attributes {sym_visibility = \"private\"}"
		}
		m.f("llvm.func @f%d(%s)%s%s", i, strings.Join(args, ", "), result, private)
	default:
		if !s.public {
			private = "private "
		}
		m.f("func.func %s@f%d(%s)%s", private, i, strings.Join(args, ", "), result)
	}
	if m.IntN(12) == 0 && (!s.public || m.llvm) { // a declaration
		m.b.WriteByte('\n')
		if m.llvm || !s.public {
			return
		}
	}
	m.f(" {\n")
	blocks := 1
	if m.IntN(2) == 0 {
		blocks += m.IntN(4)
	}
	for k := range blocks {
		inside := values
		if k > 0 {
			m.f("^b%d(%%p%d: i32):\n", k, k)
			inside = append(inside[:len(inside):len(inside)], fmt.Sprintf("%%p%d", k))
		}
		inside = m.body(inside, i)
		if k == 0 {
			values = inside
		}
		m.terminator(k, blocks, inside, s.result)
	}
	m.f("}\n")
}

// name returns the name of a new value.
func (m *module) name() string {
	m.n++
	return fmt.Sprintf("%%v%d", m.n)
}

func (m *module) body(values []string, self int) []string {
	dialect := "arith"
	if m.llvm {
		dialect = "llvm"
	}
	constant := func() string {
		v := m.name()
		if m.llvm {
			m.f("  %s = llvm.mlir.constant(%d : i32) : i32\n", v, m.IntN(4))
		} else {
			m.f("  %s = arith.constant %d : i32\n", v, m.IntN(4))
		}
		return v
	}
	value := func() string {
		if len(values) == 0 || m.IntN(6) == 0 {
			return constant()
		}
		return values[m.IntN(len(values))]
	}
	for range m.IntN(6) {
		switch m.IntN(6) {
		case 0, 1:
			v, op := m.name(), m.one("add", "sub", "mul")
			if !m.llvm {
				op += "i"
			}
			x, y := value(), value()
			m.f("  %s = %s.%s %s, %s : i32\n", v, dialect, op, x, y)
			values = append(values[:len(values):len(values)], v)
		case 2:
			m.f("  \"t.use\"(%s) : (i32) -> ()\n", value())
		default:
			if v := m.call(self, value); v != "" {
				values = append(values[:len(values):len(values)], v)
			}
		}
	}
	return values
}

// call writes a call, and returns its result. Mostly, it calls a later function. Longer
// cycles than those of two functions make upstream copy a function into itself, and fail.
func (m *module) call(self int, value func() string) string {
	to := self
	switch last := len(m.funcs) - 1; {
	case m.IntN(10) == 0 && self^1 <= last:
		to = self ^ 1
	case m.IntN(16) > 0:
		if self|1 >= last {
			return ""
		}
		to = (self | 1) + 1 + m.IntN(last-(self|1))
	}
	s := m.funcs[to]
	var args []string
	for range s.args {
		args = append(args, value())
	}
	types, result := s.types()
	v := ""
	m.f("  ")
	if s.result {
		v = m.name()
		m.f("%s = ", v)
	}
	dialect := "func"
	if m.llvm {
		dialect = "llvm"
	}
	m.f("%s.call @f%d(%s) : (%s) -> %s\n", dialect, to, strings.Join(args, ", "), types, result)
	return v
}

func (m *module) terminator(k, blocks int, values []string, result bool) {
	value := func() string {
		if len(values) == 0 {
			v := m.name()
			if m.llvm {
				m.f("  %s = llvm.mlir.constant(7 : i32) : i32\n", v)
			} else {
				m.f("  %s = arith.constant 7 : i32\n", v)
			}
			return v
		}
		return values[m.IntN(len(values))]
	}
	branch, ret := "cf", "func.return"
	if m.llvm {
		branch, ret = "llvm", "llvm.return"
	}
	next := func() int { return k + 1 + m.IntN(blocks-k-1) }
	switch {
	case k == blocks-1 || m.IntN(6) == 0:
		if m.IntN(15) == 0 && k > 0 {
			m.f("  %s\n", map[bool]string{true: "llvm.unreachable", false: "ub.unreachable"}[m.llvm])
			return
		}
		if !result {
			m.f("  %s\n", ret)
			return
		}
		v := value()
		m.f("  %s %s : i32\n", ret, v)
	case m.IntN(2) == 0:
		v := value()
		m.f("  %s.br ^b%d(%s : i32)\n", branch, next(), v)
	default:
		v, x, y := value(), value(), value()
		c := m.name()
		if m.llvm {
			m.f("  %s = llvm.icmp \"slt\" %s, %s : i32\n", c, v, x)
		} else {
			m.f("  %s = arith.cmpi slt, %s, %s : i32\n", c, v, x)
		}
		back := next()
		if k > 0 && m.IntN(4) == 0 {
			back = 1 + m.IntN(k) // a loop
		}
		m.f("  %s.cond_br %s, ^b%d(%s : i32), ^b%d(%s : i32)\n", branch, c, back, v, next(), y)
	}
}
