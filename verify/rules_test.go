package verify_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

// i32s are values of type i32.
func i32s(arity ir.Arity) []ir.ValueDef {
	return []ir.ValueDef{{Name: "x", Constraint: constraint.I32, Arity: arity}}
}

// oneRegion is a region without constraints.
var oneRegion = []ir.RegionDef{{Name: "body"}}

// anyTwo are two values of any types.
var anyTwo = []ir.ValueDef{{Name: "a"}, {Name: "b"}}

// rulesDialect has an operation for each rule that a definition may have.
var rulesDialect = &ir.Dialect{Name: "v", Ops: []*ir.OpDef{
	{Name: "v.none"},
	{Name: "v.optional", Operands: i32s(ir.Optional), Results: i32s(ir.Optional)},
	{Name: "v.variadic", Operands: i32s(ir.Variadic), Results: i32s(ir.Variadic)},
	{Name: "v.two_or_more", Operands: []ir.ValueDef{{Name: "a"}, {Name: "b"}, {Name: "c", Arity: ir.Variadic}},
		Results: []ir.ValueDef{{Name: "a"}, {Name: "b"}, {Name: "c", Arity: ir.Variadic}}},
	{Name: "v.segments", Traits: ir.AttrSizedOperandSegments | ir.AttrSizedResultSegments,
		Operands: append(i32s(ir.Optional), i32s(ir.Variadic)...), Results: append(i32s(ir.Optional), i32s(ir.Variadic)...),
		Attrs: []ir.AttrSlot{{Name: ir.OperandSegmentSizes}, {Name: ir.ResultSegmentSizes}}},
	{Name: "v.nested_segments", Operands: []ir.ValueDef{{Name: "groups", Constraint: constraint.I32, Arity: ir.VariadicOfVariadic, SegmentAttr: "sizes"}},
		Attrs: []ir.AttrSlot{{Name: "sizes", Constraint: constraint.DenseI32ArrayAttr}}},
	{Name: "v.attrs", Attrs: []ir.AttrSlot{
		{Name: "b", Constraint: constraint.I32AttrNonNegative},
		{Name: "a", Constraint: constraint.StrAttr},
		{Name: "flags", Constraint: llvm.Add.Attrs[0].Constraint, Property: true},
		{Name: "opt", Constraint: constraint.UnitAttr, Optional: true},
	}},
	{Name: "v.regions", Regions: []ir.RegionDef{{Constraint: constraint.AnyRegion}, {Name: "rest", Constraint: constraint.MaxSizedRegion1, Variadic: true}}},
	{Name: "v.successors", Traits: ir.Terminator, Successors: []ir.SuccessorDef{{Name: "dest"}, {Name: "more", Variadic: true}}},
	{Name: "v.end", Traits: ir.Terminator},
	{Name: "v.single", Traits: ir.SingleBlock, Regions: oneRegion},
	{Name: "v.implicit", Traits: ir.SingleBlock, ImplicitTerminator: "v.end", Regions: oneRegion},
	{Name: "v.no_args", Traits: ir.NoRegionArguments | ir.NoTerminator, Regions: append(oneRegion, oneRegion...)},
	{Name: "v.graph", Traits: ir.GraphRegion | ir.NoTerminator, Regions: oneRegion},
	{Name: "v.child", Parents: []string{"v.single", "v.graph"}},
	{Name: "v.inferred", Operands: i32s(ir.Optional), Results: []ir.ValueDef{{Name: "r"}}, Interfaces: []ir.Implementation{ir.InferResultsWith(inferIndex)}},
	{Name: "v.relations", Operands: []ir.ValueDef{{Name: "a"}, {Name: "b"}, {Name: "c", Arity: ir.Variadic}}, TypeRules: []constraint.Rule{
		constraint.TypesMatchWith("b is a vector of a", constraint.Operand(1), constraint.Operand(0), func(t ir.Type) ir.Type {
			if v, ok := t.(*ir.VectorType); ok {
				return v.Elem()
			}
			return nil
		}),
		constraint.AllElementTypesMatch(constraint.Operand(0), constraint.Operand(1)),
		constraint.RangedTypesMatchWith("c is what the tuple a has", constraint.Operand(0), constraint.Operand(2), func(t ir.Type) []ir.Type {
			if t, ok := t.(*ir.TupleType); ok {
				return t.Types()
			}
			return nil
		}),
	}},
	{Name: "v.shapes", Operands: anyTwo, TypeRules: []constraint.Rule{constraint.AllShapesMatch(constraint.Operand(0), constraint.Operand(1))}},
	{Name: "v.ranks", Operands: anyTwo, TypeRules: []constraint.Rule{constraint.AllRanksMatch(constraint.Operand(0), constraint.Operand(1))}},
	{Name: "v.counts", Operands: anyTwo, TypeRules: []constraint.Rule{constraint.AllElementCountsMatch(constraint.Operand(0), constraint.Operand(1))}},
	{Name: "v.same_shape", Operands: anyTwo, TypeRules: []constraint.Rule{constraint.SameOperandsShape}},
	{Name: "v.same_rank", Operands: anyTwo, Results: []ir.ValueDef{{Name: "r", Arity: ir.Optional}}, TypeRules: []constraint.Rule{constraint.SameOperandsAndResultRank}},
	{Name: "v.bools", Results: []ir.ValueDef{{Name: "r"}}, TypeRules: []constraint.Rule{constraint.ResultsAreBoolLike}},
	{Name: "v.floats", Results: []ir.ValueDef{{Name: "r"}}, TypeRules: []constraint.Rule{constraint.ResultsAreFloatLike}},
	{Name: "v.integers", Results: []ir.ValueDef{{Name: "r"}}, TypeRules: []constraint.Rule{constraint.ResultsAreSignlessIntegerLike}},
	{Name: "v.small", Attrs: []ir.AttrSlot{{Name: "n", Constraint: constraint.ConfinedAttr(constraint.I32Attr, constraint.IntMaxValue(9))}}},
	{Name: "v.matrix", Operands: []ir.ValueDef{{Name: "m", Constraint: constraint.AllTypesOf(constraint.FixedVectorOfRank(2), constraint.AnyVectorOfNonZeroRank)}}},
	{Name: "v.hooks", Regions: oneRegion,
		Interfaces: []ir.Implementation{
			ir.VerifyWith(func(op *ir.Operation) *diag.Diagnostic { return hook(op, "verify") }),
			ir.VerifyRegionsWith(func(op *ir.Operation) *diag.Diagnostic { return hook(op, "regions") }),
		},
	},
}, VerifyOpAttr: func(op *ir.Operation, a ir.NamedAttribute) *diag.Diagnostic {
	if a.Name == "v.bad" {
		return op.Errorf("has a bad attribute")
	}
	return nil
}}

