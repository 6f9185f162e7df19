package exporter_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// A program is the text of a function that computes with constants and passes each result to a
// function. This shows which operations are folded.
type program struct {
	strings.Builder
	n int
}

// def defines a constant.
func (p *program) def(format string, args ...any) string {
	p.n++
	name := fmt.Sprintf("%%c%d", p.n)
	fmt.Fprintf(&p.Builder, "  %s = "+format+"\n", append([]any{name}, args...)...)
	return name
}

// use defines a constant and passes it to a function that is declared for the type.
func (p *program) use(typ, format string, args ...any) {
	p.call(typ, p.def(format, args...))
}

func (p *program) call(typ, v string) {
	fmt.Fprintf(&p.Builder, "  llvm.call @\"use %s\"(%s) : (%s) -> ()\n", typ, v, typ)
}

var (
	intOps  = strings.Fields("add sub mul and or xor shl lshr ashr udiv sdiv urem srem")
	fpOps   = strings.Fields("fadd fsub fmul fdiv frem")
	intCmps = strings.Fields("eq ne ugt uge ult ule sgt sge slt sle")
	fpCmps  = strings.Fields("_false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno _true")
)

const foldGlobals = `llvm.mlir.global external @g(0 : i64) {alignment = 16 : i64} : i64
llvm.mlir.global external @h() : !llvm.array<4 x i32>
llvm.mlir.global internal @big(dense<1> : tensor<8xi32>) : !llvm.array<8 x i32>
llvm.mlir.global extern_weak @w() : i32
llvm.mlir.alias external @a : i64 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @fun()
`

// ints writes all operations on integers of a type, or on vectors of them. The values are texts of
// attributes.
func (p *program) ints(typ, bool_ string, values []string, extra ...string) {
	vals := append([]string{p.def("llvm.mlir.undef : %s", typ), p.def("llvm.mlir.poison : %s", typ)}, extra...)
	for _, v := range values {
		vals = append(vals, p.def("llvm.mlir.constant(%s : %s) : %s", v, typ, typ))
	}
	for _, a := range vals {
		for _, b := range vals {
			for _, op := range intOps {
				p.use(typ, "llvm.%s %s, %s : %s", op, a, b, typ)
			}
			for _, pred := range intCmps {
				p.use(bool_, "llvm.icmp %q %s, %s : %s", pred, a, b, typ)
			}
		}
	}
}

func (p *program) floats(typ string, values []string) {
	vals := []string{p.def("llvm.mlir.undef : %s", typ), p.def("llvm.mlir.poison : %s", typ)}
	for _, v := range values {
		vals = append(vals, p.def("llvm.mlir.constant(%s : %s) : %s", v, typ, typ))
	}
	for _, a := range vals {
		p.use(typ, "llvm.fneg %s : %s", a, typ)
		p.use("i32", "llvm.fptosi %s : %s to i32", a, typ)
		p.use("i32", "llvm.fptoui %s : %s to i32", a, typ)
		for _, b := range vals {
			for _, op := range fpOps {
				p.use(typ, "llvm.%s %s, %s : %s", op, a, b, typ)
			}
			for _, pred := range fpCmps {
				p.use("i1", "llvm.fcmp %q %s, %s : %s", pred, a, b, typ)
			}
		}
	}
}

