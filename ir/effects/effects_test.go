package effects_test

import (
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/source"
)

// parse returns the operations with a name in a module, in order.
func parse(t testing.TB, text, name string) []*ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Dialects()...)
	ctx.SetAllowUnregisteredDialects(true)
	file, err := ctx.Files().AddFile("test.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	if module == nil {
		t.Fatal("cannot parse: ", text)
	}
	var list []*ir.Operation
	for op := range ir.Preorder(module) {
		if op.Name() == name {
			list = append(list, op)
		}
	}
	return list
}

const module = `
llvm.func @f(%p: !llvm.ptr, %x: i32, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %cm = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %x, %p : i32, !llvm.ptr
  %4 = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %5 = llvm.udiv %x, %c0 : i32
  %6 = llvm.udiv %x, %cm : i32
  %7 = llvm.sdiv %x, %cm : i32
  %8 = llvm.sdiv %x, %c2 : i32
  llvm.inline_asm "nop", "" : () -> ()
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  llvm.fence seq_cst
  "my.op"() : () -> ()
  llvm.return
}
func.func @g(%t: tensor<4xf32>, %m: memref<4xf32>, %k: vector<4xi1>, %i: index, %f: f32, %b: i1) {
  cf.assert %b, "no"
  %0 = vector.transfer_read %t[%i], %f : tensor<4xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %f : memref<4xf32>, vector<4xf32>
  vector.mask %k { vector.transfer_write %0, %m[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  %2 = vector.mask %k { vector.transfer_read %t[%i], %f : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}`

// The effects of operations, alone and with what is in them; whether they are dead; and
// whether they may run elsewhere.
func TestOf(t *testing.T) {
	const reads, writes, lasting, unknown = effects.Reads, effects.Writes, effects.Lasting, effects.Unknown
	type want struct {
		of              effects.Summary
		dead, elsewhere bool
	}
	for name, list := range map[string][]want{
		"llvm.load": {
			{of: reads, dead: true}, {of: reads | writes | lasting}, {of: reads | writes | lasting}, {of: reads, dead: true},
		},
		"llvm.store":       {{of: writes | lasting}},
		"llvm.alloca":      {{of: effects.Allocates, dead: true}},
		"llvm.intr.memcpy": {{of: reads | writes | lasting}},
		"llvm.udiv":        {{dead: true}, {dead: true, elsewhere: true}},
		"llvm.sdiv":        {{dead: true}, {dead: true, elsewhere: true}},
		"llvm.inline_asm":  {{dead: true}, {of: reads | writes | lasting}},
		"llvm.fence":       {{of: unknown | lasting}},
		"llvm.return":      {{elsewhere: true}},
		"llvm.func":        {{of: unknown | lasting}},
		"my.op":            {{of: unknown | lasting}},
		"cf.assert":        {{of: writes | lasting}},
		"vector.transfer_read": {
			{dead: true, elsewhere: true}, {of: reads, dead: true}, {dead: true, elsewhere: true},
		},
		"vector.transfer_write": {{of: writes | lasting}},
		"vector.mask":           {{of: writes | lasting}, {dead: true}},
	} {
		ops := parse(t, module, name)
		if len(ops) != len(list) {
			t.Errorf("%d operations %s, want %d", len(ops), name, len(list))
			continue
		}
		for i, w := range list {
			if got := effects.Of(ops[i]); got != w.of {
				t.Errorf("%s: effects %b, want %b", ops[i], got, w.of)
			}
			if got := effects.DeadIfUnused(ops[i]); got != w.dead {
				t.Errorf("%s: dead is %t, want %t", ops[i], got, w.dead)
			}
			if got := effects.IsSpeculatable(ops[i]); got != w.elsewhere {
				t.Errorf("%s: speculatable is %t, want %t", ops[i], got, w.elsewhere)
			}
			if got := effects.IsPure(ops[i]); got != (w.elsewhere && w.of == 0) {
				t.Errorf("%s: pure is %t", ops[i], got)
			}
		}
	}
	if ops := parse(t, module, "llvm.alloca"); effects.IsTriviallyDead(ops[0].Block().Last()) || !effects.IsTriviallyDead(ops[0]) {
		t.Error("the unused alloca is dead, the terminator not")
	}
}

func TestAppend(t *testing.T) {
	alloca := parse(t, module, "llvm.alloca")[0]
	list, ok := effects.Append(nil, alloca)
	if !ok || len(list) != 1 || list[0].Value != alloca.Result(0) || list[0].Kind.String()+" on "+list[0].Resource.String() != "allocate on AutomaticAllocationScope" {
		t.Errorf("effects of alloca: %v, %t", list, ok)
	}
	if list, ok := effects.Append(nil, parse(t, module, "my.op")[0]); ok || list != nil {
		t.Errorf("effects of an unregistered operation: %v", list)
	}
	if got := effects.Default.String(); got != "<Default>" {
		t.Errorf("default resource %s", got)
	}
}
