package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	loadSyntax        = &asm.CustomOp{ParseOp: parseLoad, PrintOp: printLoad}
	storeSyntax       = &asm.CustomOp{ParseOp: parseStore, PrintOp: printStore}
	vectorLoadSyntax  = &asm.CustomOp{ParseOp: parseVectorLoad, PrintOp: printLoad}
	vectorStoreSyntax = &asm.CustomOp{ParseOp: parseVectorStore, PrintOp: printStore}
	prefetchSyntax    = &asm.CustomOp{ParseOp: parsePrefetch, PrintOp: printPrefetch}
	dmaStartSyntax    = &asm.CustomOp{ParseOp: parseDmaStart, PrintOp: printDmaStart}
	dmaWaitSyntax     = &asm.CustomOp{ParseOp: parseDmaWait, PrintOp: printDmaWait}
)

// memRefType is the name of the type in diagnostics.
const memRefType = "builtin.memref"

// access is a memref with subscripts in the text, %m[%i + 1, symbol(%n)].
type access struct {
	memref   asm.Operand
	m        affine.Map
	operands []asm.Operand
}

func parseAccess(p *asm.Parser) (a access) {
	a.memref = p.Operand()
	a.m, a.operands = p.AffineMapOfOperands(asm.Squares)
	return a
}

// resolve appends the memref and the subscripts to the operands of the current operation.
func (a access) resolve(p *asm.Parser, t ir.Type) {
	st := p.State()
	st.Operands = append(st.Operands, p.Resolve(a.memref, t))
	resolve(p, a.operands)
}

// attr is the map as an attribute.
func (a access) attr(p *asm.Parser) *ir.AffineMapAttr { return ir.NewAffineMapAttr(p.Context(), a.m) }

func printAccess(p *asm.Printer, memref *ir.Value, m affine.Map, operands ir.ValueRange) {
	p.Value(memref)
	p.Byte('[')
	p.AffineMapOfValues(m, operands)
	p.Byte(']')
}

// parseLoad parses
//
//	op ::= access attr-dict `:` memref-type
func parseLoad(p *asm.Parser) {
	st := p.State()
	a := parseAccess(p)
	p.OpAttrDict()
	t := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	if p.Failed() {
		return
	}
	a.resolve(p, t)
	st.SetInherentAttr(slotLoadMap, a.attr(p))
	st.Results = append(st.Results, t.Elem())
}

// parseVectorLoad parses the same and the type of the result.
func parseVectorLoad(p *asm.Parser) {
	st := p.State()
	a := parseAccess(p)
	p.OpAttrDict()
	t := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	p.Want(asm.Comma)
	v := vectorType(p)
	if p.Failed() {
		return
	}
	a.resolve(p, t)
	st.SetInherentAttr(slotVectorLoadMap, a.attr(p))
	st.Results = append(st.Results, v)
}

// vectorType parses a type that must be a vector.
func vectorType(p *asm.Parser) *ir.VectorType {
	at := p.Pos()
	t := p.Type()
	v, ok := t.(*ir.VectorType)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of type specified: expected builtin.vector, but found '%v'", t)
	}
	return v
}

func printLoad(p *asm.Printer, o *ir.Operation) {
	op := o.View().(ReadOp)
	p.Byte(' ')
	printAccess(p, op.Memref(), op.Map(), op.Indices())
	p.AttrDict(o, "map")
	p.Str(" : ")
	p.Type(op.Memref().Type())
	if v, ok := op.(VectorLoadOp); ok {
		p.Str(", ")
		p.Type(v.Result().Type())
	}
}

// parseStore parses
//
//	op ::= value `,` access attr-dict `:` memref-type
func parseStore(p *asm.Parser) {
	st := p.State()
	v := p.Operand()
	p.Want(asm.Comma)
	a := parseAccess(p)
	p.OpAttrDict()
	t := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	if p.Failed() {
		return
	}
	st.Operands = append(st.Operands, p.Resolve(v, t.Elem()))
	a.resolve(p, t)
	st.SetInherentAttr(slotStoreMap, a.attr(p))
}

// parseVectorStore parses the same and the type of the value.
func parseVectorStore(p *asm.Parser) {
	st := p.State()
	v := p.Operand()
	p.Want(asm.Comma)
	a := parseAccess(p)
	p.OpAttrDict()
	t := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	p.Want(asm.Comma)
	vt := vectorType(p)
	if p.Failed() {
		return
	}
	st.Operands = append(st.Operands, p.Resolve(v, vt))
	a.resolve(p, t)
	st.SetInherentAttr(slotVectorStoreMap, a.attr(p))
}

