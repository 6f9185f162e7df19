package floors

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// ofProcess are the names of the standard library that change or end the process as a
// whole, or make assumptions about it. "*" stands for all names of a package.
var ofProcess = map[string][]string{
	"flag":          {"*"},
	"log":           {"*"},
	"os":            {"Args", "Chdir", "Clearenv", "Exit", "Setenv", "Stderr", "Stdin", "Stdout", "Unsetenv"},
	"os/signal":     {"*"},
	"runtime":       {"GC", "LockOSThread", "MemProfileRate", "SetBlockProfileRate", "SetFinalizer", "SetMutexProfileFraction"},
	"runtime/debug": {"FreeOSMemory", "SetCrashOutput", "SetGCPercent", "SetMaxStack", "SetMaxThreads", "SetMemoryLimit", "SetPanicOnFault", "SetTraceback"},
	"syscall":       {"Exec", "Exit", "Kill", "Madvise", "Mmap", "Mprotect", "Munmap", "Setrlimit"},
}

// ownProcess are the directories whose packages have the process to themselves.
var ownProcess = []string{"bench", "cmd", "docs", "examples", "internal/peer", "test"}

// wanted are the exceptions.
var wanted = map[string]string{
	"ods/gen os.Exit":      "gen.Main is the main function of generators",
	"ods/gen os.Stderr":    "gen.Main is the main function of generators",
	"tool/stdio os.Stdin":  "what main functions pass on",
	"tool/stdio os.Stdout": "what main functions pass on",
	"tool/stdio os.Stderr": "what main functions pass on",
}

// TestProcess makes sure that the library leaves the process to its owner: it may run
// in a server, many times at once.
func TestProcess(t *testing.T) {
	root := filepath.Join("..", "..")
	files := 0
	err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		switch {
		case e.IsDir() && (slices.Contains(ownProcess, rel) || strings.HasPrefix(e.Name(), ".") && rel != "." || e.Name() == "testdata"):
			return filepath.SkipDir
		case e.IsDir() || !strings.HasSuffix(rel, ".go") || strings.HasSuffix(rel, "_test.go"):
			return nil
		}
		files++
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, use := range processUses(file) {
			if wanted[path.Dir(rel)+" "+use] == "" {
				t.Errorf("%s uses %s: the process belongs to cmd", rel, use)
			}
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("%d files, %v", files, err)
	}
}

// processUses returns what a file uses of ofProcess. A file of a command uses nothing.
func processUses(file *ast.File) []string {
	if file.Name.Name == "main" {
		return nil
	}
	imported := map[string]string{} // name in the file to path
	for _, spec := range file.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		if err != nil || ofProcess[p] == nil {
			continue
		}
		name := path.Base(p)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imported[name] = p
	}
	var uses []string
	ast.Inspect(file, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		x, ok := sel.X.(*ast.Ident)
		if !ok {
			return true
		}
		names := ofProcess[imported[x.Name]]
		if use := imported[x.Name] + "." + sel.Sel.Name; (slices.Contains(names, "*") || slices.Contains(names, sel.Sel.Name)) && !slices.Contains(uses, use) {
			uses = append(uses, use)
		}
		return true
	})
	return uses
}

// TestProcessUses makes sure that the test above can fail.
func TestProcessUses(t *testing.T) {
	const text = `package p
import ("os"; d "runtime/debug"; "log")
func f() { d.SetGCPercent(1); d.Stack(); os.Exit(1); os.Open(""); log.Print() }`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(processUses(file), " "); got != "runtime/debug.SetGCPercent os.Exit log.Print" {
		t.Error(got)
	}
}
