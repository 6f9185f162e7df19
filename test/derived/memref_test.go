package derived

import "maps"

func init() {
	maps.Copy(settings, memrefSettings)
	maps.Copy(impossible, memrefImpossible)
}

// set returns a function that makes an instance of another: values are the types of an operand or
// a result, attrs the texts of attributes.
func set(values map[string][]string, attrs map[string]string) func(*subject, *instance) {
	return func(s *subject, in *instance) {
		for name, types := range values {
			operand(s, in, name, types...)
		}
		for name, text := range attrs {
			in.attrs[s.layout.Slot(name)] = text
		}
	}
}

// alternatives are the functions of [set], one for each map of types.
func alternatives(list ...map[string][]string) (also []func(*subject, *instance)) {
	for _, values := range list {
		also = append(also, set(values, nil))
	}
	return also
}

var (
	none     = []string{}
	index    = []string{"index"}
	twoIndex = []string{"index", "index"}
)

// accesses are operations at one index, at two and at none.
func accesses() setting {
	return setting{types: map[string][]string{"indices": index}, also: alternatives(
		map[string][]string{"memref": {"memref<?x4xi32, 3>"}, "indices": twoIndex},
		map[string][]string{"memref": {"memref<i32>"}, "indices": none},
	)}
}

// allocations are memrefs with as many sizes and symbols as they need.
func allocations() setting {
	const offset, strides = "memref<4xi32, strided<[1], offset: ?>>", "memref<4xi32, strided<[?], offset: ?>>"
	return setting{types: map[string][]string{"memref": {"memref<4xi32>"}}, also: alternatives(
		map[string][]string{"memref": {"memref<?xi32>"}, "dynamicSizes": index},
		map[string][]string{"memref": {"memref<?x2x?xf32, 1>"}, "dynamicSizes": twoIndex},
		map[string][]string{"memref": {offset}, "symbolOperands": index},
		map[string][]string{"memref": {strides}, "symbolOperands": twoIndex},
	)}
}

const (
	castFirst   = "the types are cast incompatible, which is said first"
	fixedNumber = "how many there are follows from other types and attributes"

	dynamic1 = "array<i64: -9223372036854775808>"
	dynamic2 = "array<i64: -9223372036854775808, -9223372036854775808>"
	any1D    = "memref<?xi32, strided<[?], offset: ?>>"
	any2D    = "memref<?x?xi32, strided<[?, ?], offset: ?>>"
	fixed1D  = "memref<4xi32, strided<[1]>>"

	allocaScopeEnd = "\"memref.alloca_scope.return\"() : () -> ()\n"
	allocaScopeOne = "%x = \"unreg.value\"() : () -> i32\n\"memref.alloca_scope.return\"(%x) : (i32) -> ()\n"
	allocaScopeTwo = "%x, %y = \"unreg.value\"() : () -> (i32, f32)\n\"memref.alloca_scope.return\"(%x, %y) : (i32, f32) -> ()\n"
	atomicEnd      = "^bb0(%x: i32):\n\"memref.atomic_yield\"(%x) : (i32) -> ()\n"
)

// parts are operations with offsets, sizes and strides.
func parts(constant, types map[string]string, oneOffset bool) setting {
	s := setting{attrs: map[string][]string{}, types: map[string][]string{}}
	for name, text := range constant {
		s.attrs[name] = []string{text}
	}
	for name, typ := range types {
		s.types[name] = []string{typ}
	}
	one, two := dynamic1, dynamic2
	source2, offsets2 := any2D, twoIndex
	twoOffsets := two
	if oneOffset {
		offsets2, twoOffsets = index, one
	}
	s.also = []func(*subject, *instance){
		set(map[string][]string{"source": {any1D}, "offsets": index, "sizes": index, "strides": index, "result": {any1D}},
			map[string]string{"static_offsets": one, "static_sizes": one, "static_strides": one}),
		set(map[string][]string{"source": {source2}, "offsets": offsets2, "sizes": twoIndex, "strides": twoIndex, "result": {any2D}},
			map[string]string{"static_offsets": twoOffsets, "static_sizes": two, "static_strides": two}),
	}
	return s
}

