package emulatewideint_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

// program returns a program that computes with random numbers of a width and prints the
// results, 32 bits at a time.
func program(seed uint64, width int) string {
	g := rand.New(rand.NewPCG(seed, uint64(width)))
	w := fmt.Sprintf("i%d", width)
	var b strings.Builder
	b.WriteString("llvm.func @printf(!llvm.ptr, ...) -> i32\nllvm.mlir.global constant @format(\"%x\\0A\\00\")\n")
	b.WriteString("func.func @print(%x: i32) {\n%0 = llvm.mlir.addressof @format : !llvm.ptr\n%1 = llvm.call @printf(%0, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32\nreturn\n}\n")
	fmt.Fprintf(&b, "func.func @show(%%x: %s) {\n", w)
	for i := 0; i < width; i += 32 {
		fmt.Fprintf(&b, "%%n%d = arith.constant %d : %s\n%%s%d = arith.shrui %%x, %%n%d : %s\n", i, i, w, i, i, w)
		fmt.Fprintf(&b, "%%t%d = arith.trunci %%s%d : %s to i32\nfunc.call @print(%%t%d) : (i32) -> ()\n", i, i, w, i)
	}
	b.WriteString("return\n}\n")
	var values, constants, params, types []string
	value := func() string { return values[g.IntN(len(values))] }
	for i := range 8 {
		x := g.Uint64() >> (g.IntN(4) * i)
		constants = append(constants, fmt.Sprintf("%%c%d = arith.constant %d : %s\n", i, int64(x), w))
		values = append(values, fmt.Sprintf("%%a%d", i))
		params = append(params, fmt.Sprintf("%%a%d: %s", i, w))
		types = append(types, w)
	}
	fmt.Fprintf(&b, "func.func @compute(%s) {\n", strings.Join(params, ", "))
	n := 8
	add := func(format string, args ...any) {
		n++
		values = append(values, fmt.Sprintf("%%v%d", n))
		fmt.Fprintf(&b, "%%v%d = %s\n", n, fmt.Sprintf(format, args...))
	}
	for range 60 {
		switch op := g.IntN(12); op {
		case 0, 1, 2:
			fmt.Fprintf(&b, "%%c%d = arith.cmpi %s, %s, %s : %s\n", n, strings.Fields("eq ne slt sle sgt sge ult ule ugt uge")[g.IntN(10)], value(), value(), w)
			add("arith.select %%c%d, %s, %s : %s", n, value(), value(), w)
		case 3, 4, 5:
			// By 0, both tools shift half a number by all its bits, which is poison.
			fmt.Fprintf(&b, "%%m%d = arith.constant %d : %s\n%%i%d = arith.constant 1 : %s\n", n, width-1, w, n, w)
			fmt.Fprintf(&b, "%%b%d = arith.andi %s, %%m%d : %s\n%%a%d = arith.ori %%b%d, %%i%d : %s\n", n, value(), n, w, n, n, n, w)
			by := fmt.Sprintf("%%a%d", n)
			if g.IntN(2) == 0 {
				add("arith.constant %d : %s", 1+g.IntN(width-1), w)
				by = values[len(values)-1]
			}
			add("arith.%s %s, %s : %s", []string{"shli", "shrui", "shrsi"}[op-3], value(), by, w)
		case 6:
			fmt.Fprintf(&b, "%%t%d = arith.trunci %s : %s to i%d\n", n, value(), w, width/2)
			add("arith.%s %%t%d : i%d to %s", []string{"extsi", "extui"}[g.IntN(2)], n, width/2, w)
		case 7:
			// A number with few bits, which a float has, and back.
			fmt.Fprintf(&b, "%%t%d = arith.trunci %s : %s to i7\n%%e%d = arith.extsi %%t%d : i7 to %s\n%%f%d = arith.sitofp %%e%d : %s to f64\n", n, value(), w, n, n, w, n, n, w)
			add("arith.fptosi %%f%d : f64 to %s", n, w)
		default:
			add("arith.%s %s, %s : %s", strings.Fields("addi subi muli andi ori xori maxsi maxui minsi minui")[g.IntN(10)], value(), value(), w)
		}
	}
	for _, v := range values[8:] {
		fmt.Fprintf(&b, "func.call @show(%s) : (%s) -> ()\n", v, w)
	}
	fmt.Fprintf(&b, "return\n}\nfunc.func @main() -> i32 {\n%%zero = arith.constant 0 : i32\n%s", strings.Join(constants, ""))
	fmt.Fprintf(&b, "func.call @compute(%%c0, %%c1, %%c2, %%c3, %%c4, %%c5, %%c6, %%c7) : (%s) -> ()\n", strings.Join(types, ", "))
	return b.String() + "return %zero : i32\n}\n"
}

// run runs a program after some passes.
func run(t *testing.T, text string, passes ...string) string {
	t.Helper()
	lowered := lowertest.Opt(text, append(passes, "--convert-to-llvm")...)
	var ll, errs bytes.Buffer
	translate.Main(context.Background(), tool.Tool{Dialects: all.Dialects()}, []string{"mlir-translate", "--mlir-to-llvmir"},
		stdio.Streams{In: strings.NewReader(lowered), Out: &ll, Err: &errs})
	file := filepath.Join(t.TempDir(), "program.ll")
	if err := os.WriteFile(file, ll.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := peer.Command(t, peer.Tool(t, "lli-22"), file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s\n%s\n%s", err, out, errs.String(), lowered)
	}
	return string(out)
}

// TestRun runs random programs with wide integers and with pairs of integers, which must print the same.
func TestRun(t *testing.T) {
	if peer.Recording() || peer.Offline() {
		t.Skip("what programs do when they run is not recorded")
	}
	for seed := range uint64(5) {
		for _, width := range []int{64, 128} {
			text := program(seed, width)
			want := run(t, text)
			got := run(t, text, fmt.Sprintf("--arith-emulate-wide-int=widest-int-supported=%d", width/2))
			if d := peer.Difference(got, want); d != "" || len(want) < 300 {
				t.Errorf("seed %d, width %d: %s", seed, width, d)
			}
		}
	}
}
