package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/analysis/alias"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// The passes that print what alias analysis says about values of marked operations.
var (
	aliases = &pass.Def{Name: "test-alias-analysis", Summary: "Test alias analysis results.", Class: class("TestAliasAnalysisPass"),
		New: always(func(j *pass.Job) { printAliases(j, alias.Analysis.Of(j)) })}

	aliasesRestrict = &pass.Def{Name: "test-alias-analysis-extending", Summary: "Test alias analysis extending.",
		Class: class("TestAliasAnalysisExtendingPass"), New: always(func(j *pass.Job) {
			printAliases(j, alias.New(&alias.Local{Objects: restricted}))
		})}

	modRefs = &pass.Def{Name: "test-alias-analysis-modref", Summary: "Test alias analysis ModRef results.",
		Class: class("TestAliasAnalysisModRefPass"), New: always(func(j *pass.Job) {
			info, out := alias.Analysis.Of(j), startAliases(j)
			for _, v := range markedValues(j.Op) {
				for op := range ir.Postorder(j.Op) {
					if op.Attr(mark) != nil {
						out = fmt.Appendf(out, "%s -> %s: %v\n", markOf(op), markOfValue(v), info.ModRef(op, v))
					}
				}
			}
			j.Stderr().Write(out)
			j.PreserveAll()
		})}
)

// mark is the name of the attribute that marks operations.
const mark = "test.ptr"

func startAliases(j *pass.Job) []byte {
	return fmt.Appendf(nil, "Testing : %v\n", j.Op.Attr(ir.SymbolName))
}

func printAliases(j *pass.Job, info *alias.Info) {
	out := startAliases(j)
	values := markedValues(j.Op)
	for i, v := range values {
		for _, u := range values[:i] {
			out = fmt.Appendf(out, "%s <-> %s: %v\n", markOfValue(u), markOfValue(v), info.Alias(u, v))
		}
	}
	j.Stderr().Write(out)
	j.PreserveAll()
}

// markedValues returns the results of marked operations, and the arguments of their blocks.
func markedValues(top *ir.Operation) (list []*ir.Value) {
	for op := range ir.Postorder(top) {
		if op.Attr(mark) == nil {
			continue
		}
		list = append(list, op.Results().Values()...)
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				list = append(list, b.Args().Values()...)
			}
		}
	}
	return list
}

func markOf(op *ir.Operation) string {
	if s, ok := op.Attr(mark).(*ir.StringAttr); ok {
		return s.Value()
	}
	return op.Name()
}

func markOfValue(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		return fmt.Sprintf("%s#%d", markOf(op), v.Index())
	}
	b := v.Owner()
	text := fmt.Sprintf("%s.region%d", markOf(b.ParentOp()), b.Region().Index())
	if n := b.Number(); n != 0 {
		text += fmt.Sprintf(".block%d", n)
	}
	return fmt.Sprintf("%s#%d", text, v.Index())
}

// restricted says that arguments of functions do not alias if one is marked for that.
func restricted(a, b *ir.Value) (alias.Result, bool) {
	if isArgument(a) && isArgument(b) && (isRestricted(a) || isRestricted(b)) {
		return alias.NoAlias, true
	}
	return alias.MayAlias, false
}

func isArgument(v *ir.Value) bool {
	op := parentOfArg(v)
	return op != nil && isFunction(op.Context(), op.Def())
}

// parentOfArg is the operation whose region a block argument is in, nil for results.
func parentOfArg(v *ir.Value) *ir.Operation {
	if v.DefiningOp() != nil {
		return nil
	}
	return v.Owner().ParentOp()
}

func isRestricted(v *ir.Value) bool {
	d := ir.AttrsOfValue(parentOfArg(v), ir.ArgAttrs, v.Index())
	return d != nil && d.Lookup("local_alias_analysis.restrict") != nil
}
