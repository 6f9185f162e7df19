// Code generated from the specification of dialect messaging. DO NOT EDIT.

package messaging

import (
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the messaging dialect: sending messages of any types over channels.
var Dialect = &ir.Dialect{
	Name:  "messaging",
	Ops:   []*ir.OpDef{Send, Receive, Field},
	Types: []*ir.TypeDef{MessageTypeDef, ChannelTypeDef},
	Attrs: []*ir.AttrDef{EndpointAttrDef},
}

// EndpointAttr is #messaging.endpoint: who sends and receives messages.
type EndpointAttr struct {
	ir.AttrBase
	name  string
	scope *ir.Scope // nil: the context
	body  ir.Body[bodyEndpointAttr]
}

// EndpointAttrDef is the definition of EndpointAttr.
var EndpointAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "messaging",
	Mnemonic:   "endpoint",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxEndpointAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*EndpointAttr)
		if v := v.body.Get(); v != nil {
			if v.accepts != nil {
				typ(v.accepts)
			}
			for _, e := range v.peers {
				attr(e)
			}
		}
	},
	Rebuild: ir.AttrRebuild[*EndpointAttr],
})

// IsEndpointAttr is the constraint for EndpointAttr.
var IsEndpointAttr = &ir.AttrConstraint{Summary: "who sends and receives messages", Match: asm.IsAttr[*EndpointAttr]}

// bodyEndpointAttr is the body of a EndpointAttr.
type bodyEndpointAttr struct {
	accepts ir.Type
	peers   []ir.Attribute
}

func (x *bodyEndpointAttr) equal(y *bodyEndpointAttr) bool {
	return x.accepts == y.accepts && slices.Equal(x.peers, y.peers)
}

// NewEndpointAttr returns the attribute with the given identity. It may still lack a body.
func NewEndpointAttr(c *ir.Context, name string) *EndpointAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := c.LookupAttr(EndpointAttrDef, k); v != nil {
		return v.(*EndpointAttr)
	}
	return c.InternAttr(EndpointAttrDef, k, makeEndpointAttr(c, nil, name)).(*EndpointAttr)
}

// NewScopedEndpointAttr is NewEndpointAttr for the attribute in a scope, or in the context if
// scope is nil.
func NewScopedEndpointAttr(c *ir.Context, scope *ir.Scope, name string) *EndpointAttr {
	if scope == nil {
		return NewEndpointAttr(c, name)
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := scope.LookupAttr(EndpointAttrDef, k); v != nil {
		return v.(*EndpointAttr)
	}
	return scope.InternAttr(EndpointAttrDef, k, makeEndpointAttr(c, scope, name)).(*EndpointAttr)
}

func makeEndpointAttr(c *ir.Context, scope *ir.Scope, name string) *EndpointAttr {
	return &EndpointAttr{scope: scope, name: c.Intern(name)}
}

// Scope is the scope that the identity belongs to, nil for the context.
func (v *EndpointAttr) Scope() *ir.Scope { return v.scope }

// HasBody reports whether the body is set.
func (v *EndpointAttr) HasBody() bool { return v.body.Get() != nil }

// SetBody sets the body and reports whether this is the body now. It is not if
// another body was set before. SetBody is safe for concurrent use.
func (v *EndpointAttr) SetBody(accepts ir.Type, peers []ir.Attribute) bool {
	if accepts != nil {
		v.Context().RequireType(accepts)
	}
	for _, e := range peers {
		v.Context().RequireAttr(e)
	}
	return v.body.SetEqual(&bodyEndpointAttr{accepts, slices.Clone(peers)}, (*bodyEndpointAttr).equal)
}

// Accepts is the accepts of the body, the zero value if that is not set yet.
func (v *EndpointAttr) Accepts() (x ir.Type) {
	if b := v.body.Get(); b != nil {
		return b.accepts
	}
	return x
}

// Peers is the peers of the body, the zero value if that is not set yet. The slice must not be
// modified.
func (v *EndpointAttr) Peers() (x []ir.Attribute) {
	if b := v.body.Get(); b != nil {
		return b.peers
	}
	return x
}

// Name is the parameter name.
func (v *EndpointAttr) Name() string { return v.name }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *EndpointAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	name := v.name
	if r.Failed() {
		return nil
	}
	to, given := r.Target().(*EndpointAttr)
	if !given {
		to = NewScopedEndpointAttr(v.Context(), v.scope, name)
	}
	b := v.body.Get()
	if b == nil {
		return to
	}
	accepts := ir.Rebuilt(r, b.accepts)
	peers := ir.RebuiltList(r, b.peers)
	if r.Failed() {
		return nil
	}
	if !to.SetBody(accepts, peers) {
		r.Failf("%s has another body", to)
		return nil
	}
	return to
}

