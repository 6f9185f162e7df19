package importer

import (
	"math"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

var (
	condBrSegments = slot(llvm.CondBr, ir.OperandSegmentSizes)

	switchValues       = slot(llvm.Switch, "case_values")
	switchCaseSegments = slot(llvm.Switch, "case_operand_segments")
	switchSegments     = slot(llvm.Switch, ir.OperandSegmentSizes)

	indirectSegments = slot(llvm.IndirectBr, "indbr_operand_segments")

	landingPadCleanup = slot(llvm.LandingPad, "cleanup")

	gepIndices = slot(llvm.GEP, "rawConstantIndices")
	gepElem    = slot(llvm.GEP, "elem_type")
	gepFlags   = slot(llvm.GEP, "noWrapFlags")
)

func (w *worker) branch(i *llvmir.Instruction) (*ir.Operation, bool) {
	ok := false
	if len(i.Operands) == 1 {
		dest := i.Operands[0].(*llvmir.Block)
		if w.args, ok = w.appendBranchArgs(w.args[:0], i.Block, dest); !ok {
			return nil, false
		}
		return w.branchTo(w.args, w.blocks[dest.Num]), true
	}
	then, els := i.Operands[1].(*llvmir.Block), i.Operands[2].(*llvmir.Block)
	// The condition precedes the arguments but is converted after them.
	w.args = append(w.args[:0], nil)
	if w.args, ok = w.appendBranchArgs(w.args, i.Block, then); !ok {
		return nil, false
	}
	n := len(w.args)
	if w.args, ok = w.appendBranchArgs(w.args, i.Block, els); !ok {
		return nil, false
	}
	if w.args[0] = w.value(i.Operands[0]); w.args[0] == nil {
		return nil, false
	}
	st := w.begin(llvm.CondBr)
	st.Operands = append(st.Operands, w.args...)
	st.InherentAttrs[condBrSegments] = w.segmentSizes(1, int32(n-1), int32(len(w.args)-n))
	st.Successors = append(st.Successors, w.blocks[then.Num], w.blocks[els.Num])
	return w.emit(), true
}

// branchTo creates a branch to a block.
func (w *worker) branchTo(args []*ir.Value, dest *ir.Block) *ir.Operation {
	st := w.begin(llvm.Br)
	st.Operands = append(st.Operands, args...)
	st.Successors = append(st.Successors, dest)
	return w.emit()
}

func (w *worker) switchOp(i *llvmir.Instruction) (*ir.Operation, bool) {
	ok := false
	if w.args, ok = w.appendValues(w.args[:0], i.Operands[:1]); !ok {
		return nil, false
	}
	dflt := i.Operands[1].(*llvmir.Block)
	if w.args, ok = w.appendBranchArgs(w.args, i.Block, dflt); !ok {
		return nil, false
	}
	defaults := len(w.args) - 1
	cases := i.Operands[2:]
	values := make([]num.Int, 0, len(cases)/2)
	segments := make([]int32, 0, len(cases)/2)
	for k := 0; k < len(cases); k += 2 {
		c, isInt := cases[k].(*llvmir.Int)
		if !isInt {
			return w.foreign(i)
		}
		n := len(w.args)
		if w.args, ok = w.appendBranchArgs(w.args, i.Block, cases[k+1].(*llvmir.Block)); !ok {
			return nil, false
		}
		segments = append(segments, int32(len(w.args)-n))
		values = append(values, c.Value)
	}
	st := w.begin(llvm.Switch)
	st.Operands = append(st.Operands, w.args...)
	st.Successors = append(st.Successors, w.blocks[dflt.Num])
	for k := 0; k < len(cases); k += 2 {
		st.Successors = append(st.Successors, w.blocks[cases[k+1].(*llvmir.Block).Num])
	}
	if len(values) > 0 {
		t := ir.NewVectorType([]int64{int64(len(values))}, nil, w.ctx.I(values[0].Width()))
		st.InherentAttrs[switchValues] = ir.NewDenseInts(t, values...)
	}
	st.InherentAttrs[switchCaseSegments] = ir.NewDenseI32ArrayAttr(w.ctx, segments...)
	st.InherentAttrs[switchSegments] = w.segmentSizes(1, int32(defaults), int32(len(w.args)-1-defaults))
	return w.emit(), true
}

func (w *worker) indirectBranch(i *llvmir.Instruction) (*ir.Operation, bool) {
	ok := false
	if w.args, ok = w.appendValues(w.args[:0], i.Operands[:1]); !ok {
		return nil, false
	}
	segments := make([]int32, 0, len(i.Operands)-1)
	for _, b := range i.Operands[1:] {
		n := len(w.args)
		if w.args, ok = w.appendBranchArgs(w.args, i.Block, b.(*llvmir.Block)); !ok {
			return nil, false
		}
		segments = append(segments, int32(len(w.args)-n))
	}
	st := w.begin(llvm.IndirectBr)
	st.Operands = append(st.Operands, w.args...)
	for _, b := range i.Operands[1:] {
		st.Successors = append(st.Successors, w.blocks[b.(*llvmir.Block).Num])
	}
	st.InherentAttrs[indirectSegments] = ir.NewDenseI32ArrayAttr(w.ctx, segments...)
	return w.emit(), true
}

func (w *worker) landingPad(i *llvmir.Instruction) (*ir.Operation, bool) {
	ok := false
	if w.args, ok = w.appendValues(w.args[:0], i.Operands); !ok {
		return nil, false
	}
	st := w.begin(llvm.LandingPad)
	st.Operands = append(st.Operands, w.args...)
	w.setUnit(landingPadCleanup, i.Flags&llvmir.Cleanup != 0)
	st.Results = append(st.Results, w.typ(i.Type()))
	return w.emit(), true
}

func (w *worker) gep(i *llvmir.Instruction) (*ir.Operation, bool) {
	ok := false
	if w.args, ok = w.appendValues(w.args[:0], i.Operands); !ok {
		return nil, false
	}
	return w.newGEP(i.Elem, i.Flags, w.typ(i.Type()), w.args, func(n int) (int32, bool) { return constantIndex(i.Operands[n]) }), true
}

// constantIndex returns the value of a constant index. A vector must have the same index in all
// lanes.
func constantIndex(v llvmir.Value) (int32, bool) {
	switch c := v.(type) {
	case *llvmir.Int:
		if x, ok := c.Value.Int64(); ok && x >= math.MinInt32 && x <= math.MaxInt32 {
			return int32(x), true
		}
	case *llvmir.Splat:
		return constantIndex(c.Elem)
	case *llvmir.Zero:
		return 0, c.Type().Kind() == llvmir.VectorType
	}
	return 0, false
}

// dynamicIndex marks an index that is an operand.
const dynamicIndex = math.MinInt32

// newGEP creates a getelementptr. An index into a struct is part of the operation, since it
// determines the type. All other indices are operands, even if they are constant.
func (w *worker) newGEP(elem *llvmir.Type, flags llvmir.Flags, result ir.Type, args []*ir.Value, index func(int) (int32, bool)) *ir.Operation {
	st := w.begin(llvm.GEP)
	st.Operands = append(st.Operands, args[0])
	w.ints32 = w.ints32[:0]
	t := elem
	for n := 1; n < len(args); n++ {
		x := int32(dynamicIndex)
		if n > 1 && t != nil && t.Kind() == llvmir.StructType {
			if c, ok := index(n); ok {
				x = c
			}
		}
		if x == dynamicIndex {
			st.Operands = append(st.Operands, args[n])
		}
		w.ints32 = append(w.ints32, x)
		if n > 1 {
			t = partAt(t, x)
		}
	}
	st.InherentAttrs[gepIndices] = ir.NewDenseI32ArrayAttr(w.ctx, w.ints32...)
	st.InherentAttrs[gepElem] = ir.NewTypeAttr(w.typ(elem))
	f := llvm.GEPNoWrapFlags(0)
	if flags&llvmir.InBounds != 0 {
		f |= llvm.GEPNoWrapFlagsInboundsFlag | llvm.GEPNoWrapFlagsNusw
	}
	if flags&llvmir.NUSW != 0 {
		f |= llvm.GEPNoWrapFlagsNusw
	}
	if flags&llvmir.NUW != 0 {
		f |= llvm.GEPNoWrapFlagsNuw
	}
	st.InherentAttrs[gepFlags] = w.i32s[f]
	st.Results = append(st.Results, result)
	return w.emit()
}

// partAt returns the type that an index into t selects, nil if it is not known.
func partAt(t *llvmir.Type, x int32) *llvmir.Type {
	if t == nil {
		return nil
	}
	switch t.Kind() {
	case llvmir.ArrayType, llvmir.VectorType:
		return t.Elem()
	case llvmir.StructType:
		if x >= 0 && int(x) < len(t.Fields()) {
			return t.Fields()[x]
		}
	}
	return nil
}

// constantExpr creates the operation of a constant expression whose operands exist.
func (w *worker) constantExpr(c *llvmir.Expr, parts []int32) *ir.Value {
	args := make([]*ir.Value, len(parts))
	for i, p := range parts {
		args[i] = w.consts.list[p].value
	}
	t := w.typ(c.Type())
	if c.Op == llvmir.OpGetElementPtr {
		return w.newGEP(c.Elem, c.Flags, t, args, func(n int) (int32, bool) { return constantIndex(c.Operands[n]) }).Result(0)
	}
	if def := w.simpleOps[c.Op]; def != nil {
		st := w.begin(def)
		st.Operands = append(st.Operands, args...)
		st.Results = append(st.Results, t)
		w.setProps(c.Op, operation{flags: c.Flags, pred: c.Pred, indexes: c.Indexes, mask: c.Mask})
		return w.emit().Result(0)
	}
	return w.foreignConstant(c, t)
}
