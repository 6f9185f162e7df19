package arithtollvm_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// values are constants by type, including those with special rules.
var values = map[string][]string{
	"i1":            {"true", "false"},
	"i8":            {"0", "1", "-1", "127", "-128", "7", "-7", "3", "-3", "100"},
	"i32":           {"0", "1", "-1", "2147483647", "-2147483648", "5", "-5", "31", "32"},
	"i128":          {"0", "1", "-1", "170141183460469231731687303715884105727", "-5", "7"},
	"index":         {"0", "1", "-1", "7", "-7"},
	"f32":           {"0.0", "-0.0", "1.0", "-1.0", "1.5", "0x7F800000", "0xFF800000", "0x7FC00000", "0x7FA00001", "3.4028e38", "1.0e-45", "-7.0"},
	"f16":           {"0.0", "-0.0", "1.0", "6.5e4", "0x7C00", "0x7E00", "3.14"},
	"f64":           {"0.0", "-0.0", "1.0", "0.1", "1.0e300", "0x7FF0000000000000", "0x7FF8000000000000", "-2.75"},
	"f8E4M3FN":      {"1.0", "448.0", "0x7F", "-2.0"},
	"f128":          {"1.0", "0.1"},
	"vector<3xi8>":  {"dense<[1,-7,100]>", "dense<[3,2,5]>", "dense<[1,0,-1]>", "dense<0>", "dense<1>", "dense<-1>", "dense<9>"},
	"vector<2xf32>": {"dense<[1.0,2.0]>", "dense<[3.0,-2.0]>", "dense<1.0>", "dense<-0.0>", "dense<0.0>"},
	"tensor<2xi8>":  {"dense<[1,-7]>", "dense<4>", "dense<1>"},
}

// constant returns the text of an operation that defines a constant %name.
func constant(name, t, value string) string {
	if t != "i1" {
		value += " : " + t
	}
	return "%" + name + " = arith.constant " + value + "\n  "
}

// binary adds an operation on each two constants of a type, on each constant and an argument, and
// on an argument and itself.
func (p *program) binary(op, t string) {
	names := "%r"
	if strings.Contains(op, "_extended") {
		names = "%r, %s"
	}
	use := func(x, y string) string { return fmt.Sprintf("%s = arith.%s %s, %s : %s", names, op, x, y, t) }
	elem, _, _ := strings.Cut(t, ",")
	p.op(use("%a0", "%a0"), elem)
	for _, v := range values[elem] {
		p.op(constant("c", elem, v)+use("%a0", "%c"), elem)
		p.op(constant("c", elem, v)+use("%c", "%a0"), elem)
		for _, w := range values[elem] {
			if op == "floordivsi" && strings.Contains(w, ",0,") {
				continue // upstream checks only the last divisor for zero
			}
			p.op(constant("c", elem, v) + constant("d", elem, w) + use("%c", "%d"))
		}
	}
}

// folds adds operations that fold, and similar ones that do not.
func (p *program) folds() {
	ints := strings.Fields("addi subi muli divui divsi ceildivui ceildivsi floordivsi remui remsi andi ori xori shli shrui shrsi maxsi maxui minsi minui")
	preds := strings.Fields("eq ne slt sle sgt sge ult ule ugt uge")
	for _, op := range ints {
		for _, t := range []string{"i1", "i8", "i32", "i128", "index", "vector<3xi8>", "tensor<2xi8>"} {
			if op != "floordivsi" || t != "i128" { // see TestArithOwn
				p.binary(op, t)
			}
		}
		for other := range strings.FieldsSeq("addi subi muli andi ori xori divui divsi maxsi") {
			for _, args := range []string{"%0, %a0", "%0, %a1", "%a0, %0", "%a1, %0"} {
				p.op("%0 = arith."+other+" %a0, %a1 : i32\n  %1 = arith."+op+" "+args+" : i32", "i32", "i32")
			}
		}
		p.op("%0 = arith."+op+" %a0, %a0 : tensor<?xi8>", "tensor<?xi8>")
		p.op("%p = ub.poison : i32\n  %0 = arith."+op+" %a0, %p : i32\n  %1 = arith."+op+" %p, %a0 : i32", "i32")
		p.op(constant("m", "i32", "-1")+"%n = arith.xori %a0, %m : i32\n  %0 = arith."+op+" %a0, %n : i32\n  %1 = arith."+op+" %n, %a0 : i32", "i32")
		for _, flags := range []string{"nsw", "nuw", "nsw, nuw"} {
			p.op("%0 = arith.muli %a0, %a1 overflow<"+flags+"> : i32\n  %1 = arith."+op+" %0, %a1 : i32", "i32", "i32")
		}
	}
	for op := range strings.FieldsSeq("addf subf maximumf maxnumf minimumf minnumf mulf divf remf") {
		for _, t := range []string{"f16", "f32", "f64", "f8E4M3FN", "vector<2xf32>"} {
			p.binary(op, t)
		}
		p.op(constant("c", "f32", "0.0")+"%0 = arith."+op+" %a0, %c fastmath<nnan,nsz> : f32", "f32")
	}
	for op := range strings.FieldsSeq("mulsi_extended mului_extended") {
		for _, t := range []string{"i1", "i8", "i32", "index", "vector<3xi8>"} {
			p.binary(op, t)
		}
	}
	p.binary("addui_extended", "i8, i1")
	p.binary("addui_extended", "i32, i1")
	for _, pred := range preds {
		for _, t := range []string{"i1", "i8", "index", "vector<3xi8>"} {
			p.binary("cmpi "+pred+",", t)
		}
		for _, e := range []string{"extsi", "extui"} {
			for _, v := range []string{"0", "1", "-1"} {
				p.op("%e = arith."+e+" %a0 : i1 to i32\n  "+constant("c", "i32", v)+"%0 = arith.cmpi "+pred+", %e, %c : i32", "i1")
			}
		}
		for _, args := range []string{"%a0, %a1", "%a1, %a0", "%a0, %a0"} {
			p.op("%c = arith.cmpi "+pred+", %a0, %a1 : i32\n  %0 = arith.select %c, "+args+" : i32", "i32", "i32")
		}
	}
	for pred := range strings.FieldsSeq("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true") {
		p.binary("cmpf "+pred+",", "f32")
	}
}

