package convert

import (
	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/ir"
)

// A TypeConverter says what types become, and how a value of one type becomes a value
// of another. The rule added last is asked first, until one knows the type. So general
// rules are added first.
//
// Rules and materializations must be added before the first conversion. Then a
// TypeConverter is safe for concurrent use. It caches its results.
type TypeConverter struct {
	rules          []converterRule
	forValues      int // all rules from this number on are for types
	source, target []Materialize
	cache          shared.Map // ir.Type -> []ir.Type, nil for one that cannot be converted
}

// A converterRule is one of the two: for a type, or for a value.
type converterRule struct {
	byType  func(t ir.Type) ([]ir.Type, Outcome)
	byValue func(v *ir.Value) ([]ir.Type, Outcome)
}

// An Outcome is the answer of a rule about a type.
type Outcome uint8

const (
	// Unknown: the rule does not apply. Other rules are asked.
	Unknown Outcome = iota
	// Converted: the rule converts the type.
	Converted
	// Impossible: the type cannot be converted. No other rule is asked.
	Impossible
)

// Materialize creates values of some types from values of others, at the builder's
// insertion point. It returns nil if it cannot. If the values replace one that no
// pattern has converted, original is its type; otherwise it is nil. A conversion panics
// if the results have other types than asked for.
type Materialize func(b *ir.Builder, to []ir.Type, from []*ir.Value, original ir.Type) []*ir.Value

// NewTypeConverter returns a converter without rules, which cannot convert any type.
func NewTypeConverter() *TypeConverter { return &TypeConverter{} }

// Add adds a rule for types of a kind: it returns the type that one becomes, nil if
// it cannot be converted. T may be an interface, ir.Type for all types.
//
//	convert.Add(types, func(t *ir.IndexType) ir.Type { return t.Context().I64() })
func Add[T ir.Type](c *TypeConverter, f func(t T) ir.Type) {
	c.AddRule(func(t ir.Type) ([]ir.Type, Outcome) {
		u, ok := t.(T)
		if !ok {
			return nil, Unknown
		}
		if to := f(u); to != nil {
			return []ir.Type{to}, Converted
		}
		return nil, Impossible
	})
}

// AddRule adds a rule that may convert a type to any number of types.
func (c *TypeConverter) AddRule(f func(t ir.Type) ([]ir.Type, Outcome)) {
	c.rules = append(c.rules, converterRule{byType: f})
}

// AddValueRule adds a rule that converts the type of a value and may look at where the
// value is. Only [TypeConverter.ConvertValue] asks it. Its answers are not cached, nor
// are those of the rules added before it. In a conversion with rollback, the value may be
// in a block that has no region any more.
func (c *TypeConverter) AddValueRule(f func(v *ir.Value) ([]ir.Type, Outcome)) {
	c.rules = append(c.rules, converterRule{byValue: f})
	c.forValues = len(c.rules)
}

// AddSource adds a way to create a value of the original type from its converted
// values. The last one added is asked first.
func (c *TypeConverter) AddSource(f Materialize) { c.source = append(c.source, f) }

// AddTarget adds a way to create values of the types that a pattern needs from the
// existing ones. The last one added is asked first.
func (c *TypeConverter) AddTarget(f Materialize) { c.target = append(c.target, f) }

// Convert returns the types that a type converts to, which may be none. ok is false if
// the type cannot be converted. The slice must not be modified.
func (c *TypeConverter) Convert(t ir.Type) (types []ir.Type, ok bool) {
	if v, found := c.cache.Load(t); found {
		types = v.([]ir.Type)
		return types, types != nil
	}
	for i := len(c.rules) - 1; i >= 0; i-- {
		if c.rules[i].byType == nil {
			continue
		}
		to, outcome := c.rules[i].byType(t)
		switch outcome {
		case Impossible:
			c.cache.Store(t, []ir.Type(nil))
			return nil, false
		case Converted:
			if to == nil {
				to = []ir.Type{}
			}
			c.cache.Store(t, to)
			return to, true
		}
	}
	return nil, false
}

// ConvertValue returns the types that the type of a value converts to, as [TypeConverter.Convert] does, but
// rules for values are asked, too.
func (c *TypeConverter) ConvertValue(v *ir.Value) (types []ir.Type, ok bool) {
	if c.forValues == 0 {
		return c.Convert(v.Type())
	}
	for i := len(c.rules) - 1; i >= 0; i-- {
		var to []ir.Type
		var outcome Outcome
		if r := c.rules[i]; r.byType != nil {
			to, outcome = r.byType(v.Type())
		} else {
			to, outcome = r.byValue(v)
		}
		if outcome != Unknown {
			return to, outcome == Converted
		}
	}
	return nil, false
}

// IsLegalValue reports whether the type of a value converts to itself.
func (c *TypeConverter) IsLegalValue(v *ir.Value) bool {
	to, _ := c.ConvertValue(v)
	return len(to) == 1 && to[0] == v.Type()
}

