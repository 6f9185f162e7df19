package vectorlower_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	dialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// A generator makes functions with one random operation of the vector dialect each.
type generator struct {
	*rand.Rand
	args []string // their types
}

var (
	elems      = []string{"f32", "f16", "f64", "bf16", "i32", "i8", "i1", "i64"}
	floatKinds = []string{"add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"}
	intKinds   = []string{"add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"}
)

func (g *generator) pick(list []string) string { return list[g.Intn(len(list))] }

// arg adds an argument and returns its name.
func (g *generator) arg(t string) string {
	g.args = append(g.args, t)
	return fmt.Sprintf("%%a%d", len(g.args)-1)
}

// A size is that of a dimension, scalable or not.
type size struct {
	n        int
	scalable bool
}

func (s size) String() string {
	if s.scalable {
		return fmt.Sprintf("[%d]", s.n)
	}
	return fmt.Sprint(s.n)
}

// shape returns a number of sizes, from min to max, the last of which may be scalable.
func (g *generator) shape(min, max int, scalable bool) []size {
	list := make([]size, min+g.Intn(max-min+1))
	for i := range list {
		list[i].n = 1 + g.Intn(4)
	}
	if scalable && len(list) > 0 && g.Intn(4) == 0 {
		list[len(list)-1].scalable = true
	}
	return list
}

func vectorOf(shape []size, elem string) string {
	var b strings.Builder
	for _, n := range shape {
		fmt.Fprintf(&b, "%vx", n)
	}
	return "vector<" + b.String() + elem + ">"
}

func join[T any](list []T) string {
	texts := make([]string, len(list))
	for i, v := range list {
		texts[i] = fmt.Sprint(v)
	}
	return strings.Join(texts, ", ")
}

// function returns a function that returns the results of an operation, of the given types.
func (g *generator) function(i int, body string, results ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "func.func @f%d(", i)
	for i, t := range g.args {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%%a%d: %s", i, t)
	}
	g.args = nil
	if len(results) == 0 {
		return b.String() + ") {\n  " + body + "\n  return\n}\n"
	}
	return b.String() + ") -> " + results[0] + " {\n  %0 = " + body + "\n  return %0 : " + results[0] + "\n}\n"
}

// compare compares functions that make returns with what mlir-opt-22 makes of them.
func compare(t *testing.T, seed int64, make func(g *generator, i int) string, options ...string) {
	t.Helper()
	n := 120
	if peer.Short() {
		n = 16
	}
	g := &generator{Rand: rand.New(rand.NewSource(seed))}
	var b strings.Builder
	for i := range n {
		b.WriteString(make(g, i))
	}
	for _, o := range options {
		lowertest.CompareModule(t, b.String(), []string{o})
	}
}

// applied returns what patterns make of functions, errors first.
func applied(text string, patterns []rewrite.Pattern) string {
	def := &pass.Def{Name: "apply", On: "func.func", New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
		}
	}}
	var out, errs bytes.Buffer
	args := []string{"mlir-opt", "--mlir-print-local-scope", "--apply"}
	opt.Main(context.Background(), tool.Tool{Dialects: dialects.Dialects(), Passes: []*pass.Def{def}}, args, stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
	return errs.String() + out.String()
}

// comparePatterns compares what a list of patterns makes of functions with what mlir-opt-22 makes of
// them with the patterns of an operation of its transform dialect, or with a pass if operation is the
// flag of one.
func comparePatterns(t *testing.T, seed int64, make func(g *generator, i int) string, operation string, patterns []rewrite.Pattern) {
	t.Helper()
	n := 120
	if peer.Short() {
		n = 16
	}
	g := &generator{Rand: rand.New(rand.NewSource(seed))}
	var b strings.Builder
	for i := range n {
		b.WriteString(make(g, i))
	}
	got := applied(b.String(), patterns)
	flag := operation
	if !strings.HasPrefix(operation, "-") {
		flag = "--transform-interpreter"
		fmt.Fprintf(&b, `module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%%m: !transform.any_op) {
    %%f = transform.structured.match ops{["func.func"]} in %%m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %%f {
      transform.apply_patterns.vector.%s
    } : !transform.any_op
    transform.yield
  }
}
`, operation)
	}
	o := peer.Run(t, peer.Tool(t, "mlir-opt-22"), "mlir-opt", b.String(), "--mlir-print-local-scope", flag)
	want, _, _ := strings.Cut(o.Stdout, "  module attributes {transform")
	lists := [2][]string{strings.Split(got, "func.func"), strings.Split(o.Stderr+want, "func.func")}
	if len(lists[0]) != len(lists[1]) || len(lists[0]) <= n {
		t.Fatalf("%s: %d functions, want %d:\n%.2000s\n%.2000s", operation, len(lists[0])-1, len(lists[1])-1, lists[0][0], lists[1][0])
	}
	for i := range lists[0] {
		if got, want := strings.TrimRight(lists[0][i], "\n} "), strings.TrimRight(lists[1][i], "\n} "); got != want {
			t.Fatalf("%s: got\n%s\nwant\n%s", operation, got, want)
		}
	}
}

