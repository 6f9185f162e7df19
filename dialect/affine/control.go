package affine

import "github.com/gomlir/gomlir/ir"

// This file says where control goes between regions, and what loops are made of.

// LoopRegions returns the body.
func (op ForOp) LoopRegions() []*ir.Region { return op.Op().Regions() }

// LoopRegions returns the body.
func (op ParallelOp) LoopRegions() []*ir.Region { return op.Op().Regions() }

// CarriedValues implements [ir.CarryingLoopOp].
func (op ForOp) CarriedValues() (inits, args, yields ir.ValueRange) {
	return op.Inits(), op.IterArgs(), op.Yields()
}

// LoopBounds implements [ir.BoundedLoopOp]. A bound that is not a constant is not a value either, so
// nothing is known of it.
func (op ForOp) LoopBounds() []ir.LoopBound {
	bound := func(n int64, known bool) (r ir.FoldResult) {
		if known {
			r.Attr = ir.NewIntegerAttr(op.Op().Context().I64(), n)
		}
		return r
	}
	return []ir.LoopBound{{Variable: op.InductionVar(), Lower: bound(op.ConstantLower()), Upper: bound(op.ConstantUpper()), Step: bound(op.Step(), true)}}
}

// RegionSuccessors goes to the body or to the results, and to one of them only if it is known how
// often the body is executed.
func (op ForOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	body := ir.RegionSuccessor{Region: op.Region(), Inputs: op.IterArgs()}
	n, known := op.TripCount()
	switch {
	case from == nil && known && n > 0:
		return []ir.RegionSuccessor{body}
	case from != nil && known && n == 0:
		return nil // the body never ends, for it never begins
	case from == nil && known, from != nil && known && n == 1:
		return []ir.RegionSuccessor{ir.ToParent(op.Op())}
	}
	return []ir.RegionSuccessor{body, ir.ToParent(op.Op())}
}

// EntryOperands are the inits.
func (op ForOp) EntryOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	n := op.Op().NumOperands()
	return ir.SuccessorOperands{From: n - op.Inits().Len(), To: n}
}

// RegionSuccessors goes to one of the regions, or past an absent one.
func (op IfOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{ir.ToParent(op.Op())}
	}
	then := ir.RegionSuccessor{Region: op.ThenRegion()}
	if op.ElseRegion().Empty() {
		return []ir.RegionSuccessor{then, ir.ToParent(op.Op())}
	}
	return []ir.RegionSuccessor{then, {Region: op.ElseRegion()}}
}

// EntryOperands is empty.
func (IfOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }
