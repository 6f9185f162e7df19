package rewrite_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/verify"
)

// What the driver does without patterns is what canonicalize does with operations that
// have none.
func TestPeer(t *testing.T) {
	tool := peer.Tool(t, "mlir-opt-22")
	suite := dialecttest.Suite{Dialects: testdialect.All()}
	for name, text := range map[string]string{
		"dead argument": `
			llvm.br ^a(%x, %y : i32, i32)
		^a(%p: i32, %q: i32):
			"t.use"(%q) : (i32) -> ()
			llvm.cond_br %c, ^a(%p, %p : i32, i32), ^b
		^b:
			llvm.return`,
		"dead circle": `
			llvm.br ^a(%x : i32)
		^a(%p: i32):
			%s = llvm.add %p, %y : i32
			llvm.cond_br %c, ^a(%s : i32), ^b
		^b:
			llvm.return`,
		"unreachable": `
			llvm.br ^b
		^a:
			%s = llvm.add %x, %y : i32
			llvm.br ^c(%s : i32)
		^c(%v: i32):
			"t.use"(%s) : (i32) -> ()
			llvm.br ^a
		^b:
			llvm.return`,
		"the same": `
			llvm.cond_br %c, ^a, ^b
		^a:
			"t.use"(%x) : (i32) -> ()
			llvm.br ^e
		^b:
			"t.use"(%x) : (i32) -> ()
			llvm.br ^e
		^e:
			llvm.return`,
		"the same but for values": `
			llvm.cond_br %c, ^a(%x : i32), ^b(%y : i32)
		^a(%p: i32):
			%0 = llvm.add %p, %y : i32
			"t.use"(%0, %x, %x, %y) : (i32, i32, i32, i32) -> ()
			llvm.br ^e
		^b(%q: i32):
			%1 = llvm.add %q, %x : i32
			"t.use"(%1, %y, %y, %x) : (i32, i32, i32, i32) -> ()
			llvm.br ^e
		^e:
			llvm.return`,
		"three": `
			llvm.switch %x : i32, ^a [ 1: ^b, 2: ^d, 3: ^a ]
		^a:
			"t.use"(%x) : (i32) -> ()
			llvm.br ^e(%x : i32)
		^b:
			"t.use"(%y) : (i32) -> ()
			llvm.br ^e(%y : i32)
		^d:
			"t.other"(%y) : (i32) -> ()
			llvm.br ^e(%x : i32)
		^e(%v: i32):
			"t.use"(%v) : (i32) -> ()
			llvm.return`,
		"a value from the block": `
			llvm.cond_br %c, ^a, ^b
		^a:
			%0 = "t.def"() {a} : () -> i32
			llvm.br ^e(%0 : i32)
		^b:
			%1 = "t.def"() {a} : () -> i32
			llvm.br ^e(%1 : i32)
		^e(%v: i32):
			"t.use"(%v) : (i32) -> ()
			llvm.return`,
		"other attributes": `
			llvm.cond_br %c, ^a, ^b
		^a:
			%0 = "t.def"() {a} : () -> i32
			llvm.br ^e(%0 : i32)
		^b:
			%1 = "t.def"() {b} : () -> i32
			llvm.br ^e(%1 : i32)
		^e(%v: i32):
			"t.use"(%v) : (i32) -> ()
			llvm.return`,
		"always the same value": `
			llvm.cond_br %c, ^a(%x, %y : i32, i32), ^a(%x, %x : i32, i32)
		^a(%p: i32, %q: i32):
			"t.use"(%p, %q) : (i32, i32) -> ()
			llvm.cond_br %c, ^a(%x, %q : i32, i32), ^b(%p, %p : i32, i32)
		^b(%v: i32, %w: i32):
			"t.use"(%v, %w) : (i32, i32) -> ()
			llvm.return`,
		"constants": `
			"t.use"(%x) : (i32) -> ()
			%0 = arith.constant 3 : i32
			%1 = arith.constant 4 : i32
			llvm.cond_br %c, ^a, ^b
		^a:
			%2 = arith.constant 4 : i32
			%3 = arith.constant 5 : i64
			"t.use"(%0, %1, %2, %3) : (i32, i32, i32, i64) -> ()
			"t.region"() ({
				%6 = arith.constant 5 : i64
				"t.use"(%6) : (i64) -> ()
			}) : () -> ()
			llvm.br ^b
		^b:
			%4 = arith.constant 3 : i32
			%5 = arith.constant true
			"t.use"(%4, %5) : (i32, i1) -> ()
			llvm.return`,
		"regions": `
			"t.region"() ({
				llvm.br ^a(%x, %y : i32, i32)
			^a(%p: i32, %q: i32):
				llvm.cond_br %c, ^b(%p : i32), ^d(%q : i32)
			^b(%v: i32):
				"t.end"(%v) : (i32) -> ()
			^d(%w: i32):
				"t.end"(%w) : (i32) -> ()
			}) : () -> ()
			llvm.return`,
		"casts": `
			%0 = builtin.unrealized_conversion_cast %x : i32 to i64
			%1 = builtin.unrealized_conversion_cast %0 : i64 to i32
			%2 = builtin.unrealized_conversion_cast %1 : i32 to i32
			"t.use"(%2) : (i32) -> ()
			llvm.return`,
	} {
		t.Run(name, func(t *testing.T) {
			text := "llvm.func @f(%x: i32, %y: i32, %c: i1) {" + text + "\n}\n"
			m, msg := suite.Load(t, text)
			if m == nil {
				t.Fatal(msg)
			}
			res := rewrite.Greedy(t.Context(), m, rewrite.NewPatterns(), rewrite.Config{})
			verify.Operation(m, verify.Options{}, func(d *diag.Diagnostic) { t.Error(d) })
			got := string(asm.Append(nil, m, asm.Flags{}))
			cmd := peer.Command(t, tool, "--canonicalize=region-simplify=aggressive", "--allow-unregistered-dialect")
			cmd.Stdin = strings.NewReader(text)
			want, err := cmd.CombinedOutput()
			if err != nil || strings.TrimSpace(got) != strings.TrimSpace(string(want)) {
				t.Errorf("%v, %v: got\n%s\nmlir-opt-22 gives\n%s", res, err, got, want)
			}
		})
	}
}
