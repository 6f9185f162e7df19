package asm

import "strings"

// nameAfterMLIR14 returns the current name of an operation that had another name in
// MLIR 14, or in the versions before, which had the arithmetic in the dialect std.
// It returns "" if the name has not changed. std.constant was also used for the
// address of a function: symbol says that a symbol follows, or what cannot be a constant.
func nameAfterMLIR14(name string, symbol bool) string {
	short := strings.TrimPrefix(name, "std.")
	if short == "constant" && symbol {
		return "func.constant"
	}
	return mlir14Names[short]
}

// symbolAhead reports whether the next token, or the first one after a dictionary,
// is a symbol, or a string, which is no constant either.
func (p *Parser) symbolAhead() bool {
	l := p.lexer
	for depth := 0; ; l.advance() {
		switch l.tok {
		case LBrace:
			depth++
		case RBrace:
			depth--
		case EOF, badToken:
			return false
		default:
			if depth == 0 {
				return l.tok == AtIdent || l.tok == String
			}
		}
	}
}

// mlir14Names maps names of operations in MLIR 14 and before to the current ones.
// They are without the prefix std., which only generic forms had.
var mlir14Names = map[string]string{
	"func":          "func.func",
	"builtin.func":  "func.func",
	"return":        "func.return",
	"call":          "func.call",
	"call_indirect": "func.call_indirect",
	"br":            "cf.br",
	"cond_br":       "cf.cond_br",
	"switch":        "cf.switch",
	"assert":        "cf.assert",

	"constant":             "arith.constant",
	"select":               "arith.select",
	"addi":                 "arith.addi",
	"subi":                 "arith.subi",
	"muli":                 "arith.muli",
	"divi_signed":          "arith.divsi",
	"divi_unsigned":        "arith.divui",
	"remi_signed":          "arith.remsi",
	"remi_unsigned":        "arith.remui",
	"ceildivi_signed":      "arith.ceildivsi",
	"floordivi_signed":     "arith.floordivsi",
	"and":                  "arith.andi",
	"or":                   "arith.ori",
	"xor":                  "arith.xori",
	"shift_left":           "arith.shli",
	"shift_right_signed":   "arith.shrsi",
	"shift_right_unsigned": "arith.shrui",
	"cmpi":                 "arith.cmpi",
	"addf":                 "arith.addf",
	"subf":                 "arith.subf",
	"mulf":                 "arith.mulf",
	"divf":                 "arith.divf",
	"remf":                 "arith.remf",
	"negf":                 "arith.negf",
	"cmpf":                 "arith.cmpf",
	"sexti":                "arith.extsi",
	"zexti":                "arith.extui",
	"trunci":               "arith.trunci",
	"fpext":                "arith.extf",
	"fptrunc":              "arith.truncf",
	"sitofp":               "arith.sitofp",
	"uitofp":               "arith.uitofp",
	"fptosi":               "arith.fptosi",
	"fptoui":               "arith.fptoui",
	"index_cast":           "arith.index_cast",
	"bitcast":              "arith.bitcast",

	"arith.minf": "arith.minimumf",
	"arith.maxf": "arith.maximumf",

	"llvm.mlir.null": "llvm.mlir.zero",
}

// mlir14AttrNames maps names of inherent attributes in MLIR 14 to the current ones.
var mlir14AttrNames = map[string]string{
	"type":                  "function_type",
	"operand_segment_sizes": "operandSegmentSizes",
	"result_segment_sizes":  "resultSegmentSizes",
}
