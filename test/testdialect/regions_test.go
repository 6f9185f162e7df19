package testdialect_test

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/testdialect"
)

var suite = dialecttest.Suite{Dialects: testdialect.All()}

// regions are operations with control flow between their regions, right and wrong.
var regions = []string{
	`func.func @f(%arg: index, %i : i32, %x : f32) -> (f32, i32) {
  test.switch_with_no_break %arg {a}
  case 0 {
  ^bb:
  }
  case -1 {
    %c = arith.constant 0 : i32
  }
  test.switch_with_no_break %arg
  %0 = test.loop_block %i : (i32) -> f32 {
  ^bb0(%arg1 : i32):
    test.loop_block_term iter %arg1 exit %x
  }
  %1 = test.region_if %i, %i: i32,i32 -> i32 then {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } else {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %b : i32
  } join {
   ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }
  "test.any_cond"() ({
    "test.region_if_yield"() : () -> ()
  }) : () -> ()
  return %0, %1 : f32, i32
}
`,
	`func.func @f(%i : i32) -> (f32, i32) {
  %1 = test.region_if %i, %i: i32,i32 -> i32 then {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } else {
   ^bb0(%a: i32):
    test.region_if_yield %a : i32
  } join {
   ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }
}
`,
	`func.func @f(%i : i32) -> (f32, i32) {
  %1 = test.region_if %i, %i: i32,i32 -> i32 then {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } else {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } join {
   ^bb0(%a: f32):
    test.region_if_yield %a : f32
  }
}
`,
	`func.func @f(%i : i32) -> (f32, i32) {
  %1 = test.region_if %i, %i: i32,i32 -> i32 then {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } else {
   ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } join {
   ^bb0(%a: i32):
    test.region_if_yield %a, %a : i32, i32
  }
}
`,
	`func.func @f(%i : i32) -> (f32, i32) {
  %1 = "test.any_cond"() ({
    "test.region_if_yield"() : () -> ()
  }) : () -> i32
  %2 = "test.any_cond"() ({
  ^bb0(%x : i32):
    "test.region_if_yield"() : () -> ()
  }) : () -> i32
}
`,
	`func.func @f(%i : i32, %x : f32) -> (f32, i32) {
  %0 = test.loop_block %i : (i32) -> f32 {
  ^bb0(%arg1 : f32):
    test.loop_block_term iter %i exit %x
  }
}
`,
}

// TestRegionBranchPeer compares text and errors with mlir-opt.
func TestRegionBranchPeer(t *testing.T) {
	for _, text := range regions {
		suite.Peer(t, text)
	}
}

// TestRegionBranchErrors needs no peer.
func TestRegionBranchErrors(t *testing.T) {
	for i, want := range []string{
		"",
		"along control flow edge from parent to Region #1: region branch point has 2 operands, but region successor needs 1 inputs",
		"along control flow edge from Operation test.region_if_yield to Region #2: successor operand type #0 'i32' should match successor input type #0 'f32'",
		"along control flow edge from Operation test.region_if_yield to parent: region branch point has 2 operands, but region successor needs 1 inputs",
		"along control flow edge from Operation test.region_if_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs",
		"along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'",
	} {
		if want != "" {
			suite.Error(t, regions[i], want)
		}
	}
}

// TestRegionBranchQuestions asks each operation what its implementations and the defaults
// answer.
func TestRegionBranchQuestions(t *testing.T) {
	module, errs := suite.Load(t, regions[0])
	if module == nil {
		t.Fatal(errs)
	}
	type answer struct{ points, entries, bounds int }
	want := map[string]answer{
		"test.region_if":            {4, 2, 1},
		"test.any_cond":             {2, 1, 1},
		"test.loop_block":           {2, 1, -1},
		"test.switch_with_no_break": {1, 0, -1},
	}
	for op := range ir.Preorder(module) {
		b, ok := ir.RegionBranchOpInterface.Of(op)
		if w, known := want[op.Name()]; ok != known {
			t.Errorf("%s: a region branch: %v", op.Name(), ok)
		} else if ok {
			constants := make([]ir.Attribute, op.NumOperands())
			got := answer{len(ir.RegionBranchPoints(b)), len(ir.EntrySuccessors(b, constants)), w.bounds}
			for _, r := range ir.RegionInvocationBounds(b, constants) {
				got.bounds = r.Max
			}
			if got != w {
				t.Errorf("%s: %v, want %v", op.Name(), got, w)
			}
			if loop := op.Is(testdialect.LoopBlock); loop != ir.HasRegionLoop(b) || op.NumRegions() > 0 && loop != ir.IsRepetitiveRegion(op.Region(0)) {
				t.Errorf("%s: is a loop: %v", op.Name(), loop)
			}
		}
		term, ok := ir.RegionBranchTerminatorOpInterface.Of(op)
		if ok != (op.Has(ir.ReturnLike) || op.Is(testdialect.LoopBlockTerm)) {
			t.Errorf("%s: a terminator of a region: %v", op.Name(), ok)
		}
		if ok && ir.RegionBranchOpInterface.Has(op.Context(), op.ParentOp().Def()) {
			n := 0
			for _, s := range ir.ChooseSuccessors(term, nil) {
				if s.Inputs.Len() != term.RegionOperands(s).Len() {
					t.Errorf("%s: %d inputs get %d operands", op.Name(), s.Inputs.Len(), term.RegionOperands(s).Len())
				}
				n++
			}
			if n == 0 {
				t.Errorf("%s goes nowhere", op.Name())
			}
		}
	}
}
