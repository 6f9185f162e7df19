// Package gen writes the Go code of a dialect from its specification. Command
// opgen runs it.
package gen

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"go/scanner"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/gomlir/gomlir/ods"
)

const module = "github.com/gomlir/gomlir/"

// generator collects the text of the files of a dialect.
type generator struct {
	d *ods.Dialect
	// buf is the current file, one of files.
	buf   *bytes.Buffer
	files map[string]*bytes.Buffer
	// kinds are the type kinds that formats refer to, by Go type.
	kinds map[string]ods.Type
}

// Main writes the files of a dialect into the working directory. It removes generated files that
// the specification no longer has. It is the main function of the program that command opgen writes
// and runs. An error ends the program.
func Main(d *ods.Dialect) {
	if err := write(d, "."); err != nil {
		fmt.Fprintln(os.Stderr, "opgen:", err)
		os.Exit(1)
	}
}

func write(d *ods.Dialect, dir string) error {
	files, err := Files(d)
	if err != nil {
		return err
	}
	left, err := leftover(d, dir, files)
	if err != nil {
		return err
	}
	for _, name := range left {
		if err := os.Remove(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// Check returns an error if the files of a dialect in a directory differ from the result of
// [Files], or if a generated file remains that the specification no longer has. Tests of dialects
// call it.
func Check(d *ods.Dialect, dir string) error {
	files, err := Files(d)
	if err != nil {
		return err
	}
	left, err := leftover(d, dir, files)
	if err != nil {
		return err
	}
	if len(left) > 0 {
		return fmt.Errorf("%s is of an earlier specification of dialect %s: run go generate", left[0], d.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		got, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if !bytes.Equal(got, files[name]) {
			return fmt.Errorf("%s is not what the specification of dialect %s says: run go generate", name, d.Name)
		}
	}
	return nil
}

// leftover lists the generated files of a dialect in a directory that the specification no longer
// has.
func leftover(d *ods.Dialect, dir string, files map[string][]byte) (names []string, err error) {
	found, err := filepath.Glob(filepath.Join(dir, "z*.go"))
	if err != nil {
		return nil, err
	}
	for _, file := range found {
		name := filepath.Base(file)
		if files[name] != nil {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if bytes.HasPrefix(text, []byte(header(d))) {
			names = append(names, name)
		}
	}
	return names, nil
}

// header returns the first line of generated files.
func header(d *ods.Dialect) string {
	return fmt.Sprintf("// Code generated from the specification of dialect %s. DO NOT EDIT.\n", d.Name)
}

// Files returns the files of a dialect by name: zops.go, and those that entries of the
// specification name. The error is about the specification.
func Files(d *ods.Dialect) (files map[string][]byte, err error) {
	defer func() {
		if e, ok := recover().(error); ok {
			files, err = nil, fmt.Errorf("dialect %s: %w", d.Name, e)
		}
	}()
	g := &generator{d: d, kinds: map[string]ods.Type{}, files: map[string]*bytes.Buffer{}}
	g.in("")
	g.dialect()
	for _, e := range d.Enums {
		g.in(e.File)
		g.enum(e)
	}
	for _, a := range d.Attrs {
		g.in(a.File)
		g.def(a, false)
	}
	for _, t := range d.Types {
		g.in(t.File)
		g.def((*ods.AttrDef)(t), true)
	}
	for i := range d.Ops {
		g.in(d.Ops[i].File)
		g.op(&d.Ops[i])
	}
	g.in("")
	g.typeKinds()
	files = map[string][]byte{}
	for name, body := range g.files {
		if files[name], err = g.file(body.String()); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return files, nil
}

// in makes the given file the current one. "" means zops.go.
func (g *generator) in(file string) {
	if file == "" {
		file = "ops"
	}
	name := "z" + file + ".go"
	if g.files[name] == nil {
		g.files[name] = &bytes.Buffer{}
	}
	g.buf = g.files[name]
}

func (g *generator) f(format string, args ...any) { fmt.Fprintf(g.buf, format, args...) }

// file adds the header to generated code and formats it.
func (g *generator) file(body string) ([]byte, error) {
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s\npackage %s\n\nimport (\n", header(g.d), g.pkg())
	if strings.Contains(body, "slices.") {
		out.WriteString("\"slices\"\n\n")
	}
	paths := append([]string{module + "asm", module + "constraint", module + "ir", module + "ir/effects", module + "ir/inlining", module + "diag"}, g.d.Imports...)
	sort.Strings(paths)
	for _, p := range paths {
		name := p[strings.LastIndexByte(p, '/')+1:]
		if uses(body, name) {
			fmt.Fprintf(&out, "\t%q\n", p)
		}
	}
	out.WriteString(")\n\n")
	out.WriteString(body)
	src, err := format.Source(out.Bytes())
	if err != nil {
		return nil, fmt.Errorf("generated code: %w\n%s", err, around(out.String(), err))
	}
	return src, nil
}

// uses reports whether code mentions an exported name of a package.
func uses(body, pkg string) bool {
	return regexp.MustCompile(`\b` + pkg + `\.[A-Z]`).MatchString(body)
}

// around returns the lines of a text near the first error in it.
func around(text string, err error) string {
	at := 0
	if list, ok := err.(scanner.ErrorList); ok && len(list) > 0 {
		at = list[0].Pos.Line
	}
	var b strings.Builder
	for i, l := range strings.Split(text, "\n") {
		if n := i + 1; n > at-4 && n < at+4 {
			fmt.Fprintf(&b, "%d\t%s\n", n, l)
		}
	}
	return b.String()
}

// local converts an expression of the given dialect, in which @ is its package, to one for the
// generated package.
func (g *generator) local(expr, dialect string) string {
	prefix := ""
	if dialect != "" && dialect != g.d.Name {
		prefix = packageName(dialect) + "."
	}
	return strings.ReplaceAll(expr, "@", prefix)
}

// packageName returns the name of another dialect's package. If the name of the dialect is a
// keyword of Go, its specification has the package name.
func packageName(dialect string) string {
	if token.IsKeyword(dialect) {
		panic(fmt.Errorf("the package of dialect %s cannot have its name", dialect))
	}
	return dialect
}

// localAttr returns an attribute with its expressions converted by local.
func (g *generator) localAttr(a ods.Attr) ods.Attr {
	for _, s := range []*string{&a.Var, &a.Storage, &a.Value, &a.Get, &a.Make, &a.Def, &a.Default, &a.Zero, &a.ValueType, &a.Parse, &a.Print} {
		*s = g.local(*s, a.Dialect)
	}
	return a
}

// layout returns the layout of an operation with its expressions converted by local.
func (g *generator) layout(op *ods.Op) ods.Layout {
	l := op.Layout()
	for i := range l.Slots {
		l.Slots[i].Attr = g.localAttr(l.Slots[i].Attr)
	}
	return l
}

// pkg returns the name of the dialect's package.
func (g *generator) pkg() string {
	if g.d.Package != "" {
		return g.d.Package
	}
	return packageName(g.d.Name)
}

// dialect writes the variable of the dialect.
func (g *generator) dialect() {
	d := g.d
	g.f("// Dialect is the %s dialect%s.\n", d.Name, after(": ", d.Summary))
	g.f("var Dialect = &ir.Dialect{\nName: %q,\n", d.Name)
	var ops []string
	for i := range d.Ops {
		ops = append(ops, OpName(&d.Ops[i]))
	}
	g.defList("Ops", "OpDef", ops, d.HandOps)
	g.defList("Types", "TypeDef", typeNames(d.Types), d.HandTypes)
	g.defList("Attrs", "AttrDef", attrNames(d.Attrs), d.HandAttrs)
	g.defList("MLIR14Ops", "OpDef", nil, d.MLIR14Ops)
	for _, h := range [][2]string{
		{"Attach", d.Attach}, {"MaterializeConstant", d.MaterializeConstant}, {"VerifyOpAttr", d.VerifyOpAttr},
		{"VerifyArgAttr", d.VerifyArgAttr}, {"VerifyResultAttr", d.VerifyResultAttr},
	} {
		if h[1] != "" {
			g.f("%s: %s,\n", h[0], h[1])
		}
	}
	if len(d.Interfaces) > 0 {
		g.f("Interfaces: []ir.Implementation{%s},\n", strings.Join(d.Interfaces, ", "))
	}
	if d.AllowsUnknownOps {
		g.f("AllowsUnknownOps: true,\n")
	}
	if d.Resources {
		g.f("Resources: true,\n")
	}
	if d.AllowsUnknownTypes {
		g.f("AllowsUnknownTypes: true,\n")
	}
	g.f("}\n\n")
}

func (g *generator) defList(field, typ string, names, more []string) {
	if names = append(names, more...); len(names) > 0 {
		g.f("%s: []*ir.%s{%s},\n", field, typ, strings.Join(names, ", "))
	}
}

func typeNames(defs []*ods.TypeDef) (names []string) {
	for _, d := range defs {
		names = append(names, d.Name+"Def")
	}
	return names
}

func attrNames(defs []*ods.AttrDef) (names []string) {
	for _, d := range defs {
		names = append(names, d.Name+"Def")
	}
	return names
}

// after returns s with a prefix, or "" if s is empty.
func after(prefix, s string) string {
	if s == "" {
		return ""
	}
	return prefix + s
}

// enum writes the Go type of an enumeration.
func (g *generator) enum(e *ods.Enum) {
	prefix := e.Prefix
	if prefix == "" {
		prefix = e.Name
	}
	typ := "uint32"
	if e.Bits > 32 {
		typ = "uint64"
	}
	g.f("// %s is an enumeration%s.\n", e.Name, after(": ", e.Summary))
	g.f("type %s %s\n\n", e.Name, typ)
	g.f("// The cases of %s.\nconst (\n", e.Name)
	for _, c := range e.Cases {
		name := c.Go
		if name == "" {
			name = goName(c.Text)
		}
		g.f("%s%s %s = %d\n", prefix, name, e.Name, c.Value)
	}
	g.f(")\n\n")
	info := e.Name + "Enum"
	g.f("// %s has the texts of the cases of %s.\n", info, e.Name)
	g.f("var %s = asm.Enum{\nSummary: %q,\n", info, e.Summary)
	if e.Cpp != "" {
		g.f("Cpp: %q,\n", e.Cpp)
	}
	g.f("Bits: %d,\n", e.Bits)
	if e.Flags {
		g.f("Flags: true,\nSeparator: %q,\nUnquoted: %t,\nGroups: %t,\n", e.Separator, e.Unquoted, e.Groups)
		if e.Empty {
			g.f("Empty: true,\n")
		}
	}
	g.f("Cases: []asm.EnumCase{\n")
	for _, c := range e.Cases {
		g.f("{Text: %q, Value: %d", c.Text, c.Value)
		if c.Group {
			g.f(", Group: true")
		}
		g.f("},\n")
	}
	g.f("},\n}\n\n")
	g.f("// Is%s is the constraint for integers that represent a case of %s.\n", e.Name, e.Name)
	g.f("var Is%s = asm.EnumConstraint(&%s)\n\n", e.Name, info)
	g.f("// String returns the text of the case.\n")
	g.f("func (v %s) String() string { return %s.String(uint64(v)) }\n\n", e.Name, info)
	g.f("// Parse%s returns the case with the given text, and whether there is one.\n", e.Name)
	g.f("func Parse%s(text string) (%s, bool) {\nv, ok := %s.Lookup(text)\nreturn %s(v), ok\n}\n\n", e.Name, e.Name, info, e.Name)
}

// typeKinds writes the kinds of types that formats refer to.
func (g *generator) typeKinds() {
	var names []string
	for n := range g.kinds {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		t := g.kinds[n]
		is := t.Is
		if is == "" {
			is = "asm.IsType[" + t.Go + "]"
		}
		g.f("var %s = asm.TypeKind{Name: %q, Is: %s", n, t.Kind, is)
		if t.Def != "" {
			g.f(", Def: &%s", t.Def)
		}
		g.f("}\n")
	}
}

// kind returns the name of the type kind of a constraint, "" if it has none.
func (g *generator) kind(t ods.Type) string {
	if t.Go == "" {
		return ""
	}
	n := "kind" + strings.NewReplacer("*", "", ".", "", "ir", "").Replace(t.Go)
	if t.Is != "" {
		n = "kind" + t.Name[strings.LastIndex(t.Name, "_")+1:]
	}
	g.kinds[n] = t
	return n
}
