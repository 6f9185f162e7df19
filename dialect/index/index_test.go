package index

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect, fn.Dialect}}

func TestRoundTrip(t *testing.T) {
	const args = "%idx5 = index.constant 5\n%idx-1 = index.constant {u} -1\n%true = index.bool.constant true\n%false = index.bool.constant false\n"
	for _, op := range []string{
		"%0 = index.add %idx5, %idx-1 {u}",
		"%0 = index.xor %idx5, %idx-1",
		"%0 = index.casts %idx5 : index to si7",
		"%0 = index.castu %true : i1 to index",
		"%0 = index.cmp ult(%idx5, %idx-1) {u}",
		"%0 = index.sizeof",
	} {
		suite.RoundTrip(t, args+op)
	}
}

// TestPeer has texts that are accepted or not, with one and the same output or errors as those of
// mlir-opt.
func TestPeer(t *testing.T) {
	var texts []string
	for _, op := range []string{
		"%0 = index.add %x, %x : index",
		"%0 = index.add %x",
		"%0 = index.add %i, %x",
		`%0 = "index.add"(%x, %i) : (index, i32) -> index`,
		"%0 = index.casts %x : index to index",
		"%0 = index.casts %i : i32 to i64",
		"%0 = index.castu %i : i32 to f32",
		"%0 = index.castu %i : i32",
		"%0 = index.cmp foo(%x, %x)",
		"%0 = index.cmp 3(%x, %x)",
		`%0 = index.cmp "slt"(%x, %x)`,
		"%0 = index.cmp slt %x, %x",
		`%0 = "index.cmp"(%x, %x) {pred = #index<cmp_predicate uge>} : (index, index) -> i1`,
		`%0 = "index.cmp"(%x, %x) {pred = #index<cmp_predicate<uge>>} : (index, index) -> i1`,
		`%0 = "index.cmp"(%x, %x) {pred = 1 : i32} : (index, index) -> i1`,
		`%0 = "index.cmp"(%x, %x) : (index, index) -> i1`,
		"%0 = index.constant",
		"%0 = index.constant 1 : i32",
		"%0 = index.constant 1 : index",
		"%0 = index.constant true",
		"%0 = index.constant 9223372036854775808",
		"%0 = index.constant 0xFFFFFFFFFFFFFFFF",
		"%0 = index.bool.constant 1",
		"%0 = index.bool.constant 1 : i1",
		`%0 = "index.constant"() {value = 1 : i64} : () -> index`,
		"%0 = index.foo",
	} {
		texts = append(texts, "func.func @f(%x: index, %i: i32) {\n  "+op+"\n  return\n}")
	}
	suite.Peer(t, texts...)
}

func Example() {
	c := ir.NewContext(builtin.Dialect, Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	x := NewConstant(b, 1<<32)
	y := NewConstant(b, 2)
	half := NewDivS(b, x.Result(), y.Result())
	less := NewCmp(b, IndexCmpPredicateUlt, x.Result(), y.Result())
	fmt.Println(x.Value(), less.Pred(), half.Result().Type())
	// The upper half of 1<<32 has no effect where indices are narrow.
	_, folds := half.Op().Fold()
	fmt.Println(folds)
	// Output:
	// 4294967296 ult index
	// false
}
