package asm_test

import (
	"errors"
	"fmt"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// Example parses a module, looks at it and prints it.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "double.mlir", `
func.func @double(%x: i32) -> i32 {
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.muli %x, %c2_i32 : i32
  return %0 : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	ir.WalkPost(module, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "arith.muli" {
			fmt.Println(op, "at", ctx.Files().Position(op.Pos()))
			fmt.Println("operands", op.Operand(0), op.Operand(1))
		}
		return ir.Advance
	})
	fmt.Println(module)
	// Output:
	// %0 = arith.muli %arg0, %c2_i32 : i32 at double.mlir:4:8
	// operands %arg0 %c2_i32
	// module {
	//   func.func @double(%arg0: i32) -> i32 {
	//     %c2_i32 = arith.constant 2 : i32
	//     %0 = arith.muli %arg0, %c2_i32 : i32
	//     return %0 : i32
	//   }
	// }
}

// The error of ParseString has all diagnostics, with their places. A program that
// shows them to its user has more choices with a handler: see ParseModule.
func ExampleParseString_error() {
	ctx := ir.NewContext(all.Dialects()...)
	_, err := asm.ParseString(ctx, "wrong.mlir", "func.func @f() {\n  return %x : i32\n}")
	fmt.Println(err)

	var list diag.List
	if errors.As(err, &list) {
		for _, d := range list {
			fmt.Printf("line %d, column %d: %s\n", d.Place.Line, d.Place.Column, d.Message)
		}
	}
	// Output:
	// wrong.mlir:2:10: error: use of undeclared SSA value name
	// line 2, column 10: use of undeclared SSA value name
}

// A tool gives the diagnostics to a handler, such as one that shows the line.
func ExampleParseModule() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("wrong.mlir", []byte("func.func @f() {\n  return %x : i32\n}"))
	if err != nil {
		fmt.Println(err)
		return
	}
	show := diag.Renderer{Out: os.Stdout, Set: ctx.Files()}
	if module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, show.Handle); module != nil {
		fmt.Println(module)
	}
	// Output:
	// wrong.mlir:2:10: error: use of undeclared SSA value name
	//   return %x : i32
	//          ^
}

// Flags are the printing options of mlir-opt.
func ExampleFlags() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "f.mlir", `
func.func @f(%table: memref<4xi32, affine_map<(d0) -> (d0 * 2)>>) {
  return
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, flags := range []asm.Flags{{}, {Generic: true}, {LocalScope: true, DebugInfo: true, PrettyDebugInfo: true}} {
		if err := asm.Print(os.Stdout, module, flags); err != nil {
			fmt.Println(err)
		}
		fmt.Println()
	}
	// Output:
	// #map = affine_map<(d0) -> (d0 * 2)>
	// module {
	//   func.func @f(%arg0: memref<4xi32, #map>) {
	//     return
	//   }
	// }
	//
	// #map = affine_map<(d0) -> (d0 * 2)>
	// "builtin.module"() ({
	//   "func.func"() <{function_type = (memref<4xi32, #map>) -> (), sym_name = "f"}> ({
	//   ^bb0(%arg0: memref<4xi32, #map>):
	//     "func.return"() : () -> ()
	//   }) : () -> ()
	// }) : () -> ()
	//
	// module {
	//   func.func @f(%arg0: memref<4xi32, affine_map<(d0) -> (d0 * 2)>> f.mlir:2:14) {
	//     return f.mlir:3:3
	//   } f.mlir:2:1
	// } f.mlir:0:0
}

// moneyType is !shop.money<"EUR", 2>: a currency and how many digits it has after the
// point.
type moneyType struct {
	ir.TypeBase
	currency string
	digits   int64
}

// moneySyntax reads and writes what follows !shop.money.
type moneySyntax struct{}

func (moneySyntax) ParseType(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	currency := p.StringLiteral()
	p.Want(asm.Comma)
	at := p.Pos()
	digits := p.Int64()
	p.Want(asm.Greater)
	if digits < 0 {
		p.Errorf(at, "expected a number of digits")
	}
	if p.Failed() {
		return p.BadType()
	}
	key := fmt.Appendf(nil, "%s %d", currency, digits)
	return p.Context().InternType(moneyDef, key, &moneyType{currency: currency, digits: digits})
}

func (moneySyntax) PrintType(p *asm.Printer, t ir.Type) {
	m := t.(*moneyType)
	p.Byte('<')
	p.Quoted(m.currency)
	p.Str(", ")
	p.Int(m.digits)
	p.Byte('>')
}

var moneyDef = ir.DefineType(ir.TypeDef{
	Dialect: "shop", Mnemonic: "money",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(moneySyntax{})},
})

// A user's type has a syntax. For generated dialects it comes from the assembly formats of the
// specification.
func ExampleTypeSyntax() {
	shop := &ir.Dialect{Name: "shop", Types: []*ir.TypeDef{moneyDef}}
	ctx := ir.NewContext(append(all.Dialects(), shop)...)

	t, err := asm.ParseType(ctx, `tensor<8x!shop.money<"EUR", 2>>`)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(t)
	_, err = asm.ParseType(ctx, `!shop.money<"EUR", -1>`)
	fmt.Println(err)
	// Output:
	// tensor<8x!shop.money<"EUR", 2>>
	// <text>:1:20: error: expected a number of digits
}

// An external model gives operations of a dialect a custom form that the dialect
// itself does not know about, in one context.
func ExampleOpSyntax() {
	beep := &ir.OpDef{Name: "clock.beep"}
	clock := &ir.Dialect{Name: "clock", Ops: []*ir.OpDef{beep}}
	ctx := ir.NewContext(append(all.Dialects(), clock)...)
	syntax := &asm.CustomOp{
		ParseOp: func(p *asm.Parser) { p.OpAttrDict() },
		PrintOp: func(p *asm.Printer, op *ir.Operation) { p.AttrDict(op) },
	}
	asm.OpAsmOpInterface.Attach(ctx, beep, func(*ir.Operation) asm.OpSyntax { return syntax })

	module, err := asm.ParseString(ctx, "clock.mlir", `clock.beep {times = 2 : i32}`)
	fmt.Println(module, err)
	// Output:
	// module {
	//   clock.beep {times = 2 : i32}
	// } <nil>
}
