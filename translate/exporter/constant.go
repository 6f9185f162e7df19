package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

func convertConstant(b *body, op *ir.Operation) bool {
	c, bad := b.x.constant(b.typ(op.Result(0).Type()), ir.Cast[llvm.ConstantOp](op).Value())
	if c == nil {
		return b.fail(plain(op, "%s", bad))
	}
	return b.set(op, c)
}

func convertUndef(b *body, op *ir.Operation) bool {
	return b.set(op, llvmir.NewUndef(b.typ(op.Result(0).Type())))
}

func convertPoison(b *body, op *ir.Operation) bool {
	return b.set(op, llvmir.NewPoison(b.typ(op.Result(0).Type())))
}

func convertZero(b *body, op *ir.Operation) bool {
	return b.set(op, llvmir.NewZero(b.typ(op.Result(0).Type())))
}

func convertNone(b *body, op *ir.Operation) bool {
	return b.set(op, llvmir.NewZero(b.x.m.Types.Simple(llvmir.TokenType)))
}

func convertAddressOf(b *body, op *ir.Operation) bool {
	name := ir.Cast[llvm.AddressOfOp](op).GlobalName()
	g := b.x.symbols[name]
	if g == nil {
		return b.failf(op, "there is no global @%s", name)
	}
	return b.set(op, g)
}

func convertDSOLocalEquivalent(b *body, op *ir.Operation) bool {
	name := ir.Cast[llvm.DSOLocalEquivalentOp](op).FunctionName()
	g := b.x.symbols[name]
	if g == nil {
		return b.failf(op, "there is no global @%s", name)
	}
	return b.set(op, &llvmir.DSOLocalEquivalent{Global: g})
}

func convertBlockAddress(b *body, op *ir.Operation) bool {
	c, bad := b.x.blockAddress(ir.Cast[llvm.BlockAddressOp](op).BlockAddr())
	if c == nil {
		return b.fail(plain(op, "%s", bad))
	}
	if a, ok := c.(*llvmir.BlockAddress); ok && b.awaits(a) {
		b.x.awaited.Store(a, true)
	}
	return b.set(op, c)
}

// awaits reports whether the block tag that an address refers to is not translated yet. Until then
// upstream represents the address by a placeholder. It can fold more of that than of a block
// address: the difference between two addresses computed from the same one.
func (b *body) awaits(a *llvmir.BlockAddress) bool {
	if b.f == nil {
		return false
	}
	if a.Func == b.f.fn {
		return !b.tagged[a.Block]
	}
	return b.f.number < b.x.byName[a.Func.Name].number
}

func convertBlockTag(b *body, op *ir.Operation) bool {
	b.tagged[b.f.blocks[op.Block().Number()]] = true
	return true
}

// blockAddress returns the address of the block with a tag.
func (x *exporter) blockAddress(a *llvm.BlockAddressAttr) (llvmir.Constant, string) {
	f := x.byName[a.Function().Root()]
	if f == nil {
		return nil, "cannot be converted to LLVM IR: there is no function @" + a.Function().Root()
	}
	for block := range f.op.Body().Blocks() {
		for op := range block.Ops() {
			if t, ok := op.View().(llvm.BlockTagOp); ok && t.Tag() == a.Tag() {
				return x.m.NewBlockAddress(f.blocks[block.Number()]), ""
			}
		}
	}
	return nil, "cannot be converted to LLVM IR: no block has the tag of the address"
}

const (
	unsupportedConstant = "unsupported constant value"
	notAnArray          = "expected an array attribute for a struct constant"
	floatMismatch       = "FloatAttr does not match expected type of the constant"
)

// constant returns an attribute as a constant of type t, or an error message.
func (x *exporter) constant(t *llvmir.Type, a ir.Attribute) (llvmir.Constant, string) {
	if t == nil {
		return nil, unsupportedConstant
	}
	c, bad := x.attrConstant(t, a)
	if c == nil && x.kept.exact {
		return llvmir.NewPoison(t), "" // the caller has the original constant
	}
	return c, bad
}

