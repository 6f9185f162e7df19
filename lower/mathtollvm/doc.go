// Package mathtollvm converts the math dialect to the llvm dialect: most operations become an
// intrinsic each, and some a few operations. Those that LLVM has no intrinsic for stay; package
// mathtolibm makes calls of them.
package mathtollvm
