package derived

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/ods"
)

// A setting is what must be around an operation for it to be valid, and what
// of it the specification does not say. In all of the texts § is the number of
// the instance in its module.
type setting struct {
	// symbols are beside the functions.
	symbols string
	// open and end are around the operation and what makes its operands. Bare
	// is set if that is no block that needs a terminator.
	open, end string
	bare      bool
	// dest are what the successors begin with.
	dest map[int]string
	// makers are operations that make operands, where not any will do, by the
	// name of the operand.
	makers map[string]string
	// types are those of operands and results in the least instance.
	types map[string][]string
	// attrs are the texts of attributes. In the least instance the attribute is
	// the first of them, or absent if that is empty.
	attrs map[string][]string
	// follow are attributes whose value follows from the number of operands.
	follow map[string]func(s *subject, in *instance) string
	// regions are texts of each region.
	regions [][]string
	// needs are attributes that must be there where another one is.
	needs map[string]map[string]string
	// also make other valid instances from the least.
	also []func(s *subject, in *instance)
	// only are all types of an operand or result, or all attributes, that are
	// tried, where mlir-opt crashes for others or makes what it cannot read.
	only map[string][]string
	// broken are types and attributes that violate a trait.
	broken []map[string]string
	// tail follows the operation in its block.
	tail string
}

const (
	llvmFunc    = "\"llvm.func\"() <{function_type = !llvm.func<void ()>, sym_name = \"f§\"}> ({\n"
	llvmEH      = "\"llvm.func\"() <{function_type = !llvm.func<void ()>, personality = @sym, sym_name = \"f§\"}> ({\n"
	closeOp     = "}) : () -> ()\n"
	funcFunc    = "\"func.func\"() <{function_type = () -> (), sym_name = \"f§\"}> ({\n"
	declaration = "\"llvm.func\"() <{function_type = !llvm.func<void ()>, sym_name = \"sym\"}> ({}) : () -> ()\n"
	definition  = "\"llvm.func\"() <{function_type = !llvm.func<ptr ()>, sym_name = \"sym\"}> ({\n" +
		"%0 = \"llvm.mlir.zero\"() : () -> !llvm.ptr\n\"llvm.return\"(%0) : (!llvm.ptr) -> ()\n}) : () -> ()\n"
	variable = "\"llvm.mlir.global\"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = \"sym\"}> ({}) : () -> ()\n"
	padded   = "%p = \"llvm.landingpad\"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>\n"
	comdats  = "\"llvm.comdat\"() <{sym_name = \"a\"}> ({\n\"llvm.comdat_selector\"() <{comdat = 0 : i64, sym_name = \"b\"}> : () -> ()\n}) : () -> ()\n"

	addressOf = "%0 = \"llvm.mlir.addressof\"() <{global_name = @sym}> : () -> !llvm.ptr\n\"llvm.return\"(%0) : (!llvm.ptr) -> ()\n"
	zero      = "%0 = \"llvm.mlir.zero\"() : () -> i32\n\"llvm.return\"(%0) : (i32) -> ()\n"
)

// bundleTags are as many tags as there are operand bundles.
func bundleTags(_ *subject, in *instance) string {
	if len(in.inner) == 0 {
		return absent
	}
	return "[" + strings.Repeat(`"t", `, len(in.inner)-1) + `"t"]`
}

// caseValues are as many values as a switch has cases.
func caseValues(_ *subject, in *instance) string {
	n := len(in.inner)
	if n == 0 {
		return absent
	}
	return fmt.Sprintf("dense<[%s]> : vector<%dx%s>", strings.Trim(strings.ReplaceAll(fmt.Sprint([]int{-1, 1, 2, 3}[:n]), " ", ", "), "[]"), n, in.operands[0][0])
}

var callAttrs = map[string][]string{"arg_attrs": {"", eachArg}, "res_attrs": {"", eachResult}, "var_callee_type": {"", "!llvm.func<void (...)>"}}

