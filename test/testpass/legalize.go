package testpass

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

var (
	unknownRoot = &pass.Def{Name: "test-legalize-unknown-root-patterns", Summary: "Test public remapped value mechanism in ConversionPatternRewriter",
		Class: class("TestUnknownRootOpDriver"), New: always(func(j *pass.Job) {
			target := convert.NewTarget()
			target.IllegalDialects("test")
			runConversion(j, target, convert.Pattern{Name: "erase", Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
				if !target.IsIllegal(op) {
					return false
				}
				r.Erase(op)
				return true
			}})
		})}

	remappedValue = &pass.Def{Name: "test-remapped-value", Summary: "Test public remapped value mechanism in ConversionPatternRewriter",
		Class: class("TestRemappedValue"), New: always(remapValues)}
)

// runConversion converts what a pass runs on with one pattern or more.
func runConversion(j *pass.Job, target *convert.Target, patterns ...convert.Pattern) {
	if !convert.Partial(j.Context(), target, convert.NewPatterns(patterns), convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}

// remapValues converts floats to f64, gives operations with one operand a second one, and
// takes a region apart.
func remapValues(j *pass.Job) {
	c := j.Op.Context()
	types := convert.NewTypeConverter()
	convert.Add(types, func(t *ir.FloatType) ir.Type {
		if t == c.F32() {
			return c.F64()
		}
		return t
	})
	convert.Add(types, func(t ir.Type) ir.Type { return t })

	target := convert.NewTarget()
	target.Legal(builtin.Module, fn.Func, testdialect.Return)
	target.Dynamic(func(op *ir.Operation) bool { return op.Result(0).Type() == c.F64() }, testdialect.TypeProducer)
	target.Dynamic(func(op *ir.Operation) bool { return op.Operand(0).Type() == c.F64() }, testdialect.TypeConsumer)
	target.Dynamic(func(op *ir.Operation) bool { return op.NumOperands() > 1 }, testdialect.OneVariadic1)
	patterns := []convert.Pattern{
		one("test.one_variadic_out_one_variadic_in1", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			v := r.Value(op.Operand(0))
			return another(r, op, op.Name(), []*ir.Value{v, v}, op.Results().Types()...)
		}),
		changeF32(), consumeF64(),
		one("test.remapped_value_region", types, mergeRegion),
	}
	if !convert.Full(j.Context(), target, convert.NewPatterns(patterns), convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}

// mergeRegion moves the block of an operation out of it.
func mergeRegion(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
	body, around := op.Region(0).First(), op.Block()
	last := body.Last()
	_, tail := r.Split(around, op)
	r.Merge(body, tail.Prev(), nil)
	r.Merge(tail, tail.Prev(), nil)
	var values []*ir.Value
	for _, v := range last.Operands().All() {
		w := r.Value(v)
		if w == nil {
			return false
		}
		values = append(values, w)
	}
	r.Erase(last)
	r.Replace(op, values...)
	return true
}

func integer(c *ir.Context, width uint32) ir.Type { return ir.NewIntegerType(c, width, ir.Signless) }

// legalizeTypes drops i16 and i24, takes an f32 apart, and changes i64 and i42.
func legalizeTypes(c *ir.Context) *convert.TypeConverter {
	types := convert.NewTypeConverter()
	types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		switch t {
		case c.I16(), integer(c, 24):
			return nil, convert.Converted
		case c.I64():
			return []ir.Type{c.F64()}, convert.Converted
		case integer(c, 42):
			return []ir.Type{integer(c, 43)}, convert.Converted
		case c.F32():
			return []ir.Type{ir.NewFloatType(c, ir.F16), ir.NewFloatType(c, ir.F16)}, convert.Converted
		}
		return []ir.Type{t}, convert.Converted
	})
	types.AddSource(castOne)
	types.AddTarget(castOne)
	return types
}

// castOne makes one value of others with a test.cast.
func castOne(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
	if len(to) != 1 {
		return nil
	}
	return []*ir.Value{testdialect.NewCast(b, to[0], from...).Op().Result(0)}
}

