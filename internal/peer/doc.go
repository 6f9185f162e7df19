// Package peer runs the tools that gomlir is compared with in tests and benchmarks: the command
// line tools of upstream MLIR and LLVM. It also finds the directory of upstream test inputs.
//
// gomlir is tested against upstream's tools: the same input must give the same bytes. A test asks a
// tool like this:
//
//	opt := peer.Tool(t, "mlir-opt-22")
//	out, err := peer.Command(t, opt, file).CombinedOutput()
//
// The tests must also run where only Go is installed. So the answers that a test needs are recorded
// in testdata/peers.zip beside it, with an entry for each test. The key of an answer is a digest of
// the tool's name, its arguments, and the contents of its standard input and of the files among the
// arguments. Temporary directories do not matter. If the tool is not installed and the answer is
// not recorded, the test is skipped at that point.
//
// Environment variables change this:
//
//   - GOMLIR_RECORD=1 asks the tools and records the answers. They replace those of the tests that run:
//     GOMLIR_RECORD=1 go test -run '^TestPeer$' ./pass. Use it after a change of a test's inputs, or with
//     a new version of a tool.
//   - GOMLIR_OFFLINE=1 ignores installed tools. A test that has a recording fails if an answer is missing
//     there, and other tests are skipped.
//   - GOMLIR_REQUIRE_PEERS=1, as in continuous integration, makes a test fail if a tool is missing, so that
//     no comparison is skipped unnoticed. It also fails if a recorded answer is not the tool's ("stale").
//
// Tests of many inputs try all of them if peers are [Required]. Otherwise they try a sample, which
// is what recordings have.
//
// [Commands] compares whole command lines: output, exit status, and the file written. [Difference]
// describes where two texts differ.
package peer
