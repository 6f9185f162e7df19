package opt_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// files are the inputs of the table below.
var files = map[string]string{
	"empty":      "",
	"blank":      "\n\n  // comment",
	"module":     "module {}\n",
	"named":      "module @a attributes {x.y} {}",
	"two":        "module @a {}\nmodule @b {}",
	"decl":       "func.func private @f(i32) -> i64",
	"unknown":    "func.func private @f()\n  foo",
	"wrong":      "module {\n  func.func @f(%a: i32) -> i64 { return %a : i32 }\n  func.func @g() -> i64 { return }\n}",
	"unreg":      "\"foo.x\"() : () -> ()",
	"unregType":  "func.func private @f(!foo.x)",
	"split":      "func.func private @a()\nfoo\n// -----\nfunc.func private @b()\n// -----\n\n  bar\n// -----\n// ----\nmodule {}\n",
	"splitEnd":   "module {}\n// -----\n",
	"splitBlank": "module @a {}\n// -----\n\n\n",
	"splitStart": "// -----\nmodule @a {}\n// -----\nmodule @b {}\n",
	"splitTypes": "!a = i32\nfunc.func private @f(!a)\n// -----\nfunc.func private @f(!a)\n",
	"myMarker":   "module @a {}\n#### cut ####\nmodule @b {}\n",
	"expected":   "// expected-error@below {{custom op 'foo' is unknown}}\nfoo\n",
	"missing":    "// expected-error {{nothing}}\nmodule {}\n// expected-warning@unknown {{lost}}",
	"wrongKind":  "// expected-warning@below {{custom op}}\nfoo\n",
	"expectSplit": "// expected-error {{one}}\nmodule {}\n// -----\nbar // expected-error {{nope}}\n// -----\n" +
		"// expected-error@below {{custom op 'bar'}}\nbar\n// -----\nfunc.func private @b()\nbaz\n",
	"nul":       "func.func private @b()\x00func.func private @c()",
	"nuls":      "\x00\x00",
	"badUTF8":   "// \xff\xfe\nfunc.func private @b() \xff\xfe",
	"bom":       "\xef\xbb\xbfmodule {}",
	"crlf":      "module {\r\n  foo\r\n}\r\n",
	"longLine":  "module {" + strings.Repeat(" ", 5000) + "foo }",
	"tab":       "module {\t\tfoo }",
	"dense":     "module attributes {x.a = dense<[1, 2, 3]> : tensor<3xi32>, x.b = dense<[1, 2]> : tensor<2xi32>} {}",
	"testOp":    "%0 = \"test.foo\"() <{a = 1}> ({}) {test.b} : () -> i32\nfunc.func private @f(i32 {test.x})",
	"testArg":   "func.func private @f(i32 {test.invalid_attr})",
	"testRes":   "func.func private @f() -> (i32 {test.invalid_attr})",
	"testName":  "test.foo",
	"external":  "module {}\n{-#\n external_resources: { tool: { s: \"a\\nb\", t: true, \"odd key\": \"0x0400000001\" } }\n#-}\n// -----\nmodule @b {}\n",
	"onlyAlias": "#a = 1 : i32\n!b = i32\n",
	"args":      "-split-input-file 'split'\n",
}

