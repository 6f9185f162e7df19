package instrument

import (
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/gomlir/gomlir/pass"
)

// Progress keeps a line on a terminal up to date that says which pass runs, and on how
// many of the operations the pipelines have run. Runs that are short do not show it.
type Progress struct {
	// Out is a terminal.
	Out io.Writer
	// After is the duration from which on a run counts as long. 0 means a second.
	After time.Duration

	mu      sync.Mutex
	begun   time.Time
	written time.Time
	shown   bool
	closed  bool
	nesting *pass.Execution // the outermost that runs
	of      int
	done    int
}

// every is the time between updates.
const every = 100 * time.Millisecond

// Begin updates the line.
func (p *Progress) Begin(e *pass.Execution) func() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.begun.IsZero() {
		p.begun = time.Now()
	}
	switch {
	case e.Kind == pass.NestingExecution && p.nesting == nil:
		p.nesting, p.of, p.done = e, children(e), 0
		return func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.nesting = nil
		}
	case e.Kind == pass.PassExecution:
		p.update(e.Pass.Def().Name)
	case e.Kind == pass.PipelineExecution && e.Parent == p.nesting && e.Parent != nil:
		return func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.done++
		}
	}
	return nil
}

// children counts the operations that the pipelines of a nesting run on.
func children(e *pass.Execution) int {
	n := 0
	for _, r := range e.Op.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				for _, p := range e.Pipelines {
					if p.Accepts(op) {
						n++
						break
					}
				}
			}
		}
	}
	return n
}

func (p *Progress) update(name string) {
	after := p.After
	if after == 0 {
		after = time.Second
	}
	now := time.Now()
	if p.closed || now.Sub(p.begun) < after || now.Sub(p.written) < every {
		return
	}
	p.written, p.shown = now, true
	text := name
	if p.nesting != nil {
		text += fmt.Sprintf(", %d of %d operations", p.done, p.of)
	}
	fmt.Fprintf(p.Out, "\r\x1b[K%s", text)
}

// Close removes the line.
func (p *Progress) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	if p.shown {
		io.WriteString(p.Out, "\r\x1b[K")
	}
}
