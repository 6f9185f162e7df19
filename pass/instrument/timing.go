package instrument

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gomlir/gomlir/pass"
)

// Timing measures how long the parts of a run take: passes, pipelines, analyses, and
// whatever else a program times with Start. It is safe for concurrent use.
type Timing struct {
	mu     sync.Mutex
	begun  time.Time
	root   timer
	active map[*pass.Execution]*timer
}

// A timer adds up the time of executions with the same name in the same place. Each pass of a pipeline
// has its own, also if there are others of that name.
type timer struct {
	name  string
	pass  *pass.Pass
	user  time.Duration // what goroutines worked, added up
	span  time.Duration // of a nesting: from when the first began until the last ended
	wall  time.Duration // known at the end
	inner []*timer
}

// NewTiming starts measuring.
func NewTiming() *Timing {
	return &Timing{begun: time.Now(), active: map[*pass.Execution]*timer{}, root: timer{name: "root"}}
}

// Start starts measuring something outside the passes, such as "Parser". The returned
// function ends it.
func (t *Timing) Start(name string) (end func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.measure(&t.root.part(name, nil).user)
}

func (t *Timing) measure(sum *time.Duration) (end func()) {
	start := time.Now()
	return func() {
		d := time.Since(start)
		t.mu.Lock()
		defer t.mu.Unlock()
		*sum += d
	}
}

// collect adds up the work inside a visit of several pipelines, which has no measurement
// of its own.
func (x *timer) collect() {
	work := time.Duration(0)
	for _, inner := range x.inner {
		inner.collect()
		work += inner.user
	}
	if x.span > 0 && x.user == 0 {
		x.user = max(work, x.span)
	}
}

// settle computes the wall times of the inner timers. Work that goroutines did at the
// same time shares the time that passed, in proportion.
func (x *timer) settle(scale float64) {
	x.wall = scaled(x.user, scale)
	if x.span > 0 {
		x.wall = scaled(x.span, scale)
		if x.user > x.span {
			scale *= x.span.Seconds() / x.user.Seconds()
		}
	}
	for _, inner := range x.inner {
		inner.settle(scale)
	}
}

func scaled(d time.Duration, scale float64) time.Duration { return time.Duration(float64(d) * scale) }

// part returns the timer of a name, and of a pass if it is for one, inside another.
func (x *timer) part(name string, of *pass.Pass) *timer {
	for _, p := range x.inner {
		if p.name == name && p.pass == of {
			return p
		}
	}
	p := &timer{name: name, pass: of}
	x.inner = append(x.inner, p)
	return p
}

// Begin measures an execution.
func (t *Timing) Begin(e *pass.Execution) func() {
	t.mu.Lock()
	defer t.mu.Unlock()
	outer := &t.root
	if x := t.active[e.Parent]; x != nil {
		outer = x
	}
	x, sum := outer, (*time.Duration)(nil)
	switch e.Kind {
	case pass.PassExecution:
		x = outer.part(e.Pass.Class(), e.Pass)
		sum = &x.user
	case pass.AnalysisExecution:
		x = outer.part("(A) "+e.Analysis, nil)
		sum = &x.user
	case pass.PipelineExecution:
		if name := pipelineName(e.Pipelines[0]); outer.name != name || e.Parent.Kind != pass.NestingExecution {
			x = outer.part(name, nil)
		}
		sum = &x.user
	case pass.NestingExecution:
		x = outer.part(nestingName(e.Pipelines), nil)
		if len(e.Pipelines) > 1 {
			x.expect(e) // in an order that does not depend on which goroutine is first
		}
		sum = &x.span
	}
	t.active[e] = x
	end := t.measure(sum)
	return func() {
		end()
		t.forget(e)
	}
}

// expect makes parts for the pipelines of a visit, in the order in which one goroutine begins them.
func (x *timer) expect(e *pass.Execution) {
	byAnchor := map[string]*pass.Pipeline{}
	for _, p := range e.Pipelines {
		byAnchor[p.Anchor()] = p
	}
	left := len(byAnchor)
	for _, r := range e.Op.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				p := byAnchor[op.Name()]
				if p == nil {
					p = byAnchor[pass.Any]
				}
				if p == nil {
					continue
				}
				n := len(x.inner)
				if x.part(pipelineName(p), nil); len(x.inner) > n {
					if left--; left == 0 {
						return
					}
				}
			}
		}
	}
}

func pipelineName(p *pass.Pipeline) string { return "'" + p.Anchor() + "' Pipeline" }

// nestingName returns the name for the visit of pipelines: that of a single one, or a list.
func nestingName(list []*pass.Pipeline) string {
	if len(list) == 1 {
		return pipelineName(list[0])
	}
	names := make([]string, len(list))
	for i, p := range list {
		names[i] = "'" + p.Anchor() + "'"
	}
	return "Pipeline Collection : [" + strings.Join(names, ", ") + "]"
}

