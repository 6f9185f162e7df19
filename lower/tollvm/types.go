package tollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// Options are the options of a [TypeConverter].
type Options struct {
	// IndexBits is the width in bits of the integer that index becomes; 0 means 64.
	IndexBits uint32
	// BarePointers passes a memref to a function as one pointer, instead of as the
	// fields of its descriptor. It applies to memrefs for which [IsBarePointer] holds;
	// a function with another memref cannot be converted.
	BarePointers bool
	// EmitC adds C interfaces to all functions, also to those without the attribute
	// llvm.emit_c_interface.
	EmitC bool
	// TypedPointers makes pointers that have the type of what they point to, as in LLVM 14, instead
	// of opaque ones.
	TypedPointers bool
	// Layout determines the size of pointers. Nil means LLVM's default of 64 bits.
	Layout *llvm.DataLayout
	// Report receives errors that explain why a type cannot be converted. It may be nil.
	Report diag.Handler
}

// OptionsAt returns the options for operations inside op. The width of index comes from the data
// layout there.
func OptionsAt(op *ir.Operation) Options {
	o := Options{}
	if size, err := datalayout.At(op).SizeInBits(op.Context().Index()); err == nil {
		o.IndexBits = uint32(size.Min)
	}
	return o
}

// A TypeConverter converts types to those of the llvm dialect. Where a value of the
// wrong type remains, it inserts a cast. This is MLIR's LLVMTypeConverter.
//
// Rules can be added before the first conversion. After that, a TypeConverter is safe
// for concurrent use.
type TypeConverter struct {
	*convert.TypeConverter
	ctx      *ir.Context
	opts     Options
	reporter *convert.Reporter
	spaces   []func(space ir.Attribute) (number uint32, ok bool)
}

// NewTypeConverter returns a converter for the types of a context.
func NewTypeConverter(c *ir.Context, o Options) *TypeConverter {
	if o.IndexBits == 0 {
		o.IndexBits = 64
	}
	if o.Layout == nil {
		o.Layout, _ = llvm.ParseDataLayout("")
	}
	tc := &TypeConverter{TypeConverter: convert.NewTypeConverter(), ctx: c, opts: o, reporter: convert.NewReporter(o.Report)}
	tc.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) { return tc.rule(t) })
	tc.AddSource(castTo)
	tc.AddTarget(castTo)
	tc.AddSource(tc.memrefFromParts)
	tc.AddTarget(tc.descriptorFromParts)
	return tc
}

// Context returns the context whose types are converted.
func (c *TypeConverter) Context() *ir.Context { return c.ctx }

// Options returns the options of the converter, with defaults filled in.
func (c *TypeConverter) Options() Options { return c.opts }

// IndexType returns the type that index becomes.
func (c *TypeConverter) IndexType() ir.Type { return c.ctx.I(c.opts.IndexBits) }

// PointerBits returns the width in bits of pointers in an address space.
func (c *TypeConverter) PointerBits(space uint32) uint64 { return c.opts.Layout.PointerBits(space) }

// castTo inserts an unrealized cast, for another pass to convert.
func castTo(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
	op := builtin.NewUnrealizedConversionCast(b, to, from...).Op()
	out := make([]*ir.Value, len(to))
	for i := range to {
		out[i] = op.Result(i)
	}
	return out
}

// rule converts a type independently of others: types of the llvm dialect stay, the elements of
// structs, arrays and function types are converted, and builtin types follow MLIR's rules.
func (c *TypeConverter) rule(t ir.Type) ([]ir.Type, convert.Outcome) {
	to, known := c.convert(t, nil)
	switch {
	case to != nil:
		return []ir.Type{to}, convert.Converted
	case known:
		return nil, convert.Impossible
	}
	return nil, convert.Unknown
}

// A path lists the identified structs around a type that is being converted, the
// outermost first. It ends the recursion in structs that contain themselves.
type path []*llvm.StructType

