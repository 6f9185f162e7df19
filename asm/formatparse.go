package asm

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// Parse reads what follows the name of an operation.
func (f *OpFormat) Parse(p *Parser) {
	o := p.current()
	if o.args == nil {
		o.args = &OpArgs{}
	}
	o.args.begin(&o.st)
	f.run(p, o, f.Code)
	f.checkPropDict(p, o)
	if !p.failed {
		f.resolve(p, o)
	}
}

// run parses elements.
func (f *OpFormat) run(p *Parser, o *opParser, code []Element) {
	for i := range code {
		if p.failed {
			return
		}
		f.step(p, o, &code[i])
	}
}

func (f *OpFormat) step(p *Parser, o *opParser, in *Element) {
	a := o.args
	switch in.Kind {
	case LiteralElement:
		p.wantLit(in)
	case OperandElement:
		l := &a.operands[in.N]
		l.at = p.Pos()
		l.values = append(l.values, p.Operand())
	case OptionalOperandElement:
		l := &a.operands[in.N]
		l.at = p.Pos()
		if p.tok == PercentIdent {
			l.values = append(l.values, p.Operand())
		}
	case OperandsElement:
		l := &a.operands[in.N]
		l.at = p.Pos()
		l.values = p.operandList(l.values)
	case OperandListsElement:
		p.operandLists(&a.operands[in.N])
	case AllOperandsElement:
		a.allAt = p.Pos()
		o.pending = p.operandList(o.pending)
	case TypeElement, OptionalTypeElement, TypesElement, TypeListsElement, FunctionalTypeElement:
		p.formatType(a, in)
	case AttrElement, EnumAttrElement, FuncAttrElement, SymbolNameElement:
		p.formatAttr(o, in, in.Optional)
	case AttrDictElement, AttrDictWithKeywordElement:
		p.formatAttrDict(f, o, in.Kind == AttrDictWithKeywordElement)
	case PropDictElement:
		p.formatPropDict(o)
	case RegionElement:
		a.regions[in.N] = append(a.regions[in.N], p.formatRegion(o))
	case RegionsElement, AllRegionsElement:
		p.formatRegions(o, in)
	case SuccessorElement:
		a.successors[in.N] = append(a.successors[in.N], p.Successor())
	case SuccessorsElement, AllSuccessorsElement:
		p.formatSuccessors(o, in)
	case CustomElement:
		f.custom(p, a, in)
	case GroupElement:
		f.group(p, o, in.Group)
	case OIListElement:
		f.oilist(p, o, in.Group.Then)
	}
}

// custom parses a custom directive.
func (f *OpFormat) custom(p *Parser, a *OpArgs, in *Element) bool {
	// Where operands are is only known if there are several, and then it is
	// where the directive starts.
	for i := range a.operands {
		if !a.operands[i].at.IsValid() {
			a.operands[i].at = p.Pos()
		}
	}
	return in.Custom.Parse(p, a)
}

// wantLit parses a literal.
func (p *Parser) wantLit(in *Element) {
	if in.Tok != EOF {
		p.Want(in.Tok)
	} else {
		p.WantKeyword(in.Text)
	}
}

// operandList parses values separated by commas. The list may be empty.
func (p *Parser) operandList(list []Operand) []Operand {
	if p.tok != PercentIdent {
		return list
	}
	for {
		list = append(list, p.Operand())
		if !p.Got(Comma) {
			return list
		}
	}
}

// AppendOperands parses values separated by commas and appends them to a list. It may
// parse no values.
func (p *Parser) AppendOperands(list []Operand) []Operand { return p.operandList(list) }

// AppendOperandNames is AppendOperands for values without a number after their names: see
// OperandName.
func (p *Parser) AppendOperandNames(list []Operand) []Operand {
	for more := p.tok == PercentIdent; more; more = p.Got(Comma) {
		list = append(list, p.OperandName())
	}
	return list
}

// AppendTypes parses one or more types and appends them to a list.
func (p *Parser) AppendTypes(list []ir.Type) []ir.Type { return p.typeList(list) }

// operandLists parses (%a, %b), (), ….
func (p *Parser) operandLists(l *valueList) {
	l.at = p.Pos()
	for p.Got(LParen) {
		n := len(l.values)
		l.values = p.operandList(l.values)
		p.Want(RParen)
		l.sizes = append(l.sizes, int32(len(l.values)-n))
		if !p.Got(Comma) {
			return
		}
	}
}

