package buffers

import (
	"slices"

	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// ResultsToArguments is the pass buffer-results-to-out-params.
var ResultsToArguments = &pass.Def{
	Name:    "buffer-results-to-out-params",
	Summary: "Converts memref-typed function results to out-params",
	Class:   "BufferResultsToOutParamsPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		var r results
		o.Bool(&r.mark, "add-result-attr", "Add the attribute 'bufferize.result' to all output parameters.")
		o.Bool(&r.hoistDynamic, "hoist-dynamic-allocs", "Hoist dynamic allocations to call sites.")
		o.Bool(&r.hoistStatic, "hoist-static-allocs", "Hoist static allocations to call sites.")
		o.Bool(&r.public, "modify-public-functions", "Modify function signatures of public functions.")
		return func(j *pass.Job) {
			r := r
			r.changed = map[*ir.Operation]*change{}
			if !r.run(j) {
				j.Fail()
			}
		}
	},
}

// results makes arguments of the results of functions that are memrefs.
type results struct {
	mark, hoistDynamic, hoistStatic, public bool
	changed                                 map[*ir.Operation]*change
}

// A change says what has become of a function.
type change struct {
	before *ir.FunctionType
	// sizes has, for each argument that was a result, the arguments that are its sizes, nil if they
	// are not known.
	sizes [][]*ir.Value
}

// fits reports whether a call is of the function as it was before.
func (c *change) fits(call fn.CallOp) bool {
	op := call.Op()
	return slices.Equal(op.Results().Types(), c.before.Results()) && op.NumOperands() == len(c.before.Inputs())
}

func (r *results) run(j *pass.Job) bool {
	for op := range j.Op.Region(0).First().Ops() {
		f, ok := ir.As[fn.FuncOp](op)
		if !ok || f.Body().Empty() || !r.public && ir.VisibilityOf(op) == "public" {
			continue
		}
		added, ok := r.changeFunction(f, j)
		if !ok {
			return false
		}
		r.changeReturns(f, added)
	}
	table := ir.NewSymbolTable(j.Op)
	ok := true
	for op := range ir.Postorder(j.Op) {
		call, isCall := ir.As[fn.CallOp](op)
		if !isCall || ir.NearestSymbolTable(op) != j.Op {
			continue
		}
		callee := table.Lookup(call.Callee())
		if c, changed := r.changed[callee]; changed && c.fits(call) && !changeCall(call, c.sizes, j) {
			ok = false
		}
	}
	return ok
}

// changeFunction changes the type of a function, and returns the new arguments.
func (r *results) changeFunction(f fn.FuncOp, j *pass.Job) (added []*ir.Value, ok bool) {
	op := f.Op()
	types := f.FunctionType().Results()
	at := len(f.FunctionType().Inputs())
	erase := make([]bool, len(types))
	var params []ir.Parameter
	attrs, _ := op.Attr(ir.ResultAttrs).(*ir.ArrayAttr)
	for i, t := range types {
		m, isMemRef := t.(*ir.MemRefType)
		if !isMemRef {
			continue
		}
		if !m.HasIdentityLayout() && !isFullyDynamic(m) {
			j.Report(op.ErrorPlainf("cannot create out param for result with unsupported layout"))
			return nil, false
		}
		p := ir.Parameter{At: at, Type: t, Loc: op.Loc()}
		if attrs != nil {
			p.Attrs, _ = attrs.At(i).(*ir.DictionaryAttr)
		}
		if p.Attrs == nil {
			p.Attrs = ir.NewDictionaryAttr(op.Context())
		}
		if r.mark {
			p.Attrs = p.Attrs.With("bufferize.result", ir.NewUnitAttr(op.Context()))
		}
		erase[i] = true
		params = append(params, p)
	}
	r.changed[op] = &change{f.FunctionType(), make([][]*ir.Value, len(params))}
	ir.InsertFuncArgs(f, params)
	ir.EraseFuncResults(f, erase)
	return f.Body().First().Args().Values()[at:], true
}

// isFullyDynamic reports whether nothing is known of the layout of a memref but that it is strided.
func isFullyDynamic(t *ir.MemRefType) bool {
	strides, offset, ok := t.StridesAndOffset()
	for _, n := range strides {
		ok = ok && n == ir.DynamicSize
	}
	return ok && offset == ir.DynamicSize
}

// changeReturns makes a function write what it returned to its new arguments. Memory that it
// allocates for that is given by the caller instead, if the options want it.
func (r *results) changeReturns(f fn.FuncOp, added []*ir.Value) {
	sizes := r.changed[f.Op()].sizes
	for ret := range ir.Postorder(f.Op()) {
		if !ret.Is(fn.Return) || ret.ParentOp() != f.Op() {
			continue
		}
		b := ir.NewBuilder(ret.Context()).Before(ret).LocOf(ret)
		var kept []*ir.Value
		next := 0
		for i := range ret.NumOperands() {
			v := ret.Operand(i) // not one that has been replaced
			t, isMemRef := v.Type().(*ir.MemRefType)
			if !isMemRef {
				kept = append(kept, v)
				continue
			}
			arg := added[next]
			hoist := r.hoistDynamic
			if ir.HasStaticShape(t) {
				hoist = r.hoistStatic
			}
			if def := v.DefiningOp(); hoist && def != nil && (def.Is(memref.Alloc) || def.Is(memref.Alloca)) {
				if sizes[next] == nil {
					sizes[next] = argumentSizes(def, f)
				}
				v.ReplaceAllUsesWith(arg)
				def.Erase()
			} else {
				memref.NewCopy(b, v, arg)
			}
			next++
		}
		fn.NewReturn(b, kept...)
		ret.Erase()
	}
}

// argumentSizes returns the operands of an allocation, nil if one is not an argument of the
// function.
func argumentSizes(alloc *ir.Operation, f fn.FuncOp) []*ir.Value {
	sizes := alloc.OperandsAt(0).Values()
	for _, v := range sizes {
		if v.Owner() != f.Body().First() {
			return nil
		}
	}
	return sizes
}

// changeCall allocates memory for the new arguments of a function, and passes it.
func changeCall(call fn.CallOp, sizes [][]*ir.Value, j *pass.Job) bool {
	op := call.Op()
	b := ir.NewBuilder(op.Context()).Before(op).LocOf(op)
	var kept []*ir.Value
	var types []ir.Type
	operands := op.Operands().Values()
	given := operands
	next := 0
	for _, v := range op.Results().All() {
		t, isMemRef := v.Type().(*ir.MemRefType)
		if !isMemRef {
			kept, types = append(kept, v), append(types, v.Type())
			continue
		}
		var dynamic []*ir.Value
		for _, size := range sizes[next] {
			dynamic = append(dynamic, given[size.Index()])
		}
		next++
		if !ir.HasStaticShape(t) && len(dynamic) == 0 {
			j.Report(op.ErrorPlainf("cannot create out param for dynamically shaped result"))
			return false
		}
		out := memref.NewAlloc(b, ir.NewMemRefType(t.Shape(), t.Elem(), nil, t.MemorySpace()), dynamic).Result()
		if !t.HasIdentityLayout() {
			out = memref.NewCast(b, t, out).Result()
		}
		v.ReplaceAllUsesWith(out)
		operands = append(operands, out)
	}
	changed := fn.NewCall(b, types, call.Callee(), operands...)
	for i, v := range kept {
		v.ReplaceAllUsesWith(changed.Op().Result(i))
	}
	op.Erase()
	return true
}
