package llvm

import (
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/ir"
)

// The codes of attributes in bytecode. All other attributes, and all types, are text.
const (
	codeDIBasicType = iota
	codeDICompileUnit
	codeDICompositeType
	codeDIDerivedType
	codeDIExpressionElem
	codeDIExpression
	codeDIFile
	codeDIGlobalVariable
	codeDIGlobalVariableExpression
	codeDIImportedEntity
	codeDILabel
	codeDILexicalBlock
	codeDILexicalBlockFile
	codeDILocalVariable
	codeDINamespace
	codeDISubprogram
	codeDISubrange
	codeDISubroutineType
	codeLoopAnnotation
)

// encoding writes and reads attributes in bytecode as upstream does.
type encoding struct{ bytecode.TextOnly }

// optional writes a reference to an attribute that may be nil.
func optional[A interface {
	comparable
	ir.Attribute
}](e *bytecode.Encoder, a A) {
	var none A
	if a == none {
		e.OptionalAttr(nil)
		return
	}
	e.OptionalAttr(a)
}

// optionals writes whether there are attributes, and then those, each of which may be nil.
func optionals[A interface {
	comparable
	ir.Attribute
}](e *bytecode.Encoder, list []A) {
	e.Bool(len(list) > 0)
	if len(list) == 0 {
		return
	}
	e.Uvarint(uint64(len(list)))
	for _, a := range list {
		optional(e, a)
	}
}

// text writes a string that may be nil.
func text(e *bytecode.Encoder, s *ir.StringAttr) {
	if s == nil {
		e.String("")
		return
	}
	e.String(s.Value())
}

// WriteAttr implements [bytecode.DialectEncoding].
func (encoding) WriteAttr(e *bytecode.Encoder, a ir.Attribute) bool {
	switch a := a.(type) {
	case *DIExpressionElemAttr:
		e.Uvarint(codeDIExpressionElem)
		e.Uvarint(uint64(a.Opcode()))
		args := a.Arguments()
		e.Bool(len(args) > 0)
		if len(args) > 0 {
			e.Uvarint(uint64(len(args)))
			for _, v := range args {
				e.Uvarint(v)
			}
		}
	case *DIExpressionAttr:
		e.Uvarint(codeDIExpression)
		optionals(e, a.Operations())
	case *DIFileAttr:
		e.Uvarint(codeDIFile)
		text(e, a.Name())
		text(e, a.Directory())
	case *DICompileUnitAttr:
		if a.SplitDebugFilename() != nil {
			return false // the encoding has no place for it
		}
		e.Uvarint(codeDICompileUnit)
		e.Attr(a.ID())
		e.Uvarint(uint64(a.SourceLanguage()))
		e.Attr(a.File())
		optional(e, a.Producer())
		e.Bool(a.IsOptimized())
		e.Uvarint(uint64(a.EmissionKind()))
		e.Uvarint(uint64(a.NameTableKind()))
	case *DISubprogramAttr:
		writeSubprogram(e, a)
	case *LoopAnnotationAttr:
		writeLoopAnnotation(e, a)
	default:
		return writeDIType(e, a) || writeDIScope(e, a) || writeDIVariable(e, a)
	}
	return true
}

func writeDIType(e *bytecode.Encoder, a ir.Attribute) bool {
	switch a := a.(type) {
	case *DIBasicTypeAttr:
		e.Uvarint(codeDIBasicType)
		e.Uvarint(uint64(a.Tag()))
		text(e, a.Name())
		e.Uvarint(a.SizeInBits())
		e.Uvarint(uint64(a.Encoding()))
	case *DICompositeTypeAttr:
		e.Uvarint(codeDICompositeType)
		optional(e, a.RecID())
		e.Bool(a.IsRecSelf())
		e.Uvarint(uint64(a.Tag()))
		optional(e, a.Name())
		optional(e, a.File())
		e.Uvarint(uint64(a.Line()))
		optional(e, a.Scope())
		optional(e, a.BaseType())
		e.Uvarint(uint64(a.Flags()))
		e.Uvarint(a.SizeInBits())
		e.Uvarint(a.AlignInBits())
		optional(e, a.DataLocation())
		optional(e, a.Rank())
		optional(e, a.Allocated())
		optional(e, a.Associated())
		optionals(e, a.Elements())
	case *DIDerivedTypeAttr:
		e.Uvarint(codeDIDerivedType)
		e.Uvarint(uint64(a.Tag()))
		optional(e, a.Name())
		optional(e, a.BaseType())
		e.Uvarint(a.SizeInBits())
		e.Uvarint(uint64(a.AlignInBits()))
		e.Uvarint(a.OffsetInBits())
		space, ok := a.DwarfAddressSpace()
		if ok {
			space = space<<1 | 1
		}
		e.Uvarint(space)
		optional(e, a.ExtraData())
	case *DISubrangeAttr:
		e.Uvarint(codeDISubrange)
		e.OptionalAttr(a.Count())
		e.OptionalAttr(a.LowerBound())
		e.OptionalAttr(a.UpperBound())
		e.OptionalAttr(a.Stride())
	case *DISubroutineTypeAttr:
		e.Uvarint(codeDISubroutineType)
		e.Uvarint(uint64(a.CallingConvention()))
		optionals(e, a.Types())
	default:
		return false
	}
	return true
}

