package rewrite_test

import (
	"context"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/verify"
)

// Dialect t has what the tests need: constants, a sum that folds, something that is
// idempotent and something that is its own inverse.
var (
	constant = &ir.OpDef{Name: "t.constant", Traits: ir.ConstantLike | ir.Pure,
		Attrs: []ir.AttrSlot{{Name: "value"}}, Results: []ir.ValueDef{{Name: "r"}},
		Interfaces: []ir.Implementation{ir.FoldWith(func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
			return []ir.FoldResult{{Attr: op.InherentAttr(0)}}, true
		})}}
	add = &ir.OpDef{Name: "t.add", Traits: ir.Pure | ir.Commutative,
		Operands: []ir.ValueDef{{Name: "a"}, {Name: "b"}}, Results: []ir.ValueDef{{Name: "r"}},
		Interfaces: []ir.Implementation{ir.FoldWith(func(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
			a, _ := in[0].(*ir.IntegerAttr)
			b, _ := in[1].(*ir.IntegerAttr)
			switch {
			case a != nil && b != nil:
				return []ir.FoldResult{{Attr: ir.NewIntegerAttr(a.Type(), a.Int()+b.Int())}}, true
			case b != nil && b.Int() == 0:
				return []ir.FoldResult{{Value: op.Operand(0)}}, true
			}
			return nil, false
		})}}
	unary = []ir.ValueDef{{Name: "a"}}
	pair  = []ir.ValueDef{{Name: "a"}, {Name: "b"}}
	list  = []ir.ValueDef{{Name: "a", Arity: ir.Variadic}}
	body  = []ir.RegionDef{{Name: "body"}}
	neg   = &ir.OpDef{Name: "t.neg", Traits: ir.Pure | ir.Involution, Operands: unary, Results: unary}
	most  = &ir.OpDef{Name: "t.max", Traits: ir.Pure | ir.Idempotent, Operands: pair, Results: unary}
	use   = &ir.OpDef{Name: "t.use", Operands: list}
	fn    = &ir.OpDef{Name: "t.fn", Traits: ir.IsolatedFromAbove | ir.NoTerminator, Regions: body}
	loop  = &ir.OpDef{Name: "t.loop", Regions: body, Traits: ir.RecursiveMemoryEffects | ir.NoTerminator}
	br    = &ir.OpDef{Name: "t.br", Traits: ir.Terminator, Operands: list, Successors: []ir.SuccessorDef{{Name: "s", Variadic: true}}}
	test  = &ir.Dialect{Name: "t", Ops: []*ir.OpDef{constant, add, neg, most, use, fn, loop, br},
		MaterializeConstant: func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
			return b.Create(&ir.OperationState{Def: constant, InherentAttrs: []ir.Attribute{value}, Results: []ir.Type{t}})
		}}
	suite = dialecttest.Suite{Dialects: []*ir.Dialect{builtin.Dialect, test}}
)

// short are abbreviations for the generic form.
var short = strings.NewReplacer(
	"= const(", `= "t.constant"() <{value = `, ") i32", " : i32}> : () -> i32",
	"add(", `"t.add"(`, "max(", `"t.max"(`, "neg(", `"t.neg"(`, "use(", `"t.use"(`, "br()", `"t.br"()`, "br(", `"t.br"(`,
	": 0", ": () -> ()", ": 1v", ": (i32) -> ()", ": 1", ": (i32) -> i32", ": 2", ": (i32, i32) -> i32")

// load reads the body of a t.fn, and returns that.
func load(t *testing.T, body string) *ir.Operation {
	t.Helper()
	m, msg := suite.Load(t, "\"t.fn\"() ({\n^bb0(%x: i32, %y: i32):\n"+short.Replace(body)+"\n}) : () -> ()")
	if m == nil {
		t.Fatal(msg)
	}
	return m.Region(0).First().First()
}

