// Package group runs functions in parallel, like sync.WaitGroup. But a panic in a function does not
// end the process. It continues in the goroutine that waits, so a command can handle the panics of
// all its workers in one place.
package group

import (
	"fmt"
	"runtime/debug"
	"sync"
)

// A Group is a set of goroutines. The zero Group is ready to use.
type Group struct {
	wg    sync.WaitGroup
	mu    sync.Mutex
	first *Panic
}

// A Panic is the value that Wait panics with: the value of the panic in a goroutine, and its stack.
type Panic struct {
	Value any
	Stack []byte
}

// Error returns the value and the stack.
func (p *Panic) Error() string {
	return fmt.Sprintf("%v\nin a goroutine:\n%s", p.Value, p.Stack)
}

// Unwrap returns the value if it is an error.
func (p *Panic) Unwrap() error {
	err, _ := p.Value.(error)
	return err
}

// Go calls f in a new goroutine.
func (g *Group) Go(f func()) {
	g.wg.Go(func() {
		if p := Try(f); p != nil {
			g.mu.Lock()
			defer g.mu.Unlock()
			if g.first == nil {
				g.first = p
			}
		}
	})
}

// Try calls f. It returns the panic of f, nil if f does not panic.
func Try(f func()) (p *Panic) {
	defer func() {
		if v := recover(); v != nil {
			var ok bool
			if p, ok = v.(*Panic); !ok { // otherwise it comes from a nested group
				p = &Panic{v, debug.Stack()}
			}
		}
	}()
	f()
	return nil
}

// Wait waits until all functions have returned or panicked. If one has panicked,
// Wait panics with a *Panic, that of the first.
func (g *Group) Wait() {
	g.wg.Wait()
	if g.first != nil {
		panic(g.first)
	}
}
