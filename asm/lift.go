package asm

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/gomlir/gomlir/ir"
)

// Lift moves the definitions at the head of a region to a scope: that of a region
// around it, or the context if to is nil. A type or attribute with the identity of one
// that is already there becomes that one if their bodies are equal. Otherwise it is
// renamed, "a" to "a.1", as llvm.IdentifiedOrRename does. The operations in the region,
// and the definitions of regions in it, are changed accordingly.
//
// Nothing else may use the operations or set bodies of types meanwhile; but several
// parts of a program may be lifted at a time. Lift returns an error, and has changed
// nothing, if a type or attribute cannot be made of other parts: see [ir.RebuildType].
func Lift(r *ir.Region, to *ir.Scope) error {
	s := r.Scope()
	if s == nil {
		return nil
	}
	defer s.Context().LockIdentities()()
	l := newLifter()
	reached := ir.ReachedScopes(r.Op())
	moved := map[*ir.Scope]*ir.Scope{s: to}
	order := []*ir.Scope{s}
	eachScope(r, func(inner *ir.Scope) {
		if _, has := moved[inner]; !has {
			moved[inner] = s.Context().NewScope()
			order = append(order, inner)
		}
	})
	return l.run(r.Op(), []*ir.Region{r}, order, moved, reached)
}

// LiftAll moves the definitions of all regions in an operation to the context. See
// [Lift].
func LiftAll(op *ir.Operation) error {
	moved := map[*ir.Scope]*ir.Scope{}
	var order []*ir.Scope
	for _, r := range op.Regions() {
		eachScope(r, func(s *ir.Scope) {
			if _, has := moved[s]; !has {
				moved[s] = nil
				order = append(order, s)
			}
		})
	}
	if len(order) == 0 {
		return nil
	}
	defer op.Context().LockIdentities()()
	return newLifter().run(op, op.Regions(), order, moved, ir.ReachedScopes(op))
}

// eachScope calls a function for the scopes of a region and all in it, from
// the outside in.
func eachScope(r *ir.Region, f func(*ir.Scope)) {
	if s := r.Scope(); s != nil {
		f(s)
	}
	for b := range r.Blocks() {
		for op := b.First(); op != nil; op = op.Next() {
			for _, r := range op.Regions() {
				eachScope(r, f)
			}
		}
	}
}

// A lifter replaces types and attributes by others that are made of other ones. It is no
// [ir.Replacer], since what has an identity must be found to be equal to something else,
// or not, before anything is made of it.
type lifter struct {
	reached map[any][]*ir.Scope // see ir.ReachedScopes
	to      map[any]any         // replacements
	before  map[any]any         // the same, without those of the current attempt
	number  map[any]int         // the next number for a renamed type or attribute
	others  []any               // those in reached with an identity that belong to the context
}

func newLifter() *lifter { return &lifter{to: map[any]any{}, number: map[any]int{}} }

// run replaces what belongs to scopes, given from the outside in, in the regions
// of an operation. Each scope becomes the one it is mapped to, nil for the
// context.
func (l *lifter) run(op *ir.Operation, regions []*ir.Region, order []*ir.Scope, moved map[*ir.Scope]*ir.Scope, reached map[any][]*ir.Scope) error {
	l.reached = reached
	for x := range reached {
		if ir.ScopeOf(x) == nil && renamed(x, nil, 0) != nil {
			l.others = append(l.others, x)
		}
	}
	slices.SortFunc(l.others, func(x, y any) int { return cmp.Compare(symbolID(x), symbolID(y)) })
	done := map[*ir.Scope]bool{}
	for _, s := range order {
		done[s] = true
		if err := l.scope(l.identities(s, done), moved[s]); err != nil {
			return err
		}
	}
	defs := map[*ir.Scope][]ir.ScopeDef{}
	for _, s := range order {
		for _, d := range scopeDefs(s) {
			v, err := l.rebuild(defined(d))
			if err != nil {
				return err
			}
			d.Type, _ = v.(ir.Type)
			d.Attr, _ = v.(ir.Attribute)
			defs[s] = append(defs[s], d)
		}
	}
	if err := l.rebuildMentions(regions); err != nil {
		return err
	}
	for _, s := range order {
		if to := moved[s]; to != nil {
			defineAll(to, defs[s])
		}
	}
	for _, r := range regions {
		l.replace(r, moved)
	}
	return nil
}

// defined returns the type or attribute of a definition.
func defined(d ir.ScopeDef) any {
	if d.Type != nil {
		return d.Type
	}
	return d.Attr
}

