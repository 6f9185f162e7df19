package asm

import "github.com/gomlir/gomlir/ir"

// Flags say how to print. The zero Flags print what mlir-opt prints when it is
// given none. The fields are in the order of its --help.
type Flags struct {
	// ElideElements prints dense_resource<__elided__> for constants that are
	// no splat and have more elements than ElideElementsOver
	// (-mlir-elide-elementsattrs-if-larger).
	ElideElements     bool
	ElideElementsOver int64

	// ElideResources leaves out resources whose text has more characters than
	// ElideResourcesOver (-mlir-elide-resource-strings-if-larger).
	ElideResources     bool
	ElideResourcesOver int64

	// PrettyDebugInfo writes locations for people instead of for the parser
	// (-mlir-pretty-debuginfo). It needs DebugInfo as well.
	PrettyDebugInfo bool
	// AssumeVerified prints custom forms without checking that the operation
	// is valid (-mlir-print-assume-verified).
	AssumeVerified bool
	// DebugInfo writes locations (-mlir-print-debuginfo).
	DebugInfo bool

	// HexElements is the maximum number of elements of a dense constant that is written element by
	// element (-mlir-print-elementsattrs-with-hex-if-larger). 0 means 100; see also NeverHex and
	// AlwaysHex.
	HexElements int64

	// LocalScope prints an operation by itself: without aliases, and with
	// names as if the nearest operation that is isolated from above were the
	// whole program (-mlir-print-local-scope).
	LocalScope bool
	// Generic prints no custom forms (-mlir-print-op-generic).
	Generic bool
	// SkipRegions prints {...} for regions (-mlir-print-skip-regions).
	SkipRegions bool
	// UniqueSSAIDs numbers values so that no two of the whole program have the
	// same name (-mlir-print-unique-ssa-ids).
	UniqueSSAIDs bool
	// ValueUsers writes the users of each value as a comment
	// (-mlir-print-value-users).
	ValueUsers bool
	// NameLocAsPrefix names values after the name in their location
	// (-mlir-use-nameloc-as-prefix).
	NameLocAsPrefix bool

	// Release is the release of MLIR whose forms are printed: 14, 15, 16 or 22. 0 is
	// 22, but 14 for a program that has types of MLIR 14. The text is what that release
	// reads if the program has nothing that is newer (-release, which MLIR does not have).
	Release int

	// StructAliases says which types have aliases because their text is long
	// (-mlir-print-struct-aliases, which MLIR does not have).
	StructAliases StructAliases

	// Threads is how many goroutines print at a time; 0 is one for each
	// processor. The text is the same for any number.
	Threads int

	// External are the resources of tools that the text carries along, usually
	// what Config.External received. It may be nil.
	External *ExternalResources

	// Verify reports whether an operation is valid. An operation that is not
	// is printed in generic form, because hooks for custom forms may rely on
	// what the verifier checks. Nil, Generic and AssumeVerified: no check.
	Verify func(op *ir.Operation) bool
}

// Values of Flags.HexElements.
const (
	NeverHex  = -1
	AlwaysHex = -2
)

// hexOver returns the number of elements beyond which dense constants are in
// hexadecimal, negative for never.
func (f *Flags) hexOver() int64 {
	switch f.HexElements {
	case 0:
		return 100
	case AlwaysHex:
		return 0
	}
	return f.HexElements
}

// uniqueIDs reports whether no two values have the same number. This holds for the
// generic form, too, since its reader may not know which operations start a scope, but not in MLIR
// 14 to 16.
func (f *Flags) uniqueIDs() bool {
	return f.UniqueSSAIDs || f.Generic && (f.Release == 0 || f.Release > 16)
}
