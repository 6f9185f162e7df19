// Emit makes a module of the llvm dialect through gomlir's API, verifies it and
// prints it as LLVM IR, which llc and clang take:
//
//	go run ./examples/emit > total.ll
//
// In C++ the function would be
//
//	static const int prices[] = {5, -3, 8, 2};
//
//	int total(int rounding) {
//		int sum = 0;
//		for (long i = 0; i < 4; i++)
//			try { sum += check(prices[i]); } catch (...) { return -1; }
//		switch (rounding) {
//		case 0:  return sum;
//		case 1:  return std::max(sum, 0);
//		default: return round_by(rounding, sum);
//		}
//	}
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/verify"
)

func main() {
	if err := run(os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "emit:", err)
		os.Exit(1)
	}
}

func run(stdout, stderr io.Writer) error {
	ctx := ir.NewContext(builtin.Dialect, llvm.Dialect)
	module := shop(ctx)
	report := (&diag.Renderer{Out: stderr, Set: ctx.Files()}).Handle
	if !verify.Operation(module.Op(), verify.Options{}, report) {
		return errors.New("the module is not valid")
	}
	// The export is a module of package llvmir, which knows nothing of MLIR and can
	// also be looked at, changed or verified before it is printed.
	m := exporter.Module(module.Op(), exporter.Options{Name: "shop"}, report)
	if m == nil {
		return errors.New("the module has no LLVM IR")
	}
	return m.Print(stdout, llvmir.PrintOptions{})
}

// shop makes the module.
func shop(ctx *ir.Context) builtin.ModuleOp {
	i32 := ctx.I32()
	b := ir.NewBuilder(ctx)
	module := builtin.NewModule(b)
	b.AtEnd(module.Body())

	// Globals and functions are symbols: others refer to them by name, in any
	// order.
	values := ir.NewDenseInt64s(ir.NewRankedTensorType([]int64{4}, i32, nil), 5, -3, 8, 2)
	prices := llvm.NewGlobal(b, "prices", llvm.NewArrayType(i32, 4), values).
		SetLinkage(llvm.LinkageInternal).SetConstant(true)
	unary := llvm.NewFunctionType(i32, []ir.Type{i32}, false)
	check := llvm.NewFunc(b, "check", unary)
	roundBy := llvm.NewFunc(b, "round_by", llvm.NewFunctionType(i32, []ir.Type{i32, i32}, false))
	personality := llvm.NewFunc(b, "__gxx_personality_v0", llvm.NewFunctionType(i32, nil, true))

	total := llvm.NewFunc(b, "total", unary).SetPersonality(personality.SymName())
	entry := total.AddEntryBlock()
	b.AtEnd(entry)
	sum := addPrices(b, total.Body(), prices, check)
	returnRounded(b, total.Body(), entry.Arg(0), sum, roundBy)
	return module
}

// addPrices makes the loop over the prices, and leaves the builder where it ends.
func addPrices(b *ir.Builder, body *ir.Region, prices llvm.GlobalOp, check llvm.FuncOp) (sum *ir.Value) {
	ctx := b.Context()
	i32, i64, ptr := ctx.I32(), ctx.I64(), llvm.NewPointerType(ctx, 0)

	// Where LLVM IR has phis, blocks have arguments, which branches give values.
	before := b.Point()
	loop := b.CreateBlock(body, i64, i32)
	next := b.CreateBlock(body)
	added := b.CreateBlock(body)
	failed := b.CreateBlock(body)
	done := b.CreateBlock(body)
	i, sum := loop.Arg(0), loop.Arg(1)

	b.At(before)
	table := llvm.NewAddressOf(b, ptr, prices.SymName()).Result()
	first := llvm.NewConstantInt(b, i64, 0).Result()
	one := llvm.NewConstantInt(b, i64, 1).Result()
	count := llvm.NewConstantInt(b, i64, 4).Result()
	nothing := llvm.NewConstantInt(b, i32, 0).Result()
	anything := llvm.NewZero(b, ptr).Result()
	llvm.NewBr(b, ir.To(loop, first, nothing))

	b.AtEnd(loop)
	more := llvm.NewICmp(b, llvm.ICmpPredicateSlt, i, count).Result()
	llvm.NewCondBr(b, more, ir.To(next), ir.To(done))

	b.AtEnd(next)
	at := llvm.NewGEP(b, prices.GlobalType(), table, llvm.Index(0), llvm.IndexValue(i)).
		SetNoWrapFlags(llvm.GEPNoWrapFlagsInbounds).Result()
	price := llvm.NewLoad(b, i32, at).SetAlignment(4).Result()
	checked := llvm.NewInvoke(b, check.FunctionType(), check.SymName(), []*ir.Value{price}, ir.To(added), ir.To(failed)).Result()

	b.AtEnd(added)
	newSum := llvm.NewAdd(b, sum, checked).SetOverflowFlags(llvm.IntegerOverflowFlagsNsw).Result()
	llvm.NewBr(b, ir.To(loop, llvm.NewAdd(b, i, one).Result(), newSum))

	b.AtEnd(failed)
	llvm.NewLandingPad(b, llvm.NewLiteralStruct(ctx, []ir.Type{ptr, i32}, false), anything)
	llvm.NewReturn(b, llvm.NewConstantInt(b, i32, -1).Result())

	b.AtEnd(done)
	return sum
}

// returnRounded makes the switch at the end.
func returnRounded(b *ir.Builder, body *ir.Region, rounding, sum *ir.Value, roundBy llvm.FuncOp) {
	before := b.Point()
	positive := b.CreateBlock(body)
	otherwise := b.CreateBlock(body)
	exit := b.CreateBlock(body, b.Context().I32())

	b.At(before)
	llvm.NewSwitch(b, rounding, ir.To(otherwise),
		llvm.Case{Value: 0, Dest: ir.To(exit, sum)},
		llvm.Case{Value: 1, Dest: ir.To(positive)})

	// An intrinsic is an operation like others.
	b.AtEnd(positive)
	nothing := llvm.NewConstantInt(b, b.Context().I32(), 0).Result()
	llvm.NewBr(b, ir.To(exit, llvm.NewSMax(b, sum, nothing).Result()))

	b.AtEnd(otherwise)
	llvm.NewBr(b, ir.To(exit, llvm.NewCallFunc(b, roundBy, rounding, sum).Result()))

	b.AtEnd(exit)
	llvm.NewReturn(b, exit.Arg(0))
}
