package ir

import (
	"fmt"
	"strings"
	"sync"
	"testing"
)

// Registering says what is wrong with a dialect's definitions.
func TestRegisterChecks(t *testing.T) {
	thing := DefineType(TypeDef{Dialect: "d", Mnemonic: "thing"})
	for _, c := range []struct {
		dialect *Dialect
		want    string
	}{
		{&Dialect{}, "it has no name"},
		{&Dialect{Name: "d", Ops: []*OpDef{{}}}, "an operation has no name"},
		{&Dialect{Name: "d", Ops: []*OpDef{{Name: "e.op"}}}, `operation "e.op" is not in its namespace`},
		{&Dialect{Name: "d", Ops: []*OpDef{{Name: "d"}}}, `operation "d" is not in its namespace`},
		{&Dialect{Name: "d", Ops: []*OpDef{{Name: "d.op"}, {Name: "d.op"}}}, `two operations are named "d.op"`},
		{&Dialect{Name: "d", Ops: []*OpDef{{Name: "d.c", Traits: ConstantLike}}}, `operation "d.c" is ConstantLike but has no folder`},
		{&Dialect{Name: "d", Types: []*TypeDef{thing, thing}}, `type "d.thing" is`},
		{&Dialect{Name: "e", Types: []*TypeDef{thing}}, `type "d.thing" is of another dialect`},
		{&Dialect{Name: "d", Types: []*TypeDef{{Dialect: "d", Mnemonic: "x"}}}, "not made by DefineType"},
		{&Dialect{Name: "d", Attrs: []*AttrDef{{Dialect: "d", Mnemonic: "x"}}}, "not made by DefineAttr"},
	} {
		got := panicOf(func() { NewContext(c.dialect) })
		if !strings.Contains(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	same := dialectWith("d")
	if got := panicOf(func() { NewContext(same, same) }); got != "" {
		t.Error(got)
	}
	if got := panicOf(func() { NewContext(same, dialectWith("d")) }); got != "ir: two dialects are named d" {
		t.Error(got)
	}
}

func dialectWith(name string) *Dialect { return &Dialect{Name: name} }

// panicOf is what a function panics with, empty if it does not.
func panicOf(f func()) (text string) {
	defer func() {
		if r := recover(); r != nil {
			text = fmt.Sprint(r)
		}
	}()
	f()
	return ""
}

// An implementation comes from the definition, from the methods of a view, or is
// attached in one context and not in another.
func TestInterfaces(t *testing.T) {
	type namer interface{ Label() string }
	labels := NewOpInterface[namer]("Labels")
	listed := &OpDef{Name: "d.listed", Interfaces: []Implementation{labels.Is(label("listed"))}}
	viewed := &OpDef{Name: "d.viewed", View: func(op *Operation) Op { return labelled{View{op}} }}
	other := &OpDef{Name: "d.other"}
	d := &Dialect{Name: "d", Ops: []*OpDef{listed, viewed, other}}
	with, without := NewContext(d), NewContext(d)
	labels.Attach(with, other, func(op *Operation) namer { return label("attached") })
	ask := func(c *Context, def *OpDef) string {
		m, ok := labels.Of(NewOperation(&OperationState{Context: c, Def: def}))
		if !ok {
			return ""
		}
		return m.Label()
	}
	for _, c := range []struct {
		ctx  *Context
		def  *OpDef
		want string
	}{
		{with, listed, "listed"}, {with, viewed, "d.viewed"}, {with, other, "attached"},
		{without, other, ""}, {without, without.OpDef("u.op"), ""},
	} {
		if got := ask(c.ctx, c.def); got != c.want {
			t.Errorf("%s: got %q, want %q", c.def.Name, got, c.want)
		}
	}
	if got := panicOf(func() { labels.Attach(with, listed, nil) }); got != "ir: d.listed implements Labels itself" {
		t.Error(got)
	}
	op := NewOperation(&OperationState{Context: with, Def: other})
	if n := testing.AllocsPerRun(100, func() { labels.Of(op) }); n != 0 {
		t.Errorf("looking up allocates %v times", n)
	}
	op = NewOperation(&OperationState{Context: with, Def: viewed})
	if n := testing.AllocsPerRun(100, func() { labels.Of(op) }); n != 0 {
		t.Errorf("looking up a view allocates %v times", n)
	}
}

type label string

func (l label) Label() string { return string(l) }

type labelled struct{ View }

func (l labelled) Label() string { return l.Op().Name() }

// TestRegisterAtOnce registers one dialect with contexts in several goroutines, as the
// first thing done with it; the race detector looks on.
func TestRegisterAtOnce(t *testing.T) {
	for range 100 {
		d := &Dialect{Name: "t", Ops: []*OpDef{{Name: "t.a"}, {Name: "t.b"}}}
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				if c := NewContext(d); c.OpDef("t.a").Dialect() != d {
					t.Error("t.a is not of its dialect")
				}
			})
		}
		wg.Wait()
	}
}
