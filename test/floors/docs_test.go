package floors

import (
	"fmt"
	"go/ast"
	"go/doc"
	"go/doc/comment"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestLinks checks that what documentation refers to in brackets exists.
func TestLinks(t *testing.T) {
	report(t, "link", loaded(t).deadLinks())
	for text, want := range map[string]string{
		"// F is like [G].\nfunc F() {}":                                       "[G]",
		"// F is like [F].\nfunc F() {}":                                       "",
		"// F is like [T.M].\nfunc F() {}\ntype T struct{}":                    "[T.M]",
		"// F is like [*T.M].\nfunc F() {}\ntype T struct{}\nfunc (*T) M() {}": "",
		"// F is like [T.A].\nfunc F() {}\ntype T struct{ A int }":             "",
		"// F is like [strings.Nothing].\nimport \"strings\"\n// F is like [strings.Nothing].\nfunc F() { strings.Cut(\"\", \"\") }": "[strings.Nothing]",
		"import \"strings\"\n// F is like [strings.Cut], [strings.Builder.Len].\nfunc F() { strings.Cut(\"\", \"\") }":               "",
		"// F is like [" + module + "/ir.Nothing].\nfunc F() {}":                                                                     "[" + module + "/ir.Nothing]",
		"// F is like [" + module + "/ir.Context].\nfunc F() {}":                                                                     "",
		"// F is like [" + module + "/nothing].\nfunc F() {}":                                                                        "[" + module + "/nothing]",
		"// F takes [n] and [0:4], and a [link].\n//\n// [link]: https://example.org\nfunc F() {}":                                   "",
		"// F is:\n//\n//\ta[Nothing]\nfunc F() {}":                                                                                  "",
		"// f is like [G].\nfunc f() {}":                                                                                             "",
		"// T is.\ntype T struct {\n\t// F is [G].\n\tF int\n}":                                                                      "[G]",
		"// T is.\ntype T struct {\n\tF int // F is [G]\n}":                                                                          "[G]",
	} {
		got := strings.Join(sample(t, "p", text).deadLinks(), "\n")
		if (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q", text, got)
		}
	}
}

// bracketed matches what is meant as a link: an exported name, perhaps with its
// package and its type, or the import path of a package.
var bracketed = regexp.MustCompile(`\[\*?((?:[a-z][a-z0-9]*\.|` + regexp.QuoteMeta(module) + `[\w/]*\.?)?(?:[A-Z]\w*(?:\.[A-Z]\w*)?)?)\]`)

// deadLinks returns a sentence for each link in the documentation of packages and
// of their exported names that leads nowhere.
func (h *house) deadLinks() []string {
	var bad []string
	for _, c := range h.packages {
		l := links{h: h, c: c, imports: map[string]string{}}
		for _, p := range c.types.Imports() {
			l.imports[p.Name()] = p.Path()
		}
		for _, f := range c.files {
			if !isGenerated(f) {
				l.file(f)
			}
		}
		bad = append(bad, l.dead...)
	}
	slices.Sort(bad)
	return bad
}

// links checks the documentation of a package.
type links struct {
	h       *house
	c       *checked
	imports map[string]string // by name
	dead    []string
}

func (l *links) file(f *ast.File) {
	l.check(f.Doc)
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Name.IsExported() && (d.Recv == nil || ast.IsExported(receiver(d))) {
				l.check(d.Doc)
			}
		case *ast.GenDecl:
			l.declaration(d)
		}
	}
}

func (l *links) declaration(d *ast.GenDecl) {
	exported := false
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			if spec.Name.IsExported() {
				exported = true
				l.check(spec.Doc)
				l.members(spec.Type)
			}
		case *ast.ValueSpec:
			if slices.ContainsFunc(spec.Names, (*ast.Ident).IsExported) {
				exported = true
				l.check(spec.Doc)
				l.check(spec.Comment)
			}
		}
	}
	if exported {
		l.check(d.Doc)
	}
}

// members checks the documentation of fields and methods.
func (l *links) members(t ast.Expr) {
	var list *ast.FieldList
	switch t := t.(type) {
	case *ast.StructType:
		list = t.Fields
	case *ast.InterfaceType:
		list = t.Methods
	default:
		return
	}
	for _, m := range list.List {
		if len(m.Names) == 0 || slices.ContainsFunc(m.Names, (*ast.Ident).IsExported) {
			l.check(m.Doc)
			l.check(m.Comment)
		}
	}
}

