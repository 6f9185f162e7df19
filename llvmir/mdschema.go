package llvmir

import "github.com/gomlir/gomlir/internal/dwarf"

// NodeKind is the kind of a [Node].
type NodeKind uint8

// The kinds of nodes. All but Tuple are specialised.
const (
	Tuple NodeKind = iota
	DIExpression
	GenericDINode
	DILocation
	DIAssignID
	DISubrange
	DIGenericSubrange
	DISubrangeType
	DIEnumerator
	DIBasicType
	DIFixedPointType
	DIStringType
	DIDerivedType
	DICompositeType
	DISubroutineType
	DIFile
	DICompileUnit
	DISubprogram
	DILexicalBlock
	DILexicalBlockFile
	DINamespace
	DICommonBlock
	DIMacro
	DIMacroFile
	DIModule
	DITemplateTypeParameter
	DITemplateValueParameter
	DIGlobalVariable
	DILocalVariable
	DILabel
	DIGlobalVariableExpression
	DIObjCProperty
	DIImportedEntity
	numNodeKinds
)

// String returns the name of the kind.
func (k NodeKind) String() string { return nodeSchemas[k].name }

// fieldType is the kind of value of a field of a node, which determines its text.
type fieldType uint8

const (
	mdRef    fieldType = iota // metadata
	mdStr                     // a string
	mdSigned                  // metadata or a signed number, kept as metadata
	mdUint                    // metadata or an unsigned number
	mdAPInt                   // a number of any width, kept as metadata
	mdList                    // {...}: the remaining operands
	inInts                    // the kinds below are in Node.ints
	mdInt                     // an unsigned number up to max
	mdSInt                    // a signed number
	mdBool
	mdFlags
	mdSPFlags
	mdDwarf    // a name of table, or a number
	mdEmission // emissionKind
	mdNames    // nameTableKind
	mdChecksum
	mdFixed // kind of DIFixedPointType
)

// When a field is printed, and whether it must be written.
const (
	fAlways   = 1 << iota // printed even if it has the default value
	fRequired             // must be written
	fIfSet                // printed if it was set, whatever its value
	fPtrAuth              // printed for a DW_TAG_LLVM_ptrauth_type, whatever its value
	fNonNull              // must not be null
	fEmptyOK              // an empty string counts as a string
	fNoEmpty              // an empty string is an error
	fRead                 // read and turned into another field
	fCount                // at least -1, and not null
	fDefault              // printed only if different from def, which is not 0
)

type nodeField struct {
	name  string
	typ   fieldType
	at    uint8 // index in ops or ints
	flags uint16
	max   uint64
	def   int64
	table *dwarf.Table
}

func (f *nodeField) inOps() bool { return f.typ < inInts }

type nodeSchema struct {
	name   string
	fields []nodeField // in the order in which they are printed
	ops    int
	ints   int
}

// lookup returns the index of a field, or -1. It tries field start first, since fields are mostly
// written in order.
func (s *nodeSchema) lookup(name string, start int) int {
	for i := start; i < len(s.fields); i++ {
		if s.fields[i].name == name {
			return i
		}
	}
	for i := 0; i < start; i++ {
		if s.fields[i].name == name {
			return i
		}
	}
	return -1
}

var nodeKindByName = map[string]NodeKind{}

func ref(name string, at uint8, flags uint16) nodeField {
	return nodeField{name: name, typ: mdRef, at: at, flags: flags}
}
func str(name string, at uint8, flags uint16) nodeField {
	return nodeField{name: name, typ: mdStr, at: at, flags: flags}
}
func opnd(name string, t fieldType, at uint8) nodeField {
	return nodeField{name: name, typ: t, at: at}
}
func integer(name string, flags uint16, max uint64) nodeField {
	return nodeField{name: name, typ: mdInt, flags: flags, max: max}
}
func other(name string, t fieldType, flags uint16) nodeField {
	return nodeField{name: name, typ: t, flags: flags}
}
func boolean(name string, flags uint16, def int64) nodeField {
	return nodeField{name: name, typ: mdBool, flags: flags, def: def}
}
func dwarfConst(name string, t *dwarf.Table, flags uint16, max uint64, def int64) nodeField {
	return nodeField{name: name, typ: mdDwarf, table: t, flags: flags, max: max, def: def}
}

