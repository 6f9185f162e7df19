package llvm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// This file is about what LLVM knows of accesses to memory in inlined functions: scopes in
// which pointers do not alias, groups of accesses, and annotations of loops.

// An access is an operation that accesses memory, with the slots of its attributes about
// that, and the numbers of its operands that are pointers. A call has any number.
type access struct {
	scopes, noAlias, groups int
	pointers                []int
}

// accesses are the operations that implement upstream's AliasAnalysisOpInterface and
// AccessGroupOpInterface.
var accesses = map[*ir.OpDef]access{
	Load:          {slotLoadAliasScopes, slotLoadNoaliasScopes, slotLoadAccessGroups, []int{0}},
	Store:         {slotStoreAliasScopes, slotStoreNoaliasScopes, slotStoreAccessGroups, []int{1}},
	AtomicRMW:     {slotAtomicRMWAliasScopes, slotAtomicRMWNoaliasScopes, slotAtomicRMWAccessGroups, []int{0}},
	AtomicCmpXchg: {slotAtomicCmpXchgAliasScopes, slotAtomicCmpXchgNoaliasScopes, slotAtomicCmpXchgAccessGroups, []int{0}},
	Call:          {slotCallAliasScopes, slotCallNoaliasScopes, slotCallAccessGroups, nil},
	Memcpy:        {slotMemcpyAliasScopes, slotMemcpyNoaliasScopes, slotMemcpyAccessGroups, []int{0, 1}},
	MemcpyInline:  {slotMemcpyInlineAliasScopes, slotMemcpyInlineNoaliasScopes, slotMemcpyInlineAccessGroups, []int{0, 1}},
	Memmove:       {slotMemmoveAliasScopes, slotMemmoveNoaliasScopes, slotMemmoveAccessGroups, []int{0, 1}},
	Memset:        {slotMemsetAliasScopes, slotMemsetNoaliasScopes, slotMemsetAccessGroups, []int{0}},
	MemsetInline:  {slotMemsetInlineAliasScopes, slotMemsetInlineNoaliasScopes, slotMemsetInlineAccessGroups, []int{0}},
}

// pointersOf returns the pointers through which an operation accesses memory.
func (a *access) pointersOf(op *ir.Operation) (list []*ir.Value) {
	for _, i := range a.pointers {
		list = append(list, op.Operand(i))
	}
	if op.Is(Call) {
		for _, v := range callArgs(op).All() {
			if _, ok := v.Type().(*PointerType); ok {
				list = append(list, v)
			}
		}
	}
	return list
}

// listed returns the list in a slot, nil if absent.
func listed(op *ir.Operation, slot int) *ir.ArrayAttr {
	list, _ := op.InherentAttr(slot).(*ir.ArrayAttr)
	return list
}

// appendTo appends to the list in a slot.
func appendTo(op *ir.Operation, slot int, more []ir.Attribute) {
	if old := listed(op, slot); old != nil {
		more = append(old.Elems()[:old.Len():old.Len()], more...)
	}
	op.SetInherentAttr(slot, ir.NewArrayAttr(op.Context(), more...))
}

// copyAliasScopes gives the inlined operations scopes of their own, because those of two
// calls of one function say nothing about each other.
func copyAliasScopes(s *inlining.Site) {
	copies := map[ir.Attribute]ir.Attribute{}
	scope := func(a ir.Attribute) ir.Attribute {
		old, ok := a.(*AliasScopeAttr)
		if !ok {
			return a
		}
		if c := copies[old]; c != nil {
			return c
		}
		c := old.Context()
		domain, _ := copies[old.Domain()].(*AliasScopeDomainAttr)
		if domain == nil {
			domain = NewAliasScopeDomainAttr(c, newIdentity(c), old.Domain().Description())
			copies[old.Domain()] = domain
		}
		copies[old] = NewAliasScopeAttr(c, newIdentity(c), domain, old.Description())
		return copies[old]
	}
	list := func(op *ir.Operation, slot int) {
		old := listed(op, slot)
		if old == nil {
			return
		}
		elems := make([]ir.Attribute, old.Len())
		for i, e := range old.Elems() {
			elems[i] = scope(e)
		}
		op.SetInherentAttr(slot, ir.NewArrayAttr(op.Context(), elems...))
	}
	for op := range s.Blocks.Ops() {
		if a, ok := accesses[op.Def()]; ok {
			list(op, a.scopes)
			list(op, a.noAlias)
		} else if op.Is(NoAliasScopeDecl) {
			op.SetInherentAttr(slotNoAliasScopeDeclScope, scope(op.InherentAttr(slotNoAliasScopeDeclScope)))
		}
	}
}

// newIdentity returns an attribute that no other scope or domain has.
func newIdentity(c *ir.Context) ir.Attribute { return ir.NewDistinctAttr(ir.NewUnitAttr(c)) }

