package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/internal/dwarf"
	"github.com/gomlir/gomlir/ir"
)

// The interfaces of debug info are the classes of LLVM's metadata (LangRef, Specialized Metadata
// Nodes). Only attributes of this dialect implement them.

// A DINode is any node of debug info.
type DINode interface {
	ir.Attribute
	diNode()
}

// A DIScope is a node that can contain others.
type DIScope interface {
	DINode
	diScope()
}

// A DILocalScope is a scope in the code of a function: a DISubprogramAttr,
// DILexicalBlockAttr or DILexicalBlockFileAttr.
type DILocalScope interface {
	DIScope
	diLocalScope()
}

// A DIType is a type of the source language.
type DIType interface {
	DINode
	diType()
}

// A DIVariable is a DILocalVariableAttr or DIGlobalVariableAttr.
type DIVariable interface {
	DINode
	diVariable()
}

// A DIRecursive is a node that can contain itself. RecID identifies such a node. Within a node with
// a RecID, a node with the same RecID and IsRecSelf, and nothing else, refers to it.
type DIRecursive interface {
	DINode
	RecID() *ir.DistinctAttr
	IsRecSelf() bool
}

func (*DIAnnotationAttr) diNode()       {}
func (*DIBasicTypeAttr) diNode()        {}
func (*DICommonBlockAttr) diNode()      {}
func (*DICompileUnitAttr) diNode()      {}
func (*DICompositeTypeAttr) diNode()    {}
func (*DIDerivedTypeAttr) diNode()      {}
func (*DIFileAttr) diNode()             {}
func (*DIGenericSubrangeAttr) diNode()  {}
func (*DIGlobalVariableAttr) diNode()   {}
func (*DIImportedEntityAttr) diNode()   {}
func (*DILabelAttr) diNode()            {}
func (*DILexicalBlockAttr) diNode()     {}
func (*DILexicalBlockFileAttr) diNode() {}
func (*DILocalVariableAttr) diNode()    {}
func (*DIModuleAttr) diNode()           {}
func (*DINamespaceAttr) diNode()        {}
func (*DINullTypeAttr) diNode()         {}
func (*DIStringTypeAttr) diNode()       {}
func (*DISubprogramAttr) diNode()       {}
func (*DISubrangeAttr) diNode()         {}
func (*DISubroutineTypeAttr) diNode()   {}

func (*DICommonBlockAttr) diScope()      {}
func (*DICompileUnitAttr) diScope()      {}
func (*DICompositeTypeAttr) diScope()    {}
func (*DIDerivedTypeAttr) diScope()      {}
func (*DIFileAttr) diScope()             {}
func (*DILexicalBlockAttr) diScope()     {}
func (*DILexicalBlockFileAttr) diScope() {}
func (*DIModuleAttr) diScope()           {}
func (*DINamespaceAttr) diScope()        {}
func (*DISubprogramAttr) diScope()       {}

func (*DILexicalBlockAttr) diLocalScope()     {}
func (*DILexicalBlockFileAttr) diLocalScope() {}
func (*DISubprogramAttr) diLocalScope()       {}

func (*DIBasicTypeAttr) diType()      {}
func (*DICompositeTypeAttr) diType()  {}
func (*DIDerivedTypeAttr) diType()    {}
func (*DINullTypeAttr) diType()       {}
func (*DIStringTypeAttr) diType()     {}
func (*DISubroutineTypeAttr) diType() {}

func (*DIGlobalVariableAttr) diVariable() {}
func (*DILocalVariableAttr) diVariable()  {}

var (
	_ DIRecursive = (*DICompositeTypeAttr)(nil)
	_ DIRecursive = (*DISubprogramAttr)(nil)
)

// parseExpressionArg parses the arguments of an operation of a DIExpression. The first argument of
// a conversion is a size, and the others are encodings.
func parseExpressionArg(p *asm.Parser, opcode uint32, args *[]uint64) {
	for n := 0; ; n++ {
		if n > 0 && opcode == dwarf.OpLLVMConvert && p.Token() == asm.Ident {
			name := p.Keyword()
			v, ok := dwarf.Encodings.Value(name)
			if !ok {
				p.Errorf(p.Pos(), "encountered unknown attribute encoding %q", name)
				return
			}
			*args = append(*args, v)
		} else {
			v := p.Uint(64)
			if p.Failed() {
				p.FollowUp("expected integer operand")
				return
			}
			*args = append(*args, v)
		}
		if !p.Got(asm.Comma) {
			return
		}
	}
}

func printExpressionArg(p *asm.Printer, opcode uint32, args []uint64) {
	for i, v := range args {
		if i > 0 {
			p.Str(", ")
			if opcode == dwarf.OpLLVMConvert {
				if name := dwarf.Encodings.Name(v); name != "" {
					p.Str(name)
					continue
				}
			}
		}
		p.Uint(v)
	}
}
