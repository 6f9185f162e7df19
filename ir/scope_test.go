package ir_test

import (
	"sync"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// recordType is a type with an identity.
type recordType struct {
	ir.TypeBase
	name  string
	scope *ir.Scope
}

func (t *recordType) Scope() *ir.Scope { return t.scope }

var recordDef = ir.DefineType(ir.TypeDef{Dialect: "scope_test", Mnemonic: "record"})

func record(c *ir.Context, s *ir.Scope, name string) ir.Type {
	key := ir.AppendStringKey(nil, name)
	if s == nil {
		return c.InternType(recordDef, key, &recordType{name: name})
	}
	return s.InternType(recordDef, key, &recordType{name: name, scope: s})
}

// Any number of goroutines make types of the same identities in several
// scopes: each scope has one of each, and the context another one.
func TestScopeTypes(t *testing.T) {
	c := ir.NewContext()
	if c.HasScopes() {
		t.Error("a new context has scopes")
	}
	scopes := []*ir.Scope{nil, c.NewScope(), c.NewScope()}
	names := []string{"a", "b", "", "a\x00"}
	const n = 16
	made := make([][]ir.Type, n)
	var wg sync.WaitGroup
	for i := range made {
		wg.Go(func() {
			for range 100 {
				made[i] = made[i][:0]
				for _, s := range scopes {
					for _, name := range names {
						made[i] = append(made[i], record(c, s, name))
					}
				}
			}
		})
	}
	wg.Wait()
	seen := map[ir.Type]bool{}
	for k, typ := range made[0] {
		if seen[typ] {
			t.Errorf("type %d is there twice", k)
		}
		seen[typ] = true
		if s := scopes[k/len(names)]; ir.ScopeOf(typ) != s || s != nil && s.LookupType(recordDef, ir.AppendStringKey(nil, names[k%len(names)])) != typ {
			t.Errorf("type %d is of another scope", k)
		}
		for i := range made {
			if made[i][k] != typ {
				t.Errorf("goroutine %d has another type %d", i, k)
			}
		}
	}
	if n := len(scopes[1].Types()); n != len(names) {
		t.Errorf("%d types", n)
	}
	if types, _ := scopes[1].Hidden(); len(types) != len(names) || types[0] != made[0][0] && !seen[types[0]] || ir.ScopeOf(types[0]) != nil {
		t.Errorf("hidden: %v", types)
	}
}

func TestScopeDefs(t *testing.T) {
	c := ir.NewContext()
	s := c.NewScope()
	s.Define(ir.ScopeDef{Name: "x", Type: c.I32()})
	s.Define(ir.ScopeDef{Name: "x", Attr: ir.NewUnitAttr(c)})
	if len(s.Defs()) != 2 {
		t.Error(s.Defs())
	}
	for _, bad := range []ir.ScopeDef{{Name: "x", Type: c.I1()}, {Name: "y"}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%+v: no panic", bad)
				}
			}()
			s.Define(bad)
		}()
	}
	outer, inner := ir.NewRegion(), ir.NewRegion()
	outer.SetScope(s)
	if !outer.HasScope(s) || inner.HasScope(s) {
		t.Error("HasScope")
	}
	inner.TakeBody(outer)
	if inner.Scope() != s || outer.Scope() != nil {
		t.Error("what a region defines stays behind when its body moves")
	}
}
