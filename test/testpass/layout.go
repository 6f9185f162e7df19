package testpass

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

var layoutQuery = &pass.Def{Name: "test-data-layout-query", Summary: "Test data layout queries", Class: class("TestDataLayoutQuery"), On: "func.func",
	New: always(func(j *pass.Job) {
		layouts := map[*ir.Operation]*datalayout.Layout{} // by the operation around
		for op := range ir.Postorder(j.Op) {
			if !op.Is(testdialect.DataLayoutQuery) || op.Attr("size") != nil {
				continue
			}
			l := layouts[op.ParentOp()]
			if l == nil {
				l = datalayout.At(op.ParentOp())
				layouts[op.ParentOp()] = l
			}
			describeLayout(op, l)
		}
	})}

// describeLayout gives an operation attributes with all that its layout says about the type of
// its result.
func describeLayout(op *ir.Operation, l *datalayout.Layout) {
	c, t := op.Context(), op.Result(0).Type()
	index := func(n uint64) ir.Attribute { return ir.NewIntegerAttr(ir.NewIndexType(c), int64(n)) }
	size, _ := l.Size(t)
	bits, _ := l.SizeInBits(t)
	alignment, _ := l.ABIAlignment(t)
	preferred, _ := l.PreferredAlignment(t)
	width, _ := l.IndexBits(t)
	property := func(name string, none ir.Attribute) {
		value := l.Property("dlti." + name)
		if value == nil {
			value = none
		}
		op.SetAttr(name, value)
	}
	space := ir.NewIntegerAttr(ir.NewIntegerType(c, 32, ir.Unsigned), 0)
	text := ir.NewStringAttr(c, "")
	op.SetAttr("size", layoutSize(c, size, index))
	op.SetAttr("bitsize", layoutSize(c, bits, index))
	op.SetAttr("alignment", index(alignment))
	op.SetAttr("preferred", index(preferred))
	op.SetAttr("index", index(width))
	property("endianness", text)
	property("mangling_mode", text)
	for _, name := range []string{"default", "alloca", "program", "global"} {
		property(name+"_memory_space", space)
	}
	stack, _ := l.Property("dlti.stack_alignment").(*ir.IntegerAttr)
	if stack == nil {
		op.SetAttr("stack_alignment", index(0))
	} else {
		op.SetAttr("stack_alignment", index(uint64(stack.Int())))
	}
	property("function_pointer_alignment", dlti.NewFunctionPointerAlignmentAttr(c, 0, false))
	property("legal_int_widths", ir.NewDenseI32ArrayAttr(c))
}

// layoutSize returns a size as an attribute. One of a scalable vector is a dictionary.
func layoutSize(c *ir.Context, s datalayout.Size, index func(uint64) ir.Attribute) ir.Attribute {
	if !s.Scalable {
		return index(s.Min)
	}
	return ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: "minimal_size", Value: index(s.Min)}, ir.NamedAttribute{Name: "scalable", Value: ir.NewUnitAttr(c)})
}
