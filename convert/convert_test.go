package convert_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/verify"
)

// The conversions of this test turn operations t.NAME into n.NAME, and integers of
// 32 bits into some of 64, an index into two, and none into nothing.
var suite = dialecttest.Suite{Dialects: []*ir.Dialect{builtin.Dialect, fn.Dialect, cf.Dialect, arith.Dialect}}

func types() *convert.TypeConverter {
	c := convert.NewTypeConverter()
	convert.Add(c, func(t ir.Type) ir.Type { return t })
	c.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		switch t {
		case t.Context().I32():
			return []ir.Type{t.Context().I64()}, convert.Converted
		case t.Context().Index():
			return []ir.Type{t.Context().I8(), t.Context().I16()}, convert.Converted
		case ir.NewNoneType(t.Context()):
			return nil, convert.Converted
		case t.Context().F64():
			return nil, convert.Impossible
		}
		return nil, convert.Unknown
	})
	cast := func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
		op := builtin.NewUnrealizedConversionCast(b, to, from...)
		var out []*ir.Value
		for i := range to {
			out = append(out, op.Op().Result(i))
		}
		return out
	}
	c.AddSource(cast)
	c.AddTarget(cast)
	return c
}

// toN converts t.NAME to n.NAME, with all that is in it.
func toN(c *convert.TypeConverter, name string) convert.Pattern {
	return convert.Pattern{Name: name, Root: "t." + name, Types: c, Convert: func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
		st := ir.OperationState{Def: r.Context().OpDef("n." + name), Attrs: op.Discardables()}
		for _, list := range in {
			st.Operands = append(st.Operands, list...)
		}
		var ok bool
		if st.Results, ok = c.ConvertAll(op.Results().Types()); !ok {
			return r.NoMatch(op, "result type")
		}
		for range op.Regions() {
			st.Regions = append(st.Regions, ir.NewRegion())
		}
		n := r.Create(&st)
		for i, region := range op.Regions() {
			r.InlineRegion(region, n.Region(i), nil)
			if _, ok := r.ConvertRegion(n.Region(i), c, nil); !ok {
				return false
			}
		}
		lists := make([][]*ir.Value, op.NumResults())
		at := 0
		for i, v := range op.Results().All() {
			to, _ := c.Convert(v.Type())
			for range to {
				lists[i] = append(lists[i], n.Result(at))
				at++
			}
		}
		r.ReplaceMany(op, lists)
		return true
	}}
}

// convertText converts a text. It returns what comes of it, or the errors.
func convertText(t *testing.T, text string, f func(m *ir.Operation, cfg convert.Config) bool) string {
	t.Helper()
	m, msg := suite.Load(t, text)
	if m == nil {
		t.Fatal(msg)
	}
	before := string(asm.Append(nil, m, asm.Flags{Generic: true}))
	var errs strings.Builder
	report := func(d *diag.Diagnostic) { fmt.Fprintln(&errs, d.Message) }
	if !f(m, convert.Config{Report: report}) {
		if after := string(asm.Append(nil, m, asm.Flags{Generic: true})); after != before {
			t.Errorf("conversion failed and left\n%s\nof\n%s", after, before)
		}
		return errs.String()
	}
	if !verify.Operation(m, verify.Options{}, func(d *diag.Diagnostic) { t.Error(d) }) {
		t.Logf("%s\nis not valid", m)
	}
	return errs.String() + string(asm.Append(nil, m, asm.Flags{}))
}

// A context that is done takes back what was converted, and nothing is reported.
func TestCancel(t *testing.T) {
	for _, late := range []bool{false, true} {
		ctx, cancel := context.WithCancel(t.Context())
		tc := types()
		tried := 0
		stop := convert.Pattern{Root: "t.b", Types: tc, Convert: func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			tried++
			cancel()
			if late {
				r.Erase(op)
			}
			return late
		}}
		got := convertText(t, `%0 = "t.a"() : () -> i32 "t.b"(%0) : (i32) -> () "t.b"(%0) : (i32) -> ()`, func(m *ir.Operation, cfg convert.Config) bool {
			target := convert.NewTarget()
			target.IllegalDialects("t")
			target.LegalDialects("n")
			return convert.Partial(ctx, target, convert.NewPatterns([]convert.Pattern{toN(tc, "a"), stop, stop}), cfg, m)
		})
		if got != "" || tried != 1 {
			t.Errorf("late %v: %d patterns tried, got\n%s", late, tried, got)
		}
	}
}

