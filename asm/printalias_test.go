package asm

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// The parts of mlir-opt's test dialect that concern the names of aliases and values.

type namedType struct{ ir.TypeBase }

var namedTypeDef = ir.DefineType(ir.TypeDef{Dialect: "test", Mnemonic: "op_asm_type_interface", Interfaces: []ir.Implementation{OpAsmTypeInterface.Is(namedTypeSyntax{})}})

type namedTypeSyntax struct{}

func (namedTypeSyntax) ParseType(p *Parser) ir.Type {
	return p.Context().InternType(namedTypeDef, nil, &namedType{})
}
func (namedTypeSyntax) PrintType(*Printer, ir.Type) {}
func (namedTypeSyntax) ValueName(ir.Type) string    { return "op_asm_type_interface" }
func (namedTypeSyntax) TypeAlias(ir.Type) (string, AliasKind) {
	return "op_asm_type_interface_type", FinalAlias
}

type nestedAttr struct {
	ir.AttrBase
	elems []ir.Attribute
}

var nestedAttrDef = ir.DefineAttr(ir.AttrDef{Dialect: "test", Mnemonic: "nested_alias", Interfaces: []ir.Implementation{OpAsmAttrInterface.Is(nestedAttrSyntax{})}})

type nestedAttrSyntax struct{}

func (n nestedAttrSyntax) ParseAttr(p *Parser, _ ir.Type) ir.Attribute {
	a := &nestedAttr{}
	p.List(Angles, "", func() {
		if p.At(Less) {
			a.elems = append(a.elems, n.ParseAttr(p, nil))
		} else {
			a.elems = append(a.elems, p.Attr())
		}
	})
	return p.Context().InternAttr(nestedAttrDef, ir.AppendAttrsKey(nil, a.elems), a)
}

func (nestedAttrSyntax) PrintAttr(p *Printer, a ir.Attribute) {
	for i, e := range a.(*nestedAttr).elems {
		p.Str([]string{"<", ", "}[min(i, 1)])
		p.StrippedAttr(e)
	}
	p.Byte('>')
}

func (nestedAttrSyntax) AttrAlias(a ir.Attribute) (string, AliasKind) {
	switch a.(*nestedAttr).elems[0].(*ir.StringAttr).Value() {
	case "alias_test:trailing_digit_conflict_base", "alias_test:trailing_digit_conflict_base_conflict":
		return "unique_base", FinalAlias
	case "alias_test:trailing_digit_conflict_base1":
		return "unique_base1", FinalAlias
	}
	return "", NoAlias
}

// testAliases are the aliases of dialect test for other dialects' types and attributes.
type testAliases struct{}

func (testAliases) AttrAlias(a ir.Attribute) (string, AliasKind) {
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return "", NoAlias
	}
	name := map[string]string{
		"alias_test:dot_in_name":               "test.alias",
		"alias_test:trailing_digit":            "test_alias0",
		"alias_test:prefixed_digit":            "0_test_alias",
		"alias_test:prefixed_symbol":           "%test",
		"alias_test:tensor_encoding":           "test_encoding",
		"alias_test:trailing_digit_conflict_a": "test_alias_conflict0_1_1_1_1",
		"alias_test:trailing_digit_conflict_b": "test_alias_conflict0",
		"alias_test:trailing_digit_conflict_c": "test_alias_conflict0",
		"alias_test:trailing_digit_conflict_d": "test_alias_conflict0_",
		"alias_test:trailing_digit_conflict_e": "test_alias_conflict0_1",
		"alias_test:trailing_digit_conflict_f": "test_alias_conflict0_1",
		"alias_test:trailing_digit_conflict_g": "test_alias_conflict0_1_",
		"alias_test:trailing_digit_conflict_h": "test_alias_conflict0_1_1",
	}[s.Value()]
	if name == "" {
		return "", NoAlias
	}
	return name, FinalAlias
}

func (testAliases) TypeAlias(t ir.Type) (string, AliasKind) {
	if t, ok := t.(*ir.TupleType); ok && len(t.Types()) > 0 {
		if _, named := t.Types()[0].(*namedType); named {
			return "test_tuple", FinalAlias // a stand-in for that of simple types
		}
	}
	return "", NoAlias
}

var testNames = &ir.Dialect{
	Name:       "test",
	Types:      []*ir.TypeDef{namedTypeDef},
	Attrs:      []*ir.AttrDef{nestedAttrDef},
	Interfaces: []ir.Implementation{TypeAliasInterface.Is(testAliases{}), AttrAliasInterface.Is(testAliases{})},
}

// aliasPrograms are about aliases and names that the test dialect gives.
var aliasPrograms = []string{
	`"test.op"() {a = "alias_test:dot_in_name"} : () -> ()
"test.op"() {a = "alias_test:trailing_digit"} : () -> ()
"test.op"() {a = "alias_test:prefixed_digit"} : () -> ()
"test.op"() {a = "alias_test:prefixed_symbol"} : () -> ()
"test.op"() {a = ["alias_test:trailing_digit_conflict_a", "alias_test:trailing_digit_conflict_b", "alias_test:trailing_digit_conflict_c", "alias_test:trailing_digit_conflict_d", "alias_test:trailing_digit_conflict_e", "alias_test:trailing_digit_conflict_f", "alias_test:trailing_digit_conflict_g", "alias_test:trailing_digit_conflict_h"]} : () -> ()
"test.op"() : () -> tensor<32xf32, "alias_test:tensor_encoding">
"test.op"() {a = loc(fused<loc("nested")>["test.mlir":10:8])} : () -> ()
`,
	`"test.op"() {a = #test.nested_alias<"alias_test:trailing_digit_conflict_other", #test.nested_alias<"alias_test:trailing_digit_conflict_base">>} : () -> ()
"test.op"() {a = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict", #test.nested_alias<"alias_test:trailing_digit_conflict_base1">>} : () -> ()
"test.op"() {a = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict", #test.nested_alias<"x">>} : () -> ()
"test.op"() {a = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict", #test.nested_alias<"y">>} : () -> () loc(fused<#test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict", #test.nested_alias<"z">>>["u"])
`,
	`%0 = "test.op"() : () -> !test.op_asm_type_interface
%1:2 = "test.op"() : () -> (!test.op_asm_type_interface, !test.op_asm_type_interface)
%2:2 = "test.op"(%1#1, %0) : (!test.op_asm_type_interface, !test.op_asm_type_interface) -> (!test.op_asm_type_interface, i1)
%3 = "test.op"() : () -> !test.op_asm_type_interface loc("x")
"test.op"() ({
^bb0(%a: !test.op_asm_type_interface, %b: i32, %c: !test.op_asm_type_interface loc("y")):
  %4:3 = "test.op"(%1#0, %2#1) : (!test.op_asm_type_interface, i1) -> (!test.op_asm_type_interface, !test.op_asm_type_interface, !test.op_asm_type_interface)
  "test.op"(%4#1) : (!test.op_asm_type_interface) -> ()
^bb1(%d: !test.op_asm_type_interface, %e: i32):
  "test.op"() : () -> memref<4xf32, "alias_test:tensor_encoding">
}) : () -> ()
`,
}

func TestPeerAliases(t *testing.T) {
	comparePrograms(t, strings.Join(aliasPrograms, marker), func() *ir.Context {
		ctx := testContext()
		ctx.Register(testNames)
		return ctx
	})
}
