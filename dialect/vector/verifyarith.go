package vector

import (
	"slices"
	"strconv"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// dimText is a dimension as types have it: 4 or [4].
func dimText(n int64, scalable bool) string {
	s := strconv.FormatInt(n, 10)
	if scalable {
		return "[" + s + "]"
	}
	return s
}

// noKind is reported if the text has something other than a kind.
const noKind = "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')"

func verifyReduction(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReductionOp](o)
	if n := vectorType(op.Vector()).Rank(); n > 1 {
		return o.Errorf("unsupported reduction rank: %d", n)
	}
	if t := op.Result().Type(); !isCombinable(op.Kind(), t) {
		return o.Errorf("unsupported reduction type ''%v'' for kind '%v'", t, op.Kind())
	}
	return nil
}

func verifyMultiReduction(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MultiDimReductionOp](o)
	source, dims := vectorType(op.Source()), op.ReductionDims()
	var shape []int64
	var scalable []bool
	for i, n := range source.Shape() {
		if !slices.Contains(dims, int64(i)) {
			shape, scalable = append(shape, n), append(scalable, source.Scalable(i))
		}
	}
	want := source.Elem()
	if len(shape) > 0 {
		want = ir.NewVectorType(shape, scalable, source.Elem())
	}
	if op.Result().Type() != want {
		return o.Errorf("destination type '%v' is incompatible with source type '%v'", op.Result().Type(), source)
	}
	return nil
}

func verifyScan(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ScanOp](o)
	source, initial, dim := vectorType(op.Source()), vectorType(op.InitialValue()), op.ReductionDim()
	if dim >= int64(source.Rank()) {
		return o.Errorf("reduction dimension %d has to be less than %d", dim, source.Rank())
	}
	if initial.Rank() != source.Rank()-1 {
		return o.Errorf("initial value rank %d has to be equal to %d", initial.Rank(), source.Rank()-1)
	}
	var shape []int64
	for i, n := range source.Shape() {
		if int64(i) != dim {
			shape = append(shape, n)
		}
	}
	if !slices.Equal(initial.Shape(), shape) {
		return o.Errorf("incompatible input/initial value shapes")
	}
	if !isCombinable(op.Kind(), source.Elem()) {
		return o.Errorf("unsupported reduction type '%v' for kind '%v'", source.Elem(), op.Kind())
	}
	return nil
}

func verifyOuterProduct(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[OuterProductOp](o)
	lhs, result := vectorType(op.Lhs()), vectorType(o.Result(0))
	rhs, isVector := op.Rhs().Type().(*ir.VectorType)
	if lhs.Rank() != 1 {
		return o.Errorf("expected 1-d vector for operand #1")
	}
	switch {
	case isVector && rhs.Rank() != 1:
		return o.Errorf("expected 1-d vector for operand #2")
	case isVector && result.Rank() != 2:
		return o.Errorf("expected 2-d vector result")
	case !isVector && result.Rank() != 1:
		return o.Errorf("expected 1-d vector result")
	case lhs.Shape()[0] != result.Shape()[0]:
		return o.Errorf("expected #1 operand dim to match result dim #1")
	case isVector && rhs.Shape()[0] != result.Shape()[1]:
		return o.Errorf("expected #2 operand dim to match result dim #2")
	case isVector && lhs.IsScalable() && !rhs.IsScalable():
		return o.Errorf("expected either both or only #2 operand dim to be scalable")
	case op.Acc() != nil && op.Acc().Type() != ir.Type(result):
		return o.Errorf("expected operand #3 of same type as result type")
	case o.Attr("kind") == nil:
		return o.Errorf(noKind)
	case !isCombinable(op.Kind(), result.Elem()):
		return o.Errorf("unsupported outerproduct type")
	}
	return nil
}

// Maps are the affine maps from the dimensions of the product to those
// of lhs, rhs and acc.
func (op ContractionOp) Maps() []affine.Map {
	elems := op.IndexingMaps().Elems()
	maps := make([]affine.Map, 0, len(elems))
	for _, e := range elems {
		if m, ok := e.(*ir.AffineMapAttr); ok {
			maps = append(maps, m.Value())
		}
	}
	return maps
}

// Iterators say of each dimension of the product whether it is summed up.
func (op ContractionOp) Iterators() []IteratorType {
	elems := op.IteratorTypes().Elems()
	types := make([]IteratorType, len(elems))
	for i, e := range elems {
		types[i] = e.(*IteratorTypeAttr).Value()
	}
	return types
}

// contraction is the data of the verifier of a contraction.
type contraction struct {
	op       *ir.Operation
	lhs, rhs *ir.VectorType
	maps     []affine.Map
	// reduced and batch are pairs of a dimension of lhs and one of rhs that go
	// together.
	reduced, batch [][2]int
}

