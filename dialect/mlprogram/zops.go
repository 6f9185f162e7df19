// Code generated from the specification of dialect ml_program. DO NOT EDIT.

package mlprogram

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the ml_program dialect: functions, graphs and globals of machine learning programs.
var Dialect = &ir.Dialect{
	Name:       "ml_program",
	Ops:        []*ir.OpDef{Func, Global, GlobalLoad, GlobalLoadConst, GlobalLoadGraph, GlobalStore, GlobalStoreGraph, Subgraph, Output, Return, Token},
	Types:      []*ir.TypeDef{TokenTypeDef},
	Attrs:      []*ir.AttrDef{ExternAttrDef},
	Interfaces: []ir.Implementation{asm.AttrAliasInterface.Is(aliases{})},
}

// ExternAttr is #ml_program.extern: Value used for a global signalling external resolution.
type ExternAttr struct {
	ir.AttrBase
	type_ ir.Type
}

// ExternAttrDef is the definition of ExternAttr.
var ExternAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "ml_program",
	Mnemonic:   "extern",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxExternAttr{})},
	SubElements: func(x ir.Attribute, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*ExternAttr)
		if v.type_ != nil {
			typ(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*ExternAttr],
})

// IsExternAttr is the constraint for ExternAttr.
var IsExternAttr = &ir.AttrConstraint{Summary: "Value used for a global signalling external resolution", Match: asm.IsAttr[*ExternAttr]}

// NewExternAttr returns the attribute with the given parameters.
func NewExternAttr(c *ir.Context, type_ ir.Type) *ExternAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	if v := c.LookupAttr(ExternAttrDef, k); v != nil {
		return v.(*ExternAttr)
	}
	return c.InternAttr(ExternAttrDef, k, &ExternAttr{type_: type_}).(*ExternAttr)
}

// Type is the parameter type.
func (v *ExternAttr) Type() ir.Type { return v.type_ }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ExternAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	type_ := ir.Rebuilt(r, v.type_)
	if r.Failed() {
		return nil
	}
	return NewExternAttr(v.Context(), type_)
}

// syntaxExternAttr parses and prints ExternAttr.
type syntaxExternAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxExternAttr) ParseAttr(p *asm.Parser, self ir.Type) ir.Attribute {
	type_ := self
	if p.Failed() {
		return p.BadAttr()
	}
	return NewExternAttr(p.Context(), type_)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxExternAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxExternAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "extern", asm.OverridableAlias
}

// TokenType is !ml_program.token: Token for establishing execution ordering in a graph.
type TokenType struct {
	ir.TypeBase
}

// TokenTypeDef is the definition of TokenType.
var TokenTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "ml_program",
	Mnemonic:   "token",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxTokenType{})},
})

// NewTokenType returns the type.
func NewTokenType(c *ir.Context) *TokenType {
	if v := c.LookupType(TokenTypeDef, nil); v != nil {
		return v.(*TokenType)
	}
	return c.InternType(TokenTypeDef, nil, &TokenType{}).(*TokenType)
}

// syntaxTokenType parses and prints TokenType.
type syntaxTokenType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxTokenType) ParseType(p *asm.Parser) ir.Type {
	if p.Failed() {
		return p.BadType()
	}
	return NewTokenType(p.Context())
}

// PrintType prints the text after the mnemonic.
func (syntaxTokenType) PrintType(*asm.Printer, ir.Type) {}

// Func is the operation ml_program.func: a function with blocks.
var Func = &ir.OpDef{
	Name:   "ml_program.func",
	Traits: ir.FunctionLike | ir.IsolatedFromAbove | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "function_type", Constraint: constraint.TypeAttrOfFunctionType},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(functionSyntax)},
	View:       ir.ViewOf[FuncOp],
}

// FuncOp is the view of an operation ml_program.func.
type FuncOp struct{ ir.View }

// Def returns [Func].
func (FuncOp) Def() *ir.OpDef { return Func }

// The slots of the inherent attributes of [Func].
const (
	slotFuncSymName       = 0
	slotFuncFunctionType  = 1
	slotFuncArgAttrs      = 2
	slotFuncResAttrs      = 3
	slotFuncSymVisibility = 4
)

