package importer

import (
	"strconv"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// typ converts a type. Each worker has a cache. A shared table behind it ensures that all workers
// convert a struct without a name to the same struct.
func (w *worker) typ(t *llvmir.Type) ir.Type {
	if t == w.lastType {
		return w.lastConverted
	}
	c, ok := w.typeCache[t]
	if !ok {
		c = w.sharedType(t)
		w.typeCache[t] = c
	}
	w.lastType, w.lastConverted = t, c
	return c
}

func (im *module) sharedType(t *llvmir.Type) ir.Type {
	if c, ok := im.types.Load(t); ok {
		return c.(ir.Type)
	}
	im.typesMu.Lock()
	defer im.typesMu.Unlock()
	return im.convertType(t)
}

var floatKinds = map[llvmir.TypeKind]ir.FloatKind{
	llvmir.HalfType: ir.F16, llvmir.BFloatType: ir.BF16, llvmir.FloatType: ir.F32, llvmir.DoubleType: ir.F64,
	llvmir.X86FP80Type: ir.F80, llvmir.FP128Type: ir.F128,
}

// convertType converts a type. The caller holds typesMu. The parser bounds the depth of types.
func (im *module) convertType(t *llvmir.Type) ir.Type {
	if c, ok := im.types.Load(t); ok {
		return c.(ir.Type)
	}
	c := im.newType(t)
	im.types.Store(t, c)
	return c
}

func (im *module) newType(t *llvmir.Type) ir.Type {
	c := im.ctx
	switch t.Kind() {
	case llvmir.VoidType:
		return im.void
	case llvmir.X86MMXType:
		return llvm.NewX86MMXType(c)
	case llvmir.X86AMXType:
		return llvm.NewX86AMXType(c)
	case llvmir.PPCFP128Type:
		return llvm.NewPPCFP128Type(c)
	case llvmir.LabelType:
		return llvm.NewLabelType(c)
	case llvmir.MetadataType:
		return llvm.NewMetadataType(c)
	case llvmir.TokenType:
		return llvm.NewTokenType(c)
	case llvmir.IntegerType:
		return c.I(t.Bits())
	case llvmir.PointerType:
		if t.Elem() != nil {
			return llvm.NewTypedPointerType(im.convertType(t.Elem()), t.AddrSpace())
		}
		return llvm.NewPointerType(c, t.AddrSpace())
	case llvmir.ArrayType:
		return llvm.NewArrayType(im.convertType(t.Elem()), t.Len())
	case llvmir.VectorType:
		return im.vectorType(im.convertType(t.Elem()), t)
	case llvmir.FunctionType:
		params := im.convertTypes(t.Params())
		return llvm.NewFunctionType(im.convertType(t.Result()), params, t.IsVarArg())
	case llvmir.StructType:
		return im.structType(t)
	case llvmir.TargetExtType:
		return llvm.NewTargetExtType(c, t.Name(), im.convertTypes(t.Params()), t.Ints())
	}
	return ir.NewFloatType(c, floatKinds[t.Kind()])
}

func (im *module) vectorType(elem ir.Type, t *llvmir.Type) ir.Type {
	if p, ok := elem.(*llvm.PointerType); ok && !p.IsOpaquePointer() {
		return llvm.NewVectorType(elem, uint32(t.Len()), t.IsScalable())
	}
	if _, ok := elem.(*llvm.PPCFP128Type); ok && im.m.IsTyped() {
		return llvm.NewVectorType(elem, uint32(t.Len()), t.IsScalable())
	}
	var scalable []bool
	if t.IsScalable() {
		scalable = []bool{true}
	}
	return ir.NewVectorType([]int64{int64(t.Len())}, scalable, elem)
}

func (im *module) convertTypes(list []*llvmir.Type) []ir.Type {
	out := make([]ir.Type, len(list))
	for i, t := range list {
		out[i] = im.convertType(t)
	}
	return out
}

// structType converts a struct. Names are unique in a module, but all structs without a name have
// the empty name, so all but the first are renamed. With typed pointers a struct can contain
// itself, so it is stored before its body is set.
func (im *module) structType(t *llvmir.Type) ir.Type {
	switch {
	case t.IsLiteral() || im.opts.StructsAsLiterals && !im.m.IsTyped():
		return llvm.NewLiteralStruct(im.ctx, im.convertTypes(t.Fields()), t.IsPacked())
	case t.IsOpaque():
		return llvm.NewOpaqueStruct(im.ctx, t.Name())
	case im.m.IsTyped():
		s := llvm.IdentifiedStruct(im.ctx, im.typedName(t))
		im.types.Store(t, s)
		s.SetBody(im.convertTypes(t.Fields()), t.IsPacked())
		return s
	}
	return llvm.IdentifiedOrRename(im.ctx, t.Name(), im.convertTypes(t.Fields()), t.IsPacked())
}

// typedName returns a name that no struct in the context or the module has yet.
func (im *module) typedName(t *llvmir.Type) string {
	name := t.Name()
	for n := 1; im.structNames[name] || llvm.IdentifiedStruct(im.ctx, name).IsInitialized(); n++ {
		name = t.Name() + "." + strconv.Itoa(n)
	}
	im.structNames[name] = true
	return name
}
