// Package mutation tests with inputs that are nearly right: upstream's .mlir
// and .ll files in which a few tokens were deleted, doubled, swapped or replaced. Nobody
// writes tests for most of the mistakes that come of it, and each must end in
// good time with a verdict, output or a diagnostic, and with the same one as
// mlir-opt's or llvm-as's.
//
//	go test ./test/mutation                                     # a few
//	go test ./test/mutation -args -edits 100000 -sample 2000    # many
//	go test ./test/mutation -args -seed 7 -sample 500           # others
//	go test ./test/mutation -args -seed 7 -only 123 -v          # one, with its text
//	go test ./test/mutation -run LL -args -edits 50000 -sample 1000 -ll DIR
//
// A mutant is made of nothing but the inputs, the seed and its number, so it
// comes again when asked for. All of them are run by gomlir; a sample of them
// spread evenly also by the peer, and compared: first whether they are accepted,
// then, for .mlir, what the first diagnostic is and where, or the output. A valid
// .ll must also be what its printed text says, and come back from MLIR valid. Where both are
// right to differ, the table in explain.go says why, and the test counts that.
// Whatever is not explained fails.
//
// Of 50,000 mutated .ll files of seed 1, a thousand were given to llvm-as 22 too,
// which agreed about each.
//
// Random pipelines of passes run on the same inputs and mutants, as far as they are valid, and
// on random modules: see TestPipelines.
//
//	go test ./test/mutation -run Pipelines -args -pipelines 20000 -seed 7
//
// Inputs are the parts of upstream's files, cut at "// -----", that mention no
// dialect but those that gomlir has; for .ll, also the tests of package llvmir,
// and the directory that -ll names.
package mutation
