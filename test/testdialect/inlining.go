package testdialect

import "github.com/gomlir/gomlir/ir"

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
