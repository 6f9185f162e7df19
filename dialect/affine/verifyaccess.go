package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// verifySubscripts checks the subscripts of an access to a memref.
func verifySubscripts(o *ir.Operation, m affine.Map, memref *ir.Value, operands ir.ValueRange) *diag.Diagnostic {
	switch {
	case m.NumResults() != memref.Type().(*ir.MemRefType).Rank():
		return o.Errorf("affine map num results must equal memref rank")
	case m.NumInputs() != operands.Len():
		return o.Errorf("expects as many subscripts as affine map inputs")
	}
	return verifyInputs(o, operands, m.NumDims())
}

func elementOf(memref *ir.Value) ir.Type { return memref.Type().(*ir.MemRefType).Elem() }

func verifyLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LoadOp](o)
	if op.Result().Type() != elementOf(op.Memref()) {
		return o.Errorf("result type must match element type of memref")
	}
	return verifySubscripts(o, op.Map(), op.Memref(), op.Indices())
}

func verifyStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[StoreOp](o)
	if op.Value().Type() != elementOf(op.Memref()) {
		return o.Errorf("value to store must have the same type as memref element type")
	}
	return verifySubscripts(o, op.Map(), op.Memref(), op.Indices())
}

func verifyVectorLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[VectorLoadOp](o)
	if d := verifySubscripts(o, op.Map(), op.Memref(), op.Indices()); d != nil {
		return d
	}
	return verifyVector(o, op.Memref(), op.Result())
}

func verifyVectorStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[VectorStoreOp](o)
	if d := verifySubscripts(o, op.Map(), op.Memref(), op.Indices()); d != nil {
		return d
	}
	return verifyVector(o, op.Memref(), op.Value())
}

func verifyVector(o *ir.Operation, memref, vector *ir.Value) *diag.Diagnostic {
	if elementOf(memref) != vector.Type().(*ir.VectorType).Elem() {
		return o.Errorf("requires memref and vector types of the same elemental type")
	}
	return nil
}

func verifyPrefetch(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[PrefetchOp](o)
	switch {
	case op.Map().NumResults() != op.Memref().Type().(*ir.MemRefType).Rank():
		return o.Errorf("affine.prefetch affine map num results must equal memref rank")
	case op.Map().NumInputs()+1 != o.NumOperands():
		return o.Errorf("too few operands")
	}
	return verifyIndices(o, op.Indices(), "index must be a valid dimension or symbol identifier")
}

// verifyIndices checks that values may be dimensions or symbols.
func verifyIndices(o *ir.Operation, values ir.ValueRange, otherwise string) *diag.Diagnostic {
	x := validity{region: Scope(o)}
	for _, v := range values.All() {
		if !x.dim(v) && !x.symbol(v) {
			return o.Errorf("%s", otherwise)
		}
	}
	return nil
}

// dmaOperand is a memref of a DMA operation in diagnostics.
type dmaOperand struct{ name, index string }

func verifyDmaStart(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[DmaStartOp](o)
	inputs, d := verifyDmaMaps(o, dmaMaps[:])
	if d != nil {
		return d
	}
	operands := []dmaOperand{{"source", "src"}, {"destination", "dst"}, {"tag", "tag"}}
	at := 0
	for i, n := range inputs {
		if at >= o.NumOperands() {
			return o.Errorf("incorrect number of operands")
		}
		if _, ok := o.Operand(at).Type().(*ir.MemRefType); !ok {
			return o.Errorf("expected DMA %s to be of memref type", operands[i].name)
		}
		at += 1 + n
	}
	if n := o.NumOperands(); n != at+1 && n != at+3 {
		return o.Errorf("incorrect number of operands")
	}
	for i, a := range op.Accesses() {
		if d := verifyDmaIndices(o, a.Operands, operands[i].index+" index", "dma_start"); d != nil {
			return d
		}
	}
	return nil
}

// verifyDmaMaps returns how many inputs the maps of an operation have.
func verifyDmaMaps(o *ir.Operation, names []string) (inputs []int, d *diag.Diagnostic) {
	for _, name := range names {
		m, ok := o.Attr(name).(*ir.AffineMapAttr)
		if !ok {
			return nil, o.Errorf("requires attribute '%s'", name)
		}
		inputs = append(inputs, m.Value().NumInputs())
	}
	return inputs, nil
}

func verifyDmaIndices(o *ir.Operation, values ir.ValueRange, which, op string) *diag.Diagnostic {
	if !slices.ContainsFunc(values.Values(), func(v *ir.Value) bool { return !isIndex(v) }) {
		return verifyIndices(o, values, which+" must be a valid dimension or symbol identifier")
	}
	return o.Errorf("%s to %s must have 'index' type", which, op)
}

func verifyDmaWait(o *ir.Operation) *diag.Diagnostic {
	inputs, d := verifyDmaMaps(o, dmaMaps[2:])
	switch {
	case d != nil:
		return d
	case o.NumOperands() != inputs[0]+2:
		return o.Errorf("incorrect number of operands")
	}
	if _, ok := o.Operand(0).Type().(*ir.MemRefType); !ok {
		return o.Errorf("expected DMA tag to be of memref type")
	}
	return verifyDmaIndices(o, ir.Cast[DmaWaitOp](o).Tag().Operands, "index", "dma_wait")
}

func verifyDelinearize(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[DelinearizeIndexOp](o)
	if n := len(op.StaticBasis()); o.NumResults() != n && o.NumResults() != n+1 {
		return o.Errorf("should return an index for each basis element and up to one extra index")
	}
	if d := verifyBasis(o, op.StaticBasis(), op.DynamicBasis()); d != nil {
		return d
	}
	if slices.ContainsFunc(op.StaticBasis(), func(size int64) bool { return size <= 0 && size != ir.DynamicSize }) {
		return o.Errorf("no basis element may be statically non-positive")
	}
	return nil
}

func verifyLinearize(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LinearizeIndexOp](o)
	if n, indices := len(op.StaticBasis()), op.MultiIndex().Len(); indices != n && indices != n+1 {
		return o.Errorf("should be passed a basis element for each index except possibly the first")
	}
	return verifyBasis(o, op.StaticBasis(), op.DynamicBasis())
}

func verifyBasis(o *ir.Operation, static []int64, dynamic ir.ValueRange) *diag.Diagnostic {
	n := 0
	for _, size := range static {
		if size == ir.DynamicSize {
			n++
		}
	}
	if n != dynamic.Len() {
		return o.Errorf("mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite")
	}
	return nil
}
