package llvm

import (
	"math"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/ir"
)

// ReadAttr implements [bytecode.DialectEncoding].
func (encoding) ReadAttr(d *bytecode.Decoder) ir.Attribute {
	code := d.Uvarint()
	a, ok := readAttr(d, code)
	if !ok {
		d.Errorf("unknown attribute code: %d", code)
	}
	if d.Failed() {
		return nil
	}
	return a()
}

// readAttr reads the parts of an attribute and returns a function that makes it, which must
// not be called if there was an error.
func readAttr(d *bytecode.Decoder, code uint64) (make func() ir.Attribute, ok bool) {
	c := d.Context()
	switch code {
	case codeDIExpressionElem:
		op, args := u32(d), readUints(d)
		return func() ir.Attribute { return NewDIExpressionElemAttr(c, op, args) }, true
	case codeDIExpression:
		ops := readList[*DIExpressionElemAttr](d)
		return func() ir.Attribute { return NewDIExpressionAttr(c, ops) }, true
	case codeDIFile:
		name, directory := readText(d), readText(d)
		return func() ir.Attribute { return NewDIFileAttr(c, name, directory) }, true
	case codeDICompileUnit:
		p := DICompileUnitParams{
			ID: required[*ir.DistinctAttr](d), SourceLanguage: u32(d), File: required[*DIFileAttr](d), Producer: may[*ir.StringAttr](d),
			IsOptimized: d.Bool(), EmissionKind: DIEmissionKind(u32(d)), NameTableKind: DINameTableKind(u32(d)),
		}
		return func() ir.Attribute { return NewDICompileUnitAttr(c, p) }, true
	case codeDISubprogram:
		p := DISubprogramParams{
			RecID: may[*ir.DistinctAttr](d), IsRecSelf: d.Bool(), ID: may[*ir.DistinctAttr](d), CompileUnit: may[*DICompileUnitAttr](d),
			Scope: may[DIScope](d), Name: may[*ir.StringAttr](d), LinkageName: may[*ir.StringAttr](d), File: may[*DIFileAttr](d),
			Line: u32(d), ScopeLine: u32(d), SubprogramFlags: DISubprogramFlags(u32(d)), Type: may[*DISubroutineTypeAttr](d),
			RetainedNodes: readList[DINode](d), Annotations: readList[DINode](d),
		}
		return func() ir.Attribute { return NewDISubprogramAttr(c, p) }, true
	case codeLoopAnnotation:
		p := readLoopAnnotation(d)
		return func() ir.Attribute { return NewLoopAnnotationAttr(c, p) }, true
	}
	if make, ok := readDIType(d, code); ok {
		return make, true
	}
	if make, ok := readDIScope(d, code); ok {
		return make, true
	}
	return readDIVariable(d, code)
}

func readDIType(d *bytecode.Decoder, code uint64) (make func() ir.Attribute, ok bool) {
	c := d.Context()
	switch code {
	case codeDIBasicType:
		tag, name, size, enc := u32(d), readText(d), d.Uvarint(), u32(d)
		return func() ir.Attribute { return NewDIBasicTypeAttr(c, tag, name, size, enc) }, true
	case codeDICompositeType:
		p := DICompositeTypeParams{
			RecID: may[*ir.DistinctAttr](d), IsRecSelf: d.Bool(), Tag: u32(d), Name: may[*ir.StringAttr](d), File: may[*DIFileAttr](d),
			Line: u32(d), Scope: may[DIScope](d), BaseType: may[DIType](d), Flags: DIFlags(u32(d)), SizeInBits: d.Uvarint(),
			AlignInBits: d.Uvarint(), DataLocation: may[*DIExpressionAttr](d), Rank: may[*DIExpressionAttr](d),
			Allocated: may[*DIExpressionAttr](d), Associated: may[*DIExpressionAttr](d), Elements: readList[DINode](d),
		}
		return func() ir.Attribute { return NewDICompositeTypeAttr(c, p) }, true
	case codeDIDerivedType:
		p := DIDerivedTypeParams{
			Tag: u32(d), Name: may[*ir.StringAttr](d), BaseType: may[DIType](d), SizeInBits: d.Uvarint(), AlignInBits: u32(d), OffsetInBits: d.Uvarint(),
		}
		if v := d.Uvarint(); v&1 != 0 {
			space := v >> 1
			p.DwarfAddressSpace = &space
		}
		p.ExtraData = may[DINode](d)
		return func() ir.Attribute { return NewDIDerivedTypeAttr(c, p) }, true
	case codeDISubrange:
		count, lower, upper, stride := d.OptionalAttr(), d.OptionalAttr(), d.OptionalAttr(), d.OptionalAttr()
		return func() ir.Attribute { return NewDISubrangeAttr(c, count, lower, upper, stride) }, true
	case codeDISubroutineType:
		cc, types := u32(d), readList[DIType](d)
		return func() ir.Attribute { return NewDISubroutineTypeAttr(c, cc, types) }, true
	}
	return nil, false
}

