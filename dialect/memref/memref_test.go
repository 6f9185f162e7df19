package memref

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/memslot"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/mem2reg"
	"github.com/gomlir/gomlir/transform/sroa"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, cf.Dialect, fn.Dialect, ub.Dialect}}

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
		"memref.generic_atomic_rmw %f[%i] : f32 {\n}":                                                        "expected a memref type, but found 'f32'",
		"%a = memref.collapse_shape %m [[0, 1], []] : memref<2x2xf32> into memref<4xf32>":                    "invalid number of reassociation groups",
		"%a = memref.collapse_shape %s [[0, 1], []] : memref<2x2xf32, strided<[9, 1]>> into memref<4x1xf32>": "collapsing non-contiguous dims",
	} {
		suite.Error(t, `%i, %f, %m, %s = "u.x"() : () -> (index, f32, memref<2x2xf32>, memref<2x2xf32, strided<[9, 1]>>)`+"\n"+text, want)
	}
}

// load returns the operations of a name in a text.
func load(t *testing.T, text string, name string) []*ir.Operation {
	t.Helper()
	m, msg := suite.Load(t, text)
	if m == nil {
		t.Fatal(msg)
	}
	var list []*ir.Operation
	for op := range ir.Preorder(m) {
		if op.Name() == name {
			list = append(list, op)
		}
	}
	return list
}

const viewText = `
%i, %m, %b, %s = "u.x"() : () -> (index, memref<4x4xf32>, memref<64xi8>, memref<2xindex>)
%a = memref.assume_alignment %m, 16 : memref<4x4xf32>
%c = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
%d = memref.collapse_shape %c [[0, 1]] : memref<?x?xf32> into memref<?xf32>
%e = memref.expand_shape %d [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
%base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %e : memref<?x2xf32> -> memref<f32>, index, index, index, index, index
%g = memref.memory_space_cast %base : memref<f32> to memref<f32, 1>
%h = memref.reinterpret_cast %g to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<f32, 1> to memref<2x2xf32, 1>
%r = memref.reshape %h(%s) : (memref<2x2xf32, 1>, memref<2xindex>) -> memref<?x?xf32, 1>
%v = memref.subview %r[%i, 0] [1, 1] [1, 1] : memref<?x?xf32, 1> to memref<1xf32, strided<[1], offset: ?>, 1>
%w = memref.view %b[%i][] : memref<64xi8> to memref<4xf32>`

// TestViews follows each view to what it is a view of.
func TestViews(t *testing.T) {
	m, msg := suite.Load(t, viewText)
	if m == nil {
		t.Fatal(msg)
	}
	x := m.Region(0).First().First()
	n := 0
	for op := range ir.Preorder(m) {
		if v, ok := ir.ViewLikeOpInterface.Of(op); ok {
			if v.ViewSource() != op.Operand(0) {
				t.Errorf("%v is a view of %v", op, v.ViewSource())
			}
			n++
		}
	}
	if n != 10 || !slices.Contains(x.Results().Values(), x.Result(1)) {
		t.Errorf("%d views", n)
	}
}

// TestParts reads offsets, sizes and strides.
func TestParts(t *testing.T) {
	op := ir.Cast[SubViewOp](load(t, viewText, "memref.subview")[0])
	offsets := strided.MixedOffsets(op)
	if offsets[0].IsConstant() || offsets[1] != strided.Constant(0) || !strided.MixedSizes(op)[0].Is(1) || !strided.MixedStrides(op)[1].Is(1) {
		t.Errorf("offsets %v, sizes %v, strides %v", offsets, strided.MixedSizes(op), strided.MixedStrides(op))
	}
	if dropped := op.DroppedDims(); !slices.Equal(dropped, []bool{true, false}) {
		t.Errorf("dropped dimensions %v", dropped)
	}
	if groups := ir.Cast[ExpandShapeOp](load(t, viewText, "memref.expand_shape")[0]).Groups(); len(groups) != 1 || !slices.Equal(groups[0], []int64{0, 1}) {
		t.Errorf("groups %v", groups)
	}
}

func TestEffects(t *testing.T) {
	for text, want := range map[string]effects.Summary{
		"%a = memref.alloc() : memref<4xf32>":                                  effects.Allocates,
		"%a = memref.alloca() : memref<4xf32>":                                 effects.Allocates,
		"memref.dealloc %m : memref<4xf32>":                                    effects.Frees | effects.Lasting,
		"%a = memref.realloc %m : memref<4xf32> to memref<5xf32>":              effects.Allocates | effects.Frees | effects.Lasting,
		"%a = memref.load %m[%i] : memref<4xf32>":                              effects.Reads,
		"memref.store %f, %m[%i] : memref<4xf32>":                              effects.Writes | effects.Lasting,
		"memref.copy %m, %m : memref<4xf32> to memref<4xf32>":                  effects.Reads | effects.Writes | effects.Lasting,
		"%a = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4xf32>) -> f32": effects.Reads | effects.Writes | effects.Lasting,
		"%a = memref.dim %m, %i : memref<4xf32>":                               0,
		"%a = memref.cast %m : memref<4xf32> to memref<?xf32>":                 0,
		"memref.dma_wait %m[%i], %i : memref<4xf32>":                           effects.Unknown | effects.Lasting,
		"memref.alloca_scope { }":                                              0,
	} {
		m, msg := suite.Load(t, "func.func @f(%m: memref<4xf32>, %i: index, %f: f32) {\n"+text+"\nreturn }")
		if m == nil {
			t.Error(msg)
			continue
		}
		op := m.Region(0).First().First().Region(0).First().First()
		if got := effects.Of(op); got != want {
			t.Errorf("%s: effects %b, want %b", text, got, want)
		}
	}
}

