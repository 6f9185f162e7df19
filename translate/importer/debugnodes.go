package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

const dwTagArrayType = 1 // DW_TAG_array_type (DWARF 5, 7.5.3)

// translate makes the attribute of a node. For one that can be part of itself
// it returns how to make it with an identifier.
func (d *debugInfo) translate(n *llvmir.Node) (a llvm.DINode, withID func(*ir.DistinctAttr) llvm.DINode) {
	switch n.Kind {
	case llvmir.DICompositeType:
		return d.composite(n)
	case llvmir.DISubprogram:
		return d.subprogram(n)
	case llvmir.DISubrange:
		return d.subrange(n), nil
	case llvmir.DIGenericSubrange:
		return d.genericSubrange(n), nil
	}
	if a := d.typeNode(n); a != nil {
		return a, nil
	}
	return d.otherNode(n), nil
}

// typeNode makes the attribute of a type. It is nil for other nodes.
func (d *debugInfo) typeNode(n *llvmir.Node) llvm.DINode {
	c := d.im.ctx
	switch n.Kind {
	case llvmir.DIBasicType, llvmir.DIFixedPointType: // to upstream, a kind of the former
		return llvm.NewDIBasicTypeAttr(c, uint32(n.Int("tag")), d.text(n, "name"), uint64(n.Int("size")), uint32(n.Int("encoding")))
	case llvmir.DIStringType:
		return llvm.NewDIStringTypeAttr(c, uint32(n.Int("tag")), d.text(n, "name"), uint64(n.Int("size")), uint32(n.Int("align")),
			nodeAs[llvm.DIVariable](d, n, "stringLength"), d.exprIn(n, "stringLengthExpression"),
			d.exprIn(n, "stringLocationExpression"), uint32(n.Int("encoding")))
	case llvmir.DIDerivedType:
		base := nodeAs[llvm.DIType](d, n, "baseType")
		if missing(n, "baseType", base == nil) {
			return nil
		}
		var space *uint64
		if n.Has("dwarfAddressSpace") {
			v := uint64(n.Int("dwarfAddressSpace"))
			space = &v
		}
		extra := nodeAs[llvm.DINode](d, n, "extraData")
		return llvm.NewDIDerivedTypeAttr(c, uint32(n.Int("tag")), d.str(n, "name"), base, uint64(n.Int("size")),
			uint32(n.Int("align")), uint64(n.Int("offset")), space, extra)
	case llvmir.DISubroutineType:
		var types []llvm.DIType
		if t := n.Node("types"); t != nil {
			for _, e := range t.Elems() {
				if e == nil {
					types = append(types, llvm.NewDINullTypeAttr(c))
					continue
				}
				m, _ := e.(*llvmir.Node)
				typ, ok := d.node(m).(llvm.DIType)
				if !ok {
					types = append(types, nil)
					continue
				}
				types = append(types, typ)
			}
		}
		for _, t := range types {
			if t == nil {
				return nil
			}
		}
		return llvm.NewDISubroutineTypeAttr(c, uint32(n.Int("cc")), types)
	}
	return nil
}

func (d *debugInfo) composite(n *llvmir.Node) (llvm.DINode, func(*ir.DistinctAttr) llvm.DINode) {
	c := d.im.ctx
	flags := d.flagsOf(n)
	var elements []llvm.DINode
	if flags&llvm.DIFlagsVector != 0 || !d.im.opts.DropDICompositeTypeElements {
		ok := false
		if elements, ok = d.list(n, "elements"); !ok {
			elements = nil
		}
	}
	base := nodeAs[llvm.DIType](d, n, "baseType")
	if n.Int("tag") == dwTagArrayType && base == nil {
		return nil, nil
	}
	file, scope := nodeAs[*llvm.DIFileAttr](d, n, "file"), nodeAs[llvm.DIScope](d, n, "scope")
	build := func(id *ir.DistinctAttr) llvm.DINode {
		return llvm.NewDICompositeTypeAttr(c, id, false, uint32(n.Int("tag")), d.str(n, "name"), file, uint32(n.Int("line")), scope, base,
			flags, uint64(n.Int("size")), uint64(n.Int("align")), d.exprIn(n, "dataLocation"), d.exprIn(n, "rank"),
			d.exprIn(n, "allocated"), d.exprIn(n, "associated"), elements)
	}
	return build(nil), build
}

