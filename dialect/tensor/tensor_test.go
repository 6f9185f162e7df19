package tensor

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/canonicalize"
	"github.com/gomlir/gomlir/transform/intrange"
)

var suite = dialecttest.Suite{
	Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, fn.Dialect, memref.Dialect, scf.Dialect},
	Passes:   []*pass.Def{canonicalize.Pass, intrange.Optimize},
}

// TestPeer has texts that are accepted or not, with one and the same output or errors as those of
// mlir-opt.
func TestPeer(t *testing.T) {
	text, err := os.ReadFile("testdata/texts.mlir")
	if err != nil {
		t.Fatal(err)
	}
	suite.Peer(t, strings.Split(string(text), "// -----\n")...)
}

// TestRejected has texts that mlir-opt crashes on.
func TestRejected(t *testing.T) {
	for text, want := range map[string]string{
		"%a = tensor.expand_shape %u [[0]] output_shape [2] : tensor<*xf32> into tensor<2xf32>":                            "expected ranked tensors",
		"%a = tensor.collapse_shape %u [[0]] : tensor<*xf32> into tensor<2xf32>":                                           "expected ranked tensors",
		"%a = tensor.concat dim(-1) %t : (tensor<4xf32>) -> tensor<4xf32>":                                                 "concatenation dim must be less than the tensor rank",
		"%a = tensor.from_elements : tensor<99999999999xf32>":                                                              "operand type",
		"%a = tensor.pad %t low[-9] high[0] {\n^bb0(%i: index): tensor.yield %f : f32\n} : tensor<4xf32> to tensor<?xf32>": "failed to infer expectedType",
	} {
		suite.Error(t, `%f, %t, %u = "u.x"() : () -> (f32, tensor<4xf32>, tensor<*xf32>)`+"\n"+text, want)
	}
}

// TestAPI asks and makes operations through the Go API.
func TestAPI(t *testing.T) {
	m, msg := suite.Load(t, `%i, %f, %t = "u.x"() : () -> (index, f32, tensor<4x6xf32>)
%0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
%1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
%2 = tensor.empty(%i) : tensor<4x?xf32>
%3 = tensor.pad %t low[0, %i] high[%i, 2] {
^bb0(%a: index, %b: index):
  tensor.yield %f : f32
} : tensor<4x6xf32> to tensor<?x?xf32>
%4 = tensor.cast %t : tensor<4x6xf32> to tensor<?x6xf32>
%5 = tensor.dim %4, %i : tensor<?x6xf32>`)
	if m == nil {
		t.Fatal(msg)
	}
	for op := range ir.Preorder(m) {
		ok := true
		switch op := op.View().(type) {
		case CollapseShapeOp:
			ok = slices.Equal(op.Groups()[0], []int64{0, 1})
		case ExpandShapeOp:
			ok = slices.Equal(op.Groups()[0], []int64{0, 1})
		case EmptyOp:
			ok = op.MixedSizes()[0].Is(4) && !op.MixedSizes()[1].IsConstant()
		case PadOp:
			ok = op.MixedLow()[0].Is(0) && op.MixedHigh()[1].Is(2) && op.ConstantValue() != nil
		case CastOp:
			ok = op.LosesInformation() && !op.GainsInformation() && CastCompatible(op.Result().Type(), op.Source().Type())
		case DimOp:
			ok = !effects.IsSpeculatable(op.Op()) && UseCastSources(op.Op())
		}
		if !ok {
			t.Error(op)
		}
	}
	x := m.Region(0).First().First()
	b := ir.NewBuilder(m.Context()).After(x)
	one := []strided.Index{strided.Constant(1), strided.Constant(1)}
	part := NewExtractSliceOf(b, ir.NewRankedTensorType([]int64{1, 1}, b.Context().F32(), nil), x.Result(2), one, one, one)
	if op := NewInsertSliceOf(b, false, part.Result(), x.Result(2), one, one, one); op.Result(0).Type() != x.Result(2).Type() {
		t.Error(op)
	}
}

// TestRanges: the range of a size is that of the type.
func TestRanges(t *testing.T) {
	suite.Becomes(t, "func.func(int-range-optimizations)", `func.func @f(%t: tensor<4x4xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<4x4xf32>
  return %0 : index
}`, `func.func @f(%arg0: tensor<4x4xf32>, %arg1: index) -> index {
  %c4 = arith.constant 4 : index
  return %c4 : index
}`)
}
