package vector

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, cf.Dialect, fn.Dialect}}

// texts are accepted or not, with one and the same output or errors as those of
// mlir-opt. They are about what is written by hand: package test/derived has the
// rest.
var texts = []string{
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v[[1]] : f32 from vector<2xf32>
  %1 = vector.extract %v[%i] : f32 from vector<2xf32>
  %2 = vector.extract %v[%i] : vector<1xf32> from vector<2xf32>
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v[x] : f32 from vector<2xf32>
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v[1, [2] : f32 from vector<2xf32>
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v 2 : f32 from vector<2xf32>
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v[0] : vector<2xf32> from vector<2xf32>
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = "vector.extract"(%v) <{static_position = array<i64>}>: (vector<2xf32>) -> (f32)
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = "vector.extract"(%v, %i) <{static_position = array<i64>}>: (vector<2xf32>, index) -> (f32)
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}>: (vector<2xf32>) -> (f32)
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0>}>: (vector<2xf32>, vector<2xf32>) -> (vector<2xf32>)
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = "vector.multi_reduction"(%v, %v) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}>: (vector<2xf32>, vector<2xf32>) -> (vector<2xf32>)
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = "vector.multi_reduction"(%v, %f) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0, 7>}>: (vector<2xf32>, f32) -> (f32)
  return
}`,
	`func.func @f(%a: i32, %v: vector<2xf32>, %f: f32, %i: index) {
  %0 = vector.outerproduct %v, %v {kind = #vector.kind<mul>, a} : vector<2xf32>, vector<2xf32>
  %1 = vector.outerproduct %v, %f, %v {kind = #vector.kind<mul>, a} : vector<2xf32>, f32
  vector.print %v : vector<2xf32> punctuation <open> {a}
  vector.print str "a"
  vector.print punctuation <newline>
  vector.print
  vector.print %i : index
  vector.print %f : f32 punctuation <no_punctuation>
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.outerproduct %v, %v {kind = "invalid", b} : vector<2xf32>, vector<2xf32>
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.outerproduct %v, %v {kind = 1 : i32, b} : vector<2xf32>, vector<2xi32>
  return
}`,
	`#t = {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract #t %v, %v, %f {kind = #vector.kind<mul>, iterator_types = ["reduction"]} : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`#t = {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], x}
func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract #t %v, %v, %f {kind = #vector.kind<mul>, y} : vector<2xf32>, vector<2xf32> into f32
  %1 = vector.contract #t %v, %v, %f : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract 3 %v, %v, %f {kind = #vector.kind<mul>} : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract {iterator_types = 3} %v, %v, %f {kind = #vector.kind<mul>} : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract {iterator_types = ["window"]} %v, %v, %f {kind = #vector.kind<mul>} : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract {iterator_types = ["reduction"], indexing_maps = 4} %v, %v, %f : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32) {
  %0 = vector.contract {iterator_types = ["reduction"]} %v, %v, %f : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%v: vector<2xf32>, %f: f32, %m: vector<2xi1>) {
  %0 = vector.contract {iterator_types = ["reduction"], indexing_maps = []} %v, %v, %f, %m, %m : vector<2xf32>, vector<2xf32> into f32
  return
}`,
	`func.func @f(%m: memref<f32>, %f: f32) {
  %0 = vector.transfer_read %m[], %f : memref<f32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<f32>, %f: f32) {
  %0 = vector.transfer_read %m[], %f : memref<f32>, vector<f32>
  %1 = vector.transfer_read %m[], %f {permutation_map = affine_map<()->(0)>}: memref<f32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<2xf32>, %f: f32, %i: index) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = 3}: memref<2xf32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<2xf32>, %f: f32, %i: index) {
  %0 = vector.transfer_read %m[%i], %f {in_bounds = 3}: memref<2xf32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<2xf32>, %f: f32, %i: index) {
  %0 = vector.transfer_read %m[%i], %f {in_bounds = [3]}: memref<2xf32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<2xf32>, %f: f32, %i: index) {
  %0 = vector.transfer_read %m[%i], %f {in_bounds = [true], masked = [], operandSegmentSizes = array<i32: 4>}: memref<2xf32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<2xf32>, %f: f32, %i: index) {
  %0 = vector.transfer_read %m[%i] : memref<2xf32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: memref<2xf32>, %f: f32, %i: index, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i], %f, %k {in_bounds = [true], a} : memref<2xf32>, vector<1xf32>
  return
}`,
	`func.func @f(%m: tensor<2xf32>, %v: vector<1xf32>, %i: index, %k: vector<1xi1>) {
  %0 = vector.transfer_write %v, %m[%i], %k {in_bounds = [true], a} : vector<1xf32>, tensor<2xf32>
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0)->(d0)>, operandSegmentSizes = array<i32: 1,1,1,0>}> : (vector<1xf32>, tensor<2xf32>, index) -> ()
  return
}`,
	`func.func @f(%m: memref<2xf32>, %v: vector<1xf32>, %i: index, %k: vector<1xi1>) {
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0)->(d0)>, operandSegmentSizes = array<i32: 1,1,1,0>}> : (vector<1xf32>, memref<2xf32>, index) -> (tensor<2xf32>)
  return
}`,
	`func.func @f(%m: tensor<2xf32>, %v: vector<1xf32>, %i: index, %k: vector<1xi1>) {
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0)->(d0)>, operandSegmentSizes = array<i32: 1,1,1,0>}> : (vector<1xf32>, tensor<2xf32>, index) -> (tensor<3xf32>)
  return
}`,
	`func.func @f(%m: tensor<*xf32>, %v: vector<1xf32>, %i: index, %k: vector<1xi1>) {
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0)->(d0)>, operandSegmentSizes = array<i32: 1,1,1,0>}> : (vector<1xf32>, tensor<*xf32>, index) -> ()
  return
}`,
	`func.func @f(%m: vector<2xf32>, %v: vector<1xf32>, %i: index, %k: vector<1xi1>) {
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0)->(d0)>, operandSegmentSizes = array<i32: 1,1,1,0>}> : (vector<1xf32>, vector<2xf32>, index) -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<2xf32> into f32 } {a} : vector<2xi1> -> f32
  %1 = vector.mask %m { %x = vector.reduction <add>, %v : vector<2xf32> into f32 
    vector.yield %x : f32 } {a} : vector<2xi1> -> f32
  vector.mask %m {} : vector<2xi1>
  vector.mask %m {} : vector<2xi1> -> ()
  vector.mask %m { vector.yield } : vector<2xi1> -> ()
  "vector.mask"(%m) ({}) : (vector<2xi1>) -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  "vector.mask"(%m) ({
    "unreg.x"() : () -> ()
    }) : (vector<2xi1>) -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  %0 = vector.mask %m { vector.yield %v: vector<2xf32> } : vector<2xi1> -> vector<2xf32>
  %1 = vector.mask %m, %0 { vector.yield %v: vector<2xf32> } : vector<2xi1> -> vector<2xf32>
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  "vector.mask"(%m) ({
    ^bb0(%z: i32):
    vector.yield
    }) : (vector<2xi1>) -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  "vector.mask"(%m) ({
    ^bb0:
    }) : (vector<2xi1>) -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  vector.mask %m { ^bb0(%i: i32):
   vector.yield } : vector<2xi1> -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  vector.mask %m, %v { } : vector<2xi1> -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  vector.mask %m { 
   ^bb0:
   ^bb1: } : vector<2xi1> -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  vector.mask %m { 
   cf.br ^bb1
   ^bb1: 
   cf.br ^bb1
   } : vector<2xi1> -> ()
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %f: f32) {
  %0 = vector.mask %m, %f { vector.reduction <add>, %v : vector<2xf32> into f32 } {a} : vector<2xi1> -> f32
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %f: f32) {
  %0 = vector.mask %m { %x = vector.reduction <add>, %v : vector<2xf32> into f32 
     func.return } {a} : vector<2xi1> -> f32
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %f: f32) {
  %0:2 = vector.mask %m { %x = vector.reduction <add>, %v : vector<2xf32> into f32 } {a} : vector<2xi1> -> (f32, f32)
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %f: f32) {
  %0 = vector.mask %m { %x = vector.reduction <add>, %v : vector<2xf32> into f32 } {a} : vector<2xi1> -> i32
  return
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %f: f32) {
  "vector.yield"() : () -> ()
}`,
	`func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %f: f32) {
  %0 = vector.mask %m { arith.addf %f, %f : f32 } {a} : vector<2xi1> -> f32
  return
}`,
	`func.func @f(%m: vector<1xi1>, %v: vector<1xf32>, %f: f32, %b: memref<4xf32>, %i: vector<1xindex>, %j: index) {
  %0 = vector.mask %m, %v { vector.gather %b[%j][%i], %m, %v : memref<4xf32>, vector<1xindex>, vector<1xi1>, vector<1xf32> into vector<1xf32> } {a} : vector<1xi1> -> vector<1xf32>
  %1 = vector.mask %m, %v { vector.transfer_read %b[%j], %f : memref<4xf32>, vector<1xf32> } {a} : vector<1xi1> -> vector<1xf32>
  return
}`,
	`func.func @f(%m: vector<1x1xi1>, %v: vector<1xf32>, %f: f32, %w: vector<1x1xf32>) {
  %0 = vector.mask %m { vector.outerproduct %v, %v, %w : vector<1xf32>, vector<1xf32> } {a} : vector<1x1xi1> -> vector<1x1xf32>
  %1 = vector.mask %m { vector.multi_reduction <add>, %w, %v [0] : vector<1x1xf32> to vector<1xf32> } {a} : vector<1x1xi1> -> vector<1xf32>
  %z = vector.mask %m { vector.multi_reduction <add>, %w, %v [0] : vector<1x1xf32> to vector<1xf32> } {a} : vector<1x1xi1> -> (vector<1xf32>)
  return
}`,
}

func TestPeer(t *testing.T) { suite.Peer(t, texts...) }

// TestRejected has texts that mlir-opt crashes on.
func TestRejected(t *testing.T) {
	for text, want := range map[string]string{
		"%a = vector.shuffle %i, %i [0] : i32, i32": "'vector.shuffle' op failed to infer returned types",
		`%a = "vector.contract"(%v, %v, %f) <{indexing_maps = [1, 2, 3], iterator_types = []}> : (vector<2xf32>, vector<2xf32>, f32) -> f32`: "expected an indexing map for each vector operand",
		"%a = vector.contract {iterator_types = [1]} %v, %v, %f : vector<2xf32>, vector<2xf32> into f32":                                     "unexpected iterator_type (1 : i64)",
		"%a = vector.contract {iterator_types = []} %v, %v, %f : vector<2xf32> into f32":                                                     "requires two types",
		"%a = vector.outerproduct %z, %z : vector<f32>, vector<f32>":                                                                         "expected vectors of at least one dimension",
		"%a = vector.to_elements %l : vector<1048577xi8>":                                                                                    "'vector.to_elements' op would have more than 1048576 results",
		"%a = vector.from_elements %f : vector<1048577xf32>":                                                                                 "number of operands and types do not match: got 1 operands and 0 types",
		"%a = vector.from_elements %f : vector<1000000x1000000x1000000xf32>":                                                                 "number of operands and types do not match: got 1 operands and 0 types",
		"%a = vector.interleave %h, %h : vector<9223372036854775807xf32> -> vector<2xf32>":                                                   "failed to verify that type of 'result' is double the width of the inputs",
	} {
		suite.Error(t, `%i, %v, %f, %z, %l, %h = "u.x"() : () -> (i32, vector<2xf32>, f32, vector<f32>, vector<1048577xi8>, vector<9223372036854775807xf32>)`+"\n"+text, want)
	}
}

func TestMask(t *testing.T) {
	m, msg := suite.Load(t, `%m, %v, %p = "u.x"() : () -> (vector<4xi1>, vector<4xf32>, vector<4xf32>)
