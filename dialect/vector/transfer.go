package vector

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

var (
	transferReadSyntax  = &asm.CustomOp{ParseOp: parseTransferRead, PrintOp: printTransferRead}
	transferWriteSyntax = &asm.CustomOp{ParseOp: parseTransferWrite, PrintOp: printTransferWrite}
)

// TransferMaskType is the type of the mask of a transfer: the sizes of the vector
// in the order of the dimensions of the memory. One without dimensions has one
// of size 1.
func TransferMaskType(v *ir.VectorType, m affine.Map) *ir.VectorType {
	var shape []int64
	var scalable []bool
	for d := range m.NumDims() {
		if i, ok := m.ResultPosition(affine.NewDim(d)); ok && i < v.Rank() {
			shape, scalable = append(shape, v.Shape()[i]), append(scalable, v.Scalable(i))
		}
	}
	if len(shape) == 0 {
		shape, scalable = []int64{1}, nil
	}
	return ir.NewVectorType(shape, scalable, v.Context().I1())
}

// A transferParser is the common part of the parsers of reads and writes.
type transferParser struct {
	p       *asm.Parser
	indices []asm.Operand
	mask    asm.Operand
	hasMask bool
	typesAt source.Pos
	types   []ir.Type
	shaped  ir.ShapedType
	vector  *ir.VectorType
	m       affine.Map
}

// indexList parses [%i, %j].
func (t *transferParser) indexList() {
	t.p.List(asm.Squares, " in operand list", func() { t.indices = append(t.indices, t.p.Operand()) })
}

// tail parses the mask, attributes and types.
func (t *transferParser) tail() bool {
	if t.p.Got(asm.Comma) {
		t.hasMask, t.mask = true, t.p.Operand()
	}
	t.p.OpAttrDict()
	t.typesAt = t.p.Pos()
	t.p.Want(asm.Colon)
	t.types = t.p.AppendTypes(nil)
	if !t.p.Failed() && len(t.types) != 2 {
		t.errorf("requires two types")
	}
	return !t.p.Failed()
}

func (t *transferParser) errorf(msg string) { t.p.Errorf(t.typesAt, "%s", msg) }

func (t *transferParser) shapedType(typ ir.Type) {
	switch typ.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
		t.shaped = typ.(ir.ShapedType)
	default:
		t.errorf("requires memref or ranked tensor type")
	}
}

func (t *transferParser) vectorType(typ ir.Type) {
	v, ok := typ.(*ir.VectorType)
	if !ok {
		t.errorf("requires vector type")
	}
	t.vector = v
}

// attrs sets the attributes that the text leaves out where they have their
// usual values. If an attribute is of a wrong kind, so that it gets lost, the
// verifier will say so.
func (t *transferParser) attrs() bool {
	p, st := t.p, t.p.State()
	switch a := p.OpAttr("permutation_map").(type) {
	case nil:
		m, ok := minorIdentity(t.shaped, t.vector)
		if !ok {
			t.errorf("expected a custom permutation_map when rank(source) != rank(destination)")
			return false
		}
		t.m = m
		set(st, "permutation_map", ir.NewAffineMapAttr(p.Context(), m))
	case *ir.AffineMapAttr:
		t.m = a.Value()
	}
	if p.OpAttr("in_bounds") == nil {
		list := make([]ir.Attribute, t.m.NumResults())
		for i := range list {
			list[i] = ir.NewBoolAttr(p.Context(), false)
		}
		set(st, "in_bounds", ir.NewArrayAttr(p.Context(), list...))
	}
	return true
}

func (t *transferParser) resolve(o asm.Operand, typ ir.Type) {
	st := t.p.State()
	st.Operands = append(st.Operands, t.p.Resolve(o, typ))
}

func (t *transferParser) resolveIndices() {
	for _, i := range t.indices {
		t.resolve(i, t.p.Context().Index())
	}
}

// resolveMask resolves the mask, whose type follows from that of the vector.
func (t *transferParser) resolveMask() {
	if !t.hasMask || t.p.Failed() {
		return
	}
	if _, ok := t.shaped.Elem().(*ir.VectorType); ok {
		t.p.Errorf(t.mask.Pos, "does not support masks with vector element type")
		return
	}
	if t.vector.Rank() != t.m.NumResults() {
		t.errorf("expected the same rank for the vector and the results of the permutation map")
		return
	}
	t.resolve(t.mask, TransferMaskType(t.vector, t.m))
}

// segments sets the sizes of the groups of operands, the last of which is the
// mask.
func (t *transferParser) segments(sizes ...int32) {
	mask := int32(0)
	if t.hasMask {
		mask = 1
	}
	set(t.p.State(), ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(t.p.Context(), append(sizes, mask)...))
	t.p.CheckOpAttrs()
}

