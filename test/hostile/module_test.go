package hostile

import "testing"

// layoutSpecs are the letters that begin a specification of a data layout, some
// with what belongs to them, and some that mean nothing.
var layoutSpecs = []string{
	"e", "E", "p", "p0", "p1", "p270", "p16777216", "p-1", "pu1", "pe1", "pue", "px1", "p[1]", "i", "i0", "i1", "i7", "i8", "i64", "i16777216", "ix",
	"v", "v0", "v64", "v128", "f", "f16", "f64", "f80", "fx", "a", "a0", "a1", "ax", "n", "n8", "n0", "nx", "S", "S0", "S64", "S7", "Sx",
	"A", "A5", "Ax", "P", "P0", "P16777216", "G", "G1", "Gx", "m", "me", "mm", "F", "Fi", "Fn", "Fi8", "Fn32", "Fx", "Fi7", "ni", "s", "s64", "x", "Q8", "8", " ", "", "é",
}

// layoutParts are what follows.
var layoutParts = []string{
	"", ":", ":0", ":1", ":7", ":8", ":12", ":16", ":32", ":64", ":x", ":-8", ":65536", ":524288", ":16777216", ":4294967296", ":99999999999999999999", ":e", ":o", ":i", " ", ":8:8", ":64:64:64", "::",
}

func TestDataLayout(t *testing.T) {
	// Whatever is in them must not end the string.
	sets := holes{'A': layoutSpecs, 'B': layoutParts, 'C': layoutParts, 'D': {"", "", ":32", ":8:16"}}
	try(t, []template{
		{"one", `module attributes {llvm.data_layout = "$A$B$C$D"} {` + "\n}", sets},
		{"part", `module attributes {llvm.data_layout = "$A$B"} {` + "\n}", sets},
		{"two", `module attributes {llvm.data_layout = "$A$B-$S$T"} {` + "\n}", holes{'A': layoutSpecs, 'B': layoutParts, 'S': layoutSpecs, 'T': layoutParts}},
		{"ends", `module attributes {llvm.data_layout = "$A"} {` + "\n}", holes{'A': {"-", "--", "e-", "-e", "e--i8:8", "e-i8:8-", " e", "e ", "E-e", "e-E", "p:64:64-p0:32:32", "p1:32:32-p1:64:64",
			"i8:8-i8:16", "i8:16", "i8:8:16", "i64:32:16", "f32:64:32", "v8:8:7", "a:64", "a:0:64", "a:8:64", "a:64:8", "n8:16:32:64", "n8::16", "n8:", "ni", "ni:", "ni:1", "ni:0", "ni:1:2", "ni:1:1", "ni:16777216", "ni:x", "m:", "m:e:", "m:ee", "m:y", "me", "m:l", "m:o", "m:m", "m:i", "m:x", "m:w", "m:a", "m:q",
			"S128", "S:128", "S12", "A5-A6", "Fi8-Fn8", "p:64:64:64:64:64", "p:64:64:64:65", "p:64:64:64:128", "p:64:64:64:0", "p:0:64", "p:64:0", "p:64:64:0", "p:64:64:32", "p:16777215:64", "p1", "p:", "p:64", "p:64:", "p:64:64:", "p:64:8", "p:64:12", "i8", "i:8:8", "i8:", "i8:8:", "i8:8:8:8", "i128:128", "f80:128", "f128:128:64", "v64:64:64:64", "v:64", "\\00", "e\\00", "e-\\22"}}},
		{"kind", `module attributes {llvm.$N = $V} {` + "\n}", holes{'N': {"data_layout", "target_triple"}, 'V': {"1", "unit", `""`, `"x86_64"`, `"a-b-c-d-e"`, "@f", `["e"]`, "i32", "1.0", `"x86_64-unknown-linux-gnu" : i32`}}},
		{"on", `"$O"() ({$B}) {llvm.$N = $V, sym_name = "x"} : () -> ()`, holes{'O': {"builtin.module", "test.op", "a.b"}, 'B': {"", "^bb0:"}, 'N': {"data_layout", "target_triple"}, 'V': {"1", `"e"`, `"q"`}}},
		{"func", "llvm.func @f() attributes {llvm.$N = $V}", holes{'N': {"data_layout", "target_triple"}, 'V': {"1", `"e"`, `"q"`, `"e-p:7:7"`}}},
		{"nested", "module attributes {llvm.data_layout = \"$A\"} {\n  module attributes {llvm.data_layout = \"$B\"} {\n  }\n}", holes{'A': {"e", "p:64", "x"}, 'B': {"E", "p:64", "p:64:64"}}},
	})
}

