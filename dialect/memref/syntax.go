package memref

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	allocaScopeSyntax      = &asm.CustomOp{ParseOp: parseAllocaScope, PrintOp: printAllocaScope}
	genericAtomicRMWSyntax = &asm.CustomOp{ParseOp: parseGenericAtomicRMW, PrintOp: printGenericAtomicRMW}
	prefetchSyntax         = &asm.CustomOp{ParseOp: parsePrefetch, PrintOp: printPrefetch}
	transposeSyntax        = &asm.CustomOp{ParseOp: parseTranspose, PrintOp: printTranspose, Names: asm.Namers{Results: nameTranspose}}
	dmaStartSyntax         = &asm.CustomOp{ParseOp: parseDmaStart, PrintOp: printDmaStart}
)

func parseDynamicIndexList(p *asm.Parser, values *[]asm.Operand, static **ir.DenseArrayAttr) bool {
	p.DynamicIndexList(values, static)
	return true
}

func printDynamicIndexList(p *asm.Printer, _ *ir.Operation, values ir.ValueRange, static *ir.DenseArrayAttr) {
	p.DynamicIndexList(values, static)
}

// memRefType is the name of the type in diagnostics.
const memRefType = "builtin.memref"

// indexed is a memref with indices in the text, %m[%i, %j].
type indexed struct {
	memref  asm.Operand
	indices []asm.Operand
}

func parseIndexed(p *asm.Parser) (x indexed) {
	x.memref = p.Operand()
	p.List(asm.Squares, " in operand list", func() { x.indices = append(x.indices, p.Operand()) })
	return x
}

// resolve appends the operands, of which the first has a given type.
func (x indexed) resolve(p *asm.Parser, t ir.Type) {
	st := p.State()
	st.Operands = append(st.Operands, p.Resolve(x.memref, t))
	resolveIndices(p, x.indices...)
}

func resolveIndices(p *asm.Parser, list ...asm.Operand) {
	st := p.State()
	for _, i := range list {
		st.Operands = append(st.Operands, p.Resolve(i, p.Context().Index()))
	}
}

func printIndexed(p *asm.Printer, memref *ir.Value, indices ir.ValueRange) {
	p.Value(memref)
	p.Byte('[')
	p.Values(indices.Values())
	p.Byte(']')
}

// parseAllocaScope parses -> (types) {region} {…}.
func parseAllocaScope(p *asm.Parser) {
	st := p.State()
	if p.Got(asm.Arrow) {
		st.Results = append(st.Results, p.ResultTypes()...)
	}
	p.EnsureTerminator(p.Region(nil))
	p.OpAttrDict()
}

func printAllocaScope(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[AllocaScopeOp](o)
	p.Byte(' ')
	if o.NumResults() > 0 {
		p.Str(" -> (")
		p.Types(o.Results().Types())
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.BodyRegion(), asm.RegionOptions{NoEntryArgs: true, NoTerminator: o.NumResults() == 0})
	p.AttrDict(o)
}

// parseGenericAtomicRMW parses %m[%i] : type {region} {…}.
func parseGenericAtomicRMW(p *asm.Parser) {
	st := p.State()
	x := parseIndexed(p)
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	if p.Failed() {
		return
	}
	x.resolve(p, t)
	if p.Failed() {
		return
	}
	p.Region(nil)
	p.OpAttrDict()
	m, ok := t.(*ir.MemRefType)
	if !ok {
		p.Errorf(at, "expected a memref type, but found '%v'", t)
		return
	}
	st.Results = append(st.Results, m.Elem())
}

func printGenericAtomicRMW(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[GenericAtomicRMWOp](o)
	p.Byte(' ')
	printIndexed(p, op.Memref(), op.Indices())
	p.Str(" : ")
	p.Type(op.Memref().Type())
	p.Byte(' ')
	p.Region(op.AtomicBody(), asm.RegionOptions{})
	p.AttrDict(o)
}

// parsePrefetch parses %m[%i], read, locality<3>, data : type.
func parsePrefetch(p *asm.Parser) {
	st, c := p.State(), p.Context()
	x := parseIndexed(p)
	p.Want(asm.Comma)
	access := p.Keyword()
	p.Want(asm.Comma)
	p.WantKeyword("locality")
	p.Want(asm.Less)
	at := p.Pos()
	hint, ok := p.AttrOfType(c.I32()).(*ir.IntegerAttr)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	p.Want(asm.Greater)
	p.Want(asm.Comma)
	cache := p.Keyword()
	t := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	if p.Failed() {
		return
	}
	x.resolve(p, t)
	switch {
	case p.Failed():
		return
	case access != "read" && access != "write":
		p.Errorf(st.Pos, "rw specifier has to be 'read' or 'write'")
		return
	case cache != "data" && cache != "instr":
		p.Errorf(st.Pos, "cache type has to be 'data' or 'instr'")
		return
	}
	st.SetInherentAttr(slotPrefetchLocalityHint, hint)
	st.SetInherentAttr(slotPrefetchIsWrite, ir.NewBoolAttr(c, access == "write"))
	st.SetInherentAttr(slotPrefetchIsDataCache, ir.NewBoolAttr(c, cache == "data"))
}

