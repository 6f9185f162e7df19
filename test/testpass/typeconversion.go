package testpass

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/testdialect"
)

var typeConversion = &pass.Def{Name: "test-legalize-type-conversion", Summary: "Test various type conversion functionalities in DialectConversion",
	Class: class("TestTypeConversionDriver"), New: func(o *pass.Options) func(*pass.Job) {
		rollback := true
		o.Bool(&rollback, "allow-pattern-rollback", "Allow pattern rollback")
		return func(j *pass.Job) { convertTypes(j, rollback) }
	}}

// floatsOnly keeps f64, i1, i38 and index, makes f64 of smaller floats, and drops other
// integers. What i37 becomes, the function around the value says. Recursive types become
// others that are not.
func floatsOnly(c *ir.Context) *convert.TypeConverter {
	types := convert.NewTypeConverter()
	convert.Add(types, func(t ir.Type) ir.Type {
		switch t {
		case c.F64(), ir.NewFloatType(c, ir.BF16), ir.NewFloatType(c, ir.F16), ir.Type(c.F32()):
			return c.F64()
		}
		return nil
	})
	convert.Add(types, func(t *ir.IndexType) ir.Type { return t })
	types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		switch t.(type) {
		case *ir.IntegerType:
			if t == c.I1() || t == integer(c, 38) {
				return []ir.Type{t}, convert.Converted
			}
			return nil, convert.Converted
		}
		return nil, convert.Unknown
	})
	types.AddRule(convertRecursive)
	types.AddValueRule(func(v *ir.Value) ([]ir.Type, convert.Outcome) {
		if v.Type() != integer(c, 37) {
			return nil, convert.Unknown
		}
		op := v.ParentBlock().ParentOp()
		for op != nil && !isFunction(c, op.Def()) {
			op = op.ParentOp()
		}
		if op == nil {
			return nil, convert.Impossible
		}
		n, ok := op.Attr("increment").(*ir.IntegerAttr)
		if !ok {
			return nil, convert.Impossible
		}
		return []ir.Type{integer(c, uint32(37+n.Int()))}, convert.Converted
	})
	types.AddSource(func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
		isInteger := func(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }
		switch {
		case to[0] != ir.NewFloatType(c, ir.F16) && len(from) == 1 && from[0].Type() == c.F64():
			return castOne(b, to, from, nil)
		case (to[0] == c.I32() || to[0] == c.I64()) && len(from) == 0:
			return []*ir.Value{testdialect.NewTypeProducer(b, to[0]).Op().Result(0)}
		case isInteger(to[0]) && len(from) == 1 && isInteger(from[0].Type()):
			return castOne(b, to, from, nil)
		}
		return nil
	})
	types.AddTarget(func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
		if len(from) != 1 || from[0].Type() != integer(c, 37) {
			return nil
		}
		return builtin.NewUnrealizedConversionCast(b, to, from...).Op().Results().Values()
	})
	return types
}

func convertTypes(j *pass.Job, rollback bool) {
	c := j.Op.Context()
	types := floatsOnly(c)
	target := convert.NewTarget()
	target.Legal(c.OpDef("test.context_op"), testdialect.LegalD)
	target.Dynamic(func(op *ir.Operation) bool {
		t := op.Result(0).Type()
		return t == c.F64() || t == c.I64() || isConvertedRecursive(t)
	}, testdialect.TypeProducer)
	target.Dynamic(func(op *ir.Operation) bool { return types.IsLegalSignature(ir.Cast[fn.FuncOp](op).FunctionType()) }, fn.Func)
	target.Dynamic(func(op *ir.Operation) bool {
		return op.NumOperands() > 0 && op.Operand(0).Type() == c.F64() && op.Result(0).Type() == c.F32()
	}, testdialect.Cast)
	target.Dynamic(func(op *ir.Operation) bool {
		return types.IsLegal(op.Region(0).First().Args().Types()...)
	}, testdialect.SignatureConversionNoConverter)
	target.Dynamic(func(op *ir.Operation) bool { return types.IsLegal(op.Operands().Types()...) }, cf.Branch, cf.CondBranch)

	retype.LoopLegality(types, target)
	patterns := convert.NewPatterns(typeConversionPatterns(types), retype.Functions(c, types), retype.Branches(types), retype.Loops(types))
	if !convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report, NoRollback: !rollback}, j.Op) {
		j.Fail()
	}
}