// check compares a t.fn with a text, and verifies it.
func check(t *testing.T, op *ir.Operation, want string) {
	t.Helper()
	report := func(d *diag.Diagnostic) { t.Error(d) }
	verify.Operation(op, verify.Options{}, report)
	wanted := load(t, want)
	if got, want := string(asm.Append(nil, op.ParentOp(), asm.Flags{})), string(asm.Append(nil, wanted.ParentOp(), asm.Flags{})); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Greedy folds, erases what is dead, and keeps constants unique, as upstream does.
func TestGreedy(t *testing.T) {
	zero := rewrite.Pattern{Name: "zero", Root: neg.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if ir.ConstantOf(op.Operand(0)) == nil {
			return r.NoMatch(op.Op(), "not a constant")
		}
		r.ReplaceBy(op.Op(), r.Create(&ir.OperationState{Def: most, Operands: []*ir.Value{op.Operand(0), op.Operand(0)}, Results: []ir.Type{op.Operand(0).Type()}}))
		return true
	}}
	patterns := rewrite.NewPatterns(zero)
	for _, c := range []struct{ name, in, out string }{
		{"dead", `%a = add(%x, %y) : 2
			%b = add(%a, %a) : 2
			"t.br"() : () -> ()`, `"t.br"() : () -> ()`},
		{"folds", `%a = const(1) i32
			%b = const(2) i32
			%c = add(%a, %b) : 2
			"t.br"(%c) : (i32) -> ()`, `%a = const(3) i32
			"t.br"(%a) : (i32) -> ()`},
		{"constants last", `%a = const(1) i32
			%c = add(%a, %x) : 2
			"t.br"(%c) : (i32) -> ()`, `%a = const(1) i32
			%c = add(%x, %a) : 2
			"t.br"(%c) : (i32) -> ()`},
		{"zero", `%a = const(0) i32
			%c = add(%a, %x) : 2
			"t.br"(%c) : (i32) -> ()`, `"t.br"(%x) : (i32) -> ()`},
		{"inverse of inverse", `%a = neg(%x) : 1
			%b = neg(%a) : 1
			"t.br"(%b) : (i32) -> ()`, `"t.br"(%x) : (i32) -> ()`},
		{"idempotent, by a pattern", `%z = const(5) i32
			%a = neg(%z) : 1
			"t.br"(%a) : (i32) -> ()`, `%a = const(5) i32
			"t.br"(%a) : (i32) -> ()`},
		{"unique constants at the start", `"t.use"(%x) : (i32) -> ()
			%a = const(7) i32
			"t.loop"() ({
				%b = const(7) i32
				%c = const(8) i32
				"t.use"(%b, %c) : (i32, i32) -> ()
			}) : () -> ()
			"t.br"(%a) : (i32) -> ()`, `%c = const(8) i32
			%a = const(7) i32
			"t.use"(%x) : (i32) -> ()
			"t.loop"() ({
				"t.use"(%a, %c) : (i32, i32) -> ()
			}) : () -> ()
			"t.br"(%a) : (i32) -> ()`},
		{"isolated regions have their own", `%a = const(7) i32
			"t.fn"() ({
				%b = const(7) i32
				"t.br"(%b) : (i32) -> ()
			}) : () -> ()
			"t.br"(%a) : (i32) -> ()`, `%a = const(7) i32
			"t.fn"() ({
				%b = const(7) i32
				"t.br"(%b) : (i32) -> ()
			}) : () -> ()
			"t.br"(%a) : (i32) -> ()`},
		{"a loop without effects", `"t.loop"() ({
				%b = const(7) i32
			}) : () -> ()
			"t.br"() : () -> ()`, `"t.br"() : () -> ()`},
		{"unreachable blocks", `"t.br"()[^a] : () -> ()
			^b:
			%1 = add(%x, %y) : 2
			"t.br"(%1)[^b] : (i32) -> ()
			^a:
			"t.br"() : () -> ()`, `"t.br"()[^a] : () -> ()
			^a:
			"t.br"() : () -> ()`},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := load(t, c.in)
			if r := rewrite.Greedy(t.Context(), f, patterns, rewrite.Config{}); !r.Converged {
				t.Error("no end")
			}
			check(t, f, c.out)
			if r := rewrite.Greedy(t.Context(), f, patterns, rewrite.Config{}); r.Changed {
				t.Error("changed again")
			}
		})
	}
}

// Patterns that undo each other end after the iterations that are allowed.
func TestGreedyBound(t *testing.T) {
	flip := func(from, to *ir.OpDef) rewrite.Pattern {
		return rewrite.Pattern{Root: from.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ReplaceBy(op, r.Create(&ir.OperationState{Def: to, Operands: op.Operands().Slice(0, 2).Values(), Results: op.Results().Types()}))
			return true
		}}
	}
	f := load(t, "%a = add(%x, %y) : 2\n\"t.br\"(%a) : (i32) -> ()")
	res := rewrite.Greedy(t.Context(), f, rewrite.NewPatterns(flip(add, most), flip(most, add)), rewrite.Config{MaxRewrites: 101})
	if res.Converged || !res.Changed {
		t.Error(res)
	}
	check(t, f, "%a = add(%x, %y) : 2\n\"t.br\"(%a) : (i32) -> ()")
}

