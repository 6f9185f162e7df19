package testpass

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
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

	selectiveReplacement = &pass.Def{Name: "test-pattern-selective-replacement", Summary: "Test selective replacement in the PatternRewriter",
		Class: class("TestSelectiveReplacementPatternDriver"), New: always(func(j *pass.Job) {
			cast := rewrite.Pattern{Name: "replace", Root: "test.cast", Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				if op.NumOperands() != 2 || op.NumResults() != 1 {
					return false
				}
				var users []*ir.Operation
				for use := range op.Result(0).Uses() {
					users = append(users, use.Owner())
				}
				for _, user := range users {
					with := op.Operand(1)
					if user.Next() == nil {
						with = op.Operand(0)
					}
					r.Modify(user, func() {
						for i, v := range user.Operands().All() {
							if v == op.Result(0) {
								user.SetOperand(i, with)
							}
						}
					})
				}
				r.Erase(op)
				return true
			}}
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(cast), rewrite.Config{})
		})}
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
	convert.Add(types, func(t ir.Type) ir.Type { return t })
	convert.Add(types, func(t *ir.FloatType) ir.Type { return c.F64() })

	def := func(name string) *ir.OpDef { return c.OpDef("test." + name) }
	target := convert.NewTarget()
	target.Legal(def("return"))
	target.Dynamic(func(op *ir.Operation) bool { return op.NumOperands() > 1 }, def("one_variadic_out_one_variadic_in1"))
	target.Dynamic(types.IsLegalOp, def("type_producer"), def("type_consumer"))
	target.Illegal(def("remapped_value_region"))

	again := func(op *ir.Operation, operands []*ir.Value, results []ir.Type, r *convert.Rewriter) bool {
		r.ReplaceBy(op, r.Create(&ir.OperationState{Context: c, Def: op.Def(), Operands: operands, Results: results}))
		return true
	}
	runConversion(j, target,
		convert.Pattern{Name: "double", Root: "test.one_variadic_out_one_variadic_in1", Convert: func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			values, ok := convert.OneToOne(in)
			return ok && len(values) == 1 && again(op, []*ir.Value{values[0], values[0]}, op.Results().Types(), r)
		}},
		convert.Pattern{Name: "produce", Root: "test.type_producer", Types: types, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			results, ok := types.ConvertAll(op.Results().Types())
			return ok && again(op, nil, results, r)
		}},
		convert.Pattern{Name: "consume", Root: "test.type_consumer", Types: types, Convert: func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			values, ok := convert.OneToOne(in)
			return ok && again(op, values, nil, r)
		}},
		convert.Pattern{Name: "inline", Root: "test.remapped_value_region", Types: types, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			if op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
				return false
			}
			block := op.Region(0).First()
			last := block.Last()
			if last == nil || last.NumOperands() != op.NumResults() {
				return false
			}
			var values []*ir.Value
			for _, v := range last.Operands().All() {
				values = append(values, r.Value(v))
			}
			r.InlineAt(block, r.Point(), nil)
			r.Erase(last)
			r.Replace(op, values...)
			return true
		}},
	)
}
