// Package effects says what operations do to memory, and whether they may run where they
// did not.
//
// An operation tells it by [MemoryOpInterface]: a list of effects, each of which reads,
// writes, allocates or frees a value, a symbol, or nothing that is known by name. The
// trait NoMemoryEffect stands for an empty list, and an operation with the trait
// RecursiveMemoryEffects has the effects of what is in its regions, in addition to its
// own. Any other operation may do anything.
//
// A specification says which effects there are (see package ods), or names a function
// for those that depend on the operation. An operation of a dialect without a
// specification has a method of its view:
//
//	func (op LoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
//		return append(list, effects.Effect{Kind: effects.Read, Value: op.Addr()})
//	}
//
// A [Summary] is what passes ask, [Of] an operation with all that is in it. The questions
// are those of MLIR's SideEffectInterfaces:
//
//	effects.Of(op) == 0            // isMemoryEffectFree
//	effects.Of(op).Erasable()      // no effect is lost with an unused operation
//	effects.IsTriviallyDead(op)
//	effects.IsPure(op)
//	effects.IsSpeculatable(op)
//
// All of these only read, and are safe for concurrent use.
package effects
