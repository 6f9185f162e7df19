package testpass

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gomlir/gomlir/analysis/dataflow"
	"github.com/gomlir/gomlir/asm"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

// An underlying is the value that another one always is, by way of branches and calls. It is
// upstream's UnderlyingValue.
type underlying struct {
	known bool
	value *ir.Value // nil if there may be several
}

// Join makes underlying a [dataflow.Lattice].
func (o underlying) Join(other underlying) (underlying, bool) {
	switch {
	case !other.known || o == other:
		return o, false
	case !o.known:
		return other, true
	case o.value == nil:
		return o, false
	}
	return underlying{known: true}, true
}

func loadUnderlying(s *dataflow.Solver) *dataflow.Values[underlying] {
	itself := func(v *ir.Value) underlying { return underlying{true, v} }
	return dataflow.LoadForward(s, dataflow.Forward[underlying]{
		Entry: itself,
		Transfer: func(op *ir.Operation, _, results []underlying) {
			for i := range results {
				results[i] = itself(op.Result(i))
			}
		},
	})
}

// underlyingOf follows a value to where it comes from. It is nil if that is not known.
func underlyingOf(v *ir.Value, at func(*ir.Value) underlying) *ir.Value {
	for v != nil {
		o := at(v)
		if !o.known {
			return nil
		}
		if o.value == v {
			return v
		}
		v = o.value
	}
	return nil
}

// accesses are the operations that come last, or next, for memory that values refer to. An
// element of the lattice is either a state or, if forget is set, what happens to one where
// the analysis cannot see.
type accesses struct {
	of     map[*ir.Value]access
	forget forgetting
}

// access is a set of operations in the order in which they were found.
type access struct {
	unknown bool
	ops     []*ir.Operation
}

type forgetting uint8

const (
	keep   forgetting = iota
	drop              // nothing is known any more
	giveUp            // of what was known, it is known that it is not
)

// Join makes accesses a [dataflow.Lattice], except that forgetting is no join, as upstream's
// setToEntryState is none.
func (a accesses) Join(other accesses) (accesses, bool) {
	if other.forget == drop {
		return accesses{}, len(a.of) > 0
	}
	joined, changed := a.of, false
	set := func(v *ir.Value, x access) {
		if !changed {
			joined = make(map[*ir.Value]access, len(a.of)+len(other.of))
			maps.Copy(joined, a.of)
			changed = true
		}
		joined[v] = x
	}
	for v, x := range other.of {
		old, there := a.of[v]
		if now, changed := old.merge(x); changed || !there {
			set(v, now)
		}
	}
	if other.forget == giveUp {
		for v, x := range joined {
			if !x.unknown {
				set(v, access{unknown: true})
			}
		}
	}
	return accesses{of: joined}, changed
}

func (a access) merge(b access) (access, bool) {
	switch {
	case a.unknown:
		return a, false
	case b.unknown:
		return b, true
	}
	ops := a.ops
	for _, op := range b.ops {
		if !slices.Contains(ops, op) {
			ops = append(slices.Clip(ops), op)
		}
	}
	return access{ops: ops}, len(ops) > len(a.ops)
}

// with returns the accesses after one more.
func (a accesses) with(values []*ir.Value, op *ir.Operation) accesses {
	of := maps.Clone(a.of)
	if of == nil {
		of = map[*ir.Value]access{}
	}
	for _, v := range values {
		of[v] = access{ops: []*ir.Operation{op}}
	}
	return accesses{of: of}
}

// adjacent is an analysis of accesses, either way.
type adjacent struct {
	underlying *dataflow.Values[underlying]
	// unseen is what happens where the analysis cannot see.
	unseen accesses
	// writes: reads do not count.
	writes bool
	// external: functions without a body access what they get.
	external bool
}

// visit returns the accesses on the other side of an operation.
func (a *adjacent) visit(op *ir.Operation, x accesses) accesses {
	list, known := effects.Append(nil, op)
	if !known {
		return a.unseen
	}
	var values []*ir.Value
	for _, e := range list {
		if e.Value == nil {
			return a.unseen
		}
		v := underlyingOf(e.Value, a.underlying.Depend)
		if v == nil {
			return accesses{}
		}
		if !a.writes || e.Kind != effects.Read {
			values = append(values, v)
		}
	}
	return x.with(values, op)
}

func (a *adjacent) externalCall(call ir.CallOp, x accesses) accesses {
	if !a.external {
		return accesses{of: x.of, forget: a.unseen.forget}
	}
	var values []*ir.Value
	for _, v := range call.CallArgs().All() {
		v = underlyingOf(v, a.underlying.Depend)
		if v == nil {
			return accesses{}
		}
		values = append(values, v)
	}
	return x.with(values, call.Op())
}

