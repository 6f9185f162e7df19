package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/pass"
)

// printCallgraph prints the graph of the calls in a module.
var printCallgraph = &pass.Def{Name: "test-print-callgraph", Summary: "Print the contents of a constructed callgraph.",
	Class: class("TestCallGraphPass"), On: "builtin.module", New: always(func(j *pass.Job) {
		name := "<<NULL ATTRIBUTE>>"
		if a := j.Op.Attr("test.name"); a != nil {
			name = a.String()
		}
		fmt.Fprintf(j.Stderr(), "Testing : %s\n", name)
		j.Stderr().Write(callgraph.Analysis.Of(j).Append(nil))
		j.PreserveAll()
	})}
