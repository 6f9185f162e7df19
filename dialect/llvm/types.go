package llvm

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// The definitions of the dialect's types.
var (
	VoidTypeDef      = define("void", voidSyntax)
	TokenTypeDef     = define("token", tokenSyntax)
	LabelTypeDef     = define("label", labelSyntax)
	MetadataTypeDef  = define("metadata", metadataSyntax)
	X86AMXTypeDef    = define("x86_amx", amxSyntax)
	X86MMXTypeDef    = define("x86_mmx", mmxSyntax)
	PPCFP128TypeDef  = define("ppc_fp128", ppcSyntax)
	PointerTypeDef   = defineComposite[*PointerType]("ptr", pointerSyntax{})
	ArrayTypeDef     = defineComposite[*ArrayType]("array", arraySyntax{})
	VectorTypeDef    = defineComposite[*VectorType]("vec", vectorSyntax{})
	FunctionTypeDef  = defineComposite[*FunctionType]("func", functionSyntax{})
	StructTypeDef    = defineComposite[*StructType]("struct", structSyntax{})
	TargetExtTypeDef = defineComposite[*TargetExtType]("target", targetExtSyntax{})
)

func define(mnemonic string, syntax asm.TypeSyntax) *ir.TypeDef {
	return ir.DefineType(ir.TypeDef{Dialect: "llvm", Mnemonic: mnemonic, Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntax)}})
}

// defineComposite defines the types T, which contain other types.
func defineComposite[T composite](mnemonic string, syntax asm.TypeSyntax) *ir.TypeDef {
	return ir.DefineType(ir.TypeDef{
		Dialect: "llvm", Mnemonic: mnemonic,
		Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntax)},
		SubElements: func(t ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
			for _, part := range t.(T).appendParts(nil) {
				typ(part)
			}
		},
		Rebuild: ir.TypeRebuild[T],
	})
}

// A VoidType is the result type of functions that return nothing.
//
// Example printed form: !llvm.void
type VoidType struct{ ir.TypeBase }

// NewVoidType returns the void type.
func NewVoidType(c *ir.Context) *VoidType {
	if t := c.LookupType(VoidTypeDef, nil); t != nil {
		return t.(*VoidType)
	}
	return c.InternType(VoidTypeDef, nil, &VoidType{}).(*VoidType)
}

// A TokenType is the type of an opaque value that ties operations together (LangRef, Token Type).
//
// Example printed form: !llvm.token
type TokenType struct{ ir.TypeBase }

// NewTokenType returns the token type.
func NewTokenType(c *ir.Context) *TokenType {
	if t := c.LookupType(TokenTypeDef, nil); t != nil {
		return t.(*TokenType)
	}
	return c.InternType(TokenTypeDef, nil, &TokenType{}).(*TokenType)
}

// A LabelType is the type of code labels (LangRef, Label Type).
//
// Example printed form: !llvm.label
type LabelType struct{ ir.TypeBase }

// NewLabelType returns the label type.
func NewLabelType(c *ir.Context) *LabelType {
	if t := c.LookupType(LabelTypeDef, nil); t != nil {
		return t.(*LabelType)
	}
	return c.InternType(LabelTypeDef, nil, &LabelType{}).(*LabelType)
}

// A MetadataType is the type of metadata as an operand (LangRef, Metadata
// Type).
//
// Example printed form: !llvm.metadata
type MetadataType struct{ ir.TypeBase }

// NewMetadataType returns the metadata type.
func NewMetadataType(c *ir.Context) *MetadataType {
	if t := c.LookupType(MetadataTypeDef, nil); t != nil {
		return t.(*MetadataType)
	}
	return c.InternType(MetadataTypeDef, nil, &MetadataType{}).(*MetadataType)
}

// An X86AMXType is the contents of an AMX tile register.
//
// Example printed form: !llvm.x86_amx
type X86AMXType struct{ ir.TypeBase }

// NewX86AMXType returns the AMX type.
func NewX86AMXType(c *ir.Context) *X86AMXType {
	if t := c.LookupType(X86AMXTypeDef, nil); t != nil {
		return t.(*X86AMXType)
	}
	return c.InternType(X86AMXTypeDef, nil, &X86AMXType{}).(*X86AMXType)
}

// An X86MMXType is the contents of an MMX register, 64 bits. Only MLIR 14 has it: LLVM 20 removed
// it.
//
// Example printed form: !llvm.x86_mmx
type X86MMXType struct{ ir.TypeBase }

