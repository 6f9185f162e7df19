package ods

import "strings"

// An AttrDef is the specification of an attribute.
type AttrDef struct {
	// Name is the name of its Go type and of the C++ class, such as "FastMathFlagsAttr".
	Name string
	// Dialect is the namespace. It must be set if other dialects use the
	// attribute.
	Dialect string
	// Mnemonic is the name in the dialect, "fastmath".
	Mnemonic string
	// Def is the name of the definition in the .td file, which diagnostics
	// have. Empty: Name.
	Def string
	// Summary is its name in diagnostics.
	Summary string
	// Doc says what it is, for the documentation. Empty: Summary.
	Doc    string
	Params Params
	// Body makes the attribute or type recursive: Params are its identity,
	// which must include a string. The body is set once, later, so that it may contain
	// the attribute or type. Nil: the attribute or type has no body.
	Body *Body
	// Format is the assembly format, in the language of ODS. Empty, with Asm
	// empty as well: the text is the mnemonic alone.
	Format string
	// Asm is a Go expression of an asm.AttrSyntax or asm.TypeSyntax, for text
	// that a Format cannot say.
	Asm string
	// Verify is a Go expression of a function that takes the parameters, or
	// or those of the body of a recursive attribute, and returns an error if they are
	// invalid. Empty: all are valid.
	Verify string
	// MnemonicAlias is set for attributes for which the printer makes an alias with the
	// mnemonic as its name.
	MnemonicAlias bool
	// NoConstructor leaves out the generated constructor. The dialect has one written by
	// hand.
	NoConstructor bool

	// File names the generated file. See Op.File.
	File string
}

// AttrDefs is a list of attributes.
type AttrDefs []*AttrDef

// InFile sets the file of attributes. See [Ops.InFile].
func (defs AttrDefs) InFile(name string) AttrDefs {
	for _, d := range defs {
		d.File = name
	}
	return defs
}

// A Body is the part of a recursive attribute or type that is not its identity.
// The text is
//
//	mnemonic<identity, body>
//
// and inside of the body mnemonic<identity>, where identity is what the Format
// of the definition says.
type Body struct {
	Params Params
	Format string
}

// A TypeDef is the specification of a type. Its fields are those of AttrDef.
type TypeDef AttrDef

// TypeDefs is a list of types.
type TypeDefs []*TypeDef

// InFile sets the file of types. See [Ops.InFile].
func (defs TypeDefs) InFile(name string) TypeDefs {
	for _, d := range defs {
		d.File = name
	}
	return defs
}

// Params are the parameters of an attribute or type, in the order of ODS.
type Params []Param

// A Param is a parameter of an attribute or type.
type Param struct {
	Name string
	Is   ParamType
	// Optional parameters may be absent from the text and then have the zero
	// value of their Go type: nil, 0, false or an empty list.
	Optional bool
	// Default is the Go expression of the value of a parameter that is absent
	// from the text. Empty: there is no default.
	Default string
}

// P is a parameter of an attribute or type.
func P(name string, is ParamType) Param { return Param{Name: name, Is: is} }

// OptionalParam is a parameter that may be absent from the text.
func OptionalParam(name string, is ParamType) Param {
	return Param{Name: name, Is: is, Optional: true}
}

// DefaultParam is a parameter that has the given value, a Go expression, if it
// is absent from the text.
func DefaultParam(name string, is ParamType, value string) Param {
	return Param{Name: name, Is: is, Default: value}
}

// A ParamKind says how a parameter is stored, parsed and printed.
type ParamKind uint8

// The kinds of parameters.
const (
	// UintParam is an unsigned integer of Bits bits.
	UintParam ParamKind = iota
	// IntParam is a signed integer of Bits bits.
	IntParam
	// BoolParam is true or false.
	BoolParam
	// StringParam is a string in quotes.
	StringParam
	// AttrParam is an attribute of Go type Go.
	AttrParam
	// TypeParam is a type of Go type Go.
	TypeParam
	// EnumParam is a case of Enum.
	EnumParam
	// ListParam is a list of Elem, separated by commas.
	ListParam
	// FuncParam is parsed and printed by the functions Parse and Print.
	FuncParam
	// SelfTypeParam is the type of a typed attribute, which comes after its
	// text: `: type`.
	SelfTypeParam
	// MaybeIntParam is an unsigned integer that may be missing, and is then
	// different from zero. Its Go type is *uint64.
	MaybeIntParam
)

// A ParamType is the type of a parameter.
type ParamType struct {
	Kind ParamKind
	// Go is the Go type of the parameter.
	Go string
	// Cpp is the C++ type, which diagnostics have.
	Cpp string
	// Bits is the width of an integer.
	Bits int
	// Name is the name of a type's kind in diagnostics, "builtin.vector".
	Name string
	Enum *Enum
	// OneOf gives an enumeration the diagnostics of an EnumAttr.
	OneOf bool
	Elem  *ParamType
	// Def is the Go expression of the *ir.AttrDef or *ir.TypeDef of an
	// attribute or type that has parameters of its own. The text may give these
	// alone.
	Def string
	// Check is the Go expression of a func(ir.Attribute) bool that an attribute
	// must satisfy apart from having Go type Go. For a self type, it is that of a
	// func(*asm.Parser, ir.Type) ir.Type that reports one that is absent or not allowed.
	Check string
	// Parse and Print are the names of functions
	//
	//	func(p *asm.Parser) Go
	//	func(p *asm.Printer, v Go)
	Parse, Print string
}

// Uint is an unsigned integer; cpp is the type in diagnostics, "uint64_t".
func Uint(bits int, cpp string) ParamType {
	return ParamType{Kind: UintParam, Go: sized("uint", bits), Cpp: cpp, Bits: bits}
}

