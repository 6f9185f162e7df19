package attrs

import (
	"flag"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// hostile are values that few parameters can have: of each kind of parameter
// there are some among them, at the bounds and beyond them.
var hostile = []string{
	"0", "1", "-1", "-9", "-128", "-32768", "-99999999", "-100000000", "-0x80000000", "-2147483648", "255", "256", "65535", "65536", "2147483648", "-2147483649", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808",
	"-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "0x10", "1.5", "1 : i32", "-1 : i8", "0 : i64", "7 : index", "1.0 : f32", "true", "false", "unit",
	`""`, `"s"`, `"+"`, `"+a"`, `"-a"`, `"a,b"`, `"+a,+b"`, `"\00"`, `"x" : i32`, "@f", "@f::@g", "i32", "!llvm.void", "!llvm.ptr<3>", "vector<4xi32>",
	"distinct[0]<>", `distinct[1]<"a">`, "[]", "[1]", "[i32]", "{}", "{a = 1}", "loc(unknown)", `loc(fused["a", "b"])`, `loc("a.c":1:2)`, "dense<1> : tensor<1xi32>", "array<i32: 1>", "affine_map<() -> ()>",
	"#llvm.zero", "#llvm.undef", "#llvm.di_null_type", `#llvm.di_file<"f" in "d">`, `<"f" in "d">`, "#llvm.tbaa_root", `<id = "r">`, "#llvm.linkage<weak>", "#llvm.loop_annotation<>", "<>", "<>>", "<", ">", ",", "=", "", "none", "None",
	"read", "ReadWrite", "any", "full", "DW_TAG_member", "DW_LANG_C99", "DW_ATE_signed", "DW_OP_deref", "DW_TAG_nonsense", "Definition|Optimized", "Full|Nonsense", "nsw|nuw", "nsw, nuw", "#unknown", "#unknown.x", "#llvm.nonsense", "#builtin.x", "?", "*",
}

var everyValue = flag.Bool("values", false, "give each parameter each value")

// TestValues gives each parameter each of the values.
func TestValues(t *testing.T) {
	for _, d := range specs {
		t.Run(d.Name, func(t *testing.T) {
			x := newTexter(d)
			var texts []string
			n, step := 0, 29
			if peer.Required() {
				step = 5
			}
			if *everyValue {
				step = 1 // which takes minutes
			}
			for _, def := range d.Attrs {
				if unprintable[def.Name] {
					continue
				}
				for i := range def.Params {
					for _, v := range hostile {
						if n++; n%step != 0 {
							continue
						}
						values := x.assign(def, 1, true)
						values[i] = v
						texts = append(texts, x.full(def, x.body(def, values)))
					}
				}
			}
			compare(t, texts)
			t.Logf("%d texts", len(texts))
		})
	}
}
