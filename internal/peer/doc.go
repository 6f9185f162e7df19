// Package peer finds, for tests and benchmarks, what gomlir is compared with:
// the command line tools of upstream MLIR and LLVM, and the directory of
// upstream test inputs.
//
// gomlir is tested against upstream's own tools: the same input must give the
// same bytes. Someone who has only Go must still be able to run the tests, so a
// test that needs a peer asks for it here:
//
//	opt := peer.Tool(t, "mlir-opt-22")
//	out, err := exec.Command(opt, file).CombinedOutput()
//
// and is skipped where the tool is not installed. With GOMLIR_REQUIRE_PEERS=1
// in the environment, as continuous integration has it, a missing peer fails the
// test instead, so that no comparison is lost without being noticed.
//
// [Commands] compares whole command lines: what they print, their exit status, the
// file they write. [Difference] says where two texts differ.
package peer