// SymName is the attribute $sym_name.
func (op FuncOp) SymName() string {
	return op.Op().InherentAttr(slotFuncSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op FuncOp) SetSymName(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSymName, ir.NewStringAttr(c, v))
	return op
}

// FunctionType is the attribute $function_type.
func (op FuncOp) FunctionType() *ir.FunctionType {
	return op.Op().InherentAttr(slotFuncFunctionType).(*ir.TypeAttr).Value().(*ir.FunctionType)
}

// SetFunctionType sets the attribute $function_type.
func (op FuncOp) SetFunctionType(v *ir.FunctionType) FuncOp {
	op.Op().SetInherentAttr(slotFuncFunctionType, ir.NewTypeAttr(v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op FuncOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op FuncOp) SetArgAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op FuncOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op FuncOp) SetResAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncResAttrs, v)
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op FuncOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op FuncOp) SetSymVisibility(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// Body is the region $body.
func (op FuncOp) Body() *ir.Region { return op.Op().Region(0) }

// FuncAdaptor has the converted operands of a [FuncOp] during a conversion.
type FuncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FuncOp].
func (FuncAdaptor[T]) For(FuncOp) {}

// NewFunc creates the operation ml_program.func at the builder's insertion point.
func NewFunc(b *ir.Builder, symName string, functionType *ir.FunctionType) FuncOp {
	c := b.Context()
	st := ir.OperationState{Def: Func, InherentAttrs: []ir.Attribute{slotFuncSymName: ir.NewStringAttr(c, symName), slotFuncFunctionType: ir.NewTypeAttr(functionType)}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[FuncOp](b.Create(&st))
}

// formatGlobal is the assembly format of [Global].
var formatGlobal = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.StringAttr
				there := parseSymbolVisibility(p, &v0)
				if v0 != nil {
					a.SetAttr(4, v0)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSymbolVisibility(p, op, asm.AttrAs[*ir.StringAttr](op.InherentAttr(4)))
			},
		}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "mutable"},
		}}},
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.TypeAttr
				var v1 ir.Attribute
				there := parseTypedInitialValue(p, &v0, &v1)
				if v0 != nil {
					a.SetAttr(1, v0)
				}
				if v1 != nil {
					a.SetAttr(3, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printTypedInitialValue(p, op, asm.AttrAs[*ir.TypeAttr](op.InherentAttr(1)), op.InherentAttr(3))
			},
		}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4,
}

// Global is the operation ml_program.global: a global variable.
var Global = &ir.OpDef{
	Name:   "ml_program.global",
	Traits: ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "type", Constraint: constraint.TypeAttr},
		{Name: "is_mutable", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "value", Constraint: constraint.AnyAttr, Optional: true},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobal)},
	View:       ir.ViewOf[GlobalOp],
}

// GlobalOp is the view of an operation ml_program.global.
type GlobalOp struct{ ir.View }

// Def returns [Global].
func (GlobalOp) Def() *ir.OpDef { return Global }

// The slots of the inherent attributes of [Global].
const (
	slotGlobalSymName       = 0
	slotGlobalType          = 1
	slotGlobalIsMutable     = 2
	slotGlobalValue         = 3
	slotGlobalSymVisibility = 4
)

// Verify checks what the definition cannot express.
func (op GlobalOp) Verify() *diag.Diagnostic { return verifyGlobal(op.Op()) }

// SymName is the attribute $sym_name.
func (op GlobalOp) SymName() string {
	return op.Op().InherentAttr(slotGlobalSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op GlobalOp) SetSymName(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalSymName, ir.NewStringAttr(c, v))
	return op
}

// Type is the attribute $type.
func (op GlobalOp) Type() ir.Type { return op.Op().InherentAttr(slotGlobalType).(*ir.TypeAttr).Value() }

// SetType sets the attribute $type.
func (op GlobalOp) SetType(v ir.Type) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalType, ir.NewTypeAttr(v))
	return op
}

// IsMutable reports whether the attribute $is_mutable is present.
func (op GlobalOp) IsMutable() bool { return op.Op().InherentAttr(slotGlobalIsMutable) != nil }

// SetIsMutable sets or removes the attribute $is_mutable.
func (op GlobalOp) SetIsMutable(v bool) GlobalOp {
	if v {
		op.Op().SetInherentAttr(slotGlobalIsMutable, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGlobalIsMutable, nil)
	}
	return op
}

