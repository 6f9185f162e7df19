package asm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// A Former is how the operations of a dialect were written in an earlier version
// of MLIR, where that differs from today. Both forms are read. A text is tried
// in today's form first, so that the former one costs nothing where it is not
// used; after the first operation that is written in the former one, that is
// tried first. What is printed is all in one of them.
type Former struct {
	// Ops are the former forms of operations.
	Ops map[*ir.OpDef]*FormerOp
	// Defs are definitions that take the place of others where an operation in
	// generic form has as many operands as they want, and not as many as
	// today's.
	Defs map[*ir.OpDef]*ir.OpDef
	// Uses reports whether a program is printed in the former forms. The
	// operation is the outermost one.
	Uses func(op *ir.Operation) bool
}

// A FormerOp is the former form of an operation.
type FormerOp struct {
	// Parse reads what follows the name, like OpSyntax.Parse, and reports
	// whether that is in the former form. If not, errors it has found do not
	// count. Nil: today's form, or the generic one, is all that there is to
	// read. It may run after today's form has turned out to be wrong, and the
	// other way round, so operations with regions cannot have one: their syntax
	// reads both forms.
	Parse func(p *Parser) bool
	// Upgrade makes today's of the inherent attributes in the dictionary of a
	// generic form, where those of the former version were of other kinds or
	// not there. It returns the list. The operands and result types are known.
	// Nil: they were the same.
	Upgrade func(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute
	// Print writes the operation from its name on, or reports false, having
	// written nothing, if it is printed as today. Nil: always as today.
	Print func(p *Printer, op *ir.Operation) bool
}

// formerOf is what a dialect has of former forms, nil if nothing.
func formerOf(d *ir.Dialect) *Former {
	f, _ := EarlierFormsInterface.Of(nil, d)
	return f
}

// formerDef is what defines an operation whose number of operands is not that
// of its definition.
func formerDef(def *ir.OpDef, operands int) *ir.OpDef {
	if f := formerOf(def.Dialect()); f != nil {
		if d := f.Defs[def]; d != nil {
			if n, exact := d.OperandArity(); exact && n == operands {
				return d
			}
		}
	}
	return def
}

// upgrade makes today's of the inherent attributes of an operation in generic
// form without <{}>.
func (p *Parser) upgrade(o *opParser) {
	def := o.st.Def
	if p.failed || !def.Registered() {
		return
	}
	for i := range o.attrs {
		a := &o.attrs[i]
		if name := formerAttrs[a.Name]; name != "" && def.Slot(a.Name) < 0 && def.Slot(name) >= 0 {
			a.Name = name
			if sizes, ok := I32Array(a.Value); ok {
				a.Value = sizes
			}
		}
	}
	if f := formerOf(def.Dialect()); f != nil {
		if op := f.Ops[def]; op != nil && op.Upgrade != nil {
			o.attrs = op.Upgrade(&o.st, o.attrs)
		}
	}
}

// formerVariant makes another definition that of an operation in generic form,
// if it says what the operands are and knows the properties. Otherwise the
// operation is a wrong one of today's definition.
func (p *Parser) formerVariant(o *opParser, def *ir.OpDef) {
	if def == o.st.Def {
		return
	}
	d, _ := o.properties.(*ir.DictionaryAttr)
	if o.properties != nil && d == nil {
		return
	}
	for i, v := range o.st.Operands {
		if c := def.Operands[i].Constraint; c != nil && !c.Match(v.Type()) {
			return
		}
	}
	if d != nil {
		for _, e := range d.Entries() {
			if propertySlot(def, e.Name) < 0 {
				return
			}
		}
	}
	o.st.Def, o.st.InherentAttrs = def, o.st.InherentAttrs[:0]
	if d != nil {
		for _, e := range d.Entries() {
			i := propertySlot(def, e.Name)
			o.st.SetInherentAttr(i, converted(def, i, e.Value))
		}
	}
}

// maxFormerArray bounds arrays that were vectors: a splat can be of any size.
const maxFormerArray = 1 << 20

// I32Array is the array of a vector or tensor of i32, which stood for it in
// former versions.
func I32Array(a ir.Attribute) (*ir.DenseArrayAttr, bool) {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || d.ShapedType().Elem() != ir.Type(a.Context().I32()) || d.Len() > maxFormerArray {
		return nil, false
	}
	list := make([]int32, d.Len())
	for i := range list {
		v, _ := d.Bits(int64(i)).Int64()
		list[i] = int32(v)
	}
	return ir.NewDenseI32ArrayAttr(a.Context(), list...), true
}

// formerParse is the parser of the former form of an operation, nil if there is
// none.
func formerParse(def *ir.OpDef) func(*Parser) bool {
	if f := formerOf(def.Dialect()); f != nil {
		if op := f.Ops[def]; op != nil {
			return op.Parse
		}
	}
	return nil
}

// formerFirst parses what follows the name of an operation, which is at a
// position, in a text that has used former forms.
func (p *Parser) formerFirst(o *opParser, syn OpSyntax, at source.Pos) {
	errs := len(p.errs)
	if former := formerParse(o.st.Def); former != nil {
		if former(p) || p.failed && p.failedTok == badToken {
			return
		}
		p.rewind(o, at, errs)
	}
	syn.Parse(p)
}

// formerAfter parses the former form of an operation whose text is not in
// today's form. Errors from the given one on are those of today's form.
func (p *Parser) formerAfter(o *opParser, at source.Pos, errs int) {
	former := formerParse(o.st.Def)
	if former == nil || p.failedTok == badToken {
		return
	}
	found := append([]*diag.Diagnostic(nil), p.errs[errs:]...)
	failedAt, failedTok := p.failedAt, p.failedTok
	p.rewind(o, at, errs)
	if former(p) {
		p.former = true
		return
	}
	p.errs = append(p.errs[:errs], found...)
	p.fail()
	p.failedAt, p.failedTok = failedAt, failedTok
}

// rewind goes back to behind the name of the current operation, which is at a
// position, as if nothing after it had been parsed.
func (p *Parser) rewind(o *opParser, at source.Pos, errs int) {
	p.failed, p.errs = false, p.errs[:errs]
	p.off = int(at) - int(p.file.Pos(0))
	p.Next()
	p.Next()
	def, pos := o.st.Def, o.st.Pos
	o.st.Reset()
	o.st.Context, o.st.Def, o.st.Pos = p.ctx, def, pos
	o.attrs, o.pending, o.properties = o.attrs[:0], o.pending[:0], nil
}

// formerOps are the former forms that a program is printed in, nil if it is
// printed in today's. The operation may be any of the program.
func formerOps(op *ir.Operation) map[*ir.OpDef]*FormerOp {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		op = p
	}
	for _, d := range op.Context().Dialects() {
		if f := formerOf(d); f != nil && f.Uses(op) {
			return f.Ops
		}
	}
	return nil
}