func (x *exporter) attrConstant(t *llvmir.Type, a ir.Attribute) (llvmir.Constant, string) {
	switch a := a.(type) {
	case nil, *llvm.UndefAttr:
		return llvmir.NewUndef(t), ""
	case *llvm.PoisonAttr:
		return llvmir.NewPoison(t), ""
	case *llvm.ZeroAttr:
		return llvmir.NewZero(t), ""
	case *llvm.DSOLocalEquivalentAttr:
		if g := x.symbols[a.Sym().Root()]; g != nil {
			return &llvmir.DSOLocalEquivalent{Global: g}, ""
		}
	case *llvm.BlockAddressAttr:
		return x.blockAddress(a)
	case *ir.ArrayAttr:
		return x.listConstant(t, a)
	}
	if t.Kind() == llvmir.StructType {
		return nil, notAnArray
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return integerConstant(t, a)
	case *ir.FloatAttr:
		return floatConstant(t, a.Value())
	case *ir.SymbolRefAttr:
		if g := x.symbols[a.Root()]; g != nil {
			return g, ""
		}
	case *ir.StringAttr:
		if t.Kind() == llvmir.ArrayType && t.Elem().Kind() == llvmir.IntegerType {
			return llvmir.NewString(x.m.Types.Array(x.m.Types.Int(8), uint64(len(a.Value()))), a.Value()), ""
		}
	case *ir.DenseElementsAttr:
		return x.denseConstant(t, a)
	case *ir.DenseResourceElementsAttr:
		return x.resourceConstant(t, a)
	case *ir.SparseElementsAttr:
		if dense := sparse(a); dense != nil {
			return x.denseConstant(t, dense)
		}
	}
	return nil, unsupportedConstant
}

// listConstant returns a struct or array whose elements are attributes of several kinds.
func (x *exporter) listConstant(t *llvmir.Type, a *ir.ArrayAttr) (llvmir.Constant, string) {
	n := uint64(a.Len())
	var elem func(i int) *llvmir.Type
	switch t.Kind() {
	case llvmir.StructType:
		if n != uint64(len(t.Fields())) {
			return nil, unsupportedConstant
		}
		elem = func(i int) *llvmir.Type { return t.Fields()[i] }
	case llvmir.ArrayType, llvmir.VectorType:
		if n != t.Len() {
			return nil, unsupportedConstant
		}
		elem = func(int) *llvmir.Type { return t.Elem() }
	default:
		return nil, unsupportedConstant
	}
	elems := make([]llvmir.Constant, n)
	for i, e := range a.Elems() {
		c, bad := x.constant(elem(i), e)
		if c == nil {
			return nil, bad
		}
		elems[i] = c
	}
	return llvmir.NewAggregate(t, elems), ""
}

// integerConstant returns an integer, resized to the width of t. It sign-extends unless the
// attribute is unsigned or an i1.
func integerConstant(t *llvmir.Type, a *ir.IntegerAttr) (llvmir.Constant, string) {
	if t.Kind() != llvmir.IntegerType {
		return nil, unsupportedConstant
	}
	v := a.Value()
	it, ok := a.Type().(*ir.IntegerType)
	return llvmir.NewWideInt(t, resize(v, t.Bits(), ok && (it.IsUnsigned() || it.Width() == 1))), ""
}

func resize(v num.Int, width uint32, unsigned bool) num.Int {
	switch {
	case width < v.Width():
		return v.Trunc(width)
	case width == v.Width():
		return v
	case unsigned:
		return v.Zext(width)
	}
	return v.Sext(width)
}

// floatConstant returns a float. A format that LLVM does not have becomes an integer of the same
// width.
func floatConstant(t *llvmir.Type, v num.Float) (llvmir.Constant, string) {
	if t.Kind() == llvmir.IntegerType {
		if bits := v.Int(); bits.Width() == t.Bits() {
			return llvmir.NewWideInt(t, bits), ""
		}
	}
	if t.Kind() == llvmir.PPCFP128Type && v.Semantics() == num.F128 {
		// MLIR has no attribute for the sum of two f64. The import uses an f128 instead, which
		// upstream does not export.
		v, _ = v.Convert(num.PPCDoubleDouble)
	}
	if !t.IsFloat() || llvmir.NewZero(t).(*llvmir.Float).Value.Semantics() != v.Semantics() {
		return nil, floatMismatch
	}
	return llvmir.NewFloat(t, v), ""
}

// leaves creates the scalar constants that nested arrays and vectors consist of.
type leaves struct {
	typ  *llvmir.Type
	bits func(i int64) num.Int
	sem  num.Semantics
	flt  bool
	part *leaves // the parts of complex numbers, which are structs of two
}

func (l *leaves) at(i int64) llvmir.Constant {
	if l.part != nil {
		re, im := l.part.at(2*i), l.part.at(2*i+1)
		if isZero(re) && isZero(im) {
			return llvmir.NewZero(l.typ)
		}
		return llvmir.NewAggregate(l.typ, []llvmir.Constant{re, im})
	}
	v := l.bits(i)
	if l.flt && l.typ.IsFloat() {
		return llvmir.NewFloat(l.typ, num.FloatFromInt(l.sem, v))
	}
	return llvmir.NewWideInt(l.typ, resize(v, l.typ.Bits(), v.Width() == 1))
}

