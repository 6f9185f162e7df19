package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// RaisePass is the pass affine-raise-from-memref.
var RaisePass = &pass.Def{
	Name:    "affine-raise-from-memref",
	Summary: "Turn some memref operators to affine operators where supported",
	Class:   "(anonymous namespace)::RaiseMemrefDialect",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			for op := range ir.Postorder(j.Op) {
				Raise(op)
			}
		}
	},
}

// Raise makes an access of the affine dialect of one of memref, if its indices are affine. It
// returns false if they are not, or if op is no load or store.
func Raise(op *ir.Operation) bool {
	b := builderBefore(op)
	if load, ok := ir.As[memref.LoadOp](op); ok {
		m, operands, ok := mapOf(load.Indices().Values())
		if ok {
			op.ReplaceAllUsesWith(affine.NewLoad(b, load.Memref(), m, operands...).Result())
			op.Erase()
		}
		return ok
	}
	if store, ok := ir.As[memref.StoreOp](op); ok {
		m, operands, ok := mapOf(store.Indices().Values())
		if ok {
			affine.NewStore(b, store.Value(), store.Memref(), m, operands...)
			op.Erase()
		}
		return ok
	}
	return false
}

// mapOf returns a map that computes values from dimensions and symbols.
func mapOf(values []*ir.Value) (m maps.Map, operands []*ir.Value, ok bool) {
	var x raiser
	exprs := make([]maps.Expr, len(values))
	for i, v := range values {
		if exprs[i], ok = x.expr(v); !ok || exprs[i].TooComplex() {
			return m, nil, false
		}
	}
	return maps.NewMap(len(x.dims), len(x.symbols), exprs...), append(x.dims, x.symbols...), true
}

// raiser collects the inputs of a map.
type raiser struct {
	dims, symbols []*ir.Value
	steps         int
}

// maxSteps bounds the work for one map: sums may share what they add up.
const maxSteps = 1 << 12

// expr returns the expression that a value is.
func (x *raiser) expr(v *ir.Value) (e maps.Expr, ok bool) {
	if x.steps++; x.steps > maxSteps {
		return e, false
	}
	if n, ok := ir.ConstInt(v); ok {
		return maps.NewConstant(n), true
	}
	if op := v.DefiningOp(); op != nil && (op.Is(arith.AddI) || op.Is(arith.MulI)) {
		l, ok := x.expr(op.Operand(0))
		if !ok {
			return e, false
		}
		r, ok := x.expr(op.Operand(1))
		if !ok {
			return e, false
		}
		if op.Is(arith.AddI) {
			return l.Add(r), true
		}
		if !l.IsSymbolicOrConstant() && !r.IsSymbolicOrConstant() {
			return e, false
		}
		return l.Mul(r), true
	}
	if i, ok := find(&x.symbols, v, affine.IsValidSymbol); ok {
		return maps.NewSymbol(i), true
	}
	i, ok := find(&x.dims, v, affine.IsValidDim)
	return maps.NewDim(i), ok
}

// find returns the place of a value in a list, to which it is added if it may be there.
func find(list *[]*ir.Value, v *ir.Value, may func(*ir.Value) bool) (i int, ok bool) {
	if i = slices.Index(*list, v); i >= 0 {
		return i, true
	}
	if !may(v) {
		return 0, false
	}
	*list = append(*list, v)
	return len(*list) - 1, true
}
