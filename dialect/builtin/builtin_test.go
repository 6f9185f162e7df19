package builtin

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect}}

func TestRoundTrip(t *testing.T) {
	for _, text := range []string{
		"module {\n}",
		"module @m {\n}",
		"module @m attributes {a.b = 1 : i32} {\n  module {\n  }\n}",
		"module attributes {sym_visibility = \"private\"} {\n}",
		"%0 = \"u.x\"() : () -> i32\n%1:2 = unrealized_conversion_cast %0, %0 : i32, i32 to i64, index",
		"%0 = unrealized_conversion_cast to i64 {u}",
	} {
		suite.RoundTrip(t, text+"\n\"u.end\"() : () -> ()")
	}
}

// texts are accepted or not, with one and the same output or errors as those of
// mlir-opt.
var texts = []string{
	"module {} module @x {}",
	"module @m attributes {a.b} { %0:2 = builtin.unrealized_conversion_cast to i32, i64 }",
	"module attributes {foo} {}",
	"module @m @n {}",
	"module attributes {a.b}",
	"module { ^bb0: ^bb1: }",
	`"builtin.module"() ({^bb0(%a: i32):}) : () -> ()`,
	`"builtin.unrealized_conversion_cast"() : () -> ()`,
	"builtin.unrealized_conversion_cast to",
	"%0 = builtin.unrealized_conversion_cast i32 to i64",
	`%0 = "u.x"() : () -> i32 builtin.unrealized_conversion_cast %0 : i32 ito i64`,
}

func TestPeer(t *testing.T) { suite.Peer(t, texts...) }

func TestErrors(t *testing.T) {
	suite.Error(t, "module {} module attributes {foo} {}", "'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'")
	suite.Error(t, `"builtin.unrealized_conversion_cast"() : () -> ()`, "expected at least one result for cast operation")
}
