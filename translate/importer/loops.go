package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// A loopNode is a node with the properties of a loop (LangRef, llvm.loop). Reading a property
// removes it.
type loopNode struct {
	w     *worker
	loc   ir.Location
	props map[string]*llvmir.Node
	order []string
	// For the current group of properties: whether there was one, and whether one was invalid.
	any, groupFailed bool
	some             bool // whether any group had a property
}

// loopAnnotation returns the attribute for the properties of a loop. It warns about invalid
// properties and returns nil if no attribute is possible. Followups can nest without bound, so the
// depth is limited.
//
// The result for a node is cached per function, so warnings are not repeated.
func (w *worker) loopAnnotation(n *llvmir.Node, loc ir.Location) *llvm.LoopAnnotationAttr {
	l, ok := w.loops[n]
	if !ok {
		l = w.loop(n, loc, 0)
		if w.loops == nil {
			w.loops = map[*llvmir.Node]*llvm.LoopAnnotationAttr{}
		}
		w.loops[n] = l
	}
	return l
}

// maxLoopDepth bounds the nesting of followups.
const maxLoopDepth = 64

func (w *worker) loop(n *llvmir.Node, loc ir.Location, depth int) *llvm.LoopAnnotationAttr {
	l := &loopNode{w: w, loc: loc}
	if depth > maxLoopDepth {
		l.warn("loop properties are nested too deeply")
		return nil
	}
	if !l.init(n) {
		return nil
	}
	l.group()
	nonForced := l.unit("llvm.loop.disable_nonforced")
	failed := l.groupFailed
	l.some = l.any
	vectorize := l.vectorize(depth)
	interleave := l.interleave()
	unroll := l.unroll(depth)
	jam := l.unrollAndJam(depth)
	licm := l.licm()
	distribute := l.distribute(depth)
	pipeline := l.pipeline()
	peeled := l.peeled()
	unswitch := l.unswitch()
	l.group()
	mustProgress := l.unit("llvm.loop.mustprogress")
	isVectorized := l.intAsBool("llvm.loop.isvectorized")
	parallel := l.parallelAccesses()
	start, end := l.locations(n)
	failed = failed || l.groupFailed
	for _, name := range l.order {
		if l.props[name] != nil {
			l.warn("unknown loop annotation %s", name)
			failed = true
		}
	}
	if failed || !l.some && !l.any {
		return nil
	}
	return llvm.NewLoopAnnotationAttr(w.ctx, llvm.LoopAnnotationParams{
		DisableNonforced: nonForced, Vectorize: vectorize, Interleave: interleave, Unroll: unroll,
		UnrollAndJam: jam, Licm: licm, Distribute: distribute, Pipeline: pipeline, Peeled: peeled,
		Unswitch: unswitch, MustProgress: mustProgress, IsVectorized: isVectorized, StartLoc: start,
		EndLoc: end, ParallelAccesses: parallel,
	})
}

func (l *loopNode) warn(format string, args ...any) { l.w.warnf(l.loc, format, args...) }

// bad warns about an invalid property.
func (l *loopNode) bad(format string, args ...any) {
	l.groupFailed = true
	l.warn(format, args...)
}

// init collects the properties by name.
func (l *loopNode) init(n *llvmir.Node) bool {
	ops := n.Refs()
	if len(ops) == 0 || ops[0] != llvmir.Metadata(n) {
		l.warn("invalid loop node")
		return false
	}
	l.props = map[string]*llvmir.Node{}
	for _, o := range ops[1:] {
		p, ok := o.(*llvmir.Node)
		if ok && p.Kind == llvmir.DILocation {
			continue
		}
		if !ok {
			l.warn("expected all loop properties to be either debug locations or metadata nodes")
			return false
		}
		if len(p.Refs()) == 0 {
			l.warn("cannot import empty loop property")
			return false
		}
		name, ok := p.Refs()[0].(*llvmir.MDString)
		if !ok {
			l.warn("cannot import loop property without a name")
			return false
		}
		if l.props[name.Value] != nil {
			l.warn("cannot import loop properties with duplicated names %s", name.Value)
			return false
		}
		l.props[name.Value] = p
		l.order = append(l.order, name.Value)
	}
	return true
}

// take removes a property and returns its operands after the name.
func (l *loopNode) take(name string) ([]llvmir.Metadata, bool) {
	p := l.props[name]
	if p == nil {
		return nil, false
	}
	l.props[name] = nil
	return p.Refs()[1:], true
}

