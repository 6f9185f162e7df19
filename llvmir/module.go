package llvmir

import (
	"iter"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/source"
)

// A Module is a unit of LLVM IR: what one .ll file holds. It owns its types,
// attribute sets and metadata kinds; nothing is shared between modules, so
// different ones can be used by different goroutines. A module itself is not
// safe for concurrent modification, and may be printed by any number of
// goroutines.
type Module struct {
	Name       string // the file name; printed in the ModuleID comment
	SourceName string // source_filename
	DataLayout string // target datalayout
	Triple     string // target triple
	Asm        string // module asm, lines joined by line feeds
	Places     Places // of these in the source text

	Vars      []*GlobalVar
	Functions []*Function
	Aliases   []*Alias
	IFuncs    []*IFunc
	Comdats   []*Comdat
	Named     []*NamedMetadata
	UseLists  []UseListOrder

	Types *Types
	Sets  *AttrSets

	symbols        map[string]Global
	comdats        map[string]*Comdat
	kindsMu        sync.RWMutex
	kinds          map[string]*MDKind
	layout         atomic.Pointer[DataLayout]
	intrinsicAttrs sync.Map // of Intrinsic.Attrs
	printMu        sync.Mutex
	keptTypes      []*Type
	file           *source.File
}

// Places are where the lines are that a module begins with, the last of each
// kind; NoPos for those that are not there.
type Places struct{ DataLayout, Triple, Asm source.Pos }

// NewModule returns an empty module.
func NewModule(name string) *Module {
	m := &Module{
		Name:       name,
		SourceName: name,
		Types:      &Types{},
		Sets:       &AttrSets{table: map[string]*AttrSet{}},
		symbols:    map[string]Global{},
		comdats:    map[string]*Comdat{},
		kinds:      make(map[string]*MDKind, len(fixedKinds)),
	}
	m.Types.init()
	for i, n := range fixedKinds {
		m.kinds[n] = &MDKind{Name: n, id: int32(i)}
	}
	return m
}

// File returns the file that the module was parsed from, or nil.
func (m *Module) File() *source.File { return m.file }

// IsTyped reports whether the module has typed pointers, and so prints in the
// language of LLVM 14.
func (m *Module) IsTyped() bool { return m.Types.HasTypedPointers() }

// KeepType makes an identified struct be printed even if nothing in the module
// has that type.
func (m *Module) KeepType(t *Type) { m.keptTypes = append(m.keptTypes, t) }

// Globals ranges over all globals: variables, aliases, ifuncs and functions, in the
// order in which those without a name are numbered.
func (m *Module) Globals() iter.Seq[Global] {
	return func(yield func(Global) bool) {
		for _, g := range m.Vars {
			if !yield(g) {
				return
			}
		}
		for _, a := range m.Aliases {
			if !yield(a) {
				return
			}
		}
		for _, f := range m.IFuncs {
			if !yield(f) {
				return
			}
		}
		for _, f := range m.Functions {
			if !yield(f) {
				return
			}
		}
	}
}

// Lookup returns the global of a name given without its @, or nil.
func (m *Module) Lookup(name string) Global { return m.symbols[name] }

// LookupFunction returns the function of a name, or nil.
func (m *Module) LookupFunction(name string) *Function {
	f, _ := m.symbols[name].(*Function)
	return f
}

// MDKind returns the kind of attachment of a name. It is safe for concurrent
// use.
func (m *Module) MDKind(name string) *MDKind { return m.mdKind([]byte(name), source.NoPos) }

// mdKind is MDKind for a name at a place in the source. Kinds that LLVM does not know are
// numbered in the order of their first places.
func (m *Module) mdKind(name []byte, pos source.Pos) *MDKind {
	m.kindsMu.RLock()
	k := m.kinds[string(name)]
	m.kindsMu.RUnlock()
	if k != nil && (k.id < int32(len(fixedKinds)) || pos == source.NoPos) {
		return k
	}
	m.kindsMu.Lock()
	defer m.kindsMu.Unlock()
	if k = m.kinds[string(name)]; k == nil {
		k = &MDKind{Name: string(name), id: int32(len(m.kinds)), first: pos}
		m.kinds[k.Name] = k
	} else if pos < k.first {
		k.first = pos
	}
	return k
}

