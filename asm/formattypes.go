package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// resolve completes the state of an operation when its text is parsed: it
// finds the types that the text did not have, and turns names into values.
func (f *OpFormat) resolve(p *Parser, o *opParser) {
	a, st := o.args, &o.st
	for i := range a.regions {
		if len(a.regions[i]) == 0 && !f.AllRegions && !st.Def.Regions[i].Variadic {
			a.regions[i] = append(a.regions[i], p.arena.NewRegion())
		}
		st.Regions = append(st.Regions, a.regions[i]...)
	}
	for i := range a.successors {
		st.Successors = append(st.Successors, a.successors[i]...)
	}
	if !f.checkTransforms(p, o) {
		return
	}
	if f.AllResultTypes {
		st.Results = append(st.Results, a.outTypes...)
	} else if !f.InferResults {
		for i := range f.Results {
			st.Results = f.appendTypes(p, o, st.Results, &f.Results[i], ValueRef{Result: true, N: int8(i)})
		}
	}
	f.resolveOperands(p, o)
	f.segments(p, o)
	if f.InferResults && !p.failed {
		p.inferResults(o)
	}
}

// checkTransforms makes sure that the functions that compute types from others
// get what they expect.
func (f *OpFormat) checkTransforms(p *Parser, o *opParser) bool {
	return f.checkSources(p, o, f.Operands) && f.checkSources(p, o, f.Results)
}

func (f *OpFormat) checkSources(p *Parser, o *opParser, sources []TypeSource) bool {
	for i := range sources {
		s := &sources[i]
		if s.Kind != FromValue || s.Map == nil && s.MapList == nil {
			continue
		}
		def := &o.st.Def.Operands
		if s.Of.Result {
			def = &o.st.Def.Results
		}
		v := &(*def)[s.Of.N]
		for _, t := range *o.args.Types(s.Of) {
			if v.Constraint != nil && !v.Constraint.Match(t) {
				p.Errorf(o.st.Pos, "'%s' must be %s, but got '%v'", v.Name, v.Constraint.Summary, t)
				return false
			}
		}
	}
	return true
}

// appendTypes appends the types of an operand or result.
func (f *OpFormat) appendTypes(p *Parser, o *opParser, list []ir.Type, s *TypeSource, v ValueRef) []ir.Type {
	a := o.args
	switch s.Kind {
	case FromBuild:
		return append(list, s.Build(p.ctx))
	case FromValue:
		of := *a.Types(s.Of)
		switch {
		case len(of) == 0: // an optional one that is absent
			return list
		case s.Map != nil:
			return append(list, s.Map(of[0]))
		case s.MapList != nil:
			return append(list, s.MapList(of[0])...)
		}
		return append(list, of...)
	case FromAttr:
		t := typeOfAttr(a.st.InherentAttr(s.N))
		if s.Map != nil && t != nil {
			t = s.Map(t)
		}
		if t == nil {
			t = ir.NewNoneType(p.ctx)
		}
		return append(list, t)
	}
	return append(list, *a.Types(v)...)
}

func typeOfAttr(a ir.Attribute) ir.Type {
	if t, ok := a.(ir.TypedAttribute); ok {
		return t.Type()
	}
	return nil
}

