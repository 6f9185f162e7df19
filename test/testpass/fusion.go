package testpass

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/affineloops"
)

// loopFusion fuses loops, or says of each two whether it could.
var loopFusion = &pass.Def{
	Name: "test-loop-fusion", Summary: "Tests loop fusion utility functions.", Class: class("TestLoopFusion"), On: "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		var dependences, slices, utilities bool
		o.Bool(&dependences, "test-loop-fusion-dependence-check", "Enable testing of loop fusion dependence check")
		o.Bool(&slices, "test-loop-fusion-slice-computation", "Enable testing of loop fusion slice computation")
		o.Bool(&utilities, "test-loop-fusion-utilities", "Enable testing of loop fusion transformation utilities")
		return func(j *pass.Job) {
			if utilities {
				for eachLoopPair(j.Op, fuseAtAnyDepth) {
				}
				return
			}
			if dependences {
				eachLoopPair(j.Op, func(p loopPair) bool {
					p.each(func(depth int) {
						if _, result := affineloops.Fusible(p.from, p.to, depth); result == affineloops.NoPlace {
							j.Report(p.from.Op().Remarkf("block-level dependence preventing fusion of loop nest %d into loop nest %d at depth %d", p.i, p.k, p.depth))
						}
					})
					return false
				})
			}
			if slices {
				eachLoopPair(j.Op, func(p loopPair) bool {
					p.each(func(depth int) {
						s, result := affineloops.Fusible(p.from, p.to, depth)
						what := "slice"
						switch result {
						case affineloops.WrongSlice:
							what = "Incorrect slice"
						case affineloops.MayFuse:
						default:
							return
						}
						j.Report(p.to.Op().Remarkf("%s ( src loop: %d, dst loop: %d, depth: %d : %s)", what, p.i, p.k, depth, sliceText(s)))
					})
					return false
				})
			}
		}
	},
}

// sliceText says where a slice begins, and its bounds.
func sliceText(s *affine.Slice) string {
	place := 0
	for op := s.Before.Prev(); op != nil; op = op.Prev() {
		place++
	}
	var b strings.Builder
	fmt.Fprintf(&b, "insert point: (%d, %d) loop bounds: ", affine.Nesting(s.Before), place)
	for _, x := range s.Bounds {
		fmt.Fprintf(&b, "[%v, %v] ", x.Lower, x.Upper)
	}
	return b.String()
}

// A loopPair is two loops of a function at the same depth, and their numbers among these.
type loopPair struct {
	from, to affine.ForOp
	i, k     int
	depth    int
	most     int // the depth of the innermost loops of the function
}

// each calls f for the depths at which one may be put into the other.
func (p loopPair) each(f func(depth int)) {
	for depth := p.depth + 1; depth <= p.most; depth++ {
		f(depth)
	}
}

// eachLoopPair calls f for each pair of loops, until it returns true.
func eachLoopPair(fn *ir.Operation, f func(loopPair) bool) bool {
	var byDepth [][]affine.ForOp
	var collect func(b *ir.Block, depth int)
	collect = func(b *ir.Block, depth int) {
		for op := range b.Ops() {
			if loop, ok := ir.As[affine.ForOp](op); ok {
				if depth == len(byDepth) {
					byDepth = append(byDepth, nil)
				}
				byDepth[depth] = append(byDepth[depth], loop)
				collect(loop.Body(), depth+1)
			}
		}
	}
	for b := range fn.Region(0).Blocks() {
		collect(b, 0)
	}
	for depth, loops := range byDepth {
		for i, from := range loops {
			for k, to := range loops {
				if i != k && f(loopPair{from, to, i, k, depth, len(byDepth)}) {
					return true
				}
			}
		}
	}
	return false
}

// fuseAtAnyDepth puts a loop into another at the first depth that is possible.
func fuseAtAnyDepth(p loopPair) bool {
	for depth := p.depth + 1; depth <= p.most; depth++ {
		s, result := affineloops.Fusible(p.from, p.to, depth)
		if result != affineloops.MayFuse {
			continue
		}
		affineloops.Insert(p.from, p.to, s, false)
		if !p.from.Op().HasUses() {
			p.from.Op().Erase()
		}
		return true
	}
	return false
}
