package llvmir

import "github.com/gomlir/gomlir/source"

// A Global is a symbol of a module, written with an @: a [*GlobalVar], [*Function],
// [*Alias] or [*IFunc]. As a value it is the address of the symbol.
type Global interface {
	Constant
	// GlobalName returns the name without the @, "" if the global prints as a number.
	GlobalName() string
	// Base returns the fields that all globals have.
	Base() *GlobalBase
}

// GlobalBase holds the fields that all globals have.
type GlobalBase struct {
	Name        string // without the @; empty if it has only a number
	Linkage     Linkage
	Visibility  Visibility
	DLLStorage  DLLStorage
	ThreadLocal ThreadLocal
	UnnamedAddr UnnamedAddr
	DSOLocal    bool  // explicit; it may be implied, see IsDSOLocal
	ValueType   *Type // the type of the value at the address
	Partition   string
	Pos         source.Pos
	Module      *Module
	typ         *Type
	slot        int32
	number      int32 // in the source text, -1 for a named global
}

// Type returns the type of the address.
func (g *GlobalBase) Type() *Type { return g.typ }

// Base returns g.
func (g *GlobalBase) Base() *GlobalBase { return g }

// GlobalName returns the name without the @.
func (g *GlobalBase) GlobalName() string { return g.Name }

// AddrSpace returns the address space of the global.
func (g *GlobalBase) AddrSpace() uint32 { return g.typ.AddrSpace() }

func (*GlobalBase) isValue()    {}
func (*GlobalBase) isConstant() {}

// IsDSOLocal reports whether the symbol resolves to a definition in this linkage unit:
// explicitly, or because of local linkage or a visibility other than the default.
func (g *GlobalBase) IsDSOLocal() bool { return g.DSOLocal || g.impliesDSOLocal() }

// impliesDSOLocal reports whether linkage and visibility imply dso_local.
func (g *GlobalBase) impliesDSOLocal() bool {
	return g.Linkage.IsLocal() || g.Visibility != DefaultVisibility && g.Linkage != ExternalWeakLinkage
}

// A GlobalVar is a global variable (LangRef, Global Variables).
//
// Example printed form:
//
//	@table = internal unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
type GlobalVar struct {
	GlobalBase
	ExternallyInitialized bool
	IsConst               bool
	Init                  Constant // nil for a declaration
	Section               string
	Comdat                *Comdat
	Align                 uint64 // in bytes; 0 if not given
	CodeModel             string
	NoSanitizeAddress     bool
	NoSanitizeHWAddress   bool
	SanitizeMemtag        bool
	SanitizeAddressDyn    bool // sanitize_address_dyninit
	Metadata              []Attachment
	Attrs                 *AttrSet
}

// An Alias is another name for a global, or for an address within one.
//
// Example printed form:
//
//	@new = weak alias i32 (i32), ptr @old
type Alias struct {
	GlobalBase
	Aliasee Constant
}

// An IFunc is a function whose address a resolver determines at load time.
//
// Example printed form:
//
//	@memcpy = ifunc ptr (ptr, ptr, i64), ptr @memcpy_resolver
type IFunc struct {
	GlobalBase
	Resolver Constant
	Metadata []Attachment
}

// A Function is a function definition, or a declaration if it has no blocks. A definition
// in a [Stream] has blocks only while a [StreamReader] is at it.
//
// Example printed form:
//
//	define internal fastcc i32 @f(i32 noundef %x) #0 !dbg !7 {
type Function struct {
	GlobalBase
	CallConv    CallConv
	Attrs       AttrList
	Args        []*Argument
	Blocks      []*Block
	Section     string
	Comdat      *Comdat
	Align       uint64 // in bytes; 0 if not given
	PrefAlign   uint64
	GC          string
	Prefix      Constant
	Prologue    Constant
	Personality Constant
	Metadata    []Attachment
	UseLists    []UseListOrder

	// EdgeOrder holds the blocks in the order in which their terminators were made; nil
	// means the order of Blocks. The text lists the predecessors of a block from the
	// newest to the oldest.
	EdgeOrder []*Block

	body *job // the text of the body, if the function belongs to a Stream
}

