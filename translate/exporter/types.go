package exporter

import (
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// types converts types of the dialect to LLVM's. It is safe for concurrent use.
type types struct {
	m       *llvmir.Module
	done    shared.Map  // ir.Type to *llvmir.Type
	tooLong atomic.Bool // some type is too long to print
	mu      sync.Mutex
	// structs are the identified structs whose bodies are under construction.
	structs map[*llvm.StructType]*llvmir.Type
	// made has the types created meanwhile. Others see them once all bodies are set.
	made map[ir.Type]*llvmir.Type
	// batch are the structs whose bodies were made for the outermost of structs.
	batch []*llvm.StructType
	// endless are structs that contain themselves, and those that were made with them. They are
	// translated as empty ones, and the export fails in the end.
	endless map[*llvm.StructType]bool
	// names has the names of structs that regions define, and of structs of the context that those
	// replace. It is nil if empty.
	names map[*llvm.StructType]string
	// nameless are the structs without a name in LLVM IR.
	nameless map[string]*llvmir.Type
}

// of returns the LLVM type of a type, nil if it has none.
func (t *types) of(typ ir.Type) *llvmir.Type {
	if l, ok := t.done.Load(typ); ok {
		return l.(*llvmir.Type)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.locked(typ)
}

// locked is of for callers that hold t.mu.
func (t *types) locked(typ ir.Type) *llvmir.Type {
	if l, ok := t.done.Load(typ); ok {
		return l.(*llvmir.Type)
	}
	if l := t.made[typ]; l != nil {
		return l
	}
	if s, ok := typ.(*llvm.StructType); ok && s.IsIdentified() {
		return t.identified(s)
	}
	l := t.build(typ)
	if l != nil {
		t.remember(typ, l)
	}
	return l
}

// remember records l as the translation of a type.
func (t *types) remember(typ ir.Type, l *llvmir.Type) {
	if l.TooLong() {
		t.tooLong.Store(true)
	}
	if len(t.structs) > 0 {
		t.made[typ] = l
		return
	}
	for typ, l := range t.made {
		t.done.Store(typ, l)
	}
	clear(t.made)
	t.done.Store(typ, l)
}

// identified returns the type of an identified struct, which may contain itself behind typed
// pointers.
func (t *types) identified(s *llvm.StructType) *llvmir.Type {
	if l := t.structs[s]; l != nil {
		return l
	}
	l := t.nameless[s.Name()]
	if l == nil {
		l = t.m.Types.Identified(t.name(s))
	}
	if l.IsOpaque() && s.HasBody() {
		if t.structs == nil {
			t.structs, t.made = map[*llvm.StructType]*llvmir.Type{}, map[ir.Type]*llvmir.Type{}
		}
		t.structs[s] = l
		t.batch = append(t.batch, s)
		fields, ok := t.list(s.Body())
		delete(t.structs, s)
		if !ok {
			return nil
		}
		l.SetBody(fields, s.IsPacked())
		if len(t.structs) == 0 {
			t.finite()
		}
	}
	t.remember(s, l)
	return l
}

// finite checks that no struct of the batch contains itself other than behind a pointer, and forgets
// the batch. LLVM gives such a struct no size, and no tool reads it.
func (t *types) finite() {
	batch := t.batch
	t.batch = nil
	list := make([]*llvmir.Type, 0, len(batch))
	for _, s := range batch {
		if l := t.m.Types.Identified(t.name(s)); t.nameless[s.Name()] == nil {
			list = append(list, l)
		}
	}
	if !llvmir.ContainsItself(list) {
		return
	}
	for _, l := range list {
		l.SetBody(nil, false)
	}
	if t.endless == nil {
		t.endless = map[*llvm.StructType]bool{}
	}
	for _, s := range batch {
		t.endless[s] = true
	}
}

func (t *types) list(ts []ir.Type) ([]*llvmir.Type, bool) {
	out := make([]*llvmir.Type, len(ts))
	for i, e := range ts {
		if out[i] = t.locked(e); out[i] == nil {
			return nil, false
		}
	}
	return out, true
}

var floatKinds = map[ir.FloatKind]llvmir.TypeKind{
	ir.F16: llvmir.HalfType, ir.BF16: llvmir.BFloatType, ir.F32: llvmir.FloatType, ir.F64: llvmir.DoubleType,
	ir.F80: llvmir.X86FP80Type, ir.F128: llvmir.FP128Type,
}

// build creates the LLVM type of a type other than an identified struct.
func (t *types) build(typ ir.Type) *llvmir.Type {
	ts := t.m.Types
	switch typ := typ.(type) {
	case *ir.IntegerType:
		if typ.Width() == 0 || typ.Width() > 1<<23 {
			return nil
		}
		return ts.Int(typ.Width())
	case *ir.FloatType:
		if k, ok := floatKinds[typ.Kind()]; ok {
			return ts.Simple(k)
		}
	case *llvm.PointerType:
		if typ.IsOpaquePointer() {
			return ts.Ptr(typ.AddressSpace())
		}
		if elem := t.locked(typ.Elem()); elem != nil {
			return ts.PtrTo(elem, typ.AddressSpace())
		}
	case *ptr.PtrType:
		if space, ok := typ.MemorySpace().(*llvm.AddressSpaceAttr); ok {
			return ts.Ptr(space.AddressSpace())
		}
	case *llvm.StructType:
		if fields, ok := t.list(typ.Body()); ok {
			return ts.Struct(fields, typ.IsPacked())
		}
	case *llvm.ArrayType:
		if elem := t.locked(typ.Elem()); elem != nil {
			return ts.Array(elem, typ.Len())
		}
	case *llvm.FunctionType:
		res := t.locked(typ.Result())
		params, ok := t.list(typ.Params())
		if ok && res != nil {
			return ts.Func(res, params, typ.IsVariadic())
		}
	case *llvm.TargetExtType:
		if params, ok := t.list(typ.TypeParams()); ok {
			return ts.TargetExt(typ.Name(), params, typ.IntParams())
		}
	default:
		return t.vectorOrSimple(typ)
	}
	return nil
}

func (t *types) vectorOrSimple(typ ir.Type) *llvmir.Type {
	ts := t.m.Types
	switch typ := typ.(type) {
	case *ir.VectorType:
		if len(typ.Shape()) != 1 {
			return nil
		}
		if elem := t.locked(typ.Elem()); elem != nil {
			return ts.Vector(elem, uint64(typ.Shape()[0]), typ.IsScalable())
		}
	case *llvm.VectorType:
		if elem := t.locked(typ.Elem()); elem != nil {
			return ts.Vector(elem, uint64(typ.Len()), typ.IsScalable())
		}
	case *llvm.VoidType:
		return ts.Void()
	case *llvm.TokenType:
		return ts.Simple(llvmir.TokenType)
	case *llvm.LabelType:
		return ts.Label()
	case *llvm.MetadataType:
		return ts.Metadata()
	case *llvm.X86AMXType:
		return ts.Simple(llvmir.X86AMXType)
	case *llvm.X86MMXType:
		return ts.Simple(llvmir.X86MMXType)
	case *llvm.PPCFP128Type:
		return ts.Simple(llvmir.PPCFP128Type)
	}
	return nil
}
