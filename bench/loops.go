package main

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
)

// loops makes the input of the lowerings: a module of n functions of about 200 operations each, loops over
// memrefs as a front end for arrays writes them. The same n gives the same module.
func loops(n int) func(ctx context.Context, c *corpus, from, to string) error {
	return func(_ context.Context, _ *corpus, _, to string) error {
		file, err := os.Create(to)
		if err != nil {
			return err
		}
		defer file.Close()
		w := bufio.NewWriter(file)
		w.WriteString("module {\n")
		for i := range n {
			l := loopWriter{w: w, rand: rand.New(rand.NewPCG(uint64(i), 0))}
			l.function(i)
		}
		w.WriteString("}\n")
		if err := w.Flush(); err != nil {
			return err
		}
		return file.Close()
	}
}

// A loopWriter writes one function.
type loopWriter struct {
	w      *bufio.Writer
	rand   *rand.Rand
	depth  int // of regions
	ops    int // written so far
	values int // named so far
}

// loopMatrix is the type of the memrefs that the functions work on.
const loopMatrix = "memref<?x?xf64>"

// op writes an operation on a line of its own.
func (l *loopWriter) op(format string, args ...any) {
	l.ops++
	l.line(format, args...)
}

func (l *loopWriter) line(format string, args ...any) {
	l.w.WriteString(strings.Repeat("  ", l.depth))
	fmt.Fprintf(l.w, format+"\n", args...)
}

// value writes an operation with one result and returns its name.
func (l *loopWriter) value(format string, args ...any) string {
	l.values++
	name := fmt.Sprintf("%%v%d", l.values)
	l.op("%s = "+format, append([]any{name}, args...)...)
	return name
}

// region writes what an operation with a region starts with, the region and its end.
func (l *loopWriter) region(body func(), head string, args ...any) {
	l.op(head+" {", args...)
	l.depth++
	body()
	l.depth--
	l.line("}")
}

func (l *loopWriter) function(i int) {
	l.depth = 1
	l.region(func() {
		l.op("%%c0 = arith.constant 0 : index")
		l.op("%%c1 = arith.constant 1 : index")
		l.op("%%zero = arith.constant 0.0 : f64")
		l.op("%%rows = memref.dim %%a, %%c0 : %s", loopMatrix)
		l.op("%%columns = memref.dim %%a, %%c1 : %s", loopMatrix)
		for l.ops < 195 {
			l.nest()
		}
		l.op("return")
	}, "func.func @loops%d(%%a: %[2]s, %%b: %[2]s, %%c: %[2]s, %%s: f64)", i, loopMatrix)
}

// nest writes loops over rows and columns.
func (l *loopWriter) nest() {
	switch l.rand.IntN(5) {
	case 0:
		l.product()
	case 1:
		l.stencil()
	case 2:
		l.temporary()
	case 3:
		l.column()
	default:
		l.pointwise()
	}
}

// loop writes a loop from zero, and what a function writes for its induction variable.
func (l *loopWriter) loop(bound string, body func(i string)) {
	l.values++
	i := fmt.Sprintf("%%i%d", l.values)
	l.region(func() { body(i) }, "scf.for %s = %%c0 to %s step %%c1", i, bound)
}

// sum writes a loop that adds up what a function writes.
func (l *loopWriter) sum(bound string, body func(i string) string) string {
	l.values++
	i, acc, result := fmt.Sprintf("%%i%d", l.values), fmt.Sprintf("%%acc%d", l.values), fmt.Sprintf("%%sum%d", l.values)
	l.region(func() {
		next := l.value("arith.addf %s, %s : f64", acc, body(i))
		l.op("scf.yield %s : f64", next)
	}, "%s = scf.for %s = %%c0 to %s step %%c1 iter_args(%s = %%zero) -> (f64)", result, i, bound, acc)
	return result
}

func (l *loopWriter) load(from, i, j string) string {
	return l.value("memref.load %s[%s, %s] : %s", from, i, j, loopMatrix)
}

