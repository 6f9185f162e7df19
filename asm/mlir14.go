package asm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// MLIR14Forms are the custom forms of a dialect's operations in MLIR 14, where they differ from
// those of MLIR 22. A dialect provides them through [MLIR14Interface].
//
// The parser reads both forms. It tries the current form of an operation first, so the other form
// costs nothing if it is not used. After the first operation in the form of MLIR 14, it tries that
// form first. The printer uses one of them for all of a program.
type MLIR14Forms struct {
	// Ops are the forms of operations.
	Ops map[*ir.OpDef]*MLIR14Syntax
	// Defs maps current definitions to those of MLIR 14 that had another number of
	// operands. The generic form of an operation is read as the one whose number of
	// operands it has.
	Defs map[*ir.OpDef]*ir.OpDef
	// Uses reports whether a program, given by its outermost operation, is printed
	// in the forms of MLIR 14.
	Uses func(op *ir.Operation) bool
}

// An MLIR14Syntax is the custom form that an operation had in MLIR 14.
type MLIR14Syntax struct {
	// Parse reads what follows the name, like OpSyntax.Parse, and reports whether
	// that is in the form of MLIR 14. If it is not, the errors that Parse reported
	// are dropped. Nil: only the current form and the generic one are read.
	//
	// Parse may run after the current form was tried, and the other way round. So
	// an operation with regions has no Parse here: its OpSyntax reads both forms.
	Parse func(p *Parser) bool
	// Upgrade turns the inherent attributes of a generic form, which are in its
	// dictionary, into the current ones, and returns the list. The operands and
	// result types are known. Nil: they are the same.
	Upgrade func(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute
	// Downgrade is the inverse of Upgrade, for the dictionary of a generic form that is
	// printed for MLIR 14 or 15 and has all attributes. Nil: they are the same. It may
	// change the list.
	Downgrade func(op *ir.Operation, attrs []ir.NamedAttribute) []ir.NamedAttribute
	// Print writes the operation from its name on. It reports false, having written
	// nothing, if the operation has only the current form. Nil: it always has.
	Print func(p *Printer, op *ir.Operation) bool
}

// mlir14Forms returns the forms that a dialect had in MLIR 14, nil if they are the
// current ones.
func mlir14Forms(c *ir.Context, d *ir.Dialect) *MLIR14Forms {
	f, _ := MLIR14Interface.Of(c, d)
	return f
}

// mlir14Def returns the definition of an operation in generic form: that of MLIR
// 14 if the number of operands is that definition's, otherwise def.
func (p *Parser) mlir14Def(def *ir.OpDef, operands int) *ir.OpDef {
	if f := mlir14Forms(p.ctx, def.Dialect()); f != nil {
		if d := f.Defs[def]; d != nil {
			if n, exact := d.OperandArity(); exact && n == operands {
				return d
			}
		}
	}
	return def
}

// upgrade turns the inherent attributes of an operation in generic form without
// <{}> into the current ones.
func (p *Parser) upgrade(o *opParser) {
	def := o.st.Def
	if p.failed || !def.Registered() {
		return
	}
	for i := range o.attrs {
		a := &o.attrs[i]
		if name := mlir14AttrNames[a.Name]; name != "" && def.Slot(a.Name) < 0 && def.Slot(name) >= 0 {
			a.Name = name
			if sizes, ok := I32Array(a.Value); ok {
				a.Value = sizes
			}
		}
	}
	if f := mlir14Forms(p.ctx, def.Dialect()); f != nil {
		if op := f.Ops[def]; op != nil && op.Upgrade != nil {
			o.attrs = op.Upgrade(&o.st, o.attrs)
		}
	}
}

// useMLIR14Def gives an operation in generic form the definition of MLIR 14, if
// the operands and the attributes in <{}> fit it. Otherwise the operation keeps its
// current definition, and the verifier says what is wrong.
func (p *Parser) useMLIR14Def(o *opParser, def *ir.OpDef) {
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

// maxMLIR14Array bounds the length of an array made of a vector, since the vector
// may be a splat of any size.
const maxMLIR14Array = 1 << 20

// I32Array returns the array with the elements of a dense vector or tensor of i32.
// MLIR 14 had such vectors where there are arrays since, in operandSegmentSizes for
// example. It reports false for any other attribute.
func I32Array(a ir.Attribute) (*ir.DenseArrayAttr, bool) {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || d.ShapedType().Elem() != ir.Type(a.Context().I32()) || d.Len() > maxMLIR14Array {
		return nil, false
	}
	list := make([]int32, d.Len())
	for i := range list {
		v, _ := d.Bits(int64(i)).Int64()
		list[i] = int32(v)
	}
	return ir.NewDenseI32ArrayAttr(a.Context(), list...), true
}

// mlir14Parser returns what parses the form of MLIR 14 of an operation, nil if it
// had none of its own.
func (p *Parser) mlir14Parser(def *ir.OpDef) func(*Parser) bool {
	if f := mlir14Forms(p.ctx, def.Dialect()); f != nil {
		if op := f.Ops[def]; op != nil {
			return op.Parse
		}
	}
	return nil
}

// parseMLIR14First parses an operation after its name. It tries the form of MLIR 14 first. at is
// the position of the name.
func (p *Parser) parseMLIR14First(o *opParser, syn OpSyntax, at source.Pos) {
	errs := len(p.errs)
	if parse := p.mlir14Parser(o.st.Def); parse != nil {
		if parse(p) || p.failed && p.failedTok == badToken {
			return
		}
		p.rewind(o, at, errs)
	}
	syn.Parse(p)
}

// retryAsMLIR14 parses an operation that is not in the current form in the form of MLIR 14. at is
// the position of the name. Errors from number errs on are about the current form; they remain if
// the text is not of MLIR 14 either.
func (p *Parser) retryAsMLIR14(o *opParser, at source.Pos, errs int) {
	parse := p.mlir14Parser(o.st.Def)
	if parse == nil || p.failedTok == badToken {
		return
	}
	found := append([]*diag.Diagnostic(nil), p.errs[errs:]...)
	failedAt, failedTok := p.failedAt, p.failedTok
	p.rewind(o, at, errs)
	if parse(p) {
		p.mlir14 = true
		return
	}
	p.errs = append(p.errs[:errs], found...)
	p.fail()
	p.failedAt, p.failedTok = failedAt, failedTok
}

// rewind moves back to the token after the name of the current operation and drops everything
// parsed since. at is the position of the name.
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

// mlir14Syntaxes returns the forms of MLIR 14 that a program is printed in, nil if
// it is printed in the current ones. The operation may be any of the program.
func mlir14Syntaxes(op *ir.Operation, f *Flags) map[*ir.OpDef]*MLIR14Syntax {
	if f.Generic || f.Release > 16 {
		return nil
	}
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		op = p
	}
	for _, d := range op.Context().Dialects() {
		if forms := mlir14Forms(op.Context(), d); forms != nil && (f.Release != 0 || forms.Uses(op)) {
			return forms.Ops
		}
	}
	return nil
}