// Comdat returns the comdat of a name, a new one of kind any if there is none.
func (m *Module) Comdat(name string) *Comdat {
	c := m.comdats[name]
	if c == nil {
		c = &Comdat{Name: name}
		m.comdats[name] = c
		m.Comdats = append(m.Comdats, c)
	}
	return c
}

// add enters a global under its name. It panics if the name is taken.
func (m *Module) add(g Global) {
	b := g.Base()
	if b.Name == "" {
		return
	}
	if m.symbols[b.Name] != nil {
		panic("llvmir: @" + b.Name + " is defined already")
	}
	m.symbols[b.Name] = g
}

// NewGlobal adds a global variable of a type, without initialiser, and
// returns it. An empty name gives it a number. It panics if the name is taken.
func (m *Module) NewGlobal(name string, t *Type, addrSpace uint32) *GlobalVar {
	g := &GlobalVar{GlobalBase: m.base(name, t, addrSpace)}
	m.add(g)
	m.Vars = append(m.Vars, g)
	return g
}

func (m *Module) base(name string, t *Type, addrSpace uint32) GlobalBase {
	return GlobalBase{Name: name, ValueType: t, Module: m, typ: m.addressType(t, addrSpace), number: -1}
}

// addressType returns the type of the address of a t.
func (m *Module) addressType(t *Type, addrSpace uint32) *Type {
	if m.Types.HasTypedPointers() {
		return m.Types.PtrTo(t, addrSpace)
	}
	return m.Types.Ptr(addrSpace)
}

// NewFunction adds a function of a signature, a declaration until it gets
// blocks, and returns it. It panics if the name is taken.
func (m *Module) NewFunction(name string, sig *Type, addrSpace uint32) *Function {
	f := &Function{GlobalBase: m.base(name, sig, addrSpace)}
	f.Args = newArgs(f, sig)
	m.add(f)
	m.Functions = append(m.Functions, f)
	return f
}

func newArgs(f *Function, sig *Type) []*Argument {
	args := make([]Argument, len(sig.elems))
	list := make([]*Argument, len(args))
	for i := range args {
		args[i] = Argument{Func: f, Index: i, typ: sig.elems[i]}
		list[i] = &args[i]
	}
	return list
}

// NewAlias adds another name for a constant address.
func (m *Module) NewAlias(name string, t *Type, addrSpace uint32, aliasee Constant) *Alias {
	a := &Alias{GlobalBase: m.base(name, t, addrSpace), Aliasee: aliasee}
	m.add(a)
	m.Aliases = append(m.Aliases, a)
	return a
}

// NewIFunc adds a function whose address the resolver returns.
func (m *Module) NewIFunc(name string, t *Type, addrSpace uint32, resolver Constant) *IFunc {
	f := &IFunc{GlobalBase: m.base(name, t, addrSpace), Resolver: resolver}
	m.add(f)
	m.IFuncs = append(m.IFuncs, f)
	return f
}

// NamedMetadata returns the named metadata of a name, an empty one if there is
// none yet.
func (m *Module) NamedMetadata(name string) *NamedMetadata {
	for _, n := range m.Named {
		if n.Name == name {
			return n
		}
	}
	n := &NamedMetadata{Name: name}
	m.Named = append(m.Named, n)
	return n
}

// NewBlock appends a basic block to a function.
func (f *Function) NewBlock(name string) *Block {
	b := &Block{Name: name, Func: f, label: f.Module.Types.Label()}
	f.Blocks = append(f.Blocks, b)
	return b
}

// NewBlocks appends n basic blocks without names to a function, in less time and
// memory than one after the other, and returns them.
func (f *Function) NewBlocks(n int) []*Block {
	blocks := make([]Block, n)
	f.Blocks = slices.Grow(f.Blocks, n)
	label := f.Module.Types.Label()
	for i := range blocks {
		blocks[i].Func, blocks[i].label = f, label
		f.Blocks = append(f.Blocks, &blocks[i])
	}
	return f.Blocks[len(f.Blocks)-n:]
}