// check checks a comment.
func (l *links) check(g *ast.CommentGroup) {
	if g == nil {
		return
	}
	for _, text := range paragraphs((&comment.Parser{}).Parse(g.Text()).Content) {
		for _, m := range bracketed.FindAllStringSubmatch(text, -1) {
			if m[1] != "" && !l.resolves(m[1]) {
				l.dead = append(l.dead, fmt.Sprintf("%s: %s leads nowhere", l.h.at(g.Pos()), m[0]))
			}
		}
	}
}

// paragraphs returns the plain text of blocks, without code and links that are
// resolved by a definition.
func paragraphs(blocks []comment.Block) (list []string) {
	for _, b := range blocks {
		switch b := b.(type) {
		case *comment.Paragraph:
			list = append(list, plainText(b.Text))
		case *comment.Heading:
			list = append(list, plainText(b.Text))
		case *comment.List:
			for _, item := range b.Items {
				list = append(list, paragraphs(item.Content)...)
			}
		}
	}
	return list
}

func plainText(list []comment.Text) string {
	var b strings.Builder
	for _, t := range list {
		switch t := t.(type) {
		case comment.Plain:
			b.WriteString(string(t))
		case comment.Italic:
			b.WriteString(string(t))
		case *comment.DocLink:
			b.WriteString("[" + plainText(t.Text) + "]")
		}
	}
	return b.String()
}

// resolves reports whether a name is one of the package, of one that it imports,
// or of one given by its import path.
func (l *links) resolves(name string) bool {
	pkg := l.c.types
	if path, ok := strings.CutPrefix(name, module); ok {
		dir, symbol, _ := strings.Cut(path, ".")
		p, err := l.h.importer.Import(module + dir)
		if err != nil {
			return false
		}
		pkg, name = p, symbol
	} else if first, rest, ok := strings.Cut(name, "."); ok && !token.IsExported(first) {
		path := l.imports[first]
		if path == "" {
			path = first // of the standard library
		}
		p, err := l.h.importer.Import(path)
		if err != nil {
			return false
		}
		pkg, name = p, rest
	}
	return name == "" || has(pkg, name)
}

// has reports whether a package declares a name: N, or T.N for a method or field.
func has(pkg *types.Package, name string) bool {
	first, member, isMember := strings.Cut(name, ".")
	obj := pkg.Scope().Lookup(first)
	if obj == nil || !isMember {
		return obj != nil
	}
	found, _, _ := types.LookupFieldOrMethod(obj.Type(), true, pkg, member)
	return found != nil
}

// TestPackageDocs checks that each public package is documented and has an example.
func TestPackageDocs(t *testing.T) {
	var bad []string
	for _, c := range loaded(t).packages {
		if !isPublic(c.name) {
			continue
		}
		if !slices.ContainsFunc(c.files, func(f *ast.File) bool { return f.Doc != nil && !isGenerated(f) }) {
			bad = append(bad, c.name+" has no package comment")
		}
		if len(doc.Examples(c.tests...)) == 0 && !isProgram(c) && !strings.HasSuffix(c.name, "/spec") {
			bad = append(bad, c.name+" has no example")
		}
	}
	report(t, "doc", bad)
}

// isProgram reports whether a package is a command.
func isProgram(c *checked) bool { return c.types.Name() == "main" }

// mdLink matches a link of a Markdown file.
var mdLink = regexp.MustCompile(`\]\(([^)#\s]+)(#[^)\s]*)?\)`)

// mdCode matches the code in a Markdown file: a fenced block or a span. A[B](c) is
// no link there.
var mdCode = regexp.MustCompile("(?ms)^```.*?^```|`[^`\n]+`")

// TestMarkdownLinks checks that the files that Markdown files link to exist.
func TestMarkdownLinks(t *testing.T) {
	root, err := peer.Root()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	err = filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		if filepath.Ext(path) != ".md" {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range mdLink.FindAllStringSubmatch(mdCode.ReplaceAllString(string(text), "code"), -1) {
			if n++; strings.Contains(m[1], ":") {
				continue // of the web
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), filepath.FromSlash(m[1]))); err != nil {
				t.Errorf("%s links to %s: %v", path, m[1], err)
			}
		}
		return nil
	})
	if err != nil || n == 0 {
		t.Errorf("%d links, %v", n, err)
	}
}
