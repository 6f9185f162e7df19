package ods

// An Attr constrains an attribute or property of an operation and says how Go
// code sees it.
type Attr struct {
	// Name is the name of the constraint in ODS. Only the comparison with the .td files uses it.
	Name string
	// Dialect is the namespace that an @ in the Go expressions below stands
	// for. In the dialect's own package the @ is left out; elsewhere the name of the
	// dialect's package replaces it.
	Dialect string
	// Var is the Go expression of its *ir.AttrConstraint.
	Var string
	// Storage is the Go type of the attribute, *ir.StringAttr. Empty:
	// ir.Attribute.
	Storage string
	// Value is the Go type that accessors and builders use, string. Empty: the
	// Storage itself.
	Value string
	// Get turns an attribute %s into a Value, and Make a Value %s into an
	// attribute of context c. Both are Go expressions.
	Get, Make string
	// ValueType is the Go expression of a func(*ir.Context) ir.Type that makes
	// the type of the attribute where that is always the same, so that the
	// text leaves it out; "none" if the attribute has no type.
	ValueType string
	// Is is the Go expression of a func(ir.Attribute) bool that a parsed attribute must
	// satisfy. Empty: it must have the Go type Storage.
	Is string
	// Dense is the Go expression of a func(*ir.Context) ir.Type that makes the
	// element type of a dense array, which a format gives as [1, 2].
	Dense string
	// Def is the Go expression of the *ir.AttrDef of an attribute of a dialect
	// with parameters of its own, which a format gives without the name.
	Def string
	// Enum is set for the integer attributes of an enumeration, which a format
	// prints as the name of the case.
	Enum *Enum
	// Unit attributes are present or absent.
	Unit bool
	// SymbolName attributes are strings that a format prints as @name.
	SymbolName bool

	// Optional attributes may be absent.
	Optional bool
	// Default is the Go expression of the Value of an attribute that the text does not
	// give. Empty: no default.
	Default string
	// Property is set for what ODS declares as a property.
	Property bool
	// Zero is the Go expression of the Value of a property without a Default if the generic
	// form leaves it out.
	Zero string
	// Absent is the Go expression of a func(*ir.Context) ir.Attribute that makes what the generic
	// form has for a property that is absent. Empty: nothing.
	Absent string
	// Parse and Print name the functions that a format uses for a property
	// with a form of its own.
	Parse, Print string
}

func (a Attr) constraint() {}

// OptionalAttr is an attribute that may be absent.
func OptionalAttr(a Attr) Attr { a.Optional = true; return a }

// Default is an attribute that has the given value if the text does not give one:
// DefaultValuedAttr, or DefaultValuedProp. The value is a Go expression of the
// attribute's Value type.
func Default(a Attr, value string) Attr { a.Default = value; return a }

// DefaultOptional is an attribute that may be absent, and then means the given
// value: DefaultValuedOptionalAttr.
func DefaultOptional(a Attr, value string) Attr {
	a.Optional, a.Default = true, value
	return a
}

// Confined is an attribute with another predicate, the Go expression of an
// *ir.AttrConstraint.
func Confined(a Attr, name, predicate string) Attr {
	a.Name, a.Var = name, predicate
	return a
}

// IntEnumAttr is an integer that represents a case of an enumeration. A format prints the case.
// name is that of ODS.
func IntEnumAttr(e *Enum, name string) Attr {
	typ := "c.I64()"
	switch e.Bits {
	case 8:
		typ = "c.I8()"
	case 32:
		typ = "c.I32()"
	}
	return Attr{
		Name: name, Dialect: e.Dialect, Var: "@Is" + e.Name, Storage: "*ir.IntegerAttr", Enum: e,
		Value: "@" + e.Name, Get: "@" + e.Name + "(%s.Uint())", Make: "ir.NewIntegerAttr(" + typ + ", int64(%s))",
	}
}

// EnumProp is a property that is a case of an enumeration, or flags: EnumProp or NamedEnumProp.
// name is that of ODS, and variable the Go expression of an *asm.EnumProp, which says the form of
// the text.
func EnumProp(e *Enum, name, variable string) Attr {
	a := IntEnumAttr(e, name)
	a.Enum, a.Var, a.Property, a.Zero = nil, variable+".Constraint()", true, "0"
	a.Parse, a.Print = variable+".Parse", variable+".Print"
	return a
}

// OptionalI64Prop is a property that is a 64-bit integer or absent: OptionalProp<I64Prop>.
var OptionalI64Prop = Attr{
	Name: "OptionalProp<I64Prop>", Var: "asm.OptionalIntProp{}.Constraint()", Storage: "*ir.ArrayAttr", ValueType: "none", Property: true,
	Optional: true, Absent: "asm.AbsentInt", Value: "int64", Get: "asm.OptionalInt(%s)", Make: "asm.NewOptionalInt(c, %s)",
	Parse: "asm.OptionalIntProp{}.Parse", Print: "asm.OptionalIntProp{}.Print",
}

// AnyAttrOf is an attribute of a Go type that has no conversion to another one.
func AnyAttrOf(name, predicate, storage string) Attr {
	return Attr{Name: name, Var: predicate, Storage: storage}
}

func integerAttr(name, goType, typ string) Attr {
	return Attr{
		Name: name, Var: "constraint." + name, Storage: "*ir.IntegerAttr",
		Value: goType, Get: goType + "(%s.Int())", Make: "ir.NewIntegerAttr(" + typ + "(c), int64(%s))",
		ValueType: typ,
	}
}

func arrayAttr(name string) Attr {
	return Attr{Name: name, Var: "constraint." + name, Storage: "*ir.ArrayAttr", ValueType: "none"}
}