func TestPartial(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{"types change", `
			%0 = "t.a"() : () -> i32
			%1 = "t.b"(%0, %0) : (i32, i32) -> i32
			"x.use"(%1, %0) : (i32, i32) -> ()`, `
			%0 = "n.a"() : () -> i64
			%1 = builtin.unrealized_conversion_cast %0 : i64 to i32
			%2 = "n.b"(%0, %0) : (i64, i64) -> i64
			%3 = builtin.unrealized_conversion_cast %2 : i64 to i32
			"x.use"(%3, %1) : (i32, i32) -> ()`},
		{"what defines an operand is not converted", `
			%0 = "x.a"() : () -> i32
			"t.b"(%0) : (i32) -> ()
			"t.a"(%0) : (i32) -> ()`, `
			%0 = "x.a"() : () -> i32
			%1 = builtin.unrealized_conversion_cast %0 : i32 to i64
			"n.b"(%1) : (i64) -> ()
			"n.a"(%1) : (i64) -> ()`},
		{"one becomes two", `
			%0 = "t.a"() : () -> index
			"t.b"(%0) : (index) -> ()
			"x.use"(%0) : (index) -> ()`, `
			%0:2 = "n.a"() : () -> (i8, i16)
			%1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i8, i16 to index
			"n.b"(%0#0, %0#1) : (i8, i16) -> ()
			"x.use"(%1) : (index) -> ()`},
		{"one becomes none", `
			%0 = "t.a"() : () -> none
			"t.b"(%0) : (none) -> ()
			"x.use"(%0) : (none) -> ()`, `
			"n.a"() : () -> ()
			%0 = builtin.unrealized_conversion_cast to none
			"n.b"() : () -> ()
			"x.use"(%0) : (none) -> ()`},
		{"arguments", `
			"t.a"() ({
			^bb0(%a: i32, %b: index, %c: none, %d: f32):
				"t.b"(%a, %b, %c, %d) : (i32, index, none, f32) -> ()
				"x.use"(%a, %b, %c, %d) : (i32, index, none, f32) -> ()
			}) : () -> ()`, `
			"n.a"() ({
			^bb0(%a: i64, %b: i8, %c: i16, %d: f32):
				%0 = builtin.unrealized_conversion_cast %b, %c : i8, i16 to index
				%1 = builtin.unrealized_conversion_cast %a : i64 to i32
				%2 = builtin.unrealized_conversion_cast to none
				"n.b"(%a, %b, %c, %d) : (i64, i8, i16, f32) -> ()
				"x.use"(%1, %0, %2, %d) : (i32, index, none, f32) -> ()
			}) : () -> ()`},
		{"blocks that cannot be reached", `
			"t.a"() ({
				"x.br"()[^b] : () -> ()
			^a:
				"t.a"() : () -> ()
				"x.br"()[^b] : () -> ()
			^b:
				"t.b"() : () -> ()
			}) : () -> ()`, `
			"n.a"() ({
				"x.br"()[^b] : () -> ()
			^a:
				"t.a"() : () -> ()
				"x.br"()[^b] : () -> ()
			^b:
				"n.b"() : () -> ()
			}) : () -> ()`},
		{"impossible types", `
			%0 = "t.a"() : () -> f64
			"t.b"(%0) : (f64) -> ()`, `
			%0 = "t.a"() : () -> f64
			"t.b"(%0) : (f64) -> ()`},
		{"illegal", `
			%0 = "t.a"() : () -> i32
			"t.a"() ({
			^bb0(%a: i32, %b: index):
				"x.br"(%a)[^b] : (i32) -> ()
			^b(%c: i32):
				"t.bad"(%c) : (i32) -> ()
			}) {a = 1} : () -> ()`, "failed to legalize operation 't.bad' that was explicitly marked illegal\n"},
		{"in what is recursively legal", `
			"x.legal"() ({
				"t.bad"() : () -> ()
			}) : () -> ()`, `
			"x.legal"() ({
				"t.bad"() : () -> ()
			}) : () -> ()`},
		{"dynamically legal", `
			"x.dyn"() {ok} : () -> ()`, `
			"x.dyn"() {ok} : () -> ()`},
		{"dynamically illegal", `
			"x.dyn"() : () -> ()`, "failed to legalize operation 'x.dyn' that was explicitly marked illegal\n"},
		{"a pattern that is not applied to what it makes", `
			"t.again"() : () -> ()`, `
			"t.again"() : () -> ()`},
		{"step by step, where the first way ends nowhere", `
			"t.far"() : () -> ()`, `
			"n.a"() : () -> ()`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := convertText(t, c.in, func(m *ir.Operation, cfg convert.Config) bool {
				tc := types()
				ctx := m.Context()
				target := convert.NewTarget()
				target.LegalDialects("n")
				target.Illegal(ctx.OpDef("t.bad"))
				target.Legal(ctx.OpDef("x.legal"))
				target.RecursivelyLegal(nil, ctx.OpDef("x.legal"))
				target.Dynamic(func(op *ir.Operation) bool { return op.Attr("ok") != nil }, ctx.OpDef("x.dyn"))
				to := func(root, made string) convert.Pattern {
					return convert.Pattern{Root: root, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
						r.ReplaceBy(op, r.Create(&ir.OperationState{Def: ctx.OpDef(made)}))
						return true
					}}
				}
				return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{
					toN(tc, "a"), toN(tc, "b"), to("t.again", "t.again"),
					to("t.far", "t.near"), to("t.far", "t.bad"), to("t.near", "t.a"),
				}), cfg, m)
			})
			want := c.out
			if !strings.HasPrefix(want, "failed") {
				want = suite.Print(t, c.out, asm.Flags{})
			}
			if got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// Whatever a pattern does, it is undone if the conversion fails, and nothing else is