// vectorOrElem is the element type itself if the shape has no dimensions.
func vectorOrElem(shape []size, elem string) string {
	if len(shape) == 0 {
		return elem
	}
	return vectorOf(shape, elem)
}

func (g *generator) transpose(i int) string {
	elem := g.pick(elems)
	shape := g.shape(2, 4, false)
	switch g.Intn(16) {
	case 0:
		shape = []size{{n: 16}, {n: 16}}
	case 1:
		shape[0].n = 1
	}
	perm := g.Perm(len(shape))
	to := make([]size, len(shape))
	for i, p := range perm {
		to[i] = shape[p]
	}
	return g.function(i, fmt.Sprintf("vector.transpose %s, [%s] : %s to %s", g.arg(vectorOf(shape, elem)), join(perm), vectorOf(shape, elem), vectorOf(to, elem)), vectorOf(to, elem))
}

func TestTransposes(t *testing.T) {
	for _, c := range []struct {
		name string
		how  vectorlower.TransposeLowering
	}{{"eltwise", vectorlower.Elementwise}, {"llvmintr", vectorlower.FlatIntrinsics}, {"shuffle_1d", vectorlower.Shuffle1D}, {"shuffle_16x16", vectorlower.Shuffle16x16}} {
		comparePatterns(t, 2, (*generator).transpose, `lower_transpose lowering_strategy = "`+c.name+`"`, vectorlower.Transposes(c.how))
	}
}

// elementLists returns a vector.from_elements of elements of some vectors.
func (g *generator) elementLists(i int) string {
	elem := g.pick(elems)
	var body strings.Builder
	var all []string
	for j := range 1 + g.Intn(5) {
		t := vectorOf([]size{{n: 1 + g.Intn(5)}}, elem)
		n := int(t[len("vector<")] - '0')
		fmt.Fprintf(&body, "  %%v%d:%d = vector.to_elements %s : %s\n", j, n, g.arg(t), t)
		for k := range n {
			all = append(all, fmt.Sprintf("%%v%d#%d", j, k))
		}
	}
	n := 1 + g.Intn(9)
	list := make([]string, n)
	for j := range list {
		list[j] = g.pick(all)
	}
	to := vectorOf([]size{{n: n}}, elem)
	if g.Intn(5) == 0 {
		list, to = all, vectorOf([]size{{n: len(all)}}, elem)
	}
	text := g.function(i, fmt.Sprintf("vector.from_elements %s : %s", strings.Join(list, ", "), to), to)
	return strings.Replace(text, "{\n", "{\n"+body.String(), 1)
}

func TestShuffleTrees(t *testing.T) {
	compare(t, 4, (*generator).elementLists, "--lower-vector-to-from-elements-to-shuffle-tree")
}

// maskedAccess returns a transfer or a gather in a mask.
func (g *generator) maskedAccess(i int) string {
	elem := g.pick(elems)
	shape := g.shape(1, 3, true)
	v, m := vectorOf(shape, elem), vectorOf(shape, "i1")
	memref := "memref<?x?x?x" + elem + ">"
	if g.Intn(3) == 0 {
		memref = "tensor<?x?x?x" + elem + ">"
	}
	base := g.arg(memref)
	at := fmt.Sprintf("%s[%s, %s, %s]", base, g.arg("index"), g.arg("index"), g.arg("index"))
	mask := g.arg(m)
	bounds := make([]string, len(shape))
	for j := range bounds {
		bounds[j] = g.pick([]string{"true", "false"})
	}
	attrs := g.pick([]string{"", " {in_bounds = [" + strings.Join(bounds, ", ") + "]}"})
	switch g.Intn(3) {
	case 0:
		pass := ""
		if g.Intn(3) == 0 {
			pass = ", " + g.arg(v)
		}
		return g.function(i, fmt.Sprintf("vector.mask %s%s { vector.transfer_read %s, %s%s : %s, %s } : %s -> %s", mask, pass, at, g.arg(elem), attrs, memref, v, m, v), v)
	case 1:
		if strings.HasPrefix(memref, "tensor") {
			return g.function(i, fmt.Sprintf("vector.mask %s { vector.transfer_write %s, %s%s : %s, %s } : %s -> %s", mask, g.arg(v), at, attrs, v, memref, m, memref), memref)
		}
		return g.function(i, fmt.Sprintf("vector.mask %s { vector.transfer_write %s, %s%s : %s, %s } : %s", mask, g.arg(v), at, attrs, v, memref, m))
	}
	ix := vectorOf(shape, "index")
	return g.function(i, fmt.Sprintf("vector.mask %s { vector.gather %s[%s], %s, %s%s : %s, %s, %s, %s into %s } : %s -> %s",
		mask, at, g.arg(ix), g.arg(m), g.arg(v), g.pick([]string{"", " {alignment = 16}"}), memref, ix, m, v, v, m, v), v)
}

