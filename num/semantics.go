package num

// Semantics is a floating-point format.
type Semantics uint8

// The formats of MLIR's float types, in the order of their names' bit widths within each family,
// and LLVM's ppc_fp128. The zero Semantics is no format.
const (
	_    Semantics = iota
	F16            // IEEE binary16
	BF16           // bfloat16: f32 without its low 16 bits
	TF32           // TensorFloat-32: 19 bits, the range of f32, the precision of f16
	F32            // IEEE binary32
	F64            // IEEE binary64
	F80            // x87 extended, with an explicit integer bit
	F128           // IEEE binary128

	F8E5M2 // like IEEE
	F8E4M3
	F8E3M4
	F8E4M3FN      // no infinity; NaN is all ones
	F8E5M2FNUZ    // no infinity, no -0; NaN is its encoding
	F8E4M3FNUZ    // likewise
	F8E4M3B11FNUZ // likewise, bias 11
	F8E8M0FNU     // a power of two: no sign, no zero, no infinity; NaN is 0xFF

	F4E2M1FN // neither infinity nor NaN
	F6E2M3FN
	F6E3M2FN

	PPCDoubleDouble // the sum of two f64, the first in the low 64 bits
	numSemantics
)

// special says which values besides finite ones a format has.
type special uint8

const (
	ieee     special = iota // greatest exponent: infinity and NaNs
	nanOnes                 // all ones: NaN; no infinity
	nanMinus                // what would be -0: NaN; no infinity
	finite                  // neither
)

type format struct {
	name      string
	width     uint32
	precision int // bits of the significand, with the leading one
	minExp    int // of the least normal value, 1.0 * 2^minExp
	maxExp    int // of the greatest finite value
	special   special
}

var formats = [numSemantics]format{
	F16:             {"f16", 16, 11, -14, 15, ieee},
	BF16:            {"bf16", 16, 8, -126, 127, ieee},
	TF32:            {"tf32", 19, 11, -126, 127, ieee},
	F32:             {"f32", 32, 24, -126, 127, ieee},
	F64:             {"f64", 64, 53, -1022, 1023, ieee},
	F80:             {"f80", 80, 64, -16382, 16383, ieee},
	F128:            {"f128", 128, 113, -16382, 16383, ieee},
	F8E5M2:          {"f8E5M2", 8, 3, -14, 15, ieee},
	F8E4M3:          {"f8E4M3", 8, 4, -6, 7, ieee},
	F8E3M4:          {"f8E3M4", 8, 5, -2, 3, ieee},
	F8E4M3FN:        {"f8E4M3FN", 8, 4, -6, 8, nanOnes},
	F8E5M2FNUZ:      {"f8E5M2FNUZ", 8, 3, -15, 15, nanMinus},
	F8E4M3FNUZ:      {"f8E4M3FNUZ", 8, 4, -7, 7, nanMinus},
	F8E4M3B11FNUZ:   {"f8E4M3B11FNUZ", 8, 4, -10, 4, nanMinus},
	F8E8M0FNU:       {"f8E8M0FNU", 8, 1, -127, 127, nanOnes},
	F4E2M1FN:        {"f4E2M1FN", 4, 2, 0, 2, finite},
	F6E2M3FN:        {"f6E2M3FN", 6, 4, 0, 2, finite},
	F6E3M2FN:        {"f6E3M2FN", 6, 3, -2, 4, finite},
	PPCDoubleDouble: {"ppc_fp128", 128, 106, -1022 + 53, 1023, ieee},
}

// AllSemantics returns every format.
func AllSemantics() []Semantics {
	all := make([]Semantics, 0, numSemantics-1)
	for s := F16; s < numSemantics; s++ {
		all = append(all, s)
	}
	return all
}

// SemanticsByName returns the format of an MLIR float type's keyword, or of
// ppc_fp128.
func SemanticsByName(name string) (Semantics, bool) {
	for s := F16; s < numSemantics; s++ {
		if formats[s].name == name {
			return s, true
		}
	}
	return 0, false
}

// String returns the keyword of the MLIR type: f32, bf16, f8E4M3FN.
func (s Semantics) String() string { return formats[s].name }

// Width returns the number of bits.
func (s Semantics) Width() uint32 { return formats[s].width }

// Precision returns the number of significand bits, counting the leading one
// whether stored or not.
func (s Semantics) Precision() int { return formats[s].precision }

// MinExponent returns the exponent of the least normal value 1.0 * 2^e.
func (s Semantics) MinExponent() int { return formats[s].minExp }

// MaxExponent returns the exponent of the greatest finite value.
func (s Semantics) MaxExponent() int { return formats[s].maxExp }

// HasInf reports whether the format has infinities.
func (s Semantics) HasInf() bool { return formats[s].special == ieee }

// HasNaN reports whether the format has a NaN.
func (s Semantics) HasNaN() bool { return formats[s].special != finite }

// HasZero reports whether the format has a zero; only f8E8M0FNU has none.
func (s Semantics) HasZero() bool { return s != F8E8M0FNU }

// HasNegativeZero reports whether -0 differs from 0.
func (s Semantics) HasNegativeZero() bool {
	return s.HasZero() && formats[s].special != nanMinus
}

// fraction returns the number of stored significand bits in the formats with
// an implicit leading one.
func (f *format) fraction() int { return f.precision - 1 }

// exponentMask returns the greatest value of the exponent field.
func (f *format) exponentMask() int {
	n := int(f.width) - 1 - f.fraction()
	if f.width == 80 { // the leading bit is stored
		n--
	}
	return 1<<n - 1
}

// bias returns what is added to an exponent to store it.
func (f *format) bias() int { return 1 - f.minExp }

// llvmNumbers has for each format the number of LLVM's enumeration APFloatBase::Semantics, which its
// runtime functions take.
var llvmNumbers = [numSemantics]int{
	F16: 0, BF16: 1, F32: 2, F64: 3, F128: 4, PPCDoubleDouble: 5,
	F8E5M2: 7, F8E5M2FNUZ: 8, F8E4M3: 9, F8E4M3FN: 10, F8E4M3FNUZ: 11, F8E4M3B11FNUZ: 12, F8E3M4: 13,
	TF32: 14, F8E8M0FNU: 15, F6E3M2FN: 16, F6E2M3FN: 17, F4E2M1FN: 18, F80: 19,
}

// LLVMNumber returns the number that LLVM's enumeration APFloatBase::Semantics has for the format.
func (s Semantics) LLVMNumber() int { return llvmNumbers[s] }