// resolveOperands turns the operands' names into values.
func (f *OpFormat) resolveOperands(p *Parser, o *opParser) {
	a, st := o.args, &o.st
	if len(f.Operands) == 0 {
		return
	}
	if f.AllOperands || f.AllOperandTypes {
		types, at := a.allTypes, o.st.Pos
		if f.AllOperands {
			at = a.allAt
		} else {
			for i := range a.operands {
				o.pending = append(o.pending, a.operands[i].values...)
			}
		}
		if !f.AllOperandTypes {
			for i := range f.Operands {
				types = f.appendTypes(p, o, types, &f.Operands[i], ValueRef{N: int8(i)})
			}
			a.allTypes = types
		}
		p.resolveAll(o, o.pending, types, at)
		return
	}
	for i := range f.Operands {
		l, s := &a.operands[i], &f.Operands[i]
		if s.Kind == FromText && s.Build == nil && len(l.values) == 1 && len(l.types) == 1 {
			st.Operands = append(st.Operands, p.Resolve(l.values[0], l.types[0]))
			continue
		}
		types := f.appendTypes(p, o, a.allTypes[:0], s, ValueRef{N: int8(i)})
		a.allTypes = types
		if (s.Kind == FromBuild || s.Repeat) && len(types) > 0 {
			for _, v := range l.values {
				st.Operands = append(st.Operands, p.Resolve(v, types[0]))
			}
			continue
		}
		p.resolveAll(o, l.values, types, l.at)
	}
}

// resolveAll resolves operands with a type each.
func (p *Parser) resolveAll(o *opParser, values []Operand, types []ir.Type, at source.Pos) {
	if len(values) != len(types) {
		if !at.IsValid() { // an optional group that is absent
			at = o.st.Pos
		}
		p.Errorf(at, "number of operands and types do not match: got %d operands and %d types", len(values), len(types))
		return
	}
	for i, v := range values {
		o.st.Operands = append(o.st.Operands, p.Resolve(v, types[i]))
	}
}

// segments sets the attributes with the sizes of operands and results.
func (f *OpFormat) segments(p *Parser, o *opParser) {
	a, st := o.args, &o.st
	def := st.Def
	if f.counts(def, ir.OperandSegmentSizes) {
		var buf [16]int32
		sizes := buf[:0]
		for i := range a.operands {
			sizes = append(sizes, int32(len(a.operands[i].values)))
		}
		st.SetInherentAttr(def.Slot(ir.OperandSegmentSizes), ir.NewDenseI32ArrayAttr(p.ctx, sizes...))
	}
	if f.counts(def, ir.ResultSegmentSizes) {
		var buf [16]int32
		sizes := buf[:0]
		for i := range a.results {
			sizes = append(sizes, int32(len(a.results[i].types)))
		}
		st.SetInherentAttr(def.Slot(ir.ResultSegmentSizes), ir.NewDenseI32ArrayAttr(p.ctx, sizes...))
	}
	for i := range def.Operands {
		if d := &def.Operands[i]; d.Arity == ir.VariadicOfVariadic {
			st.SetInherentAttr(def.Slot(d.SegmentAttr), ir.NewDenseI32ArrayAttr(p.ctx, a.operands[i].sizes...))
		}
	}
}

// inferResults computes the result types from the rest of the state.
func (p *Parser) inferResults(o *opParser) {
	p.inherent(o)
	p.fillDefaults(o)
	infer, _ := ir.InferTypeOpInterface.OfDef(p.ctx, o.st.Def)
	types, d := infer.InferResults(&o.st)
	if d != nil {
		p.Report(d)
		return
	}
	o.st.Results = append(o.st.Results, types...)
}

// inherent moves the inherent attributes among those that were parsed to the state.
// Upstream does not check them in hand-written custom forms, or in the dictionary of a
// generic form that also has properties. There, attributes of a wrong kind are dropped.
// In the custom form of a format they replace what the text has elsewhere.
func (p *Parser) inherent(o *opParser) {
	rest := o.attrs[:0]
	for _, a := range o.attrs {
		if i := o.st.Def.Slot(a.Name); i < 0 || o.st.Def.Attrs[i].Property {
			rest = append(rest, a)
		} else if (o.byHand || o.properties != nil && !o.byFormat && o.st.InherentAttr(i) == nil) && propertyError(o.st.Def, i, a.Value) != "" {
			o.lost = append(o.lost, i)
		} else if o.byFormat || o.st.InherentAttr(i) == nil {
			o.st.SetInherentAttr(i, a.Value)
		}
	}
	o.attrs = rest
}