func readDIScope(d *bytecode.Decoder, code uint64) (make func() ir.Attribute, ok bool) {
	c := d.Context()
	switch code {
	case codeDILexicalBlock:
		scope, file, line, column := required[DIScope](d), may[*DIFileAttr](d), u32(d), u32(d)
		return func() ir.Attribute { return NewDILexicalBlockAttr(c, scope, file, line, column) }, true
	case codeDILexicalBlockFile:
		scope, file, discriminator := required[DIScope](d), may[*DIFileAttr](d), u32(d)
		return func() ir.Attribute { return NewDILexicalBlockFileAttr(c, scope, file, discriminator) }, true
	case codeDINamespace:
		name, scope, export := may[*ir.StringAttr](d), may[DIScope](d), d.Bool()
		return func() ir.Attribute { return NewDINamespaceAttr(c, name, scope, export) }, true
	case codeDIImportedEntity:
		p := DIImportedEntityParams{
			Tag: u32(d), Scope: required[DIScope](d), Entity: required[DINode](d), File: may[*DIFileAttr](d), Line: u32(d),
			Name: may[*ir.StringAttr](d), Elements: readList[DINode](d),
		}
		return func() ir.Attribute { return NewDIImportedEntityAttr(c, p) }, true
	}
	return nil, false
}

func readDIVariable(d *bytecode.Decoder, code uint64) (make func() ir.Attribute, ok bool) {
	c := d.Context()
	switch code {
	case codeDILabel:
		scope, name, file, line := required[DIScope](d), may[*ir.StringAttr](d), may[*DIFileAttr](d), u32(d)
		return func() ir.Attribute { return NewDILabelAttr(c, scope, name, file, line) }, true
	case codeDILocalVariable:
		p := DILocalVariableParams{
			Scope: required[DIScope](d), Name: may[*ir.StringAttr](d), File: may[*DIFileAttr](d), Line: u32(d), Arg: u32(d),
			AlignInBits: u32(d), Type: may[DIType](d), Flags: DIFlags(u32(d)),
		}
		return func() ir.Attribute { return NewDILocalVariableAttr(c, p) }, true
	case codeDIGlobalVariable:
		p := DIGlobalVariableParams{
			Scope: may[DIScope](d), Name: may[*ir.StringAttr](d), LinkageName: may[*ir.StringAttr](d), File: required[*DIFileAttr](d),
			Line: u32(d), Type: required[DIType](d), IsLocalToUnit: d.Bool(), IsDefined: d.Bool(), AlignInBits: u32(d),
		}
		return func() ir.Attribute { return NewDIGlobalVariableAttr(c, p) }, true
	case codeDIGlobalVariableExpression:
		v, expr := required[*DIGlobalVariableAttr](d), may[*DIExpressionAttr](d)
		return func() ir.Attribute { return NewDIGlobalVariableExpressionAttr(c, v, expr) }, true
	}
	return nil, false
}

func readLoopAnnotation(d *bytecode.Decoder) LoopAnnotationParams {
	return LoopAnnotationParams{
		DisableNonforced: may[*ir.IntegerAttr](d), Vectorize: may[*LoopVectorizeAttr](d), Interleave: may[*LoopInterleaveAttr](d),
		Unroll: may[*LoopUnrollAttr](d), UnrollAndJam: may[*LoopUnrollAndJamAttr](d), Licm: may[*LoopLICMAttr](d),
		Distribute: may[*LoopDistributeAttr](d), Pipeline: may[*LoopPipelineAttr](d), Peeled: may[*LoopPeeledAttr](d),
		Unswitch: may[*LoopUnswitchAttr](d), MustProgress: may[*ir.IntegerAttr](d), IsVectorized: may[*ir.IntegerAttr](d),
		StartLoc: may[*ir.FusedLoc](d), EndLoc: may[*ir.FusedLoc](d), ParallelAccesses: readList[*AccessGroupAttr](d),
	}
}

// required reads an attribute of a kind.
func required[A ir.Attribute](d *bytecode.Decoder) A { return bytecode.AttrOf[A](d) }

// may reads an attribute of a kind that may be absent.
func may[A ir.Attribute](d *bytecode.Decoder) A { return bytecode.OptionalAttrOf[A](d) }

// readText reads a string that an attribute has.
func readText(d *bytecode.Decoder) *ir.StringAttr { return ir.NewStringAttr(d.Context(), d.String()) }

// u32 reads an integer of 32 bits.
func u32(d *bytecode.Decoder) uint32 {
	v := d.Uvarint()
	if v > math.MaxUint32 {
		d.Errorf("integer %d is too large", v)
	}
	return uint32(v)
}

// readUints reads whether there are integers, and then those.
func readUints(d *bytecode.Decoder) []uint64 {
	if !d.Bool() {
		return nil
	}
	list := make([]uint64, d.Len())
	for i := range list {
		list[i] = d.Uvarint()
	}
	return list
}

// readList reads whether there are attributes, and then those.
func readList[A ir.Attribute](d *bytecode.Decoder) []A {
	if !d.Bool() {
		return nil
	}
	var none A
	list := make([]A, d.Len())
	for i := range list {
		if list[i] = may[A](d); any(list[i]) == any(none) {
			d.Errorf("expected attribute %d of a list of %d", i, len(list))
			return nil
		}
	}
	return list
}