func denseArrayAttr(name, goType, elem, make string) Attr {
	return Attr{
		Name: name, Var: "constraint." + name, Storage: "*ir.DenseArrayAttr",
		Value: "[]" + goType, Get: "ir.DenseInts[" + goType + "](%s)", Make: make + "(c, %s...)",
		Dense: elem,
	}
}

// The attribute constraints of MLIR's CommonAttrConstraints.
var (
	AnyAttr  = Attr{Name: "AnyAttr", Var: "constraint.AnyAttr"}
	UnitAttr = Attr{
		Name: "UnitAttr", Var: "constraint.UnitAttr", Storage: "*ir.UnitAttr",
		Value: "bool", Unit: true, Optional: true, ValueType: "none",
	}
	// UnitProp is a property that is there or not.
	UnitProp = Attr{
		Name: "UnitProp", Var: "constraint.UnitProp", Storage: "*ir.UnitAttr",
		Value: "bool", Unit: true, Optional: true, Property: true, Absent: "asm.AbsentUnit", ValueType: "none",
	}
	BoolAttr = Attr{
		Name: "BoolAttr", Var: "constraint.BoolAttr", Storage: "*ir.IntegerAttr",
		Value: "bool", Get: "%s.Bool()", Make: "ir.NewBoolAttr(c, %s)", ValueType: "asm.BuildI1",
	}
	StrAttr = Attr{
		Name: "StrAttr", Var: "constraint.StrAttr", Storage: "*ir.StringAttr",
		Value: "string", Get: "%s.Value()", Make: "ir.NewStringAttr(c, %s)", ValueType: "none",
	}
	SymbolNameAttr = Attr{
		Name: "SymbolNameAttr", Var: "constraint.SymbolNameAttr", Storage: "*ir.StringAttr",
		Value: "string", Get: "%s.Value()", Make: "ir.NewStringAttr(c, %s)", ValueType: "none", SymbolName: true,
	}
	SymbolRefAttr = Attr{
		Name: "SymbolRefAttr", Var: "constraint.SymbolRefAttr", Storage: "*ir.SymbolRefAttr",
		ValueType: "none",
	}
	FlatSymbolRefAttr = Attr{
		Name: "FlatSymbolRefAttr", Var: "constraint.FlatSymbolRefAttr", Storage: "*ir.SymbolRefAttr",
		Value: "string", Get: "%s.Root()", Make: "ir.NewSymbolRefAttr(c, %s)", ValueType: "none",
		Is: "asm.IsFlatSymbolRef",
	}
	TypeAttr = Attr{
		Name: "TypeAttr", Var: "constraint.TypeAttr", Storage: "*ir.TypeAttr",
		Value: "ir.Type", Get: "%s.Value()", Make: "ir.NewTypeAttr(%s)", ValueType: "none",
	}
	TypeAttrOfFunctionType = Attr{
		Name: "TypeAttrOf<FunctionType>", Var: "constraint.TypeAttrOfFunctionType", Storage: "*ir.TypeAttr",
		Value: "*ir.FunctionType", Get: "%s.Value().(*ir.FunctionType)", Make: "ir.NewTypeAttr(%s)", ValueType: "none",
	}
	I1Attr    = integerAttr("I1Attr", "int64", "asm.BuildI1")
	I8Attr    = integerAttr("I8Attr", "int8", "asm.BuildI8")
	I16Attr   = integerAttr("I16Attr", "int16", "asm.BuildI16")
	I32Attr   = integerAttr("I32Attr", "int32", "asm.BuildI32")
	I64Attr   = integerAttr("I64Attr", "int64", "asm.BuildI64")
	IndexAttr = integerAttr("IndexAttr", "int64", "asm.BuildIndex")

	ArrayAttr              = arrayAttr("ArrayAttr")
	DictArrayAttr          = arrayAttr("DictArrayAttr")
	StrArrayAttr           = arrayAttr("StrArrayAttr")
	BoolArrayAttr          = arrayAttr("BoolArrayAttr")
	I32ArrayAttr           = arrayAttr("I32ArrayAttr")
	I64ArrayAttr           = arrayAttr("I64ArrayAttr")
	FlatSymbolRefArrayAttr = arrayAttr("FlatSymbolRefArrayAttr")

	DenseI32ArrayAttr = denseArrayAttr("DenseI32ArrayAttr", "int32", "asm.BuildI32", "ir.NewDenseI32ArrayAttr")
	DenseI64ArrayAttr = denseArrayAttr("DenseI64ArrayAttr", "int64", "asm.BuildI64", "ir.NewDenseI64ArrayAttr")

	AffineMapAttr = Attr{
		Name: "AffineMapAttr", Var: "constraint.AffineMapAttr", Storage: "*ir.AffineMapAttr",
		Value: "affine.Map", Get: "%s.Value()", Make: "ir.NewAffineMapAttr(c, %s)", ValueType: "none",
	}
	IntegerSetAttr = Attr{
		Name: "IntegerSetAttr", Var: "constraint.IntegerSetAttr", Storage: "*ir.IntegerSetAttr",
		Value: "affine.Set", Get: "%s.Value()", Make: "ir.NewIntegerSetAttr(c, %s)", ValueType: "none",
	}
	I32ElementsAttr    = Attr{Name: "I32ElementsAttr", Var: "constraint.I32ElementsAttr", Storage: "*ir.DenseElementsAttr"}
	AnyIntElementsAttr = Attr{Name: "AnyIntElementsAttr", Var: "constraint.AnyIntElementsAttr", Storage: "*ir.DenseElementsAttr"}
	TypedAttrInterface = Attr{Name: "TypedAttrInterface", Var: "constraint.TypedAttrInterface", Storage: "ir.TypedAttribute"}
)
