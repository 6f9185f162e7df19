package ir

import (
	"sort"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/source"
)

// A Context owns types, attributes and the dialects they come from. Everything
// in it lives as long as the context does, and nothing is shared between two
// contexts.
//
// All methods are safe for concurrent use: any number of goroutines may make
// types and attributes, look up operation definitions, register dialects and set
// options.
// Operations are not owned by the context and not locked by it: a tree of
// operations belongs to one goroutine at a time.
type Context struct {
	number  uint32
	types   uniquer[TypeBase]
	attrs   uniquer[AttrBase]
	homes   atomic.Pointer[[]*attrHome] // by the kind of the definition
	typeID  atomic.Uint32
	attrID  atomic.Uint32
	scopeID atomic.Uint32

	files             source.Set
	allowUnregistered atomic.Bool
	printOp           atomic.Bool
	diagnosticText    atomic.Pointer[func(dst []byte, op *Operation, generic bool) []byte]

	mu         sync.Mutex // held while registering
	identities sync.Mutex // see LockIdentities
	dialects   atomic.Pointer[map[string]*Dialect]
	ops        shared.Map // name string -> *OpDef, registered or not
	strings    shared.Map // string -> string, see Intern

	resources  shared.Map // resourceID -> *Resource
	opaqueLocs shared.Map // opaqueKey -> *OpaqueLoc
	tables     atomic.Pointer[[]tableRange]

	requireType func(Type) // RequireType and RequireAttr, for SubElements
	requireAttr func(Attribute)

	attached atomic.Pointer[[][]any] // implementations, by interface and number of the definition

	common common
}

// common holds the objects that everybody asks for.
type common struct {
	integers [129]*IntegerType // signless, by width
	index    *IndexType
	none     *NoneType
	floats   [numFloatKinds]*FloatType
	unit     *UnitAttr
	empty    *DictionaryAttr
	unknown  *UnknownLoc
	noProps  *InherentAttrs
}

// NewContext returns a context in which the given dialects are registered, and
// whose options have their zero values.
func NewContext(dialects ...*Dialect) *Context {
	c := &Context{number: contexts.Add(1)}
	c.requireType, c.requireAttr = c.RequireType, c.RequireAttr
	c.types.init()
	c.attrs.init()
	c.dialects.Store(&map[string]*Dialect{})
	c.initCommon()
	c.Register(dialects...)
	return c
}

// Files returns the source files that positions of operations refer to. Files can be
// added to the set.
func (c *Context) Files() *source.Set { return &c.files }

// SetAllowUnregisteredDialects sets whether operations, types and attributes of
// dialects that are not registered are accepted. At first they are not. A goroutine
// that parses or verifies during the call may see either value.
func (c *Context) SetAllowUnregisteredDialects(allow bool) { c.allowUnregistered.Store(allow) }

// AllowsUnregisteredDialects returns what [Context.SetAllowUnregisteredDialects] set.
func (c *Context) AllowsUnregisteredDialects() bool { return c.allowUnregistered.Load() }

// SetPrintOpOnDiagnostic sets whether [Operation.Errorf] attaches the operation's text
// as a note, as mlir-opt does by default. A context does not at first.
func (c *Context) SetPrintOpOnDiagnostic(print bool) { c.printOp.Store(print) }

// SetDiagnosticText sets how [Operation.DiagnosticText] shows an operation: f appends
// the text to dst, in the generic form or not. It is called by several goroutines at once
// if they report diagnostics. Nil stands for the plain text, as at first.
func (c *Context) SetDiagnosticText(f func(dst []byte, op *Operation, generic bool) []byte) {
	if f == nil {
		c.diagnosticText.Store(nil)
		return
	}
	c.diagnosticText.Store(&f)
}

// LockIdentities waits for the lock of the context's identities, takes it and returns
// the function that releases it. Whoever looks for a free identity for a recursive type
// or attribute, and gives it a body later, holds the lock meanwhile, as asm.Lift does.
// All else works without it.
func (c *Context) LockIdentities() (unlock func()) {
	c.identities.Lock()
	return c.identities.Unlock
}

// Register adds dialects to the context. Registering a dialect again does nothing.
// Register panics if another dialect has the same name, or if a dialect's definitions
// contradict themselves: two operations of one name, an operation outside of the
// dialect's namespace, a constant without a folder.
func (c *Context) Register(dialects ...*Dialect) {
	for _, d := range c.add(dialects) {
		if d.Attach != nil {
			d.Attach(c)
		}
	}
}

// add registers dialects, and returns those that were not registered before.
func (c *Context) add(dialects []*Dialect) (added []*Dialect) {
	c.mu.Lock()
	defer c.mu.Unlock()
	old := *c.dialects.Load()
	m := make(map[string]*Dialect, len(old)+len(dialects))
	for n, d := range old {
		m[n] = d
	}
	for _, d := range dialects {
		switch m[d.Name] {
		case d:
			continue
		case nil:
		default:
			panic("ir: two dialects are named " + d.Name)
		}
		d.init()
		m[d.Name] = d
		added = append(added, d)
		for _, op := range d.Ops {
			c.ops.Store(op.Name, op)
		}
	}
	c.dialects.Store(&m)
	return added
}

// Dialect returns the registered dialect of a name, or nil.
func (c *Context) Dialect(name string) *Dialect {
	return (*c.dialects.Load())[name]
}

// DialectOfAttr returns the registered dialect whose name is the part before the
// first dot of an attribute's name, or nil.
func (c *Context) DialectOfAttr(name string) *Dialect {
	prefix, rest, _ := strings.Cut(name, ".")
	if rest == "" {
		return nil
	}
	return c.Dialect(prefix)
}

// Dialects returns the registered dialects in the order of their names.
func (c *Context) Dialects() []*Dialect {
	m := *c.dialects.Load()
	ds := make([]*Dialect, 0, len(m))
	for _, d := range m {
		ds = append(ds, d)
	}
	sort.Slice(ds, func(i, j int) bool { return ds[i].Name < ds[j].Name })
	return ds
}

// OpDef returns the definition of the operation of a full name, "arith.addi".
// For a name that no registered dialect defines it makes one, the same each
// time, whose Registered method is false.
func (c *Context) OpDef(name string) *OpDef {
	if d, ok := c.ops.Load(name); ok {
		return d.(*OpDef)
	}
	d, _ := c.ops.LoadOrStore(strings.Clone(name), unregisteredOp(strings.Clone(name)))
	return d.(*OpDef)
}

// RegisteredOp returns the definition of the operation of a full name if a
// registered dialect defines it, otherwise nil.
func (c *Context) RegisteredOp(name string) *OpDef {
	if d, ok := c.ops.Load(name); ok && d.(*OpDef).Registered() {
		return d.(*OpDef)
	}
	return nil
}

// Intern returns a string equal to s that stays alive with the context. So a name does
// not keep alive the whole source text that it is a part of.
func (c *Context) Intern(s string) string {
	if t, ok := c.strings.Load(s); ok {
		return t.(string)
	}
	s = strings.Clone(s)
	t, _ := c.strings.LoadOrStore(s, s)
	return t.(string)
}
