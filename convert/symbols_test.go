package convert_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/ir"
)

// Symbols are found that the conversion made, and their names are free again when that
// is undone.
func TestSymbols(t *testing.T) {
	var names []string
	symbol := func(r *convert.Rewriter, name string) *ir.Operation {
		return r.Create(&ir.OperationState{Def: r.Context().OpDef("n.symbol"),
			Attrs: ir.NewDictionaryAttr(r.Context(), ir.NamedAttribute{Name: ir.SymbolName, Value: ir.NewStringAttr(r.Context(), name)})})
	}
	fresh := func(table *ir.Operation, r *convert.Rewriter, base string) string {
		name := r.FreeSymbol(table, base)
		defer r.At(r.Point())
		r.AtStart(table.Region(0).First())
		if made := symbol(r, name); r.Symbol(table, name) != made {
			t.Errorf("@%s is not found", name)
		}
		return name
	}
	// One pattern makes two symbols and fails; the other makes one.
	fails := convert.Pattern{Root: "t.a", Benefit: 2, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
		fresh(op.ParentOp(), r, "a")
		fresh(op.ParentOp(), r, "b")
		return false
	}}
	works := convert.Pattern{Root: "t.a", Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
		names = append(names, fresh(op.ParentOp(), r, "a"))
		r.Erase(op)
		return true
	}}
	renames := convert.Pattern{Root: "t.rename", Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
		table := op.ParentOp()
		first := r.Symbol(table, "a")
		r.Modify(first, func() { first.SetAttr(ir.SymbolName, ir.NewStringAttr(r.Context(), "z")) })
		if r.Symbol(table, "a") != nil || r.Symbol(table, "z") != first {
			t.Error("a symbol still has its old name")
		}
		names = append(names, fresh(table, r, "a"))
		moved := r.Symbol(table, "kept")
		r.MoveBefore(moved, op.Next().Region(0).First().First())
		if r.Symbol(table, "kept") != nil || r.Symbol(op.Next(), "kept") != moved {
			t.Error("a symbol is where it was")
		}
		r.InlineAt(op.Next().Region(0).First(), ir.InsertPoint{Block: op.Block(), Before: op}, nil)
		if r.Symbol(table, "kept") != moved {
			t.Error("a symbol of an inlined block is not found")
		}
		r.Erase(op)
		return true
	}}
	got := convertText(t, `
		"x.symbol"() {sym_name = "kept"} : () -> ()
		"x.symbol"() {sym_name = "a_1"} : () -> ()
		"t.a"() : () -> ()
		"t.a"() : () -> ()
		"t.a"() : () -> ()
		"t.rename"() : () -> ()
		"x.table"() ({ "x.end"() : () -> () }) : () -> ()`, func(m *ir.Operation, cfg convert.Config) bool {
		target := convert.NewTarget()
		target.LegalDialects("n", "x")
		target.Illegal(m.Context().OpDef("t.a"), m.Context().OpDef("t.rename"))
		return convert.Partial(t.Context(), target, convert.NewPatterns([]convert.Pattern{fails, works, renames}), cfg, m)
	})
	if s := strings.Join(names, " "); s != "a a_0 a_2 a" || !strings.Contains(got, `"a_2"`) {
		t.Errorf("names %s of\n%s", s, got)
	}
}
