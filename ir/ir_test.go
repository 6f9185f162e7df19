package ir

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// testDialect has one operation of each shape that the tests need.
var (
	testFunc = &OpDef{Name: "t.func", Traits: IsolatedFromAbove | Symbol,
		Attrs: []AttrSlot{{Name: SymbolName}}, Regions: []RegionDef{{Name: "body"}}}
	testModule = &OpDef{Name: "t.module", Traits: IsolatedFromAbove | HasSymbolTable | NoTerminator | SingleBlock,
		Regions: []RegionDef{{Name: "body"}}}
	testAdd = &OpDef{Name: "t.add", Traits: Pure,
		Operands: []ValueDef{{Name: "lhs"}, {Name: "rhs"}}, Results: []ValueDef{{Name: "result"}},
		Attrs: []AttrSlot{{Name: "flags", Optional: true}}}
	testJump = &OpDef{Name: "t.jump", Traits: Terminator,
		Operands:   []ValueDef{{Name: "a", Arity: Variadic}, {Name: "b", Arity: Variadic}},
		Attrs:      []AttrSlot{{Name: OperandSegmentSizes}},
		Successors: []SuccessorDef{{Name: "dest", Variadic: true}}}
	testCall = &OpDef{Name: "t.call", Operands: []ValueDef{{Name: "callee"}, {Name: "args", Arity: Variadic}, {Name: "last"}}}
)

var testDialect = &Dialect{Name: "t", Ops: []*OpDef{testFunc, testModule, testAdd, testJump, testCall}}

func testContext() *Context { return NewContext(testDialect) }

func makeOp(c *Context, def *OpDef, st OperationState) *Operation {
	st.Context, st.Def = c, def
	return NewOperation(&st)
}

func uses(v *Value) string {
	var s []string
	for u := range v.Uses() {
		s = append(s, fmt.Sprintf("%s#%d", u.Owner().Name(), u.Index()))
	}
	return strings.Join(s, " ")
}

func TestUseLists(t *testing.T) {
	c := testContext()
	b := NewBlock(c.I32(), c.I32())
	x, y := b.Arg(0), b.Arg(1)
	add := makeOp(c, testAdd, OperationState{Operands: []*Value{x, y}, Results: []Type{c.I32()}})
	b.Append(add)
	call := makeOp(c, testCall, OperationState{Operands: []*Value{x, add.Result(0), x, y}})
	b.Append(call)

	if got, want := uses(x), "t.call#2 t.call#0 t.add#0"; got != want {
		t.Errorf("uses of x: %s, want %s", got, want)
	}
	call.SetOperand(2, y)
	if got, want := uses(x), "t.call#0 t.add#0"; got != want {
		t.Errorf("after SetOperand: %s, want %s", got, want)
	}
	x.ReplaceUsesIf(y, func(u *Use) bool { return u.Owner() == add })
	if got, want := uses(x), "t.call#0"; got != want {
		t.Errorf("after ReplaceUsesIf: %s, want %s", got, want)
	}
	if !x.HasOneUse() || y.HasOneUse() {
		t.Error("HasOneUse is wrong")
	}
	y.ReplaceAllUsesWith(x)
	if y.HasUses() || len(slices.Collect(x.Uses())) != 5 {
		t.Errorf("after ReplaceAllUsesWith: x %s, y %s", uses(x), uses(y))
	}
	before := uses(x)
	x.ReverseUses()
	x.ReverseUses()
	if uses(x) != before {
		t.Errorf("reversed twice: %s, want %s", uses(x), before)
	}
	call.Erase()
	if got, want := len(slices.Collect(x.Uses())), 2; got != want || add.HasUses() {
		t.Errorf("after Erase: %d uses, want %d", got, want)
	}
	call2 := makeOp(c, testCall, OperationState{Operands: []*Value{x, add.Result(0)}})
	call2.SetOperands([]*Value{x})
	if add.HasUses() {
		t.Error("SetOperands left a use of the old operand")
	}
}

func TestEraseWithUsesPanics(t *testing.T) {
	c := testContext()
	x := NewPlaceholder(c.I32())
	add := makeOp(c, testAdd, OperationState{Operands: []*Value{x, x}, Results: []Type{c.I32()}})
	makeOp(c, testCall, OperationState{Operands: []*Value{add.Result(0), x}})
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	add.Erase()
}

