package testpass

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/testdialect"
)

type convertMany = func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool

// many is a conversion of operations of a name with any number of values for an operand.
func many(root string, types *convert.TypeConverter, f convertMany) convert.Pattern {
	return convert.Pattern{Name: root, Root: root, Types: types, Convert: f}
}

// one is a conversion of operations of a name with one value for each operand.
func one(root string, types *convert.TypeConverter, f func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool) convert.Pattern {
	return many(root, types, func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok {
			return r.NoMatch(op, "pattern does not support 1:N conversion")
		}
		return f(op, in, r)
	})
}

// another is a conversion that puts an operation of another name in the place of one.
func another(r *convert.Rewriter, op *ir.Operation, name string, operands []*ir.Value, results ...ir.Type) bool {
	made := create(r.Rewriter, name, operands, results)
	if op.NumResults() == made.NumResults() {
		r.ReplaceBy(op, made)
	} else {
		r.Erase(op)
	}
	return true
}

func erase(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
	r.Erase(op)
	return true
}

// noRoot adapts a function of package rewrite.
func noRoot(root string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) convert.Pattern {
	return convert.FromRewrite(named(root, f))
}

// blockPatterns move, create and erase blocks.
func blockPatterns() []convert.Pattern {
	return []convert.Pattern{
		one("test.region", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			body, parent := op.Region(0), op.ParentRegion()
			if op.Attr("legalizer.should_clone") != nil {
				r.CloneRegion(body, parent, nil, nil)
			} else {
				r.InlineRegion(body, parent, nil)
			}
			if op.Attr("legalizer.erase_old_blocks") != nil {
				for b := body.First(); b != nil; b = body.First() {
					r.EraseBlock(b)
				}
			}
			r.Erase(op)
			return true
		}),
		one("test.detached_signature_conversion", nil, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
			if op.NumRegions() != 1 {
				return false
			}
			region := ir.NewRegion()
			r.InlineRegion(op.Region(0), region, nil)
			entry := region.First()
			s := convert.NewSignature(entry.NumArgs())
			for i := range entry.NumArgs() {
				s.Input(i, r.Context().F64())
			}
			r.ConvertBlock(entry, s, nil)
			r.ReplaceBy(op, r.Create(&ir.OperationState{Context: r.Context(), Def: r.Context().OpDef("test.legal_op"),
				Operands: in, Results: op.Results().Types(), Regions: []*ir.Region{region}}))
			return true
		}),
		noRoot("test.region_builder", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			c := r.Context()
			made := r.Create(&ir.OperationState{Context: c, Def: c.OpDef("test.region"), Regions: []*ir.Region{ir.NewRegion()}})
			r.CreateBlock(made.Region(0), nil, []ir.Type{c.I64()}, nil)
			testdialect.NewIllegalF(r.Builder)
			testdialect.NewValid(r.Builder)
			r.Erase(op)
			return true
		}),
		noRoot("test.create_block", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			i32 := r.Context().I32()
			r.CreateBlock(op.ParentRegion(), nil, []ir.Type{i32, i32}, []ir.Location{op.Loc(), op.Loc()})
			testdialect.NewFinish(r.Builder)
			r.Erase(op)
			return true
		}),
		noRoot("test.create_illegal_block", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			i32 := r.Context().I32()
			r.CreateBlock(op.ParentRegion(), nil, []ir.Type{i32, i32}, []ir.Location{op.Loc(), op.Loc()})
			testdialect.NewIllegalF(r.Builder)
			testdialect.NewFinish(r.Builder)
			r.Erase(op)
			return true
		}),
		one("test.undo_block_erase", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			second := op.Region(0).First().Next()
			r.AtStart(second)
			create(r.Rewriter, "test.illegal_op_f", nil, []ir.Type{r.Context().F32()})
			r.EraseBlock(second)
			r.Modify(op, func() {})
			return true
		}),
		one("test.undo_detached_block_move", nil, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
			if op.NumRegions() != 1 {
				return false
			}
			region := ir.NewRegion()
			r.InlineRegion(op.Region(0), region, nil)
			r.ReplaceBy(op, r.Create(&ir.OperationState{Context: r.Context(), Def: r.Context().OpDef("test.illegal_op_created_after_move"),
				Operands: in, Results: op.Results().Types(), Regions: []*ir.Region{region}}))
			return true
		}),
		one("test.hoist_me", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			r.MoveBefore(op, op.ParentOp())
			return another(r, op, "test.illegal_op_f", nil, r.Context().F32())
		}),
	}
}

