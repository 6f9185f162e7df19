package ir

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
)

// An OpInterface is a question that some kinds of operations can answer, asked by
// code that does not know the kind: what memory it touches, where it branches to,
// how it is printed. M is the Go interface with the methods that answer it. This
// is MLIR's op interface.
//
//	var MemoryEffects = ir.NewOpInterface[MemoryEffectOp]("MemoryEffectOpInterface")
//
//	if op, ok := MemoryEffects.Of(op); ok {
//		op.Effects(add)
//	}
//
// An operation has an implementation from one of three places:
//
//   - its typed view has the methods of M;
//   - its definition lists one in Interfaces, made by [OpInterface.Is] or
//     [OpInterface.Bind];
//   - some package has attached one in the operation's context, with
//     [OpInterface.Attach]. This is MLIR's external model.
//
// The first of these that exists counts. All methods are safe for concurrent use.
type OpInterface[M any] struct {
	core interfaceCore[*OpDef, *Operation, M]
	// implied is the implementation of definitions with certain traits that have no other.
	traits  Traits
	implied func(*Operation) M
}

// NewOpInterface returns a new interface of operations. It is meant for
// package-level variables. The name is for messages only.
func NewOpInterface[M any](name string) *OpInterface[M] {
	return &OpInterface[M]{core: newInterface[*OpDef, *Operation, M](name)}
}

// impliedBy makes definitions with certain traits implement the interface, unless they do
// in another way. It returns the interface.
func (i *OpInterface[M]) impliedBy(traits Traits, bind func(*Operation) M) *OpInterface[M] {
	i.traits, i.implied = traits, bind
	return i
}

// Of returns the implementation for an operation. It allocates nothing if the
// implementation is a view or the same for all operations of a definition.
func (i *OpInterface[M]) Of(op *Operation) (m M, ok bool) {
	if a := i.answer(op.def, op); a != nil {
		return a.of(op), true
	}
	return m, false
}

// OfDef returns the implementation for a definition. It is for methods that need no
// operation, such as a parser; if a view implements them, they must not use their
// receiver. Attached implementations are looked up in the context. A nil context has no
// attached implementations.
func (i *OpInterface[M]) OfDef(c *Context, def *OpDef) (m M, ok bool) {
	a := i.core.own(&def.impls)
	if a == nil {
		a = i.resolve(def)
	}
	if !a.implemented() {
		if a = i.core.attached(c, &def.impls); a == nil {
			return m, false
		}
	}
	return a.of(nil), true
}

// Has reports whether the operations of a definition implement the interface.
func (i *OpInterface[M]) Has(c *Context, def *OpDef) bool {
	a := i.core.own(&def.impls)
	if a == nil {
		a = i.resolve(def)
	}
	return a.implemented() || i.core.attached(c, &def.impls) != nil
}

// answer returns the answer of a definition, nil if absent.
func (i *OpInterface[M]) answer(def *OpDef, op *Operation) *answer[*Operation, M] {
	a := i.core.own(&def.impls)
	if a == nil {
		a = i.resolve(def)
	}
	if a.implemented() {
		return a
	}
	return i.core.attached(op.Context(), &def.impls)
}

// resolve finds out whether the view of a definition has the methods, and remembers it.
func (i *OpInterface[M]) resolve(def *OpDef) *answer[*Operation, M] {
	def.impls.fill(def.Interfaces)
	if a := i.core.own(&def.impls); a != nil {
		return a
	}
	a := &answer[*Operation, M]{}
	if def.View != nil {
		if _, ok := def.View(nil).(M); ok {
			a.bind = func(op *Operation) M { return def.View(op).(M) }
		}
	}
	if a.bind == nil && i.implied != nil && def.Has(i.traits) {
		a.bind = i.implied
	}
	def.impls.set(i.core.id, a)
	return a
}

// Is is the implementation of a definition whose operations all have the same
// model. It goes into OpDef.Interfaces.
func (i *OpInterface[M]) Is(model M) Implementation {
	return i.core.implementation(&answer[*Operation, M]{model: model, isModel: true})
}

// Bind is the implementation of a definition whose operations each have a model of
// their own, which bind makes. It goes into OpDef.Interfaces.
func (i *OpInterface[M]) Bind(bind func(*Operation) M) Implementation {
	return i.core.implementation(&answer[*Operation, M]{bind: bind})
}

// Attach makes the operations of a definition implement the interface in a context.
// bind wraps an operation in the type that has the methods; it gets nil from OfDef.
// It replaces what was attached before. To attach to a definition that implements
// the interface itself is a panic.
func (i *OpInterface[M]) Attach(c *Context, def *OpDef, bind func(*Operation) M) {
	if i.Has(nil, def) {
		panic(fmt.Sprintf("ir: %s implements %s itself", def.Name, i.core.name))
	}
	i.core.attach(c, &def.impls, &answer[*Operation, M]{bind: bind})
}

// String is the name of the interface.
func (i *OpInterface[M]) String() string { return i.core.name }

