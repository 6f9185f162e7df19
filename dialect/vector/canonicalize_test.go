package vector_test

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/ub"
	. "github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/canonicalize"
)

// TestLeavesAlone has what mlir-opt-22 makes something wrong or too large of.
func TestLeavesAlone(t *testing.T) {
	passes := dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, fn.Dialect, ub.Dialect}, Passes: []*pass.Def{canonicalize.Pass}}
	for _, c := range []struct{ name, body string }{
		{"poison into a constant", `%cst = arith.constant dense<[1, 2, 3]> : vector<3xi8>
%0 = ub.poison : i8
%1 = vector.insert %0, %cst [1] : i8 into vector<3xi8>
"u.x"(%1) : (vector<3xi8>) -> ()`},
		{"a list of a billion", `%cst = arith.constant dense<1> : vector<1000000000xi8>
%c2_i8 = arith.constant 2 : i8
%0 = vector.insert %c2_i8, %cst [7] : i8 into vector<1000000000xi8>
"u.x"(%0) : (vector<1000000000xi8>) -> ()`},
		{"a billion elements", `%0:3 = "u.v"() : () -> (vector<1000000000xi8>, vector<1000000000xi8>, vector<2x1000000000xi8>)
%1 = vector.insert %0#0, %0#2 [0] : vector<1000000000xi8> into vector<2x1000000000xi8>
%2 = vector.insert %0#1, %1 [1] : vector<1000000000xi8> into vector<2x1000000000xi8>
"u.x"(%2) : (vector<2x1000000000xi8>) -> ()`},
		{"a slice of fewer dimensions", `%0:2 = "u.v"() : () -> (vector<2x1xf16>, vector<3x4xf16>)
%1 = vector.insert_strided_slice %0#0, %0#1 {offsets = [1, 0], strides = [1, 1]} : vector<2x1xf16> into vector<3x4xf16>
%2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf16> to vector<2x4xf16>
"u.x"(%2) : (vector<2x4xf16>) -> ()`},
		{"a slice that begins before another", `%0:3 = "u.v"() : () -> (vector<2xf16>, vector<8xf16>, vector<4xf16>)
%1 = vector.insert_strided_slice %0#2, %0#1 {offsets = [0], strides = [1]} : vector<4xf16> into vector<8xf16>
%2 = vector.insert_strided_slice %0#0, %1 {offsets = [2], strides = [1]} : vector<2xf16> into vector<8xf16>
%3 = vector.extract_strided_slice %2 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
"u.x"(%3) : (vector<4xf16>) -> ()`},
		{"a transfer of a scalable vector", `%c0 = arith.constant 0 : index
%0:2 = "u.v"() : () -> (memref<4xf32>, f32)
%1 = vector.transfer_read %0#0[%c0], %0#1 : memref<4xf32>, vector<[4]xf32>
"u.x"(%1) : (vector<[4]xf32>) -> ()`},
		{"a transfer before the first element", `%c-1 = arith.constant -1 : index
%0:2 = "u.v"() : () -> (memref<4xf32>, f32)
%1 = vector.transfer_read %0#0[%c-1], %0#1 : memref<4xf32>, vector<4xf32>
"u.x"(%1) : (vector<4xf32>) -> ()`},
		{"products of products and a sum", `%cst = arith.constant 0.000000e+00 : f32
%0:3 = "u.v"() : () -> (vector<4xf32>, vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %0#0, %0#1, %cst : vector<4xf32>, vector<4xf32> into f32
%2 = arith.addf %1, %0#2 : f32
"u.x"(%2) : (f32) -> ()`},
	} {
		t.Run(c.name, func(t *testing.T) { passes.Becomes(t, "canonicalize", c.body, c.body) })
	}
}