var memrefSettings = map[string]setting{
	"memref.alloc":  allocations(),
	"memref.alloca": allocations(),
	"memref.realloc": {types: map[string][]string{"source": {"memref<4xi32>"}, "": {"memref<8xi32>"}}, also: alternatives(
		map[string][]string{"": {"memref<?xi32>"}, "dynamicResultSize": index})},
	"memref.alloca_scope": {regions: [][]string{{allocaScopeEnd}}, also: []func(*subject, *instance){
		func(_ *subject, in *instance) { in.results[0], in.regions[0] = []string{"i32"}, allocaScopeOne },
		func(_ *subject, in *instance) { in.results[0], in.regions[0] = []string{"i32", "f32"}, allocaScopeTwo }}},
	"memref.alloca_scope.return": {open: "\"memref.alloca_scope\"() ({\n", end: "}) : () -> (OPERANDS)\n"},
	"memref.global": {bare: true, attrs: map[string][]string{"sym_name": {`"n§"`}, "type": {"memref<4xi32>", "memref<?xi32>", "memref<f32>"},
		"initial_value":  {"", "dense<1> : tensor<4xi32>", "unit", "dense<1> : tensor<2xi32>", "dense<1> : tensor<4xi8>", "3 : i32"},
		"sym_visibility": {"", `"private"`, `"nested"`}}},
	"memref.get_global": {symbols: "\"memref.global\"() <{sym_name = \"sym\", type = memref<4xi32>, initial_value}> : () -> ()\n",
		types: map[string][]string{"result": {"memref<4xi32>"}}},

	"memref.load":     accesses(),
	"memref.store":    accesses(),
	"memref.prefetch": accesses(),
	"memref.atomic_rmw": {types: accesses().types, also: accesses().also, attrs: map[string][]string{
		"kind": {"1 : i64", "3 : i64", "0 : i64"}}},
	"memref.atomic_yield": {makers: map[string]string{"result": `"ub.poison"() : () -> TYPE`}, open: "%m§, %i§ = \"unreg.value\"() : () -> (memref<4xOPERANDS>, index)\n" +
		"%r§ = \"memref.generic_atomic_rmw\"(%m§, %i§) ({\n^bb0(%x: OPERANDS):\n", end: "}) : (memref<4xOPERANDS>, index) -> (OPERANDS)\n"},
	"memref.generic_atomic_rmw": {types: map[string][]string{"indices": index}, regions: [][]string{{atomicEnd}},
		also: accesses().also},
	"memref.copy": {types: map[string][]string{"source": {"memref<4xi32>"}, "target": {"memref<4xi32>"}},
		broken: []map[string]string{{"source": "memref<4xi8>"}, {"source": "memref<8xi32>"}, {"source": "memref<4x1xi32>"}, {"source": "memref<*xi8>"}}},
	"memref.dma_start": {types: map[string][]string{"operands": {"memref<i32>", "memref<i32, 1>", "index", "memref<i32>"}}, also: alternatives(
		map[string][]string{"operands": {"memref<?xi32>", "index", "memref<4xi32, 1>", "index", "index", "memref<1xi32>", "index"}},
		map[string][]string{"operands": {"memref<?xi32>", "index", "memref<4xi32, 1>", "index", "index", "memref<1xi32>", "index", "index", "index"}})},
	"memref.dma_wait": {types: map[string][]string{"tagMemRef": {"memref<i32>"}}, also: alternatives(
		map[string][]string{"tagMemRef": {"memref<?xi32>"}, "tagIndices": index},
		map[string][]string{"tagMemRef": {"memref<?x1xi32, 2>"}, "tagIndices": twoIndex})},

	"memref.cast": {types: map[string][]string{"source": {"memref<4xi32>"}, "dest": {"memref<?xi32>"}},
		broken: []map[string]string{{"source": "memref<?xi32>", "dest": "memref<?xf32>"}, {"source": "memref<4xi32>", "dest": "memref<8xi32>"},
			{"source": "memref<?xi32>", "dest": "memref<?x?xi32>"}, {"source": "memref<4xi32>", "dest": "memref<4xi32, 1>"}}},
	"memref.memory_space_cast": {types: map[string][]string{"source": {"memref<4xi32>"}, "dest": {"memref<4xi32, 1>"}},
		broken: []map[string]string{{"source": "memref<4xi32>", "dest": "memref<*xi32>"}, {"source": "memref<4xi32>", "dest": "memref<8xi32>"},
			{"source": "memref<4xi32>", "dest": "memref<4xi8>"}, {"source": "memref<4xi32>", "dest": "memref<4xi32, strided<[1]>>"}}},
	"memref.reinterpret_cast": parts(map[string]string{"static_offsets": "array<i64: 0>", "static_sizes": "array<i64: 4>", "static_strides": "array<i64: 1>"},
		map[string]string{"source": "memref<4xi32>", "result": fixed1D}, true),
	"memref.subview": parts(map[string]string{"static_offsets": "array<i64: 0>", "static_sizes": "array<i64: 4>", "static_strides": "array<i64: 1>"},
		map[string]string{"source": "memref<4xi32>", "result": fixed1D}, false),
	"memref.view": {types: map[string][]string{"source": {"memref<64xi8>"}, "": {"memref<4xi32>"}}, also: alternatives(
		map[string][]string{"": {"memref<?xf32>"}, "sizes": index}, map[string][]string{"": {"memref<?x2x?xi64>"}, "sizes": twoIndex})},
	"memref.transpose": {types: map[string][]string{"in": {"memref<4x2xi32>"}, "": {"memref<2x4xi32, strided<[1, 2]>>"}},
		attrs: map[string][]string{"permutation": {"affine_map<(d0, d1) -> (d1, d0)>", "affine_map<(d0, d1) -> (d0, d1)>", identityMap,
			"affine_map<(d0, d1) -> (d0)>", "affine_map<(d0, d1) -> (d0, d0)>"}}},
	"memref.reshape": {types: map[string][]string{"source": {"memref<4xi32>"}, "shape": {"memref<1xindex>"}, "result": {"memref<?xi32>"}}},
	"memref.expand_shape": {types: map[string][]string{"src": {"memref<4xi32>"}, "result": {"memref<2x2xi32>"}},
		attrs: map[string][]string{"reassociation": {"[[0, 1]]", "[[0], [1]]", "[[0, 2]]", "[[1]]", "[]"},
			"static_output_shape": {"array<i64: 2, 2>", "array<i64: 4>", "array<i64: 2, 4>", dynamic2}},
		also: []func(*subject, *instance){
			set(map[string][]string{"src": {"memref<?xi32>"}, "output_shape": index, "result": {"memref<?x2xi32>"}},
				map[string]string{"static_output_shape": "array<i64: -9223372036854775808, 2>"}),
			set(map[string][]string{"src": {"memref<?xi32>"}, "output_shape": twoIndex, "result": {"memref<?x?xi32>"}},
				map[string]string{"static_output_shape": dynamic2})}},
	"memref.collapse_shape": {types: map[string][]string{"src": {"memref<2x2xi32>"}, "result": {"memref<4xi32>"}},
		attrs: map[string][]string{"reassociation": {"[[0, 1]]", "[[0], [1]]", "[[0, 2]]", "[[1]]", "[]"}}},
	"memref.distinct_objects": {types: map[string][]string{"operands": {"memref<4xi32>"}, "results": {"memref<4xi32>"}}, also: alternatives(
		map[string][]string{"operands": {"memref<4xi32>", "memref<?xf32>"}, "results": {"memref<4xi32>", "memref<?xf32>"}})},
	"memref.assume_alignment": {broken: []map[string]string{{"result": "memref<8xi32>"}, {"result": "memref<8xi8>"}}, attrs: map[string][]string{"alignment": {"16 : i32", "3 : i32", "1 : i32"}}},
	"memref.extract_strided_metadata": {types: map[string][]string{"source": {"memref<4xi32>"}, "base_buffer": {"memref<i32>"}, "sizes": index, "strides": index},
		also: alternatives(map[string][]string{"source": {"memref<i32>"}, "sizes": none, "strides": none},
			map[string][]string{"source": {"memref<4x?xi32>"}, "sizes": twoIndex, "strides": twoIndex})},
}