func writeDIScope(e *bytecode.Encoder, a ir.Attribute) bool {
	switch a := a.(type) {
	case *DILexicalBlockAttr:
		e.Uvarint(codeDILexicalBlock)
		e.Attr(a.Scope())
		optional(e, a.File())
		e.Uvarint(uint64(a.Line()))
		e.Uvarint(uint64(a.Column()))
	case *DILexicalBlockFileAttr:
		e.Uvarint(codeDILexicalBlockFile)
		e.Attr(a.Scope())
		optional(e, a.File())
		e.Uvarint(uint64(a.Discriminator()))
	case *DINamespaceAttr:
		e.Uvarint(codeDINamespace)
		optional(e, a.Name())
		optional(e, a.Scope())
		e.Bool(a.ExportSymbols())
	case *DIImportedEntityAttr:
		e.Uvarint(codeDIImportedEntity)
		e.Uvarint(uint64(a.Tag()))
		e.Attr(a.Scope())
		e.Attr(a.Entity())
		optional(e, a.File())
		e.Uvarint(uint64(a.Line()))
		optional(e, a.Name())
		optionals(e, a.Elements())
	default:
		return false
	}
	return true
}

func writeDIVariable(e *bytecode.Encoder, a ir.Attribute) bool {
	switch a := a.(type) {
	case *DILabelAttr:
		e.Uvarint(codeDILabel)
		e.Attr(a.Scope())
		optional(e, a.Name())
		optional(e, a.File())
		e.Uvarint(uint64(a.Line()))
	case *DILocalVariableAttr:
		e.Uvarint(codeDILocalVariable)
		e.Attr(a.Scope())
		optional(e, a.Name())
		optional(e, a.File())
		e.Uvarint(uint64(a.Line()))
		e.Uvarint(uint64(a.Arg()))
		e.Uvarint(uint64(a.AlignInBits()))
		optional(e, a.Type())
		e.Uvarint(uint64(a.Flags()))
	case *DIGlobalVariableAttr:
		e.Uvarint(codeDIGlobalVariable)
		optional(e, a.Scope())
		optional(e, a.Name())
		optional(e, a.LinkageName())
		e.Attr(a.File())
		e.Uvarint(uint64(a.Line()))
		e.Attr(a.Type())
		e.Bool(a.IsLocalToUnit())
		e.Bool(a.IsDefined())
		e.Uvarint(uint64(a.AlignInBits()))
	case *DIGlobalVariableExpressionAttr:
		e.Uvarint(codeDIGlobalVariableExpression)
		e.Attr(a.Var())
		optional(e, a.Expr())
	default:
		return false
	}
	return true
}

func writeSubprogram(e *bytecode.Encoder, a *DISubprogramAttr) {
	e.Uvarint(codeDISubprogram)
	optional(e, a.RecID())
	e.Bool(a.IsRecSelf())
	optional(e, a.ID())
	optional(e, a.CompileUnit())
	optional(e, a.Scope())
	optional(e, a.Name())
	optional(e, a.LinkageName())
	optional(e, a.File())
	e.Uvarint(uint64(a.Line()))
	e.Uvarint(uint64(a.ScopeLine()))
	e.Uvarint(uint64(a.SubprogramFlags()))
	optional(e, a.Type())
	optionals(e, a.RetainedNodes())
	optionals(e, a.Annotations())
}

func writeLoopAnnotation(e *bytecode.Encoder, a *LoopAnnotationAttr) {
	e.Uvarint(codeLoopAnnotation)
	optional(e, a.DisableNonforced())
	optional(e, a.Vectorize())
	optional(e, a.Interleave())
	optional(e, a.Unroll())
	optional(e, a.UnrollAndJam())
	optional(e, a.Licm())
	optional(e, a.Distribute())
	optional(e, a.Pipeline())
	optional(e, a.Peeled())
	optional(e, a.Unswitch())
	optional(e, a.MustProgress())
	optional(e, a.IsVectorized())
	optional(e, a.StartLoc())
	optional(e, a.EndLoc())
	optionals(e, a.ParallelAccesses())
}