const (
	max32 = 1<<32 - 1
	max16 = 1<<16 - 1
	max64 = 1<<64 - 1
)

func line() nodeField  { return integer("line", 0, max32) }
func align() nodeField { return integer("align", 0, max32) }
func flags() nodeField { return other("flags", mdFlags, 0) }
func tag(flags uint16, def int64) nodeField {
	return dwarfConst("tag", dwarf.Tags, flags, max16, def)
}

// nodeSchemas lists the fields of each kind of node in the order in which LLVM prints
// them. The number of an operand is LLVM's, since the order of operands determines the
// numbers of nodes.
var nodeSchemas = [numNodeKinds]nodeSchema{
	Tuple:         {name: "MDTuple"},
	DIExpression:  {name: "DIExpression"},
	GenericDINode: {name: "GenericDINode", fields: []nodeField{tag(fRequired|fAlways, 0), str("header", 0, 0), opnd("operands", mdList, 1)}},
	DILocation: {name: "DILocation", fields: []nodeField{
		integer("line", fAlways, max32), integer("column", 0, max16), ref("scope", 0, fAlways|fRequired|fNonNull), ref("inlinedAt", 1, 0),
		boolean("isImplicitCode", 0, 0), integer("atomGroup", 0, max64), integer("atomRank", 0, 7)}},
	DIAssignID: {name: "DIAssignID"},
	DISubrange: {name: "DISubrange", fields: []nodeField{
		{name: "count", typ: mdSigned, at: 0, flags: fCount}, opnd("lowerBound", mdSigned, 1), opnd("upperBound", mdSigned, 2), opnd("stride", mdSigned, 3)}},
	DIGenericSubrange: {name: "DIGenericSubrange", fields: []nodeField{
		opnd("count", mdSigned, 0), opnd("lowerBound", mdSigned, 1), opnd("upperBound", mdSigned, 2), opnd("stride", mdSigned, 3)}},
	DISubrangeType: {name: "DISubrangeType", fields: []nodeField{
		str("name", 2, 0), ref("scope", 1, 0), ref("file", 0, 0), line(), opnd("size", mdUint, 3), align(), flags(), ref("baseType", 5, 0),
		opnd("lowerBound", mdSigned, 6), opnd("upperBound", mdSigned, 7), opnd("stride", mdSigned, 8), opnd("bias", mdSigned, 9)}},
	DIEnumerator: {name: "DIEnumerator", fields: []nodeField{
		str("name", 0, fRequired|fAlways|fEmptyOK), {name: "value", typ: mdAPInt, at: 1, flags: fRequired | fAlways}, boolean("isUnsigned", 0, 0)}},
	DIBasicType: {name: "DIBasicType", fields: []nodeField{
		tag(fDefault, 0x24), str("name", 2, 0), opnd("size", mdUint, 3), align(), integer("dataSize", 0, max32), dwarfConst("encoding", dwarf.Encodings, 0, 255, 0),
		integer("num_extra_inhabitants", 0, max32), flags()}},
	DIFixedPointType: {name: "DIFixedPointType", fields: []nodeField{
		tag(fDefault, 0x24), str("name", 2, 0), opnd("size", mdUint, 3), align(), dwarfConst("encoding", dwarf.Encodings, 0, 255, 0), flags(),
		other("kind", mdFixed, fAlways), other("factor", mdSInt, fIfSet), opnd("numerator", mdAPInt, 5), opnd("denominator", mdAPInt, 6)}},
	DIStringType: {name: "DIStringType", fields: []nodeField{
		tag(fDefault, 0x12), str("name", 2, 0), ref("stringLength", 5, 0), ref("stringLengthExpression", 6, 0),
		ref("stringLocationExpression", 7, 0), opnd("size", mdUint, 3), align(), dwarfConst("encoding", dwarf.Encodings, 0, 255, 0)}},
	DIDerivedType: {name: "DIDerivedType", fields: []nodeField{
		tag(fRequired|fAlways, 0), str("name", 2, 0), ref("scope", 1, 0), ref("file", 0, 0), line(), ref("baseType", 5, fRequired|fAlways),
		opnd("size", mdUint, 3), align(), opnd("offset", mdUint, 4), flags(), ref("extraData", 6, 0), integer("dwarfAddressSpace", fIfSet, max32),
		ref("annotations", 7, 0), integer("ptrAuthKey", 0, 7), boolean("ptrAuthIsAddressDiscriminated", fPtrAuth, 0),
		integer("ptrAuthExtraDiscriminator", 0, max16), boolean("ptrAuthIsaPointer", fPtrAuth, 0), boolean("ptrAuthAuthenticatesNullValues", fPtrAuth, 0)}},
	DICompositeType: {name: "DICompositeType", fields: []nodeField{
		tag(fRequired|fAlways, 0), str("name", 2, 0), ref("scope", 1, 0), ref("file", 0, 0), line(), ref("baseType", 5, 0),
		opnd("size", mdUint, 3), align(), opnd("offset", mdUint, 4), flags(), ref("elements", 6, 0), dwarfConst("runtimeLang", dwarf.Languages, 0, max16, 0),
		ref("vtableHolder", 7, 0), ref("templateParams", 8, 0), str("identifier", 9, 0), ref("discriminator", 10, 0),
		ref("dataLocation", 11, 0), ref("associated", 12, 0), ref("allocated", 13, 0), opnd("rank", mdSigned, 14), ref("annotations", 15, 0),
		ref("specification", 16, 0), dwarfConst("enumKind", dwarf.EnumKinds, fIfSet, 1, 0), opnd("bitStride", mdUint, 17)}},
	DISubroutineType: {name: "DISubroutineType", fields: []nodeField{
		flags(), dwarfConst("cc", dwarf.CallingConventions, 0, 255, 0), ref("types", 3, fRequired|fAlways)}},
	DIFile: {name: "DIFile", fields: []nodeField{
		str("filename", 0, fRequired|fAlways), str("directory", 1, fRequired|fAlways), other("checksumkind", mdChecksum, 0),
		str("checksum", 2, 0), str("source", 3, fEmptyOK)}},
	DICompileUnit: {name: "DICompileUnit", fields: []nodeField{
		dwarfConst("language", dwarf.Languages, fIfSet, max16, 0), dwarfConst("sourceLanguageName", dwarf.SourceLanguageNames, fIfSet, max16, 0), integer("sourceLanguageVersion", 0, max32),
		ref("file", 0, fRequired|fAlways|fNonNull), str("producer", 1, 0),
		boolean("isOptimized", fAlways, 0), str("flags", 2, 0), integer("runtimeVersion", fAlways, max32), str("splitDebugFilename", 3, 0),
		other("emissionKind", mdEmission, fAlways), ref("enums", 4, 0), ref("retainedTypes", 5, 0), ref("globals", 6, 0), ref("imports", 7, 0),
		ref("macros", 8, 0), integer("dwoId", 0, max64), boolean("splitDebugInlining", fDefault, 1), boolean("debugInfoForProfiling", 0, 0),
		other("nameTableKind", mdNames, 0), boolean("rangesBaseAddress", 0, 0), str("sysroot", 9, 0), str("sdk", 10, 0)}},
	DISubprogram: {name: "DISubprogram", fields: []nodeField{
		str("name", 2, 0), str("linkageName", 3, 0), ref("scope", 1, fAlways), ref("file", 0, 0), line(), ref("type", 4, 0),
		integer("scopeLine", 0, max32), ref("containingType", 8, 0), integer("virtualIndex", fIfSet, max32), other("thisAdjustment", mdSInt, 0), flags(),
		other("spFlags", mdSPFlags, fAlways), ref("unit", 5, 0), ref("templateParams", 9, 0), ref("declaration", 6, 0),
		ref("retainedNodes", 7, 0), ref("thrownTypes", 10, 0), ref("annotations", 11, 0), str("targetFuncName", 12, 0), boolean("keyInstructions", 0, 0),
		boolean("isLocal", fRead, 0), boolean("isDefinition", fRead, 1), boolean("isOptimized", fRead, 0), dwarfConst("virtuality", dwarf.Virtualities, fRead, 2, 0)}},
	DILexicalBlock: {name: "DILexicalBlock", fields: []nodeField{
		ref("scope", 1, fRequired|fAlways|fNonNull), ref("file", 0, 0), line(), integer("column", 0, max16)}},
	DILexicalBlockFile: {name: "DILexicalBlockFile", fields: []nodeField{
		ref("scope", 1, fRequired|fAlways|fNonNull), ref("file", 0, 0), integer("discriminator", fRequired|fAlways, max32)}},
	DINamespace: {name: "DINamespace", fields: []nodeField{
		str("name", 2, 0), ref("scope", 1, fRequired|fAlways), boolean("exportSymbols", 0, 0)}},
	DICommonBlock: {name: "DICommonBlock", fields: []nodeField{
		ref("scope", 0, fRequired|fAlways), ref("declaration", 1, fAlways), str("name", 2, 0), ref("file", 3, 0), line()}},
	DIMacro: {name: "DIMacro", fields: []nodeField{
		dwarfConst("type", dwarf.MacinfoTypes, fRequired|fAlways, 255, 0), line(), str("name", 0, fRequired), str("value", 1, 0)}},
	DIMacroFile: {name: "DIMacroFile", fields: []nodeField{
		dwarfConst("type", dwarf.MacinfoTypes, fDefault, 255, 3), line(), ref("file", 0, fRequired|fAlways), ref("nodes", 1, 0)}},
	DIModule: {name: "DIModule", fields: []nodeField{
		ref("scope", 1, fRequired|fAlways), str("name", 2, fRequired), str("configMacros", 3, 0), str("includePath", 4, 0), str("apinotes", 5, 0),
		ref("file", 0, 0), line(), boolean("isDecl", 0, 0)}},
	DITemplateTypeParameter: {name: "DITemplateTypeParameter", fields: []nodeField{
		str("name", 0, 0), ref("type", 1, fRequired|fAlways), boolean("defaulted", 0, 0)}},
	DITemplateValueParameter: {name: "DITemplateValueParameter", fields: []nodeField{
		tag(fDefault, 0x30), str("name", 0, 0), ref("type", 1, 0), boolean("defaulted", 0, 0), ref("value", 2, fRequired|fAlways)}},
	DIGlobalVariable: {name: "DIGlobalVariable", fields: []nodeField{
		str("name", 1, fNoEmpty), str("linkageName", 5, 0), ref("scope", 0, fAlways), ref("file", 2, 0), line(), ref("type", 3, 0),
		boolean("isLocal", fAlways, 0), boolean("isDefinition", fAlways, 1), ref("declaration", 6, 0), ref("templateParams", 7, 0), align(),
		ref("annotations", 8, 0)}},
	DILocalVariable: {name: "DILocalVariable", fields: []nodeField{
		str("name", 1, 0), integer("arg", 0, max16), ref("scope", 0, fRequired|fAlways|fNonNull), ref("file", 2, 0), line(), ref("type", 3, 0),
		flags(), align(), ref("annotations", 4, 0)}},
	DILabel: {name: "DILabel", fields: []nodeField{
		ref("scope", 0, fRequired|fAlways|fNonNull), str("name", 1, fRequired), ref("file", 2, fRequired), integer("line", fRequired, max32),
		integer("column", 0, max32), boolean("isArtificial", 0, 0), integer("coroSuspendIdx", fIfSet, max32)}},
	DIGlobalVariableExpression: {name: "DIGlobalVariableExpression", fields: []nodeField{
		ref("var", 0, fRequired), ref("expr", 1, fRequired)}},
	DIObjCProperty: {name: "DIObjCProperty", fields: []nodeField{
		str("name", 0, 0), ref("file", 1, 0), line(), str("setter", 3, 0), str("getter", 2, 0), integer("attributes", 0, max32), ref("type", 4, 0)}},
	DIImportedEntity: {name: "DIImportedEntity", fields: []nodeField{
		tag(fRequired|fAlways, 0), str("name", 2, 0), ref("scope", 0, fRequired|fAlways), ref("entity", 1, 0), ref("file", 3, 0), line(), ref("elements", 4, 0)}},
}

func init() {
	for k := range nodeSchemas {
		s := &nodeSchemas[k]
		nodeKindByName[s.name] = NodeKind(k)
		for i := range s.fields {
			f := &s.fields[i]
			switch {
			case f.typ == mdList: // any number of operands
			case f.inOps():
				s.ops = max(s.ops, int(f.at)+1)
			default:
				f.at = uint8(s.ints)
				s.ints++
			}
		}
	}
}
