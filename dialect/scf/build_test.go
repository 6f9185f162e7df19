package scf_test

import (
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
)

const built = `module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i32, %arg3: tensor<4xf32>) {
    %0 = scf.if %arg0 -> (i32) {
      scf.yield %arg2 : i32
    } else {
      scf.yield %arg2 : i32
    }
    scf.if %arg0 {
    }
    %1 = scf.index_switch %arg1 -> i32 
    case 4 {
      scf.yield %arg2 : i32
    }
    default {
      scf.yield %arg2 : i32
    }
    %2 = scf.while (%arg4 = %arg2) : (i32) -> i32 {
      scf.condition(%arg0) %arg4 : i32
    } do {
    ^bb0(%arg4: i32):
      scf.yield %arg4 : i32
    }
    %3 = scf.execute_region -> i32 {
      scf.yield %arg2 : i32
    }
    %4 = scf.parallel (%arg4) = (%arg1) to (%arg1) step (%arg1) init (%arg2) -> i32 {
      scf.reduce(%arg2 : i32) {
      ^bb0(%arg5: i32, %arg6: i32):
        %6 = arith.addi %arg5, %arg6 : i32
        scf.reduce.return %6 : i32
      }
    }
    %5 = scf.forall (%arg4, %arg5) = (0, %arg1) to (10, %arg1) step (1, 2) shared_outs(%arg6 = %arg3) -> (tensor<4xf32>) {
      scf.forall.in_parallel {
      }
    }
    return
  }
}
`

// Operations come from the builders with their blocks, and the views find their parts.
func TestBuild(t *testing.T) {
	c := ir.NewContext(all.Dialects()...)
	index, i32 := ir.NewIndexType(c), ir.Type(c.I32())
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	tensor := ir.NewRankedTensorType([]int64{4}, c.F32(), nil)
	f := fn.NewFunc(b, "f", ir.NewFunctionType(c, []ir.Type{c.I1(), index, i32, tensor}, nil))
	entry := f.AddEntryBlock()
	cond, n, x, tens := entry.Arg(0), entry.Arg(1), entry.Arg(2), entry.Arg(3)
	in := func(blk *ir.Block) *ir.Builder { return ir.NewBuilder(c).AtEnd(blk) }
	b.AtEnd(entry)

	choice := scf.NewIf(b, []ir.Type{i32}, cond, true)
	scf.NewYield(in(choice.ThenBlock()), x)
	scf.NewYield(in(choice.ElseBlock()), x)
	if choice.ThenYield().Results().At(0) != x || choice.ElseYield().Results().At(0) != x {
		t.Error("the yields are not those that were made")
	}
	scf.NewIf(b, nil, cond, false)

	sw := scf.NewIndexSwitch(b, []ir.Type{i32}, n, 4)
	scf.NewYield(in(sw.DefaultBlock()), x)
	scf.NewYield(in(sw.CaseBlock(0)), x)

	while := scf.NewWhile(b, []ir.Type{i32}, x)
	scf.NewCondition(in(while.BeforeBody()), cond, while.BeforeArgs().At(0))
	scf.NewYield(in(while.AfterBody()), while.AfterArgs().At(0))
	if while.ConditionOp().Condition() != cond || while.YieldOp().Results().Len() != 1 {
		t.Error("the terminators are not those that were made")
	}

	scf.NewYield(in(scf.NewExecuteRegion(b, i32).Region().First()), x)

	par := scf.NewParallel(b, []*ir.Value{n}, []*ir.Value{n}, []*ir.Value{n}, []*ir.Value{x})
	reduce := scf.NewReduce(in(par.Body()), x)
	blk := reduce.Reductions()[0].First()
	scf.NewReduceReturn(in(blk), arith.NewAddI(in(blk), blk.Arg(0), blk.Arg(1)).Result())
	if par.ReduceOp() != reduce || par.InductionVars().Len() != 1 {
		t.Error("the parts of the parallel loop are not those that were made")
	}

	constant := func(v int64) ir.FoldResult { return ir.FoldResult{Attr: ir.NewIntegerAttr(index, v)} }
	bound := ir.FoldResult{Value: n}
	forall := scf.NewForall(b, []ir.FoldResult{constant(0), bound}, []ir.FoldResult{constant(10), bound},
		[]ir.FoldResult{constant(1), constant(2)}, []*ir.Value{tens}, nil)
	if list := forall.CombiningOps(forall.OutArgs().At(0)); len(list) != 0 {
		t.Errorf("%d operations contribute", len(list))
	}
	if got := forall.LoopBounds()[1]; got.Upper != bound || got.Step != constant(2) || got.Variable != forall.InductionVars().At(1) {
		t.Errorf("bound %v", got)
	}
	fn.NewReturn(b)

	if got := string(asm.Append(nil, m.Op(), asm.Flags{Verify: ir.Verifier()})); got != built {
		t.Errorf("got\n%s", got)
	}
}

// The loop's own values are told apart from those around it, and rounds are counted.
func TestFor(t *testing.T) {
	c := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(c, "f.mlir", `func.func @f(%x: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c2 to %c9 step %c2 iter_args(%y = %x) -> i32 { scf.yield %y : i32 }
  return %r : i32
}`)
	if err != nil {
		t.Fatal(err)
	}
	for loop := range ir.OpsOf[scf.ForOp](module) {
		if n, ok := loop.TripCount(); !ok || n.String() != "4" {
			t.Errorf("%v rounds, %t", n, ok)
		}
		if loop.YieldOp().Results().At(0) != loop.IterArgs().At(0) {
			t.Error("the loop does not yield its argument")
		}
	}
	// mlir-opt-22 counts 0 - 1 arguments in its message.
	suite.Error(t, `func.func @g(%a: index) { "scf.for"(%a, %a, %a) ({ ^bb0: scf.yield }) : (index, index, index) -> () return }`,
		"expected body to have at least 1 argument(s) for the induction variable, but got 0")
}

// combine is an operation that contributes to a tensor.
type combineOp struct{ ir.View }

func (combineOp) Def() *ir.OpDef { return combine }

func (op combineOp) UpdatedDestinations() ir.ValueRange { return op.Op().Operands() }

var combine = &ir.OpDef{Name: "my.combine", Operands: []ir.ValueDef{{Name: "dest"}}, View: ir.ViewOf[combineOp]}

// combining is the dialect of combine.
var combining = &ir.Dialect{Name: "my", Ops: []*ir.OpDef{combine}}

// Operations of any dialect may contribute to the results of a forall, each to an output.
func TestCombining(t *testing.T) {
	s := suite
	s.Dialects = append(s.Dialects, combining)
	const text = `func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel { "my.combine"(%o) : (tensor<4xf32>) -> () }
  }
  return %r : tensor<4xf32>
}`
	module, errs := s.Load(t, text)
	if module == nil {
		t.Fatal(errs)
	}
	for loop := range ir.OpsOf[scf.ForallOp](module) {
		if got := loop.CombiningOps(loop.OutArgs().At(0)); len(got) != 1 {
			t.Errorf("%d operations contribute", len(got))
		}
	}
	s.Error(t, `func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel { "my.combine"(%t) : (tensor<4xf32>) -> () }
  }
  return %r : tensor<4xf32>
}`, "may only insert into an output block argument")
}
