package programs

import (
	"bytes"
	"context"
	"regexp"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/affinetoscf"
	"github.com/gomlir/gomlir/lower/arithtollvm"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/lower/complextolibm"
	"github.com/gomlir/gomlir/lower/complextollvm"
	"github.com/gomlir/gomlir/lower/complextostandard"
	"github.com/gomlir/gomlir/lower/expandmath"
	"github.com/gomlir/gomlir/lower/expandmemref"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/indextollvm"
	"github.com/gomlir/gomlir/lower/mathtolibm"
	"github.com/gomlir/gomlir/lower/mathtollvm"
	"github.com/gomlir/gomlir/lower/memreftollvm"
	"github.com/gomlir/gomlir/lower/scftocf"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/lower/ubtollvm"
	"github.com/gomlir/gomlir/lower/vectortollvm"
	"github.com/gomlir/gomlir/lower/vectortoscf"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/randomir"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/test/testpass"
)

// conversions matches the names of the passes that convert.
var conversions = regexp.MustCompile(`^(convert|finalize-memref-to-llvm|lower-affine|arith-expand|arith-emulate|memref-emulate|math-extend|memref-expand|expand-realloc)`)

// left has operations of each dialect that no conversion lowers.
const left = `
func.func @left(%a: tensor<4xf32>, %i: tensor<4xindex>, %c: tensor<4xcomplex<f32>>, %m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>,
    %x: index, %b: i1, %s: memref<4xi2>, %w: i999, %l: vector<4xi999>) -> tensor<4xf32> {
  %0 = arith.addf %a, %a : tensor<4xf32>
  %1 = math.sin %0 : tensor<4xf32>
  %2 = arith.index_cast %i : tensor<4xindex> to tensor<4xi32>
  %3 = memref.load %m[%x] : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  %4 = math.ctlz %2 : tensor<4xi32>
  %p = ub.poison : tensor<4xf32>
  %k = arith.muli %w, %w : i999
  %n = arith.muli %l, %l : vector<4xi999>
  %v = scf.if %b -> tensor<4xf32> {
    scf.yield %p : tensor<4xf32>
  } else {
    %u = arith.mulf %1, %1 : tensor<4xf32>
    scf.yield %u : tensor<4xf32>
  }
  cf.cond_br %b, ^bb1(%v : tensor<4xf32>), ^bb1(%a : tensor<4xf32>)
^bb1(%r: tensor<4xf32>):
  %6 = math.tanh %r : tensor<4xf32>
  return %6 : tensor<4xf32>
}
`

// TestUndone runs each conversion on programs that it cannot convert as a whole. The program is then what it was
// before, byte for byte, for any number of threads.
func TestUndone(t *testing.T) {
	failed := map[string]int{}
	names := 0
	for _, def := range testpass.All() {
		if !conversions.MatchString(def.Name) || def.On != "" && def.On != "builtin.module" && def.On != "func.func" {
			continue
		}
		names++
		for i := range uint64(*seeds) {
			for _, threads := range []int{1, 4} {
				text := randomir.Program(*first+i, randomir.ProgramOptions{})
				if i%2 == 0 {
					text = left + text
				} else {
					text += left
				}
				if undone(t, def, text, threads) {
					failed[def.Name]++
				}
			}
		}
	}
	t.Logf("of %d conversions these fail: %v", names, failed)
	if len(failed) < 5 {
		t.Errorf("only %d of %d conversions fail", len(failed), names)
	}
}

