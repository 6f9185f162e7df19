// Package units is a dialect in a module of its own, which knows nothing of gomlir but
// its public API: quantities with physical units. The operations, their text and their
// constructors come from the specification in package spec; go generate writes them to
// zops.go. Here is what a specification cannot say: types of results, a verifier, folders
// and a canonicalization (this file), an interface of the dialect with a pass that asks it
// (cost.go), and the conversion to the llvm dialect (lower.go).
//
//	go run ./cmd/units-opt area.mlir
package units

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec

var (
	isQuantity = &ir.TypeConstraint{Summary: "a quantity", Match: asm.IsType[*QuantityType]}
	isInterval = &ir.TypeConstraint{Summary: "an interval", Match: asm.IsType[*IntervalType]}
)

// measureError returns an error unless the number is an f64.
func measureError(number *ir.FloatAttr, unit string) error {
	if number.Type() != ir.Type(number.Context().F64()) {
		return fmt.Errorf("a quantity is an f64, not %s", number.Type())
	}
	return nil
}

// Quantity is the type of the constant.
func (a *MeasureAttr) Quantity() ir.Type { return NewQuantityType(a.Context(), a.Unit()) }

// Float64 is the number.
func (a *MeasureAttr) Float64() float64 {
	f, _ := a.Number().Value().Float64()
	return f
}

func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if m, ok := value.(*MeasureAttr); ok && m.Quantity() == t {
		return NewConstant(b, m).Op()
	}
	return nil
}

// The types of results follow from a specification that holds: constraints are checked
// first.
func inferConstant(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return []ir.Type{st.InherentAttr(0).(*MeasureAttr).Quantity()}, nil
}

func inferBetween(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return []ir.Type{NewIntervalType(st.Context, unitOf(st.Operands[0]))}, nil
}

func inferBound(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return []ir.Type{NewQuantityType(st.Context, st.Operands[0].Type().(*IntervalType).Unit())}, nil
}

func unitOf(v *ir.Value) string { return v.Type().(*QuantityType).Unit() }

// Verify checks that the unit of a product is the product of the units. It implements
// ir.VerifyInterface.
func (op MulOp) Verify() *diag.Diagnostic {
	got := unitOf(op.Result())
	if want := Product(unitOf(op.Lhs()), unitOf(op.Rhs())); got != want {
		return op.Op().Errorf("has a result in \"%s\", but a product in \"%s\"", got, want)
	}
	return nil
}

// Product is the unit of a product: the factors of both, separated by dots and sorted. A
// number without a unit has "1".
func Product(a, b string) string {
	factors := slices.DeleteFunc(strings.Split(a+"."+b, "."), func(f string) bool { return f == "1" })
	if len(factors) == 0 {
		return "1"
	}
	slices.Sort(factors)
	return strings.Join(factors, ".")
}

// Fold adds constants. It implements ir.FoldInterface.
func (op AddOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldNumbers(op.Result(), constants, func(a, b float64) float64 { return a + b })
}

// Fold multiplies constants.
func (op MulOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldNumbers(op.Result(), constants, func(a, b float64) float64 { return a * b })
}

func foldNumbers(result *ir.Value, constants []ir.Attribute, f func(a, b float64) float64) ([]ir.FoldResult, bool) {
	a, aOK := constants[0].(*MeasureAttr)
	b, bOK := constants[1].(*MeasureAttr)
	if !aOK || !bOK {
		return nil, false
	}
	c := a.Context()
	number := ir.NewFloat64Attr(c.F64(), f(a.Float64(), b.Float64()))
	return []ir.FoldResult{{Attr: NewMeasureAttr(c, number, unitOf(result))}}, true
}

// Fold finds the bound of an interval whose bounds are known.
func (op BoundOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	between, ok := ir.DefiningOp[BetweenOp](op.Interval())
	switch {
	case !ok:
		return nil, false
	case op.High():
		return []ir.FoldResult{{Value: between.High()}}, true
	}
	return []ir.FoldResult{{Value: between.Low()}}, true
}

// CanonicalizationPatterns implements rewrite.CanonicalizeInterface.
func (ScaleOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(scaleTwice)}
}

// scaleTwice makes one factor of two: (x by a) by b is x by (a * b).
func scaleTwice(op ScaleOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[ScaleOp](op.Quantity())
	if !ok {
		return r.NoMatch(op.Op(), "the quantity is not scaled")
	}
	factor := arith.NewMulF(r.Builder, inner.Factor(), op.Factor())
	r.ReplaceBy(op.Op(), NewScale(r.Builder, inner.Quantity(), factor.Result()).Op())
	return true
}
