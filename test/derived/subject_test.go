package derived

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	builtin "github.com/gomlir/gomlir/dialect/builtin/spec"
	cf "github.com/gomlir/gomlir/dialect/cf/spec"
	fn "github.com/gomlir/gomlir/dialect/func/spec"
	llvm "github.com/gomlir/gomlir/dialect/llvm/spec"
	memref "github.com/gomlir/gomlir/dialect/memref/spec"
	ub "github.com/gomlir/gomlir/dialect/ub/spec"
	vector "github.com/gomlir/gomlir/dialect/vector/spec"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/test/testdialect"
)

var specs = []*ods.Dialect{arith.Def, builtin.Def, cf.Def, fn.Def, llvm.Def, memref.Def, ub.Def, vector.Def}

// A subject is an operation that is tested: what its specification says, and
// the definition made of it.
type subject struct {
	spec   *ods.Op
	def    *ir.OpDef
	layout ods.Layout
	around setting
}

func subjects(d *ods.Dialect) []*subject {
	ctx := ir.NewContext(testdialect.All()...)
	var list []*subject
	for i := range d.Ops {
		op := &d.Ops[i]
		if op.Extension != "" {
			continue // mlir-opt 22 does not have it
		}
		s := &subject{spec: op, layout: op.Layout(), def: ctx.OpDef(d.Name + "." + op.Name)}
		s.around = settingOf(d.Name, op)
		list = append(list, s)
	}
	return list
}

// An instance is one operation: how many operands, results and so on there are
// for each of the definition, and what they are.
type instance struct {
	operands [][]string // types
	inner    []int      // sizes of the lists in a VariadicOfVariadic
	results  [][]string // types
	attrs    []string   // texts; empty for one that is absent
	discard  string     // discardable attributes
	regions  []string
	// successors are the types of the arguments of each successor.
	successors [][]string
	// noBranch is set if these are not the types of what is passed to them.
	noBranch bool
	after    string // text after the operation, in its block
	plain    bool   // operands are made by any operation
	// place is where it is, if not where its setting says.
	place *place
}

// A place is a text around an operation.
type place struct{ open, end string }

func (in *instance) clone() *instance {
	c := *in
	c.operands, c.results, c.successors = clone2(in.operands), clone2(in.results), clone2(in.successors)
	c.inner, c.attrs, c.regions = slices.Clone(in.inner), slices.Clone(in.attrs), slices.Clone(in.regions)
	return &c
}

func clone2(list [][]string) [][]string {
	c := make([][]string, len(list))
	for i := range list {
		c[i] = slices.Clone(list[i])
	}
	return c
}

// array is the text of a dense array of sizes.
func array(sizes []int) string {
	s := strings.ReplaceAll(strings.Trim(fmt.Sprint(sizes), "[]"), " ", ", ")
	if s == "" {
		return "array<i32>"
	}
	return "array<i32: " + s + ">"
}

func lengths(groups [][]string) []int {
	list := make([]int, len(groups))
	for i := range groups {
		list[i] = len(groups[i])
	}
	return list
}

// sizes is the text of an attribute that follows from the operands or results,
// empty for others.
func (s *subject) sizes(in *instance, slot *ods.Slot) string {
	if f := s.around.follow[slot.Name]; f != nil {
		return f(s, in)
	}
	if f := follows[slot.Name]; f != nil && s.nested() >= 0 {
		return f(s, in)
	}
	switch {
	case slot.Segments && slot.Name == ods.OperandSegmentSizes:
		return array(lengths(in.operands)[:len(s.layout.Operands)])
	case slot.Segments:
		return array(lengths(in.results)[:len(s.spec.Results)])
	}
	if i := s.nested(); i >= 0 && s.layout.Operands[i].SegmentAttr == slot.Name {
		return array(in.inner)
	}
	return ""
}

// nested is the operand that is a VariadicOfVariadic, or -1.
func (s *subject) nested() int {
	return slices.IndexFunc(s.layout.Operands, func(o ods.Operand) bool { return o.Arity == ods.VariadicOfVariadicArity })
}

// branches says which operands are passed to successors, in their order.
func (s *subject) branches() []int {
	var list []int
	if !s.spec.Has("BranchOpInterface") {
		return nil
	}
	for i, o := range s.layout.Operands {
		if strings.HasSuffix(o.Name, "Operands") {
			list = append(list, i)
		}
	}
	return list
}

// passed sets the arguments of the successors to what is passed to them.
func (s *subject) passed(in *instance) {
	if in.noBranch {
		return
	}
	for i, o := range s.branches() {
		if s.layout.Operands[o].Arity != ods.VariadicOfVariadicArity {
			if i < len(in.successors) {
				in.successors[i] = slices.Clone(in.operands[o])
			}
			continue
		}
		in.successors = in.successors[:min(i, len(in.successors))]
		types := in.operands[o]
		for _, n := range in.inner {
			in.successors = append(in.successors, slices.Clone(types[:n]))
			types = types[n:]
		}
	}
}

