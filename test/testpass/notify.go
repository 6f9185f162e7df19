package testpass

import (
	"fmt"
	"io"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// notifications returns a listener that prints what it hears.
func notifications(out io.Writer) *rewrite.Listener {
	about := func(what string) func(op *ir.Operation) {
		return func(op *ir.Operation) { fmt.Fprintf(out, "notifyOperation%s: %s\n", what, op.Name()) }
	}
	return &rewrite.Listener{
		Inserted: func(op *ir.Operation, from rewrite.Place) {
			fmt.Fprintf(out, "notifyOperationInserted: %s, %s\n", op.Name(), placeText(from))
		},
		Modified: about("Modified"),
		Erased:   about("Erased"),
		Replaced: func(op *ir.Operation, _ []*ir.Value) { about("Replaced")(op) },
		BlockInserted: func(b *ir.Block, from *ir.Region) {
			into, was := "unknown op", "unlinked"
			if parent := b.ParentOp(); parent != nil {
				into = parent.Name()
			}
			if from != nil {
				was = "linked"
			}
			fmt.Fprintf(out, "notifyBlockInserted into %s: was %s\n", into, was)
		},
		BlockErased: func(*ir.Block) { fmt.Fprintln(out, "notifyBlockErased") },
	}
}

func placeText(p rewrite.Place) string {
	switch {
	case p.Block == nil:
		return "was unlinked"
	case p.Inexact:
		return "was linked, exact position unknown"
	case p.Before == nil:
		return "was last in block"
	}
	return "previous = " + p.Before.Name()
}
