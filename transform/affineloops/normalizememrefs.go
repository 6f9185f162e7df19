package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// NormalizeMemRefsPass is the pass normalize-memrefs. It gives up layouts of memrefs for subscripts, in functions all
// of whose operations on such memrefs have the trait MemRefsNormalizable, and that neither call nor are called by others.
// Like upstream's, it lets memref.dim ask for the dimensions of the new memref.
var NormalizeMemRefsPass = &pass.Def{
	Name:    "normalize-memrefs",
	Summary: "Normalize memrefs",
	Class:   "(anonymous namespace)::NormalizeMemRefs",
	On:      "builtin.module",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			var n normalizer
			n.run(j.Op)
		}
	},
}

// normalizer normalizes the memrefs of functions.
type normalizer struct {
	normalizable map[*ir.Operation]bool            // functions
	users        map[*ir.Operation][]*ir.Operation // what refers to functions, by function
	calls        map[*ir.Operation][]*ir.Operation // by function that is called
	callees      map[*ir.Operation][]*ir.Operation // the functions that are called in functions
}

func (n *normalizer) run(module *ir.Operation) {
	n.normalizable = map[*ir.Operation]bool{}
	n.users, n.calls, n.callees = map[*ir.Operation][]*ir.Operation{}, map[*ir.Operation][]*ir.Operation{}, map[*ir.Operation][]*ir.Operation{}
	var funcs []fn.FuncOp
	var refs ir.SymbolRefs
	var tables ir.SymbolTables
	for op := range ir.Preorder(module) {
		if f, ok := ir.As[fn.FuncOp](op); ok {
			funcs = append(funcs, f)
			n.normalizable[op] = true
		}
		for _, ref := range refs.Of(op) {
			if f := tables.LookupNearest(op, ref); f != nil && f.Is(fn.Func) {
				n.users[f] = append(n.users[f], op)
			}
		}
		if call, ok := ir.As[fn.CallOp](op); ok {
			n.addCall(call, &tables)
		}
	}
	for _, f := range funcs {
		if n.normalizable[f.Op()] && !n.isNormalizable(f) {
			n.exclude(f.Op())
		}
	}
	for _, f := range funcs {
		if n.normalizable[f.Op()] {
			n.normalize(f)
		}
	}
}

func (n *normalizer) addCall(call fn.CallOp, tables *ir.SymbolTables) {
	f := ir.CalleeOf(call, tables)
	if f == nil || !f.Is(fn.Func) {
		return
	}
	n.calls[f] = append(n.calls[f], call.Op())
	if caller := function(call.Op()); caller != nil {
		n.callees[caller] = append(n.callees[caller], f)
	}
}

// exclude leaves a function as it is, and all that call it or are called by it.
func (n *normalizer) exclude(f *ir.Operation) {
	for list := []*ir.Operation{f}; len(list) > 0; {
		f := list[len(list)-1]
		list = list[:len(list)-1]
		if !n.normalizable[f] {
			continue
		}
		delete(n.normalizable, f)
		for _, user := range n.users[f] {
			if caller := function(user); caller != nil {
				list = append(list, caller)
			}
		}
		list = append(list, n.callees[f]...)
	}
}

// isNormalizable reports whether all memrefs with layouts can be normalized that a function allocates, takes or gets
// from calls.
func (n *normalizer) isNormalizable(f fn.FuncOp) bool {
	t := f.FunctionType()
	if slices.ContainsFunc(t.Inputs(), hasSymbols) || slices.ContainsFunc(t.Results(), hasSymbols) {
		return false
	}
	if slices.ContainsFunc(n.users[f.Op()], func(user *ir.Operation) bool { return user.Is(fn.Constant) }) &&
		(slices.ContainsFunc(t.Inputs(), isNormalizedAway) || slices.ContainsFunc(t.Results(), isNormalizedAway)) {
		return false
	}
	if f.IsDeclaration() {
		return true
	}
	for _, arg := range f.Body().First().Args().All() {
		if !onlyNormalizableUses(arg) {
			return false
		}
	}
	for op := range ir.Preorder(f.Op()) {
		if _, ok := allocationOf(op); !ok && !op.Is(fn.Call) {
			continue
		}
		for _, v := range op.Results().All() {
			if !onlyNormalizableUses(v) {
				return false
			}
		}
	}
	return true
}

