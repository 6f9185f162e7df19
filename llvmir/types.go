package llvmir

import (
	"encoding/binary"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/source"
)

// TypeKind is the kind of a [Type].
type TypeKind uint8

// The kinds of types. Up to TokenType the kind alone determines the type.
const (
	VoidType TypeKind = iota
	HalfType
	BFloatType
	FloatType
	DoubleType
	X86FP80Type
	FP128Type
	PPCFP128Type
	X86MMXType // LLVM 14 only; LLVM 22 reads it as <1 x i64>
	X86AMXType
	LabelType
	MetadataType
	TokenType
	IntegerType
	PointerType
	FunctionType
	ArrayType
	VectorType
	StructType
	TargetExtType
)

var simpleTypeNames = [...]string{"void", "half", "bfloat", "float", "double", "x86_fp80",
	"fp128", "ppc_fp128", "x86_mmx", "x86_amx", "label", "metadata", "token"}

// A Type is a type of LLVM IR. The [Types] of a module makes its types. They are unique
// in the module: equal types are the same pointer. A Type is immutable, except that the
// body of an identified struct is set once. It is safe for concurrent use.
//
// Example printed form:
//
//	i32
//	ptr addrspace(3)
//	[4 x { i8, %struct.node* }]
//	<vscale x 4 x float>
//	void (ptr, ...)
//	target("spirv.Image", i32, 0, 1)
type Type struct {
	kind     TypeKind
	packed   bool // structs
	scalable bool // vectors
	varargs  bool // functions
	literal  bool // structs
	hasBody  atomic.Bool
	isSized  atomic.Bool // set once the type is known to have a size
	scaling  atomic.Int32
	defined  bool // while parsing: the definition has been reached
	id       uint32
	pos      source.Pos
	size     uint32  // length of the text, see setSize
	n        uint64  // bits, number of elements, or address space
	elem     *Type   // pointee, element, or result
	elems    []*Type // fields, parameters, or type parameters
	ints     []uint32
	name     string
	slot     int32 // number of an unnamed struct, valid while printing
	seen     bool  // by the printer's search for struct types
	types    *Types
	pointer  atomic.Pointer[Type] // the typed pointer to this type in address space 0
	zeros    atomic.Pointer[Zero] // result of NewZero
}

// Pos returns where an identified struct is defined in the source text, NoPos for other
// types.
func (t *Type) Pos() source.Pos { return t.pos }

// Kind returns the kind of the type.
func (t *Type) Kind() TypeKind { return t.kind }

// Bits returns the width of an integer type in bits.
func (t *Type) Bits() uint32 { return uint32(t.n) }

// AddrSpace returns the address space of a pointer type.
func (t *Type) AddrSpace() uint32 { return uint32(t.n) }

// Len returns the number of elements of an array or vector type; of a scalable vector,
// the least number.
func (t *Type) Len() uint64 { return t.n }

// Elem returns the element type of an array or vector, or the pointee of a typed pointer.
// It is nil for an opaque pointer.
func (t *Type) Elem() *Type { return t.elem }

// Result returns the result type of a function type.
func (t *Type) Result() *Type { return t.elem }

// Params returns the parameter types of a function type, or the type parameters of a
// target type. The slice must not be changed.
func (t *Type) Params() []*Type { return t.elems }

// Fields returns the element types of a struct. The slice must not be changed.
func (t *Type) Fields() []*Type {
	if t.literal || t.hasBody.Load() {
		return t.elems
	}
	return nil
}

// Ints returns the integer parameters of a target type.
func (t *Type) Ints() []uint32 { return t.ints }

// Name returns the name of an identified struct or of a target type. It is "" for a
// struct that prints as a number.
func (t *Type) Name() string { return t.name }

// IsPacked reports whether the fields of a struct have no padding between them.
func (t *Type) IsPacked() bool { return t.packed }

// IsScalable reports whether a vector has a multiple of Len elements that is known only at run
// time.
func (t *Type) IsScalable() bool { return t.scalable }

// IsVarArg reports whether a function type is variadic.
func (t *Type) IsVarArg() bool { return t.varargs }

// IsLiteral reports whether a struct is identified by its elements, not by a name or number.
func (t *Type) IsLiteral() bool { return t.literal }

// IsOpaque reports whether the type is an identified struct without a body.
func (t *Type) IsOpaque() bool {
	return t.kind == StructType && !t.literal && !t.hasBody.Load()
}

