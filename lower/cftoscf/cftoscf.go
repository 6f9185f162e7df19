package cftoscf

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/liftcfg"
)

// Pass is the pass lift-cf-to-scf. It runs on any operation, and lifts what is in functions of func.
var Pass = &pass.Def{
	Name:    "lift-cf-to-scf",
	Summary: "Lift ControlFlow dialect to SCF dialect",
	Class:   "LiftControlFlowToSCFPass",
	New:     func(*pass.Options) func(*pass.Job) { return run },
}

func run(j *pass.Job) {
	changed, failed := false, false
	lift := func(op *ir.Operation) ir.WalkResult {
		for _, r := range op.Regions() {
			c, d := liftcfg.Region(r, Dialect{})
			changed = changed || c
			if d != nil {
				j.Report(d)
				failed = true
				return ir.Interrupt
			}
		}
		return ir.Advance
	}
	ir.WalkPost(j.Op, func(op *ir.Operation) ir.WalkResult {
		if op.Is(fn.Func) {
			ir.WalkPost(op, lift)
		}
		if failed || j.Context().Err() != nil {
			return ir.Interrupt
		}
		return ir.Advance
	})
	switch {
	case failed:
		j.Fail()
	case !changed:
		j.PreserveAll()
	}
}

// Dialect makes operations of scf for package liftcfg, out of those of cf. Numbers are i32.
type Dialect struct{}

// Choose makes an scf.if of a cf.cond_br, and an scf.index_switch of a cf.switch.
func (Dialect) Choose(b *ir.Builder, branch *ir.Operation, results []ir.Type, regions []*ir.Region) (*ir.Operation, *diag.Diagnostic) {
	if results == nil {
		results = []ir.Type{}
	}
	if br, ok := ir.As[cf.CondBranchOp](branch); ok {
		st := ir.OperationState{Def: scf.If, Operands: []*ir.Value{br.Condition()}, Results: results, Regions: regions}
		return b.Create(&st), nil
	}
	if sw, ok := ir.As[cf.SwitchOp](branch); ok {
		if cases, ok := casesOf(sw); ok {
			index := arith.NewIndexCastUI(b, ir.NewIndexType(b.Context()), sw.Flag())
			st := ir.OperationState{Def: scf.IndexSwitch, Operands: []*ir.Value{index.Result()}, Results: results, Regions: regions}
			op := b.Create(&st)
			ir.Cast[scf.IndexSwitchOp](op).SetCases(cases)
			return op, nil
		}
	}
	return nil, branch.Errorf("Cannot convert unknown control flow op to structured control flow")
}

// casesOf are the values of a switch. They are not ok if an index may not hold the flag.
func casesOf(sw cf.SwitchOp) (cases []int64, ok bool) {
	if t, ok := sw.Flag().Type().(*ir.IntegerType); ok && t.Width() > 64 {
		return nil, false
	}
	values := sw.CaseValues()
	for i := range sw.CaseDestinations() {
		n, _ := values.Bits(int64(i)).Uint64()
		cases = append(cases, int64(n))
	}
	return cases, true
}

// Yield ends a region with scf.yield.
func (Dialect) Yield(b *ir.Builder, _ *ir.Operation, results []*ir.Value) *diag.Diagnostic {
	scf.NewYield(b, results...)
	return nil
}

// Loop makes an scf.while, whose second region only hands over what it gets.
func (Dialect) Loop(b *ir.Builder, _ *ir.Operation, inits []*ir.Value, condition *ir.Value, next []*ir.Value, body *ir.Region) (*ir.Operation, *diag.Diagnostic) {
	types := []ir.Type{}
	for _, v := range inits {
		types = append(types, v.Type())
	}
	again := ir.NewRegion()
	block := ir.NewBlock()
	again.Append(block)
	for _, t := range types {
		block.AddArgument(t, b.Loc())
	}
	st := ir.OperationState{Def: scf.While, Operands: inits, Results: types, Regions: []*ir.Region{body, again}}
	loop := b.Create(&st)
	b.AtEnd(body.Last())
	scf.NewCondition(b, arith.NewTruncI(b, ir.NewIntegerType(b.Context(), 1, ir.Signless), condition).Result(), next...)
	scf.NewYield(b.AtEnd(block), block.Args().Values()...)
	return loop, nil
}

func i32(b *ir.Builder) ir.Type { return ir.NewIntegerType(b.Context(), 32, ir.Signless) }

// Number makes an arith.constant.
func (Dialect) Number(b *ir.Builder, n int) *ir.Value {
	return arith.NewConstant(b, ir.NewIntegerAttr(i32(b), int64(n))).Result()
}

// Switch makes a cf.switch.
func (Dialect) Switch(b *ir.Builder, flag *ir.Value, values []int, targets []ir.BranchTarget, otherwise ir.BranchTarget) {
	sw := cf.NewSwitch(b, flag, otherwise, targets...)
	if len(values) > 0 {
		list := make([]num.Int, len(values))
		for i, v := range values {
			list[i] = num.NewUint(32, uint64(v))
		}
		sw.SetCaseValues(ir.NewDenseInts(ir.NewVectorType([]int64{int64(len(values))}, nil, i32(b)), list...))
	}
}

// Undefined makes a ub.poison.
func (Dialect) Undefined(b *ir.Builder, t ir.Type) *ir.Value { return ub.NewPoison(b, t).Result() }

// Unreachable makes a func.return of ub.poison, if the region is the body of a func.func.
func (d Dialect) Unreachable(b *ir.Builder, r *ir.Region) (*ir.Operation, *diag.Diagnostic) {
	f, ok := ir.As[fn.FuncOp](r.Op())
	if !ok {
		return nil, diag.Errorf(ir.PlaceOf(b.Loc()), "Cannot create unreachable terminator for '%s'", r.Op().Name())
	}
	var values []*ir.Value
	for _, t := range f.FunctionType().Results() {
		values = append(values, d.Undefined(b, t))
	}
	return fn.NewReturn(b, values...).Op(), nil
}