// isNormalizedAway reports whether a type is that of a memref with a layout that is given up.
func isNormalizedAway(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	return ok && withoutLayout(m) != m
}

// hasSymbols reports whether a type is that of a memref whose layout can be given up, but needs values of symbols.
func hasSymbols(t ir.Type) bool {
	if !isNormalizedAway(t) {
		return false
	}
	layout, _ := layoutOf(t.(*ir.MemRefType))
	return layout.NumSymbols() > 0
}

// onlyNormalizableUses reports whether all uses of a value allow another layout, if the value is a memref with a layout.
func onlyNormalizableUses(v *ir.Value) bool {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok || t.HasIdentityLayout() {
		return true
	}
	for u := range v.Uses() {
		if !u.Owner().Has(ir.MemRefsNormalizable) || isNormalizedAway(t) && !allowsNormalized(u.Owner(), v) {
			return false
		}
	}
	return true
}

// allowsNormalized reports whether an operation with the trait is valid after the memref has lost its layout. Upstream's
// makes invalid IR of the others, or crashes.
func allowsNormalized(op *ir.Operation, v *ir.Value) bool {
	switch {
	case op.Is(affine.Yield):
		return false
	case op.Is(memref.Cast), op.Is(memref.MemorySpaceCast):
		return castAllowsNormalized(op)
	}
	if !readsMemref(op) && !op.Is(memref.Store) && !op.Is(affine.DmaStart) && !op.Is(affine.DmaWait) {
		return true
	}
	_, ok := subscriptsOf(op, v)
	return ok
}

// castAllowsNormalized reports whether a conversion is one of types that go together without their layouts.
func castAllowsNormalized(op *ir.Operation) bool {
	from, ok1 := op.Operand(0).Type().(*ir.MemRefType)
	to, ok2 := op.Result(0).Type().(*ir.MemRefType)
	if !ok1 || !ok2 {
		return true
	}
	from, to = withoutLayout(from), withoutLayout(to)
	if op.Is(memref.Cast) {
		return memref.CastCompatible(from, to)
	}
	return slices.Equal(from.Shape(), to.Shape()) && from.Layout() == to.Layout()
}

// normalize normalizes the memrefs of a function.
func (n *normalizer) normalize(f fn.FuncOp) {
	if f.IsDeclaration() {
		inputs, results := normalizedTypes(f.FunctionType().Inputs()), normalizedTypes(f.FunctionType().Results())
		ir.SetFuncSignature(f, inputs, results)
		n.updateCalls(f)
		return
	}
	var allocations []allocation
	var casts []memref.ReinterpretCastOp
	for op := range ir.Postorder(f.Op()) {
		if a, ok := allocationOf(op); ok {
			allocations = append(allocations, a)
		} else if cast, ok := ir.As[memref.ReinterpretCastOp](op); ok {
			casts = append(casts, cast)
		}
	}
	for _, a := range allocations {
		normalizeAllocation(a)
	}
	for _, cast := range casts {
		normalizeReinterpretCast(cast)
	}
	entry := f.Body().First()
	for i, arg := range entry.Args().Values() {
		old, ok := arg.Type().(*ir.MemRefType)
		if !ok || !isNormalizedAway(old) {
			continue
		}
		layout, _ := layoutOf(old)
		made := entry.InsertArgument(i, withoutLayout(old), arg.Loc())
		remap{from: arg, to: made, m: layout}.replaceAll()
		entry.EraseArgument(i + 1)
	}
	var producers []*ir.Operation
	for op := range ir.Postorder(f.Op()) {
		if op.Has(ir.MemRefsNormalizable) && op.NumResults() > 0 && !op.Is(fn.Call) && !op.Is(memref.ReinterpretCast) && !readsMemref(op) {
			producers = append(producers, op)
		}
	}
	for _, op := range producers {
		normalizeResults(op)
	}
	n.updateSignature(f)
}

