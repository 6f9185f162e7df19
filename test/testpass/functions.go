package testpass

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// functions is a pass that changes each function of a module, until one cannot be changed.
func functions(name, summary, cls, failure string, change func(f ir.FunctionOp) bool) *pass.Def {
	return &pass.Def{Name: name, Summary: summary, Class: class(cls), On: "builtin.module", New: always(func(j *pass.Job) {
		for op := range j.Op.Region(0).First().Ops() {
			if f, ok := ir.FunctionOpInterface.Of(op); ok && !change(f) {
				j.Report(diag.Errorf(op.Place(), "%s", failure))
				j.Fail()
				return
			}
		}
	})}
}

var (
	insertArg = functions("test-func-insert-arg", "Test inserting func args.", "TestFuncInsertArg", "failed to insert arguments", func(f ir.FunctionOp) bool {
		add, ok := parameters(f.Op(), "test.insert_args")
		return !ok || ir.InsertFuncArgs(f, add)
	})

	insertResult = functions("test-func-insert-result", "Test inserting func results.", "TestFuncInsertResult", "failed to insert results", func(f ir.FunctionOp) bool {
		add, ok := parameters(f.Op(), "test.insert_results")
		return !ok || ir.InsertFuncResults(f, add)
	})

	eraseArg = functions("test-func-erase-arg", "Test erasing func args.", "TestFuncEraseArg", "failed to erase arguments", func(f ir.FunctionOp) bool {
		return ir.EraseFuncArgs(f, marked(f.Op(), ir.ArgAttrs, len(f.FuncArgs()), "test.erase_this_arg"))
	})

	eraseResult = functions("test-func-erase-result", "Test erasing func results.", "TestFuncEraseResult", "failed to erase results", func(f ir.FunctionOp) bool {
		return ir.EraseFuncResults(f, marked(f.Op(), ir.ResultAttrs, len(f.FuncResults()), "test.erase_this_result"))
	})

	setType = functions("test-func-set-type", "Test FunctionOpInterface::setType.", "TestFuncSetType", "", func(f ir.FunctionOp) bool {
		ref, ok := f.Op().Attr("test.set_type_from").(*ir.SymbolRefAttr)
		if !ok {
			return true
		}
		if from, ok := ir.FunctionOpInterface.Of(ir.NewSymbolTable(f.Op().ParentOp()).Lookup(ref.Root())); ok {
			ir.SetFuncSignature(f, from.FuncArgs(), from.FuncResults())
		}
		return true
	})
)

// marked says which arguments or results have an attribute.
func marked(op *ir.Operation, list string, n int, name string) []bool {
	erase := make([]bool, n)
	if all, ok := op.Attr(list).(*ir.ArrayAttr); ok {
		for i := range erase {
			d, ok := all.At(i).(*ir.DictionaryAttr)
			erase[i] = ok && d.Lookup(name) != nil
		}
	}
	return erase
}

// parameters returns what an attribute of a function lists: [[number, type, attributes,
// location], …], where the last two may be left out. It removes the attribute.
func parameters(op *ir.Operation, name string) (list []ir.Parameter, ok bool) {
	all, ok := op.Attr(name).(*ir.ArrayAttr)
	if !ok || all.Len() == 0 {
		return nil, false
	}
	for _, a := range all.Elems() {
		entry := a.(*ir.ArrayAttr)
		p := ir.Parameter{At: int(entry.At(0).(*ir.IntegerAttr).Int()), Type: entry.At(1).(*ir.TypeAttr).Value(), Loc: ir.NewUnknownLoc(op.Context())}
		if entry.Len() > 2 {
			p.Attrs = entry.At(2).(*ir.DictionaryAttr)
		}
		if entry.Len() > 3 {
			p.Loc = entry.At(3).(ir.Location)
		}
		list = append(list, p)
	}
	op.RemoveAttr(name)
	return list, true
}
