package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/pass"
)

// Pipeline returns the text of a pipeline of some passes for the operation anchor, with
// inner pipelines up to a depth. Every third option that is a flag or a number has another
// value than its default.
func Pipeline(r *rand.Rand, defs []*pass.Def, anchor string, depth int) string {
	defs = Repeatable(defs)
	var parts []string
	for n := 1 + r.IntN(3); len(parts) < n; {
		if depth > 0 && r.IntN(3) == 0 {
			inner := []string{"builtin.module", "func.func", "llvm.func", pass.Any}[r.IntN(4)]
			parts = append(parts, Pipeline(r, defs, inner, depth-1))
			continue
		}
		if d := defs[r.IntN(len(defs))]; d.On == "" || d.On == anchor {
			parts = append(parts, d.Name+options(r, d))
		}
	}
	return anchor + "(" + strings.Join(parts, ",") + ")"
}

// Repeatable returns the passes that do the same each time: all but snapshot-op-locations, which
// makes files with random names.
func Repeatable(defs []*pass.Def) []*pass.Def {
	return slices.DeleteFunc(slices.Clone(defs), func(d *pass.Def) bool { return d.Name == "snapshot-op-locations" })
}

func options(r *rand.Rand, d *pass.Def) string {
	var list []string
	for _, o := range d.Options() {
		if r.IntN(3) > 0 {
			continue
		}
		if _, err := strconv.ParseInt(o.Default, 0, 64); err == nil {
			list = append(list, fmt.Sprintf("%s=%d", o.Name, []int{0, 1, 2, 3, 8, 32}[r.IntN(6)]))
		} else if o.Default == "true" || o.Default == "false" {
			list = append(list, fmt.Sprintf("%s=%t", o.Name, r.IntN(2) == 0))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "{" + strings.Join(list, " ") + "}"
}