// one converts a type inside another. A type that can contain a struct of the path is
// not taken from the converter's cache, because its conversion depends on the path.
func (c *TypeConverter) one(t ir.Type, p path) ir.Type {
	if len(p) > 0 {
		switch t.(type) {
		case *llvm.StructType, *llvm.ArrayType, *llvm.FunctionType, *ir.MemRefType, *ir.UnrankedMemRefType, *ir.FunctionType:
			to, _ := c.convert(t, p)
			return to
		}
	}
	return c.ConvertOne(t)
}

func (c *TypeConverter) all(types []ir.Type, p path) []ir.Type {
	out := make([]ir.Type, len(types))
	for i, t := range types {
		if out[i] = c.one(t, p); out[i] == nil {
			return nil
		}
	}
	return out
}

// convert returns the converted type, or nil if it cannot be converted. known reports that no other
// rule applies.
func (c *TypeConverter) convert(t ir.Type, p path) (to ir.Type, known bool) {
	if llvm.IsCompatibleType(t) {
		return t, true
	}
	switch t := t.(type) {
	case *llvm.StructType:
		return c.structType(t, p)
	case *llvm.ArrayType:
		if elem := c.one(t.Elem(), p); elem != nil && llvm.ArrayElementError(elem) == nil {
			return llvm.NewArrayType(elem, t.Len()), true
		}
	case *llvm.FunctionType:
		params, result := c.all(t.Params(), p), c.one(t.Result(), p)
		if params != nil && result != nil && llvm.FunctionTypeError(result, params) == nil {
			return llvm.NewFunctionType(result, params, t.IsVariadic()), true
		}
	case *ir.IntegerType:
		return c.ctx.I(t.Width()), true
	case *ir.FloatType:
		return c.floatType(t), true
	case *ir.IndexType:
		return c.IndexType(), true
	case *ir.ComplexType:
		elem := c.ConvertOne(t.Elem())
		return c.literal([]ir.Type{elem, elem}, false), true
	case *ir.FunctionType:
		return c.functionPointer(t, p), true
	case *ir.VectorType:
		return c.vectorType(t)
	case *ir.MemRefType:
		return c.literal(c.memrefFields(t, false, p), false), true
	case *ir.UnrankedMemRefType:
		if c.one(t.Elem(), p) == nil {
			return nil, true
		}
		return c.literal(c.UnrankedFields(), false), true
	}
	return nil, false
}

// literal returns the literal struct of elems. It returns nil if elems is nil, or if an element is
// nil or not allowed in a struct.
func (c *TypeConverter) literal(elems []ir.Type, packed bool) ir.Type {
	if elems == nil || slices.Contains(elems, nil) || llvm.StructElementsError(elems) != nil {
		return nil
	}
	return llvm.NewLiteralStruct(c.ctx, elems, packed)
}

// floatType converts a floating-point type that LLVM does not have: to an integer of
// the same width if it has at most 8 bits, otherwise to nil.
func (c *TypeConverter) floatType(t *ir.FloatType) ir.Type {
	if t.Width() <= 8 {
		return c.ctx.I(t.Width())
	}
	return nil
}

// structType converts the elements of a struct. An identified struct becomes one whose
// name has the prefix "_Converted."; that fails if a struct of this name exists with
// other elements.
func (c *TypeConverter) structType(t *llvm.StructType, p path) (to ir.Type, known bool) {
	if !t.IsIdentified() {
		to = c.literal(c.all(t.Body(), p), t.IsPacked())
		return to, to != nil
	}
	converted := llvm.ScopedStruct(c.ctx, t.Scope(), "_Converted."+t.Name())
	if slices.Contains(p, t) {
		return converted, true
	}
	elems := c.all(t.Body(), append(slices.Clip(p), t))
	if elems == nil || llvm.StructElementsError(elems) != nil {
		return nil, false
	}
	if !converted.SetBody(elems, t.IsPacked()) {
		return nil, true
	}
	return converted, true
}

// vectorType converts a vector of several dimensions to nested arrays of vectors.
func (c *TypeConverter) vectorType(t *ir.VectorType) (to ir.Type, known bool) {
	shape, scalable := t.Shape(), []bool{false}
	if t.Rank() == 0 {
		shape = []int64{1}
	}
	elem, last := c.ConvertOne(t.Elem()), len(shape)-1
	if elem == nil || ir.VectorTypeError(shape[last:], elem) != nil {
		return nil, true
	}
	if t.IsScalable() {
		if slices.Contains(t.ScalableDims()[:last], true) {
			return nil, false
		}
		scalable[0] = t.Scalable(last)
	}
	to = ir.NewVectorType(shape[last:], scalable, elem)
	for i := last - 1; i >= 0; i-- {
		to = llvm.NewArrayType(to, uint64(shape[i]))
	}
	return to, true
}

