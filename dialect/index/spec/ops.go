// Package spec is the specification of the index dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "index",
	Summary: "arithmetic on indices, whose width is that of the target's pointers",

	Interfaces:          []string{"inlining.DialectInterface.Is(inliner{})"},
	MaterializeConstant: "materializeConstant",

	Enums: []*Enum{cmpPredicate},
	Attrs: []*AttrDef{cmpPredicateAttr},
	Ops: folding(Ops{
		binary.As("add", "Add", Commutative, Pure).About("addition"),
		binary.As("sub", "Sub", Pure).About("subtraction"),
		binary.As("mul", "Mul", Commutative, Pure).About("multiplication"),
		binary.As("divs", "DivS", NoMemoryEffect).About("signed division that rounds towards zero"),
		binary.As("divu", "DivU", NoMemoryEffect).About("unsigned division"),
		binary.As("ceildivs", "CeilDivS", NoMemoryEffect).About("signed division that rounds towards positive infinity"),
		binary.As("ceildivu", "CeilDivU", NoMemoryEffect).About("unsigned division that rounds up"),
		binary.As("floordivs", "FloorDivS", NoMemoryEffect).About("signed division that rounds towards negative infinity"),
		binary.As("rems", "RemS", NoMemoryEffect).About("remainder of the signed division"),
		binary.As("remu", "RemU", NoMemoryEffect).About("remainder of the unsigned division"),
		binary.As("maxs", "MaxS", Commutative, Pure).About("signed maximum"),
		binary.As("maxu", "MaxU", Commutative, Pure).About("unsigned maximum"),
		binary.As("mins", "MinS", Commutative, Pure).About("signed minimum"),
		binary.As("minu", "MinU", Commutative, Pure).About("unsigned minimum"),
		binary.As("shl", "Shl", Pure).About("shift to the left"),
		binary.As("shrs", "ShrS", Pure).About("signed shift to the right"),
		binary.As("shru", "ShrU", Pure).About("unsigned shift to the right"),
		binary.As("and", "And", Commutative, Pure).About("bitwise and"),
		binary.As("or", "Or", Commutative, Pure).About("bitwise or"),
		binary.As("xor", "XOr", Commutative, Pure).About("bitwise exclusive or"),
		cast.As("casts", "CastS").About("signed conversion between index and integers"),
		cast.As("castu", "CastU").About("unsigned conversion between index and integers"),
		{
			Name: "cmp", Go: "Cmp", Summary: "comparison",
			Traits:  Traits{Pure},
			Args:    Args{In("pred", cmpPredicateAttr.Attr()), In("lhs", Index), In("rhs", Index)},
			Results: Results{Out("result", I1)},
			Format:  "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
		},
		{
			Name: "sizeof", Go: "SizeOf", Summary: "the width of an index in bits",
			Traits:  Traits{Pure},
			Results: Results{Out("result", Index)},
			Format:  "attr-dict",
		},
		{
			Name: "constant", Go: "Constant", Summary: "a constant index",
			Traits:      Traits{ConstantLike, Pure},
			Args:        Args{In("value", IndexAttr)},
			Results:     Results{Out("result", Index)},
			Format:      "attr-dict $value",
			Fold:        "ir.FoldToValue",
			ResultNames: "nameConstant",
		},
		{
			Name: "bool.constant", Go: "BoolConstant", Summary: "a constant truth value",
			Traits:      Traits{ConstantLike, Pure},
			Args:        Args{In("value", BoolAttr)},
			Results:     Results{Out("result", I1)},
			Format:      "attr-dict $value",
			Fold:        "ir.FoldToValue",
			ResultNames: "nameBoolConstant",
		},
	}),
}

var (
	cmpPredicate = &Enum{Name: "IndexCmpPredicate", Dialect: "index", Bits: 32, Summary: "index comparison predicate kind",
		Cpp:   "::mlir::index::IndexCmpPredicate",
		Cases: Count("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")}
	cmpPredicateAttr = bare(EnumAttr(cmpPredicate, "IndexCmpPredicateAttr", "cmp_predicate", ""))

	integerOrIndex = Type{Name: "AnyTypeOf<[AnyInteger, Index]>", Var: "integerOrIndex"}

	binary = Op{
		Args:    Args{In("lhs", Index), In("rhs", Index)},
		Results: Results{Out("result", Index)},
		Format:  "$lhs `,` $rhs attr-dict",
	}
	cast = Op{
		Traits:  Traits{Pure, RuleTrait("CastOpInterface", "verifyCast")},
		Args:    Args{In("input", integerOrIndex)},
		Results: Results{Out("output", integerOrIndex)},
		Format:  "$input attr-dict `:` type($input) `to` type($output)",
	}
)

// bare prints the case of an enumeration without angle brackets.
func bare(d *AttrDef) *AttrDef { d.Format = "$value"; return d }

// folding gives the operations the functions that fold them, whose names follow from
// theirs.
func folding(ops Ops) Ops {
	for i, op := range ops {
		if op.Fold == "" && op.Go != "SizeOf" {
			ops[i].Fold = "fold" + op.Go
		}
	}
	return ops
}
