package dominance_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// A pass that asks what dominates what.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}`))
	if err != nil {
		panic(err)
	}
	show := &pass.Def{Name: "show", New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			dom, body := dominance.Analysis.Of(j), j.Op.Region(0)
			for b := range body.Blocks() {
				fmt.Println(b, "dominates the end:", dom.Dominates(b, body.Last()))
			}
			j.PreserveAll()
		}
	}}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(func.func(show))", show)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{})
	// Output:
	// ^bb0 dominates the end: true
	// ^bb1 dominates the end: false
	// ^bb2 dominates the end: true
}
