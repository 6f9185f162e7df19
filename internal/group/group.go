// Package group runs functions side by side, like a sync.WaitGroup, but a panic
// in one of them does not end the process: it goes on in the goroutine that
// waits. So a command can catch what goes wrong in its workers at one place.
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

// A Panic is what Wait panics with: what a goroutine of the group panicked with,
// and its stack.
type Panic struct {
	Value any
	Stack []byte
}

// Error has the value and the stack.
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

// Try calls f, and returns what it panics with, nil if it does not.
func Try(f func()) (p *Panic) {
	defer func() {
		if v := recover(); v != nil {
			var ok bool
			if p, ok = v.(*Panic); !ok { // else that of a group inside this one
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