// A context that is done ends what would go on for ever, and leaves valid IR.
func TestGreedyCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	rewrites := 0
	swap := rewrite.Pattern{Root: add.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if rewrites++; rewrites == 999 {
			cancel()
		}
		r.ReplaceBy(op, r.Create(&ir.OperationState{Def: add, Operands: []*ir.Value{op.Operand(1), op.Operand(0)}, Results: op.Results().Types()}))
		return true
	}}
	const text = "%a = add(%x, %y) : 2\n\"t.br\"(%a) : (i32) -> ()"
	f := load(t, text)
	res := rewrite.Greedy(ctx, f, rewrite.NewPatterns(swap), rewrite.Config{MaxIterations: -1})
	if res.Converged || !res.Changed || rewrites != 999 {
		t.Errorf("%+v after %d rewrites", res, rewrites)
	}
	check(t, f, "%a = add(%y, %x) : 2\n\"t.br\"(%a) : (i32) -> ()")

	f = load(t, text)
	if res := rewrite.Greedy(ctx, f, rewrite.NewPatterns(swap), rewrite.Config{}); res.Changed || res.Converged || rewrites != 999 {
		t.Errorf("cancelled before the start: %+v", res)
	}
	check(t, f, text)
}

// A pattern that always matches ends with the zero Config, too.
func TestGreedyEnds(t *testing.T) {
	swap := rewrite.Pattern{Root: add.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.ReplaceBy(op, r.Create(&ir.OperationState{Def: add, Operands: []*ir.Value{op.Operand(1), op.Operand(0)}, Results: op.Results().Types()}))
		return true
	}}
	turn := rewrite.Pattern{Root: add.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.Modify(op, func() { op.SetOperands([]*ir.Value{op.Operand(1), op.Operand(0)}) })
		return true
	}}
	for _, p := range []rewrite.Pattern{swap, turn} {
		f := load(t, "%a = add(%x, %y) : 2\n\"t.br\"(%a) : (i32) -> ()")
		if res := rewrite.Greedy(t.Context(), f, rewrite.NewPatterns(p), rewrite.Config{}); res.Converged || !res.Changed {
			t.Error(res)
		}
	}
}

// Of two patterns that match the one with more benefit is tried first, then the one
// that comes first; those for all operations come after.
func TestBenefit(t *testing.T) {
	var tried []string
	p := func(name, root string, benefit int) rewrite.Pattern {
		return rewrite.Pattern{Name: name, Root: root, Benefit: benefit, Rewrite: func(*ir.Operation, *rewrite.Rewriter) bool {
			tried = append(tried, name)
			return false
		}}
	}
	f := load(t, `"t.use"(%x) : (i32) -> ()`)
	ps := rewrite.NewPatterns(p("all", "", 1), p("all3", "", 3), p("a", "t.use", 0), p("b", "t.use", 2), p("c", "t.use", 1), p("other", "t.add", 9))
	if rewrite.NewPatterns().Apply(f, nil) || ps.Apply(f.Region(0).First().First(), rewrite.New(f.Context(), nil)) {
		t.Error("matched")
	}
	if got := strings.Join(tried, " "); got != "all3 b a c all" {
		t.Error(got)
	}
}