// NewX86MMXType returns the MMX type.
func NewX86MMXType(c *ir.Context) *X86MMXType {
	if t := c.LookupType(X86MMXTypeDef, nil); t != nil {
		return t.(*X86MMXType)
	}
	return c.InternType(X86MMXTypeDef, nil, &X86MMXType{}).(*X86MMXType)
}

// A PPCFP128Type is a floating-point number made of two doubles, as on PowerPC.
//
// Example printed form: !llvm.ppc_fp128
type PPCFP128Type struct{ ir.TypeBase }

// NewPPCFP128Type returns the PowerPC floating-point type.
func NewPPCFP128Type(c *ir.Context) *PPCFP128Type {
	if t := c.LookupType(PPCFP128TypeDef, nil); t != nil {
		return t.(*PPCFP128Type)
	}
	return c.InternType(PPCFP128TypeDef, nil, &PPCFP128Type{}).(*PPCFP128Type)
}

// Width returns the number of bits, 128.
func (t *PPCFP128Type) Width() uint32 { return 128 }

// Semantics returns the floating-point format.
func (t *PPCFP128Type) Semantics() num.Semantics { return num.PPCDoubleDouble }

// IsVectorElement returns true: vector<4x!llvm.ppc_fp128> is a type.
func (t *PPCFP128Type) IsVectorElement() bool { return true }

// IsMemRefElement marks the type as one that a memref may have as its element.
func (t *PPCFP128Type) IsMemRefElement() {}

// A TargetExtType is a type whose meaning only a target knows (LangRef, Target Extension Type).
//
// Example printed form: !llvm.target<"spirv.Image", !llvm.void, 0, 1>
type TargetExtType struct {
	ir.TypeBase
	compatMark
	name  string
	types []ir.Type
	ints  []uint32
}

// NewTargetExtType returns the target extension type with the given name and parameters.
func NewTargetExtType(c *ir.Context, name string, types []ir.Type, ints []uint32) *TargetExtType {
	var buf [ir.KeySize]byte
	key := ir.AppendTypesKey(ir.AppendStringKey(buf[:0], name), types)
	for _, v := range ints {
		key = ir.AppendUintKey(key, uint64(v))
	}
	if t := c.LookupType(TargetExtTypeDef, key); t != nil {
		return t.(*TargetExtType)
	}
	return c.InternType(TargetExtTypeDef, key, &TargetExtType{
		name: c.Intern(name), types: append([]ir.Type(nil), types...), ints: append([]uint32(nil), ints...),
	}).(*TargetExtType)
}

// Name returns the name of the type, which starts with that of the target.
func (t *TargetExtType) Name() string { return t.name }

// IsVectorElement reports whether LLVM allows vectors of the type. It does of one type only, which
// its own tests use. mlir-translate creates such vectors, but mlir-opt does not read them.
func (t *TargetExtType) IsVectorElement() bool { return t.name == "llvm.test.vectorelement" }

// TypeParams returns the type parameters. The slice must not be modified.
func (t *TargetExtType) TypeParams() []ir.Type { return t.types }

// IntParams returns the integer parameters. The slice must not be modified.
func (t *TargetExtType) IntParams() []uint32 { return t.ints }

// SupportsMemOps reports whether values of the type can be loaded and stored. As in MLIR 22, the
// list of types is fixed: those of SPIR-V, and AArch64's predicate-as-counter.
func (t *TargetExtType) SupportsMemOps() bool {
	return t.isSPIRV() || t.name == "aarch64.svcount"
}

// HasZeroInit reports whether llvm.mlir.zero supports the type.
func (t *TargetExtType) HasZeroInit() bool { return t.isSPIRV() }

// CanBeGlobal reports whether global variables may have the type.
func (t *TargetExtType) CanBeGlobal() bool { return t.isSPIRV() || t.name == "amdgcn.named.barrier" }

func (t *TargetExtType) isSPIRV() bool { return len(t.name) >= 6 && t.name[:6] == "spirv." }

func (t *TargetExtType) appendParts(dst []ir.Type) []ir.Type { return append(dst, t.types...) }

// Rebuild returns the type with other parts, see [ir.Rebuilder].
func (t *TargetExtType) Rebuild(r *ir.Rebuilder) ir.Type {
	types := ir.RebuiltList(r, t.types)
	if r.Failed() {
		return nil
	}
	return NewTargetExtType(t.Context(), t.name, types, t.ints)
}

func quoted(t ir.Type) string { return "'" + t.String() + "'" }

// must panics with an error of a check that the caller of a constructor should have made.
func must(err error) {
	if err != nil {
		panic("llvm: " + err.Error())
	}
}

func badElement(what string, t ir.Type) error { return fmt.Errorf("%s: %s", what, quoted(t)) }