func typeConversionPatterns(types *convert.TypeConverter) []convert.Pattern {
	return []convert.Pattern{
		one("test.type_consumer", types, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
			r.Modify(op, func() { op.SetOperands(in) })
			return true
		}),
		one("test.type_producer", types, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			c, t := op.Context(), op.Result(0).Type()
			switch t := t.(type) {
			case *ir.FloatType:
				return another(r, op, op.Name(), nil, c.F64())
			case *testdialect.TestRecursiveType:
				to := types.ConvertOne(t)
				return to != t && another(r, op, op.Name(), nil, to)
			}
			return t == c.I16() && another(r, op, op.Name(), nil, c.I64())
		}),
		one("test.signature_conversion_undo", types, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			r.ConvertRegion(op.Region(0), types, nil)
			return false
		}),
		one("test.signature_conversion_no_converter", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			entry := op.Region(0).First()
			s := types.ConvertInputs(entry.Args().Types())
			if s == nil {
				return false
			}
			r.Modify(op, func() { r.ConvertBlock(entry, s, nil) })
			return true
		}),
		many("test.replace_with_legal_op", types, func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			return len(in[0]) > 0 && another(r, op, "test.legal_op_d", in[0][:1])
		}),
		noRoot("test.another_type_producer", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ReplaceBy(op, create(r, "test.type_producer", nil, op.Results().Types()))
			return true
		}),
	}
}

// convertedRecursive is the name of the types that recursive ones become.
const convertedRecursive = "outer_converted_type"

func isConvertedRecursive(t ir.Type) bool {
	r, ok := t.(*testdialect.TestRecursiveType)
	return ok && r.Name() == convertedRecursive
}

// convertRecursive gives the converted type as a body what the body of the original
// becomes, where a simple type stands for the original itself.
func convertRecursive(t ir.Type) ([]ir.Type, convert.Outcome) {
	r, ok := t.(*testdialect.TestRecursiveType)
	if !ok {
		return nil, convert.Unknown
	}
	if isConvertedRecursive(t) {
		return []ir.Type{t}, convert.Converted
	}
	to := testdialect.NewTestRecursiveType(t.Context(), convertedRecursive)
	body := r.Contents()
	if body == r {
		body = testdialect.NewSimpleAType(t.Context())
	}
	if !to.SetBody(body) {
		return nil, convert.Impossible
	}
	return []ir.Type{to}, convert.Converted
}

var targetMaterialization = &pass.Def{Name: "test-target-materialization-with-no-uses", Summary: "Test a special case of target materialization in DialectConversion",
	Class: class("TestTargetMaterializationWithNoUses"), New: always(func(j *pass.Job) {
		types := convert.NewTypeConverter()
		convert.Add(types, func(t ir.Type) ir.Type {
			if t == t.Context().I16() {
				return t.Context().I64()
			}
			return t
		})
		types.AddTarget(castOne)
		target := convert.NewTarget()
		target.Illegal(testdialect.TypeChanger)
		runConversion(j, target, one("test.type_changer", types, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
			r.Replace(op, in...)
			return true
		}))
	})}

