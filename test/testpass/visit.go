package testpass

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/testdialect"
)

var (
	printNesting = &pass.Def{Name: "test-print-nesting", Summary: "Test various printing.", Class: class("TestPrintNestingPass"),
		New: always(func(j *pass.Job) {
			var b bytes.Buffer
			describe(&b, "", j.Op)
			j.Stdout().Write(b.Bytes())
			j.PreserveAll()
		})}

	visitors = &pass.Def{Name: "test-generic-ir-visitors", Summary: "Test generic IR visitors.", Class: class("TestGenericIRVisitorPass"),
		New: always(func(j *pass.Job) { visitOps(j, false) })}

	visitorsInterrupt = &pass.Def{Name: "test-generic-ir-visitors-interrupt", Summary: "Test generic IR visitors with interrupts.",
		Class: class("TestGenericIRVisitorInterruptPass"), New: always(func(j *pass.Job) { visitOps(j, true) })}

	blocksInterrupt = &pass.Def{Name: "test-generic-ir-block-visitors-interrupt", Summary: "Test generic IR visitors with interrupts, starting with Blocks.",
		Class: class("TestGenericIRBlockVisitorInterruptPass"), New: always(func(j *pass.Job) {
			v := visit{j: j}
			v.regions(j.Op, func(r *ir.Region) bool {
				for b := range r.Blocks() {
					if !v.step(interrupted(b)) {
						return false
					}
				}
				return true
			})
		})}

	regionsInterrupt = &pass.Def{Name: "test-generic-ir-region-visitors-interrupt", Summary: "Test generic IR visitors with interrupts, starting with Regions.",
		Class: class("TestGenericIRRegionVisitorInterruptPass"), New: always(func(j *pass.Job) {
			v := visit{j: j}
			v.regions(j.Op, func(r *ir.Region) bool {
				stop := false
				for b := range r.Blocks() {
					stop = stop || interrupted(b)
				}
				return v.step(stop)
			})
		})}

	clone = &pass.Def{Name: "test-clone", Summary: "Test clone of op", Class: class("ClonePass"), On: "func.func", New: always(cloneBody)}

	takeBody = &pass.Def{Name: "test-take-body", Summary: "Test Region's takeBody", Class: class("TakeBodyPass"), On: "builtin.module", New: always(takeBodies)}

	diagnosticFilter = &pass.Def{Name: "test-diagnostic-filter", Summary: "Test diagnostic filtering support.", Class: class("TestDiagnosticFilterPass"),
		On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
			var hidden []string
			o.Strings(&hidden, "filters", "Specifies the diagnostic file name filters.")
			return func(j *pass.Job) { reportFiltered(j, hidden) }
		}}
)

// describe writes what an operation has, and what is in it.
func describe(b *bytes.Buffer, indent string, op *ir.Operation) {
	fmt.Fprintf(b, "%svisiting op: '%s' with %d operands and %d results\n", indent, op.Name(), op.NumOperands(), op.NumResults())
	if attrs := op.AttrsAsDictionary(); attrs.Len() > 0 {
		fmt.Fprintf(b, "%s%d attributes:\n", indent, attrs.Len())
		for _, a := range attrs.Entries() {
			fmt.Fprintf(b, "%s - '%s' : '%v'\n", indent, a.Name, a.Value)
		}
	}
	fmt.Fprintf(b, "%s %d nested regions:\n", indent, op.NumRegions())
	for _, r := range op.Regions() {
		fmt.Fprintf(b, "%s  Region with %d blocks:\n", indent, r.Len())
		for block := range r.Blocks() {
			n := 0
			for range block.Ops() {
				n++
			}
			fmt.Fprintf(b, "%s    Block with %d arguments, %d successors, and %d operations\n", indent, block.NumArgs(), len(block.Successors()), n)
			for inner := range block.Ops() {
				describe(b, indent+"      ", inner)
			}
		}
	}
}

// A visit prints its steps.
type visit struct {
	j    *pass.Job
	next int
}

// step prints a step, and returns false if the visit ends there.
func (v *visit) step(stop bool) bool {
	if stop {
		fmt.Fprintf(v.j.Stdout(), "step %d walk was interrupted\n", v.next)
		return false
	}
	fmt.Fprintf(v.j.Stdout(), "step %d\n", v.next)
	v.next++
	return true
}

// regions calls f for the regions of an operation, those inside first, until it returns
// false.
func (v *visit) regions(op *ir.Operation, f func(r *ir.Region) bool) bool {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for inner := range b.Ops() {
				if !v.regions(inner, f) {
					return false
				}
			}
		}
		if !f(r) {
			return false
		}
	}
	return true
}

