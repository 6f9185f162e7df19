package alias

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A Result says whether two values refer to the same memory.
type Result uint8

const (
	// NoAlias: they refer to memory that does not overlap.
	NoAlias Result = iota
	// MayAlias: it is not known.
	MayAlias
	// PartialAlias: they refer to memory that overlaps, but is not the same.
	PartialAlias
	// MustAlias: they refer to the same memory.
	MustAlias
)

// String is the name of the constant, "MayAlias".
func (r Result) String() string {
	return [...]string{"NoAlias", "MayAlias", "PartialAlias", "MustAlias"}[r]
}

// Merge returns what is true if either of two results is.
func (r Result) Merge(other Result) Result {
	switch {
	case r == other:
		return r
	case r == PartialAlias && other == MustAlias, r == MustAlias && other == PartialAlias:
		return PartialAlias
	}
	return MayAlias
}

// A ModRef says what an operation may do to memory. It is a set of Ref and Mod.
type ModRef uint8

const (
	// NoModRef: nothing.
	NoModRef ModRef = 0
	// Ref: it may read it.
	Ref ModRef = 1
	// Mod: it may write to it.
	Mod ModRef = 2
	// RefMod: it may do both.
	RefMod = Ref | Mod
)

// String is MLIR's name, "ModRef" for RefMod.
func (m ModRef) String() string { return [...]string{"NoModRef", "Ref", "Mod", "ModRef"}[m] }

// An Implementation knows something about references. It answers MayAlias and RefMod where
// it does not.
type Implementation interface {
	// Alias says whether two values refer to the same memory.
	Alias(a, b *ir.Value) Result
	// ModRef says what an operation may do to the memory that a value refers to.
	ModRef(op *ir.Operation, location *ir.Value) ModRef
}

// An Info answers by what its implementations know together. It is MLIR's AliasAnalysis.
// Whether it is safe for concurrent use depends on them; those of this package are.
type Info struct{ impls []Implementation }

// New returns an Info of [Local] and further implementations.
func New(impls ...Implementation) *Info {
	return &Info{append([]Implementation{&Local{}}, impls...)}
}

// Alias says whether two values refer to the same memory: the first answer that is not
// MayAlias.
func (i *Info) Alias(a, b *ir.Value) Result {
	for _, impl := range i.impls {
		if r := impl.Alias(a, b); r != MayAlias {
			return r
		}
	}
	return MayAlias
}

// ModRef says what an operation may do to the memory that a value refers to: what all
// implementations say that it may.
func (i *Info) ModRef(op *ir.Operation, location *ir.Value) ModRef {
	m := RefMod
	for _, impl := range i.impls {
		if m &= impl.ModRef(op, location); m == NoModRef {
			break
		}
	}
	return m
}

// Analysis is an Info without further implementations.
var Analysis = pass.NewAnalysis("AliasAnalysis", func(*pass.Analyses) *Info { return New() })