// Value is the attribute $value, nil if it is absent.
func (op GlobalOp) Value() ir.Attribute { return op.Op().InherentAttr(slotGlobalValue) }

// SetValue sets the attribute $value.
func (op GlobalOp) SetValue(v ir.Attribute) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalValue, v)
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op GlobalOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGlobalSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op GlobalOp) SetSymVisibility(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// GlobalAdaptor has the converted operands of a [GlobalOp] during a conversion.
type GlobalAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalOp].
func (GlobalAdaptor[T]) For(GlobalOp) {}

// NewGlobal creates the operation ml_program.global at the builder's insertion point.
func NewGlobal(b *ir.Builder, symName string, type_ ir.Type) GlobalOp {
	c := b.Context()
	st := ir.OperationState{Def: Global, InherentAttrs: []ir.Attribute{slotGlobalSymName: ir.NewStringAttr(c, symName), slotGlobalType: ir.NewTypeAttr(type_)}}
	return ir.Cast[GlobalOp](b.Create(&st))
}

// formatGlobalLoad is the assembly format of [GlobalLoad].
var formatGlobalLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameByGlobal},
}

// GlobalLoad is the operation ml_program.global_load: the value of a global.
var GlobalLoad = &ir.OpDef{
	Name: "ml_program.global_load",
	Attrs: []ir.AttrSlot{
		{Name: "global", Constraint: constraint.SymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalLoad)},
	View:       ir.ViewOf[GlobalLoadOp],
}

// GlobalLoadOp is the view of an operation ml_program.global_load.
type GlobalLoadOp struct{ ir.View }

// Def returns [GlobalLoad].
func (GlobalLoadOp) Def() *ir.OpDef { return GlobalLoad }

// The slots of the inherent attributes of [GlobalLoad].
const (
	slotGlobalLoadGlobal = 0
)

// VerifySymbolUses checks the references to symbols.
func (op GlobalLoadOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyLoad(op.Op(), symbols)
}

// Global is the attribute $global.
func (op GlobalLoadOp) Global() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotGlobalLoadGlobal).(*ir.SymbolRefAttr)
	return v
}

// SetGlobal sets the attribute $global.
func (op GlobalLoadOp) SetGlobal(v *ir.SymbolRefAttr) GlobalLoadOp {
	op.Op().SetInherentAttr(slotGlobalLoadGlobal, v)
	return op
}

// Result is the result $result.
func (op GlobalLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// GlobalLoadAdaptor has the converted operands of a [GlobalLoadOp] during a conversion.
type GlobalLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalLoadOp].
func (GlobalLoadAdaptor[T]) For(GlobalLoadOp) {}

// NewGlobalLoad creates the operation ml_program.global_load at the builder's insertion point.
func NewGlobalLoad(b *ir.Builder, resultType ir.Type, global *ir.SymbolRefAttr) GlobalLoadOp {
	st := ir.OperationState{Def: GlobalLoad, InherentAttrs: []ir.Attribute{slotGlobalLoadGlobal: global}, Results: []ir.Type{resultType}}
	return ir.Cast[GlobalLoadOp](b.Create(&st))
}

// formatGlobalLoadConst is the assembly format of [GlobalLoadConst].
var formatGlobalLoadConst = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameByGlobal},
}

// GlobalLoadConst is the operation ml_program.global_load_const: the value of a global that is not mutable.
var GlobalLoadConst = &ir.OpDef{
	Name:   "ml_program.global_load_const",
	Traits: ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "global", Constraint: constraint.SymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalLoadConst)},
	View:       ir.ViewOf[GlobalLoadConstOp],
}

// GlobalLoadConstOp is the view of an operation ml_program.global_load_const.
type GlobalLoadConstOp struct{ ir.View }

// Def returns [GlobalLoadConst].
func (GlobalLoadConstOp) Def() *ir.OpDef { return GlobalLoadConst }

// The slots of the inherent attributes of [GlobalLoadConst].
const (
	slotGlobalLoadConstGlobal = 0
)

// VerifySymbolUses checks the references to symbols.
func (op GlobalLoadConstOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyLoadConst(op.Op(), symbols)
}

// Global is the attribute $global.
func (op GlobalLoadConstOp) Global() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotGlobalLoadConstGlobal).(*ir.SymbolRefAttr)
	return v
}

