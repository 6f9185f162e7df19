package exporter_test

import (
	"fmt"
	"os"
	"sync"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/verify"
)

// Print a module of the llvm dialect as LLVM IR.
func ExampleModule() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("twice.mlir", []byte(`
llvm.func @twice(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.shl %x, %one overflow<nsw> : i32
  llvm.return %y : i32
}
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	op := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)
	if op == nil || !verify.Operation(op, verify.Options{}, report) {
		return
	}
	if m := exporter.Module(op, exporter.Options{Name: "twice"}, report); m != nil {
		if err := m.Print(os.Stdout, llvmir.PrintOptions{}); err != nil {
			fmt.Println(err)
		}
	}
	// Output:
	// ; ModuleID = 'twice'
	// source_filename = "twice"
	//
	// define i32 @twice(i32 %0) {
	//   %2 = shl nsw i32 %0, 1
	//   ret i32 %2
	// }
	//
	// !llvm.module.flags = !{!0}
	//
	// !0 = !{i32 2, !"Debug Info Version", i32 3}
}

// Read, verify and export many modules at once, in one context. They take no locks there, and the
// result for a module does not depend on the others. With one goroutine for each module, no step
// needs more threads.
func ExampleModule_concurrent() {
	ctx := ir.NewContext(all.Dialects()...)
	results := make([]string, 100)
	var wg sync.WaitGroup
	for i := range results {
		wg.Go(func() {
			report := func(d *diag.Diagnostic) { results[i] = d.Error() }
			text := fmt.Sprintf("llvm.func @f%d() -> i32 {\n  %%0 = llvm.mlir.constant(%d : i32) : i32\n  llvm.return %%0 : i32\n}\n", i, i*i)
			file, err := ctx.Files().AddFile(fmt.Sprintf("f%d.mlir", i), []byte(text))
			if err != nil {
				results[i] = err.Error()
				return
			}
			op := asm.ParseModule(ctx, source.Whole(file), asm.Config{Threads: 1}, report)
			if op == nil || !verify.Operation(op, verify.Options{Threads: 1}, report) {
				return
			}
			if m := exporter.Module(op, exporter.Options{Threads: 1}, report); m != nil {
				results[i] = m.Functions[0].Blocks[0].Instrs[0].String()
			}
		})
	}
	wg.Wait()
	fmt.Println(results[3], "and", results[99])
	// Output: ret i32 9 and ret i32 9801
}