// syntaxEndpointAttr parses and prints EndpointAttr.
type syntaxEndpointAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (s syntaxEndpointAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	p.Want(asm.Less)
	v := s.identity(p)
	if v == nil {
		return p.BadAttr()
	}
	if !p.OpenBody(at, v) {
		return v
	}
	var accepts ir.Type
	var peers []ir.Attribute
	if !p.Failed() {
		accepts = p.Type()
		p.EndParam("EndpointAttr", "accepts", "Type")
	}
	if !p.Failed() {
		parsePeers(p, &peers)
	}
	p.CloseRecursive()
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if !v.SetBody(accepts, peers) {
		p.BodyConflict(at, v)
	}
	return v
}

// identity parses the identity and returns its attribute or type, nil after an error.
func (syntaxEndpointAttr) identity(p *asm.Parser) *EndpointAttr {
	var name string
	if !p.Failed() {
		name = p.StringLiteral()
		p.EndParam("EndpointAttr", "name", "::llvm::StringRef")
	}
	if p.Failed() {
		return nil
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	return p.IdentifiedAttr(EndpointAttrDef, k, func(scope *ir.Scope) ir.Attribute {
		return makeEndpointAttr(p.Context(), scope, name)
	}).(*EndpointAttr)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxEndpointAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*EndpointAttr)
	p.Byte('<')
	p.Quoted(v.name)
	if v := v.body.Get(); v != nil && p.OpenRecursive(x) {
		p.Str(", ")
		p.Type(v.accepts)
		p.Byte(' ')
		printPeers(p, v.peers)
		p.CloseRecursive()
	}
	p.Byte('>')
}

// ParseIdentity parses the identity.
func (s syntaxEndpointAttr) ParseIdentity(p *asm.Parser) ir.Attribute {
	p.Want(asm.Less)
	if v := s.identity(p); v != nil {
		return v
	}
	return nil
}

// HasBody reports whether the body is set.
func (syntaxEndpointAttr) HasBody(x ir.Attribute) bool { return x.(*EndpointAttr).HasBody() }

// Renamed returns the attribute or type with the same identity in another scope. If
// number is not 0, it is part of the name.
func (syntaxEndpointAttr) Renamed(x ir.Attribute, scope *ir.Scope, number int) ir.Attribute {
	v := x.(*EndpointAttr)
	return NewScopedEndpointAttr(x.Context(), scope, asm.NumberedName(v.name, number))
}

// LongAttrAlias returns the name for an alias if the text is long, otherwise "".
func (syntaxEndpointAttr) LongAttrAlias(x ir.Attribute) string {
	if v := x.(*EndpointAttr); v.HasBody() {
		return v.name
	}
	return ""
}

// MessageType is !messaging.message: a record with named fields of any types.
type MessageType struct {
	ir.TypeBase
	name  string
	scope *ir.Scope // nil: the context
	body  ir.Body[bodyMessageType]
}

// MessageTypeDef is the definition of MessageType.
var MessageTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "messaging",
	Mnemonic:   "message",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxMessageType{})},
	SubElements: func(x ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*MessageType)
		if v := v.body.Get(); v != nil {
			for _, e := range v.types {
				typ(e)
			}
		}
	},
	Rebuild: ir.TypeRebuild[*MessageType],
})

// bodyMessageType is the body of a MessageType.
type bodyMessageType struct {
	names []string
	types []ir.Type
}

func (x *bodyMessageType) equal(y *bodyMessageType) bool {
	return slices.Equal(x.names, y.names) && slices.Equal(x.types, y.types)
}