// SetGlobal sets the attribute $global.
func (op GlobalLoadConstOp) SetGlobal(v *ir.SymbolRefAttr) GlobalLoadConstOp {
	op.Op().SetInherentAttr(slotGlobalLoadConstGlobal, v)
	return op
}

// Result is the result $result.
func (op GlobalLoadConstOp) Result() *ir.Value { return op.Op().Result(0) }

// GlobalLoadConstAdaptor has the converted operands of a [GlobalLoadConstOp] during a conversion.
type GlobalLoadConstAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalLoadConstOp].
func (GlobalLoadConstAdaptor[T]) For(GlobalLoadConstOp) {}

// NewGlobalLoadConst creates the operation ml_program.global_load_const at the builder's insertion point.
func NewGlobalLoadConst(b *ir.Builder, resultType ir.Type, global *ir.SymbolRefAttr) GlobalLoadConstOp {
	st := ir.OperationState{Def: GlobalLoadConst, InherentAttrs: []ir.Attribute{slotGlobalLoadConstGlobal: global}, Results: []ir.Type{resultType}}
	return ir.Cast[GlobalLoadConstOp](b.Create(&st))
}

// formatGlobalLoadGraph is the assembly format of [GlobalLoadGraph].
var formatGlobalLoadGraph = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 ir.Type
				there := parseTokenOrdering(p, a.Operands(0), &v1)
				a.SetType(asm.ValueRef{Result: true, N: 1}, v1)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printTokenOrdering(p, op, op.OperandsAt(0), asm.TypeOf(op, asm.ValueRef{Result: true, N: 1}))
			},
		}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: isToken.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// GlobalLoadGraph is the operation ml_program.global_load_graph: the value of a global, in a graph.
var GlobalLoadGraph = &ir.OpDef{
	Name: "ml_program.global_load_graph",
	Operands: []ir.ValueDef{
		{Name: "consumeTokens", Constraint: isToken, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "global", Constraint: constraint.SymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
		{Name: "produceToken", Constraint: isToken},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalLoadGraph)},
	View:       ir.ViewOf[GlobalLoadGraphOp],
}

// GlobalLoadGraphOp is the view of an operation ml_program.global_load_graph.
type GlobalLoadGraphOp struct{ ir.View }

// Def returns [GlobalLoadGraph].
func (GlobalLoadGraphOp) Def() *ir.OpDef { return GlobalLoadGraph }

// The slots of the inherent attributes of [GlobalLoadGraph].
const (
	slotGlobalLoadGraphGlobal = 0
)

// VerifySymbolUses checks the references to symbols.
func (op GlobalLoadGraphOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyLoad(op.Op(), symbols)
}

// ConsumeTokens are the operands $consumeTokens.
func (op GlobalLoadGraphOp) ConsumeTokens() ir.ValueRange { return op.Op().OperandsAt(0) }

// Global is the attribute $global.
func (op GlobalLoadGraphOp) Global() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotGlobalLoadGraphGlobal).(*ir.SymbolRefAttr)
	return v
}

// SetGlobal sets the attribute $global.
func (op GlobalLoadGraphOp) SetGlobal(v *ir.SymbolRefAttr) GlobalLoadGraphOp {
	op.Op().SetInherentAttr(slotGlobalLoadGraphGlobal, v)
	return op
}

// Result is the result $result.
func (op GlobalLoadGraphOp) Result() *ir.Value { return op.Op().Result(0) }

// ProduceToken is the result $produceToken.
func (op GlobalLoadGraphOp) ProduceToken() *ir.Value { return op.Op().Result(1) }

// GlobalLoadGraphAdaptor has the converted operands of a [GlobalLoadGraphOp] during a conversion.
type GlobalLoadGraphAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalLoadGraphOp].
func (GlobalLoadGraphAdaptor[T]) For(GlobalLoadGraphOp) {}

// ConsumeTokens returns the converted operand $consumeTokens.
func (a GlobalLoadGraphAdaptor[T]) ConsumeTokens() []T { return a.Segment(0) }

