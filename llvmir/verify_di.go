package llvmir

import (
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// fieldRule restricts what a field of a debug info node may refer to.
type fieldRule struct {
	field string
	ok    func(Metadata) bool
	msg   string
}

func kinds(list ...NodeKind) func(Metadata) bool {
	return func(md Metadata) bool {
		n, ok := md.(*Node)
		if !ok {
			return md == nil
		}
		for _, k := range list {
			if n.Kind == k {
				return true
			}
		}
		return false
	}
}

func isScope(md Metadata) bool {
	n, ok := md.(*Node)
	if !ok {
		return md == nil
	}
	switch n.Kind {
	case DIFile, DICompileUnit, DINamespace, DIModule, DICommonBlock, DISubprogram, DILexicalBlock, DILexicalBlockFile:
		return true
	}
	return isType(md)
}

func isType(md Metadata) bool {
	n, ok := md.(*Node)
	if !ok {
		return md == nil
	}
	switch n.Kind {
	case DIBasicType, DIFixedPointType, DIStringType, DIDerivedType, DICompositeType, DISubroutineType, DISubrangeType:
		return true
	}
	return false
}

func isLocalScope(md Metadata) bool {
	n, ok := md.(*Node)
	if !ok {
		return false
	}
	return n.Kind == DISubprogram || n.Kind == DILexicalBlock || n.Kind == DILexicalBlockFile
}

func isTuple(md Metadata) bool {
	n, ok := md.(*Node)
	return md == nil || ok && n.Kind == Tuple
}

var isFile = kinds(DIFile)

// fieldRules are the rules of LLVM's verifier for the fields of debug info, by kind of node, in
// LLVM's order.
var fieldRules = map[NodeKind][]fieldRule{
	DILocation: {
		{"scope", isLocalScope, "location requires a valid scope"},
		{"inlinedAt", kinds(DILocation), "inlined-at should be a location"},
	},
	DIDerivedType: {
		{"file", isFile, "invalid file"},
		{"scope", isScope, "invalid scope"},
		{"baseType", isType, "invalid base type"},
	},
	DICompositeType: {
		{"file", isFile, "invalid file"},
		{"scope", isScope, "invalid scope"},
		{"baseType", isType, "invalid base type"},
		{"elements", isTuple, "invalid composite elements"},
		{"vtableHolder", isType, "invalid vtable holder"},
		{"templateParams", isTuple, "invalid template params"},
	},
	DISubroutineType: {{"types", isTuple, "invalid composite elements"}},
	DICompileUnit: {
		{"enums", isTuple, "invalid enum list"},
		{"retainedTypes", isTuple, "invalid retained type list"},
		{"globals", isTuple, "invalid global variable list"},
		{"imports", isTuple, "invalid imported entity list"},
		{"macros", isTuple, "invalid macro list"},
	},
	DISubprogram: {
		{"scope", isScope, "invalid scope"},
		{"file", isFile, "invalid file"},
		{"type", kinds(DISubroutineType), "invalid subroutine type"},
		{"containingType", isType, "invalid containing type"},
		{"templateParams", isTuple, "invalid template params"},
		{"declaration", kinds(DISubprogram), "invalid subprogram declaration"},
		{"retainedNodes", isTuple, "invalid retained nodes list"},
		{"thrownTypes", isTuple, "invalid thrown types list"},
	},
	DILexicalBlock:     {{"scope", isLocalScope, "invalid local scope"}},
	DILexicalBlockFile: {{"scope", isLocalScope, "invalid local scope"}},
	DICommonBlock:      {{"scope", isScope, "invalid scope ref"}},
	DINamespace:        {{"scope", isScope, "invalid scope ref"}},
	DILocalVariable: {
		{"type", isType, "invalid type ref"},
		{"scope", isLocalScope, "local variable requires a valid scope"},
	},
	DIGlobalVariable: {
		{"type", isType, "invalid type ref"},
		{"file", isFile, "invalid file"},
		{"declaration", kinds(DIDerivedType), "invalid static data member declaration"},
	},
	DIGlobalVariableExpression: {
		{"var", kinds(DIGlobalVariable), "invalid global variable ref"},
		{"expr", kinds(DIExpression), "invalid expression"},
	},
	DILabel:                  {{"scope", isLocalScope, "label requires a valid scope"}},
	DITemplateTypeParameter:  {{"type", isType, "invalid type ref"}},
	DITemplateValueParameter: {{"type", isType, "invalid type ref"}},
	DIImportedEntity:         {{"scope", isScope, "invalid scope for imported entity"}},
	DIObjCProperty:           {{"type", isType, "invalid type ref"}},
	DIMacroFile:              {{"nodes", isTuple, "invalid macro list"}},
}

// debugNode checks a node of debug info. If it is broken, LLVM drops all debug info.
func (v *verifier) debugNode(n *Node) {
	for _, r := range fieldRules[n.Kind] {
		if !r.ok(n.Ref(r.field)) {
			v.warnNode(n, r.msg)
			return
		}
	}
	if msg := v.debugProblem(n); msg != "" {
		v.warnNode(n, msg)
		return
	}
	switch n.Kind {
	case DICompileUnit:
		if !n.Distinct {
			v.warnNode(n, "compile units must be distinct")
		}
		if f, ok := n.Ref("file").(*Node); !ok || f.Kind != DIFile {
			v.warnNode(n, "invalid file")
		} else if f.Str("filename") == "" {
			v.warnNode(n, "invalid filename")
		}
	case DISubprogram:
		v.subprogram(n)
	case DILocation:
		if s := n.Node("scope"); s != nil && s.Kind == DISubprogram && !n.Has("inlinedAt") && !isDefinition(s) {
			v.warnNode(n, "scope points into the type hierarchy")
		}
	case DIExpression:
		if !exprIsValid(n.ints) {
			v.warnNode(n, "invalid expression")
		}
	}
}

// debugProblem returns the error in a node's combination of fields, or "".
func (v *verifier) debugProblem(n *Node) string {
	switch n.Kind {
	case DISubrange:
		if n.Has("count") && n.Has("upperBound") {
			return "Subrange can have any one of count or upperBound"
		}
		return boundProblem(n, "count", "lowerBound", "upperBound", "stride")
	case DIGenericSubrange:
		switch {
		case n.Has("count") && n.Has("upperBound"):
			return "GenericSubrange can have any one of count or upperBound"
		case !n.Has("lowerBound"):
			return "GenericSubrange must contain lowerBound"
		}
		if msg := boundProblem(n, "count", "lowerBound", "upperBound"); msg != "" {
			return msg
		}
		if !n.Has("stride") {
			return "GenericSubrange must contain stride"
		}
		return boundProblem(n, "stride")
	case DIDerivedType:
		switch n.Int("tag") {
		case tagPointer, tagReference, tagRvalueReference:
		default:
			if n.Has("dwarfAddressSpace") {
				return "DWARF address space only applies to pointer or reference types"
			}
		}
	case DICompositeType:
		return compositeProblem(n)
	case DISubroutineType:
		if conflictingReferences(n) {
			return "invalid reference flags"
		}
	case DISubprogram:
		switch {
		case n.Ref("file") == nil && n.Int("line") != 0:
			return "line specified with no file"
		case conflictingReferences(n):
			return "invalid reference flags"
		}
	case DILexicalBlock:
		if n.Int("line") == 0 && n.Int("column") != 0 {
			return "cannot have column info without line info"
		}
	}
	return ""
}

// Tags with rules (DWARF 5, 7.5.3).
const (
	tagArray           = 0x01
	tagPointer         = 0x0f
	tagReference       = 0x10
	tagVariantPart     = 0x33
	tagRvalueReference = 0x42
)

// boundProblem checks that bounds are numbers, variables or expressions.
func boundProblem(n *Node, fields ...string) string {
	for _, f := range fields {
		switch md := n.Ref(f).(type) {
		case nil:
			continue
		case *ValueMetadata:
			continue
		case *Node:
			if md.Kind == DILocalVariable || md.Kind == DIGlobalVariable || md.Kind == DIExpression {
				continue
			}
		}
		return strings.ToUpper(f[:1]) + f[1:] + " must be signed constant or DIVariable or DIExpression"
	}
	return ""
}

// Flags of debug info that exclude each other in pairs.
const (
	flagLValueReference     = 1 << 13
	flagRValueReference     = 1 << 14
	flagTypePassByValue     = 1 << 22
	flagTypePassByReference = 1 << 23
)

func conflictingReferences(n *Node) bool {
	f := n.Int("flags")
	return f&flagLValueReference != 0 && f&flagRValueReference != 0 || f&flagTypePassByValue != 0 && f&flagTypePassByReference != 0
}

func compositeProblem(n *Node) string {
	if conflictingReferences(n) {
		return "invalid reference flags"
	}
	if params := n.Node("templateParams"); params != nil {
		for _, o := range params.ops {
			if p, ok := o.(*Node); !ok || p.Kind != DITemplateTypeParameter && p.Kind != DITemplateValueParameter {
				return "invalid template parameter"
			}
		}
	}
	if d, ok := n.Ref("discriminator").(*Node); ok && (d.Kind != DIDerivedType || n.Int("tag") != tagVariantPart) {
		return "discriminator can only appear on variant part"
	}
	if n.Int("tag") != tagArray {
		for _, f := range []string{"dataLocation", "associated", "allocated", "rank"} {
			if n.Has(f) {
				return f + " can only appear in array type"
			}
		}
	} else if !n.Has("baseType") {
		return "array types must have a base type"
	}
	return ""
}

// spDefinition is the flag of subprograms with a body.
const spDefinition = 8

func isDefinition(n *Node) bool { return n.Int("spFlags")&spDefinition != 0 }

func (v *verifier) subprogram(n *Node) {
	if isDefinition(n) {
		switch {
		case !n.Distinct:
			v.warnNode(n, "subprogram definitions must be distinct")
		case n.Node("unit") == nil:
			v.warnNode(n, "subprogram definitions must have a compile unit")
		case n.Node("unit").Kind != DICompileUnit:
			v.warnNode(n, "invalid unit type")
		}
		return
	}
	if n.Ref("unit") != nil {
		v.warnNode(n, "subprogram declarations must not have a compile unit")
	}
}

// compileUnits checks that llvm.dbg.cu lists the compile units in use.
func (v *verifier) compileUnits() {
	listed := map[*Node]bool{}
	for _, n := range v.m.named("llvm.dbg.cu") {
		listed[n] = true
	}
	for n := range v.nodes {
		if n.Kind == DICompileUnit && !listed[n] {
			v.report(diag.Warning, nil, source.NoPos, "DICompileUnit not listed in llvm.dbg.cu", nil)
			return
		}
	}
}