// if it succeeds.
func TestUndo(t *testing.T) {
	const text = `
		%x = "x.def"() : () -> i32
		"t.root"(%x) ({
		^bb0(%a: i32, %b: i32):
			%s = "x.a"(%a, %b) {k = 1 : i32} : (i32, i32) -> i32
			"x.b"(%s) ({
				"x.inner"(%s, %a) : (i32, i32) -> ()
			}) : (i32) -> ()
			"x.br"(%s)[^bb1] : (i32) -> ()
		^bb1(%c: i32):
			"x.c"(%c, %s) : (i32, i32) -> ()
			"x.br"(%c)[^bb1] : (i32) -> ()
		}, {
			"x.d"(%x) : (i32) -> ()
		}) : (i32) -> ()
		"x.use"(%x) : (i32) -> ()`
	type parts struct{ root, a, b, br, loop *ir.Operation }
	made := func(r *convert.Rewriter, results int, succs ...*ir.Block) *ir.Operation {
		return r.Create(&ir.OperationState{Def: r.Context().OpDef("n.a"), Results: []ir.Type{r.Context().I64(), r.Context().F32()}[:results], Successors: succs})
	}
	changes := map[string]func(p parts, r *convert.Rewriter){
		"split":      func(p parts, r *convert.Rewriter) { r.Split(p.a.Block(), p.a.Next()) },
		"split last": func(p parts, r *convert.Rewriter) { r.Split(p.br.Block(), p.br) },
		"split loop": func(p parts, r *convert.Rewriter) { r.Split(p.loop.Block(), p.loop); r.Split(p.loop.Block(), p.loop) },
		"modify": func(p parts, r *convert.Rewriter) {
			r.Modify(p.a, func() { p.a.SetOperands(nil); p.a.SetAttr("z", ir.NewUnitAttr(r.Context())); p.a.RemoveAttr("k") })
		},
		"target":  func(p parts, r *convert.Rewriter) { r.Modify(p.loop, func() { p.loop.SetSuccessor(0, p.a.Block()) }) },
		"replace": func(p parts, r *convert.Rewriter) { r.Before(p.a); r.ReplaceBy(p.a, made(r, 1)) },
		"erase":   func(p parts, r *convert.Rewriter) { r.Erase(p.b) },
		"move":    func(p parts, r *convert.Rewriter) { r.MoveBefore(p.b, p.root); r.MoveAfter(p.a, p.br) },
		"clone":   func(p parts, r *convert.Rewriter) { r.AtEnd(p.root.Block()); r.Clone(p.root, nil) },
		"region": func(p parts, r *convert.Rewriter) {
			r.InlineRegion(p.root.Region(0), p.root.Region(1), p.root.Region(1).First())
		},
		"copy": func(p parts, r *convert.Rewriter) { r.CloneRegion(p.root.Region(0), p.root.Region(1), nil, nil) },
		"block": func(p parts, r *convert.Rewriter) {
			r.CreateBlock(p.root.Region(1), nil, []ir.Type{r.Context().I64()}, nil)
			made(r, 2, p.loop.Block())
		},
		"gone": func(p parts, r *convert.Rewriter) { r.EraseBlock(p.root.Region(1).First()) },
		"inline": func(p parts, r *convert.Rewriter) {
			r.InlineAt(p.root.Region(1).First(), ir.InsertPoint{Block: p.br.Block(), Before: p.br}, nil)
		},
		"types": func(p parts, r *convert.Rewriter) { r.ConvertRegion(p.a.ParentRegion(), r.Types(), nil) },
		"merge": func(p parts, r *convert.Rewriter) {
			b := p.a.Block()
			head, tail := r.Split(b, p.a.Next())
			r.Merge(tail, head, nil)
			if head.NumArgs() > 1 {
				r.Value(head.Arg(0))
			}
		},
	}
	conflict := func(x, y string) bool {
		return x == y || (x == "inline" || x == "gone" || x == "region") && (y == "inline" || y == "gone")
	}
	for first, change := range changes {
		for second, then := range changes {
			if conflict(first, second) || conflict(second, first) {
				continue // the second would need what the first has taken away
			}
			got := convertText(t, text, func(m *ir.Operation, cfg convert.Config) bool {
				tc := types()
				target := convert.NewTarget()
				target.Illegal(m.Context().OpDef("x.use"))
				target.LegalDialects("n")
				return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{{Root: "t.root", Types: tc, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
					a := op.Region(0).First().First()
					p := parts{op, a, a.Next(), a.Next().Next(), op.Region(0).Last().Last()}
					change(p, r)
					then(p, r)
					return true
				}}}), cfg, m)
			})
			if !strings.Contains(got, "'x.use' that was explicitly marked illegal") {
				t.Errorf("%s and %s: %s", first, second, got)
			}
		}
	}
}

