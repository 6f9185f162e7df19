package tensor

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

func nameFirst(name string) func(op *ir.Operation, set func(*ir.Value, string)) {
	return func(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), name) }
}

// Names that operations suggest for their results.
var (
	nameCast          = nameFirst("cast")
	nameCollapseShape = nameFirst("collapsed")
	nameConcat        = nameFirst("concat")
	nameDim           = nameFirst("dim")
	nameExpandShape   = nameFirst("expanded")
	nameExtract       = nameFirst("extracted")
	nameExtractSlice  = nameFirst("extracted_slice")
	nameFromElements  = nameFirst("from_elements")
	nameGather        = nameFirst("gather")
	nameGenerate      = nameFirst("generated")
	nameInsert        = nameFirst("inserted")
	nameInsertSlice   = nameFirst("inserted_slice")
	namePad           = nameFirst("padded")
	nameRank          = nameFirst("rank")
	nameReshape       = nameFirst("reshape")
	nameScatter       = nameFirst("scatter")
	nameSplat         = nameFirst("splat")
)

// inliner says that the operations of the dialect may be inlined anywhere.
type inliner struct{ inlining.Defaults }

func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }

func parseDynamicIndexList(p *asm.Parser, values *[]asm.Operand, static **ir.DenseArrayAttr) bool {
	p.DynamicIndexList(values, static)
	return true
}

func printDynamicIndexList(p *asm.Printer, _ *ir.Operation, values ir.ValueRange, static *ir.DenseArrayAttr) {
	p.DynamicIndexList(values, static)
}
