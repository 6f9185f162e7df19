package affine_test

import (
	"testing"

	affinemap "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/all"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

const shell = `func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %i {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%i, %j)
      %c = arith.constant 4 : index
      "my.values"(%i, %j, %k, %c) : (index, index, index, index) -> ()
    }
  }
  return
}`

// Maps are composed with those of operands and simplified, and the builders make operations with
// their blocks.
func TestBuild(t *testing.T) {
	c := ir.NewContext(all.Dialects()...)
	c.SetAllowUnregisteredDialects(true)
	module, err := asm.ParseString(c, "shell.mlir", shell)
	if err != nil {
		t.Fatal(err)
	}
	var values ir.ValueRange
	var at *ir.Operation
	ir.WalkPre(module, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "my.values" {
			at, values = op, op.Operands()
		}
		return ir.Advance
	})
	b := ir.NewBuilder(c).Before(at)
	val := func(i int) ir.FoldResult { return ir.FoldResult{Value: values.At(i)} }
	n := func(v int64) ir.FoldResult { return ir.FoldResult{Attr: ir.NewIntegerAttr(c.Index(), v)} }
	d0, d1, s0, num := affinemap.NewDim(0), affinemap.NewDim(1), affinemap.NewSymbol(0), affinemap.NewConstant
	results := []struct {
		name string
		got  ir.FoldResult
		want string
	}{
		{"a constant", affine.FoldedExpr(b, d0.Add(s0), n(3), n(4)), "7 : index"},
		{"a constant operand", affine.FoldedExpr(b, d0.Mul(s0), val(3), n(4)), "16 : index"},
		{"an operand", affine.FoldedExpr(b, d0.Add(d1).Sub(s0), val(0), n(4), n(4)), "%i"},
		{"poison", affine.FoldedExpr(b, d0.FloorDiv(s0), n(4), n(0)), "#ub.poison"},
		{"a composed map", affine.FoldedExpr(b, d0.Mod(num(8)), val(2)), "(d0) -> (d0 mod 8)"},
		{"a quotient of a composed map", affine.FoldedExpr(b, d0.FloorDiv(num(8)), val(2)), "(d0, d1) -> (d0 + d1 floordiv 8)"},
		{"the same operand twice", affine.FoldedExpr(b, d0.Add(d1), val(0), val(0)), "(d0) -> (d0 * 2)"},
		{"the least of constants", affine.FoldedMin(b, affinemap.NewMap(2, 0, d0, d1), n(4), val(3)), "4 : index"},
		{"the greatest of constants", affine.FoldedMax(b, affinemap.NewMap(2, 0, d0, d1), n(5), val(3)), "5 : index"},
		{"the least", affine.FoldedMin(b, affinemap.NewMap(2, 0, d0, d1), val(2), n(3)), "(d0, d1) -> (d0 * 8 + d1, 3)"},
		{"the greatest", affine.FoldedMax(b, affinemap.NewMap(2, 0, d0, d1.Add(num(1))), val(0), val(3)), "(d0) -> (d0, 5)"},
		{"not folded", ir.FoldResult{Value: affine.ComposedApply(b, affinemap.NewMap(1, 0, d0), n(3)).Result()}, "() -> (3)"},
	}
	for _, r := range results {
		text := ""
		switch {
		case r.got.Attr != nil:
			text = r.got.Attr.String()
		case r.got.Value == values.At(0):
			text = "%i"
		default:
			text = r.got.Value.DefiningOp().View().(affine.MappedOp).Map().String()
		}
		if text != r.want {
			t.Errorf("%s: %s, not %s", r.name, text, r.want)
		}
	}
	set := affinemap.NewSet(2, 0, []affinemap.Expr{d0.Sub(d1).Add(num(1))}, []bool{false})
	if s, operands := affine.CanonicalizeSet(set, []*ir.Value{values.At(0), values.At(0)}); s.String() != "(d0) : (1 >= 0)" && len(operands) != 0 {
		t.Errorf("a set of one value: %v of %d operands", s, len(operands))
	}
}

// Builders make operations with their blocks, and the views find their parts.
func TestBuilders(t *testing.T) {
	c := ir.NewContext(all.Dialects()...)
	memref := ir.NewMemRefType([]int64{ir.DynamicSize}, c.F32(), nil, nil)
	f := fn.NewFunc(ir.NewBuilder(c), "f", ir.NewFunctionType(c, []ir.Type{c.Index(), memref}, nil))
	body := f.AddEntryBlock()
	b := ir.NewBuilder(c).AtEnd(body)
	d0 := affinemap.NewMap(1, 0, affinemap.NewDim(0))
	n := affine.Bound{Map: affinemap.SymbolIdentity(), Operands: []*ir.Value{body.Arg(0)}}
	loop := affine.NewFor(b, affine.ConstantBound(0), n, 2)
	inner := ir.NewBuilder(c).Before(loop.Body().Last())
	v := affine.NewLoad(inner, body.Arg(1), d0, loop.InductionVar())
	affine.NewStore(inner, v.Result(), body.Arg(1), d0, loop.InductionVar())
	affine.NewMin(inner, d0, loop.InductionVar())
	affine.NewMax(inner, d0, loop.InductionVar())
	set := affinemap.NewSet(1, 0, []affinemap.Expr{affinemap.NewDim(0)}, []bool{true})
	affine.NewIf(inner, nil, set, []*ir.Value{loop.InductionVar()}, true)
	carrying := affine.NewFor(b, affine.ConstantBound(0), affine.ConstantBound(10), 3, body.Arg(0))
	affine.NewYield(ir.NewBuilder(c).AtEnd(carrying.Body()), carrying.IterArgs().At(0))
	fn.NewReturn(b)
	const want = `func.func @f(%arg0: index, %arg1: memref<?xf32>) {
  affine.for %arg2 = 0 to %arg0 step 2 {
    %1 = affine.load %arg1[%arg2] : memref<?xf32>
    affine.store %1, %arg1[%arg2] : memref<?xf32>
    %2 = affine.min affine_map<(d0) -> (d0)>(%arg2)
    %3 = affine.max affine_map<(d0) -> (d0)>(%arg2)
    affine.if affine_set<(d0) : (d0 == 0)>(%arg2) {
    } else {
    }
  }
  %0 = affine.for %arg2 = 0 to 10 step 3 iter_args(%arg3 = %arg0) -> (index) {
    affine.yield %arg3 : index
  }
  return
}`
	if got := f.Op().String(); got != want {
		t.Errorf("built:\n%s\nwant:\n%s", got, want)
	}
	if n, ok := carrying.TripCount(); n != 4 || !ok {
		t.Errorf("the loop runs %d times, %v", n, ok)
	}
	if r, ok := affine.ReadOpInterface.Of(v.Op()); !ok || r.Memref() != body.Arg(1) {
		t.Error("a load does not read its memref")
	}
	if _, ok := affine.WriteOpInterface.Of(v.Op()); ok {
		t.Error("a load is a write")
	}
	if a, ok := affine.AccessOpInterface.Of(v.Op()); !ok || a.Map().NumResults() != 1 {
		t.Error("a load is no access")
	}
}