func TestMaskedAccesses(t *testing.T) {
	compare(t, 5, (*generator).maskedAccess, "--lower-vector-mask")
}

// evenShape returns a shape that parts with sizes of 2 fit into, mostly.
func (g *generator) evenShape(min, max int) []size {
	list := make([]size, min+g.Intn(max-min+1))
	for i := range list {
		list[i].n = []int{2, 4, 6, 3}[g.Intn(4)]
	}
	return list
}

// unrollable returns an operation that Unroll has a pattern for.
func (g *generator) unrollable(i int) string {
	elem := g.pick([]string{"f32", "f16"})
	shape := g.evenShape(2, 2)
	t := vectorOf(shape, elem)
	switch g.Intn(7) {
	case 0:
		t = vectorOf(g.evenShape(2, 3), elem)
		return g.function(i, fmt.Sprintf("arith.addf %s, %s : %s", g.arg(t), g.arg(t), t), t)
	case 1:
		t = vectorOf(g.evenShape(2, 3), elem)
		return g.function(i, fmt.Sprintf("vector.fma %s, %s, %s : %s", g.arg(t), g.arg(t), g.arg(t), t), t)
	case 2:
		d := g.Intn(2)
		to := vectorOf(shape[1-d:][:1], elem)
		return g.function(i, fmt.Sprintf("vector.multi_reduction <add>, %s, %s [%d] : %s to %s", g.arg(t), g.arg(to), d, t, to), to)
	case 3:
		from := vectorOrElem(shape[g.Intn(3):], elem)
		return g.function(i, fmt.Sprintf("vector.broadcast %s : %s to %s", g.arg(from), from, t), t)
	case 4:
		v := vectorOf(g.evenShape(1, 1), elem)
		return g.function(i, fmt.Sprintf("vector.reduction <mul>, %s : %s into %s", g.arg(v), v, elem), elem)
	case 5:
		m := "memref<?x?x?x" + elem + ">"
		at := fmt.Sprintf("%s[%s, %s, %s]", g.arg(m), g.arg("index"), g.arg("index"), g.arg("index"))
		if g.Intn(2) == 0 {
			return g.function(i, fmt.Sprintf("vector.store %s, %s : %s, %s", g.arg(t), at, m, t))
		}
		return g.function(i, fmt.Sprintf("vector.load %s : %s, %s", at, m, t), t)
	}
	dims := g.evenShape(3, 3)
	maps := [3][]int{{0, 2}, {2, 1}, {0, 1}}
	var texts, names, types []string
	for _, m := range maps {
		g.Shuffle(2, func(i, j int) { m[i], m[j] = m[j], m[i] })
		texts = append(texts, fmt.Sprintf("affine_map<(d0, d1, d2) -> (d%d, d%d)>", m[0], m[1]))
		types = append(types, vectorOf([]size{dims[m[0]], dims[m[1]]}, elem))
		names = append(names, g.arg(types[len(types)-1]))
	}
	return g.function(i, fmt.Sprintf(`vector.contract {indexing_maps = [%s], iterator_types = ["parallel", "parallel", "reduction"]} %s : %s, %s into %s`,
		strings.Join(texts, ", "), strings.Join(names, ", "), types[0], types[1], types[2]), types[2])
}

func TestUnroll(t *testing.T) {
	comparePatterns(t, 7, (*generator).unrollable, "--test-vector-unrolling-patterns", vectorlower.Unroll(vectorlower.Unrolling{
		Shape: func(op *ir.Operation) []int64 {
			switch op.Def() {
			case vector.Reduction:
				return []int64{2}
			case vector.Contraction:
				return []int64{2, 2, 2}
			}
			return []int64{2, 2}
		},
	}))
}

// kind returns a kind that an element type has.
func (g *generator) kind(elem string) string {
	if strings.Contains(elem, "f") {
		return g.pick(floatKinds)
	}
	return g.pick(intKinds)
}