// NewGlobalLoadGraph creates the operation ml_program.global_load_graph at the builder's insertion point.
func NewGlobalLoadGraph(b *ir.Builder, resultType ir.Type, global *ir.SymbolRefAttr, consumeTokens ...*ir.Value) GlobalLoadGraphOp {
	st := ir.OperationState{Def: GlobalLoadGraph, InherentAttrs: []ir.Attribute{slotGlobalLoadGraphGlobal: global}, Results: []ir.Type{resultType, isToken.Buildable(b.Context())}}
	st.Operands = append(st.Operands, consumeTokens...)
	return ir.Cast[GlobalLoadGraphOp](b.Create(&st))
}

// formatGlobalStore is the assembly format of [GlobalStore].
var formatGlobalStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// GlobalStore is the operation ml_program.global_store: gives a global a value.
var GlobalStore = &ir.OpDef{
	Name: "ml_program.global_store",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "global", Constraint: constraint.SymbolRefAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalStore)},
	View:       ir.ViewOf[GlobalStoreOp],
}

// GlobalStoreOp is the view of an operation ml_program.global_store.
type GlobalStoreOp struct{ ir.View }

// Def returns [GlobalStore].
func (GlobalStoreOp) Def() *ir.OpDef { return GlobalStore }

// The slots of the inherent attributes of [GlobalStore].
const (
	slotGlobalStoreGlobal = 0
)

// VerifySymbolUses checks the references to symbols.
func (op GlobalStoreOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyStore(op.Op(), symbols)
}

// Value is the operand $value.
func (op GlobalStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Global is the attribute $global.
func (op GlobalStoreOp) Global() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotGlobalStoreGlobal).(*ir.SymbolRefAttr)
	return v
}

// SetGlobal sets the attribute $global.
func (op GlobalStoreOp) SetGlobal(v *ir.SymbolRefAttr) GlobalStoreOp {
	op.Op().SetInherentAttr(slotGlobalStoreGlobal, v)
	return op
}

// GlobalStoreAdaptor has the converted operands of a [GlobalStoreOp] during a conversion.
type GlobalStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalStoreOp].
func (GlobalStoreAdaptor[T]) For(GlobalStoreOp) {}

// Value returns the converted operand $value.
func (a GlobalStoreAdaptor[T]) Value() T { return a.At(0) }

// NewGlobalStore creates the operation ml_program.global_store at the builder's insertion point.
func NewGlobalStore(b *ir.Builder, global *ir.SymbolRefAttr, value *ir.Value) GlobalStoreOp {
	st := ir.OperationState{Def: GlobalStore, Operands: []*ir.Value{value}, InherentAttrs: []ir.Attribute{slotGlobalStoreGlobal: global}}
	return ir.Cast[GlobalStoreOp](b.Create(&st))
}

// formatGlobalStoreGraph is the assembly format of [GlobalStoreGraph].
var formatGlobalStoreGraph = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 ir.Type
				there := parseTokenOrdering(p, a.Operands(1), &v1)
				a.SetType(asm.ValueRef{Result: true, N: 0}, v1)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printTokenOrdering(p, op, op.OperandsAt(1), asm.TypeOf(op, asm.ValueRef{Result: true, N: 0}))
			},
		}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: isToken.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// GlobalStoreGraph is the operation ml_program.global_store_graph: gives a global a value, in a graph.
var GlobalStoreGraph = &ir.OpDef{
	Name: "ml_program.global_store_graph",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
		{Name: "consumeTokens", Constraint: isToken, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "global", Constraint: constraint.SymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "produceToken", Constraint: isToken},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalStoreGraph)},
	View:       ir.ViewOf[GlobalStoreGraphOp],
}

// GlobalStoreGraphOp is the view of an operation ml_program.global_store_graph.
type GlobalStoreGraphOp struct{ ir.View }

// Def returns [GlobalStoreGraph].
func (GlobalStoreGraphOp) Def() *ir.OpDef { return GlobalStoreGraph }

// The slots of the inherent attributes of [GlobalStoreGraph].
const (
	slotGlobalStoreGraphGlobal = 0
)

// VerifySymbolUses checks the references to symbols.
func (op GlobalStoreGraphOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyStore(op.Op(), symbols)
}

// Value is the operand $value.
func (op GlobalStoreGraphOp) Value() *ir.Value { return op.Op().Operand(0) }

// ConsumeTokens are the operands $consumeTokens.
func (op GlobalStoreGraphOp) ConsumeTokens() ir.ValueRange { return op.Op().OperandsAt(1) }

