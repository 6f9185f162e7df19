package exporter

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// Tags of composite types that become distinct nodes (DWARF 5, table 7.3).
const (
	tagClass       = 0x02
	tagEnumeration = 0x04
	tagStructure   = 0x13
	tagUnion       = 0x17
)

// node returns the node of an attribute, nil for nil. The caller holds the metadata's lock.
func (d *debugInfo) node(a ir.Attribute) *llvmir.Node {
	if a == nil {
		return nil
	}
	if n := d.nodes[a]; n != nil {
		return n
	}
	var n *llvmir.Node
	if r, ok := a.(llvm.DIRecursive); ok && r.RecID() != nil {
		if open := d.open[r.RecID()]; open != nil {
			return open
		}
		if r.IsRecSelf() {
			return nil // the verifier accepts such a dangling reference
		}
		n = d.recursive(r)
	} else {
		n = d.build(a, nil)
	}
	if n != nil {
		d.nodes[a] = n
	}
	return n
}

// recursive creates a node that may refer to itself. The node exists before its fields are set.
func (d *debugInfo) recursive(r llvm.DIRecursive) *llvmir.Node {
	kind := llvmir.DICompositeType
	if _, ok := r.(*llvm.DISubprogramAttr); ok {
		kind = llvmir.DISubprogram
	}
	b := d.md.newDI(kind)
	d.open[r.RecID()] = b.n
	n := d.build(r, b)
	delete(d.open, r.RecID())
	return n
}

// build creates the node of an attribute, in b unless that is nil.
func (d *debugInfo) build(a ir.Attribute, b *diBuilder) *llvmir.Node {
	switch a := a.(type) {
	case *llvm.DISubprogramAttr:
		return d.subprogram(a, b)
	case *llvm.DICompositeTypeAttr:
		return d.composite(a, b)
	case *llvm.DIBasicTypeAttr, *llvm.DIDerivedTypeAttr, *llvm.DIStringTypeAttr, *llvm.DISubroutineTypeAttr,
		*llvm.DISubrangeAttr, *llvm.DIGenericSubrangeAttr:
		return d.typeNode(a)
	case *llvm.DICompileUnitAttr:
		return d.compileUnit(a)
	case *llvm.DIGlobalVariableAttr, *llvm.DILocalVariableAttr, *llvm.DILabelAttr, *llvm.DIGlobalVariableExpressionAttr:
		return d.entity(a)
	case *llvm.DIExpressionAttr:
		return d.expression(a)
	case *llvm.DIAnnotationAttr:
		return d.md.unique([]llvmir.Metadata{str(a.Name().Value()), str(a.Value().Value())})
	}
	return d.scopeNode(a)
}

// scopeNode creates the nodes of files, blocks, namespaces and modules.
func (d *debugInfo) scopeNode(a ir.Attribute) *llvmir.Node {
	switch a := a.(type) {
	case *llvm.DIFileAttr:
		return d.md.newDI(llvmir.DIFile).str("filename", a.Name()).str("directory", a.Directory()).unique()
	case *llvm.DILexicalBlockAttr:
		return d.md.newDI(llvmir.DILexicalBlock).ref("scope", d.node(a.Scope())).ref("file", d.node(asm.AttrOrNil(a.File()))).
			int("line", int64(a.Line())).int("column", int64(a.Column())).distinct()
	case *llvm.DILexicalBlockFileAttr:
		return d.md.newDI(llvmir.DILexicalBlockFile).ref("scope", d.node(a.Scope())).ref("file", d.node(asm.AttrOrNil(a.File()))).
			int("discriminator", int64(a.Discriminator())).distinct()
	case *llvm.DINamespaceAttr:
		return d.md.newDI(llvmir.DINamespace).str("name", a.Name()).ref("scope", d.node(a.Scope())).bool("exportSymbols", a.ExportSymbols()).unique()
	case *llvm.DIModuleAttr:
		return d.md.newDI(llvmir.DIModule).ref("scope", d.node(a.Scope())).str("name", a.Name()).str("configMacros", a.ConfigMacros()).
			str("includePath", a.IncludePath()).str("apinotes", a.Apinotes()).ref("file", d.node(asm.AttrOrNil(a.File()))).
			int("line", int64(a.Line())).bool("isDecl", a.IsDecl()).unique()
	case *llvm.DICommonBlockAttr:
		return d.md.newDI(llvmir.DICommonBlock).ref("scope", d.node(a.Scope())).ref("declaration", d.node(asm.AttrOrNil(a.Decl()))).
			str("name", a.Name()).ref("file", d.node(asm.AttrOrNil(a.File()))).int("line", int64(a.Line())).unique()
	case *llvm.DIImportedEntityAttr:
		b := d.md.newDI(llvmir.DIImportedEntity).int("tag", int64(a.Tag())).ref("scope", d.node(a.Scope())).ref("entity", d.node(a.Entity())).
			ref("file", d.node(asm.AttrOrNil(a.File()))).int("line", int64(a.Line())).str("name", a.Name())
		return b.ref("elements", d.listOrNil(a.Elements())).unique()
	}
	return nil // a missing type
}

