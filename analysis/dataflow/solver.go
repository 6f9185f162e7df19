package dataflow

import (
	"context"

	"github.com/gomlir/gomlir/ir"
)

// A Config says how a solver works. The zero Config is MLIR's default.
type Config struct {
	// Local makes analyses stay within functions: nothing is known of what calls give to
	// arguments, and of what functions return.
	Local bool
}

// A Solver runs analyses together until nothing changes any more. A program loads analyses
// into it, runs it once, and asks for the states.
//
// A Solver belongs to one goroutine.
type Solver struct {
	cfg   Config
	tasks []*Task
	top   *ir.Operation
	*memory
	first   int // in queue
	symbols ir.SymbolTables
	// visiting is the work at hand, for States.Depend.
	visiting work
	dead     *DeadCode
	// constants are what branches are decided by. Constant propagation and integer ranges
	// find them.
	constants *Values[Constant]
	changed   bool // the IR, by the propagation of constants
}

// work is a place that an analysis is to look at.
type work struct {
	point Point
	task  *Task
}

// NewSolver returns a solver with the analysis of dead code.
func NewSolver(cfg Config) *Solver {
	s := &Solver{cfg: cfg}
	s.constants = NewValues[Constant](s)
	s.dead = newDeadCode(s)
	s.Load(s.dead)
	return s
}

// Changed reports whether the IR is another than before. That is rare: a few folders change it while
// constant propagation asks them for results.
func (s *Solver) Changed() bool { return s.changed }

// DeadCode is the analysis that finds out what is executed. All others stand on it.
func (s *Solver) DeadCode() *DeadCode { return s.dead }

// Constants are what branches are decided by. Nothing is known of them unless an analysis
// adds to them: see [LoadConstants].
func (s *Solver) Constants() *Values[Constant] { return s.constants }

// An Analysis is what a solver runs. Most are made by LoadForward and its like; this is for
// those of another kind. It keeps what it knows in [States] or [Values].
type Analysis interface {
	// Start sets what is known at first, and looks at each place of an operation once.
	// The task stands for the analysis in its solver.
	Start(t *Task, top *ir.Operation)
	// Visit looks at a place again, because something changed that it depends on.
	Visit(t *Task, p Point)
}

// A Task is an analysis in a solver.
type Task struct {
	solver   *Solver
	analysis Analysis
	number   int
	// concerns reports whether a visit of the place after an operation may do anything. It
	// may be nil.
	concerns func(op *ir.Operation) bool
}

// maxTasks is how many analyses a solver can have: sets of them are bits of a word.
const maxTasks = 64

// Load adds an analysis, which runs after those that were loaded before. It panics if there
// are more than 64.
func (s *Solver) Load(a Analysis) {
	if len(s.tasks) == maxTasks {
		panic("dataflow: more than 64 analyses")
	}
	t := &Task{solver: s, analysis: a, number: len(s.tasks)}
	if some, ok := a.(interface{ concerns(op *ir.Operation) bool }); ok {
		t.concerns = some.concerns
	}
	s.tasks = append(s.tasks, t)
}

// checkEvery is the number of steps after which a run looks whether it is cancelled.
const checkEvery = 1024

// Run runs the analyses on an operation and all that is in it. It only reads the IR, except
// that folding an operation may change it for a moment, and that blocks and operations may
// be numbered. If the context is done, Run returns its error, and what is known is not to
// be relied on.
func (s *Solver) Run(ctx context.Context, top *ir.Operation) error {
	s.top = top
	if s.memory == nil {
		s.use(newMemory(opsIn(top)))
	}
	for _, t := range s.tasks {
		if err := ctx.Err(); err != nil {
			return err
		}
		t.analysis.Start(t, top)
		s.visiting = work{}
	}
	for steps := 0; s.first < len(s.queue); steps++ {
		if steps%checkEvery == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		w := s.queue[s.first]
		s.queue[s.first] = work{}
		if s.first++; s.first == len(s.queue) {
			s.queue, s.first = s.queue[:0], 0
		} else if s.first > len(s.queue)/2 && s.first > checkEvery {
			s.queue = s.queue[:copy(s.queue, s.queue[s.first:])]
			s.first = 0
		}
		delete(s.waiting, w)
		w.task.analysis.Visit(w.task, w.point)
	}
	s.visiting = work{}
	return nil
}

