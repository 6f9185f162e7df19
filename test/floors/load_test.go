package floors

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// A checked is a package of the module with its types.
type checked struct {
	name  string // its path in the module
	dir   string
	files []*ast.File // without tests
	tests []*ast.File // not type-checked
	types *types.Package
	info  *types.Info
}

// A house is the whole module.
type house struct {
	fset     *token.FileSet
	packages []*checked
	importer types.Importer
}

// isPublic reports whether a package, given by its path in the module, is part of
// the API.
func isPublic(name string) bool {
	parts := strings.Split(name, "/")
	return !slices.Contains(parts, "internal") && !slices.Contains([]string{"cmd", "test", "examples", "docs", "bench"}, parts[0]) && name != "."
}

// load type-checks the packages of this checkout once, with what they import read
// from the compiler's export data.
var load = sync.OnceValues(func() (*house, error) {
	root, err := peer.Root()
	if err != nil {
		return nil, err
	}
	// The cache of go test has to see it when a file is added.
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("go", "list", "-deps", "-export", "-json=ImportPath,Dir,Standard,Export,GoFiles,TestGoFiles,XTestGoFiles,Name", "./...")
	cmd.Dir = root
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, stderr.String())
	}
	type listed struct {
		ImportPath, Dir, Export, Name      string
		Standard                           bool
		GoFiles, TestGoFiles, XTestGoFiles []string
	}
	exports := map[string]string{}
	var own []listed
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		exports[p.ImportPath] = p.Export
		if _, ok := inModule(p.ImportPath); ok && !p.Standard {
			own = append(own, p)
		}
	}
	h := &house{fset: token.NewFileSet()}
	h.importer = importer.ForCompiler(h.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})
	for _, p := range own {
		name, _ := inModule(p.ImportPath)
		c := &checked{name: name, dir: p.Dir}
		for _, f := range p.GoFiles {
			file, err := parser.ParseFile(h.fset, filepath.Join(p.Dir, f), nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			c.files = append(c.files, file)
		}
		for _, f := range slices.Concat(p.TestGoFiles, p.XTestGoFiles) {
			file, err := parser.ParseFile(h.fset, filepath.Join(p.Dir, f), nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			c.tests = append(c.tests, file)
		}
		if err := h.check(c, p.ImportPath); err != nil {
			return nil, err
		}
		h.packages = append(h.packages, c)
	}
	return h, nil
})

// check finds the types of a package.
func (h *house) check(c *checked, importPath string) error {
	c.info = &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Types: map[ast.Expr]types.TypeAndValue{}}
	var err error
	c.types, err = (&types.Config{Importer: h.importer}).Check(importPath, h.fset, c.files, c.info)
	return err
}

// loaded is load for a test.
func loaded(t *testing.T) *house {
	t.Helper()
	h, err := load()
	if err != nil {
		t.Fatal(err)
	}
	if len(h.packages) < 50 {
		t.Fatalf("only %d packages", len(h.packages))
	}
	return h
}

// sample type-checks a text as a package of the module, to show that a rule bites.
// Its imports are those of the checkout.
func sample(t *testing.T, name, text string) *house {
	t.Helper()
	real := loaded(t)
	h := &house{fset: token.NewFileSet(), importer: real.importer}
	c := &checked{name: name}
	for i, part := range strings.Split(text, "-- test --\n") {
		file, err := parser.ParseFile(h.fset, fmt.Sprintf("sample%d.go", i), "package p\n"+part, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			c.files = append(c.files, file)
		} else {
			c.tests = append(c.tests, file)
		}
	}
	if err := h.check(c, module+"/"+name); err != nil {
		t.Fatal(err)
	}
	h.packages = []*checked{c}
	return h
}

// at returns a place as a path in the module and a line.
func (h *house) at(pos token.Pos) string {
	p := h.fset.Position(pos)
	if root, err := peer.Root(); err == nil {
		if rel, err := filepath.Rel(root, p.Filename); err == nil {
			p.Filename = filepath.ToSlash(rel)
		}
	}
	return fmt.Sprintf("%s:%d", p.Filename, p.Line)
}

// isGenerated reports whether a file is written by a program.
func isGenerated(f *ast.File) bool { return ast.IsGenerated(f) }