// defineAll adds definitions to a scope, under other names if there are some of
// their names.
func defineAll(s *ir.Scope, defs []ir.ScopeDef) {
	taken := map[string]bool{}
	key := func(d ir.ScopeDef, name string) string { return name + string("#!"[b2i(d.Type != nil)]) }
	known := map[any]bool{}
	for _, d := range s.Defs() {
		taken[key(d, d.Name)] = true
		known[defined(d)] = true
	}
	for _, d := range defs {
		if known[defined(d)] && ir.ScopeOf(defined(d)) == s {
			continue // it was merged with one that is defined
		}
		name := d.Name
		for n := 1; taken[key(d, name)]; n++ {
			name = d.Name + "_" + strconv.Itoa(n)
		}
		d.Name = name
		taken[key(d, name)] = true
		s.Define(d)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// identities returns the types and attributes with an identity that belong to a scope, and those of
// the context that contain these or anything moved before.
func (l *lifter) identities(s *ir.Scope, done map[*ir.Scope]bool) []any {
	var list []any
	for _, t := range s.Types() {
		list = append(list, t)
	}
	for _, a := range s.Attrs() {
		list = append(list, a)
	}
	for _, x := range l.others {
		scopes := l.reached[x]
		if l.at(x) == nil && slices.Contains(scopes, s) && !slices.ContainsFunc(scopes, func(s *ir.Scope) bool { return !done[s] }) {
			list = append(list, x)
		}
	}
	return list
}

func symbolID(x any) uint64 {
	if t, ok := x.(ir.Type); ok {
		return uint64(ir.TypeID(t))
	}
	return 1<<32 | uint64(ir.AttrID(x.(ir.Attribute)))
}

// renamed returns the type or attribute with the identity of x in a scope; see
// RecursiveTypeSyntax. It returns nil if x has no identity.
func renamed(x any, scope *ir.Scope, number int) any {
	switch x := x.(type) {
	case ir.Type:
		if s, ok := typeSyntax(x.Context(), x.Def()).(RecursiveTypeSyntax); ok {
			if t := s.Renamed(x, scope, number); t != nil {
				return t
			}
		}
	case ir.Attribute:
		if s, ok := attrSyntax(x.Context(), x.Def()).(RecursiveAttrSyntax); ok {
			if a := s.Renamed(x, scope, number); a != nil {
				return a
			}
		}
	}
	return nil
}

func hasBody(x any) bool {
	if t, ok := x.(ir.Type); ok {
		return typeSyntax(t.Context(), t.Def()).(RecursiveTypeSyntax).HasBody(t)
	}
	a := x.(ir.Attribute)
	return attrSyntax(a.Context(), a.Def()).(RecursiveAttrSyntax).HasBody(a)
}

// scope finds the replacements of the given types and attributes, which belong to a scope or depend
// on it. It first assumes that all with the same identity are equal, and then finds out which are
// not.
func (l *lifter) scope(ids []any, to *ir.Scope) error {
	chosen, had, first := map[any]bool{}, map[any]bool{}, map[any]any{}
	choose := func(x any) {
		target := to
		if ir.ScopeOf(x) == nil {
			target = nil
		}
		n := 0
		if first[x] == nil {
			first[x] = renamed(x, target, 0)
		} else {
			n = max(1, l.number[first[x]])
		}
		for ; ; n++ {
			c := renamed(x, target, n)
			if chosen[c] || n > 0 && hasBody(c) {
				continue
			}
			delete(chosen, l.to[x])
			l.to[x], had[x] = c, hasBody(c)
			if n > 0 {
				l.number[first[x]] = n
			}
			chosen[c] = true
			return
		}
	}
	for _, x := range ids {
		choose(x)
	}
	for again := slices.ContainsFunc(ids, func(x any) bool { return had[x] }); again; {
		again = false
		trial := l.trial()
		for _, x := range ids {
			if had[x] && trial.setBody(x) != nil {
				choose(x)
				again = true
			}
		}
	}
	for _, x := range ids {
		if !had[x] && hasBody(x) {
			if err := l.setBody(x); err != nil {
				return err
			}
		}
	}
	return nil
}

// trial is a lifter for replacements that depend on a guess.
func (l *lifter) trial() *lifter {
	t := *l
	t.to, t.before = map[any]any{}, l.to
	return &t
}

// at returns what replaces x, nil if that is not known.
func (l *lifter) at(x any) any {
	if y := l.to[x]; y != nil {
		return y
	}
	return l.before[x]
}

// setBody gives the replacement of x the body of x, made of the replaced parts. It
// fails if the replacement has another body.
func (l *lifter) setBody(x any) error {
	if err := l.rebuildParts(x); err != nil {
		return err
	}
	_, err := l.remake(x)
	return err
}

// rebuild returns what replaces a type or attribute. It does not recurse, since
// nesting may be deep.
func (l *lifter) rebuild(x any) (any, error) {
	if err := l.rebuildAll([]any{x}); err != nil {
		return nil, err
	}
	return l.get(x), nil
}

// get returns what replaces x, after rebuild.
func (l *lifter) get(x any) any {
	if y := l.at(x); y != nil {
		return y
	}
	return x
}

func (l *lifter) rebuildParts(x any) error {
	var parts []any
	subElements(x, func(y any) { parts = append(parts, y) })
	return l.rebuildAll(parts)
}

// subElements calls a function for the parts of a type or attribute.
func subElements(x any, f func(any)) {
	attr, typ := func(a ir.Attribute) { f(a) }, func(t ir.Type) { f(t) }
	if t, ok := x.(ir.Type); ok {
		ir.WalkTypeSubElements(t, attr, typ)
	} else {
		ir.WalkSubElements(x.(ir.Attribute), attr, typ)
	}
}

// pending reports whether x has no replacement yet but needs one.
func (l *lifter) pending(x any) bool { return l.at(x) == nil && len(l.reached[x]) > 0 }

func (l *lifter) rebuildAll(todo []any) error {
	entered := map[any]bool{}
	for len(todo) > 0 {
		x := todo[len(todo)-1]
		if !l.pending(x) {
			todo = todo[:len(todo)-1]
			continue
		}
		n := len(todo)
		if !entered[x] {
			entered[x] = true
			subElements(x, func(y any) {
				if l.pending(y) && !entered[y] {
					todo = append(todo, y)
				}
			})
			if len(todo) > n {
				continue
			}
		}
		todo = todo[:n-1]
		y, err := l.remake(x)
		if err != nil {
			return err
		}
		l.to[x] = y
	}
	return nil
}

// remake returns x with its parts replaced. If x itself has a replacement, that gets the body of x.
func (l *lifter) remake(x any) (any, error) {
	attr := func(a ir.Attribute) ir.Attribute { return l.get(a).(ir.Attribute) }
	typ := func(t ir.Type) ir.Type { return l.get(t).(ir.Type) }
	var y any
	var err error
	switch x := x.(type) {
	case ir.Type:
		if to, ok := l.at(x).(ir.Type); ok {
			return to, ir.RebuildTypeBody(to, x, attr, typ)
		}
		y, err = ir.RebuildType(x, attr, typ)
	case ir.Attribute:
		if to, ok := l.at(x).(ir.Attribute); ok {
			return to, ir.RebuildAttrBody(to, x, attr, typ)
		}
		y, err = ir.RebuildAttr(x, attr, typ)
	}
	if err != nil {
		return nil, fmt.Errorf("asm: cannot lift: %w", err)
	}
	return y, nil
}

// rebuildMentions finds the replacements of everything that the operations of regions
// mention.
func (l *lifter) rebuildMentions(regions []*ir.Region) (err error) {
	var list []any
	add := func(x any) {
		if l.pending(x) {
			list = append(list, x)
		}
	}
	attr, typ := func(a ir.Attribute, _ *ir.Region) { add(a) }, func(t ir.Type, _ *ir.Region) { add(t) }
	for _, r := range regions {
		r.Mentions(attr, typ)
		for b := range r.Blocks() {
			for op := b.First(); op != nil; op = op.Next() {
				ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
					op.Mentions(attr, typ)
					return ir.Advance
				})
			}
		}
	}
	return l.rebuildAll(list)
}