// scalar returns the scalar type that nested arrays and vectors consist of, and the number of
// scalars.
func scalar(t *llvmir.Type) (*llvmir.Type, int64) {
	n := int64(1)
	for t.Kind() == llvmir.ArrayType || t.Kind() == llvmir.VectorType {
		n *= int64(t.Len())
		t = t.Elem()
	}
	return t, n
}

// newLeaves returns the leaves of type t for an attribute with element type elem, or nil if that is
// impossible.
func newLeaves(t *llvmir.Type, elem ir.Type, bits func(i int64) num.Int) *leaves {
	l := &leaves{typ: t, bits: bits}
	switch e := elem.(type) {
	case *ir.FloatType:
		l.sem, l.flt = e.Semantics(), true
		if t.IsFloat() {
			if llvmir.NewZero(t).(*llvmir.Float).Value.Semantics() != l.sem {
				return nil
			}
		} else if t.Kind() != llvmir.IntegerType || t.Bits() != e.Width() {
			return nil
		}
	case *ir.IntegerType, *ir.IndexType:
		if t.Kind() != llvmir.IntegerType {
			return nil
		}
	case *ir.ComplexType:
		if f := t.Fields(); t.Kind() != llvmir.StructType || len(f) != 2 || f[0] != f[1] {
			return nil
		}
		if l.part = newLeaves(t.Fields()[0], e.Elem(), bits); l.part == nil {
			return nil
		}
	default:
		return nil
	}
	return l
}

// denseConstant returns the elements of an attribute as nested arrays and vectors.
func (x *exporter) denseConstant(t *llvmir.Type, a *ir.DenseElementsAttr) (llvmir.Constant, string) {
	leaf, n := scalar(t)
	l := newLeaves(leaf, a.ShapedType().Elem(), a.Bits)
	if l == nil {
		return nil, unsupportedConstant
	}
	if a.IsSplat() {
		c := l.at(0)
		if isZero(c) {
			return llvmir.NewZero(t), ""
		}
		if repeats(t) > maxRepeats {
			return nil, "constant with too many elements"
		}
		return splat(t, c), ""
	}
	if n != a.Len() {
		return nil, unsupportedConstant
	}
	next := int64(0)
	return l.nested(t, &next), ""
}

// nested builds arrays and vectors from the next elements.
func (l *leaves) nested(t *llvmir.Type, next *int64) llvmir.Constant {
	if t.Kind() != llvmir.ArrayType && t.Kind() != llvmir.VectorType {
		c := l.at(*next)
		*next++
		return c
	}
	if t.Elem().Kind() == llvmir.IntegerType && t.Elem().Bits() == 8 && t.Kind() == llvmir.ArrayType {
		raw := make([]byte, t.Len())
		for i := range raw {
			v, _ := l.at(*next).(*llvmir.Int).Value.Uint64()
			raw[i] = byte(v)
			*next++
		}
		return llvmir.NewString(t, string(raw))
	}
	elems := make([]llvmir.Constant, t.Len())
	for i := range elems {
		elems[i] = l.nested(t.Elem(), next)
	}
	return llvmir.NewAggregate(t, elems)
}

// isZero reports whether a constant may be written as zeroinitializer. Negative zero may not.
func isZero(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Int:
		return c.Value.IsZero()
	case *llvmir.Float:
		lo, hi := c.Value.Bits()
		return lo|hi == 0
	case *llvmir.Zero:
		return true
	}
	return false
}

// maxRepeats bounds the number of equal elements of an array, which LLVM IR lists one by one. LLVM
// itself fails a little later.
const maxRepeats = 1 << 28

// repeats returns the number of listed elements, or any number greater than maxRepeats.
func repeats(t *llvmir.Type) uint64 {
	n := uint64(1)
	for ; t.Kind() == llvmir.ArrayType || t.Kind() == llvmir.VectorType; t = t.Elem() {
		if t.Kind() == llvmir.ArrayType {
			if n *= min(t.Len(), maxRepeats+1); n > maxRepeats {
				return n
			}
		}
	}
	return n
}

// splat returns nested arrays and vectors whose scalars all equal c.
func splat(t *llvmir.Type, c llvmir.Constant) llvmir.Constant {
	switch t.Kind() {
	case llvmir.ArrayType:
		e := splat(t.Elem(), c)
		elems := make([]llvmir.Constant, t.Len())
		for i := range elems {
			elems[i] = e
		}
		return llvmir.NewAggregate(t, elems)
	case llvmir.VectorType:
		return llvmir.NewSplat(t, splat(t.Elem(), c))
	}
	return c
}

