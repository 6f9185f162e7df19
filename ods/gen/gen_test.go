package gen

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	. "github.com/gomlir/gomlir/ods"
)

// grouped returns a dialect with entries of each kind in the given file.
func grouped(file string) *Dialect {
	return &Dialect{
		Name:  "my",
		Enums: Enums{{Name: "Color", Bits: 32, Cases: []Case{C("red", 0)}}}.InFile(file),
		Attrs: AttrDefs{{Name: "PaintAttr", Mnemonic: "paint"}}.InFile(file),
		Types: TypeDefs{{Name: "WallType", Mnemonic: "wall"}}.InFile(file),
		Ops:   append(Ops{{Name: "brush"}}.InFile(file), Op{Name: "dry"}),
	}
}

func TestFiles(t *testing.T) {
	files, err := Files(grouped("parts"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 2 {
		t.Errorf("%d files", len(files))
	}
	for file, words := range map[string][]string{
		"zops.go":   {"var Dialect =", "var Dry ="},
		"zparts.go": {"type Color ", "type PaintAttr ", "type WallType ", "var Brush ="},
	} {
		for _, w := range words {
			for name, text := range files {
				if has := strings.Contains(string(text), "\n"+w); has != (name == file) {
					t.Errorf("%s has %s: %t", name, w, has)
				}
			}
		}
	}
}

// A file that the specification no longer names is an error, and generation removes it. Files
// written by hand stay.
func TestLeftover(t *testing.T) {
	dir := t.TempDir()
	own := filepath.Join(dir, "zoo.go")
	if err := os.WriteFile(own, []byte("package my\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	wrong := func(file, message string) {
		t.Helper()
		if err := Check(grouped(file), dir); err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("got %v, want %s", err, message)
		}
	}
	generate := func(file string) {
		t.Helper()
		if err := write(grouped(file), dir); err != nil {
			t.Fatal(err)
		}
		if err := Check(grouped(file), dir); err != nil {
			t.Error(err)
		}
	}
	wrong("parts", "zops.go is not what the specification of dialect my says: run go generate")
	generate("parts")
	wrong("", "zparts.go is of an earlier specification of dialect my: run go generate")
	generate("")
	if _, err := os.Stat(own); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "zops.go"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	wrong("", "zops.go is not what")
}

// Traits that no dialect here uses become those of package ir, too.
func TestTraits(t *testing.T) {
	for want, trait := range map[string]Trait{"ir.AlwaysSpeculatable": AlwaysSpeculatable, "ir.RecursivelySpeculatable": RecursivelySpeculatable} {
		files, err := Files(&Dialect{Name: "my", Ops: Ops{{Name: "brush", Traits: Traits{trait, NoMemoryEffect}}}})
		if err != nil {
			t.Fatal(err)
		}
		if text := string(files["zops.go"]); !strings.Contains(text, want+" | ir.NoMemoryEffect") && !strings.Contains(text, "ir.NoMemoryEffect | "+want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

// Of several variadic operands or results, a trait must say how many values each has.
func TestVariadics(t *testing.T) {
	many := []Arg{In("a", Variadic(AnyType)), In("b", Optional(AnyType))}
	pair := []Result{Out("a", Variadic(AnyType)), Out("b", Variadic(AnyType))}
	for _, tt := range []struct {
		op   Op
		want string
	}{
		{Op{Name: "x", Args: many}, "several variadic operands need the trait"},
		{Op{Name: "x", Results: pair}, "several variadic results need the trait"},
		{Op{Name: "x", Args: many, Traits: Traits{SameVariadicOperandSize}}, ""},
		{Op{Name: "x", Results: pair, Traits: Traits{SameVariadicResultSize}}, ""},
		{Op{Name: "x", Args: many, Results: pair, Traits: Traits{AttrSizedOperandSegments, AttrSizedResultSegments}}, ""},
	} {
		_, err := Files(&Dialect{Name: "my", Ops: Ops{tt.op}})
		if got := fmt.Sprint(err); (err == nil) != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("%v: got %s", tt.op.Traits, got)
		}
	}
}

// The effects of traits, operands and results become a method of the view. An effect on many values
// is an error.
func TestEffects(t *testing.T) {
	resize := Op{Name: "resize", Traits: Traits{MemoryEffects(MemRead)},
		Args:    Args{In("old", AnyType, MemFree), In("hint", Optional(AnyType), MemWrite)},
		Results: Results{Out("new", AnyType, MemAlloc.On(AutomaticAllocationScopeResource))}}
	files, err := Files(&Dialect{Name: "my", Ops: Ops{resize}})
	if err != nil {
		t.Fatal(err)
	}
	text := string(files["zops.go"])
	for _, want := range []string{
		"effects.Effect{Kind: effects.Read})", "effects.Effect{Kind: effects.Free, Value: op.Old()})",
		"if v := op.Hint(); v != nil {\n\t\tlist = append(list, effects.Effect{Kind: effects.Write, Value: v})",
		"effects.Effect{Kind: effects.Allocate, Resource: effects.AutomaticAllocationScope, Value: op.Result()})",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	many := Op{Name: "many", Args: Args{In("all", Variadic(AnyType), MemRead)}}
	if _, err := Files(&Dialect{Name: "my", Ops: Ops{many}}); err == nil || !strings.Contains(err.Error(), "more than one value") {
		t.Errorf("got %v", err)
	}
}
