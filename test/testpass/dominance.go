package testpass

import (
	"fmt"
	"sync"

	"github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// blockIDs is the name of the attribute that numbers the blocks of an operation.
const blockIDs = "test.block_ids"

// printDominance returns a pass that prints what dominates what.
func printDominance() *pass.Def {
	// Passes on several functions number the block around them, as upstream's do.
	var around sync.Mutex
	return &pass.Def{Name: "test-print-dominance", Summary: "Print the dominance information for multiple regions.", Class: class("TestDominancePass"),
		Accepts: func(ctx *ir.Context, d *ir.OpDef) bool {
			return ir.SymbolOpInterface.Has(ctx, d) || d.Traits&(ir.Symbol|ir.FunctionLike) != 0
		},
		New: always(func(j *pass.Job) {
			p := dominancePrinter{top: j.Op, ids: map[*ir.Block]int{}}
			around.Lock()
			p.number()
			around.Unlock()
			p.out = fmt.Appendf(p.out, "Testing : %s\n", ir.SymbolNameOf(j.Op))
			dom, post := dominance.Analysis.Of(j), dominance.PostAnalysis.Of(j)
			forward := relation{"dominates", dom.NearestCommonDominator, dom.Dominates, dom.ProperlyDominates}
			backward := relation{"postdominates", post.NearestCommonPostDominator, post.PostDominates, post.ProperlyPostDominates}
			p.out = append(p.out, "--- DominanceInfo ---\n"...)
			p.nearest(&forward)
			p.out = append(p.out, "--- PostDominanceInfo ---\n"...)
			p.nearest(&backward)
			p.out = append(p.out, "--- Block Dominance relationship ---\n"...)
			p.blocks(&forward)
			p.out = append(p.out, "--- Block PostDominance relationship ---\n"...)
			p.blocks(&backward)
			j.Stdout().Write(p.out)
		})}
}

// A relation is dominance or post-dominance.
type relation struct {
	name           string
	nearest        func(a, b *ir.Block) *ir.Block
	blocks, proper func(a, b *ir.Block) bool
}

type dominancePrinter struct {
	top *ir.Operation
	ids map[*ir.Block]int
	out []byte
}

// all calls f for the block of each operation, in the order of the walk, once.
func (p *dominancePrinter) all(f func(*ir.Block)) {
	seen := map[*ir.Block]bool{}
	for op := range ir.Postorder(p.top) {
		if b := op.Block(); b != nil && !seen[b] {
			seen[b] = true
			f(b)
		}
	}
}

// number numbers the blocks, and says so in attributes of the operations that have them.
func (p *dominancePrinter) number() {
	p.all(func(b *ir.Block) {
		id := int64(len(p.ids))
		p.ids[b] = int(id)
		op := b.ParentOp()
		if op == nil {
			return
		}
		var list []int64
		if old, ok := op.Attr(blockIDs).(*ir.DenseArrayAttr); ok {
			list = append(list, ir.DenseInts[int64](old)...)
		}
		op.SetDiscardable(blockIDs, ir.NewDenseI64ArrayAttr(op.Context(), append(list, id)...))
	})
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// nearest prints the nearest block that is common to two.
func (p *dominancePrinter) nearest(r *relation) {
	p.all(func(a *ir.Block) {
		p.all(func(b *ir.Block) {
			p.out = fmt.Appendf(p.out, "Nearest(%d, %d) = ", p.ids[a], p.ids[b])
			if c := r.nearest(a, b); c != nil {
				p.out = fmt.Appendf(p.out, "%d\n", p.ids[c])
			} else {
				p.out = append(p.out, "<no dom>\n"...)
			}
		})
	})
}

// blocks prints how blocks relate.
func (p *dominancePrinter) blocks(r *relation) {
	p.all(func(a *ir.Block) {
		p.all(func(b *ir.Block) {
			p.out = fmt.Appendf(p.out, "%s(%d, %d) = %d (properly = %d)\n", r.name, p.ids[a], p.ids[b], bit(r.blocks(a, b)), bit(r.proper(a, b)))
		})
	})
}
