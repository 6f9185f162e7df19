package mlprogram

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// onGlobal appends an effect on the global that an operation refers to.
func onGlobal(list []effects.Effect, kind effects.Kind, global *ir.SymbolRefAttr) []effects.Effect {
	return append(list, effects.Effect{Kind: kind, Symbol: global})
}

// AppendEffects implements [effects.MemoryOp].
func (op GlobalLoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return onGlobal(list, effects.Read, op.Global())
}

// AppendEffects implements [effects.MemoryOp].
func (op GlobalLoadGraphOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return onGlobal(list, effects.Read, op.Global())
}

// AppendEffects implements [effects.MemoryOp].
func (op GlobalStoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return onGlobal(list, effects.Write, op.Global())
}

// AppendEffects implements [effects.MemoryOp]. That it reads, and does not write, is MLIR's specification.
func (op GlobalStoreGraphOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return onGlobal(list, effects.Read, op.Global())
}
