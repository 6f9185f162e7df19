package convert_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// The entry of a region gets a signature of one's own: an argument before the others,
// one that is replaced by a value, and one by nothing.
func TestSignature(t *testing.T) {
	got := convertText(t, `
		%v = "x.def"() : () -> i32
		"t.root"() ({
		^bb0(%a: i32, %b: i32, %c: i32):
			"x.use"(%a, %b, %c) : (i32, i32, i32) -> ()
		^bb1(%d: i32):
			"x.use"(%d) : (i32) -> ()
		}) : () -> ()`, func(m *ir.Operation, cfg convert.Config) bool {
		tc := types()
		root := convert.Pattern{Root: "t.root", Types: tc, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			s := convert.NewSignature(3)
			s.Add(r.Context().F32())
			s.Input(1, r.Context().I64())
			s.Replace(2, op.Prev().Result(0))
			if first, n, ok := s.Mapping(1); first != 1 || n != 1 || !ok {
				t.Error("mapping of the argument that stays:", first, n, ok)
			}
			for _, gone := range []int{0, 2} {
				if _, _, ok := s.Mapping(gone); ok {
					t.Error("a mapping of an argument that goes:", gone)
				}
			}
			if _, ok := r.ConvertRegion(op.Region(0), tc, s); !ok {
				return false
			}
			r.Modify(op, func() { op.SetAttr("done", ir.NewUnitAttr(r.Context())) })
			return true
		}}
		target := convert.NewTarget()
		target.Dynamic(func(op *ir.Operation) bool { return op.Attr("done") != nil }, m.Context().OpDef("t.root"))
		return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{root}), cfg, m)
	})
	want := suite.Print(t, `
		%v = "x.def"() : () -> i32
		"t.root"() ({
		^bb0(%f: f32, %a: i64):
			%b = builtin.unrealized_conversion_cast %a : i64 to i32
			%z = builtin.unrealized_conversion_cast to i32
			"x.use"(%z, %b, %v) : (i32, i32, i32) -> ()
		^bb1(%c: i64):
			%d = builtin.unrealized_conversion_cast %c : i64 to i32
			"x.use"(%d) : (i32) -> ()
		}) {done} : () -> ()`, asm.Flags{})
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// A pattern has what is in its operation converted first, and fails if that cannot be.
func TestLegalize(t *testing.T) {
	for text, want := range map[string]string{
		`"t.root"() ({ ^bb0(%a: i32): "t.a"(%a) : (i32) -> () }) : () -> ()`:                      "n.a",
		`"t.root"() ({ ^bb0(%a: i32): "t.a"(%a) : (i32) -> () "t.bad"() : () -> () }) : () -> ()`: "'t.root' that was explicitly marked illegal",
	} {
		for _, whole := range []bool{true, false} {
			seen, got := legalized(t, text, whole)
			if !strings.Contains(seen+got, want) {
				t.Errorf("%s: saw %s, got %s", text, seen, got)
			}
		}
	}
}

// legalized converts a text with a t.root that legalizes its region, as a whole or by
// operation. It returns what was in that then.
func legalized(t *testing.T, text string, whole bool) (seen, got string) {
	got = convertText(t, text, func(m *ir.Operation, cfg convert.Config) bool {
		tc := types()
		ctx := m.Context()
		root := convert.Pattern{Root: "t.root", Types: tc, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			if r.Types() != tc || whole && !r.LegalizeRegion(op.Region(0)) {
				return false
			}
			for _, o := range slices.Collect(op.Region(0).First().Ops()) {
				if !whole && !r.Legalize(o) {
					return false
				}
			}
			for o := range op.Region(0).First().Ops() {
				seen += o.Name() + " "
			}
			r.Erase(op)
			return true
		}}
		target := convert.NewTarget()
		target.LegalDialects("n")
		target.Illegal(ctx.OpDef("t.root"), ctx.OpDef("t.bad"))
		return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{root, toN(tc, "a")}), cfg, m)
	})
	return seen, got
}

