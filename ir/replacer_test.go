package ir

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// i32ToI64 replaces one type.
func i32ToI64(c *Context) *Replacer {
	return &Replacer{Type: func(t Type) (Type, bool) { return c.I64(), t == Type(c.I32()) }}
}

// builtinSamples are attributes and types of every builtin kind, made of a type of
// 32 bits and a string.
func builtinSamples(c *Context, i Type, s string) (samples []any) {
	str := NewStringAttr(c, s)
	loc := NewNameLoc(c, "n", NewFusedLoc(c, []Location{NewUnknownLoc(c)}, str))
	vec := NewVectorType([]int64{2}, nil, i)
	indices := NewDenseInt64s(NewRankedTensorType([]int64{1, 1}, c.I64(), nil), 1)
	values := NewDenseElementsAttr(NewRankedTensorType([]int64{1}, i, nil), []byte{1, 2, 3, 4}, true)
	return []any{
		NewArrayAttr(c, str, NewUnitAttr(c)), NewDictionaryAttr(c, NamedAttribute{"a", str}),
		NewDenseArrayAttr(i, []byte{1, 2, 3, 4}), NewIntegerAttr(i, 5), NewTypedStringAttr("t", i),
		NewOpaqueAttr(c, "d", "x", i), NewTypeAttr(i),
		NewDenseElementsAttr(vec, []byte{1, 2, 3, 4, 5, 6, 7, 8}, false),
		NewDenseStringElementsAttr(vec, []string{"a", "b"}, false),
		NewDenseResourceElementsAttr(vec, &Resource{Key: "k"}),
		NewSparseElementsAttr(NewRankedTensorType([]int64{2}, i, nil), indices, values),
		loc, NewCallSiteLoc(loc, NewUnknownLoc(c)), c.properties([]Attribute{nil, str}),
		NewComplexType(i), vec, NewRankedTensorType([]int64{DynamicSize}, i, str), NewUnrankedTensorType(i),
		NewMemRefType([]int64{4}, i, NewStridedLayoutAttr(c, 0, []int64{2}), str), NewUnrankedMemRefType(i, str),
		NewFunctionType(c, []Type{i}, []Type{c.F32(), i}), NewGraphType(c, []Type{i}, nil), NewTupleType(c, []Type{i, c.F32()}),
	}
}

// Every builtin kind is the same made of the same parts, visited in the same order,
// and another one made of others: just that which its constructor makes.
func TestRebuild(t *testing.T) {
	c := testContext()
	before := builtinSamples(c, c.I32(), "old")
	after := builtinSamples(c, NewIntegerType(c, 32, Unsigned), "new")
	r := &Replacer{
		Type: func(t Type) (Type, bool) { return NewIntegerType(c, 32, Unsigned), t == Type(c.I32()) },
		Attr: func(a Attribute) (Attribute, bool) {
			return NewStringAttr(c, "new"), a == Attribute(NewStringAttr(c, "old"))
		},
	}
	for i, x := range before {
		var visited, rebuilt []any
		walkParts(x, func(p any) { visited = append(visited, p) })
		attr := func(a Attribute) Attribute { rebuilt = append(rebuilt, a); return a }
		typ := func(t Type) Type { rebuilt = append(rebuilt, t); return t }
		var same, other any
		var err, err2 error
		switch x := x.(type) {
		case Attribute:
			same, err = RebuildAttr(x, attr, typ)
			other, err2 = r.ReplaceAttr(x)
		case Type:
			same, err = RebuildType(x, attr, typ)
			other, err2 = r.ReplaceType(x)
		}
		if same != x || err != nil || len(visited) == 0 || fmt.Sprint(visited) != fmt.Sprint(rebuilt) {
			t.Errorf("%T: rebuilt as %v, %v, of %v, not %v", x, same, err, rebuilt, visited)
		}
		if other != after[i] || err2 != nil || other == x {
			t.Errorf("%T: becomes %v, %v", x, other, err2)
		}
	}
	f := NewDistinctAttr(NewStringAttr(c, "old"))
	g, err := r.ReplaceAttr(NewArrayAttr(c, f, f))
	if err != nil || g.(*ArrayAttr).At(0) != g.(*ArrayAttr).At(1) || g.(*ArrayAttr).At(0).(*DistinctAttr).Referenced() != Attribute(NewStringAttr(c, "new")) {
		t.Errorf("a distinct attribute becomes %v, %v", g, err)
	}
	if same, err := i32ToI64(c).ReplaceAttr(f); same != Attribute(f) || err != nil {
		t.Errorf("a distinct attribute becomes %v, %v", same, err)
	}
}

