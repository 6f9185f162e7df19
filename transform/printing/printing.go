// Package printing has passes that change nothing and print: print-op-stats the number of
// operations of each kind, print-ir the operation, and view-op-graph a graph of it.
package printing

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// OpStats is the pass print-op-stats. It prints how often each operation occurs, in the
// order of the names.
var OpStats = &pass.Def{
	Name:    "print-op-stats",
	Summary: "Print statistics of operations",
	Class:   "PrintOpStats",
	New: func(o *pass.Options) func(*pass.Job) {
		asJSON := false
		o.Bool(&asJSON, "json", "print the stats as JSON")
		return func(j *pass.Job) {
			count := map[string]int{}
			for op := range ir.Preorder(j.Op) {
				count[op.Name()]++
			}
			text := tableOfStats(count)
			if asJSON {
				text = jsonStats(count)
			}
			_, _ = io.WriteString(j.Stderr(), text) // an error of writing changes nothing
			j.PreserveAll()
		}
	},
}

func jsonStats(count map[string]int) string {
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(count)) {
		lines = append(lines, fmt.Sprintf("  \"%s\" : %d", name, count[name]))
	}
	return "{\n" + strings.Join(lines, ",\n") + "\n}\n"
}

// tableOfStats aligns the names at the dot after the dialect.
func tableOfStats(count map[string]int) string {
	split := func(name string) (dialect, op string) {
		if dialect, op, _ = strings.Cut(name, "."); op == "" {
			return "", dialect
		}
		return dialect, op
	}
	left, right := 0, 0
	for name := range count {
		dialect, op := split(name)
		left, right = max(left, len(dialect)), max(right, len(op))
	}
	var b strings.Builder
	b.WriteString("Operations encountered:\n-----------------------\n")
	for _, name := range slices.Sorted(maps.Keys(count)) {
		dialect, op := split(name)
		if dialect != "" {
			dialect += "."
		}
		fmt.Fprintf(&b, "%*s%-*s , %d\n", left+3, dialect, right, op, count[name])
	}
	return b.String()
}

// IR is the pass print-ir. It prints the operation, under a title with the option label.
var IR = &pass.Def{
	Name:    "print-ir",
	Summary: "Print IR on the debug stream",
	Class:   "PrintIRPass",
	New: func(o *pass.Options) func(*pass.Job) {
		label := ""
		o.String(&label, "label", "Label")
		return func(j *pass.Job) {
			title := "// -----// IR Dump"
			if label != "" {
				title += " " + label
			}
			flags := j.PrintFlags()
			flags.LocalScope, flags.Threads = true, 1
			text := asm.Append([]byte(title+" //----- //\n"), j.Op, flags)
			_, _ = j.Stderr().Write(append(text, '\n')) // an error of writing changes nothing
			j.PreserveAll()
		}
	},
}
