package verify_test

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestRandom compares what is printed about random functions, most of them
// wrong, with mlir-opt.
func TestRandom(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	rounds := 150
	if peer.Short() {
		rounds = 30
	}
	for name, generate := range map[string]func(*rand.Rand, *strings.Builder){
		"dominance": randomGraph, "types": randomTypes, "nesting": randomNest,
	} {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewSource(22))
			var b strings.Builder
			for i := range rounds {
				if i > 0 {
					b.WriteString("\n" + marker + "\n")
				}
				generate(rng, &b)
			}
			file := filepath.Join(t.TempDir(), "random.mlir")
			if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			want, err := peer.Command(t, opt, "-allow-unregistered-dialect", "--split-input-file", "-o", os.DevNull, file).CombinedOutput()
			if err == nil {
				t.Fatal("mlir-opt finds no error")
			}
			if d := peer.Difference(printed(t, file, []byte(b.String()), 2), string(want)); d != "" {
				t.Error(d)
			}
		})
	}
}

// randomGraph writes a function of some blocks that go to others and use values
// of any.
func randomGraph(rng *rand.Rand, b *strings.Builder) {
	n := 2 + rng.Intn(6)
	fmt.Fprintf(b, "func.func @f(%%c: i1, %%v0: i32) {\n  %%v1 = \"t.def\"() : () -> i32\n  cf.br ^b1\n")
	values := 2 + 3*n
	for i := 1; i < n; i++ {
		fmt.Fprintf(b, "^b%d:\n", i)
		for j := range 2 {
			// Most uses are of values that are defined in blocks before.
			use := rng.Intn(2 + 3*i)
			if rng.Intn(12) == 0 {
				use = rng.Intn(values)
			}
			fmt.Fprintf(b, "  %%v%d = \"t.op\"(%%v%d) : (i32) -> i32\n", 2+3*(i-1)+j, use)
		}
		fmt.Fprintf(b, "  %%v%d = \"t.def\"() : () -> i32\n", 2+3*(i-1)+2)
		target := func() int { return 1 + rng.Intn(n-1) }
		switch rng.Intn(4) {
		case 0:
			fmt.Fprintf(b, "  cf.br ^b%d\n", target())
		case 1, 2:
			fmt.Fprintf(b, "  cf.cond_br %%c, ^b%d, ^b%d\n", target(), target())
		default:
			b.WriteString("  return\n")
		}
	}
	// What is used must be defined somewhere.
	fmt.Fprintf(b, "^end:\n")
	for v := 2 + 3*(n-1); v < values; v++ {
		fmt.Fprintf(b, "  %%v%d = \"t.def\"() : () -> i32\n", v)
	}
	b.WriteString("  return\n}\n")
}

// randomNest writes operations with regions in each other that use values from
// anywhere around.
func randomNest(rng *rand.Rand, b *strings.Builder) {
	values := 1
	var nest func(depth int)
	nest = func(depth int) {
		for range 1 + rng.Intn(3) {
			v := values
			values++
			// Most uses are of values before.
			use := rng.Intn(v)
			if rng.Intn(10) == 0 {
				use = v + rng.Intn(4)
			}
			switch k := rng.Intn(6); {
			case k == 0 && depth > 0:
				fmt.Fprintf(b, "%%v%d = \"t.r\"(%%v%d) ({\n", v, use)
				nest(depth - 1)
				b.WriteString("}) : (i32) -> i32\n")
			case k == 1 && depth > 0:
				b.WriteString("builtin.module {\n")
				nest(depth - 1)
				b.WriteString("}\n")
				fmt.Fprintf(b, "%%v%d = \"t.def\"() : () -> i32\n", v)
			case k == 2 && depth > 0:
				fmt.Fprintf(b, "func.func @f%d() {\n", v)
				nest(depth - 1)
				b.WriteString("func.return\n}\n")
				fmt.Fprintf(b, "%%v%d = \"t.def\"() : () -> i32\n", v)
			default:
				fmt.Fprintf(b, "%%v%d = \"t.op\"(%%v%d) : (i32) -> i32\n", v, use)
			}
		}
	}
	b.WriteString("%v0 = \"t.def\"() : () -> i32\n")
	nest(4)
}

// randomTypes writes operations on values of any types.
func randomTypes(rng *rand.Rand, b *strings.Builder) {
	types := []string{
		"i1", "i32", "i64", "index", "f32", "f64", "vector<4xi32>", "vector<4xi64>", "vector<[4]xi32>", "vector<4xf32>", "vector<4xi1>",
		"tensor<4xi32>", "tensor<?xi32>", "tensor<4xf32>", "tensor<?x4xi32>", "tensor<4xi1>", "memref<4xi32>", "memref<?xf32>",
	}
	typ := types[rng.Intn(len(types))]
	// Most types are that of the others.
	pick := func() string {
		if rng.Intn(3) == 0 {
			return types[rng.Intn(len(types))]
		}
		return typ
	}
	ops := []struct {
		name              string
		operands, results int
		props             string
	}{
		{"arith.addi", 2, 1, ""}, {"arith.andi", 2, 1, ""}, {"arith.addf", 2, 1, ""}, {"arith.cmpi", 2, 1, "<{predicate = 1 : i64}>"},
		{"arith.cmpf", 2, 1, "<{predicate = 1 : i64}>"}, {"arith.extsi", 1, 1, ""}, {"arith.truncf", 1, 1, ""}, {"arith.trunci", 1, 1, ""},
		{"arith.bitcast", 1, 1, ""}, {"arith.index_cast", 1, 1, ""}, {"arith.sitofp", 1, 1, ""}, {"arith.negf", 1, 1, ""},
		{"arith.addui_extended", 2, 2, ""}, {"arith.mulsi_extended", 2, 2, ""}, {"arith.minsi", 2, 1, ""},
		{"builtin.unrealized_conversion_cast", 2, 1, ""}, {"cf.assert", 1, 0, `<{msg = ""}>`}, {"ub.poison", 0, 1, ""},
	}
	op := ops[rng.Intn(len(ops))]
	count := func(n int) int {
		if rng.Intn(12) == 0 {
			return rng.Intn(4)
		}
		return n
	}
	var names, in, out []string
	b.WriteString("func.func @f() {\n")
	for i := range count(op.operands) {
		names, in = append(names, fmt.Sprintf("%%a%d", i)), append(in, pick())
		fmt.Fprintf(b, "  %s = \"t.def\"() : () -> %s\n", names[i], in[i])
	}
	for range count(op.results) {
		out = append(out, pick())
	}
	fmt.Fprintf(b, "  %q(%s) %s : (%s) -> (%s)\n  return\n}\n", op.name, strings.Join(names, ", "), op.props, strings.Join(in, ", "), strings.Join(out, ", "))
}