// typePatterns are conversions that look at types.
func typePatterns() []convert.Pattern {
	produce := func(from, to func(c *ir.Context) ir.Type) func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
		return func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			if from != nil && op.Result(0).Type() != from(r.Context()) {
				return r.NoMatch(op, "another type")
			}
			return another(r, op, "test.type_producer", nil, to(r.Context()))
		}
	}
	f32 := func(c *ir.Context) ir.Type { return c.F32() }
	invalid := one("test.type_producer", nil, produce(nil, func(c *ir.Context) ir.Type { return ir.NewFloatType(c, ir.BF16) }))
	invalid.Benefit = 10
	return []convert.Pattern{
		many("test.return", nil, func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			if op.NumOperands() != 1 || op.Operand(0).Type() != r.Context().F32() {
				return false
			}
			return another(r, op, "test.return", in[0])
		}),
		one("test.type_producer", nil, produce(func(c *ir.Context) ir.Type { return c.I32() }, f32)),
		changeF32(), invalid, consumeF64(),
	}
}

// changeF32 makes a producer of f32 one of f64.
func changeF32() convert.Pattern {
	return one("test.type_producer", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
		if op.Result(0).Type() != r.Context().F32() {
			return r.NoMatch(op, "expected single f32 operand")
		}
		return another(r, op, "test.type_producer", nil, r.Context().F64())
	})
}

// consumeF64 gives a consumer its converted operand if that is an f64.
func consumeF64() convert.Pattern {
	return one("test.type_consumer", nil, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
		return in[0].Type() == r.Context().F64() && another(r, op, "test.type_consumer", in)
	})
}

// rewritePatterns are patterns that look at nothing but the operation.
func rewritePatterns() []convert.Pattern {
	bounded := noRoot("test.recursive_rewrite", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		rec := ir.Cast[testdialect.RecursiveRewriteOp](op)
		r.Modify(op, func() { rec.SetDepth(rec.Depth() - 1) })
		return true
	})
	bounded.Bounded = true
	return []convert.Pattern{
		noRoot("test.replace_non_root", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			types := op.Results().Types()
			illegal, legal := create(r, "test.illegal_op_f", nil, types), create(r, "test.legal_op_b", nil, types)
			r.ReplaceBy(op, illegal)
			r.ReplaceBy(illegal, legal)
			return true
		}),
		bounded,
		noRoot("test.illegal_op_with_region_anchor", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			// The terminator is there before the operation around it.
			body, at := ir.NewRegion(), r.Point()
			r.CreateBlock(body, nil, nil, nil)
			testdialect.NewIllegalTerminator(r.Builder)
			r.At(at)
			r.ReplaceBy(op, r.Create(&ir.OperationState{Context: r.Context(), Def: testdialect.IllegalWithRegion, Regions: []*ir.Region{body}}))
			return true
		}),
		noRoot("test.blackhole", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			producer := op.Operand(0).DefiningOp()
			if producer == nil {
				return false
			}
			r.Erase(op)
			r.Erase(producer)
			return true
		}),
		noRoot("test.illegal_op_g", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			zero := arith.NewConstant(r.Builder, i32(op.Context(), 0))
			r.ReplaceBy(op, testdialect.NewLegalC(r.Builder, zero.Result()).Op())
			return true
		}),
	}
}

