package derived

import (
	"maps"
	"strings"
)

func init() {
	maps.Copy(settings, vectorSettings)
	maps.Copy(impossible, vectorImpossible)
}

// smallVectors are vectors of which all elements can be listed.
var smallVectors = []string{"vector<4xi32>", "vector<i32>", "vector<1xf32>", "vector<2xi32>", "vector<[2]xi32>"}

// dynamicPositions are as many indices as there are operands for them.
func dynamicPositions(s *subject, in *instance) string {
	n := len(in.operands[s.layout.Operand("dynamic_position")])
	if n == 0 {
		return "array<i64>"
	}
	return "array<i64: " + strings.Repeat("-9223372036854775808, ", n-1) + "-9223372036854775808>"
}

// operand sets the types of an operand or of the result of a name.
func operand(s *subject, in *instance, name string, types ...string) {
	if i := s.layout.Operand(name); i >= 0 {
		in.operands[i] = types
	} else {
		in.results[s.spec.Result(name)] = types
	}
}

// indicesOf is the operand that has the indices of an access.
func indicesOf(s *subject) string {
	if s.layout.Operand("offsets") >= 0 {
		return "offsets"
	}
	return "indices"
}

// memory are accesses at one index, at two and at none.
func memory(vector string) setting {
	return setting{types: map[string][]string{"indices": {"index"}}, also: []func(*subject, *instance){
		func(s *subject, in *instance) {
			operand(s, in, "base", "memref<?x4xi32, 3>")
			operand(s, in, indicesOf(s), "index", "index")
		},
		func(s *subject, in *instance) {
			operand(s, in, "base", "memref<i32>")
			operand(s, in, indicesOf(s))
			if vector != "" {
				operand(s, in, vector, "vector<i32>")
			}
		},
	}}
}

// indexed are gathers and scatters.
func indexed() setting {
	s := memory("")
	s.types = map[string][]string{"offsets": {"index"}, "base": {"memref<4xi32>"}}
	return s
}

// transfer are transfers of one dimension, out of two, and of none.
func transfer(vector string, more map[string][]string) setting {
	set := func(s *subject, in *instance, m, bounds string) {
		in.attrs[s.layout.Slot("permutation_map")], in.attrs[s.layout.Slot("in_bounds")] = m, bounds
	}
	around := memory(vector)
	maps.Copy(around.types, more)
	around.types["base"] = []string{"memref<4xi32>"}
	around.attrs = map[string][]string{"permutation_map": {identityMap, "affine_map<(d0) -> (0)>", "affine_map<(d0, d1) -> (d1)>",
		"affine_map<(d0)[s0] -> (d0)>", "affine_map<(d0) -> (d0 + 1)>"}, "in_bounds": {"[false]", "[true]"}}
	two, none := around.also[0], around.also[1]
	around.also = []func(*subject, *instance){
		func(s *subject, in *instance) { two(s, in); set(s, in, "affine_map<(d0, d1) -> (d0)>", "[true]") },
		func(s *subject, in *instance) { none(s, in); set(s, in, "affine_map<() -> ()>", "[]") },
	}
	return around
}

// twoPositions are operations at an element given by two indices.
func twoPositions(elem, vector string) []func(*subject, *instance) {
	return []func(*subject, *instance){func(s *subject, in *instance) {
		operand(s, in, "dynamic_position", "index", "index")
		operand(s, in, elem, "i32")
		operand(s, in, vector, "vector<2x2xi32>")
		if vector == "dest" {
			operand(s, in, "result", "vector<2x2xi32>")
		}
	}}
}

const (
	identityMap = "affine_map<(d0) -> (d0)>"
	productMaps = "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]"

	maskFunc = funcFunc + "%v§, %m§, %i§, %p§ = \"unreg.value\"() : () -> (vector<4xi32>, memref<4xi32>, index, i32)\n"
	maskNone = "^bb0:\n\"vector.yield\"() : () -> ()\n"
	maskOne  = "^bb0:\n%x = \"vector.transfer_read\"(%m§, %i§, %p§) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, " +
		"permutation_map = " + identityMap + "}> : (memref<4xi32>, index, i32) -> vector<4xi32>\n\"vector.yield\"(%x) : (vector<4xi32>) -> ()\n"
	maskSum = "^bb0:\n%x = \"vector.reduction\"(%v§) <{kind = #vector.kind<add>}> : (vector<4xi32>) -> i32\n\"vector.yield\"(%x) : (i32) -> ()\n"
	maskTwo = "^bb0:\n\"vector.yield\"(%p§, %v§) : (i32, vector<4xi32>) -> ()\n"
)

// masks are of operations with one result, and of none that yield any.
func masks(results []string, region string) func(*subject, *instance) {
	return func(_ *subject, in *instance) { in.results[0], in.regions[0] = results, region }
}

