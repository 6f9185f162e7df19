package hostile

import "testing"

// paramAttrs are the attributes of parameters and results, some that are not,
// and texts of no attribute.
var paramAttrs = []string{
	"align", "alignstack", "allocalign", "allocptr", "byref", "byval", "captures", "dead_on_return", "dead_on_unwind",
	"dereferenceable", "dereferenceable_or_null", "elementtype", "immarg", "inalloca", "initializes", "inreg", "nest",
	"noalias", "nocapture", "noext", "nofpclass", "nofree", "nonnull", "noundef", "preallocated", "range", "readnone",
	"readonly", "returned", "signext", "sret", "swiftasync", "swifterror", "swiftself", "writable", "writeonly",
	"zeroext", "nonsense", "data_layout", "target_triple", "emit_c_interface", "struct_attrs", "mmra", "bareptr",
}

// paramValues are values of them, each with what is before it.
var paramValues = []string{
	"", " = true", " = 4 : i64", " = 3 : i64", " = -1 : i64", " = 0", " = 8 : i32", " = 1.0 : f32", ` = "s"`, " = i32",
	" = !llvm.ptr", " = !llvm.void", " = !llvm.struct<(i32, f32)>", " = [4]", " = {}", " = @s", " = unit",
	" = #llvm.constant_range<i32, 0, 5>", " = #llvm.constant_range<i8, 0, 5>", " = #llvm.undef", " = dense<1> : vector<2xi32>",
}

var paramTypes = []string{
	"i32", "!llvm.ptr", "!llvm.ptr<3>", "f32", "vector<4xi32>", "vector<4x!llvm.ptr>", "!llvm.struct<(ptr)>", "!llvm.token",
	"index", "tensor<2xi32>", "!llvm.metadata",
}

func TestParams(t *testing.T) {
	sets := holes{'N': paramAttrs, 'V': paramValues, 'T': paramTypes}
	// Metadata is no type of a result: mlir-opt writes what it cannot read again.
	results := holes{'N': paramAttrs, 'V': paramValues, 'T': append([]string{"!llvm.void"}, paramTypes[:len(paramTypes)-1]...)}
	try(t, []template{
		{"declared", "llvm.func @f($T {llvm.$N$V})", sets},
		{"defined", "llvm.func @f(%a: i8, %b: $T {llvm.$N$V}) {\n  llvm.return\n}", sets},
		{"result", "llvm.func @f() -> ($T {llvm.$N$V})", results},
		{"func", "func.func private @f($T {llvm.$N$V}) -> i32", sets},
		{"funcResult", "func.func private @f() -> (i32, $T {llvm.$N$V})", sets},
		{"generic", `"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ($T)>, linkage = #llvm.linkage<external>, arg_attrs = [{llvm.$N$V}]}> ({}) : () -> ()`, sets},
		{"genericResult", `"llvm.func"() <{sym_name = "f", function_type = !llvm.func<$T ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.$N$V}]}> ({}) : () -> ()`, results},
		{"call", "llvm.func @f(%g: !llvm.ptr, %x: $T) {\n  llvm.call %g(%x) : !llvm.ptr, ($T {llvm.$N$V}) -> ()\n  llvm.return\n}", sets},
		{"callee", "llvm.func @g($T)\nllvm.func @f(%x: $T) {\n  llvm.call @g(%x) : ($T {llvm.$N$V}) -> ()\n  llvm.return\n}", sets},
		{"callResult", "llvm.func @f(%g: !llvm.ptr) {\n  %r = llvm.call %g() : !llvm.ptr, () -> ($T {llvm.$N$V})\n  llvm.return\n}", results},
		{"callVararg", "llvm.func @g(i8, ...)\nllvm.func @f(%x: $T, %y: i8) {\n  llvm.call @g(%y, %x) vararg(!llvm.func<void (i8, ...)>) : (i8 {llvm.noundef}, $T {llvm.$N$V}) -> ()\n  llvm.return\n}", sets},
		{"invoke", "llvm.func @p(...) -> i32\nllvm.func @f(%g: !llvm.ptr, %x: $T) attributes {personality = @p} {\n  llvm.invoke %g(%x) to ^a unwind ^b : !llvm.ptr, ($T {llvm.$N$V}) -> ()\n" +
			"^a:\n  llvm.return\n^b:\n  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n  llvm.return\n}", sets},
		{"invokeResult", "llvm.func @p(...) -> i32\nllvm.func @f(%g: !llvm.ptr) attributes {personality = @p} {\n  %r = llvm.invoke %g() to ^a unwind ^b : !llvm.ptr, () -> ($T {llvm.$N$V})\n" +
			"^a:\n  llvm.return\n^b:\n  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n  llvm.return\n}", results},
		{"intrinsic", `llvm.func @f(%x: $T) {` + "\n" + `  llvm.call_intrinsic "llvm.fake.use"(%x) : ($T {llvm.$N$V}) -> ()` + "\n  llvm.return\n}", sets},
		{"intrinsicResult", `llvm.func @f() {` + "\n" + `  %r = llvm.call_intrinsic "llvm.x"() : () -> ($T {llvm.$N$V})` + "\n  llvm.return\n}", results},
		{"attributes", "llvm.func @f(%x: $T) attributes {llvm.$N$V, no_unwind} {\n  llvm.return {llvm.$N$V}\n}", sets},
		{"module", "module @m attributes {llvm.$N$V} {\n}", holes{'N': paramAttrs, 'V': paramValues}},
		{"arrays", `"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, $A_attrs = $V}> ({}) : () -> ()`, holes{
			'A': {"arg", "res"},
			'V': {"[]", "[{}]", "[{}, {}]", "[{llvm.noundef}, {llvm.nonsense}]", "[4]", "{}", "[{noundef}]", "[{llvm.noundef = 5}]", "[{foo.bar}]", "[{a.b, llvm.byval}]", "5"},
		}},
		{"callArrays", "llvm.func @f(%g: !llvm.ptr, %x: i32) {\n" + `  %0 = "llvm.call"(%g, %x) <{$A_attrs = $V, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32` + "\n  llvm.return\n}", holes{
			'A': {"arg", "res"},
			'V': {"[]", "[{}]", "[{}, {}]", "[{}, {}, {}]", "[{llvm.noundef}, {llvm.nonsense}]", "[4]", "{}", "[{noundef}]", "[{llvm.noundef = 5}]", "[{foo.bar}]", "[{a.b, llvm.byval}]", "5"},
		}},
	})
}
