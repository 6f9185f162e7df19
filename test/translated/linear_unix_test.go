//go:build unix

package translated

import (
	"bytes"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestLinear translates inputs of two sizes: one that is eight times as large
// may not cost much more than eight times as much processor time and memory.
// What is quadratic costs 64 times as much.
func TestLinear(t *testing.T) {
	const small, factor, most = 8000, 8, 24
	for _, c := range []struct {
		name string
		make func(n int) string
	}{
		{"structs in an array", func(n int) string {
			return fmt.Sprintf("@a = constant [%d x { ptr, i64 }] [%s]\n@x = global i8 0\n", n, list(n, func(i int) string {
				return fmt.Sprintf("{ ptr, i64 } { ptr @x, i64 %d }", i)
			}))
		}},
		{"structs that are undefined in part", func(n int) string {
			return fmt.Sprintf("@a = constant [%d x { i32, [2 x ptr] }] [%s]\n@x = global i8 0\n", n, list(n, func(i int) string {
				return fmt.Sprintf("{ i32, [2 x ptr] } { i32 %d, [2 x ptr] [ptr undef, ptr getelementptr (i8, ptr @x, i64 %d)] }", i, i)
			}))
		}},
		{"functions", func(n int) string {
			return repeat(n/4, func(i int) string {
				return fmt.Sprintf("define i32 @f%d(i32 %%x) {\n  %%y = add i32 %%x, %d\n  %%z = call i32 @f%d(i32 %%y)\n  ret i32 %%z\n}\n", i, i, i/2)
			})
		}},
		{"blocks", func(n int) string {
			return "define void @f(i1 %c) {\n  br label %b0\n" + repeat(n, func(i int) string {
				return fmt.Sprintf("b%d:\n  br i1 %%c, label %%b%d, label %%b%d\n", i, i+1, max(i, 1))
			}) + fmt.Sprintf("b%d:\n  ret void\n}\n", n)
		}},
		{"cases", func(n int) string {
			return "define i32 @f(i32 %x) {\n  switch i32 %x, label %d [\n" + repeat(n, func(i int) string {
				return fmt.Sprintf("    i32 %d, label %%d\n", i)
			}) + "  ]\nd:\n  %r = phi i32 [ %x, %0 ]" + strings.Repeat(", [ %x, %0 ]", n) + "\n  ret i32 %r\n}\n"
		}},
		{"metadata", func(n int) string {
			return "!named = !{!0}\n" + repeat(n, func(i int) string {
				return fmt.Sprintf("@g%d = global i32 %d\n!%d = !{i32 %d, !%d}\n", i, i, i, i, i+1)
			}) + fmt.Sprintf("!%d = !{}\n", n)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := translateOnce(t, c.make(small)), translateOnce(t, c.make(small*factor))
			t.Logf("import %v, %d MB and %v, %d MB; export %v, %d MB and %v, %d MB", a[0].cpu, a[0].memory>>20, b[0].cpu, b[0].memory>>20,
				a[1].cpu, a[1].memory>>20, b[1].cpu, b[1].memory>>20)
			for i, step := range []string{"import", "export"} {
				// What takes no time is not measured well.
				if b[i].cpu > most*max(a[i].cpu, 10*time.Millisecond) {
					t.Errorf("%s: processor time %v, %d times as much: %v", step, a[i].cpu, factor, b[i].cpu)
				}
				if b[i].memory > most*max(a[i].memory, 1<<20) {
					t.Errorf("%s: memory %d, %d times as much: %d", step, a[i].memory, factor, b[i].memory)
				}
			}
		})
	}
}

func repeat(n int, f func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(f(i))
	}
	return b.String()
}

func list(n int, f func(i int) string) string {
	return repeat(n, func(i int) string {
		if i > 0 {
			return ", " + f(i)
		}
		return f(i)
	})
}

// A cost is what a translation takes: the time of all processors, and all memory
// that is allocated.
type cost struct {
	cpu    time.Duration
	memory uint64
}

// translateOnce imports a module and exports the result.
func translateOnce(t *testing.T, ll string) [2]cost {
	t.Helper()
	c := comparer{dir: t.TempDir()}
	write(t, c.path("in.ll"), []byte(ll))
	imports := measure(t, append(importing, c.path("in.ll"), "-o", c.path("out.mlir"))...)
	exports := measure(t, append(exporting, c.path("out.mlir"), "-o", c.path("out.ll"))...)
	if !bytes.Contains(read(t, c.path("out.ll")), []byte("source_filename")) {
		t.Fatal("no output")
	}
	return [2]cost{imports, exports}
}

func measure(t *testing.T, args ...string) cost {
	t.Helper()
	debug.FreeOSMemory()
	var before, after runtime.MemStats
	var from, to syscall.Rusage
	runtime.ReadMemStats(&before)
	syscall.Getrusage(syscall.RUSAGE_SELF, &from)
	if err := gomlir(args...); err != nil {
		t.Fatalf("%.1000s", err)
	}
	syscall.Getrusage(syscall.RUSAGE_SELF, &to)
	runtime.ReadMemStats(&after)
	return cost{
		time.Duration(to.Utime.Nano() + to.Stime.Nano() - from.Utime.Nano() - from.Stime.Nano()),
		after.TotalAlloc - before.TotalAlloc,
	}
}