%0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32`)
	if m == nil {
		t.Fatal(msg)
	}
	b := m.Region(0).First()
	first := b.First()
	mask := ir.Cast[MaskOp](b.Last())
	red, ok := mask.Masked().(ReductionOp)
	if !ok || red.MaskType() != mask.Mask().Type() {
		t.Errorf("masked is %v", mask.Masked())
	}
	builder := ir.NewBuilder(m.Context()).After(mask.Op())
	clone := red.Op().Clone(&ir.IRMapping{})
	made := NewMask(builder, first.Result(0), nil, clone)
	if got, want := made.Op().String(), "vector.mask %0#0 { vector.reduction <add>, %0#1 : vector<4xf32> into f32 }"; !strings.Contains(got, want) || made.Op().NumResults() != 1 {
		t.Errorf("got %s", got)
	}
	if d := verifyMask(made.Op()); d != nil {
		t.Error(d)
	}
}

func TestPositions(t *testing.T) {
	for _, c := range []struct {
		i, size int64
		want    bool
	}{{0, 4, true}, {3, 4, true}, {4, 4, false}, {Poison, 4, true}, {-2, 4, false}} {
		if got := validIndex(c.i, c.size); got != c.want {
			t.Errorf("validIndex(%d, %d) = %v", c.i, c.size, got)
		}
	}
}
