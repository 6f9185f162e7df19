// Package upstream runs upstream MLIR's own tests with gomlir in the place of
// mlir-opt and mlir-translate, and holds the lists of what comes of them.
//
// Each test of upstream 22 and 14, in LIST.txt or LIST-affine.txt, is on one of two lists here. pass-22.txt and
// pass-14.txt name those that pass. waiting-22.txt and waiting-14.txt name the
// rest, each with what it waits for, kept by hand:
//
//	Transforms/sccp.mlir  pass sccp; dialect scf
//
// A listed pass that fails is a regression, and a test that passes without being
// listed is progress that nobody has claimed; both fail here. After a change
// that makes tests pass,
//
//	go test ./test/upstream -update
//
// moves them from the waiting list to the other one. A test that used to pass is
// moved back only as "unexplained", which fails until someone says why.
//
// A test that expects diagnostics could pass without looking at them. So each
// expected text of those that pass is altered once, after which the test must fail.
//
// Tests that lower a program and execute it are on pass-22run.txt and waiting-22run.txt:
// gomlir lowers, mlir-runner-22 executes.
//
// Tests of 14 that contradict 22 never pass. The table amended has each place where they
// do; with those amended, they must pass, and with any one of them not, fail.
//
// The tests themselves, and the runners litrun.py and runtests.py, are not part of this
// repository: see [github.com/gomlir/gomlir/internal/peer.Shared].
package upstream
