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
	dataflow.LoadConstants(s)
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
