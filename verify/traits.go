package verify

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// structuralTraits checks the traits that come before the constraints.
func structuralTraits(op *ir.Operation) *diag.Diagnostic {
	def := op.Def()
	operands, results := def.SegmentSlots()
	if def.Has(ir.AttrSizedOperandSegments) {
		if d := segmentSizes(op, attrAt(op, operands), ir.OperandSegmentSizes, "operand", len(def.Operands), op.NumOperands()); d != nil {
			return d
		}
	}
	if def.Has(ir.AttrSizedResultSegments) {
		if d := segmentSizes(op, attrAt(op, results), ir.ResultSegmentSizes, "result", len(def.Results), op.NumResults()); d != nil {
			return d
		}
	}
	if len(op.Regions()) > 0 {
		if d := regionTraits(op); d != nil {
			return d
		}
	}
	if len(def.Parents) > 0 && !isOneOf(op.ParentOp(), def.Parents) {
		return wrongParent(op)
	}
	return nil
}

// attrAt returns the inherent attribute of a slot, nil if the slot is negative.
func attrAt(op *ir.Operation, slot int) ir.Attribute {
	if slot < 0 {
		return nil
	}
	return op.InherentAttr(slot)
}

// regionTraits checks the traits that restrict blocks.
func regionTraits(op *ir.Operation) *diag.Diagnostic {
	if op.Has(ir.NoRegionArguments) {
		for i, r := range op.Regions() {
			switch {
			case r.Empty() || r.First().NumArgs() == 0:
			case op.NumRegions() > 1:
				return op.Errorf("region #%d should have no arguments", i)
			default:
				return op.Errorf("region should have no arguments")
			}
		}
	}
	if op.Has(ir.SingleBlock) {
		for i, r := range op.Regions() {
			switch {
			case r.Empty():
			case !r.HasOneBlock():
				return op.Errorf("expects region #%d to have 0 or 1 blocks", i)
			case !op.Has(ir.NoTerminator) && r.First().Empty():
				return op.Errorf("expects a non-empty block")
			}
		}
	}
	return nil
}

func isOneOf(op *ir.Operation, names []string) bool {
	if op != nil {
		for _, n := range names {
			if op.Name() == n {
				return true
			}
		}
	}
	return false
}

func wrongParent(op *ir.Operation) *diag.Diagnostic {
	list, one := "", "'"
	for i, n := range op.Def().Parents {
		if i > 0 {
			list += ", "
			one = "to be one of '"
		}
		list += n
	}
	return op.Errorf("expects parent op %s%s'", one, list)
}

// relations checks the relations between types.
func (v *verifier) relations(op *ir.Operation) bool {
	def := op.Def()
	for _, rule := range def.TypeRules {
		if !v.ok(rule(op)) {
			return false
		}
	}
	return true
}

// traits checks the traits that come after the constraints, and calls the verifier that
// is written by hand.
func (v *verifier) traits(op *ir.Operation) bool {
	def := op.Def()
	if def.Traits&(ir.Symbol|ir.FunctionLike|ir.BranchLike) != 0 && !v.interfaces(op) {
		return false
	}
	if def.Has(ir.Terminator) && (op.Block() == nil || op.Block().Last() != op) {
		return v.ok(op.Errorf("must be the last operation in the parent block"))
	}
	if own, has := ir.VerifyInterface.Of(op); has && !v.ok(own.Verify()) {
		return false
	}
	return len(op.Regions()) > 0 || v.inferred(op)
}

// interfaces checks the traits whose views implement an interface.
func (v *verifier) interfaces(op *ir.Operation) bool {
	if def := op.Def(); def.Traits&(ir.Symbol|ir.FunctionLike) != 0 && !v.ok(symbol(op)) { // functions are symbols
		return false
	}
	if op.Has(ir.FunctionLike) {
		if f, ok := ir.FunctionOpInterface.Of(op); ok && !v.ok(v.function(op, f)) {
			return false
		}
	}
	if op.Has(ir.BranchLike) {
		if b, ok := ir.BranchOpInterface.Of(op); ok {
			return v.ok(branch(op, b))
		}
	}
	return true
}

// branch checks that the successors get values of the types of their
// arguments.
func branch(op *ir.Operation, b ir.BranchOp) *diag.Diagnostic {
	for i, s := range op.Successors() {
		given, args := b.SuccessorOperands(i), s.Block().Args()
		if given.Len() != args.Len() {
			return op.ErrorPlainf("branch has %d operands for successor #%d, but target block has %d", given.Len(), i, args.Len())
		}
		for j := given.Produced; j < args.Len(); j++ {
			if op.Operand(given.From+j-given.Produced).Type() != args.At(j).Type() {
				return op.ErrorPlainf("type mismatch for bb argument #%d of successor #%d", j, i)
			}
		}
	}
	return nil
}