// Each way to change the IR, and what the listener hears of it.
func TestRewriter(t *testing.T) {
	var heard []string
	hear := func(what string) func(*ir.Operation) {
		return func(op *ir.Operation) { heard = append(heard, what+" "+strings.TrimPrefix(op.Name(), "t.")) }
	}
	l := &rewrite.Listener{Inserted: func(op *ir.Operation, _ rewrite.Place) { hear("insert")(op) }, Modified: hear("modify"), Erased: hear("erase"),
		Replaced:      func(op *ir.Operation, _ []*ir.Value) { hear("replace")(op) },
		BlockInserted: func(*ir.Block, *ir.Region) { heard = append(heard, "insert block") },
		BlockErased:   func(*ir.Block) { heard = append(heard, "erase block") }}
	for _, c := range []struct {
		name, in, out, heard string
		f                    func(r *rewrite.Rewriter, b *ir.Block)
	}{
		{"replace", "%a = neg(%x) : 1\nuse(%a) : 1v", "use(%x) : 1v", "replace neg, modify use, erase neg",
			func(r *rewrite.Rewriter, b *ir.Block) {
				r.Before(b.First())
				r.Replace(b.First(), b.Arg(0))
				if r.Point().Before != b.First() {
					t.Error("the insertion point is not behind what was replaced")
				}
			}},
		{"modify", "use(%x) : 1v", "use(%y) : 1v", "modify use",
			func(r *rewrite.Rewriter, b *ir.Block) {
				r.Modify(b.First(), func() { b.First().SetOperand(0, b.Arg(1)) })
				r.TryModify(b.First(), func() bool { return false })
			}},
		{"uses", "use(%x) : 1v\nuse(%x) : 1v", "use(%y) : 1v\nuse(%y) : 1v", "modify use, modify use",
			func(r *rewrite.Rewriter, b *ir.Block) { r.ReplaceUses(b.Arg(0), b.Arg(1)) }},
		{"move", "use(%x) : 1v\nuse(%y) : 1v", "use(%y) : 1v\nuse(%x) : 1v", "insert use, insert use, insert use",
			func(r *rewrite.Rewriter, b *ir.Block) {
				r.MoveAfter(b.First(), b.Last())
				r.MoveBefore(b.Last(), b.First())
				r.MoveBefore(b.Last(), b.First())
			}},
		{"split", "use(%x) : 1v\nuse(%y) : 1v\nbr() : 0", "use(%x) : 1v\nuse(%y) : 1v\nbr()[^a] : 0\n^a:\nbr() : 0",
			"insert block, insert br, insert br",
			func(r *rewrite.Rewriter, b *ir.Block) {
				r.Before(b.Last())
				head, tail := r.Split(b, b.Last())
				if p := r.Point(); head != b || p.Block != tail || p.Before != tail.Last() {
					t.Error("the insertion point did not go along")
				}
				r.AtEnd(head)
				r.Create(&ir.OperationState{Def: br, Successors: []*ir.Block{tail}})
			}},
		{"split at the start", "br()[^a] : 0\n^a(%i: i32):\nuse(%i) : 1v\nuse(%y) : 1v\nuse(%x) : 1v\nbr(%i)[^a] : 1v",
			"br()[^a] : 0\n^a(%i: i32):\nuse(%i) : 1v\nbr()[^b] : 0\n^b:\nuse(%y) : 1v\nuse(%x) : 1v\nbr(%i)[^a] : 1v",
			"",
			func(r *rewrite.Rewriter, b *ir.Block) {
				b = b.Next()
				r = rewrite.New(r.Context(), nil) // nobody listens: the head is shorter
				r.AtEnd(b)
				head, tail := r.Split(b, b.First().Next())
				if p := r.Point(); tail != b || p.Block != head || p.Before != nil {
					t.Error("the insertion point is not the end of the head")
				}
				if head.Arg(0).Owner() != head || !tail.First().IsBeforeInBlock(tail.Last()) {
					t.Error("the head does not own its argument")
				}
				r.Create(&ir.OperationState{Def: br, Successors: []*ir.Block{tail}})
			}},
		{"split at the start, followed", "br()[^a] : 0\n^a(%i: i32):\nuse(%i) : 1v\nuse(%y) : 1v\nbr(%i)[^a] : 1v",
			"br()[^a] : 0\n^a(%i: i32):\nuse(%i) : 1v\nbr()[^b] : 0\n^b:\nuse(%y) : 1v\nbr(%i)[^a] : 1v",
			"insert block, insert br, insert use, insert br",
			func(r *rewrite.Rewriter, b *ir.Block) {
				b = b.Next()
				r.AtEnd(b)
				head, tail := r.Split(b, b.First().Next())
				if p := r.Point(); head != b || p.Block != head || p.Before != nil {
					t.Error("the insertion point is not the end of the head")
				}
				r.Create(&ir.OperationState{Def: br, Successors: []*ir.Block{tail}})
			}},
		{"uses, some", "use(%x) : 1v\nuse(%x) : 1v", "use(%x) : 1v\nuse(%y) : 1v", "modify use",
			func(r *rewrite.Rewriter, b *ir.Block) {
				r.ReplaceUsesIf(b.Arg(0), b.Arg(1), func(u *ir.Use) bool { return u.Owner().Prev() != nil })
			}},
		{"branches", "br()[^a] : 0\n^a:\nbr()[^a] : 0\n^b:\nbr() : 0", "br()[^b] : 0\n^a:\nbr()[^b] : 0\n^b:\nbr() : 0", "modify br, modify br",
			func(r *rewrite.Rewriter, b *ir.Block) { r.ReplaceBlockUses(b.Next(), b.Next().Next()) }},
		{"split at the end", "use(%x) : 1v\nbr() : 0", "use(%x) : 1v\nbr() : 0\n^b:\nbr() : 0", "insert block, insert br",
			func(r *rewrite.Rewriter, b *ir.Block) {
				_, tail := r.Split(b, nil)
				r.AtEnd(tail)
				r.Create(&ir.OperationState{Def: br})
			}},
		{"merge", "br()[^a] : 0\n^a:\nuse(%y) : 1v\nbr() : 0", "use(%y) : 1v\nbr() : 0",
			"erase br, insert use, insert br, erase block",
			func(r *rewrite.Rewriter, b *ir.Block) {
				r.Erase(b.Last())
				r.Merge(b.Next(), b, nil)
			}},
		{"inline", "br(%x)[^a] : 1v\n^a(%i: i32):\nuse(%i) : 1v\nbr() : 0", "use(%x) : 1v\nbr() : 0",
			"modify use, insert use, insert br, erase block, erase br",
			func(r *rewrite.Rewriter, b *ir.Block) {
				old := b.Last()
				old.SetSuccessor(0, nil)
				r.InlineAt(b.Next(), ir.InsertPoint{Block: b, Before: old}, []*ir.Value{b.Arg(0)})
				r.Erase(old)
			}},
		{"clone", "\"t.loop\"() ({\nuse(%x) : 1v\n}) : 0", "\"t.loop\"() ({\nuse(%x) : 1v\n}) : 0\n\"t.loop\"() ({\nuse(%x) : 1v\n}) : 0",
			"insert loop, insert block, insert use",
			func(r *rewrite.Rewriter, b *ir.Block) { r.AtEnd(b); r.Clone(b.First(), nil) }},
		{"erase", "\"t.loop\"() ({\nuse(%x) : 1v\nuse(%y) : 1v\n}) : 0\nbr() : 0", "br() : 0",
			"erase use, erase use, erase block, erase loop",
			func(r *rewrite.Rewriter, b *ir.Block) { r.Erase(b.First()) }},
		{"region", "\"t.loop\"() ({\nuse(%x) : 1v\n}) : 0\n\"t.fn\"() ({\n^bb0:\nbr() : 0\n}) : 0", "\"t.loop\"() ({\nuse(%x) : 1v\n}) : 0\n\"t.fn\"() ({\n^bb0:\nbr() : 0\n^bb1:\nbr() : 0\n}) : 0",
			"insert block, insert br, insert block",
			func(r *rewrite.Rewriter, b *ir.Block) {
				from := b.Last().Region(0)
				r.CloneRegion(from, from, nil, nil)
				r.MoveBlock(from.First(), from, nil)
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := load(t, c.in)
			heard = nil
			c.f(rewrite.New(f.Context(), l), f.Region(0).First())
			check(t, f, c.out)
			if got := strings.Join(heard, ", "); got != c.heard {
				t.Errorf("heard %s\nwant  %s", got, c.heard)
			}
		})
	}
}

