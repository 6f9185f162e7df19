package floors

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"
)

// TestUsed checks that there is a use, a test or an example of each exported name
// that somebody wrote.
func TestUsed(t *testing.T) {
	report(t, "unused", loaded(t).unused())
	for text, want := range map[string]string{
		"func F() {}":                                                        "p.F ",
		"func F() { F() }":                                                   "p.F ",
		"func F() {}\nvar _ = F":                                             "",
		"func F() {}\n-- test --\nvar _ = F":                                 "",
		"func F() {}\n-- test --\nfunc ExampleF() {}":                        "",
		"type T struct{}\nfunc (T) M() {}\nvar _ T":                          "p.T.M ",
		"type T struct{ F int }\nvar _ T":                                    "p.T.F ",
		"type T struct{ F int }\nvar _ = T{1}":                               "",
		"type T struct{ F int }\nvar _ = T{F: 1}":                            "",
		"type T struct{}\nfunc (T) String() string { return \"\" }\nvar _ T": "",
		"type I interface{ M() }\ntype T struct{}\nfunc (T) M() {}\nvar _ T\nfunc f(i I) { i.M() }": "",
		"type T int\nconst (\n\tA T = iota\n\tB\n)\nvar _ = B":                                      "",
		"const A, b = 1, 2": "p.A ",
	} {
		got := strings.Join(sample(t, "p", text).unused(), "\n")
		if (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q", text, got)
		}
	}
}

// unused returns a sentence for each exported name of a public package that occurs
// nowhere but in its own declaration. What is generated from a specification is
// left out: the generator has tests.
func (h *house) unused() []string {
	used := h.uses()
	var bad []string
	for _, c := range h.packages {
		if !isPublic(c.name) {
			continue
		}
		for _, f := range c.files {
			if isGenerated(f) {
				continue
			}
			for id, name := range h.exported(c, f) {
				if !used[c.types.Path()+"."+name] && !used[name[strings.LastIndex(name, ".")+1:]] {
					bad = append(bad, fmt.Sprintf("%s: %s.%s is not used, tested or shown", h.at(id.Pos()), c.name, name))
				}
			}
		}
	}
	slices.Sort(bad)
	return bad
}

// exported returns the exported names that a file declares: N, and T.N for methods
// and fields of an exported type.
func (h *house) exported(c *checked, f *ast.File) map[*ast.Ident]string {
	list := map[*ast.Ident]string{}
	add := func(prefix string, id *ast.Ident) {
		if id.IsExported() {
			list[id] = prefix + id.Name
		}
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				add("", d.Name)
			} else if recv := receiver(d); ast.IsExported(recv) && !slices.Contains(universal, d.Name.Name) {
				add(recv+".", d.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.ValueSpec:
					for _, id := range spec.Names {
						if d.Tok != token.CONST || !isCase(c, d, id) {
							add("", id)
						}
					}
				case *ast.TypeSpec:
					add("", spec.Name)
					if s, ok := spec.Type.(*ast.StructType); ok && spec.Name.IsExported() {
						for _, field := range s.Fields.List {
							for _, id := range field.Names {
								add(spec.Name.Name+".", id)
							}
						}
					}
				}
			}
		}
	}
	return list
}

// isCase reports whether a constant is a case of an enumeration: they stand in one
// declaration, with a type of the package, and one that nobody names may be the
// number between two others.
func isCase(c *checked, d *ast.GenDecl, id *ast.Ident) bool {
	named, ok := types.Unalias(c.info.Defs[id].Type()).(*types.Named)
	return ok && named.Obj().Pkg() == c.types && d.Lparen.IsValid()
}

// receiver returns the name of the type that a method belongs to.
func receiver(d *ast.FuncDecl) string {
	t := d.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}

// universal are the methods of interfaces of the standard library, which are
// called there.
var universal = []string{"String", "Error", "Unwrap", "Is", "As", "Write", "WriteString", "Read", "Close", "Len", "Less", "Swap", "Format", "GoString", "MarshalText", "UnmarshalText"}

// uses returns what occurs: path.N and path.T.N where the types say so; N for
// what a test, an example or an interface calls N.
func (h *house) uses() map[string]bool {
	used := map[string]bool{}
	for _, c := range h.packages {
		for _, f := range c.files {
			h.usesIn(c, f, used)
		}
		for _, f := range c.tests {
			for n := range ast.Preorder(f) {
				switch n := n.(type) {
				case *ast.Ident:
					used[n.Name] = true
				case *ast.FuncDecl:
					// ExampleT_M is an example of both.
					if rest, ok := strings.CutPrefix(n.Name.Name, "Example"); ok {
						for part := range strings.SplitSeq(rest, "_") {
							used[part] = true
						}
					}
				}
			}
		}
	}
	return used
}

// usesIn adds what occurs in a file outside of its own declaration.
func (h *house) usesIn(c *checked, f *ast.File, used map[string]bool) {
	for _, d := range f.Decls {
		self := ""
		if fd, ok := d.(*ast.FuncDecl); ok {
			self = fd.Name.Name
			if fd.Recv != nil {
				self = receiver(fd) + "." + self
			}
		}
		for n := range ast.Preorder(d) {
			switch n := n.(type) {
			case *ast.Ident:
				obj := c.info.Uses[n]
				if obj == nil || obj.Pkg() == nil || !obj.Exported() {
					continue
				}
				if name := obj.Name(); obj.Parent() == obj.Pkg().Scope() && (name != self || obj.Pkg() != c.types) {
					used[obj.Pkg().Path()+"."+name] = true
				}
			case *ast.SelectorExpr:
				h.selected(c, n, self, used)
			case *ast.InterfaceType:
				for _, m := range n.Methods.List {
					for _, id := range m.Names {
						used[id.Name] = true
					}
				}
			case *ast.CompositeLit:
				h.unkeyed(c, n, used)
			}
		}
	}
}

// selected adds the field or method that a selector picks.
func (h *house) selected(c *checked, n *ast.SelectorExpr, self string, used map[string]bool) {
	s := c.info.Selections[n]
	if s == nil || s.Obj().Pkg() == nil {
		return
	}
	// The path of embedded fields leads to the type that declares it.
	t := s.Recv()
	for _, i := range s.Index()[:len(s.Index())-1] {
		if st, ok := deref(t).Underlying().(*types.Struct); ok {
			t = st.Field(i).Type()
		}
	}
	h.member(deref(t), s.Obj(), self, used, c)
}

func (h *house) member(t types.Type, obj types.Object, self string, used map[string]bool, c *checked) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		used[obj.Name()] = true // of a struct without a name
		return
	}
	name := named.Obj().Name() + "." + obj.Name()
	if named.Obj().Pkg() != nil && (name != self || named.Obj().Pkg() != c.types) {
		used[named.Obj().Pkg().Path()+"."+name] = true
	}
}

func deref(t types.Type) types.Type {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// unkeyed adds the fields that a literal sets.
func (h *house) unkeyed(c *checked, n *ast.CompositeLit, used map[string]bool) {
	t := deref(c.info.TypeOf(n))
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return
	}
	for i, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok {
				if v, ok := c.info.Uses[id].(*types.Var); ok {
					h.member(t, v, "", used, c)
				}
			}
		} else if i < s.NumFields() {
			h.member(t, s.Field(i), "", used, c)
		}
	}
}
