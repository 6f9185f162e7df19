// Package peer asks, for tests and benchmarks, what gomlir is compared with: the
// command line tools of upstream MLIR and LLVM. It also finds the directory of
// upstream test inputs.
//
// gomlir is tested against upstream's own tools: the same input must give the
// same bytes. A test asks a tool here:
//
//	opt := peer.Tool(t, "mlir-opt-22")
//	out, err := peer.Command(t, opt, file).CombinedOutput()
//
// Someone who has only Go must still be able to run the tests. So the answers
// that a test needs are recorded in testdata/peers.zip beside it, in an entry for
// each test. An answer is found by a digest of the tool's name, its arguments and
// the contents of its standard input and of the files among the arguments;
// temporary directories do not count. A test whose answer is not recorded is
// skipped at that point where the tool is not installed.
//
// Environment variables say what is done instead:
//
//   - GOMLIR_RECORD=1 asks the tools and writes the answers, replacing those of
//     the tests that run: GOMLIR_RECORD=1 go test -run '^TestPeer$' ./pass. Do so
//     after a change of a test's inputs, or with a new version of a tool.
//   - GOMLIR_OFFLINE=1 does not look for tools. A test that has a recording
//     fails if an answer is missing there, and other tests are skipped.
//   - GOMLIR_REQUIRE_PEERS=1, as continuous integration has it, fails a test that
//     misses a tool, so that no comparison is lost without being noticed, and one
//     whose recorded answer is not the tool's ("stale").
//
// Tests of many inputs try all of them if peers are [Required]; the recording has
// the sample that is tried otherwise.
//
// [Commands] compares whole command lines: what they print, their exit status, the
// file they write. [Difference] says where two texts differ.
package peer
