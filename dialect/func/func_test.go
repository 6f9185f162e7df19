package fn

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect}}

// texts are accepted or not, with one and the same output or errors as those of
// mlir-opt.
var texts = []string{
	`func.func @f(%a : i32, %f: f32) {
 call @f(%a) : (i32, i32) -> ()
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 call @f(%a) : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 call f(%a) : i32
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 return %a : i32, i32 
}`,
	`func.func f(%a : i32) `,
	`func.func @f(%a : i32 `,
	`func.func @f(%a : i32, f32)`,
	`func.func @f(f32, %a : i32)`,
	`func.func @f(f32) -> `,
	`func.func @f(f32) attributes {sym_name = "x"} `,
	`func.func @f(%a : f32) {}`,
	`func.func @f(%a : f32, ...)`,
	`func.func @f(%a#1 : f32)`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = func.constant @f : i32
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = call_indirect %a(%a) : i32
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = func.call @f(%a, %f) : (i32, i1) -> () {a}
 return
}`,
	`func.func private @ext(i32, f32 {llvm.noundef}) -> (i32 {llvm.noundef}, f32)
func.func nested @g(%a : i32 {llvm.noundef} loc("x"), %b : f32) -> i32 attributes {llvm.x} {
  %f = func.constant @ext : (i32, f32) -> (i32, f32)
  %0:2 = call_indirect %f(%a, %b) : (i32, f32) -> (i32, f32)
  %1:2 = call @ext(%a, %b) {no_inline} : (i32, f32) -> (i32, f32)
  return %1#0 : i32
}
func.func @h() -> (() -> ()) {
  %0 = func.constant @h : () -> (() -> ())
  %1 = call_indirect %0() : () -> (() -> ())
  return %1 : () -> ()
}`,
	`func.func @f(%a : i32) -> i32 { return }`,
	`func.func @f(%a : i32) -> i64 { return %a : i32 }`,
	`func.func private @g(i32)
func.func @f(%a : i64) { call @g(%a) : (i64) -> () return }`,
	`func.func private @g(i32) -> (i32, i64)
func.func @f(%a : i32) { %0:2 = call @g(%a) : (i32) -> (i64, i32) return }`,
	`func.func @f() { call @g() : () -> () return }`,
}

func TestPeer(t *testing.T) { suite.Peer(t, texts...) }

func TestErrors(t *testing.T) {
	suite.Error(t, `func.func @f() { call @g() : () -> () return }`, "'func.call' op 'g' does not reference a valid function")
	suite.Error(t, `func.func @f(%a : i32) -> i32 { return }`, "'func.return' op has 0 operands, but enclosing function (@f) returns 1")
}
