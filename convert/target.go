package convert

import "github.com/gomlir/gomlir/ir"

// A Target says which operations may be left after a conversion. A rule for an
// operation takes precedence over one for its dialect, and that over the rule for all
// others. Of two rules for the same thing the last one counts. An operation without a
// rule has unknown legality: a partial conversion tries to convert it, and leaves it if
// that fails.
//
// A Target must not be changed while a conversion uses it. It is then safe for
// concurrent use.
type Target struct {
	ops      map[string]rule
	dialects map[string]rule
	unknown  func(op *ir.Operation) bool
	inside   map[string]func(op *ir.Operation) bool
}

// A rule is the legality of an operation or a dialect.
type rule struct {
	legality legality
	legal    func(op *ir.Operation) bool // for dynamic
}

type legality uint8

const (
	unknown legality = iota
	legal
	illegal
	dynamic
)

// NewTarget returns a target without rules.
func NewTarget() *Target {
	return &Target{ops: map[string]rule{}, dialects: map[string]rule{}, inside: map[string]func(*ir.Operation) bool{}}
}

// Legal makes operations legal.
func (t *Target) Legal(defs ...*ir.OpDef) { t.set(rule{legality: legal}, defs) }

// Illegal makes operations illegal.
func (t *Target) Illegal(defs ...*ir.OpDef) { t.set(rule{legality: illegal}, defs) }

// Dynamic makes operations legal where a function returns true, and illegal elsewhere.
func (t *Target) Dynamic(isLegal func(op *ir.Operation) bool, defs ...*ir.OpDef) {
	t.set(rule{dynamic, isLegal}, defs)
}

func (t *Target) set(r rule, defs []*ir.OpDef) {
	for _, d := range defs {
		t.ops[d.Name] = r
	}
}

// LegalDialects makes all operations of dialects legal.
func (t *Target) LegalDialects(names ...string) { t.setDialects(rule{legality: legal}, names) }

// IllegalDialects makes all operations of dialects illegal.
func (t *Target) IllegalDialects(names ...string) { t.setDialects(rule{legality: illegal}, names) }

// DynamicDialects makes operations of dialects legal where a function returns true, and
// illegal elsewhere.
func (t *Target) DynamicDialects(isLegal func(op *ir.Operation) bool, names ...string) {
	t.setDialects(rule{dynamic, isLegal}, names)
}

func (t *Target) setDialects(r rule, names []string) {
	for _, n := range names {
		t.dialects[n] = r
	}
}

// DynamicUnknown makes operations without another rule legal where a function returns
// true, and illegal elsewhere.
func (t *Target) DynamicUnknown(isLegal func(op *ir.Operation) bool) { t.unknown = isLegal }

// RecursivelyLegal makes everything inside operations legal where they are legal
// themselves and accept returns true. A nil function accepts all.
func (t *Target) RecursivelyLegal(accept func(op *ir.Operation) bool, defs ...*ir.OpDef) {
	if accept == nil {
		accept = func(*ir.Operation) bool { return true }
	}
	for _, d := range defs {
		t.inside[d.Name] = accept
	}
}

// rule returns the rule for operations of a name.
func (t *Target) rule(name, dialect string) rule {
	if r, ok := t.ops[name]; ok {
		return r
	}
	if r, ok := t.dialects[dialect]; ok {
		return r
	}
	if t.unknown != nil {
		return rule{dynamic, t.unknown}
	}
	return rule{}
}

// defined returns all rules for the operations of a definition.
func (t *Target) defined(def *ir.OpDef) opRule {
	return opRule{t.rule(def.Name, def.Namespace()), t.inside[def.Name]}
}

// IsLegal reports whether an operation is legal, and whether everything inside is
// legal, too.
func (t *Target) IsLegal(op *ir.Operation) (itself, inside bool) {
	r := t.defined(op.Def())
	return r.isLegal(op)
}

// IsIllegal reports whether an operation is illegal, and not just of unknown legality.
func (t *Target) IsIllegal(op *ir.Operation) bool {
	r := t.defined(op.Def())
	return r.isIllegal(op)
}

// An opRule is what a target says about the operations of a definition.
type opRule struct {
	rule
	inside func(op *ir.Operation) bool // nil if nothing is legal because it is inside
}

func (r *opRule) isLegal(op *ir.Operation) (itself, inside bool) {
	if r.legality != legal && (r.legality != dynamic || !r.legal(op)) {
		return false, false
	}
	return true, r.inside != nil && r.inside(op)
}

func (r *opRule) isIllegal(op *ir.Operation) bool {
	return r.legality == illegal || r.legality == dynamic && !r.legal(op)
}
