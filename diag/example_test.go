package diag_test

import (
	"fmt"
	"os"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// A pass complains about a place in its input and points at another one.
func Example() {
	var files source.Set
	f, err := files.AddFile("twice.mlir", []byte("func.func private @f()\nfunc.func private @f()\n"))
	if err != nil {
		fmt.Println(err) // the 4 GiB of positions are used up
		return
	}
	first, second := diag.At(f.Pos(0)), diag.At(f.Pos(23))

	r := &diag.Renderer{Out: os.Stdout, Set: &files}
	r.Handle(diag.Errorf(second, "redefinition of symbol named '%s'", "f").
		Note(first, "see existing symbol definition here"))
	// Output:
	// twice.mlir:2:1: error: redefinition of symbol named 'f'
	// func.func private @f()
	// ^
	// twice.mlir:1:1: note: see existing symbol definition here
	// func.func private @f()
	// ^
}

// Tasks finish in any order; their diagnostics do not show it.
func ExampleCollector() {
	var c diag.Collector
	done := make(chan bool)
	for task := range 3 {
		go func() {
			c.Task(uint64(task))(diag.Remarkf(diag.Place{}, "from task %d", task))
			done <- true
		}()
	}
	for range 3 {
		<-done
	}
	c.Flush((&diag.Renderer{Out: os.Stdout}).Handle)
	// Output:
	// <unknown>:0: remark: from task 0
	// <unknown>:0: remark: from task 1
	// <unknown>:0: remark: from task 2
}

func ExampleExpectations() {
	var files source.Set
	f, err := files.AddFile("a.mlir", []byte("foo // expected-error {{unknown}}\n// expected-note@above {{near}}\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	e := diag.NewExpectations(&diag.Renderer{Out: os.Stdout, Set: &files}, diag.CheckAll, f)
	e.Handle(diag.Errorf(diag.At(f.Pos(0)), "custom op 'foo' is unknown"))
	fmt.Println("as expected:", e.Check())
	// Output:
	// a.mlir:2:4: error: expected note "near" was not produced
	// // expected-note@above {{near}}
	//    ^~~~
	// as expected: false
}