// legalizeTarget says what may be left by the pass that tests conversions.
func legalizeTarget(c *ir.Context, types *convert.TypeConverter) *convert.Target {
	t := convert.NewTarget()
	t.Legal(builtin.Module, testdialect.LegalA, testdialect.LegalB, testdialect.LegalC, testdialect.Cast, testdialect.Valid,
		testdialect.Finish, testdialect.Constant, testdialect.OneRegion, testdialect.ValidProducer, testdialect.ValidConsumer, c.OpDef("test.legal_op"))
	t.Illegal(testdialect.IllegalF, testdialect.RegionBuilder, testdialect.OpWithRegionFold)
	isMarked := func(op *ir.Operation) bool { return op.Attr("is_legal") != nil }
	t.Dynamic(isMarked, c.OpDef("test.value_replace"), c.OpDef("test.post_order_legalization"))
	t.Dynamic(func(op *ir.Operation) bool {
		return !slices.Contains(op.Operands().Types(), ir.Type(c.F32()))
	}, testdialect.Return)
	t.Dynamic(func(op *ir.Operation) bool { return types.IsLegalSignature(ir.Cast[fn.FuncOp](op).FunctionType()) }, fn.Func)
	t.Dynamic(types.IsLegalOp, fn.Call)
	t.Dynamic(func(*ir.Operation) bool { return false }, testdialect.IllegalG)
	t.Dynamic(func(op *ir.Operation) bool { return op.Result(0).Type() == c.F64() }, testdialect.TypeProducer)
	t.Dynamic(func(op *ir.Operation) bool { return op.Operand(0).Type() == c.F64() }, testdialect.TypeConsumer)
	t.Dynamic(func(op *ir.Operation) bool { return ir.Cast[testdialect.RecursiveRewriteOp](op).Depth() == 0 }, testdialect.RecursiveRewrite)
	t.Dynamic(func(op *ir.Operation) bool { return ir.Cast[testdialect.OpInPlaceSelfFoldOp](op).Folded() }, testdialect.OpInPlaceSelfFold)
	t.Dynamic(func(op *ir.Operation) bool { return ir.Cast[testdialect.ConvertBlockArgsOp](op).IsLegal() }, testdialect.ConvertBlockArgs)
	t.RecursivelyLegal(func(op *ir.Operation) bool {
		_, ok := op.Attr("test.recursively_legal").(*ir.UnitAttr)
		return ok
	}, fn.Func, builtin.Module)
	return t
}

var foldModes = map[string]convert.Fold{"never": convert.FoldNever, "before-patterns": convert.FoldFirst, "after-patterns": convert.FoldLast}

var legalize = &pass.Def{Name: "test-legalize-patterns", Summary: "Run test dialect legalization patterns", Class: class("TestLegalizePatternDriver"),
	New: func(o *pass.Options) func(*pass.Job) {
		mode, fold, rollback, mark, build := "partial", "before-patterns", true, false, true
		o.Enum(&mode, "test-legalize-mode", "The legalization mode to use with the test driver", "analysis", "full", "partial")
		o.Enum(&fold, "test-legalize-folding-mode", "The folding mode to use with the test driver", "never", "before-patterns", "after-patterns")
		o.Bool(&rollback, "allow-pattern-rollback", "Allow pattern rollback")
		o.Bool(&mark, "attach-debug-materialization-kind", "Attach materialization kind to unrealized_conversion_cast ops")
		o.Bool(&build, "build-materializations", "If set to 'false', leave unrealized_conversion_cast ops in place")
		return func(j *pass.Job) {
			legalizePatterns(j, mode, convert.Config{Report: j.Report, Fold: foldModes[fold], NoRollback: !rollback, MarkCasts: mark, KeepCasts: !build,
				Listener: notifications(j.Stdout())})
		}
	}}

func legalizePatterns(j *pass.Job, mode string, cfg convert.Config) {
	c := j.Op.Context()
	types := legalizeTypes(c)
	var generated []convert.Pattern
	for _, p := range declared() {
		generated = append(generated, convert.FromRewrite(p))
	}
	patterns := convert.NewPatterns(generated, blockPatterns(), typePatterns(), rewritePatterns(), plainPatterns(), typedPatterns(types),
		retype.Functions(c, types), retype.Calls(types))
	target := legalizeTarget(c, types)
	switch mode {
	case "partial":
		var left []*ir.Operation
		cfg.Unlegalized = func(op *ir.Operation) { left = append(left, op) }
		if !convert.Partial(j.Context(), target, patterns, cfg, j.Op) {
			j.Report(j.Op.Remarkf("applyPartialConversion failed"))
		}
		for _, op := range left {
			j.Report(remarkAbout(op, "legalizable", false))
		}
	case "full":
		target.DynamicUnknown(func(op *ir.Operation) bool {
			_, ok := op.Attr("test.dynamically_legal").(*ir.UnitAttr)
			return ok
		})
		if !convert.Full(j.Context(), target, patterns, cfg, j.Op) {
			j.Report(j.Op.Remarkf("applyFullConversion failed"))
		}
	default:
		for _, op := range convert.Analyze(j.Context(), target, patterns, cfg, j.Op) {
			j.Report(remarkAbout(op, "legalizable", true))
		}
	}
}

func remarkAbout(op *ir.Operation, what string, is bool) *diag.Diagnostic {
	not := "not "
	if is {
		not = ""
	}
	return op.Remarkf("op '%s' is %s%s", op.Name(), not, what)
}
