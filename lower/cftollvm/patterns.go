package cftollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-cf-to-llvm.
var Pass = &pass.Def{
	Name:    "convert-cf-to-llvm",
	Summary: "Convert ControlFlow operations to the LLVM dialect",
	Class:   "ConvertControlFlowToLLVMPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := tollvm.IndexOption(o)
		opaque := tollvm.PointerOption(o, true)
		return func(j *pass.Job) {
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{IndexBits: *bits, TypedPointers: !*opaque, Report: j.Report})
			t := tollvm.Target()
			// Blocks are converted in functions of any dialect. The functions themselves do not
			// change.
			t.DynamicUnknown(func(op *ir.Operation) bool { return op.Def().Namespace() != "cf" })
			tollvm.Run(j, c, t, Patterns(c))
		}
	},
}

// Patterns returns the patterns for the cf dialect. Those for branches also convert the
// arguments of the target blocks. A cf.assert whose condition does not hold prints its
// message with puts and aborts the program.
func Patterns(c *tollvm.TypeConverter) []convert.Pattern {
	l := lowering{c}
	return []convert.Pattern{
		convert.On(c.TypeConverter, l.lowerBranch),
		convert.On(c.TypeConverter, l.lowerCondBranch),
		convert.On(c.TypeConverter, l.lowerSwitch),
		AssertPattern(c, true),
	}
}

// AssertPattern returns the pattern for cf.assert alone. Unless the program is to abort, it goes on
// behind an assertion that does not hold.
func AssertPattern(c *tollvm.TypeConverter, abort bool) convert.Pattern {
	return convert.On(c.TypeConverter, func(op cf.AssertOp, in cf.AssertAdaptor[*ir.Value], r *convert.Rewriter) bool {
		return lowering{c}.lowerAssert(op, in, r, abort)
	})
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

// convertedBlock returns the target of a converted branch: b with its arguments converted. It
// returns nil if args do not have the types of those.
func (c lowering) convertedBlock(op *ir.Operation, b *ir.Block, args []*ir.Value, r *convert.Rewriter) *ir.Block {
	types := make([]ir.Type, len(args))
	for i, v := range args {
		types[i] = v.Type()
	}
	if ir.HaveTypes(b.Args().Values(), types) {
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
	return r.ConvertBlock(b, sig, c.TypeConverter.TypeConverter)
}

func (c lowering) lowerBranch(op cf.BranchOp, in cf.BranchAdaptor[*ir.Value], r *convert.Rewriter) bool {
	dest := c.convertedBlock(op.Op(), op.Dest(), in.DestOperands(), r)
	if dest == nil {
		return false
	}
	br := llvm.NewBr(r.Builder, ir.To(dest, in.DestOperands()...)).Op()
	tollvm.CopyAttrs(op.Op().AttrsAsDictionary(), br)
	r.ReplaceBy(op.Op(), br)
	return true
}

func (c lowering) lowerCondBranch(op cf.CondBranchOp, in cf.CondBranchAdaptor[*ir.Value], r *convert.Rewriter) bool {
	yes := c.convertedBlock(op.Op(), op.TrueDest(), in.TrueDestOperands(), r)
	if yes == nil {
		return false
	}
	no := c.convertedBlock(op.Op(), op.FalseDest(), in.FalseDestOperands(), r)
	if no == nil {
		return false
	}
	br := llvm.NewCondBr(r.Builder, in.Condition(), ir.To(yes, in.TrueDestOperands()...), ir.To(no, in.FalseDestOperands()...)).Op()
	tollvm.CopyAttrs(op.Op().AttrsAsDictionary(), br)
	r.ReplaceBy(op.Op(), br)
	return true
}

func (c lowering) lowerSwitch(op cf.SwitchOp, in cf.SwitchAdaptor[*ir.Value], r *convert.Rewriter) bool {
	old := op.Op()
	defaults, cases := in.DefaultOperands(), in.CaseOperands()
	dest := c.convertedBlock(old, op.DefaultDestination(), defaults, r)
	if dest == nil {
		return false
	}
	targets := make([]llvm.Case, len(cases))
	for i, s := range op.CaseDestinations() {
		dest := c.convertedBlock(old, s.Block(), cases[i], r)
		if dest == nil {
			return false
		}
		targets[i].Dest = ir.To(dest, cases[i]...)
	}
	to := llvm.NewSwitch(r.Builder, in.Flag(), ir.To(dest, defaults...), targets...)
	if v := op.CaseValues(); v != nil {
		to.SetCaseValues(v)
	}
	r.ReplaceBy(old, to.Op())
	return true
}

func (c lowering) lowerAssert(op cf.AssertOp, in cf.AssertAdaptor[*ir.Value], r *convert.Rewriter, abort bool) bool {
	module := tollvm.ParentModule(op.Op())
	if module == nil {
		return false
	}
	before, after := r.Split(op.Op().Block(), op.Op())
	failed := r.CreateBlock(before.Region(), nil, nil, nil)
	if !c.puts(op.Msg(), module, r) {
		return false
	}
	if abort {
		c.abort(op.Op(), module, r)
	} else {
		llvm.NewBr(r.Builder, ir.To(after))
	}
	r.AtEnd(before)
	r.ReplaceBy(op.Op(), llvm.NewCondBr(r.Builder, in.Arg(), ir.To(after), ir.To(failed)).Op())
	return true
}

// abort ends the program with the C function abort.
func (c lowering) abort(op, module *ir.Operation, r *convert.Rewriter) {
	f, ok := ir.As[llvm.FuncOp](r.Symbol(module, "abort"))
	if !ok {
		point := r.Point()
		r.AtStart(module.Region(0).First()).SetLoc(ir.NewUnknownLoc(c.Context()))
		f = llvm.NewFunc(r.Builder, "abort", llvm.NewFunctionType(llvm.NewVoidType(c.Context()), nil, false))
		r.At(point).LocOf(op)
	}
	llvm.NewCallFunc(r.Builder, f)
	llvm.NewUnreachable(r.Builder)
}

// puts prints a text with the C function puts. The text becomes a constant of the module.
func (c lowering) puts(text string, module *ir.Operation, r *convert.Rewriter) bool {
	point := r.Point()
	data := []byte(text + "\x00")
	i8, n := c.Context().I8(), len(data)
	if !slices.ContainsFunc(data, func(b byte) bool { return b != data[0] }) {
		n = 1
	}
	value := ir.NewDenseElementsAttr(ir.NewRankedTensorType([]int64{int64(len(data))}, i8, nil), data[:n], n == 1)
	array := llvm.NewArrayType(i8, uint64(len(data)))
	name := r.FreeSymbol(module, "assert_msg")
	r.AtStart(module.Region(0).First())
	llvm.NewGlobal(r.Builder, name, array, value).SetLinkage(llvm.LinkagePrivate).SetConstant(true)
	r.At(point)
	addr := llvm.NewAddressOf(r.Builder, c.PointerTo(array, 0), name).Result()
	first := c.Bytes(r.Builder, c.GEP(r.Builder, array, addr, llvm.Index(0)).Result())
	f, ok := c.RuntimeFunc(r, module, "puts", llvm.NewVoidType(c.Context()), c.PointerType())
	if ok {
		llvm.NewCallFunc(r.Builder, f, first)
	}
	return ok
}
