package rewrite_test

import (
	"fmt"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// listed has the name of an operation as the name of its one pattern.
type listed string

func (l listed) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{{Name: string(l)}}
}

// The patterns of dialects come first, then those of operations: their own ones, and those
// that another dialect attaches.
func ExampleCanonicalizationPatterns() {
	op := func(name string) *ir.OpDef {
		return &ir.OpDef{Name: name, Interfaces: []ir.Implementation{rewrite.CanonicalizeInterface.Is(listed(name))}}
	}
	other := &ir.OpDef{Name: "a.other"}
	a := &ir.Dialect{Name: "a", Ops: []*ir.OpDef{op("a.y"), other, op("a.x")}}
	b := &ir.Dialect{
		Name: "b",
		Interfaces: []ir.Implementation{
			rewrite.CanonicalizeDialectInterface.Is(rewrite.PatternList{{Name: "anything"}}),
		},
		Attach: func(c *ir.Context) {
			rewrite.CanonicalizeInterface.Attach(c, other, func(*ir.Operation) rewrite.CanonicalizeOp { return listed("attached") })
		},
	}
	for _, dialects := range [][]*ir.Dialect{{a, b}, {a}} {
		var names []string
		for _, p := range rewrite.CanonicalizationPatterns(ir.NewContext(dialects...)) {
			names = append(names, p.Name)
		}
		fmt.Println(names)
	}
	// Output:
	// [anything attached a.x a.y]
	// [a.x a.y]
}
