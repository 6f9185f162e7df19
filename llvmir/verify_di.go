package llvmir

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// fieldRule says what a field of a node of debug info may refer to.
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

// fieldRules are what LLVM's verifier says of the fields of debug info, by
// kind of node, in its order.
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

// debugNode checks a node of debug info. What is wrong with it makes LLVM
// drop the debug info.
func (v *verifier) debugNode(n *Node) {
	for _, r := range fieldRules[n.Kind] {
		if !r.ok(n.Ref(r.field)) {
			v.warnNode(n, r.msg)
			return
		}
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
		if !validExpression(n.ints) {
			v.warnNode(n, "invalid expression")
		}
	}
}

// spDefinition is the flag of subprograms that says there is a body.
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

// exprArgs says how many numbers follow an operation of a DIExpression.
func exprArgs(op int64) (int, bool) {
	switch {
	case op >= 0x30 && op <= 0x6f: // lit0 to reg31
		return 0, true
	case op >= 0x70 && op <= 0x8f: // breg0 to breg31
		return 1, true
	}
	switch op {
	case 0x06, 0x12, 0x14, 0x16, 0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x24, 0x25, 0x26, 0x27, 0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e, 0x97, 0x9f, 0x1006, 0x17:
		return 0, true
	case 0x10, 0x11, 0x23, 0x94, 0x1003, 0x1004, 0x1005, 0x90:
		return 1, true
	case 0x1000, 0x1001, 0x92, 0x1007, 0x1008:
		return 2, true
	}
	return 0, false
}

// validExpression reports whether LLVM understands a DIExpression.
func validExpression(e []int64) bool {
	for i := 0; i < len(e); {
		n, ok := exprArgs(e[i])
		if !ok || i+n >= len(e) {
			return false
		}
		next := i + 1 + n
		switch e[i] {
		case 0x1000: // LLVM_fragment
			return next == len(e)
		case 0x9f: // stack_value
			if next != len(e) && e[next] != 0x1000 {
				return false
			}
		case 0x16: // swap
			if len(e) == 1 {
				return false
			}
		}
		i = next
	}
	return true
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
