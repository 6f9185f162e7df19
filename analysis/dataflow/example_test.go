package dataflow_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/analysis/dataflow"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// A Parity is what is known of whether a number is even.
type Parity uint8

const (
	Odd Parity = 1 << iota
	Even
	Either = Odd | Even
)

// Join makes Parity a [dataflow.Lattice]. The zero Parity says that nothing is known yet.
func (p Parity) Join(q Parity) (Parity, bool) { return p | q, p|q != p }

func (p Parity) String() string {
	return [...]string{"never computed", "odd", "even", "odd or even"}[p]
}

// parity is the transfer function: what an operation makes of what is known of its operands.
func parity(op *ir.Operation, operands, results []Parity) {
	switch op := op.View().(type) {
	case arith.ConstantOp:
		if n, ok := ir.ConstInt(op.Result()); ok {
			results[0] = Odd << ((n + 1) & 1)
		}
	case arith.AddIOp:
		switch x, y := operands[0], operands[1]; {
		case x == 0 || y == 0: // the operation will be visited again
		case x == Either || y == Either:
			results[0] = Either
		case x == y:
			results[0] = Even
		default:
			results[0] = Odd
		}
	default:
		for i := range results {
			results[i] = Either
		}
	}
}

// Counting in steps of two from an odd number, one never comes to an even one.
func ExampleLoadForward() {
	module := parse(`
func.func @count(%more: i1) -> i32 {
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  cf.br ^loop(%three : i32)
^loop(%x: i32):
  %y = arith.addi %x, %two : i32
  cf.cond_br %more, ^loop(%y : i32), ^end(%x, %two : i32, i32)
^end(%z: i32, %w: i32):
  %sum = arith.addi %z, %w : i32
  return %sum : i32
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(solver)
	parities := dataflow.LoadForward(solver, dataflow.Forward[Parity]{
		Entry:    func(*ir.Value) Parity { return Either },
		Transfer: parity,
	})
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if op.Is(arith.AddI) {
			fmt.Println(op, "is", parities.At(op.Result(0)))
		}
	}
	// Output:
	// %1 = arith.addi %0, %c2_i32 : i32 is odd
	// %4 = arith.addi %2, %3 : i32 is odd
}

// A block that is executed only if a condition is true that never is.
func ExampleDeadCode() {
	module := parse(`
func.func private @small(%x: i32) -> i32 {
  %ten = arith.constant 10 : i32
  %big = arith.cmpi sgt, %x, %ten : i32
  cf.cond_br %big, ^big, ^end
^big:
  return %ten : i32
^end:
  return %x : i32
}
func.func @main() -> i32 {
  %k = arith.constant 5 : i32
  %r = call @small(%k) : (i32) -> i32
  return %r : i32
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	constants := dataflow.LoadConstants(solver)
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	dead := solver.DeadCode()
	for op := range ir.Preorder(module) {
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				if !dead.Live(b) {
					fmt.Println("never executed:", b)
				}
			}
		}
		if _, ok := ir.CallOpInterface.Of(op); ok {
			fmt.Println(op, "is", constants.At(op.Result(0)).Attr())
		}
	}
	// Output:
	// never executed: ^bb1
	// %0 = func.call @small(%c5_i32) : (i32) -> i32 is 5 : i32
}

// parse returns the module in a text.
func parse(text string) *ir.Operation {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(text))
	if err != nil {
		panic(err)
	}
	return asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
}

