package asm

import (
	"math/bits"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// This file has what the printer writes for releases of MLIR before 22 in operations of all
// dialects: names that have changed, the dictionary of the generic form, and builtin attributes that
// there were not yet. Forms of single operations are in the MLIR14Forms of their dialects.

// A formerName is the name that an operation had once.
type formerName struct {
	name    string // in the custom form
	generic string
	until   int // the last release that had it
}

// formerNames has the names that operations had, by those of today.
var formerNames = map[string]formerName{
	"func.func":          {"func", "builtin.func", 14},
	"func.return":        {"return", "std.return", 14},
	"func.call":          {"call", "std.call", 14},
	"func.call_indirect": {"call_indirect", "std.call_indirect", 14},
	"func.constant":      {"constant", "std.constant", 14},
	"cf.br":              {"br", "std.br", 14},
	"cf.cond_br":         {"cond_br", "std.cond_br", 14},
	"cf.switch":          {"switch", "std.switch", 14},
	"cf.assert":          {"assert", "std.assert", 14},
	"arith.select":       {"select", "std.select", 14},
	"arith.minimumf":     {"arith.minf", "arith.minf", 16},
	"arith.maximumf":     {"arith.maxf", "arith.maxf", 16},
	"llvm.mlir.zero":     {"llvm.mlir.null", "llvm.mlir.null", 16},
}

// formerName returns the name that an operation has in the release that is printed for, the zero
// value if that is today's.
func (p *Printer) formerName(def *ir.OpDef) formerName {
	if p.sh.flags.Release == 0 {
		return formerName{}
	}
	if old := formerNames[def.Name]; p.Before(old.until + 1) {
		return old
	}
	return formerName{}
}

// formerAttrs returns the attributes of an operation for the dictionary of a generic form, which has
// those that are not the default.
func (p *Printer) formerAttrs(op *ir.Operation) []ir.NamedAttribute {
	var list []ir.NamedAttribute
	slots := op.Def().Attrs
	for left := op.NonDefaultAttrs(); left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		list = append(list, ir.NamedAttribute{Name: slots[i].Name, Value: op.InherentAttr(i)})
	}
	list = append(list, op.Discardables().Entries()...)
	if f := mlir14Forms(op.Context(), op.Def().Dialect()); f != nil && p.Before(16) {
		if s := f.Ops[op.Def()]; s != nil && s.Downgrade != nil {
			list = s.Downgrade(op, list)
		}
	}
	var sorted []ir.NamedAttribute
	for _, e := range list {
		if op.Def().Slot(e.Name) >= 0 {
			if old := formerAttrNames[e.Name]; old.name != "" && p.Before(old.until+1) {
				e.Name = old.name
			}
			if d, ok := e.Value.(*ir.DenseArrayAttr); ok && p.Before(16) {
				e.Value = formerList(e.Name, d)
			}
		}
		sorted = insertByName(sorted, e)
	}
	return sorted
}

// formerAttrNames has the names that inherent attributes had, by those of today.
var formerAttrNames = map[string]formerName{
	"function_type":        {name: "type", until: 14},
	ir.OperandSegmentSizes: {name: "operand_segment_sizes", until: 16},
	ir.ResultSegmentSizes:  {name: "result_segment_sizes", until: 16},
}

// formerArray returns the vector, or the empty tensor, that was written before there were arrays. It
// is the array itself if that has not been a vector.
func formerArray(a *ir.DenseArrayAttr) ir.Attribute {
	if _, ok := a.Elem().(*ir.IntegerType); !ok {
		return a
	}
	if a.Len() == 0 {
		return ir.NewDenseInts(ir.NewRankedTensorType([]int64{0}, a.Elem(), nil))
	}
	list := make([]num.Int, a.Len())
	for i := range list {
		list[i] = a.Bits(i)
	}
	return ir.NewDenseInts(ir.NewVectorType([]int64{int64(len(list))}, nil, a.Elem()), list...)
}

// formerList returns what was written for an array of an operation's own: a list of attributes of 64 bits, or
// a tensor with the numbers of operands of cases.
func formerList(name string, a *ir.DenseArrayAttr) ir.Attribute {
	switch {
	case name == "case_operand_segments":
		return ir.NewDenseInt64s(ir.NewRankedTensorType([]int64{int64(a.Len())}, a.Elem(), nil), a.Ints()...)
	case a.Elem() != ir.Type(a.Context().I64()):
		return a
	}
	list := make([]ir.Attribute, a.Len())
	for i := range list {
		list[i] = ir.NewIntegerAttr(a.Elem(), a.Int(i))
	}
	return ir.NewArrayAttr(a.Context(), list...)
}

// formerLayout returns the layout of a memref as a map if that is how layouts were written.
func (p *Printer) formerLayout(l ir.Attribute) ir.Attribute {
	if s, ok := l.(*ir.StridedLayoutAttr); ok && p.Before(16) {
		return ir.NewAffineMapAttr(l.Context(), affine.StridedMap(s.Strides(), s.Offset()))
	}
	return l
}