// list returns a tuple of the nodes of some attributes.
func list[A ir.Attribute](d *debugInfo, attrs []A) *llvmir.Node {
	elems := make([]llvmir.Metadata, len(attrs))
	for i, a := range attrs {
		if n := d.node(a); n != nil {
			elems[i] = n
		}
	}
	return d.md.unique(elems)
}

// listOrNil is list, but returns nil for no attributes.
func (d *debugInfo) listOrNil(attrs []llvm.DINode) *llvmir.Node {
	if len(attrs) == 0 {
		return nil
	}
	return list(d, attrs)
}

func (d *debugInfo) subprogram(a *llvm.DISubprogramAttr, b *diBuilder) *llvmir.Node {
	if id := a.ID(); id != nil {
		if n := d.distinct[id]; n != nil {
			return n
		}
	}
	if b == nil {
		b = d.md.newDI(llvmir.DISubprogram)
	}
	flags := int64(a.SubprogramFlags())
	b.ref("scope", d.node(a.Scope())).str("name", a.Name()).str("linkageName", a.LinkageName())
	b.ref("file", d.node(asm.AttrOrNil(a.File()))).int("line", int64(a.Line())).ref("type", d.node(asm.AttrOrNil(a.Type())))
	b.int("scopeLine", int64(a.ScopeLine())).int("spFlags", flags).ref("unit", d.node(asm.AttrOrNil(a.CompileUnit())))
	b.ref("retainedNodes", d.listOrNil(a.RetainedNodes())).ref("annotations", d.listOrNil(a.Annotations()))
	n := b.either(a.SubprogramFlags()&llvm.DISubprogramFlagsDefinition != 0)
	if id := a.ID(); id != nil {
		d.distinct[id] = n
	}
	return n
}

func (d *debugInfo) compileUnit(a *llvm.DICompileUnitAttr) *llvmir.Node {
	b := d.md.newDI(llvmir.DICompileUnit)
	b.int("language", int64(a.SourceLanguage())).ref("file", d.node(asm.AttrOrNil(a.File()))).str("producer", a.Producer())
	b.bool("isOptimized", a.IsOptimized()).int("emissionKind", int64(a.EmissionKind())).int("nameTableKind", int64(a.NameTableKind()))
	n := b.str("splitDebugFilename", a.SplitDebugFilename()).distinct()
	units := d.x.m.NamedMetadata("llvm.dbg.cu")
	units.Nodes = append(units.Nodes, n)
	return n
}

func (d *debugInfo) composite(a *llvm.DICompositeTypeAttr, b *diBuilder) *llvmir.Node {
	if b == nil {
		b = d.md.newDI(llvmir.DICompositeType)
	}
	distinct := false
	switch a.Tag() {
	case tagClass, tagEnumeration, tagStructure, tagUnion:
		distinct = true
	}
	elements := d.listOrNil(a.Elements())
	b.int("tag", int64(a.Tag())).str("name", a.Name()).ref("file", d.node(asm.AttrOrNil(a.File()))).int("line", int64(a.Line()))
	b.ref("scope", d.node(a.Scope())).ref("baseType", d.node(a.BaseType())).number("size", a.SizeInBits()).int("align", int64(a.AlignInBits()))
	b.int("flags", int64(a.Flags())).ref("elements", elements)
	for _, e := range []struct {
		field string
		expr  *llvm.DIExpressionAttr
	}{{"dataLocation", a.DataLocation()}, {"associated", a.Associated()}, {"allocated", a.Allocated()}, {"rank", a.Rank()}} {
		if e.expr != nil {
			b.ref(e.field, d.node(e.expr))
		}
	}
	return b.either(distinct)
}