// replace replaces what a region mentions.
func (l *lifter) replace(r *ir.Region, moved map[*ir.Scope]*ir.Scope) {
	if s := r.Scope(); s != nil {
		// What moved outwards has a region there.
		if to := moved[s]; to != nil && !r.HasScope(to) {
			r.SetScope(to)
		} else {
			r.SetScope(nil)
		}
	}
	for b := range r.Blocks() {
		for _, a := range b.Args().All() {
			a.SetType(l.get(a.Type()).(ir.Type))
			if loc := a.Loc(); loc != nil && l.get(loc) != any(loc) {
				a.SetLoc(l.get(loc).(ir.Location))
			}
		}
		for op := b.First(); op != nil; op = op.Next() {
			l.replaceOp(op)
			for _, r := range op.Regions() {
				l.replace(r, moved)
			}
		}
	}
}

// replaceOp is replace for the results and attributes of an operation.
func (l *lifter) replaceOp(op *ir.Operation) {
	for i := range op.NumResults() {
		v := op.Result(i)
		v.SetType(l.get(v.Type()).(ir.Type))
	}
	for i := range op.InherentAttrs().Len() {
		if a := op.InherentAttr(i); a != nil && l.get(a) != any(a) {
			op.SetInherentAttr(i, l.get(a).(ir.Attribute))
		}
	}
	for _, e := range op.Discardables().Entries() {
		if l.get(e.Value) != any(e.Value) {
			op.SetDiscardable(e.Name, l.get(e.Value).(ir.Attribute))
		}
	}
	if loc := op.ExplicitLoc(); loc != nil && l.get(loc) != any(loc) {
		op.SetLoc(l.get(loc).(ir.Location))
	}
}
