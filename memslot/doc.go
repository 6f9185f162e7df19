// Package memslot has the interfaces by which operations and types take part in the
// removal of memory: passes mem2reg and sroa.
//
// A [Slot] is memory of a known type, of which nobody knows the address but those who use
// one value, its pointer. An operation that makes slots implements an interface for each
// of the two things that can become of one:
//
//   - [PromotableAllocation]: the slot becomes values. Each load is replaced by what
//     was stored last, and blocks where different stores meet get an argument.
//   - [DestructurableAllocation]: a slot of an aggregate becomes slots of its elements.
//     The type of the slot is a [DestructurableType].
//
// All who use the pointer must agree, by the interfaces that they implement:
//
//   - [PromotableMemOp] loads from a slot or stores to it;
//   - [PromotableOp] can go, or do without the pointer: a cast, a mark of a lifetime;
//   - [DestructurableAccessor] can use slots of elements instead of that of the
//     aggregate;
//   - [SafeAccessor] stays within the bounds of a slot.
//
// If one of them does not, the slot stays as it is. The methods that are asked first change
// nothing; those that are called when all have agreed do the change. They create operations
// with the builder that they get, and erase none: they return [Delete], and the pass erases
// the operation in the end.
//
// Package transform/mem2reg has the passes' code. The interfaces are those of MLIR's
// MemorySlotInterfaces.
package memslot
