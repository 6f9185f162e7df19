package instrument

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/pass"
)

// WriteStatistics writes what the passes of a pipeline have counted: as a tree like the
// pipeline, or as a list with the sums of each kind of pass, in the order of their
// names.
func WriteStatistics(w io.Writer, p *pass.Pipeline, list bool) error {
	var b strings.Builder
	b.WriteString(ruler + center("... Pass statistics report ...") + ruler)
	if list {
		sums := map[string][]statistic{}
		collect(p, sums)
		for _, name := range slices.Sorted(maps.Keys(sums)) {
			writePass(&b, "", name, sums[name])
		}
	} else {
		writeSteps(&b, "", p)
	}
	b.WriteByte('\n')
	_, err := io.WriteString(w, b.String())
	return err
}

type statistic struct {
	name, usage string
	value       uint64
}

func statistics(p *pass.Pass) (list []statistic) {
	for _, s := range p.Statistics() {
		list = append(list, statistic{s.Name, s.Usage, s.Value()})
	}
	return list
}

// collect adds the statistics of all passes to those of their kind.
func collect(p *pass.Pipeline, sums map[string][]statistic) {
	for _, s := range p.Steps() {
		if s.Pipeline != nil {
			collect(s.Pipeline, sums)
			continue
		}
		list := statistics(s.Pass)
		if old := sums[s.Pass.Class()]; len(old) == len(list) {
			for i := range list {
				list[i].value += old[i].value
			}
		}
		if len(list) > 0 {
			sums[s.Pass.Class()] = list
		}
	}
}

// writeSteps writes the passes and pipelines that have counted something.
func writeSteps(b *strings.Builder, indent string, p *pass.Pipeline) {
	for _, s := range p.Steps() {
		if s.Pass != nil {
			writePass(b, indent, s.Pass.Class(), statistics(s.Pass))
			continue
		}
		fmt.Fprintf(b, "%s'%s' Pipeline\n", indent, s.Pipeline.Anchor())
		writeSteps(b, indent+"  ", s.Pipeline)
	}
}

func writePass(b *strings.Builder, indent, name string, list []statistic) {
	b.WriteString(indent + name + "\n")
	slices.SortFunc(list, func(x, y statistic) int { return strings.Compare(x.name, y.name) })
	names, values := 0, 0
	for _, s := range list {
		names, values = max(names, len(s.name)), max(values, len(fmt.Sprint(s.value)))
	}
	for _, s := range list {
		fmt.Fprintf(b, "%s  (S) %*d %-*s - %s\n", indent, values, s.value, names, s.name, s.usage)
	}
}
