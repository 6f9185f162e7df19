package dataflow

import "github.com/gomlir/gomlir/ir"

// A Lattice is what is known of something. The zero value says that nothing is known yet.
//
// Join returns what is true if either the receiver or the other is: their least upper
// bound. changed says whether that is another element than the receiver. Join changes
// neither. It is associative and commutative, an element joined with itself or with the
// zero value is that element, and there is no endless chain of elements that grow.
type Lattice[T any] interface {
	Join(other T) (joined T, changed bool)
}

// States are what is known of things of one kind: values, places, blocks, operations, or
// whatever an analysis has something to say about.
type States[K comparable, T Lattice[T]] struct {
	solver *Solver
	*table[K, T]
	// onChange is called when a state has changed. It may be nil.
	onChange func(key K, s *state[T])
}

// A state is what is known of one thing.
type state[T any] struct {
	now  T
	deps dependents
	// tasks are the analyses that look again at all users of the value, or at all of the
	// block. Not all kinds of states have that.
	tasks uint64
	// owners are the analyses that look again at the operation that has the value as a
	// result.
	owners uint64
}

// NewStates returns states for an analysis in a solver.
func NewStates[K comparable, T Lattice[T]](s *Solver) *States[K, T] {
	return &States[K, T]{solver: s, table: &table[K, T]{}}
}

// At returns what is known. It is the zero T if that is nothing.
func (s *States[K, T]) At(key K) T {
	if st := s.states[key]; st != nil {
		return st.now
	}
	var none T
	return none
}

// Read returns what is known, and makes the analysis visit a place when that changes.
func (s *States[K, T]) Read(t *Task, p Point, key K) T {
	st := s.get(key)
	st.deps.add(work{p, t})
	return st.now
}

// Depend returns what is known, in a function of a [Forward], [Backward], [DenseForward] or
// [DenseBackward], which is called again when that changes. The states are those of another
// analysis in the solver. Anywhere else, it is the same as At.
func (s *States[K, T]) Depend(key K) T {
	if w := s.solver.visiting; w.task != nil {
		return s.Read(w.task, w.point, key)
	}
	return s.At(key)
}

// Join adds to what is known. It reports whether that changed anything; then all that
// depends on it will be visited.
func (s *States[K, T]) Join(key K, x T) bool { return s.join(key, s.get(key), x) }

func (s *States[K, T]) join(key K, st *state[T], x T) bool {
	now, changed := st.now.Join(x)
	if changed {
		st.now = now
		s.changed(key, st)
	}
	return changed
}

// changed makes all that depends on a state be visited.
func (s *States[K, T]) changed(key K, st *state[T]) {
	for _, w := range st.deps.list {
		w.task.Enqueue(w.point)
	}
	if s.onChange != nil {
		s.onChange(key, st)
	}
}

// dependents are what is to be visited when a state changes, each once.
type dependents struct {
	list []work
	set  map[work]struct{} // of the list, if that is long
}

// fewDependents is the length of a list up to which it is searched.
const fewDependents = 8

func (d *dependents) add(w work) {
	if d.set == nil {
		for _, old := range d.list {
			if old == w {
				return
			}
		}
		if d.list = append(d.list, w); len(d.list) > fewDependents {
			d.set = make(map[work]struct{}, 4*fewDependents)
			for _, old := range d.list {
				d.set[old] = struct{}{}
			}
		}
		return
	}
	if _, there := d.set[w]; !there {
		d.set[w] = struct{}{}
		d.list = append(d.list, w)
	}
}

// Values are what is known of values.
type Values[T Lattice[T]] struct {
	States[*ir.Value, T]
	// watch is called when a state has changed, after its users were enqueued. It may be
	// nil.
	watch func(v *ir.Value, now T)
}

// NewValues returns states of values for an analysis in a solver.
func NewValues[T Lattice[T]](s *Solver) *Values[T] {
	v := &Values[T]{States: *NewStates[*ir.Value, T](s)}
	v.onChange = v.enqueueUsers
	return v
}

// ReadForUsers returns what is known of a value. When that changes, the analysis visits the
// places after all users of the value. That costs less than to Read it at each.
func (s *Values[T]) ReadForUsers(t *Task, v *ir.Value) T {
	st := s.get(v)
	st.tasks |= 1 << t.number
	return st.now
}

// readForOwner returns what is known of a result. When that changes, the analysis visits
// the place after its operation.
func (s *Values[T]) readForOwner(t *Task, v *ir.Value) T {
	st := s.get(v)
	st.owners |= 1 << t.number
	return st.now
}

func (s *Values[T]) enqueueUsers(v *ir.Value, st *state[T]) {
	if st.owners != 0 {
		s.solver.each(st.owners, func(t *Task) { t.Enqueue(After(v.DefiningOp())) })
	}
	if st.tasks != 0 {
		for u := range v.Uses() {
			s.solver.each(st.tasks, func(t *Task) { t.enqueueAfter(u.Owner()) })
		}
	}
	if s.watch != nil {
		s.watch(v, st.now)
	}
}
