package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// symbol checks an operation that is a symbol.
func symbol(op *ir.Operation) *diag.Diagnostic {
	name := op.Attr(ir.SymbolName)
	if name == nil && nameOptional(op.Def()) {
		return nil
	}
	if _, ok := name.(*ir.StringAttr); !ok {
		return op.Errorf("requires string attribute '%s'", ir.SymbolName)
	}
	public := true
	if vis := op.Attr(ir.SymbolVisibility); vis != nil {
		s, ok := vis.(*ir.StringAttr)
		if !ok {
			return op.Errorf("requires visibility attribute '%s' to be a string attribute, but got %s", ir.SymbolVisibility, vis)
		}
		switch s.Value() {
		case "public":
		case "private", "nested":
			public = false
		default:
			return op.Errorf(`visibility expected to be one of ["public", "private", "nested"], but got %s`, vis)
		}
	}
	if public {
		if s, ok := ir.SymbolOpInterface.Of(op); ok && s.IsSymbolDeclaration() {
			return op.Errorf("symbol declaration cannot have public visibility")
		}
	}
	if op.NumResults() > 0 {
		return op.Errorf("symbols must not have results")
	}
	if p := op.ParentOp(); p != nil && p.Def().Registered() && !p.Has(ir.HasSymbolTable) {
		return op.Errorf("symbol's parent must have the SymbolTable trait")
	}
	return nil
}

// nameOptional reports whether symbols of a definition may lack a name.
func nameOptional(d *ir.OpDef) bool {
	i := d.Slot(ir.SymbolName)
	return i >= 0 && d.Attrs[i].Optional
}

// regionInvariants verifies the rules of a registered operation about the contents of
// its regions, which are valid on their own.
func (v *verifier) regionInvariants(op *ir.Operation, users, distant int) bool {
	def := op.Def()
	if def.ImplicitTerminator != "" && !v.ok(implicitTerminator(op)) {
		return false
	}
	if def.Has(ir.IsolatedFromAbove) && !v.isolation(op, v.distant[distant:]) {
		return false
	}
	if def.Has(ir.HasSymbolTable) && !v.symbolTable(op, v.users[users:]) {
		return false
	}
	if l, ok := ir.LoopLikeOpInterface.Of(op); ok {
		if c, ok := l.(ir.CarryingLoopOp); ok && !v.ok(carriedValues(op, c)) {
			return false
		}
	}
	if b, ok := ir.RegionBranchOpInterface.Of(op); ok && !v.ok(regionBranch(b)) {
		return false
	}
	if len(op.Regions()) > 0 && !v.inferred(op) {
		return false
	}
	own, has := ir.VerifyRegionsInterface.Of(op)
	return !has || v.ok(own.VerifyRegions())
}

// implicitTerminator checks that the regions end in the terminator that their
// text may leave out.
func implicitTerminator(op *ir.Operation) *diag.Diagnostic {
	want := op.Def().ImplicitTerminator
	for _, r := range op.Regions() {
		if r.Empty() || r.First().Empty() {
			continue
		}
		if last := r.First().Last(); last.Name() != want {
			d := op.Errorf("expects regions to end with '%s', found '%s'", want, last.Name())
			return d.Note(d.Place, "in custom textual format, the absence of terminator implies '%s'", want)
		}
	}
	return nil
}

// symbolTable checks that the names of symbols are distinct, and then the references to
// symbols in the operations below.
func (v *verifier) symbolTable(op *ir.Operation, users []*ir.Operation) bool {
	if op.NumRegions() != 1 {
		return v.ok(op.Errorf("Operations with a 'SymbolTable' must have exactly one region"))
	}
	if !op.Region(0).HasOneBlock() {
		return v.ok(op.Errorf("Operations with a 'SymbolTable' must have exactly one block"))
	}
	table := v.symbols.Table(op)
	var unnamed *ir.Operation // the symbol "", which tables leave out
	for s := range op.Region(0).First().Ops() {
		name, ok := s.Attr(ir.SymbolName).(*ir.StringAttr)
		if !ok {
			continue
		}
		first := table.Lookup(name.Value())
		if name.Value() == "" {
			first, unnamed = unnamed, s
		}
		if first != s && first != nil {
			return v.ok(s.ErrorPlainf("redefinition of symbol named '%s'", name.Value()).
				Note(first.Place(), "see existing symbol definition here"))
		}
	}
	if v.shallow {
		users = v.usersIn(op)
	}
	valid := func(op *ir.Operation) bool { return v.symbolUses(op) == nil }
	if v.anyFails(users, valid) {
		return v.ok(v.firstWrongUse(op))
	}
	return true
}

// usersIn returns the operations below a symbol table, but not in others, that check the
// symbols they refer to.
func (v *verifier) usersIn(table *ir.Operation) []*ir.Operation {
	users := len(v.users)
	for op := range table.Region(0).First().Ops() {
		if usesSymbols(op) {
			v.users = append(v.users, op)
		}
		v.appendUsers(op)
	}
	list := v.users[users:]
	v.users = v.users[:users]
	return list
}

// appendUsers puts the operations in one, but not in symbol tables, on the stack that check
// the symbols they refer to. It reports whether there are no symbol tables.
func (v *verifier) appendUsers(op *ir.Operation) (all bool) {
	all = true
	ir.WalkPre(op, func(in *ir.Operation) ir.WalkResult {
		if in != op && usesSymbols(in) {
			v.users = append(v.users, in)
		}
		if in.Has(ir.HasSymbolTable) {
			all = false
			return ir.Skip
		}
		return ir.Advance
	})
	return all
}

// usesSymbols reports whether an operation, or one of its attributes, checks references.
func usesSymbols(op *ir.Operation) bool {
	if ir.SymbolUserInterface.Has(op.Context(), op.Def()) {
		return true
	}
	for _, a := range op.Discardables().Entries() {
		if _, ok := ir.SymbolUserAttrInterface.Of(a.Value); ok {
			return true
		}
	}
	return false
}

// symbolUses checks the references of an operation, and those of its discardable attributes.
func (v *verifier) symbolUses(op *ir.Operation) *diag.Diagnostic {
	if user, ok := ir.SymbolUserInterface.Of(op); ok {
		if d := user.VerifySymbolUses(&v.symbols); d != nil {
			return d
		}
	}
	for _, a := range op.Discardables().Entries() {
		if user, ok := ir.SymbolUserAttrInterface.Of(a.Value); ok {
			if d := user.VerifySymbolUses(op, &v.symbols); d != nil {
				return d
			}
		}
	}
	return nil
}

// firstWrongUse finds the first operation below a symbol table whose references
// are wrong. Nested regions come after all operations of the regions they are
// in, the last ones first.
func (v *verifier) firstWrongUse(table *ir.Operation) *diag.Diagnostic {
	work := append([]*ir.Region(nil), table.Regions()...)
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for b := range r.Blocks() {
			for op := b.First(); op != nil; op = op.Next() {
				if d := v.symbolUses(op); d != nil {
					return d
				}
				if !op.Has(ir.HasSymbolTable) {
					work = append(work, op.Regions()...)
				}
			}
		}
	}
	return nil
}
