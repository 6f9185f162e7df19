package derived

import (
	"regexp"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
)

// testPrinting checks what asm.OpSyntax asks of Print.
func testPrinting(t *testing.T, list []*deriver) {
	packs, _ := validPacks(list)
	inParallel(len(packs), func(from, to int) {
		ctx := ir.NewContext(testdialect.All()...)
		ctx.SetAllowUnregisteredDialects(true)
		for _, p := range packs[from:to] {
			file, err := ctx.Files().AddFile("module", []byte(p.of.module(p.ins...)))
			if err != nil {
				t.Error(err)
				return
			}
			m := asm.ParseModule(ctx, source.Whole(file), asm.Config{Threads: 1}, nil)
			if m == nil {
				t.Errorf("%s: not read\n%s", p.of.def.Name, file.Text())
				continue
			}
			var ops []*ir.Operation
			ir.WalkPre(m, func(op *ir.Operation) ir.WalkResult {
				if op.Name() == p.of.def.Name {
					ops = append(ops, op)
				}
				return ir.Advance
			})
			for _, op := range ops {
				checkPrinting(t, op)
			}
		}
	})
}

// checkPrinting prints an operation, and one that is like it in what the text may
// depend on and in nothing else.
func checkPrinting(t *testing.T, op *ir.Operation) {
	generic := asm.Append(nil, op, asm.Flags{Generic: true, LocalScope: true})
	first := printed(op)
	var again [2]string
	var wg sync.WaitGroup
	for i := range again {
		wg.Go(func() { again[i] = printed(op) })
	}
	wg.Wait()
	if again != [2]string{first, first} {
		t.Errorf("printed again:\n got %s\nand %s\nwant %s", again[0], again[1], first)
	}
	if got := asm.Append(nil, op, asm.Flags{Generic: true, LocalScope: true}); string(got) != string(generic) {
		t.Errorf("printing changes\n%s\nto\n%s", generic, got)
	}
	if op.NumRegions() > 0 || op.Block() == nil {
		return
	}
	var m ir.IRMapping
	for _, v := range op.Operands().All() {
		other := ir.NewOperation(&ir.OperationState{Context: op.Context(), Def: op.Context().OpDef("derived.other"), Results: []ir.Type{v.Type()}})
		m.SetValue(v, other.Result(0))
		op.Block().InsertBefore(op, other)
	}
	like := op.Clone(&m)
	op.Block().InsertBefore(op, like)
	if got, want := withoutValues(printed(like)), withoutValues(first); got != want {
		t.Errorf("with other operands:\n got %s\nwant %s", got, want)
	}
}

// printed is the custom form of an operation, without aliases.
func printed(op *ir.Operation) string {
	return string(asm.Append(nil, op, asm.Flags{LocalScope: true}))
}

var valueRx = regexp.MustCompile(`%[\w$.#:-]+`)

// withoutValues is a text without the names of values.
func withoutValues(text string) string { return valueRx.ReplaceAllString(text, "%") }