// inferIndex infers a result of type index, unless there is an operand.
func inferIndex(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	if len(st.Operands) > 0 {
		return nil, diag.Errorf(diag.Place{}, "cannot infer")
	}
	return []ir.Type{st.Context.Index()}, nil
}

// hook fails if the operation has an attribute of the hook's name.
func hook(op *ir.Operation, name string) *diag.Diagnostic {
	if op.Attr(name) != nil {
		return op.Errorf("fails in %s", name)
	}
	return nil
}

func TestRules(t *testing.T) {
	two := func(a, b string) string { return `%a, %b = "u.def"() : () -> (` + a + ", " + b + ") " }
	const a, b = `%a = "u.def"() : () -> i32 `, `%a, %b = "u.def"() : () -> (i32, f32) `
	for _, tt := range []struct{ text, want string }{
		{a + `"v.none"(%a) : (i32) -> ()`, "'v.none' op requires zero operands"},
		{`"v.none"() : () -> i32`, "'v.none' op requires zero results"},
		{`"v.none"() ({}) : () -> ()`, "'v.none' op requires zero regions"},
		{a + `"v.optional"(%a) : (i32) -> i32`, ""},
		{a + `"v.optional"(%a, %a) : (i32, i32) -> ()`, "'v.optional' op operand group starting at #0 requires 0 or 1 element, but found 2"},
		{`"v.optional"() : () -> (i32, i32, i32)`, "'v.optional' op result group starting at #0 requires 0 or 1 element, but found 3"},
		{b + `"v.optional"(%b) : (f32) -> ()`, "'v.optional' op operand #0 must be 32-bit signless integer, but got 'f32'"},
		{b + `"v.variadic"(%a, %b) : (i32, f32) -> ()`, "'v.variadic' op operand #1 must be variadic of 32-bit signless integer, but got 'f32'"},
		{`"v.variadic"() : () -> (i32, i32, f32)`, "'v.variadic' op result #2 must be variadic of 32-bit signless integer, but got 'f32'"},
		{a + `"v.two_or_more"(%a) : (i32) -> (i1, i1)`, "'v.two_or_more' op expected 2 or more operands, but found 1"},
		{a + `"v.two_or_more"(%a, %a) : (i32, i32) -> i1`, "'v.two_or_more' op expected 2 or more results"},
		{a + `"v.two_or_more"(%a, %a, %a) : (i32, i32, i32) -> (i1, i1)`, ""},
		{a + `"v.segments"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()`, ""},
		{a + `"v.segments"(%a) : (i32) -> ()`, "'v.segments' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'"},
		{`"v.segments"() : () -> i32`, "'v.segments' op result count (1) does not match with the total size (0) specified in attribute 'resultSegmentSizes'"},
		{a + `"v.segments"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i32, i32) -> ()`, "'v.segments' op operand group starting at #0 requires 0 or 1 element, but found 2"},
		{b + `"v.segments"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, f32) -> ()`, "'v.segments' op operand #1 must be variadic of 32-bit signless integer, but got 'f32'"},
		{a + `"v.nested_segments"(%a, %a) <{sizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()`, ""},
		{a + `"v.nested_segments"(%a) <{sizes = array<i32: 1, 1>}> : (i32) -> ()`, "'v.nested_segments' op groups count (1) does not match with the total size (2) specified in attribute 'sizes'"},
		{`"v.nested_segments"() <{sizes = array<i32: 1, -1>}> : () -> ()`, "'v.nested_segments' op 'sizes' attribute cannot have negative elements"},
		{`"v.attrs"() <{flags = 4 : i32}> : () -> ()`, "'v.attrs' op property 'flags' failed to satisfy constraint: LLVM integer overflow flags"},
		{`"v.attrs"() <{}> : () -> ()`, "'v.attrs' op requires attribute 'a'"},
		{`"v.attrs"() <{a = "", b = -1 : i32}> : () -> ()`, "'v.attrs' op attribute 'b' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative"},
		{`"v.attrs"() <{a = "", b = 1 : i64}> : () -> ()`, "'v.attrs' op attribute 'b' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative"},
		{`"v.attrs"() <{a = "", b = 1 : i32, opt, flags = 3 : i32}> : () -> ()`, ""},
		{`"v.attrs"() <{a = "", b = 1 : i32}> {v.bad} : () -> ()`, "'v.attrs' op has a bad attribute"},
		{`"u.op"() {v.bad} : () -> ()`, "'u.op' op has a bad attribute"},
		{`"v.regions"() : () -> ()`, "'v.regions' op expected 1 or more regions"},
		{`"v.regions"() ({}, {}, {^bb0: "v.end"() : () -> () ^bb1: "v.end"() : () -> ()}) : () -> ()`, "'v.regions' op region #2 ('rest') failed to verify constraint: region with at most 1 blocks"},
		{`"u.op"() ({"v.successors"() : () -> ()}) : () -> ()`, "'v.successors' op requires at least 1 successors but found 0"},
		{`"u.op"() ({"v.end"() : () -> () "v.end"() : () -> ()}) : () -> ()`, "'v.end' op must be the last operation in the parent block"},
		{`"v.single"() ({^bb0:}) : () -> ()`, "'v.single' op expects a non-empty block"},
		{`"v.single"() ({^bb0: "v.end"() : () -> () ^bb1: "v.end"() : () -> ()}) : () -> ()`, "'v.single' op expects region #0 to have 0 or 1 blocks"},
		{`"v.implicit"() ({"u.end"() : () -> ()}) : () -> ()`, "'v.implicit' op expects regions to end with 'v.end', found 'u.end'; in custom textual format, the absence of terminator implies 'v.end'"},
		{`"v.no_args"() ({}, {^bb0(%x: i32):}) : () -> ()`, "'v.no_args' op region #1 should have no arguments"},
		{`"v.graph"() ({^bb0: "v.end"() : () -> () ^bb1: "v.end"() : () -> ()}) : () -> ()`, "'v.graph' op expects graph region #0 to have 0 or 1 blocks"},
		{`"v.graph"() ({"v.none"() : () -> ()}) : () -> ()`, ""},
		{`"v.regions"() ({"v.none"() : () -> ()}) : () -> ()`, `block with no terminator, has "v.none"() : () -> ()`},
		{`"v.regions"() ({^bb0: }) : () -> ()`, "empty block: expect at least a terminator"},
		{`"v.child"() : () -> ()`, "'v.child' op expects parent op to be one of 'v.single, v.graph'"},
		{`"v.graph"() ({"v.child"() : () -> ()}) : () -> ()`, ""},
		{`"v.inferred"() : () -> index`, ""},
		{`"v.inferred"() : () -> i32`, "'v.inferred' op inferred type(s) 'index' are incompatible with return type(s) of operation 'i32'\n'v.inferred' op failed to infer returned types"},
		{a + `"v.inferred"(%a) : (i32) -> i32`, "cannot infer\n'v.inferred' op failed to infer returned types"},
		{two("i32", "tensor<2xi32>") + `"v.shapes"(%a, %b) : (i32, tensor<2xi32>) -> ()`, "'v.shapes' op failed to verify that all of {a, b} have same shape"},
		{two("tensor<2xf32>", "vector<2xi8>") + `"v.shapes"(%a, %b) : (tensor<2xf32>, vector<2xi8>) -> ()`, ""},
		{two("tensor<2xf32>", "tensor<2x1xf32>") + `"v.ranks"(%a, %b) : (tensor<2xf32>, tensor<2x1xf32>) -> ()`, "'v.ranks' op failed to verify that all of {a, b} have same rank"},
		{two("tensor<2xf32>", "tensor<?xf32>") + `"v.ranks"(%a, %b) : (tensor<2xf32>, tensor<?xf32>) -> ()`, ""},
		{two("vector<2x3xf32>", "vector<5xf32>") + `"v.counts"(%a, %b) : (vector<2x3xf32>, vector<5xf32>) -> ()`, "'v.counts' op failed to verify that all of {a, b} have same element count"},
		{two("vector<2x3xf32>", "vector<6xf32>") + `"v.counts"(%a, %b) : (vector<2x3xf32>, vector<6xf32>) -> ()`, ""},
		{two("tensor<2xf32>", "tensor<3xf32>") + `"v.same_shape"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()`, "'v.same_shape' op requires the same shape for all operands"},
		{two("tensor<2xf32>", "tensor<?xi8>") + `"v.same_shape"(%a, %b) : (tensor<2xf32>, tensor<?xi8>) -> ()`, ""},
		{two("tensor<2xf32>", "tensor<3x1xf32>") + `"v.same_rank"(%a, %b) : (tensor<2xf32>, tensor<3x1xf32>) -> ()`, "'v.same_rank' op operands don't have matching ranks"},
		{two("tensor<2xf32>", "f32") + `"v.same_rank"(%a, %b) : (tensor<2xf32>, f32) -> tensor<2x2xi8>`, "'v.same_rank' op result type has different rank than operands"},
		{two("tensor<2xf32>", "tensor<*xf32>") + `"v.same_rank"(%a, %b) : (tensor<2xf32>, tensor<*xf32>) -> tensor<2xi8>`, ""},
		{`"v.bools"() : () -> i8`, "'v.bools' op requires a bool result type"},
		{`"v.bools"() : () -> vector<2xi1>`, ""},
		{`"v.floats"() : () -> index`, "'v.floats' op requires a floating point type"},
		{`"v.floats"() : () -> tensor<2xbf16>`, ""},
		{`"v.integers"() : () -> si8`, "'v.integers' op requires an integer or index type"},
		{`"v.integers"() : () -> tensor<?xindex>`, ""},
		{`"v.small"() <{n = 10 : i32}> : () -> ()`, "'v.small' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute whose maximum value is 9"},
		{`"v.small"() <{n = 9 : i32}> : () -> ()`, ""},
		{two("vector<2xi8>", "vector<2x2xi8>") + `"v.matrix"(%b) : (vector<2x2xi8>) -> ()`, ""},
		{two("vector<2xi8>", "vector<2x[2]xi8>") + `"v.matrix"(%b) : (vector<2x[2]xi8>) -> ()`, "'v.matrix' op operand #0 must be  of ranks 2 and vector of any type values, but got 'vector<2x[2]xi8>'"},
		{b + `"v.relations"(%a, %b) : (i32, f32) -> ()`, "'v.relations' op failed to verify that b is a vector of a"},
		{`%a, %b = "u.def"() : () -> (i32, vector<2xi32>) "v.relations"(%a, %b) : (i32, vector<2xi32>) -> ()`, ""},
		{`%a, %b = "u.def"() : () -> (i32, vector<2xi32>) "v.relations"(%a, %b, %a) : (i32, vector<2xi32>, i32) -> ()`, "'v.relations' op failed to verify that c is what the tuple a has"},
		{`"v.hooks"() ({"u.end"() : () -> ()}) : () -> ()`, ""},
		{`"v.hooks"() ({"v.none"() : () -> i32}) {verify, regions} : () -> ()`, "'v.hooks' op fails in verify"},
		{`"v.hooks"() ({"v.none"() : () -> i32}) {regions} : () -> ()`, "'v.none' op requires zero results"},
		{`"v.hooks"() ({"u.end"() : () -> ()}) {regions} : () -> ()`, "'v.hooks' op fails in regions"},
		{`"v.unknown"() : () -> ()`, "unregistered operation 'v.unknown' found in dialect ('v') that does not allow unknown operations"},
	} {
		c := ir.NewContext(rulesDialect)
		c.SetAllowUnregisteredDialects(true)
		f, err := c.Files().AddFile("rules", []byte(tt.text))
		if err != nil {
			t.Fatal(err)
		}
		m := asm.ParseModule(c, source.Whole(f), asm.Config{Threads: 1}, func(d *diag.Diagnostic) { t.Errorf("%s: %s", tt.text, d.Message) })
		if m == nil {
			continue
		}
		if got := errorsOf(m, verify.Options{}); got != tt.want {
			t.Errorf("%s\ngot:  %s\nwant: %s", tt.text, got, tt.want)
		}
	}
}