// vectors writes operations on elements, and bitcasts.
func (p *program) vectors() {
	const v4 = "vector<4xi8>"
	v := p.def("llvm.mlir.constant(dense<[1, 2, -3, 4]> : %s) : %s", v4, v4)
	one := p.def("llvm.mlir.constant(1 : i8) : i8")
	poison := p.def("llvm.mlir.poison : i8")
	vals := []string{v, p.def("llvm.mlir.constant(dense<-1> : %s) : %s", v4, v4), p.def("llvm.mlir.constant(dense<0> : %s) : %s", v4, v4),
		p.def("llvm.shufflevector %s, %s [0, -1, 3, 2] : %s", v, v, v4), p.def("llvm.mlir.undef : %s", v4), p.def("llvm.mlir.poison : %s", v4),
		p.def("llvm.insertelement %s, %s[%s : i8] : %s", poison, v, one, v4)}
	c := p.def("llvm.mlir.constant(dense<[true, false, true, false]> : vector<4xi1>) : vector<4xi1>")
	bit := p.def("llvm.mlir.poison : i1")
	conds := []string{c, p.def("llvm.shufflevector %s, %s [0, -1, 3, 2] : vector<4xi1>", c, c),
		p.def("llvm.insertelement %s, %s[%s : i8] : vector<4xi1>", bit, c, one)}
	bits := []string{bit, p.def("llvm.mlir.undef : i1"), p.def("llvm.mlir.constant(true) : i1")}
	index := []string{one, poison, p.def("llvm.mlir.undef : i8"), p.def("llvm.mlir.constant(4 : i8) : i8"), p.def("llvm.mlir.constant(0 : i8) : i8")}
	for _, a := range vals {
		for _, t := range []string{"i32", "f32", "vector<2xi16>", "vector<2xf16>", "vector<4xi8>"} {
			p.use(t, "llvm.bitcast %s : %s to %s", a, v4, t)
		}
		for _, b := range vals {
			for _, c := range conds {
				p.use(v4, "llvm.select %s, %s, %s : vector<4xi1>, %s", c, a, b, v4)
			}
			for _, c := range bits {
				p.use(v4, "llvm.select %s, %s, %s : i1, %s", c, a, b, v4)
			}
			for _, mask := range []string{"0, 0, 0, 0", "0, -1, 4, 7", "-1, -1, -1, -1", "3, 2, 1, 0"} {
				p.use(v4, "llvm.shufflevector %s, %s [%s] : %s", a, b, mask, v4)
			}
		}
		for _, i := range index {
			p.use("i8", "llvm.extractelement %s[%s : i8] : %s", a, i, v4)
			p.use(v4, "llvm.insertelement %s, %s[%s : i8] : %s", i, a, i, v4)
		}
	}
	q := p.def("llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>")
	for _, a := range []string{q, p.def("llvm.shufflevector %s, %s [0, -1] : vector<2xi32>", q, q)} {
		for _, t := range []string{"vector<8xi8>", "i64", "f64", "vector<2xf32>", "vector<4xf16>"} {
			p.use(t, "llvm.bitcast %s : vector<2xi32> to %s", a, t)
		}
	}
	p.use("vector<8xi8>", "llvm.bitcast %s : f64 to vector<8xi8>", p.def("llvm.mlir.constant(1.1 : f64) : f64"))
}

func (p *program) pointers() {
	ptrs := []string{p.def("llvm.mlir.zero : !llvm.ptr")}
	for _, g := range strings.Fields("g h big w a fun") {
		ptrs = append(ptrs, p.def("llvm.mlir.addressof @%s : !llvm.ptr", g))
	}
	null, h, big := ptrs[0], ptrs[2], ptrs[3]
	gep := func(base, flags string, i int) string {
		return p.def("llvm.getelementptr %s %s[%d] : (!llvm.ptr) -> !llvm.ptr, i32", flags, base, i)
	}
	ptrs = append(ptrs, gep(h, "inbounds", 1), gep(h, "", 3), gep(h, "", -3), gep(null, "", 4), gep(big, "inbounds", 2),
		p.def("llvm.inttoptr %s : i64 to !llvm.ptr", p.def("llvm.mlir.constant(4096 : i64) : i64")))
	var ints []string
	for _, a := range ptrs {
		ints = append(ints, p.def("llvm.ptrtoint %s : !llvm.ptr to i64", a))
		p.use("i8", "llvm.ptrtoint %s : !llvm.ptr to i8", a)
		for _, b := range ptrs {
			for _, pred := range intCmps {
				p.use("i1", "llvm.icmp %q %s, %s : !llvm.ptr", pred, a, b)
			}
		}
	}
	p.use("!llvm.ptr", "llvm.inttoptr %s : i64 to !llvm.ptr", ints[8])
	p.ints("i64", "i1", strings.Fields("1 2 3 4 6 7 8 12 15 16 -4 -16 -17 -32"), ints...)
}