// NewMessageType returns the type with the given identity. It may still lack a body.
func NewMessageType(c *ir.Context, name string) *MessageType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := c.LookupType(MessageTypeDef, k); v != nil {
		return v.(*MessageType)
	}
	return c.InternType(MessageTypeDef, k, makeMessageType(c, nil, name)).(*MessageType)
}

// NewScopedMessageType is NewMessageType for the type in a scope, or in the context if
// scope is nil.
func NewScopedMessageType(c *ir.Context, scope *ir.Scope, name string) *MessageType {
	if scope == nil {
		return NewMessageType(c, name)
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := scope.LookupType(MessageTypeDef, k); v != nil {
		return v.(*MessageType)
	}
	return scope.InternType(MessageTypeDef, k, makeMessageType(c, scope, name)).(*MessageType)
}

func makeMessageType(c *ir.Context, scope *ir.Scope, name string) *MessageType {
	return &MessageType{scope: scope, name: c.Intern(name)}
}

// Scope is the scope that the identity belongs to, nil for the context.
func (v *MessageType) Scope() *ir.Scope { return v.scope }

// HasBody reports whether the body is set.
func (v *MessageType) HasBody() bool { return v.body.Get() != nil }

// SetBody sets the body and reports whether this is the body now. It is not if
// another body was set before. SetBody is safe for concurrent use. It panics
// if FieldsError rejects the body.
func (v *MessageType) SetBody(names []string, types []ir.Type) bool {
	if err := FieldsError(names, types); err != nil {
		panic("messaging: " + err.Error())
	}
	for _, e := range types {
		v.Context().RequireType(e)
	}
	return v.body.SetEqual(&bodyMessageType{slices.Clone(names), slices.Clone(types)}, (*bodyMessageType).equal)
}

// Names is the names of the body, the zero value if that is not set yet. The slice must not be
// modified.
func (v *MessageType) Names() (x []string) {
	if b := v.body.Get(); b != nil {
		return b.names
	}
	return x
}

// Types is the types of the body, the zero value if that is not set yet. The slice must not be
// modified.
func (v *MessageType) Types() (x []ir.Type) {
	if b := v.body.Get(); b != nil {
		return b.types
	}
	return x
}

// Name is the parameter name.
func (v *MessageType) Name() string { return v.name }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *MessageType) Rebuild(r *ir.Rebuilder) ir.Type {
	name := v.name
	if r.Failed() {
		return nil
	}
	to, given := r.Target().(*MessageType)
	if !given {
		to = NewScopedMessageType(v.Context(), v.scope, name)
	}
	b := v.body.Get()
	if b == nil {
		return to
	}
	names := b.names
	types := ir.RebuiltList(r, b.types)
	if r.Failed() || !r.Check(FieldsError(names, types)) {
		return nil
	}
	if !to.SetBody(names, types) {
		r.Failf("%s has another body", to)
		return nil
	}
	return to
}

// syntaxMessageType parses and prints MessageType.
type syntaxMessageType struct{}

// ParseType parses the text after the mnemonic.
func (s syntaxMessageType) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	v := s.identity(p)
	if v == nil {
		return p.BadType()
	}
	if !p.OpenBody(at, v) {
		return v
	}
	var names []string
	var types []ir.Type
	if !p.Failed() {
		parseFields(p, &names, &types)
	}
	p.CloseRecursive()
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	if err := FieldsError(names, types); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadType()
	}
	if !v.SetBody(names, types) {
		p.BodyConflict(at, v)
	}
	return v
}

// identity parses the identity and returns its attribute or type, nil after an error.
func (syntaxMessageType) identity(p *asm.Parser) *MessageType {
	var name string
	if !p.Failed() {
		name = p.StringLiteral()
		p.EndParam("MessageType", "name", "::llvm::StringRef")
	}
	if p.Failed() {
		return nil
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	return p.IdentifiedType(MessageTypeDef, k, func(scope *ir.Scope) ir.Type {
		return makeMessageType(p.Context(), scope, name)
	}).(*MessageType)
}

// PrintType prints the text after the mnemonic.
func (syntaxMessageType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*MessageType)
	p.Byte('<')
	p.Quoted(v.name)
	if v := v.body.Get(); v != nil && p.OpenRecursive(x) {
		p.Str(", ")
		printFields(p, v.names, v.types)
		p.CloseRecursive()
	}
	p.Byte('>')
}

