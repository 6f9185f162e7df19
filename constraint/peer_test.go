package constraint_test

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// typeTexts are types of all sorts.
var typeTexts = []string{
	"i1", "i8", "i32", "i64", "i17", "si32", "ui8", "index", "none",
	"f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E4M3FN",
	"complex<f32>", "complex<i32>", "tuple<i32>",
	"vector<4xi32>", "vector<4xi1>", "vector<[4]xi32>", "vector<4x4xi32>", "vector<i32>", "vector<4xindex>",
	"vector<4xf32>", "vector<4xtf32>", "vector<2x!llvm.ptr>", "vector<4xsi32>",
	"tensor<4xi32>", "tensor<?xi1>", "tensor<*xf32>", "tensor<4xindex>", "tensor<4xsi8>", "tensor<4xcomplex<f32>>",
	"vector<4x4xi1>", "vector<[4]xi1>", "vector<i1>", "memref<i32>", "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>",
	"memref<?x4xf32, strided<[?, 2], offset: 3>>", "memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>",
	"memref<4xi32>", "memref<4xf32>", "memref<4xindex>", "memref<*xi32>", "memref<4xsi32>",
	"!llvm.ptr", "!llvm.ptr<3>", "!llvm.void", "!llvm.token", "!llvm.metadata", "!llvm.label",
	"!llvm.x86_amx", "!llvm.ppc_fp128", "!llvm.struct<(i32)>", "!llvm.struct<\"opaque\", opaque>",
	"!llvm.array<4 x i8>", "!llvm.func<void ()>", "!llvm.target<\"spirv.Image\", !llvm.void>",
	"!llvm.target<\"foo\">", "!llvm.target<\"aarch64.svcount\">", "!foo.bar",
}

// uses are operations with an operand or result, of type TYPE, that must
// satisfy a constraint.
var uses = []struct {
	c    *ir.TypeConstraint
	what string // as the message says
	op   string
}{
	{constraint.BoolLike, "operand #0", `"arith.select"(%a, %a, %a) : (TYPE, TYPE, TYPE) -> TYPE`},
	{constraint.SignlessIntegerOrIndexLike, "operand #0", `"arith.addi"(%a, %a) : (TYPE, TYPE) -> TYPE`},
	{arith.ExtSI.Operands[0].Constraint, "operand #0", `"arith.extsi"(%a) : (TYPE) -> i64`},
	{constraint.FloatLike, "operand #0", `"arith.addf"(%a, %a) : (TYPE, TYPE) -> TYPE`},
	{arith.IndexCast.Operands[0].Constraint, "operand #0", `"arith.index_cast"(%a) : (TYPE) -> i64`},
	{arith.Bitcast.Operands[0].Constraint, "operand #0", `"arith.bitcast"(%a) : (TYPE) -> i64`},
	{constraint.I1, "operand #0", `"cf.assert"(%a) <{msg = ""}> : (TYPE) -> ()`},
	{constraint.AnySignlessInteger, "operand #0", `"llvm.alloca"(%a) <{elem_type = i8}> : (TYPE) -> !llvm.ptr`},
	{llvm.Load.Operands[0].Constraint, "operand #0", `"llvm.load"(%a) <{ordering = 0 : i64}> : (TYPE) -> i32`},
	{llvm.Load.Results[0].Constraint, "result #0", `"llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> TYPE`},
	{llvm.Undef.Results[0].Constraint, "result #0", `"llvm.mlir.undef"() : () -> TYPE`},
	{llvm.Mul.Operands[0].Constraint, "operand #0", `"llvm.mul"(%a, %a) : (TYPE, TYPE) -> TYPE`},
	{llvm.FAdd.Operands[0].Constraint, "operand #0", `"llvm.fadd"(%a, %a) : (TYPE, TYPE) -> TYPE`},
	{llvm.PtrToInt.Operands[0].Constraint, "operand #0", `"llvm.ptrtoint"(%a) : (TYPE) -> i64`},
	{llvm.ICmp.Results[0].Constraint, "result #0", `"llvm.icmp"(%i, %i) <{predicate = 0 : i64}> : (i32, i32) -> TYPE`},
	{llvm.ICmp.Operands[0].Constraint, "operand #0", `"llvm.icmp"(%a, %a) <{predicate = 0 : i64}> : (TYPE, TYPE) -> i1`},
	{llvm.ExtractElement.Operands[0].Constraint, "operand #0", `"llvm.extractelement"(%a, %i) : (TYPE, i32) -> i32`},
	{constraint.AnySignlessInteger, "operand #1", `"llvm.extractelement"(%v, %a) : (vector<4xi32>, TYPE) -> i32`},
	{llvm.ExtractValue.Operands[0].Constraint, "operand #0", `"llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (TYPE) -> i32`},
	{llvm.AtomicRMW.Operands[1].Constraint, "operand #1", `"llvm.atomicrmw"(%p, %a) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, TYPE) -> TYPE`},
	{llvm.AtomicCmpXchg.Operands[1].Constraint, "operand #1", `"llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, TYPE, TYPE) -> i32`},
	{llvm.VectorReduceAdd.Operands[0].Constraint, "operand #0", `"llvm.intr.vector.reduce.add"(%a) : (TYPE) -> i32`},
	{llvm.CoroBegin.Operands[0].Constraint, "operand #0", `"llvm.intr.coro.begin"(%a, %p) : (TYPE, !llvm.ptr) -> !llvm.ptr`},
	{constraint.AnyMemRef, "operand #0", `"memref.load"(%a) : (TYPE) -> i32`},
	{constraint.AnyRankedOrUnrankedMemRef, "operand #0", `"memref.dealloc"(%a) : (TYPE) -> ()`},
	{constraint.AnyNon0RankedOrUnrankedMemRef, "operand #0", `"memref.dim"(%a, %x) : (TYPE, index) -> index`},
	{constraint.AnyStridedMemRef, "operand #0", `"memref.extract_strided_metadata"(%a) : (TYPE) -> (memref<i32>, index)`},
	{constraint.AnyVectorOfAnyRank, "operand #0", `"vector.extract"(%a) <{static_position = array<i64>}> : (TYPE) -> i32`},
	{constraint.AnyVectorOfNonZeroRank, "operand #0", `"vector.contract"(%a, %v, %i) <{indexing_maps = [], iterator_types = []}> : (TYPE, vector<4xi32>, i32) -> i32`},
	{constraint.AnyFixedVectorOfAnyRank, "operand #0", `"vector.shuffle"(%a, %v) <{mask = array<i64>}> : (TYPE, vector<4xi32>) -> vector<4xi32>`},
	{constraint.VectorOfNonZeroRankOf(constraint.I1), "operand #2", `"vector.maskedload"(%m, %x, %a, %v) : (memref<4xi32>, index, TYPE, vector<4xi32>) -> vector<4xi32>`},
	{constraint.I32, "operand #0", `"llvm.intr.coro.id"(%a, %p, %p, %p) : (TYPE, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token`},
}

