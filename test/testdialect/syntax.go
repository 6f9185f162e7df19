package testdialect

import (
	"strconv"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/source"
)

var optionalValue = &ir.TypeConstraint{Summary: "TestOptionalValueType", Match: asm.IsType[*OptionalValueType]}

// A NamedValueType is a type that suggests names for its values and its alias.
//
// Example printed form: !test.op_asm_type_interface
type NamedValueType struct{ ir.TypeBase }

// NamedValueTypeDef is the definition of NamedValueType.
var NamedValueTypeDef = ir.DefineType(ir.TypeDef{
	Dialect: "test", Mnemonic: "op_asm_type_interface",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(namedValueSyntax{})},
})

// NewNamedValueType returns the type.
func NewNamedValueType(c *ir.Context) *NamedValueType {
	if t := c.LookupType(NamedValueTypeDef, nil); t != nil {
		return t.(*NamedValueType)
	}
	return c.InternType(NamedValueTypeDef, nil, &NamedValueType{}).(*NamedValueType)
}

type namedValueSyntax struct{}

// ParseType reads nothing: the mnemonic is all there is.
func (namedValueSyntax) ParseType(p *asm.Parser) ir.Type { return NewNamedValueType(p.Context()) }

// PrintType writes nothing.
func (namedValueSyntax) PrintType(*asm.Printer, ir.Type) {}

// ValueName implements [asm.ValueNamer].
func (namedValueSyntax) ValueName(ir.Type) string { return "op_asm_type_interface" }

// TypeAlias implements [asm.TypeAliaser].
func (namedValueSyntax) TypeAlias(ir.Type) (string, asm.AliasKind) {
	return "op_asm_type_interface_type", asm.FinalAlias
}

// AttrAlias implements [asm.AttrAliaser]: the value is part of the name.
func (syntaxNamedAliasAttr) AttrAlias(a ir.Attribute) (string, asm.AliasKind) {
	return "op_asm_attr_interface_" + a.(*NamedAliasAttr).Value().Value(), asm.FinalAlias
}

// customStructSyntax is
//
//	custom-struct ::= `<` parameter (`,` parameter)* `>`
//	parameter     ::= `type_str` `=` string
//	                | `value` `=` (integer | `?`)
//	                | `opt_value` `=` (integer | `[` integers `]`)
type customStructSyntax struct{}

var customStructNames = []string{"type_str", "value", "opt_value"}