func (l *loopWriter) store(x, to, i, j string) {
	l.op("memref.store %s, %s[%s, %s] : %s", x, to, i, j, loopMatrix)
}

// product writes c = a * b.
func (l *loopWriter) product() {
	l.loop("%rows", func(i string) {
		l.loop("%columns", func(j string) {
			sum := l.sum("%columns", func(k string) string {
				return l.value("arith.mulf %s, %s : f64", l.load("%a", i, k), l.load("%b", k, j))
			})
			l.store(l.value("math.fma %s, %%s, %s : f64", sum, l.load("%c", i, j)), "%c", i, j)
		})
	})
}

// stencil writes the mean of neighbours, within the bounds.
func (l *loopWriter) stencil() {
	l.loop("%rows", func(i string) {
		l.loop("%columns", func(j string) {
			next := l.value("arith.addi %s, %%c1 : index", j)
			inside := l.value("arith.cmpi slt, %s, %%columns : index", next)
			l.region(func() {
				x := l.value("arith.addf %s, %s : f64", l.load("%a", i, j), l.load("%a", i, next))
				l.store(l.value("arith.mulf %s, %%s : f64", x), "%b", i, j)
			}, "scf.if %s", inside)
		})
	})
}

// temporary writes to memory of its own.
func (l *loopWriter) temporary() {
	buffer := l.value("memref.alloc(%%rows) : memref<?xf64>")
	l.loop("%rows", func(i string) {
		sum := l.sum("%columns", func(j string) string {
			return l.value("math.absf %s : f64", l.load("%a", i, j))
		})
		l.op("memref.store %s, %s[%s] : memref<?xf64>", l.value("math.sqrt %s : f64", sum), buffer, i)
	})
	l.loop("%rows", func(i string) {
		norm := l.value("memref.load %s[%s] : memref<?xf64>", buffer, i)
		l.loop("%columns", func(j string) {
			l.store(l.value("arith.divf %s, %s : f64", l.load("%a", i, j), norm), "%b", i, j)
		})
	})
	l.op("memref.dealloc %s : memref<?xf64>", buffer)
}

// column writes a loop over a view.
func (l *loopWriter) column() {
	const view = "memref<?xf64, strided<[?], offset: ?>>"
	l.loop("%columns", func(j string) {
		column := l.value("memref.subview %%a[0, %s] [%%rows, 1] [1, 1] : %s to %s", j, loopMatrix, view)
		l.loop("%rows", func(i string) {
			x := l.value("memref.load %s[%s] : %s", column, i, view)
			above := l.value("arith.cmpf ogt, %s, %%s : f64", x)
			l.op("memref.store %s, %s[%s] : %s", l.value("arith.select %s, %%s, %s : f64", above, x), column, i, view)
		})
	})
}

// pointwise writes a chain of computations on each element.
func (l *loopWriter) pointwise() {
	l.loop("%rows", func(i string) {
		l.loop("%columns", func(j string) {
			x := l.load("%a", i, j)
			for range 4 + l.rand.IntN(12) {
				x = l.step(x, j)
			}
			l.store(x, "%c", i, j)
		})
	})
}

// step writes a computation on x.
func (l *loopWriter) step(x, i string) string {
	switch l.rand.IntN(8) {
	case 0:
		return l.value("arith.addf %s, %%s : f64", x)
	case 1:
		return l.value("arith.mulf %s, %s : f64", x, x)
	case 2:
		return l.value("math.exp %s : f64", x)
	case 3:
		return l.value("math.fma %s, %%s, %s : f64", x, x)
	case 4:
		return l.value("arith.negf %s : f64", x)
	case 5:
		return l.value("arith.maximumf %s, %%zero : f64", x)
	case 6:
		n := l.value("arith.index_cast %s : index to i64", i)
		return l.value("arith.addf %s, %s : f64", x, l.value("arith.sitofp %s : i64 to f64", n))
	default:
		return l.value("math.floor %s : f64", x)
	}
}
