// Package target knows the machines that LLVM 22 generates code for: what a target
// triple names, the target's data layout, and the features of a processor. It is
// independent of MLIR.
//
// # Triples
//
// A triple such as "x86_64-unknown-linux-gnu" names architecture, vendor, operating
// system and environment. As in LLVM, [ParseTriple] goes by position and does not
// normalize: in "x86_64-linux" the vendor is "linux" and the operating system unknown.
// An unknown triple becomes an error only in [New].
//
// # Data layouts
//
// [Triple.DataLayout] returns the data layout string of modules for a triple (LangRef,
// Data Layout). It depends on the triple alone. Package llvmlayout parses it.
//
// # Features
//
// A [Machine] is a triple with a chip and features turned on or off, as in
//
//	m, err := target.New("x86_64-unknown-linux", "skylake", []string{"-avx"})
//	m.Features() // "64bit", "64bit-mode", "adx", "aes", "bmi", ...
//
// Features imply other features. A machine starts with the features of the chip. Then
// come those of the triple, such as 64-bit mode and Thumb, then the given ones in order.
// Turning a feature on also turns on all that it implies. Turning it off also turns off
// all that imply it: "-sse" turns off AVX too.
//
// The table features.txt has the features and chips of each target. A line has a name
// and the features that it turns on, without those that they imply. The command in gen
// writes the table from what the installed tools of LLVM say. A target's part is parsed
// when its first machine is made.
//
// Everything here is safe for concurrent use.
package target

//go:generate go run ./gen