// AddSpaceRule adds a rule that gives memory spaces of a kind the numbers of address spaces. It reports
// false for others.
func (c *TypeConverter) AddSpaceRule(f func(space ir.Attribute) (number uint32, ok bool)) {
	c.spaces = append(c.spaces, f)
}

// AddressSpace returns the address space of a memref, ranked or unranked. ok is false
// if its memory space is neither an integer nor one that a rule gives a number.
func (c *TypeConverter) AddressSpace(t ir.Type) (space uint32, ok bool) {
	var a ir.Attribute
	switch t := t.(type) {
	case *ir.MemRefType:
		a = t.MemorySpace()
	case *ir.UnrankedMemRefType:
		a = t.MemorySpace()
	}
	if a == nil {
		return 0, true
	}
	n, isNumber := a.(*ir.IntegerAttr)
	if !isNumber {
		for _, rule := range c.spaces {
			if number, ok := rule(a); ok {
				return number, true
			}
		}
		return 0, false
	}
	if i, isInt := n.Type().(*ir.IntegerType); isInt && i.Signedness() != ir.Signless {
		return 0, false
	}
	return uint32(n.Int()), true
}

// DescriptorFields returns the types of the fields of a memref's descriptor. With unpacked, each
// size and stride is a field. Otherwise there is one array of sizes and one of strides. If the
// memref has no descriptor, it reports the reason and returns nil.
func (c *TypeConverter) DescriptorFields(t *ir.MemRefType, unpacked bool) []ir.Type {
	return c.memrefFields(t, unpacked, nil)
}

func (c *TypeConverter) memrefFields(t *ir.MemRefType, unpacked bool, p path) []ir.Type {
	if _, _, ok := t.StridesAndOffset(); !ok {
		c.errorf("conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons")
		return nil
	}
	elem := c.one(t.Elem(), p)
	if elem == nil {
		return nil
	}
	space, ok := c.AddressSpace(t)
	if !ok {
		c.errorf("conversion of memref memory space %s to integer address space failed. Consider adding memory space conversions.", t.MemorySpace())
		return nil
	}
	ptr, index := c.PointerTo(elem, space), c.IndexType()
	if ptr == nil {
		return nil
	}
	fields := []ir.Type{ptr, ptr, index}
	switch rank := t.Rank(); {
	case rank == 0:
	case unpacked:
		for range 2 * rank {
			fields = append(fields, index)
		}
	default:
		list := llvm.NewArrayType(index, uint64(rank))
		fields = append(fields, list, list)
	}
	return fields
}

func (c *TypeConverter) errorf(format string, args ...any) {
	c.reporter.Report(diag.Errorf(ir.PlaceOf(ir.NewUnknownLoc(c.ctx)), format, args...))
}

// UnrankedFields returns the types of the fields of an unranked memref's descriptor.
func (c *TypeConverter) UnrankedFields() []ir.Type { return []ir.Type{c.IndexType(), c.PointerType()} }

// IsBarePointer reports whether a memref can be passed as a pointer: whether its shape, strides and
// offset are all static.
func IsBarePointer(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok || slices.Contains(m.Shape(), ir.DynamicSize) {
		return false
	}
	strides, offset, ok := m.StridesAndOffset()
	return ok && offset != ir.DynamicSize && !slices.Contains(strides, ir.DynamicSize)
}

// functionPointer returns the type that a function becomes as a value. It is nil if the function has
// a type that cannot be converted and pointers say what they point to.
func (c *TypeConverter) functionPointer(t *ir.FunctionType, p path) ir.Type {
	if !c.opts.TypedPointers {
		return c.PointerType()
	}
	_, f := c.signature(t, false, c.opts.BarePointers, nil, p)
	if f == nil {
		return nil
	}
	return c.PointerTo(f, 0)
}

