package canonicalize_test

import "strings"

// mathFloats are the types of numbers of many formats, vectors and tensors included. In those with six
// bits or less, upstream rounds 1 to 0.
var mathFloats = []string{"f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "vector<2xf32>", "vector<2xf16>", "tensor<2xf64>"}

// functions adds operations of the math dialect. Functions whose last bit depends on the C library are
// only given numbers for which it does not.
func (f *function) functions() {
	for range 6 + f.IntN(14) {
		switch f.IntN(8) {
		case 0, 1:
			t := f.one("i1", "i8", "i32", "i64", "i128", "index", "vector<2xi8>", "tensor<2xi16>")
			f.op(t, "math.%s %s : %s", f.one("absi", "ctlz", "cttz", "ctpop"), f.whole(t), t)
		case 2:
			t := f.one("i1", "i8", "i32", "i64", "i100", "index", "vector<2xi8>")
			f.op(t, "math.ipowi %s, %s : %s", f.whole(t), f.whole(t), t)
		case 3, 4:
			t := f.one(mathFloats...)
			f.op(t, "math.%s %s%s : %s", f.one("absf", "ceil", "floor", "trunc", "roundeven"), f.float(t, false), f.fast(), t)
		case 5:
			t := f.one(mathFloats...)
			f.op(t, "math.%s %s, %s%s : %s", f.one("copysign", "copysign", "atan2", "powf"), f.float(t, true), f.float(t, true), f.fast(), t)
		case 6:
			t := f.one("f16", "f32", "f64", "vector<2xf32>", "tensor<2xf64>")
			f.op(t, "math.%s %s%s : %s", f.one("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "erf", "erfc", "exp2", "expm1", "exp", "log10", "log1p",
				"log2", "log", "sin", "sinh", "tan", "tanh", "sqrt", "round", "cbrt", "rsqrt"), f.float(t, true), f.fast(), t)
		case 7:
			t := f.one(mathFloats...)
			b := "i1"
			if prefix, _, ok := strings.Cut(t, "x"); ok && strings.Contains(t, "<") {
				b = prefix + "xi1>"
			}
			f.op(b, "math.%s %s : %s", f.one("isfinite", "isinf", "isnan", "isnormal"), f.float(t, false), t)
		}
	}
}

// whole is an integer, most often a constant.
func (f *function) whole(t string) string {
	if f.IntN(6) == 0 {
		return f.value(t)
	}
	text := f.one("0", "1", "-1")
	if !strings.HasSuffix(t, "i1") {
		text = f.one("0", "1", "-1", "2", "3", "-3", "5", "7", "100", "-128")
	}
	return f.literal(t, text)
}

// float is a floating-point number, most often a constant. If plain, functions of it are exact.
func (f *function) float(t string, plain bool) string {
	if f.IntN(6) == 0 {
		return f.value(t)
	}
	numbers := []string{"0.0", "-0.0"}
	if !plain {
		numbers = append(numbers, "1.0", "-1.0", "2.0", "1.5", "-1.5", "0.5", "-0.5", "2.5", "-2.5", "0.25", "3.0", "0.75", "-1.75", "7.5", "3.5")
	}
	return f.literal(t, f.one(numbers...))
}

// literal is a constant with all elements equal, or the first one 0.
func (f *function) literal(t, text string) string {
	if strings.Contains(t, "<") {
		if f.IntN(2) == 0 {
			zero := "0"
			if strings.Contains(text, ".") {
				zero = "0.0"
			}
			text = "[" + zero + ", " + text + "]"
		}
		text = "dense<" + text + ">"
	}
	f.op(t, "arith.constant %s : %s", text, t)
	list := f.values[t]
	return list[len(list)-1]
}
