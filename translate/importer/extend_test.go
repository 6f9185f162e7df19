package importer_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/importer"
)

// imports has operations for additions of i32, and for a maximum, and an attribute for annotations.
type imports struct{}

func (imports) Opcodes() []llvmir.Op    { return []llvmir.Op{llvmir.OpAdd, llvmir.OpMul} }
func (imports) Intrinsics() []string    { return []string{"llvm.smax"} }
func (imports) MetadataKinds() []string { return []string{"annotation"} }

// ImportInstruction imports additions of i32, leaves others alone, and refuses multiplications.
func (imports) ImportInstruction(f *importer.Function, i *llvmir.Instruction) bool {
	switch {
	case i.Op == llvmir.OpMul && f.LLVM().Name == "default":
		f.Default(i).SetAttr("my.seen", ir.NewUnitAttr(f.Type(i.Type()).Context()))
		return true
	case i.Op == llvmir.OpMul:
		f.Errorf("no multiplications here")
		return true
	case f.Type(i.Type()) != ir.Type(f.Type(i.Type()).Context().I32()):
		return false
	}
	return create(f, i, "my.add", i.Operands)
}

// ImportIntrinsic imports the maximum.
func (imports) ImportIntrinsic(f *importer.Function, i *llvmir.Instruction) bool {
	return create(f, i, "my.max", i.Operands[:2])
}

func create(f *importer.Function, i *llvmir.Instruction, name string, operands []llvmir.Value) bool {
	st := ir.OperationState{Def: f.Type(i.Type()).Context().OpDef(name), Results: []ir.Type{f.Type(i.Type())}}
	for _, o := range operands {
		v := f.Value(o)
		if v == nil {
			return true
		}
		st.Operands = append(st.Operands, v)
	}
	op := f.Builder().Create(&st)
	f.Attach(i, op)
	f.SetValue(i, op.Result(0))
	return true
}

// ImportMetadata keeps the first string of an annotation.
func (imports) ImportMetadata(n *llvmir.Node, op *ir.Operation) bool {
	if s, ok := n.Refs()[0].(*llvmir.MDString); ok {
		op.SetAttr("my.note", ir.NewStringAttr(op.Context(), s.Value))
	}
	return true
}

var my = &ir.Dialect{Name: "my", AllowsUnknownOps: true, Interfaces: []ir.Implementation{
	importer.InstructionInterface.Is(imports{}), importer.IntrinsicInterface.Is(imports{}), importer.MetadataInterface.Is(imports{}),
}}

// A dialect that has operations and attributes for some of LLVM IR.
func ExampleInstructionImporter() {
	m, err := llvmir.ParseString("max.ll", `
declare i32 @llvm.smax.i32(i32, i32)
define i32 @f(i32 %x, i64 %y) {
  %a = add i32 %x, 1, !annotation !0
  %b = add i64 %y, 1
  %c = call i32 @llvm.smax.i32(i32 %a, i32 7)
  ret i32 %c, !annotation !1
}
!0 = !{!"once"}
!1 = !{!"twice"}
`, llvmir.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := ir.NewContext(append(all.Dialects(), my)...)
	op := importer.Module(ctx, m, importer.Options{}, func(d *diag.Diagnostic) { fmt.Println(d) })
	fmt.Println(op.Region(0).First().First())
	// Output:
	// llvm.func @f(%arg0: i32, %arg1: i64) -> i32 {
	//   %0 = llvm.mlir.constant(1 : i32) : i32
	//   %1 = llvm.mlir.constant(1 : i64) : i64
	//   %2 = llvm.mlir.constant(7 : i32) : i32
	//   %3 = "my.add"(%arg0, %0) {my.note = "once"} : (i32, i32) -> i32
	//   %4 = llvm.add %arg1, %1 : i64
	//   %5 = "my.max"(%3, %2) : (i32, i32) -> i32
	//   llvm.return {my.note = "twice"} %5 : i32
	// }
}

// TestExtended imports what a dialect refuses, and by Default, whole and as a stream.
func TestExtended(t *testing.T) {
	for text, want := range map[string]string{
		"define i32 @f(i32 %x) {\n  %a = mul i32 %x, 3\n  ret i32 %a\n}":                                        "no multiplications here",
		"define i32 @default(i32 %x) {\n  %a = mul nsw i32 %x, %x\n  ret i32 %a\n}":                             "llvm.mul %arg0, %arg0 overflow<nsw> {my.seen} : i32",
		"define i32 @default(i32 %x) {\n  %a = mul i32 %x, %x, !annotation !0\n  ret i32 %a\n}\n!0 = !{!\"a\"}": `{my.note = "a", my.seen}`,
	} {
		m, err := llvmir.ParseString("x.ll", text+"\n", llvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var got string
		report := func(d *diag.Diagnostic) { got += d.Message }
		if op := importer.Module(ir.NewContext(append(all.Dialects(), my)...), m, importer.Options{}, report); op != nil {
			got += op.String()
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
		// Without loss, nothing is asked for help.
		got = ""
		if op := importer.Module(ir.NewContext(append(all.Dialects(), my)...), m, importer.Options{Lossless: true}, report); op == nil || strings.Contains(got+op.String(), "my.") {
			t.Errorf("%s: lossless: %s", text, got)
		}
	}
}
