package ir

// MemorySpaceCastOpInterface is implemented by casts of references to another memory space.
var MemorySpaceCastOpInterface = NewOpInterface[MemorySpaceCastOp]("MemorySpaceCastOpInterface")

// MemorySpaceCastConsumerOpInterface is implemented by operations that can do without a cast of one of
// their operands to another memory space.
var MemorySpaceCastConsumerOpInterface = NewOpInterface[MemorySpaceCastConsumerOp]("MemorySpaceCastConsumerOpInterface")

// A MemorySpaceCastOp makes a reference to the same memory in another memory space, and does nothing
// else: MLIR's MemorySpaceCastOpInterface.
type MemorySpaceCastOp interface {
	Op
	// SourcePtr is the reference that is cast.
	SourcePtr() *Value
	// TargetPtr is the result.
	TargetPtr() *Value
	// ValidMemorySpaceCast reports whether there may be a cast like this one between two types.
	ValidMemorySpaceCast(target, source Type) bool
	// CloneMemorySpaceCast makes a cast like this one with another target and source.
	CloneMemorySpaceCast(b *Builder, target Type, source *Value) MemorySpaceCastOp
	// SourcePromotable reports whether users of the result may use the source instead.
	SourcePromotable() bool
}

// A MemorySpaceCastConsumerOp can use the source of a [MemorySpaceCastOp] in place of its result: MLIR's
// MemorySpaceCastConsumerOpInterface. What gives a reference itself is cast behind it, so that casts
// move down.
type MemorySpaceCastConsumerOp interface {
	Op
	// BubbleDownCasts makes the operation use the source of a cast. It reports whether it can. It
	// either changes the operation in place and returns no results, or it makes another one and
	// returns what can replace the results. It does not erase the operation.
	BubbleDownCasts(b *Builder) (results []*Value, ok bool)
}

// promotableCast returns the cast whose result is a value, if its source can take its place.
func promotableCast(v *Value) (cast MemorySpaceCastOp, ok bool) {
	def := v.DefiningOp()
	if def == nil {
		return nil, false
	}
	cast, ok = MemorySpaceCastOpInterface.Of(def)
	return cast, ok && cast.SourcePromotable()
}

// UseCastSource implements [MemorySpaceCastConsumerOp] for an operation that accesses memory through an
// operand: in place, it uses the source of the cast that the operand is.
func UseCastSource(op *Operation, operand int) (results []*Value, ok bool) {
	cast, ok := promotableCast(op.Operand(operand))
	if ok {
		op.SetOperand(operand, cast.SourcePtr())
	}
	return nil, ok
}

// PassCastOn implements [MemorySpaceCastConsumerOp] for an operation whose only result is a reference to
// the same memory as an operand: it makes an operation in the memory space of the source of the cast
// that the operand is, and a cast of its result.
func PassCastOn(b *Builder, op *Operation, operand int) (results []*Value, ok bool) {
	cast, ok := promotableCast(op.Operand(operand))
	if !ok {
		return nil, false
	}
	result := op.Result(0).Type()
	source, ok1 := inSpaceOf(result, cast.SourcePtr().Type())
	target, ok2 := inSpaceOf(result, cast.TargetPtr().Type())
	if !ok1 || !ok2 || !cast.ValidMemorySpaceCast(target, source) {
		return nil, false
	}
	other := op.CloneWithoutRegions(&IRMapping{})
	other.SetOperand(operand, cast.SourcePtr())
	other.Result(0).SetType(source)
	b.Insert(other)
	return []*Value{cast.CloneMemorySpaceCast(b, target, other.Result(0)).TargetPtr()}, true
}

// inSpaceOf returns a type of memrefs in the memory space of those of another type.
func inSpaceOf(t, other Type) (Type, bool) {
	var space Attribute
	switch other := other.(type) {
	case *MemRefType:
		space = other.MemorySpace()
	case *UnrankedMemRefType:
		space = other.MemorySpace()
	default:
		return nil, false
	}
	switch t := t.(type) {
	case *MemRefType:
		return NewMemRefType(t.Shape(), t.Elem(), t.Layout(), space), true
	case *UnrankedMemRefType:
		return NewUnrankedMemRefType(t.Elem(), space), true
	}
	return nil, false
}
