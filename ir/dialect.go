package ir

import (
	"fmt"
	"strings"
	"sync"

	"github.com/gomlir/gomlir/diag"
)

// A Dialect is a namespace of operations, types and attributes. It is an
// immutable value that any number of contexts may register; packages below
// dialect/ each export one.
type Dialect struct {
	// Name is the namespace, "arith".
	Name string
	// Ops, Types and Attrs are the definitions of the dialect.
	Ops   []*OpDef
	Types []*TypeDef
	Attrs []*AttrDef
	// MLIR14Ops are definitions of operations that had other operands in MLIR 14.
	// They have the names of definitions in Ops and are not found by name: see
	// MLIR14Forms of package asm.
	MLIR14Ops []*OpDef
	// Interfaces are the dialect's implementations of interfaces. One of them parses
	// the types and attributes that have no mnemonic: see package asm.
	Interfaces []Implementation
	// Attach attaches implementations of the dialect's interfaces to definitions of
	// other dialects, with [OpInterface.Attach] and its like. [Context.Register] calls
	// it when it registers the dialect, once for each context. Nil attaches nothing.
	Attach func(c *Context)
	// AllowsUnknownOps and AllowsUnknownTypes accept what is not defined.
	AllowsUnknownOps, AllowsUnknownTypes bool
	// Resources is set if the dialect's attributes may refer to data in the resource
	// section of a file. See [Resource].
	Resources bool

	// MaterializeConstant makes an operation that has a constant as its one result, at
	// the builder's point. It returns nil if the dialect has no such operation for that
	// value and type. A nil function makes no operations.
	MaterializeConstant func(b *Builder, value Attribute, t Type) *Operation

	// VerifyOpAttr checks a discardable attribute whose name starts with the
	// dialect's, on any operation. Nil accepts all.
	VerifyOpAttr func(op *Operation, a NamedAttribute) *diag.Diagnostic
	// VerifyArgAttr checks a dialect's attribute on argument arg of region
	// region of a function-like operation. Nil accepts all.
	VerifyArgAttr func(op *Operation, region, arg int, a NamedAttribute) *diag.Diagnostic
	// VerifyResultAttr checks a dialect's attribute on result number result of
	// a function-like operation. Nil accepts all.
	VerifyResultAttr func(op *Operation, region, result int, a NamedAttribute) *diag.Diagnostic

	once    sync.Once
	mistake string // what check said, "" if nothing
	types   map[string]*TypeDef
	attrs   map[string]*AttrDef
	impls   implementations
}

// check returns how the definitions contradict themselves, or "".
func (d *Dialect) check() string {
	bad := func(format string, args ...any) string {
		return fmt.Sprintf("ir: dialect %q: "+format, append([]any{d.Name}, args...)...)
	}
	if d.Name == "" {
		return bad("it has no name")
	}
	ops := make(map[string]bool, len(d.Ops))
	for _, op := range d.Ops {
		prefix, rest, _ := strings.Cut(op.Name, ".")
		switch {
		case op.Name == "":
			return bad("an operation has no name")
		case prefix != d.Name || rest == "":
			return bad("operation %q is not in its namespace", op.Name)
		case ops[op.Name]:
			return bad("two operations are named %q", op.Name)
		case op.dialect != nil && op.dialect != d:
			return bad("operation %q belongs to another dialect of this name", op.Name)
		case op.Has(ConstantLike) && !FoldInterface.Has(nil, op):
			return bad("operation %q is ConstantLike but has no folder", op.Name)
		}
		ops[op.Name] = true
	}
	types := make(map[string]bool, len(d.Types))
	for _, t := range d.Types {
		if t.Dialect != d.Name || types[t.Mnemonic] || t.kind == 0 {
			return bad("type %q is of another dialect, defined twice, or not made by DefineType", t.Name())
		}
		types[t.Mnemonic] = true
	}
	attrs := make(map[string]bool, len(d.Attrs))
	for _, a := range d.Attrs {
		if a.Dialect != d.Name || attrs[a.Mnemonic] || a.kind == 0 {
			return bad("attribute %q is of another dialect, defined twice, or not made by DefineAttr", a.Name())
		}
		attrs[a.Mnemonic] = true
	}
	return ""
}

// init computes what is derived, once: contexts share dialects. It panics if the
// definitions contradict themselves.
func (d *Dialect) init() {
	d.once.Do(func() {
		if d.mistake = d.check(); d.mistake != "" {
			return
		}
		d.types = make(map[string]*TypeDef, len(d.Types))
		for _, t := range d.Types {
			d.types[t.Mnemonic] = t
		}
		d.attrs = make(map[string]*AttrDef, len(d.Attrs))
		for _, a := range d.Attrs {
			d.attrs[a.Mnemonic] = a
		}
		for _, op := range d.Ops {
			op.init(d)
		}
		for _, op := range d.MLIR14Ops {
			op.init(d)
		}
	})
	if d.mistake != "" {
		panic(d.mistake)
	}
}

// Type returns the definition of the type with a mnemonic, or nil.
func (d *Dialect) Type(mnemonic string) *TypeDef { d.init(); return d.types[mnemonic] }

// Attr returns the definition of the attribute with a mnemonic, or nil.
func (d *Dialect) Attr(mnemonic string) *AttrDef { d.init(); return d.attrs[mnemonic] }
