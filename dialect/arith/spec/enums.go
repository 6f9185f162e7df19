package spec

import . "github.com/gomlir/gomlir/ods"

// The enumerations of the dialect and the attributes made of them.
var (
	CmpFPredicate = &Enum{Name: "CmpFPredicate", Dialect: "arith", Bits: 64,
		Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
		Cases:   cmpFCases()}
	CmpIPredicate = &Enum{Name: "CmpIPredicate", Dialect: "arith", Bits: 64,
		Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
		Cases:   Count("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")}
	AtomicRMWKind = &Enum{Name: "AtomicRMWKind", Dialect: "arith", Bits: 64,
		Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
		Cases: Count("addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu",
			"minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori")}
	FastMathFlags = &Enum{Name: "FastMathFlags", Dialect: "arith", Prefix: "FastMath", Bits: 32, Summary: "Floating point fast math flags",
		Cpp: "::mlir::arith::FastMathFlags", Flags: true, Separator: ",", Groups: true,
		Cases: []Case{C("none", 0), C("reassoc", 1), C("nnan", 2), C("ninf", 4), C("nsz", 8), C("arcp", 16),
			C("contract", 32), C("afn", 64), C("fast", 127).Combined()}}
	IntegerOverflowFlags = &Enum{Name: "IntegerOverflowFlags", Dialect: "arith", Prefix: "Overflow", Bits: 32, Summary: "Integer overflow arith flags",
		Cpp: "::mlir::arith::IntegerOverflowFlags", Flags: true, Separator: ", ", Groups: true,
		Cases: []Case{C("none", 0), C("nsw", 1), C("nuw", 2)}}
	RoundingMode = &Enum{Name: "RoundingMode", Dialect: "arith", Bits: 32, Summary: "Floating point rounding mode",
		Cases: Count("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")}

	FastMathAttr        = EnumAttr(FastMathFlags, "FastMathFlagsAttr", "fastmath", "Arith_FastMathAttr")
	IntegerOverflowAttr = EnumAttr(IntegerOverflowFlags, "IntegerOverflowFlagsAttr", "overflow", "Arith_IntegerOverflowAttr")

	CmpFPredicateAttr = IntEnumAttr(CmpFPredicate, "Arith_CmpFPredicateAttr")
	CmpIPredicateAttr = IntEnumAttr(CmpIPredicate, "Arith_CmpIPredicateAttr")
	RoundingModeAttr  = IntEnumAttr(RoundingMode, "Arith_RoundingModeAttr")

	// FastMathNone is the attribute of operations without fast-math flags
	// unless they say otherwise.
	FastMathNone = Default(FastMathAttr.Attr(), "@FastMathNone")
)

func cmpFCases() []Case {
	cases := Count("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
		"ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true")
	cases[0], cases[15] = cases[0].Named("AlwaysFalse"), cases[15].Named("AlwaysTrue")
	return cases
}
