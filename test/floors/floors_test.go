package floors

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestFloors checks the packages of this checkout.
func TestFloors(t *testing.T) {
	pkgs := list(t)
	if !slices.ContainsFunc(pkgs, func(p Package) bool { return p.ImportPath == module+"/test/floors" }) {
		t.Fatal("go list does not even name this package")
	}
	for _, msg := range check(pkgs) {
		t.Error(msg)
	}
	present := map[string]bool{}
	for _, p := range pkgs {
		name, _ := inModule(p.ImportPath)
		present[name] = true
		for _, imported := range p.Imports {
			if to, ok := inModule(imported); ok {
				present[name+" "+to] = true
			}
		}
	}
	for edge := range dialects {
		if present[edge[0]] && present[edge[1]] && !present[edge[0]+" "+edge[1]] {
			t.Errorf("the allow-list has %s -> %s, which nothing needs", edge[0], edge[1])
		}
	}
}

func list(t *testing.T) []Package {
	t.Helper()
	root, err := peer.Root()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", "./...")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var pkgs []Package
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p Package
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return pkgs
		} else if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
}

// TestCheck shows that the rules bite: each import in the first column is
// refused with the words in the last one, or allowed where they are empty.
func TestCheck(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"ir", module + "/source", ""},
		{"ir", module + "/asm", "ir (floor 1) imports asm (floor 2)"},
		{"ir", module + "/ir/internal/x", ""},
		{"llvmir", module + "/ir", "on its own floor 1"},
		{"asm", module + "/verify", "on its own floor 2"},
		{"asm/format", module + "/asm", ""},
		{"diag", module + "/source", ""},
		{"source", module + "/diag", "on its own floor 0"},
		{"dialect/scf", module + "/dialect/arith", ""},
		{"dialect/arith", module + "/dialect/scf", "on its own floor 4"},
		{"dialect/scf", module + "/dialect/all", "floor 6"},
		{"dialect/llvm/spec", module + "/ods", ""},
		{"dialect/llvm/spec", module + "/ir", "on its own floor 1"},
		{"dialect/llvm", module + "/dialect/llvm/spec", ""},
		{"tool/opt", module + "/tool", ""},
		{"tool", module + "/cmd/gomlir", "floor 8"},
		{"newpackage", "fmt", "newpackage has no floor"},
		{"ir", "unsafe", `imports "unsafe"`},
		{"cmd/gomlir", "C", `imports "C"`},
		{"ir", "sync/atomic", ""},
		{"ir", "example.org/dependency", "the standard library only"},
		{"cmd/gomlir", "example.org/dependency", ""},
	} {
		got := check([]Package{{ImportPath: module + "/" + c.from, Imports: []string{c.to}}})
		text := strings.Join(got, "\n")
		if c.want == "" && text != "" || !strings.Contains(text, c.want) {
			t.Errorf("%s -> %s: got %q, want %q", c.from, c.to, text, c.want)
		}
	}
}

// TestSpecificationRule shows that an indirect dependency on ir is seen.
func TestSpecificationRule(t *testing.T) {
	for _, pkg := range []string{"ods", "ods/opgen", "dialect/llvm/spec"} {
		p := Package{ImportPath: module + "/" + pkg, Deps: []string{"fmt", module + "/ir"}}
		if got := check([]Package{p}); len(got) != 1 || !strings.Contains(got[0], "depends on ir") {
			t.Errorf("%s: got %q", pkg, got)
		}
	}
}
