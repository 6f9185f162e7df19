package exporter

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/llvmir"
)

// Each function creates its own locations. That is enough if each location is in a scope of its
// function. A location in another scope, as in a function without a subprogram, may occur in
// several functions. Then the equal locations must become one node.

// strayLocations reports whether there are locations in scopes of other functions.
type strayLocations struct{ atomic.Bool }

// note checks the scope of a location that is not inlined. own is the function's subprogram.
func (s *strayLocations) note(own, scope *llvmir.Node) {
	if !s.Load() && subprogram(scope) != own {
		s.Store(true)
	}
}

// sameLocations merges equal locations of different functions into one node.
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

// uniqueLocations maps equal locations to one node.
type uniqueLocations struct {
	byKey map[locKey]*llvmir.Node
	of    map[*llvmir.Node]*llvmir.Node // the unique node of each location
}

// location returns the unique node for a location.
func (u *uniqueLocations) location(n *llvmir.Node) *llvmir.Node {
	var chain []*llvmir.Node // new locations, from the innermost outwards
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

// refs replaces the locations that a node refers to with the unique ones.
func (u *uniqueLocations) refs(n *llvmir.Node) {
	refs := n.Refs()
	for i, r := range refs {
		if l, ok := r.(*llvmir.Node); ok && l.Kind == llvmir.DILocation {
			refs[i] = u.location(l)
		}
	}
}
