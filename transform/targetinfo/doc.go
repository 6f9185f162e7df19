// Package targetinfo has the passes that write down what is known about the target of
// a program. An operation, as a rule the module, names its target in an attribute:
//
//	module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux",
//	                                              chip = "skylake", features = <["-avx"]>>} {
//	}
//
// The pass llvm-target-to-data-layout adds the data layout of the target as
// dlti.dl_spec, and llvm-target-to-target-features puts all features that the target has
// in the place of those that are turned on and off. What LLVM's targets are like is in
// package target.
//
// An operation that has a data layout keeps what that says and gets the rest. If the two
// contradict each other, that is an error (mlir-opt 22 crashes).
//
// Both passes have the option initialize-llvm-targets, true unless the user says
// otherwise. Without it they know no target, as in mlir-opt, which has none either until
// somebody asks for them.
package targetinfo