func printPrefetch(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[PrefetchOp](o)
	p.Byte(' ')
	printIndexed(p, op.Memref(), op.Indices())
	p.Str(map[bool]string{true: ", write", false: ", read"}[op.IsWrite()])
	p.Str(", locality<")
	p.Int(int64(op.LocalityHint()))
	p.Str(map[bool]string{true: ">, data", false: ">, instr"}[op.IsDataCache()])
	p.AttrDict(o, "localityHint", "isWrite", "isDataCache")
	p.Str(" : ")
	p.Type(op.Memref().Type())
}

// parseTranspose parses %m (d0, d1) -> (d1, d0) {…} : type to type.
func parseTranspose(p *asm.Parser) {
	st := p.State()
	in := p.Operand()
	m := p.AffineMap()
	p.OpAttrDict()
	from := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	if p.Failed() {
		return
	}
	st.Operands = append(st.Operands, p.Resolve(in, from))
	p.WantKeyword("to")
	to := p.Type()
	if p.Failed() {
		return
	}
	st.Results = append(st.Results, to)
	st.SetInherentAttr(slotTransposePermutation, ir.NewAffineMapAttr(p.Context(), m))
}

func printTranspose(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[TransposeOp](o)
	p.Byte(' ')
	p.Value(op.In())
	p.Byte(' ')
	p.Str(op.Permutation().String())
	p.AttrDict(o, "permutation")
	p.Str(" : ")
	p.Type(op.In().Type())
	p.Str(" to ")
	p.Type(op.Result().Type())
}

// parseDmaStart parses %source[%i], %target[%j], %size, %tag[%k], %stride, %count : types, where
// stride and count may be absent.
func parseDmaStart(p *asm.Parser) {
	st := p.State()
	source := parseIndexed(p)
	p.Want(asm.Comma)
	target := parseIndexed(p)
	p.Want(asm.Comma)
	size := p.Operand()
	p.Want(asm.Comma)
	tag := parseIndexed(p)
	var stride []asm.Operand
	for p.Got(asm.Comma) {
		stride = append(stride, p.Operand())
	}
	if p.Failed() {
		return
	}
	if len(stride) != 0 && len(stride) != 2 {
		p.Errorf(st.Pos, "expected two stride related operands")
		return
	}
	p.Want(asm.Colon)
	types := p.AppendTypes(nil)
	if p.Failed() {
		return
	}
	if len(types) != 3 {
		p.Errorf(st.Pos, "fewer/more types expected")
		return
	}
	source.resolve(p, types[0])
	target.resolve(p, types[1])
	resolveIndices(p, size)
	tag.resolve(p, types[2])
	resolveIndices(p, stride...)
}

func printDmaStart(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[DmaStartOp](o)
	p.Byte(' ')
	printIndexed(p, op.Source(), op.SourceIndices())
	p.Str(", ")
	printIndexed(p, op.Target(), op.TargetIndices())
	p.Str(", ")
	p.Value(op.NumElements())
	p.Str(", ")
	printIndexed(p, op.Tag(), op.TagIndices())
	if op.IsStrided() {
		p.Str(", ")
		p.Value(op.Stride())
		p.Str(", ")
		p.Value(op.ElementsPerStride())
	}
	p.AttrDict(o)
	p.Str(" : ")
	p.Types([]ir.Type{op.Source().Type(), op.Target().Type(), op.Tag().Type()})
}

// parseGlobalMemrefOpTypeAndInitialValue parses type = value, where the value may be the
// word uninitialized, or absent in a declaration.
func parseGlobalMemrefOpTypeAndInitialValue(p *asm.Parser, t **ir.TypeAttr, value *ir.Attribute) bool {
	at := p.State().Pos
	typ := p.Type()
	if p.Failed() {
		return true
	}
	m, ok := typ.(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(m) {
		p.Errorf(at, "type should be static shaped memref, but got '%v'", typ)
		return true
	}
	*t = ir.NewTypeAttr(m)
	if !p.Got(asm.Equal) {
		return true
	}
	if p.GotKeyword("uninitialized") {
		*value = ir.NewUnitAttr(p.Context())
		return true
	}
	if err := ir.RankedTensorTypeError(m.Shape(), m.Elem(), nil); err != nil {
		p.Errorf(at, "%v", err)
		return true
	}
	a := p.AttrOfType(ir.NewRankedTensorType(m.Shape(), m.Elem(), nil))
	if p.Failed() {
		return true
	}
	if _, ok := a.(ir.ElementsAttr); !ok {
		p.Errorf(at, "initial value should be a unit or elements attribute")
	}
	*value = a
	return true
}

func printGlobalMemrefOpTypeAndInitialValue(p *asm.Printer, o *ir.Operation, t *ir.TypeAttr, value ir.Attribute) {
	p.Attr(t)
	switch value.(type) {
	case nil:
	case *ir.UnitAttr:
		p.Str(" = uninitialized")
	default:
		p.Str(" = ")
		p.AttrWithoutType(value)
	}
}