// ParseAttr implements [asm.AttrSyntax].
func (customStructSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var (
		name   *ir.StringAttr
		value  int64
		values *ir.ArrayAttr
	)
	p.Want(asm.Less)
	for s := p.Struct(customStructNames, 1<<2); s.Next(); {
		switch s.Param {
		case 0:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("TestCustomStructAttr", "type_str", "mlir::StringAttr")
		case 1:
			if !p.Got(asm.Question) {
				value = p.Int64()
			}
		case 2:
			if p.At(asm.LSquare) {
				values = asm.AttrParam[*ir.ArrayAttr](p)
			} else if n := asm.AttrParam[*ir.IntegerAttr](p); !p.Failed() {
				values = ir.NewArrayAttr(p.Context(), n)
			}
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewCustomStructAttr(p.Context(), name, value, values)
}

// PrintAttr implements [asm.AttrPrinter].
func (customStructSyntax) PrintAttr(p *asm.Printer, x ir.Attribute) {
	a := x.(*CustomStructAttr)
	p.Str("<type_str = ")
	p.Attr(a.TypeStr())
	p.Str(", value = ")
	if n := a.Value(); n == 0 {
		p.Byte('?')
	} else {
		p.Int(n)
	}
	if list := a.OptValue(); list != nil {
		p.Str(", opt_value = ")
		if list.Len() == 1 {
			p.AttrWithoutType(list.At(0))
		} else {
			p.Attr(list)
		}
	}
	p.Byte('>')
}

func parseOptionalNumber(p *asm.Parser) *uint64 {
	n, ok := p.OptionalInt(64)
	if !ok {
		return nil
	}
	bits := uint64(n)
	return &bits
}

func printOptionalNumber(p *asm.Printer, n *uint64) {
	if n != nil {
		p.Int(int64(*n))
	}
}

// parseDimensionList reads a shape, or [] for the one without dimensions.
func parseDimensionList(p *asm.Parser, shape **ir.DenseArrayAttr) bool {
	var sizes []int64
	if p.Got(asm.LSquare) {
		p.Want(asm.RSquare)
	} else if sizes = p.Dimensions(true, false); len(sizes) == 0 && !p.Failed() {
		p.Errorf(p.Pos(), `Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".`)
		return false
	}
	if p.Failed() {
		p.FollowUp("Failed parsing dimension list.")
		return false
	}
	*shape = ir.NewDenseI64ArrayAttr(p.Context(), sizes...)
	return true
}

func printDimensionList(p *asm.Printer, _ *ir.Operation, shape *ir.DenseArrayAttr) {
	if shape.Len() == 0 {
		p.Str("[]")
		return
	}
	for i, n := range ir.DenseInts[int64](shape) {
		if i > 0 {
			p.Byte('x')
		}
		p.Dimension(n)
	}
}

// parseOptionalCustomAttr reads the word foo and an attribute, or nothing.
func parseOptionalCustomAttr(p *asm.Parser, a **ir.IntegerAttr) bool {
	if !p.GotKeyword("foo") {
		return false
	}
	*a = asm.AttrParam[*ir.IntegerAttr](p)
	return true
}

func printOptionalCustomAttr(p *asm.Printer, _ *ir.Operation, a *ir.IntegerAttr) {
	if a != nil {
		p.Str("foo ")
		p.Attr(a)
	}
}

// parseRegionReference reads nothing: what it refers to stands before it.
func parseRegionReference(*asm.Parser, *ir.Region) bool { return true }

func printRegionReference(*asm.Printer, *ir.Operation, *ir.Region) {}

// nameByType suggests what the type of a value says.
func nameByType(v *ir.Value, set func(*ir.Value, string)) {
	if syntax, ok := asm.OpAsmTypeInterface.Of(v.Type()); ok {
		if namer, ok := syntax.(asm.ValueNamer); ok {
			set(v, namer.ValueName(v.Type()))
		}
	}
}

func nameArgsByType(_ *ir.Operation, r *ir.Region, set func(*ir.Value, string)) {
	for b := range r.Blocks() {
		for _, v := range b.Args().All() {
			nameByType(v, set)
		}
	}
}

// nameBlocks numbers the blocks as foo0, foo1 and so on.
func nameBlocks(op *ir.Operation, set func(*ir.Block, string)) {
	n := 0
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			set(b, "foo"+strconv.Itoa(n))
			n++
		}
	}
}

// oneRegionSyntax is a region and nothing else, not even attributes.
var oneRegionSyntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) { p.Region(nil) },
	PrintOp: func(p *asm.Printer, op *ir.Operation) {
		p.Byte(' ')
		p.Region(op.Region(0), asm.RegionOptions{})
	},
}

// operationNameSyntax is the name of an operation, in parentheses.
var operationNameSyntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) {
		p.Want(asm.LParen)
		p.State().SetInherentAttr(slotOperationNamedName, ir.NewStringAttr(p.Context(), p.OperationName()))
		p.Want(asm.RParen)
		p.OpAttrDict()
	},
	PrintOp: func(p *asm.Printer, op *ir.Operation) {
		p.Str("(" + op.InherentAttr(slotOperationNamedName).(*ir.StringAttr).Value() + ")")
		p.AttrDict(op, "name")
	},
}

// IsMemRefElement makes the type an ir.MemRefElementType.
func (*MemRefElementType) IsMemRefElement() {}

// polyForSyntax is the names of the region's arguments, which are indices, and the region.
var polyForSyntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) {
		var args []asm.Argument
		if p.At(asm.PercentIdent) {
			p.List(asm.NoBracket, "", func() {
				a := p.Argument()
				a.Type = p.Context().Index()
				args = append(args, a)
			})
		}
		p.Region(args)
	},
	PrintOp: func(p *asm.Printer, op *ir.Operation) {
		p.Byte(' ')
		p.Values(op.Region(0).First().Args().Values())
		p.Byte(' ')
		p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
	},
}

// prettyRegionSyntax has two forms: with a region, and with nothing but the name of the operation
// in it, which takes the arguments of the region's block and whose result is returned.
var prettyRegionSyntax = &asm.CustomOp{ParseOp: parsePrettyRegion, PrintOp: printPrettyRegion}

const specialOp = "test.special.op"

