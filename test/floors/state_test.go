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

// TestState checks that no function but init changes a variable of its package:
// the library may run many times in one process. Commands and what only tests use
// may have such state. numbersOnly and registers are the exceptions, with their reasons.
func TestState(t *testing.T) {
	report(t, "state", loaded(t).state())
	for text, want := range map[string]string{
		"var v int\nfunc f() { v = 1 }":                                                                         "p.v is written",
		"var v int\nfunc f() { v++ }":                                                                           "p.v is written",
		"var v int\nfunc f() { _, v = 1, 2 }":                                                                   "p.v is written",
		"var v []int\nfunc f() { v[0] = 1 }":                                                                    "p.v is written",
		"var v map[int]int\nfunc f() { delete(v, 1) }":                                                          "p.v is written",
		"var v []int\nfunc f() { copy(v, v) }":                                                                  "p.v is written",
		"var v struct { a [3]int }\nfunc f() { v.a[1] += 2 }":                                                   "p.v is written",
		"var v *struct { a int }\nfunc f() { v.a = 2 }":                                                         "p.v is written",
		"var v int\nfunc f() { for v = range 3 {} }":                                                            "p.v is written",
		"var v int\nfunc f() { p := &v; *p = 1 }":                                                               "p.v is written",
		"import \"sync\"\nvar v sync.Mutex\nfunc f() { v.Lock() }":                                              "p.v is a sync.Mutex",
		"import \"sync\"\nvar v struct { m sync.Map }\nfunc f() { v.m.Clear() }":                                "p.v is a sync.Map",
		"import \"sync\"\nvar v sync.Pool\nfunc f() { v.Put(v.Get()) }":                                         "",
		"import \"sync/atomic\"\nvar v atomic.Int64\nfunc f() { v.Add(1) }":                                     "",
		"import \"sync\"\nvar v = sync.OnceValue(func() int { return 1 })\nfunc f() { v() }":                    "",
		"var v int\nfunc init() { v = 1 }":                                                                      "",
		"var v = func() map[int]int { m := map[int]int{}; m[1] = 2; return m }()\nfunc f() int { return v[1] }": "",
		"var v int\nfunc f() { v := 1; v++ }":                                                                   "",
		"import \"sync/atomic\"\nvar v atomic.Int64\nfunc f() int64 { return v.Add(1) }":                        "",
		"import \"sync/atomic\"\nvar v atomic.Int64\nfunc f() int64 { v.Add(1); return v.Load() }":              "p.v is a atomic.Int64",
		"import \"sync/atomic\"\nvar v atomic.Int64\nfunc f() int64 { return v.Add(2) }":                        "p.v is a atomic.Int64",
		"import \"sync/atomic\"\nvar v atomic.Int64\nfunc f() *atomic.Int64 { return &v }":                      "p.v is a atomic.Int64",
		"var v func()\nfunc RegisterV(f func()) { v = f }\nfunc init() { RegisterV(nil) }":                      "",
		"var v func()\nfunc RegisterV(f func()) { v = f }\nfunc f() { RegisterV(nil) }":                         "p.v is written",
		"var v []int\nfunc f() { w := append(v, 1); w[0] = 1 }":                                                 "",
	} {
		got := strings.Join(sample(t, "p", text).state(), "\n")
		if (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q", text, got)
		}
	}
}

// mayHaveState reports whether a package, given by its path in the module, runs
// only in processes of its own.
func mayHaveState(name string) bool {
	first, _, _ := strings.Cut(name, "/")
	return slices.Contains([]string{"cmd", "test", "bench", "examples", "docs"}, first) || name == "internal/peer"
}

// state returns a sentence for each variable of a package that functions change.
func (h *house) state() []string {
	var bad []string
	for _, c := range h.packages {
		if mayHaveState(c.name) {
			continue
		}
		for _, name := range c.types.Scope().Names() {
			if v, ok := c.types.Scope().Lookup(name).(*types.Var); ok {
				if t := synchronized(v.Type(), nil); t != "" && !numbersOnly(c, v) {
					bad = append(bad, fmt.Sprintf("%s: %s.%s is a %s", h.at(v.Pos()), c.name, name, t))
				}
			}
		}
		for _, f := range c.files {
			for _, d := range f.Decls {
				if fd, ok := d.(*ast.FuncDecl); ok && !isInit(fd) && !h.registers(c, fd) {
					bad = append(bad, h.writes(c, fd)...)
				}
			}
		}
	}
	slices.Sort(bad)
	return slices.Compact(bad)
}

func isInit(fd *ast.FuncDecl) bool { return fd.Recv == nil && fd.Name.Name == "init" }

