package gen_test

import (
	"fmt"
	"strings"

	. "github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/gen"
)

// Files writes the Go code of a dialect.
func ExampleFiles() {
	files, err := gen.Files(&Dialect{Name: "my", Ops: Ops{{
		Name: "rem", Go: "Rem", Summary: "the remainder of a division",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("lhs", AnyType), In("rhs", AnyType)},
		Results: Results{Out("result", AnyType)},
		Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
	}}})
	if err != nil {
		panic(err)
	}
	for line := range strings.Lines(string(files["zops.go"])) {
		if strings.HasPrefix(line, "func ") {
			fmt.Print(line)
		}
	}
	// Output:
	// func (RemOp) Def() *ir.OpDef { return Rem }
	// func (op RemOp) Lhs() *ir.Value { return op.Op().Operand(0) }
	// func (op RemOp) Rhs() *ir.Value { return op.Op().Operand(1) }
	// func (op RemOp) Result() *ir.Value { return op.Op().Result(0) }
	// func (RemAdaptor[T]) For(RemOp) {}
	// func (a RemAdaptor[T]) Lhs() T { return a.At(0) }
	// func (a RemAdaptor[T]) Rhs() T { return a.At(1) }
	// func NewRem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemOp {
}
