package llvm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// parentFunc returns the llvm.func around an operation, nil if absent.
func parentFunc(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil && !op.Is(Func); op = op.ParentOp() {
	}
	return op
}

func verifyReturn(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReturnOp](o)
	fn := parentFunc(o)
	if fn == nil {
		return nil
	}
	want := ir.Cast[FuncOp](fn).FunctionType().Result()
	_, void := want.(*VoidType)
	arg, msg := op.Arg(), ""
	switch {
	case void && arg != nil:
		msg = "expected no operands"
	case void:
		return nil
	case arg == nil:
		msg = "expected 1 operand"
	case arg.Type() != want:
		msg = "mismatching result types"
	default:
		return nil
	}
	return o.Errorf("%s", msg).Note(fn.Place(), "when returning from function")
}

func verifySwitch(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[SwitchOp](o)
	values, n := op.CaseValues(), len(op.CaseDestinations())
	if values == nil && n > 0 || values != nil && values.Len() != int64(n) {
		return o.Errorf("expects number of case values to match number of case destinations")
	}
	if values != nil && values.ShapedType().Elem() != op.Value().Type() {
		return o.ErrorPlainf("expects case value type to match condition value type")
	}
	return nil
}

// verifyBranchWeights checks that a branch with weights has one for each successor.
func verifyBranchWeights(op *ir.Operation) *diag.Diagnostic {
	weights, ok := op.Attr("branch_weights").(*ir.DenseArrayAttr)
	if !ok || weights.Len() == 0 {
		return nil
	}
	if weights.Len() != op.NumSuccessors() {
		return op.ErrorPlainf("expects number of branch weights to match number of successors: %d vs %d", weights.Len(), op.NumSuccessors())
	}
	for i := range weights.Len() {
		if weights.Int(i) != 0 {
			return nil
		}
	}
	return op.ErrorPlainf("branch weights cannot all be zero")
}

func verifyLandingPad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LandingPadOp](o)
	if fn := parentFunc(o); fn != nil {
		if _, ok := (ir.Cast[FuncOp](fn)).Personality(); !ok {
			return o.ErrorPlainf("llvm.landingpad needs to be in a function with a personality")
		}
	}
	if !op.Cleanup() && o.NumOperands() == 0 {
		return o.ErrorPlainf("landingpad instruction expects at least one clause or cleanup attribute")
	}
	for i, v := range o.Operands().All() {
		if _, filter := v.Type().(*ArrayType); filter {
			continue
		}
		def := v.DefiningOp()
		switch {
		case def == nil:
		case def.Is(Zero) || def.Is(AddressOf):
			continue
		case def.Is(Bitcast):
			if arg := def.Operand(0).DefiningOp(); arg != nil && arg.Is(AddressOf) {
				continue
			}
			return o.ErrorPlainf("constant clauses expected").
				Note(def.Place(), "global addresses expected as operand to bitcast used in clauses for landingpad")
		}
		return o.ErrorPlainf("clause #%d is not a known constant - null, addressof, bitcast", i)
	}
	return nil
}

// verifyBundles checks that there is one tag for each operand bundle.
func verifyBundles(op *ir.Operation, operands int) *diag.Diagnostic {
	tags, _ := op.Attr("op_bundle_tags").(*ir.ArrayAttr)
	n := 0
	if tags != nil {
		n = tags.Len()
		for _, t := range tags.Elems() {
			if _, ok := t.(*ir.StringAttr); !ok {
				return op.ErrorPlainf("operand bundle tag must be a StringAttr")
			}
		}
	}
	if n != operands {
		return op.ErrorPlainf("expected %d operand bundle tags, but actually got %d", operands, n)
	}
	return nil
}

func verifyAssume(op *ir.Operation) *diag.Diagnostic {
	return verifyBundles(op, numBundles(op))
}

func verifyCallIntrinsic(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[CallIntrinsicOp](o)
	if name := op.Intrin(); len(name) < 5 || name[:5] != "llvm." {
		return o.Errorf("intrinsic name must start with 'llvm.'")
	}
	return verifyBundles(o, numBundles(o))
}

func verifyInlineAsm(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InlineAsmOp](o)
	if op.TailCallKind() == TailCallKindMustTail {
		return o.Errorf("tail call kind 'musttail' is not supported by this operation")
	}
	return nil
}

func verifyCall(op *ir.Operation) *diag.Diagnostic {
	return verifyBundles(op, numBundles(op))
}

func verifyInvoke(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InvokeOp](o)
	args := op.CalleeOperands()
	if _, direct := op.Callee(); !direct && args.Len() == 0 {
		// mlir-opt 22 crashes when it prints such an operation.
		return o.Errorf("must have either a `callee` attribute or at least an operand")
	}
	if d := verifyVariadicType(o, args); d != nil {
		return d
	}
	first := op.UnwindDest().First()
	if first == nil {
		return o.ErrorPlainf("must have at least one operation in unwind destination")
	}
	if !first.Is(LandingPad) {
		return o.ErrorPlainf("first operation in unwind destination should be a llvm.landingpad operation")
	}
	return verifyBundles(o, numBundles(o))
}

