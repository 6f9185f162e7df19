package floors

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
	"testing"
)

// TestSignatures checks that nobody needs a type from an internal package to use
// a public one.
func TestSignatures(t *testing.T) {
	report(t, "signature", loaded(t).internalTypes())
	const imports = "import \"" + module + "/internal/peer\"\n"
	for text, want := range map[string]string{
		"func F() []*peer.Cmd { return nil }":                       "p.F mentions",
		"func F(...func(map[int]chan peer.Cmd)) {}":                 "p.F mentions",
		"type T struct { F peer.Cmd }":                              "p.T mentions",
		"type T struct { peer.Cmd }":                                "p.T mentions",
		"type T struct { f peer.Cmd }":                              "",
		"type T struct{}\nfunc (*T) M(peer.Cmd) {}":                 "p.T mentions",
		"type T struct{}\nfunc (T) m(peer.Cmd) {}":                  "",
		"type I interface { M() peer.Cmd }":                         "p.I mentions",
		"type T = peer.Cmd":                                         "p.T mentions",
		"type T[P interface { *peer.Cmd }] struct{}":                "p.T mentions",
		"type L[P any] []P\nvar V L[peer.Cmd]":                      "p.V mentions",
		"type u struct { F peer.Cmd }\nvar v peer.Cmd\nvar E error": "",
	} {
		got := strings.Join(sample(t, "p", imports+text+"\nvar _ peer.Cmd").internalTypes(), "\n")
		if (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q", text, got)
		}
	}
}

// internalTypes returns a sentence for each exported thing of a public package
// whose type mentions one from an internal package.
func (h *house) internalTypes() []string {
	var bad []string
	for _, c := range h.packages {
		if !isPublic(c.name) {
			continue
		}
		scope := c.types.Scope()
		for _, name := range scope.Names() {
			obj := scope.Lookup(name)
			if !obj.Exported() {
				continue
			}
			m := &mentions{seen: map[types.Type]bool{}}
			m.object(obj)
			slices.Sort(m.found)
			for _, found := range slices.Compact(m.found) {
				bad = append(bad, fmt.Sprintf("%s: %s.%s mentions %s", h.at(obj.Pos()), c.name, name, found))
			}
		}
	}
	slices.Sort(bad)
	return bad
}

// mentions finds internal types that are visible in types.
type mentions struct {
	seen  map[types.Type]bool
	found []string
}

// object looks at a declaration: of a type, at its exported fields and methods.
func (m *mentions) object(obj types.Object) {
	tn, ok := obj.(*types.TypeName)
	if !ok {
		m.of(obj.Type())
		return
	}
	if tn.IsAlias() {
		m.of(types.Unalias(tn.Type()))
		return
	}
	named := tn.Type().(*types.Named)
	for p := range named.TypeParams().TypeParams() {
		m.of(p.Constraint())
	}
	m.of(named.Underlying())
	for f := range named.Methods() {
		if f.Exported() {
			m.of(f.Type())
		}
	}
}

// of looks at a type where it is used.
func (m *mentions) of(t types.Type) {
	t = types.Unalias(t)
	if m.seen[t] {
		return
	}
	m.seen[t] = true
	switch t := t.(type) {
	case *types.Named:
		if pkg := t.Obj().Pkg(); pkg != nil && strings.HasPrefix(pkg.Path(), module+"/") && slices.Contains(strings.Split(pkg.Path(), "/"), "internal") {
			m.found = append(m.found, types.TypeString(t, nil))
		}
		for arg := range t.TypeArgs().Types() {
			m.of(arg)
		}
	case *types.Struct:
		for f := range t.Fields() {
			if f.Exported() {
				m.of(f.Type())
			}
		}
	case *types.Interface:
		for f := range t.Methods() {
			if f.Exported() {
				m.of(f.Type())
			}
		}
		for e := range t.EmbeddedTypes() {
			m.of(e)
		}
	case *types.Signature:
		for p := range t.TypeParams().TypeParams() {
			m.of(p.Constraint())
		}
		for v := range t.Params().Variables() {
			m.of(v.Type())
		}
		for v := range t.Results().Variables() {
			m.of(v.Type())
		}
	case *types.Union:
		for term := range t.Terms() {
			m.of(term.Type())
		}
	case *types.Map:
		m.of(t.Key())
		m.of(t.Elem())
	case interface{ Elem() types.Type }:
		m.of(t.Elem())
	}
}
