package vector

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// AppendEffects appends a read if it is of a memref: tensors are values.
func (op TransferReadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return appendTransfer(list, effects.Read, op.Base())
}

// AppendEffects appends a write if it is to a memref: tensors are values.
func (op TransferWriteOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return appendTransfer(list, effects.Write, op.Base())
}

func appendTransfer(list []effects.Effect, kind effects.Kind, base *ir.Value) []effects.Effect {
	if _, tensor := base.Type().(*ir.RankedTensorType); tensor {
		return list
	}
	return append(list, effects.Effect{Kind: kind, Value: base})
}

// Speculatability depends on what is read: an access to memory may be out of bounds.
func (op TransferReadOp) Speculatability() effects.Speculatability {
	return transferSpeculatability(op.Base())
}

// Speculatability depends on what is written: an access to memory may be out of bounds.
func (op TransferWriteOp) Speculatability() effects.Speculatability {
	return transferSpeculatability(op.Base())
}

func transferSpeculatability(base *ir.Value) effects.Speculatability {
	if _, tensor := base.Type().(*ir.RankedTensorType); tensor {
		return effects.Speculatable
	}
	return effects.NotSpeculatable
}
