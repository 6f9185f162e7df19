package elementary

import (
	"math"
	"math/big"
	"sync"
)

// The functions here have a relative error of less than 2^-prec, with some bits to spare.

// guard is how many bits more than those asked for the computations have.
const guard = 32

func number(prec uint) *big.Float { return new(big.Float).SetPrec(prec) }

func integer(v int64, prec uint) *big.Float { return number(prec).SetInt64(v) }

// constantBits is the precision of the constants: enough to reduce the largest double.
const constantBits = 4000

// pi, by Machin's formula, and ln2 are not modified.
var (
	pi = sync.OnceValue(func() *big.Float {
		sum := new(big.Int).Mul(arcCot(5), big.NewInt(16))
		return fixed(sum.Sub(sum, new(big.Int).Mul(arcCot(239), big.NewInt(4))))
	})
	ln2 = sync.OnceValue(func() *big.Float {
		// ln 2 = 18 arcoth 26 - 2 arcoth 4801 + 8 arcoth 8749
		sum := new(big.Int).Mul(arcCoth(26), big.NewInt(18))
		sum.Sub(sum, new(big.Int).Mul(arcCoth(4801), big.NewInt(2)))
		return fixed(sum.Add(sum, new(big.Int).Mul(arcCoth(8749), big.NewInt(8))))
	})
)

// fixed returns an integer in units of 2^-(constantBits+64).
func fixed(v *big.Int) *big.Float {
	f := number(constantBits).SetInt(v)
	return f.SetMantExp(f, -(constantBits + 64))
}

func arcCot(n int64) *big.Int  { return arcSum(n, true) }
func arcCoth(n int64) *big.Int { return arcSum(n, false) }

// arcSum is 1/n ∓ 1/(3n³) + 1/(5n⁵) ∓ … in the units of fixed.
func arcSum(n int64, alternating bool) *big.Int {
	term := new(big.Int).Lsh(big.NewInt(1), constantBits+64)
	term.Quo(term, big.NewInt(n))
	sum, square := new(big.Int).Set(term), big.NewInt(n*n)
	part := new(big.Int)
	for i := int64(3); term.Sign() != 0; i += 2 {
		term.Quo(term, square)
		part.Quo(term, big.NewInt(i))
		if alternating && i%4 == 3 {
			sum.Sub(sum, part)
		} else {
			sum.Add(sum, part)
		}
	}
	return sum
}

// scale multiplies by a power of two.
func scale(v *big.Float, exp int) *big.Float { return number(v.Prec()).SetMantExp(v, exp) }

// exponent is that of |v| in [2^(e-1), 2^e), a large negative number for 0.
func exponent(v *big.Float) int {
	if v.Sign() == 0 {
		return math.MinInt32
	}
	return v.MantExp(nil)
}

// negligible reports whether a term no longer counts beside a sum.
func negligible(term, sum *big.Float, prec uint) bool {
	return term.Sign() == 0 || exponent(term) < exponent(sum)-int(prec)
}

// exp is e^x for |x| < 2^20.
func exp(x *big.Float, prec uint) *big.Float {
	if x.Sign() == 0 {
		return integer(1, prec)
	}
	// x = k ln 2 + r, and e^r is the square of the square … of e^(r/2^s).
	squarings := int(math.Sqrt(float64(prec)))
	wp := prec + guard + uint(squarings) + uint(max(exponent(x), 0))
	approx, _ := x.Float64()
	k := math.Round(approx / math.Ln2)
	r := number(wp).Mul(integer(int64(k), wp), ln2())
	r.Sub(number(wp).Set(x), r)
	r = scale(r, -squarings)
	sum, term := integer(1, wp), integer(1, wp)
	for i := int64(1); ; i++ {
		term.Mul(term, r)
		term.Quo(term, integer(i, wp))
		if negligible(term, sum, wp) {
			break
		}
		sum.Add(sum, term)
	}
	for range squarings {
		sum.Mul(sum, sum)
	}
	return scale(sum, int(k))
}

// expm1 is e^x - 1.
func expm1(x *big.Float, prec uint) *big.Float {
	if x.Sign() == 0 {
		return number(prec)
	}
	wp := prec + guard + uint(max(-exponent(x), 0))
	v := exp(x, wp)
	return number(wp).Sub(v, integer(1, wp))
}