// verifyVariadicType checks the operands and the result of a call against var_callee_type, if
// present.
func verifyVariadicType(op *ir.Operation, operands ir.ValueRange) *diag.Diagnostic {
	a, ok := op.Attr("var_callee_type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t := a.Value().(*FunctionType)
	if !t.IsVariadic() {
		return op.Errorf("expected var_callee_type to be a variadic function type")
	}
	if op.Attr("callee") == nil && operands.Len() > 0 {
		operands = operands.Slice(1, operands.Len())
	}
	if len(t.Params()) > operands.Len() {
		return op.Errorf("expected var_callee_type to have at most %d parameters", operands.Len())
	}
	for i, p := range t.Params() {
		if got := operands.At(i).Type(); got != p {
			return op.Errorf("var_callee_type parameter type mismatch: '%v' != '%v'", p, got)
		}
	}
	if op.NumResults() == 0 {
		if _, void := t.Result().(*VoidType); !void {
			return op.Errorf("expected var_callee_type to return void")
		}
	} else if got := op.Result(0).Type(); got != t.Result() {
		return op.Errorf("var_callee_type return type mismatch: '%v' != '%v'", t.Result(), got)
	}
	return nil
}

// verifyCallUses checks a call against its callee.
func verifyCallUses(o *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	op := ir.Cast[CallOp](o)
	args := op.CalleeOperands()
	if d := verifyVariadicType(o, args); d != nil {
		return d
	}
	name, direct := op.Callee()
	if !direct {
		if args.Len() == 0 {
			return o.Errorf("must have either a `callee` attribute or at least an operand")
		}
		if t, ok := args.At(0).Type().(*PointerType); !ok {
			return o.Errorf("indirect call expects a pointer as callee: '%v'", args.At(0).Type())
		} else if f, ok := t.Elem().(*FunctionType); ok {
			return verifySignature(op, f, args.Slice(1, args.Len()), true)
		}
		return nil
	}
	callee := symbols.LookupNearest(o, ir.NewSymbolRefAttr(o.Context(), name))
	switch {
	case callee == nil:
		return o.Errorf("'%s' does not reference a symbol in the current scope", name)
	case callee.Is(Func):
		if d := verifyCallDebugInfo(o, callee); d != nil {
			return d
		}
		_, typed := op.VarCalleeType()
		return verifySignature(op, ir.Cast[FuncOp](callee).FunctionType(), args, typed)
	case callee.Is(IFunc):
		f, ok := ir.Cast[IFuncOp](callee).IFuncType().(*FunctionType)
		if !ok {
			return o.Errorf("callee does not have a functional type: '%v'", ir.Cast[IFuncOp](callee).IFuncType())
		}
		_, typed := op.VarCalleeType()
		return verifySignature(op, f, args, typed)
	}
	return o.Errorf("'%s' does not reference a valid LLVM function or IFunc", name)
}

// verifySignature checks the operands and the result of a call against the type of the callee. A
// call of a variadic function needs var_callee_type, but not in MLIR 14, where the type of the
// callee was enough.
func verifySignature(op CallOp, t *FunctionType, args ir.ValueRange, typed bool) *diag.Diagnostic {
	params := t.Params()
	switch {
	case t.IsVariadic() && !typed && !contextHasMLIR14Types(op.Op().Context()):
		return op.Op().Errorf("missing var_callee_type attribute for vararg call")
	case !t.IsVariadic() && len(params) != args.Len():
		return op.Op().Errorf("incorrect number of operands (%d) for callee (expecting: %d)", args.Len(), len(params))
	case len(params) > args.Len():
		return op.Op().Errorf("incorrect number of operands (%d) for varargs callee (expecting at least: %d)", args.Len(), len(params))
	}
	for i, p := range params {
		if got := args.At(i).Type(); got != p {
			return op.Op().Errorf("operand type mismatch for operand %d: '%v' != '%v'", i, got, p)
		}
	}
	_, void := t.Result().(*VoidType)
	switch {
	case op.Op().NumResults() == 0 && !void:
		return op.Op().Errorf("expected function call to produce a value")
	case op.Op().NumResults() != 0 && void:
		return op.Op().Errorf("calling function with void result must not produce values")
	case op.Op().NumResults() != 0 && op.Op().Result(0).Type() != t.Result():
		return op.Op().Errorf("result type mismatch: '%v' != '%v'", op.Op().Result(0).Type(), t.Result())
	}
	return nil
}

// verifyCallDebugInfo checks that a call has a location if both functions have debug info and the
// callee can be inlined. LLVM requires that.
func verifyCallDebugInfo(call, callee *ir.Operation) *diag.Diagnostic {
	if isDeclaration(callee) {
		return nil
	}
	// Calling Loc would create a location for each position.
	if l, pos := call.LocOrPos(); l == nil && pos.IsValid() {
		if table, _ := call.Context().LocationTableAt(pos); table == nil {
			return nil
		}
	}
	caller := call.ParentOp()
	for caller != nil && !caller.Has(ir.FunctionLike) {
		caller = caller.ParentOp()
	}
	if caller == nil || !hasSubprogram(caller.ExplicitLoc()) || !hasSubprogram(callee.ExplicitLoc()) {
		return nil
	}
	if _, unknown := call.Loc().(*ir.UnknownLoc); unknown {
		return call.ErrorPlainf("inlinable function call in a function with a DISubprogram location must have a debug location")
	}
	return nil
}

// hasSubprogram reports whether a location contains the debug info of a function.
func hasSubprogram(l ir.Location) bool {
	switch l := l.(type) {
	case *ir.FusedLoc:
		if _, ok := l.Metadata().(*DISubprogramAttr); ok {
			return true
		}
		for _, l := range l.Locs() {
			if hasSubprogram(l) {
				return true
			}
		}
	case *ir.NameLoc:
		return hasSubprogram(l.Child())
	case *ir.CallSiteLoc:
		return hasSubprogram(l.Callee()) || hasSubprogram(l.Caller())
	}
	return false
}

// numBundles returns the number of operand bundles.
func numBundles(op *ir.Operation) int {
	if sizes, ok := op.Attr("op_bundle_sizes").(*ir.DenseArrayAttr); ok {
		return sizes.Len()
	}
	return 0
}
