package testpass

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/testdialect"
)

// named returns a pattern for operations of a name.
func named(root string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: root, Root: root, Rewrite: f}
}

// create makes an operation of any name at the rewriter's point.
func create(r *rewrite.Rewriter, name string, operands []*ir.Value, results []ir.Type, attrs ...ir.Attribute) *ir.Operation {
	return r.Create(&ir.OperationState{Context: r.Context(), Def: r.Context().OpDef(name), Operands: operands, Results: results, InherentAttrs: attrs})
}

// i32 is an attribute.
func i32(c *ir.Context, n int64) *ir.IntegerAttr { return ir.NewIntegerAttr(c.I32(), n) }

// becomes is a pattern that puts an operation of another name with the same operands and
// results in the place of one.
func becomes(from, to string, benefit int, attrs func(op *ir.Operation) []ir.Attribute) rewrite.Pattern {
	return rewrite.Pattern{Name: from + " to " + to, Root: from, Benefit: benefit, Generates: []string{to}, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		var list []ir.Attribute
		if attrs != nil {
			list = attrs(op)
		}
		r.ReplaceBy(op, create(r, to, op.Operands().Values(), op.Results().Types(), list...))
		return true
	}}
}

func number(n int64) func(op *ir.Operation) []ir.Attribute {
	return func(op *ir.Operation) []ir.Attribute { return []ir.Attribute{i32(op.Context(), n)} }
}

func status(s string) func(op *ir.Operation) []ir.Attribute {
	return func(op *ir.Operation) []ir.Attribute { return []ir.Attribute{ir.NewStringAttr(op.Context(), s)} }
}

func ownAttr(op *ir.Operation) []ir.Attribute { return []ir.Attribute{op.InherentAttr(0)} }

// twice is a pattern for an operation whose operand is the result of one of its kind: what
// takes its place has the operand of that one, and both locations.
func twice(from, to string, attrs func(op *ir.Operation) []ir.Attribute) rewrite.Pattern {
	return rewrite.Pattern{Name: from + " twice", Root: from, Benefit: 2, Generates: []string{to}, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		inner := op.Operand(0).DefiningOp()
		if inner == nil || inner.Name() != from {
			return false
		}
		r.SetLoc(ir.FuseLocs(r.Context(), []ir.Location{op.Loc(), inner.Loc()}, nil))
		r.ReplaceBy(op, create(r, to, inner.Operands().Values(), op.Results().Types(), attrs(op)...))
		return true
	}}
}

// declared are the patterns that upstream declares together with the operations of the
// dialect.
func declared() []rewrite.Pattern {
	return []rewrite.Pattern{
		twice("test.op_a", "test.op_b", ownAttr),
		becomes("test.op_d", "test.op_e", 0, nil),
		becomes("test.op_d", "test.op_f", 11, nil),
		becomes("test.op_g", "test.op_b", 0, number(20)),
		twice("test.op_g", "test.op_b", number(34)),
		becomes("test.op_h", "test.op_i", 0, nil),
		becomes("test.op_j", "test.op_k", 0, nil),
		becomes("test.op_c", "test.op_b", 0, number(17)),
		rewrite.On(func(op testdialect.OpNOp, r *rewrite.Rewriter) bool {
			if op.Lhs() != op.Rhs() {
				return false
			}
			r.ReplaceBy(op.Op(), testdialect.NewOpO(r.Builder, op.Lhs()).Op())
			return true
		}),
		becomes("test.one_variadic_out_one_variadic_in1", "test.one_variadic_out_one_variadic_in2", 0, nil),
		named("test.op_in_place_self_fold", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ReplaceBy(op, testdialect.NewConstant(r.Builder, op.Result(0).Type(), i32(op.Context(), 97)).Op())
			return true
		}),
		becomes("test.illegal_op_a", "test.legal_op_a", 0, status("Success")),
		becomes("test.illegal_op_a", "test.illegal_op_b", 0, nil),
		becomes("test.illegal_op_b", "test.legal_op_a", 0, status("Failure")),
		becomes("test.illegal_op_c", "test.illegal_op_d", 0, nil),
		becomes("test.illegal_op_d", "test.legal_op_a", 0, status("Failure")),
		becomes("test.illegal_op_c", "test.illegal_op_e", 11, nil),
		becomes("test.illegal_op_e", "test.legal_op_a", 0, status("Success")),
		named("test.rewrite", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.Replace(op, op.Operand(0))
			return true
		}),
	}
}

// increment counts up to a limit in place.
func increment(limit int64) rewrite.Pattern {
	return rewrite.On(func(op testdialect.AnyAttrOfOp, r *rewrite.Rewriter) bool {
		a, ok := op.Attr().(*ir.IntegerAttr)
		if !ok || a.Int() >= limit {
			return false
		}
		r.Modify(op.Op(), func() { op.SetAttr(i32(a.Context(), a.Int()+1)) })
		return true
	})
}

