package inline

import (
	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// ahead runs the pipelines for the first time. Nothing is inlined into a callable before
// that, so it may happen long before its turn, on other goroutines.
//
// It is not done for callables to which an operation refers that may become a call of them
// by simplification. The call graph does not know that, so such a call may be inlined before
// the callable has been simplified.
type ahead struct {
	runs *pass.Runs
	// number has the numbers of the runs that have not been asked for.
	number map[*callgraph.Node]int
	// early has the callables whose run was asked for before their turn.
	early map[*callgraph.Node]bool
}

// startAhead starts to simplify all callables. It returns nil if there is an error, which is
// reported.
func (r *run) startAhead() *ahead {
	a := &ahead{number: map[*callgraph.Node]int{}, early: map[*callgraph.Node]bool{}}
	late := r.mayBeCalledLater()
	var ops []*ir.Operation
	for group := range r.graph.SCCs() {
		for _, n := range group {
			if !simplifiable(n) || late[n] {
				continue
			}
			if table := ir.NearestSymbolTable(n.Op().ParentOp()); table != nil {
				r.symbols.Table(table) // while nobody changes attributes
			}
			a.number[n] = len(ops)
			ops = append(ops, n.Op())
		}
	}
	if a.runs = r.start(ops); a.runs == nil {
		return nil
	}
	return a
}

// mayBeCalledLater returns the callables that operations in callables refer to which do not
// call them.
func (r *run) mayBeCalledLater() map[*callgraph.Node]bool {
	found := map[*callgraph.Node]bool{}
	for _, e := range r.graph.ExternalCaller().Edges() {
		op := e.Target.Op()
		r.uses.references(op, func(n *callgraph.Node, user *ir.Operation) {
			if user != op && !ir.CallOpInterface.Has(user.Context(), user.Def()) {
				found[n] = true
			}
		})
	}
	return found
}

// ready makes sure that a callable has been simplified before a call of it is inlined,
// unless its turn must come first. It returns false if a pipeline has failed.
func (a *ahead) ready(n *callgraph.Node) bool {
	i, waits := a.number[n]
	if !waits {
		return true
	}
	delete(a.number, n)
	a.early[n] = true
	return a.runs.Finish(i)
}

// turn is ready for a callable whose turn it is. It reports whether that was the first time
// that the callable is simplified.
func (a *ahead) turn(n *callgraph.Node) (first, ok bool) {
	_, waits := a.number[n]
	ok = a.ready(n)
	first = waits || a.early[n]
	delete(a.early, n)
	return first, ok
}

// simplify runs the pipelines on callables, but not on those that others are in.
func (r *run) simplify(group []*callgraph.Node) bool {
	ok := true
	var ops []*ir.Operation
	for _, n := range group {
		if !simplifiable(n) {
			continue
		}
		if first, fine := r.ahead.turn(n); first {
			ok = ok && fine
			continue
		}
		ops = append(ops, n.Op())
	}
	if len(ops) > 0 {
		runs := r.start(ops)
		if runs == nil {
			return false
		}
		defer runs.Stop()
		for i := range ops {
			ok = runs.Finish(i) && ok
		}
	}
	if !ok {
		return false
	}
	for _, n := range group {
		if simplifiable(n) {
			r.sizes.forget(n)
			r.uses.recount(n)
		}
	}
	return r.job.Context().Err() == nil
}

// simplifiable reports whether the pipelines run on a callable: not if others are in it.
func simplifiable(n *callgraph.Node) bool {
	op := n.Op()
	return op != nil && !n.HasChildren() && op.Has(ir.IsolatedFromAbove)
}

// start starts the pipelines on callables. It returns nil if there is an error, which is
// reported.
func (r *run) start(ops []*ir.Operation) *pass.Runs {
	var failed error
	runs := r.job.Start(ops, func(op *ir.Operation) *pass.Pipeline {
		p, err := r.pass.pipeline(op.Name())
		if err != nil {
			failed = err
		}
		return p
	})
	if failed != nil {
		r.job.Report(diag.Errorf(diag.Place{}, "%s", failed.Error()))
		if runs != nil {
			runs.Stop()
		}
		return nil
	}
	return runs
}