var vectorSettings = map[string]setting{
	"vector.extract": {follow: map[string]func(*subject, *instance) string{"static_position": dynamicPositions},
		types: map[string][]string{"source": {"vector<4xi32>"}, "result": {"vector<4xi32>"}}, also: twoPositions("result", "source")},
	"vector.insert": {follow: map[string]func(*subject, *instance) string{"static_position": dynamicPositions},
		types: map[string][]string{"valueToStore": {"vector<4xi32>"}}, also: twoPositions("valueToStore", "dest")},
	"vector.to_elements": {only: map[string][]string{"source": smallVectors},
		types: map[string][]string{"source": {"vector<4xi32>"}, "elements": {"i32", "i32", "i32", "i32"}}},
	"vector.from_elements": {only: map[string][]string{"dest": smallVectors[:4]},
		types: map[string][]string{"dest": {"vector<4xi32>"}, "elements": {"i32", "i32", "i32", "i32"}}},
	"vector.scalable.insert":       {attrs: map[string][]string{"pos": {"0 : i64", "8 : i64", "-4 : i64", "2 : i64"}}},
	"vector.scalable.extract":      {attrs: map[string][]string{"pos": {"0 : i64", "8 : i64", "-4 : i64", "2 : i64"}}},
	"vector.insert_strided_slice":  {attrs: map[string][]string{"offsets": {"[0]", "[2]", "[-1]", "[0, 0]"}, "strides": {"[1]", "[2]", "[1, 1]"}}},
	"vector.extract_strided_slice": {attrs: map[string][]string{"offsets": {"[0]", "[2]", "[-1]", "[0, 0]"}, "sizes": {"[4]", "[2]", "[0]"}, "strides": {"[1]", "[2]"}}},
	"vector.shuffle": {attrs: map[string][]string{"mask": {"array<i64: 0, 1, 2, 3>", "array<i64: 7, -1, 2, 0>", "array<i64: 0, 8>", "array<i64: -2>"}},
		only: map[string][]string{"mask": {"array<i64: 0, 1, 2, 3>", "array<i64: 7, -1, 2, 0>", "array<i64>", "array<i64: 0, 8>"}}},
	"vector.interleave": {types: map[string][]string{"lhs": {"vector<4xi32>"}, "result": {"vector<8xi32>"}}},
	"vector.deinterleave": {types: map[string][]string{"source": {"vector<8xi32>"}, "res1": {"vector<4xi32>"}, "res2": {"vector<4xi32>"}},
		broken: []map[string]string{{"source": "vector<3xi32>", "res1": "vector<1xi32>", "res2": "vector<1xi32>"}}},
	"vector.contract": {only: map[string][]string{"indexing_maps": {productMaps, "[]"}}, attrs: map[string][]string{
		"indexing_maps": {productMaps}, "iterator_types": {"[#vector.iterator_type<reduction>]", "[#vector.iterator_type<parallel>]"}}},
	"vector.bitcast":         {broken: []map[string]string{{"source": "vector<4xi32>", "result": "vector<2x2xi32>"}}},
	"vector.reduction":       {broken: []map[string]string{{"acc": "f32"}}},
	"vector.multi_reduction": {attrs: map[string][]string{"reduction_dims": {"array<i64: 0>", "array<i64>", "array<i64: 7>"}}},
	"vector.outerproduct":    {types: map[string][]string{"rhs": {"i32"}}},
	"vector.scan": {attrs: map[string][]string{"reduction_dim": {"0 : i64", "1 : i64", "-1 : i64"}},
		types: map[string][]string{"initial_value": {"vector<i32>"}, "accumulated_value": {"vector<i32>"}}},
	"vector.constant_mask": {attrs: map[string][]string{"mask_dim_sizes": {"array<i64: 0>", "array<i64: 4>", "array<i64: 2>"}}},
	"vector.create_mask": {types: map[string][]string{"operands": {"index"}}, also: []func(*subject, *instance){func(s *subject, in *instance) {
		in.operands[0], in.results[0] = []string{"index", "index"}, []string{"vector<2x2xi1>"}
	}}},
	"vector.mask": {open: maskFunc, regions: [][]string{{maskNone, maskOne, maskSum}}, also: []func(*subject, *instance){
		masks([]string{"vector<4xi32>"}, maskOne), masks([]string{"i32"}, maskSum), masks([]string{"i32", "vector<4xi32>"}, maskTwo)}},
	"vector.print":     {attrs: map[string][]string{"stringLiteral": {"", `"a\n"`}}},
	"vector.type_cast": {types: map[string][]string{"result": {"memref<vector<4xi32>>"}}},

	"vector.load":           memory("result"),
	"vector.store":          memory("valueToStore"),
	"vector.maskedload":     memory(""),
	"vector.maskedstore":    memory(""),
	"vector.expandload":     memory(""),
	"vector.compressstore":  memory(""),
	"vector.gather":         indexed(),
	"vector.scatter":        indexed(),
	"vector.transfer_read":  transfer("vector", map[string][]string{"padding": {"i32"}}),
	"vector.transfer_write": transfer("valueToStore", nil),
}

var vectorImpossible = map[string]string{
	"vector.to_elements: 0 of elements":                      "a vector has an element",
	"vector.from_elements: 0 of elements":                    "a vector has an element",
	"vector.create_mask: 0 of operands":                      "there is a size for each dimension, and one if there is none",
	"vector.transfer_write: violation: without valueToStore": "mlir-opt takes the next operand for it",
}
