package deadvalues

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
)

// agree makes all branches to a block agree on which of its arguments go. One branch may
// hand over a value that something else needs where another one shows that the argument
// is not needed: mlir-opt-22 leaves invalid IR then. What a branch itself produces stays.
func (f *finder) agree() {
	erase, produced := map[*ir.Block][]bool{}, map[*ir.Block]int{}
	for _, b := range f.branches {
		to := b.op.Op().Successor(b.successor)
		if erase[to] == nil {
			erase[to] = make([]bool, to.NumArgs())
		}
		produced[to] = max(produced[to], b.op.SuccessorOperands(b.successor).Produced)
		for i, e := range b.erase {
			erase[to][i] = erase[to][i] || e
		}
	}
	for to, n := range produced {
		clear(erase[to][:n])
	}
	for i := range f.branches {
		b := &f.branches[i]
		b.erase = erase[b.op.Op().Successor(b.successor)]
	}
	for i := range f.blocks {
		f.blocks[i].erase = erase[f.blocks[i].block]
	}
}

// remove removes what was found. Arguments go before operations, which may hold them.
func (f *finder) remove() {
	f.agree()
	going := map[*ir.Operation]bool{}
	for _, op := range f.operations {
		going[op] = true
	}
	var poisons []*ir.Operation
	// drop takes a value away from its users. Those that stay get ub.poison: they are in
	// code that is never executed, where mlir-opt-22 leaves nothing in its place.
	drop := func(v *ir.Value) {
		for u := range v.Uses() {
			if op := u.Owner(); !going[op] {
				p := ub.NewPoison(ir.NewBuilder(op.Context()).LocOf(op).Before(op), v.Type())
				u.Set(p.Result())
				poisons = append(poisons, p.Op())
			}
		}
		v.DropUses()
	}
	for _, b := range f.blocks {
		// A block that several branches go to is found several times.
		if b.block.NumArgs() == len(b.erase) && slices.Contains(b.erase, true) {
			for i, arg := range b.block.Args().All() {
				if b.erase[i] {
					drop(arg)
				}
			}
			b.block.EraseArguments(b.erase)
		}
	}
	for _, b := range f.branches {
		given := b.op.SuccessorOperands(b.successor)
		if given.Len() != len(b.erase) {
			continue
		}
		erase := make([]bool, given.From, given.To)
		b.op.Op().EraseOperands(append(erase, b.erase[given.Produced:]...))
	}
	erased := map[*ir.Operation][]bool{} // arguments of functions
	for _, fn := range f.functions {
		for i, arg := range fn.op.Op().Region(0).First().Args().All() {
			if fn.args[i] {
				drop(arg)
			}
		}
		if slices.Contains(fn.args, true) && ir.EraseFuncArgs(fn.op, fn.args) {
			erased[fn.op.Op()] = fn.args
		}
		if slices.Contains(fn.results, true) {
			ir.EraseFuncResults(fn.op, fn.results)
		}
	}
	for _, o := range f.operands {
		switch {
		case o.callee != nil:
			eraseCallArgs(o.op, erased[o.callee])
		case o.types != nil:
			poisons = append(poisons, poison(o)...)
		default:
			o.op.EraseOperands(o.erase)
		}
	}
	for _, r := range f.results {
		for i, v := range r.op.Results().All() {
			if i < len(r.erase) && r.erase[i] {
				drop(v)
			}
		}
		r.op.EraseResults(r.erase)
	}
	for _, op := range f.operations {
		if op.Has(ir.Terminator) {
			b := ir.NewBuilder(op.Context()).LocOf(op).Before(op)
			ub.NewUnreachable(b)
		}
		for _, v := range op.Results().All() {
			drop(v)
		}
		op.Erase()
	}
	for _, op := range poisons {
		if op.Block() != nil && !op.HasUses() {
			op.Erase()
		}
	}
}

// eraseCallArgs removes arguments of a call.
func eraseCallArgs(op *ir.Operation, args []bool) {
	call, ok := ir.CallOpInterface.Of(op)
	if !ok || args == nil {
		return
	}
	given := call.CallArgs()
	erase := make([]bool, given.First(), given.First()+given.Len())
	op.EraseOperands(append(erase, args[:min(len(args), given.Len())]...))
}

// poison makes operands be ub.poison. It returns the new operations.
func poison(o operands) (made []*ir.Operation) {
	b := ir.NewBuilder(o.op.Context()).Before(o.op)
	for i, change := range o.erase {
		if !change {
			continue
		}
		b.LocOf(o.op)
		if v := o.op.Operand(i); v != nil && v.DefiningOp() != nil {
			b.LocOf(v.DefiningOp())
		} else if v != nil {
			b.SetLoc(v.Loc())
		}
		p := ub.NewPoison(b, o.types[i])
		o.op.SetOperand(i, p.Result())
		made = append(made, p.Op())
	}
	return made
}

// usersOfFunctions returns the operations that refer to each function by its name, in the
// order in which they are in the program, each once. They are nil if there is an operation
// of which it is not known whether it has symbols of its own.
func usersOfFunctions(top *ir.Operation) map[*ir.Operation][]*ir.Operation {
	users := map[*ir.Operation][]*ir.Operation{}
	var symbols ir.SymbolTables
	refs := ir.SymbolRefs{}
	for op := range ir.Preorder(top) {
		if op == top {
			continue
		}
		if op.NumRegions() == 1 && op.Context().Dialect(op.Def().Namespace()) == nil {
			return nil
		}
		for _, ref := range refs.Of(op) {
			callee := symbols.LookupNearest(op, ref)
			if callee == nil {
				continue
			}
			if list := users[callee]; len(list) == 0 || list[len(list)-1] != op {
				users[callee] = append(list, op)
			}
		}
	}
	return users
}