// log is the natural logarithm of a positive number.
func log(x *big.Float, prec uint) *big.Float {
	m := new(big.Float)
	e := x.MantExp(m)
	if m.Cmp(big.NewFloat(0.75)) < 0 {
		e--
		m.SetMantExp(m, 1)
	}
	// log x = e ln 2 + log m for m from 0.75 to 1.5.
	d := number(m.Prec()+2).Sub(m, big.NewFloat(1))
	wp := prec + guard
	if d.Sign() == 0 {
		return number(wp).Mul(integer(int64(e), wp), ln2())
	}
	wp += uint(max(-exponent(d), 0))
	near, _ := d.Float64()
	y := number(wp).SetFloat64(math.Log1p(near))
	for bits := uint(45); bits < wp; bits *= 3 {
		// Halley's iteration: y += 2 (m - e^y) / (m + e^y).
		v := exp(y, wp)
		step := number(wp).Sub(m, v)
		step.Quo(scale(step, 1), number(wp).Add(m, v))
		y.Add(y, step)
	}
	return number(wp).Add(y, number(wp).Mul(integer(int64(e), wp), ln2()))
}

// log1p is log(1+x).
func log1p(x *big.Float, prec uint) *big.Float {
	wp := max(x.Prec(), prec) + uint(max(exponent(x), -exponent(x), 0)) + guard
	return log(number(wp).Add(x, integer(1, wp)), prec)
}

// atan is the arc tangent of x ≠ 0.
func atan(x *big.Float, prec uint) *big.Float {
	wp := prec + 2*guard
	t := number(wp).Set(x)
	inverted := exponent(x) > 0
	if inverted {
		t.Quo(integer(1, wp), t)
	}
	const halvings = 6
	one := integer(1, wp)
	for range halvings {
		root := number(wp).Mul(t, t)
		root.Sqrt(root.Add(root, one))
		t.Quo(t, root.Add(root, one))
	}
	square := number(wp).Mul(t, t)
	square.Neg(square)
	sum, power := number(wp).Set(t), number(wp).Set(t)
	for i := int64(3); ; i += 2 {
		power.Mul(power, square)
		term := number(wp).Quo(power, integer(i, wp))
		if negligible(term, sum, wp) {
			break
		}
		sum.Add(sum, term)
	}
	sum = scale(sum, halvings)
	if !inverted {
		return sum
	}
	quarter := scale(pi(), -1)
	if x.Signbit() {
		quarter.Neg(quarter)
	}
	return number(wp).Sub(quarter, sum)
}

// sinCos returns the sine or, with a shift of 1, the cosine of x.
func sinCos(x *big.Float, shift int64, prec uint) *big.Float {
	// x = k π/2 + r. A double comes no nearer to a multiple of π/2 than about 2^-61 of it.
	wp := prec + 3*guard + uint(max(exponent(x), 0))
	quarter := scale(pi(), -1)
	q := number(wp).Quo(x, quarter)
	q.Add(q, number(wp).SetFloat64(math.Copysign(0.5, float64(q.Sign()))))
	k, _ := q.Int(nil)
	r := number(wp).Mul(number(wp).SetInt(k), quarter)
	r.Sub(number(wp).Set(x), r)
	k.Add(k, big.NewInt(shift))
	quadrant := new(big.Int).And(k, big.NewInt(3)).Int64()
	var v *big.Float
	if quadrant%2 == 0 {
		v = taylor(r, number(wp).Set(r), 2, wp)
	} else {
		v = taylor(r, integer(1, wp), 1, wp)
	}
	if quadrant >= 2 {
		v.Neg(v)
	}
	return v
}

// taylor sums the series of the sine or cosine of r from its first term on. n is the number of the
// first factor of the next factorial.
func taylor(r, first *big.Float, n int64, wp uint) *big.Float {
	square := number(wp).Mul(r, r)
	square.Neg(square)
	sum, term := number(wp).Set(first), number(wp).Set(first)
	for ; ; n += 2 {
		term.Mul(term, square)
		term.Quo(term, integer(n*(n+1), wp))
		if negligible(term, sum, wp) {
			return sum
		}
		sum.Add(sum, term)
	}
}

// erf is the error function of |x| < 64.
func erf(x *big.Float, prec uint) *big.Float {
	if x.Sign() == 0 {
		return number(prec)
	}
	// erf x = 2/√π e^(-x²) (x + 2x³/3 + 4x⁵/(3·5) + …), without cancellation.
	wp := prec + 2*guard
	square := number(wp).Mul(x, x)
	twice := scale(square, 1)
	sum, term := number(wp).Set(x), number(wp).Set(x)
	for i := int64(3); ; i += 2 {
		term.Mul(term, twice)
		term.Quo(term, integer(i, wp))
		if negligible(term, sum, wp) {
			break
		}
		sum.Add(sum, term)
	}
	sum.Mul(sum, exp(square.Neg(square), wp))
	root := number(wp).Sqrt(number(wp).Set(pi()))
	return scale(sum.Quo(sum, root), 1)
}

// erfc is 1 - erf x.
func erfc(x *big.Float, prec uint) *big.Float {
	wp := prec + guard
	if x.Sign() > 0 {
		v, _ := x.Float64()
		wp += uint(1.5*v*v) + guard
	}
	return number(wp).Sub(integer(1, wp), erf(x, wp))
}