// addNoAliasScopes makes a scope for each parameter that is marked noalias, and says of
// the inlined operations which of these they access and which they do not.
func addNoAliasScopes(s *inlining.Site, params []parameter) {
	var marked []*ir.Value
	for _, p := range params {
		if p.noAlias {
			marked = append(marked, p.value)
		}
	}
	if marked == nil {
		return
	}
	c := s.Call.Context()
	callee, _ := callTarget(s.Call)
	domain := NewAliasScopeDomainAttr(c, newIdentity(c), ir.NewStringAttr(c, callee.Root()))
	scopes := map[*ir.Value]ir.Attribute{}
	b := ir.NewBuilder(c).Before(s.Call).SetLoc(s.Call.Loc())
	for _, v := range marked {
		scope := NewAliasScopeAttr(c, newIdentity(c), domain, nil)
		scopes[v] = scope
		NewNoAliasScopeDecl(b, scope)
	}
	o := &objects{of: map[*ir.Value]objectSet{}}
	for op := range s.Blocks.Ops() {
		a, ok := accesses[op.Def()]
		if !ok {
			continue
		}
		based, known := map[*ir.Value]bool{}, true
		for _, p := range a.pointersOf(op) {
			set := o.under(p)
			for v := range set.values {
				based[v] = true
			}
			known = known && !set.unknown
		}
		if !known {
			continue
		}
		others, ok := otherObjects(based, scopes)
		if !ok {
			continue
		}
		var on, off []ir.Attribute
		for _, v := range marked {
			if based[v] {
				on = append(on, scopes[v])
			} else {
				off = append(off, scopes[v])
			}
		}
		if off != nil {
			appendTo(op, a.noAlias, off)
		}
		// A call may access more than what its arguments point to.
		if on != nil && !others && !op.Is(Call) {
			appendTo(op, a.scopes, on)
		}
	}
}

// otherObjects reports whether some of the objects are none with a scope, and false if
// one may be anything.
func otherObjects(based map[*ir.Value]bool, scopes map[*ir.Value]ir.Attribute) (others, ok bool) {
	for v := range based {
		def := v.DefiningOp()
		switch {
		case def == nil: // a parameter
			others = others || scopes[v] == nil
		case ir.ConstantOf(v) != nil:
		case def.Is(Alloca), def.Is(AddressOf):
			others = true
		default:
			return false, false
		}
	}
	return others, true
}

// objects finds what pointers are based on.
type objects struct {
	of map[*ir.Value]objectSet // of pointers that were asked about
}

// An objectSet is what a pointer may be based on: unknown is anything.
type objectSet struct {
	values  map[*ir.Value]bool
	unknown bool
}

// under returns what a pointer is based on: results of operations that are no mere
// arithmetic on pointers, and parameters.
func (o *objects) under(p *ir.Value) objectSet {
	if set, ok := o.of[p]; ok {
		return set
	}
	set := objectSet{values: map[*ir.Value]bool{}}
	seen := map[*ir.Value]bool{p: true}
	for todo := []*ir.Value{p}; len(todo) > 0 && !set.unknown; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if known, ok := o.of[v]; ok {
			for w := range known.values {
				set.values[w] = true
			}
			set.unknown = known.unknown
			continue
		}
		from, goesOn := sourcesOf(v)
		switch {
		case !goesOn && v.Owner() != nil:
			set.unknown = true
		case !goesOn:
			set.values[v] = true
		}
		for _, w := range from {
			if !seen[w] {
				seen[w] = true
				todo = append(todo, w)
			}
		}
	}
	o.of[p] = set
	return set
}

// sourcesOf returns the values that a pointer comes from. It returns false if it comes
// from none, as far as one can tell.
func sourcesOf(v *ir.Value) ([]*ir.Value, bool) {
	op := v.DefiningOp()
	switch {
	case op == nil:
		if b := v.Owner(); b != nil {
			return incoming(b, v.Index())
		}
		return nil, false
	case op.Is(GEP), op.Is(AddrSpaceCast):
		return []*ir.Value{op.Operand(0)}, true
	case op.Is(Select), op.Name() == "arith.select":
		return []*ir.Value{op.Operand(1), op.Operand(2)}, true
	}
	if r, ok := ir.RegionBranchOpInterface.Of(op); ok {
		return incomingRegion(r, ir.ToParent(op), v.Index())
	}
	return nil, false
}

// incoming returns the values that predecessors give to an argument of a block. It returns
// false if they are not known.
func incoming(b *ir.Block, arg int) (list []*ir.Value, ok bool) {
	if b.IsEntry() {
		if r, ok := ir.RegionBranchOpInterface.Of(b.ParentOp()); ok {
			return incomingRegion(r, ir.ToRegion(b.Region()), arg)
		}
		return nil, false
	}
	for s := range b.Uses() {
		branch, ok := ir.BranchOpInterface.Of(s.Owner())
		if !ok {
			return nil, false
		}
		given := branch.SuccessorOperands(s.Index())
		if arg >= given.Produced {
			list = append(list, s.Owner().Operand(given.From+arg-given.Produced))
		}
	}
	return list, true
}