// Global is the attribute $global.
func (op GlobalStoreGraphOp) Global() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotGlobalStoreGraphGlobal).(*ir.SymbolRefAttr)
	return v
}

// SetGlobal sets the attribute $global.
func (op GlobalStoreGraphOp) SetGlobal(v *ir.SymbolRefAttr) GlobalStoreGraphOp {
	op.Op().SetInherentAttr(slotGlobalStoreGraphGlobal, v)
	return op
}

// Result is the result $produceToken.
func (op GlobalStoreGraphOp) Result() *ir.Value { return op.Op().Result(0) }

// GlobalStoreGraphAdaptor has the converted operands of a [GlobalStoreGraphOp] during a conversion.
type GlobalStoreGraphAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalStoreGraphOp].
func (GlobalStoreGraphAdaptor[T]) For(GlobalStoreGraphOp) {}

// Value returns the converted operand $value.
func (a GlobalStoreGraphAdaptor[T]) Value() T { return a.At(0) }

// ConsumeTokens returns the converted operand $consumeTokens.
func (a GlobalStoreGraphAdaptor[T]) ConsumeTokens() []T { return a.Segment(1) }

// NewGlobalStoreGraph creates the operation ml_program.global_store_graph at the builder's insertion point.
func NewGlobalStoreGraph(b *ir.Builder, global *ir.SymbolRefAttr, value *ir.Value, consumeTokens ...*ir.Value) GlobalStoreGraphOp {
	st := ir.OperationState{Def: GlobalStoreGraph, InherentAttrs: []ir.Attribute{slotGlobalStoreGraphGlobal: global}, Results: []ir.Type{isToken.Buildable(b.Context())}}
	st.Operands = append(st.Operands, value)
	st.Operands = append(st.Operands, consumeTokens...)
	return ir.Cast[GlobalStoreGraphOp](b.Create(&st))
}

// Subgraph is the operation ml_program.subgraph: a function without an order of operations.
var Subgraph = &ir.OpDef{
	Name:   "ml_program.subgraph",
	Traits: ir.FunctionLike | ir.GraphRegion | ir.IsolatedFromAbove | ir.SingleBlock | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "function_type", Constraint: constraint.TypeAttrOfFunctionType},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(functionSyntax)},
	View:       ir.ViewOf[SubgraphOp],
}

// SubgraphOp is the view of an operation ml_program.subgraph.
type SubgraphOp struct{ ir.View }

// Def returns [Subgraph].
func (SubgraphOp) Def() *ir.OpDef { return Subgraph }

// The slots of the inherent attributes of [Subgraph].
const (
	slotSubgraphSymName       = 0
	slotSubgraphFunctionType  = 1
	slotSubgraphArgAttrs      = 2
	slotSubgraphResAttrs      = 3
	slotSubgraphSymVisibility = 4
)

// SymName is the attribute $sym_name.
func (op SubgraphOp) SymName() string {
	return op.Op().InherentAttr(slotSubgraphSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op SubgraphOp) SetSymName(v string) SubgraphOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubgraphSymName, ir.NewStringAttr(c, v))
	return op
}

// FunctionType is the attribute $function_type.
func (op SubgraphOp) FunctionType() *ir.FunctionType {
	return op.Op().InherentAttr(slotSubgraphFunctionType).(*ir.TypeAttr).Value().(*ir.FunctionType)
}