// A TypeInterface is a question that some kinds of types can answer. A type
// implements it if its Go type has the methods of M, if its definition lists an
// implementation, or if one is attached in the type's context. See [OpInterface].
type TypeInterface[M any] struct {
	core interfaceCore[*TypeDef, Type, M]
}

// NewTypeInterface returns a new interface of types. It is meant for package-level
// variables. The name is for messages only.
func NewTypeInterface[M any](name string) *TypeInterface[M] {
	return &TypeInterface[M]{newInterface[*TypeDef, Type, M](name)}
}

// Of returns the implementation for a type. A nil type has no implementation.
func (i *TypeInterface[M]) Of(t Type) (m M, ok bool) {
	if m, ok := t.(M); ok || t == nil {
		return m, ok
	}
	if a := i.core.find(t.Context(), t.Def().impls, t.Def().Interfaces); a != nil {
		return a.of(t), true
	}
	return m, false
}

// OfDef returns the implementation that a definition lists or has attached in the
// context, for methods that need no type. Methods of the Go type do not count.
func (i *TypeInterface[M]) OfDef(c *Context, def *TypeDef) (m M, ok bool) {
	if a := i.core.find(c, def.impls, def.Interfaces); a != nil {
		return a.of(nil), true
	}
	return m, false
}

// Is is the implementation of a definition whose types all have the same model. It
// goes into TypeDef.Interfaces.
func (i *TypeInterface[M]) Is(model M) Implementation {
	return i.core.implementation(&answer[Type, M]{model: model, isModel: true})
}

// Attach makes the types of a definition implement the interface in a context. See
// [OpInterface.Attach].
func (i *TypeInterface[M]) Attach(c *Context, def *TypeDef, bind func(Type) M) {
	if _, ok := i.OfDef(nil, def); ok {
		panic(fmt.Sprintf("ir: %s implements %s itself", def.Name(), i.core.name))
	}
	i.core.attach(c, def.impls, &answer[Type, M]{bind: bind})
}

// String is the name of the interface.
func (i *TypeInterface[M]) String() string { return i.core.name }

// An AttrInterface is a question that some kinds of attributes can answer. See
// [TypeInterface].
type AttrInterface[M any] struct {
	core interfaceCore[*AttrDef, Attribute, M]
}

// NewAttrInterface returns a new interface of attributes. It is meant for
// package-level variables. The name is for messages only.
func NewAttrInterface[M any](name string) *AttrInterface[M] {
	return &AttrInterface[M]{newInterface[*AttrDef, Attribute, M](name)}
}

// Of returns the implementation for an attribute. A nil attribute has no
// implementation.
func (i *AttrInterface[M]) Of(a Attribute) (m M, ok bool) {
	if m, ok := a.(M); ok || a == nil {
		return m, ok
	}
	if found := i.core.find(a.Context(), a.Def().impls, a.Def().Interfaces); found != nil {
		return found.of(a), true
	}
	return m, false
}

// OfDef returns the implementation that a definition lists or has attached in the
// context. See [TypeInterface.OfDef].
func (i *AttrInterface[M]) OfDef(c *Context, def *AttrDef) (m M, ok bool) {
	if a := i.core.find(c, def.impls, def.Interfaces); a != nil {
		return a.of(nil), true
	}
	return m, false
}

// Is is the implementation of a definition whose attributes all have the same
// model. It goes into AttrDef.Interfaces.
func (i *AttrInterface[M]) Is(model M) Implementation {
	return i.core.implementation(&answer[Attribute, M]{model: model, isModel: true})
}

// Attach makes the attributes of a definition implement the interface in a context.
// See [OpInterface.Attach].
func (i *AttrInterface[M]) Attach(c *Context, def *AttrDef, bind func(Attribute) M) {
	if _, ok := i.OfDef(nil, def); ok {
		panic(fmt.Sprintf("ir: %s implements %s itself", def.Name(), i.core.name))
	}
	i.core.attach(c, def.impls, &answer[Attribute, M]{bind: bind})
}

// String is the name of the interface.
func (i *AttrInterface[M]) String() string { return i.core.name }

// A DialectInterface is a question that some dialects can answer: how to inline
// into their operations, which patterns convert them. The dialect lists its
// implementation in Interfaces, or another package attaches one in a context.
type DialectInterface[M any] struct {
	core interfaceCore[*Dialect, *Dialect, M]
}

// NewDialectInterface returns a new interface of dialects. It is meant for
// package-level variables. The name is for messages only.
func NewDialectInterface[M any](name string) *DialectInterface[M] {
	return &DialectInterface[M]{newInterface[*Dialect, *Dialect, M](name)}
}

// Of returns the implementation for a dialect in a context. A nil dialect has no
// implementation.
func (i *DialectInterface[M]) Of(c *Context, d *Dialect) (m M, ok bool) {
	if d == nil {
		return m, false
	}
	if a := i.core.find(c, &d.impls, d.Interfaces); a != nil {
		return a.of(d), true
	}
	return m, false
}

