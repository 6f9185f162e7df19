package cf

import "github.com/gomlir/gomlir/ir/effects"

// AppendEffects says that an assertion writes: it must not be erased.
func (op AssertOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return append(list, effects.Effect{Kind: effects.Write})
}
