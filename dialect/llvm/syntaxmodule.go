package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	globalSyntax = &asm.CustomOp{ParseOp: parseGlobal, PrintOp: printGlobal}
	aliasSyntax  = &asm.CustomOp{ParseOp: parseAlias, PrintOp: printAlias}
	funcSyntax   = &asm.CustomOp{ParseOp: parseFunc, PrintOp: printFunc}
)

// symbolParser is the state that the parsers of globals, aliases and functions share.
type symbolParser struct {
	p  *asm.Parser
	st *ir.OperationState
}

func (s symbolParser) set(name string, a ir.Attribute) { s.st.SetInherentAttr(s.st.Def.Slot(name), a) }

func (s symbolParser) setInt(name string, v uint64) {
	s.set(name, ir.NewIntegerAttr(s.p.Context().I64(), int64(v)))
}

func (s symbolParser) linkage() {
	s.set("linkage", NewLinkageAttr(s.p.Context(), optionalKeyword(s.p, &LinkageEnum, LinkageExternal)))
}

func (s symbolParser) visibility() {
	s.setInt("visibility_", uint64(optionalKeyword(s.p, &VisibilityEnum, VisibilityDefault)))
}

func (s symbolParser) unnamedAddr() {
	s.setInt("unnamed_addr", uint64(optionalKeyword(s.p, &UnnamedAddrEnum, UnnamedAddrNone)))
}

// unit reads the keyword of a unit attribute, if present.
func (s symbolParser) unit(keyword, attr string) {
	if s.p.GotKeyword(keyword) {
		s.set(attr, ir.NewUnitAttr(s.p.Context()))
	}
}

func (s symbolParser) name() { s.set("sym_name", ir.NewStringAttr(s.p.Context(), s.p.SymbolName())) }

// comdat reads comdat(@table::@selector), if present.
func (s symbolParser) comdat() {
	p := s.p
	if !p.GotKeyword("comdat") {
		return
	}
	p.Want(asm.LParen)
	at := p.Pos()
	ref, ok := p.Attr().(*ir.SymbolRefAttr)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	p.Want(asm.RParen)
	if ok {
		s.set("comdat", ref)
	}
}

// parseGlobal reads internal hidden thread_local unnamed_addr constant
// @name(value) comdat(…) {…} : type {…}.
func parseGlobal(p *asm.Parser) {
	s := symbolParser{p, p.State()}
	s.linkage()
	s.visibility()
	s.unit("thread_local", "thread_local_")
	s.unnamedAddr()
	s.unit("constant", "constant")
	s.name()
	p.Want(asm.LParen)
	var value ir.Attribute
	if !p.Got(asm.RParen) {
		value = p.Attr()
		p.Want(asm.RParen)
		s.set("value", value)
	}
	s.comdat()
	p.OpAttrDict()
	var types []ir.Type
	if p.Got(asm.Colon) {
		types = p.TypeList(asm.NoBracket)
	}
	if p.Failed() {
		return
	}
	if len(types) > 1 {
		p.Errorf(s.st.Pos, "expected zero or one type")
		return
	}
	if len(types) == 0 {
		str, ok := value.(*ir.StringAttr)
		if !ok {
			p.Errorf(s.st.Pos, "type can only be omitted for string globals")
			return
		}
		types = append(types, NewArrayType(p.Context().I8(), uint64(len(str.Value()))))
		p.NewRegion()
	} else if p.At(asm.LBrace) {
		p.Region(nil)
	} else {
		p.NewRegion()
	}
	s.set("global_type", ir.NewTypeAttr(types[0]))
	p.CheckOpAttrs()
}

func printGlobal(p *asm.Printer, o *ir.Operation) { printGlobalForm(p, o, globalElided) }

// printGlobalForm prints a global without the elided attributes.
func printGlobalForm(p *asm.Printer, o *ir.Operation, elided []string) {
	op := ir.Cast[GlobalOp](o)
	p.Byte(' ')
	printWord(p, op.Linkage().String())
	printWord(p, op.Visibility().String())
	if p.Before(15) { // which have no word for it
		elided = slices.DeleteFunc(slices.Clone(elided), func(name string) bool { return name == "thread_local_" })
	} else if op.ThreadLocal() {
		p.Str("thread_local ")
	}
	if a, ok := op.UnnamedAddr(); ok {
		printWord(p, a.String())
	}
	if op.Constant() {
		p.Str("constant ")
	}
	p.Symbol(op.SymName())
	p.Byte('(')
	value := op.Value()
	if value != nil {
		p.Attr(value)
	}
	p.Byte(')')
	printComdat(p, o)
	p.AttrDict(o, elided...)
	if _, str := value.(*ir.StringAttr); str {
		return
	}
	p.Str(" : ")
	p.Type(op.GlobalType())
	if r := op.Initializer(); !r.Empty() {
		p.Byte(' ')
		p.Region(r, asm.RegionOptions{NoEntryArgs: true})
	}
}

var globalElided = []string{
	"sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_", "visibility_", "comdat",
}

// printWord prints a word and a space. It prints nothing if the word is empty.
func printWord(p *asm.Printer, w string) {
	if w != "" {
		p.Str(w)
		p.Byte(' ')
	}
}

func printComdat(p *asm.Printer, op *ir.Operation) {
	if ref := op.Attr("comdat"); ref != nil {
		p.Str(" comdat(")
		p.Attr(ref)
		p.Byte(')')
	}
}

