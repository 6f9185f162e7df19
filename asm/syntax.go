package asm

import "github.com/gomlir/gomlir/ir"

// An OpSyntax is the custom form of an operation: see [OpAsmOpInterface].
type OpSyntax interface {
	// Parse reads what follows the name and fills in p.State().
	Parse(p *Parser)
	// Print writes what follows the name. It must have no other effect: an operation
	// may be printed several times, on several goroutines, and the text may be
	// dropped, because that is how the types that need aliases are found. The types
	// and attributes that it writes, and their order, must depend only on the
	// operation's attributes and the types of its operands and results, unless it
	// has regions.
	Print(p *Printer, op *ir.Operation)
}

// A DefaultDialecter is an OpSyntax with a dialect whose operations may leave
// out their namespace inside the operation's regions.
type DefaultDialecter interface {
	DefaultDialect() string
}

// CustomOp is an OpSyntax made of two functions.
type CustomOp struct {
	ParseOp func(p *Parser)
	PrintOp func(p *Printer, op *ir.Operation)
	// Default is the dialect whose operations may leave out their namespace
	// inside the regions, "" for none.
	Default string
	// Names are the suggestions for names of values and blocks.
	Names Namers
}

// Parse reads what follows the operation's name.
func (c *CustomOp) Parse(p *Parser) { c.ParseOp(p) }

// Print writes what follows the operation's name.
func (c *CustomOp) Print(p *Printer, op *ir.Operation) { c.PrintOp(p, op) }

// ResultNames suggests names for results.
func (c *CustomOp) ResultNames(op *ir.Operation, set func(*ir.Value, string)) {
	c.Names.ResultNames(op, set)
}

// BlockArgNames suggests names for block arguments.
func (c *CustomOp) BlockArgNames(op *ir.Operation, r *ir.Region, set func(*ir.Value, string)) {
	c.Names.BlockArgNames(op, r, set)
}

// BlockNames suggests names for blocks.
func (c *CustomOp) BlockNames(op *ir.Operation, set func(*ir.Block, string)) {
	c.Names.BlockNames(op, set)
}

// DefaultDialect is c.Default.
func (c *CustomOp) DefaultDialect() string { return c.Default }

// A TypeSyntax parses and prints the types of a definition: see [OpAsmTypeInterface].
// Both methods start after the mnemonic: at the < of !d.name<…>, or at whatever follows
// a type without parameters.
type TypeSyntax interface {
	ParseType(p *Parser) ir.Type
	PrintType(p *Printer, t ir.Type)
}

// A RecursiveTypeSyntax is a TypeSyntax of types with an identity, such as a
// name, and a body, in which the type may be met again; see
// Parser.OpenRecursive. It lets the definition of an alias refer to an alias
// that is defined further down:
//
//	!a = !llvm.struct<"a", (ptr<!b>)>
//	!b = !llvm.struct<"b", (ptr<!a>)>
//
// and regions define types of their own. For that, the hooks get the type of an
// identity by Parser.IdentifiedType.
type RecursiveTypeSyntax interface {
	TypeSyntax
	// ParseIdentity reads the identity of a type and no more, and returns the
	// type, which may have no body yet. It returns nil, without reporting an
	// error, if the text is not that of a type with an identity.
	ParseIdentity(p *Parser) ir.Type
	// HasBody reports whether the body of such a type is set.
	HasBody(t ir.Type) bool
	// Renamed returns the type that has the identity of t, but of another
	// scope, nil for the context; and with a number from 1 on, another identity
	// that resembles that. Whether it has a body is not looked at. It returns
	// nil if t has no identity.
	Renamed(t ir.Type, scope *ir.Scope, number int) ir.Type
}

// A RecursiveAttrSyntax is a RecursiveTypeSyntax of attributes.
type RecursiveAttrSyntax interface {
	AttrSyntax
	ParseIdentity(p *Parser) ir.Attribute
	HasBody(a ir.Attribute) bool
	Renamed(a ir.Attribute, scope *ir.Scope, number int) ir.Attribute
}

// An AttrSyntax parses and prints the attributes of a definition: see
// [OpAsmAttrInterface]. Both methods start after the mnemonic.
type AttrSyntax interface {
	// ParseAttr reads the parameters. typ is the type that a typed attribute is
	// expected to have, nil if any will do.
	ParseAttr(p *Parser, typ ir.Type) ir.Attribute
	PrintAttr(p *Printer, a ir.Attribute)
}

// A DialectTypeSyntax parses the types of a dialect that it does not define by
// a mnemonic of their own: see [TypeParserInterface].
type DialectTypeSyntax interface {
	// ParseType reads the type from the mnemonic on; in the form !dialect<…>, it
	// reads the text in the brackets. It returns nil, without reporting an error,
	// if the dialect has no such type.
	ParseType(p *Parser) ir.Type
}

// A DialectAttrSyntax parses the attributes of a dialect that it does not
// define by a mnemonic of their own. See DialectTypeSyntax.
type DialectAttrSyntax interface {
	ParseAttr(p *Parser, typ ir.Type) ir.Attribute
}

// A DialectOpSyntax has the custom forms of operations of a dialect whose definitions
// have none, and of those that it does not define: see [OpParserInterface].
type DialectOpSyntax interface {
	// OpSyntax returns the custom form of the operations of a full name, nil if they
	// have only the generic one. It is called often, on several goroutines, and must give
	// the same answer each time.
	OpSyntax(name string) OpSyntax
}

// SelfType returns the type of a typed attribute, which must be there and be of a Go type. It reports one
// that is not.
func SelfType[T ir.Type](p *Parser, t ir.Type) ir.Type {
	switch t.(type) {
	case T:
	case nil:
		p.Errorf(p.Pos(), "expected a trailing type")
	default:
		p.Errorf(p.Pos(), "invalid kind of type specified")
	}
	return t
}
