package affine

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// foldLoad replaces a load from a constant global, where the index is known or does not matter.
func foldLoad(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[LoadOp](o)
	if memref.UseCastSources(o, nil) {
		return nil, true
	}
	get, ok := ir.DefiningOp[memref.GetGlobalOp](op.Memref())
	if !ok {
		return nil, false
	}
	elements := constantElements(get)
	if elements == nil {
		return nil, false
	}
	i := int64(0)
	if !elements.IsSplat() {
		shape := elements.ShapedType().Shape()
		for d, e := range op.Map().Results() {
			n, ok := e.Constant()
			if !ok || d >= len(shape) || n < 0 || n >= shape[d] {
				return nil, false
			}
			i = i*shape[d] + n
		}
	}
	return []ir.FoldResult{{Attr: element(elements, i)}}, true
}

// FoldLooksOutside implements [ir.OutsideFoldOp].
func (op LoadOp) FoldLooksOutside() bool {
	_, ok := ir.DefiningOp[memref.GetGlobalOp](op.Memref())
	return ok
}

func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.FloatType, *ir.IntegerType, *ir.IndexType:
		return true
	}
	return false
}

func element(a *ir.DenseElementsAttr, i int64) ir.Attribute {
	v := a.Bits(i)
	if t, ok := a.ShapedType().Elem().(*ir.FloatType); ok {
		return ir.NewFloatAttr(t, num.FloatFromInt(t.Semantics(), v))
	}
	return ir.NewWideIntegerAttr(a.ShapedType().Elem(), v)
}

// constantElements returns what is in a global that is constant, nil if that is unknown.
func constantElements(get memref.GetGlobalOp) *ir.DenseElementsAttr {
	table := ir.NearestSymbolTable(get.Op())
	if table == nil || table.Region(0).Empty() {
		return nil
	}
	for op := range table.Region(0).First().Ops() {
		if ir.SymbolNameOf(op) != get.Name() {
			continue
		}
		// A conversion may have put what it has become before it.
		if global, ok := ir.As[memref.GlobalOp](op); ok && global.Constant() {
			if elements, ok := global.InitialValue().(*ir.DenseElementsAttr); ok && elements.Len() > 0 && isNumber(elements.ShapedType().Elem()) {
				return elements
			}
		}
		return nil
	}
	return nil
}