var memrefImpossible = map[string]string{
	"memref.dma_start: 0 of operands":        "there are three memrefs and a number",
	"memref.dma_start: 1 of operands":        "there are three memrefs and a number",
	"memref.dma_start: 2 of operands":        "there are three memrefs and a number",
	"memref.reinterpret_cast: 2 of offsets":  "there is one offset",
	"memref.distinct_objects: 0 of operands": "there is a memref",
	"memref.distinct_objects: 0 of results":  "there is a memref",

	"memref.cast: violation: trait SameOperandsAndResultShape":                    castFirst,
	"memref.memory_space_cast: violation: trait SameOperandsAndResultShape":       castFirst,
	"memref.memory_space_cast: violation: trait SameOperandsAndResultElementType": castFirst,
	"memref.atomic_yield: violation: trait Terminator":                            "what follows it has effects, which is said first",
	"memref.alloc: violation: type of dynamicSizes":                               fixedNumber,
	"memref.alloc: violation: type of symbolOperands":                             fixedNumber,
	"memref.alloca: violation: type of dynamicSizes":                              fixedNumber,
	"memref.alloca: violation: type of symbolOperands":                            fixedNumber,
	"memref.reinterpret_cast: violation: type of offsets":                         fixedNumber,
	"memref.reinterpret_cast: violation: type of sizes":                           fixedNumber,
	"memref.reinterpret_cast: violation: type of strides":                         fixedNumber,
	"memref.subview: violation: type of offsets":                                  fixedNumber,
	"memref.subview: violation: type of sizes":                                    fixedNumber,
	"memref.subview: violation: type of strides":                                  fixedNumber,
}
