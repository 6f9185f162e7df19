package tollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Target returns a new target for which the llvm dialect is legal, and so are casts
// between converted values and values that are not converted yet.
func Target() *convert.Target {
	t := convert.NewTarget()
	t.LegalDialects("llvm")
	t.Legal(builtin.UnrealizedConversionCast)
	return t
}

// Run applies a partial conversion to the operation of a job, which the pass has not changed before. The job
// fails if the conversion fails. The patterns convert types by c. They follow the rules of
// [convert.Config.Threads].
func Run(j *pass.Job, c *TypeConverter, t *convert.Target, patterns ...[]convert.Pattern) {
	cfg := c.Config(j)
	cfg.Changed = j.ChangedInside
	if !convert.Partial(j.Context(), t, convert.NewPatterns(patterns...), cfg, j.Op) {
		j.Fail()
	}
}

// Config returns the configuration of a conversion of the operation of a job by patterns
// that convert types by c, and follow the rules of [convert.Config.Threads].
func (c *TypeConverter) Config(j *pass.Job) convert.Config {
	return convert.Config{Report: j.Report, Reporter: c.reporter, Threads: j.Threads}
}

// IndexOption declares the pass option index-bitwidth. When the pass runs, the result has the width
// of index in bits, or 0 for that of the data layout.
func IndexOption(o *pass.Options) *uint32 {
	bits := new(uint32)
	o.Uint(bits, "index-bitwidth", "Bitwidth of the index type, 0 to use size of machine word")
	return bits
}

// ParseDataLayout parses the text of an LLVM data layout for a pass. If the text is not valid, it
// reports an error, makes the job fail and returns nil.
func ParseDataLayout(j *pass.Job, text string) *llvm.DataLayout {
	l, err := llvm.ParseDataLayout(text)
	if err != nil {
		j.Report(j.Op.ErrorPlainf("invalid data layout descriptor: %s\n", err))
		j.Fail()
		return nil
	}
	return l
}

// Report reports an error at an operation that cannot be converted, to Options.Report.
func (c *TypeConverter) Report(op *ir.Operation, message string) {
	c.reporter.Report(op.ErrorPlainf("%s", message))
}