func TestFull(t *testing.T) {
	full := func(m *ir.Operation, cfg convert.Config) bool {
		tc := types()
		target := convert.NewTarget()
		target.LegalDialects("n", "builtin")
		return convert.Full(t.Context(), target, convert.NewPatterns([]convert.Pattern{toN(tc, "a")}), cfg, m)
	}
	if got := convertText(t, `"t.a"() : () -> ()`, full); !strings.Contains(got, `"n.a"`) {
		t.Error(got)
	}
	if got := convertText(t, `"t.a"() ({ "t.x"() : () -> () }) : () -> ()`, full); got != "failed to legalize operation 't.x'\n" {
		t.Error(got)
	}
}

func TestAnalyze(t *testing.T) {
	m, msg := suite.Load(t, `%0 = "t.a"() ({ "t.a"() : () -> () "x.c"() : () -> () }) : () -> i32 "t.b"(%0) : (i32) -> ()`)
	if m == nil {
		t.Fatal(msg)
	}
	before := m.String()
	target := convert.NewTarget()
	target.LegalDialects("n", "builtin")
	var names []string
	for _, op := range convert.Analyze(t.Context(), target, convert.NewPatterns([]convert.Pattern{toN(types(), "a")}), convert.Config{Report: func(d *diag.Diagnostic) { t.Error(d) }}, m) {
		names = append(names, op.Name())
	}
	if got := strings.Join(names, " "); got != "builtin.module t.a t.a" {
		t.Error(got)
	}
	if m.String() != before {
		t.Errorf("changed to %s", m)
	}
}

// A cast that no materialization replaces is an error, with one of its users.
func TestNoMaterialization(t *testing.T) {
	tc := convert.NewTypeConverter()
	convert.Add(tc, func(t *ir.IntegerType) ir.Type { return t.Context().I64() })
	m, _ := suite.Load(t, `%0 = "t.a"() : () -> i32 "x.use"(%0) : (i32) -> ()`)
	target := convert.NewTarget()
	target.LegalDialects("n")
	var got string
	cfg := convert.Config{Report: func(d *diag.Diagnostic) {
		got = d.Message
		for _, n := range d.Notes {
			got += "\n" + n.Message
		}
	}}
	if convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{toN(tc, "a")}), cfg, m) {
		t.Error("succeeded")
	}
	want := "failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after conversion\nsee existing live user here: \"x.use\"(%1) : (i32) -> ()"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	cfg.KeepCasts = true
	m, _ = suite.Load(t, `%0 = "t.a"() : () -> i32 "x.use"(%0) : (i32) -> ()`)
	if !convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{toN(tc, "a")}), cfg, m) || !strings.Contains(m.String(), "unrealized") {
		t.Errorf("%s", m)
	}
}