// typeNode creates the nodes of types that are not composite.
func (d *debugInfo) typeNode(a ir.Attribute) *llvmir.Node {
	switch a := a.(type) {
	case *llvm.DIBasicTypeAttr:
		return d.md.newDI(llvmir.DIBasicType).int("tag", int64(a.Tag())).str("name", a.Name()).number("size", a.SizeInBits()).
			int("encoding", int64(a.Encoding())).unique()
	case *llvm.DIDerivedTypeAttr:
		b := d.md.newDI(llvmir.DIDerivedType).int("tag", int64(a.Tag())).str("name", a.Name()).ref("baseType", d.node(a.BaseType())).
			number("size", a.SizeInBits()).int("align", int64(a.AlignInBits())).number("offset", a.OffsetInBits())
		if s, ok := a.DwarfAddressSpace(); ok {
			b.force("dwarfAddressSpace", int64(s))
		}
		return b.ref("extraData", d.node(a.ExtraData())).unique()
	case *llvm.DIStringTypeAttr:
		return d.md.newDI(llvmir.DIStringType).int("tag", int64(a.Tag())).str("name", a.Name()).ref("stringLength", d.node(a.StringLength())).
			ref("stringLengthExpression", d.node(asm.AttrOrNil(a.StringLengthExp()))).
			ref("stringLocationExpression", d.node(asm.AttrOrNil(a.StringLocationExp()))).
			number("size", a.SizeInBits()).int("align", int64(a.AlignInBits())).int("encoding", int64(a.Encoding())).unique()
	case *llvm.DISubroutineTypeAttr:
		return d.md.newDI(llvmir.DISubroutineType).int("cc", int64(a.CallingConvention())).ref("types", list(d, a.Types())).unique()
	case *llvm.DISubrangeAttr:
		return d.bounds(d.md.newDI(llvmir.DISubrange), a.Count(), a.LowerBound(), a.UpperBound(), a.Stride())
	case *llvm.DIGenericSubrangeAttr:
		return d.bounds(d.md.newDI(llvmir.DIGenericSubrange), a.Count(), a.LowerBound(), a.UpperBound(), a.Stride())
	}
	return nil
}

// bounds sets the bounds of a range. Each is a number, an expression or a variable.
func (d *debugInfo) bounds(b *diBuilder, count, lower, upper, stride ir.Attribute) *llvmir.Node {
	for _, e := range []struct {
		field string
		a     ir.Attribute
	}{{"count", count}, {"lowerBound", lower}, {"upperBound", upper}, {"stride", stride}} {
		if n, ok := e.a.(*ir.IntegerAttr); ok {
			b.constant(e.field, n.Int())
		} else if e.a != nil {
			b.ref(e.field, d.node(e.a))
		}
	}
	return b.unique()
}

// entity creates the nodes of variables and labels.
func (d *debugInfo) entity(a ir.Attribute) *llvmir.Node {
	switch a := a.(type) {
	case *llvm.DIGlobalVariableExpressionAttr:
		return d.md.newDI(llvmir.DIGlobalVariableExpression).ref("var", d.node(asm.AttrOrNil(a.Var()))).ref("expr", d.expression(a.Expr())).unique()
	case *llvm.DIGlobalVariableAttr:
		b := d.md.newDI(llvmir.DIGlobalVariable).ref("scope", d.node(a.Scope())).str("name", a.Name()).str("linkageName", a.LinkageName())
		b.ref("file", d.node(asm.AttrOrNil(a.File()))).int("line", int64(a.Line())).ref("type", d.node(a.Type()))
		b.bool("isLocal", a.IsLocalToUnit())
		if !a.IsDefined() {
			b.force("isDefinition", 0)
		}
		return b.int("align", int64(a.AlignInBits())).distinct()
	case *llvm.DILocalVariableAttr:
		return d.md.newDI(llvmir.DILocalVariable).ref("scope", d.node(a.Scope())).str("name", a.Name()).ref("file", d.node(asm.AttrOrNil(a.File()))).
			int("line", int64(a.Line())).ref("type", d.node(a.Type())).int("arg", int64(a.Arg())).int("flags", int64(a.Flags())).
			int("align", int64(a.AlignInBits())).unique()
	case *llvm.DILabelAttr:
		return d.md.newDI(llvmir.DILabel).ref("scope", d.node(a.Scope())).str("name", a.Name()).ref("file", d.node(asm.AttrOrNil(a.File()))).
			int("line", int64(a.Line())).unique()
	}
	return nil
}

// expression returns the node of an expression. Nil means an empty expression.
func (d *debugInfo) expression(a *llvm.DIExpressionAttr) *llvmir.Node {
	if a == nil {
		return d.emptyExpr
	}
	if n := d.nodes[a]; n != nil {
		return n
	}
	if len(a.Operations()) == 0 {
		return d.emptyExpr
	}
	var elems []int64
	for _, o := range a.MergeFragments().Operations() {
		elems = append(elems, int64(o.Opcode()))
		for _, v := range o.Arguments() {
			elems = append(elems, int64(v))
		}
	}
	n := llvmir.NewDIExpression(elems...)
	d.nodes[a] = n
	return n
}
