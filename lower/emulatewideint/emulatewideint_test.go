package emulatewideint_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the pass on files with what mlir-opt-22 makes of them.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// operations adds each operation on a type of integers.
func operations(p *lowertest.Program, of func(elem string) string, wide, narrow string) {
	w, n := of(wide), of(narrow)
	for op := range strings.FieldsSeq("addi subi muli andi ori xori shli shrui shrsi maxsi maxui minsi minui divsi ceildivui") {
		p.Op("%0 = arith."+op+" %a0, %a1 {a.b} : "+w, w, w)
	}
	for pred := range strings.FieldsSeq("eq ne slt sle sgt sge ult ule ugt uge") {
		p.Op("%0 = arith.cmpi "+pred+", %a0, %a1 : "+w, w, w)
	}
	p.Op("%0 = arith.addi %a0, %a1 overflow<nsw> : "+w, w, w)
	p.Op("%0 = arith.select %a0, %a1, %a2 : "+w, "i1", w, w)
	if w != wide {
		p.Op("%0 = arith.select %a0, %a1, %a2 : "+of("i1")+", "+w, of("i1"), w, w)
	}
	for ext := range strings.FieldsSeq("extsi extui") {
		p.Op("%0 = arith."+ext+" %a0 : "+n+" to "+w, n)
		p.Op("%0 = arith."+ext+" %a0 : "+of("i1")+" to "+w, of("i1"))
		p.Op("%0 = arith."+ext+" %a0 : "+w+" to "+of("i512"), w)
	}
	p.Op("%0 = arith.trunci %a0 : "+w+" to "+n, w)
	p.Op("%0 = arith.trunci %a0 : "+w+" to "+of("i1"), w)
	p.Op("%0 = arith.trunci %a0 : "+of("i512")+" to "+w, of("i512"))
	for cast := range strings.FieldsSeq("index_cast index_castui") {
		p.Op("%0 = arith."+cast+" %a0 : "+w+" to "+of("index"), w)
		p.Op("%0 = arith."+cast+" %a0 : "+of("index")+" to "+w, of("index"))
		p.Op("%0 = arith."+cast+" %a0 : "+of("index")+" to "+n, of("index"))
	}
	for f := range strings.FieldsSeq("f16 bf16 f32 f64 f80 f128 f8E4M3FN f8E5M2") {
		p.Op("%0 = arith.fptosi %a0 : "+of(f)+" to "+w, of(f))
		p.Op("%0 = arith.fptoui %a0 : "+of(f)+" to "+w, of(f))
		if wide != "i128" { // see TestOwn
			p.Op("%0 = arith.sitofp %a0 : "+w+" to "+of(f), w)
			p.Op("%0 = arith.uitofp %a0 : "+w+" to "+of(f), w)
		}
	}
	p.Op("vector.print %a0 : "+w, w)
	p.Op("%0 = func.call @f(%a0) : ("+w+") -> "+w+"\n return\n}\nfunc.func @f(%a: "+w+") -> "+w+" {\n func.return %a : "+w+"\n}\nfunc.func @g() {", w)
	p.Op("cf.br ^a(%a0 : "+w+")\n^a(%x: "+w+"):", w)
}

// TestPeer compares the conversion of each operation with each kind of type.
func TestPeer(t *testing.T) {
	for _, width := range []int{8, 32, 64} {
		var p lowertest.Program
		for shape := range strings.FieldsSeq("$ vector<1x3x$> tensor<4x$>") {
			of := func(elem string) string { return strings.Replace(shape, "$", elem, 1) }
			operations(&p, of, fmt.Sprintf("i%d", 2*width), fmt.Sprintf("i%d", width))
		}
		for c := range strings.SplitSeq("1 : i64|-2 : i16|123456789012345 : i64|-1 : i128|1 : i256|dense<-7> : vector<3xi64>|dense<[[1, -5000000000]]> : vector<1x2xi64>|"+
			"dense<0> : vector<2xi128>|dense<[]> : tensor<0xi64>|dense_resource<foo> : vector<2xi64>|sparse<[[0]],[1]> : vector<4xi64>|true|1.0 : f64", "|") {
			p.Op("%0 = arith.constant " + c)
		}
		p.Compare(t, fmt.Sprintf("--arith-emulate-wide-int=widest-int-supported=%d", width))
	}
}

// TestGenerated compares random programs.
func TestGenerated(t *testing.T) {
	for seed := range uint64(4) {
		lowertest.CompareModule(t, program(seed, 64), []string{"--arith-emulate-wide-int", "-mlir-print-debuginfo"})
	}
}

// TestOwn has inputs for which mlir-opt-22 computes a wrong number, or loses that vectors are scalable.
func TestOwn(t *testing.T) {
	for _, c := range []struct{ op, types, want string }{
		{"%0 = arith.uitofp %a0 : i128 to f64", "i128", "arith.constant 1.8446744073709552E+19 : f64"},
		{"%0 = arith.addi %a0, %a0 : vector<[4]xi128>", "vector<[4]xi128>", "failed to legalize operation 'func.func'"},
		{"%0 = arith.constant dense<1> : vector<1000000000000xi128>", "", "failed to legalize operation 'arith.constant'"},
	} {
		var p lowertest.Program
		p.Op(c.op, strings.Fields(c.types)...)
		if got := lowertest.Opt(p[0], "--arith-emulate-wide-int=widest-int-supported=64"); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", c.op, got)
		}
	}
	for _, width := range []string{"0", "1", "3", "48"} {
		if got := lowertest.Opt("func.func private @f()", "--arith-emulate-wide-int=widest-int-supported="+width); !strings.Contains(got, "must be a power of two that is at least 2, not "+width) {
			t.Errorf("width %s: %s", width, got)
		}
	}
}