// IsTypedPointer reports whether the type is a pointer with a pointee type, as before
// LLVM 15.
func (t *Type) IsTypedPointer() bool { return t.kind == PointerType && t.elem != nil }

// IsFloat reports whether the type is a floating-point type.
func (t *Type) IsFloat() bool { return t.kind >= HalfType && t.kind <= PPCFP128Type }

// Scalar returns the element type of a vector, or the type itself if it is not a vector.
func (t *Type) Scalar() *Type {
	if t.kind == VectorType {
		return t.elem
	}
	return t
}

func (t *Type) isInt() bool             { return t.kind == IntegerType }
func (t *Type) isIntBits(n uint64) bool { return t.kind == IntegerType && t.n == n }
func (t *Type) isPtr() bool             { return t.kind == PointerType }
func (t *Type) isAggregate() bool       { return t.kind == ArrayType || t.kind == StructType }

// isFirstClass reports whether an instruction may have a result of this type.
func (t *Type) isFirstClass() bool {
	return t.kind != VoidType && t.kind != FunctionType && !t.IsOpaque()
}

// IsSized reports whether values of the type have a size in memory.
func (t *Type) IsSized() bool { return t.sized(0) }

// maxTypeDepth bounds recursion over types. Deeper types are rejected by the parser.
const maxTypeDepth = 512

func (t *Type) sized(depth int) bool {
	switch t.kind {
	case IntegerType, PointerType, X86MMXType, X86AMXType:
		return true
	case ArrayType, VectorType:
		return depth < maxTypeDepth && t.elem.sized(depth+1)
	case StructType:
		if t.IsOpaque() || depth >= maxTypeDepth {
			return false
		}
		if t.isSized.Load() {
			return true
		}
		// A struct of scalable vectors has a size if all of its fields have one type.
		if t.scalableWithin(depth) && (t.Fields()[0].kind == StructType || !t.alike()) {
			return false
		}
		for _, f := range t.Fields() {
			if !f.sized(depth + 1) {
				return false
			}
		}
		t.isSized.Store(true)
		return true
	case TargetExtType:
		return t.targetLayout() != nil
	}
	return t.IsFloat()
}

// isTooDeep reports whether a type counts as unsized only because it nests too deeply.
func (t *Type) isTooDeep() bool {
	for depth := range maxTypeDepth {
		switch t.kind {
		case ArrayType, VectorType:
			t = t.elem
		case StructType:
			k := -1
			if !t.IsOpaque() {
				k = slices.IndexFunc(t.Fields(), func(f *Type) bool { return !f.sized(depth + 1) })
			}
			if k < 0 {
				return false
			}
			t = t.Fields()[k]
		default:
			return false
		}
	}
	return true
}

// alike reports whether all fields of a struct have one type.
func (t *Type) alike() bool {
	for _, f := range t.Fields() {
		if f != t.Fields()[0] {
			return false
		}
	}
	return true
}

// The values of Type.scaling.
const (
	doesNotScale = iota + 1
	scales
)

// isScalable reports whether the size of a type is known only at run time. That holds for scalable
// vectors and for types that contain one.
func (t *Type) isScalable() bool { return t.scalableWithin(0) }

func (t *Type) scalableWithin(depth int) bool {
	switch t.kind {
	case VectorType:
		return t.scalable
	case ArrayType:
		return depth < maxTypeDepth && t.elem.scalableWithin(depth+1)
	case StructType:
		if t.IsOpaque() || depth >= maxTypeDepth {
			return false
		}
		if known := t.scaling.Load(); known != 0 {
			return known == scales
		}
		for _, f := range t.Fields() {
			if f.scalableWithin(depth + 1) {
				t.scaling.Store(scales)
				return true
			}
		}
		t.scaling.Store(doesNotScale)
	case TargetExtType:
		l := t.targetLayout()
		return l != nil && l.scalableWithin(depth+1)
	}
	return false
}

// targetLayout returns the type whose layout a target type has, nil if it has no size.
func (t *Type) targetLayout() *Type {
	switch {
	case len(t.name) >= 6 && t.name[:6] == "spirv.":
		return t.types.Ptr(0)
	case t.name == "aarch64.svcount":
		return t.types.Vector(t.types.Int(1), 16, true)
	case t.name == "riscv.vector.tuple" && len(t.elems) == 1 && len(t.ints) == 1:
		return t.types.Vector(t.types.Int(8), t.elems[0].n*uint64(t.ints[0]), true)
	case t.name == "amdgcn.named.barrier":
		return t.types.Vector(t.types.Int(32), 4, false)
	case t.name == "dx.Padding" && len(t.ints) == 1:
		return t.types.Array(t.types.Int(8), uint64(t.ints[0]))
	case len(t.name) > 3 && t.name[:3] == "dx.":
		return t.types.Ptr(0)
	}
	return nil
}