func parsePrettyRegion(p *asm.Parser) {
	at := p.Pos()
	operands := p.AppendOperands(nil)
	st := p.State()
	if !p.GotKeyword("start") {
		if p.Got(asm.LParen) {
			p.Region(nil)
			p.Want(asm.RParen)
		}
		types(p, at, operands)
		return
	}
	name := p.Keyword()
	p.WantKeyword("end")
	t := types(p, at, operands)
	st.Pos = at
	if l := p.OptionalLocation(); l != nil {
		st.Loc = l
	}
	if p.Failed() {
		return
	}
	if len(t.Inputs()) == 0 || len(t.Results()) != 1 {
		p.Errorf(at, "expected operands and a result")
		return
	}
	r := ir.NewRegion()
	b := ir.NewBuilder(p.Context()).AtEnd(r.NewBlock(t.Inputs()[0], t.Inputs()[0]))
	args := b.Block().Args().Values()
	inner := b.Create(&ir.OperationState{Def: p.Context().OpDef(name), Loc: st.Loc, Pos: at, Operands: args, Results: t.Results()})
	b.LocOf(inner)
	NewReturn(b, inner.Results().Values()...)
	for _, v := range args {
		v.SetLoc(inner.Loc())
	}
	st.Regions = append(st.Regions, r)
}

// types reads the types of operands and results, and sets both.
func types(p *asm.Parser, at source.Pos, operands []asm.Operand) *ir.FunctionType {
	p.Want(asm.Colon)
	t := p.FunctionType()
	if p.Failed() {
		return t
	}
	if len(operands) != len(t.Inputs()) {
		p.Errorf(at, "number of operands and types do not match: got %d operands and %d types", len(operands), len(t.Inputs()))
		return t
	}
	st := p.State()
	for i, o := range operands {
		st.Operands = append(st.Operands, p.Resolve(o, t.Inputs()[i]))
	}
	st.Results = t.Results()
	return t
}

func printPrettyRegion(p *asm.Printer, op *ir.Operation) {
	p.Byte(' ')
	p.Values(op.Operands().Values())
	p.Byte(' ')
	if first := op.Region(0).First().First(); first != nil && first.Name() == specialOp {
		p.Str("start " + specialOp + " end")
	} else {
		p.Byte('(')
		p.Region(op.Region(0), asm.RegionOptions{})
		p.Byte(')')
	}
	p.Str(" : ")
	p.OpFunctionType(op)
}

// remark tells something during verification, which goes on.
func remark(op *ir.Operation, text string) *diag.Diagnostic {
	d := diag.Remarkf(op.Place(), "%s", text)
	d.Tolerated = true
	return d
}

func remarkVerified(op *ir.Operation) *diag.Diagnostic { return remark(op, "success run of verifier") }

func remarkRegionsVerified(op *ir.Operation) *diag.Diagnostic {
	return remark(op, "success run of region verifier")
}

// AppendEffects implements [effects.MemoryOp].
func (op SideEffectOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return listedEffects(list, op.Op())
}

// AppendEffects implements [effects.MemoryOp].
func (op SideEffectWithRegionOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return listedEffects(list, op.Op())
}

// listedEffects appends the effects that an attribute lists. A kind that is not known is a
// write.
func listedEffects(list []effects.Effect, op *ir.Operation) []effects.Effect {
	all, _ := op.Attr("effects").(*ir.ArrayAttr)
	if all == nil {
		return list
	}
	for _, a := range all.Elems() {
		d, ok := a.(*ir.DictionaryAttr)
		if !ok {
			continue
		}
		e := effects.Effect{Kind: effects.Write}
		if s, ok := d.Lookup("effect").(*ir.StringAttr); ok {
			for _, k := range []effects.Kind{effects.Read, effects.Allocate, effects.Free} {
				if k.String() == s.Value() {
					e.Kind = k
				}
			}
		}
		if d.Lookup("test_resource") != nil {
			e.Resource = "<Test>"
		}
		has := func(name string) bool { return d.Lookup(name) != nil }
		switch {
		case has("on_result") && op.NumResults() > 0:
			e.Value = op.Result(0)
		case has("on_operand") && op.NumOperands() > 0:
			e.Value = op.Operand(0)
		case has("on_argument") && op.NumRegions() > 0 && !op.Region(0).Empty() && op.Region(0).First().NumArgs() > 0:
			e.Value = op.Region(0).First().Arg(0)
		default:
			e.Symbol, _ = d.Lookup("on_reference").(*ir.SymbolRefAttr)
		}
		list = append(list, e)
	}
	return list
}
