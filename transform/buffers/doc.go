// Package buffers has the passes that decide where memory is allocated: promote-buffers-to-stack,
// buffer-hoisting, buffer-loop-hoisting and buffer-results-to-out-params.
//
// The first makes memref.alloca of small allocations that are not freed and whose references do
// not leave the scope around them. The next two move allocations up, into the blocks that dominate
// all uses of their references, or out of loops. They follow references through views, calls,
// branches and regions, and through nothing else. The last has the caller of a function allocate the memory for its results.
// There is no pass for Multiply.
package buffers
