package bufferization

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/canonicalize"
)

var suite = dialecttest.Suite{
	Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, fn.Dialect, memref.Dialect, tensor.Dialect},
	Passes:   []*pass.Def{canonicalize.Pass},
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

// TestNoRank has what mlir-opt accepts, although it is about no shape: patterns leave it as it is.
func TestNoRank(t *testing.T) {
	text := `%t = "u.x"() : () -> tensor<*xf32>
%c = arith.constant 0 : index
%0 = bufferization.alloc_tensor() copy(%t) : tensor<*xf32>
%1 = tensor.dim %0, %c : tensor<*xf32>
"u.y"(%1) : (index) -> ()`
	if m, msg := suite.Run(t, "canonicalize", text); m == nil {
		t.Error(msg)
	}
}

// TestAllocations asks operations how what they allocate is freed, copied and moved.
func TestAllocations(t *testing.T) {
	m, msg := suite.Load(t, `func.func @f(%n: index, %r: memref<?xf32>) {
%0 = memref.alloc(%n) {alignment = 8 : i64} : memref<?xf32>
%1 = memref.alloca(%n) : memref<?xf32>
%2 = memref.realloc %r(%n) : memref<?xf32> to memref<?xf32>
%3 = bufferization.clone %r : memref<?xf32> to memref<?xf32>
return
}`)
	if m == nil {
		t.Fatal(msg)
	}
	var got []string
	body := m.Region(0).First().First().Region(0).First()
	b := ir.NewBuilder(m.Context()).Before(body.Last())
	for op := body.First(); op != nil && len(got) < 4; op = op.Next() {
		a, ok := AllocationOpInterface.Of(op)
		if !ok {
			t.Fatal(op)
		}
		var made []string
		if o := a.BuildDealloc(b, op.Result(0)); o != nil {
			made = append(made, o.Name())
		}
		if v := a.BuildClone(b, op.Result(0)); v != nil {
			made = append(made, v.DefiningOp().Name())
		}
		if o := a.BuildPromotedAlloc(b, op.Result(0)); o != nil {
			made = append(made, o.Name(), o.InherentAttr(0).String())
		}
		if a.Hoisting()&HoistOutOfLoops != 0 {
			made = append(made, "loops")
		}
		if a.Hoisting()&HoistToBlocks != 0 {
			made = append(made, "blocks")
		}
		got = append(got, op.Name()+": "+strings.Join(made, " "))
	}
	want := "memref.alloc: memref.dealloc bufferization.clone memref.alloca 8 : i64 loops blocks\nmemref.alloca: loops\n" +
		"memref.realloc: memref.dealloc bufferization.clone\nbufferization.clone: memref.dealloc bufferization.clone"
	if s := strings.Join(got, "\n"); s != want {
		t.Errorf("got\n%s\nwant\n%s", s, want)
	}
}

// register is what vectors are in a test: tensors and buffers, as long as they have the same shape.
type register struct{ t ir.Type }

func (r register) BufferMismatch(t ir.Type) string {
	if r.t != t {
		return "no such register"
	}
	return ""
}

func (register) IsBufferLike() {}

// TestOtherTypes: types of another dialect may be tensors and buffers.
func TestOtherTypes(t *testing.T) {
	const text = "%0 = \"u.x\"() : () -> vector<4xf32>\n%1 = bufferization.to_buffer %0 : vector<4xf32> to "
	suite.Error(t, text+"vector<4xf32>", "invalid kind of type specified")
	s := suite
	s.Dialects = append(s.Dialects[:len(s.Dialects):len(s.Dialects)], &ir.Dialect{Name: "t", Attach: func(c *ir.Context) {
		TensorLikeTypeInterface.Attach(c, ir.VectorTypeDef, func(t ir.Type) TensorLikeType { return register{t} })
		BufferLikeTypeInterface.Attach(c, ir.VectorTypeDef, func(ir.Type) BufferLikeType { return register{} })
	}})
	s.RoundTrip(t, text+"vector<4xf32>")
	s.Error(t, text+"vector<[4]xf32>", "no such register")
	s.Error(t, text+"memref<4xf32>", "no such register")
}

// TestEffects: a tensor at a place in memory is a write.
func TestEffects(t *testing.T) {
	m, msg := suite.Load(t, `%t, %m = "u.x"() : () -> (tensor<4xf32>, memref<4xf32>)
%0 = bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()`)
	if m == nil {
		t.Fatal(msg)
	}
	first := m.Region(0).First().First().Next()
	if effects.Of(first).MayWrite() || !effects.Of(first.Next()).MayWrite() {
		t.Error("effects are wrong")
	}
}