// Int is a signed integer.
func Int(bits int) ParamType {
	return ParamType{Kind: IntParam, Go: sized("int", bits), Cpp: sized("int", bits) + "_t", Bits: bits}
}

func sized(name string, bits int) string {
	switch bits {
	case 8:
		return name + "8"
	case 16:
		return name + "16"
	case 32:
		return name + "32"
	}
	return name + "64"
}

// Bool is true or false.
var Bool = ParamType{Kind: BoolParam, Go: "bool", Cpp: "bool"}

// String is a string in quotes.
var String = ParamType{Kind: StringParam, Go: "string", Cpp: "::llvm::StringRef"}

// OptionalUint is an unsigned integer that may be missing.
func OptionalUint(bits int, cpp string) ParamType {
	return ParamType{Kind: MaybeIntParam, Go: "*uint64", Cpp: "std::optional<" + cpp + ">", Bits: bits}
}

// AttrOf is an attribute of a Go type, a struct or an interface; cpp is its C++
// type in diagnostics.
func AttrOf(goType, cpp string) ParamType {
	return ParamType{Kind: AttrParam, Go: goType, Cpp: cpp}
}

// checked is an attribute that must satisfy a predicate, too.
func (t ParamType) checked(predicate string) ParamType { t.Check = predicate; return t }

// TypeOf is a type of a Go type; the name is its kind in diagnostics,
// "builtin.vector".
func TypeOf(goType, name, cpp string) ParamType {
	return ParamType{Kind: TypeParam, Go: goType, Name: name, Cpp: cpp}
}

// AnyAttrParam and AnyTypeParam are an attribute and a type of any kind.
var (
	AnyAttrParam = AttrOf("ir.Attribute", "::mlir::Attribute")
	AnyTypeParam = TypeOf("ir.Type", "", "Type")
)

// Parameters that are builtin attributes.
var (
	StringAttrParam        = AttrOf("*ir.StringAttr", "StringAttr")
	IntegerAttrParam       = AttrOf("*ir.IntegerAttr", "IntegerAttr")
	BoolAttrParam          = AttrOf("*ir.IntegerAttr", "BoolAttr").checked("asm.IsBoolAttr")
	FloatAttrParam         = AttrOf("*ir.FloatAttr", "FloatAttr")
	DistinctAttrParam      = AttrOf("*ir.DistinctAttr", "DistinctAttr")
	FlatSymbolRefAttrParam = AttrOf("*ir.SymbolRefAttr", "FlatSymbolRefAttr").checked("asm.IsFlatSymbolRef")
)

// EnumOf is a case of an enumeration.
func EnumOf(e *Enum) ParamType {
	return ParamType{Kind: EnumParam, Go: e.Name, Cpp: e.Cpp, Enum: e}
}

// ListOf is a list separated by commas.
func ListOf(elem ParamType) ParamType {
	return ParamType{Kind: ListParam, Go: "[]" + elem.Go, Cpp: "::llvm::ArrayRef<" + elem.Cpp + ">", Elem: &elem}
}

// SelfType is the type of a typed attribute.
var SelfType = ParamType{Kind: SelfTypeParam, Go: "ir.Type", Cpp: "::mlir::Type"}

// SelfTypeOf is the type of a typed attribute that must be of a Go type; cpp is its C++ type.
func SelfTypeOf(goType, cpp string) ParamType {
	t := SelfType
	t.Cpp = cpp
	return t.checked("asm.SelfType[" + goType + "]")
}

// With is a parameter that two functions parse and print:
//
//	func parse(p *asm.Parser) Go
//	func print(p *asm.Printer, v Go)
func (t ParamType) With(parse, print string) ParamType {
	elem := t
	return ParamType{Kind: FuncParam, Go: t.Go, Cpp: t.Cpp, Bits: t.Bits, Elem: &elem, Parse: parse, Print: print}
}

func (d *AttrDef) constraint() {}

// Attr is the constraint on an operation's attribute to be of this definition.
// One whose only parameter is a case of an enumeration has that as its value.
func (d *AttrDef) Attr() Attr {
	a := Attr{Name: d.def(), Dialect: d.Dialect, Var: "@Is" + d.Name, Storage: "*@" + d.Name}
	if d.Format != "" || d.Asm != "" {
		a.Def = "@" + d.Name + "Def"
	}
	if len(d.Params) == 1 && d.Params[0].Is.Kind == EnumParam {
		get := strings.ToUpper(d.Params[0].Name[:1]) + d.Params[0].Name[1:]
		a.Value, a.Get, a.Make = "@"+d.Params[0].Is.Enum.Name, "%s."+get+"()", "@New"+d.Name+"(c, %s)"
	}
	return a
}

// Param is a parameter of another attribute that is of this definition.
func (d *AttrDef) Param() ParamType {
	t := ParamType{Kind: AttrParam, Go: "*" + d.Name, Cpp: d.Name}
	if d.Format != "" || d.Asm != "" {
		t.Def = d.Name + "Def"
	}
	return t
}

func (d *AttrDef) def() string {
	if d.Def != "" {
		return d.Def
	}
	return d.Name
}

// EnumAttr is the attribute of a dialect that consists of a case of an
// enumeration: #arith.fastmath<nnan>. The definition's name in the .td file is
// def.
func EnumAttr(e *Enum, name, mnemonic, def string) *AttrDef {
	t := EnumOf(e)
	t.OneOf = true
	return &AttrDef{
		Name: name, Dialect: e.Dialect, Mnemonic: mnemonic, Def: def, Summary: e.Summary,
		Params: Params{P("value", t)}, Format: "`<` $value `>`",
	}
}
