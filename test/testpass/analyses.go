package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/analysis/loops"
	"github.com/gomlir/gomlir/analysis/toposort"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// cfgLoops prints the loops of a function.
var cfgLoops = &pass.Def{Name: "test-cfg-loop-info", Summary: "Test the loop info analysis.", Class: class("TestCFGLoopInfo"),
	Accepts: isFunction, New: always(func(j *pass.Job) {
		body := j.Op.Region(0)
		out := fmt.Appendf(nil, "Testing : %v\n", j.Op.Attr(ir.SymbolName))
		defer func() { j.Stderr().Write(out) }()
		j.PreserveAll()
		if body.Empty() {
			out = append(out, "empty region\n"...)
			return
		}
		name := func(dst []byte, b *ir.Block) []byte { return fmt.Appendf(dst, "^bb%d", b.Number()) }
		out = name(append(out, "Blocks : "...), body.First())
		for b := range body.Blocks() {
			out = name(append(out, ", "...), b)
		}
		out = append(out, '\n')
		info := loops.Of(body, dominance.Analysis.Of(j).Tree(body))
		if len(info.Loops()) == 0 || body.HasOneBlock() {
			out = append(out, "no loops\n"...)
			return
		}
		out = info.Append(out, name)
	})}

// printTopologicalSort numbers marked operations in the order in which they are.
var printTopologicalSort = &pass.Def{Name: "test-print-topological-sort",
	Summary: "Sorts operations topologically and attaches attributes with their corresponding index in the ordering to them",
	Class:   class("TestTopologicalSortPass"), New: always(func(j *pass.Job) {
		var list []*ir.Operation
		for op := range ir.Preorder(j.Op) {
			if op.Attr("test_to_sort") != nil {
				list = append(list, op)
			}
		}
		toposort.Ops(list)
		for i, op := range list {
			op.SetDiscardable("test_sort_index", ir.NewIntegerAttr(op.Context().Index(), int64(i)))
		}
	})}

// topologicalSortAnalysis numbers marked operations in an order in which they can be
// computed.
var topologicalSortAnalysis = &pass.Def{Name: "test-topological-sort-analysis", Summary: "Test topological sorting of ops",
	Class: class("TestTopologicalSortAnalysisPass"), On: "builtin.module", New: always(func(j *pass.Job) {
		for root := range ir.Postorder(j.Op) {
			if root.Attr("root") == nil {
				continue
			}
			list := selected(root)
			switch {
			case list == nil:
				j.Report(root.ErrorPlainf("invalid test case: some indices are missing among the selected ops"))
			case !toposort.Schedule(list, nil):
				j.Report(root.ErrorPlainf("could not schedule all ops"))
			default:
				for i, op := range list {
					op.SetDiscardable("pos", ir.NewIntegerAttr(op.Context().Index(), int64(i)))
				}
			}
		}
	})}

// selected returns the operations that are marked below another one, in the order that the
// marks say if that is ordered. It is nil if some are missing.
func selected(root *ir.Operation) []*ir.Operation {
	list := []*ir.Operation{}
	ordered := root.Attr("ordered") != nil
	for op := range ir.Postorder(root) {
		switch mark := op.Attr("selected").(type) {
		case nil:
		case *ir.IntegerAttr:
			if i := int(mark.Int()); ordered && i >= 0 && i < 1<<20 {
				for len(list) <= i {
					list = append(list, nil)
				}
				list[i] = op
				continue
			}
			list = append(list, op)
		default:
			list = append(list, op)
		}
	}
	for _, op := range list {
		if op == nil {
			return nil
		}
	}
	return list
}
