package bytecode_test

import (
	"bytes"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
)

const locations = `#a = loc("a.c":1:2)
module {
  func.func @f(%x: i32 loc("x"(#a)), %y: i32 loc(unknown)) -> i32 {
    %0 = arith.addi %x, %y : i32 loc(#a)
    %1 = arith.addi %0, %y : i32 loc(fused<"m">[#a, "b.c":3:4])
    %2 = arith.addi %1, %y : i32 loc(callsite(#a at "in"("a.c":5:6 to :8)))
    %3 = arith.addi %2, %y {at = loc("b.c":3:4)} : i32 loc(unknown)
    return %3 : i32 loc("a.c":1:2 to 3:4)
  } loc("f")
} loc("a.c":0:0)
`

// TestLocations writes locations as positions in a file of bytecode, as attributes and as both: the
// bytes are those of attributes.
func TestLocations(t *testing.T) {
	parse := func(text []byte) *ir.Operation {
		op, err := asm.Parse(ir.NewContext(all.Dialects()...), "a.mlir", text, asm.Config{})
		if err != nil {
			t.Fatal(err)
		}
		return op
	}
	write := func(op *ir.Operation) []byte {
		data, err := bytecode.Append(nil, op, bytecode.WriteConfig{})
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	data := write(parse([]byte(locations)))
	for name, edit := range map[string]func(i int, op *ir.Operation){
		"read":  func(int, *ir.Operation) {},
		"asked": func(_ int, op *ir.Operation) { op.Loc() },
		"set":   func(_ int, op *ir.Operation) { op.SetLoc(op.Loc()) },
		"set for some": func(i int, op *ir.Operation) {
			if i%2 == 0 {
				op.SetLoc(op.Loc())
			}
		},
		"new": func(i int, op *ir.Operation) {
			if i == 3 {
				op.SetLoc(ir.NewNameLoc(op.Context(), "new", ir.NewFileLineColLoc(op.Context(), "b.c", 3, 4)))
			}
		},
		"same, but new": func(_ int, op *ir.Operation) {
			if op.Name() == "func.func" {
				op.SetLoc(ir.NewFileLineColLoc(op.Context(), "a.c", 1, 2))
			}
		},
	} {
		op, err := bytecode.Read(ir.NewContext(all.Dialects()...), "a.mlirbc", data)
		if err != nil {
			t.Fatal(err)
		}
		i := 0
		ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
			edit(i, op)
			i++
			return ir.Advance
		})
		got := write(op)
		text := asm.Append(nil, op, asm.Flags{DebugInfo: true})
		if want := write(parse(text)); !bytes.Equal(got, want) {
			t.Errorf("%s: the bytes are not those of the text\n%s", name, text)
		}
		if name != "new" && name != "same, but new" && !bytes.Equal(got, data) {
			t.Errorf("%s: the bytes are not those that were read", name)
		}
	}
}
