package vector

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

var (
	contractSyntax     = &asm.CustomOp{ParseOp: parseContract, PrintOp: printContract}
	outerProductSyntax = &asm.CustomOp{ParseOp: parseOuterProduct, PrintOp: printOuterProduct}
	maskSyntax         = &asm.CustomOp{ParseOp: parseMask, PrintOp: printMask}
)

func parseDynamicIndexList(p *asm.Parser, values *[]asm.Operand, static **ir.DenseArrayAttr) bool {
	p.DynamicIndexList(values, static)
	return true
}

func printDynamicIndexList(p *asm.Printer, _ *ir.Operation, values ir.ValueRange, static *ir.DenseArrayAttr) {
	p.DynamicIndexList(values, static)
}

// set sets an inherent attribute of the operation that is being parsed.
func set(st *ir.OperationState, name string, a ir.Attribute) {
	st.SetInherentAttr(st.Def.Slot(name), a)
}

// setKind gives an operation that has no kind the default one.
func setKind(p *asm.Parser) {
	if p.OpAttr("kind") == nil {
		set(p.State(), "kind", NewCombiningKindAttr(p.Context(), CombiningKindAdd))
	}
}

// parseContract parses {…} %lhs, %rhs, %acc {…} : type, type into type. The
// first dictionary has the inherent attributes, with the types of iterators as
// strings.
func parseContract(p *asm.Parser) {
	at := p.Pos()
	dict, ok := p.Attr().(*ir.DictionaryAttr)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	values := []asm.Operand{p.Operand()}
	p.Want(asm.Comma)
	values = append(values, p.Operand())
	p.Want(asm.Comma)
	values = append(values, p.Operand())
	for p.Got(asm.Comma) {
		values = append(values, p.Operand())
	}
	p.OpAttrDict()
	typesAt := p.Pos()
	p.Want(asm.Colon)
	types := p.AppendTypes(nil)
	p.WantKeyword("into")
	acc := p.Type()
	if p.Failed() {
		return
	}
	if len(types) < 2 {
		p.Errorf(typesAt, "requires two types")
		return
	}
	st := p.State()
	st.Operands = append(st.Operands, p.Resolve(values[0], types[0]), p.Resolve(values[1], types[1]), p.Resolve(values[2], acc))
	st.Results = append(st.Results, acc)
	if p.Failed() {
		return
	}
	twice := ""
	for _, e := range dict.Entries() {
		if twice == "" && p.OpAttr(e.Name) != nil {
			twice = e.Name
		}
	}
	p.AddOpAttrs(dict.Entries()...)
	iterators := iteratorTypes(p, at)
	if p.Failed() {
		return
	}
	setKind(p)
	if len(values) > 3 {
		contractMasks(p, values[3:], types)
	}
	if twice != "" && !p.Failed() {
		p.Errorf(st.Pos, "attribute '%s' occurs more than once in the attribute list", twice)
	}
	p.RemoveOpAttr("iterator_types")
	set(st, "iterator_types", iterators)
}

// contractMasks resolves masks for lhs and rhs, which may be written but which
// no contraction may have: vector.mask takes their place.
func contractMasks(p *asm.Parser, masks []asm.Operand, types []ir.Type) {
	if p.Failed() {
		return
	}
	if len(masks) != 2 {
		p.Errorf(p.State().Pos, "expected zero or exactly 2 vector mask operands")
		return
	}
	for i, m := range masks {
		t := types[i]
		if v, ok := t.(*ir.VectorType); ok {
			t = withElem(v, p.Context().I1())
		}
		p.State().Operands = append(p.State().Operands, p.Resolve(m, t))
	}
}

// iteratorTypes converts ["parallel", "reduction"] in the parsed dictionary to the attributes of
// the operation.
func iteratorTypes(p *asm.Parser, at source.Pos) *ir.ArrayAttr {
	names, ok := p.OpAttr("iterator_types").(*ir.ArrayAttr)
	if !ok {
		p.Errorf(at, `expected "iterator_types" array attribute`)
		return nil
	}
	list := make([]ir.Attribute, 0, names.Len())
	for _, e := range names.Elems() {
		name, ok := e.(*ir.StringAttr)
		if !ok {
			p.Errorf(at, "unexpected iterator_type (%v)", e)
			return nil
		}
		v, ok := IteratorTypeEnum.Lookup(name.Value())
		if !ok {
			p.Errorf(at, "unexpected iterator_type (%s)", name.Value())
			return nil
		}
		list = append(list, NewIteratorTypeAttr(p.Context(), IteratorType(v)))
	}
	return ir.NewArrayAttr(p.Context(), list...)
}

func printContract(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ContractionOp](o)
	p.Byte(' ')
	c := o.Context()
	names := make([]ir.Attribute, 0, op.IteratorTypes().Len())
	for _, t := range op.Iterators() {
		names = append(names, ir.NewStringAttr(c, t.String()))
	}
	p.Dict([]ir.NamedAttribute{
		{Name: "indexing_maps", Value: op.IndexingMaps()},
		{Name: "iterator_types", Value: ir.NewArrayAttr(c, names...)},
		{Name: "kind", Value: NewCombiningKindAttr(c, op.Kind())},
	})
	p.Byte(' ')
	p.Value(op.Lhs())
	p.Str(", ")
	p.Value(op.Rhs())
	p.Str(", ")
	p.Value(op.Acc())
	p.AttrDict(o, "indexing_maps", "iterator_types", "kind")
	p.Str(" : ")
	p.Type(op.Lhs().Type())
	p.Str(", ")
	p.Type(op.Rhs().Type())
	p.Str(" into ")
	p.Type(o.Result(0).Type())
}

