package arithtollvm_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
)

// program builds a test program.
type program struct{ lowertest.Program }

// op adds operations with operands %a0, %a1 and so on of the given types.
func (p *program) op(text string, types ...string) { p.Op(text, types...) }

// shapes are the kinds of types, with $ for the element type.
var shapes = strings.Fields("$ vector<$> vector<4x$> vector<[4]x$> vector<2x3x$> vector<2x[3]x$> vector<[2]x3x$> vector<1x2x3x$> tensor<4x$> tensor<?x$>")

func of(shape, elem string) string { return strings.Replace(shape, "$", elem, 1) }

var (
	ints   = strings.Fields("i1 i8 i32 i64 i128 index")
	floats = strings.Fields("f16 bf16 f32 f64 f80 f128 tf32 f8E4M3FN f4E2M1FN")
)

// operations adds each operation with each kind of type.
func (p *program) operations() {
	for _, shape := range shapes {
		for _, e := range ints {
			t := of(shape, e)
			for op := range strings.FieldsSeq("addi subi muli divui divsi ceildivui ceildivsi floordivsi remui remsi andi ori xori shli shrui shrsi maxsi maxui minsi minui") {
				if op == "floordivsi" && e == "i128" {
					continue // see TestArithOwn
				}
				p.op("%0 = arith."+op+" %a0, %a1 : "+t, t, t)
			}
			for pred := range strings.FieldsSeq("eq ne slt sle sgt sge ult ule ugt uge") {
				p.op("%0 = arith.cmpi "+pred+", %a0, %a1 {a.b} : "+t, t, t)
			}
			if !strings.Contains(shape, "[") {
				p.op("%0, %1 = arith.mulsi_extended %a0, %a1 {a.b} : "+t, t, t)
				p.op("%0, %1 = arith.mului_extended %a0, %a1 : "+t, t, t)
			}
			if e != "index" && shape != "vector<$>" {
				p.op("%0, %1 = arith.addui_extended %a0, %a1 {a.b} : "+t+", "+of(shape, "i1"), t, t)
			}
		}
		for _, e := range floats {
			t := of(shape, e)
			for op := range strings.FieldsSeq("addf subf maximumf maxnumf minimumf minnumf mulf divf remf") {
				p.op("%0 = arith."+op+" %a0, %a1 : "+t, t, t)
			}
			p.op("%0 = arith.negf %a0 : "+t, t)
			for pred := range strings.FieldsSeq("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true") {
				p.op("%0 = arith.cmpf "+pred+", %a0, %a1 {a.b} : "+t, t, t)
			}
		}
	}
}

// casts adds each cast between each two kinds of types.
func (p *program) casts() {
	for _, shape := range shapes {
		cast := func(op, from, to string) {
			from, to = of(shape, from), of(shape, to)
			p.op("%0 = arith."+op+" %a0 {a.b} : "+from+" to "+to, from)
		}
		for _, pair := range []string{"i1 i8", "i8 i32", "i32 i64", "i1 i64"} {
			narrow, wide, _ := strings.Cut(pair, " ")
			cast("extui", narrow, wide)
			cast("extsi", narrow, wide)
			cast("trunci", wide, narrow)
		}
		for _, pair := range []string{"f4E2M1FN f8E4M3FN", "f8E4M3FN f16", "f16 f32", "bf16 f64", "f32 f128", "f64 f80"} {
			narrow, wide, _ := strings.Cut(pair, " ")
			cast("extf", narrow, wide)
			cast("truncf", wide, narrow)
			for mode := range strings.FieldsSeq("to_nearest_even downward upward toward_zero to_nearest_away") {
				p.op("%0 = arith.truncf %a0 "+mode+" {a.b} : "+of(shape, wide)+" to "+of(shape, narrow), of(shape, wide))
			}
		}
		for i := range strings.FieldsSeq("i1 i32 i64") {
			cast("index_cast", i, "index")
			cast("index_cast", "index", i)
			cast("index_castui", i, "index")
			cast("index_castui", "index", i)
			for _, f := range floats {
				if f != "tf32" {
					cast("sitofp", i, f)
				}
				cast("uitofp", i, f)
				cast("fptosi", f, i)
				cast("fptoui", f, i)
			}
		}
		for _, pair := range []string{"i32 f32", "i16 f16", "bf16 i16", "i64 f64", "i8 f8E4M3FN", "f8E4M3FN i8", "f8E5M2 f8E4M3FN", "i4 f4E2M1FN"} {
			from, to, _ := strings.Cut(pair, " ")
			cast("bitcast", from, to)
		}
	}
	p.op("%0 = arith.bitcast %a0 : i32 to i32", "i32")
	p.op("%0 = arith.bitcast %a0 : memref<?xi16> to memref<?xbf16>", "memref<?xi16>")
	p.op("%0 = arith.index_cast %a0 : memref<4xindex> to memref<4xi32>", "memref<4xindex>")
}

