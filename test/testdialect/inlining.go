package testdialect

import (
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/rewrite"
)

// CallableRegion implements [ir.CallableOp].
func (op FunctionalRegionOp) CallableRegion() *ir.Region { return op.Body() }

// CallableTypes implements [ir.CallableOp].
func (op FunctionalRegionOp) CallableTypes() (args, results []ir.Type) {
	t := op.Result().Type().(*ir.FunctionType)
	return t.Inputs(), t.Results()
}

// CallTarget implements [ir.CallOp].
func (op ConversionCallOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) {
	return op.Op().InherentAttr(slotConversionCallCallee).(*ir.SymbolRefAttr), nil
}

// SetCallTarget implements [ir.CallOp].
func (op ConversionCallOp) SetCallTarget(symbol *ir.SymbolRefAttr, _ *ir.Value) {
	op.Op().SetInherentAttr(slotConversionCallCallee, symbol)
}

// CallArgs implements [ir.CallOp].
func (op ConversionCallOp) CallArgs() ir.ValueRange { return op.ArgOperands() }

// CanonicalizationPatterns makes a call of the operation.
func (FoldToCallOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op FoldToCallOp, r *rewrite.Rewriter) bool {
		fn.NewCall(r.LocOf(op.Op()), nil, op.Callee())
		r.Erase(op.Op())
		return true
	})}
}

// inliner inlines all but what is marked noinline. Types may be converted between i16 and
// i32, and attributes of arguments and results ask for a change of their type.
type inliner struct{ inlining.Defaults }

func (inliner) CallIsLegal(call, _ *ir.Operation, _ bool) bool { return call.Attr("noinline") == nil }

func (inliner) RegionIsLegal(_, _ *ir.Region, _ bool, _ []*ir.Value) bool { return true }

func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }

func (inliner) AnalyzesRegions(op *ir.Operation) bool { return !op.Is(FunctionalRegion) }

func (inliner) ConvertForCall(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Operation {
	c := b.Context()
	fits := func(t ir.Type) bool { return t == c.I32() || t == ir.Type(ir.NewIntegerType(c, 16, ir.Signless)) }
	if !fits(t) || !fits(v.Type()) {
		return nil
	}
	return create(b, "test.cast", t, v)
}

// create makes an operation that need not be defined.
func create(b *ir.Builder, name string, t ir.Type, v *ir.Value) *ir.Operation {
	return b.Create(&ir.OperationState{Context: b.Context(), Def: b.Context().OpDef(name), Operands: []*ir.Value{v}, Results: []ir.Type{t}})
}

func (inliner) HandleArgument(b *ir.Builder, _, _ *ir.Operation, arg *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	if attrs.Lookup("test.handle_argument") == nil {
		return arg
	}
	return create(b, "test.type_changer", arg.Type(), arg).Result(0)
}

func (inliner) HandleResult(b *ir.Builder, _, _ *ir.Operation, result *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	if attrs.Lookup("test.handle_result") == nil {
		return result
	}
	return create(b, "test.type_changer", result.Type(), result).Result(0)
}

func (inliner) HandleBlocks(s *inlining.Site) {
	if s.Call.Is(ConversionCall) {
		for op := range s.Blocks.Ops() {
			op.SetAttr("inlined_conversion", ir.NewUnitAttr(op.Context()))
		}
	}
}

// CallTarget implements [ir.CallOp].
func (op CallAndStoreOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) { return op.Callee(), nil }

// SetCallTarget implements [ir.CallOp].
func (op CallAndStoreOp) SetCallTarget(symbol *ir.SymbolRefAttr, _ *ir.Value) { op.SetCallee(symbol) }

// CallArgs implements [ir.CallOp].
func (op CallAndStoreOp) CallArgs() ir.ValueRange { return op.CalleeOperands() }

// CallTarget implements [ir.CallOp].
func (op CallOnDeviceOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) { return op.Callee(), nil }

// SetCallTarget implements [ir.CallOp].
func (op CallOnDeviceOp) SetCallTarget(symbol *ir.SymbolRefAttr, _ *ir.Value) { op.SetCallee(symbol) }

// CallArgs implements [ir.CallOp].
func (op CallOnDeviceOp) CallArgs() ir.ValueRange { return op.ForwardedOperands() }

// RegionSuccessors implements [ir.RegionBranchOp].
func (op StoreWithARegionOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from == nil {
		return []ir.RegionSuccessor{ir.ToRegion(op.Body())}
	}
	return []ir.RegionSuccessor{ir.ToParent(op.Op())}
}

// EntryOperands implements [ir.RegionBranchOp].
func (StoreWithARegionOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// CallTarget implements [ir.CallOp].
func (op CallWithSegmentsOp) CallTarget() (*ir.SymbolRefAttr, *ir.Value) {
	callee, _ := op.Op().InherentAttr(slotCallWithSegmentsCallee).(*ir.SymbolRefAttr)
	return callee, nil
}

// SetCallTarget implements [ir.CallOp].
func (op CallWithSegmentsOp) SetCallTarget(symbol *ir.SymbolRefAttr, _ *ir.Value) {
	op.Op().SetInherentAttr(slotCallWithSegmentsCallee, symbol)
}

// CallArgs implements [ir.CallOp].
func (op CallWithSegmentsOp) CallArgs() ir.ValueRange { return op.Args() }
