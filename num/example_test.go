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

// Formats differ in range and precision, and in which special values they have.
func ExampleSemantics() {
	for _, s := range []num.Semantics{num.F32, num.BF16, num.F8E4M3FN} {
		fmt.Println(s, s.Width(), s.Precision(), s.MinExponent(), s.MaxExponent(), s.HasInf(), s.HasNaN(), num.Largest(s, false))
	}
	// Output:
	// f32 32 24 -126 127 true true 3.40282347E+38
	// bf16 16 8 -126 127 true true 3.389530e+38
	// f8E4M3FN 8 4 -6 8 false true 4.480000e+02
}
