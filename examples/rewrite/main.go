// Rewrite reads a module, replaces multiplications by powers of two with shifts,
// and prints what has become of it:
//
//	go run ./examples/rewrite examples/rewrite/scale.mlir
package main

import (
	"errors"
	"fmt"
	"io"
	"math/bits"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: rewrite file.mlir")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "rewrite:", err)
		os.Exit(1)
	}
}

var errInvalid = errors.New("the module is not valid")

func run(name string, stdout, stderr io.Writer) error {
	ctx := ir.NewContext(all.Dialects()...)
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	file, err := ctx.Files().AddFile(name, text)
	if err != nil {
		return err
	}
	report := (&diag.Renderer{Out: stderr, Set: ctx.Files()}).Handle
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)
	if module == nil || !verify.Operation(module, verify.Options{}, report) {
		return errInvalid
	}
	mulToShift(module)
	if !verify.Operation(module, verify.Options{}, report) {
		return errInvalid
	}
	return asm.Print(stdout, module, asm.Flags{})
}

// mulToShift replaces x * 2^n by x << n in all operations below one.
func mulToShift(top *ir.Operation) {
	b := ir.NewBuilder(top.Context())
	// In post-order, the operation that the walk is at may be erased.
	ir.WalkPost(top, func(op *ir.Operation) ir.WalkResult {
		// A view is a struct with the accessors of one kind of operation.
		mul, ok := op.View().(arith.MulIOp)
		if !ok {
			return ir.Advance
		}
		n, ok := log2(mul.Rhs())
		if !ok {
			return ir.Advance
		}
		// The new operations have the location of the old one.
		b.Before(op).SetLoc(op.Loc())
		count := arith.NewConstantInt(b, mul.Result().Type(), n)
		shift := arith.NewShLI(b, mul.Lhs(), count.Result()).SetOverflowFlags(mul.OverflowFlags())
		constant := mul.Rhs().DefiningOp()
		mul.Result().ReplaceAllUsesWith(shift.Result())
		op.Erase()
		if !constant.Result(0).HasUses() {
			constant.Erase()
		}
		return ir.Advance
	})
}

// log2 returns n if a value is the integer constant 2^n.
func log2(v *ir.Value) (n int64, ok bool) {
	def := v.DefiningOp()
	if def == nil || def.Def() != arith.Constant {
		return 0, false
	}
	// Constants can also be floats and vectors.
	a, ok := ir.Cast[arith.ConstantOp](def).Value().(*ir.IntegerAttr)
	if !ok || a.Int() <= 0 || a.Int()&(a.Int()-1) != 0 {
		return 0, false
	}
	return int64(bits.TrailingZeros64(uint64(a.Int()))), true
}