func (d *debugInfo) subprogram(n *llvmir.Node) (llvm.DINode, func(*ir.DistinctAttr) llvm.DINode) {
	c := d.im.ctx
	var id *ir.DistinctAttr
	if n.Distinct {
		id = d.id(n)
	}
	scope := nodeAs[llvm.DIScope](d, n, "scope")
	if missing(n, "scope", scope == nil) {
		return nil, nil
	}
	typ := nodeAs[*llvm.DISubroutineTypeAttr](d, n, "type")
	if missing(n, "type", typ == nil) {
		return nil, nil
	}
	retained, ok := d.list(n, "retainedNodes")
	if !ok {
		retained = nil
	}
	annotations := d.annotations(n)
	unit, file := nodeAs[*llvm.DICompileUnitAttr](d, n, "unit"), nodeAs[*llvm.DIFileAttr](d, n, "file")
	build := func(recID *ir.DistinctAttr) llvm.DINode {
		return llvm.NewDISubprogramAttr(c, recID, false, id, unit, scope, d.str(n, "name"), d.str(n, "linkageName"), file,
			uint32(n.Int("line")), uint32(n.Int("scopeLine")), llvm.DISubprogramFlags(uint64(n.Int("spFlags"))&d.spFlags),
			typ, retained, annotations)
	}
	return build(nil), build
}

// annotations are pairs of strings; others there are not.
func (d *debugInfo) annotations(n *llvmir.Node) []llvm.DINode {
	t := n.Node("annotations")
	if t == nil {
		return nil
	}
	var list []llvm.DINode
	for _, e := range t.Elems() {
		p, _ := e.(*llvmir.Node)
		if isMMRATag(p) {
			k, v := p.Refs()[0].(*llvmir.MDString), p.Refs()[1].(*llvmir.MDString)
			list = append(list, llvm.NewDIAnnotationAttr(d.im.ctx, ir.NewStringAttr(d.im.ctx, k.Value), ir.NewStringAttr(d.im.ctx, v.Value)))
		}
	}
	return list
}

// bound is a bound of a subrange: a number, an expression or a variable.
func (d *debugInfo) bound(n *llvmir.Node, field string) ir.Attribute {
	if c, ok := intOf(n.Ref(field)); ok {
		v, _ := c.Value.Int64()
		return ir.NewIntegerAttr(d.im.ctx.I64(), v)
	}
	switch b := n.Node(field); {
	case b == nil:
	case b.Kind == llvmir.DIExpression:
		return d.expr(b)
	case b.Kind == llvmir.DILocalVariable || b.Kind == llvmir.DIGlobalVariable:
		if a := d.node(b); a != nil {
			return a
		}
	}
	return nil
}

func (d *debugInfo) subrange(n *llvmir.Node) llvm.DINode {
	count, upper := d.bound(n, "count"), d.bound(n, "upperBound")
	if count == nil && upper == nil {
		return nil
	}
	return llvm.NewDISubrangeAttr(d.im.ctx, count, d.bound(n, "lowerBound"), upper, d.bound(n, "stride"))
}

func (d *debugInfo) genericSubrange(n *llvmir.Node) llvm.DINode {
	count, upper := d.bound(n, "count"), d.bound(n, "upperBound")
	lower, stride := d.bound(n, "lowerBound"), d.bound(n, "stride")
	if count == nil && upper == nil || lower == nil || stride == nil {
		return nil
	}
	return llvm.NewDIGenericSubrangeAttr(d.im.ctx, count, lower, upper, stride)
}

