package pass_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A pass that panics is named, whatever the number of threads and however deep the
// pipeline that it is in.
func TestPanic(t *testing.T) {
	bad := &pass.Def{Name: "bad", New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			if ir.SymbolNameOf(j.Op) == "g3" {
				panic(io.ErrClosedPipe)
			}
		}
	}}
	inner, err := pass.Parse("builtin.module(func.func(bad))", bad)
	if err != nil {
		t.Fatal(err)
	}
	outer := &pass.Def{Name: "outer", New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { inner.Run(j.Context(), j.Op, pass.Config{Threads: j.Threads}) }
	}}
	for _, pipeline := range []string{"builtin.module(builtin.module(func.func(bad)))", "builtin.module(builtin.module(outer))"} {
		p, err := pass.Parse(pipeline, bad, outer)
		if err != nil {
			t.Fatal(err)
		}
		for threads := 1; threads < 4; threads++ {
			func() {
				defer func() {
					got, ok := recover().(*pass.Panic)
					if !ok || got.Pass != "bad" || got.Op != "func.func" || !errors.Is(got, io.ErrClosedPipe) ||
						!strings.Contains(string(got.Stack), "panic_test.go") {
						t.Errorf("%s on %d threads: %v", pipeline, threads, got)
					}
				}()
				p.Run(t.Context(), nested(t), pass.Config{Threads: threads})
				t.Error("no panic")
			}()
		}
	}
}