func (t *Timing) forget(e *pass.Execution) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.active, e)
}

// A TimingFormat says how to show times.
type TimingFormat struct {
	// List shows a list with the longest time first, instead of a tree.
	List bool
	// JSON is for programs.
	JSON bool
	// User adds the time that goroutines worked, which may be more than has passed.
	User bool
}

// Write stops measuring and writes the times.
func (t *Timing) Write(w io.Writer, f TimingFormat) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	total := time.Since(t.begun)
	rest, sum := timer{name: "Rest", wall: total}, timer{name: "Total", wall: total}
	for _, x := range t.root.inner {
		x.collect()
		x.settle(1)
		rest.wall -= x.wall
		sum.user += x.user
	}
	rest.user = rest.wall
	sum.user += rest.user
	t.root.user, t.root.wall = sum.user, sum.wall
	r := report{TimingFormat: f, total: sum}
	if f.JSON {
		r.json(&t.root, rest)
	} else {
		r.text(&t.root, rest)
	}
	_, err := io.WriteString(w, r.b.String())
	return err
}

// A report is a text about times.
type report struct {
	TimingFormat
	b     strings.Builder
	total timer
}

const ruler = "===-------------------------------------------------------------------------===\n"

func (r *report) text(root *timer, rest timer) {
	r.b.WriteString(ruler + center("... Execution time report ...") + ruler)
	fmt.Fprintf(&r.b, "  Total Execution Time: %.4f seconds\n\n", r.total.wall.Seconds())
	if r.User {
		r.b.WriteString("  ----User Time----")
	}
	r.b.WriteString("  ----Wall Time----  ----Name----\n")
	if r.List {
		for _, x := range flat(root) {
			r.line(x, 0)
		}
	} else {
		for _, x := range root.inner {
			r.tree(x, 0)
		}
	}
	r.line(&rest, 0)
	r.line(&r.total, 0)
}

// center puts a title in the middle of a line of 80 characters.
func center(s string) string { return strings.Repeat(" ", (80-len(s))/2) + s + "\n" }

func (r *report) tree(x *timer, depth int) {
	r.line(x, depth)
	for _, inner := range x.inner {
		r.tree(inner, depth+1)
	}
}

func (r *report) line(x *timer, depth int) {
	if r.User {
		fmt.Fprintf(&r.b, "  %8.4f (%5.1f%%)", x.user.Seconds(), percent(x.user, r.total.user))
	}
	fmt.Fprintf(&r.b, "  %8.4f (%5.1f%%)  %s%s\n", x.wall.Seconds(), percent(x.wall, r.total.wall), strings.Repeat("  ", depth), x.name)
}

func percent(part, whole time.Duration) float64 {
	if whole == 0 {
		return 0
	}
	return 100 * part.Seconds() / whole.Seconds()
}

// flat returns the times by name, the longest first.
func flat(root *timer) []*timer {
	byName := map[string]*timer{}
	var list []*timer
	var add func(x *timer)
	add = func(x *timer) {
		y := byName[x.name]
		if y == nil {
			y = &timer{name: x.name}
			byName[x.name] = y
			list = append(list, y)
		}
		y.user += x.user
		y.wall += x.wall
		for _, inner := range x.inner {
			add(inner)
		}
	}
	add(root)
	slices.SortStableFunc(list, func(x, y *timer) int { return cmp.Compare(y.wall, x.wall) })
	return list
}

func (r *report) json(root *timer, rest timer) {
	r.b.WriteString("[\n")
	if r.List {
		for _, x := range flat(root) {
			r.object(x, "")
			r.b.WriteString("},\n")
		}
	} else {
		for _, x := range root.inner {
			r.jsonTree(x, "")
		}
	}
	r.object(&rest, "")
	r.b.WriteString("},\n")
	r.object(&r.total, "")
	r.b.WriteString("}\n]\n")
}

func (r *report) object(x *timer, indent string) {
	field := func(d, whole time.Duration) string {
		return fmt.Sprintf(`{"duration": %8.4f, "percentage": %5.1f}`, d.Seconds(), percent(d, whole))
	}
	r.b.WriteString(indent + "{")
	if r.User {
		r.b.WriteString(`"user": ` + field(x.user, r.total.user) + ", ")
	}
	fmt.Fprintf(&r.b, `"wall": %s, "name": %q`, field(x.wall, r.total.wall), x.name)
}

func (r *report) jsonTree(x *timer, indent string) {
	r.object(x, indent)
	r.b.WriteString(`, "passes": [` + "\n")
	for _, inner := range x.inner {
		r.jsonTree(inner, indent+"  ")
	}
	r.b.WriteString(indent + "{}]},\n")
}
