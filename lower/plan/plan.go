package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A Step is a pass that lowers dialects. It is immutable.
type Step struct {
	// Pass is the name of the pass, which runs on the module, or on all operations in it of the kind that
	// it is for.
	Pass string
	// Lowers are the names of the dialects that the pass is for. If it is for few operations of
	// a dialect, and another step for the rest, they are the names of the operations, such as
	// "memref.subview".
	Lowers []string
	// Makes are the names of the dialects of which there may be operations after it, any of
	// their operations, or the names of single operations. A dialect that the pass does not
	// lower completely is in both lists.
	Makes []string
}

// Lowering is the interface of a dialect that says which passes lower it, in their order.
var Lowering = ir.NewDialectInterface[[]Step]("Lowering")

// Options say what the result is to be like. The zero Options stand for the layout and calling
// convention of upstream's passes, and no optimization.
type Options struct {
	// Optimize is 0, or 1 to run the passes that make a program faster: before the lowering,
	// where loops are still loops, and on its result.
	Optimize int
	// IndexBits is the width of index in bits, or 0 for that of the data layout.
	IndexBits uint32
	// BarePointers passes memrefs of static shape to functions as pointers to their elements.
	BarePointers bool
	// CInterface gives each function a wrapper that C can call with pointers to descriptors.
	CInterface bool
	// Entry is the name of the function that is called from outside. The others become
	// private, so that they can go when nothing calls them. "" keeps all as they are.
	Entry string
}

// An UnknownError is the error about an operation of a dialect that no step lowers.
type UnknownError struct {
	Op      *ir.Operation
	Dialect string
}

// Error returns the message, without the place of the operation.
func (e *UnknownError) Error() string {
	return fmt.Sprintf("no pass lowers operations of dialect '%s' to the llvm dialect, such as '%s'", e.Dialect, e.Op.Name())
}

// Pipeline returns a pipeline of some passes that lowers a module. The error is an
// *[UnknownError] if no step lowers a dialect in the module, or that of [pass.Parse] if a pass
// of a step is not among the passes.
func Pipeline(module *ir.Operation, passes []*pass.Def, o Options) (*pass.Pipeline, error) {
	chosen, err := choose(module)
	if err != nil {
		return nil, err
	}
	var list []string
	add := func(passes ...string) { list = append(list, passes...) }
	if o.Entry != "" {
		add("symbol-privatize{exclude=" + o.Entry + "}")
	}
	if o.CInterface {
		add("func.func(llvm-request-c-wrappers)")
	}
	if o.Optimize > 0 {
		add("inline", "canonicalize", "cse", "loop-invariant-code-motion", "symbol-dce")
	}
	for _, s := range chosen {
		def := pass.Lookup(passes, s.Pass)
		if def == nil {
			add(s.Pass) // for the error
			continue
		}
		text := s.Pass + o.of(def)
		if def.On != "" && def.On != module.Name() {
			text = def.On + "(" + text + ")"
		}
		add(text)
	}
	if len(chosen) > 0 {
		add("reconcile-unrealized-casts")
	}
	if o.Optimize > 0 {
		add("llvm.func(mem2reg,sroa,canonicalize,cse,sccp,canonicalize)", "symbol-dce")
	}
	return pass.Parse(module.Name()+"("+strings.Join(list, ",")+")", passes...)
}

// of returns the options that o gives to a pass, those that it has.
func (o *Options) of(def *pass.Def) string {
	var list []string
	for _, info := range def.Options() {
		switch {
		case info.Name == "index-bitwidth" && o.IndexBits > 0:
			list = append(list, fmt.Sprintf("%s=%d", info.Name, o.IndexBits))
		case info.Name == "use-bare-ptr-memref-call-conv" && o.BarePointers:
			list = append(list, info.Name+"=true")
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "{" + strings.Join(list, " ") + "}"
}

// choose returns the steps that lower what is in a module.
func choose(module *ir.Operation) ([]Step, error) {
	present := map[string]bool{} // by the names of dialects and of operations
	for op := range ir.Preorder(module) {
		present[op.Def().Namespace()] = true
		present[op.Name()] = true
	}
	made := map[string]bool{} // the dialects of which there may be operations that are not in present
	isPresent := func(name string) bool {
		dialect, _, _ := strings.Cut(name, ".")
		return present[name] || made[dialect]
	}
	var chosen []Step
	for _, s := range stepsOf(module.Context()) {
		if !slices.ContainsFunc(s.Lowers, isPresent) {
			continue
		}
		chosen = append(chosen, s)
		for _, name := range s.Lowers {
			delete(present, name)
			delete(made, name)
		}
		for _, name := range s.Makes {
			dialect, _, single := strings.Cut(name, ".")
			present[name], present[dialect] = true, true
			made[dialect] = made[dialect] || !single
		}
	}
	delete(present, "builtin")
	delete(present, "llvm")
	for op := range ir.Preorder(module) {
		if d := op.Def().Namespace(); present[d] {
			return nil, &UnknownError{op, d}
		}
	}
	return chosen, nil
}

// stepsOf returns the steps for the dialects of a context, those of their owners first.
func stepsOf(ctx *ir.Context) []Step {
	var list []Step
	for _, d := range ctx.Dialects() {
		if own, ok := Lowering.Of(ctx, d); ok {
			list = append(list, own...)
		}
	}
	return append(list, steps...)
}