// Illegal operations are folded before patterns are tried, after, or not at all.
func TestFoldModes(t *testing.T) {
	for mode, want := range map[convert.Fold]string{convert.FoldFirst: "folded", convert.FoldLast: "converted", convert.FoldNever: "converted"} {
		m, msg := suite.Load(t, `
			%0 = "x.def"() : () -> i32
			%1 = builtin.unrealized_conversion_cast %0 : i32 to i32
			"x.use"(%1) : (i32) -> ()`)
		if m == nil {
			t.Fatal(msg)
		}
		p := convert.Pattern{Root: convert.CastName, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			r.ReplaceBy(op, r.Create(&ir.OperationState{Def: r.Context().OpDef("n.a"), Results: op.Results().Types()}))
			return true
		}}
		target := convert.NewTarget()
		target.LegalDialects("n")
		var left []string
		cfg := convert.Config{Fold: mode, Report: func(d *diag.Diagnostic) { t.Error(d) }, Unlegalized: func(op *ir.Operation) { left = append(left, op.Name()) }}
		if !convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{p}), cfg, m) {
			t.Error("failed")
		}
		got := "folded"
		if strings.Contains(m.String(), "n.a") {
			got = "converted"
		}
		if got != want || strings.Join(left, " ") != "builtin.module x.def x.use" {
			t.Errorf("mode %d: %s, left %s", mode, got, left)
		}
	}
}

// A fold whose constant cannot be made legal is undone; one that changes the operation
// in place stays.
func TestFoldUndone(t *testing.T) {
	m, msg := suite.Load(t, `
		%0 = "x.def"() : () -> i32
		%1 = arith.constant 1 : i32
		%2 = arith.addi %1, %0 : i32
		"x.use"(%2) : (i32) -> ()`)
	if m == nil {
		t.Fatal(msg)
	}
	target := convert.NewTarget()
	convert.Partial(t.Context(), target, convert.NewPatterns(), convert.Config{Report: func(d *diag.Diagnostic) { t.Error(d) }}, m)
	add := m.Region(0).First().Last().Operand(0).DefiningOp()
	if !add.Is(arith.AddI) || add.Operand(0).DefiningOp().Name() != "x.def" {
		t.Errorf("got %s", m)
	}
}

// An operation, region or signature is legal if all its types convert to themselves.
func TestIsLegal(t *testing.T) {
	m, msg := suite.Load(t, `
		"t.good"() ({ ^bb0(%a: i64): "x.use"(%a) : (i64) -> () }) : () -> i16
		"t.bad"() ({ ^bb0(%a: i32): "x.use"(%a) : (i32) -> () }) : () -> i32`)
	if m == nil {
		t.Fatal(msg)
	}
	tc := types()
	for op := range m.Region(0).First().Ops() {
		good := op.Name() == "t.good"
		f := ir.NewFunctionType(m.Context(), op.Region(0).First().Args().Types(), op.Results().Types())
		for what, got := range map[string]bool{
			"operation": tc.IsLegalOp(op), "operand": tc.IsLegalOp(op.Region(0).First().First()), "region": tc.IsLegalRegion(op.Region(0)), "signature": tc.IsLegalSignature(f),
		} {
			if got != good {
				t.Errorf("%s of %s: %t", what, op.Name(), got)
			}
		}
	}
	c := m.Context()
	if s := tc.ConvertInputs([]ir.Type{c.Index(), c.I32()}); s == nil || !slices.Equal(s.Types(), []ir.Type{c.I8(), c.I16(), c.I64()}) {
		t.Error("inputs are converted to", s)
	}
	if s := tc.ConvertInputs([]ir.Type{c.I32(), c.F64()}); s != nil {
		t.Error("f64 has a conversion")
	}
}

// A rule for all operations of a dialect decides by the operation, and several values may
// take the place of one.
func TestDynamicDialects(t *testing.T) {
	got := convertText(t, `
		%i = "t.a"() : () -> index
		"t.b"(%i) : (index) -> ()`, func(m *ir.Operation, cfg convert.Config) bool {
		tc := types()
		halves := convert.Pattern{Root: "t.a", Types: tc, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			n := r.Create(&ir.OperationState{Def: r.Context().OpDef("n.a"), Results: []ir.Type{r.Context().I8(), r.Context().I16()}})
			r.ReplaceUsesMany(op.Result(0), n.Results().Values())
			r.Erase(op)
			return true
		}}
		target := convert.NewTarget()
		target.LegalDialects("n")
		target.DynamicDialects(func(op *ir.Operation) bool { return op.Name() == "t.other" }, "t")
		return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{halves, toN(tc, "b")}), cfg, m)
	})
	want := suite.Print(t, `
		%i:2 = "n.a"() : () -> (i8, i16)
		"n.b"(%i#0, %i#1) : (i8, i16) -> ()`, asm.Flags{})
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