// foldedCasts adds casts of constants, and of casts.
func (p *program) foldedCasts() {
	cast := func(from, to string, ops ...string) {
		for _, op := range ops {
			for _, v := range values[from] {
				p.op(constant("c", from, v) + "%0 = arith." + op + " %c : " + from + " to " + to)
			}
		}
	}
	for _, pair := range []string{"i1 i8", "i8 i32", "i32 i128"} {
		a, b, _ := strings.Cut(pair, " ")
		cast(a, b, "extui", "extsi")
		cast(b, a, "trunci")
	}
	for _, pair := range []string{"f16 f32", "f32 f64", "f8E4M3FN f16", "f64 f128"} {
		a, b, _ := strings.Cut(pair, " ")
		cast(a, b, "extf")
		cast(b, a, "truncf")
		p.op("%0 = arith.extf %a0 : "+a+" to "+b+"\n  %1 = arith.truncf %0 : "+b+" to "+a, a)
		for _, flags := range []string{"", "fastmath<contract>"} {
			p.op("%0 = arith.truncf %a0 "+flags+" : "+b+" to "+a+"\n  %1 = arith.extf %0 fastmath<contract> : "+a+" to "+b, b)
		}
	}
	for i := range strings.FieldsSeq("i1 i8 i32 i128") {
		for f := range strings.FieldsSeq("f16 f32 f64 f80 f128 bf16 f8E4M3FN f4E2M1FN") {
			cast(i, f, "sitofp", "uitofp")
			cast(f, i, "fptosi", "fptoui")
		}
		cast(i, "index", "index_cast", "index_castui")
		cast("index", i, "index_cast", "index_castui")
		p.op("%0 = arith.index_cast %a0 : "+i+" to index\n  %1 = arith.index_cast %0 : index to "+i, i)
	}
	cast("i32", "f32", "bitcast")
	cast("f32", "i32", "bitcast")
	cast("i8", "f8E4M3FN", "bitcast")
	widths := map[string]int{"i8": 8, "i16": 16, "i32": 32}
	names := slices.Sorted(maps.Keys(widths)) // sorted, so that the programs are always the same
	for _, a := range names {
		for _, b := range names {
			for _, c := range names {
				for _, one := range []string{"extui", "extsi", "trunci"} {
					for _, two := range []string{"extui", "extsi", "trunci"} {
						if a != b && b != c && (widths[a] > widths[b]) == (one == "trunci") && (widths[b] > widths[c]) == (two == "trunci") {
							p.op("%0 = arith."+one+" %a0 : "+a+" to "+b+"\n  %1 = arith."+two+" %0 : "+b+" to "+c, a)
						}
					}
				}
			}
		}
	}
	for _, v := range values["f32"] {
		p.op(constant("c", "f32", v) + "%0 = arith.negf %c : f32\n  %1 = arith.negf %0 : f32")
	}
	p.op("%0 = arith.negf %a0 : f32\n  %1 = arith.negf %0 : f32\n  %2 = arith.addf %1, %a0 : f32", "f32")
	for _, v := range values["i1"] {
		p.op(constant("c", "i1", v)+"%0 = arith.select %c, %a0, %a1 : i32", "i32", "i32")
		p.op(constant("c", "i1", v)+constant("d", "i1", "false")+"%0 = arith.select %a0, %c, %d : i1", "i1")
	}
	p.op("%p = ub.poison : i32\n  %0 = arith.select %a0, %a1, %p : i32\n  %1 = arith.select %a0, %p, %a1 : i32", "i1", "i32")
	p.op(constant("m", "vector<3xi1>", "dense<[true,false,true]>") + constant("c", "vector<3xi8>", "dense<[1,2,3]>") + constant("d", "vector<3xi8>", "dense<9>") +
		"%0 = arith.select %m, %c, %d : vector<3xi1>, vector<3xi8>")
}

// TestFoldPeer compares what operations fold to before they are converted.
func TestFoldPeer(t *testing.T) {
	var p program
	p.folds()
	p.foldedCasts()
	n := 4000
	if peer.Short() {
		n = 600
	}
	rng := rand.New(rand.NewPCG(3, 4))
	list := p.Program
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	t.Logf("%d of %d functions", n, len(list))
	list[:n].Compare(t, "--convert-arith-to-llvm")
}
