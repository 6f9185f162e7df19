package llvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/verify"
)

// A struct in a program must have a body, wherever it is (llvm dialect, Identified Structure Types:
// "must be eventually initialized for IR to be valid"). An opaque struct need not.
func TestMissingBody(t *testing.T) {
	for _, declare := range []func(b *ir.Builder, s *llvm.StructType) *ir.Operation{
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			return llvm.NewUndef(b, s).Op()
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			return llvm.NewUndef(b, llvm.NewLiteralStruct(b.Context(), []ir.Type{llvm.NewArrayType(s, 3), b.Context().I8()}, false)).Op()
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			return llvm.NewZero(b, llvm.NewTypedPointerType(s, 0)).Op()
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			one := llvm.NewConstant(b, b.Context().I32(), ir.NewIntegerAttr(b.Context().I32(), 1))
			return llvm.NewAlloca(b, llvm.NewPointerType(b.Context(), 0), one.Op().Result(0), s).Op()
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			st := ir.OperationState{Context: b.Context(), Def: fn.Func, Regions: []*ir.Region{{}}}
			st.SetInherentAttr(fn.Func.Slot("sym_name"), ir.NewStringAttr(b.Context(), "f"))
			st.SetInherentAttr(fn.Func.Slot("sym_visibility"), ir.NewStringAttr(b.Context(), "private"))
			st.SetInherentAttr(fn.Func.Slot("function_type"), ir.NewTypeAttr(ir.NewFunctionType(b.Context(), []ir.Type{s}, nil)))
			return b.Create(&st)
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			tuple := ir.NewTupleType(b.Context(), []ir.Type{b.Context().I8(), s})
			st := ir.OperationState{Context: b.Context(), Def: fn.Func, Regions: []*ir.Region{{}}}
			st.SetInherentAttr(fn.Func.Slot("sym_name"), ir.NewStringAttr(b.Context(), "f"))
			st.SetInherentAttr(fn.Func.Slot("sym_visibility"), ir.NewStringAttr(b.Context(), "private"))
			st.SetInherentAttr(fn.Func.Slot("function_type"), ir.NewTypeAttr(ir.NewFunctionType(b.Context(), nil, []ir.Type{tuple, tuple})))
			return b.Create(&st)
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			f := llvm.NewFunc(b, "f", llvm.NewFunctionType(llvm.NewVoidType(b.Context()), []ir.Type{llvm.NewPointerType(b.Context(), 0)}, false))
			f.Op().SetAttr("arg_attrs", ir.NewArrayAttr(b.Context(), ir.NewDictionaryAttr(b.Context(), ir.NamedAttribute{Name: "llvm.byval", Value: ir.NewTypeAttr(s)})))
			return f.Op()
		},
		func(b *ir.Builder, s *llvm.StructType) *ir.Operation {
			op := llvm.NewUndef(b, b.Context().I8()).Op()
			op.SetDiscardable("kept", ir.NewArrayAttr(b.Context(), ir.NewTypeAttr(s)))
			return op
		},
	} {
		for _, end := range []func(*llvm.StructType){
			func(s *llvm.StructType) { s.SetBody([]ir.Type{llvm.NewTypedPointerType(s, 0)}, false) },
			func(s *llvm.StructType) { llvm.NewOpaqueStruct(s.Context(), s.Name()) },
		} {
			c := ir.NewContext(testdialect.All()...)
			s := llvm.IdentifiedStruct(c, "late")
			op := declare(ir.NewBuilder(c), s)
			var got string
			report := func(d *diag.Diagnostic) { got = d.Message }
			if verify.Operation(op, verify.Options{}, report) || !strings.Contains(got, `has a type made of '!llvm.struct<"late", opaque>', which was never given a body`) {
				t.Errorf("%s: %q", op.Name(), got)
			}
			end(s)
			got = ""
			if !verify.Operation(op, verify.Options{}, report) {
				t.Errorf("%s with a body: %q", op.Name(), got)
			}
		}
	}
}
