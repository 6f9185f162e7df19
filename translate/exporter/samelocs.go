package exporter

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/llvmir"
)

// Locations are made for each function by itself, which is enough as long as each
// is in a scope of its function. One that is not, as in a function without a
// subprogram, may be in another function too, and then the two are one node.

// strayLocations is whether there are locations in scopes of other functions.
type strayLocations struct{ atomic.Bool }

// note looks at the scope of a location that is inlined nowhere.
func (s *strayLocations) note(own, scope *llvmir.Node) {
	if !s.Load() && subprogram(scope) != own {
		s.Store(true)
	}
}

// sameLocations makes equal locations of different functions one node.
func (x *exporter) sameLocations() bool {
	if !x.debug.stray.Load() {
		return true
	}
	u := uniqueLocations{byKey: map[locKey]*llvmir.Node{}, of: map[*llvmir.Node]*llvmir.Node{}}
	for _, f := range x.funcs {
		for _, b := range f.fn.Blocks {
			for _, i := range b.Instrs {
				for _, r := range i.Records {
					r.DebugLoc = u.location(r.DebugLoc)
				}
				for k := range i.Metadata {
					switch a := &i.Metadata[k]; a.Kind.Name {
					case "dbg":
						a.Node = u.location(a.Node)
					case "llvm.loop":
						u.refs(a.Node)
					}
				}
			}
		}
	}
	return true
}

// uniqueLocations finds the one of several equal locations that stays.
type uniqueLocations struct {
	byKey map[locKey]*llvmir.Node
	of    map[*llvmir.Node]*llvmir.Node // what was looked at
}

// location returns the location that a node stands for.
func (u *uniqueLocations) location(n *llvmir.Node) *llvmir.Node {
	var chain []*llvmir.Node // from the innermost location that is new outwards
	for l := n; l != nil && u.of[l] == nil; l = l.Node("inlinedAt") {
		chain = append(chain, l)
	}
	for i := len(chain) - 1; i >= 0; i-- {
		l := chain[i]
		at := u.of[l.Node("inlinedAt")]
		key := locKey{uint32(l.Int("line")), uint32(l.Int("column")), l.Node("scope"), at}
		if u.byKey[key] == nil {
			if u.byKey[key] = l; at != nil {
				l.SetRef("inlinedAt", at)
			}
		}
		u.of[l] = u.byKey[key]
	}
	return u.of[n]
}

// refs makes a node refer to the locations that stay.
func (u *uniqueLocations) refs(n *llvmir.Node) {
	refs := n.Refs()
	for i, r := range refs {
		if l, ok := r.(*llvmir.Node); ok && l.Kind == llvmir.DILocation {
			refs[i] = u.location(l)
		}
	}
}