// same is the command lines that both must treat alike, byte for byte. The first
// word is the standard input, if it is a file's name with a < before it.
var same = []string{
	"", "<module", "<wrong", "<wrong -", "-", "<named - -o -",
	"empty", "blank", "module", "named", "two", "decl", "unknown", "wrong", "onlyAlias",
	"unreg", "unreg --allow-unregistered-dialect", "unreg -allow-unregistered-dialect=0",
	"unreg --allow-unregistered-dialect --allow-unregistered-dialect=false",
	"testOp", "testArg", "testRes", "testName", "-mlir-print-op-generic testOp",
	"unregType", "unregType -allow-unregistered-dialect",
	"nul", "nuls", "badUTF8", "bom", "crlf", "longLine", "tab",
	"none", "dir", "dir/none", "-o none/x module", "-o dir module", "-o= module", "<module -o out", "wrong -o out",

	"-mlir-print-debuginfo <decl", "-mlir-print-debuginfo -mlir-print-local-scope <two", "<wrong",
	"-split-input-file -mlir-print-debuginfo <split",
	"-mlir-print-debuginfo decl", "-mlir-print-debuginfo empty", "-mlir-print-debuginfo two",
	"-mlir-print-debuginfo -mlir-pretty-debuginfo decl", "-mlir-pretty-debuginfo decl",
	"-mlir-print-op-generic decl", "-mlir-print-local-scope -mlir-print-debuginfo decl",
	"-mlir-print-skip-regions two", "-mlir-print-unique-ssa-ids two", "-mlir-print-value-users two",
	"-mlir-use-nameloc-as-prefix two", "-mlir-print-assume-verified decl",
	"-mlir-elide-elementsattrs-if-larger=2 dense", "-mlir-elide-elementsattrs-if-larger 3 dense",
	"-mlir-print-elementsattrs-with-hex-if-larger=2 dense", "-mlir-print-elementsattrs-with-hex-if-larger=0 dense",
	"-mlir-print-elementsattrs-with-hex-if-larger=-1 dense", "-mlir-elide-resource-strings-if-larger=3 dense",
	"external", "-split-input-file external", "-mlir-elide-resource-strings-if-larger=5 external",
	"-mlir-disable-threading two", "-verify-each=0 wrong", "-verify-each=false decl",
	"-mlir-very-unsafe-disable-verifier-on-parsing decl",
	"-verify-roundtrip decl", "-verify-roundtrip -mlir-print-debuginfo decl",
	"-verify-roundtrip -mlir-pretty-debuginfo two", "-verify-roundtrip wrong",

	"-no-implicit-module empty", "-no-implicit-module two", "-no-implicit-module decl", "-no-implicit-module module",
	"-no-implicit-module unknown", "-no-implicit-module -split-input-file splitBlank",
	"-no-implicit-module -mlir-print-debuginfo decl",

	"-split-input-file split", "-split-input-file module", "-split-input-file empty", "-split-input-file splitEnd",
	"-split-input-file splitBlank", "-split-input-file splitStart", "-split-input-file splitTypes",
	"-split-input-file -mlir-print-debuginfo split", "-split-input-file -output-split-marker=XX split",
	"-split-input-file -output-split-marker= splitBlank", "-output-split-marker YY splitBlank",
	"-split-input-file= splitBlank", "myMarker", "split",
	"-split-input-file -o out splitBlank", "-split-input-file -o out split",

	"-verify-diagnostics expected", "-verify-diagnostics missing", "-verify-diagnostics wrongKind",
	"-verify-diagnostics wrong", "-verify-diagnostics module", "-verify-diagnostics -split-input-file expectSplit",
	"-verify-diagnostics=all wrong", "-verify-diagnostics= wrong", "-verify-diagnostics=only-expected wrong",
	"-verify-diagnostics=only-expected missing", "-verify-diagnostics -split-input-file split",
	"-verify-diagnostics -o out expected", "-verify-diagnostics none",

	"-mlir-print-op-on-diagnostic=false wrong", "-mlir-disable-diagnostic-notes wrong",
	"-mlir-diagnostic-verbosity-level=errors wrong", "-mlir-diagnostic-verbosity-level=remarks wrong",
	"-mlir-print-debuginfo wrong", "-color wrong", "-color=false wrong", "--color=1 -split-input-file split",

	"-pass-pipeline=builtin.module() decl", "-pass-pipeline=any() decl", "-pass-pipeline any() decl",
	"-p=any() decl", "-pass-pipeline=func.func() decl", "-no-implicit-module -pass-pipeline=func.func() decl",
	"-pass-pipeline= module", "-pass-pipeline=x module", "-pass-pipeline=(x) module", "-pass-pipeline=any( module",
	"-pass-pipeline=any(x)y module", "-pass-pipeline=any(x) wrong", "-pass-pipeline=builtin.module(func.func()) module",
	"-pass-pipeline=any(nopass) module", "-pass-pipeline=any(,nopass) module", "-pass-pipeline=any(nopass,) module",
	"-pass-pipeline=any(func.func(nopass),b) module", "-pass-pipeline=any(a(nopass) module", "-pass-pipeline=any(a(b(c{x}) module", "-pass-pipeline=any(a() module",
	"-pass-pipeline=any(a(b(c)) module", "-pass-pipeline=any(nopass{x=1)} module", "-pass-pipeline=any(nopass{x=1) module",
	"-pass-pipeline=any(nopass{a{b}}c) module", "-pass-pipeline=any(nopass)) module", "-pass-pipeline=any(func.func(nopass)x) module",

	"module module", "-- module", "-- -x", "- module", "-- module -- x", "-o", "module --output-split-marker", "-ox module",
	"-verify-diagnostics=x module", "-verify-diagnostics=only module", "-mlir-diagnostic-verbosity-level=notes module",
	"-verify-each=maybe module", "-mlir-elide-elementsattrs-if-larger=x module", "-mlir-elide-elementsattrs-if-larger=-1 module",
	"-mlir-print-elementsattrs-with-hex-if-larger= module", "-help=1", "-mlir-print-debuginf module",
	"--allow-unregistered-dialects module", "---mlir-print-debuginfo module", "--verify-diagnostic=x module",
	"-mlir-print-opgeneric -mlir-print-op-on-diagnostics module module", "@args", "@args -mlir-print-debuginfo", "@none",
}

// TestPeer compares with mlir-opt 22.
func TestPeer(t *testing.T) {
	commands := peer.Commands{Tool: "mlir-opt-22", Ours: run, Files: files}
	commands.Chdir(t)
	if err := os.Mkdir("dir", 0o777); err != nil {
		t.Fatal(err)
	}
	commands.Compare(t, same, nil)
}
