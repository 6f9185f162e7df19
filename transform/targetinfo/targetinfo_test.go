package targetinfo_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/targetinfo"
)

// run runs the command with both passes registered.
func run(text string, args ...string) peer.Outcome {
	var out, errs bytes.Buffer
	args = append([]string{"mlir-opt"}, args...)
	status := opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: []*pass.Def{targetinfo.ToDataLayout, targetinfo.ToFeatures}}, args, stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
	return peer.Outcome{Stdout: out.String(), Stderr: errs.String(), Status: status}
}

// at is a module with a target.
func at(triple, chip string, features ...string) string {
	text := fmt.Sprintf("module attributes {llvm.target = #llvm.target<triple = %q, chip = %q", triple, chip)
	if features != nil {
		text += fmt.Sprintf(", features = <[\"%s\"]>", strings.Join(features, "\", \""))
	}
	return text + ">} {\n}\n"
}

// with is a module with a target and a data layout of its own.
func with(entries string) string {
	return strings.Replace(at("x86_64-unknown-linux", ""), "{", "{dlti.dl_spec = #dlti.dl_spec<"+entries+">, ", 1)
}

// inputs are modules that mlir-opt treats alike, whatever the pass.
var inputs = []string{
	"module {\n}\n",
	"module attributes {llvm.target = 1 : i32} {\n}\n",
	"module attributes {llvm.target = #llvm.target_features<[\"+a\"]>} {\n}\n",
	at("", ""), at("-", ""), at("x64_86-unknown-linux", "NON-EXISTING CHIP"), at("\\00", "\\FF"), at(strings.Repeat("x86_64-", 5000), ""),
	at("x86_64-unknown-linux", ""), at("x86_64", "foo", "+bar", "-avx", "+"), at("x86_64", "skylake", "-sse", "-avx"), at("x86_64", "", "sse"),
	at("x86_64", "", "+a,+b"), at("x86_64", "", ""), at("i386-pc-windows-msvc", "i486", "+avx512f", "-sse"), at("x86_64-pc-linux-gnux32", ""),
	at("aarch64", "foo", "+bar", "+sve2"), at("aarch64", "", "+bar"), at("arm64e-apple-ios", ""), at("thumbv7-unknown-linux-gnueabihf", "cortex-a8"),
	at("xcore", "foo", "+bar"), at("xcore", "xs1b-generic"), at("xcore", "generic"), at("spirv32", "generic"), at("lanai", "generic"), at("lanai", "v11", "+bar"), at("spirv64-amd-amdhsa", "foo", "+bar"), at("spirv", ""),
	at("riscv64", "foo", "+bar", "+v"), at("riscv32", "sifive-e31", "-m"), at("nvptx64", "foo", "+bar", "+ptx70"), at("nvptx", "sm_90"),
	at("amdgcn", "foo", "+bar", "+v"), at("amdgcn-amd-amdhsa", "gfx1030", "+wavefrontsize64"), at("r600", "cayman", "+x"),
	at("powerpc64le-unknown-linux", "pwr10", "-vsx"), at("powerpc-ibm-aix", "foo", "+foo"), at("s390x-ibm-zos", "z16", "+x"), at("systemz", "foo"),
	at("mips64el", "octeon", "+x"), at("mips", "foo", "+x"), at("msp430", "foo", "+x"), at("ve", "foo", "+x"), at("bpf", "v3", "+x"), at("bpfeb", "foo"),
	at("avr", "atmega328p", "+x"), at("avr", "foo", "+x"), at("wasm32-unknown-emscripten", "lime1", "+x"), at("wasm64", "foo", "-x"),
	at("loongarch64", "la464", "+x"), at("loongarch32", "foo"), at("m68k", "M68040", "+x"), at("m68k", "foo", "+x"), at("xtensa", "esp32", "+x"),
	at("sparcv9", "foo", "+x"), at("sparc", "leon3"), at("hexagon", "hexagonv73", "+hvx", "+x"), at("dxil", ""), at("spir64", ""),
	with("index = 32"), with("f32 = dense<32> : vector<2xi64>"), with("!llvm.struct<()> = dense<64> : vector<2xi64>"),
	with("\"a.b\" = 1, \"dlti.endianness\" = \"little\", f32 = dense<32> : vector<2xi64>, \"c\" = unit"),
	strings.Replace(with("index = 1"), "#dlti.dl_spec<index = 1>", "1", 1),
	strings.Replace(at("avr", ""), "module", "module @a", 1) + at("ve", ""),
	"module @a attributes {llvm.target = #llvm.target<triple = \"avr\", chip = \"\">} {\n  module @b attributes {llvm.target = #llvm.target<triple = \"ve\", chip = \"\">} {\n  }\n}\n",
	"llvm.func @f() attributes {llvm.target = #llvm.target<triple = \"avr\", chip = \"\">}\n",
}