// Patterns of package rewrite work, and see operands as they were.
func TestPlain(t *testing.T) {
	p := convert.FromRewrite(rewrite.Pattern{Root: "t.b", Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.ReplaceBy(op, r.Create(&ir.OperationState{Def: op.Context().OpDef("n.b"), Operands: op.Operands().Values()}))
		return true
	}})
	got := convertText(t, `%0 = "t.a"() : () -> i32 "t.b"(%0) : (i32) -> ()`, func(m *ir.Operation, cfg convert.Config) bool {
		target := convert.NewTarget()
		target.LegalDialects("n")
		return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{toN(types(), "a"), p}), cfg, m)
	})
	want := suite.Print(t, `%0 = "n.a"() : () -> i64 %1 = builtin.unrealized_conversion_cast %0 : i64 to i32 "n.b"(%1) : (i32) -> ()`, asm.Flags{})
	if got != want {
		t.Error(got)
	}
}

// Of equal patterns the one that was added last comes first; one with more benefit
// before both, and one that leads to what is legal in fewer steps before that.
func TestPatternOrder(t *testing.T) {
	var tried []string
	p := func(name string, benefit int, makes ...string) convert.Pattern {
		return convert.Pattern{Name: name, Root: "t.a", Benefit: benefit, Generates: makes, Convert: func(*ir.Operation, [][]*ir.Value, *convert.Rewriter) bool {
			tried = append(tried, name)
			return false
		}}
	}
	m, _ := suite.Load(t, `"t.a"() : () -> ()`)
	target := convert.NewTarget()
	target.LegalDialects("n")
	for _, c := range []struct {
		list []convert.Pattern
		want string
	}{
		{[]convert.Pattern{p("a", 1), p("b", 2), p("c", 1), p("far", 9, "t.b"), p("never", 9, "t.c"), {Name: "tb", Root: "t.b", Generates: []string{"n.b"}}}, "b c a far"},
		{[]convert.Pattern{p("a", 1), p("b", 1), {Convert: func(*ir.Operation, [][]*ir.Value, *convert.Rewriter) bool { return false }}}, "a b"},
	} {
		tried = nil
		convert.Partial(t.Context(), target, convert.NewPatterns(c.list), convert.Config{Report: func(*diag.Diagnostic) {}}, m)
		if got := strings.Join(tried, " "); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

func TestReconcile(t *testing.T) {
	for _, c := range []struct{ in, out string }{
		{`%0 = "x.a"() : () -> i32
		  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
		  %2 = builtin.unrealized_conversion_cast %1 : i64 to i8
		  %3 = builtin.unrealized_conversion_cast %2 : i8 to i32
		  "x.b"(%3, %1) : (i32, i64) -> ()`,
			`%0 = "x.a"() : () -> i32
		  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
		  "x.b"(%0, %1) : (i32, i64) -> ()`},
		{`%0 = builtin.unrealized_conversion_cast %1 : i32 to i64
		  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32`, ``},
		{`%0 = builtin.unrealized_conversion_cast %2 : i8 to i16
		  %1 = builtin.unrealized_conversion_cast %0 : i16 to i32
		  %2 = builtin.unrealized_conversion_cast %1 : i32 to i8
		  %3 = builtin.unrealized_conversion_cast %2 : i8 to i64
		  "x.b"(%3) : (i64) -> ()`,
			`%0 = builtin.unrealized_conversion_cast %2 : i8 to i16
		  %1 = builtin.unrealized_conversion_cast %0 : i16 to i32
		  %2 = builtin.unrealized_conversion_cast %1 : i32 to i8
		  %3 = builtin.unrealized_conversion_cast %2 : i8 to i64
		  "x.b"(%3) : (i64) -> ()`},
	} {
		m, msg := suite.Load(t, c.in)
		if m == nil {
			t.Fatal(msg)
		}
		var casts []*ir.Operation
		for op := range m.Region(0).First().Ops() {
			if op.Is(builtin.UnrealizedConversionCast) {
				casts = append(casts, op)
			}
		}
		left := convert.ReconcileCasts(casts)
		if got, want := m.String(), strings.TrimSpace(suite.Print(t, c.out, asm.Flags{})); strings.TrimSpace(got) != want || len(left) != strings.Count(want, "unrealized") {
			t.Errorf("%d left in\n%s\nwant\n%s", len(left), got, want)
		}
	}
}
