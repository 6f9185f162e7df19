package spec

import . "github.com/gomlir/gomlir/ods"

// own is a parameter that is another attribute of the dialect. It refers to it by name because
// definitions refer to one another.
func own(name string) ParamType {
	return ParamType{Kind: AttrParam, Go: "*" + name, Cpp: name, Def: name + "Def"}
}

// iface is a parameter that is any attribute that implements a Go interface.
func iface(name string) ParamType { return AttrOf(name, name+"Attr") }

// enum is a parameter that is a case of an enumeration. cpp is its C++ type in diagnostics.
func enum(e *Enum, cpp string) ParamType {
	t := EnumOf(e)
	t.Cpp = cpp
	return t
}

// dwarf is a parameter that is written as the name of a DWARF constant.
func dwarf(what string) ParamType {
	return Uint(32, "unsigned").With("parseDI"+what, "printDI"+what)
}

var (
	diTag               = dwarf("Tag")
	diEncoding          = dwarf("Encoding")
	diLanguage          = dwarf("Language")
	diCallingConvention = dwarf("Convention")
	diOperation         = dwarf("Operation")

	attrParam     = AttrOf("ir.Attribute", "Attribute")
	typeAttrParam = AttrOf("*ir.TypeAttr", "TypeAttr")
	fusedLocParam = AttrOf("*ir.FusedLoc", "FusedLoc")

	tbaaMembers = ListOf(own("TBAAMemberAttr")).With("parseTBAAMembers", "printTBAAMembers")
)
