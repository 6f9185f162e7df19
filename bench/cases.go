package main

// A benchCase is one command line, run by our tool and by the peer.
type benchCase struct {
	name  string
	input string   // of the corpus
	args  []string // before the input
}

// tool is the peer: mlir-translate if the command line is for that.
func (c benchCase) tool() string {
	if len(c.args) > 0 && (c.args[0] == importLLVM || c.args[0] == exportLLVM) {
		return "mlir-translate"
	}
	return "mlir-opt"
}

const (
	importLLVM = "--import-llvm"
	exportLLVM = "--mlir-to-llvmir"
)

// emitBytecode asks for bytecode, whose producer is not compared.
const emitBytecode = "--emit-bytecode"

const debugInfo = "-mlir-print-debuginfo"

// pipeline is what most programs go through.
const pipeline = "--pass-pipeline=builtin.module(inline,llvm.func(mem2reg,sroa,canonicalize,cse,sccp),symbol-dce)"

// lowering is what "gomlir lower" does to loops over memrefs.
const lowering = "--pass-pipeline=builtin.module(expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-math-to-llvm," +
	"finalize-memref-to-llvm,convert-func-to-llvm,convert-index-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"

var cases = []benchCase{
	{"opt/O0", "sqlite3-O0.mlir", nil},
	{"opt/O2", "sqlite3-O2.mlir", nil},
	{"opt/g", "sqlite3-g.mlir", nil},
	{"generic/O0", "sqlite3-O0.mlir", []string{"-mlir-print-op-generic"}},
	{"generic/O2", "sqlite3-O2.mlir", []string{"-mlir-print-op-generic"}},
	{"debuginfo/O0", "sqlite3-O0-debuginfo.mlir", []string{debugInfo}},
	{"debuginfo/O2", "sqlite3-O2-debuginfo.mlir", []string{debugInfo}},
	{"debuginfo/g", "sqlite3-g.mlir", []string{debugInfo}},
	{"clang14/O0", "sqlite3-O0.14.mlir", nil},
	{"clang14/O2", "sqlite3-O2.14.mlir", nil},
	{"clang14/g", "sqlite3-g.14.mlir", []string{debugInfo}},
	{"import/O0", "sqlite3-O0.ll", []string{importLLVM}},
	{"import/O2", "sqlite3-O2.ll", []string{importLLVM}},
	{"import/g", "sqlite3-g.ll", []string{importLLVM}},
	{"import/clang14", "sqlite3-O0.14.ll", []string{importLLVM}},
	{"export/O0", "sqlite3-O0.mlir", []string{exportLLVM}},
	{"export/O2", "sqlite3-O2.mlir", []string{exportLLVM}},
	{"export/g", "sqlite3-g.mlir", []string{exportLLVM}},
	{"bytecode/O0", "sqlite3-O0.mlirbc", []string{emitBytecode}},
	{"bytecode/O2", "sqlite3-O2.mlirbc", []string{emitBytecode}},
	{"bytecode/g", "sqlite3-g.mlirbc", []string{emitBytecode}},
	{"one-thread/O0", "sqlite3-O0.mlir", []string{"--mlir-disable-threading"}},
	{"passes/clean", "sqlite3-O0.mlir", []string{"--pass-pipeline=builtin.module(llvm.func(canonicalize,cse))"}},
	{"passes/module", "sqlite3-O0.mlir", []string{"--pass-pipeline=builtin.module(canonicalize,cse)"}},
	{"passes/mem2reg", "sqlite3-O0.mlir", []string{"--pass-pipeline=builtin.module(llvm.func(mem2reg))"}},
	{"passes/all", "sqlite3-O0.mlir", []string{pipeline}},
	{"passes-scale/1x", "sqlite3-O0.mlir", []string{pipeline}},
	{"passes-scale/2x", "sqlite3-O0-2x.mlir", []string{pipeline}},
	{"passes-scale/4x", "sqlite3-O0-4x.mlir", []string{pipeline}},
	{"passes-scale/8x", "sqlite3-O0-8x.mlir", []string{pipeline}},
	{"lower/loops", "loops.mlir", []string{lowering}},
	{"lower/dynamic", "loops.mlir", []string{"--convert-scf-to-cf", "--expand-strided-metadata", "--lower-affine", "--convert-to-llvm"}},
	{"lower/clean", "loops.mlir", []string{"--canonicalize", "--cse"}},
	{"lower-scale/1x", "loops.mlir", []string{lowering}},
	{"lower-scale/2x", "loops-2x.mlir", []string{lowering}},
	{"lower-scale/4x", "loops-4x.mlir", []string{lowering}},
	{"lower-scale/8x", "loops-8x.mlir", []string{lowering}},
	{"start-up", "empty.mlir", nil},
	{"scale/1x", "sqlite3-O0.mlir", nil},
	{"scale/2x", "sqlite3-O0-2x.mlir", nil},
	{"scale/4x", "sqlite3-O0-4x.mlir", nil},
	{"scale/8x", "sqlite3-O0-8x.mlir", nil},
	{"import-scale/1x", "sqlite3-O0-1x.ll", []string{importLLVM}},
	{"import-scale/2x", "sqlite3-O0-2x.ll", []string{importLLVM}},
	{"import-scale/4x", "sqlite3-O0-4x.ll", []string{importLLVM}},
	{"import-scale/8x", "sqlite3-O0-8x.ll", []string{importLLVM}},
	{"export-scale/1x", "sqlite3-O0.mlir", []string{exportLLVM}},
	{"export-scale/2x", "sqlite3-O0-2x.mlir", []string{exportLLVM}},
	{"export-scale/4x", "sqlite3-O0-4x.mlir", []string{exportLLVM}},
	{"export-scale/8x", "sqlite3-O0-8x.mlir", []string{exportLLVM}},
}
