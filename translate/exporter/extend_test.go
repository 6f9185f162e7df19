package exporter_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/exporter"
)

// squareOp is my.square, which multiplies an integer with itself.
type squareOp struct{ *ir.Operation }

func (op squareOp) TranslateToLLVM(t *exporter.Translation) *diag.Diagnostic {
	if t.Builder() == nil {
		return op.Errorf("is not in a function")
	}
	x := t.Value(op.Operand(0))
	switch op.Attr("wrong").(type) {
	case *ir.UnitAttr:
		t.SetValue(op.Result(0), llvmir.NewInt(t.Module().Types.Int(1), 1))
	case *ir.StringAttr:
	case *ir.ArrayAttr:
		max := t.Intrinsic("llvm.smax", t.Module().Types.Func(x.Type(), []*llvmir.Type{x.Type(), x.Type()}, false))
		t.SetValue(op.Result(0), t.Builder().Call(max.ValueType, max, x, x))
	default:
		t.SetValue(op.Result(0), t.Builder().Binary(llvmir.OpMul, x, x, 0))
	}
	return nil
}

// notes makes the attribute my.note, a string, an annotation of instructions, and the section of functions.
type notes struct{}

func (notes) TranslateAttr(t *exporter.Translation, op *ir.Operation, a ir.NamedAttribute, made []*llvmir.Instruction) *diag.Diagnostic {
	s, ok := a.Value.(*ir.StringAttr)
	if !ok {
		return op.Errorf("has a note that is no string")
	}
	if f := t.Function(); f != nil && op.Has(ir.FunctionLike) {
		f.Section = s.Value()
	}
	for _, i := range made {
		t.Attach(i, "annotation", t.Node(&llvmir.MDString{Value: s.Value()}))
	}
	return nil
}

// square is how code that is not generated defines my.square: see [exporter.OpInterface].
var square = &ir.OpDef{
	Name: "my.square", Operands: []ir.ValueDef{{Name: "x"}}, Results: []ir.ValueDef{{Name: "y"}},
	Interfaces: []ir.Implementation{exporter.OpInterface.Bind(func(op *ir.Operation) exporter.OpTranslator { return squareOp{op} })},
}

var my = &ir.Dialect{Name: "my", Ops: []*ir.OpDef{square}, Interfaces: []ir.Implementation{exporter.AttrInterface.Is(notes{})}}

// A dialect whose operations and attributes become LLVM IR.
func ExampleOpTranslator() {
	ctx := ir.NewContext(append(all.Dialects(), my)...)
	op, err := asm.ParseString(ctx, "four.mlir", `
llvm.func @four(%x: i32) -> i32 attributes {my.note = ".fast"} {
  %y = "my.square"(%x) {my.note = "once"} : (i32) -> i32
  %z = "my.square"(%y) {my.note = "twice"} : (i32) -> i32
  llvm.return {my.note = "once"} %z : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	m := exporter.Module(op, exporter.Options{}, func(d *diag.Diagnostic) { fmt.Println(d) })
	if err := m.Print(os.Stdout, llvmir.PrintOptions{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// ; ModuleID = 'LLVMDialectModule'
	// source_filename = "LLVMDialectModule"
	//
	// define i32 @four(i32 %0) section ".fast" {
	//   %2 = mul i32 %0, %0, !annotation !1
	//   %3 = mul i32 %2, %2, !annotation !2
	//   ret i32 %3, !annotation !1
	// }
	//
	// !llvm.module.flags = !{!0}
	//
	// !0 = !{i32 2, !"Debug Info Version", i32 3}
	// !1 = !{!"once"}
	// !2 = !{!"twice"}
}

// TestTranslatorErrors tells what hooks do wrong, and what they say is wrong.
func TestTranslatorErrors(t *testing.T) {
	for text, want := range map[string]string{
		`llvm.func @f(%x: i32) -> i32 { %y = "my.square"(%x) {wrong = "none"} : (i32) -> i32  llvm.return %y : i32 }`: "without a value for result #0",
		`llvm.func @f(%x: i32) -> i32 { %y = "my.square"(%x) {wrong = "none"} : (i32) -> i32  llvm.return %x : i32 }`: "",
		`llvm.func @f(%x: i32) -> i32 { %y = "my.square"(%x) {wrong} : (i32) -> i32  llvm.return %y : i32 }`:          "with a value of type i1 for result #0, which is i32",
		`llvm.func @f(%x: i32) { llvm.return {my.note = 3 : i32} }`:                                                   "has a note that is no string",
		`llvm.func @f(%x: i32) attributes {my.note}`:                                                                  "has a note that is no string",
		`llvm.mlir.global @g() {my.note} : i32`:                                                                       "has a note that is no string",
		`module attributes {my.note} {}`:                                                                              "has a note that is no string",
		`llvm.mlir.global @g() : i32 { %x = llvm.mlir.constant(1 : i32) : i32
  %y = "my.square"(%x) : (i32) -> i32  llvm.return %y : i32 }`: "cannot be part of an initializer",
		`%x = ub.poison : i32
"my.square"(%x) : (i32) -> i32`: "ub.poison",
	} {
		ctx := ir.NewContext(append(all.Dialects(), my)...)
		op, err := asm.ParseString(ctx, "x.mlir", text)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		m := exporter.Module(op, exporter.Options{Threads: 2}, func(d *diag.Diagnostic) { got = append(got, d.Message) })
		if s := strings.Join(got, "\n"); (m == nil) != (want != "") || !strings.Contains(s, want) {
			t.Errorf("%s: %q, want %q", text, s, want)
		}
	}
}

// TestTranslatorIntrinsic makes calls of an intrinsic, in several functions at once.
func TestTranslatorIntrinsic(t *testing.T) {
	ctx := ir.NewContext(append(all.Dialects(), my)...)
	text := ""
	for i := range 100 {
		text += fmt.Sprintf("llvm.func @f%d(%%x: i32) -> i32 { %%y = \"my.square\"(%%x) {wrong = []} : (i32) -> i32  llvm.return %%y : i32 }\n", i)
	}
	op, err := asm.ParseString(ctx, "x.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	m := exporter.Module(op, exporter.Options{Threads: 4}, func(d *diag.Diagnostic) { t.Error(d) })
	var b strings.Builder
	if err := m.Print(&b, llvmir.PrintOptions{}); err != nil {
		t.Fatal(err)
	}
	if s := b.String(); strings.Count(s, "declare i32 @llvm.smax.i32(i32, i32)") != 1 || strings.Count(s, "call i32 @llvm.smax.i32(i32 %0, i32 %0)") != 100 {
		t.Errorf("%s", s)
	}
}