// incomingRegion is incoming for a successor of an operation with regions: the argument of
// its first block, or the result of the operation, of a number.
func incomingRegion(op ir.RegionBranchOp, to ir.RegionSuccessor, number int) (list []*ir.Value, ok bool) {
	for _, from := range ir.RegionBranchPoints(op) {
		owner := from
		if owner == nil {
			owner = op.Op()
		}
		for _, s := range op.RegionSuccessors(from) {
			if s.Region != to.Region || s.Inputs.Len() == 0 {
				continue
			}
			given, i := ir.RegionSuccessorOperands(op, from, s), number-s.Inputs.At(0).Index()
			if i >= 0 && i < given.Len() {
				list = append(list, owner.Operand(given.From+i))
			}
		}
	}
	return list, true
}

// addScopesOfCall adds the scopes of a call to the operations in its place.
func addScopesOfCall(s *inlining.Site) {
	a := accesses[s.Call.Def()]
	scopes, noAlias := listed(s.Call, a.scopes), listed(s.Call, a.noAlias)
	if scopes == nil && noAlias == nil {
		return
	}
	for op := range s.Blocks.Ops() {
		if a, ok := accesses[op.Def()]; ok {
			if scopes != nil {
				appendTo(op, a.scopes, scopes.Elems())
			}
			if noAlias != nil {
				appendTo(op, a.noAlias, noAlias.Elems())
			}
		}
	}
}

// addAccessGroupsOfCall adds the groups of a call to the operations in its place.
func addAccessGroupsOfCall(s *inlining.Site) {
	groups := listed(s.Call, accesses[s.Call.Def()].groups)
	if groups == nil {
		return
	}
	for b := range s.Blocks.All() {
		for op := b.First(); op != nil; op = op.Next() {
			if a, ok := accesses[op.Def()]; ok {
				appendTo(op, a.groups, groups.Elems())
			}
		}
	}
}

// relocateLoops makes the locations in annotations of inlined loops say where the loops
// were inlined, if the caller has debug info.
func relocateLoops(s *inlining.Site) {
	f := s.Call.ParentOp()
	for f != nil && !f.Has(ir.FunctionLike) {
		f = f.ParentOp()
	}
	if f == nil {
		return
	}
	fused, _ := f.Loc().(*ir.FusedLoc)
	if fused == nil {
		return
	}
	program, ok := fused.Metadata().(*DISubprogramAttr)
	if !ok {
		return
	}
	caller := s.Call.Loc()
	update := func(l *ir.FusedLoc) *ir.FusedLoc {
		if l == nil {
			return nil
		}
		return ir.NewFusedLoc(l.Context(), []ir.Location{ir.NewCallSiteLoc(l, caller)}, program)
	}
	r := &ir.Replacer{}
	r.Attr = func(a ir.Attribute) (ir.Attribute, bool) {
		old, ok := a.(*LoopAnnotationAttr)
		if !ok {
			return nil, false
		}
		return relocatedLoop(old, update, r), true
	}
	for op := range s.Blocks.Ops() {
		for i := range op.InherentAttrs().Len() {
			switch a := op.InherentAttr(i).(type) {
			case *LoopAnnotationAttr, *ir.ArrayAttr, *ir.DictionaryAttr:
				if b, err := r.ReplaceAttr(a); err == nil && b != a {
					op.SetInherentAttr(i, b)
				}
			}
		}
		for _, e := range op.Discardables().Entries() {
			if b, err := r.ReplaceAttr(e.Value); err == nil && b != e.Value {
				op.SetDiscardable(e.Name, b)
			}
		}
	}
}

// relocatedLoop returns the annotation of a loop with other locations, also in those for
// the loops that it may become.
func relocatedLoop(a *LoopAnnotationAttr, update func(*ir.FusedLoc) *ir.FusedLoc, r *ir.Replacer) *LoopAnnotationAttr {
	return NewLoopAnnotationAttr(a.Context(), LoopAnnotationParams{
		DisableNonforced: a.DisableNonforced(), Vectorize: replacedIn(r, a.Vectorize()), Interleave: a.Interleave(),
		Unroll: replacedIn(r, a.Unroll()), UnrollAndJam: replacedIn(r, a.UnrollAndJam()), Licm: a.Licm(),
		Distribute: replacedIn(r, a.Distribute()), Pipeline: a.Pipeline(), Peeled: a.Peeled(), Unswitch: a.Unswitch(),
		MustProgress: a.MustProgress(), IsVectorized: a.IsVectorized(), StartLoc: update(a.StartLoc()), EndLoc: update(a.EndLoc()),
		ParallelAccesses: a.ParallelAccesses(),
	})
}

// replacedIn returns a part of an annotation with other annotations in it.
func replacedIn[A interface {
	comparable
	ir.Attribute
}](r *ir.Replacer, a A) A {
	var none A
	if a == none {
		return a
	}
	if b, err := r.ReplaceAttr(a); err == nil {
		if b, ok := b.(A); ok {
			return b
		}
	}
	return a
}
