package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dynamic"
	"github.com/gomlir/gomlir/ir"
)

// colonSyntax is two parameters with a colon between them.
var colonSyntax = dynamic.Syntax{
	Parse: func(p *asm.Parser) (params []ir.Attribute) {
		p.Want(asm.Less)
		params = append(params, p.Attr())
		p.Want(asm.Colon)
		params = append(params, p.Attr())
		p.Want(asm.Greater)
		return params
	},
	Print: func(p *asm.Printer, params []ir.Attribute) {
		p.Byte('<')
		p.Attr(params[0])
		p.Byte(':')
		p.Attr(params[1])
		p.Byte('>')
	},
}

// The definitions that are made while the program starts.
var (
	dynamicTypes = []*ir.TypeDef{
		dynamic.NewType("test", "dynamic_singleton", dynamic.Exactly(0, "type")).Def(),
		dynamic.NewType("test", "dynamic_pair", dynamic.Exactly(2, "type")).Def(),
		dynamic.NewType("test", "dynamic_custom_assembly_format", dynamic.Exactly(2, "type"), colonSyntax).Def(),
	}
	dynamicAttrs = []*ir.AttrDef{
		dynamic.NewAttr("test", "dynamic_singleton", dynamic.Exactly(0, "attribute")).Def(),
		dynamic.NewAttr("test", "dynamic_pair", dynamic.Exactly(2, "attribute")).Def(),
		dynamic.NewAttr("test", "dynamic_custom_assembly_format", dynamic.Exactly(2, "attribute"), colonSyntax).Def(),
	}
	dynamicOps = []*ir.OpDef{
		dynamic.NewOp("test.dynamic_generic", dynamic.Op{}),
		dynamic.NewOp("test.dynamic_one_operand_two_results", dynamic.Op{Verify: oneOperandTwoResults}),
		dynamic.NewOp("test.dynamic_custom_parser_printer", dynamic.Op{Syntax: wordSyntax("custom_keyword")}),
	}
)

func oneOperandTwoResults(op *ir.Operation) *diag.Diagnostic {
	switch {
	case op.NumOperands() != 1:
		return op.ErrorPlainf("expected 1 operand, but had %d", op.NumOperands())
	case op.NumResults() != 2:
		return op.ErrorPlainf("expected 2 results, but had %d", op.NumResults())
	}
	return nil
}

// Dynamic is the dialect test_dyn, of which nothing is generated.
var Dynamic = &ir.Dialect{Name: "test_dyn", Ops: []*ir.OpDef{dynamic.NewOp("test_dyn.one_result", dynamic.Op{
	Verify: func(op *ir.Operation) *diag.Diagnostic {
		if op.NumOperands() == 0 && op.NumResults() == 1 && op.NumRegions() == 0 {
			return nil
		}
		return op.ErrorPlainf("expected a single result, no operands and no regions")
	},
})}}