// function checks the attributes of arguments and results, and the arguments of
// the body.
func (v *verifier) function(op *ir.Operation, f ir.FunctionOp) *diag.Diagnostic {
	args, results := f.FuncArgs(), f.FuncResults()
	if d := v.valueAttrs(op, ir.ArgAttrs, "argument", len(args)); d != nil {
		return d
	}
	if d := v.valueAttrs(op, ir.ResultAttrs, "result", len(results)); d != nil {
		return d
	}
	if op.NumRegions() != 1 {
		return op.Errorf("expects one region")
	}
	entry := op.Region(0).First()
	if entry == nil {
		return nil
	}
	if entry.NumArgs() != len(args) {
		return op.Errorf("entry block must have %d arguments to match function signature", len(args))
	}
	for i, a := range entry.Args().All() {
		if a.Type() != args[i] {
			return op.Errorf("type of entry block argument #%d('%s') must match the type of the corresponding argument in function signature('%s')", i, a.Type(), args[i])
		}
	}
	return nil
}

// valueAttrs checks the attribute that holds a dictionary for each argument or
// result.
func (v *verifier) valueAttrs(op *ir.Operation, name, what string, n int) *diag.Diagnostic {
	list, ok := op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	if list.Len() != n {
		return op.Errorf("expects %s attribute array to have the same number of elements as the number of function %ss, got %d, but expected %d", what, what, list.Len(), n)
	}
	for i, e := range list.Elems() {
		dict, ok := e.(*ir.DictionaryAttr)
		if !ok {
			return op.Errorf("expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", what, e)
		}
		for _, a := range dict.Entries() {
			if !hasDot(a.Name) {
				return op.Errorf("%ss may only have dialect attributes", what)
			}
			if d := v.valueAttr(op, what, i, a); d != nil {
				return d
			}
		}
	}
	return nil
}

func (v *verifier) valueAttr(op *ir.Operation, what string, i int, a ir.NamedAttribute) *diag.Diagnostic {
	d := v.ctx.DialectOfAttr(a.Name)
	switch {
	case d == nil:
	case what == "argument" && d.VerifyArgAttr != nil:
		return d.VerifyArgAttr(op, 0, i, a)
	case what == "result" && d.VerifyResultAttr != nil:
		return d.VerifyResultAttr(op, 0, i, a)
	}
	return nil
}

func hasDot(s string) bool {
	for i := range len(s) {
		if s[i] == '.' {
			return true
		}
	}
	return false
}

// inferred checks that the result types are those that the operation infers.
func (v *verifier) inferred(op *ir.Operation) bool {
	if op.Has(ir.SameOperandsAndResultType) {
		t := op.Operand(0).Type()
		for i := range op.NumResults() {
			if op.Result(i).Type() != t {
				return v.notInferred(op, slices.Repeat([]ir.Type{t}, op.NumResults()))
			}
		}
		return true
	}
	infer, ok := ir.InferTypeOpInterface.Of(op)
	if !ok {
		return true
	}
	st := &v.state
	st.Reset()
	st.Context, st.Def, st.Loc, st.Pos, st.Attrs = op.Context(), op.Def(), op.ExplicitLoc(), op.Pos(), op.Discardables()
	for i := range op.OperandUses() {
		st.Operands = append(st.Operands, op.Operand(i))
	}
	for i := range op.InherentAttrs().Len() {
		st.InherentAttrs = append(st.InherentAttrs, op.InherentAttr(i))
	}
	st.Regions = append(st.Regions, op.Regions()...)
	types, d := infer.InferResults(st)
	if d != nil {
		v.report(d)
		return v.ok(op.Errorf("failed to infer returned types"))
	}
	if r, ok := ir.ResultTypesInterface.Of(op); ok && r.CompatibleResults(types, op.Results().Types()) {
		return true
	}
	if len(types) != op.NumResults() {
		return v.notInferred(op, types)
	}
	for i, t := range types {
		if op.Result(i).Type() != t {
			return v.notInferred(op, types)
		}
	}
	return true
}

// notInferred reports results of other types than those that were inferred.
func (v *verifier) notInferred(op *ir.Operation, types []ir.Type) bool {
	v.report(diag.Errorf(op.Place(), "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s",
		op.Name(), quotedList(types), quotedList(op.Results().Types())))
	return v.ok(op.Errorf("failed to infer returned types"))
}

func quotedList(types []ir.Type) string {
	s := ""
	for i, t := range types {
		if i > 0 {
			s += ", "
		}
		s += "'" + t.String() + "'"
	}
	return s
}