// calls make calls of a symbol, and of a variadic function.
var calls = []func(*subject, *instance){
	func(s *subject, in *instance) {
		in.attrs[s.layout.Slot("callee")], in.operands[0] = "@sym", nil
	},
	func(s *subject, in *instance) {
		in.attrs[s.layout.Slot("var_callee_type")], in.operands[0] = "!llvm.func<void (...)>", []string{"!llvm.ptr", "i32"}
	},
}

// anyShape are types of conversions of which the shapes differ, or are not known
// to be the same.
var anyShape = []map[string]string{
	{"in": "vector<4xi8>", "out": "i32"}, {"in": "i8", "out": "vector<4xi32>"}, {"in": "vector<4xi8>", "out": "vector<8xi32>"},
	{"in": "tensor<?xi8>", "out": "tensor<4xi32>"}, {"in": "tensor<?xi32>", "out": "tensor<4xi8>"},
	{"in": "tensor<?xindex>", "out": "tensor<4xi32>"}, {"in": "tensor<?xi32>", "out": "tensor<4xi32>"},
}

// encodings are types of conversions that differ by the encoding of a tensor.
var encodings = []map[string]string{
	{"in": "tensor<4xi32, 1 : i8>", "out": "tensor<4xf32>"}, {"in": "tensor<4xf32, 1 : i8>", "out": "tensor<4xi32>"},
	{"in": "tensor<4xi32, 1 : i8>", "out": "tensor<4xf32, 2 : i8>"}, {"in": "tensor<4xf32, 1 : i8>", "out": "tensor<4xi32, 2 : i8>"},
}

// vectors are vectors of which mlir-opt knows the size.
var vectors = []string{"vector<4xi32>", "vector<4xf32>", "vector<8xi32>", "vector<[4]xi32>", "vector<[4]xi1>"}

// gepIndices are a constant index and a dynamic one for each operand.
func gepIndices(_ *subject, in *instance) string {
	return "array<i32: 0" + strings.Repeat(", -2147483648", len(in.operands[1])) + ">"
}

var follows = map[string]func(*subject, *instance) string{"op_bundle_tags": bundleTags, "case_values": caseValues}