// contraction returns a vector.contract whose dimensions have random places in random operands, or a
// product of matrices.
func (g *generator) contraction(i int) string {
	elem := g.pick(elems)
	dims := g.shape(1, 4, false)
	reduction := make([]bool, len(dims))
	var maps [3][]int
	if g.Intn(2) == 0 { // a product of matrices or of a matrix and a vector
		dims = g.shape(3, 3, false)
		reduction = []bool{false, false, true}
		maps = [3][]int{{0, 2}, {2, 1}, {0, 1}}
		if g.Intn(3) == 0 {
			dims = dims[:2]
			k := g.Intn(2)
			reduction = []bool{k == 0, k == 1}
			maps = [3][]int{{0, 1}, {k}, {1 - k}}
			if g.Intn(2) == 0 {
				maps[0], maps[1] = maps[1], maps[0]
			}
		}
	} else {
		for d := range dims {
			in := 1 + g.Intn(3) // of lhs, rhs or both
			reduction[d] = g.Intn(2) == 0 && in == 3
			for side := range 2 {
				if in>>side&1 == 1 {
					maps[side] = append(maps[side], d)
				}
			}
			if !reduction[d] {
				maps[2] = append(maps[2], d)
			}
		}
		if !slices.Contains(reduction, true) || len(maps[0]) == 0 || len(maps[1]) == 0 {
			return g.contraction(i)
		}
	}
	for _, m := range maps {
		g.Shuffle(len(m), func(i, j int) { m[i], m[j] = m[j], m[i] })
	}
	var texts, names, types []string
	for _, m := range maps {
		shape := make([]size, len(m))
		at := make([]string, len(m))
		for j, d := range m {
			shape[j], at[j] = dims[d], fmt.Sprintf("d%d", d)
		}
		all := make([]string, len(dims))
		for d := range dims {
			all[d] = fmt.Sprintf("d%d", d)
		}
		texts = append(texts, "affine_map<("+join(all)+") -> ("+join(at)+")>")
		types = append(types, vectorOrElem(shape, elem))
	}
	for _, t := range types {
		names = append(names, g.arg(t))
	}
	its := make([]string, len(dims))
	for d := range its {
		its[d] = `"parallel"`
		if reduction[d] {
			its[d] = `"reduction"`
		}
	}
	text := fmt.Sprintf("vector.contract {indexing_maps = [%s], iterator_types = [%s], kind = #vector.kind<add>} %s : %s, %s into %s",
		strings.Join(texts, ", "), strings.Join(its, ", "), strings.Join(names, ", "), types[0], types[1], types[2])
	// Of outer products whose sum is transposed, mlir-opt does not transpose the mask.
	if g.Intn(4) == 0 && slices.IsSorted(maps[2]) {
		m := vectorOf(dims, "i1")
		text = fmt.Sprintf("vector.mask %s { %s } : %s -> %s", g.arg(m), text, m, types[2])
	}
	return g.function(i, text, types[2])
}

func TestContractions(t *testing.T) {
	for _, c := range []struct {
		name string
		how  vectorlower.ContractLowering
	}{{"dot", vectorlower.Dot}, {"outerproduct", vectorlower.OuterProduct}, {"parallelarith", vectorlower.ParallelArith}, {"llvmintr", vectorlower.MatrixIntrinsics}} {
		comparePatterns(t, 1, (*generator).contraction, `lower_contraction lowering_strategy = "`+c.name+`"`, vectorlower.Contractions(c.how))
	}
}

// multiReduction returns a vector.multi_reduction, masked or not.
func (g *generator) multiReduction(i int) string {
	elem := g.pick(elems)
	shape := g.shape(1, 4, false)
	mask := g.Intn(4) == 0 && shape[0].n > 1
	var to []size
	var dims []int
	for d, s := range shape {
		if g.Intn(2) == 0 {
			dims = append(dims, d)
		} else {
			to = append(to, s)
		}
	}
	from, dest := vectorOf(shape, elem), vectorOrElem(to, elem)
	text := fmt.Sprintf("vector.multi_reduction <%s>, %s, %s [%s] : %s to %s", g.kind(elem), g.arg(from), g.arg(dest), join(dims), from, dest)
	if mask {
		m := vectorOf(shape, "i1")
		text = fmt.Sprintf("vector.mask %s { %s } : %s -> %s", g.arg(m), text, m, dest)
	}
	return g.function(i, text, dest)
}

