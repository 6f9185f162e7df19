package rewrite

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// CanonicalizeInterface is for operations that have canonicalization patterns, and
// CanonicalizeDialectInterface for dialects that have patterns which belong to no single
// operation. Patterns of both bring operations to a form that others need not look
// behind: MLIR's getCanonicalizationPatterns.
var (
	CanonicalizeInterface        = ir.NewOpInterface[CanonicalizeOp]("CanonicalizeOpInterface")
	CanonicalizeDialectInterface = ir.NewDialectInterface[CanonicalizeDialect]("CanonicalizeDialectInterface")
)

// A CanonicalizeOp has canonicalization patterns, most often one of itself:
//
//	func (NegOp) CanonicalizationPatterns() []rewrite.Pattern {
//		return []rewrite.Pattern{rewrite.On(negateTwice)}
//	}
type CanonicalizeOp interface {
	// CanonicalizationPatterns returns the patterns of the operations of a definition.
	// The method does not look at the receiver.
	CanonicalizationPatterns() []Pattern
}

// A CanonicalizeDialect has canonicalization patterns: see
// [CanonicalizeDialectInterface]. [PatternList] implements it.
type CanonicalizeDialect interface {
	CanonicalizationPatterns() []Pattern
}

// A PatternList is a list of patterns that implements [CanonicalizeDialect].
type PatternList []Pattern

// CanonicalizationPatterns returns the list.
func (l PatternList) CanonicalizationPatterns() []Pattern { return l }

// CanonicalizationPatterns returns the canonicalization patterns of all dialects of a
// context and of all their operations. The order is upstream's: those of dialects come
// before those of operations, each in the order of the names.
func CanonicalizationPatterns(c *ir.Context) []Pattern {
	var list []Pattern
	dialects := c.Dialects()
	for _, d := range dialects {
		if m, ok := CanonicalizeDialectInterface.Of(c, d); ok {
			list = append(list, m.CanonicalizationPatterns()...)
		}
	}
	for _, d := range dialects {
		ops := slices.SortedFunc(slices.Values(d.Ops), func(a, b *ir.OpDef) int { return strings.Compare(a.Name, b.Name) })
		for _, op := range ops {
			if m, ok := CanonicalizeInterface.OfDef(c, op); ok {
				list = append(list, m.CanonicalizationPatterns()...)
			}
		}
	}
	return list
}
