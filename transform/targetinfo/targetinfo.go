package targetinfo

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/target"
	"github.com/gomlir/gomlir/translate/layout"
)

// attrName is the discardable attribute that names the target.
const attrName = "llvm.target"

// ToDataLayout is the pass llvm-target-to-data-layout. It runs on any operation and
// changes that operation only.
var ToDataLayout = define("llvm-target-to-data-layout", "Derive data layout attributes from LLVM target attributes", toDataLayout)

// ToFeatures is the pass llvm-target-to-target-features. It runs on any operation and
// changes that operation only.
var ToFeatures = define("llvm-target-to-target-features", "Update attached #llvm.target's features per the described target", toFeatures)

// define makes a pass that fails if work returns a diagnostic. targets says whether any
// target is known.
func define(name, summary string, work func(j *pass.Job, targets bool) *diag.Diagnostic) *pass.Def {
	return &pass.Def{
		Name:    name,
		Summary: summary,
		New: func(o *pass.Options) func(*pass.Job) {
			targets := true
			o.Bool(&targets, "initialize-llvm-targets",
				"Whether to pre-load all available target machines, that LLVM is configured to support, into the TargetRegistry.")
			return func(j *pass.Job) {
				if d := work(j, targets); d != nil {
					j.Report(d)
					j.Fail()
				}
			}
		},
	}
}

// attrOf returns the target attribute of an operation, nil if absent.
func attrOf(op *ir.Operation) *llvm.TargetAttr {
	a, _ := op.Attr(attrName).(*llvm.TargetAttr)
	return a
}

// machineOf returns the machine that an attribute describes, nil if it is unknown.
func machineOf(j *pass.Job, a *llvm.TargetAttr, targets bool) (*target.Machine, error) {
	if !targets {
		return nil, nil
	}
	var features []string
	if list := a.Features(); list != nil {
		for _, f := range list.Features() {
			features = append(features, f.Value())
		}
	}
	m, err := target.New(a.Triple().Value(), a.Chip().Value(), features)
	if m != nil {
		for _, text := range m.Warnings() {
			w := diag.Warningf(j.Op.Place(), "%s", text)
			w.Raw = true
			j.Report(w)
		}
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// failed returns the error for an unknown machine. A note gives the reason unless it is
// the triple.
func failed(op *ir.Operation, what string, a *llvm.TargetAttr, err error) *diag.Diagnostic {
	d := op.ErrorPlainf("failed to obtain llvm::%s for %v", what, a)
	if err != nil && target.ParseTriple(a.Triple().Value()).DataLayout() != "" {
		d.Note(d.Place, "%v", err)
		d.Notes[len(d.Notes)-1].Extra = true
	}
	return d
}

func toDataLayout(j *pass.Job, targets bool) *diag.Diagnostic {
	a := attrOf(j.Op)
	if a == nil {
		return j.Op.ErrorPlainf("no TargetAttrInterface-implementing attribute at key %q", attrName)
	}
	m, err := machineOf(j, a, targets)
	if m == nil {
		return failed(j.Op, "DataLayout", a, err)
	}
	c := j.Op.Context()
	spec, _, err := layout.FromLLVM(c, m.Triple().DataLayout())
	if err != nil {
		panic("targetinfo: " + err.Error()) // one of package target's own
	}
	if old, ok := j.Op.Attr(dlti.DataLayoutAttrName).(*dlti.DataLayoutSpecAttr); ok {
		if spec, ok = combine(c, spec, old); !ok {
			return j.Op.ErrorPlainf("data layout does not combine with that of the target %v", a)
		}
	}
	j.Op.SetDiscardable(dlti.DataLayoutAttrName, spec)
	return nil
}

// combine returns the data layout of a target, combined with what the program states
// itself.
func combine(c *ir.Context, spec, own *dlti.DataLayoutSpecAttr) (*dlti.DataLayoutSpecAttr, bool) {
	entries, ok := datalayout.Combine(spec, own)
	if !ok {
		return nil, false
	}
	list := make([]*dlti.EntryAttr, len(entries))
	for i, e := range entries {
		list[i] = e.(*dlti.EntryAttr)
	}
	return dlti.NewDataLayoutSpecAttr(c, list...), true
}

func toFeatures(j *pass.Job, targets bool) *diag.Diagnostic {
	a := attrOf(j.Op)
	if a == nil {
		return j.Op.ErrorPlainf("no LLVM::TargetAttr attribute at key %q", attrName)
	}
	m, err := machineOf(j, a, targets)
	if m == nil {
		return failed(j.Op, "TargetMachine", a, err)
	}
	c := j.Op.Context()
	var features []*ir.StringAttr
	for _, name := range m.Features() {
		features = append(features, ir.NewStringAttr(c, "+"+name))
	}
	j.Op.SetDiscardable(attrName, llvm.NewTargetAttr(c, a.Triple(), a.Chip(), llvm.NewTargetFeaturesAttr(c, features)))
	return nil
}
