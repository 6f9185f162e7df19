package ods

// An Enum is an enumeration.
type Enum struct {
	// Name is the name of its Go type, "CmpIPredicate".
	Name string
	// Dialect is the namespace. It must be set if other dialects use the
	// enumeration.
	Dialect string
	// Prefix comes before the names of the constants. Empty: Name.
	Prefix string
	// Summary is the name of the enumeration in diagnostics.
	Summary string
	// Cpp is the full name of the C++ type, which some diagnostics have:
	// "::mlir::arith::FastMathFlags".
	Cpp string
	// Bits is the width of the integer that holds it.
	Bits int
	// Flags is set for sets of bits; Separator is between the names of two.
	Flags     bool
	Separator string
	// Unquoted flags print as keywords even if there are several.
	Unquoted bool
	// Groups prints a case of several bits instead of them where it applies
	// (printBitEnumPrimaryGroups).
	Groups bool
	// Empty flags in an attribute may have an empty text, as in MLIR 14.
	Empty bool
	Cases []Case

	// File determines the name of the generated file. See Op.File.
	File string
}

// Enums is a list of enumerations.
type Enums []*Enum

// InFile sets the file of enumerations. See [Ops.InFile].
func (enums Enums) InFile(name string) Enums {
	for _, e := range enums {
		e.File = name
	}
	return enums
}

// A Case is a case of an enumeration.
type Case struct {
	// Go completes the name of its constant. Empty: Text in camel case.
	Go    string
	Text  string
	Value uint64
	// Group is set for a case of several bits.
	Group bool
}

// C is a case of an enumeration.
func C(text string, value uint64) Case { return Case{Text: text, Value: value} }

// Named is the case with another name in Go.
func (c Case) Named(goName string) Case { c.Go = goName; return c }

// Combined is the case as one of several bits.
func (c Case) Combined() Case { c.Group = true; return c }

// Count numbers names from zero.
func Count(names ...string) []Case {
	cases := make([]Case, len(names))
	for i, n := range names {
		cases[i] = C(n, uint64(i))
	}
	return cases
}
