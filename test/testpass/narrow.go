package testpass

import (
	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/emulatenarrow"
	"github.com/gomlir/gomlir/lower/expandmemref"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/pass"
)

// narrowInt keeps elements with few bits in wider integers, and computes with wider integers.
var narrowInt = &pass.Def{Name: "test-emulate-narrow-int", Summary: "Function pass to test Narrow Integer Emulation",
	Class: class("TestEmulateNarrowTypePass"), On: fn.Func.Name, New: func(o *pass.Options) func(*pass.Job) {
		memory, compute, keep, plain := uint32(8), uint32(4), false, false
		o.Uint(&memory, "memref-load-bitwidth", "memref load/store emulation bit width")
		o.Uint(&compute, "arith-compute-bitwidth", "arith computation bit width")
		o.Bool(&keep, "skip-memref-type-conversion", "disable memref type conversion (to test failures)")
		o.Bool(&plain, "disable-atomic-rmw", "disable atomic read-modify-write and prefer generating normal sequence")
		return func(j *pass.Job) {
			if !emulatenarrow.ValidWidth(memory) {
				j.Fail()
				return
			}
			types := emulatenarrow.NewTypeConverter(memory)
			widen := func(t *ir.IntegerType) *ir.IntegerType {
				if t.Width() >= compute {
					return t
				}
				return ir.NewIntegerType(t.Context(), compute, ir.Signless)
			}
			convert.Add(types.TypeConverter, func(t *ir.IntegerType) ir.Type { return widen(t) })
			convert.Add(types.TypeConverter, func(t *ir.VectorType) ir.Type {
				e, ok := t.Elem().(*ir.IntegerType)
				if !ok || widen(e) == e {
					return t
				}
				return ir.NewVectorType(t.Shape(), nil, widen(e))
			})
			if !keep {
				types.AddMemRefs()
			}
			emulateNarrow(j, types, retype.Functions(j.Op.Context(), types.TypeConverter), retype.Calls(types.TypeConverter), retype.Returns(types.TypeConverter),
				types.MemRefPatterns(false), types.VectorPatterns(plain))
		}
	}}

// emulateNarrow applies patterns until the types in all operations stay.
func emulateNarrow(j *pass.Job, types *emulatenarrow.TypeConverter, patterns ...[]convert.Pattern) {
	target := convert.NewTarget()
	target.Dynamic(func(op *ir.Operation) bool {
		return types.IsLegal(ir.Cast[fn.FuncOp](op).FunctionType())
	}, fn.Func)
	target.Dynamic(types.IsLegalOp, fn.Call, fn.Return)
	target.DynamicDialects(types.IsLegalOp, "arith", "vector", "memref", "affine")
	if !convert.Partial(j.Context(), target, convert.NewPatterns(patterns...), convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}

// flattenAndNarrow keeps elements with few bits in bytes, and makes one dimension of those of memrefs.
var flattenAndNarrow = &pass.Def{Name: "test-memref-flatten-and-vector-narrow-type-emulation",
	Summary: "Test MemRef flattening and vector narrow type emulation patterns",
	Class:   class("TestMemRefFlattenAndVectorNarrowTypeEmulationPass"), On: fn.Func.Name, New: always(func(j *pass.Job) {
		types := emulatenarrow.NewTypeConverter(8)
		types.AddMemRefs()
		var flat []convert.Pattern
		for _, p := range expandmemref.FlatVectorAccesses() {
			flat = append(flat, convert.FromRewrite(p))
		}
		emulateNarrow(j, types, types.MemRefPatterns(false), flat, types.VectorPatterns(false))
	})}
