package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// This file has the custom directives of assembly formats: a parse and a print
// function for each custom<Name>(…) of the specification.

// DynamicIndex marks an index in GEPOp.RawConstantIndices that is an operand.
const DynamicIndex = -1 << 31

// parseGEPIndices reads the indices in brackets of %p[%i, 1]: constants and values.
func parseGEPIndices(p *asm.Parser, dynamic *[]asm.Operand, constants **ir.DenseArrayAttr) bool {
	var buf [8]int32
	indices := buf[:0]
	for {
		if v, ok := p.OptionalInt(32); ok {
			indices = append(indices, int32(v))
		} else {
			indices = append(indices, DynamicIndex)
			*dynamic = append(*dynamic, p.Operand())
		}
		if !p.Got(asm.Comma) {
			break
		}
	}
	*constants = ir.NewDenseI32ArrayAttr(p.Context(), indices...)
	return true
}

func printGEPIndices(p *asm.Printer, _ *ir.Operation, dynamic ir.ValueRange, constants *ir.DenseArrayAttr) {
	next := 0
	for i := range constants.Len() {
		if i > 0 {
			p.Str(", ")
		}
		if v := constants.Int(i); v != DynamicIndex {
			p.Int(v)
		} else {
			p.Value(dynamic.At(next))
			next++
		}
	}
}

// parseInsertExtractValueElementType determines the type of a part of a container, which the text
// does not have.
func parseInsertExtractValueElementType(p *asm.Parser, elem *ir.Type, container ir.Type, position *ir.DenseArrayAttr) bool {
	if p.Failed() {
		return false
	}
	t, d := partType(container, position.Ints(), func(format string, args ...any) *diag.Diagnostic {
		return p.Errorf(p.Pos(), format, args...)
	})
	if d == nil {
		*elem = t
	}
	return true
}

func printInsertExtractValueElementType(*asm.Printer, *ir.Operation, ir.Type, ir.Type, *ir.DenseArrayAttr) {
}

// parseShuffleType determines the result type of a shuffle, which the text does not have.
func parseShuffleType(p *asm.Parser, v1 ir.Type, res *ir.Type, mask *ir.DenseArrayAttr) bool {
	if p.Failed() {
		return false
	}
	if !IsCompatibleVectorType(v1) {
		p.Errorf(p.Pos(), "expected an LLVM compatible vector type")
		return false
	}
	if mask.Len() == 0 { // mlir-opt creates an empty vector here, which it does not read
		p.Errorf(p.Pos(), "expected mask to have at least one element")
		return false
	}
	*res = vectorType(VectorElementType(v1), uint32(mask.Len()), IsScalableVectorType(v1))
	return true
}

func printShuffleType(*asm.Printer, *ir.Operation, ir.Type, ir.Type, *ir.DenseArrayAttr) {}

// parseSwitchOpCases reads [1: ^bb1, 2: ^bb2(%a : i32)].
func parseSwitchOpCases(p *asm.Parser, flag ir.Type, values **ir.DenseElementsAttr, dests *[]*ir.Block, operands *[][]asm.Operand, types *[][]ir.Type) bool {
	return parseCases(p, flag, 65, values, dests, operands, types)
}

// parseCases is parseSwitchOpCases that reads values of wide bits or more as signed or unsigned numbers.
func parseCases(p *asm.Parser, flag ir.Type, wide uint32, values **ir.DenseElementsAttr, dests *[]*ir.Block, operands *[][]asm.Operand, types *[][]ir.Type) bool {
	p.Want(asm.LSquare)
	if p.Failed() || p.Got(asm.RSquare) {
		return true
	}
	t, ok := flag.(*ir.IntegerType)
	var list []num.Int
	for {
		if ok && t.Width() >= wide && !p.AtKeyword("true") {
			list = append(list, wideCase(p, t.Width()))
		} else if v := p.Int64(); ok {
			list = append(list, num.NewInt(t.Width(), v))
		}
		p.Want(asm.Colon)
		parseDest(p, p.AppendOperandNames, dests, operands, types)
		if !p.Got(asm.Comma) {
			break
		}
	}
	p.Want(asm.RSquare)
	if ok && !p.Failed() {
		*values = ir.NewDenseInts(ir.NewVectorType([]int64{int64(len(list))}, nil, t), list...)
	}
	return true
}

// wideCase reads a case value of more than 64 bits, which upstream prints but does not read, or of 64
// bits, which MLIR 14 writes as an unsigned number.
func wideCase(p *asm.Parser, width uint32) num.Int {
	at := p.Pos()
	wide := p.IntModulo(min(2*width, num.MaxIntWidth))
	if p.Failed() {
		return num.NewInt(width, 0)
	}
	v := wide.Trunc(width)
	if v.Sext(wide.Width()) != wide && v.Zext(wide.Width()) != wide {
		p.Errorf(at, "integer value too large")
	}
	return v
}