// write appends the operation with what makes its operands before it, and the
// successors behind it.
func (s *subject) write(b *strings.Builder, in *instance) {
	s.passed(in)
	if slices.ContainsFunc(in.regions, func(r string) bool { return strings.Contains(r, "%outside") }) {
		b.WriteString("%outside§ = \"unreg.value\"() : () -> i32\n")
	}
	var names, types []string
	for i, group := range in.operands {
		for j, t := range group {
			name := fmt.Sprintf("%%o§_%d_%d", i, j)
			t = s.signature(in, t)
			maker := `"unreg.value"() : () -> (` + t + ")"
			if i < len(s.layout.Operands) {
				if m := s.around.makers[s.layout.Operands[i].Name]; m != "" && !in.plain {
					maker = strings.ReplaceAll(m, "TYPE", t)
				}
			}
			fmt.Fprintf(b, "%s = %s\n", name, maker)
			names, types = append(names, name), append(types, t)
		}
	}
	results := slices.Concat(in.results...)
	if len(results) > 0 {
		fmt.Fprintf(b, "%%r§:%d = ", len(results))
	}
	fmt.Fprintf(b, "%q(%s)", s.def.Name, strings.Join(names, ", "))
	for i := range results {
		results[i] = s.signature(in, results[i])
	}
	for i := range in.successors {
		fmt.Fprintf(b, "%s^s%d", map[bool]string{true: "[", false: ", "}[i == 0], i)
	}
	if len(in.successors) > 0 {
		b.WriteByte(']')
	}
	s.writeAttrs(b, in)
	if len(in.regions) > 0 {
		fmt.Fprintf(b, " ({%s})", strings.Join(in.regions, "}, {"))
	}
	if in.discard != "" {
		fmt.Fprintf(b, " {%s}", in.discard)
	}
	fmt.Fprintf(b, " : (%s) -> (%s)\n%s", strings.Join(types, ", "), strings.Join(results, ", "), in.after)
}

// sameSignature stands for the type of a function from the other operands to the
// results.
const sameSignature = "SIGNATURE"

func (s *subject) signature(in *instance, t string) string {
	if t != sameSignature {
		return t
	}
	return "(" + strings.Join(slices.Concat(in.operands[1:]...), ", ") + ") -> (" + strings.Join(slices.Concat(in.results...), ", ") + ")"
}

func (s *subject) writeAttrs(b *strings.Builder, in *instance) {
	var list []string
	for i := range s.layout.Slots {
		text := in.attrs[i]
		if text == "" {
			text = s.sizes(in, &s.layout.Slots[i])
		}
		switch text {
		case eachArg:
			text = dictionaries(s.args(in))
		case eachResult:
			text = dictionaries(len(slices.Concat(in.results...)))
		}
		if text != "" && text != absent {
			list = append(list, s.layout.Slots[i].Name+" = "+text)
		}
	}
	if len(list) > 0 {
		fmt.Fprintf(b, " <{%s}>", strings.Join(list, ", "))
	}
}

// absent is the text of an attribute that is not there although it follows from
// the operands.
const absent = "absent"

// eachArg and eachResult are the texts of an attribute for each argument of a
// call, and for each result. mlir-opt reads beyond the end of shorter ones.
const (
	eachArg    = "each argument"
	eachResult = "each result"
)

func dictionaries(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = []string{"{llvm.noundef}", "{}"}[i%2]
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// args is the number of arguments of a call.
func (s *subject) args(in *instance) int {
	if i := s.layout.Operand("callee_operands"); i >= 0 {
		if c := s.layout.Slot("callee"); c >= 0 && in.attrs[c] == "" {
			return len(in.operands[i]) - 1
		}
		return len(in.operands[i])
	}
	return len(in.operands[0])
}

// end ends a block.
const end = "\"unreg.end\"() : () -> ()\n"

// function writes the operation inside of what must be around it. The text is
// that of case number n of a module.
func (s *subject) function(b *strings.Builder, in *instance, n int) {
	var f strings.Builder
	at := place{s.around.open, s.around.end}
	if in.place != nil {
		at = *in.place
	}
	operands := strings.Join(slices.Concat(in.operands...), ", ")
	results := strings.Join(slices.Concat(in.results...), ", ")
	fill := strings.NewReplacer("OPERANDS", operands, "RESULTS", results, "RESULT", cmp.Or(operands, "!llvm.void"))
	f.WriteString(fill.Replace(at.open))
	s.write(&f, in)
	if !s.around.bare {
		if !s.spec.Has("Terminator") {
			f.WriteString(end)
		}
		for i, types := range in.successors {
			args := make([]string, len(types))
			for j, t := range types {
				args[j] = fmt.Sprintf("%%s§_%d_%d: %s", i, j, t)
			}
			fmt.Fprintf(&f, "^s%d(%s):\n%s%s", i, strings.Join(args, ", "), s.around.dest[i], end)
		}
	}
	f.WriteString(fill.Replace(at.end))
	b.WriteString(strings.ReplaceAll(f.String(), "§", fmt.Sprint(n)))
}

// module is a module of some instances.
func (s *subject) module(list ...*instance) string {
	var b strings.Builder
	b.WriteString(s.around.symbols)
	for i, in := range list {
		s.function(&b, in, i)
	}
	return b.String()
}

// TestSettings makes sure that the table does not have more than there is.
func TestSettings(t *testing.T) {
	known := map[string]bool{}
	for _, d := range specs {
		for _, s := range subjects(d) {
			known[s.def.Name] = true
			for name := range s.around.types {
				if s.layout.Operand(name) < 0 && s.spec.Result(name) < 0 {
					t.Errorf("%s has no operand or result %s", s.def.Name, name)
				}
			}
			for name := range s.around.attrs {
				if s.layout.Slot(name) < 0 {
					t.Errorf("%s has no attribute %s", s.def.Name, name)
				}
			}
		}
	}
	for name := range settings {
		if !known[name] {
			t.Errorf("there is no operation %s", name)
		}
	}
}
