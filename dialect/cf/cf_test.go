package cf

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect, fn.Dialect}}

// texts are accepted or not, with one and the same output or errors as those of
// mlir-opt.
var texts = []string{
	`func.func @f(%a : i32) {
 %v:2 = "func.call"(%a) {callee = @g} : (i32) -> (i32, i32)
 cf.switch %a : i32, [ default: ^bb1(%v#1 : i32) ]
^bb1(%b: i32):
 return }
func.func private @g(i32) -> (i32, i32)`,
	`func.func @f(%a : i32) {
 %v:2 = "func.call"(%a) {callee = @g} : (i32) -> (i32, i32)
 cf.switch %a : i32, [ default: ^bb1(%v : i32), 1: ^bb1(%v#1 : i32) ]
^bb1(%b: i32):
 return }
func.func private @g(i32) -> (i32, i32)`,
	`func.func @f(%a : i32, %f: i1) {
 cf.cond_br %f weights([1, x]), ^bb1, ^bb2
^bb1: ^bb2:
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 cf.cond_br %f weights([1, 2.0]), ^bb1, ^bb2
^bb1: ^bb2:
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 cf.cond_br %f weights(array<i32: 1, 2>), ^bb1, ^bb2
^bb1: ^bb2:
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 cf.cond_br %f weights(3), ^bb1, ^bb2
^bb1: ^bb2:
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 cf.assert %f, 3
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 cf.assert %f, "a" : i32
 return }`,
	`func.func @f(%a : i32, %f: i1) {
 cf.br ^bb1(%a, %f : i32)
^bb1(%z : i32):
 return }`,
	`func.func @f(%a : i32, %f: i1) {
  cf.switch %a : i32, [ defaul: ^bb1 ]
 ^bb1:
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  cf.switch %a : i32, [ default: ^bb1, x : ^bb1 ]
 ^bb1:
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  cf.switch %a : i32, [ default: ^bb1, 3 : ^bb1(%a, %a : i32) ]
 ^bb1:
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  cf.switch %a : i32, [ default: ^bb1, 99999999999999999999999999 : ^bb1(%a, %a : i32) ]
 ^bb1:
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  cf.switch %a : i32, [ default: ^bb1, -300000000000: ^bb1 ]
 ^bb1:
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  cf.switch %a : i64, [ default: ^bb1, -300000000000: ^bb1 ]
 ^bb1:
 return
}`,
	`func.func @f(%a : i32, %c : i1) {
  cf.cond_br %c weights([3, 4]), ^bb1(%a : i32), ^bb2
^bb1(%x : i32):
  cf.switch %x : i32, [
    default: ^bb2,
    1: ^bb1(%x : i32),
    -1: ^bb3(%x, %c : i32, i1)
  ]
^bb2:
  cf.assert %c, "a \22"
  cf.br ^bb3(%a, %c : i32, i1) {u}
^bb3(%y : i32, %z : i1):
  return
}`,
	`func.func @f(%a : i32, %c : i1) {
  cf.cond_br %c weights([3]), ^bb1, ^bb1
^bb1:
  return
}`,
	`func.func @f(%a : i32, %c : i1) {
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}`,
	`func.func @f(%a : i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}`,
	`func.func @f(%a : i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}`,
}

func TestPeer(t *testing.T) { suite.Peer(t, texts...) }

func TestSuccessorOperands(t *testing.T) {
	m, msg := suite.Load(t, `func.func @f(%a : i32, %b : i64) {
  cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb2(%a, %b : i32, i64), 2: ^bb1(%a : i32) ]
^bb1(%x : i32):
  return
^bb2(%y : i32, %z : i64):
  return
}`)
	if m == nil {
		t.Fatal(msg)
	}
	var got []ir.SuccessorOperands
	ir.WalkPre(m, func(op *ir.Operation) ir.WalkResult {
		if op.Is(Switch) {
			for i := range op.NumSuccessors() {
				got = append(got, ir.Cast[SwitchOp](op).SuccessorOperands(i))
			}
		}
		return ir.Advance
	})
	want := []ir.SuccessorOperands{{From: 1, To: 2}, {From: 2, To: 4}, {From: 4, To: 5}}
	if len(got) != 3 || got[0] != want[0] || got[1] != want[1] || got[2] != want[2] {
		t.Errorf("got %v, want %v", got, want)
	}
}