// undone reports whether a pass fails on a program, and that it leaves it as it was.
func undone(t *testing.T, def *pass.Def, text string, threads int) bool {
	t.Helper()
	ctx := ir.NewContext(testdialect.All()...)
	module, err := asm.ParseString(ctx, "f.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	name := def.Name
	if def.On == "func.func" {
		name = "func.func(" + name + ")"
	}
	pipeline, err := pass.Parse("builtin.module("+name+")", def)
	if err != nil {
		t.Fatal(err)
	}
	before := printed(module)
	if pipeline.Run(context.Background(), module, pass.Config{Threads: threads, Report: func(*diag.Diagnostic) {}}) {
		return false
	}
	if after := printed(module); !bytes.Equal(before, after) {
		t.Errorf("%s fails with %d threads: %s\n%s", def.Name, threads, peer.Difference(string(after), string(before)), text)
	}
	return true
}

// A patternSet makes the patterns of a conversion.
type patternSet struct {
	name, from string // the dialect that they convert
	patterns   func(c *tollvm.TypeConverter) []convert.Pattern
}

// fromRewrite makes patterns of a conversion of those of the greedy driver.
func fromRewrite(list []rewrite.Pattern) (out []convert.Pattern) {
	for _, p := range list {
		out = append(out, convert.FromRewrite(p))
	}
	return out
}

var toLLVMSets = []patternSet{
	{"arith", "arith", arithtollvm.Patterns}, {"cf", "cf", cftollvm.Patterns}, {"index", "index", indextollvm.Patterns}, {"ub", "ub", ubtollvm.Patterns},
	{"func", "func", func(c *tollvm.TypeConverter) []convert.Pattern { return functollvm.Patterns(c, &ir.SymbolTables{}) }},
	{"complex", "complex", func(c *tollvm.TypeConverter) []convert.Pattern { return complextollvm.Patterns(c, complex.RangeBasic) }},
	{"math", "math", func(c *tollvm.TypeConverter) []convert.Pattern { return mathtollvm.Patterns(c, mathtollvm.Options{}) }},
	{"memref", "memref", func(c *tollvm.TypeConverter) []convert.Pattern {
		return memreftollvm.Patterns(c, memreftollvm.Options{})
	}},
	{"vector", "vector", func(c *tollvm.TypeConverter) []convert.Pattern {
		return vectortollvm.Patterns(c, vectortollvm.Options{})
	}},
}

var otherSets = []patternSet{
	{"scf-to-cf", "scf", func(*tollvm.TypeConverter) []convert.Pattern { return scftocf.Patterns() }},
	{"affine-to-scf", "affine", func(*tollvm.TypeConverter) []convert.Pattern { return affinetoscf.Patterns() }},
	{"complex-to-standard", "complex", func(*tollvm.TypeConverter) []convert.Pattern { return complextostandard.Patterns(complex.RangeBasic) }},
	{"complex-to-libm", "complex", func(*tollvm.TypeConverter) []convert.Pattern { return complextolibm.Patterns() }},
	{"math-to-libm", "math", func(*tollvm.TypeConverter) []convert.Pattern { return mathtolibm.Patterns() }},
	{"expand-math", "math", func(*tollvm.TypeConverter) []convert.Pattern { return fromRewrite(expandmath.Patterns()) }},
	{"strided-metadata", "memref", func(*tollvm.TypeConverter) []convert.Pattern {
		return fromRewrite(expandmemref.StridedMetadataPatterns())
	}},
	{"vector-to-scf", "vector", func(*tollvm.TypeConverter) []convert.Pattern {
		return fromRewrite(vectortoscf.Patterns(vectortoscf.Options{}))
	}},
}

// last is the last function of a program. Its operation is illegal, and no pattern is for it.
const last = `
func.func @last() {
  %0 = "test.illegal_op_a"() : () -> i32
  return
}
`

// TestUndoneAtEnd converts programs up to their last operation, which cannot be converted.
func TestUndoneAtEnd(t *testing.T) {
	all := patternSet{"all", "", func(c *tollvm.TypeConverter) (list []convert.Pattern) {
		for _, s := range toLLVMSets {
			list = append(list, s.patterns(c)...)
		}
		return list
	}}
	for _, set := range append(append([]patternSet{all}, toLLVMSets...), otherSets...) {
		t.Run(set.name, func(t *testing.T) {
			changes := 0
			def := &pass.Def{Name: "undone", On: "builtin.module", New: func(*pass.Options) func(*pass.Job) {
				return func(j *pass.Job) {
					c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{})
					target := tollvm.Target()
					if slices.ContainsFunc(otherSets, func(s patternSet) bool { return s.name == set.name }) {
						for _, d := range j.Op.Context().Dialects() {
							if d.Name != set.from {
								target.LegalDialects(d.Name)
							}
						}
					}
					target.Dynamic(func(*ir.Operation) bool { changes++; return false }, testdialect.IllegalA)
					tollvm.Run(j, c, target, set.patterns(c))
				}
			}}
			for i := range uint64(*seeds) {
				for _, threads := range []int{1, 4} {
					if !undone(t, def, randomir.Program(*first+i, randomir.ProgramOptions{})+last, threads) {
						t.Fatalf("seed %d: the conversion succeeds", *first+i)
					}
				}
			}
			if changes == 0 {
				t.Error("no conversion gets to the end")
			}
		})
	}
}

// printed is all there is to see of a module: locations, and numbers of values that do not depend on names.
func printed(module *ir.Operation) []byte {
	return asm.Append(nil, module, asm.Flags{Generic: true, DebugInfo: true})
}
