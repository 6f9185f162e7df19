package tollvm_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/testdialect"
)

var (
	edits = flag.Int("edits", 600, "how many edited texts to convert")
	seed  = flag.Uint64("seed", 1, "what the edits begin with")
)

var tokenRx = regexp.MustCompile(`[%@^!#]?[\w.$]+|->|\s+|.`)

// pipelines are the pipelines that run on edited texts.
var pipelines = []string{
	"builtin.module(convert-to-llvm)",
	"builtin.module(convert-cf-to-llvm,convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},convert-ub-to-llvm,reconcile-unrealized-casts)",
	"builtin.module(func.func(convert-ub-to-llvm{index-bitwidth=8}),convert-func-to-llvm{index-bitwidth=32},convert-cf-to-llvm,convert-to-llvm)",
	"builtin.module(convert-std-to-llvm{emit-c-wrappers=1},reconcile-unrealized-casts)",
}

// Whatever valid edits are made, no pass panics, and the results can be printed.
func TestMutated(t *testing.T) {
	suite := dialecttest.Suite{Dialects: testdialect.All()}
	var texts [][]string
	var words []string
	files, _ := filepath.Glob("../*/testdata/*.mlir")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var tokens []string
		for line := range strings.Lines(string(text)) {
			if !strings.HasPrefix(line, "//") {
				tokens = append(tokens, tokenRx.FindAllString(line, -1)...)
			}
		}
		texts = append(texts, tokens)
		words = append(words, tokens...)
	}
	rnd := rand.New(rand.NewPCG(*seed, 0))
	valid := 0
	if testing.Short() {
		*edits /= 4
	}
	for i := range *edits {
		tokens := slices.Clone(texts[rnd.IntN(len(texts))])
		for range 1 + rnd.IntN(2) {
			at := rnd.IntN(len(tokens))
			switch rnd.IntN(3) {
			case 0:
				tokens = slices.Delete(tokens, at, at+1)
			case 1:
				tokens[at] = words[rnd.IntN(len(words))]
			case 2:
				tokens = slices.Insert(tokens, at, words[rnd.IntN(len(words))])
			}
		}
		text := strings.Join(tokens, "")
		for _, pipeline := range pipelines {
			m, _ := suite.Load(t, text)
			if m == nil {
				break
			}
			valid++
			convertMutated(t, m, text, pipeline, i%2 == 0)
		}
	}
	if valid < *edits/20 {
		t.Errorf("only %d of %d edited texts are valid", valid, *edits)
	}
}

func convertMutated(t *testing.T, m *ir.Operation, text, pipeline string, verify bool) {
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%s: %v\n%s", pipeline, p, text)
			panic(p)
		}
	}()
	p, err := pass.Parse(pipeline, all.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p.Run(t.Context(), m, pass.Config{Verify: verify, Threads: 1, Report: func(*diag.Diagnostic) {}})
	_ = m.String()
}

// A conversion that fails at any operation leaves the IR unchanged.
func TestRollback(t *testing.T) {
	suite := dialecttest.Suite{Dialects: testdialect.All()}
	for _, file := range []string{"functollvm/testdata/func", "cftollvm/testdata/cf", "reconcilecasts/testdata/casts"} {
		text, err := os.ReadFile("../" + file + ".mlir")
		if err != nil {
			t.Fatal(err)
		}
		m, msg := suite.Load(t, string(text))
		if m == nil {
			t.Fatal(msg)
		}
		before := string(asm.Append(nil, m, asm.Flags{Generic: true, DebugInfo: true}))
		total := 0
		ir.WalkPre(m, func(*ir.Operation) ir.WalkResult { total++; return ir.Advance })
		for stop := range total {
			// The operation with the number stop cannot be converted.
			var bad *ir.Operation
			n := 0
			ir.WalkPre(m, func(op *ir.Operation) ir.WalkResult {
				if n++; n == stop+1 {
					bad = op
				}
				return ir.Advance
			})
			c := tollvm.NewTypeConverter(m.Context(), tollvm.Options{})
			target := tollvm.Target()
			target.DynamicUnknown(func(op *ir.Operation) bool {
				return op != bad && op.Def().Namespace() != "func" && op.Def().Namespace() != "cf"
			})
			symbols := &ir.SymbolTables{}
			none := func(*ir.Operation, [][]*ir.Value, *convert.Rewriter) bool { return false }
			patterns := [][]convert.Pattern{functollvm.Patterns(c, symbols), cftollvm.Patterns(c), {{Convert: none}}}
			for _, list := range patterns {
				for i, p := range list {
					list[i].Convert = func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
						return op != bad && p.Convert(op, in, r)
					}
				}
			}
			errors := 0
			if convert.Partial(t.Context(), target, convert.NewPatterns(patterns...), convert.Config{Report: func(*diag.Diagnostic) { errors++ }}, m) {
				if errors > 0 {
					t.Errorf("%s: succeeded with %d errors", file, errors)
				}
				if stop < total/2 {
					t.Errorf("%s: %s, number %d of %d, was not needed", file, bad.Name(), stop, total)
				}
				break
			}
			if after := string(asm.Append(nil, m, asm.Flags{Generic: true, DebugInfo: true})); after != before {
				t.Fatalf("%s: %s could not be converted, and what was\n%s\nis\n%s", file, bad.Name(), before, after)
			}
		}
	}
}
