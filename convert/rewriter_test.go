package convert_test

import (
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
		seen := ""
		got := convertText(t, text, func(m *ir.Operation, cfg convert.Config) bool {
			tc := types()
			ctx := m.Context()
			root := convert.Pattern{Root: "t.root", Types: tc, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
				if r.Types() != tc || !r.LegalizeRegion(op.Region(0)) {
					return false
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
		if !strings.Contains(seen+got, want) {
			t.Errorf("%s: saw %s, got %s", text, seen, got)
		}
	}
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
