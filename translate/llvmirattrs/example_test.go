package llvmirattrs_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

// Example preserves names of values and a flag of icmp, which the dialect cannot express.
func Example() {
	in := strings.NewReader("define i1 @less(i32 %a, i32 %b) {\n  %c = icmp samesign ult i32 %a, %b\n  ret i1 %c\n}\n")
	translate.Main(context.Background(), tool.Tool{Dialects: all.Dialects()}, []string{"translate", "--import-llvm", "--import-lossless"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// #loc2 = loc("a")
	// #loc3 = loc("b")
	// module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = "", llvmir.lossless, llvmir.module = {data_layout = "", source_filename = "<stdin>"}} {
	//   llvm.func @less(%arg0: i32 loc("a"), %arg1: i32 loc("b")) -> i1 {
	//     %0 = llvm.icmp "ult" %arg0, %arg1 {llvmir.instruction = "icmp samesign ult i32 %0, %1"} : i32 loc(#loc4)
	//     llvm.return %0 : i1 loc(#loc1)
	//   } loc(#loc1)
	// } loc(#loc)
	// #loc = loc("<stdin>":0:0)
	// #loc1 = loc(unknown)
	// #loc4 = loc("c")
}
