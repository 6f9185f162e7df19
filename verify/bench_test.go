package verify_test

import (
	"runtime"
	"strconv"
	"testing"

	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// The dialect of the benchmark has operations with the constraints, traits and
// relations of LLVM's.
var (
	benchModule = &ir.OpDef{
		Name:    "b.module",
		Traits:  ir.IsolatedFromAbove | ir.HasSymbolTable | ir.NoTerminator | ir.SingleBlock | ir.GraphRegion,
		Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	}
	benchFunc = &ir.OpDef{
		Name:   "b.func",
		Traits: ir.IsolatedFromAbove | ir.Symbol,
		Attrs: []ir.AttrSlot{
			{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
			{Name: "function_type", Constraint: constraint.TypeAttrOfFunctionType},
		},
		Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	}
	benchAdd = &ir.OpDef{
		Name:   "b.add",
		Traits: ir.Pure | ir.SameOperandsAndResultType,
		Attrs:  []ir.AttrSlot{{Name: "overflowFlags", Constraint: llvm.Add.Attrs[0].Constraint, Property: true}},
		Operands: []ir.ValueDef{
			{Name: "lhs", Constraint: llvm.Add.Operands[0].Constraint},
			{Name: "rhs", Constraint: llvm.Add.Operands[0].Constraint},
		},
		Results:   []ir.ValueDef{{Name: "res", Constraint: llvm.Add.Operands[0].Constraint}},
		TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	}
	benchLoad = &ir.OpDef{
		Name: "b.load",
		Attrs: []ir.AttrSlot{
			{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
			{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
			{Name: "ordering", Constraint: llvm.IsAtomicOrdering},
		},
		Operands: []ir.ValueDef{{Name: "addr", Constraint: llvm.Load.Operands[0].Constraint}},
		Results:  []ir.ValueDef{{Name: "res", Constraint: llvm.Load.Results[0].Constraint}},
	}
	benchStore = &ir.OpDef{
		Name:  "b.store",
		Attrs: benchLoad.Attrs,
		Operands: []ir.ValueDef{
			{Name: "value", Constraint: llvm.Load.Results[0].Constraint},
			{Name: "addr", Constraint: llvm.Load.Operands[0].Constraint},
		},
	}
	benchCall = &ir.OpDef{
		Name:     "b.call",
		Attrs:    []ir.AttrSlot{{Name: "callee", Constraint: constraint.FlatSymbolRefAttr}},
		Operands: []ir.ValueDef{{Name: "args", Constraint: llvm.Undef.Results[0].Constraint, Arity: ir.Variadic}},
		Results:  []ir.ValueDef{{Name: "res", Constraint: llvm.Undef.Results[0].Constraint, Arity: ir.Optional}},
		View:     func(op *ir.Operation) ir.Op { return benchCallOp{op} },
	}
	benchBr = &ir.OpDef{
		Name:       "b.br",
		Traits:     ir.Pure | ir.Terminator | ir.BranchLike,
		Operands:   []ir.ValueDef{{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic}},
		Successors: []ir.SuccessorDef{{Name: "dest", Constraint: constraint.AnySuccessor}},
		View:       func(op *ir.Operation) ir.Op { return benchBrOp{op} },
	}
	benchReturn = &ir.OpDef{
		Name:     "b.return",
		Traits:   ir.Pure | ir.Terminator | ir.ReturnLike,
		Operands: []ir.ValueDef{{Name: "operands", Constraint: llvm.Undef.Results[0].Constraint, Arity: ir.Optional}},
	}
	benchDialect = &ir.Dialect{Name: "b", Ops: []*ir.OpDef{
		benchModule, benchFunc, benchAdd, benchLoad, benchStore, benchCall, benchBr, benchReturn,
	}}
)

type benchCallOp struct{ *ir.Operation }

func (op benchCallOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	if f := symbols.LookupNearest(op.Operation, op.InherentAttr(0).(*ir.SymbolRefAttr)); f == nil || !f.Is(benchFunc) {
		return op.Errorf("does not reference a function")
	}
	return nil
}

type benchBrOp struct{ *ir.Operation }

func (op benchBrOp) SuccessorOperands(int) ir.SuccessorOperands {
	return ir.SuccessorOperands{To: op.NumOperands()}
}

// program makes a module of functions with some blocks each, in which there are
// memory accesses, arithmetic, calls, and uses of values from other blocks. It
// returns the number of operations too.
func program(functions, blocks int) (*ir.Operation, int) {
	c := ir.NewContext(benchDialect)
	var arena ir.Arena
	i32, ptr := c.I32(), llvm.NewPointerType(c, 0)
	ordering := ir.NewIntegerAttr(c.I64(), 0)
	n := 0
	add := func(b *ir.Block, st *ir.OperationState) *ir.Operation {
		st.Context = c
		op := arena.NewOperation(st)
		if b != nil {
			b.Append(op)
		}
		n++
		return op
	}
	top := ir.NewRegion()
	body := ir.NewBlock()
	top.Append(body)
	for f := range functions {
		r := ir.NewRegion()
		bs := make([]*ir.Block, blocks)
		for i := range bs {
			bs[i] = arena.NewBlock()
			r.Append(bs[i])
		}
		entry := bs[0]
		arg := arena.AddArgument(entry, i32, 0)
		addr := arena.AddArgument(entry, ptr, 0)
		for i, b := range bs {
			for range 8 {
				x := add(b, &ir.OperationState{Def: benchLoad, InherentAttrs: []ir.Attribute{nil, nil, ordering}, Operands: []*ir.Value{addr}, Results: []ir.Type{i32}})
				y := add(b, &ir.OperationState{Def: benchAdd, Operands: []*ir.Value{x.Result(0), arg}, Results: []ir.Type{i32}})
				z := add(b, &ir.OperationState{Def: benchAdd, Operands: []*ir.Value{x.Result(0), y.Result(0)}, Results: []ir.Type{i32}})
				add(b, &ir.OperationState{Def: benchStore, InherentAttrs: []ir.Attribute{nil, nil, ordering}, Operands: []*ir.Value{z.Result(0), addr}})
			}
			add(b, &ir.OperationState{
				Def: benchCall, InherentAttrs: []ir.Attribute{ir.NewSymbolRefAttr(c, "f"+strconv.Itoa((f+i)%functions))},
				Operands: []*ir.Value{arg, arg}, Results: []ir.Type{i32},
			})
			if i+1 < blocks {
				add(b, &ir.OperationState{Def: benchBr, Successors: []*ir.Block{bs[i+1]}})
			} else {
				add(b, &ir.OperationState{Def: benchReturn, Operands: []*ir.Value{arg}})
			}
		}
		add(body, &ir.OperationState{Def: benchFunc, Regions: []*ir.Region{r}, InherentAttrs: []ir.Attribute{
			ir.NewStringAttr(c, "f"+strconv.Itoa(f)), ir.NewTypeAttr(ir.NewFunctionType(c, []ir.Type{i32, ptr}, []ir.Type{i32})),
		}})
	}
	return add(nil, &ir.OperationState{Def: benchModule, Regions: []*ir.Region{top}}), n
}

// BenchmarkOperation verifies about as many operations as SQLite has.
func BenchmarkOperation(b *testing.B) {
	m, n := program(2000, 5)
	for _, threads := range []int{1, 2, runtime.GOMAXPROCS(0)} {
		b.Run(strconv.Itoa(threads)+" threads", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if !verify.Operation(m, verify.Options{Threads: threads}, func(d *diag.Diagnostic) { b.Fatal(d) }) {
					b.Fatal("invalid")
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/IRop")
		})
	}
}

// TestAllocations checks that valid operations cost no memory each.
func TestAllocations(t *testing.T) {
	small, n := program(1, 5)
	large, m := program(1, 500)
	count := func(op *ir.Operation) float64 {
		return testing.AllocsPerRun(3, func() {
			verify.Operation(op, verify.Options{Threads: 1}, func(d *diag.Diagnostic) { t.Error(d) })
		})
	}
	per := (count(large) - count(small)) / float64(m-n)
	if per > 0.01 {
		t.Errorf("%.3f allocations for each operation", per)
	}
}
