// Package testtranslate has the translations of upstream's mlir-translate that only its tests use: those
// between LLVM IR and the test dialect. They use nothing but the interfaces that any dialect may implement.
package testtranslate

import (
	"io"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
)

// All returns the translations, in a new slice.
func All() []tool.Translation {
	return []tool.Translation{
		{Name: "test-to-llvmir", Usage: "Translates the test dialect to LLVM IR", Export: export},
		{Name: "test-import-llvmir", Usage: "Translates LLVM IR to the test dialect", Import: load},
	}
}

func export(module *ir.Operation, w io.Writer, report diag.Handler) bool {
	c := module.Context()
	exporter.AttrInterface.Attach(c, testdialect.Dialect, attrs{})
	exporter.OpInterface.Attach(c, testdialect.Symbol, func(op *ir.Operation) exporter.OpTranslator { return symbol{op} })
	m := exporter.Module(module, exporter.Options{}, report)
	return m != nil && m.Print(w, llvmir.PrintOptions{}) == nil
}

// symbol is a test.symbol, which becomes a declaration.
type symbol struct{ op *ir.Operation }

// TranslateToLLVM implements [exporter.OpTranslator].
func (s symbol) TranslateToLLVM(t *exporter.Translation) *diag.Diagnostic {
	if t.Builder() != nil {
		return s.op.Errorf("is not at the top level")
	}
	declare(t, ir.Cast[testdialect.SymbolOp](s.op).SymName())
	return nil
}

func declare(t *exporter.Translation, name string) {
	if t.Symbol(name) == nil {
		t.SetSymbol(name, t.Module().NewGlobal(name, t.Module().Types.Int(32), 0))
	}
}

// attrs are the attributes of the test dialect that say something about LLVM IR.
type attrs struct{}

// TranslateAttr implements [exporter.AttrTranslator].
func (attrs) TranslateAttr(t *exporter.Translation, _ *ir.Operation, a ir.NamedAttribute, made []*llvmir.Instruction) *diag.Diagnostic {
	switch a.Name {
	case "test.add_annotation":
		text := "annotation_from_test"
		if s, ok := a.Value.(*ir.StringAttr); ok {
			text += ": " + s.Value()
		}
		for _, i := range made {
			t.Attach(i, "annotation", t.Node(&llvmir.MDString{Value: text}))
		}
	case "test.discardable_mod_attr":
		if on, ok := a.Value.(*ir.IntegerAttr); ok && on.Int() != 0 && t.Builder() == nil {
			declare(t, "sym_from_attr")
		}
	}
	return nil
}

func load(c *ir.Context, text source.Chunk, report diag.Handler) *ir.Operation {
	importer.InstructionInterface.Attach(c, testdialect.Dialect, loads{})
	m, err := llvmir.Parse(text, llvmir.Options{})
	if err != nil {
		report(diag.Errorf(diag.Place{}, "%v", err))
		return nil
	}
	return importer.Module(c, m, importer.Options{}, report)
}

// loads gives each load to an operation of the test dialect.
type loads struct{}

// Opcodes implements [importer.InstructionImporter].
func (loads) Opcodes() []llvmir.Op { return []llvmir.Op{llvmir.OpLoad} }

// ImportInstruction implements [importer.InstructionImporter].
func (loads) ImportInstruction(f *importer.Function, i *llvmir.Instruction) bool {
	from := f.Value(i.Operands[0])
	if from == nil {
		return true
	}
	b := f.Builder()
	v := llvm.NewLoad(b, f.Type(i.Type()), from).Op().Result(0)
	twice := b.Create(&ir.OperationState{
		Def: v.Type().Context().OpDef("test.same_operand_element_type"), Operands: []*ir.Value{v, v}, Results: []ir.Type{v.Type()},
	})
	f.SetValue(i, twice.Result(0))
	return true
}
