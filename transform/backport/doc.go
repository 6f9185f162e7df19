// Package backport rewrites programs with typed pointers in what MLIR 14, 15 or 16 has.
//
// It is the inverse of llvm-opaque-pointers (package opaqueptr), but for the pointers, which are typed and stay
// so. How operations are written in those releases is in their dialects' MLIR14Forms of package asm, and chosen by
// Flags.Release there. This package changes what the program has:
//
//   - the data layout is a string;
//   - attributes of functions that have names today are in passthrough again;
//   - intrinsics have flags as operands, access groups and alias scopes are operations of llvm.metadata,
//     and hints about loops are in llvm.loop;
//   - poison is undef, and a zero that is no pointer is made of constants;
//   - calls have no convention, and functions neither in MLIR 14; symbols have no visibility;
//   - hints, flags that only promise something, and attributes that the release cannot read are dropped.
//
// What a program needs in order to mean the same, and the release does not have, is an error: aliases, atomic
// loads, operand bundles, opaque pointers in MLIR 14.
//
//	gomlir translate --import-llvm --opaque-pointers=0 --release=14 a.ll | mlir-opt-14
package backport
