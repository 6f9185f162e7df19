package num_test

import (
	"fmt"

	"github.com/gomlir/gomlir/num"
)

// An integer reads back as whatever the asker takes it for.
func ExampleParseInt() {
	x, err := num.ParseInt("255", 8, num.Signless)
	fmt.Println(x, err)
	fmt.Println(string(x.AppendUnsigned(nil)), string(x.AppendHex(nil)))
	_, err = num.ParseInt("256", 8, num.Signless)
	fmt.Println(err)
	// Output:
	// -1 <nil>
	// 255 0xFF
	// does not fit its width
}

// The same number in three formats, as MLIR and as LLVM print it.
func ExampleFloat_Append() {
	for _, s := range []num.Semantics{num.F64, num.F32, num.F16} {
		f, _ := num.ParseFloat(s, "0.1")
		fmt.Printf("%s : %s, %s\n", f.Append(nil), s, f.AppendLLVM(nil))
	}
	nan, _ := num.ParseFloat(num.F32, "0x7FC00000")
	fmt.Println(nan, nan.IsNaN())
	// Output:
	// 1.000000e-01 : f64, 1.000000e-01
	// 1.000000e-01 : f32, 0x3FB99999A0000000
	// 9.997550e-02 : f16, 0xH2E66
	// 0x7FC00000 true
}
