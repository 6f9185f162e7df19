package ods

// A Type constrains the type of a value.
type Type struct {
	// Name is the name of the constraint in ODS. Only the comparison with the .td files uses it.
	Name string
	// Var is the Go expression of its *ir.TypeConstraint.
	Var string
	// Go is the Go type that all types of the constraint have, such as
	// *ir.VectorType. Empty: ir.Type. A type(…) directive parses types of this
	// kind only, and one of a dialect without its prefix.
	Go string
	// Kind is the name of that kind in diagnostics, "builtin.vector".
	Kind string
	// Is is the Go expression of a func(ir.Type) bool that tells what is of that kind, if more or less is
	// than what has the Go type.
	Is string
	// Def is the Go expression of the *ir.TypeDef of that kind if it is one of
	// a dialect with parameters of its own.
	Def string
	// Buildable is set if only one type satisfies the constraint, so that no
	// text needs to say it; Var.Buildable makes it.
	Buildable bool
}

// builtin makes a constraint of package constraint.
func builtin(name string) Type { return Type{Name: name, Var: "constraint." + name} }

// kind sets the Go type of a constraint.
func (t Type) kind(goType, kind string) Type { t.Go, t.Kind = goType, kind; return t }

// buildable says that one type satisfies the constraint.
func (t Type) buildable() Type { t.Buildable = true; return t }

const (
	integerType  = "*ir.IntegerType"
	floatType    = "*ir.FloatType"
	functionType = "*ir.FunctionType"
	indexType    = "*ir.IndexType"
	complexType  = "*ir.ComplexType"
)

// The type constraints of MLIR's CommonTypeConstraints.
var (
	AnyType                    = builtin("AnyType")
	AnyInteger                 = builtin("AnyInteger").kind(integerType, "builtin.integer")
	AnySignlessInteger         = builtin("AnySignlessInteger").kind(integerType, "builtin.integer")
	AnySignedInteger           = builtin("AnySignedInteger").kind(integerType, "builtin.integer")
	AnyUnsignedInteger         = builtin("AnyUnsignedInteger").kind(integerType, "builtin.integer")
	AnySignlessIntegerOrIndex  = builtin("AnySignlessIntegerOrIndex")
	AnyRankedTensor            = builtin("AnyRankedTensor").kind("*ir.RankedTensorType", "builtin.tensor")
	AnyFloat                   = builtin("AnyFloat").kind(floatType, "")
	AnyComplex                 = builtin("AnyComplex").kind(complexType, "builtin.complex")
	FunctionType               = builtin("FunctionType").kind(functionType, "builtin.function")
	Index                      = builtin("Index").kind(indexType, "builtin.index").buildable()
	I1                         = builtin("I1").kind(integerType, "builtin.integer").buildable()
	I8                         = builtin("I8").kind(integerType, "builtin.integer").buildable()
	I16                        = builtin("I16").kind(integerType, "builtin.integer").buildable()
	I32                        = builtin("I32").kind(integerType, "builtin.integer").buildable()
	I64                        = builtin("I64").kind(integerType, "builtin.integer").buildable()
	F16                        = builtin("F16").kind(floatType, "builtin.f16").buildable()
	BF16                       = builtin("BF16").kind(floatType, "builtin.bf16").buildable()
	F32                        = builtin("F32").kind(floatType, "builtin.f32").buildable()
	F64                        = builtin("F64").kind(floatType, "builtin.f64").buildable()
	F80                        = builtin("F80").kind(floatType, "builtin.f80").buildable()
	BoolLike                   = builtin("BoolLike")
	FloatLike                  = builtin("FloatLike")
	SignlessIntegerOrIndexLike = builtin("SignlessIntegerOrIndexLike")
)