func verifyContract(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ContractionOp](o)
	c := &contraction{op: o, lhs: vectorType(op.Lhs()), rhs: vectorType(op.Rhs()), maps: op.Maps()}
	if i, ok := c.lhs.Elem().(*ir.IntegerType); ok && !i.IsSignless() {
		return o.Errorf("only supports signless integer types")
	}
	if len(c.maps) != 3 || op.IndexingMaps().Len() != 3 {
		return o.Errorf("expected an indexing map for each vector operand")
	}
	iterators := op.Iterators()
	if d := c.verifyMaps(len(iterators)); d != nil {
		return d
	}
	c.reduced, c.batch = c.pairs(iterators, IteratorTypeReduction), c.pairs(iterators, IteratorTypeParallel)
	switch {
	case len(c.reduced) == 0:
		return o.Errorf("expected at least one contracting dimension pair")
	case !c.sameSizes(c.reduced):
		return o.Errorf("invalid contracting dimension map")
	case !c.sameSizes(c.batch):
		return o.Errorf("invalid batch dimension map")
	}
	if d := c.verifyOutput(); d != nil {
		return d
	}
	if o.Attr("kind") == nil {
		return o.Errorf(noKind)
	}
	elem := o.Result(0).Type()
	if v, ok := elem.(*ir.VectorType); ok {
		elem = v.Elem()
	}
	if !isCombinable(op.Kind(), elem) {
		return o.Errorf("unsupported contraction type")
	}
	return nil
}

// verifyMaps checks the map of each operand against its dimensions.
func (c *contraction) verifyMaps(iterators int) *diag.Diagnostic {
	for i, m := range c.maps {
		rank := 0
		if v, ok := c.op.Operand(i).Type().(*ir.VectorType); ok {
			rank = v.Rank()
		}
		switch {
		case m.NumSymbols() != 0:
			return c.op.Errorf("expected indexing map %d to have no symbols", i)
		case m.NumDims() != iterators:
			return c.op.Errorf("expected indexing map %d to have %d number of inputs", i, iterators)
		case m.NumResults() != rank:
			return c.op.Errorf("expected indexing map %d to have %d number of outputs", i, rank)
		case !m.IsProjectedPermutation(false):
			return c.op.Errorf("expected indexing map %d to be a projected permutation of its inputs", i)
		}
	}
	return nil
}

// pairs are the dimensions of lhs and rhs that belong to one of the product, of
// those with a type of iterator.
func (c *contraction) pairs(iterators []IteratorType, of IteratorType) [][2]int {
	var list [][2]int
	for i, t := range iterators {
		if t != of {
			continue
		}
		l, ok := c.maps[0].ResultPosition(affine.NewDim(i))
		r, ok2 := c.maps[1].ResultPosition(affine.NewDim(i))
		if ok && ok2 {
			list = append(list, [2]int{l, r})
		}
	}
	return list
}

func (c *contraction) sameSizes(pairs [][2]int) bool {
	for _, p := range pairs {
		if c.lhs.Shape()[p[0]] != c.rhs.Shape()[p[1]] {
			return false
		}
	}
	return true
}

// verifyOutput checks the types of the accumulator and the result.
func (c *contraction) verifyOutput() *diag.Diagnostic {
	acc, accIsVector := c.op.Operand(2).Type().(*ir.VectorType)
	result, resultIsVector := c.op.Result(0).Type().(*ir.VectorType)
	left := c.lhs.Rank() - len(c.reduced) + c.rhs.Rank() - len(c.reduced) - len(c.batch)
	if left == 0 {
		if accIsVector || resultIsVector {
			return c.op.Errorf("invalid accumulator/result vector shape")
		}
		return nil
	}
	if !accIsVector || !resultIsVector {
		return c.op.Errorf("invalid accumulator/result vector shape")
	}
	extents := make([]int64, c.maps[0].NumDims())
	for i, v := range [...]*ir.VectorType{c.lhs, c.rhs} {
		for j, e := range c.maps[i].Results() {
			if p := e.Position(); extents[p] == 0 {
				extents[p] = v.Shape()[j]
			}
		}
	}
	if slices.Contains(extents, 0) {
		return c.op.Errorf("expected all dimensions to be either a LHS or a RHS dimension")
	}
	shape := make([]int64, c.maps[2].NumResults())
	for i, e := range c.maps[2].Results() {
		shape[i] = extents[e.Position()]
	}
	if want := ir.NewVectorType(shape, result.ScalableDims(), result.Elem()); result != want || acc != want {
		return c.op.Errorf("invalid accumulator/result vector shape, expected: '%v'", want)
	}
	return nil
}
