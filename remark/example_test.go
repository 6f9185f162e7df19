package remark_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/remark"
)

// Where remarks go is a matter of the context.
func Example() {
	pattern, err := remark.Pattern("loop-.*")
	if err != nil {
		panic(err)
	}
	yaml := &remark.YAML{Out: os.Stdout}
	engine := &remark.Engine{Filter: remark.Filter{Missed: pattern}, Sink: yaml.Write}
	ctx := remark.With(context.Background(), engine)

	c := ir.NewContext(builtin.Dialect)
	loop := builtin.NewModule(ir.NewBuilder(c).SetLoc(ir.NewFileLineColLoc(c, "a.c", 3, 5))).Op()
	remark.Emit(ctx, loop, remark.Remark{Kind: remark.Missed, Name: "unroll", Category: "loop-unroll", Text: "not unrolled",
		Reason: "the trip count isn't known", Facts: []remark.Fact{{Name: "Depth", Value: "2"}}})
	fmt.Println(remark.Wanted(ctx, remark.Passed, "loop-unroll"))
	// Output:
	// --- !Missed
	// Pass:            loop-unroll
	// Name:            unroll
	// DebugLoc:        { File: a.c, Line: 3, Column: 5 }
	// Function:        '<unknown function>'
	// Args:
	//   - Remark:          not unrolled
	//   - Reason:          'the trip count isn''t known'
	//   - Depth:           '2'
	// ...
	// false
}

// TestFinal checks that of remarks about the same thing the last one stays.
func TestFinal(t *testing.T) {
	all, err := remark.Pattern(".*")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	engine := &remark.Engine{Filter: remark.Filter{All: all}, Final: true, Sink: func(r *remark.Remark) { got = append(got, r.String()) }}
	ctx := remark.With(context.Background(), engine)
	op := builtin.NewModule(ir.NewBuilder(ir.NewContext(builtin.Dialect))).Op()
	for _, r := range []remark.Remark{
		{Kind: remark.Failed, Name: "unroll", Category: "loop", Text: "tried"},
		{Kind: remark.Analysis, Name: "trips", Category: "loop", Subcategory: "count", Function: "f", Facts: []remark.Fact{{"Trips", "4"}, {"By", "guess"}}},
		{Kind: remark.Passed, Name: "unroll", Category: "loop", Text: "done"},
	} {
		remark.Emit(ctx, op, r)
	}
	if got != nil {
		t.Errorf("not held: %q", got)
	}
	engine.Close()
	engine.Close() // adds nothing
	want := "[Passed] unroll | Category:loop | Remark=\"done\"\n[Analysis] trips | Category:loop:count | Function=f | By=\"guess\", Trips=4"
	if strings.Join(got, "\n") != want {
		t.Errorf("got %s", strings.Join(got, "\n"))
	}
}

// TestScalars checks how texts are quoted.
func TestScalars(t *testing.T) {
	for _, test := range [][2]string{
		{"a b", "a b"}, {"", "''"}, {" a", "' a'"}, {"true", "'true'"}, {"0x1f", "'0x1f'"}, {"1.5", "'1.5'"}, {"-x", "'-x'"}, {"a/b", "'a/b'"},
		{"a'b", "'a''b'"}, {"a\nb\"\\\x01\t", `"a\nb\"\\\x01\t"`}, {"größe", `"größe"`},
	} {
		var out strings.Builder
		y := &remark.YAML{Out: &out}
		y.Write(&remark.Remark{Name: test[0]})
		if want := "\nName:            " + test[1] + "\n"; !strings.Contains(out.String(), want) || y.Err() != nil {
			t.Errorf("%q: %s", test[0], out.String())
		}
	}
}
