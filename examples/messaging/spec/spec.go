// Package spec is the specification of the messaging dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

var (
	message = Type{Name: "Message", Var: "isMessage", Go: "*MessageType", Kind: "messaging.message", Def: "MessageTypeDef"}
	channel = Type{Name: "Channel", Var: "isChannel", Go: "*ChannelType", Kind: "messaging.channel", Def: "ChannelTypeDef"}
)

// Def is the specification.
var Def = &Dialect{
	Name:    "messaging",
	Summary: "sending messages of any types over channels",
	Types: []*TypeDef{
		{
			Name: "MessageType", Mnemonic: "message", Summary: "a record with named fields of any types",
			// Params are the identity. There is one message of each name.
			Params: Params{P("name", String)},
			Format: "$name",
			// The body is set once, and may have the message in it.
			Body: &Body{
				Params: Params{P("names", ListOf(String)), P("types", ListOf(AnyTypeParam))},
				Format: "custom<Fields>($names, $types)",
			},
			Verify: "FieldsError",
		},
		{
			Name: "ChannelType", Mnemonic: "channel", Summary: "where values of a type are sent",
			Params: Params{P("elem", AnyTypeParam)},
			Format: "`<` $elem `>`",
		},
	},
	Attrs: []*AttrDef{{
		Name: "EndpointAttr", Mnemonic: "endpoint", Summary: "who sends and receives messages",
		Params: Params{P("name", String)},
		Format: "$name",
		Body: &Body{
			Params: Params{P("accepts", AnyTypeParam), P("peers", ListOf(AnyAttrParam))},
			Format: "$accepts custom<Peers>($peers)",
		},
	}},
	Ops: Ops{
		{
			Name: "send", Go: "Send", Summary: "send a value over a channel",
			Args:   Args{In("value", AnyType), In("channel", channel)},
			Format: "$value `to` $channel attr-dict `:` type($value) `to` type($channel)",
			Verify: "verifySend",
		},
		{
			Name: "receive", Go: "Receive", Summary: "wait for a value from a channel",
			Args:    Args{In("channel", channel)},
			Results: Results{Out("value", AnyType)},
			Format:  "$channel attr-dict `:` type($channel) `->` type($value)",
			Verify:  "verifyReceive",
		},
		{
			Name: "field", Go: "Field", Summary: "a field of a message",
			Traits:  Traits{Pure},
			Args:    Args{In("message", message), In("name", StrAttr)},
			Results: Results{Out("value", AnyType)},
			Format:  "$message $name attr-dict `:` type($message) `->` type($value)",
			Verify:  "verifyField",
		},
	},
}