// numbersOnly reports whether all that is done with a variable is Add(1). Such a counter
// hands out numbers. It is no state that two users of the library could see of each
// other: each gets numbers that nobody else has, and nothing depends on which.
func numbersOnly(c *checked, v *types.Var) bool {
	if t := synchronized(v.Type(), nil); !strings.HasPrefix(t, "atomic.") {
		return false
	}
	uses, adds := 0, 0
	for _, f := range c.files {
		for n := range ast.Preorder(f) {
			switch n := n.(type) {
			case *ast.Ident:
				if c.info.Uses[n] == v {
					uses++
				}
			case *ast.CallExpr:
				sel, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || sel.Sel.Name != "Add" || len(n.Args) != 1 {
					continue
				}
				id, isName := sel.X.(*ast.Ident)
				lit, isLit := n.Args[0].(*ast.BasicLit)
				if isName && isLit && lit.Value == "1" && c.info.Uses[id] == v {
					adds++
				}
			}
		}
	}
	return uses == adds
}

// registers reports whether a function is RegisterX and only functions init of the
// module call it. A package that may not import another one gets from it that way, while
// the program starts, what it calls: as package image gets decoders. Nothing
// changes afterwards.
func (h *house) registers(c *checked, fd *ast.FuncDecl) bool {
	if fd.Recv != nil || !strings.HasPrefix(fd.Name.Name, "Register") {
		return false
	}
	for _, user := range h.packages {
		for _, f := range user.files {
			for _, d := range f.Decls {
				if in, ok := d.(*ast.FuncDecl); ok && isInit(in) {
					continue
				}
				for n := range ast.Preorder(d) {
					id, ok := n.(*ast.Ident)
					if !ok {
						continue
					}
					if obj := user.info.Uses[id]; obj != nil && obj.Pkg() != nil && obj.Name() == fd.Name.Name && obj.Pkg().Path() == c.types.Path() {
						return false
					}
				}
			}
		}
	}
	return true
}

// synchronized returns the type from sync or sync/atomic that a type contains by
// value, or "".
func synchronized(t types.Type, seen []types.Type) string {
	if slices.Contains(seen, t) {
		return ""
	}
	seen = append(seen, t)
	if named, ok := types.Unalias(t).(*types.Named); ok && named.Obj().Pkg() != nil {
		// A pool is a cache, which may be emptied at any time.
		if pkg := named.Obj().Pkg(); pkg.Path() == "sync" && named.Obj().Name() != "Pool" || pkg.Path() == "sync/atomic" {
			return pkg.Name() + "." + named.Obj().Name()
		}
	}
	if named, ok := types.Unalias(t).(*types.Named); ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "sync" {
		return "" // a pool
	}
	switch u := t.Underlying().(type) {
	case *types.Struct:
		for f := range u.Fields() {
			if s := synchronized(f.Type(), seen); s != "" {
				return s
			}
		}
	case *types.Array:
		return synchronized(u.Elem(), seen)
	}
	return ""
}

// writes returns a sentence for each write of a function to a variable of the
// package.
func (h *house) writes(c *checked, fd *ast.FuncDecl) []string {
	var bad []string
	write := func(e ast.Expr) {
		if v := root(c, e); v != nil {
			bad = append(bad, fmt.Sprintf("%s: %s.%s is written by %s", h.at(e.Pos()), c.name, v.Name(), fd.Name.Name))
		}
	}
	for n := range ast.Preorder(fd) {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				for _, e := range n.Lhs {
					write(e)
				}
			}
		case *ast.IncDecStmt:
			write(n.X)
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				write(n.Key)
				if n.Value != nil {
					write(n.Value)
				}
			}
		case *ast.UnaryExpr:
			// A pointer to a number or the like is there to write by.
			if n.Op == token.AND {
				if id, ok := ast.Unparen(n.X).(*ast.Ident); ok {
					if t := c.info.TypeOf(id); t != nil {
						if _, ok := t.Underlying().(*types.Struct); !ok {
							write(id)
						}
					}
				}
			}
		case *ast.CallExpr:
			if id, ok := ast.Unparen(n.Fun).(*ast.Ident); ok && len(n.Args) > 0 {
				if b, ok := c.info.Uses[id].(*types.Builtin); ok && slices.Contains([]string{"delete", "clear", "copy"}, b.Name()) {
					write(n.Args[0])
				}
			}
		}
	}
	return bad
}

// root returns the variable of the package that an expression is a part of, or
// that it points to.
func root(c *checked, e ast.Expr) *types.Var {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.SelectorExpr:
			if v, ok := c.info.Uses[x.Sel].(*types.Var); ok && !v.IsField() {
				return v // of another package
			}
			e = x.X
		case *ast.Ident:
			if v, ok := c.info.Uses[x].(*types.Var); ok && v.Pkg() != nil && v.Parent() == v.Pkg().Scope() {
				return v
			}
			return nil
		default:
			return nil
		}
	}
}
