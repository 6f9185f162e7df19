package mutation

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/randomir"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/verify"
)

var runs = flag.Int("pipelines", 1500, "how many random pipelines to run")

// TestPipelines runs random pipelines on modules: random ones, those of upstream's tests,
// and mutants of these. No pass panics or takes long. A pass that does not fail leaves
// valid IR, and changes nothing if it says so. The result and the diagnostics do not depend
// on the number of threads.
func TestPipelines(t *testing.T) {
	t.Run("own", func(t *testing.T) { runPipelines(t, own(t, "ops.mlir"), less(*runs)/4) })
	t.Run("upstream", func(t *testing.T) { runPipelines(t, corpus(t, peer.Tool(t, "mlir-opt-22"), "22"), less(*runs)) })
}

// runPipelines runs n pipelines, or the only one that was asked for.
func runPipelines(t *testing.T, list []input, n int) {
	var (
		next, succeeded atomic.Int64
		wg              sync.WaitGroup
	)
	n = max(n, *only+1)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if *only >= 0 && i != *only {
					continue
				}
				r := rand.New(rand.NewPCG(*seed, uint64(i)))
				p := piped{text: module(r, list), pipeline: randomir.Pipeline(r, all.Passes(), "builtin.module", 2)}
				if p.check(t, fmt.Sprintf("pipeline %d of seed %d", i, *seed)) {
					succeeded.Add(1)
				}
			}
		})
	}
	wg.Wait()
	t.Logf("of %d pipelines %d succeed", n, succeeded.Load())
	if *only < 0 && succeeded.Load() < int64(n)/2 {
		t.Error("most fail")
	}
}

// module returns the text of a valid module.
func module(r *rand.Rand, list []input) string {
	if r.IntN(4) == 0 {
		return randomir.Module(r.Uint64(), randomir.Options{Functions: 1 + r.IntN(6), Blocks: 1 + r.IntN(6), Ops: 1 + r.IntN(12),
			Types: []string{"i32", "i8", "i64", "index"}, Calls: r.IntN(3) > 0})
	}
	for {
		text := list[r.IntN(len(list))].text
		mutant, _ := mlir.mutate(r, text)
		for _, text := range []string{mutant, text} {
			if parsed(text) != nil {
				return text
			}
		}
	}
}

// parsed returns the module of a text, nil if it is not valid.
func parsed(text string) *ir.Operation {
	ctx := ir.NewContext(testdialect.All()...)
	ctx.SetAllowUnregisteredDialects(true)
	module, err := asm.Parse(ctx, "f.mlir", []byte(text), asm.Config{Threads: 1})
	if err != nil || !verify.Operation(module, verify.Options{}, func(*diag.Diagnostic) {}) {
		return nil
	}
	return module
}

// piped is a module and the pipeline that runs on it.
type piped struct {
	text, pipeline string
}

// check runs the pipeline with one thread and with several, and reports what is wrong. It
// returns whether all passes succeed.
func (p piped) check(t *testing.T, name string) bool {
	t.Helper()
	wrong := func(format string, args ...any) {
		t.Errorf("%s, %s: %s\n%s", name, p.pipeline, fmt.Sprintf(format, args...), p.text)
	}
	one, many := patiently(p.text, p.run(1)), patiently(p.text, p.run(4))
	switch {
	case one.late || many.late:
		wrong("it takes longer than %v", patience)
	case one.crashed || many.crashed:
		wrong("%s%s", one.stderr, many.stderr)
	case one.stdout != many.stdout:
		wrong("with one thread\n%s\nwith several\n%s", one.stdout, many.stdout)
	case one.stderr != many.stderr:
		wrong("with one thread\n%s\nwith several\n%s", one.stderr, many.stderr)
	case one.status == 1 && one.stderr == "":
		wrong("it fails without a word")
	}
	return one.status == 0
}

// run returns a function that runs the pipeline. What a pass has done wrong is a panic.
func (p piped) run(threads int) func(text string) outcome {
	return func(text string) outcome {
		pipeline, err := pass.Parse(p.pipeline, all.Passes()...)
		if err != nil {
			panic(err)
		}
		module := parsed(text)
		var errs strings.Builder
		cfg := pass.Config{Threads: threads, Report: func(d *diag.Diagnostic) { fmt.Fprintln(&errs, d.Error()) }}
		if threads == 1 {
			cfg.Instruments = []pass.Instrument{new(inspector)}
		}
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		ok := pipeline.Run(ctx, module, cfg)
		o := outcome{stderr: errs.String(), status: 1}
		if ok {
			o.status, o.stdout = 0, string(asm.Append(nil, module, asm.Flags{Generic: true}))
		}
		return o
	}
}

// An inspector looks at the IR before and after each pass.
type inspector struct {
	exempt bool // the IR is not valid, for one of the reasons in excused
}

func (i *inspector) Begin(e *pass.Execution) (end func()) {
	if e.Kind != pass.PassExecution {
		return nil
	}
	before, deadCode := asm.Append(nil, e.Op, asm.Flags{Generic: true}), hasDeadCode(e.Op)
	return func() {
		if e.Failed() || e.Panic != nil {
			return
		}
		after := asm.Append(nil, e.Op, asm.Flags{Generic: true})
		if e.Unchanged() && string(before) != string(after) {
			panic(fmt.Sprintf("%s says that it changes nothing\n%s\n%s", e.Pass, before, after))
		}
		verify.Operation(e.Op, verify.Options{}, func(d *diag.Diagnostic) {
			i.exempt = i.exempt || deadCode || excused.MatchString(e.Pass.Def().Name+": "+d.Message)
			if !i.exempt {
				panic(fmt.Sprintf("%s leaves IR that is not valid: %v\n%s", e.Pass, d, after))
			}
		})
	}
}

// excused matches what passes may do, as upstream's do, to IR that no pipeline brings to an
// end: llvm-legalize-for-export puts llvm.br also into functions of other dialects, and a
// conversion takes the address of a function that it cannot convert.
var excused = regexp.MustCompile(`^llvm-legalize-for-export: 'llvm\.br' op operand|^convert-.*: 'llvm\.mlir\.addressof' op must reference a global`)

// hasDeadCode reports whether there is a block that no path leads to. A conversion does not
// visit such blocks, and neither does upstream's: a terminator in there may be of the dialect
// that the operation around it no longer is.
func hasDeadCode(op *ir.Operation) bool {
	var info dominance.Info
	return !ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		for _, region := range op.Regions() {
			for b := range region.Blocks() {
				if !info.Reachable(b) {
					return ir.Interrupt
				}
			}
		}
		return ir.Advance
	})
}
