// Package inlining puts the bodies of functions in the place of calls.
//
// An [Inliner] inlines one call, or one region, at a time; the pass inline of package
// transform/inline decides which. Dialects say what is possible, and what happens to
// their operations. To do so, a dialect implements [DialectInterface], MLIR's
// DialectInlinerInterface:
//
//	type inliner struct{ inlining.Defaults }
//
//	// All operations of the dialect may be inlined anywhere.
//	func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }
//
//	Interfaces: []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
//
// Nothing is inlined that a dialect has not declared legal: the dialect of the call says
// whether the callable may take its place, that of the operation around the call whether
// the region may come there, and that of each operation of the body whether this may go.
package inlining

import (
	"iter"

	"github.com/gomlir/gomlir/ir"
)

// DialectInterface is MLIR's DialectInlinerInterface.
var DialectInterface = ir.NewDialectInterface[Dialect]("DialectInlinerInterface")

// A Dialect answers for its operations when something is inlined. The methods may be
// called by several goroutines at a time, for calls in different functions. [Defaults]
// has an implementation of each method.
type Dialect interface {
	// CallIsLegal reports whether the region of a callable may take the place of a call,
	// which is an operation of the dialect. The region is copied if copied is true, or
	// else moved.
	CallIsLegal(call, callable *ir.Operation, copied bool) bool
	// RegionIsLegal reports whether the blocks of src may come into dest, a region of an
	// operation of the dialect. args are the values for the arguments of its first block.
	RegionIsLegal(dest, src *ir.Region, copied bool, args []*ir.Value) bool
	// OpIsLegal reports whether an operation of the dialect that is in an inlined region
	// may come into dest.
	OpIsLegal(op *ir.Operation, dest *ir.Region, copied bool, args []*ir.Value) bool
	// AnalyzesRegions reports whether the operations in the regions of an operation of
	// the dialect must be legal, too.
	AnalyzesRegions(op *ir.Operation) bool
	// ConvertForCall makes, at the builder's point, an operation that converts a value to
	// a type: a call of the dialect has other types than the callable. The operation has
	// the value as its operand, and one result. Nil means that there is none. What was
	// made is erased if the call is not inlined in the end.
	ConvertForCall(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Operation
	// HandleArgument returns what takes the place of an argument of a callable of the
	// dialect, a value of the same type: arg, or one that depends on it. attrs are the
	// attributes of the argument, which may be none. The builder's point is in front of
	// the inlined operations. A placeholder (see [ir.NewPlaceholder]) must have been
	// replaced when HandleBlocks returns.
	HandleArgument(b *ir.Builder, call, callable *ir.Operation, arg *ir.Value, attrs *ir.DictionaryAttr) *ir.Value
	// HandleResult is HandleArgument for a result. The builder's point is behind the
	// inlined operations.
	HandleResult(b *ir.Builder, call, callable *ir.Operation, result *ir.Value, attrs *ir.DictionaryAttr) *ir.Value
	// HandleBlocks sees the blocks that were inlined for a call of the dialect, with
	// their terminators. It may change their operations.
	HandleBlocks(s *Site)
	// MergesBlock reports whether the only block of a region may be merged with the
	// block around the call, which is an operation of the dialect's with that region as a
	// part of it, so that HandleResults is called for its terminator. If not, that block
	// is handled as one of several.
	MergesBlock(block *ir.Block) bool
	// HandleTerminator replaces a terminator of the dialect, which leaves an inlined
	// region of several blocks, by a branch to dest. The arguments of dest stand for the
	// results. A terminator that goes to other blocks of the region stays.
	HandleTerminator(op *ir.Operation, dest *ir.Block)
	// HandleResults replaces the uses of the results of a call by what the terminator of
	// an inlined block gives, an operation of the dialect. The terminator is erased
	// afterwards.
	HandleResults(op *ir.Operation, results []*ir.Value)
}

// A Site is a place where a call is being inlined.
type Site struct {
	Call, Callable *ir.Operation
	// Args are the values in the place of the arguments of the callable, and CallArgs
	// are the values that the call has for them.
	Args, CallArgs []*ir.Value
	// Blocks are the inlined blocks.
	Blocks Blocks
}

// Blocks are blocks of a region that follow each other: from First up to but not
// including End, which is nil at the end of the region.
type Blocks struct {
	First, End *ir.Block
}

// All yields the blocks.
func (b Blocks) All() iter.Seq[*ir.Block] {
	return func(yield func(*ir.Block) bool) {
		for block := b.First; block != b.End; block = block.Next() {
			if !yield(block) {
				return
			}
		}
	}
}

// Ops yields the operations in the blocks, and all in these, each after those in its
// regions. The body of the loop may erase the operation that it is given.
func (b Blocks) Ops() iter.Seq[*ir.Operation] {
	return func(yield func(*ir.Operation) bool) {
		for block := range b.All() {
			for op := range block.Ops() {
				for inner := range ir.Postorder(op) {
					if !yield(inner) {
						return
					}
				}
			}
		}
	}
}

// Defaults implements [Dialect] for dialects that embed it: nothing is legal, regions
// are analyzed, there are no conversions, and values stay what they are.
type Defaults struct{}

// CallIsLegal returns false.
func (Defaults) CallIsLegal(_, _ *ir.Operation, _ bool) bool { return false }

// RegionIsLegal returns false.
func (Defaults) RegionIsLegal(_, _ *ir.Region, _ bool, _ []*ir.Value) bool { return false }

// OpIsLegal returns false.
func (Defaults) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return false }

// AnalyzesRegions returns true.
func (Defaults) AnalyzesRegions(*ir.Operation) bool { return true }

// ConvertForCall returns nil.
func (Defaults) ConvertForCall(*ir.Builder, *ir.Value, ir.Type) *ir.Operation { return nil }

// HandleArgument returns arg.
func (Defaults) HandleArgument(_ *ir.Builder, _, _ *ir.Operation, arg *ir.Value, _ *ir.DictionaryAttr) *ir.Value {
	return arg
}

// HandleResult returns result.
func (Defaults) HandleResult(_ *ir.Builder, _, _ *ir.Operation, result *ir.Value, _ *ir.DictionaryAttr) *ir.Value {
	return result
}

// HandleBlocks does nothing.
func (Defaults) HandleBlocks(*Site) {}

// MergesBlock returns true.
func (Defaults) MergesBlock(*ir.Block) bool { return true }

// HandleTerminator does nothing.
func (Defaults) HandleTerminator(*ir.Operation, *ir.Block) {}

// HandleResults replaces the results by the operands of the terminator, if there are as
// many.
func (Defaults) HandleResults(op *ir.Operation, results []*ir.Value) { ReplaceByOperands(op, results) }

// ReplaceByOperands replaces the uses of values by the operands of an operation, if there
// are as many of the one as of the other.
func ReplaceByOperands(op *ir.Operation, values []*ir.Value) {
	if op.NumOperands() == len(values) {
		for i, v := range values {
			v.ReplaceAllUsesWith(op.Operand(i))
		}
	}
}
