// Package target knows the machines that LLVM 22 generates code for: what a target
// triple names, how data is laid out there, and which features a processor has. It
// knows nothing of MLIR.
//
// # Triples
//
// A triple is a text such as "x86_64-unknown-linux-gnu": architecture, vendor,
// operating system, environment. [ParseTriple] takes it as it is; nothing is moved to
// where it should be, so in "x86_64-linux" the vendor is "linux" and the operating
// system unknown, as in LLVM. A text that names nothing known is not an error
// until somebody asks for a machine.
//
// # Data layouts
//
// [Triple.DataLayout] is the text that a module for the triple has as its data layout
// (LangRef, Data Layout). It follows from the triple alone.
//
// # Features
//
// A [Machine] is a triple with a chip and features turned on or off, as in
//
//	m, err := target.New("x86_64-unknown-linux", "skylake", []string{"-avx"})
//	m.Features() // "64bit", "64bit-mode", "adx", "aes", "bmi", ...
//
// Features imply others. What a machine has is found in this order: what the chip
// has, then what the triple says (64-bit mode, Thumb), then the given features one by
// one. Turning one on also turns on all it implies; turning one off also turns off all
// that imply it, so that "-sse" takes AVX along.
//
// The features of a target, what they imply, and the chips are a table,
// features.txt, in which a line is a name and what is on with it; what follows from
// the rest is left out. The command in gen writes the table: it asks the tools of LLVM
// that are installed. It is read when the first machine of a target is made.
//
// Everything here is safe for concurrent use.
package target

//go:generate go run ./gen