// ParseIdentity parses the identity.
func (s syntaxMessageType) ParseIdentity(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	if v := s.identity(p); v != nil {
		return v
	}
	return nil
}

// HasBody reports whether the body is set.
func (syntaxMessageType) HasBody(x ir.Type) bool { return x.(*MessageType).HasBody() }

// Renamed returns the attribute or type with the same identity in another scope. If
// number is not 0, it is part of the name.
func (syntaxMessageType) Renamed(x ir.Type, scope *ir.Scope, number int) ir.Type {
	v := x.(*MessageType)
	return NewScopedMessageType(x.Context(), scope, asm.NumberedName(v.name, number))
}

// LongTypeAlias returns the name for an alias if the text is long, otherwise "".
func (syntaxMessageType) LongTypeAlias(x ir.Type) string {
	if v := x.(*MessageType); v.HasBody() {
		return v.name
	}
	return ""
}

// ChannelType is !messaging.channel: where values of a type are sent.
type ChannelType struct {
	ir.TypeBase
	elem ir.Type
}

// ChannelTypeDef is the definition of ChannelType.
var ChannelTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "messaging",
	Mnemonic:   "channel",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxChannelType{})},
	SubElements: func(x ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*ChannelType)
		if v.elem != nil {
			typ(v.elem)
		}
	},
	Rebuild: ir.TypeRebuild[*ChannelType],
})

// NewChannelType returns the type with the given parameters.
func NewChannelType(c *ir.Context, elem ir.Type) *ChannelType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, elem)
	if v := c.LookupType(ChannelTypeDef, k); v != nil {
		return v.(*ChannelType)
	}
	return c.InternType(ChannelTypeDef, k, &ChannelType{elem: elem}).(*ChannelType)
}

// Elem is the parameter elem.
func (v *ChannelType) Elem() ir.Type { return v.elem }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *ChannelType) Rebuild(r *ir.Rebuilder) ir.Type {
	elem := ir.Rebuilt(r, v.elem)
	if r.Failed() {
		return nil
	}
	return NewChannelType(v.Context(), elem)
}

// syntaxChannelType parses and prints ChannelType.
type syntaxChannelType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxChannelType) ParseType(p *asm.Parser) ir.Type {
	var elem ir.Type
	p.Want(asm.Less)
	if !p.Failed() {
		elem = p.Type()
		p.EndParam("ChannelType", "elem", "Type")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	return NewChannelType(p.Context(), elem)
}

// PrintType prints the text after the mnemonic.
func (syntaxChannelType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*ChannelType)
	p.Str("<")
	p.Type(v.elem)
	p.Str(">")
}

// formatSend is the assembly format of [Send].
var formatSend = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindChannelType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// Send is the operation messaging.send: send a value over a channel.
var Send = &ir.OpDef{
	Name: "messaging.send",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
		{Name: "channel", Constraint: isChannel},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSend)},
	View:       ir.ViewOf[SendOp],
}

// SendOp is the view of an operation messaging.send.
type SendOp struct{ ir.View }

// Def returns [Send].
func (SendOp) Def() *ir.OpDef { return Send }

// Verify checks what the definition cannot express.
func (op SendOp) Verify() *diag.Diagnostic { return verifySend(op.Op()) }

// Value is the operand $value.
func (op SendOp) Value() *ir.Value { return op.Op().Operand(0) }

// Channel is the operand $channel.
func (op SendOp) Channel() *ir.Value { return op.Op().Operand(1) }

// SendAdaptor has the converted operands of a [SendOp] during a conversion.
type SendAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SendOp].
func (SendAdaptor[T]) For(SendOp) {}

// Value returns the converted operand $value.
func (a SendAdaptor[T]) Value() T { return a.At(0) }

// Channel returns the converted operand $channel.
func (a SendAdaptor[T]) Channel() T { return a.At(1) }

// NewSend creates the operation messaging.send at the builder's insertion point.
func NewSend(b *ir.Builder, value *ir.Value, channel *ir.Value) SendOp {
	st := ir.OperationState{Def: Send, Operands: []*ir.Value{value, channel}}
	return ir.Cast[SendOp](b.Create(&st))
}

