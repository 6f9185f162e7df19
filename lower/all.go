package lower

import (
	"maps"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// dialects are the patterns that convert-to-llvm has for each dialect.
var dialects = map[string]func(c *TypeConverter) []convert.Pattern{
	"arith": func(c *TypeConverter) []convert.Pattern { return append(DivisionPatterns(), ArithPatterns(c)...) },
	"cf":    func(c *TypeConverter) []convert.Pattern { return append(CFPatterns(c), AssertPatterns(c)...) },
	"func":  func(c *TypeConverter) []convert.Pattern { return FuncPatterns(c, &ir.SymbolTables{}) },
	"ub":    UBPatterns,
	// Masks are compared in 64 bits here.
	"vector": func(c *TypeConverter) []convert.Pattern { return VectorPatterns(c, VectorOptions{WideIndices: true}) },
}

// ToLLVM is the pass convert-to-llvm: all conversions to the llvm dialect at once.
var ToLLVM = &pass.Def{
	Name:    "convert-to-llvm",
	Summary: "Convert to LLVM via dialect interfaces found in the input IR",
	Class:   "ConvertToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var filter []string
		dynamic, rollback := false, true
		o.Strings(&filter, "filter-dialects", "Test conversion patterns of only the specified dialects")
		o.Bool(&dynamic, "dynamic", "Use op conversion attributes to configure the conversion")
		o.Bool(&rollback, "allow-pattern-rollback", "Experimental performance flag to disallow pattern rollback")
		return func(j *pass.Job) {
			names := filter
			if len(names) == 0 {
				names = slices.Sorted(maps.Keys(dialects))
			}
			c := NewTypeConverter(j.Op.Context(), Options{Report: j.Report})
			t := convert.NewTarget()
			t.LegalDialects("llvm")
			var patterns [][]convert.Pattern
			for _, name := range names {
				f := dialects[name]
				if f == nil {
					what := "dialect does not implement ConvertToLLVMPatternInterface: "
					if !slices.ContainsFunc(j.Op.Context().Dialects(), func(d *ir.Dialect) bool { return d.Name == name }) {
						what = "dialect not loaded: "
					}
					j.Report(diag.Errorf(ir.PlaceOf(ir.NewUnknownLoc(j.Op.Context())), "%s", what+strings.TrimSpace(name)+"\n"))
					j.Fail()
					return
				}
				patterns = append(patterns, f(c))
			}
			Run(j, t, patterns...)
		}
	},
}