// TestFolding compares all pairs of constants of many kinds, including undefined ones, with
// mlir-translate.
func TestFolding(t *testing.T) {
	tool := peer.Tool(t, "mlir-translate-22")
	for name, write := range map[string]func(p *program){
		"i8": func(p *program) { p.ints("i8", "i1", strings.Fields("0 1 -1 2 7 -128 127 100")) },
		"i1": func(p *program) { p.ints("i1", "i1", strings.Fields("0 1")) },
		"f32": func(p *program) {
			p.floats("f32", strings.Fields("0.0 -0.0 1.0 -1.5 0x7F800000 0xFF800000 0x7FC00000 0xFFA00001 1.0e-40 3.0e38 7.25"))
		},
		"f80": func(p *program) {
			p.floats("f80", strings.Fields("0.0 -0.0 1.0 -1.5 0x7FFF8000000000000000 3.0e38 7.25 0.1"))
		},
		"bits": func(p *program) {
			c := p.def("llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>")
			p.ints("vector<2xi1>", "vector<2xi1>", []string{"dense<0>", "dense<[1, 0]>"},
				p.def("llvm.shufflevector %s, %s [-1, 0] : vector<2xi1>", c, c), p.def("llvm.shufflevector %s, %s [1, -1] : vector<2xi1>", c, c))
		},
		"elements": func(p *program) {
			c := p.def("llvm.mlir.constant(dense<[7, -9]> : vector<2xi8>) : vector<2xi8>")
			p.ints("vector<2xi8>", "vector<2xi1>", []string{"dense<0>", "dense<1>", "dense<-1>", "dense<[1, 0]>"},
				p.def("llvm.shufflevector %s, %s [-1, 0] : vector<2xi8>", c, c), p.def("llvm.shufflevector %s, %s [1, -1] : vector<2xi8>", c, c))
		},
		"vectors":  (*program).vectors,
		"pointers": (*program).pointers,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := new(program)
			write(p)
			text := []byte(foldGlobals + declared(p.String()) + "llvm.func @f() {\n" + p.String() + "  llvm.return\n}\n")
			file := filepath.Join(t.TempDir(), name+".mlir")
			if err := os.WriteFile(file, text, 0o600); err != nil {
				t.Fatal(err)
			}
			cmd := peer.Command(t, tool, "--mlir-to-llvmir", file)
			var stderr bytes.Buffer
			cmd.Stderr = &stderr
			want, err := cmd.Output()
			if err != nil {
				t.Fatalf("%v\n%.2000s", err, stderr.String())
			}
			got, errs := export(t, file, text, 1)
			g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
			for i := range min(len(g), len(w)) {
				if g[i] != w[i] {
					t.Fatalf("line %d:\n got %s\nwant %s", i+1, g[i], w[i])
				}
			}
			if len(g) != len(w) {
				t.Fatalf("%d lines, not %d\n%s", len(g), len(w), errs)
			}
		})
	}
}

// declared returns declarations of the functions that a program calls.
func declared(text string) string {
	var b strings.Builder
	seen := map[string]bool{}
	for rest := text; ; {
		_, after, ok := strings.Cut(rest, `@"use `)
		if !ok {
			return b.String()
		}
		typ, after, _ := strings.Cut(after, `"`)
		if rest = after; !seen[typ] {
			seen[typ] = true
			fmt.Fprintf(&b, "llvm.func @\"use %s\"(%s)\n", typ, typ)
		}
	}
}
