// Package dataflow finds out what is true of values, or at places of a program, whatever
// way control takes: that a value is always 3, that an argument is never used, what was
// last written to memory. It is MLIR's data-flow framework.
//
// # Writing an analysis
//
// What is known of a value is an element of a lattice: a type with a method that joins two
// pieces of knowledge into what is true of both. The zero element says that nothing is
// known yet.
//
//	type Sign struct{ MayBeNegative, MayBePositive bool }
//
//	func (s Sign) Join(t Sign) (Sign, bool) {
//		joined := Sign{s.MayBeNegative || t.MayBeNegative, s.MayBePositive || t.MayBePositive}
//		return joined, joined != s
//	}
//
// An analysis is a struct with functions. One says what is known of a value that comes
// from somewhere else; another one what an operation makes of what is known of its
// operands:
//
//	signs := dataflow.LoadForward(solver, dataflow.Forward[Sign]{
//		Entry:    func(*ir.Value) Sign { return Sign{true, true} },
//		Transfer: func(op *ir.Operation, operands, results []Sign) { … },
//	})
//
// The rest is the framework's: block arguments get what their predecessors give them,
// arguments of functions what calls give, if all calls are known, results of calls what
// the functions return, and regions what ir.RegionBranchOp says. What is never executed
// does not count. When what is known of a value changes, all that depends on it is looked
// at again, until nothing changes.
//
// # Kinds of analyses
//
//   - [Forward] goes from operands to results.
//   - [Backward] goes from results to operands.
//   - [DenseForward] goes from the place before an operation to the one after it. What it
//     knows belongs to places of the program, such as the contents of memory.
//   - [DenseBackward] goes from the place after an operation to the one before it.
//   - An [Analysis] of any other kind does what it likes, with [States] of its own.
//
// Several analyses in one [Solver] run together, and may use what the others know so far.
// Each has its own states, which the function that loads it returns. All stand on
// [DeadCode], which every solver has: it knows which blocks are executed, and where control
// comes from. It needs to know which conditions are constant, so that most solvers also
// load constant propagation:
//
//	solver := dataflow.NewSolver(dataflow.Config{})
//	constants := dataflow.LoadConstants(solver)
//	live := dataflow.LoadLiveness(solver)
//	if err := solver.Run(ctx, module); err != nil { … }
//	if c := constants.At(value); c.Attr() != nil { … }
//
// # Results
//
// States stay what they are when the IR changes afterwards. They belong to values, blocks
// and operations by pointer, so that those of a value that is erased must not be asked for
// after another one may have taken its place.
//
// A solver belongs to one goroutine. Any number of solvers may work on operations that are
// isolated from each other at a time.
//
// # Order
//
// The work list is first in, first out, as MLIR's, so that analyses whose result depends
// on the order have the result that they have there.
package dataflow