// errorsOf verifies an operation and returns the messages, one a line, with
// their notes after a semicolon.
func errorsOf(op *ir.Operation, opts verify.Options) string {
	var list []string
	ok := verify.Operation(op, opts, func(d *diag.Diagnostic) {
		s := d.Message
		for _, n := range d.Notes {
			s += "; " + n.Message
		}
		list = append(list, s)
	})
	if ok != (len(list) == 0) {
		list = append(list, "the result is wrong")
	}
	return strings.Join(list, "\n")
}

// TestStructure has what cannot be written as text.
func TestStructure(t *testing.T) {
	c := ir.NewContext(rulesDialect)
	c.SetAllowUnregisteredDialects(true)
	b := ir.NewBuilder(c)
	op := func(name string, st ir.OperationState) *ir.Operation {
		st.Def = c.OpDef(name)
		return b.Create(&st)
	}
	// holder returns an operation with a region of one block, which is built
	// into next.
	holder := func(name string) (*ir.Operation, *ir.Block) {
		r := ir.NewRegion()
		h := op(name, ir.OperationState{Regions: []*ir.Region{r}})
		return h, b.CreateBlock(r)
	}

	h, _ := holder("u.h")
	use := op("u.use", ir.OperationState{Operands: []*ir.Value{ir.NewPlaceholder(c.I32())}})
	use.SetOperand(0, nil)
	if got := errorsOf(h, verify.Options{}); got != `null operand found; see current operation: "u.use"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()` {
		t.Errorf("null operand: %s", got)
	}

	for name, want := range map[string]string{
		"u.br":         `'u.br' op branching to block of a different region; see current operation: "u.br"()[^bb1] : () -> ()`,
		"v.successors": `reference to block defined in another region; see current operation: "v.successors"()[^bb1] : () -> ()`,
	} {
		b = ir.NewBuilder(c)
		outer, first := holder("u.h")
		_, _ = holder("u.h")
		op(name, ir.OperationState{Successors: []*ir.Block{first.Region().First()}})
		first.Region().InsertBefore(first, ir.NewBlock()) // so that first may have predecessors
		b.AtEnd(first.Region().First())
		op("v.end", ir.OperationState{})
		if got := errorsOf(outer, verify.Options{}); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}

	b = ir.NewBuilder(c)
	outer, _ := holder("u.h")
	inner, _ := holder("v.single")
	op("v.none", ir.OperationState{Results: []ir.Type{c.I32()}})
	if got := errorsOf(outer, verify.Options{Shallow: true}); got != "" {
		t.Errorf("shallow: %s", got)
	}
	if got := errorsOf(inner, verify.Options{}); got != `'v.none' op requires zero results; see current operation: %0 = "v.none"() : () -> i32` {
		t.Errorf("inner: %s", got)
	}
}