// TestSpeculation: the size of a dimension can be asked anywhere if there is such a dimension.
func TestSpeculation(t *testing.T) {
	const text = `%i, %m, %u = "u.x"() : () -> (index, memref<4x?xf32>, memref<*xf32>)
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%0 = memref.dim %m, %i : memref<4x?xf32>
%1 = memref.dim %m, %c1 : memref<4x?xf32>
%2 = memref.dim %m, %c2 : memref<4x?xf32>
%3 = memref.dim %u, %c1 : memref<*xf32>`
	for i, op := range load(t, text, "memref.dim") {
		if got := effects.IsSpeculatable(op); got != (i == 1) {
			t.Errorf("%v: speculatable is %t", op, got)
		}
	}
}

// TestGlobals asks variables for their values.
func TestGlobals(t *testing.T) {
	const text = `memref.global @a : memref<1xi32>
memref.global @b : memref<1xi32> = uninitialized
memref.global @c : memref<1xi32> = dense<1>
memref.global constant @d : memref<1xi32> = dense<1>`
	for i, o := range load(t, text, "memref.global") {
		op := ir.Cast[GlobalOp](o)
		if op.IsExternal() != (i == 0) || op.IsUninitialized() != (i == 1) || (op.ConstantValue() != nil) != (i == 3) {
			t.Errorf("%v: %t, %t, %v", op, op.IsExternal(), op.IsUninitialized(), op.ConstantValue())
		}
	}
}

func TestTypes(t *testing.T) {
	c := ir.NewContext()
	f32 := c.F32()
	m := ir.NewMemRefType([]int64{4, 6}, f32, ir.NewStridedLayoutAttr(c, 0, []int64{12, 2}), nil)
	part, ok := SubViewType(m, []int64{1, ir.DynamicSize}, []int64{2, 3}, []int64{1, 2})
	if got := part.String(); !ok || got != "memref<2x3xf32, strided<[12, 4], offset: ?>>" {
		t.Error(got)
	}
	flat, ok := CollapseShapeType(m, [][]int64{{0, 1}})
	if got := flat.String(); !ok || got != "memref<24xf32, strided<[2]>>" {
		t.Error(got)
	}
	if deep, ok := ExpandShapeType(flat, []int64{4, 6}, [][]int64{{0, 1}}); !ok || deep != m {
		t.Error(deep)
	}
	if !IsCollapsible(m, [][]int64{{0, 1}}) {
		t.Error("rows without gaps cannot be collapsed")
	}
	if to := ir.NewMemRefType([]int64{ir.DynamicSize, 6}, f32, ir.NewStridedLayoutAttr(c, 0, []int64{12, 2}), nil); !CastCompatible(m, to) || CastCompatible(m, part) {
		t.Error("casts")
	}
}

// TestSlots takes variables apart and makes them values.
func TestSlots(t *testing.T) {
	s := suite
	s.Passes = []*pass.Def{mem2reg.Pass, sroa.Pass}
	s.Becomes(t, "func.func(mem2reg)", `func.func @f(%x: i32) -> (i32, i32) {
  %a = memref.alloca() : memref<i32>
  %0 = memref.load %a[] : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %1 = memref.load %a[] : memref<i32>
  return %0, %1 : i32, i32
}`, `func.func @f(%arg0: i32) -> (i32, i32) {
  %0 = ub.poison : i32
  return %0, %arg0 : i32, i32
}`)
	s.Becomes(t, "func.func(sroa)", `func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2x2xi32>
  memref.store %x, %a[%c1, %c1] : memref<2x2xi32>
  %0 = memref.load %a[%c1, %c1] : memref<2x2xi32>
  return %0 : i32
}`, `func.func @f(%arg0: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %alloca = memref.alloca() : memref<i32>
  memref.store %arg0, %alloca[] : memref<i32>
  %0 = memref.load %alloca[] : memref<i32>
  return %0 : i32
}`)
	c := ir.NewContext(Dialect)
	m, ok := memslot.DestructurableTypeInterface.Of(ir.NewMemRefType([]int64{2, 3}, c.I8(), nil, nil))
	if !ok {
		t.Fatal("a memref is no aggregate")
	}
	list, ok := m.SlotElements()
	if !ok || len(list) != 6 || list[1].Index.String() != "[1 : index, 0 : index]" || m.SlotElementType(list[5].Index) != ir.Type(c.I8()) {
		t.Errorf("elements %v", list)
	}
	if m.SlotElementType(ir.NewArrayAttr(c, ir.NewIntegerAttr(c.Index(), 0))) != nil {
		t.Error("one index of two is enough")
	}
}