func TestSegments(t *testing.T) {
	c := testContext()
	x := NewPlaceholder(c.I32())
	vs := []*Value{x, x, x, x, x}
	for _, test := range []struct {
		def     *OpDef
		n       int
		sizes   []int32
		want    [][2]int
		comment string
	}{
		{testAdd, 2, nil, [][2]int{{0, 1}, {1, 2}}, "single ones"},
		{testCall, 5, nil, [][2]int{{0, 1}, {1, 4}, {4, 5}}, "the variadic one gets the rest"},
		{testCall, 2, nil, [][2]int{{0, 1}, {1, 1}, {1, 2}}, "which may be nothing"},
		{testJump, 5, []int32{2, 3}, [][2]int{{0, 2}, {2, 5}}, "sizes say it"},
		{testJump, 5, []int32{4, 9}, [][2]int{{0, 4}, {4, 5}}, "sizes that are too large stay inside"},
		{testJump, 5, []int32{-4, 9}, [][2]int{{0, 0}, {0, 5}}, "and negative ones too"},
	} {
		st := OperationState{Operands: vs[:test.n]}
		if test.sizes != nil {
			st.InherentAttrs = []Attribute{NewDenseI32ArrayAttr(c, test.sizes...)}
		}
		op := makeOp(c, test.def, st)
		for i, want := range test.want {
			if from, to := op.OperandSegment(i); [2]int{from, to} != want {
				t.Errorf("%s: %s segment %d: [%d,%d), want %v", test.comment, op.Name(), i, from, to, want)
			}
		}
	}
}

func TestAttributes(t *testing.T) {
	c := testContext()
	x := NewPlaceholder(c.I32())
	op := makeOp(c, testAdd, OperationState{Operands: []*Value{x, x}, Results: []Type{c.I32()}})
	one, two := NewIntegerAttr(c.I32(), 1), NewIntegerAttr(c.I32(), 2)
	op.SetAttr("flags", one)
	op.SetAttr("z", two)
	op.SetAttr("a", one)
	if op.InherentAttr(0) != one || op.Discardables().Len() != 2 {
		t.Errorf("flags is not inherent: %v and %d others", op.InherentAttr(0), op.Discardables().Len())
	}
	if got := op.AttrsAsDictionary(); got != NewDictionaryAttr(c, NamedAttribute{"flags", one}, NamedAttribute{"a", one}, NamedAttribute{"z", two}) {
		t.Errorf("AttrsAsDictionary has %d entries", got.Len())
	}
	other := makeOp(c, testAdd, OperationState{Operands: []*Value{x, x}, Results: []Type{c.I32()}, InherentAttrs: []Attribute{one}})
	if op.InherentAttrs() != other.InherentAttrs() {
		t.Error("equal properties are not one object")
	}
	op.RemoveAttr("z")
	op.RemoveAttr("a")
	op.RemoveAttr("flags")
	op.RemoveAttr("nothing")
	if op.InherentAttrs() != nil || op.Discardables() != nil {
		t.Error("removing all attributes left some")
	}
}

func TestBlocks(t *testing.T) {
	c := testContext()
	r := NewRegion()
	entry, exit := NewBlock(c.I1()), NewBlock(c.I32(), c.I64())
	r.Append(exit)
	r.InsertBefore(exit, entry)
	j := makeOp(c, testJump, OperationState{Successors: []*Block{exit, exit}})
	entry.Append(j)
	if got := slices.Collect(exit.Predecessors()); !slices.Equal(got, []*Block{entry, entry}) {
		t.Errorf("%d predecessors, want entry twice", len(got))
	}
	j.SetSuccessor(0, entry)
	if n := len(slices.Collect(exit.Predecessors())); n != 1 || !entry.HasPredecessors() {
		t.Errorf("%d predecessors after SetSuccessor, want 1", n)
	}
	exit.InsertArgument(1, c.F32(), nil)
	exit.EraseArgument(0)
	if exit.NumArgs() != 2 || exit.Arg(0).Type() != c.F32() || exit.Arg(1).Index() != 1 {
		t.Error("inserting and erasing arguments put them in the wrong order")
	}
	x := entry.Arg(0)
	var ops []*Operation
	for range 4 {
		op := makeOp(c, testAdd, OperationState{Operands: []*Value{x, x}, Results: []Type{c.I1()}})
		entry.InsertBefore(j, op)
		ops = append(ops, op)
	}
	ops[3].MoveBefore(ops[0])
	if !ops[3].IsBeforeInBlock(ops[0]) || ops[2].IsBeforeInBlock(ops[1]) || !ops[2].IsBeforeInBlock(j) {
		t.Error("order in the block is wrong")
	}
	tail := entry.Split(ops[1])
	if entry.Last() != ops[0] || tail.First() != ops[1] || tail.Terminator() != j || entry.Next() != tail {
		t.Error("Split cut at the wrong place")
	}
	entry.TakeOps(tail)
	if !tail.Empty() || entry.Last() != j || j.Block() != entry || !ops[0].IsBeforeInBlock(j) {
		t.Error("TakeOps lost something")
	}
}