func printStore(p *asm.Printer, o *ir.Operation) {
	op := o.View().(WriteOp)
	p.Byte(' ')
	p.Value(op.Value())
	p.Str(", ")
	printAccess(p, op.Memref(), op.Map(), op.Indices())
	p.AttrDict(o, "map")
	p.Str(" : ")
	p.Type(op.Memref().Type())
	if v, ok := op.(VectorStoreOp); ok {
		p.Str(", ")
		p.Type(v.Value().Type())
	}
}

// parsePrefetch parses %m[%i], read, locality<3>, data {…} : type.
func parsePrefetch(p *asm.Parser) {
	st, c := p.State(), p.Context()
	a := parseAccess(p)
	p.Want(asm.Comma)
	rw := p.Keyword()
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
	p.OpAttrDict()
	t := asm.ColonTypeAs[*ir.MemRefType](p, memRefType)
	if p.Failed() {
		return
	}
	a.resolve(p, t)
	switch {
	case p.Failed():
		return
	case rw != "read" && rw != "write":
		p.Errorf(st.Pos, "rw specifier has to be 'read' or 'write'")
		return
	case cache != "data" && cache != "instr":
		p.Errorf(st.Pos, "cache type has to be 'data' or 'instr'")
		return
	}
	st.SetInherentAttr(slotPrefetchMap, a.attr(p))
	st.SetInherentAttr(slotPrefetchLocalityHint, hint)
	st.SetInherentAttr(slotPrefetchIsWrite, ir.NewBoolAttr(c, rw == "write"))
	st.SetInherentAttr(slotPrefetchIsDataCache, ir.NewBoolAttr(c, cache == "data"))
}

func printPrefetch(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[PrefetchOp](o)
	p.Byte(' ')
	printAccess(p, op.Memref(), op.Map(), op.Indices())
	p.Str(map[bool]string{true: ", write", false: ", read"}[op.IsWrite()])
	p.Str(", locality<")
	p.Int(int64(op.LocalityHint()))
	p.Str(map[bool]string{true: ">, data", false: ">, instr"}[op.IsDataCache()])
	p.AttrDict(o, "map", "localityHint", "isWrite", "isDataCache")
	p.Str(" : ")
	p.Type(op.Memref().Type())
}

// parseDmaStart parses %source[…], %target[…], %tag[…], %size, %stride, %count : types, where
// stride and count may be absent.
func parseDmaStart(p *asm.Parser) {
	accesses := make([]access, 3)
	for i := range accesses {
		if i > 0 {
			p.Want(asm.Comma)
		}
		accesses[i] = parseAccess(p)
	}
	p.Want(asm.Comma)
	sizes := []asm.Operand{p.Operand()}
	if p.Got(asm.Comma) && p.AtOperand() { // a comma without more is allowed
		p.List(asm.NoBracket, "", func() { sizes = append(sizes, p.Operand()) })
	}
	p.Want(asm.Colon)
	types := p.AppendTypes(nil)
	switch {
	case p.Failed():
	case len(types) != len(accesses):
		p.Errorf(p.State().Pos, "expected three types")
	case len(sizes) != 1 && len(sizes) != 3:
		p.Errorf(p.State().Pos, "expected two stride related operands")
	}
	resolveDma(p, accesses, types, sizes, dmaMaps[:])
}

// resolveDma appends the operands and attributes of a DMA operation.
func resolveDma(p *asm.Parser, accesses []access, types []ir.Type, sizes []asm.Operand, names []string) {
	if p.Failed() {
		return
	}
	for i, a := range accesses {
		a.resolve(p, types[i])
		p.AddOpAttrs(ir.NamedAttribute{Name: names[i], Value: a.attr(p)})
	}
	resolve(p, sizes)
}

func printDmaStart(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[DmaStartOp](o)
	for i, a := range op.Accesses() {
		p.Str([...]string{" ", ", ", ", "}[i])
		printAccess(p, a.Memref, a.Map, a.Operands)
	}
	p.Str(", ")
	p.Value(op.NumElements())
	if op.IsStrided() {
		p.Str(", ")
		p.Value(op.Stride())
		p.Str(", ")
		p.Value(op.ElementsPerStride())
	}
	p.Str(" : ")
	for i, a := range op.Accesses() {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(a.Memref.Type())
	}
}

// parseDmaWait parses %tag[…], %size : type.
func parseDmaWait(p *asm.Parser) {
	a := parseAccess(p)
	p.Want(asm.Comma)
	size := p.Operand()
	resolveDma(p, []access{a}, []ir.Type{p.ColonType()}, []asm.Operand{size}, dmaMaps[2:])
}

func printDmaWait(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[DmaWaitOp](o)
	a := op.Tag()
	p.Byte(' ')
	printAccess(p, a.Memref, a.Map, a.Operands)
	p.Str(", ")
	p.Value(op.NumElements())
	p.Str(" : ")
	p.Type(a.Memref.Type())
}