// interrupted reports whether an operation in a block asks for the end of the visit.
func interrupted(b *ir.Block) bool {
	for op := range b.Ops() {
		if op.Attr("interrupt") != nil {
			return true
		}
	}
	return false
}

// visitOps prints when it is in front of, between and behind the regions of operations.
// It does so for all operations, and once more for those of one kind.
func visitOps(j *pass.Job, interrupts bool) {
	v := visit{j: j}
	var walk func(op *ir.Operation) bool
	var only *ir.OpDef
	stage := func(op *ir.Operation, where string, stop bool) bool {
		if only != nil && !op.Is(only) {
			return true
		}
		if interrupts && stop {
			return v.step(true)
		}
		fmt.Fprintf(j.Stdout(), "step %d op '%s' %s\n", v.next, op.Name(), where)
		v.next++
		return true
	}
	walk = func(op *ir.Operation) bool {
		if !stage(op, "before all regions", op.Attr("interrupt_before_all") != nil) {
			return false
		}
		after, hasAfter := op.Attr("interrupt_after_region").(*ir.IntegerAttr)
		for i, r := range op.Regions() {
			if i > 0 && !stage(op, fmt.Sprintf("before region #%d", i), hasAfter && after.Int() == int64(i-1)) {
				return false
			}
			for b := range r.Blocks() {
				for inner := range b.Ops() {
					if !walk(inner) {
						return false
					}
				}
			}
		}
		last := int64(op.NumRegions() - 1)
		return last < 0 || stage(op, "after all regions", op.Attr("interrupt_after_all") != nil || hasAfter && after.Int() == last)
	}
	walk(j.Op)
	only = testdialect.TwoRegions
	walk(j.Op)
	j.PreserveAll()
}

// cloneBody lets the only block of a function do what it does twice, the second time
// with what it returned instead of the arguments.
func cloneBody(j *pass.Job) {
	region := j.Op.Region(0)
	if !region.HasOneBlock() {
		return
	}
	block := region.First()
	last := block.Last()
	m := &ir.IRMapping{}
	for i, v := range last.Operands().All() {
		if i < block.NumArgs() && block.Arg(i).Type() == v.Type() {
			m.SetValue(block.Arg(i), v)
		}
	}
	var ops []*ir.Operation
	for op := range block.Ops() {
		ops = append(ops, op)
	}
	r := rewrite.New(j.Op.Context(), &rewrite.Listener{Inserted: func(op *ir.Operation, _ rewrite.Place) {
		fmt.Fprintf(j.Stdout(), "notifyOperationInserted: %s\n", op.Name())
	}})
	r.AtEnd(block)
	for _, op := range ops {
		r.Clone(op, m)
	}
	r.Erase(last)
}

// takeBodies gives the first function the body of the second one, and so on.
func takeBodies(j *pass.Job) {
	var to *ir.Operation
	for f := range j.Op.Region(0).First().Ops() {
		if !f.Def().Has(ir.IsolatedFromAbove) || f.NumRegions() != 1 {
			continue
		}
		if to == nil {
			to = f
			continue
		}
		body := to.Region(0)
		for b := range body.Blocks() {
			for op := range b.Ops() {
				op.DropAllReferences()
			}
		}
		for b := body.First(); b != nil; b = body.First() {
			b.Remove()
		}
		body.TakeBody(f.Region(0))
		to = nil
	}
}

// reportFiltered reports an error at the location that a function has as an attribute,
// without the call sites in some files.
func reportFiltered(j *pass.Job, hidden []string) {
	out := j.Stderr()
	fmt.Fprintf(out, "Test '%s'\n", ir.SymbolNameOf(j.Op))
	loc, ok := j.Op.Attr("test.loc").(ir.Location)
	if !ok {
		return
	}
	place := ir.PlaceOf(loc)
	callers := place.Callers
	place.Callers = nil
	var shown []diag.Place
	for _, p := range append([]diag.Place{place}, callers...) {
		isHidden := false
		for _, text := range hidden {
			isHidden = isHidden || strings.Contains(p.Filename, text)
		}
		if !isHidden {
			shown = append(shown, p)
		}
	}
	if shown == nil {
		shown = []diag.Place{place}
	}
	shown[0].Callers = shown[1:]
	render := diag.Renderer{Out: out}
	render.Handle(diag.Errorf(shown[0], "test diagnostic"))
}