// parseAlias reads internal hidden thread_local unnamed_addr @name {…} : type
// {…}.
func parseAlias(p *asm.Parser) {
	s := symbolParser{p, p.State()}
	s.linkage()
	s.visibility()
	s.unit("thread_local", "thread_local_")
	s.unnamedAddr()
	s.name()
	p.OpAttrDict()
	var types []ir.Type
	if p.Got(asm.Colon) {
		types = p.TypeList(asm.NoBracket)
	}
	if p.Failed() {
		return
	}
	if len(types) > 1 {
		p.Errorf(s.st.Pos, "expected zero or one type")
		return
	}
	p.Region(nil)
	if len(types) == 1 {
		s.set("alias_type", ir.NewTypeAttr(types[0]))
	}
	p.CheckOpAttrs()
}

func printAlias(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[AliasOp](o)
	p.Byte(' ')
	printWord(p, op.Linkage().String())
	printWord(p, op.Visibility().String())
	if op.ThreadLocal() {
		p.Str("thread_local ")
	}
	if a, ok := op.UnnamedAddr(); ok {
		printWord(p, a.String())
	}
	p.Symbol(op.SymName())
	p.AttrDict(o, aliasElided...)
	p.Str(" : ")
	p.Type(op.AliasType())
	p.Byte(' ')
	p.Region(op.Initializer(), asm.RegionOptions{NoEntryArgs: true})
}

var aliasElided = []string{"sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"}

// parseFunc reads internal hidden unnamed_addr fastcc @name(%a: i32 {…}, ...)
// -> i32 vscale_range(1, 16) comdat(…) attributes {…} {…}.
func parseFunc(p *asm.Parser) {
	s := symbolParser{p, p.State()}
	s.linkage()
	s.visibility()
	s.unnamedAddr()
	s.set("CConv", NewCConvAttr(p.Context(), optionalKeyword(p, &CConvEnum, CConvC)))
	at := p.Pos()
	s.name()
	sig := p.FunctionSignature(true)
	if p.Failed() {
		return
	}
	params := sig.ArgTypes()
	result, ok := signatureResult(p, params, sig.Results, func(format string, args ...any) { p.Errorf(at, format, args...) })
	if !ok {
		return
	}
	s.set("function_type", ir.NewTypeAttr(functionType(result, params, sig.Variadic)))
	if p.GotKeyword("vscale_range") {
		p.Want(asm.LParen)
		i32 := p.Context().I32()
		lo := ir.NewIntegerAttr(i32, p.Int64())
		p.Want(asm.Comma)
		hi := ir.NewIntegerAttr(i32, p.Int64())
		p.Want(asm.RParen)
		s.set("vscale_range", NewVScaleRangeAttr(p.Context(), lo, hi))
	}
	s.comdat()
	p.OpAttrDictWithKeyword()
	args, results := sig.AttrArrays(p.Context())
	if args != nil {
		s.set(ir.ArgAttrs, args)
	}
	if results != nil {
		s.set(ir.ResultAttrs, results)
	}
	if p.At(asm.LBrace) {
		p.Region(sig.Args)
	} else {
		p.NewRegion()
	}
	p.CheckOpAttrs()
}

// signatureResult checks the types in a function's signature and returns the result type. Like
// upstream, it accepts void and other types that the text of a function type may not have.
func signatureResult(p *asm.Parser, params, results []ir.Type, errorf func(format string, args ...any)) (ir.Type, bool) {
	if len(results) > 1 {
		errorf("failed to construct function type: expected zero or one function result")
		return nil, false
	}
	for _, t := range params {
		if !IsCompatibleType(t) {
			errorf("failed to construct function type: expected LLVM type for function arguments")
			return nil, false
		}
	}
	var result ir.Type = NewVoidType(p.Context())
	if len(results) > 0 {
		result = results[0]
	}
	if !IsCompatibleType(result) {
		errorf("failed to construct function type: expected LLVM type for function results'%v'", result)
		return nil, false
	}
	return result, true
}

func printFunc(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[FuncOp](o)
	p.Byte(' ')
	if l := op.Linkage(); l != LinkageExternal {
		printWord(p, l.String())
	}
	printWord(p, op.Visibility().String())
	if a, ok := op.UnnamedAddr(); ok {
		printWord(p, a.String())
	}
	if c := op.CConv(); c != CConvC {
		// Upstream has no keyword for some conventions, and prints nothing.
		p.Str(c.String())
		p.Byte(' ')
	}
	p.Symbol(op.SymName())
	t := op.FunctionType()
	var buf [1]ir.Type
	results := buf[:0]
	if _, void := t.Result().(*VoidType); !void {
		results = append(results, t.Result())
	}
	p.FunctionSignature(op.Body(), t.Params(), op.ArgAttrs(), t.IsVariadic(), results, op.ResAttrs())
	if r := op.VscaleRange(); r != nil {
		p.Str(" vscale_range(")
		p.Int(r.MinRange().Int())
		p.Str(", ")
		p.Int(r.MaxRange().Int())
		p.Byte(')')
	}
	printComdat(p, o)
	p.FunctionBody(o, funcElided...)
}

var funcElided = []string{
	"function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_", "comdat", "unnamed_addr", "vscale_range",
}
