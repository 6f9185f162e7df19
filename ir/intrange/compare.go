package intrange

// A Predicate is what two numbers are compared for, with the numbers of arith.cmpi.
type Predicate uint8

// The predicates.
const (
	Eq Predicate = iota
	Ne
	Slt
	Sle
	Sgt
	Sge
	Ult
	Ule
	Ugt
	Uge
)

// inverse are the predicates that hold when these do not.
var inverse = [...]Predicate{Ne, Eq, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult}

// Compare reports whether two numbers in ranges compare as a predicate says. known is false
// if that depends on the numbers.
func Compare(p Predicate, a, b Range) (result, known bool) {
	if int(p) >= len(inverse) {
		return false, false
	}
	if always(p, a, b) {
		return true, true
	}
	return false, always(inverse[p], a, b)
}

func always(p Predicate, a, b Range) bool {
	switch p {
	case Sle:
		return a.smax.CmpSigned(b.smin) <= 0
	case Slt:
		return a.smax.CmpSigned(b.smin) < 0
	case Ule:
		return a.umax.CmpUnsigned(b.umin) <= 0
	case Ult:
		return a.umax.CmpUnsigned(b.umin) < 0
	case Sge:
		return a.smin.CmpSigned(b.smax) >= 0
	case Sgt:
		return a.smin.CmpSigned(b.smax) > 0
	case Uge:
		return a.umin.CmpUnsigned(b.umax) >= 0
	case Ugt:
		return a.umin.CmpUnsigned(b.umax) > 0
	case Eq:
		x, one := a.Constant()
		y, other := b.Constant()
		return one && other && x == y
	}
	// Either reading must tell the numbers apart.
	return (always(Slt, a, b) || always(Sgt, a, b)) && (always(Ult, a, b) || always(Ugt, a, b))
}