// formatReceive is the assembly format of [Receive].
var formatReceive = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindChannelType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Receive is the operation messaging.receive: wait for a value from a channel.
var Receive = &ir.OpDef{
	Name: "messaging.receive",
	Operands: []ir.ValueDef{
		{Name: "channel", Constraint: isChannel},
	},
	Results: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReceive)},
	View:       ir.ViewOf[ReceiveOp],
}

// ReceiveOp is the view of an operation messaging.receive.
type ReceiveOp struct{ ir.View }

// Def returns [Receive].
func (ReceiveOp) Def() *ir.OpDef { return Receive }

// Verify checks what the definition cannot express.
func (op ReceiveOp) Verify() *diag.Diagnostic { return verifyReceive(op.Op()) }

// Channel is the operand $channel.
func (op ReceiveOp) Channel() *ir.Value { return op.Op().Operand(0) }

// Result is the result $value.
func (op ReceiveOp) Result() *ir.Value { return op.Op().Result(0) }

// ReceiveAdaptor has the converted operands of a [ReceiveOp] during a conversion.
type ReceiveAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReceiveOp].
func (ReceiveAdaptor[T]) For(ReceiveOp) {}

// Channel returns the converted operand $channel.
func (a ReceiveAdaptor[T]) Channel() T { return a.At(0) }

// NewReceive creates the operation messaging.receive at the builder's insertion point.
func NewReceive(b *ir.Builder, resultType ir.Type, channel *ir.Value) ReceiveOp {
	st := ir.OperationState{Def: Receive, Operands: []*ir.Value{channel}, Results: []ir.Type{resultType}}
	return ir.Cast[ReceiveOp](b.Create(&st))
}

// formatField is the assembly format of [Field].
var formatField = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMessageType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Field is the operation messaging.field: a field of a message.
var Field = &ir.OpDef{
	Name:   "messaging.field",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "message", Constraint: isMessage},
	},
	Attrs: []ir.AttrSlot{
		{Name: "name", Constraint: constraint.StrAttr},
	},
	Results: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatField)},
	View:       ir.ViewOf[FieldOp],
}

// FieldOp is the view of an operation messaging.field.
type FieldOp struct{ ir.View }

// Def returns [Field].
func (FieldOp) Def() *ir.OpDef { return Field }

// The slots of the inherent attributes of [Field].
const (
	slotFieldName = 0
)

// Verify checks what the definition cannot express.
func (op FieldOp) Verify() *diag.Diagnostic { return verifyField(op.Op()) }

// Message is the operand $message.
func (op FieldOp) Message() *ir.Value { return op.Op().Operand(0) }

// Name is the attribute $name.
func (op FieldOp) Name() string { return op.Op().InherentAttr(slotFieldName).(*ir.StringAttr).Value() }

// SetName sets the attribute $name.
func (op FieldOp) SetName(v string) FieldOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFieldName, ir.NewStringAttr(c, v))
	return op
}

// Result is the result $value.
func (op FieldOp) Result() *ir.Value { return op.Op().Result(0) }

// FieldAdaptor has the converted operands of a [FieldOp] during a conversion.
type FieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FieldOp].
func (FieldAdaptor[T]) For(FieldOp) {}

// Message returns the converted operand $message.
func (a FieldAdaptor[T]) Message() T { return a.At(0) }

// NewField creates the operation messaging.field at the builder's insertion point.
func NewField(b *ir.Builder, resultType ir.Type, message *ir.Value, name string) FieldOp {
	c := b.Context()
	st := ir.OperationState{Def: Field, Operands: []*ir.Value{message}, InherentAttrs: []ir.Attribute{slotFieldName: ir.NewStringAttr(c, name)}, Results: []ir.Type{resultType}}
	return ir.Cast[FieldOp](b.Create(&st))
}

var kindChannelType = asm.TypeKind{Name: "messaging.channel", Is: asm.IsType[*ChannelType], Def: &ChannelTypeDef}
var kindMessageType = asm.TypeKind{Name: "messaging.message", Is: asm.IsType[*MessageType], Def: &MessageTypeDef}