// Is is the implementation of a dialect. It goes into Dialect.Interfaces.
func (i *DialectInterface[M]) Is(model M) Implementation {
	return i.core.implementation(&answer[*Dialect, M]{model: model, isModel: true})
}

// Attach makes a dialect implement the interface in a context. It replaces what was
// attached before. To attach to a dialect that implements the interface itself is
// a panic.
func (i *DialectInterface[M]) Attach(c *Context, d *Dialect, model M) {
	if a := i.core.find(nil, &d.impls, d.Interfaces); a != nil {
		panic(fmt.Sprintf("ir: dialect %s implements %s itself", d.Name, i.core.name))
	}
	i.core.attach(c, &d.impls, &answer[*Dialect, M]{model: model, isModel: true})
}

// String is the name of the interface.
func (i *DialectInterface[M]) String() string { return i.core.name }

// An Implementation is how a definition implements an interface. The Is methods of
// interfaces make them.
type Implementation struct {
	id     int
	name   string
	answer any // *answer[K, M]
}

// interfaceCore is what the four kinds of interfaces have in common: D is what
// defines the things K that are asked.
type interfaceCore[D, K, M any] struct {
	name string
	id   int
}

// interfaceIDs numbers interfaces, so that an implementation is an element of a
// slice.
var interfaceIDs atomic.Int32

func newInterface[D, K, M any](name string) interfaceCore[D, K, M] {
	return interfaceCore[D, K, M]{name: name, id: int(interfaceIDs.Add(1)) - 1}
}

// An answer is an implementation: the same model for all, or one for each, which bind
// makes. An answer without either means that the interface is not implemented.
type answer[K, M any] struct {
	bind    func(K) M
	model   M
	isModel bool
}

func (a *answer[K, M]) of(x K) M {
	if a.isModel {
		return a.model
	}
	return a.bind(x)
}

func (a *answer[K, M]) implemented() bool { return a.isModel || a.bind != nil }

func (i *interfaceCore[D, K, M]) implementation(a *answer[K, M]) Implementation {
	return Implementation{id: i.id, name: i.name, answer: a}
}

// own returns the entry in the table of a definition, nil if absent.
func (i *interfaceCore[D, K, M]) own(t *implementations) *answer[K, M] {
	if list := t.table.Load(); list != nil && i.id < len(*list) {
		a, _ := (*list)[i.id].(*answer[K, M])
		return a
	}
	return nil
}

// find returns what a definition lists or has attached in a context, nil if absent. The
// context may be nil.
func (i *interfaceCore[D, K, M]) find(c *Context, t *implementations, list []Implementation) *answer[K, M] {
	if t.table.Load() == nil {
		t.fill(list)
	}
	if a := i.own(t); a != nil {
		return a
	}
	return i.attached(c, t)
}

// attached returns what is attached to a definition in a context, nil if absent.
func (i *interfaceCore[D, K, M]) attached(c *Context, t *implementations) *answer[K, M] {
	if c == nil {
		return nil
	}
	rows := c.attached.Load()
	if rows == nil || i.id >= len(*rows) {
		return nil
	}
	row, n := (*rows)[i.id], int(t.number.Load())
	if n >= len(row) {
		return nil
	}
	a, _ := row[n].(*answer[K, M])
	return a
}

func (i *interfaceCore[D, K, M]) attach(c *Context, t *implementations, a *answer[K, M]) {
	n := t.numbered()
	c.mu.Lock()
	defer c.mu.Unlock()
	var rows [][]any
	if old := c.attached.Load(); old != nil {
		rows = slices.Clone(*old)
	}
	for len(rows) <= i.id {
		rows = append(rows, nil)
	}
	row := make([]any, max(len(rows[i.id]), n+1))
	copy(row, rows[i.id])
	row[n] = a
	rows[i.id] = row
	c.attached.Store(&rows)
}

// implementations are the interfaces that a definition implements, as a table. It
// is a part of each kind of definition.
type implementations struct {
	mu     sync.Mutex
	table  atomic.Pointer[[]any] // by interface
	number atomic.Int32          // for what is attached; 0: nothing ever was
}

// definitionNumbers numbers the definitions to which something is attached.
var definitionNumbers atomic.Int32

func (t *implementations) numbered() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.number.Load() == 0 {
		t.number.Store(definitionNumbers.Add(1))
	}
	return int(t.number.Load())
}

// fill makes the table of what a definition lists.
func (t *implementations) fill(list []Implementation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table.Load() != nil {
		return
	}
	table := []any{}
	for _, m := range list {
		for len(table) <= m.id {
			table = append(table, nil)
		}
		if table[m.id] != nil {
			panic("ir: a definition has two implementations of " + m.name)
		}
		table[m.id] = m.answer
	}
	t.table.Store(&table)
}

// set stores an answer, unless the table has one. The table must exist.
func (t *implementations) set(id int, answer any) {
	t.mu.Lock()
	defer t.mu.Unlock()
	old := *t.table.Load()
	if id < len(old) && old[id] != nil {
		return
	}
	table := make([]any, max(len(old), id+1))
	copy(table, old)
	table[id] = answer
	t.table.Store(&table)
}