// call returns what visits a call that may access memory itself, before it enters the
// function or after it comes back.
func (a *adjacent) call(before bool) func(ir.CallOp, accesses) accesses {
	return func(call ir.CallOp, x accesses) accesses {
		if c, ok := call.(testdialect.CallAndStoreOp); ok && c.StoreBeforeCall() == before {
			return a.visit(call.Op(), x)
		}
		return x
	}
}

// branch visits an operation that may access memory before its region, or after it.
func (a *adjacent) branch(b ir.RegionBranchOp, from, to *ir.Region, x accesses) accesses {
	if s, ok := b.(interface{ StoreBeforeRegion() bool }); ok {
		if before := s.StoreBeforeRegion(); to == nil && !before || from == nil && before {
			return a.visit(b.Op(), x)
		}
	}
	return x
}

// lastModified prints which operations wrote last to what operands refer to.
var lastModified = &pass.Def{Name: "test-last-modified", Class: class("TestLastModifiedPass"), New: func(o *pass.Options) func(*pass.Job) {
	interprocedural, assume := true, false
	o.Bool(&interprocedural, "interprocedural", "perform interprocedural analysis")
	o.Bool(&assume, "assume-func-writes", "assume external functions have write effect on all arguments")
	return func(j *pass.Job) {
		s := dataflow.NewSolver(dataflow.Config{Local: !interprocedural})
		dataflow.LoadConstants(s)
		a := &adjacent{unseen: accesses{forget: drop}, writes: true, external: assume}
		last := dataflow.LoadDenseForward(s, dataflow.DenseForward[accesses]{
			Entry:    func(dataflow.Point) accesses { return a.unseen },
			Transfer: a.visit, ExternalCall: a.externalCall, EnterCall: a.call(true), ExitCall: a.call(false), Branch: a.branch,
		})
		a.underlying = loadUnderlying(s)
		if s.Run(j.Context(), j.Op) != nil {
			return
		}
		var out []byte
		for op := range ir.Postorder(j.Op) {
			if tag, ok := op.Attr("tag").(*ir.StringAttr); ok {
				out = fmt.Appendf(out, "test_tag: %s:\n", tag.Value())
				for i, v := range op.Operands().All() {
					out = fmt.Appendf(out, " operand #%d\n", i)
					out = appendLast(out, last.At(dataflow.After(op)), underlyingOf(v, a.underlying.At))
				}
			}
		}
		j.Stderr().Write(out)
		j.PreserveAll()
	}
}}

func appendLast(out []byte, a accesses, v *ir.Value) []byte {
	x, there := a.of[v]
	switch {
	case v == nil, there && x.unknown:
		return append(out, " - <unknown>\n"...)
	case !there:
		return append(out, "  - <unknown>\n"...)
	}
	for _, op := range x.ops {
		name := op.Name()
		if s, ok := op.Attr("tag_name").(*ir.StringAttr); ok {
			name = s.Value()
		}
		out = fmt.Appendf(out, "  - %s\n", name)
	}
	return out
}

// nextAccess says in attributes which operations access next what operands refer to.
var nextAccess = &pass.Def{Name: "test-next-access", Class: class("TestNextAccessPass"), New: func(o *pass.Options) func(*pass.Job) {
	interprocedural, assume := true, false
	o.Bool(&interprocedural, "interprocedural", "perform interprocedural analysis")
	o.Bool(&assume, "assume-func-reads", "assume external functions have read effect on all arguments")
	return func(j *pass.Job) {
		s := dataflow.NewSolver(dataflow.Config{Local: !interprocedural})
		dataflow.LoadConstants(s)
		a := &adjacent{unseen: accesses{forget: giveUp}, external: assume}
		next := dataflow.LoadDenseBackward(s, dataflow.DenseBackward[accesses]{
			Exit:     func(dataflow.Point) accesses { return a.unseen },
			Transfer: a.visit, ExternalCall: a.externalCall, EnterCall: a.call(true), ExitCall: a.call(false), Branch: a.branch,
		})
		a.underlying = loadUnderlying(s)
		if s.Run(j.Context(), j.Op) != nil {
			return
		}
		for op := range ir.Postorder(j.Op) {
			if _, ok := op.Attr("name").(*ir.StringAttr); !ok {
				continue
			}
			say := func(p dataflow.Point) ir.Attribute {
				if !s.DeadCode().Live(p.Block()) {
					return ir.NewStringAttr(op.Context(), "not computed")
				}
				return nextOf(op, next.At(p), a.underlying)
			}
			if op.Block() == nil {
				continue
			}
			op.SetAttr("next_access", say(dataflow.After(op)))
			if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
				list := []ir.Attribute{}
				for _, to := range branch.RegionSuccessors(nil) {
					if to.Region != nil && !to.Region.Empty() {
						list = append(list, say(dataflow.Start(to.Region.First())))
					}
				}
				op.SetAttr("next_at_entry_point", ir.NewArrayAttr(op.Context(), list...))
			}
		}
	}
}}