func (l *loopNode) boolAttr(v bool) *ir.IntegerAttr {
	l.any = true
	return ir.NewBoolAttr(l.w.ctx, v)
}

// unit reads a property without a value. It returns true, or nil if absent.
func (l *loopNode) unit(name string) *ir.IntegerAttr {
	ops, ok := l.take(name)
	if !ok {
		return nil
	}
	if len(ops) != 0 {
		l.bad("expected metadata node %s to hold no value", name)
		return nil
	}
	return l.boolAttr(true)
}

// disableUnit reads one of two properties and returns whether it is the one that disables.
func (l *loopNode) disableUnit(enable, disable string) *ir.IntegerAttr {
	on, off := l.unit(enable), l.unit(disable)
	switch {
	case on != nil && off != nil:
		l.bad("expected metadata nodes %s and %s to be mutually exclusive.", enable, disable)
	case on != nil:
		return l.boolAttr(false)
	case off != nil:
		return l.boolAttr(true)
	}
	return nil
}

// value reads a property with a single integer of the given width.
func (l *loopNode) value(name string, width uint32, what string) (uint64, bool) {
	ops, ok := l.take(name)
	if !ok {
		return 0, false
	}
	if len(ops) == 1 {
		if c, ok := intOf(ops[0]); ok && c.Value.Width() == width {
			return uintOf(c), true
		}
	}
	l.bad("expected metadata node %s to hold %s", name, what)
	return 0, false
}

func (l *loopNode) bool(name string, negated bool) *ir.IntegerAttr {
	if v, ok := l.value(name, 1, "a boolean value"); ok {
		return l.boolAttr((v != 0) != negated)
	}
	return nil
}

func (l *loopNode) intAsBool(name string) *ir.IntegerAttr {
	if v, ok := l.value(name, 32, "an integer value"); ok {
		return l.boolAttr(v != 0)
	}
	return nil
}

func (l *loopNode) int(name string) *ir.IntegerAttr {
	if v, ok := l.value(name, 32, "an i32 value"); ok {
		l.any = true
		return ir.NewIntegerAttr(l.w.ctx.I32(), int64(v))
	}
	return nil
}

// followup reads the annotation of the loops that result from a transformation.
func (l *loopNode) followup(name string, depth int) *llvm.LoopAnnotationAttr {
	ops, ok := l.take(name)
	if !ok {
		return nil
	}
	if len(ops) == 1 {
		if n, ok := ops[0].(*llvmir.Node); ok {
			a := l.w.loop(n, l.loc, depth+1)
			l.any = l.any || a != nil
			return a
		}
	}
	l.bad("expected metadata node %s to hold an MDNode", name)
	return nil
}

// group starts a group of properties that become one attribute.
func (l *loopNode) group() { l.any, l.groupFailed = false, false }

// complete reports whether the group has a property and all of them are valid. An invalid group
// does not affect other groups.
func (l *loopNode) complete() bool {
	ok := l.any && !l.groupFailed
	l.some = l.some || ok
	return ok
}

func (l *loopNode) vectorize(depth int) *llvm.LoopVectorizeAttr {
	l.group()
	const p = "llvm.loop.vectorize."
	disable, predicate := l.bool(p+"enable", true), l.bool(p+"predicate.enable", false)
	scalable, width := l.bool(p+"scalable.enable", false), l.int(p+"width")
	vectorized, epilogue := l.followup(p+"followup_vectorized", depth), l.followup(p+"followup_epilogue", depth)
	all := l.followup(p+"followup_all", depth)
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopVectorizeAttr(l.w.ctx, llvm.LoopVectorizeParams{
		Disable: disable, PredicateEnable: predicate, ScalableEnable: scalable, Width: width,
		FollowupVectorized: vectorized, FollowupEpilogue: epilogue, FollowupAll: all,
	})
}

func (l *loopNode) interleave() *llvm.LoopInterleaveAttr {
	l.group()
	count := l.int("llvm.loop.interleave.count")
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopInterleaveAttr(l.w.ctx, count)
}

