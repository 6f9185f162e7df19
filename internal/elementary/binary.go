package elementary

import (
	"math"
	"math/big"
)

// Pow is x^y as C defines it: NaN if x is negative and y is no integer.
func Pow(x, y float64, format Format) float64 {
	switch {
	case x == 0, x == 1, y == 0, isSpecial(x), isSpecial(y):
		return math.Pow(x, y) // exact
	case x < 0 && y != math.Trunc(y):
		return math.NaN()
	}
	sign := 1.0
	if x < 0 && math.Mod(y, 2) != 0 {
		sign = -1
	}
	if x == -1 {
		return sign
	}
	switch power := y * math.Log2(math.Abs(x)); {
	case power > 1500:
		return sign * math.Inf(1)
	case power < -1500:
		return sign * 0
	}
	base, exponent := new(big.Float).SetFloat64(math.Abs(x)), new(big.Float).SetFloat64(y)
	return sign * round(format, func(prec uint) *big.Float {
		wp := prec + 2*guard
		return exp(number(wp).Mul(exponent, log(base, wp)), prec)
	})
}

func isSpecial(x float64) bool { return math.IsNaN(x) || math.IsInf(x, 0) }

// Atan2 is the angle of the point (x, y), from -π to π.
func Atan2(y, x float64, format Format) float64 {
	if x == 0 || y == 0 || isSpecial(x) || isSpecial(y) {
		return nearest(math.Atan2(y, x), format) // a multiple of π/4
	}
	opposite, adjacent := new(big.Float).SetFloat64(math.Abs(y)), new(big.Float).SetFloat64(math.Abs(x))
	v := round(format, func(prec uint) *big.Float {
		wp := prec + guard
		angle := atan(number(wp).Quo(opposite, adjacent), wp)
		if x < 0 {
			return number(wp).Sub(pi(), angle)
		}
		return angle
	})
	return math.Copysign(v, y)
}
