package backport

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// Run rewrites an operation and everything in it for a release of MLIR, 14, 15 or 16. It reports what that
// release does not have, and then returns false, after it has rewritten the rest. Nothing else may use the
// program meanwhile.
func Run(root *ir.Operation, release int, report diag.Handler) bool {
	x := &rewriter{release: release, report: report, ok: true, builder: ir.NewBuilder(root.Context())}
	x.locations = &ir.Replacer{Attr: plainLocation}
	var ops []*ir.Operation
	ir.WalkPre(root, func(op *ir.Operation) ir.WalkResult {
		ops = append(ops, op)
		return ir.Advance
	})
	for _, op := range ops {
		x.rewrite(op)
	}
	for i := len(x.drop) - 1; i >= 0; i-- {
		x.drop[i].Erase()
	}
	return x.ok
}

// rewriter is one run.
type rewriter struct {
	release   int
	report    diag.Handler
	ok        bool
	builder   *ir.Builder
	locations *ir.Replacer
	drop      []*ir.Operation
	tables    map[*ir.Operation]*table // of metadata, by module
	reported  map[string]bool          // what the release does not have
}

// lacks reports that the release does not have something, once.
func (x *rewriter) lacks(op *ir.Operation, what string) {
	x.ok = false
	if !x.reported[what] {
		if x.reported == nil {
			x.reported = map[string]bool{}
		}
		x.reported[what] = true
		x.report(diag.Errorf(op.Place(), "'%s' op cannot be written for MLIR %d, which has no %s", op.Name(), x.release, what))
	}
}

func (x *rewriter) rewrite(op *ir.Operation) {
	x.location(op)
	switch v := op.View().(type) {
	case llvm.FuncOp:
		x.function(v)
	case llvm.GlobalOp:
		op.RemoveAttr("comdat")
		v.SetVisibility(llvm.VisibilityDefault)
	case llvm.CallOp:
		x.call(op, v.TailCallKind() == llvm.TailCallKindMustTail)
	case llvm.InvokeOp:
		x.call(op, false)
	case llvm.LoadOp:
		x.access(op, v.Ordering())
	case llvm.StoreOp:
		x.access(op, v.Ordering())
	case llvm.AtomicRMWOp:
		x.atomic(op, v.Volatile())
	case llvm.AtomicCmpXchgOp:
		x.atomic(op, v.Volatile())
	case llvm.GEPOp:
		x.address(v)
	case llvm.GlobalCtorsOp:
		x.plainData(op, v.Data())
	case llvm.GlobalDtorsOp:
		x.plainData(op, v.Data())
	case llvm.BrOp, llvm.CondBrOp:
		x.loop(op)
	case llvm.ZeroOp:
		x.zero(v)
		return
	case llvm.PoisonOp:
		x.builder.Before(op).LocOf(op)
		x.replace(op, llvm.NewUndef(x.builder, op.Result(0).Type()).Op().Result(0))
		return
	case llvm.AssumeOp:
		x.plainAssumption(op)
	case llvm.ModuleFlagsOp, llvm.ComdatOp, llvm.ComdatSelectorOp, llvm.LinkerOptionsOp, llvm.DbgDeclareOp, llvm.DbgValueOp, llvm.DbgLabelOp:
		x.drop = append(x.drop, op)
		return
	default:
		if x.intrinsic(op) {
			return
		}
	}
	if op.Def().Namespace() == "llvm" && !llvm.InMLIR14(op.Name()) {
		x.lacks(op, "operation "+op.Name())
		return
	}
	if op.Name() == "builtin.module" {
		x.layout(op)
	}
	x.pointers(op)
	x.attrs(op)
}

// replace makes a value take the place of an operation's only result.
func (x *rewriter) replace(op *ir.Operation, v *ir.Value) {
	op.ReplaceAllUsesWith(v)
	x.drop = append(x.drop, op)
}

// pointers reports opaque pointers in MLIR 14.
func (x *rewriter) pointers(op *ir.Operation) {
	if x.release > 14 {
		return
	}
	for _, r := range op.Results().All() {
		if p, ok := r.Type().(*llvm.PointerType); ok && p.Elem() == nil {
			x.lacks(op, "opaque pointers")
			return
		}
	}
}

// access checks and rewrites a load or a store.
func (x *rewriter) access(op *ir.Operation, o llvm.AtomicOrdering) {
	if o != llvm.AtomicOrderingNotAtomic {
		x.lacks(op, "atomic loads and stores")
	}
	x.references(op)
}

func (x *rewriter) atomic(op *ir.Operation, volatile bool) {
	if volatile {
		x.lacks(op, "volatile atomic operations")
	}
	for _, name := range []string{"syncscope", "weak"} { // without them, it does more than it must
		op.RemoveAttr(name)
	}
}

// plainData checks that constructors or destructors do not belong to other symbols.
func (x *rewriter) plainData(op *ir.Operation, data *ir.ArrayAttr) {
	for _, a := range data.Elems() {
		if _, ok := a.(*llvm.ZeroAttr); !ok {
			x.lacks(op, "constructors that belong to a symbol")
			return
		}
	}
}

// call rewrites llvm.call and llvm.invoke.
func (x *rewriter) call(op *ir.Operation, musttail bool) {
	if musttail {
		x.lacks(op, "calls that must be tail calls")
	}
	if d, ok := op.Attr("op_bundle_sizes").(*ir.DenseArrayAttr); ok && d.Len() > 0 {
		x.lacks(op, "operand bundles")
	}
	for _, name := range []string{"CConv", "TailCallKind", "branch_weights"} {
		op.RemoveAttr(name)
	}
}

// plainAssumption drops the operand bundles of an assumption, which only say more.
func (x *rewriter) plainAssumption(op *ir.Operation) {
	from, to := op.OperandSegment(0)
	if to-from == op.NumOperands() {
		return
	}
	x.builder.Before(op).LocOf(op)
	llvm.NewAssume(x.builder, op.Operand(from), nil)
	x.drop = append(x.drop, op)
}

// location drops the debug info in the location of an operation.
func (x *rewriter) location(op *ir.Operation) {
	if l := op.ExplicitLoc(); l != nil {
		if a, err := x.locations.ReplaceAttr(l); err == nil {
			if l, ok := a.(ir.Location); ok {
				op.SetLoc(l)
			}
		}
	}
}

// plainLocation replaces a fused location with debug info by what is fused in it.
func plainLocation(a ir.Attribute) (ir.Attribute, bool) {
	f, ok := a.(*ir.FusedLoc)
	if !ok || f.Metadata() == nil || f.Metadata().Def().Dialect != "llvm" {
		return nil, false
	}
	parts := f.Locs()
	for i, l := range parts {
		if g, ok := plainLocation(l); ok {
			parts = append([]ir.Location(nil), parts...)
			parts[i] = g.(ir.Location)
		}
	}
	return ir.NewFusedLoc(f.Context(), parts, nil), true
}
