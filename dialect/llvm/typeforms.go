package llvm

import (
	"math"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// simpleSyntax is the syntax of a type without parameters.
type simpleSyntax uint8

const (
	voidSyntax simpleSyntax = iota
	tokenSyntax
	labelSyntax
	metadataSyntax
	amxSyntax
	mmxSyntax
	ppcSyntax
)

func (s simpleSyntax) ParseType(p *asm.Parser) ir.Type {
	c := p.Context()
	switch s {
	case tokenSyntax:
		return NewTokenType(c)
	case labelSyntax:
		return NewLabelType(c)
	case metadataSyntax:
		return NewMetadataType(c)
	case amxSyntax:
		return NewX86AMXType(c)
	case mmxSyntax:
		return NewX86MMXType(c)
	case ppcSyntax:
		return NewPPCFP128Type(c)
	}
	return NewVoidType(c)
}

func (simpleSyntax) PrintType(*asm.Printer, ir.Type) {}

// pointerSyntax is the syntax ptr, ptr<3>, ptr<i32> and ptr<i32, 3>.
type pointerSyntax struct{}

func (pointerSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	if !p.Got(asm.Less) {
		return NewPointerType(p.Context(), 0)
	}
	space := func() uint64 { return p.Uint(32) }
	if !atType(p) {
		n := param(p, "LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`", space)
		p.Want(asm.Greater)
		return NewPointerType(p.Context(), uint32(n))
	}
	elem := parseType(p)
	n := uint64(0)
	if p.Got(asm.Comma) {
		n = space()
	}
	p.Want(asm.Greater)
	return made(p, at,
		func() error { return PointerElementError(elem) },
		func() *PointerType { return NewTypedPointerType(elem, uint32(n)) })
}

// atType reports whether a type starts here that parseType can parse.
func atType(p *asm.Parser) bool {
	return p.At(asm.Ident) && syntaxOf(p.Text()) != nil || p.AtType()
}

func (pointerSyntax) PrintType(p *asm.Printer, t ir.Type) {
	ptr := t.(*PointerType)
	switch {
	case ptr.elem != nil:
		p.Byte('<')
		printMLIR14Elem(p, ptr.elem)
		if ptr.space != 0 {
			p.Str(", ")
			p.Uint(uint64(ptr.space))
		}
		p.Byte('>')
	case ptr.space != 0:
		p.Byte('<')
		p.Uint(uint64(ptr.space))
		p.Byte('>')
	}
}

// printMLIR14Elem prints the element type of a type of MLIR 14. There, ppc_fp128 had no prefix
// either.
func printMLIR14Elem(p *asm.Printer, t ir.Type) {
	if t.Def() == PPCFP128TypeDef {
		p.BareType(t)
		return
	}
	printType(p, t)
}

// arraySyntax is the syntax array<4 x i8>. MLIR 14 also reads array<4xptr<i8>>.
type arraySyntax struct{}

func (arraySyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	n := param(p, "LLVMArrayType parameter 'numElements' which is to be a `uint64_t`", func() uint64 { return p.Uint(64) })
	if p.At(asm.Ident) && p.Text()[0] == 'x' {
		p.DimensionSeparator()
	} else {
		p.WantKeyword("x")
	}
	elem := parseType(p)
	p.Want(asm.Greater)
	return made(p, at,
		func() error { return ArrayElementError(elem) },
		func() *ArrayType { return NewArrayType(elem, n) })
}

func (arraySyntax) PrintType(p *asm.Printer, t ir.Type) {
	a := t.(*ArrayType)
	p.Byte('<')
	p.Uint(a.n)
	p.Str(" x ")
	printType(p, a.elem)
	p.Byte('>')
}

// vectorSyntax is the syntax vec<4 x ptr<i8>> and vec<? x 4 x i8>.
type vectorSyntax struct{}

func (vectorSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	dimsAt := p.Pos()
	dims := p.Dimensions(true, true)
	elemAt := p.Pos()
	elem := parseType(p)
	p.Want(asm.Greater)
	none := ir.Type(ir.NewNoneType(p.Context()))
	if p.Failed() {
		return none
	}
	scalable := len(dims) == 2
	if len(dims) == 0 || len(dims) > 2 || scalable != (dims[0] == ir.DynamicSize) || dims[len(dims)-1] == ir.DynamicSize {
		p.Errorf(dimsAt, "expected '? x <integer> x <type>' or '<integer> x <type>'")
		return none
	}
	n := dims[len(dims)-1]
	if n > math.MaxUint32 {
		p.Errorf(dimsAt, "invalid dimension")
		return none
	}
	if !scalable && isBuiltinPrimitive(elem) {
		p.Errorf(elemAt, "cannot use !llvm.vec for built-in primitives, use 'vector' instead")
		return none
	}
	if ptr, ok := elem.(*PointerType); ok && ptr.elem == nil && n > 0 {
		// MLIR 15 to 19 wrote vectors of opaque pointers this way.
		return vectorType(elem, uint32(n), scalable)
	}
	return made(p, at,
		func() error { return VectorTypeError(elem, uint32(n), scalable) },
		func() *VectorType { return NewVectorType(elem, uint32(n), scalable) })
}

// isBuiltinPrimitive reports whether a type is a signless integer or a float of builtin.
func isBuiltinPrimitive(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.IsSignless()
	case *ir.FloatType:
		return true
	}
	return false
}

