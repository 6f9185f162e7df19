package instrument

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A Reproduction has everything that is needed to run a pipeline again. Its text is IR with a
// resource that the option -run-reproducer of opt, and of mlir-opt, accepts.
type Reproduction struct {
	// Pipeline is the text of the pipeline.
	Pipeline string
	// DisableThreading and VerifyEach are how to run it.
	DisableThreading, VerifyEach bool
}

// group is the name of the external resources that hold a reproduction.
const group = "mlir_reproducer"

// Append appends the text of an operation with the reproduction.
func (r Reproduction) Append(dst []byte, op *ir.Operation, flags asm.Flags) []byte {
	flags.External = r.resources()
	return asm.Append(dst, op, flags)
}

// AppendText is Append for a text of IR. A text that has resources already is appended as
// it is.
func (r Reproduction) AppendText(dst, text []byte) []byte {
	dst = append(dst, text...)
	if bytes.Contains(text, []byte("{-#")) {
		return dst
	}
	dst = append(dst, "\n{-#\n  external_resources: {\n    "+group+": {\n      pipeline: \""...)
	for _, c := range []byte(r.Pipeline) {
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			dst = fmt.Appendf(dst, "\\%02X", c)
			continue
		}
		dst = append(dst, c)
	}
	return fmt.Appendf(dst, "\",\n      disable_threading: %v,\n      verify_each: %v\n    }\n  }\n#-}\n", r.DisableThreading, r.VerifyEach)
}

func (r Reproduction) resources() *asm.ExternalResources {
	return &asm.ExternalResources{Groups: []asm.ResourceGroup{{Name: group, Entries: []asm.ResourceEntry{
		{Key: "pipeline", Text: r.Pipeline},
		{Key: "disable_threading", Kind: asm.ResourceBool, Bool: r.DisableThreading},
		{Key: "verify_each", Kind: asm.ResourceBool, Bool: r.VerifyEach},
	}}}}
}

// ParseReproduction takes the reproduction out of the resources of a file. The rest
// stays. It returns nil if absent.
func ParseReproduction(x *asm.ExternalResources) (*Reproduction, error) {
	i := slices.IndexFunc(x.Groups, func(g asm.ResourceGroup) bool { return g.Name == group })
	if i < 0 {
		return nil, nil
	}
	r := &Reproduction{}
	for _, e := range x.Groups[i].Entries {
		switch {
		case e.Key == "pipeline" && e.Kind == asm.ResourceString:
			r.Pipeline = e.Text
		case e.Key == "disable_threading" && e.Kind == asm.ResourceBool:
			r.DisableThreading = e.Bool
		case e.Key == "verify_each" && e.Kind == asm.ResourceBool:
			r.VerifyEach = e.Bool
		case e.Key == "pipeline", e.Key == "disable_threading", e.Key == "verify_each":
			return nil, errors.New("the value of '" + e.Key + "' in the reproducer is of the wrong kind")
		default:
			return nil, errors.New("unknown 'mlir_reproducer' resource key '" + e.Key + "'")
		}
	}
	x.Groups = slices.Delete(x.Groups, i, i+1)
	return r, nil
}

// A Reproducer runs a pipeline and keeps a reproducer if it fails, or if a pass panics.
// It is for one run.
type Reproducer struct {
	// Keep stores the text and returns its place, such as the name of a file.
	Keep func(text []byte) (name string, err error)
	// Local keeps the IR in front of the pass that failed, with that pass alone. It
	// prints the IR before each pass, and uses one thread.
	Local bool

	mu      sync.Mutex
	running []*pass.Execution
	local   []byte // the text for the innermost pass that has begun
	failed  *pass.Execution
}

// Run is p.Run, except that a pass that panics fails, with a diagnostic that names it.
func (r *Reproducer) Run(ctx context.Context, p *pass.Pipeline, op *ir.Operation, cfg pass.Config) (ok bool) {
	if r.Local {
		cfg.Threads = 1
	}
	how := Reproduction{Pipeline: p.Coalesced(op.Context()).String(), DisableThreading: cfg.Threads == 1, VerifyEach: cfg.Verify}
	var text []byte
	if !r.Local {
		text = how.Append(nil, op, asm.Flags{Threads: cfg.Threads})
	}
	root := op.Place()
	cfg.Instruments = append(slices.Clip(cfg.Instruments), pass.InstrumentFunc(func(e *pass.Execution) func() { return r.begin(e, how) }))
	var panicked *pass.Panic
	func() {
		defer func() {
			if v := recover(); v != nil {
				if panicked, ok = v.(*pass.Panic); !ok {
					panic(v)
				}
				ok = false
			}
		}()
		ok = p.Run(ctx, op, cfg)
	}()
	if ok || ctx.Err() != nil && panicked == nil || r.failed == nil {
		return ok
	}
	at := root
	if panicked == nil {
		at = r.failed.Op.Place()
	}
	if r.Local {
		text = r.local
	}
	r.report(cfg.Report, at, text, panicked)
	return false
}

// begin records which passes run.
func (r *Reproducer) begin(e *pass.Execution, how Reproduction) func() {
	if e.Kind != pass.PassExecution {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.Local && r.failed == nil {
		how.Pipeline = chain(e)
		root := e.Op
		for root.ParentOp() != nil {
			root = root.ParentOp()
		}
		r.local = how.Append(nil, root, asm.Flags{Threads: 1})
	}
	r.running = append(r.running, e)
	return func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		if e.Failed() && r.failed == nil {
			r.failed = e
			return // it stays in the list
		}
		if r.failed == nil || !e.Failed() {
			r.running = slices.DeleteFunc(r.running, func(other *pass.Execution) bool { return other == e })
		}
	}
}

// chain returns the pipeline that runs one pass on the operation of an execution.
func chain(e *pass.Execution) string {
	text := e.Pass.String()
	for op := e.Op; op != nil; op = op.ParentOp() {
		text = op.Name() + "(" + text + ")"
	}
	return text
}

func (r *Reproducer) report(report diag.Handler, at diag.Place, text []byte, panicked *pass.Panic) {
	d := diag.Errorf(at, "Failures have been detected while processing an MLIR pass pipeline")
	who := "`" + r.failed.Pass.Class() + "` on '" + r.failed.Op.Name() + "' operation"
	if name := ir.SymbolNameOf(r.failed.Op); name != "" {
		who += ": @" + name
	}
	if !r.Local {
		who = "[" + who + "]"
	}
	kept := "reproducer generated at `"
	name, err := r.Keep(text)
	if err != nil {
		kept = "the reproducer could not be kept: " + err.Error()
	} else {
		kept += name + "`"
	}
	if panicked != nil {
		// It is part of the note: upstream has one, which -verify-diagnostics expects.
		what, _, _ := strings.Cut(fmt.Sprint(panicked.Value), "\n")
		kept += "; panic: " + what
	}
	d.Note(at, "Pipeline failed while executing %s: %s", who, kept)
	report(d)
}
