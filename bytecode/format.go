package bytecode

// Magic starts every file.
const Magic = "ML\xefR"

// Version is the newest version of the format, and what is written by default. All versions
// from 0 on are read.
const Version = 6

// The versions that changed something.
const (
	versionDialects    = 1 // dialects have versions
	versionLazy        = 2 // isolated regions are sections
	versionUseLists    = 3 // orders of uses are kept
	versionElidedLocs  = 4 // unknown locations of block arguments are left out
	versionProperties  = 5 // inherent attributes are apart from discardable ones
	versionSegmentSize = 6 // sizes of segments are integers in the properties
)

// section numbers the sections of a file.
type section byte

// The sections.
const (
	sectionStrings section = iota
	sectionDialects
	sectionAttrTypes
	sectionAttrTypeOffsets
	sectionIR
	sectionResources
	sectionResourceOffsets
	sectionDialectVersions
	sectionProperties
	numSections
)

var sectionNames = [numSections]string{
	"String (0)", "Dialect (1)", "AttrType (2)", "AttrTypeOffset (3)", "IR (4)", "Resource (5)", "ResourceOffset (6)",
	"DialectVersions (7)", "Properties (8)",
}

// optional reports whether a file of a version may lack the section.
func (s section) optional(version uint64) bool {
	switch s {
	case sectionResources, sectionResourceOffsets, sectionDialectVersions:
		return true
	case sectionProperties:
		return version < versionProperties
	}
	return false
}

// The parts that an operation may have, a bit for each.
const (
	hasAttrs = 1 << iota
	hasResults
	hasOperands
	hasSuccessors
	hasRegions
	hasUseListOrders
	hasProperties
)

// alignmentByte fills gaps before aligned data.
const alignmentByte = 0xCB

// The kinds of resources.
const (
	resourceBlob = iota
	resourceBool
	resourceString
)

// The codes of builtin attributes.
const (
	codeArrayAttr = iota
	codeDictionaryAttr
	codeStringAttr
	codeTypedStringAttr
	codeFlatSymbolRefAttr
	codeSymbolRefAttr
	codeTypeAttr
	codeUnitAttr
	codeIntegerAttr
	codeFloatAttr
	codeCallSiteLoc
	codeFileLineColLoc
	codeFusedLoc
	codeFusedLocWithMetadata
	codeNameLoc
	codeUnknownLoc
	codeDenseResourceElementsAttr
	codeDenseArrayAttr
	codeDenseElementsAttr
	codeDenseStringElementsAttr
	codeSparseElementsAttr
	codeDistinctAttr
	codeFileLineColRange
)

// The codes of builtin types.
const (
	codeIntegerType = iota
	codeIndexType
	codeFunctionType
	codeBF16
	codeF16
	codeF32
	codeF64
	codeF80
	codeF128
	codeComplexType
	codeMemRefType
	codeMemRefTypeInSpace
	codeNoneType
	codeRankedTensorType
	codeEncodedTensorType
	codeTupleType
	codeUnrankedMemRefType
	codeUnrankedMemRefTypeInSpace
	codeUnrankedTensorType
	codeVectorType
	codeScalableVectorType
)