// normalizedTypes are the types of memrefs that have lost their layouts, and others as they are.
func normalizedTypes(list []ir.Type) []ir.Type {
	list = slices.Clone(list)
	for i, t := range list {
		if m, ok := t.(*ir.MemRefType); ok {
			list[i] = withoutLayout(m)
		}
	}
	return list
}

// readsMemref reports whether an operation with the trait accesses an element of a memref by a map, or reads it.
func readsMemref(op *ir.Operation) bool {
	_, ok := affine.AccessOpInterface.Of(op)
	return ok || op.Is(memref.Load)
}

// normalizeResults lets an operation with the trait give memrefs without layouts.
func normalizeResults(op *ir.Operation) {
	if (op.Is(memref.Cast) || op.Is(memref.MemorySpaceCast)) && !castAllowsNormalized(op) {
		return
	}
	changes := false
	for _, v := range op.Results().All() {
		if hasSymbols(v.Type()) || !onlyNormalizableUses(v) {
			return
		}
		changes = changes || isNormalizedAway(v.Type())
	}
	if changes {
		normalizeResultsOf(op)
	}
}

// normalizeResultsOf gives up the layouts of the results of an operation, all of whose uses allow it.
func normalizeResultsOf(op *ir.Operation) {
	for _, v := range op.Results().All() {
		old, ok := v.Type().(*ir.MemRefType)
		if !ok || !isNormalizedAway(old) {
			continue
		}
		layout, _ := layoutOf(old)
		made := ir.NewPlaceholder(withoutLayout(old))
		remap{from: v, to: made, m: layout}.replaceAll()
		v.SetType(withoutLayout(old))
		made.ReplaceAllUsesWith(v)
	}
}

// updateSignature lets the type of a function be that of its arguments and of what it returns, and so the calls of it.
func (n *normalizer) updateSignature(f fn.FuncOp) {
	for work := []fn.FuncOp{f}; len(work) > 0; {
		f := work[0]
		work = work[1:]
		if !f.IsDeclaration() {
			results := slices.Clone(f.FunctionType().Results())
			for op := range ir.Postorder(f.Op()) {
				if !op.Is(fn.Return) {
					continue
				}
				for i, v := range op.Operands().All() {
					if t, ok := v.Type().(*ir.MemRefType); ok && t.HasIdentityLayout() {
						results[i] = t
					}
				}
			}
			var args []ir.Type
			for _, arg := range f.Body().First().Args().All() {
				args = append(args, arg.Type())
			}
			ir.SetFuncSignature(f, args, results)
		}
		work = append(work, n.updateCalls(f)...)
	}
}

// updateCalls makes the calls of a function again, with its results. It returns the functions in which there are calls
// whose results have changed.
func (n *normalizer) updateCalls(f fn.FuncOp) (changed []fn.FuncOp) {
	results := f.FunctionType().Results()
	for i, user := range n.calls[f.Op()] {
		made := fn.NewCall(builderBefore(user), results, ir.Cast[fn.CallOp](user).Callee(), user.Operands().Values()...)
		n.calls[f.Op()][i] = made.Op()
		changes := false
		for i, v := range user.Results().Values() {
			if v.Type() == results[i] {
				v.ReplaceAllUsesWith(made.Op().Result(i))
				continue
			}
			layout, _ := layoutOf(v.Type().(*ir.MemRefType))
			remap{from: v, to: made.Op().Result(i), m: layout}.replaceAll()
			changes = true
		}
		user.Erase()
		if caller := function(made.Op()); changes && caller != nil && caller.Is(fn.Func) && !slices.Contains(changed, ir.Cast[fn.FuncOp](caller)) {
			changed = append(changed, ir.Cast[fn.FuncOp](caller))
		}
	}
	return changed
}
