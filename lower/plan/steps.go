package plan

// steps are those for gomlir's dialects, in the order in which they run. Dialects that only
// compute come last: what lowers the others makes operations of them. lower-affine comes after expand-strided-metadata, which
// computes offsets by affine.apply.
var steps = []Step{
	{"lower-vector-mask", []string{"vector.mask"}, []string{"vector"}},
	{"lower-vector-multi-reduction", []string{"vector.multi_reduction"}, []string{"vector", "arith"}},
	{"convert-vector-to-scf", []string{"vector"}, []string{"vector", "affine", "scf", "arith", "memref"}},
	{"expand-realloc", []string{"memref.realloc"}, []string{"arith", "memref.subview", "scf"}},
	{"expand-strided-metadata", []string{"memref.subview", "memref.expand_shape", "memref.collapse_shape"}, []string{"affine", "arith"}},
	{"lower-affine", []string{"affine"}, []string{"arith", "memref", "scf", "vector"}},
	{"convert-scf-to-cf", []string{"scf"}, []string{"arith", "cf", "memref"}},
	{"convert-complex-to-standard", complexFunctions, []string{"arith", "math", "complex"}},
	{"convert-math-to-llvm", []string{"math"}, []string{"math"}},
	{"convert-math-to-funcs", []string{"math"}, []string{"math", "arith", "cf", "func", "vector"}},
	{"convert-math-to-libm", []string{"math"}, []string{"arith", "func", "vector"}},
	{"convert-vector-to-llvm", []string{"vector"}, []string{"arith", "ub"}},
	{"convert-to-llvm", []string{"ptr"}, nil},
	{"finalize-memref-to-llvm", []string{"memref"}, []string{"arith", "cf"}},
	{"convert-func-to-llvm", []string{"func"}, nil},
	{"convert-index-to-llvm", []string{"index"}, nil},
	{"convert-complex-to-llvm", []string{"complex"}, nil},
	{"convert-arith-to-llvm", []string{"arith"}, nil},
	{"convert-cf-to-llvm", []string{"cf"}, nil},
	{"convert-ub-to-llvm", []string{"ub"}, nil},
}

// complexFunctions are the operations of complex that convert-complex-to-llvm does not convert.
var complexFunctions = []string{"complex.angle", "complex.atan2", "complex.conj", "complex.cos", "complex.eq", "complex.exp", "complex.expm1",
	"complex.log", "complex.log1p", "complex.neg", "complex.neq", "complex.pow", "complex.powi", "complex.rsqrt", "complex.sign",
	"complex.sin", "complex.sqrt", "complex.tan", "complex.tanh"}