// parseDest reads ^bb1(%a, %b : i32, i64), the values by a function.
func parseDest(p *asm.Parser, values func([]asm.Operand) []asm.Operand, dests *[]*ir.Block, operands *[][]asm.Operand, types *[][]ir.Type) {
	var vs []asm.Operand
	var ts []ir.Type
	*dests = append(*dests, p.Successor())
	if p.Got(asm.LParen) {
		vs = values(vs)
		p.Want(asm.Colon)
		ts = p.TypeList(asm.NoBracket)
		p.Want(asm.RParen)
	}
	*operands = append(*operands, vs)
	*types = append(*types, ts)
}

func printSwitchOpCases(p *asm.Printer, _ *ir.Operation, _ ir.Type, values *ir.DenseElementsAttr, dests []ir.Successor, operands []ir.ValueRange, _ [][]ir.Type) {
	p.Byte('[')
	p.Newline()
	if values == nil {
		p.Byte(']')
		return
	}
	for i := range dests {
		if i > 0 {
			p.Byte(',')
			p.Newline()
		}
		p.Str("  ")
		p.Str(values.Bits(int64(i)).String())
		p.Str(": ")
		p.SuccessorAndArgs(dests[i].Block(), operands[i].Values())
	}
	p.Newline()
	p.Byte(']')
}

// parseIndirectBrOpSucessors reads [^bb1, ^bb2(%a : i32)].
func parseIndirectBrOpSucessors(p *asm.Parser, _ ir.Type, dests *[]*ir.Block, operands *[][]asm.Operand, types *[][]ir.Type) bool {
	p.List(asm.Squares, "successor blocks", func() { parseDest(p, p.AppendOperands, dests, operands, types) })
	return true
}

func printIndirectBrOpSucessors(p *asm.Printer, _ *ir.Operation, _ ir.Type, dests []ir.Successor, operands []ir.ValueRange, _ [][]ir.Type) {
	p.Byte('[')
	for i := range dests {
		if i > 0 {
			p.Byte(',')
		}
		p.Newline()
		p.SuccessorAndArgs(dests[i].Block(), operands[i].Values())
	}
	if len(dests) > 0 {
		p.Newline()
	}
	p.Byte(']')
}

// parseLLVMLinkage reads a linkage. It returns external if the text has no linkage.
func parseLLVMLinkage(p *asm.Parser, linkage **LinkageAttr) bool {
	*linkage = NewLinkageAttr(p.Context(), optionalKeyword(p, &LinkageEnum, LinkageExternal))
	return true
}

func printLLVMLinkage(p *asm.Printer, _ *ir.Operation, linkage *LinkageAttr) {
	p.Str(linkage.Linkage().String())
}

// optionalKeyword reads a case of an enumeration, if the current token is one.
func optionalKeyword[E ~uint32 | ~uint64](p *asm.Parser, e *asm.Enum, absent E) E {
	if !p.At(asm.Ident) {
		return absent
	}
	text := p.Text()
	for i := range e.Cases {
		if c := &e.Cases[i]; c.Text == string(text) {
			p.Next()
			return E(c.Value)
		}
	}
	return absent
}

// parseOpBundles reads ["tag"(%a : i32), "other"()] if present.
func parseOpBundles(p *asm.Parser, operands *[][]asm.Operand, types *[][]ir.Type, tags **ir.ArrayAttr) bool {
	if !p.Got(asm.LSquare) {
		return false
	}
	if p.Got(asm.RSquare) {
		return true
	}
	var list []ir.Attribute
	for {
		at := p.Pos()
		var vs []asm.Operand
		var ts []ir.Type
		if !p.At(asm.String) && !p.Failed() {
			p.Errorf(at, "expected string")
			p.FollowUpAt(at, "expect operand bundle tag")
		}
		list = append(list, ir.NewStringAttr(p.Context(), p.StringLiteral()))
		p.Want(asm.LParen)
		if !p.Got(asm.RParen) {
			vs = p.AppendOperands(vs)
			p.Want(asm.Colon)
			ts = p.TypeList(asm.NoBracket)
			p.Want(asm.RParen)
		}
		*operands = append(*operands, vs)
		*types = append(*types, ts)
		if !p.Got(asm.Comma) {
			break
		}
	}
	p.Want(asm.RSquare)
	*tags = ir.NewArrayAttr(p.Context(), list...)
	return true
}

func printOpBundles(p *asm.Printer, _ *ir.Operation, operands []ir.ValueRange, _ [][]ir.Type, tags *ir.ArrayAttr) {
	printBundles(p, operands, tags)
}

func printBundles(p *asm.Printer, operands []ir.ValueRange, tags *ir.ArrayAttr) {
	if len(operands) == 0 {
		return
	}
	p.Byte('[')
	for i, vs := range operands {
		if i > 0 {
			p.Str(", ")
		}
		p.AttrWithoutType(tags.At(i))
		p.Byte('(')
		if vs.Len() > 0 {
			p.Values(vs.Values())
			p.Str(" : ")
			p.Types(vs.Types())
		}
		p.Byte(')')
	}
	p.Byte(']')
}

func caseOf(e *asm.Enum, text []byte) (uint64, bool) {
	for i := range e.Cases {
		if e.Cases[i].Text == string(text) {
			return e.Cases[i].Value, true
		}
	}
	return 0, false
}
