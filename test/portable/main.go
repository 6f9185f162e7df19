// Command portable type-checks the gomlir command for other systems:
//
//	go run ./test/portable linux/386 windows/amd64 js/wasm
//
// It reads the files of a system's build, the standard library's too, and finds what its
// compiler would find: files that are missing there, and constants that an int of 32 bits
// cannot hold. That takes a few seconds, where a build takes a minute. Its exit status is 1
// if there are errors, which it prints.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	status := 0
	for _, system := range os.Args[1:] {
		errs := check(system, "./cmd/gomlir")
		for _, err := range errs {
			fmt.Fprintf(os.Stderr, "%s: %v\n", system, err)
			status = 1
		}
	}
	if len(os.Args) == 1 {
		fmt.Fprintln(os.Stderr, "usage: portable system/architecture...")
		status = 2
	}
	os.Exit(status)
}

// A listed is what go list knows of a package.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string // of the imports that stand for another path
	Standard        bool
	Error           *struct{ Err string }
}

// check returns the errors in a command, and in the packages that it needs, on a system.
func check(system, command string) (errs []error) {
	goos, goarch, ok := strings.Cut(system, "/")
	sizes := types.SizesFor("gc", goarch)
	if !ok || sizes == nil {
		return []error{errors.New("not a system and an architecture")}
	}
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Standard,Error", command)
	list.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	list.Stderr = os.Stderr
	out, err := list.StdoutPipe()
	if err != nil {
		return []error{err}
	}
	if err := list.Start(); err != nil {
		return []error{err}
	}
	c := checker{sizes: sizes, files: token.NewFileSet(), packages: map[string]*types.Package{"unsafe": types.Unsafe}}
	for d := json.NewDecoder(out); ; { // a package comes after those that it imports
		var p listed
		if err := d.Decode(&p); err != nil {
			if !errors.Is(err, io.EOF) {
				c.report(err)
			}
			break
		}
		c.check(&p)
	}
	if err := list.Wait(); err != nil {
		c.report(err)
	}
	return c.errs
}

// A checker type-checks the packages of a system.
type checker struct {
	sizes    types.Sizes
	files    *token.FileSet
	packages map[string]*types.Package
	errs     []error
}

func (c *checker) report(err error) { c.errs = append(c.errs, err) }

// check type-checks a package. Of the standard library, it skips the bodies of functions.
func (c *checker) check(p *listed) {
	if p.Error != nil {
		c.report(errors.New(p.Error.Err))
		return
	}
	if p.ImportPath == "unsafe" {
		return
	}
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(c.files, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			c.report(err)
			return
		}
		files = append(files, f)
	}
	cfg := types.Config{Sizes: c.sizes, Importer: importer{c, p}, Error: c.report, IgnoreFuncBodies: p.Standard, FakeImportC: true}
	c.packages[p.ImportPath], _ = cfg.Check(p.ImportPath, c.files, files, nil)
}

// An importer finds what a package imports among those that were checked before.
type importer struct {
	*checker
	p *listed
}

func (i importer) Import(path string) (*types.Package, error) {
	if other, ok := i.p.ImportMap[path]; ok {
		path = other
	}
	if found := i.packages[path]; found != nil {
		return found, nil
	}
	return nil, fmt.Errorf("package %s is not there", path)
}
