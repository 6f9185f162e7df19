package programs

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/randomir"
)

// vectorSizes are options of affine-super-vectorize. Sizes that do not divide 64 leave a part of the last vector beyond a memref.
var vectorSizes = []string{"8", "7", "5 vectorize-reductions", "16 vectorize-reductions", "4,8", "3,5", "8,4 test-fastest-varying=0,1", "2,3,4"}

// TestVectorizedExecution executes functions with nests of loops that affine-super-vectorize has made vectors of. Each prints
// the same as without that.
func TestVectorizedExecution(t *testing.T) {
	runner, lib := executor(t)
	executed, vectors := 0, 0
	for i := range *seeds {
		file := filepath.Join(t.TempDir(), "nests.mlir")
		text := vectorProgram(randomir.VectorNests(*first+uint64(i), 3, randomir.VectorNestOptions{Runs: true}))
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		want, err := execute(t, runner, lib, file)
		if err != nil {
			t.Errorf("seed %d: %v", i, err)
			continue
		}
		for k := range 2 {
			pass := "-affine-super-vectorize=virtual-vector-size=" + vectorSizes[(i*3+k)%len(vectorSizes)]
			got, err := execute(t, runner, lib, file, pass)
			if err != nil {
				t.Errorf("seed %d, %s: %v", i, pass, err)
			} else if d := peer.Difference(got, want); d != "" {
				t.Errorf("seed %d, %s: %s", i, pass, d)
			}
			executed++
			vectors += strings.Count(run(pass, file).Stdout, "vector.transfer_write")
		}
	}
	if vectors < executed {
		t.Errorf("only %d transfers in %d programs", vectors, executed)
	}
}

var memrefArgument = regexp.MustCompile(`(%[akop][123]): (memref<((?:(?:64|\?)x)+)([fi]32)>)`)

// vectorProgram makes a program of functions of nests: it fills their memory, calls them, and prints sums of all elements.
func vectorProgram(functions []string) string {
	var b strings.Builder
	header, _, _ := strings.Cut(functions[0], "\n")
	memory := memrefArgument.FindAllStringSubmatch(header, -1)
	b.WriteString(strings.Join(functions, ""))
	b.WriteString(`func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %s = arith.constant 64 : index
  %b = arith.constant true
  %x = arith.constant 2.5 : f32
  %y = arith.constant 11 : i32
  %zero = arith.constant 0.0 : f32
  %sum0 = arith.constant 0 : i64
  %k = arith.constant 31 : i64
`)
	var args, types []string
	for _, m := range memory {
		name, typ, elem := m[1], m[2], m[4]
		dims := strings.Count(m[3], "x")
		fmt.Fprintf(&b, "  %s = memref.alloc(%s) : %s\n", name, strings.Join(slices.Repeat([]string{"%s"}, strings.Count(m[3], "?")), ", "), typ)
		eachElement(&b, dims, "", func(subscripts string) {
			b.WriteString("    %n = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 7 + d1 * 5 + d2 * 3) mod 23 - 9)>(%i0, %i1, %i2)\n")
			b.WriteString("    %v0 = arith.index_cast %n : index to i32\n")
			value := "%v0"
			if elem == "f32" {
				b.WriteString("    %v1 = arith.sitofp %v0 : i32 to f32\n")
				value = "%v1"
			}
			fmt.Fprintf(&b, "    affine.store %s, %s[%s] : %s\n", value, name, subscripts, typ)
		})
		args, types = append(args, name), append(types, typ)
	}
	for i := range functions {
		fmt.Fprintf(&b, "  call @f%d(%%s, %%b, %%x, %%y, %s) : (index, i1, f32, i32, %s) -> ()\n", i, strings.Join(args, ", "), strings.Join(types, ", "))
		for _, m := range memory {
			if strings.ContainsAny(m[1][1:2], "op") {
				printSum(&b, fmt.Sprintf("%%r%d%s", i, m[1][1:]), m[1], m[2], strings.Count(m[3], "x"), m[4])
			}
		}
	}
	b.WriteString("  return\n}\n")
	return b.String()
}

// eachElement writes a nest of loops, with 0 for indices that are not there.
func eachElement(b *strings.Builder, dims int, result string, body func(subscripts string)) {
	var names []string
	for i := range 3 {
		upper := 64
		if i >= dims {
			upper = 1
		} else {
			names = append(names, fmt.Sprintf("%%i%d", i))
		}
		if result == "" {
			fmt.Fprintf(b, "  affine.for %%i%d = 0 to %d {\n", i, upper)
			continue
		}
		fmt.Fprintf(b, "  %s%s = affine.for %%i%d = 0 to %d iter_args(%%c%d = %s) -> (i64) {\n", result, []string{"", "_1", "_2"}[i], i, upper, i, []string{"%sum0", "%c0", "%c1"}[i])
	}
	body(strings.Join(names, ", "))
	if result == "" {
		b.WriteString("  }\n  }\n  }\n")
		return
	}
	fmt.Fprintf(b, "  affine.yield %%next : i64\n  }\n  affine.yield %s_2 : i64\n  }\n  affine.yield %s_1 : i64\n  }\n", result, result)
}

// printSum prints a number made of the bits of all elements. Zeros have no sign there, and all that is not a number is the same.
func printSum(b *strings.Builder, result, name, typ string, dims int, elem string) {
	eachElement(b, dims, result, func(subscripts string) {
		fmt.Fprintf(b, "    %%e = affine.load %s[%s] : %s\n", name, subscripts, typ)
		bits := "%e"
		if elem == "f32" {
			b.WriteString("    %e1 = arith.addf %e, %zero : f32\n    %nan = arith.cmpf uno, %e1, %e1 : f32\n    %e2 = arith.select %nan, %x, %e1 : f32\n    %bits = arith.bitcast %e2 : f32 to i32\n")
			bits = "%bits"
		}
		fmt.Fprintf(b, "    %%w = arith.extsi %s : i32 to i64\n    %%p = arith.muli %%c2, %%k : i64\n    %%next = arith.addi %%p, %%w : i64\n", bits)
	})
	fmt.Fprintf(b, "  call @printI64(%s) : (i64) -> ()\n  call @printNewline() : () -> ()\n", result)
}