// flags adds operations with flags and with other attributes.
func (p *program) flags() {
	for _, t := range []string{"f32", "vector<4xf64>", "vector<2x3xf16>"} {
		for flags := range strings.FieldsSeq("none fast nnan,ninf reassoc nsz arcp contract afn reassoc,nnan,ninf,nsz,arcp,contract,afn") {
			for op := range strings.FieldsSeq("addf subf maximumf maxnumf minimumf minnumf mulf divf remf") {
				p.op("%0 = arith."+op+" %a0, %a1 fastmath<"+flags+"> {foo.bar = 1 : i32, baz} : "+t, t, t)
			}
			p.op("%0 = arith.negf %a0 fastmath<"+flags+"> {a.b} : "+t, t)
			p.op("%0 = arith.cmpf olt, %a0, %a1 fastmath<"+flags+"> {a.b} : "+t, t, t)
		}
	}
	p.op("%0 = arith.extf %a0 fastmath<fast> {a.b} : f32 to f64", "f32")
	p.op("%0 = arith.truncf %a0 fastmath<fast> : f64 to f32", "f64")
	p.op("%0 = arith.truncf %a0 upward fastmath<fast> {a.b} : f64 to f32", "f64")
	for _, t := range []string{"i32", "index", "vector<2x3xi32>"} {
		for _, flags := range []string{"none", "nsw", "nuw", "nsw, nuw"} {
			for op := range strings.FieldsSeq("addi subi muli shli") {
				p.op("%0 = arith."+op+" %a0, %a1 overflow<"+flags+"> {foo.bar = 1 : i32, baz} : "+t, t, t)
			}
		}
		for op := range strings.FieldsSeq("shrui shrsi divui divsi") {
			p.op("%0 = arith."+op+" %a0, %a1 exact {foo.bar} : "+t, t, t)
		}
	}
	p.op("%0 = arith.trunci %a0 overflow<nsw, nuw> : vector<2x3xi64> to vector<2x3xi32>", "vector<2x3xi64>")
}

// others adds select and constants.
func (p *program) others() {
	types := []string{"complex<f32>", "!llvm.ptr", "memref<4xi32>", "memref<*xi32>", "tuple<i32>", "() -> ()", "none", "!llvm.struct<(i32)>"}
	for _, shape := range shapes {
		for _, e := range append(ints, floats...) {
			t := of(shape, e)
			types = append(types, t)
			if shape != "$" {
				c := of(shape, "i1")
				p.op("%0 = arith.select %a0, %a1, %a2 : "+c+", "+t, c, t, t)
			}
		}
	}
	for _, t := range types {
		p.op("%0 = arith.select %a0, %a1, %a2 {a.b} : "+t, "i1", t, t)
	}
	for c := range strings.SplitSeq("true|false|1 : i8|-5 : i32|7 : index|1.5 : f32|0x7E00 : f16|1.0 : bf16|2.0 : tf32|1.0 : f8E4M3FN|1.0 : f4E2M1FN|"+
		"2.0 : f128|dense<1> : vector<4xi32>|dense<[1,2]> : vector<2xindex>|dense<1.0> : vector<2x3xf32>|dense<[[1,2],[3,4]]> : vector<2x2xi8>|"+
		"dense<1> : tensor<4xi32>|dense<2> : vector<i32>|dense<2> : vector<[4]xi32>|dense<1.0> : vector<4xf8E4M3FN>|"+
		"dense_resource<foo> : tensor<2xi32>|sparse<[[0]],[1]> : tensor<4xi32>|sparse<[[0]],[1]> : vector<4xi32>", "|") {
		p.op("%0 = arith.constant " + c)
		p.op("%0 = arith.constant {a.b = 1} " + c)
	}
	p.op("%0 = arith.scaling_truncf %a0, %a1 : f32, f8E8M0FNU to f4E2M1FN", "f32", "f8E8M0FNU")
}

// TestFiles compares the conversion of whole programs.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestArithPeer compares the conversion of each operation with each kind of type.
func TestArithPeer(t *testing.T) {
	for name, fill := range map[string]func(*program){
		"operations": (*program).operations, "casts": (*program).casts, "flags": (*program).flags, "others": (*program).others,
	} {
		t.Run(name, func(t *testing.T) {
			var p program
			fill(&p)
			if peer.Short() {
				p.keepEvery(7)
			}
			p.Compare(t, "--convert-arith-to-llvm", "--convert-arith-to-llvm=index-bitwidth=32 -mlir-print-op-generic", "--convert-arith-to-llvm=index-bitwidth=1 -mlir-print-debuginfo")
		})
	}
}

// keepEvery drops all but every nth function.
func (p *program) keepEvery(n int) {
	var kept lowertest.Program
	for i := 0; i < len(p.Program); i += n {
		kept = append(kept, p.Program[i])
	}
	p.Program = kept
}

// TestArithOwn has inputs for which mlir-opt-22 crashes, creates invalid IR or computes a wrong
// number.
func TestArithOwn(t *testing.T) {
	for _, c := range []struct{ op, types, want string }{
		{"arith.floordivsi %a0, %a1 : i128", "i128 i128", `constant\(-1 : i128\) : i128`},
		{"arith.sitofp %a0 : vector<2x3xi32> to vector<2x3xtf32>", "vector<2x3xi32>", `arith.sitofp %arg0 : vector<2x3xi32> to vector<2x3xtf32>`},
		{"arith.addui_extended %a0, %a1 : index, i1", "index index", `llvm.extractvalue %2\[0\] : !llvm.struct<\(i64, i1\)>`},
		{"arith.addui_extended %a0, %a1 : vector<i32>, vector<i1>", "vector<i32> vector<i32>", `llvm.extractvalue %2\[1\] : !llvm.struct<\(vector<1xi32>, vector<1xi1>\)>`},
		{"arith.mulsi_extended %a0, %a1 : vector<[4]xi32>", "vector<[4]xi32> vector<[4]xi32>", `llvm.sext %arg0 : vector<\[4\]xi32> to vector<\[4\]xi64>`},
		{"arith.mului_extended %a0, %a1 : i16777215", "i16777215 i16777215", `arith.mului_extended`},
	} {
		var p program
		n := "%0"
		if strings.Contains(c.op, "extended") {
			n = "%0, %1"
		}
		p.op(n+" = "+c.op, strings.Fields(c.types)...)
		got := lowertest.Opt(p.Program[0], "--convert-arith-to-llvm")
		if strings.Contains(got, "error:") || !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("%s: %s", c.op, got)
		}
	}
}