// parseTransferRead parses %base[%i], %padding, %mask {…} : type, type.
func parseTransferRead(p *asm.Parser) {
	t := &transferParser{p: p}
	base := p.Operand()
	t.indexList()
	p.Want(asm.Comma)
	padding := p.Operand()
	if !t.tail() {
		return
	}
	t.shapedType(t.types[0])
	t.vectorType(t.types[1])
	if p.Failed() || !t.attrs() {
		return
	}
	t.resolve(base, t.shaped)
	t.resolveIndices()
	t.resolve(padding, t.shaped.Elem())
	t.resolveMask()
	p.State().Results = append(p.State().Results, t.vector)
	t.segments(1, int32(len(t.indices)), 1)
}

// parseTransferWrite parses %vector, %base[%i], %mask {…} : type, type.
func parseTransferWrite(p *asm.Parser) {
	t := &transferParser{p: p}
	vector := p.Operand()
	p.Want(asm.Comma)
	base := p.Operand()
	t.indexList()
	if !t.tail() {
		return
	}
	t.vectorType(t.types[0])
	t.shapedType(t.types[1])
	if p.Failed() || !t.attrs() {
		return
	}
	t.resolve(vector, t.vector)
	t.resolve(base, t.shaped)
	t.resolveIndices()
	t.resolveMask()
	if _, ok := t.shaped.(*ir.RankedTensorType); ok {
		p.State().Results = append(p.State().Results, t.shaped)
	}
	t.segments(1, 1, int32(len(t.indices)))
}

func printTransferRead(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[TransferReadOp](o)
	p.Byte(' ')
	printIndexed(p, op.Base(), op.Indices())
	p.Str(", ")
	p.Value(op.Padding())
	printTransferTail(p, o, op.Mask(), op.PermutationMap(), op.InBounds())
	p.Type(op.Base().Type())
	p.Str(", ")
	p.Type(op.Result().Type())
}

func printTransferWrite(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[TransferWriteOp](o)
	p.Byte(' ')
	p.Value(op.ValueToStore())
	p.Str(", ")
	printIndexed(p, op.Base(), op.Indices())
	printTransferTail(p, o, op.Mask(), op.PermutationMap(), op.InBounds())
	p.Type(op.ValueToStore().Type())
	p.Str(", ")
	p.Type(op.Base().Type())
}

func printIndexed(p *asm.Printer, base *ir.Value, indices ir.ValueRange) {
	p.Value(base)
	p.Byte('[')
	p.Values(indices.Values())
	p.Byte(']')
}

// printTransferTail writes the mask and the attributes that are not the usual
// ones.
func printTransferTail(p *asm.Printer, o *ir.Operation, mask *ir.Value, m affine.Map, inBounds *ir.ArrayAttr) {
	if mask != nil {
		p.Str(", ")
		p.Value(mask)
	}
	elided := make([]string, 1, 3)
	elided[0] = ir.OperandSegmentSizes
	if m.IsMinorIdentity() {
		elided = append(elided, "permutation_map")
	}
	if !anyTrue(inBounds) {
		elided = append(elided, "in_bounds")
	}
	p.AttrDict(o, elided...)
	p.Str(" : ")
}

func anyTrue(a *ir.ArrayAttr) bool {
	for _, e := range a.Elems() {
		if e.(*ir.IntegerAttr).Bool() {
			return true
		}
	}
	return false
}

// transfer is the common part of the verifiers of reads and writes.
type transfer struct {
	op       *ir.Operation
	base     ir.ShapedType
	vector   *ir.VectorType
	mask     *ir.Value
	indices  int
	m        affine.Map
	inBounds *ir.ArrayAttr
}

// verifySegments checks that the sizes of the groups of operands have one for
// each operand that must be there. Upstream does not, and crashes.
func verifySegments(o *ir.Operation) *diag.Diagnostic {
	for i, d := range o.Def().Operands {
		if from, to := o.OperandSegment(i); d.Arity == ir.Single && to-from != 1 {
			return o.Errorf("operand group starting at #%d requires 1 element, but found %d", from, to-from)
		}
	}
	return nil
}

func verifyTransferRead(o *ir.Operation) *diag.Diagnostic {
	if d := verifySegments(o); d != nil {
		return d
	}
	op := ir.Cast[TransferReadOp](o)
	t := transfer{o, op.Base().Type().(ir.ShapedType), vectorType(op.Result()), op.Mask(), op.Indices().Len(), op.PermutationMap(), op.InBounds()}
	if d := t.verifyIndices(); d != nil {
		return d
	}
	if d := t.verify(); d != nil {
		return d
	}
	padding := op.Padding().Type()
	if e, ok := t.base.Elem().(*ir.VectorType); ok {
		if padding != ir.Type(e) {
			return o.Errorf("requires source element type and padding type to match.")
		}
	} else {
		if !isElement(padding) {
			return o.Errorf("requires valid padding vector elemental type")
		}
		if padding != t.base.Elem() {
			return o.Errorf("requires formal padding and source of the same elemental type")
		}
	}
	return t.verifyMap()
}

