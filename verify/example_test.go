package verify_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

func ExampleOperation() {
	report := func(d *diag.Diagnostic) {
		fmt.Println(d.Error())
		for _, n := range d.Notes {
			fmt.Println(n.Error())
		}
	}
	c := ir.NewContext(all.Dialects()...)
	f, err := c.Files().AddFile("f.mlir", []byte(`
func.func @f(%cond: i1) -> i32 {
  cf.cond_br %cond, ^then, ^end
^then:
  %x = arith.constant 1 : i32
  cf.br ^end
^end:
  return %x : i32
}
`))
	if err != nil {
		panic(err)
	}
	if m := asm.ParseModule(c, source.Whole(f), asm.Config{}, report); m != nil {
		fmt.Println(verify.Operation(m, verify.Options{}, report))
	}
	// Output:
	// f.mlir:8:3: error: operand #0 does not dominate this use
	// f.mlir:5:8: note: operand defined here (op in the same region)
	// false
}