// formatType parses a type directive.
func (p *Parser) formatType(a *OpArgs, in *Element) {
	l := a.Types(in.Of)
	switch in.Kind {
	case TypeElement:
		*l = append(*l, p.typeOfKind(in.Type))
	case OptionalTypeElement:
		if t, ok := p.OptionalType(); ok {
			*l = append(*l, t)
		}
	case TypesElement:
		*l = p.typeList(*l)
	case TypeListsElement:
		for p.Got(LParen) {
			if !p.Got(RParen) {
				*l = p.typeList(*l)
				p.Want(RParen)
			}
			if !p.Got(Comma) {
				return
			}
		}
	case FunctionalTypeElement:
		at := p.Pos()
		t := p.Type()
		if p.failed {
			return
		}
		ft, ok := t.(*ir.FunctionType)
		if !ok {
			p.wrongTypeKind(at, "builtin.function", t)
			return
		}
		*l = append(*l, ft.Inputs()...)
		to := a.Types(in.To)
		*to = append(*to, ft.Results()...)
	}
}

// typeList parses one or more types.
func (p *Parser) typeList(list []ir.Type) []ir.Type {
	for {
		list = append(list, p.Type())
		if !p.Got(Comma) {
			return list
		}
	}
}

// typeOfKind parses a type that must be of a kind, nil for any. The name of a
// dialect's type may be left out.
func (p *Parser) typeOfKind(k *TypeKind) ir.Type {
	if k == nil {
		return p.Type()
	}
	at := p.Pos()
	var t ir.Type
	if k.Def != nil && p.tok != BangIdent {
		if s := typeSyntax(p.ctx, *k.Def); s != nil {
			if t = s.ParseType(p); p.failed {
				return p.badType()
			}
		}
	}
	if t == nil {
		t = p.Type()
	}
	if !p.failed && !k.Is(t) {
		p.wrongTypeKind(at, k.Name, t)
		return p.badType()
	}
	return t
}

// ColonTypeAs parses a colon and a type that must have Go type T; kind is its name in the
// diagnostic, "builtin.memref". If there is an error, the result is the zero T.
func ColonTypeAs[T ir.Type](p *Parser, kind string) (t T) {
	at := p.Pos()
	parsed := p.ColonType()
	if p.failed {
		return t
	}
	t, ok := parsed.(T)
	if !ok {
		p.wrongTypeKind(at, kind, parsed)
	}
	return t
}

// wrongTypeKind reports a type of another kind than is expected.
func (p *Parser) wrongTypeKind(at source.Pos, kind string, got ir.Type) {
	msg := "invalid kind of type specified"
	if kind != "" {
		msg += ": expected " + kind + ", but found '" + got.String() + "'"
	}
	p.Errorf(at, "%s", msg)
}

// formatAttr parses the attribute of a slot.
func (p *Parser) formatAttr(o *opParser, in *Element, optional bool) bool {
	var v ir.Attribute
	at := p.Pos()
	switch in.Kind {
	case EnumAttrElement:
		v = p.enumAttr(o.st.Def.Attrs[in.N].Name, in.Attr.Enum, optional)
	case FuncAttrElement:
		v = in.Attr.Parse(p, optional)
		if s := &o.st.Def.Attrs[in.N]; p.failed && !optional && s.Property {
			p.FollowUpAt(at, "invalid value for property "+s.Name+", expected "+s.Constraint.Summary)
		}
	case SymbolNameElement:
		if !optional || p.tok == AtIdent {
			v = ir.NewStringAttr(p.ctx, p.SymbolName())
		}
	default:
		v = p.attrOfForm(in, optional)
	}
	if p.failed || v == nil {
		return false
	}
	o.st.SetInherentAttr(in.N, v)
	return true
}