// TestCloneMapsOnce checks that what a value is mapped to is not itself mapped.
func TestCloneMapsOnce(t *testing.T) {
	c := NewContext()
	c.SetAllowUnregisteredDialects(true)
	outer := NewOperation(&OperationState{Context: c, Def: c.OpDef("x.outer"), Regions: []*Region{NewRegion()}})
	block := outer.Region(0).NewBlock(c.I32())
	inner := NewRegion()
	use := NewOperation(&OperationState{Context: c, Def: c.OpDef("x.use"), Operands: []*Value{block.Arg(0)}})
	inner.NewBlock().Append(use)
	op := NewOperation(&OperationState{Context: c, Def: c.OpDef("x.op"), Operands: []*Value{block.Arg(0)}, Results: []Type{c.I32()}, Regions: []*Region{inner}})
	block.Append(op)
	m := &IRMapping{}
	m.SetValue(block.Arg(0), op.Result(0))
	copied := op.Clone(m)
	block.Append(copied)
	if copied.Operand(0) != op.Result(0) || copied.Region(0).First().First().Operand(0) != op.Result(0) {
		t.Errorf("got %v", outer)
	}
}

func TestCloneMapsForwardUses(t *testing.T) {
	c := testContext()
	body := NewRegion()
	b1, b2 := NewBlock(), NewBlock(c.I32())
	body.Append(b1)
	body.Append(b2)
	def := makeOp(c, testAdd, OperationState{Operands: []*Value{b2.Arg(0), b2.Arg(0)}, Results: []Type{c.I32()}})
	// A use in a block before that of the definition.
	use := makeOp(c, testAdd, OperationState{Operands: []*Value{def.Result(0), def.Result(0)}, Results: []Type{c.I32()}})
	b1.Append(use)
	b1.Append(makeOp(c, testJump, OperationState{Successors: []*Block{b2}}))
	b2.Append(def)
	f := makeOp(c, testFunc, OperationState{Regions: []*Region{body}, InherentAttrs: []Attribute{NewStringAttr(c, "f")}})

	g := f.Clone(nil)
	c1, c2 := g.Region(0).First(), g.Region(0).Last()
	if c1.First().Operand(0) != c2.First().Result(0) {
		t.Error("the copy uses a value of the original")
	}
	if c1.Terminator().Successor(0) != c2 {
		t.Error("the copy goes to a block of the original")
	}
	if c2.First().Operand(1) != c2.Arg(0) || len(slices.Collect(b2.Arg(0).Uses())) != 2 {
		t.Error("the copy uses an argument of the original")
	}
	if SymbolNameOf(g) != "f" {
		t.Error("the copy has lost its name")
	}
}

func TestSymbolTable(t *testing.T) {
	c := testContext()
	body := NewRegion()
	body.Append(NewBlock())
	m := makeOp(c, testModule, OperationState{Regions: []*Region{body}})
	newFunc := func(name string) *Operation {
		return makeOp(c, testFunc, OperationState{Regions: []*Region{NewRegion()}, InherentAttrs: []Attribute{NewStringAttr(c, name)}})
	}
	tab := NewSymbolTable(m)
	f := newFunc("f")
	for i, want := range []string{"f", "f_0", "f_1"} {
		op := f
		if i > 0 {
			op = newFunc("f")
		}
		if got := tab.Insert(op); got != want || SymbolNameOf(op) != want {
			t.Errorf("inserted as %s, want %s", got, want)
		}
	}
	var tabs SymbolTables
	if tabs.LookupNearest(f, NewSymbolRefAttr(c, "f_1")) != body.First().Last() {
		t.Error("f_1 is not found")
	}
	if tabs.LookupNearest(f, NewSymbolRefAttr(c, "f", "g")) != nil {
		t.Error("a symbol is found inside an operation that holds none")
	}
	tab.Remove(f)
	if tab.Lookup("f") != nil {
		t.Error("f is still there")
	}
}

