package opt_test

import (
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// FuzzMain looks for inputs that crash the command, and for modules that do not
// print as something that reads back as the same, as far as upstream's text
// keeps it.
func FuzzMain(f *testing.F) {
	for _, text := range files {
		f.Add([]byte(text))
	}
	f.Add([]byte("func.func @f(%a: vector<4xi32>, %b: memref<?x2xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> i1 {\n" +
		"  %c, %d = \"test.x\"(%a)[^bb1, ^bb2] <{p = #test.y<\"z\">}> ({\n  ^bb0(%e: index):\n  }) {q = @s::@t} : (vector<4xi32>) -> (i1, tuple<none>)\n" +
		"^bb1:  cf.br ^bb2(%c : i1)\n^bb2(%g: i1):\n  return %g : i1 loc(fused<\"m\">[\"n\", callsite(\"f\":1:2 at unknown)])\n}"))
	f.Add([]byte("#a = dense<[[1.0, 0x7FC0], [-2e5, 0.0]]> : tensor<2x2xbf16>\n!t = complex<f64>\n" +
		"%0 = arith.constant {x.a = #a, x.b = dense_resource<r> : tensor<1xi8>, x.c = array<i8: 1>} 5 : i32\n" +
		"func.func private @f(!t, !llvm.struct<\"s\", (ptr, array<3 x i8>)>) attributes {x.d = sparse<[[0]], 1> : tensor<2xi32>}\n" +
		"{-# dialect_resources: { builtin: { r: \"0x0400000001\" } } #-}"))
	f.Add([]byte("module @x {\n!a = !llvm.struct<\"a\", (ptr, !b)>\n!b = !llvm.struct<\"b\", (array<2 x struct<(i8, !c)>>)>\n!c = i8\n#l = loc(\"f\":1:2)\n" +
		"llvm.func @f(%a: !a) -> !llvm.struct<\"g\", (!a)> attributes {t.t = tuple<!b, !c>} {\n!a = !llvm.struct<\"a\", opaque>\n%b = llvm.mlir.zero : !llvm.struct<\"g\", (!b)> loc(#l)\n" +
		"llvm.return %b : !llvm.struct<\"g\", (!b)>\n}\n}\nmodule { !a = !llvm.struct<\"a\", (i1)>\n!d = !llvm.struct<\"d\">\n!d = !llvm.struct<\"d\", ()>\nllvm.func @f(!a) }"))
	f.Setenv("TMPDIR", f.TempDir())
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, flags := range [][]string{
			{"-allow-unregistered-dialect"},
			{"-allow-unregistered-dialect", "-mlir-print-op-generic", "-mlir-print-debuginfo"},
		} {
			first := run(string(text), flags...)
			switch first.Status {
			case 0:
			case 1:
				if first.Stderr == "" || first.Stdout != "" {
					t.Fatalf("status 1 with diagnostics %q and output %q", first.Stderr, first.Stdout)
				}
				continue
			default:
				t.Fatalf("status %d: %s", first.Status, first.Stderr)
			}
			kept, reads := peer.Text(first.Stdout)
			if !reads {
				continue
			}
			again := run(first.Stdout, flags...)
			if now, _ := peer.Text(again.Stdout); again.Status != 0 || again.Stderr != "" || now != kept {
				t.Fatalf("%s reads back with status %d:\n%s%s", first.Stdout, again.Status, again.Stdout, again.Stderr)
			}
		}
	})
}
