package datalayout

import (
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An Entry states something about a type, or about a named property of the target.
type Entry interface {
	ir.Attribute
	// KeyType returns the type that the entry describes, nil if it describes a property.
	KeyType() ir.Type
	// KeyName returns the name of the property, "" if the entry describes a type.
	KeyName() string
	// Value returns what the entry states.
	Value() ir.Attribute
}

// A Spec is an attribute that declares a data layout.
type Spec interface {
	ir.Attribute
	// LayoutEntries returns the entries in the order in which they are written. The slice
	// must not be modified.
	LayoutEntries() []Entry
}

// An EntryType is a type of a dialect that a data layout may have entries about.
type EntryType interface {
	ir.Type
	// LayoutEntriesError checks the entries about types of this kind. It returns nil if
	// they are valid.
	LayoutEntriesError(entries []Entry) error
	// LayoutsCompatible reports whether the entries about types of this kind in a nested
	// operation agree with those of an outer one.
	LayoutsCompatible(outer, inner []Entry) bool
}

// EntryInterface is for dialects that check entries whose names are in their
// namespace.
var EntryInterface = ir.NewDialectInterface[EntryDialect]("EntryInterface")

// An EntryDialect checks entries whose names are in the namespace of a dialect: see
// [EntryInterface].
type EntryDialect interface {
	LayoutEntryError(e Entry) error
}

// SpecOf returns the data layout that an operation declares, or nil.
func SpecOf(op *ir.Operation) Spec {
	for _, a := range op.Discardables().Entries() {
		if s, ok := a.Value.(Spec); ok {
			return s
		}
	}
	return nil
}

// VerifyOp checks the data layout that an operation declares, and that it agrees with
// those of the operations around it. It returns nil if all is well.
func VerifyOp(op *ir.Operation) *diag.Diagnostic {
	spec := SpecOf(op)
	if spec == nil {
		return nil
	}
	groups, named := group(spec)
	if err := check(op.Context(), groups, named); err != nil {
		return diag.Errorf(op.Place(), "%v", err)
	}
	for outer := op.ParentOp(); outer != nil; outer = outer.ParentOp() {
		around := SpecOf(outer)
		if around == nil {
			continue
		}
		if !compatible(around, groups, named) {
			return op.ErrorPlainf("data layout does not combine with layouts of enclosing ops").
				Note(outer.Place(), "enclosing op with data layout")
		}
	}
	return nil
}

// entryGroup holds the entries about types of one kind.
type entryGroup struct {
	kind    *ir.TypeDef
	entries []Entry
}

// group splits the entries of a layout by kind of type, in the order in which the kinds
// first appear.
func group(spec Spec) (groups []entryGroup, named []Entry) {
	for _, e := range spec.LayoutEntries() {
		t := e.KeyType()
		if t == nil {
			named = append(named, e)
			continue
		}
		i := 0
		for i < len(groups) && groups[i].kind != t.Def() {
			i++
		}
		if i == len(groups) {
			groups = append(groups, entryGroup{kind: t.Def()})
		}
		groups[i].entries = append(groups[i].entries, e)
	}
	return groups, named
}

func check(ctx *ir.Context, groups []entryGroup, named []Entry) error {
	for _, g := range groups {
		if err := checkGroup(g); err != nil {
			return err
		}
	}
	for _, e := range named {
		d := ctx.Dialect(namespace(e.KeyName()))
		if d == nil {
			continue
		}
		if v, ok := EntryInterface.Of(ctx, d); ok {
			if err := v.LayoutEntryError(e); err != nil {
				return err
			}
		}
	}
	return nil
}

func namespace(name string) string {
	for i := range len(name) {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return ""
}

func checkGroup(g entryGroup) error {
	switch t := g.entries[0].KeyType().(type) {
	case *ir.IndexType:
		if _, ok := g.entries[0].Value().(*ir.IntegerAttr); !ok {
			return fmt.Errorf("expected integer attribute in the data layout entry for '%v'", t)
		}
	case *ir.IntegerType, *ir.FloatType:
		for _, e := range g.entries {
			if err := checkAlignments(e); err != nil {
				return err
			}
		}
	case EntryType:
		return t.LayoutEntriesError(g.entries)
	default:
		if g.kind.Dialect == "builtin" {
			return fmt.Errorf("unexpected data layout for a built-in type")
		}
		return fmt.Errorf("data layout specified for a type that does not support it")
	}
	return nil
}

// checkAlignments checks the entry of an integer or float type, which has its ABI
// alignment and optionally its preferred one, in bits.
func checkAlignments(e Entry) error {
	vs, ok := e.Value().(*ir.DenseElementsAttr)
	if !ok || vs.ShapedType().Elem() != ir.Type(e.Context().I64()) {
		return fmt.Errorf("expected a dense i64 elements attribute in the data layout entry %v", e)
	}
	n := vs.Len()
	if n != 1 && n != 2 {
		return fmt.Errorf("expected 1 or 2 elements in the data layout entry %v", e)
	}
	if abi, preferred := Element(vs, 0), Element(vs, n-1); preferred < abi {
		return fmt.Errorf("preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry %v", e)
	}
	return nil
}

// Element returns element i of an integer constant; it must fit 64 bits.
func Element(a *ir.DenseElementsAttr, i int64) uint64 {
	v, _ := a.Bits(i).Uint64()
	return v
}

// compatible reports whether a nested layout agrees with an outer one.
func compatible(outer Spec, inner []entryGroup, named []Entry) bool {
	around, names := group(outer)
	for _, g := range inner {
		var old []Entry
		for _, a := range around {
			if a.kind == g.kind {
				old = a.entries
			}
		}
		if t, ok := g.entries[0].KeyType().(EntryType); ok {
			if !t.LayoutsCompatible(old, g.entries) {
				return false
			}
		} else if !sameValues(old, g.entries) {
			return false
		}
	}
	return sameValues(names, named)
}

// sameValues reports whether the inner entries have the same values as outer entries with
// the same keys.
func sameValues(outer, inner []Entry) bool {
	for _, e := range inner {
		for _, o := range outer {
			if o.KeyType() == e.KeyType() && o.KeyName() == e.KeyName() && o.Value() != e.Value() {
				return false
			}
		}
	}
	return true
}

// Combine returns the entries of two layouts together: first the named ones, then those
// about types, grouped by kind. Where both have an entry with a key, the inner one
// counts. It returns false if the layouts contradict each other.
func Combine(outer, inner Spec) ([]Entry, bool) {
	groups, named := group(inner)
	if !compatible(outer, groups, named) {
		return nil, false
	}
	all, names := group(outer)
	out := merge(names, named)
	for _, g := range groups {
		i := slices.IndexFunc(all, func(o entryGroup) bool { return o.kind == g.kind })
		if i < 0 {
			all = append(all, g)
			continue
		}
		all[i].entries = merge(all[i].entries, g.entries)
	}
	for _, g := range all {
		out = append(out, g.entries...)
	}
	return out, true
}

// merge replaces the entries of a list that have the same key as one of the others, and
// appends the rest.
func merge(list, with []Entry) []Entry {
	for _, e := range with {
		i := slices.IndexFunc(list, func(o Entry) bool { return o.KeyType() == e.KeyType() && o.KeyName() == e.KeyName() })
		if i < 0 {
			list = append(list, e)
		} else {
			list[i] = e
		}
	}
	return list
}
