package mutation

import "regexp"

// mlir is MLIR's text.
var mlir = language{
	comment: "//",
	token:   regexp.MustCompile(`//[^\n]*|\s+|"(?:[^"\\\n]|\\.)*"|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|-?[0-9]+|[%^@#!]?[\w$][\w$.-]*|[%^@#!]"[^"\n]*"|->|::|\{-#|#-\}|\.\.\.|.`),
	typ:     regexp.MustCompile(`^(?:[su]?i[1-9][0-9]*|bf16|tf32|f(?:16|32|64|80|128)|f8E\w+|index|none|ptr|!llvm\.(?:ptr|void|token|label|metadata|ppc_fp128|x86_amx))$`),
	types: []string{
		"i1", "i8", "i32", "i64", "i128", "i7", "si32", "ui8", "f16", "bf16", "f32", "f64", "f80", "f128", "index", "none",
		"!llvm.ptr", "!llvm.ptr<3>", "!llvm.void", "!llvm.token", "!llvm.metadata", "!llvm.label", "!llvm.ppc_fp128",
		"!llvm.array<2 x i32>", "!llvm.struct<(i32, ptr)>", `!llvm.struct<"s", (i32)>`, "!llvm.func<i32 (ptr)>",
		"vector<4xi32>", "vector<[4]xf32>", "vector<2x!llvm.ptr>", "vector<2x2xf32>", "tensor<4xi32>", "tensor<?xf32>",
		"memref<4xi32>", "tuple<i32, f32>", "() -> ()", "(i32) -> i32", "complex<f32>",
		`!llvm.target<"spirv.Event">`,
	},
	integers: []string{
		"0", "1", "-1", "2", "3", "7", "8", "16", "31", "32", "63", "64", "127", "128", "255", "256", "65536",
		"2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296",
		"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
		"18446744073709551615", "18446744073709551616", "340282366920938463463374607431768211456",
		"0x10", "1.0", "-0.0", "1e400", "0xFFFFFFFFFFFFFFFFFF", "true",
	},
	prefix: "!llvm.",
}

// ll is LLVM IR's text.
var ll = language{
	comment: ";",
	token:   regexp.MustCompile(`;[^\n]*|\s+|c?"[^"]*":?|[-+]?0x[KLMHR]?[0-9a-fA-F]+|[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|-?[0-9]+:?|[%@!$#^][-\w$.]+|[%@$]"[^"]*"|[-\w$.]+:?|\.\.\.|.`),
	typ:     regexp.MustCompile(`^(?:i[1-9][0-9]*|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|ptr|void|label|token|metadata|x86_amx)$`),
	types: []string{
		"i1", "i8", "i32", "i64", "i128", "i7", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128",
		"ptr", "ptr addrspace(1)", "void", "label", "token", "metadata", "<4 x i32>", "<vscale x 2 x i64>", "<2 x ptr>",
		"[2 x i8]", "{ i32, ptr }", "<{ i8, i64 }>", "i32 (ptr)", "i32*", "%struct.node", "x86_amx", `target("spirv.Event")`,
	},
	integers: []string{
		"0", "1", "-1", "2", "3", "7", "8", "16", "31", "32", "63", "64", "127", "128", "255", "256", "65536",
		"2147483647", "2147483648", "-2147483648", "4294967295", "4294967296", "9223372036854775807", "-9223372036854775808",
		"18446744073709551615", "18446744073709551616", "340282366920938463463374607431768211456",
		"1.0", "-0.0", "1e400", "0x7FF0000000000000", "0xK3FFF8000000000000000", "true", "null", "undef", "poison",
		"zeroinitializer", "none",
	},
}