// nextOf lists the next accesses to what each operand refers to.
func nextOf(op *ir.Operation, a accesses, underlying *dataflow.Values[underlying]) ir.Attribute {
	c := op.Context()
	list := []ir.Attribute{}
	for _, v := range op.Operands().All() {
		x, there := a.of[underlyingOf(v, underlying.At)]
		if !there || x.unknown {
			list = append(list, ir.NewStringAttr(c, "unknown"))
			continue
		}
		names := []ir.Attribute{}
		for _, user := range x.ops {
			if s, ok := user.Attr("name").(*ir.StringAttr); ok {
				names = append(names, s)
			} else {
				names = append(names, ir.NewStringAttr(c, string(asm.Append(nil, user, asm.Flags{Threads: 1}))))
			}
		}
		list = append(list, ir.NewArrayAttr(c, names...))
	}
	return ir.NewArrayAttr(c, list...)
}

// A fooState is a number, or not known yet.
type fooState struct {
	known bool
	value uint64
}

// fooAnalysis combines the attributes on the way to each place by exclusive or. That has no
// fixed point, so that the result depends on how often each place is visited, and in which
// order: it has a work list of its own, where a place may wait several times, as upstream's.
type fooAnalysis struct {
	states  map[dataflow.Point]fooState
	readers map[dataflow.Point][]dataflow.Point
	queue   []dataflow.Point
}

// maxFooSteps bounds an analysis that need not end.
const maxFooSteps = 1 << 20

// Start implements [dataflow.Analysis].
func (f *fooAnalysis) Start(_ *dataflow.Task, top *ir.Operation) {
	body := top.Region(0)
	f.states[dataflow.Start(body.First())] = fooState{known: true}
	for b := range body.Blocks() {
		f.visit(dataflow.Start(b))
		for op := b.First(); op != nil; op = op.Next() {
			f.visit(dataflow.After(op))
		}
	}
	for i := 0; i < len(f.queue) && i < maxFooSteps; i++ {
		f.visit(f.queue[i])
	}
}

// Visit implements [dataflow.Analysis]. Nothing is enqueued in the solver.
func (f *fooAnalysis) Visit(*dataflow.Task, dataflow.Point) {}

func (f *fooAnalysis) visit(p dataflow.Point) {
	op := p.Prev()
	if op == nil && p.Block().IsEntry() {
		return
	}
	now, changed := f.states[p], false
	add := func(x fooState) {
		if x.known {
			old := now
			now = fooState{true, now.value ^ x.value}
			changed = changed || now != old
		}
	}
	if op == nil {
		for from := range p.Block().Predecessors() {
			add(f.read(p, dataflow.End(from)))
		}
	} else {
		before := f.read(p, dataflow.Before(op))
		now, changed = before, now != before
		if n, ok := op.Attr("foo").(*ir.IntegerAttr); ok {
			add(fooState{true, uint64(n.Int())})
		}
	}
	f.states[p] = now
	if changed {
		f.queue = append(f.queue, f.readers[p]...)
	}
}

// read returns the state at a place, and has another one visited when it changes.
func (f *fooAnalysis) read(at, p dataflow.Point) fooState {
	if !slices.Contains(f.readers[p], at) {
		f.readers[p] = append(f.readers[p], at)
	}
	return f.states[p]
}

// fooPass prints what fooAnalysis finds at marked operations.
var fooPass = &pass.Def{Name: "test-foo-analysis", Class: class("TestFooAnalysisPass"), On: fn.Func.Name, New: always(func(j *pass.Job) {
	s := dataflow.NewSolver(dataflow.Config{})
	f := &fooAnalysis{states: map[dataflow.Point]fooState{}, readers: map[dataflow.Point][]dataflow.Point{}}
	switch {
	case j.Op.Region(0).Empty():
		j.Report(j.Op.ErrorPlainf("expected at least one block in the region"))
		return
	case nested(j):
		return
	}
	s.Load(f)
	if s.Run(j.Context(), j.Op) != nil {
		return
	}
	out := fmt.Appendf(nil, "function: @%s\n", ir.SymbolNameOf(j.Op))
	for op := range ir.Postorder(j.Op) {
		if tag, ok := op.Attr("tag").(*ir.StringAttr); ok {
			out = fmt.Appendf(out, "%s -> %d\n", tag.Value(), f.states[dataflow.After(op)].value)
		}
	}
	j.Stderr().Write(out)
	j.PreserveAll()
})}

// nested reports an operation with regions in a function.
func nested(j *pass.Job) bool {
	for b := range j.Op.Region(0).Blocks() {
		for op := b.First(); op != nil; op = op.Next() {
			if op.NumRegions() > 0 {
				j.Report(op.ErrorPlainf("unexpected op with regions"))
				return true
			}
		}
	}
	return false
}