// use makes the solver use memory.
func (s *Solver) use(m *memory) {
	s.memory = m
	s.constants.table = &m.constants
	s.dead.blocks.table, s.dead.edges.table, s.dead.live = &m.blocks, &m.edges, nil
}

// Free gives memory of the solver to the next one. Then neither the solver nor what was
// loaded into it must be used any more. It need not be called.
func (s *Solver) Free() {
	if m := s.memory; m != nil {
		s.use(&memory{})
		m.free()
	}
}

// Enqueue makes the analysis visit a place, unless it is about to.
func (t *Task) Enqueue(p Point) {
	w := work{p, t}
	if _, there := t.solver.waiting[w]; !there {
		t.solver.waiting[w] = struct{}{}
		t.solver.queue = append(t.solver.queue, w)
	}
}

// enqueueAfter is Enqueue for the place after an operation, unless the analysis has nothing
// to do there.
func (t *Task) enqueueAfter(op *ir.Operation) {
	if t.concerns == nil || t.concerns(op) {
		t.Enqueue(After(op))
	}
}

// each calls f for the tasks in a set.
func (s *Solver) each(set uint64, f func(*Task)) {
	for i := 0; set != 0; i, set = i+1, set>>1 {
		if set&1 != 0 {
			f(s.tasks[i])
		}
	}
}

// A Point is a place in a program: the start of a block, or right after an operation. That
// is also right before the next operation. Points are compared by ==.
type Point struct {
	block *ir.Block     // nil if the operation is in no block
	after *ir.Operation // nil at the start of the block
}

// After is the place after an operation.
func After(op *ir.Operation) Point { return Point{op.Block(), op} }

// Before is the place before an operation. If that is in no block, it is the same as the
// place after it.
func Before(op *ir.Operation) Point {
	if op.Block() == nil {
		return After(op)
	}
	return Point{op.Block(), op.Prev()}
}

// Start is the place at the start of a block.
func Start(b *ir.Block) Point { return Point{block: b} }

// End is the place at the end of a block.
func End(b *ir.Block) Point { return Point{b, b.Last()} }

// Block is the block of the place. It is nil if the place is that of an operation in no
// block.
func (p Point) Block() *ir.Block { return p.block }

// Prev is the operation before the place, nil at the start of a block.
func (p Point) Prev() *ir.Operation { return p.after }

// Next is the operation after the place, nil at the end of a block. For an operation in no
// block, it is that operation.
func (p Point) Next() *ir.Operation {
	switch {
	case p.block == nil:
		return p.after
	case p.after == nil:
		return p.block.First()
	}
	return p.after.Next()
}

// IsStart reports whether the place is the start of a block.
func (p Point) IsStart() bool { return p.after == nil }

// walk calls enter for an operation and all below it, each before those in it, and block
// for each block before its operations. Either may be nil.
func walk(top *ir.Operation, enter func(*ir.Operation), block func(*ir.Block)) {
	// The places where the walk goes on, the innermost last. Nested regions may be many.
	type place struct {
		op     *ir.Operation // whose regions are walked
		region int
		block  *ir.Block
		next   *ir.Operation
	}
	if enter != nil {
		enter(top)
	}
	stack := []place{{op: top}}
	for len(stack) > 0 {
		p := &stack[len(stack)-1]
		switch {
		case p.next != nil:
			op := p.next
			p.next = op.Next()
			if enter != nil {
				enter(op)
			}
			if op.NumRegions() > 0 {
				stack = append(stack, place{op: op})
			}
		case p.block != nil && p.block.Next() != nil:
			p.block = p.block.Next()
			p.next = p.block.First()
			if block != nil {
				block(p.block)
			}
		case p.region < p.op.NumRegions():
			p.block = p.op.Region(p.region).First()
			p.region++
			if p.block != nil {
				p.next = p.block.First()
				if block != nil {
					block(p.block)
				}
			}
		default:
			stack = stack[:len(stack)-1]
		}
	}
}