func (vectorSyntax) PrintType(p *asm.Printer, t ir.Type) {
	v := t.(*VectorType)
	p.Byte('<')
	if v.scalable {
		p.Str("? x ")
	}
	p.Uint(uint64(v.n))
	p.Str(" x ")
	printMLIR14Elem(p, v.elem)
	p.Byte('>')
}

// functionSyntax is the syntax func<i32 (ptr, ...)>.
type functionSyntax struct{}

func (functionSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	result := parseType(p)
	var params []ir.Type
	variadic := false
	p.List(asm.Parens, "", func() {
		switch {
		case variadic: // ... must be last
			p.Want(asm.RParen)
		case p.Got(asm.Ellipsis):
			if variadic = true; !p.At(asm.RParen) {
				p.Want(asm.RParen)
			}
		default:
			params = append(params, parseType(p))
		}
	})
	p.Want(asm.Greater)
	return made(p, at,
		func() error { return FunctionTypeError(result, params) },
		func() *FunctionType { return NewFunctionType(result, params, variadic) })
}

func (functionSyntax) PrintType(p *asm.Printer, t ir.Type) {
	f := t.(*FunctionType)
	p.Byte('<')
	printType(p, f.types[0])
	p.Str(" (")
	printTypes(p, f.types[1:])
	if f.variadic {
		if len(f.types) > 1 {
			p.Str(", ")
		}
		p.Str("...")
	}
	p.Str(")>")
}

// targetExtSyntax is the syntax target<"name", !llvm.void, 0, 1>.
type targetExtSyntax struct{}

func (targetExtSyntax) ParseType(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	name := param(p, "LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`", p.StringLiteral)
	var types []ir.Type
	var ints []uint32
	if p.Got(asm.Comma) {
		p.List(asm.NoBracket, "", func() {
			n, ok := p.OptionalUint(32)
			switch {
			case ok || p.Failed():
				ints = append(ints, uint32(n))
			case len(ints) > 0 && !p.Failed():
				p.Errorf(p.Pos(), "failed to parse parameter list for target extension type")
				return
			default:
				types = append(types, parseType(p))
			}
			if p.Failed() {
				p.FollowUp("failed to parse parameter list for target extension type")
			}
		})
	}
	p.Want(asm.Greater)
	return NewTargetExtType(p.Context(), name, types, ints)
}

func (targetExtSyntax) PrintType(p *asm.Printer, t ir.Type) {
	x := t.(*TargetExtType)
	p.Byte('<')
	p.Quoted(x.name)
	for _, t := range x.types {
		p.Str(", ")
		p.Type(t)
	}
	for _, v := range x.ints {
		p.Str(", ")
		p.Uint(uint64(v))
	}
	p.Byte('>')
}
