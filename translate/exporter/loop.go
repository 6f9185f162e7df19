package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// loopNode collects the properties of a loop (LangRef, llvm.loop).
type loopNode struct {
	md   *metadata
	list []llvmir.Metadata
}

func (l *loopNode) add(elems ...llvmir.Metadata) { l.list = append(l.list, l.md.unique(elems)) }

// unit adds a property without a value.
func (l *loopNode) unit(b *ir.IntegerAttr, name string) {
	if b != nil && b.Bool() {
		l.add(str(name))
	}
}

// either adds one of two properties.
func (l *loopNode) either(b *ir.IntegerAttr, yes, no string) {
	switch {
	case b == nil:
	case b.Bool():
		l.add(str(yes))
	default:
		l.add(str(no))
	}
}

// truth adds a property with a boolean value.
func (l *loopNode) truth(b *ir.IntegerAttr, name string, negated bool) {
	if b != nil {
		v := int64(0)
		if b.Bool() != negated {
			v = 1
		}
		l.add(str(name), l.md.int(1, v))
	}
}

func (l *loopNode) number(n *ir.IntegerAttr, name string) {
	if n != nil {
		l.add(str(name), l.md.int(32, n.Int()))
	}
}

// followup adds the properties of the loop that results from a transformation.
func (l *loopNode) followup(a *llvm.LoopAnnotationAttr, name string) {
	if a != nil {
		l.add(str(name), l.md.loop(a, nil))
	}
}

// loop returns the node of a loop annotation, with the locations of the start and end of the loop.
// The caller holds md.mu.
func (md *metadata) loop(a *llvm.LoopAnnotationAttr, places []*llvmir.Node) *llvmir.Node {
	return md.remember(a, func() *llvmir.Node {
		l := &loopNode{md: md, list: []llvmir.Metadata{nil}}
		for _, p := range places {
			l.list = append(l.list, p)
		}
		l.unit(a.DisableNonforced(), "llvm.loop.disable_nonforced")
		l.unit(a.MustProgress(), "llvm.loop.mustprogress")
		if v := a.IsVectorized(); v != nil {
			n := int64(0)
			if v.Bool() {
				n = 1
			}
			l.add(str("llvm.loop.isvectorized"), md.int(32, n))
		}
		l.options(a)
		if groups := a.ParallelAccesses(); len(groups) > 0 {
			list := []llvmir.Metadata{str("llvm.loop.parallel_accesses")}
			for _, g := range groups {
				list = append(list, md.accessGroup(g))
			}
			l.add(list...)
		}
		n := llvmir.NewTuple(l.list...)
		n.Distinct = true
		n.Elems()[0] = n
		return n
	})
}