// plainPatterns are conversions without a type converter.
func plainPatterns() []convert.Pattern {
	return []convert.Pattern{
		one("test.erase_op", nil, erase),
		one("test.replace_with_valid_producer", nil, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			t, ok := op.Attr("type").(*ir.TypeAttr)
			return ok && another(r, op, "test.valid_producer", nil, t.Value())
		}),
		replaceWithValidConsumer(nil),
		many("test.repetitive_1_to_n_consumer", nil, func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			return op.NumOperands() == 1 && another(r, op, "test.valid", in[0])
		}),
	}
}

func replaceWithValidConsumer(types *convert.TypeConverter) convert.Pattern {
	return one("test.replace_with_valid_consumer", types, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
		return (op.Attr("with_converter") != nil) == (types != nil) && another(r, op, "test.valid_consumer", in)
	})
}

// typedPatterns are conversions with a type converter.
func typedPatterns(types *convert.TypeConverter) []convert.Pattern {
	return []convert.Pattern{
		one("test.drop_region_op", types, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			body := op.Region(0)
			s := types.ConvertBlock(body.First())
			if s == nil {
				return false
			}
			if _, ok := r.ConvertRegion(body, types, s); !ok {
				return false
			}
			r.Erase(op)
			return true
		}),
		one("test.drop_operands_and_replace_with_valid", types, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
			return another(r, op, "test.valid", nil)
		}),
		many("test.invalid", types, func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
			var flat []*ir.Value
			for i, list := range in {
				if len(list) == 1 {
					flat = append(flat, list[0])
				} else {
					flat = append(flat, testdialect.NewCast(r.Builder, op.Operand(i).Type(), list...).Op().Result(0))
				}
			}
			return another(r, op, "test.valid", flat)
		}),
		many("test.multiple_1_to_n_replacement", types, func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			doubleResults(doubleResults(op, "test.step_1", r), "test.legal_op", r)
			return true
		}),
		many("test.value_replace", types, func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			with := []*ir.Value{op.Operand(1), op.Operand(1)}
			if op.Attr("conditional") != nil {
				r.ReplaceUsesManyIf(op.Operand(0), with, func(u *ir.Use) bool { return u.Owner().Attr("replace_uses") != nil })
			} else {
				r.ReplaceUsesMany(op.Operand(0), with)
			}
			r.Modify(op, func() {
				if op.Attr("trigger_rollback") == nil {
					op.SetAttr("is_legal", ir.NewUnitAttr(op.Context()))
				}
			})
			return true
		}),
		replaceWithValidConsumer(types),
		one("test.type_consumer", types, erase),
		many("test.post_order_legalization", types, func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			if slices.ContainsFunc(op.Regions(), func(region *ir.Region) bool { return !r.LegalizeRegion(region) }) {
				return false
			}
			r.Modify(op, func() { op.SetAttr("is_legal", ir.NewUnitAttr(op.Context())) })
			return true
		}),
		convert.On(types, convertBlockArgs),
	}
}

// doubleResults puts an operation with two results for each one of op in its place.
func doubleResults(op *ir.Operation, name string, r *convert.Rewriter) *ir.Operation {
	r.After(op)
	var types []ir.Type
	for _, t := range op.Results().Types() {
		types = append(types, t, t)
	}
	made := create(r.Rewriter, name, nil, types)
	made.SetDiscardables(op.Discardables())
	values := make([][]*ir.Value, op.NumResults())
	for i := range values {
		values[i] = made.Results().Slice(2*i, 2*i+2).Values()
	}
	r.ReplaceMany(op, values)
	return made
}

// convertBlockArgs doubles the arguments of a block, or drops them in favour of the
// operand, twice.
func convertBlockArgs(op testdialect.ConvertBlockArgsOp, in testdialect.ConvertBlockArgsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if op.IsLegal() {
		return false
	}
	body := op.Body().First()
	s := convert.NewSignature(body.NumArgs())
	for i, a := range body.Args().All() {
		switch {
		case op.ReplaceWithOperand():
			s.Replace(i, in.Val(), in.Val())
		case op.Duplicate():
			s.Input(i, a.Type(), a.Type())
		default:
			return false
		}
	}
	r.Modify(op.Op(), func() {
		r.ConvertBlock(body, s, r.Types())
		op.SetIsLegal(true)
	})
	return true
}