// SetFunctionType sets the attribute $function_type.
func (op SubgraphOp) SetFunctionType(v *ir.FunctionType) SubgraphOp {
	op.Op().SetInherentAttr(slotSubgraphFunctionType, ir.NewTypeAttr(v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op SubgraphOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotSubgraphArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op SubgraphOp) SetArgAttrs(v *ir.ArrayAttr) SubgraphOp {
	op.Op().SetInherentAttr(slotSubgraphArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op SubgraphOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotSubgraphResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op SubgraphOp) SetResAttrs(v *ir.ArrayAttr) SubgraphOp {
	op.Op().SetInherentAttr(slotSubgraphResAttrs, v)
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op SubgraphOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotSubgraphSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op SubgraphOp) SetSymVisibility(v string) SubgraphOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubgraphSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// Body is the region $body.
func (op SubgraphOp) Body() *ir.Region { return op.Op().Region(0) }

// SubgraphAdaptor has the converted operands of a [SubgraphOp] during a conversion.
type SubgraphAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubgraphOp].
func (SubgraphAdaptor[T]) For(SubgraphOp) {}

// NewSubgraph creates the operation ml_program.subgraph at the builder's insertion point.
func NewSubgraph(b *ir.Builder, symName string, functionType *ir.FunctionType) SubgraphOp {
	c := b.Context()
	st := ir.OperationState{Def: Subgraph, InherentAttrs: []ir.Attribute{slotSubgraphSymName: ir.NewStringAttr(c, symName), slotSubgraphFunctionType: ir.NewTypeAttr(functionType)}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SubgraphOp](b.Create(&st))
}

// formatOutput is the assembly format of [Output].
var formatOutput = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OperandsElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Output is the operation ml_program.output: the results of a subgraph.
var Output = &ir.OpDef{
	Name:    "ml_program.output",
	Traits:  ir.Pure | ir.ReturnLike | ir.Terminator,
	Parents: []string{"ml_program.subgraph"},
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOutput)},
	View:       ir.ViewOf[OutputOp],
}

// OutputOp is the view of an operation ml_program.output.
type OutputOp struct{ ir.View }

// Def returns [Output].
func (OutputOp) Def() *ir.OpDef { return Output }

// Verify checks what the definition cannot express.
func (op OutputOp) Verify() *diag.Diagnostic { return verifyReturn(op.Op()) }

// Operands are the operands $operands.
func (op OutputOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// OutputAdaptor has the converted operands of a [OutputOp] during a conversion.
type OutputAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OutputOp].
func (OutputAdaptor[T]) For(OutputOp) {}

// Operands returns the converted operand $operands.
func (a OutputAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewOutput creates the operation ml_program.output at the builder's insertion point.
func NewOutput(b *ir.Builder, operands ...*ir.Value) OutputOp {
	st := ir.OperationState{Def: Output}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[OutputOp](b.Create(&st))
}

// formatReturn is the assembly format of [Return].
var formatReturn = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OperandsElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Return is the operation ml_program.return: a return from a function.
var Return = &ir.OpDef{
	Name:    "ml_program.return",
	Traits:  ir.Pure | ir.ReturnLike | ir.Terminator,
	Parents: []string{"ml_program.func"},
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReturn)},
	View:       ir.ViewOf[ReturnOp],
}

// ReturnOp is the view of an operation ml_program.return.
type ReturnOp struct{ ir.View }

// Def returns [Return].
func (ReturnOp) Def() *ir.OpDef { return Return }

// Verify checks what the definition cannot express.
func (op ReturnOp) Verify() *diag.Diagnostic { return verifyReturn(op.Op()) }

// Operands are the operands $operands.
func (op ReturnOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// ReturnAdaptor has the converted operands of a [ReturnOp] during a conversion.
type ReturnAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReturnOp].
func (ReturnAdaptor[T]) For(ReturnOp) {}

// Operands returns the converted operand $operands.
func (a ReturnAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewReturn creates the operation ml_program.return at the builder's insertion point.
func NewReturn(b *ir.Builder, operands ...*ir.Value) ReturnOp {
	st := ir.OperationState{Def: Return}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[ReturnOp](b.Create(&st))
}

// formatToken is the assembly format of [Token].
var formatToken = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: isToken.Buildable},
	},
}

// Token is the operation ml_program.token: a new token.
var Token = &ir.OpDef{
	Name:   "ml_program.token",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "token", Constraint: isToken},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatToken)},
	View:       ir.ViewOf[TokenOp],
}

// TokenOp is the view of an operation ml_program.token.
type TokenOp struct{ ir.View }

// Def returns [Token].
func (TokenOp) Def() *ir.OpDef { return Token }

// Result is the result $token.
func (op TokenOp) Result() *ir.Value { return op.Op().Result(0) }

// TokenAdaptor has the converted operands of a [TokenOp] during a conversion.
type TokenAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TokenOp].
func (TokenAdaptor[T]) For(TokenOp) {}

// NewToken creates the operation ml_program.token at the builder's insertion point.
func NewToken(b *ir.Builder) TokenOp {
	st := ir.OperationState{Def: Token, Results: []ir.Type{isToken.Buildable(b.Context())}}
	return ir.Cast[TokenOp](b.Create(&st))
}
