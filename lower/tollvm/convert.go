package tollvm

import (
	"maps"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A PatternFunc returns the patterns that convert a dialect to the llvm dialect.
type PatternFunc func(c *TypeConverter) []convert.Pattern

// NewPass returns the pass convert-to-llvm for some dialects, given by name.
func NewPass(dialects map[string]PatternFunc) *pass.Def {
	return &pass.Def{
		Name:    "convert-to-llvm",
		Summary: "Convert to LLVM via dialect interfaces found in the input IR",
		Class:   "ConvertToLLVMPass",
		New: func(o *pass.Options) func(*pass.Job) {
			var filter []string
			dynamic, rollback := false, true
			o.Strings(&filter, "filter-dialects", "Test conversion patterns of only the specified dialects")
			o.Bool(&dynamic, "dynamic", "Use op conversion attributes to configure the conversion")
			o.Bool(&rollback, "allow-pattern-rollback", "Experimental performance flag to disallow pattern rollback")
			return func(j *pass.Job) { convertDialects(j, dialects, filter) }
		},
	}
}

// convertDialects converts the dialects of the filter, or all dialects if it is empty.
func convertDialects(j *pass.Job, dialects map[string]PatternFunc, filter []string) {
	if len(filter) == 0 {
		filter = slices.Sorted(maps.Keys(dialects))
	}
	c := NewTypeConverter(j.Op.Context(), Options{Report: j.Report})
	t := convert.NewTarget()
	t.LegalDialects("llvm")
	var patterns [][]convert.Pattern
	for _, name := range filter {
		f := dialects[name]
		if f == nil {
			noPatterns(j, name)
			return
		}
		patterns = append(patterns, f(c))
	}
	Run(j, t, patterns...)
}

// noPatterns reports that a dialect has no patterns and makes the job fail.
func noPatterns(j *pass.Job, name string) {
	c := j.Op.Context()
	what := "dialect not loaded: "
	if slices.ContainsFunc(c.Dialects(), func(d *ir.Dialect) bool { return d.Name == name }) {
		what = "dialect does not implement ConvertToLLVMPatternInterface: "
	}
	j.Report(diag.Errorf(ir.PlaceOf(ir.NewUnknownLoc(c)), "%s", what+strings.TrimSpace(name)+"\n"))
	j.Fail()
}