// pipelines are ways to run the passes.
var pipelines = [][]string{
	{"--llvm-target-to-data-layout"},
	{"--llvm-target-to-target-features"},
	{"--llvm-target-to-data-layout=initialize-llvm-targets=false"},
	{"--llvm-target-to-target-features=initialize-llvm-targets=0"},
	{"--llvm-target-to-data-layout=foo=1"},
	{"--llvm-target-to-target-features=initialize-llvm-targets=2"},
	{"--llvm-target-to-target-features", "--llvm-target-to-data-layout", "-dump-pass-pipeline"},
	{"-pass-pipeline=any(llvm-target-to-target-features)"},
	{"-pass-pipeline=builtin.module(llvm.func(llvm-target-to-target-features,llvm-target-to-data-layout))"},
	{"-pass-pipeline=builtin.module(builtin.module(llvm-target-to-data-layout))"},
	{"--llvm-target-to-data-layout", "-verify-diagnostics"},
	{"--llvm-target-to-target-features", "-mlir-print-op-on-diagnostic=false", "--mlir-diagnostic-verbosity-level=errors"},
}

// TestPeer compares all that is written with what mlir-opt writes.
func TestPeer(t *testing.T) {
	mlir := peer.Tool(t, "mlir-opt-22")
	text := strings.Join(inputs, "// -----\n")
	for _, args := range pipelines {
		args = append(args, "-split-input-file")
		got, want := run(text, args...), peer.Run(t, mlir, "mlir-opt", text, args...)
		if got != want {
			t.Errorf("%q: status %d, want %d\n%s\n%s", args, got.Status, want.Status, peer.Difference(got.Stdout, want.Stdout), peer.Difference(got.Stderr, want.Stderr))
		}
	}
}

// What mlir-opt exits with, or crashes on, is an error.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ pass, text, want string }{
		{"data-layout", with("\"dlti.endianness\" = \"big\""), "1:1: error: data layout does not combine with that of the target #llvm.target<"},
		{"data-layout", with("i64 = dense<32> : vector<2xi64>"), "1:1: error: data layout does not combine"},
		{"data-layout", at("riscv32-unknown-fuchsia", ""), "1:1: note: fuchsia is only supported for 64-bit"},
		{"target-features", at("mips64", "mips32"), "1:1: error: failed to obtain llvm::TargetMachine for #llvm.target<"},
		{"target-features", at("hexagon", "foo"), "1:1: note: invalid CPU \"foo\" specified"},
	} {
		if o := run(c.text, "--llvm-target-to-"+c.pass); o.Status != 1 || o.Stdout != "" || !strings.Contains(o.Stderr, c.want) {
			t.Errorf("%s: %v", c.text, o)
		}
	}
	// Where they agree, they combine.
	if o := run(with("i64 = dense<64> : vector<2xi64>, i7 = dense<8> : vector<2xi64>"), "--llvm-target-to-data-layout"); o.Status != 0 || !strings.Contains(o.Stdout, "i32 = dense<32> : vector<2xi64>, i7 = dense<8> : vector<2xi64>, f80 =") {
		t.Error(o)
	}
}
