package ir_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// names are locations that are made when somebody asks for them.
type names struct {
	ctx  *ir.Context
	name string
}

func (n names) Location(i int) ir.Location {
	return ir.NewNameLoc(n.ctx, fmt.Sprint(n.name, i), ir.NewUnknownLoc(n.ctx))
}

// Positions of several tables, of text between them, and of no table have their locations.
func TestLocationTables(t *testing.T) {
	c := ir.NewContext()
	var first []source.Pos
	for i := range 5 {
		p, err := c.AddLocationTable(10*i, names{c, string(rune('a' + i))})
		if err != nil {
			t.Fatal(err)
		}
		first = append(first, p)
		f, err := c.Files().AddFile(fmt.Sprint("f", i), []byte("text\n"))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := c.LocationAt(f.Pos(2)).String(), fmt.Sprintf("loc(\"f%d\":1:3)", i); got != want {
			t.Errorf("text after table %d: got %s, want %s", i, got, want)
		}
	}
	for i := range 5 {
		for n := range 10 * i {
			if got, want := c.LocationAt(first[i]+source.Pos(n)).String(), fmt.Sprintf("loc(\"%c%d\")", 'a'+i, n); got != want {
				t.Errorf("table %d, location %d: got %s, want %s", i, n, got, want)
			}
		}
		if table, _ := c.LocationTableAt(first[i] + source.Pos(10*i)); table != nil {
			t.Errorf("there is a location behind the last one of table %d", i)
		}
	}
}
