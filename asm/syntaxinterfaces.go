package asm

import "github.com/gomlir/gomlir/ir"

// The interfaces by which definitions say how their things are written. Those of
// operations, types and attributes have the names of MLIR's; the methods that are
// optional there are further Go interfaces that a syntax may implement here, such
// as [ResultNamer] and [RecursiveTypeSyntax].
var (
	OpAsmOpInterface   = ir.NewOpInterface[OpSyntax]("OpAsmOpInterface")
	OpAsmTypeInterface = ir.NewTypeInterface[TypeSyntax]("OpAsmTypeInterface")
	OpAsmAttrInterface = ir.NewAttrInterface[AttrSyntax]("OpAsmAttrInterface")
	// OpNamesInterface suggests names for operations without a custom form. Where there
	// is one, its syntax does.
	OpNamesInterface = ir.NewOpInterface[*Namers]("OpNamesInterface")
)

// The interfaces of dialects for syntax beyond single definitions.
var (
	// TypeParserInterface and AttrParserInterface parse what the dialect does not
	// define by a mnemonic.
	TypeParserInterface = ir.NewDialectInterface[DialectTypeSyntax]("TypeParserInterface")
	AttrParserInterface = ir.NewDialectInterface[DialectAttrSyntax]("AttrParserInterface")
	// OpParserInterface has the custom forms of operations without one of their own.
	OpParserInterface = ir.NewDialectInterface[DialectOpSyntax]("OpParserInterface")
	// TypePrinterInterface and AttrPrinterInterface print what has no syntax of
	// its own.
	TypePrinterInterface = ir.NewDialectInterface[TypePrinter]("TypePrinterInterface")
	AttrPrinterInterface = ir.NewDialectInterface[AttrPrinter]("AttrPrinterInterface")
	// TypeAliasInterface and AttrAliasInterface suggest names for the aliases of
	// any types and attributes.
	TypeAliasInterface = ir.NewDialectInterface[TypeAliaser]("TypeAliasInterface")
	AttrAliasInterface = ir.NewDialectInterface[AttrAliaser]("AttrAliasInterface")
	// MLIR14Interface has the forms that operations had in MLIR 14.
	MLIR14Interface = ir.NewDialectInterface[*MLIR14Forms]("MLIR14Interface")
)

// opSyntax returns the custom form of a definition's operations in a context, nil if
// they have only the generic one.
func opSyntax(c *ir.Context, def *ir.OpDef) OpSyntax {
	if s, ok := OpAsmOpInterface.OfDef(c, def); ok {
		return s
	}
	return dialectOpSyntax(c, def)
}

// syntaxOf is opSyntax for an operation.
func syntaxOf(op *ir.Operation) OpSyntax {
	if s, ok := OpAsmOpInterface.Of(op); ok {
		return s
	}
	return dialectOpSyntax(op.Context(), op.Def())
}

// dialectOpSyntax returns the custom form that the dialect has for a definition without
// one of its own, nil if absent.
func dialectOpSyntax(c *ir.Context, def *ir.OpDef) OpSyntax {
	d := def.Dialect()
	if d == nil {
		if d = c.Dialect(def.Namespace()); d == nil {
			return nil
		}
	}
	if i, ok := OpParserInterface.Of(c, d); ok {
		return i.OpSyntax(def.Name)
	}
	return nil
}

// namerOf returns what may suggest names for an operation: its custom form, or its
// [OpNamesInterface]. It may be nil.
func namerOf(op *ir.Operation) any {
	if s := syntaxOf(op); s != nil {
		return s
	}
	if n, ok := OpNamesInterface.Of(op); ok {
		return n
	}
	return nil
}

// typeSyntax returns how a definition's types are written, nil if its dialect says
// it.
func typeSyntax(c *ir.Context, def *ir.TypeDef) TypeSyntax {
	s, _ := OpAsmTypeInterface.OfDef(c, def)
	return s
}

// attrSyntax returns how a definition's attributes are written, nil if its dialect
// says it.
func attrSyntax(c *ir.Context, def *ir.AttrDef) AttrSyntax {
	s, _ := OpAsmAttrInterface.OfDef(c, def)
	return s
}
