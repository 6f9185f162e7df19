package mlprogram_test

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/mlprogram"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{mlprogram.Dialect, builtin.Dialect, fn.Dialect}}

// texts are accepted or not, with one and the same output or errors as those of
// mlir-opt.
var texts = []string{
	`ml_program.global private @a : i32`,
	`ml_program.global @a : i32`,
	`ml_program.global foo @a : i32`,
	`ml_program.global private mutable @a(x) : i32`,
	`ml_program.global private mutable @a(3 : i32 : i32`,
	`ml_program.global private mutable @a(#ml_program.extern) : i32`,
	`ml_program.global private mutable @a(#ml_program.extern : 3) : i32`,
	`"x.y"() {a = #ml_program.extern : tensor<4xi32>, b = #ml_program.extern : i32, c = #ml_program.extern : i32} : () -> ()`,
	`"x.y"() {a = #ml_program.other} : () -> ()`,
	`"x.y"() : () -> !ml_program.other`,
	`"x.y"() {ml_program.foo = 3} : () -> ()`,
	`ml_program.func @f(%a: i32) -> i32 {
  %0 = ml_program.global_load @w : i32
  ml_program.return %0 : i32
}`,
	`ml_program.global private mutable @w : i32
ml_program.func @f(%a: i32) -> i64 {
  %0 = ml_program.global_load @w : i64
  ml_program.return %0 : i64
}`,
	`ml_program.global private mutable @w : i32
ml_program.func @f(%a: i32) -> i32 {
  %0 = ml_program.global_load_const @w : i32
  ml_program.return %0 : i32
}`,
	`ml_program.global private @w(3 : i32) : i32
ml_program.func @f(%a: i32) -> i64 {
  %0 = ml_program.global_load_const @w : i64
  ml_program.return %0 : i64
}`,
	`ml_program.func @f(%a: i32) -> i64 {
  %0 = ml_program.global_load_const @w : i64
  ml_program.return %0 : i64
}`,
	`ml_program.func @f(%a: i32) {
  ml_program.global_store @w = %a : i32
  ml_program.return
}`,
	`ml_program.global private @w(3 : i32) : i32
ml_program.func @f(%a: i32) {
  ml_program.global_store @w = %a : i32
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  ml_program.global_store @w = %a : i64
  ml_program.return
}`,
	`ml_program.global private @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t = ml_program.global_store_graph @w = %a ordering(() -> !ml_program.token) : i64
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t = ml_program.global_store_graph @w = %a ordering(() -> !ml_program.token) : i64
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t = ml_program.global_store_graph @q = %a ordering(() -> !ml_program.token) : i64
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t:2 = ml_program.global_load_graph @w ordering(() -> !ml_program.token) : i64
  ml_program.return
}`,
	`ml_program.func @f(%a: i64) {
  %t:2 = ml_program.global_load_graph @w ordering(() -> !ml_program.token) : i64
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t:2 = ml_program.global_load_graph @w ordering() : i32
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t:2 = ml_program.global_load_graph @w ordering(()) : i32
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t:2 = ml_program.global_load_graph @w ordering(%a -> !ml_program.token) : i32
  ml_program.return
}`,
	`ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f(%a: i64) {
  %t:2 = ml_program.global_load_graph @w ordering(%a -> i32) : i32
  ml_program.return
}`,
	`ml_program.func @f(%a: i32) -> i32 {
  ml_program.return
}`,
	`ml_program.func @f(%a: i32) -> i32 {
  ml_program.return %a, %a : i32, i32
}`,
	`ml_program.func @f(%a: i32) -> i64 {
  ml_program.return %a : i32
}`,
	`ml_program.subgraph @f(%a: i32) -> i64 {
  ml_program.output %a : i32
}`,
	`ml_program.subgraph @f(%a: i32) -> i64 {
  ml_program.output
}`,
	`ml_program.subgraph @f(%a: i32) -> i64 {
  ml_program.return
}`,
	`ml_program.subgraph @f(%a: i32) -> i64 {
}`,
	`ml_program.func @f(%a: i32) -> i64 {
}`,
	`ml_program.func @f(%a: i32, ...) -> i64`,
	`ml_program.subgraph @f(%a: i32) {
 ^bb1:
  ml_program.output
 ^bb2:
  ml_program.output
}`,
	`ml_program.subgraph @f(%a: i32) {
  ml_program.output
 ^bb2:
  ml_program.output
}`,
	`ml_program.output`,
	`ml_program.token : i32`,
	`"ml_program.token"() : () -> i32`,
	`ml_program.func @a() {
  ml_program.func @c() {
    ml_program.return
  }
  ml_program.return
}`,
	`func.func @w()
ml_program.func @f(%a: i64) {
  %t = ml_program.global_store_graph @w = %a ordering(() -> !ml_program.token) : i64
  ml_program.return
}`,
	`module @m {
  ml_program.global private mutable @w(3 : i32) : i32
  ml_program.func @f() -> i32 {
    %0 = ml_program.global_load @m::@w : i32
    ml_program.return %0 : i32
  }
}
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load @m::@w : i32
  ml_program.return %0 : i32
}`,
	`{-#
  dialect_resources: {
    ml_program: {
      e: "0x0400000001020304"
    }
  }
#-}`,
	`ml_program.func private @extern(i32) -> i32
ml_program.func @f(%a: i32 {test.x}) -> (i32 {test.y}) attributes {a = 1} {
  ml_program.return %a : i32
}
ml_program.subgraph private @extern2(i32) -> i32
ml_program.subgraph @g(%a: i32) -> (i32, !ml_program.token) {
  %0 = "x.y"(%1) : (i32) -> i32
  %1 = "x.y"(%0) : (i32) -> i32
  %t = ml_program.token {a}
  %v, %t2 = ml_program.global_load_graph @w ordering(() -> !ml_program.token) : tensor<?xi32>
  %v2, %t3 = ml_program.global_load_graph @w ordering(%t, %t2 -> !ml_program.token) : tensor<?xi32>
  %t4 = ml_program.global_store_graph @w = %v ordering(%t3 -> !ml_program.token) : tensor<?xi32>
  %t5 = ml_program.global_store_graph @w = %v ordering(() -> !ml_program.token) : tensor<?xi32> {b}
  ml_program.output {a} %1, %t4 : i32, !ml_program.token
}
ml_program.global private mutable @v(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @w : tensor<?xi32>
ml_program.global private @x(#ml_program.extern : i32) : i32 {a}
ml_program.global private @y(3 : i32) : i32
ml_program.func @h(%a: tensor<?xi32>) {
  %0 = ml_program.global_load @w : tensor<?xi32>
  %1 = ml_program.global_load_const @y : i32 {a}
  ml_program.global_store @v = %a : tensor<?xi32> {a}
  ml_program.return
}`,
}

func TestPeer(t *testing.T) { suite.Peer(t, texts...) }

// TestWithoutOrdering is about what crashes mlir-opt.
func TestWithoutOrdering(t *testing.T) {
	suite.Error(t, `ml_program.global private mutable @w(3 : i32) : i32
ml_program.func @f() {
  %t:2 = ml_program.global_load_graph @w : i32
  ml_program.return
}`, "expected 'ordering'")
}