// passed returns the types that a value is passed as: as a result of a function or, if bare is
// true, as an argument.
func (c *TypeConverter) passed(t ir.Type, bare bool, p path) (types []ir.Type, ok bool) {
	if bare {
		switch t := t.(type) {
		case *ir.UnrankedMemRefType:
			return nil, false
		case *ir.MemRefType:
			space, ok := c.AddressSpace(t)
			if !ok || !IsBarePointer(t) {
				return nil, false
			}
			to := c.PointerTo(c.one(t.Elem(), p), space)
			return []ir.Type{to}, to != nil
		}
	}
	if len(p) > 0 {
		to := c.one(t, p)
		return []ir.Type{to}, to != nil
	}
	return c.Convert(t)
}

// argument returns the types that a value is passed as in an argument of a function.
func (c *TypeConverter) argument(t ir.Type, bare bool, p path) (types []ir.Type, ok bool) {
	if !bare {
		switch t := t.(type) {
		case *ir.MemRefType:
			fields := c.memrefFields(t, true, p)
			return fields, fields != nil
		case *ir.UnrankedMemRefType:
			return c.UnrankedFields(), true
		}
	}
	return c.passed(t, bare, p)
}

// ResultType returns the result type of the LLVM function for a function with the given result
// types: void, the only type, or a struct of all. It is nil if a type cannot be converted. groups
// has the converted types of each result.
func (c *TypeConverter) ResultType(types []ir.Type, bare bool) (t ir.Type, groups [][]ir.Type) {
	return c.resultType(types, bare, nil)
}

func (c *TypeConverter) resultType(types []ir.Type, bare bool, p path) (t ir.Type, groups [][]ir.Type) {
	if len(types) == 0 {
		return llvm.NewVoidType(c.ctx), nil
	}
	bare = bare || c.opts.BarePointers
	var flat []ir.Type
	for _, t := range types {
		to, ok := c.passed(t, bare, p)
		if !ok {
			return nil, nil
		}
		groups = append(groups, to)
		flat = append(flat, to...)
	}
	switch len(flat) {
	case 0:
		return nil, nil
	case 1:
		return flat[0], groups
	}
	return c.literal(flat, false), groups
}

// PackResults returns one type for all results of an operation: the only type, or a struct of all.
// It is nil if a type cannot be converted.
func (c *TypeConverter) PackResults(types []ir.Type) ir.Type {
	if len(types) == 1 {
		return c.ConvertOne(types[0])
	}
	to := c.literal(c.all(types, nil), false)
	if to == nil || !llvm.IsCompatibleType(to) {
		return nil
	}
	return to
}

// Signature converts the type of a function: its parameters to a signature, and the whole to the
// type of an LLVM function. Both are nil if a type cannot be converted.
//
// byRef marks the parameters that are passed as a pointer to their value. It may be nil. Signature
// clears the marks of parameters that become pointers anyway.
func (c *TypeConverter) Signature(t *ir.FunctionType, variadic, bare bool, byRef []bool) (*convert.Signature, *llvm.FunctionType) {
	return c.signature(t, variadic, bare, byRef, nil)
}

func (c *TypeConverter) signature(t *ir.FunctionType, variadic, bare bool, byRef []bool, p path) (*convert.Signature, *llvm.FunctionType) {
	bare = bare || c.opts.BarePointers
	s := convert.NewSignature(len(t.Inputs()))
	for i, in := range t.Inputs() {
		types, ok := c.argument(in, bare, p)
		if !ok || len(types) == 0 {
			return nil, nil
		}
		if byRef != nil && byRef[i] && len(types) == 1 {
			if _, isPointer := types[0].(*llvm.PointerType); isPointer {
				byRef[i] = false
			} else {
				types = []ir.Type{c.PointerTo(types[0], 0)}
			}
		}
		s.Input(i, types...)
	}
	result, _ := c.resultType(t.Results(), bare, p)
	if result == nil || llvm.FunctionTypeError(result, s.Types()) != nil {
		return nil, nil
	}
	return s, llvm.NewFunctionType(result, s.Types(), variadic)
}