// IsDeclaration reports whether the function has no body.
func (f *Function) IsDeclaration() bool { return len(f.Blocks) == 0 && f.body == nil }

// Signature returns the type of the function.
func (f *Function) Signature() *Type { return f.ValueType }

// IsIntrinsic reports whether the name belongs to LLVM itself.
func (f *Function) IsIntrinsic() bool { return len(f.Name) > 5 && f.Name[:5] == "llvm." }

// A UseListOrder gives the order of the uses of a value (LangRef, Use-list Order
// Directives), for [PrintOptions.UseListOrders]. llvmir has no use lists; only the
// printed order of a block's predecessors depends on it. The list of a module is for
// blocks that are used outside of their functions.
type UseListOrder struct {
	Value   Value
	Indexes []uint32
	Pos     source.Pos
}

// A Comdat is a group of sections of which the linker keeps one (LangRef, Comdats).
//
// Example printed form:
//
//	$f = comdat any
type Comdat struct {
	Name    string
	Kind    ComdatKind
	pos     source.Pos
	defined bool
}

// ComdatKind tells which of several comdats with a name the linker keeps.
type ComdatKind uint8

// The kinds of comdats.
const (
	ComdatAny ComdatKind = iota
	ComdatExactMatch
	ComdatLargest
	ComdatNoDeduplicate
	ComdatSameSize
)

var comdatKindNames = [...]string{"any", "exactmatch", "largest", "nodeduplicate", "samesize"}

// String returns the keyword.
func (k ComdatKind) String() string { return comdatKindNames[k] }

// Linkage is the linkage of a global (LangRef, Linkage Types).
type Linkage uint8

// The linkages.
const (
	ExternalLinkage Linkage = iota
	PrivateLinkage
	InternalLinkage
	AvailableExternallyLinkage
	LinkOnceLinkage
	LinkOnceODRLinkage
	WeakLinkage
	WeakODRLinkage
	CommonLinkage
	AppendingLinkage
	ExternalWeakLinkage
)

var linkageNames = [...]string{"external", "private", "internal", "available_externally", "linkonce", "linkonce_odr",
	"weak", "weak_odr", "common", "appending", "extern_weak"}

// String returns the keyword.
func (l Linkage) String() string { return linkageNames[l] }

// IsLocal reports whether the symbol is invisible outside its module.
func (l Linkage) IsLocal() bool { return l == PrivateLinkage || l == InternalLinkage }

// Visibility is the visibility of a global (LangRef, Visibility Styles).
type Visibility uint8

// The visibilities.
const (
	DefaultVisibility Visibility = iota
	HiddenVisibility
	ProtectedVisibility
)

var visibilityNames = [...]string{"default", "hidden", "protected"}

// String returns the keyword.
func (v Visibility) String() string { return visibilityNames[v] }

// DLLStorage is the DLL storage class of a global.
type DLLStorage uint8

// The DLL storage classes.
const (
	NoDLLStorage DLLStorage = iota
	DLLImport
	DLLExport
)

var dllStorageNames = [...]string{"", "dllimport", "dllexport"}

// String returns the keyword, "" if absent.
func (s DLLStorage) String() string { return dllStorageNames[s] }

// ThreadLocal is the model of thread-local storage of a global.
type ThreadLocal uint8

// The models of thread-local storage.
const (
	NotThreadLocal ThreadLocal = iota
	GeneralDynamicTLS
	LocalDynamicTLS
	InitialExecTLS
	LocalExecTLS
)

var threadLocalNames = [...]string{"", "thread_local", "thread_local(localdynamic)", "thread_local(initialexec)", "thread_local(localexec)"}

// String returns the keyword with its argument, "" if absent.
func (t ThreadLocal) String() string { return threadLocalNames[t] }

// UnnamedAddr tells whether the address of a global is significant.
type UnnamedAddr uint8

// The values of UnnamedAddr.
const (
	NoUnnamedAddr UnnamedAddr = iota
	LocalUnnamedAddr
	GlobalUnnamedAddr
)

var unnamedAddrNames = [...]string{"", "local_unnamed_addr", "unnamed_addr"}

// String returns the keyword, "" if absent.
func (u UnnamedAddr) String() string { return unnamedAddrNames[u] }
