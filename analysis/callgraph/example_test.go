package callgraph_test

import (
	"fmt"

	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

func parse(text string) *ir.Operation {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(text))
	if err != nil {
		panic(err)
	}
	return asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
}

const evenOdd = `
func.func @main(%x: i32) {
  call @even(%x) : (i32) -> ()
  call @print(%x) : (i32) -> ()
  return
}
func.func @even(%x: i32) {
  call @odd(%x) : (i32) -> ()
  return
}
func.func @odd(%x: i32) {
  call @even(%x) : (i32) -> ()
  return
}
func.func private @print(i32)
`

// The functions of a module, each after those that it calls.
func Example() {
	g := callgraph.New(parse(evenOdd))
	for group := range g.SCCs() {
		for _, n := range group {
			switch n {
			case g.ExternalCaller():
				fmt.Print(" callers outside")
			case g.UnknownCallee():
				fmt.Print(" callees outside")
			default:
				fmt.Print(" ", ir.SymbolNameOf(n.Op()))
			}
		}
		fmt.Println()
	}
	// Output:
	//  odd even
	//  callees outside
	//  main
	//  callers outside
}

func ExampleNode_Edges() {
	module := parse(evenOdd)
	g := callgraph.New(module)
	main := module.Region(0).First().First()
	for _, e := range g.Node(main.Region(0)).Edges() {
		fmt.Println(e.Kind, e.Target == g.UnknownCallee())
	}
	// Output:
	// Call false
	// Call true
}