// options adds the options of transformations.
func (l *loopNode) options(a *llvm.LoopAnnotationAttr) {
	if o := a.Vectorize(); o != nil {
		l.truth(o.Disable(), "llvm.loop.vectorize.enable", true)
		l.truth(o.PredicateEnable(), "llvm.loop.vectorize.predicate.enable", false)
		l.truth(o.ScalableEnable(), "llvm.loop.vectorize.scalable.enable", false)
		l.number(o.Width(), "llvm.loop.vectorize.width")
		l.followup(o.FollowupVectorized(), "llvm.loop.vectorize.followup_vectorized")
		l.followup(o.FollowupEpilogue(), "llvm.loop.vectorize.followup_epilogue")
		l.followup(o.FollowupAll(), "llvm.loop.vectorize.followup_all")
	}
	if o := a.Interleave(); o != nil {
		l.number(o.Count(), "llvm.loop.interleave.count")
	}
	if o := a.Unroll(); o != nil {
		l.either(o.Disable(), "llvm.loop.unroll.disable", "llvm.loop.unroll.enable")
		l.number(o.Count(), "llvm.loop.unroll.count")
		l.truth(o.RuntimeDisable(), "llvm.loop.unroll.runtime.disable", false)
		l.unit(o.Full(), "llvm.loop.unroll.full")
		l.followup(o.FollowupUnrolled(), "llvm.loop.unroll.followup_unrolled")
		l.followup(o.FollowupRemainder(), "llvm.loop.unroll.followup_remainder")
		l.followup(o.FollowupAll(), "llvm.loop.unroll.followup_all")
	}
	if o := a.UnrollAndJam(); o != nil {
		l.either(o.Disable(), "llvm.loop.unroll_and_jam.disable", "llvm.loop.unroll_and_jam.enable")
		l.number(o.Count(), "llvm.loop.unroll_and_jam.count")
		l.followup(o.FollowupOuter(), "llvm.loop.unroll_and_jam.followup_outer")
		l.followup(o.FollowupInner(), "llvm.loop.unroll_and_jam.followup_inner")
		l.followup(o.FollowupRemainderOuter(), "llvm.loop.unroll_and_jam.followup_remainder_outer")
		l.followup(o.FollowupRemainderInner(), "llvm.loop.unroll_and_jam.followup_remainder_inner")
		l.followup(o.FollowupAll(), "llvm.loop.unroll_and_jam.followup_all")
	}
	if o := a.Licm(); o != nil {
		l.unit(o.Disable(), "llvm.licm.disable")
		l.unit(o.VersioningDisable(), "llvm.loop.licm_versioning.disable")
	}
	if o := a.Distribute(); o != nil {
		l.truth(o.Disable(), "llvm.loop.distribute.enable", true)
		l.followup(o.FollowupCoincident(), "llvm.loop.distribute.followup_coincident")
		l.followup(o.FollowupSequential(), "llvm.loop.distribute.followup_sequential")
		l.followup(o.FollowupFallback(), "llvm.loop.distribute.followup_fallback")
		l.followup(o.FollowupAll(), "llvm.loop.distribute.followup_all")
	}
	if o := a.Pipeline(); o != nil {
		l.truth(o.Disable(), "llvm.loop.pipeline.disable", false)
		l.number(o.Initiationinterval(), "llvm.loop.pipeline.initiationinterval")
	}
	if o := a.Peeled(); o != nil {
		l.number(o.Count(), "llvm.loop.peeled.count")
	}
	if o := a.Unswitch(); o != nil {
		l.unit(o.PartialDisable(), "llvm.loop.unswitch.partial.disable")
	}
}

// loopOptions14 are the names of the options of loops in MLIR 14, by kind.
var loopOptions14 = [...]string{
	llvm.LoopDisableUnroll:              "llvm.loop.unroll.disable",
	llvm.LoopDisableLICM:                "llvm.licm.disable",
	llvm.LoopInterleaveCount:            "llvm.loop.interleave.count",
	llvm.LoopDisablePipeline:            "llvm.loop.pipeline.disable",
	llvm.LoopPipelineInitiationInterval: "llvm.loop.pipeline.initiationinterval",
}

// loop14 attaches what the attribute llvm.loop of MLIR 14 says of a loop.
func (b *body) loop14(op *ir.Operation, i *llvmir.Instruction) {
	loop, ok := b.x.references.Loop(op)
	if !ok {
		return
	}
	md := &b.x.metadata
	md.mu.Lock()
	l := &loopNode{md: md, list: []llvmir.Metadata{nil}}
	if len(loop.Parallel) > 0 {
		list := []llvmir.Metadata{str("llvm.loop.parallel_accesses")}
		for _, g := range loop.Parallel {
			list = append(list, md.accessGroup(g))
		}
		l.add(list...)
	}
	for _, o := range loop.Options {
		width := uint32(32)
		if o.Kind.IsBool() {
			width = 1
		}
		l.add(str(loopOptions14[o.Kind]), md.int(width, o.Value))
	}
	md.mu.Unlock()
	n := llvmir.NewTuple(l.list...)
	n.Distinct = true
	n.Elems()[0] = n
	b.attach(i, "llvm.loop", n)
}
