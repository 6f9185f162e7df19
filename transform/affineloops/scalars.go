package affineloops

import (
	"github.com/gomlir/gomlir/analysis/alias"
	analysis "github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
)

// ScalarsPass is the pass affine-scalrep.
var ScalarsPass = &pass.Def{
	Name:    "affine-scalrep",
	Summary: "Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads",
	Class:   "(anonymous namespace)::AffineScalarReplacement",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			s := scalars{j.Op, alias.Analysis.Of(j), analysis.Analysis.Of(j), analysis.PostAnalysis.Of(j)}
			s.run()
		}
	},
}

// scalars replaces what is loaded by what was stored there, or loaded before.
type scalars struct {
	top    *ir.Operation
	memory *alias.Info
	dom    *analysis.Info
	post   *analysis.PostInfo
}

func (s *scalars) run() {
	var forwarded []*ir.Value
	seen := map[*ir.Value]bool{}
	s.eraseEach(func(a affine.Access) bool {
		if a.Writes || !s.forward(a) {
			return false
		}
		if !seen[a.Memref] {
			seen[a.Memref] = true
			forwarded = append(forwarded, a.Memref)
		}
		return true
	})
	s.eraseEach(func(a affine.Access) bool { return a.Writes && s.overwritten(a) })
	for _, v := range forwarded {
		eraseUnread(v)
	}
	s.eraseEach(func(a affine.Access) bool { return !a.Writes && s.loadedBefore(a) })
}

// eraseEach erases the accesses for which a function returns true, after it has seen all.
func (s *scalars) eraseEach(f func(a affine.Access) bool) {
	var dead []*ir.Operation
	for op := range ir.Postorder(s.top) {
		if a, ok := affine.AccessOf(op); ok && f(a) {
			dead = append(dead, op)
		}
	}
	for _, op := range dead {
		op.Erase()
	}
}

// others lists the accesses of the same element by the same map.
func others(a affine.Access, writes bool) (list []affine.Access) {
	for u := range a.Memref.Uses() {
		if b, ok := affine.AccessOf(u.Owner()); ok && b.Op != a.Op && b.Writes == writes && b.Equal(a) {
			list = append(list, b)
		}
	}
	return list
}

// forward replaces what is loaded by what is stored before, if nothing is written in between.
func (s *scalars) forward(load affine.Access) bool {
	var last *ir.Operation
	for _, store := range others(load, true) {
		if !s.dom.OpDominates(store.Op, load.Op) || affine.Scope(store.Op) != affine.Scope(load.Op) {
			continue
		}
		if !affine.Depends(store, load, affine.CommonLoops(store.Op, load.Op)+1, false).Exists {
			continue
		}
		if !s.between(store.Op, load, effects.Write) {
			last = store.Op
		}
	}
	if last == nil {
		return false
	}
	store, _ := affine.WriteOpInterface.Of(last)
	if store.Value().Type() != load.Op.Result(0).Type() {
		return false
	}
	load.Op.Result(0).ReplaceAllUsesWith(store.Value())
	return true
}

// overwritten reports whether what is stored is not read before something else is stored there.
func (s *scalars) overwritten(store affine.Access) bool {
	for _, next := range others(store, true) {
		if next.Op.ParentRegion() == store.Op.ParentRegion() && s.post.OpPostDominates(next.Op, store.Op) &&
			!s.between(store.Op, next, effects.Read) {
			return true
		}
	}
	return false
}

// loadedBefore replaces what is loaded by what another operation has loaded, if nothing is written in
// between.
func (s *scalars) loadedBefore(load affine.Access) bool {
	var list []*ir.Operation
	for _, before := range others(load, false) {
		if s.dom.OpDominates(before.Op, load.Op) && !s.between(before.Op, load, effects.Write) &&
			before.Op.Result(0).Type() == load.Op.Result(0).Type() {
			list = append(list, before.Op)
		}
	}
	for _, op := range list {
		first := true
		for _, o := range list {
			first = first && (o == op || s.dom.OpDominates(op, o))
		}
		if first {
			load.Op.Result(0).ReplaceAllUsesWith(op.Result(0))
			return true
		}
	}
	return false
}

// eraseUnread erases an allocation that nothing but stores and what frees it uses, with these.
func eraseUnread(v *ir.Value) {
	op := v.DefiningOp()
	if op == nil || !hasOnly(op, effects.Allocate, v) {
		return
	}
	var users []*ir.Operation
	for u := range v.Uses() {
		if _, ok := affine.WriteOpInterface.Of(u.Owner()); !ok && !hasOnly(u.Owner(), effects.Free, v) {
			return
		}
		users = append(users, u.Owner())
	}
	for _, user := range users {
		user.Erase()
	}
	op.Erase()
}

// hasOnly reports whether an operation has one effect only, on a value.
func hasOnly(op *ir.Operation, kind effects.Kind, v *ir.Value) bool {
	list, ok := effects.Append(nil, op)
	return ok && len(list) == 1 && list[0].Kind == kind && list[0].Value == v
}

// between reports whether an operation that may be executed after one and before an access may have an
// effect on what is accessed.
func (s *scalars) between(start *ir.Operation, a affine.Access, kind effects.Kind) bool {
	p := path{s, a, kind, affine.CommonLoops(start, a.Op)}
	return p.from(start, a.Op)
}

// path looks for effects on what is accessed.
type path struct {
	*scalars
	access affine.Access
	kind   effects.Kind
	common int // the loops around the start and the access
}

// from reports whether there is an effect between two operations. The region of the first must be
// around that of the second.
func (p path) from(start, end *ir.Operation) bool {
	if start.ParentRegion() != end.ParentRegion() {
		around := end.ParentOp()
		return p.from(start, around) || p.affects(around)
	}
	for op := start.Next(); op != nil && op != end; op = op.Next() {
		if p.affects(op) {
			return true
		}
	}
	if start.Block() == end.Block() {
		return false
	}
	queue, seen := []*ir.Block{}, map[*ir.Block]bool{}
	visit := func(b *ir.Block) {
		for _, succ := range b.Successors() {
			if next := succ.Block(); !seen[next] {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	visit(start.Block())
	for i := 0; i < len(queue); i++ {
		b := queue[i]
		op := b.First()
		for ; op != nil && op != end; op = op.Next() {
			if p.affects(op) {
				return true
			}
		}
		if op == nil {
			visit(b)
		}
	}
	return false
}

// affects reports whether an operation may have the effect on what is accessed.
func (p path) affects(op *ir.Operation) bool {
	list, known := effects.Append(nil, op)
	if !known {
		if !op.Has(ir.RecursiveMemoryEffects) {
			return true
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for inner := range b.Ops() {
					if p.affects(inner) {
						return true
					}
				}
			}
		}
		return false
	}
	for _, e := range list {
		if e.Kind != p.kind || e.Value != nil && e.Value != p.access.Memref && p.memory.Alias(e.Value, p.access.Memref) == alias.NoAlias {
			continue
		}
		a, ok := affine.AccessOf(op)
		return !ok || p.reaches(a)
	}
	return false
}

// reaches reports whether an access may be of the same element as the one at the end, in later rounds
// of the loops in which the start is not, or in the same rounds.
func (p path) reaches(a affine.Access) bool {
	if a.Memref != p.access.Memref || affine.Scope(a.Op) != affine.Scope(p.access.Op) {
		return true
	}
	for depth := affine.CommonLoops(a.Op, p.access.Op) + 1; depth > p.common; depth-- {
		if affine.Depends(a, p.access, depth, false).May() {
			return true
		}
	}
	return false
}
