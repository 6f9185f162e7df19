package format

import (
	"github.com/gomlir/gomlir/ods"
)

// finish checks that the format has everything, and finds the sources of the types that
// it leaves out.
func (c *compiler) finish() {
	end := len(c.op.Format)
	if !c.attrDict {
		fail(end, "'attr-dict' directive not found in custom assembly format")
	}
	known := c.inferences()
	c.prog.Results = c.sources(resultValues(c.op), c.resultTypes, known, ResultRef, "result")
	c.prog.Operands = c.sources(operandValues(&c.layout), c.operandTypes, known, OperandRef, "operand")
	if !c.prog.AllOperands {
		for i, seen := range c.operands {
			if !seen {
				fail(end, "operand #%d, named '%s', not found", i, c.layout.Operands[i].Name)
			}
		}
	}
	for i, seen := range c.regions {
		if !seen {
			fail(end, "region #%d, named '%s', not found", i, c.op.Regions[i].Name)
		}
	}
	for i, seen := range c.successors {
		if !seen {
			fail(end, "successor #%d, named '%s', not found", i, c.op.Successors[i].Name)
		}
	}
	c.elide()
}

// elide lists the slots that attr-dict leaves out.
func (c *compiler) elide() {
	for _, o := range c.layout.Operands {
		if o.SegmentAttr != "" {
			c.slots[c.layout.Slot(o.SegmentAttr)] = true
		}
	}
	for i, s := range c.layout.Slots {
		if s.Segments {
			all := c.prog.AllOperands
			if s.Name == ods.ResultSegmentSizes {
				all = c.prog.AllResultTypes
			}
			c.slots[i] = !all
		}
		if c.slots[i] {
			c.prog.Elided = append(c.prog.Elided, i)
		}
	}
}

// namedValue is an operand or result.
type namedValue struct {
	name string
	ods.Value
}

func operandValues(l *ods.Layout) []namedValue {
	vs := make([]namedValue, len(l.Operands))
	for i, o := range l.Operands {
		vs[i] = namedValue{o.Name, o.Value}
	}
	return vs
}

func resultValues(op *ods.Op) []namedValue {
	vs := make([]namedValue, len(op.Results))
	for i, r := range op.Results {
		vs[i] = namedValue{r.Name, r.Is}
	}
	return vs
}

// sources finds where the types of the operands or results come from.
func (c *compiler) sources(values []namedValue, seen []bool, known map[Ref]Source, kind RefKind, what string) []Source {
	list := make([]Source, len(values))
	all := c.prog.AllOperandTypes
	if kind == ResultRef {
		all = c.prog.AllResultTypes
		if !all && c.op.InferResults != "" && len(values) > 0 && !anySet(seen) {
			c.prog.InferResults = true
			for i := range list {
				list[i] = Source{Kind: FromInfer}
			}
			return list
		}
	}
	for i, v := range values {
		if all || seen[i] {
			continue
		}
		src, ok := known[Ref{kind, i}]
		switch {
		case ok:
			if src.Kind == FromValue {
				src.Repeat = v.Arity != ods.Single && c.value(src.Of).Arity == ods.Single && src.Transform == ""
			}
			list[i] = src
		case v.Type.Buildable && (v.Arity == ods.Single || kind == OperandRef):
			list[i] = Source{Kind: Built, Repeat: v.Arity != ods.Single}
		default:
			fail(len(c.op.Format), "type of %s #%d, named '%s', is not buildable and a buildable type cannot be inferred", what, i, v.name)
		}
	}
	return list
}

func anySet(b []bool) bool {
	for _, v := range b {
		if v {
			return true
		}
	}
	return false
}

// inferences collects what the traits say about types that are not in the
// text. Later traits win.
func (c *compiler) inferences() map[Ref]Source {
	known := map[Ref]Source{}
	for _, t := range c.op.Traits {
		switch t.Infer {
		case ods.AllMatch:
			for i, name := range t.Values {
				src, ok := c.seen(name)
				if !ok {
					continue
				}
				for j, other := range t.Values {
					if r, ok := c.ref(other); ok && j != i {
						known[r] = src
					}
				}
			}
		case ods.OperandsMatch, ods.OperandsAndResultsMatch:
			c.sameTypes(known, t.Infer == ods.OperandsAndResultsMatch)
		case ods.MatchWith:
			if src, ok := c.seen(t.Values[0]); ok {
				if r, ok := c.ref(t.Values[1]); ok {
					src.Transform = t.Transform
					known[r] = src
				}
			}
		}
	}
	return known
}

// sameTypes notes that all operands, and results, have the first type that is
// in the text.
func (c *compiler) sameTypes(known map[Ref]Source, results bool) {
	src := Source{}
	for i, seen := range c.operandTypes {
		if seen {
			src = Source{Kind: FromValue, Of: Ref{OperandRef, i}}
			break
		}
	}
	if src.Kind == Parsed && results {
		for i, seen := range c.resultTypes {
			if seen {
				src = Source{Kind: FromValue, Of: Ref{ResultRef, i}}
				break
			}
		}
	}
	if src.Kind == Parsed {
		return
	}
	for i := range c.operandTypes {
		known[Ref{OperandRef, i}] = src
	}
	if results {
		for i := range c.resultTypes {
			known[Ref{ResultRef, i}] = src
		}
	}
}

// ref is the operand or result of a name.
func (c *compiler) ref(name string) (Ref, bool) {
	if i := c.layout.Operand(name); i >= 0 {
		return Ref{OperandRef, i}, true
	}
	if i := c.op.Result(name); i >= 0 {
		return Ref{ResultRef, i}, true
	}
	return Ref{}, false
}

// seen is the type of the operand, result or attribute of a name if it is in
// the text.
func (c *compiler) seen(name string) (Source, bool) {
	if r, ok := c.ref(name); ok {
		in := r.Kind == OperandRef && c.operandTypes[r.N] || r.Kind == ResultRef && c.resultTypes[r.N]
		return Source{Kind: FromValue, Of: r}, in
	}
	if i := c.layout.Slot(name); i >= 0 && c.slots[i] {
		return Source{Kind: FromAttr, N: i}, true
	}
	return Source{}, false
}