// Parts that do not fit are an error, which does not spoil others.
func TestReplaceErrors(t *testing.T) {
	c := testContext()
	for _, x := range []Attribute{
		NewIntegerAttr(c.I32(), 5), NewDenseI32ArrayAttr(c, 1, 2),
		NewDenseInt64s(NewVectorType([]int64{2}, nil, c.I32()), 1, 2),
	} {
		r := i32ToI64(c)
		for range 2 {
			if y, err := r.ReplaceAttr(NewArrayAttr(c, NewTypeAttr(c.I32()), x)); err == nil {
				t.Errorf("%v becomes %v", x, y)
			} else if !strings.Contains(err.Error(), "cannot have type") {
				t.Errorf("%v: %v", x, err)
			}
		}
		if y, err := r.ReplaceAttr(NewTypeAttr(c.I32())); err != nil || y != Attribute(NewTypeAttr(c.I64())) {
			t.Errorf("a type becomes %v, %v", y, err)
		}
	}
	r := &Replacer{Type: func(t Type) (Type, bool) { return NewTupleType(c, nil), t == Type(c.I32()) }}
	for _, x := range []Type{
		NewComplexType(c.I32()), NewVectorType([]int64{2}, nil, c.I32()), NewRankedTensorType(nil, c.I32(), nil),
		NewUnrankedTensorType(c.I32()), NewMemRefType(nil, c.I32(), nil, nil), NewUnrankedMemRefType(c.I32(), nil),
	} {
		if y, err := r.ReplaceType(x); err == nil {
			t.Errorf("%v becomes %v", x, y)
		}
	}
	loc := NewNameLoc(c, "n", nil)
	_, err := RebuildAttr(loc, func(Attribute) Attribute { return NewUnitAttr(c) }, nil)
	if err == nil || !strings.Contains(err.Error(), "cannot take the place of") {
		t.Errorf("a location in a location: %v", err)
	}
	pair := DefineType(TypeDef{Dialect: "t", Mnemonic: "pair", SubElements: func(_ Type, _ func(Attribute), typ func(Type)) { typ(c.I32()) }})
	u := c.InternType(pair, nil, &struct{ TypeBase }{})
	if _, err := i32ToI64(c).ReplaceType(u); err == nil || err.Error() != "types of kind t.pair cannot be rebuilt" {
		t.Errorf("a type without Rebuild: %v", err)
	}
}

// Deep nesting uses no stack, and a part that many have in common is replaced once.
func TestReplaceDeep(t *testing.T) {
	c := testContext()
	deep, wide := Type(c.I32()), Type(c.I32())
	for range 50000 {
		deep = NewTupleType(c, []Type{deep})
	}
	for range 200 {
		wide = NewTupleType(c, []Type{wide, wide})
	}
	r := i32ToI64(c)
	for _, x := range []Type{deep, wide} {
		y, err := r.ReplaceType(x)
		if err != nil {
			t.Fatal(err)
		}
		for {
			u, ok := y.(*TupleType)
			if !ok {
				break
			}
			y = u.Types()[0]
		}
		if y != Type(c.I64()) {
			t.Errorf("the innermost type is %v", y)
		}
	}
}

// A recType is a recursive type with a name.
type recType struct {
	TypeBase
	name string
	body Body[[]Type]
}

var recDef = DefineType(TypeDef{Dialect: "t", Mnemonic: "rec", Rebuild: TypeRebuild[*recType],
	SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		if b := t.(*recType).body.Get(); b != nil {
			for _, p := range *b {
				typ(p)
			}
		}
	}})

func newRec(c *Context, name string) *recType {
	return c.InternType(recDef, AppendStringKey(nil, name), &recType{name: name}).(*recType)
}

func (t *recType) Rebuild(r *Rebuilder) Type {
	to, ok := r.Target().(*recType)
	if !ok {
		to = t
	}
	if b := t.body.Get(); b != nil {
		list := RebuiltList(r, *b)
		if !r.Failed() && !to.body.SetEqual(&list, func(a, b *[]Type) bool { return fmt.Sprintf("%p", *a) == fmt.Sprintf("%p", *b) }) {
			r.Check(errors.New("another body"))
		}
	}
	return to
}

// Recursive types get other identities, all in a cycle, if one of them changes; and
// cannot change without.
func TestReplaceRecursive(t *testing.T) {
	c := testContext()
	a, b, d := newRec(c, "a"), newRec(c, "b"), newRec(c, "d")
	a.body.Set(&[]Type{NewTupleType(c, []Type{b}), c.F32()})
	b.body.Set(&[]Type{a, c.I32()})
	d.body.Set(&[]Type{d})
	r := i32ToI64(c)
	r.RecursiveType = func(t Type) Type {
		if x, ok := t.(*recType); ok {
			return newRec(c, x.name+"'")
		}
		return nil
	}
	x, err := r.ReplaceType(NewTupleType(c, []Type{a, d}))
	if err != nil {
		t.Fatal(err)
	}
	a2, b2 := newRec(c, "a'"), newRec(c, "b'")
	if x != Type(NewTupleType(c, []Type{a2, d})) {
		t.Error("the tuple is not that of a' and d")
	}
	if p := *a2.body.Get(); p[0] != Type(NewTupleType(c, []Type{b2})) || p[1] != Type(c.F32()) {
		t.Error("the body of a' is wrong")
	}
	if p := *b2.body.Get(); p[0] != Type(a2) || p[1] != Type(c.I64()) {
		t.Error("the body of b' is wrong")
	}
	keep := i32ToI64(c)
	for _, x := range []Type{NewTupleType(c, []Type{a}), b, NewTupleType(c, []Type{b})} {
		if y, err := keep.ReplaceType(x); err == nil {
			t.Errorf("a recursive type changes to %p", y)
		}
	}
	// What a fork finds, the first does not know.
	f := keep.Fork()
	f.SetType(a, d)
	if y, err := f.ReplaceType(NewTupleType(c, []Type{a, c.I32()})); err != nil || y != Type(NewTupleType(c, []Type{d, c.I64()})) {
		t.Error("the fork does not replace a")
	}
	if _, err := keep.ReplaceType(NewTupleType(c, []Type{a, c.I32()})); err == nil {
		t.Error("the first replaces a")
	}
}