// greedyPatterns are those of the pass for the greedy driver.
func greedyPatterns() []rewrite.Pattern {
	return append(declared(),
		named("test.op_in_place_fold_anchor", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			made := testdialect.NewOpInPlaceFold(r.Builder, op.Operand(0))
			made.Op().Fold()
			r.Replace(op, made.Op().Result(0))
			return true
		}),
		becomes("test.op_a", "test.op_b", 0, ownAttr),
		named("test.cast", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("test_fold_before_previously_folded_op") == nil {
				return false
			}
			r.AtStart(op.Block())
			constant := arith.NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), true))
			r.ReplaceBy(op, testdialect.NewCast(r.Builder, r.Context().I32(), constant.Result()).Op())
			return true
		}),
		rewrite.On(func(op testdialect.OpCommutative2Op, r *rewrite.Rewriter) bool {
			inner, ok := ir.DefiningOp[testdialect.OpCommutative2Op](op.Op1())
			if !ok || ir.ConstantOf(inner.Op2()) == nil {
				return false
			}
			r.Replace(op.Op(), inner.Op2())
			return true
		}),
		named("test.one_region_op", hoistEligible),
		rewrite.On(func(op testdialect.OpWithEnumOp, r *rewrite.Rewriter) bool {
			if op.Value() != testdialect.EnumFirst || op.Tag() != ir.Attribute(i32(r.Context(), 0)) {
				return false
			}
			r.ReplaceBy(op.Op(), create(r, op.Op().Name(), nil, nil, testdialect.NewEnumAttr(r.Context(), testdialect.EnumSecond), i32(r.Context(), 1)))
			return true
		}),
		rewrite.On(func(op testdialect.OpWithBitEnumOp, r *rewrite.Rewriter) bool {
			if op.Value() != testdialect.BitEnumWrite|testdialect.BitEnumExecute || op.Tag() != ir.Attribute(i32(r.Context(), 0)) {
				return false
			}
			r.ReplaceBy(op.Op(), create(r, op.Op().Name(), nil, nil, testdialect.NewBitEnumAttr(r.Context(), testdialect.BitEnumRead|testdialect.BitEnumExecute), i32(r.Context(), 1)))
			return true
		}),
		named("foo.maybe_eligible_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("eligible") != nil {
				return false
			}
			r.Modify(op, func() { op.SetAttr("eligible", ir.NewUnitAttr(op.Context())) })
			return true
		}),
		increment(3))
}

// hoistEligible moves the operation that the last one in a region takes out of it.
func hoistEligible(op *ir.Operation, r *rewrite.Rewriter) bool {
	body := op.Region(0).First()
	if body == nil || body.Last() == nil || body.Last().NumOperands() == 0 {
		return false
	}
	moved := body.Last().Operand(0).DefiningOp()
	if moved == nil || moved.ParentOp() != op || moved.Attr("eligible") == nil {
		return false
	}
	r.MoveBefore(moved, op)
	return true
}

// Patterns of the passes for the greedy driver on single operations and for the walk.
var (
	replaceWithNew = named("test.replace_with_new_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		name, operands, results := "test.new_op", op.Operands().Values(), op.Results().Types()
		if op.Attr("create_erase_op") != nil {
			name, operands, results = "test.erase_op", nil, nil
		}
		r.ReplaceBy(op, create(r, name, operands, results))
		return true
	})

	moveBeforeParent = named("test.move_before_parent_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if isFunction(op.Context(), op.ParentOp().Def()) {
			return false
		}
		r.MoveBefore(op, op.ParentOp())
		return true
	})

	cloneMe = named("test.clone_me", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if op.Attr("was_cloned") != nil {
			return false
		}
		r.Clone(op, nil).SetAttr("was_cloned", ir.NewUnitAttr(op.Context()))
		return true
	})
)

// strictPatterns are those for the greedy driver on single operations.
func strictPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		named("test.change_block_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.NumSuccessors() < 2 || op.Successor(0) == op.Successor(1) {
				return false
			}
			r.ReplaceBlockUses(op.Successor(0), op.Successor(1))
			return true
		}),
		cloneMe,
		named("test.clone_region_before", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("was_cloned") != nil {
				return false
			}
			for _, region := range op.Regions() {
				r.CloneRegion(region, op.ParentRegion(), op.Block(), nil)
			}
			op.SetAttr("was_cloned", ir.NewUnitAttr(op.Context())) // which upstream does not tell
			return true
		}),
		named("test.erase_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.Erase(op)
			return true
		}),
		named("test.implicit_change_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.NumSuccessors() < 1 || op.Successor(0) == op.Block() {
				return false
			}
			r.Modify(op, func() { op.SetSuccessor(0, op.Block()) })
			return true
		}),
		named("test.inline_blocks_into_parent", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			changed := false
			for _, region := range op.Regions() {
				for b := region.First(); b != nil; b = region.First() {
					r.InlineAt(b, ir.InsertPoint{Block: op.Block(), Before: op}, nil)
					changed = true
				}
			}
			return changed
		}),
		named("test.insert_same_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if op.Attr("skip") != nil {
				return false
			}
			yes := ir.NewBoolAttr(op.Context(), true)
			same := create(r, op.Name(), op.Operands().Values(), op.Results().Types())
			r.Modify(op, func() { op.SetAttr("skip", yes) })
			same.SetAttr("skip", yes)
			return true
		}),
		moveBeforeParent, replaceWithNew,
		named("test.split_block_here", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.Split(op.Block(), op)
			r.ReplaceBy(op, create(r, "test.new_op", op.Operands().Values(), op.Results().Types()))
			return true
		}),
	}
}

// walkPatterns are those for the driver that walks.
func walkPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		increment(3), moveBeforeParent,
		named("test.move_after_parent_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			after := op.ParentOp()
			if isFunction(op.Context(), after.Def()) {
				return false
			}
			if n, ok := op.Attr("advance").(*ir.IntegerAttr); ok {
				for range n.Int() {
					after = after.Next()
				}
			}
			r.MoveAfter(op, after)
			return true
		}),
		cloneMe, replaceWithNew,
		named("test.erase_first_block", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			for _, region := range op.Regions() {
				if b := region.First(); b != nil {
					r.EraseBlock(b)
					return true
				}
			}
			return false
		}),
	}
}