func TestMultiReductions(t *testing.T) {
	const pass = "--lower-vector-multi-reduction"
	compare(t, 3, (*generator).multiReduction, pass, pass+"=lowering-strategy=inner-reduction")
}

// scan returns a vector.scan.
func (g *generator) scan(i int) string {
	elem := g.pick(elems)
	shape := g.shape(1, 3, true)
	dim := g.Intn(len(shape))
	to := slices.Delete(slices.Clone(shape), dim, dim+1)
	kind := "add"
	if strings.Contains(elem, "f") {
		kind = g.pick([]string{"add", "mul", "minnumf", "maximumf"})
	} else {
		kind = g.pick([]string{"add", "mul", "minui", "maxsi", "and", "xor"})
	}
	v, initial := vectorOf(shape, elem), vectorOf(to, elem)
	text := fmt.Sprintf("vector.scan <%s>, %s, %s {inclusive = %v, reduction_dim = %d : i64} : %s, %s", kind, g.arg(v), g.arg(initial), g.Intn(2) == 0, dim, v, initial)
	text = g.function(i, text, "("+v+", "+initial+")")
	text = strings.Replace(text, "%0 = vector.scan", "%0:2 = vector.scan", 1)
	return strings.Replace(text, "return %0 : ("+v+", "+initial+")", "return %0#0, %0#1 : "+v+", "+initial, 1)
}

func TestScans(t *testing.T) {
	comparePatterns(t, 6, (*generator).scan, "--test-vector-scan-lowering", vectorlower.Scans())
}

// transfer returns a transfer with a random map.
func (g *generator) transfer(i int) string {
	elem := g.pick(elems)
	perm := g.Perm(4)[:1+g.Intn(3)]
	write := g.Intn(2) == 0
	at, mask := make([]string, len(perm)), make([]size, 0, len(perm))
	shape := g.shape(len(perm), len(perm), true)
	byDim := map[int]size{}
	for j, p := range perm {
		at[j] = fmt.Sprintf("d%d", p)
		if !write && g.Intn(4) == 0 && len(perm) > 1 && len(byDim) > 0 {
			at[j] = "0"
		} else {
			byDim[p] = shape[j]
		}
	}
	for d := range 4 {
		if s, ok := byDim[d]; ok {
			mask = append(mask, s)
		}
	}
	bounds := make([]string, len(perm))
	for j := range bounds {
		bounds[j] = g.pick([]string{"true", "false"})
		if at[j] == "0" {
			bounds[j] = "true"
		}
	}
	v, m := vectorOf(shape, elem), "memref<?x?x?x?x"+elem+">"
	if g.Intn(3) == 0 {
		m = "tensor<?x?x?x?x" + elem + ">"
	}
	attrs := fmt.Sprintf("{in_bounds = [%s], permutation_map = affine_map<(d0, d1, d2, d3) -> (%s)>}", strings.Join(bounds, ", "), strings.Join(at, ", "))
	from := fmt.Sprintf("%s[%s, %s, %s, %s]", g.arg(m), g.arg("index"), g.arg("index"), g.arg("index"), g.arg("index"))
	masked := ""
	// mlir-opt gives the mask of a write along other dimensions than neighbours the wrong type.
	if g.Intn(3) == 0 && (!write || slices.Max(perm)-slices.Min(perm) == len(perm)-1) {
		masked = ", " + g.arg(vectorOf(mask, "i1"))
	}
	if !write {
		return g.function(i, fmt.Sprintf("vector.transfer_read %s, %s%s %s : %s, %s", from, g.arg(elem), masked, attrs, m, v), v)
	}
	text := fmt.Sprintf("vector.transfer_write %s, %s%s %s : %s, %s", g.arg(v), from, masked, attrs, v, m)
	if strings.HasPrefix(m, "tensor") {
		return g.function(i, text, m)
	}
	return g.function(i, text)
}

func TestTransferMaps(t *testing.T) {
	comparePatterns(t, 8, (*generator).transfer, "transfer_permutation_patterns", vectorlower.TransferMaps())
}

// The mask gets the missing dimension where the memory has it. That of mlir-opt has another type.
func TestMaskOfTransfer(t *testing.T) {
	got := applied(`func.func @f(%v: vector<2x4xf32>, %m: memref<?x?x?x?xf32>, %i: index, %k: vector<4x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d1)>} : vector<2x4xf32>, memref<?x?x?x?xf32>
  return
}`, vectorlower.TransferMaps())
	if strings.Contains(got, "error") || !strings.Contains(got, "vector.transpose") || !strings.Contains(got, "[1, 0, 2] : vector<1x4x2xi1> to vector<4x1x2xi1>") {
		t.Error(got)
	}
}