// isNumberOrVector says of which types it can be known whether mlir-opt's
// LLVM_AnyFixedVector accepts them: others it casts to a vector type without a
// check, and what it reads happens to say yes or no.
func isNumberOrVector(typ string) bool {
	return strings.HasPrefix(typ, "vector<") || strings.HasPrefix(typ, "!llvm.ptr") || len(typ) <= 4 && strings.ContainsAny(typ[:1], "ifb")
}

// parseType returns the type that a text is.
func parseType(t *testing.T, c *ir.Context, text string) ir.Type {
	t.Helper()
	f, err := c.Files().AddFile(text, []byte(`"t.t"() {t = `+text+`} : () -> ()`))
	if err != nil {
		t.Fatal(err)
	}
	b := asm.ParseBlock(c, source.Whole(f), asm.Config{}, func(d *diag.Diagnostic) { t.Fatal(text, d.Message) })
	return b.First().Attr("t").(*ir.TypeAttr).Value()
}

// TestPeer compares what constraints accept with mlir-opt.
func TestPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	c := ir.NewContext(llvm.Dialect)
	c.SetAllowUnregisteredDialects(true)
	for _, use := range uses {
		var text strings.Builder
		lineOf := map[int]string{}
		for i, typ := range typeTexts {
			if use.c == llvm.AtomicRMW.Operands[1].Constraint && !isNumberOrVector(typ) {
				typ = "i32"
			}
			fmt.Fprintf(&text, "\"t.t\"() ({\n^bb0(%%a: %s, %%p: !llvm.ptr, %%i: i32, %%v: vector<4xi32>, %%b: i1, %%x: index, %%m: memref<4xi32>):\n", typ)
			op := strings.ReplaceAll(use.op, "TYPE", typ)
			fmt.Fprintf(&text, "%s\n}) : () -> ()\n// -----\n", op)
			lineOf[i*5+3] = typ
		}
		errors := rejected(t, opt, text.String(), use.what, use.c.Summary)
		for line, typ := range lineOf {
			ty := parseType(t, c, typ)
			if got, want := use.c.Match(ty), !errors[line]; got != want {
				t.Errorf("%q: Match(%s) = %v, mlir-opt says %v", use.c.Summary, typ, got, want)
			}
		}
	}
}

var message = regexp.MustCompile(`(?m)^<stdin>:(\d+):\d+: error: (.*)$`)

// rejected returns the lines on which mlir-opt says that a constraint is
// violated.
func rejected(t *testing.T, opt, text, what, summary string) map[int]bool {
	t.Helper()
	cmd := peer.Command(t, opt, "-allow-unregistered-dialect", "--split-input-file", "-o", os.DevNull)
	cmd.Stdin = strings.NewReader(text)
	var out bytes.Buffer
	cmd.Stderr = &out
	_ = cmd.Run() // fails, that is the point
	lines := map[int]bool{}
	for _, m := range message.FindAllStringSubmatch(out.String(), -1) {
		if strings.Contains(m[2], what+" must be "+summary+", but got") {
			line, _ := strconv.Atoi(m[1])
			lines[line] = true
		}
	}
	if len(lines) == 0 {
		t.Errorf("%q: nothing is rejected:\n%.500s", summary, out.String())
	}
	return lines
}
