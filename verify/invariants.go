package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// invariants verifies a registered operation without the contents of its regions.
func (v *verifier) invariants(op *ir.Operation) bool {
	return v.ok(counts(op)) && v.ok(structuralTraits(op)) &&
		v.ok(v.attributes(op)) && v.ok(v.values(op)) && v.ok(regions(op)) &&
		v.relations(op) && v.traits(op)
}

// counts checks the numbers of regions, results, successors and operands.
func counts(op *ir.Operation) *diag.Diagnostic {
	def := op.Def()
	least, exact := regionArity(def)
	if n := op.NumRegions(); n != least && (exact || n < least) {
		return wrongRegions(op, least, exact)
	}
	least, exact = def.ResultArity()
	if n := op.NumResults(); n != least && (exact || n < least) {
		return wrongResults(op, least, exact)
	}
	least, exact = successorArity(def)
	if n := op.NumSuccessors(); n != least && (exact || n < least) {
		return wrongSuccessors(op, least, exact)
	} else if n > 0 && least > 0 {
		for _, s := range op.Successors() {
			if s.Block() == nil || s.Block().Region() != op.ParentRegion() {
				return op.ErrorPlainf("reference to block defined in another region")
			}
		}
	}
	least, exact = def.OperandArity()
	if n := op.NumOperands(); n != least && (exact || n < least) {
		return wrongOperands(op, least, exact)
	}
	return nil
}

func regionArity(d *ir.OpDef) (least int, exact bool) {
	if n := len(d.Regions); n > 0 && d.Regions[n-1].Variadic {
		return n - 1, false
	}
	return len(d.Regions), true
}

func successorArity(d *ir.OpDef) (least int, exact bool) {
	if n := len(d.Successors); n > 0 && d.Successors[n-1].Variadic {
		return n - 1, false
	}
	return len(d.Successors), true
}

func wrongRegions(op *ir.Operation, least int, exact bool) *diag.Diagnostic {
	switch {
	case !exact:
		return op.Errorf("expected %d or more regions", least)
	case least == 0:
		return op.Errorf("requires zero regions")
	case least == 1:
		return op.Errorf("requires one region")
	}
	return op.Errorf("expected %d regions", least)
}

func wrongResults(op *ir.Operation, least int, exact bool) *diag.Diagnostic {
	switch {
	case !exact:
		return op.Errorf("expected %d or more results", least)
	case least == 0:
		return op.Errorf("requires zero results")
	case least == 1:
		return op.Errorf("requires one result")
	}
	return op.Errorf("expected %d results", least)
}

func wrongSuccessors(op *ir.Operation, least int, exact bool) *diag.Diagnostic {
	n := op.NumSuccessors()
	switch {
	case !exact:
		return op.Errorf("requires at least %d successors but found %d", least, n)
	case least == 1:
		return op.Errorf("requires 1 successor but found %d", n)
	}
	return op.Errorf("requires %d successors but found %d", least, n)
}

func wrongOperands(op *ir.Operation, least int, exact bool) *diag.Diagnostic {
	n := op.NumOperands()
	switch {
	case !exact:
		return op.Errorf("expected %d or more operands, but found %d", least, n)
	case least == 0:
		return op.Errorf("requires zero operands")
	case least == 1:
		return op.Errorf("requires a single operand")
	}
	return op.Errorf("expected %d operands, but found %d", least, n)
}

// segmentSizes checks an attribute with the sizes of groups of operands or results. If
// it is absent, all sizes are 0.
func segmentSizes(op *ir.Operation, attr ir.Attribute, name, what string, groups, total int) *diag.Diagnostic {
	sum := int64(0)
	if attr != nil {
		sizes, ok := attr.(*ir.DenseArrayAttr)
		if !ok || sizes.Elem() != op.Context().I32() {
			return op.Errorf("requires dense i32 array attribute '%s'", name)
		}
		n := sizes.Len()
		if groups >= 0 && n != groups {
			return op.Errorf("'%s' attribute for specifying %s segments must have %d elements, but got %d", name, what, groups, n)
		}
		for i := range n {
			if sizes.Int(i) < 0 {
				return op.Errorf("'%s' attribute cannot have negative elements", name)
			}
			sum += sizes.Int(i)
		}
	}
	if sum != int64(total) {
		return op.Errorf("%s count (%d) does not match with the total size (%d) specified in attribute '%s'", what, total, sum, name)
	}
	return nil
}