// settings are those of the operations that need more than a function around
// them.
var settings = map[string]setting{
	"arith.extui": {broken: anyShape}, "arith.extsi": {broken: anyShape}, "arith.trunci": {broken: anyShape},
	"arith.index_cast": {broken: anyShape}, "arith.index_castui": {broken: anyShape}, "arith.bitcast": {broken: anyShape},
	"arith.uitofp": {broken: encodings}, "arith.sitofp": {broken: encodings}, "arith.fptoui": {broken: encodings}, "arith.fptosi": {broken: encodings},
	"arith.select": {only: map[string][]string{"condition": {"i1", "tensor<4xi1>"}}, broken: []map[string]string{
		{"condition": "tensor<4xi1>", "true_value": "tensor<8xi32>", "false_value": "tensor<8xi32>", "result": "tensor<8xi32>"}}},

	"builtin.module": {bare: true, attrs: map[string][]string{"sym_name": {"", `"n§"`}, "sym_visibility": {"", `"private"`}}, regions: [][]string{{"^bb0:"}}},
	"func.func": {bare: true, attrs: map[string][]string{"sym_name": {`"n§"`}, "function_type": {"() -> ()"}, "sym_visibility": {"", `"private"`}},
		regions: [][]string{{"^bb0:\n\"func.return\"() : () -> ()"}}},
	"func.return": {open: "\"func.func\"() <{function_type = () -> (OPERANDS), sym_name = \"f§\"}> ({\n"},
	"func.call": {open: "\"func.func\"() <{function_type = (OPERANDS) -> (RESULTS), sym_name = \"sym§\", sym_visibility = \"private\"}> ({}) : () -> ()\n" + funcFunc,
		attrs: map[string][]string{"callee": {"@sym§"}}},
	"func.constant": {open: "\"func.func\"() <{function_type = () -> i32, sym_name = \"sym§\", sym_visibility = \"private\"}> ({}) : () -> ()\n" + funcFunc,
		attrs: map[string][]string{"value": {"@sym§"}}, types: map[string][]string{"": {"() -> i32"}}},
	"func.call_indirect": {types: map[string][]string{"callee": {sameSignature}},
		broken: []map[string]string{{"callee": "() -> f32"}, {"callee": "(i32) -> ()"}}},
	"builtin.unrealized_conversion_cast": {types: map[string][]string{"outputs": {"i32"}}},

	"llvm.mlir.global": {bare: true, symbols: comdats, attrs: map[string][]string{"sym_name": {`"n§"`}, "global_type": {"i32"}, "comdat": {"", "@a::@b"}},
		regions: [][]string{{"", zero, "\"unreg.use\"(%outside§) : (i32) -> ()\n" + zero}}},
	"llvm.mlir.alias": {bare: true, symbols: variable, attrs: map[string][]string{"sym_name": {`"n§"`}, "alias_type": {"i32"}},
		regions: [][]string{{addressOf, "\"unreg.use\"(%outside§) : (i32) -> ()\n" + addressOf}}},
	"llvm.mlir.ifunc": {bare: true, symbols: definition, attrs: map[string][]string{"sym_name": {`"n§"`}, "i_func_type": {"!llvm.func<void ()>"},
		"resolver_type": {"!llvm.ptr"}, "resolver": {"@sym"}}},
	"llvm.mlir.global_ctors": {bare: true, symbols: definition, attrs: map[string][]string{"ctors": {"[]", "[@sym]"}, "priorities": {"[]", "[1 : i32]"},
		"data": {"[]", "[#llvm.zero]", "[@sym]"}}},
	"llvm.mlir.global_dtors": {bare: true, symbols: definition, attrs: map[string][]string{"dtors": {"[]", "[@sym]"}, "priorities": {"[]", "[1 : i32]"},
		"data": {"[]", "[#llvm.zero]", "[@sym]"}}},
	"llvm.func": {bare: true, symbols: comdats, attrs: map[string][]string{"sym_name": {`"n§"`}, "function_type": {"!llvm.func<void ()>"}, "comdat": {"", "@a::@b"},
		"passthrough": {"", `["noreturn", ["alignstack", "4"]]`}, "sym_visibility": {"", `"private"`}, "optimize_none": {""}, "arg_attrs": {"", "[]"}, "res_attrs": {"", "[{}]"}},
		needs:   map[string]map[string]string{"optimize_none": {"no_inline": "unit"}},
		regions: [][]string{{"^bb0:\n\"llvm.return\"() : () -> ()", ""}}},
	"llvm.comdat": {bare: true, attrs: map[string][]string{"sym_name": {`"n§"`}},
		regions: [][]string{{"^bb0:", "\"llvm.comdat_selector\"() <{comdat = 0 : i64, sym_name = \"b\"}> : () -> ()"}}},
	"llvm.comdat_selector": {bare: true, open: "\"llvm.comdat\"() <{sym_name = \"c§\"}> ({\n", end: closeOp},
	"llvm.linker_options":  {bare: true},
	"llvm.module_flags":    {bare: true},

	"llvm.getelementptr": {attrs: map[string][]string{"elem_type": {"!llvm.array<2 x array<2 x i32>>", "i32"}},
		follow: map[string]func(*subject, *instance) string{"rawConstantIndices": gepIndices}},
	"llvm.return":               {open: "\"llvm.func\"() <{function_type = !llvm.func<RESULT ()>, sym_name = \"f§\"}> ({\n"},
	"llvm.mlir.addressof":       {symbols: variable},
	"llvm.dso_local_equivalent": {symbols: declaration},
	"llvm.blockaddress": {symbols: "\"llvm.func\"() <{function_type = !llvm.func<void ()>, sym_name = \"f\"}> ({\n" +
		"\"llvm.blocktag\"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()\n\"llvm.return\"() : () -> ()\n}) : () -> ()\n"},
	"llvm.invoke": {symbols: declaration, attrs: callAttrs, open: llvmEH, dest: map[int]string{1: padded},
		types: map[string][]string{"callee_operands": {"!llvm.ptr"}}, also: calls},
	"llvm.call": {symbols: declaration, attrs: callAttrs, types: map[string][]string{"callee_operands": {"!llvm.ptr"}}, also: append(calls,
		func(s *subject, in *instance) {
			in.attrs[s.layout.Slot("var_callee_type")], in.operands[0] = "!llvm.func<i32 (i64, ...)>", []string{"!llvm.ptr", "i64", "f32"}
			in.results[0] = []string{"i32"}
		})},
	"llvm.load":          {needs: map[string]map[string]string{"syncscope": {"ordering": "7 : i64", "alignment": "4 : i64"}, "ordering": {"alignment": "4 : i64"}}},
	"llvm.store":         {needs: map[string]map[string]string{"syncscope": {"ordering": "7 : i64", "alignment": "4 : i64"}, "ordering": {"alignment": "4 : i64"}}},
	"llvm.atomicrmw":     {attrs: map[string][]string{"ordering": {"7 : i64"}}},
	"llvm.cmpxchg":       {attrs: map[string][]string{"success_ordering": {"7 : i64"}, "failure_ordering": {"7 : i64"}}},
	"llvm.fence":         {attrs: map[string][]string{"ordering": {"7 : i64"}}},
	"llvm.mlir.constant": {attrs: map[string][]string{"value": {"0 : i32", "1.0 : f32", "dense<1> : vector<4xi32>", "[1 : i32, true]", "#llvm.poison"}}},
	"llvm.inttoptr":      {broken: []map[string]string{{"res": "vector<4x!llvm.ptr>", "arg": "vector<4xi32>", "dereferenceable": "#llvm.dereferenceable<bytes = 4>"}}},
	"llvm.shufflevector": {only: map[string][]string{"mask": {"array<i32: 0>", "array<i32: 0, 1>", "array<i32: -1, 7, 0>"}}},
	"llvm.intr.vector.insert": {only: map[string][]string{"srcvec": vectors, "dstvec": vectors, "res": vectors}, broken: []map[string]string{
		{"srcvec": "vector<[4]xi32>"}, {"srcvec": "vector<4096xi64>"}}},
	"llvm.intr.vector.extract": {only: map[string][]string{"srcvec": vectors, "res": vectors}, broken: []map[string]string{
		{"res": "vector<[4]xi32>"}, {"srcvec": "vector<4096xi64>"}}},
	"llvm.intr.vector.interleave2": {only: map[string][]string{"res": vectors}, types: map[string][]string{"vec1": {"vector<4xi32>"}, "vec2": {"vector<4xi32>"}, "res": {"vector<8xi32>"}}},
	"llvm.landingpad":              {symbols: declaration, open: llvmEH, makers: map[string]string{"clauses": `"llvm.mlir.zero"() : () -> TYPE`}, attrs: map[string][]string{"cleanup": {"unit"}}},
	"llvm.resume":                  {symbols: declaration, open: llvmEH},
	"llvm.call_intrinsic":          {attrs: map[string][]string{"intrin": {`"llvm.x"`}, "arg_attrs": {"", eachArg}, "res_attrs": {"", eachResult}}},
}

func settingOf(dialect string, op *ods.Op) setting {
	around := settings[dialect+"."+op.Name]
	if around.open == "" && !around.bare {
		around.open = funcFunc
		if dialect == "llvm" {
			around.open = llvmFunc
		}
	}
	if around.open != "" && around.end == "" {
		around.end = closeOp
	}
	return around
}
