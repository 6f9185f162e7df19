package tollvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/testdialect"
)

// A conversion of values whose definitions use each other ends. In mlir-opt-22 it does not.
func TestCircularValues(t *testing.T) {
	if got := lowertest.Opt("", "--convert-to-llvm", "../reconcilecasts/testdata/circles.mlir"); !strings.Contains(got, "llvm.mlir.poison") {
		t.Error(got)
	}
}

// poisonPatterns replaces operations of a definition with poison.
func poisonPatterns(def *ir.OpDef) tollvm.PatternFunc {
	return func(c *tollvm.TypeConverter) []convert.Pattern {
		return []convert.Pattern{{Root: def.Name, Types: c.TypeConverter, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			r.ReplaceBy(op, llvm.NewPoison(r.Builder, c.ConvertOne(op.Result(0).Type())).Op())
			return true
		}}}
	}
}

// The pass convert-to-llvm gets patterns from the dialects of the context. A user's dialect
// implements the interface itself. For arith, one of two contexts has other patterns attached than
// gomlir's.
func TestConvertToLLVM(t *testing.T) {
	made := &ir.OpDef{Name: "mine.made", Results: []ir.ValueDef{{Name: "res"}}}
	mine := &ir.Dialect{Name: "mine", Ops: []*ir.OpDef{made},
		Interfaces: []ir.Implementation{tollvm.ConvertToLLVM.Is(poisonPatterns(made))}}
	suite := dialecttest.Suite{Dialects: append(testdialect.All(), mine)}
	const text = `func.func @f(%a: i32) -> (i32, i64) {
  %0 = arith.addi %a, %a : i32
  %1 = "mine.made"() : () -> i64
  return %0, %1 : i32, i64
}`
	for _, c := range []struct {
		attach  bool
		options string
		want    []string
	}{
		{false, "", []string{"llvm.func", "llvm.add", "llvm.mlir.poison : i64"}},
		{true, "", []string{"llvm.func", "llvm.mlir.poison : i32", "llvm.mlir.poison : i64"}},
		{false, "{filter-dialects=mine}", []string{"func.func", "arith.addi", "llvm.mlir.poison : i64"}},
		{false, "{filter-dialects=mine,none}", []string{"func.func", "mine.made", "dialect not loaded: none"}},
		{false, "{filter-dialects=builtin}", []string{"mine.made", "dialect does not implement ConvertToLLVMPatternInterface: builtin"}},
	} {
		m, msg := suite.Load(t, text)
		if m == nil {
			t.Fatal(msg)
		}
		if c.attach {
			tollvm.ConvertToLLVM.Attach(m.Context(), arith.Dialect, poisonPatterns(arith.AddI))
		}
		p, err := pass.Parse("builtin.module(convert-to-llvm"+c.options+")", all.Passes()...)
		if err != nil {
			t.Fatal(err)
		}
		errs := ""
		report := func(d *diag.Diagnostic) { errs += d.Message }
		p.Run(t.Context(), m, pass.Config{Report: report})
		got := m.String() + errs
		for _, part := range c.want {
			if !strings.Contains(got, part) {
				t.Errorf("%+v: no %q in\n%s", c, part, got)
			}
		}
	}
}

// TestDynamic has an index as wide as the data layout says.
func TestDynamic(t *testing.T) {
	const text = `module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @f(%a: index, %m: memref<4xf32>) -> index {
    %0 = arith.addi %a, %a : index
    %1 = index.add %0, %a
    %2 = memref.load %m[%1] : memref<4xf32>
    return %0 : index
  }
}
`
	lowertest.CompareModule(t, text, []string{"--convert-to-llvm"}, []string{"--convert-to-llvm=dynamic=true"},
		[]string{"--convert-to-llvm=dynamic=true allow-pattern-rollback=false"}, []string{"--convert-to-llvm=dynamic=true filter-dialects=arith"})
}
