// Package functollvm converts functions, calls and returns of the func dialect to the llvm dialect.
// Package tollvm describes the conversion of arguments and results.
//
// # C interfaces
//
// A function with the attribute llvm.emit_c_interface gets a second function, whose name has the
// prefix "_mlir_ciface_". C code can call it. If the function is only declared, C code must define
// it. Its memrefs are pointers to descriptors, and a struct result is written to the address in its
// first argument.
package functollvm