// attrOfForm parses an attribute whose dialect and name may be left out.
func (p *Parser) attrOfForm(in *Element, optional bool) ir.Attribute {
	form := in.Attr
	if form == nil {
		form = &anyAttrForm
	}
	var typ ir.Type
	if form.Type != nil {
		typ = form.Type(p.ctx)
	}
	at := p.Pos()
	var v ir.Attribute
	switch {
	case optional && form.First != EOF && p.tok != form.First:
		return nil
	case optional:
		var ok bool
		if v, ok = p.OptionalAttrOfType(typ); !ok {
			return nil
		}
	case form.Dense != nil && !in.Qualified && p.tok != HashIdent:
		v = p.bareDenseArray(form.Dense(p.ctx))
	case form.Def != nil && !in.Qualified && p.tok != HashIdent:
		v = p.strippedAttr(*form.Def, typ)
	default:
		v = p.AttrOfType(typ)
	}
	if !p.failed && !form.fits(v) {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	return v
}

var anyAttrForm AttrForm

// fits reports whether an attribute is of the form's kind.
func (f *AttrForm) fits(a ir.Attribute) bool {
	if f.Is != nil && !f.Is(a) {
		return false
	}
	d, ok := a.(*ir.DenseArrayAttr)
	return !ok || f.Dense == nil || d.Elem() == f.Dense(a.Context())
}

// strippedAttr parses the parameters of an attribute of a known definition.
func (p *Parser) strippedAttr(def *ir.AttrDef, typ ir.Type) ir.Attribute {
	if s := attrSyntax(p.ctx, def); s != nil {
		return s.ParseAttr(p, typ)
	}
	return p.AttrOfType(typ)
}

// counts reports whether an attribute holds sizes of groups of operands or results that
// follow from the text. A dictionary cannot change these.
func (f *OpFormat) counts(def *ir.OpDef, name string) bool {
	return name == ir.OperandSegmentSizes && def.Has(ir.AttrSizedOperandSegments) && !f.AllOperands ||
		name == ir.ResultSegmentSizes && def.Has(ir.AttrSizedResultSegments) && !f.AllResultTypes
}

// formatAttrDict parses an attribute dictionary and checks the inherent
// attributes in it.
func (p *Parser) formatAttrDict(f *OpFormat, o *opParser, keyword bool) {
	at := p.Pos()
	if keyword {
		if !p.GotKeyword("attributes") {
			return
		}
	} else if p.tok != LBrace {
		return
	}
	o.attrs = p.attrDict(o.attrs)
	if p.failed {
		return
	}
	def := o.st.Def
	o.attrs = slices.DeleteFunc(o.attrs, func(a ir.NamedAttribute) bool { return f.counts(def, a.Name) })
	for i := range def.Attrs {
		s := &def.Attrs[i]
		for _, a := range o.attrs {
			if a.Name == s.Name && !s.Property && s.Constraint != nil && !s.Constraint.Match(a.Value) {
				p.Errorf(at, "'%s' op attribute '%s' failed to satisfy constraint: %s", def.Name, s.Name, s.Constraint.Summary)
				return
			}
		}
	}
}

// formatPropDict parses <{…}> with the inherent attributes that are not elsewhere in
// the text. It may be absent if no inherent attribute is required.
func (p *Parser) formatPropDict(o *opParser) {
	if !p.Got(Less) {
		o.properties = ir.NewDictionaryAttr(p.ctx)
		return
	}
	p.properties(o)
	p.want(Greater, "expected '>'")
}

// checkPropDict checks what formatPropDict has parsed: what must be there, first the properties,
// and then that nothing else is.
func (f *OpFormat) checkPropDict(p *Parser, o *opParser) {
	if p.failed || o.properties == nil {
		return
	}
	def := o.st.Def
	d, ok := o.properties.(*ir.DictionaryAttr)
	if !ok {
		p.invalidProperties(o, "expected DictionaryAttr to set properties")
		return
	}
	for _, property := range []bool{true, false} {
		for i := range def.Attrs {
			if s := &def.Attrs[i]; s.Property == property && f.Elided&(1<<i) == 0 {
				p.checkEntry(o, i, d.Lookup(s.Name))
			}
		}
	}
	for _, e := range d.Entries() {
		if i := def.Slot(e.Name); !p.failed && (i < 0 || f.Elided&(1<<i) != 0) {
			p.invalidProperties(o, "unknown key '"+ir.NewStringAttr(p.ctx, e.Name).String()+"' when parsing properties dictionary")
		}
	}
}

// checkEntry checks the entry of a slot in the dictionary of all properties, nil if absent.
func (p *Parser) checkEntry(o *opParser, slot int, a ir.Attribute) {
	if p.failed {
		return
	}
	if s := &o.st.Def.Attrs[slot]; a == nil {
		if !s.Optional && s.Default == nil && o.st.InherentAttr(slot) == nil {
			p.invalidProperties(o, "expected key entry for "+s.Name+" in DictionaryAttr to set Properties.")
		}
	} else if msg := propertyError(o.st.Def, slot, a); msg != "" {
		p.invalidProperties(o, msg)
	}
}

// formatRegion parses {…} with the terminator or block that the operation's
// traits add.
func (p *Parser) formatRegion(o *opParser) *ir.Region {
	r := p.arena.NewRegion()
	p.region(r, nil, o.st.Def.Has(ir.IsolatedFromAbove))
	p.completeRegion(o, r)
	return r
}

// completeRegion adds what the text of a region may leave out.
func (p *Parser) completeRegion(o *opParser, r *ir.Region) {
	if p.failed {
		return
	}
	def := o.st.Def
	if def.Has(ir.SingleBlock) && r.Empty() {
		r.Append(p.arena.NewBlock())
	}
	if def.ImplicitTerminator == "" {
		return
	}
	b := r.Last()
	if b == nil || b.Last() != nil && b.Last().Has(ir.Terminator) {
		return
	}
	st := ir.OperationState{Context: p.ctx, Def: p.ctx.OpDef(def.ImplicitTerminator), Pos: o.st.Pos}
	for i := range st.Def.Regions {
		if !st.Def.Regions[i].Variadic {
			r := p.arena.NewRegion()
			r.Append(p.arena.NewBlock())
			st.Regions = append(st.Regions, r)
		}
	}
	b.Append(p.arena.NewOperation(&st))
}

func (p *Parser) formatRegions(o *opParser, in *Element) {
	if p.tok != LBrace {
		return
	}
	for {
		r := p.formatRegion(o)
		if in.Kind == AllRegionsElement {
			o.st.Regions = append(o.st.Regions, r)
		} else {
			o.args.regions[in.N] = append(o.args.regions[in.N], r)
		}
		if !p.Got(Comma) {
			return
		}
	}
}

func (p *Parser) formatSuccessors(o *opParser, in *Element) {
	if p.tok != CaretIdent {
		return
	}
	for {
		b := p.Successor()
		if in.Kind == AllSuccessorsElement {
			o.st.Successors = append(o.st.Successors, b)
		} else {
			o.args.successors[in.N] = append(o.args.successors[in.N], b)
		}
		if !p.Got(Comma) {
			return
		}
	}
}

// group parses an optional group: its first element tells whether it is there.
func (f *OpFormat) group(p *Parser, o *opParser, g *Group) {
	first := 0
	for g.Then[first].Kind == WhitespaceElement {
		first++
	}
	there := f.first(p, o, &g.Then[first])
	if p.failed {
		return
	}
	if g.Unit >= 0 && there != g.Not {
		o.st.SetInherentAttr(g.Unit, ir.NewUnitAttr(p.ctx))
	}
	if there {
		f.run(p, o, g.Then[first+1:])
	} else {
		f.run(p, o, g.Else)
	}
}

// first parses the first element of an optional group if it is there.
func (f *OpFormat) first(p *Parser, o *opParser, in *Element) bool {
	a := o.args
	switch in.Kind {
	case LiteralElement:
		if in.Tok != EOF {
			return p.Got(in.Tok)
		}
		return p.GotKeyword(in.Text)
	case AttrElement, EnumAttrElement, FuncAttrElement, SymbolNameElement:
		return p.formatAttr(o, in, true)
	case OptionalOperandElement, OperandsElement, OperandListsElement:
		f.step(p, o, in)
		return len(a.operands[in.N].values) > 0
	case RegionElement:
		if p.tok != LBrace {
			a.regions[in.N] = append(a.regions[in.N], p.arena.NewRegion())
			return false
		}
		f.step(p, o, in)
		return true
	case RegionsElement:
		f.step(p, o, in)
		return len(a.regions[in.N]) > 0
	case CustomElement:
		return f.custom(p, a, in)
	}
	panic("asm: format with an optional group that cannot be optional")
}

// oilist parses the clauses of an oilist in any order, each at most once.
func (f *OpFormat) oilist(p *Parser, o *opParser, clauses []Element) {
	var seen uint64
	for !p.failed {
		i := 0
		for ; i < len(clauses); i++ {
			if f.first(p, o, &clauses[i].Group.Then[0]) {
				break
			}
		}
		if i == len(clauses) {
			return
		}
		g := clauses[i].Group
		if seen&(1<<i) != 0 {
			p.Errorf(o.st.Pos, "`%s` clause can appear at most once in the expansion of the oilist directive", g.Then[0].Text)
			return
		}
		seen |= 1 << i
		if g.Unit >= 0 {
			o.st.SetInherentAttr(g.Unit, ir.NewUnitAttr(p.ctx))
		}
		f.run(p, o, g.Then[1:])
	}
}

// OperandList parses values separated by commas, count of them if it is not
// negative. The result is valid until the next call for the same operation.
func (p *Parser) OperandList(count int) []Operand {
	at := p.Pos()
	o := p.current()
	if p.tok != PercentIdent && count > 0 {
		if p.tok == LParen || p.tok == LSquare {
			p.errorHere("unexpected delimiter")
		} else {
			p.WrongToken("expected operand")
		}
		return nil
	}
	o.pending = p.operandList(o.pending[:0])
	if count >= 0 && len(o.pending) != count {
		p.Errorf(at, "expected %d operands", count)
	}
	return o.pending
}

// OpAttrDict parses the attributes of the current operation, {…}, if they are
// there.
func (p *Parser) OpAttrDict() {
	if p.tok == LBrace {
		o := p.current()
		o.attrs = p.attrDict(o.attrs)
	}
}