var mergeBlocks = &pass.Def{Name: "test-merge-blocks", Summary: "Test Merging operation in ConversionPatternRewriter",
	Class: class("TestMergeBlocksPatternDriver"), New: always(func(j *pass.Job) {
		isInside := func(op *ir.Operation, d *ir.OpDef) bool {
			for p := op.ParentOp(); p != nil; p = p.ParentOp() {
				if p.Is(d) {
					return true
				}
			}
			return false
		}
		target := convert.NewTarget()
		target.Legal(fn.Func, builtin.Module, testdialect.Finish, testdialect.TypeConsumer, testdialect.TypeProducer, testdialect.Return)
		target.Illegal(testdialect.IllegalF)
		target.Dynamic(func(op *ir.Operation) bool { return op.Region(0).HasOneBlock() }, testdialect.MergeBlocks)
		target.Dynamic(func(op *ir.Operation) bool { return isInside(op, testdialect.MergeBlocks) }, testdialect.Branch)
		target.Dynamic(func(op *ir.Operation) bool { return !isInside(op, testdialect.SingleBlockImplicitTerminator) }, testdialect.SingleBlockImplicitTerminator)

		var left []*ir.Operation
		cfg := convert.Config{Report: j.Report, Unlegalized: func(op *ir.Operation) { left = append(left, op) }}
		patterns := []convert.Pattern{
			mergeSecondBlock("test.merge_blocks", false), mergeSecondBlock("test.undo_blocks_merge", true),
			one(testdialect.SingleBlockImplicitTerminator.Name, nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
				if !isInside(op, op.Def()) {
					return false
				}
				body := op.Region(0).First()
				last := body.Last()
				r.InlineAt(body, ir.InsertPoint{Block: op.Block(), Before: op}, nil)
				r.Erase(last)
				r.Erase(op)
				return true
			}),
		}
		convert.Partial(j.Context(), target, convert.NewPatterns(patterns), cfg, j.Op)
		for _, op := range left {
			j.Report(remarkAbout(op, "legalizable", false))
		}
	})}

// mergeSecondBlock merges the second block of an operation into the first one. spoil puts
// an operation in it that no pattern converts.
func mergeSecondBlock(root string, spoil bool) convert.Pattern {
	return one(root, nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
		first := op.Region(0).First()
		if first == nil || first.Next() == nil || first.Last() == nil {
			return false
		}
		second, br := first.Next(), first.Last()
		if spoil {
			r.AtStart(second)
			create(r.Rewriter, "test.illegal_op_f", nil, []ir.Type{r.Context().F32()})
		}
		values := br.Operands().Values()
		r.Erase(br)
		r.Merge(second, first, values)
		r.Modify(op, func() {})
		return true
	})
}

var decompose = &pass.Def{Name: "test-decompose-call-graph-types", Summary: "Decomposes types at call graph boundaries.",
	Class: class("TestDecomposeCallGraphTypes"), On: "builtin.module", New: always(func(j *pass.Job) {
		types := convert.NewTypeConverter()
		convert.Add(types, func(t ir.Type) ir.Type { return t })
		types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
			tuple, ok := t.(*ir.TupleType)
			if !ok {
				return nil, convert.Unknown
			}
			return flattened(tuple, nil), convert.Converted
		})
		types.AddSource(func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
			tuple, ok := to[0].(*ir.TupleType)
			if !ok {
				return nil
			}
			return []*ir.Value{makeTuple(b, tuple, &from)}
		})
		types.AddTarget(func(b *ir.Builder, _ []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
			if len(from) != 1 {
				return nil
			}
			return elements(b, from[0], nil)
		})
		c := j.Op.Context()
		target := convert.NewTarget()
		target.LegalDialects("builtin", "test")
		retype.Legality(types, target)
		patterns := convert.NewPatterns(retype.Functions(c, types), retype.Returns(types), retype.Calls(types))
		if !convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report}, j.Op) {
			j.Fail()
		}
	})}

// flattened appends the types in a tuple and in the tuples in it.
func flattened(t *ir.TupleType, list []ir.Type) []ir.Type {
	for _, e := range t.Types() {
		if inner, ok := e.(*ir.TupleType); ok {
			list = flattened(inner, list)
		} else {
			list = append(list, e)
		}
	}
	return list
}

// makeTuple makes a tuple of values, of which it takes those that it needs.
func makeTuple(b *ir.Builder, t *ir.TupleType, from *[]*ir.Value) *ir.Value {
	var in []*ir.Value
	for _, e := range t.Types() {
		if inner, ok := e.(*ir.TupleType); ok {
			in = append(in, makeTuple(b, inner, from))
		} else {
			in, *from = append(in, (*from)[0]), (*from)[1:]
		}
	}
	return testdialect.NewMakeTuple(b, t, in...).Op().Result(0)
}

// elements appends the values in a tuple and in the tuples in it.
func elements(b *ir.Builder, v *ir.Value, list []*ir.Value) []*ir.Value {
	t, ok := v.Type().(*ir.TupleType)
	if !ok {
		return append(list, v)
	}
	for i, e := range t.Types() {
		list = elements(b, testdialect.NewGetTupleElement(b, e, v, int32(i)).Op().Result(0), list)
	}
	return list
}
