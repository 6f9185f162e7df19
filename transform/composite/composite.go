// Package composite has the pass composite-fixed-point-pass: it runs a pipeline again and
// again, until that changes nothing.
package composite

import (
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// FixedPoint is the pass composite-fixed-point-pass. Its pipeline can use the passes that the
// pipeline around it can.
var FixedPoint = &pass.Def{
	Name:    "composite-fixed-point-pass",
	Summary: "Composite fixed point pass",
	New: func(o *pass.Options) func(*pass.Job) {
		f := &fixedPoint{name: "CompositeFixedPointPass", most: 10}
		o.Class(&f.name)
		o.Int32(&f.most, "max-iterations", "Maximum number of iterations if inner pipeline")
		o.String(&f.name, "name", "Composite pass display name")
		o.String(&f.text, "pipeline", "Composite pass inner pipeline")
		o.Check(func() (err error) {
			if f.pipeline, err = pass.Parse(pass.Any+"("+f.text+")", o.Passes()...); err != nil {
				return &pass.InnerError{Message: "Failed to parse composite pass pipeline", Err: err}
			}
			return nil
		})
		o.Start(func() error {
			if f.most <= 0 {
				//lint:ignore ST1005 upstream says it so
				return fmt.Errorf("Invalid maxIterations value: %d\n", f.most)
			}
			return nil
		})
		return f.run
	},
}

type fixedPoint struct {
	name, text string
	most       int32
	pipeline   *pass.Pipeline
}

func (f *fixedPoint) run(j *pass.Job) {
	before := fingerprint(j.Op)
	for n := int32(0); ; n++ {
		if !j.Run(f.pipeline, j.Op) {
			j.Fail()
			return
		}
		if n >= f.most {
			j.Report(j.Op.Warningf("Composite pass \"%s\"+ didn't converge in %d iterations", f.name, f.most))
			return
		}
		after := fingerprint(j.Op)
		if slices.Equal(before, after) {
			return
		}
		before = after
	}
}

// fingerprint returns all that an operation consists of. An operation that is replaced by one
// like it is a change. Since the list refers to what was there, nothing new can have its
// address.
func fingerprint(top *ir.Operation) (list []any) {
	for op := range ir.Preorder(top) {
		list = append(list, op, op.InherentAttrs(), op.Discardables(), op.Loc())
		for _, v := range op.Operands().All() {
			list = append(list, v)
		}
		for _, v := range op.Results().All() {
			list = append(list, v.Type())
		}
		for _, s := range op.Successors() {
			list = append(list, s.Block())
		}
		for _, r := range op.Regions() {
			list = append(list, r)
			for b := range r.Blocks() {
				list = append(list, b)
				for _, v := range b.Args().All() {
					list = append(list, v)
				}
			}
		}
	}
	return list
}