// Patterns do not change with the list that they were made of.
func TestPatternsKept(t *testing.T) {
	list := []rewrite.Pattern{{Name: "a", Root: "t.x"}, {Name: "b"}}
	ps := rewrite.NewPatterns(list...)
	list[0].Name, list[1].Name = "other", "other"
	c := ir.NewContext()
	op := ir.NewBuilder(c).Create(&ir.OperationState{Context: c, Def: c.OpDef("t.x")})
	if got := ps.For(op); len(got) != 2 || got[0].Name != "a" || got[1].Name != "b" {
		t.Errorf("%v", got)
	}
}

// GreedyOps visits only the given operations, those that come of them, and, unless told
// otherwise, those that change on the way.
func TestGreedyOps(t *testing.T) {
	in := `%a = neg(%x) : 1
		%b = neg(%a) : 1
		%c = neg(%b) : 1
		%d = neg(%c) : 1
		use(%d) : 1v`
	for strict, out := range map[rewrite.Strict]string{
		rewrite.AllOps:      "use(%x) : 1v",
		rewrite.ExistingOps: "%a = neg(%x) : 1\n%b = neg(%a) : 1\n%c = neg(%b) : 1\nuse(%b) : 1v",
	} {
		f := load(t, in)
		d := f.Region(0).First().Last().Prev()
		if r := rewrite.GreedyOps(t.Context(), []*ir.Operation{d}, rewrite.NewPatterns(), rewrite.Config{Strict: strict}); !r.Changed || !r.Converged {
			t.Errorf("strict %d: %+v", strict, r)
		}
		check(t, f, out)
	}
	if r := rewrite.GreedyOps(t.Context(), nil, rewrite.NewPatterns(), rewrite.Config{}); r.Changed || !r.Converged {
		t.Errorf("no operations: %+v", r)
	}
}