// parseOuterProduct parses %lhs, %rhs, %acc {…} : type, type, where the types are
// those of the first two.
func parseOuterProduct(p *asm.Parser) {
	st := p.State()
	values := p.OperandList(-1)
	p.OpAttrDict()
	p.Want(asm.Colon)
	lhs := p.Type()
	p.Want(asm.Comma)
	rhs := p.Type()
	if p.Failed() {
		return
	}
	if len(values) < 2 {
		p.Errorf(st.Pos, "expected at least 2 operands")
		return
	}
	left, ok := lhs.(*ir.VectorType)
	if !ok {
		p.Errorf(st.Pos, "expected vector type for operand #1")
		return
	}
	right, isVector := rhs.(*ir.VectorType)
	if left.Rank() == 0 || isVector && right.Rank() == 0 {
		p.Errorf(st.Pos, "expected vectors of at least one dimension")
		return
	}
	result := outerProductType(left, right)
	setKind(p)
	st.Operands = append(st.Operands, p.Resolve(values[0], lhs), p.Resolve(values[1], rhs))
	if len(values) > 2 {
		st.Operands = append(st.Operands, p.Resolve(values[2], result))
	}
	st.Results = append(st.Results, result)
}

// outerProductType is the type of the products of the elements of two vectors,
// or of one and a scalar if the other is nil.
func outerProductType(lhs, rhs *ir.VectorType) *ir.VectorType {
	shape, scalable := []int64{lhs.Shape()[0]}, []bool{lhs.Scalable(0)}
	if rhs != nil {
		shape, scalable = append(shape, rhs.Shape()[0]), append(scalable, rhs.Scalable(0))
	}
	return ir.NewVectorType(shape, scalable, lhs.Elem())
}

func printOuterProduct(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[OuterProductOp](o)
	p.Byte(' ')
	p.Value(op.Lhs())
	p.Str(", ")
	p.Value(op.Rhs())
	if op.Acc() != nil {
		p.Str(", ")
		p.Value(op.Acc())
		p.AttrDict(o)
	}
	p.Str(" : ")
	p.Type(op.Lhs().Type())
	p.Str(", ")
	p.Type(op.Rhs().Type())
}

// parseMask parses %mask, %passthru { operation } {…} : type -> types.
func parseMask(p *asm.Parser) {
	st := p.State()
	mask := p.Operand()
	var passthru asm.Operand
	hasPassthru := p.Got(asm.Comma)
	if hasPassthru {
		passthru = p.Operand()
	}
	r := p.Region(nil)
	if p.Failed() {
		return
	}
	terminateMask(p, r)
	p.OpAttrDict()
	t := p.ColonType()
	if p.Got(asm.Arrow) {
		st.Results = append(st.Results, p.ResultTypes()...)
	}
	st.Operands = append(st.Operands, p.Resolve(mask, t))
	if p.Failed() || !hasPassthru {
		return
	}
	if len(st.Results) == 0 {
		p.Errorf(st.Pos, "expects a result if passthru operand is provided")
		return
	}
	st.Operands = append(st.Operands, p.Resolve(passthru, st.Results[0]))
}

// terminateMask ends the region of a mask in a yield of the results of its one
// operation, unless the text has the terminator.
func terminateMask(p *asm.Parser, r *ir.Region) {
	b := r.First()
	if b == nil {
		b = ir.NewBlock()
		r.Append(b)
	}
	var results []*ir.Value
	if op := b.Last(); op != nil {
		if op.Is(Yield) || op.Has(ir.Terminator) && b.First() != op {
			return
		}
		if b.First() == op {
			results = resultsOf(op)
		}
	}
	y := ir.OperationState{Context: p.Context(), Def: Yield, Pos: p.State().Pos, Operands: results}
	b.Append(ir.NewOperation(&y))
}

// resultsOf are the results of any operation.
func resultsOf(op *ir.Operation) []*ir.Value {
	var list []*ir.Value
	for _, r := range op.Results().All() {
		list = append(list, r)
	}
	return list
}

func printMask(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[MaskOp](o)
	p.Byte(' ')
	p.Value(op.Mask())
	if v := op.Passthru(); v != nil {
		p.Str(", ")
		p.Value(v)
	}
	p.Str(" { ")
	if b := op.MaskRegion().First(); b != nil && !b.Empty() {
		p.CustomOrGenericOp(b.First())
	}
	p.Str(" }")
	p.AttrDict(o)
	p.Str(" : ")
	p.Type(op.Mask().Type())
	if o.NumResults() > 0 {
		p.Str(" -> ")
		p.Types(o.Results().Types())
	}
}

// minorIdentity returns the permutation map of a transfer whose text has no map. ok is
// false if the vector has more dimensions than the shaped type.
func minorIdentity(shaped ir.ShapedType, v *ir.VectorType) (m affine.Map, ok bool) {
	rank := len(shaped.Shape())
	n := v.Rank()
	if e, ok := shaped.Elem().(*ir.VectorType); ok {
		n -= e.Rank()
	}
	if n < 0 || rank < n {
		return m, false
	}
	return affine.MinorIdentity(rank, n), true
}
