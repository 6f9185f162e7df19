package constraint

import (
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A Rule is a relation that the values and attributes of an operation must have. It returns the
// error to report, nil if it holds. Rules go into ir.OpDef.TypeRules, those made by PredOpTrait,
// AllTypesMatch and similar functions before the others. That is the order in which MLIR checks
// them.
type Rule = func(op *ir.Operation) *diag.Diagnostic

// A Ref is an operand, a result or an attribute of an operation definition, by
// its number there.
type Ref struct {
	kind  refKind
	index int
}

type refKind uint8

const (
	operandRef refKind = iota
	resultRef
	attrRef
)

// Operand refers to an operand by its number in the definition.
func Operand(i int) Ref { return Ref{operandRef, i} }

// Result refers to a result by its number in the definition.
func Result(i int) Ref { return Ref{resultRef, i} }

// Attr refers to the type of the attribute in a slot of the definition.
func Attr(slot int) Ref { return Ref{attrRef, slot} }

func (r Ref) name(d *ir.OpDef) string {
	switch r.kind {
	case operandRef:
		return d.Operands[r.index].Name
	case resultRef:
		return d.Results[r.index].Name
	}
	return d.Attrs[r.index].Name
}

// typeIn returns the type of what r refers to, nil if absent. For several values it is
// the type of the first.
func (r Ref) typeIn(op *ir.Operation) ir.Type {
	switch r.kind {
	case operandRef:
		if from, to := op.OperandSegment(r.index); from < to {
			return op.Operand(from).Type()
		}
	case resultRef:
		if from, to := op.ResultSegment(r.index); from < to {
			return op.Result(from).Type()
		}
	default:
		return attrType(op.InherentAttr(r.index))
	}
	return nil
}

// attrType is the type of an attribute that has one. A string without a type
// is of type none.
func attrType(a ir.Attribute) ir.Type {
	t, ok := a.(ir.TypedAttribute)
	if !ok {
		return nil
	}
	if t.Type() == nil {
		return ir.NewNoneType(a.Context())
	}
	return t.Type()
}

// typesIn calls f for the types of all values that r refers to, as long as it
// returns true.
func (r Ref) typesIn(op *ir.Operation, f func(ir.Type) bool) bool {
	switch r.kind {
	case operandRef:
		from, to := op.OperandSegment(r.index)
		for ; from < to; from++ {
			if !f(op.Operand(from).Type()) {
				return false
			}
		}
		return true
	case resultRef:
		from, to := op.ResultSegment(r.index)
		for ; from < to; from++ {
			if !f(op.Result(from).Type()) {
				return false
			}
		}
		return true
	}
	t := r.typeIn(op)
	return t == nil || f(t)
}

func failed(op *ir.Operation, summary string) *diag.Diagnostic {
	return op.Errorf("failed to verify that %s", summary)
}

// PredOpTrait is MLIR's PredOpTrait: a predicate whose summary completes "failed to
// verify that …".
func PredOpTrait(summary string, match func(op *ir.Operation) bool) Rule {
	return func(op *ir.Operation) *diag.Diagnostic {
		if match(op) {
			return nil
		}
		return failed(op, summary)
	}
}

// AllTypesMatch says that several values and attributes have one type. Those
// that are absent do not count.
func AllTypesMatch(refs ...Ref) Rule {
	return allMatch("type", refs, func(a, b ir.Type) bool { return a == b })
}

// AllElementTypesMatch says that several values have one element type. A type
// without elements counts as its own.
func AllElementTypesMatch(refs ...Ref) Rule {
	return allMatch("element type", refs, func(a, b ir.Type) bool { return elemOrSelf(a) == elemOrSelf(b) })
}

// AllShapesMatch says that several values have one shape.
func AllShapesMatch(refs ...Ref) Rule { return allMatch("shape", refs, sameShape) }

// AllTypeIDsMatch says that the types of several values are of one kind: all vectors, all tensors with a
// rank.
func AllTypeIDsMatch(refs ...Ref) Rule {
	return allMatch("type IDs", refs, func(a, b ir.Type) bool { return a.Def() == b.Def() })
}

// AllRanksMatch says that several values have the same number of dimensions.
func AllRanksMatch(refs ...Ref) Rule {
	return allMatch("rank", refs, func(a, b ir.Type) bool { return rank(a) == rank(b) })
}

// AllElementCountsMatch says that several values have the same number of
// elements.
func AllElementCountsMatch(refs ...Ref) Rule {
	return allMatch("element count", refs, func(a, b ir.Type) bool { return elementCount(a) == elementCount(b) })
}

func allMatch(what string, refs []Ref, same func(a, b ir.Type) bool) Rule {
	return func(op *ir.Operation) *diag.Diagnostic {
		var first ir.Type
		for _, r := range refs {
			t := r.typeIn(op)
			switch {
			case t == nil || t == first:
			case first == nil:
				first = t
			case !same(first, t):
				return failed(op, allSummary(op.Def(), what, refs))
			}
		}
		return nil
	}
}

func allSummary(d *ir.OpDef, what string, refs []Ref) string {
	names := make([]string, len(refs))
	for i, r := range refs {
		names[i] = r.name(d)
	}
	return "all of {" + strings.Join(names, ", ") + "} have same " + what
}

// TypesMatchWith says that the type of to follows from the type of from. The
// summary completes "failed to verify that …". It holds when either is absent,
// as MLIR's OptionalTypesMatchWith does.
func TypesMatchWith(summary string, from, to Ref, f func(ir.Type) ir.Type) Rule {
	return func(op *ir.Operation) *diag.Diagnostic {
		a, b := from.typeIn(op), to.typeIn(op)
		if a == nil || b == nil || f(a) == b {
			return nil
		}
		return failed(op, summary)
	}
}

// RangedTypesMatchWith is TypesMatchWith where to is any number of values.
func RangedTypesMatchWith(summary string, from, to Ref, f func(ir.Type) []ir.Type) Rule {
	return func(op *ir.Operation) *diag.Diagnostic {
		a := from.typeIn(op)
		if a == nil {
			return nil
		}
		want := f(a)
		i := 0
		ok := to.typesIn(op, func(t ir.Type) bool {
			i++
			return i <= len(want) && want[i-1] == t
		})
		if ok && i == len(want) {
			return nil
		}
		return failed(op, summary)
	}
}

// I1SameShape returns i1, or t with elements of type i1: the result type of a
// comparison of values of type t.
func I1SameShape(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	switch t := t.(type) {
	case *ir.VectorType:
		return ir.NewVectorType(t.Shape(), t.ScalableDims(), i1)
	case *ir.RankedTensorType:
		return ir.NewRankedTensorType(t.Shape(), i1, t.Encoding())
	case *ir.UnrankedTensorType:
		return ir.NewUnrankedTensorType(i1)
	case *ir.MemRefType:
		return ir.NewMemRefType(t.Shape(), i1, t.Layout(), t.MemorySpace())
	}
	return i1
}