func verifyTransferWrite(o *ir.Operation) *diag.Diagnostic {
	if d := verifySegments(o); d != nil {
		return d
	}
	op := ir.Cast[TransferWriteOp](o)
	t := transfer{o, op.Base().Type().(ir.ShapedType), vectorType(op.ValueToStore()), op.Mask(), op.Indices().Len(), op.PermutationMap(), op.InBounds()}
	if d := t.verifyIndices(); d != nil {
		return d
	}
	for _, e := range t.m.Results() {
		if v, ok := e.Constant(); ok && v == 0 {
			return o.Errorf("should not have broadcast dimensions")
		}
	}
	if d := t.verify(); d != nil {
		return d
	}
	return t.verifyMap()
}

// verifyTransferWriteDestination checks that there is a result for a tensor that
// is written into.
func verifyTransferWriteDestination(o *ir.Operation) *diag.Diagnostic {
	base, tensors := o.Operand(1).Type(), 0
	if _, ok := base.(*ir.RankedTensorType); ok {
		tensors = 1
	}
	if o.NumResults() != tensors {
		return o.Errorf("expected the number of tensor results (%d) to be equal to the number of output tensors (%d)", o.NumResults(), tensors)
	}
	if tensors == 1 && o.Result(0).Type() != base {
		return o.Errorf("expected type of operand #1 ('%v') to match type of corresponding result ('%v')", base, o.Result(0).Type())
	}
	return nil
}

func (t *transfer) verifyIndices() *diag.Diagnostic {
	if n := len(t.base.Shape()); t.indices != n {
		return t.op.Errorf("requires %d indices", n)
	}
	return nil
}

func (t *transfer) verify() *diag.Diagnostic {
	if t.op.Attr("masked") != nil {
		return t.op.Errorf("masked attribute has been removed. Use in_bounds instead.")
	}
	switch t.base.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
	default:
		return t.op.Errorf("requires source to be a memref or ranked tensor type")
	}
	if d := t.verifyElements(); d != nil {
		return d
	}
	if t.m.NumSymbols() != 0 {
		return t.op.Errorf("requires permutation_map without symbols")
	}
	if t.m.NumDims() != len(t.base.Shape()) {
		return t.op.Errorf("requires a permutation_map with input dims of the same rank as the source type")
	}
	if t.mask != nil {
		if want := TransferMaskType(t.vector, t.m); t.mask.Type() != ir.Type(want) {
			return t.op.Errorf("inferred mask type ('%v') and mask operand type ('%v') don't match", want, t.mask.Type())
		}
	}
	if n := t.inBounds.Len(); n != t.m.NumResults() {
		return t.op.Errorf("expects the in_bounds attr of same rank as permutation_map results: %v vs inBounds of size: %d",
			ir.NewAffineMapAttr(t.op.Context(), t.m), n)
	}
	return nil
}

// verifyElements checks the elements of the memory against those of the vector,
// and the results of the permutation map against its dimensions.
func (t *transfer) verifyElements() *diag.Diagnostic {
	l := datalayout.At(t.op)
	size := bitsOf(l, t.vector.Elem()) * uint64(lastDim(t.vector))
	rank, isVector := t.vector.Rank(), false
	if e, ok := t.base.Elem().(*ir.VectorType); ok {
		isVector = true
		if unit := bitsOf(l, e.Elem()) * uint64(lastDim(e)); unit != 0 && size%unit != 0 {
			return t.op.Errorf("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source")
		}
		if e.Rank() > rank {
			return t.op.Errorf("requires source vector element and vector result ranks to match.")
		}
		rank -= e.Rank()
	} else if unit := bitsOf(l, t.base.Elem()); unit != 0 && size%unit != 0 {
		return t.op.Errorf("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type")
	}
	if t.m.NumResults() != rank {
		return t.op.Errorf("requires a permutation_map with result dims of the same rank as the vector type")
	}
	if isVector && t.mask != nil {
		return t.op.Errorf("does not support masks with vector element type")
	}
	return nil
}

// verifyMap checks that each result of the permutation map is a dimension, each
// another one, or zero.
func (t *transfer) verifyMap() *diag.Diagnostic {
	seen := make([]bool, t.m.NumInputs())
	for _, e := range t.m.Results() {
		v, isConst := e.Constant()
		switch {
		case isConst && v == 0:
		case e.Kind() != affine.Dim:
			return t.op.Errorf("requires a projected permutation_map (at most one dim or the zero constant can appear in each result)")
		case seen[e.Position()]:
			return t.op.Errorf("requires a permutation_map that is a permutation (found one dim used more than once)")
		default:
			seen[e.Position()] = true
		}
	}
	return nil
}
