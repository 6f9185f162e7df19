package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

const dwTagArrayType = 1 // DW_TAG_array_type (DWARF 5, 7.5.3)

// translate returns the attribute of a node. For a kind of node that may contain itself, it also
// returns a function that creates the attribute with an identifier.
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

// typeNode returns the attribute of a type. It returns nil for other nodes.
func (d *debugInfo) typeNode(n *llvmir.Node) llvm.DINode {
	c := d.im.ctx
	switch n.Kind {
	case llvmir.DIBasicType, llvmir.DIFixedPointType: // upstream treats both as basic types
		return llvm.NewDIBasicTypeAttr(c, uint32(n.Int("tag")), d.text(n, "name"), uint64(n.Int("size")), uint32(n.Int("encoding")))
	case llvmir.DIStringType:
		return llvm.NewDIStringTypeAttr(c, llvm.DIStringTypeParams{
			Tag: uint32(n.Int("tag")), Name: d.text(n, "name"), SizeInBits: uint64(n.Int("size")),
			AlignInBits: uint32(n.Int("align")), StringLength: nodeAs[llvm.DIVariable](d, n, "stringLength"),
			StringLengthExp:   d.exprIn(n, "stringLengthExpression"),
			StringLocationExp: d.exprIn(n, "stringLocationExpression"), Encoding: uint32(n.Int("encoding")),
		})
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
		return llvm.NewDIDerivedTypeAttr(c, llvm.DIDerivedTypeParams{
			Tag: uint32(n.Int("tag")), Name: d.str(n, "name"), BaseType: base, SizeInBits: uint64(n.Int("size")),
			AlignInBits: uint32(n.Int("align")), OffsetInBits: uint64(n.Int("offset")), DwarfAddressSpace: space,
			ExtraData: extra,
		})
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
		return llvm.NewDICompositeTypeAttr(c, llvm.DICompositeTypeParams{
			RecID: id, Tag: uint32(n.Int("tag")), Name: d.str(n, "name"), File: file, Line: uint32(n.Int("line")),
			Scope: scope, BaseType: base, Flags: flags, SizeInBits: uint64(n.Int("size")),
			AlignInBits: uint64(n.Int("align")), DataLocation: d.exprIn(n, "dataLocation"),
			Rank: d.exprIn(n, "rank"), Allocated: d.exprIn(n, "allocated"), Associated: d.exprIn(n, "associated"),
			Elements: elements,
		})
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
		return llvm.NewDISubprogramAttr(c, llvm.DISubprogramParams{
			RecID: recID, ID: id, CompileUnit: unit, Scope: scope, Name: d.str(n, "name"),
			LinkageName: d.str(n, "linkageName"), File: file, Line: uint32(n.Int("line")),
			ScopeLine:       uint32(n.Int("scopeLine")),
			SubprogramFlags: llvm.DISubprogramFlags(uint64(n.Int("spFlags")) & d.spFlags), Type: typ,
			RetainedNodes: retained, Annotations: annotations,
		})
	}
	return build(nil), build
}

// annotations translates annotations, which are pairs of strings.
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

// bound returns a bound of a subrange: a number, an expression or a variable.
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

// otherNode returns the attribute of a node other than a type: a scope, a variable and so on.
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
		return llvm.NewDICompileUnitAttr(c, llvm.DICompileUnitParams{
			ID: d.id(n), SourceLanguage: uint32(lang), File: nodeAs[*llvm.DIFileAttr](d, n, "file"),
			Producer: d.str(n, "producer"), IsOptimized: n.Int("isOptimized") != 0,
			EmissionKind:       llvm.DIEmissionKind(n.Int("emissionKind")),
			NameTableKind:      llvm.DINameTableKind(n.Int("nameTableKind")),
			SplitDebugFilename: d.str(n, "splitDebugFilename"),
		})
	case llvmir.DIModule:
		return llvm.NewDIModuleAttr(c, llvm.DIModuleParams{
			File: nodeAs[*llvm.DIFileAttr](d, n, "file"), Scope: nodeAs[llvm.DIScope](d, n, "scope"),
			Name: d.str(n, "name"), ConfigMacros: d.str(n, "configMacros"), IncludePath: d.str(n, "includePath"),
			Apinotes: d.str(n, "apinotes"), Line: uint32(n.Int("line")), IsDecl: n.Int("isDecl") != 0,
		})
	case llvmir.DINamespace:
		return llvm.NewDINamespaceAttr(c, d.str(n, "name"), nodeAs[llvm.DIScope](d, n, "scope"), n.Int("exportSymbols") != 0)
	case llvmir.DIGlobalVariable:
		return d.globalVariable(n)
	case llvmir.DICommonBlock:
		return llvm.NewDICommonBlockAttr(c, nodeAs[llvm.DIScope](d, n, "scope"), nodeAs[*llvm.DIGlobalVariableAttr](d, n, "declaration"),
			d.text(n, "name"), nodeAs[*llvm.DIFileAttr](d, n, "file"), uint32(n.Int("line")))
	case llvmir.DIImportedEntity:
		elements, _ := d.list(n, "elements")
		return llvm.NewDIImportedEntityAttr(c, llvm.DIImportedEntityParams{
			Tag: uint32(n.Int("tag")), Scope: nodeAs[llvm.DIScope](d, n, "scope"),
			Entity: nodeAs[llvm.DINode](d, n, "entity"), File: nodeAs[*llvm.DIFileAttr](d, n, "file"),
			Line: uint32(n.Int("line")), Name: d.str(n, "name"), Elements: elements,
		})
	}
	return d.localNode(n)
}

func (d *debugInfo) globalVariable(n *llvmir.Node) llvm.DINode {
	name := func(field string) *ir.StringAttr {
		if n.Str(field) == "" {
			return nil
		}
		// Upstream uses the text of the name as the linkage name.
		return d.text(n, "name")
	}
	return llvm.NewDIGlobalVariableAttr(d.im.ctx, llvm.DIGlobalVariableParams{
		Scope: nodeAs[llvm.DIScope](d, n, "scope"), Name: name("name"), LinkageName: name("linkageName"),
		File: nodeAs[*llvm.DIFileAttr](d, n, "file"), Line: uint32(n.Int("line")),
		Type: nodeAs[llvm.DIType](d, n, "type"), IsLocalToUnit: n.Int("isLocal") != 0,
		IsDefined: n.Int("isDefinition") != 0, AlignInBits: uint32(n.Int("align")),
	})
}

// localNode returns the attribute of a node inside a function, or nil if the scope has no
// attribute.
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
	return llvm.NewDILocalVariableAttr(c, llvm.DILocalVariableParams{
		Scope: scope, Name: d.str(n, "name"), File: file, Line: uint32(n.Int("line")),
		Arg: uint32(n.Int("arg")), AlignInBits: uint32(n.Int("align")),
		Type: nodeAs[llvm.DIType](d, n, "type"), Flags: d.flagsOf(n),
	})
}

// expressionArgs returns the number of arguments of an operation in an expression (LangRef,
// DIExpression; DWARF 5, 7.7.1).
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