func (l *loopNode) unroll(depth int) *llvm.LoopUnrollAttr {
	l.group()
	const p = "llvm.loop.unroll."
	disable, count := l.disableUnit(p+"enable", p+"disable"), l.int(p+"count")
	runtime, full := l.unit(p+"runtime.disable"), l.unit(p+"full")
	unrolled, remainder := l.followup(p+"followup_unrolled", depth), l.followup(p+"followup_remainder", depth)
	all := l.followup(p+"followup_all", depth)
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopUnrollAttr(l.w.ctx, llvm.LoopUnrollParams{
		Disable: disable, Count: count, RuntimeDisable: runtime, Full: full, FollowupUnrolled: unrolled,
		FollowupRemainder: remainder, FollowupAll: all,
	})
}

func (l *loopNode) unrollAndJam(depth int) *llvm.LoopUnrollAndJamAttr {
	l.group()
	const p = "llvm.loop.unroll_and_jam."
	disable, count := l.disableUnit(p+"enable", p+"disable"), l.int(p+"count")
	outer, inner := l.followup(p+"followup_outer", depth), l.followup(p+"followup_inner", depth)
	remOuter, remInner := l.followup(p+"followup_remainder_outer", depth), l.followup(p+"followup_remainder_inner", depth)
	all := l.followup(p+"followup_all", depth)
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopUnrollAndJamAttr(l.w.ctx, llvm.LoopUnrollAndJamParams{
		Disable: disable, Count: count, FollowupOuter: outer, FollowupInner: inner,
		FollowupRemainderOuter: remOuter, FollowupRemainderInner: remInner, FollowupAll: all,
	})
}

func (l *loopNode) licm() *llvm.LoopLICMAttr {
	l.group()
	disable, versioning := l.unit("llvm.licm.disable"), l.unit("llvm.loop.licm_versioning.disable")
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopLICMAttr(l.w.ctx, disable, versioning)
}

func (l *loopNode) distribute(depth int) *llvm.LoopDistributeAttr {
	l.group()
	const p = "llvm.loop.distribute."
	disable := l.bool(p+"enable", true)
	coincident, sequential := l.followup(p+"followup_coincident", depth), l.followup(p+"followup_sequential", depth)
	fallback, all := l.followup(p+"followup_fallback", depth), l.followup(p+"followup_all", depth)
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopDistributeAttr(l.w.ctx, disable, coincident, sequential, fallback, all)
}

func (l *loopNode) pipeline() *llvm.LoopPipelineAttr {
	l.group()
	disable, interval := l.bool("llvm.loop.pipeline.disable", false), l.int("llvm.loop.pipeline.initiationinterval")
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopPipelineAttr(l.w.ctx, disable, interval)
}

func (l *loopNode) peeled() *llvm.LoopPeeledAttr {
	l.group()
	count := l.int("llvm.loop.peeled.count")
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopPeeledAttr(l.w.ctx, count)
}

func (l *loopNode) unswitch() *llvm.LoopUnswitchAttr {
	l.group()
	partial := l.unit("llvm.loop.unswitch.partial.disable")
	if !l.complete() {
		return nil
	}
	return llvm.NewLoopUnswitchAttr(l.w.ctx, partial)
}

func (l *loopNode) parallelAccesses() []*llvm.AccessGroupAttr {
	const name = "llvm.loop.parallel_accesses"
	ops, ok := l.take(name)
	if !ok {
		return nil
	}
	var out []*llvm.AccessGroupAttr
	for _, o := range ops {
		if _, ok := o.(*llvmir.Node); !ok {
			ops = nil
		}
	}
	if len(ops) == 0 {
		l.bad("expected metadata node %s to hold one or multiple MDNodes", name)
		return nil
	}
	for _, o := range ops {
		groups, ok := l.w.accessGroupAttrs(o.(*llvmir.Node))
		if !ok {
			l.warn("could not lookup access group")
			continue
		}
		out = append(out, groups...)
	}
	l.any = l.any || len(out) > 0
	return out
}

// locations returns the debug locations of a loop's start and end. An inlined location is nil,
// since the attribute cannot hold it.
func (l *loopNode) locations(n *llvmir.Node) (start, end *ir.FusedLoc) {
	found := 0
	for _, o := range n.Refs()[1:] {
		d, ok := o.(*llvmir.Node)
		if !ok || d.Kind != llvmir.DILocation {
			continue
		}
		loc, _ := l.w.debug.location(l.w, d).(*ir.FusedLoc)
		switch found {
		case 0:
			start = loc
		case 1:
			end = loc
		}
		found++
	}
	l.any = l.any || start != nil || end != nil
	return start, end
}