// ConvertOne returns the type that a type converts to, nil if it does not convert to
// exactly one.
func (c *TypeConverter) ConvertOne(t ir.Type) ir.Type {
	if to, _ := c.Convert(t); len(to) == 1 {
		return to[0]
	}
	return nil
}

// ConvertAll returns the types that a list of types converts to, in order.
func (c *TypeConverter) ConvertAll(types []ir.Type) (to []ir.Type, ok bool) {
	to = make([]ir.Type, 0, len(types))
	for _, t := range types {
		more, ok := c.Convert(t)
		if !ok {
			return nil, false
		}
		to = append(to, more...)
	}
	return to, true
}

// IsLegal reports whether all types convert to themselves.
func (c *TypeConverter) IsLegal(types ...ir.Type) bool {
	for _, t := range types {
		if c.ConvertOne(t) != t {
			return false
		}
	}
	return true
}

// IsLegalOp reports whether the types of an operation's operands and results convert to
// themselves.
func (c *TypeConverter) IsLegalOp(op *ir.Operation) bool {
	for _, v := range op.Operands().All() {
		if !c.IsLegalValue(v) {
			return false
		}
	}
	for _, v := range op.Results().All() {
		if !c.IsLegalValue(v) {
			return false
		}
	}
	return true
}

// IsLegalRegion reports whether the types of all block arguments of a region convert to
// themselves.
func (c *TypeConverter) IsLegalRegion(r *ir.Region) bool {
	for b := range r.Blocks() {
		for _, a := range b.Args().All() {
			if !c.IsLegalValue(a) {
				return false
			}
		}
	}
	return true
}

// IsLegalSignature reports whether the types of a function's parameters and results
// convert to themselves.
func (c *TypeConverter) IsLegalSignature(t *ir.FunctionType) bool {
	return c.IsLegal(t.Inputs()...) && c.IsLegal(t.Results()...)
}

// materialize asks the ways to create values, the last one first.
func materialize(ways []Materialize, b *ir.Builder, to []ir.Type, from []*ir.Value, original ir.Type) []*ir.Value {
	for i := len(ways) - 1; i >= 0; i-- {
		if vs := ways[i](b, to, from, original); vs != nil {
			return vs
		}
	}
	return nil
}

// A Signature says what the arguments of a block become: which new arguments replace
// each old one.
type Signature struct {
	types  []ir.Type
	inputs []input
}

// An input says what replaces an argument: n new arguments from number first on, or
// values. If known is not set, nothing does.
type input struct {
	known    bool
	first, n int
	values   []*ir.Value
}

// NewSignature returns a signature for n arguments, all of which are dropped so far.
func NewSignature(n int) *Signature { return &Signature{inputs: make([]input, n)} }

// Types returns the types of the new arguments. The slice must not be modified.
func (s *Signature) Types() []ir.Type { return s.types }

// Add adds new arguments that replace none of the old ones.
func (s *Signature) Add(types ...ir.Type) { s.types = append(s.types, types...) }

// Input adds new arguments that replace an old one. It panics if types is empty: an
// argument that is dropped is not mentioned.
func (s *Signature) Input(old int, types ...ir.Type) {
	s.Remap(old, len(s.types), len(types))
	s.Add(types...)
}

// Remap lets n new arguments from number first on replace an old one. It panics if n is
// 0.
func (s *Signature) Remap(old, first, n int) {
	if n == 0 {
		panic("convert: an argument needs something that stands for it")
	}
	s.inputs[old] = input{known: true, first: first, n: n}
}

// Replace lets values replace an old argument, which is removed.
func (s *Signature) Replace(old int, values ...*ir.Value) {
	s.inputs[old] = input{known: true, values: values}
}

// Mapping returns the new arguments that replace an old one. ok is false if there are
// none.
func (s *Signature) Mapping(old int) (first, n int, ok bool) {
	in := s.inputs[old]
	return in.first, in.n, in.known && in.values == nil
}

// ConvertInput adds the conversion of an argument to a signature. It returns false if
// the type cannot be converted.
func (c *TypeConverter) ConvertInput(s *Signature, old int, t ir.Type) bool {
	types, ok := c.Convert(t)
	if len(types) > 0 {
		s.Input(old, types...)
	}
	return ok
}

// ConvertInputs returns the signature for the conversion of a list of arguments, nil if
// a type cannot be converted.
func (c *TypeConverter) ConvertInputs(types []ir.Type) *Signature {
	s := NewSignature(len(types))
	for i, t := range types {
		if !c.ConvertInput(s, i, t) {
			return nil
		}
	}
	return s
}

// ConvertBlock returns the signature for the conversion of a block's arguments, nil if
// a type cannot be converted.
func (c *TypeConverter) ConvertBlock(b *ir.Block) *Signature {
	s := NewSignature(b.NumArgs())
	for i, a := range b.Args().All() {
		types, ok := c.ConvertValue(a)
		if !ok {
			return nil
		}
		if len(types) > 0 {
			s.Input(i, types...)
		}
	}
	return s
}
