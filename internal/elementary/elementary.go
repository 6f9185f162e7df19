// Package elementary computes functions such as exp and sin so that the result is the one nearest to
// the true value: the last bit is right, on every machine.
//
//	elementary.Exp.Of(1, elementary.Double) // 2.718281828459045
//
// Each function is computed with more bits than the result has. If the bound of the error leaves
// open which number is nearest, it is computed again with twice as many (Ziv's strategy). A value
// that is still undecided with a thousand bits is exact, such as 3 as the logarithm of 8.
package elementary

import (
	"math"
	"math/big"
)

// A Format is the format of a result.
type Format uint8

// The formats.
const (
	Single Format = 24 // float32
	Double Format = 53 // float64
)

// A Func is a function of one number.
type Func struct {
	// approximate returns the value for a number that is neither special nor out of bounds, with
	// a relative error of less than 2^-prec.
	approximate func(x *big.Float, prec uint) *big.Float
	// special returns the value for numbers where the function is not defined or known exactly, or
	// where the nearest result is clear. Results that are not defined are NaN.
	special func(x float64) (v float64, ok bool)
}

// Of returns the function of x in a format, NaN if it is not defined. For [Single], x must be a
// float32. The result for NaN is NaN.
func (f *Func) Of(x float64, format Format) float64 {
	if math.IsNaN(x) {
		return x
	}
	if v, ok := f.special(x); ok {
		return nearest(v, format)
	}
	exact := new(big.Float).SetFloat64(x)
	return round(format, func(prec uint) *big.Float { return f.approximate(exact, prec) })
}

// nearest rounds a number that may be infinite or NaN to a format.
func nearest(v float64, format Format) float64 {
	if format == Single {
		return float64(float32(v))
	}
	return v
}

// decided is the number of bits after which a value must be exact.
const decided = 1100

// round finds the number of a format that is nearest to a value.
func round(format Format, approximate func(prec uint) *big.Float) float64 {
	for prec := uint(format) + 40; ; prec *= 2 {
		v := approximate(prec)
		if prec > decided {
			return convert(new(big.Float).SetPrec(decided-100).Set(v), format)
		}
		slack := new(big.Float).SetPrec(prec + 10)
		slack.SetMantExp(v, -int(prec))
		low := convert(new(big.Float).SetPrec(prec+10).Sub(v, slack), format)
		high := convert(new(big.Float).SetPrec(prec+10).Add(v, slack), format)
		if low == high {
			return low
		}
	}
}

func convert(v *big.Float, format Format) float64 {
	if format == Single {
		f, _ := v.Float32()
		return float64(f)
	}
	f, _ := v.Float64()
	return f
}
