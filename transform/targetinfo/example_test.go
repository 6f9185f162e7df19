package targetinfo_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/targetinfo"
)

// Example finds out what a machine can do.
func Example() {
	in := strings.NewReader(`module attributes {llvm.target = #llvm.target<triple = "avr", chip = "atmega328p">} {}`)
	opt.Main(context.Background(), tool.Tool{Dialects: all.Dialects(), Passes: []*pass.Def{targetinfo.ToFeatures}}, []string{"opt", "--llvm-target-to-target-features"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// module attributes {llvm.target = #llvm.target<triple = "avr", chip = "atmega328p", features = <["+addsubiw", "+avr0", "+avr1", "+avr2", "+avr3", "+avr5", "+break", "+ijmpcall", "+jmpcall", "+lpm", "+lpmx", "+memmappedregs", "+movw", "+mul", "+spm", "+sram"]>>} {
	// }
}
