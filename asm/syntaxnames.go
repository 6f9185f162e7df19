package asm

import "github.com/gomlir/gomlir/ir"

// A ResultNamer is an OpSyntax that suggests names for the results of its
// operations: %c0_i32 for a constant. The name is without sign; it is made a
// valid and unique identifier. Naming a result that is not the first starts a
// group of results of its own: %a, %b:2 = ….
type ResultNamer interface {
	ResultNames(op *ir.Operation, set func(v *ir.Value, name string))
}

// A BlockArgNamer is an OpSyntax that suggests names for the arguments of the
// blocks of a region of its operations.
type BlockArgNamer interface {
	BlockArgNames(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string))
}

// A BlockNamer is an OpSyntax that suggests names for the blocks of its
// operations, without sign.
type BlockNamer interface {
	BlockNames(op *ir.Operation, set func(b *ir.Block, name string))
}

// Namers are functions that implement ResultNamer, BlockArgNamer and
// BlockNamer, nil for no suggestions of the operation's own.
type Namers struct {
	Results   func(op *ir.Operation, set func(v *ir.Value, name string))
	BlockArgs func(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string))
	Blocks    func(op *ir.Operation, set func(b *ir.Block, name string))
}

// ResultNames suggests names for results.
func (n *Namers) ResultNames(op *ir.Operation, set func(v *ir.Value, name string)) {
	if n.Results != nil {
		n.Results(op, set)
	} else {
		nameResults(op, set)
	}
}

// nameResults names the results of an operation after those of its definition
// if that has several: the name of a single one seldom says anything.
func nameResults(op *ir.Operation, set func(v *ir.Value, name string)) {
	defs := op.Def().Results
	if len(defs) < 2 {
		return
	}
	for i := range defs {
		if r := op.ResultsAt(i); r.Len() > 0 && defs[i].Name != "" {
			set(r.At(0), defs[i].Name)
		}
	}
}

// BlockArgNames suggests names for block arguments.
func (n *Namers) BlockArgNames(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string)) {
	if n.BlockArgs != nil {
		n.BlockArgs(op, r, set)
	}
}

// BlockNames suggests names for blocks.
func (n *Namers) BlockNames(op *ir.Operation, set func(b *ir.Block, name string)) {
	if n.Blocks != nil {
		n.Blocks(op, set)
	}
}

// A ValueNamer is a TypeSyntax that suggests a name for values of its types,
// where the operation suggests none.
type ValueNamer interface {
	ValueName(t ir.Type) string
}

// A TypePrinter prints the types of a dialect whose definitions have no syntax. It
// writes what follows !dialect.
type TypePrinter interface {
	PrintType(p *Printer, t ir.Type)
}

// An AttrPrinter prints the attributes of a dialect whose definitions have no syntax. It
// writes what follows #dialect.
type AttrPrinter interface {
	PrintAttr(p *Printer, a ir.Attribute)
}

// AliasKind says how much weight a suggested alias has.
type AliasKind uint8

const (
	// NoAlias: no alias is suggested.
	NoAlias AliasKind = iota
	// OverridableAlias is used unless a later dialect, in the order of their
	// names, suggests another.
	OverridableAlias
	// FinalAlias is used in any case.
	FinalAlias
)

// An AttrAliaser suggests names for the aliases of attributes: #name. It is an
// AttrSyntax, which is asked about its own attributes first, or a dialect's
// [AttrAliasInterface], which is asked about all.
type AttrAliaser interface {
	AttrAlias(a ir.Attribute) (name string, kind AliasKind)
}

// A TypeAliaser suggests names for the aliases of types: !name. It is a
// TypeSyntax, which is asked about its own types first, or a dialect's
// [TypeAliasInterface], which is asked about all.
type TypeAliaser interface {
	TypeAlias(t ir.Type) (name string, kind AliasKind)
}
