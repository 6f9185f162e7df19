package retype

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

// Functions returns patterns for the functions of all dialects of a context whose type is
// a builtin function type. They convert the type and the arguments of the entry block. Attributes of
// arguments and results stay.
func Functions(c *ir.Context, types *convert.TypeConverter) []convert.Pattern {
	var list []convert.Pattern
	for _, d := range c.Dialects() {
		for _, op := range d.Ops {
			if ir.FunctionOpInterface.Has(c, op) {
				list = append(list, convert.Pattern{Name: op.Name, Root: op.Name, OfInterface: true, Types: types,
					Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
						return convertFunction(op, types, r)
					}})
			}
		}
	}
	return list
}

func convertFunction(op *ir.Operation, types *convert.TypeConverter, r *convert.Rewriter) bool {
	f, _ := ir.FunctionOpInterface.Of(op)
	t, _ := op.Attr("function_type").(*ir.TypeAttr)
	if t == nil {
		return false
	}
	if _, builtin := t.Value().(*ir.FunctionType); !builtin {
		return false
	}
	args := types.ConvertInputs(f.FuncArgs())
	results, ok := types.ConvertAll(f.FuncResults())
	if args == nil || !ok {
		return false
	}
	if entry := op.Region(0).First(); entry != nil {
		r.ConvertBlock(entry, args, types)
	}
	done := false
	r.Modify(op, func() { done = ir.SetFuncSignature(f, args.Types(), results) })
	return done
}

// Calls returns a pattern for func.call.
func Calls(types *convert.TypeConverter) []convert.Pattern {
	return []convert.Pattern{convert.OnMany(types, func(op fn.CallOp, in fn.CallAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
		results, ends, ok := convertResults(op.Op(), types)
		if !ok {
			return false
		}
		call := fn.NewCall(r.Builder, results, op.Callee(), slices.Concat(in.Operands()...)...).Op()
		r.ReplaceMany(op.Op(), group(call, ends))
		return true
	})}
}

// Returns returns a pattern for func.return.
func Returns(types *convert.TypeConverter) []convert.Pattern {
	return []convert.Pattern{convert.OnMany(types, func(op fn.ReturnOp, in fn.ReturnAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
		r.ReplaceBy(op.Op(), fn.NewReturn(r.Builder, slices.Concat(in.Operands()...)...).Op())
		return true
	})}
}

// Branches returns patterns for cf.br and cf.cond_br. They convert the arguments of the
// blocks that these lead to.
func Branches(types *convert.TypeConverter) []convert.Pattern {
	return []convert.Pattern{
		convert.OnMany(types, func(op cf.BranchOp, in cf.BranchAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			to, ok := target(op.Dest(), in.DestOperands(), types, op.Op(), r)
			if ok {
				r.ReplaceBy(op.Op(), cf.NewBranch(r.Builder, to).Op())
			}
			return ok
		}),
		convert.OnMany(types, func(op cf.CondBranchOp, in cf.CondBranchAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			if len(in.Condition()) != 1 {
				return r.NoMatch(op.Op(), "expected single element after type conversion")
			}
			yes, ok := target(op.TrueDest(), in.TrueDestOperands(), types, op.Op(), r)
			if !ok {
				return false
			}
			no, ok := target(op.FalseDest(), in.FalseDestOperands(), types, op.Op(), r)
			if ok {
				br := cf.NewCondBranch(r.Builder, in.Condition()[0], yes, no)
				if w, ok := op.BranchWeights(); ok {
					br.SetBranchWeights(w)
				}
				r.ReplaceBy(op.Op(), br.Op())
			}
			return ok
		}),
	}
}

// target returns a block whose arguments have been converted, with the values for them.
func target(b *ir.Block, in [][]*ir.Value, types *convert.TypeConverter, op *ir.Operation, r *convert.Rewriter) (ir.BranchTarget, bool) {
	args := slices.Concat(in...)
	if ir.HaveTypes(b.Args().Values(), typesOf(args)) {
		return ir.BranchTarget{Block: b, Args: args}, true
	}
	s := types.ConvertBlock(b)
	if s == nil {
		return ir.BranchTarget{}, r.NoMatch(op, "could not compute block signature")
	}
	if !slices.Equal(s.Types(), typesOf(args)) {
		return ir.BranchTarget{}, r.NoMatch(op, "mismatch between adaptor operand types and computed block signature")
	}
	return ir.BranchTarget{Block: r.ConvertBlock(b, s, types), Args: args}, true
}

func typesOf(vs []*ir.Value) []ir.Type {
	list := make([]ir.Type, len(vs))
	for i, v := range vs {
		list[i] = v.Type()
	}
	return list
}

// Legality makes func.func legal where the types of its signature are, and func.call,
// func.return, cf.br and cf.cond_br where the types of their operands and results are.
func Legality(types *convert.TypeConverter, target *convert.Target) {
	target.Dynamic(func(op *ir.Operation) bool {
		return types.IsLegalSignature(ir.Cast[fn.FuncOp](op).FunctionType())
	}, fn.Func)
	target.Dynamic(types.IsLegalOp, fn.Call, fn.Return, cf.Branch, cf.CondBranch)
}