// resourceConstant returns the elements in a resource, which have their sizes in memory.
func (x *exporter) resourceConstant(t *llvmir.Type, a *ir.DenseResourceElementsAttr) (llvmir.Constant, string) {
	if _, ok := a.ShapedType().(*ir.MemRefType); ok {
		return nil, "unsupported dense_resource type"
	}
	leaf, n := scalar(t)
	var width uint32
	switch e := a.ShapedType().Elem().(type) {
	case *ir.IntegerType:
		width = e.Width()
	case *ir.FloatType:
		width = e.Width()
	}
	if width < 8 || width%8 != 0 {
		return nil, "no known conversion for innermost element type"
	}
	data, _, ok := a.Resource().Blob()
	if !ok {
		return nil, "resource does not exist"
	}
	size := int64(width / 8)
	elements := int64(1)
	for _, d := range a.ShapedType().Shape() {
		elements *= d
	}
	if int64(len(data)) != elements*size {
		return nil, "raw data size does not match element type size"
	}
	if elements != n {
		return nil, unsupportedConstant
	}
	l := newLeaves(leaf, a.ShapedType().Elem(), func(i int64) num.Int {
		v, _ := num.FromBytes(width, data[i*size:(i+1)*size])
		return v
	})
	if l == nil {
		return nil, unsupportedConstant
	}
	next := int64(0)
	return l.nested(t, &next), ""
}

// sparse returns a sparse constant with all its elements listed. It returns nil if they are not
// numbers or too many.
func sparse(a *ir.SparseElementsAttr) *ir.DenseElementsAttr {
	values, ok := a.Values().(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	var width uint32
	switch e := a.ShapedType().Elem().(type) {
	case *ir.IntegerType:
		width = e.Width()
	case *ir.FloatType:
		width = e.Width()
	case *ir.IndexType:
		width = ir.IndexBits
	default:
		return nil
	}
	shape := a.ShapedType().Shape()
	total := int64(1)
	for _, d := range shape {
		total *= d
	}
	const most = 1 << 28 // in elements
	if total < 0 || total > most {
		return nil
	}
	all := make([]num.Int, total)
	for i := range all {
		all[i] = num.NewInt(width, 0)
	}
	rank := int64(len(shape))
	for i := range values.Len() {
		at := int64(0)
		for d := range rank {
			v, _ := a.Indices().Bits(i*rank + d).Int64()
			at = at*shape[d] + v
		}
		if at >= 0 && at < total {
			all[at] = values.Bits(i)
		}
	}
	return ir.NewDenseInts(a.ShapedType(), all...)
}

// A partial is a constant aggregate that insertvalue operations fill. Creating a constant for every
// step would take time quadratic in the number of elements.
type partial struct {
	typ   *llvmir.Type
	elems []llvmir.Constant // nil where parts has the element
	parts map[int]*partial
}

// newPartial returns an aggregate for insertion, or nil if the elements of c are not known.
func newPartial(c llvmir.Constant) *partial {
	t := c.Type()
	n := 0
	switch t.Kind() {
	case llvmir.StructType:
		n = len(t.Fields())
	case llvmir.ArrayType:
		const most = 1 << 26
		if t.Len() > most {
			return nil
		}
		n = int(t.Len())
	default:
		return nil
	}
	p := &partial{typ: t, elems: make([]llvmir.Constant, n)}
	for i := range p.elems {
		if p.elems[i] = llvmir.ElemAt(c, i); p.elems[i] == nil {
			return nil
		}
	}
	return p
}

// insert sets the element at a position. It returns false if that is impossible.
func (p *partial) insert(c llvmir.Constant, position []int64) bool {
	i := int(position[0])
	if i < 0 || i >= len(p.elems) {
		return false
	}
	if len(position) == 1 {
		delete(p.parts, i)
		p.elems[i] = c
		return true
	}
	part := p.parts[i]
	if part == nil {
		if part = newPartial(p.elems[i]); part == nil {
			return false
		}
		if p.parts == nil {
			p.parts = map[int]*partial{}
		}
		p.parts[i] = part
	}
	return part.insert(c, position[1:])
}

// constant returns the aggregate.
func (p *partial) constant() llvmir.Constant {
	for i, part := range p.parts {
		p.elems[i] = part.constant()
	}
	p.parts = nil
	return llvmir.NewAggregate(p.typ, p.elems)
}