var (
	linkages = []string{"", "private ", "internal ", "available_externally ", "linkonce ", "weak ", "common ", "appending ", "extern_weak ", "linkonce_odr ", "weak_odr ", "external ", "internal internal "}
	hidings  = []string{"", "hidden ", "protected ", "default ", "hidden protected "}
	unnamed  = []string{"", "unnamed_addr ", "local_unnamed_addr ", "unnamed_addr unnamed_addr "}
	cconvs   = []string{"", "ccc ", "fastcc ", "tailcc ", "swifttailcc ", "amdgpu_kernelcc ", "cc_10 ", "cc<10> ", `"fastcc" `, "coldcc fastcc "}
	words    = []string{"", "internal ", "weak ", "hidden ", "unnamed_addr ", "fastcc ", "thread_local ", "constant ", "dso_local ", "private "}
)

func TestFunctionHeaders(t *testing.T) {
	bodies := []string{"", " {\n  llvm.return\n}", " {\n}", " {\n  llvm.unreachable\n}", " {\n^bb0(%x: i32):\n  llvm.return\n}"}
	try(t, []template{
		{"words", "llvm.func $L$V$U$C@f($P)$B", holes{'L': linkages, 'V': hidings, 'U': unnamed, 'C': cconvs, 'P': {"", "i32", "%a: i32", "...", "i32, ..."}, 'B': bodies}},
		{"order", "llvm.func $A$B$C@f()", holes{'A': words, 'B': words, 'C': words}},
		{"tails", "llvm.comdat @c {\n  llvm.comdat_selector @s any\n}\nllvm.func @f()$R$A$B$D", holes{
			'R': {"", " -> i32", " -> ()", " -> (i32)", " -> (i32, i32)", " -> !llvm.void", " -> (!llvm.void)", " -> tensor<1xi32>"},
			'A': {"", " vscale_range(1, 2)", " vscale_range(2)", " vscale_range(0, 0)", " vscale_range(-1, x)", " vscale_range()", " comdat(@c::@s)"},
			'B': {"", " comdat(@c::@s)", " comdat(@c)", " comdat(@c::@t)", " comdat(s)", " comdat()", " comdat(@c::@s::@t)", " vscale_range(1, 2)"},
			'D': {"", " attributes {a.b}", " {a.b}", " attributes {}", " attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 2>}", " attributes {comdat = @c::@s}", " {\n  llvm.return\n}"},
		}},
		{"attributes", "llvm.func @f($P)$R attributes {$N$V}$B", holes{
			'P': {"", "%a: i32"}, 'R': {"", " -> i32"}, 'B': bodies[:2],
			'N': {"sym_name", "function_type", "linkage", "dso_local", "CConv", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory_effects",
				"visibility_", "arm_streaming", "arm_streaming_compatible", "arm_new_za", "arm_inout_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "target_features", "no_infs_fp_math",
				"denormal_fp_math", "denormal_fp_math_f32", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size", "uwtable_kind", "no_inline", "sym_visibility", "nosuch"},
			'V': {"", " = true", " = 0 : i64", " = 3 : i64", " = -1 : i64", " = 16 : i32", ` = "ieee"`, ` = ""`, ` = "preserve-sign,ieee"`, " = @f", " = @g::@h", " = i32", " = []", ` = ["a"]`, " = array<i32: 1, 2>", " = array<i32: 1, 2, 3>",
				" = #llvm.linkage<weak>", " = #llvm.cconv<fastcc>", ` = #llvm.target_features<["+a"]>`, " = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>",
				" = #llvm.vscale_range<minRange = 1, maxRange = 2>", " = #llvm.vec_type_hint<hint = i32>", " = #llvm.framePointerKind<all>", " = #llvm.uwtableKind<sync>", " = {a = 1}"},
		}},
		{"passthrough", "llvm.func @f() attributes {passthrough = [$A, $B]}", holes{'A': passthroughs, 'B': passthroughs}},
		{"passthroughBody", "llvm.func @f() attributes {passthrough = $A} {\n  llvm.return\n}", holes{'A': append([]string{`"a"`, "[]", "@f", "5", `["nounwind", "nounwind"]`, `["alwaysinline", "noinline"]`}, lists(passthroughs)...)}},
		{"signature", "llvm.func @f($A$S$B)$R$X", holes{
			'A': {"i32", "!llvm.void", "!llvm.label", "!llvm.metadata", "!llvm.func<void ()>", "%a: !llvm.void", "%a: i32", "%a: i32 {llvm.noundef}", "...", "", "%a: !llvm.x86_amx", "%a: !llvm.ppc_fp128", "tensor<1xi32>", "%a : index", "!llvm.struct<\"o\", opaque>", "%a: !llvm.metadata", "%a"},
			'S': {", ", "", ",, "}, 'B': {"i64", "%b: i64", "...", "%a: i64", "", "... , i32"}, 'R': {"", " -> i8"}, 'X': {"", " {\n  llvm.unreachable\n}"},
		}},
		{"generic", `"llvm.func"() <{$S$L, function_type = $T, $P}> ({$B}) : () -> ()`, holes{
			'S': {`sym_name = "f", `, "", "sym_name = @f, ", "sym_name = 5, "}, 'L': {"linkage = #llvm.linkage<external>", "linkage = 5", "CConv = #llvm.cconv<ccc>", "linkage = #llvm.linkage<internal>", "linkage = #llvm.linkage<common>", "linkage = #llvm.linkage<extern_weak>"},
			'T': {"!llvm.func<void ()>", "() -> ()", "!llvm.func<i32 (i32)>", "i32", "5", "!llvm.func<void (...)>", "!llvm.func<void (i32, ...)>", "!llvm.func<!llvm.token ()>"},
			'P': {"a.b", "personality = @p", "personality = 5", "visibility_ = 7 : i64", "visibility_ = 1 : i64", "unnamed_addr = 3 : i64", "alignment = 3 : i64"},
			'B': {"", "^bb0:", "^bb0(%a: i32):\n  llvm.return", "\n  llvm.return\n", "^bb0(%a: i64):\n  llvm.unreachable", "^bb0(%a: i32):\n llvm.br ^bb1\n^bb1:\n  llvm.return %a : i32"},
		}},
	})
}

// passthroughs are attributes of functions as text, pairs, and mistakes: known
// ones that need a value or must have none, and unknown ones.
var passthroughs = []string{
	`"nounwind"`, `"alignstack"`, `"allocsize"`, `"memory"`, `"uwtable"`, `"vscale_range"`, `"allockind"`, `"nosuch"`, `""`, `"align"`, `"byval"`, `"nofpclass"`, `"dereferenceable"`, `"range"`, `"noalias"`, `"zeroext"`,
	`["nounwind"]`, `["nounwind", "1"]`, `["nounwind", ""]`, `["alignstack", "4"]`, `["alignstack", "x"]`, `["alignstack", "0"]`, `["alignstack", "-1"]`, `["alignstack", "99999999999999999999"]`, `["alignstack", 4]`, `["alignstack", 4 : i32]`,
	`["allocsize", "1"]`, `["memory", "0"]`, `["uwtable", "2"]`, `["vscale_range", "1"]`, `["allockind", "1"]`, `["nosuch", "1"]`, `["nosuch", 1]`, `["a", "b", "c"]`, `[]`, `[1, 2]`, `[["a", "b"], "c"]`, "1", "unit", "@f", "i32",
	`["frame-pointer", "all"]`, `["target-cpu", "x"]`, `["byval", "i32"]`, `["align", "0x10"]`, `["align", "0b11"]`, `["align", "010"]`, `["captures", "0"]`,
}

func lists(elems []string) []string {
	list := make([]string, len(elems))
	for i, e := range elems {
		list[i] = "[" + e + "]"
	}
	return list
}