// attributes checks the constraints on properties, that no attribute is
// missing, and the constraints on attributes.
func (v *verifier) attributes(op *ir.Operation) *diag.Diagnostic {
	def, props := op.Def(), op.InherentAttrs()
	if d := op.Discardables(); d != nil {
		if d := v.missing.inAttr(op, d); d != nil {
			return d
		}
	}
	if props.ValidFor(def) {
		return nil
	}
	for i := range props.Len() {
		if a := props.At(i); a != nil && def.Attrs[i].Property {
			if c := def.Attrs[i].Constraint; c != nil && !c.Match(a) {
				return op.Errorf("property '%s' failed to satisfy constraint: %s", def.Attrs[i].Name, c.Summary)
			}
		}
	}
	for _, i := range def.RequiredAttrs() {
		if props.At(i) == nil {
			return op.Errorf("requires attribute '%s'", def.Attrs[i].Name)
		}
	}
	for i := range props.Len() {
		if a := props.At(i); a != nil && !def.Attrs[i].Property {
			if c := def.Attrs[i].Constraint; c != nil && !c.Match(a) {
				return op.Errorf("attribute '%s' failed to satisfy constraint: %s", def.Attrs[i].Name, c.Summary)
			}
		}
	}
	for i := range props.Len() {
		if d := v.missing.inAttr(op, props.At(i)); d != nil {
			return d
		}
	}
	props.MarkValidFor(def)
	return nil
}

// values checks the constraints on operands and results.
func (v *verifier) values(op *ir.Operation) *diag.Diagnostic {
	def := op.Def()
	for i := range def.Operands {
		d := &def.Operands[i]
		from, to := op.OperandSegment(i)
		if d.Arity == ir.Optional && to-from > 1 {
			return op.Errorf("operand group starting at #%d requires 0 or 1 element, but found %d", from, to-from)
		}
		if d.Constraint != nil {
			for ; from < to; from++ {
				if t := op.Operand(from).Type(); !d.Constraint.Match(t) {
					return wrongType(op, "operand", from, d, t)
				}
			}
		}
		if d.Arity == ir.VariadicOfVariadic {
			from, to = op.OperandSegment(i)
			if d := segmentSizes(op, op.Attr(d.SegmentAttr), d.SegmentAttr, d.Name, -1, to-from); d != nil {
				return d
			}
		}
	}
	for i := range def.Results {
		d := &def.Results[i]
		from, to := op.ResultSegment(i)
		if d.Arity == ir.Optional && to-from > 1 {
			return op.Errorf("result group starting at #%d requires 0 or 1 element, but found %d", from, to-from)
		}
		if d.Constraint == nil {
			continue
		}
		for ; from < to; from++ {
			if t := op.Result(from).Type(); !d.Constraint.Match(t) {
				return wrongType(op, "result", from, d, t)
			}
		}
	}
	for i := range op.NumResults() {
		if d := v.missing.inType(op, op.Result(i).Type()); d != nil {
			return d
		}
	}
	return nil
}

func wrongType(op *ir.Operation, what string, i int, d *ir.ValueDef, t ir.Type) *diag.Diagnostic {
	variadic := ""
	if d.Arity == ir.Variadic || d.Arity == ir.VariadicOfVariadic {
		variadic = "variadic of "
	}
	return op.Errorf("%s #%d must be %s%s, but got '%s'", what, i, variadic, d.Constraint.Summary, t)
}

// regions checks the constraints on regions and successors.
func regions(op *ir.Operation) *diag.Diagnostic {
	def := op.Def()
	for i, r := range op.Regions() {
		d := &def.Regions[min(i, len(def.Regions)-1)]
		if d.Constraint != nil && !d.Constraint.Match(r) {
			return op.Errorf("region #%d%s failed to verify constraint: %s", i, inParens(d.Name), d.Constraint.Summary)
		}
	}
	for i, s := range op.Successors() {
		d := &def.Successors[min(i, len(def.Successors)-1)]
		if d.Constraint != nil && !d.Constraint.Match(s.Block()) {
			return op.Errorf("successor #%d%s failed to verify constraint: %s", i, inParens(d.Name), d.Constraint.Summary)
		}
	}
	return nil
}

func inParens(name string) string {
	if name == "" {
		return ""
	}
	return " ('" + name + "')"
}