// The sum is printed, the product is only used to compute itself.
func ExampleLoadLiveness() {
	module := parse(`
func.func @f(%n: i32, %more: i1) {
  cf.br ^loop(%n, %n : i32, i32)
^loop(%x: i32, %y: i32):
  %sum = arith.addi %x, %n : i32
  %product = arith.muli %y, %n : i32
  vector.print %sum : i32
  cf.cond_br %more, ^loop(%sum, %product : i32, i32), ^end
^end:
  return
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(solver)
	live := dataflow.LoadLiveness(solver)
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if op.NumResults() > 0 {
			fmt.Println(op, "is", live.At(op.Result(0)))
		}
	}
	// Output:
	// %2 = arith.addi %0, %arg0 : i32 is live
	// %3 = arith.muli %1, %arg0 : i32 is not live
}

// How many multiplications a value goes through at most, before somebody sees it.
func ExampleLoadBackward() {
	module := parse(`
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %0, %b : i32
  return %1 : i32
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(solver)
	depths := dataflow.LoadBackward(solver, dataflow.Backward[Depth]{
		Exit: func(*ir.Value) Depth { return 1 },
		Transfer: func(op *ir.Operation, results, operands []Depth) {
			for i := range operands {
				for _, r := range results {
					operands[i], _ = operands[i].Join(min(r+1, 100))
				}
			}
		},
	})
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	for _, arg := range module.Region(0).First().First().Region(0).First().Args().All() {
		fmt.Println(arg, depths.At(arg)-1)
	}
	// Output:
	// %arg0 2
	// %arg1 1
}

// A Depth is a number of steps, and one more. Numbers must not grow without end.
type Depth int

// Join makes Depth a [dataflow.Lattice].
func (d Depth) Join(other Depth) (Depth, bool) { return max(d, other), other > d }

// A number of four bits, times three, is at most 45.
func ExampleLoadIntRanges() {
	module := parse(`
func.func @f(%a: i32) -> i32 {
  %mask = arith.constant 15 : i32
  %three = arith.constant 3 : i32
  %0 = arith.andi %a, %mask : i32
  %1 = arith.muli %0, %three : i32
  return %1 : i32
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	ranges := dataflow.LoadIntRanges(solver)
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if op.Is(arith.MulI) {
			fmt.Println(ranges.At(op.Result(0)))
		}
	}
	// Output:
	// unsigned : [0, 45] signed : [0, 45]
}

// Calls is how many calls control has come through at most, and one more.
type Calls int

// Join makes Calls a [dataflow.Lattice].
func (c Calls) Join(other Calls) (Calls, bool) { return max(c, other), other > c }

// How many external functions are called, at most, after the start of each function.
func ExampleLoadDenseBackward() {
	module := parse(`
func.func private @out()
func.func private @twice() {
  call @out() : () -> ()
  call @out() : () -> ()
  return
}
func.func @f(%c: i1) {
  cf.cond_br %c, ^then, ^end
^then:
  call @twice() : () -> ()
  cf.br ^end
^end:
  call @out() : () -> ()
  return
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(solver)
	calls := dataflow.LoadDenseBackward(solver, dataflow.DenseBackward[Calls]{
		Exit:         func(dataflow.Point) Calls { return 1 },
		Transfer:     func(_ *ir.Operation, after Calls) Calls { return after },
		ExternalCall: func(_ ir.CallOp, after Calls) Calls { return min(after+1, 100) },
	})
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if f, ok := ir.CallableOpInterface.Of(op); ok && f.CallableRegion() != nil {
			fmt.Println(ir.SymbolNameOf(op), calls.At(dataflow.Start(f.CallableRegion().First()))-1)
		}
	}
	// Output:
	// twice 3
	// f 3
}

// How many external functions are called on the way to each return.
func ExampleLoadDenseForward() {
	module := parse(`
func.func private @out()
func.func private @twice() {
  call @out() : () -> ()
  call @out() : () -> ()
  return
}
func.func @f(%c: i1) {
  cf.cond_br %c, ^then, ^end
^then:
  call @twice() : () -> ()
  cf.br ^end
^end:
  call @out() : () -> ()
  return
}`)
	solver := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(solver)
	calls := dataflow.LoadDenseForward(solver, dataflow.DenseForward[Calls]{
		Entry:        func(dataflow.Point) Calls { return 1 },
		Transfer:     func(_ *ir.Operation, before Calls) Calls { return before },
		ExternalCall: func(_ ir.CallOp, before Calls) Calls { return min(before+1, 100) },
	})
	if err := solver.Run(context.Background(), module); err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if op.Has(ir.ReturnLike) {
			fmt.Println(ir.SymbolNameOf(op.ParentOp()), calls.At(dataflow.Before(op))-1)
		}
	}
	// Output:
	// twice 2
	// f 3
}
