package testpass

import (
	"fmt"
	"slices"

	live "github.com/gomlir/gomlir/analysis/liveness"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// printLiveness prints which values are live where in a function.
var printLiveness = &pass.Def{Name: "test-print-liveness", Summary: "Print the contents of a constructed liveness information.",
	Class: class("TestLivenessPass"), Accepts: isSymbol, New: always(func(j *pass.Job) {
		name, named := j.Op.Attr(ir.SymbolName).(*ir.StringAttr)
		if !named {
			j.Report(j.Op.Errorf("trying to schedule pass '%s' on an unsupported operation", class("TestLivenessPass")))
			j.Fail()
			return
		}
		p := livenessPrinter{info: live.Of(j.Op), blocks: map[*ir.Block]int{}, ops: map[*ir.Operation]int{}, values: map[*ir.Value]int{}}
		p.out = fmt.Appendf(p.out, "Testing : %s\n// ---- Liveness -----\n", name.Value())
		list := p.number(j.Op)
		for _, b := range list {
			p.block(b)
		}
		p.out = append(p.out, "// -------------------\n"...)
		j.Stderr().Write(p.out)
		j.PreserveAll()
	})}

func isSymbol(_ *ir.Context, d *ir.OpDef) bool { return d.Has(ir.Symbol) }

// A livenessPrinter numbers blocks, operations and values in the order of the program.
type livenessPrinter struct {
	info   *live.Info
	out    []byte
	blocks map[*ir.Block]int
	ops    map[*ir.Operation]int
	values map[*ir.Value]int
}

// number numbers what is in an operation, and returns the blocks.
func (p *livenessPrinter) number(op *ir.Operation) (list []*ir.Block) {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			list = append(list, b)
			p.blocks[b] = len(p.blocks)
			for _, v := range b.Args().All() {
				p.values[v] = len(p.values)
			}
			for op := range b.Ops() {
				p.ops[op] = len(p.ops)
				for _, v := range op.Results().All() {
					p.values[v] = len(p.values)
				}
			}
			for op := range b.Ops() {
				list = append(list, p.number(op)...)
			}
		}
	}
	return list
}

func (p *livenessPrinter) value(v *ir.Value) {
	if v.DefiningOp() != nil {
		p.out = fmt.Appendf(p.out, "val_%d ", p.values[v])
	} else {
		p.out = fmt.Appendf(p.out, "arg%d@%d ", v.Index(), p.blocks[v.Owner()])
	}
}

func (p *livenessPrinter) list(values []*ir.Value) {
	slices.SortFunc(values, func(v, w *ir.Value) int { return p.values[v] - p.values[w] })
	for _, v := range values {
		p.value(v)
	}
}

func (p *livenessPrinter) block(b *ir.Block) {
	p.out = fmt.Appendf(p.out, "// - Block: %d\n// --- LiveIn: ", p.blocks[b])
	p.list(p.info.LiveIn(b))
	p.out = append(p.out, "\n// --- LiveOut: "...)
	p.list(p.info.LiveOut(b))
	p.out = append(p.out, "\n// --- BeginLivenessIntervals"...)
	for op := range b.Ops() {
		if op.NumResults() > 0 {
			p.out = append(p.out, '\n')
		}
		for _, v := range op.Results().All() {
			p.out = append(p.out, "// "...)
			p.value(v)
			p.out = append(p.out, ':')
			for _, op := range p.interval(v) {
				p.out = fmt.Appendf(p.out, "\n//     %v", op)
			}
		}
	}
	p.out = append(p.out, "\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n"...)
	for op := range b.Ops() {
		if now := p.current(op); len(now) > 0 {
			p.out = fmt.Appendf(p.out, "//     %v [", op)
			p.list(now)
			p.out = append(p.out, "\b]\n"...)
		}
	}
	p.out = append(p.out, "// --- EndCurrentlyLive\n"...)
}

// start is the first operation of a block at which a value is live.
func (p *livenessPrinter) start(v *ir.Value, b *ir.Block) *ir.Operation {
	if def := v.DefiningOp(); def != nil && !p.info.IsLiveIn(v, b) {
		return def
	}
	return b.First()
}

// interval returns the operations at which a value is live.
func (p *livenessPrinter) interval(v *ir.Value) (list []*ir.Operation) {
	seen := map[*ir.Block]bool{}
	var work []*ir.Block
	add := func(b *ir.Block) {
		if !seen[b] {
			seen[b] = true
			work = append(work, b)
		}
	}
	add(v.ParentBlock())
	for u := range v.Uses() {
		add(u.Owner().Block())
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		op := p.start(v, b)
		last := p.info.LastUse(v, op)
		for ; op != last; op = op.Next() {
			list = append(list, op)
		}
		list = append(list, last)
		for i := range b.Successors() {
			if s := b.Successors()[i].Block(); p.info.IsLiveIn(v, s) {
				add(s)
			}
		}
	}
	slices.SortFunc(list, func(x, y *ir.Operation) int { return p.ops[x] - p.ops[y] })
	return list
}

// current returns the values that are live at an operation.
func (p *livenessPrinter) current(op *ir.Operation) (list []*ir.Value) {
	b := op.Block()
	values := append(b.Args().Values(), p.info.LiveIn(b)...)
	for def := b.First(); def != op.Next(); def = def.Next() {
		values = append(values, def.Results().Values()...)
	}
	for _, v := range values {
		from := p.start(v, b)
		if !op.IsBeforeInBlock(from) && !p.info.LastUse(v, from).IsBeforeInBlock(op) {
			list = append(list, v)
		}
	}
	return list
}
