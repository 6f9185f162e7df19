package all_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	dialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
)

// TestUnchanged runs each pass twice on the inputs of the tests of passes. A pass that says
// that it has changed nothing, so that the verifier need not run and analyses are kept, has
// left the text as it was, locations included.
func TestUnchanged(t *testing.T) {
	files, err := filepath.Glob("../../transform/*/testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for i, def := range all.Passes() {
		t.Run(def.Name, func(t *testing.T) {
			t.Parallel()
			u := &unchanged{t: t}
			both := map[string]bool{"canonicalize": true, "cse": true, "mem2reg": true, "sroa": true, "sccp": true, "symbol-dce": true}[def.Name]
			for j, file := range files {
				if testing.Short() && !both && (i+j)%6 != 0 {
					continue // nothing here is concurrent, and the race detector makes it slow
				}
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				for _, part := range strings.Split(string(text), "// -----") {
					u.run(def, file, part)
				}
			}
			if both && (u.same.Load() == 0 || u.changed.Load() == 0) {
				t.Errorf("changed something %d times, and nothing %d times", u.changed.Load(), u.same.Load())
			}
		})
	}
}

// unchanged is an instrument that compares texts.
type unchanged struct {
	t             *testing.T
	same, changed atomic.Int64
}

func (u *unchanged) run(def *pass.Def, file, text string) {
	ctx := ir.NewContext(dialects.Dialects()...)
	ctx.SetAllowUnregisteredDialects(true)
	module, err := asm.ParseString(ctx, file, text)
	if err != nil {
		return // one that shows errors
	}
	for _, pipeline := range []string{"builtin.module(any(" + def.Name + "))", "builtin.module(" + def.Name + ")"} {
		for range 2 {
			p, err := pass.Parse(pipeline, all.Passes()...)
			if err != nil {
				break // it is for other operations
			}
			p.Run(context.Background(), module, pass.Config{Threads: 1, Report: func(*diag.Diagnostic) {}, Instruments: []pass.Instrument{u}})
		}
	}
}

// Begin keeps the text until the end of the pass.
func (u *unchanged) Begin(e *pass.Execution) func() {
	if e.Kind != pass.PassExecution {
		return nil
	}
	text := func() []byte {
		var b bytes.Buffer
		if err := asm.Print(&b, e.Op, asm.Flags{Generic: true, DebugInfo: true}); err != nil {
			u.t.Error(err)
		}
		return b.Bytes()
	}
	before := text()
	return func() {
		if !e.Unchanged() {
			u.changed.Add(1)
			return
		}
		u.same.Add(1)
		if after := text(); !bytes.Equal(before, after) {
			u.t.Errorf("%s has changed\n%.2000s\nto\n%.2000s", e.Pass, before, after)
		}
	}
}