// otherNode makes the attribute of a scope, a variable or the like.
func (d *debugInfo) otherNode(n *llvmir.Node) llvm.DINode {
	c := d.im.ctx
	switch n.Kind {
	case llvmir.DIFile:
		return llvm.NewDIFileAttr(c, d.text(n, "filename"), d.text(n, "directory"))
	case llvmir.DICompileUnit:
		lang := n.Int("language")
		if lang == 0 {
			lang = n.Int("sourceLanguageName")
		}
		return llvm.NewDICompileUnitAttr(c, d.id(n), uint32(lang), nodeAs[*llvm.DIFileAttr](d, n, "file"), d.str(n, "producer"),
			n.Int("isOptimized") != 0, llvm.DIEmissionKind(n.Int("emissionKind")), llvm.DINameTableKind(n.Int("nameTableKind")),
			d.str(n, "splitDebugFilename"))
	case llvmir.DIModule:
		return llvm.NewDIModuleAttr(c, nodeAs[*llvm.DIFileAttr](d, n, "file"), nodeAs[llvm.DIScope](d, n, "scope"), d.str(n, "name"),
			d.str(n, "configMacros"), d.str(n, "includePath"), d.str(n, "apinotes"), uint32(n.Int("line")), n.Int("isDecl") != 0)
	case llvmir.DINamespace:
		return llvm.NewDINamespaceAttr(c, d.str(n, "name"), nodeAs[llvm.DIScope](d, n, "scope"), n.Int("exportSymbols") != 0)
	case llvmir.DIGlobalVariable:
		return d.globalVariable(n)
	case llvmir.DICommonBlock:
		return llvm.NewDICommonBlockAttr(c, nodeAs[llvm.DIScope](d, n, "scope"), nodeAs[*llvm.DIGlobalVariableAttr](d, n, "declaration"),
			d.text(n, "name"), nodeAs[*llvm.DIFileAttr](d, n, "file"), uint32(n.Int("line")))
	case llvmir.DIImportedEntity:
		elements, _ := d.list(n, "elements")
		return llvm.NewDIImportedEntityAttr(c, uint32(n.Int("tag")), nodeAs[llvm.DIScope](d, n, "scope"), nodeAs[llvm.DINode](d, n, "entity"),
			nodeAs[*llvm.DIFileAttr](d, n, "file"), uint32(n.Int("line")), d.str(n, "name"), elements)
	}
	return d.localNode(n)
}

func (d *debugInfo) globalVariable(n *llvmir.Node) llvm.DINode {
	name := func(field string) *ir.StringAttr {
		if n.Str(field) == "" {
			return nil
		}
		// Upstream gives the linkage name the text of the name.
		return d.text(n, "name")
	}
	return llvm.NewDIGlobalVariableAttr(d.im.ctx, nodeAs[llvm.DIScope](d, n, "scope"), name("name"), name("linkageName"),
		nodeAs[*llvm.DIFileAttr](d, n, "file"), uint32(n.Int("line")), nodeAs[llvm.DIType](d, n, "type"), n.Int("isLocal") != 0,
		n.Int("isDefinition") != 0, uint32(n.Int("align")))
}

// localNode makes the attribute of what is in a function. There is none if the
// scope has none.
func (d *debugInfo) localNode(n *llvmir.Node) llvm.DINode {
	switch n.Kind {
	case llvmir.DILexicalBlock, llvmir.DILexicalBlockFile, llvmir.DILocalVariable, llvmir.DILabel:
	default:
		return nil
	}
	c := d.im.ctx
	scope := nodeAs[llvm.DIScope](d, n, "scope")
	if missing(n, "scope", scope == nil) {
		return nil
	}
	file := nodeAs[*llvm.DIFileAttr](d, n, "file")
	switch n.Kind {
	case llvmir.DILexicalBlock:
		return llvm.NewDILexicalBlockAttr(c, scope, file, uint32(n.Int("line")), uint32(n.Int("column")))
	case llvmir.DILexicalBlockFile:
		return llvm.NewDILexicalBlockFileAttr(c, scope, file, uint32(n.Int("discriminator")))
	case llvmir.DILabel:
		return llvm.NewDILabelAttr(c, scope, d.str(n, "name"), file, uint32(n.Int("line")))
	}
	return llvm.NewDILocalVariableAttr(c, scope, d.str(n, "name"), file, uint32(n.Int("line")), uint32(n.Int("arg")),
		uint32(n.Int("align")), nodeAs[llvm.DIType](d, n, "type"), d.flagsOf(n))
}

// expressionArgs is how many numbers follow an operation in an expression
// (LangRef, DIExpression; DWARF 5, 7.7.1).
func expressionArgs(op uint64) int {
	switch {
	case op >= 0x70 && op <= 0x8f: // breg0 to breg31
		return 1
	}
	switch op {
	case 0x10, 0x11, 0x94, 0x23, 0x90: // constu, consts, deref_size, plus_uconst, regx
		return 1
	case 0x1002, 0x1003, 0x1005: // LLVM_tag_offset, LLVM_entry_value, LLVM_arg
		return 1
	case 0x92, 0x1000, 0x1001, 0x1006, 0x1007: // bregx, LLVM_fragment, LLVM_convert, LLVM_extract_bits_sext and _zext
		return 2
	}
	return 0
}