// Types makes the types of a module. It is safe for concurrent use.
type Types struct {
	mu      sync.RWMutex
	table   map[typeKey]*Type
	named   map[string]*Type
	last    uint32
	simple  [IntegerType]Type
	ints    [129]atomic.Pointer[Type]
	ptr     Type
	unnamed bool        // there are structs that print as a number
	typed   atomic.Bool // there is a typed pointer
	tooLong atomic.Bool // the text of some type is too long
}

// typeKey identifies a type by its parts.
type typeKey struct {
	kind  TypeKind
	flags uint8
	n     uint64
	elem  *Type
	rest  string // ids of further types, integers, name
}

func (ts *Types) init() {
	ts.table = map[typeKey]*Type{}
	ts.named = map[string]*Type{}
	for k := range ts.simple {
		t := &ts.simple[k]
		t.kind, t.id, t.types = TypeKind(k), uint32(k)+1, ts
	}
	ts.last = uint32(len(ts.simple)) + 1
	ts.ptr.kind, ts.ptr.id, ts.ptr.types = PointerType, ts.last, ts
}

func (ts *Types) get(k typeKey) *Type {
	ts.mu.RLock()
	t := ts.table[k]
	ts.mu.RUnlock()
	return t
}

// add adds a type to the table, unless another goroutine has done so.
func (ts *Types) add(k typeKey, t *Type) *Type {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if old := ts.table[k]; old != nil {
		return old
	}
	ts.last++
	t.id, t.types = ts.last, ts
	if t.setSize(); t.TooLong() {
		ts.tooLong.Store(true)
	}
	ts.table[k] = t
	return t
}

func (ts *Types) intern(k typeKey) *Type {
	if t := ts.get(k); t != nil {
		return t
	}
	return ts.add(k, &Type{kind: k.kind, n: k.n, elem: k.elem, scalable: k.kind == VectorType && k.flags == 1})
}

// Simple returns the type of a kind up to TokenType.
func (ts *Types) Simple(k TypeKind) *Type { return &ts.simple[k] }

// Void returns void.
func (ts *Types) Void() *Type { return &ts.simple[VoidType] }

// Label returns label, the type of basic blocks.
func (ts *Types) Label() *Type { return &ts.simple[LabelType] }

// Metadata returns metadata, the type of metadata used as an operand.
func (ts *Types) Metadata() *Type { return &ts.simple[MetadataType] }

// Int returns the integer type of n bits, 1 to 2^23.
func (ts *Types) Int(n uint32) *Type {
	if n < uint32(len(ts.ints)) {
		if t := ts.ints[n].Load(); t != nil {
			return t
		}
		t := ts.intern(typeKey{kind: IntegerType, n: uint64(n)})
		ts.ints[n].Store(t)
		return t
	}
	return ts.intern(typeKey{kind: IntegerType, n: uint64(n)})
}

// Ptr returns the opaque pointer type of an address space.
func (ts *Types) Ptr(addrSpace uint32) *Type {
	if addrSpace == 0 {
		return &ts.ptr
	}
	return ts.intern(typeKey{kind: PointerType, n: uint64(addrSpace)})
}

// PtrTo returns a typed pointer type of LLVM 14. A module with such a type prints as LLVM
// 14 prints it.
func (ts *Types) PtrTo(elem *Type, addrSpace uint32) *Type {
	if addrSpace != 0 {
		ts.typed.Store(true)
		return ts.intern(typeKey{kind: PointerType, n: uint64(addrSpace), elem: elem})
	}
	if t := elem.pointer.Load(); t != nil {
		return t
	}
	ts.typed.Store(true)
	t := ts.intern(typeKey{kind: PointerType, elem: elem})
	elem.pointer.Store(t)
	return t
}

// Array returns the type of an array of n elements.
func (ts *Types) Array(elem *Type, n uint64) *Type {
	return ts.intern(typeKey{kind: ArrayType, elem: elem, n: n})
}

