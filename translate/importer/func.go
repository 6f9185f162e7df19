package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// function imports a function. It returns nil after an error, and for the declaration of an
// intrinsic that has an operation.
func (w *worker) function(f *llvmir.Function) *ir.Operation {
	if f.IsIntrinsic() && !w.opts.Lossless && w.isConvertibleIntrinsic(f.Name) {
		return nil
	}
	w.at, w.block, w.before = w.debug.functionLoc(f), nil, nil
	region := w.arena.NewRegion()
	op := w.funcOp(f, region)
	if op == nil || f.IsDeclaration() {
		return op
	}
	w.startFunction(f)
	if !w.createBlocks(f, region) {
		return nil
	}
	for i, a := range f.Args {
		w.values[a.Num] = w.blocks[0].AddArgument(w.typ(f.ValueType.Params()[i]), op.Loc())
	}
	w.constBlock, w.constAt = w.blocks[0], nil
	for _, b := range w.order {
		if !w.basicBlock(b) {
			return nil
		}
	}
	w.resolveForward()
	if !w.debugRecords() || !w.recordsInPlace() {
		return nil
	}
	return op
}

// startFunction resets the state of the previous function.
func (w *worker) startFunction(f *llvmir.Function) {
	w.fn = f
	w.consts.reset()
	clear(w.loops)
	w.records, w.placed, w.ops = w.records[:0], w.placed[:0], nil
	n := len(f.Args)
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	w.values = cleared(w.values, n)
	w.blocks = cleared(w.blocks, len(f.Blocks))
}

// cleared returns a slice of n zero elements. It reuses s if that is large enough.
func cleared[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

// numberFunctions numbers the blocks of each function in order, and its arguments and instructions.
// It records which functions have debug info.
func (im *module) numberFunctions() {
	im.debug.mentioned = make([]bool, len(im.m.Functions))
	im.eachFunction(func() func(int) {
		return func(i int) { im.debug.mentioned[i] = number(im.m.Functions[i]) }
	})
}

// number is numberFunctions for one function.
func number(f *llvmir.Function) (debug bool) {
	n := int32(0)
	for _, a := range f.Args {
		a.Num = n
		n++
	}
	for i, b := range f.Blocks {
		b.Num = int32(i)
		for _, in := range b.Instrs {
			in.Num = n
			n++
			debug = debug || mentionsDebug(in)
		}
	}
	return debug
}

// createBlocks determines the order of reachable blocks, and creates the blocks of the region in
// the order of the file.
func (w *worker) createBlocks(f *llvmir.Function, region *ir.Region) bool {
	w.order = reversePostOrder(f, w.order[:0])
	if w.opts.Lossless && len(w.order) < len(f.Blocks) {
		w.order = withUnreachable(f, w.order)
	}
	for _, b := range w.order {
		w.blocks[b.Num] = w.arena.NewBlock()
	}
	for i, b := range f.Blocks {
		if w.blocks[i] != nil {
			region.Append(w.blocks[i])
		} else if b.AddressTaken {
			w.errorf(w.at, "unreachable block '%s' with address taken", b.Name)
			return false
		}
	}
	return true
}

// reversePostOrder appends the reachable blocks in reverse postorder. A block comes before those it
// dominates.
func reversePostOrder(f *llvmir.Function, order []*llvmir.Block) []*llvmir.Block {
	type frame struct {
		block *llvmir.Block
		succs []*llvmir.Block
	}
	seen := make([]bool, len(f.Blocks))
	stack := make([]frame, 0, 16)
	push := func(b *llvmir.Block) {
		seen[b.Num] = true
		stack = append(stack, frame{b, b.Succs()})
	}
	for push(f.Blocks[0]); len(stack) > 0; {
		top := &stack[len(stack)-1]
		if len(top.succs) == 0 {
			order = append(order, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		s := top.succs[0]
		top.succs = top.succs[1:]
		if !seen[s.Num] {
			push(s)
		}
	}
	for i, j := 0, len(order)-1; i < j; i, j = i+1, j-1 {
		order[i], order[j] = order[j], order[i]
	}
	return order
}

// withUnreachable appends the unreachable blocks in the order of the function.
func withUnreachable(f *llvmir.Function, order []*llvmir.Block) []*llvmir.Block {
	reached := make([]bool, len(f.Blocks))
	for _, b := range order {
		reached[b.Num] = true
	}
	for _, b := range f.Blocks {
		if !reached[b.Num] {
			order = append(order, b)
		}
	}
	return order
}

var blockTagAttr = slot(llvm.BlockTag, "tag")

// basicBlock imports the instructions of a block.
func (w *worker) basicBlock(b *llvmir.Block) bool {
	w.block, w.before = w.blocks[b.Num], nil
	for _, i := range b.Instrs {
		if !w.processInstruction(i) {
			w.failed = true
			return false
		}
	}
	if b.AddressTaken {
		w.block = w.blocks[b.Num]
		w.before, w.at = w.block.First(), w.block.ParentOp().Loc()
		st := w.begin(llvm.BlockTag)
		st.InherentAttrs[blockTagAttr] = llvm.NewBlockTagAttr(w.ctx, w.blockNumbers[b])
		w.emit()
	}
	return true
}

// value returns the value for an operand of an instruction. It reports an error and returns nil if
// the operand cannot be imported.
func (w *worker) value(v llvmir.Value) *ir.Value {
	switch v := v.(type) {
	case *llvmir.Instruction:
		if r := w.values[v.Num]; r != nil {
			return r
		}
		if w.opts.Lossless {
			return w.forwardValue(v)
		}
		w.errorf(w.debug.loc(w, v), "unhandled value: %s", w.valueText(v))
		return nil
	case *llvmir.Argument:
		return w.values[v.Num]
	case llvmir.Constant:
		return w.constant(v)
	}
	w.errorf(w.unknown, "unhandled value: %s", w.valueText(v))
	return nil
}

// appendValues appends the values of some operands.
func (w *worker) appendValues(dst []*ir.Value, vs []llvmir.Value) ([]*ir.Value, bool) {
	for _, v := range vs {
		r := w.value(v)
		if r == nil {
			return dst, false
		}
		dst = append(dst, r)
	}
	return dst, true
}

// appendBranchArgs appends the values that a branch between two blocks passes to the phis of the
// second.
func (w *worker) appendBranchArgs(dst []*ir.Value, from, to *llvmir.Block) ([]*ir.Value, bool) {
	for _, phi := range to.Instrs {
		if phi.Op != llvmir.OpPhi {
			break
		}
		in := incoming(phi, from)
		if in == nil {
			w.errorf(w.unknown, "unhandled value: %s", w.valueText(phi))
			return dst, false
		}
		v := w.value(in)
		if v == nil {
			return dst, false
		}
		dst = append(dst, v)
	}
	return dst, true
}

// incoming returns the value of a phi for a predecessor.
func incoming(phi *llvmir.Instruction, from *llvmir.Block) llvmir.Value {
	for i := 0; i+1 < len(phi.Operands); i += 2 {
		if phi.Operands[i+1] == from {
			return phi.Operands[i]
		}
	}
	return nil
}
