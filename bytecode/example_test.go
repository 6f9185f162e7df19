package bytecode_test

import (
	"bytes"
	"fmt"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
)

// A module becomes bytes and comes back in another context.
func Example() {
	module, err := asm.ParseString(ir.NewContext(all.Dialects()...), "a.mlir", "func.func @f(%a: i32) -> i32 { return %a : i32 }")
	if err != nil {
		fmt.Println(err)
		return
	}
	var file bytes.Buffer
	if err := bytecode.Write(&file, module, bytecode.WriteConfig{}); err != nil {
		fmt.Println(err)
		return
	}
	again, err := bytecode.Read(ir.NewContext(all.Dialects()...), "a.mlirbc", file.Bytes())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(bytecode.Is(file.Bytes()))
	fmt.Println(again)
	// Output:
	// true
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     return %arg0 : i32
	//   }
	// }
}

// A program that needs one function of many reads only that one.
func ExampleOpen() {
	module, err := asm.ParseString(ir.NewContext(all.Dialects()...), "a.mlir", "func.func @f() { return }\nfunc.func @g() { return }")
	if err != nil {
		fmt.Println(err)
		return
	}
	data, err := bytecode.Append(nil, module, bytecode.WriteConfig{})
	if err != nil {
		fmt.Println(err)
		return
	}
	report := (&diag.Renderer{Out: os.Stdout}).Handle
	isModule := func(op *ir.Operation) bool { return op.Name() == "builtin.module" }
	file := bytecode.Open(ir.NewContext(all.Dialects()...), "a.mlirbc", data, bytecode.ReadConfig{}, isModule, report)
	if file == nil {
		return
	}
	for f := range file.Block().First().Region(0).First().Ops() {
		if ir.SymbolNameOf(f) == "g" && file.IsMaterializable(f) {
			file.Materialize(f)
			fmt.Println(f)
		}
	}
	fmt.Println(file.Pending(), "to read")
	fmt.Println(file.Finalize(nil), file.Pending())
	// Output:
	// func.func @g() {
	//   return
	// }
	// 1 to read
	// true 0
}
