package pass

import (
	"fmt"
	"runtime/debug"

	"github.com/gomlir/gomlir/internal/group"
)

// A Panic is the value that [Pipeline.Run] panics with if a pass does. It names the pass with the
// bug.
type Panic struct {
	// Pass is the name of the pass, "cse".
	Pass string
	// Op is the name of the operation that the pass ran on, "func.func".
	Op string
	// Value is the value of the pass's panic.
	Value any
	// Stack is the stack of the goroutine at that moment, as [debug.Stack] formats it.
	Stack []byte
}

// Error returns everything, with the pass, the operation and the value on the first line.
func (p *Panic) Error() string {
	return fmt.Sprintf("pass '%s' on '%s': %v\n%s", p.Pass, p.Op, p.Value, p.Stack)
}

// Unwrap returns the value if it is an error, or nil.
func (p *Panic) Unwrap() error {
	err, _ := p.Value.(error)
	return err
}

// call runs the pass. If that panics, call panics with a *Panic.
func (p *Pass) call(j *Job) {
	op := j.Op.Name() // the pass may leave the operation in any state
	defer func() {
		switch v := recover().(type) {
		case nil:
			return
		case *Panic: // of a pipeline that the pass has run
			j.exec.Panic = v
		default:
			j.exec.Panic = &Panic{Pass: p.def.Name, Op: op, Value: v, Stack: debug.Stack()}
		}
		panic(j.exec.Panic)
	}()
	p.run(j)
}

// rethrow panics with what a goroutine panicked with, which is a *Panic if a pass did.
func rethrow(g *group.Panic) {
	if p, ok := g.Value.(*Panic); ok {
		panic(p)
	}
	panic(g)
}
