// Package messaging is an example of a dialect with an open, recursive type
// system: the types of a system that sends messages. A message may carry values
// of any types, those of other dialects too, and what these are made of may be
// messages again:
//
//	!tree = !messaging.message<"tree", {value: f64, children: !llvm.struct<(i64, !messaging.message<"tree">)>}>
//
// No part of that knows of the others. MessageType has an identity, its name,
// and a body that is set once (see ir.Body and, for the text, asm's
// RecursiveTypeSyntax), which is all it takes: the parser and the printer know
// which bodies they are in, whatever types of whatever dialects are between. The
// same goes for attributes: the EndpointAttrs of a protocol name each other.
//
// All of that comes from the specification in package spec, where Body makes a
// type or an attribute recursive; go generate writes zops.go. By API:
//
//	tree := messaging.NewMessageType(ctx, "tree")
//	tree.SetBody([]string{"value", "children"}, []ir.Type{ctx.F64(), …tree…})
//
//	go run ./examples/messaging/messaging-opt examples/messaging/mail.mlir
package messaging

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec

var (
	isMessage = &ir.TypeConstraint{Summary: "a message", Match: asm.IsType[*MessageType]}
	isChannel = &ir.TypeConstraint{Summary: "a channel", Match: asm.IsType[*ChannelType]}
)

// FieldsError says why a message cannot have the given fields, nil if it can.
func FieldsError(names []string, types []ir.Type) error {
	if len(names) != len(types) {
		return errors.New("each field of a message has a name and a type")
	}
	for i, n := range names {
		if slices.Contains(names[:i], n) {
			return fmt.Errorf("a message has two fields '%s'", n)
		}
	}
	return nil
}

// Field is the type of the field of a name, nil if absent.
func (v *MessageType) Field(name string) ir.Type {
	if i := slices.Index(v.Names(), name); i >= 0 {
		return v.Types()[i]
	}
	return nil
}

// parseFields reads {name: type, …}.
func parseFields(p *asm.Parser, names *[]string, types *[]ir.Type) bool {
	p.List(asm.Braces, "", func() {
		*names = append(*names, p.KeywordOrString())
		*types = append(*types, p.ColonType())
	})
	return !p.Failed()
}

func printFields(p *asm.Printer, names []string, types []ir.Type) {
	p.Byte('{')
	for i, n := range names {
		if i > 0 {
			p.Str(", ")
		}
		p.KeywordOrString(n)
		p.Str(": ")
		p.Type(types[i])
	}
	p.Byte('}')
}

// parsePeers reads [endpoint, …].
func parsePeers(p *asm.Parser, peers *[]ir.Attribute) bool {
	p.List(asm.Squares, "", func() { *peers = append(*peers, p.Attr()) })
	return !p.Failed()
}

func printPeers(p *asm.Printer, peers []ir.Attribute) {
	p.Byte('[')
	for i, a := range peers {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(a)
	}
	p.Byte(']')
}

// carries checks that a value is of the type that a channel is for.
func carries(op *ir.Operation, channel, value *ir.Value) *diag.Diagnostic {
	if elem := channel.Type().(*ChannelType).Elem(); elem != value.Type() {
		return op.Errorf("has a value of type %v on a channel for %v", value.Type(), elem)
	}
	return nil
}

func verifySend(op *ir.Operation) *diag.Diagnostic {
	return carries(op, ir.Cast[SendOp](op).Channel(), ir.Cast[SendOp](op).Value())
}

func verifyReceive(op *ir.Operation) *diag.Diagnostic {
	return carries(op, ir.Cast[ReceiveOp](op).Channel(), ir.Cast[ReceiveOp](op).Result())
}

func verifyField(op *ir.Operation) *diag.Diagnostic {
	f := ir.Cast[FieldOp](op)
	t := f.Message().Type().(*MessageType)
	switch field := t.Field(f.Name()); {
	case field == nil:
		return op.Errorf("has message '%s', which has no field '%s'", t.Name(), f.Name())
	case field != f.Result().Type():
		return op.Errorf("has field '%s', which is of type %v", f.Name(), field)
	}
	return nil
}
