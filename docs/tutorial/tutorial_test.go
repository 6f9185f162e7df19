// Package tutorial checks the tutorial: what its chapters show is what their programs
// are and print.
package tutorial

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// fenced matches a fenced block: its language and its text.
var fenced = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// TestChapters checks each block of a chapter. Go blocks are in the chapter's Go files.
// Blocks of MLIR and LLVM IR, and those without a language, are in what the program
// prints or in its source.
func TestChapters(t *testing.T) {
	chapters, err := filepath.Glob("[0-9]-*/README.md")
	if err != nil || len(chapters) != 6 {
		t.Fatal("the chapters are", chapters, err)
	}
	for _, chapter := range chapters {
		text, err := os.ReadFile(chapter)
		if err != nil {
			t.Fatal(err)
		}
		dir := filepath.Dir(chapter)
		source, output := sourceOf(t, dir), outputOf(t, dir)
		var shown strings.Builder
		goes := 0
		for _, block := range fenced.FindAllStringSubmatch(string(text), -1) {
			language, block := block[1], block[2]
			switch language {
			case "go":
				goes++
				if !hasExcerpt(source, block) {
					t.Errorf("%s: not in a Go file of the chapter:\n%s", chapter, block)
				}
			case "sh":
			case "", "mlir", "llvm":
				switch {
				case strings.Contains(output, block):
					shown.WriteString(block)
				case !strings.Contains(source, block):
					t.Errorf("%s: neither printed nor in a Go file of the chapter:\n%s", chapter, block)
				}
			default:
				t.Errorf("%s: a block of %s", chapter, language)
			}
		}
		if goes == 0 || shown.String() != output {
			t.Errorf("%s has %d blocks of Go, and shows as the output\n%s\nwhich is\n%s", chapter, goes, shown.String(), output)
		}
	}
}

// TestExcerpt checks what counts as an excerpt.
func TestExcerpt(t *testing.T) {
	const source = "func f() {\n\tif x {\n\n\t\ty()\n\t}\n}\n"
	for block, want := range map[string]bool{
		"if x {\n\n\ty()\n}\n":     true,
		"y()\n":                    true,
		"\tif x {\n":               true,
		source:                     true,
		"if x {\n\n\tz()\n}\n":     false,
		"if x {\n\n\t\ty()\n\t}\n": false,
		"if x":                     false,
	} {
		if hasExcerpt(source, block) != want {
			t.Errorf("%q", block)
		}
	}
}

// hasExcerpt reports whether whole lines of a text are those of a block, which may be
// indented less.
func hasExcerpt(text, block string) bool {
	for range 4 {
		if strings.Contains("\n"+text, "\n"+block) && strings.HasSuffix(block, "\n") {
			return true
		}
		lines := strings.SplitAfter(block, "\n")
		for i, line := range lines {
			if strings.TrimSpace(line) != "" {
				lines[i] = "\t" + line
			}
		}
		block = strings.Join(lines, "")
	}
	return false
}

// sourceOf returns the Go files of a chapter that are neither tests nor generated.
func sourceOf(t *testing.T, dir string) string {
	var all strings.Builder
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || filepath.Base(path) == "zops.go" {
			return err
		}
		text, err := os.ReadFile(path)
		all.Write(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}

// outputOf returns what a chapter's program prints, according to the example in its
// main_test.go, which checks that.
func outputOf(t *testing.T, dir string) string {
	name := filepath.Join(dir, "main_test.go")
	f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	examples := doc.Examples([]*ast.File{f}...)
	if len(examples) != 1 || examples[0].Name != "" || examples[0].Output == "" {
		t.Fatalf("%s has not one example of the package with its output", name)
	}
	return examples[0].Output
}
