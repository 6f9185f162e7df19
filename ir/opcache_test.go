package ir_test

import (
	"sync"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// A cache says what its function says, for operations of dialects that are registered after it
// was made too, and for unregistered ones.
func TestOpCache(t *testing.T) {
	names := ir.NewOpCache(func(def *ir.OpDef) *string { return &def.Name })
	defs := func(dialect string) (list []*ir.OpDef) {
		d := &ir.Dialect{Name: dialect}
		for _, n := range []string{".a", ".b", ".c"} {
			d.Ops = append(d.Ops, &ir.OpDef{Name: dialect + n})
		}
		c := ir.NewContext(d)
		for _, op := range d.Ops {
			list = append(list, c.OpDef(op.Name))
		}
		return append(list, c.OpDef("unknown.op"))
	}
	var all []*ir.OpDef
	for _, dialect := range []string{"cachedone", "cachedtwo"} {
		all = append(all, defs(dialect)...)
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				for range 3 {
					for _, def := range all {
						if got := *names.Of(def); got != def.Name {
							t.Errorf("%s is %s", def.Name, got)
						}
					}
				}
			})
		}
		wg.Wait()
	}
	calls := 0
	counted := ir.NewOpCache(func(*ir.OpDef) *int { calls++; return &calls })
	counted.Of(all[0])
	counted.Of(all[0])
	if calls != 1 {
		t.Errorf("the function was called %d times", calls)
	}
}
