package llvmir

import (
	"iter"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/source"
)

// A Module is a unit of LLVM IR: the contents of one .ll file. It owns its types,
// attribute sets and metadata kinds. Modules share nothing, so different ones can be used
// by different goroutines. One module is not safe for concurrent modification; any number
// of goroutines may print it.
type Module struct {
	Name       string // the file name; printed in the ModuleID comment
	SourceName string // source_filename
	DataLayout string // target datalayout
	Triple     string // target triple
	Asm        string // module asm; line feeds separate the lines
	Places     Places // positions of the fields above in the source text

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
	intrinsicAttrs shared.Map // caches the results of Intrinsic.Attrs
	printMu        sync.Mutex
	keptTypes      []*Type
	file           *source.File
}

// Places has the positions of the lines at the start of a module, NoPos if absent. If there are
// several lines of a kind, it has the last.
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

// File returns the file that the module was parsed from, nil if it was not parsed.
func (m *Module) File() *source.File { return m.file }

// IsTyped reports whether the module has typed pointers. Such a module prints in the
// language of LLVM 14.
func (m *Module) IsTyped() bool { return m.Types.HasTypedPointers() }

// KeepType makes Print define an identified struct that nothing in the module uses.
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

// Lookup returns the global with a name, given without the @, or nil.
func (m *Module) Lookup(name string) Global { return m.symbols[name] }

// LookupFunction returns the function with a name, or nil.
func (m *Module) LookupFunction(name string) *Function {
	f, _ := m.symbols[name].(*Function)
	return f
}

// MDKind returns the kind of attachment with a name. It is safe for concurrent use.
func (m *Module) MDKind(name string) *MDKind { return m.mdKind([]byte(name), source.NoPos) }

// mdKind is MDKind for a name at a position in the source. Kinds that LLVM does not know
// are numbered in the order of their first positions.
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

// Comdat returns the comdat with a name. If the name is new, it adds a comdat of kind
// any.
func (m *Module) Comdat(name string) *Comdat {
	c := m.comdats[name]
	if c == nil {
		c = &Comdat{Name: name}
		m.comdats[name] = c
		m.Comdats = append(m.Comdats, c)
	}
	return c
}

// add adds a global to the symbol table. It panics if the name is taken.
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

// NewGlobal adds a global variable of type t, without an initialiser, and returns it. A
// variable without a name gets a number. It panics if the name is taken.
func (m *Module) NewGlobal(name string, t *Type, addrSpace uint32) *GlobalVar {
	g := &GlobalVar{GlobalBase: m.base(name, t, addrSpace)}
	m.add(g)
	m.Vars = append(m.Vars, g)
	return g
}

func (m *Module) base(name string, t *Type, addrSpace uint32) GlobalBase {
	return GlobalBase{Name: name, ValueType: t, Module: m, typ: m.addressType(t, addrSpace), number: -1}
}

// addressType returns the type of the address of a value of type t.
func (m *Module) addressType(t *Type, addrSpace uint32) *Type {
	if m.Types.HasTypedPointers() {
		return m.Types.PtrTo(t, addrSpace)
	}
	return m.Types.Ptr(addrSpace)
}

// NewFunction adds a function with a signature and returns it. It is a declaration until
// it has blocks. It panics if the name is taken.
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

// NewAlias adds an alias: another name for a constant address. It panics if the name is
// taken.
func (m *Module) NewAlias(name string, t *Type, addrSpace uint32, aliasee Constant) *Alias {
	a := &Alias{GlobalBase: m.base(name, t, addrSpace), Aliasee: aliasee}
	m.add(a)
	m.Aliases = append(m.Aliases, a)
	return a
}

// NewIFunc adds a function whose address the resolver returns. It panics if the name is
// taken.
func (m *Module) NewIFunc(name string, t *Type, addrSpace uint32, resolver Constant) *IFunc {
	f := &IFunc{GlobalBase: m.base(name, t, addrSpace), Resolver: resolver}
	m.add(f)
	m.IFuncs = append(m.IFuncs, f)
	return f
}

// NamedMetadata returns the named metadata with a name, adding it if necessary.
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

// NewBlock appends a basic block to the function. The name may be "".
func (f *Function) NewBlock(name string) *Block {
	b := &Block{Name: name, Func: f, label: f.Module.Types.Label()}
	f.Blocks = append(f.Blocks, b)
	return b
}

// NewBlocks appends n basic blocks without names and returns them. It takes less time and
// memory than n calls of NewBlock.
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