func TestWalk(t *testing.T) {
	c := testContext()
	inner := NewRegion()
	inner.Append(NewBlock())
	f := makeOp(c, testFunc, OperationState{Regions: []*Region{inner}})
	call := makeOp(c, testCall, OperationState{})
	inner.First().Append(call)
	outer := NewRegion()
	outer.Append(NewBlock())
	outer.First().Append(f)
	outer.First().Append(makeOp(c, testFunc, OperationState{Regions: []*Region{NewRegion()}}))
	m := makeOp(c, testModule, OperationState{Regions: []*Region{outer}})

	var names []string
	visit := func(r WalkResult) func(*Operation) WalkResult {
		return func(op *Operation) WalkResult {
			names = append(names, op.Def().Mnemonic())
			if op == f {
				return r
			}
			return Advance
		}
	}
	for _, test := range []struct {
		walk func(*Operation, func(*Operation) WalkResult) bool
		r    WalkResult
		want string
		done bool
	}{
		{WalkPre, Advance, "module func call func", true},
		{WalkPre, Skip, "module func func", true},
		{WalkPre, Interrupt, "module func", false},
		{WalkPost, Advance, "call func func module", true},
		{WalkPost, Interrupt, "call func", false},
	} {
		names = nil
		if done := test.walk(m, visit(test.r)); done != test.done || strings.Join(names, " ") != test.want {
			t.Errorf("got %v %v, want %s %v", names, done, test.want, test.done)
		}
	}
}

func TestBlockNumber(t *testing.T) {
	r := NewRegion()
	var bs []*Block
	check := func(when string) {
		t.Helper()
		n := 0
		for b := range r.Blocks() {
			if b.Number() != n {
				t.Errorf("%s: block is number %d, want %d", when, b.Number(), n)
			}
			n++
		}
	}
	for range 5 {
		bs = append(bs, NewBlock())
		r.Append(bs[len(bs)-1])
	}
	check("appended")
	bs[4].Remove()
	check("last removed")
	bs[1].Remove()
	check("second removed")
	r.InsertBefore(bs[0], bs[1])
	check("inserted at the front")
	r.Append(bs[4])
	check("appended again")
	for _, b := range bs {
		b.Remove()
	}
	r.Append(bs[2])
	r.Append(bs[0])
	check("emptied and filled")
}

// Operands, results and arguments are ranges of one kind.
func TestValueRange(t *testing.T) {
	c := NewContext()
	block := NewBlock(c.I1(), c.F32(), c.Index())
	op := NewOperation(&OperationState{Context: c, Def: c.OpDef("t.t"), Operands: block.Args().Values(), Results: []Type{c.I1(), c.F32(), c.Index()}})
	for name, r := range map[string]ValueRange{"operands": op.Operands(), "results": op.Results(), "arguments": block.Args()} {
		for from := range 4 {
			for to := from; to < 4; to++ {
				s := r.Slice(from, to)
				if s.Len() != to-from || !slices.Equal(s.Types(), r.Types()[from:to]) || !slices.Equal(s.Values(), r.Values()[from:to]) {
					t.Errorf("%s from %d to %d are %v", name, from, to, s.Values())
				}
				for i, v := range s.All() {
					if v != r.At(from+i) || v.Index() != from+i && name != "operands" {
						t.Errorf("%s: %d is wrong from %d to %d", name, i, from, to)
					}
				}
			}
		}
		for what, misuse := range map[string]func(){
			"At past the end": func() { r.Slice(0, 1).At(1) }, "At(-1)": func() { r.At(-1) }, "Slice past the end": func() { r.Slice(1, 2).Slice(0, 2) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s: %s does not panic", name, what)
					}
				}()
				misuse()
			}()
		}
		if n := testing.AllocsPerRun(10, func() {
			for range r.Slice(1, 3).All() {
			}
		}); n > 0 {
			t.Errorf("ranging over %s allocates", name)
		}
	}
	if (ValueRange{}).Len() != 0 || NewBlock().Args().Len() != 0 {
		t.Error("an empty range is not")
	}
}

func TestHaveTypes(t *testing.T) {
	c := NewContext()
	a, b := NewPlaceholder(c.I32()), NewPlaceholder(c.I64())
	for _, s := range []struct {
		values []*Value
		types  []Type
		want   bool
	}{
		{nil, nil, true},
		{[]*Value{a, b}, []Type{c.I32(), c.I64()}, true},
		{[]*Value{a, b}, []Type{c.I64(), c.I32()}, false},
		{[]*Value{a}, []Type{c.I32(), c.I64()}, false},
		{[]*Value{a, b}, []Type{c.I32()}, false},
	} {
		if got := HaveTypes(s.values, s.types); got != s.want {
			t.Errorf("%d values, %v: %t", len(s.values), s.types, got)
		}
	}
}
