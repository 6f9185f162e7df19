// Package functollvm converts functions, calls and returns of the func dialect to the
// llvm dialect. What becomes of arguments and results is described in package tollvm.
//
// # C interfaces
//
// A function with the attribute llvm.emit_c_interface gets a second function, named with
// the prefix "_mlir_ciface_". C code can call it; if the function is only declared, C
// code has to define it. Its memrefs are pointers to descriptors, and a result that is a
// struct is written to the address in its first argument.
package functollvm
