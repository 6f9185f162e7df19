package spec

import . "github.com/gomlir/gomlir/ods"

// intBinary is an operation on two integers, or on two vectors element by
// element.
var intBinary = Op{
	Traits:  Traits{SameOperandsAndResultType, Pure},
	Args:    Args{In("lhs", IntOrVec), In("rhs", IntOrVec)},
	Results: Results{Out("res", IntOrVec)},
	Format:  "$lhs `,` $rhs attr-dict `:` type($res)",
}

// intOverflow is an intBinary whose result is poison if it overflows in one of
// the ways that the flags name.
var intOverflow = Op{
	Traits:  intBinary.Traits,
	Args:    append(intBinary.Args[:2:2], overflowFlags),
	Results: intBinary.Results,
	Format:  "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
}

// intExact is an intBinary whose result is poison if isExact is set and the
// result is not exact.
var intExact = Op{
	Traits:  intBinary.Traits,
	Args:    append(intBinary.Args[:2:2], In("isExact", UnitAttr)),
	Results: intBinary.Results,
	Format:  "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
}

// intDivision is an intExact that must not be speculated: division by zero is undefined.
var intDivision = Op{
	Traits:  Traits{SameOperandsAndResultType, NoMemoryEffect},
	Args:    intExact.Args,
	Results: intExact.Results,
	Format:  intExact.Format,
}

// floatBinary is an operation on two floating-point numbers, or on two vectors
// element by element.
var floatBinary = Op{
	Traits:  Traits{SameOperandsAndResultType, Pure},
	Args:    Args{In("lhs", FloatOrVec), In("rhs", FloatOrVec), fastmath},
	Results: Results{Out("res", FloatOrVec)},
	Format:  "$lhs `,` $rhs attr-dict `:` type($res)",
}

var overflowFlags = In("overflowFlags", IntegerOverflowFlagsProp)

var arithOps = Ops{
	intOverflow.As("add", "Add", Commutative).About("integer addition"),
	intOverflow.As("sub", "Sub").About("integer subtraction"),
	intOverflow.As("mul", "Mul", Commutative).About("integer multiplication"),
	intDivision.As("udiv", "UDiv").About("unsigned integer division"),
	intDivision.As("sdiv", "SDiv").About("signed integer division"),
	intBinary.As("urem", "URem").About("remainder of an unsigned division"),
	intBinary.As("srem", "SRem").About("remainder of a signed division"),
	intBinary.As("and", "And").About("bitwise and"),
	{
		Name: "or", Go: "Or", Summary: "bitwise or",
		Traits:  intBinary.Traits,
		Args:    append(intBinary.Args[:2:2], In("isDisjoint", UnitAttr)),
		Results: intBinary.Results,
		Format:  "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
	},
	intBinary.As("xor", "XOr").About("bitwise exclusive or"),
	intOverflow.As("shl", "Shl").About("shift to the left"),
	intExact.As("lshr", "LShr").About("shift to the right that fills with zeros"),
	intExact.As("ashr", "AShr").About("shift to the right that fills with the sign"),

	{
		Name: "icmp", Go: "ICmp", Summary: "comparison of integers or pointers",
		Traits:  Traits{Pure, SameTypeOperands, comparesTo},
		Args:    Args{In("predicate", ICmpPredicateAttr), In("lhs", IntOrPtrOrVec), In("rhs", IntOrPtrOrVec)},
		Results: Results{Out("res", BoolOrVec)},
		Asm:     "icmpSyntax",
	},
	{
		Name: "fcmp", Go: "FCmp", Summary: "comparison of floating-point numbers",
		Traits:  Traits{Pure, SameTypeOperands, comparesTo},
		Args:    Args{In("predicate", FCmpPredicateAttr), In("lhs", FloatOrVec), In("rhs", FloatOrVec), fastmath},
		Results: Results{Out("res", BoolOrVec)},
		Asm:     "fcmpSyntax",
	},

	floatBinary.As("fadd", "FAdd").About("floating-point addition"),
	floatBinary.As("fsub", "FSub").About("floating-point subtraction"),
	floatBinary.As("fmul", "FMul").About("floating-point multiplication"),
	floatBinary.As("fdiv", "FDiv").About("floating-point division"),
	floatBinary.As("frem", "FRem").About("remainder of a floating-point division"),
	{
		Name: "fneg", Go: "FNeg", Summary: "floating-point negation",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("operand", FloatOrVec), fastmath},
		Results: Results{Out("res", FloatOrVec)},
		Format:  "$operand attr-dict `:` type($res)",
	},
}

var comparesTo = TypesMatchWith("result type has i1 element type and same shape as operands", "lhs", "res", "i1Like")

// cast is a conversion of a value from one type to another.
func cast(name, goName string, from, to Type) Op {
	return Op{
		Name: name, Go: goName,
		Traits:  Traits{Pure},
		Args:    Args{In("arg", from)},
		Results: Results{Out("res", to)},
		Format:  "$arg attr-dict `:` type($arg) `to` type($res)",
	}
}

// nonNegative returns a cast whose result is poison if nonNeg is set and the integer is negative.
func nonNegative(op Op) Op {
	op.Args = append(op.Args[:1:1], In("nonNeg", UnitAttr))
	op.Format = "(`nneg` $nonNeg^)? " + op.Format
	return op
}

var castOps = Ops{
	verified(cast("bitcast", "Bitcast", NonAggregate, NonAggregate), "verifyBitcast").About("the same bits as another type"),
	cast("addrspacecast", "AddrSpaceCast", PtrOrVec, PtrOrVec).About("pointer into another address space"),
	{
		Name: "inttoptr", Go: "IntToPtr", Summary: "integer to pointer",
		Traits:  Traits{Pure, DereferenceableOpInterface},
		Args:    Args{In("arg", IntOrVec), In("dereferenceable", OptionalAttr(DereferenceableAttr.Attr()))},
		Results: Results{Out("res", PtrOrVec)},
		Format:  "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)",
	},
	cast("ptrtoint", "PtrToInt", PtrOrVec, IntOrVec).About("pointer to integer"),
	verified(cast("sext", "SExt", IntOrVec, IntOrVec), "verifyExtension").About("sign extension of an integer"),
	verified(nonNegative(cast("zext", "ZExt", IntOrVec, IntOrVec)), "verifyExtension").About("zero extension of an integer"),
	{
		Name: "trunc", Go: "Trunc", Summary: "truncation of an integer",
		Traits:  Traits{Pure},
		Args:    Args{In("arg", IntOrVec), overflowFlags},
		Results: Results{Out("res", IntOrVec)},
		Format:  "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
	},
	cast("sitofp", "SIToFP", IntOrVec, FloatOrVec).About("signed integer to floating point"),
	nonNegative(cast("uitofp", "UIToFP", IntOrVec, FloatOrVec)).About("unsigned integer to floating point"),
	cast("fptosi", "FPToSI", FloatOrVec, IntOrVec).About("floating point to signed integer"),
	cast("fptoui", "FPToUI", FloatOrVec, IntOrVec).About("floating point to unsigned integer"),
	cast("fpext", "FPExt", FloatOrVec, FloatOrVec).About("floating point to a larger type"),
	cast("fptrunc", "FPTrunc", FloatOrVec, FloatOrVec).About("floating point to a smaller type"),
}
