package derived

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// paramAttrs are the attributes of the dialect llvm for arguments and results of
// functions, and one that nobody knows.
var paramAttrs = []string{
	"align", "alignstack", "allocalign", "allocptr", "byref", "byval", "captures", "dead_on_unwind", "dead_on_return", "dereferenceable",
	"dereferenceable_or_null", "elementtype", "immarg", "inalloca", "initializes", "inreg", "nest", "noalias", "nocapture", "noext",
	"nofpclass", "nofree", "nonnull", "noundef", "preallocated", "range", "readnone", "readonly", "returned", "signext",
	"sret", "swiftasync", "swifterror", "swiftself", "workgroup_attribution", "writable", "writeonly", "zeroext", "none_such",
}

var (
	paramValues = []string{"unit", "i32", "4 : i64", "3 : i32", `"s"`, "true", "#llvm.constant_range<i32, 0, 5>", "[]"}
	paramTypes  = []string{"!llvm.ptr", "!llvm.ptr<1>", "i32", "f32", "index", "vector<4x!llvm.ptr>", "vector<4xi32>", "!llvm.struct<(ptr)>", "memref<4xi8>"}

	// paramPlaces are functions with an attribute ATTR on something of type TYPE.
	paramPlaces = []string{
		"llvm.func @f(%a: TYPE {ATTR}) {\n  llvm.return\n}\n",
		"llvm.func @f(TYPE {ATTR})\n",
		"llvm.func @f() -> (TYPE {ATTR})\n",
		"func.func @f(%a: TYPE {ATTR}) {\n  return\n}\n",
		"func.func private @f() -> (i8, TYPE {ATTR})\n",
		"llvm.func @g(TYPE) -> TYPE\nllvm.func @f(%a: TYPE) {\n  %0 = llvm.call @g(%a) : (TYPE {ATTR}) -> (TYPE {ATTR})\n  llvm.return\n}\n",
	}
)

// TestParameterAttributes has each attribute of each kind on parameters and
// results of each type.
func TestParameterAttributes(t *testing.T) {
	var chunks []string
	for i, name := range paramAttrs {
		for j, value := range paramValues {
			for k, place := range paramPlaces {
				for l, typ := range paramTypes {
					if strings.Contains(typ, "index") && strings.Contains(place, "llvm.func") || strings.Contains(typ, "memref") && strings.Contains(place, "llvm.func") {
						continue // there are no such functions
					}
					if j > 2 && (i+j+k+l)%3 > 0 {
						continue // all kinds of wrong values are not needed everywhere
					}
					if !peer.Required() && (i+j+k+l)%8 > 0 {
						continue // all take a quarter of a minute
					}
					chunks = append(chunks, strings.NewReplacer("TYPE", typ, "ATTR", "llvm."+name+" = "+value).Replace(place))
				}
			}
		}
	}
	chunks = append(chunks,
		"func.func private @f() -> (!llvm.void {llvm.noundef})\n",
		"module attributes {llvm.data_layout = \"e-x\"} {\n}\n", "module attributes {llvm.data_layout = \"p:12\"} {\n}\n",
		"\"llvm.func\"() <{arg_attrs = [], function_type = !llvm.func<void ()>, res_attrs = [{llvm.noundef}], sym_name = \"f\"}> ({}) : () -> ()\n",
		"llvm.mlir.global external @g() {llvm.align = 4 : i64} : i32\n", "llvm.func @f() attributes {llvm.noalias}\n")
	for _, value := range paramValues {
		for _, name := range []string{"data_layout", "target_triple", "emit_c_interface", "module_asm", "dependent_libraries", "ident", "commandline"} {
			chunks = append(chunks, fmt.Sprintf("module attributes {llvm.%s = %s} {\n}\n", name, value), fmt.Sprintf("llvm.func @f() attributes {llvm.%s = %s}\n", name, value))
		}
	}
	got, want := runBoth(t, chunks)
	diff := &differ{t: t}
	defer diff.done()
	for i := range chunks {
		if got.stderr[i] != want.stderr[i] || want.stderr[i] == "" && got.stdout[i] != want.stdout[i] {
			diff.errorf("%s\n got %s%s\nwant %s%s", chunks[i], got.stderr[i], got.stdout[i], want.stderr[i], want.stdout[i])
		}
	}
	rejected := 0
	for _, s := range want.stderr {
		if s != "" {
			rejected++
		}
	}
	t.Logf("%d functions, of which %d are wrong", len(chunks), rejected)
	for _, message := range []string{
		"should be a unit attribute", "should be an? type attribute", "should be an? integer attribute", "attached to non-pointer LLVM type",
		"attached to non-integer LLVM type", "is not a valid result attribute", "cannot attach result attributes to functions with a void return",
		"to be a string attribute", "invalid data layout descriptor",
	} {
		if !slices.ContainsFunc(want.stderr, regexp.MustCompile(message).MatchString) {
			t.Errorf("nothing is reported that %s", message)
		}
	}
}
