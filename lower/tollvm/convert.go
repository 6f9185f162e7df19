package tollvm

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// ConvertToLLVM is the interface of dialects that the pass convert-to-llvm converts:
// MLIR's ConvertToLLVMPatternInterface. A dialect lists its implementation in Interfaces,
// or a package attaches one in a context:
//
//	var Dialect = &ir.Dialect{…, Interfaces: []ir.Implementation{
//		tollvm.ConvertToLLVM.Is(tollvm.PatternFunc(patterns)),
//	}}
var ConvertToLLVM = ir.NewDialectInterface[PatternSource]("ConvertToLLVMPatternInterface")

// A PatternSource implements [ConvertToLLVM] for a dialect.
type PatternSource interface {
	// ToLLVMPatterns returns the patterns that convert the dialect with a converter. It
	// is called once for each run of the pass, on several goroutines at a time.
	ToLLVMPatterns(c *TypeConverter) []convert.Pattern
}

// A PatternFunc is a function as a [PatternSource].
type PatternFunc func(c *TypeConverter) []convert.Pattern

// ToLLVMPatterns calls f.
func (f PatternFunc) ToLLVMPatterns(c *TypeConverter) []convert.Pattern { return f(c) }

// NewPass returns the pass convert-to-llvm. It converts the dialects of the context that implement
// [ConvertToLLVM], and those with patterns in defaults, by name. For a dialect in both, its own
// implementation counts. Defaults are for dialects that must not depend on this package and so
// cannot implement the interface.
func NewPass(defaults map[string]PatternFunc) *pass.Def {
	return &pass.Def{
		Name:    "convert-to-llvm",
		Summary: "Convert to LLVM via dialect interfaces found in the input IR",
		Class:   "ConvertToLLVMPass",
		New: func(o *pass.Options) func(*pass.Job) {
			c := conversion{defaults: defaults, rollback: true}
			o.Strings(&c.filter, "filter-dialects", "Test conversion patterns of only the specified dialects")
			o.Bool(&c.dynamic, "dynamic", "Use op conversion attributes to configure the conversion")
			c.opaque = PointerOption(o, true)
			o.Bool(&c.rollback, "allow-pattern-rollback", "Experimental performance flag to disallow pattern rollback")
			return c.run
		},
	}
}

// A conversion is an instance of the pass convert-to-llvm.
type conversion struct {
	defaults map[string]PatternFunc
	filter   []string // the names of dialects, all if empty
	dynamic  bool     // the data layout of the operation counts
	rollback bool
	opaque   *bool // pointers are opaque
}

func (x *conversion) run(j *pass.Job) {
	ctx := j.Op.Context()
	dialects := ctx.Dialects()
	if len(x.filter) > 0 {
		dialects = nil
		for _, name := range x.filter {
			d := ctx.Dialect(name)
			if d == nil || x.sourceOf(ctx, d) == nil {
				reportMissing(j, name, d != nil)
				return
			}
			dialects = append(dialects, d)
		}
	}
	opts := Options{}
	if x.dynamic {
		opts = OptionsAt(j.Op)
	}
	opts.Report, opts.TypedPointers = j.Report, !*x.opaque
	c := NewTypeConverter(ctx, opts)
	var patterns [][]convert.Pattern
	for _, d := range dialects {
		if source := x.sourceOf(ctx, d); source != nil {
			patterns = append(patterns, source.ToLLVMPatterns(c))
		}
	}
	if replaces(patterns, j.Op) {
		j.Report(j.Op.Errorf("cannot be converted by a pass that runs on it: run convert-to-llvm on the operation around it"))
		j.Fail()
		return
	}
	t := convert.NewTarget()
	t.LegalDialects("llvm")
	cfg := c.Config(j)
	cfg.NoRollback, cfg.Changed = !x.rollback, j.ChangedInside
	if !convert.Partial(j.Context(), t, convert.NewPatterns(patterns...), cfg, j.Op) {
		j.Fail()
	}
}

// replaces reports whether there are patterns for an operation that is in a block. A pass
// may not replace its own operation: others may be at work on the neighbours.
func replaces(patterns [][]convert.Pattern, op *ir.Operation) bool {
	return op.Block() != nil && slices.ContainsFunc(patterns, func(list []convert.Pattern) bool {
		return slices.ContainsFunc(list, func(p convert.Pattern) bool { return p.Root == op.Name() })
	})
}

// sourceOf returns the patterns for a dialect, nil if it has none.
func (x *conversion) sourceOf(ctx *ir.Context, d *ir.Dialect) PatternSource {
	if source, ok := ConvertToLLVM.Of(ctx, d); ok {
		return source
	}
	if f := x.defaults[d.Name]; f != nil {
		return f
	}
	return nil
}

// reportMissing reports that a dialect in the filter cannot be converted, and makes the job fail.
func reportMissing(j *pass.Job, name string, loaded bool) {
	what := "dialect not loaded: "
	if loaded {
		what = "dialect does not implement ConvertToLLVMPatternInterface: "
	}
	j.Report(diag.Errorf(ir.PlaceOf(ir.NewUnknownLoc(j.Op.Context())), "%s", what+strings.TrimSpace(name)+"\n"))
	j.Fail()
}
