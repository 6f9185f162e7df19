package action

import (
	"context"
	"io"
	"strconv"
	"sync"
	"time"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/internal/emit"
)

// A Logger writes a line when an action begins and one when it has ended. It is safe
// for concurrent use; the lines of actions on different operations are in the order of
// the operations.
type Logger struct {
	Out io.Writer
	// Thread names in each line who runs the actions, for example the program.
	Thread string
	// Filter selects the actions to log. Nil selects all.
	Filter *Filter

	mu  sync.Mutex
	err error
}

// Handle writes about the action and runs it.
func (l *Logger) Handle(ctx context.Context, a Action, run func()) {
	if !l.Filter.Match(a) {
		run()
		return
	}
	text := []byte("[thread " + l.Thread + "] begins (no breakpoint) Action ")
	text = a.Append(text)
	units := a.Units()
	for i, u := range units {
		if i == 0 {
			text = append(text, " ("...)
		} else {
			text = append(text, ", "...)
		}
		text = u.append(text)
	}
	if len(units) > 0 {
		text = append(text, ')')
	}
	l.write(ctx, append(text, "`\n"...))
	defer l.write(ctx, []byte("[thread "+l.Thread+"] completed `"+a.Tag()+"`\n"))
	run()
}

// append appends a unit's text on one line, without its contents.
func (u Unit) append(dst []byte) []byte {
	switch {
	case u.Region != nil:
		dst = append(dst, "Region #"...)
		dst = strconv.AppendInt(dst, int64(u.Region.Index()), 10)
		dst = append(dst, " for op "...)
	case u.Block != nil:
		dst = append(dst, "Block #"...)
		dst = strconv.AppendInt(dst, int64(u.Block.Number()), 10)
		dst = append(dst, " for op "...)
	}
	return asm.Append(dst, u.op(), asm.Flags{SkipRegions: true, LocalScope: true, AssumeVerified: true, Threads: 1})
}

func (l *Logger) write(ctx context.Context, text []byte) {
	emit.Call(ctx, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.err == nil {
			_, l.err = l.Out.Write(text)
		}
	})
}

// Err returns the first error of writing.
func (l *Logger) Err() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.err
}

// A Profiler writes when actions began and ended, in the format of Chrome's trace
// events (chrome://tracing, Perfetto). It is safe for concurrent use.
type Profiler struct {
	Out io.Writer

	mu    sync.Mutex
	err   error
	begun time.Time
	any   bool
}

// Handle runs the action and writes two events.
func (p *Profiler) Handle(_ context.Context, a Action, run func()) {
	p.event(a, "B", func(b []byte) []byte {
		b = append(b, `, "args": {"desc": `...)
		return append(appendJSON(b, a.Append(nil)), '}')
	})
	defer p.event(a, "E", func(b []byte) []byte { return b })
	run()
}

// appendJSON appends a string in quotes.
func appendJSON(dst, s []byte) []byte {
	dst = append(dst, '"')
	for _, c := range s {
		switch {
		case c == '"' || c == '\\':
			dst = append(dst, '\\', c)
		case c < ' ':
			const hex = "0123456789abcdef"
			dst = append(dst, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		default:
			dst = append(dst, c)
		}
	}
	return append(dst, '"')
}

// event writes an event. All events are in one thread, because goroutines have no
// numbers.
func (p *Profiler) event(a Action, phase string, more func([]byte) []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	b := []byte(",\n")
	if !p.any {
		b, p.any, p.begun = []byte("["), true, time.Now()
	}
	b = append(b, `{"name": `...)
	b = appendJSON(b, []byte(a.Tag()))
	b = append(b, `, "cat": "PERF", "ph": "`+phase+`", "pid": 0, "tid": 0, "ts": `...)
	b = strconv.AppendInt(b, time.Since(p.begun).Microseconds(), 10)
	b = append(more(b), '}')
	if p.err == nil {
		_, p.err = p.Out.Write(b)
	}
}

// Close ends the list of events. It returns the first error of writing.
func (p *Profiler) Close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	end := "]"
	if !p.any {
		end = "[]"
	}
	if p.err == nil {
		_, p.err = io.WriteString(p.Out, end)
	}
	return p.err
}
