package llvm

import "github.com/gomlir/gomlir/ir"

// ViewSource implements [ir.ViewLikeOp].
func (op GEPOp) ViewSource() *ir.Value { return op.Base() }

// ViewSource implements [ir.ViewLikeOp].
func (op AddrSpaceCastOp) ViewSource() *ir.Value { return op.Arg() }
