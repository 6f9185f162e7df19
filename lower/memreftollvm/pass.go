package memreftollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Options are the options of [Patterns].
type Options struct {
	// AlignedAlloc allocates with aligned_alloc instead of malloc.
	AlignedAlloc bool
	// GenericFunctions allocates and frees with functions whose names begin with
	// _mlir_memref_to_llvm_ instead of those of the C library.
	GenericFunctions bool
}

// Pass is the pass finalize-memref-to-llvm. Operations without a pattern remain.
var Pass = &pass.Def{
	Name:    "finalize-memref-to-llvm",
	Summary: "Finalize MemRef dialect to LLVM dialect conversion",
	Class:   "FinalizeMemRefToLLVMConversionPass",
	On:      "builtin.module",
	New:     newPass(true),
}

// TypedPass is the pass convert-memref-to-llvm of MLIR 14 to 16, which [Pass] is called today. Unless
// use-opaque-pointers is set, its pointers are typed.
var TypedPass = &pass.Def{
	Name:    "convert-memref-to-llvm",
	Summary: "Convert operations from the MemRef dialect to the LLVM dialect",
	Class:   "ConvertMemRefToLLVM",
	On:      "builtin.module",
	New:     newPass(false),
}

// newPass returns the function that makes an instance of a pass whose pointers are opaque or not
// by default.
func newPass(opaque bool) func(o *pass.Options) func(*pass.Job) {
	return func(o *pass.Options) func(*pass.Job) {
		var opts Options
		opaque := tollvm.PointerOption(o, opaque)
		o.Bool(&opts.AlignedAlloc, "use-aligned-alloc", "Use aligned_alloc in place of malloc for heap allocations")
		bits := tollvm.IndexOption(o)
		o.Bool(&opts.GenericFunctions, "use-generic-functions", "Use generic allocation and deallocation functions instead of the classic 'malloc', 'aligned_alloc' and 'free' functions")
		return func(j *pass.Job) {
			types := tollvm.OptionsAt(j.Op)
			types.Report, types.TypedPointers = j.Report, !*opaque
			if *bits != 0 {
				types.IndexBits = *bits
			}
			t := tollvm.Target()
			t.Legal(fn.Func)
			c := tollvm.NewTypeConverter(j.Op.Context(), types)
			tollvm.Run(j, c, t, Patterns(c, opts))
		}
	}
}

// Patterns returns the patterns for the memref dialect.
func Patterns(c *tollvm.TypeConverter, o Options) []convert.Pattern {
	l := &lowering{TypeConverter: c, opts: o}
	return slices.Concat(l.allocationPatterns(), l.accessPatterns(), l.viewPatterns(), l.shapePatterns())
}

// lowering is the receiver of the patterns.
type lowering struct {
	*tollvm.TypeConverter
	opts Options
}

// replaced replaces an operation with a value and returns true.
func replaced(r *convert.Rewriter, op *ir.Operation, v *ir.Value) bool {
	r.Replace(op, v)
	return true
}

// rankedType returns the type of a value that is a memref with a rank.
func rankedType(v *ir.Value) *ir.MemRefType { return v.Type().(*ir.MemRefType) }

// hasIdentityLayout reports whether a memref can be converted and has no layout.
func (l *lowering) hasIdentityLayout(t *ir.MemRefType) bool {
	return l.ConvertOne(t) != nil && t.HasIdentityLayout()
}

// pointerTo returns the type of pointers to the elements of a memref.
func (l *lowering) pointerTo(t ir.Type) (ir.Type, bool) {
	space, ok := l.AddressSpace(t)
	if !ok {
		return nil, false
	}
	var elem ir.Type
	switch t := t.(type) {
	case *ir.MemRefType:
		elem = t.Elem()
	case *ir.UnrankedMemRefType:
		elem = t.Elem()
	}
	p := l.PointerTo(l.ConvertOne(elem), space)
	return p, p != nil
}

// bytesOf creates the computation of the size of a type in bytes: the address of the second of two
// that are at address 0.
func (l *lowering) bytesOf(b *ir.Builder, t ir.Type) *ir.Value {
	return l.bytesUpTo(b, t, llvm.Index(1))
}

// bytesUpTo creates the computation of the address of an element of an array at address 0.
func (l *lowering) bytesUpTo(b *ir.Builder, t ir.Type, index llvm.GEPIndex) *ir.Value {
	elem := l.ConvertOne(t)
	zero := llvm.NewZero(b, l.PointerTo(elem, 0)).Result()
	end := l.GEP(b, elem, zero, index).Result()
	return llvm.NewPtrToInt(b, l.IndexType(), end).Result()
}

// onStack creates a variable of the frame that holds a value. one is the constant 1; if it is nil, it
// is created.
func (l *lowering) onStack(b *ir.Builder, one, v *ir.Value) *ir.Value {
	if one == nil {
		one = llvm.NewConstant(b, l.Context().I64(), ir.NewIntegerAttr(l.Context().Index(), 1)).Result()
	}
	p := l.Alloca(b, one, v.Type())
	l.Store(b, v, p)
	return p
}

// call calls a function of the runtime library, which is declared if it is not. ok is false if
// there is a function of the name and another type.
func (l *lowering) call(r *convert.Rewriter, op *ir.Operation, name string, result ir.Type, args ...*ir.Value) (v *ir.Value, ok bool) {
	params := make([]ir.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	return l.callAs(r, op, name, result, params, args...)
}

// callAs is call for a function whose parameters may have other types than the arguments.
func (l *lowering) callAs(r *convert.Rewriter, op *ir.Operation, name string, result ir.Type, params []ir.Type, args ...*ir.Value) (v *ir.Value, ok bool) {
	table := ir.NearestSymbolTable(op.ParentOp())
	if table == nil {
		return nil, false
	}
	f, ok := l.RuntimeFunc(r, table, name, result, params...)
	if !ok {
		return nil, false
	}
	cast := make([]*ir.Value, len(args))
	for i, a := range args {
		cast[i] = l.CastPointer(r.Builder, a, params[i])
	}
	c := llvm.NewCallFunc(r.Builder, f, cast...).Op()
	if c.NumResults() > 0 {
		v = c.Result(0)
	}
	return v, true
}
