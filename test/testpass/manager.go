package testpass

import (
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

// always is what New is for a pass without options.
func always(run func(j *pass.Job)) func(*pass.Options) func(*pass.Job) {
	return func(*pass.Options) func(*pass.Job) { return run }
}

func nothing(*pass.Job) {}

// isFunction is what Accepts is for passes on functions of any dialect.
func isFunction(ctx *ir.Context, d *ir.OpDef) bool { return ir.FunctionOpInterface.Has(ctx, d) }

var (
	statistics = &pass.Def{Name: "test-stats-pass", Summary: "Test pass statistics", Class: class("TestStatisticPass"),
		New: func(o *pass.Options) func(*pass.Job) {
			ops := o.Statistic("num-ops", "Number of operations counted")
			return func(j *pass.Job) {
				for range ir.Preorder(j.Op) {
					ops.Add(1)
				}
			}
		}}

	module = &pass.Def{Name: "test-module-pass", Summary: "Test a module pass in the pass manager", Class: class("TestModulePass"),
		On: builtin.Module.Name, New: always(nothing)}

	function = &pass.Def{Name: "test-function-pass", Summary: "Test a function pass in the pass manager", Class: class("TestFunctionPass"),
		On: fn.Func.Name, New: always(nothing)}

	functionInterface = &pass.Def{Name: "test-interface-pass", Summary: "Test an interface pass (running on FunctionOpInterface) in the pass manager",
		Class: class("TestInterfacePass"), Accepts: isFunction,
		New: always(func(j *pass.Job) { j.Report(j.Op.Remarkf("Executing interface pass on operation")) })}

	crash = &pass.Def{Name: "test-pass-crash", Summary: "Test a pass in the pass manager that always crashes", Class: class("TestCrashRecoveryPass"),
		New: always(func(*pass.Job) { panic("the pass that always crashes") })}

	failure = &pass.Def{Name: "test-pass-failure", Summary: "Test a pass in the pass manager that always fails", Class: class("TestFailurePass"),
		New: func(o *pass.Options) func(*pass.Job) {
			var report bool
			o.Bool(&report, "gen-diagnostics", "Generate a diagnostic message")
			return func(j *pass.Job) {
				if report {
					j.Report(diag.Errorf(j.Op.Place(), "illegal operation"))
				}
				j.Fail()
			}
		}}

	invalidParent = &pass.Def{Name: "test-pass-invalid-parent", Summary: "Test a pass in the pass manager that makes the parent operation invalid",
		Class: class("TestInvalidParentPass"), Accepts: isFunction, New: always(func(j *pass.Job) {
			if body := j.Op.Region(0).First(); body != nil {
				b := ir.NewBuilder(j.Op.Context()).SetLoc(j.Op.Loc()).AtStart(body)
				testdialect.NewCall(b, nil, "some_unknown_func")
			}
		})}

	invalidIR = &pass.Def{Name: "test-pass-create-invalid-ir", Summary: "Test pass that adds an invalid operation in a function body",
		Class: class("TestInvalidIRPass"), Accepts: isFunction, New: func(o *pass.Options) func(*pass.Job) {
			fail, emit := false, true
			o.Bool(&fail, "signal-pass-failure", "Trigger a pass failure")
			o.Bool(&emit, "emit-invalid-ir", "Emit invalid IR")
			return func(j *pass.Job) {
				if body := j.Op.Region(0).First(); emit && body != nil {
					c := j.Op.Context()
					ir.NewBuilder(c).AtStart(body).Create(&ir.OperationState{Context: c, Def: testdialect.AnyAttrOf})
				}
				if fail {
					j.Fail()
				}
			}
		}}
)

// dynamicPipeline returns a pass that runs a pipeline itself.
func dynamicPipeline() *pass.Def {
	return &pass.Def{Name: "test-dynamic-pipeline", Class: class("TestDynamicPipelinePass"),
		Summary: "Tests the dynamic pipeline feature by applying a pipeline on a selected set of functions",
		New: func(o *pass.Options) func(*pass.Job) {
			p := &dynamic{}
			o.String(&p.pipeline, "dynamic-pipeline", "The pipeline description that will run on the filtered function.")
			o.Strings(&p.names, "op-name", "List of function name to apply the pipeline to")
			o.Bool(&p.nested, "run-on-nested-operations", "This will apply the pipeline on nested operations under the visited operation.")
			o.Bool(&p.parent, "run-on-parent", "This will apply the pipeline on the parent operation if it exist, this is expected to fail.")
			return p.run
		}}
}

type dynamic struct {
	pipeline       string
	names          []string
	nested, parent bool
}

func (d *dynamic) run(j *pass.Job) {
	op, out := j.Op, j.Stderr()
	fmt.Fprintf(out, "Dynamic execute '%s' on %s\n", d.pipeline, op.Name())
	if d.pipeline == "" {
		fmt.Fprintln(out, "Empty pipeline")
		return
	}
	name := ir.SymbolNameOf(op)
	if name == "" {
		j.Report(op.Warningf("Ignoring because not implementing SymbolOpInterface\n"))
		return
	}
	if d.names != nil && !slices.Contains(d.names, name) {
		fmt.Fprintf(out, "dynamic-pipeline skip op name: %s\n", name)
		return
	}
	p, err := pass.Parse(op.Name()+"("+d.pipeline+")", All()...)
	if err != nil {
		fmt.Fprint(out, err)
		p = pass.New(op.Name()) // which upstream runs then
	}
	switch {
	case d.nested:
		fmt.Fprintln(out, "Run on nested op")
		for inner := range ir.Postorder(op) {
			if inner == op || inner.Def() != op.Def() {
				continue
			}
			fmt.Fprintf(out, "Run on %s\n", inner)
			if !j.Run(p, inner) {
				j.Fail()
			}
		}
	case d.parent:
		if outer := op.ParentOp(); outer != nil {
			j.Run(p, outer) // which is wrong, and reported
		}
	case !j.Run(p, op):
		j.Fail()
	}
}
