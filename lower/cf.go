package lower

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// CFPatterns are the patterns for branches of the cf dialect. They convert the
// arguments of the blocks that are branched to.
func CFPatterns(c *TypeConverter) []convert.Pattern {
	return []convert.Pattern{
		convert.On(cf.Branch, c.TypeConverter, func(op cf.BranchOp, in []*ir.Value, r *convert.Rewriter) bool {
			dest := c.convertedBlock(op.Operation, op.Dest(), in, r)
			if dest == nil {
				return false
			}
			br := llvm.NewBr(r.Builder, in, dest).Operation
			copyAttrs(op.Operation.AttrsAsDictionary(), br)
			r.ReplaceBy(op.Operation, br)
			return true
		}),
		convert.On(cf.CondBranch, c.TypeConverter, c.lowerCondBranch),
		convert.On(cf.Switch, c.TypeConverter, c.lowerSwitch),
	}
}

// convertedBlock returns the block to branch to with some values instead of another,
// with its arguments converted, or nil if they become something else.
func (c *TypeConverter) convertedBlock(op *ir.Operation, b *ir.Block, args []*ir.Value, r *convert.Rewriter) *ir.Block {
	types := make([]ir.Type, len(args))
	for i, v := range args {
		types[i] = v.Type()
	}
	if ir.HaveTypes(b.Args(), types) {
		return b
	}
	sig := c.ConvertBlock(b)
	if sig == nil {
		r.NoMatch(op, "could not compute block signature")
		return nil
	}
	if !ir.HaveTypes(args, sig.Types()) {
		r.NoMatch(op, "mismatch between adaptor operand types and computed block signature")
		return nil
	}
	return r.ConvertBlock(b, sig, c.TypeConverter)
}

func (c *TypeConverter) lowerCondBranch(op cf.CondBranchOp, in []*ir.Value, r *convert.Rewriter) bool {
	args := func(i int) []*ir.Value {
		from, to := op.Operation.OperandSegment(i)
		return in[from:to]
	}
	yes := c.convertedBlock(op.Operation, op.TrueDest(), args(1), r)
	if yes == nil {
		return false
	}
	no := c.convertedBlock(op.Operation, op.FalseDest(), args(2), r)
	if no == nil {
		return false
	}
	br := llvm.NewCondBr(r.Builder, in[0], args(1), args(2), yes, no).Operation
	copyAttrs(op.Operation.AttrsAsDictionary(), br)
	r.ReplaceBy(op.Operation, br)
	return true
}

func (c *TypeConverter) lowerSwitch(op cf.SwitchOp, in []*ir.Value, r *convert.Rewriter) bool {
	old := op.Operation
	from, to := old.OperandSegment(1)
	dest := c.convertedBlock(old, op.DefaultDestination(), in[from:to], r)
	if dest == nil {
		return false
	}
	st := ir.OperationState{Def: llvm.Switch, Operands: in, Successors: []*ir.Block{dest}}
	var sizes []int32
	for i, s := range op.CaseDestinations() {
		from, to := old.NestedSegment(2, i)
		dest := c.convertedBlock(old, s.Block(), in[from:to], r)
		if dest == nil {
			return false
		}
		st.Successors = append(st.Successors, dest)
		sizes = append(sizes, int32(to-from))
	}
	set := func(name string, a ir.Attribute) { st.SetProp(llvm.Switch.Slot(name), a) }
	if v := op.CaseValues(); v != nil {
		set("case_values", v)
	}
	set("case_operand_segments", ir.NewDenseI32ArrayAttr(c.ctx, sizes...))
	set(ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(c.ctx, 1, int32(to-from), int32(len(in)-to)))
	r.ReplaceBy(old, r.Create(&st))
	return true
}

// AssertPatterns are the patterns for cf.assert: if the condition does not hold, the
// message is written with puts and the program aborts.
func AssertPatterns(c *TypeConverter) []convert.Pattern {
	return []convert.Pattern{convert.On(cf.Assert, c.TypeConverter, c.lowerAssert)}
}

func (c *TypeConverter) lowerAssert(op cf.AssertOp, in []*ir.Value, r *convert.Rewriter) bool {
	module := parentModule(op.Operation)
	if module == nil {
		return false
	}
	before := op.Operation.Block()
	after := r.Split(before, op.Operation)
	failed := r.CreateBlock(before.Region(), nil, nil, nil)
	if !c.puts(op.Msg(), module, r) {
		return false
	}
	abort, ok := llvm.FuncOp{Operation: lookup(module, "abort")}, true
	if abort.Operation == nil || !abort.Operation.Is(llvm.Func) {
		r.AtStart(module.Region(0).First()).SetLoc(ir.NewUnknownLoc(c.ctx))
		abort = llvm.NewFunc(r.Builder, "abort", llvm.NewFunctionType(llvm.NewVoidType(c.ctx), nil, false))
		r.AtEnd(failed).LocOf(op.Operation)
	}
	llvm.NewCallFunc(r.Builder, abort)
	llvm.NewUnreachable(r.Builder)
	r.AtEnd(before)
	r.ReplaceBy(op.Operation, llvm.NewCondBr(r.Builder, in[0], nil, nil, after, failed).Operation)
	return ok
}

// puts writes a text, which becomes a constant of the module.
func (c *TypeConverter) puts(text string, module *ir.Operation, r *convert.Rewriter) bool {
	point := r.Point()
	data := []byte(text + "\x00")
	i8, n := c.ctx.I8(), len(data)
	if !slices.ContainsFunc(data, func(b byte) bool { return b != data[0] }) {
		n = 1
	}
	value := ir.NewDenseElementsAttr(ir.NewRankedTensorType([]int64{int64(len(data))}, i8, nil), data[:n], n == 1)
	array := llvm.NewArrayType(i8, uint64(len(data)))
	name := freeName(module, "assert_msg")
	r.AtStart(module.Region(0).First())
	llvm.NewGlobal(r.Builder, name, array, value).SetLinkage(llvm.LinkagePrivate).SetConstant(true)
	r.At(point)
	addr := llvm.NewAddressOf(r.Builder, c.pointer(), name).Res()
	first := llvm.NewGEP(r.Builder, array, addr, llvm.Index(0)).Res()
	f, ok := c.runtimeFunc(r, module, "puts", llvm.NewVoidType(c.ctx), c.pointer())
	if ok {
		llvm.NewCallFunc(r.Builder, f, first)
	}
	return ok
}