// Vector returns the type of a vector of n elements, or of a multiple of n if it is
// scalable.
func (ts *Types) Vector(elem *Type, n uint64, scalable bool) *Type {
	k := typeKey{kind: VectorType, elem: elem, n: n}
	if scalable {
		k.flags = 1
	}
	return ts.intern(k)
}

func appendTypeIDs(b []byte, list []*Type) []byte {
	for _, t := range list {
		b = binary.LittleEndian.AppendUint32(b, t.id)
	}
	return b
}

// Func returns a function type. The slice is not kept.
func (ts *Types) Func(result *Type, params []*Type, varargs bool) *Type {
	var buf [64]byte
	k := typeKey{kind: FunctionType, elem: result, rest: string(appendTypeIDs(buf[:0], params))}
	if varargs {
		k.flags = 1
	}
	if t := ts.get(k); t != nil {
		return t
	}
	return ts.add(k, &Type{kind: FunctionType, elem: result, elems: append([]*Type(nil), params...), varargs: varargs})
}

// Struct returns a literal struct type. The slice is not kept.
func (ts *Types) Struct(fields []*Type, packed bool) *Type {
	var buf [64]byte
	k := typeKey{kind: StructType, rest: string(appendTypeIDs(buf[:0], fields))}
	if packed {
		k.flags = 1
	}
	if t := ts.get(k); t != nil {
		return t
	}
	return ts.add(k, &Type{kind: StructType, elems: append([]*Type(nil), fields...), packed: packed, literal: true})
}

// TargetExt returns a target extension type (LangRef, Target Extension Type).
func (ts *Types) TargetExt(name string, params []*Type, ints []uint32) *Type {
	b := appendTypeIDs(nil, params)
	b = append(b, 0, 0, 0, 0)
	for _, i := range ints {
		b = binary.LittleEndian.AppendUint32(b, i)
	}
	k := typeKey{kind: TargetExtType, n: uint64(len(params)), rest: name + "\x00" + string(b)}
	if t := ts.get(k); t != nil {
		return t
	}
	return ts.add(k, &Type{kind: TargetExtType, name: name,
		elems: append([]*Type(nil), params...), ints: append([]uint32(nil), ints...)})
}

// Identified returns the identified struct type with the given name. If the name is new, it creates
// a type without a body.
func (ts *Types) Identified(name string) *Type {
	ts.mu.RLock()
	t := ts.named[name]
	ts.mu.RUnlock()
	if t != nil {
		return t
	}
	return ts.newIdentified(name)
}

// identified is [Types.Identified] for a name in the source text.
func (ts *Types) identified(name []byte) *Type {
	ts.mu.RLock()
	t := ts.named[string(name)]
	ts.mu.RUnlock()
	if t != nil {
		return t
	}
	return ts.newIdentified(string(name))
}

func (ts *Types) newIdentified(name string) *Type {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	t := ts.named[name]
	if t == nil {
		ts.last++
		t = &Type{kind: StructType, name: name, id: ts.last, types: ts}
		ts.named[name] = t
	}
	return t
}

// Named returns the identified structs that have a name, in the order of their creation.
func (ts *Types) Named() []*Type {
	ts.mu.RLock()
	defer ts.mu.RUnlock()
	list := make([]*Type, 0, len(ts.named))
	for _, t := range ts.named {
		list = append(list, t)
	}
	slices.SortFunc(list, func(a, b *Type) int { return int(a.id) - int(b.id) })
	return list
}

// NewUnnamed returns a new identified struct without name and body. It prints as a
// number.
func (ts *Types) NewUnnamed() *Type {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	ts.last++
	ts.unnamed = true
	return &Type{kind: StructType, id: ts.last, types: ts}
}

// SetBody sets the elements of an identified struct. It returns false if the struct already has
// other elements. The slice is not kept.
func (t *Type) SetBody(fields []*Type, packed bool) bool {
	t.types.mu.Lock()
	defer t.types.mu.Unlock()
	if t.hasBody.Load() {
		if t.packed != packed || len(fields) != len(t.elems) {
			return false
		}
		for i, f := range fields {
			if t.elems[i] != f {
				return false
			}
		}
		return true
	}
	t.elems, t.packed = append([]*Type(nil), fields...), packed
	t.hasBody.Store(true)
	return true
}

// HasTypedPointers reports whether PtrTo has created a type.
func (ts *Types) HasTypedPointers() bool { return ts.typed.Load() }
