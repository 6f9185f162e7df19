package llvmir

import (
	"io"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// bigInputs are inputs for which careless code takes quadratic time. Each function returns the text
// for a size.
var bigInputs = []struct {
	name string
	make func(n int) string
}{
	{"structs", func(n int) string {
		return "@a = global [" + strconv.Itoa(n) + " x { ptr, i64 }] [" +
			strings.TrimSuffix(strings.Repeat("{ ptr, i64 } { ptr @a, i64 7 }, ", n), ", ") + "]\n"
	}},
	{"tuples", func(n int) string {
		var b strings.Builder
		b.WriteString("!n = !{!0}\n")
		for i := range n {
			b.WriteString("!" + strconv.Itoa(i) + " = !{i64 " + strconv.Itoa(i) + "}\n")
		}
		return b.String()
	}},
	{"equal tuples", func(n int) string {
		var b strings.Builder
		b.WriteString("!n = !{!0, !1}\n")
		for i := range n {
			b.WriteString("!" + strconv.Itoa(i) + " = !{i64 " + strconv.Itoa(i/2) + "}\n")
		}
		return b.String()
	}},
	{"equal chains", func(n int) string {
		var b strings.Builder
		b.WriteString("!n = !{!0, !" + strconv.Itoa(n) + "}\n")
		for i := range 2 * n {
			next := "!" + strconv.Itoa(i+1)
			if i%n == n-1 {
				next = "i32 1"
			}
			b.WriteString("!" + strconv.Itoa(i) + " = !{" + next + "}\n")
		}
		return b.String()
	}},
	{"nodes in nodes", func(n int) string {
		var b strings.Builder
		b.WriteString("!n = !{!0, !1}\n!0 = !{!2}\n!1 = !{!2}\n!2 = distinct !{}\n")
		for i := range n {
			b.WriteString("!" + strconv.Itoa(i+3) + " = !{!{i32 " + strconv.Itoa(i) + "}}\n")
		}
		return b.String()
	}},
	{"blocks", func(n int) string {
		var b strings.Builder
		b.WriteString("define void @f(i1 %c) {\n")
		for i := range n {
			b.WriteString("b" + strconv.Itoa(i) + ":\n  br i1 %c, label %b" + strconv.Itoa(i+1) + ", label %b" + strconv.Itoa(n) + "\n")
		}
		return b.String() + "b" + strconv.Itoa(n) + ":\n  ret void\n}\n"
	}},
	{"phis", func(n int) string {
		var b strings.Builder
		b.WriteString("define i32 @f(i1 %c, i32 %x) {\n  br label %b0\n")
		for i := range n {
			s := strconv.Itoa(i)
			b.WriteString("b" + s + ":\n  br i1 %c, label %b" + strconv.Itoa(i+1) + ", label %end\n")
		}
		b.WriteString("b" + strconv.Itoa(n) + ":\n  br label %end\nend:\n  %p = phi i32 [ 0, %b" + strconv.Itoa(n) + " ]")
		for i := range n {
			b.WriteString(", [ %x, %b" + strconv.Itoa(i) + " ]")
		}
		return b.String() + "\n  ret i32 %p\n}\n"
	}},
	{"switch", func(n int) string {
		var b strings.Builder
		b.WriteString("define void @f(i32 %x) {\n  switch i32 %x, label %d [\n")
		for i := range n {
			b.WriteString("    i32 " + strconv.Itoa(i) + ", label %d\n")
		}
		return b.String() + "  ]\nd:\n  ret void\n}\n"
	}},
	{"functions", func(n int) string {
		return "declare void @g()\n" + manyFunctions(n)
	}},
	{"forward", func(n int) string {
		var b strings.Builder
		b.WriteString("define void @f() {\n  br label %a\nb:\n")
		for i := range n {
			b.WriteString("  %y" + strconv.Itoa(i) + " = add i32 %x" + strconv.Itoa(i) + ", 1\n")
		}
		b.WriteString("  ret void\na:\n")
		for i := range n {
			b.WriteString("  %x" + strconv.Itoa(i) + " = add i32 1, 1\n")
		}
		return b.String() + "  br label %b\n}\n"
	}},
}

func manyFunctions(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("define void @f" + strconv.Itoa(i) + "() #" + strconv.Itoa(i) + " {\n  call void @g() #" + strconv.Itoa(i) + "\n  ret void\n}\n")
	}
	for i := range n {
		b.WriteString("attributes #" + strconv.Itoa(i) + " = { \"a\"=\"" + strconv.Itoa(i) + "\" }\n")
	}
	return b.String()
}

// TestLinear checks that eight times the input takes no more than about eight times as long. With a
// quadratic step it would be 64 times. The limit lies between, since other processes take time too.
func TestLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("slow")
	}
	const n = 8000
	for _, in := range bigInputs {
		t.Run(in.name, func(t *testing.T) {
			took := func(text string) time.Duration {
				best := time.Hour
				for range 3 {
					runtime.GC()
					start := time.Now()
					m, err := ParseString("big.ll", text, Options{Threads: 1})
					if err != nil {
						t.Fatal(err)
					}
					if err := m.Print(io.Discard, PrintOptions{Threads: 1}); err != nil {
						t.Fatal(err)
					}
					if err := Verify(m, VerifyOptions{Threads: 1}); err != nil {
						t.Fatal(err)
					}
					best = min(best, time.Since(start))
				}
				return best
			}
			small, large := took(in.make(n)), took(in.make(8*n))
			if large > 40*small && large > 4*time.Second {
				t.Errorf("%d takes %v, %d takes %v", n, small, 8*n, large)
			}
			t.Logf("%v, %v", small, large)
		})
	}
}
