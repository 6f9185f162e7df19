package testpass

import (
	"bytes"
	"fmt"

	"github.com/gomlir/gomlir/analysis/dataflow"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// deadCode prints which blocks are executed, and where control comes from.
var deadCode = &pass.Def{Name: "test-dead-code-analysis", Class: class("TestDeadCodeAnalysisPass"), New: always(func(j *pass.Job) {
	s := dataflow.NewSolver(dataflow.Config{})
	s.Load(plainConstants{s.Constants()})
	if s.Run(j.Context(), j.Op) != nil {
		return
	}
	var b bytes.Buffer
	for op := range ir.Postorder(j.Op) {
		if tag, ok := op.Attr("tag").(*ir.StringAttr); ok {
			fmt.Fprintf(&b, "%s:\n", tag.Value())
			printLive(&b, s.DeadCode(), op)
		}
	}
	j.Stderr().Write(b.Bytes())
	j.PreserveAll()
})}

// plainConstants knows that constants are constants, and that other results and arguments
// of regions are none.
type plainConstants struct {
	constants *dataflow.Values[dataflow.Constant]
}

func (p plainConstants) Start(t *dataflow.Task, top *ir.Operation) {
	for op := range ir.Postorder(top) {
		p.Visit(t, dataflow.After(op))
	}
}

func (p plainConstants) Visit(_ *dataflow.Task, at dataflow.Point) {
	op := at.Prev()
	if op.NumResults() == 1 {
		if a := ir.ConstantOf(op.Result(0)); a != nil {
			p.constants.Join(op.Result(0), dataflow.NewConstant(a, op.Def().Dialect()))
			return
		}
	}
	lists := []ir.ValueRange{op.Results()}
	for _, r := range op.Regions() {
		if !r.Empty() {
			lists = append(lists, r.First().Args())
		}
	}
	for _, list := range lists {
		for _, v := range list.All() {
			p.constants.Join(v, dataflow.NewConstant(nil, nil))
		}
	}
}

func printLive(b *bytes.Buffer, d *dataflow.DeadCode, op *ir.Operation) {
	word := map[bool]string{true: "live", false: "dead"}
	for _, r := range op.Regions() {
		fmt.Fprintf(b, " region #%d\n", r.Index())
		for block := range r.Blocks() {
			fmt.Fprintf(b, "  %s = %s\n", block, word[d.Live(block)])
			for from := range block.Predecessors() {
				fmt.Fprintf(b, "   from %s = %s\n", from, word[d.LiveEdge(from, block)])
			}
		}
		if !r.Empty() {
			printPredecessors(b, "region_preds", d, dataflow.Start(r.First()))
		}
	}
	printPredecessors(b, "op_preds", d, dataflow.After(op))
}

func printPredecessors(b *bytes.Buffer, name string, d *dataflow.DeadCode, p dataflow.Point) {
	if !d.HasPredecessors(p) {
		return
	}
	ops, all := d.Predecessors(p)
	b.WriteString(name + ": ")
	if all {
		b.WriteString("(all) ")
	}
	b.WriteString("predecessors:")
	if len(ops) == 0 {
		b.WriteString(" (none)")
	}
	b.WriteByte('\n')
	for _, op := range ops {
		fmt.Fprintf(b, "  %s\n", asm.Append(nil, op, asm.Flags{SkipRegions: true, Threads: 1}))
	}
}

// liveness prints which operands, results and arguments of regions are needed.
var liveness = &pass.Def{Name: "test-liveness-analysis", Class: class("TestLivenessAnalysisPass"), New: always(func(j *pass.Job) {
	s := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(s)
	live := dataflow.LoadLiveness(s)
	if s.Run(j.Context(), j.Op) != nil {
		return
	}
	var b bytes.Buffer
	for op := range ir.Postorder(j.Op) {
		tag, ok := op.Attr("tag").(*ir.StringAttr)
		if !ok {
			continue
		}
		fmt.Fprintf(&b, "test_tag: %s:\n", tag.Value())
		for i, v := range op.Operands().All() {
			fmt.Fprintf(&b, " operand #%d: %s\n", i, live.At(v))
		}
		for i, v := range op.Results().All() {
			fmt.Fprintf(&b, " result #%d: %s\n", i, live.At(v))
		}
		for _, r := range op.Regions() {
			fmt.Fprintf(&b, " region: #%d:\n", r.Index())
			if r.Empty() {
				continue
			}
			for i, v := range r.First().Args().All() {
				fmt.Fprintf(&b, "   argument: #%d: %s\n", i, live.At(v))
			}
		}
	}
	j.Stdout().Write(b.Bytes())
	j.PreserveAll()
})}
