package dlti

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the dlti dialect. Register it with a Context.
var Dialect = &ir.Dialect{
	Name: "dlti",
	Attrs: []*ir.AttrDef{
		EntryAttrDef, DataLayoutSpecAttrDef, MapAttrDef, TargetDeviceSpecAttrDef,
		TargetSystemSpecAttrDef, FunctionPointerAlignmentAttrDef,
	},
	Interfaces:   []ir.Implementation{datalayout.EntryInterface.Is(dialectHooks{})},
	VerifyOpAttr: verifyOpAttr,
}

// The definitions of the attributes.
var (
	EntryAttrDef = ir.DefineAttr(ir.AttrDef{Dialect: "dlti", Mnemonic: "dl_entry", Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(entrySyntax{})},
		SubElements: func(a ir.Attribute, attr func(ir.Attribute), typ func(ir.Type)) {
			a.(*EntryAttr).subElements(attr, typ)
		}, Rebuild: ir.AttrRebuild[*EntryAttr]})
	DataLayoutSpecAttrDef   = defineList("dl_spec", func(e entries) ir.Attribute { return &DataLayoutSpecAttr{entries: e} })
	MapAttrDef              = defineList("map", func(e entries) ir.Attribute { return &MapAttr{entries: e} })
	TargetDeviceSpecAttrDef = defineList("target_device_spec", func(e entries) ir.Attribute { return &TargetDeviceSpecAttr{entries: e} })
	TargetSystemSpecAttrDef = defineList("target_system_spec", func(e entries) ir.Attribute { return &TargetSystemSpecAttr{entries: e} })

	FunctionPointerAlignmentAttrDef = ir.DefineAttr(ir.AttrDef{Dialect: "dlti", Mnemonic: "function_pointer_alignment", Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(alignmentSyntax{})}})
)

// An EntryAttr maps a type or a name to a value.
//
// Example printed form: #dlti.dl_entry<"dlti.endianness", "little">
type EntryAttr struct {
	ir.AttrBase
	typ   ir.Type
	name  string
	value ir.Attribute
}

// NewTypeEntryAttr returns an entry about a type.
func NewTypeEntryAttr(key ir.Type, value ir.Attribute) *EntryAttr {
	return newEntry(value.Context(), EntryAttr{typ: key, value: value})
}

// NewNamedEntryAttr returns an entry with a name.
func NewNamedEntryAttr(key string, value ir.Attribute) *EntryAttr {
	return newEntry(value.Context(), EntryAttr{name: value.Context().Intern(key), value: value})
}

func newEntry(c *ir.Context, e EntryAttr) *EntryAttr {
	var buf [ir.KeySize]byte
	key := ir.AppendAttrKey(ir.AppendStringKey(ir.AppendTypeKey(buf[:0], e.typ), e.name), e.value)
	if a := c.LookupAttr(EntryAttrDef, key); a != nil {
		return a.(*EntryAttr)
	}
	return c.InternAttr(EntryAttrDef, key, &e).(*EntryAttr)
}

// KeyType returns the key if it is a type, otherwise nil.
func (e *EntryAttr) KeyType() ir.Type { return e.typ }

// KeyName returns the key if it is a name, otherwise "".
func (e *EntryAttr) KeyName() string { return e.name }

// Value returns the value of the key.
func (e *EntryAttr) Value() ir.Attribute { return e.value }

func (e *EntryAttr) subElements(attr func(ir.Attribute), typ func(ir.Type)) {
	if e.typ != nil {
		typ(e.typ)
	}
	attr(e.value)
}

// Rebuild returns the attribute with other parts: see [ir.Rebuilder].
func (e *EntryAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	if f := e.rebuild(r); !r.Failed() {
		return f
	}
	return nil
}

func (e *EntryAttr) rebuild(r *ir.Rebuilder) *EntryAttr {
	typ, value := ir.Rebuilt(r, e.typ), ir.Rebuilt(r, e.value)
	return newEntry(value.Context(), EntryAttr{typ: typ, name: e.name, value: value})
}

// keyText is the key as it is written.
func (e *EntryAttr) keyText() string {
	if e.typ != nil {
		return e.typ.String()
	}
	return fmt.Sprintf("%q", e.name)
}

// entries is the common part of all attributes that are lists of entries.
type entries struct {
	list []*EntryAttr
}

// Entries are the entries in the order they were given. The slice must not be
// modified.
func (e *entries) Entries() []*EntryAttr { return e.list }

// Lookup returns the value of a name, nil if absent.
func (e *entries) Lookup(name string) ir.Attribute {
	for _, x := range e.list {
		if x.typ == nil && x.name == name {
			return x.value
		}
	}
	return nil
}

// LookupType returns the value of a type, nil if absent.
func (e *entries) LookupType(t ir.Type) ir.Attribute {
	for _, x := range e.list {
		if x.typ == t {
			return x.value
		}
	}
	return nil
}

func (e *entries) items() []*EntryAttr { return e.list }

// lister is an attribute that is a list of entries.
type lister interface{ items() []*EntryAttr }

// listOf is the syntax of an attribute that is a list of entries.
func listOf(def *ir.AttrDef) *listSyntax {
	s, _ := asm.OpAsmAttrInterface.OfDef(nil, def)
	return s.(*listSyntax)
}

// defineList defines an attribute that is a list of entries.
func defineList(mnemonic string, build func(entries) ir.Attribute) *ir.AttrDef {
	syn := &listSyntax{mnemonic: mnemonic, build: build}
	syn.def = ir.DefineAttr(ir.AttrDef{Dialect: "dlti", Mnemonic: mnemonic, Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syn)},
		SubElements: func(a ir.Attribute, attr func(ir.Attribute), typ func(ir.Type)) {
			for _, e := range a.(lister).items() {
				e.subElements(attr, typ)
			}
		}, Rebuild: syn.rebuild})
	return syn.def
}

// rebuild returns the list with other parts of its entries: see [ir.Rebuilder].
func (s *listSyntax) rebuild(a ir.Attribute, r *ir.Rebuilder) ir.Attribute {
	list := make([]*EntryAttr, len(a.(lister).items()))
	for i, e := range a.(lister).items() {
		list[i] = e.rebuild(r)
	}
	if r.Failed() || !r.Check(s.check(list)) {
		return nil
	}
	return s.make(a.Context(), list)
}

func (s *listSyntax) make(c *ir.Context, list []*EntryAttr) ir.Attribute {
	var buf [ir.KeySize]byte
	key := ir.AppendAttrsKey(buf[:0], list)
	if a := c.LookupAttr(s.def, key); a != nil {
		return a
	}
	return c.InternAttr(s.def, key, s.build(entries{append([]*EntryAttr(nil), list...)}))
}

// A DataLayoutSpecAttr declares the data layout of what an operation holds.
//
// Example printed form: #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>
type DataLayoutSpecAttr struct {
	ir.AttrBase
	entries
}

// NewDataLayoutSpecAttr returns the layout with the given entries. It panics if
// two have the same key.
func NewDataLayoutSpecAttr(c *ir.Context, list ...*EntryAttr) *DataLayoutSpecAttr {
	return listOf(DataLayoutSpecAttrDef).checked(c, list).(*DataLayoutSpecAttr)
}

// LayoutEntries are the entries as package datalayout wants them.
func (a *DataLayoutSpecAttr) LayoutEntries() []datalayout.Entry {
	es := make([]datalayout.Entry, len(a.list))
	for i, e := range a.list {
		es[i] = e
	}
	return es
}

// A MapAttr is any mapping of types and names to values.
//
// Example printed form: #dlti.map<"a" = 1 : i64>
type MapAttr struct {
	ir.AttrBase
	entries
}

// NewMapAttr returns the mapping with the given entries. It panics if two have
// the same key.
func NewMapAttr(c *ir.Context, list ...*EntryAttr) *MapAttr {
	return listOf(MapAttrDef).checked(c, list).(*MapAttr)
}

// A TargetDeviceSpecAttr describes one device; its keys are names.
//
// Example printed form: #dlti.target_device_spec<"max_vector_op_width" = 64 : i32>
type TargetDeviceSpecAttr struct {
	ir.AttrBase
	entries
}

// NewTargetDeviceSpecAttr returns the description with the given entries. It
// panics if there is no entry, or if two have the same key, or a key is a type.
func NewTargetDeviceSpecAttr(c *ir.Context, list ...*EntryAttr) *TargetDeviceSpecAttr {
	return listOf(TargetDeviceSpecAttrDef).checked(c, list).(*TargetDeviceSpecAttr)
}

// A TargetSystemSpecAttr maps the names of devices to TargetDeviceSpecAttrs.
//
// Example printed form: #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<…>>
type TargetSystemSpecAttr struct {
	ir.AttrBase
	entries
}

// NewTargetSystemSpecAttr returns the description with the given entries. It
// panics if there is no entry, or if two have the same key, or a key is a type, or a
// value is not a TargetDeviceSpecAttr.
func NewTargetSystemSpecAttr(c *ir.Context, list ...*EntryAttr) *TargetSystemSpecAttr {
	return listOf(TargetSystemSpecAttrDef).checked(c, list).(*TargetSystemSpecAttr)
}

// checked calls make after a check. It panics if the check fails.
func (s *listSyntax) checked(c *ir.Context, list []*EntryAttr) ir.Attribute {
	if err := s.check(list); err != nil {
		panic("dlti: " + err.Error())
	}
	return s.make(c, list)
}

// check returns an error if a list of entries is not valid for this kind of attribute.
func (s *listSyntax) check(list []*EntryAttr) error {
	if len(list) == 0 && strings.HasPrefix(s.mnemonic, "target_") {
		return fmt.Errorf("no DLTI entries provided")
	}
	seen := make(map[any]bool, len(list))
	for _, e := range list {
		if e.typ == nil && e.name == "" {
			return fmt.Errorf("empty string as DLTI key is not allowed")
		}
		key := any(e.name)
		if e.typ != nil {
			if strings.HasPrefix(s.mnemonic, "target_") {
				return fmt.Errorf("type as DLTI key is not allowed")
			}
			key = e.typ
		}
		switch _, device := e.value.(*TargetDeviceSpecAttr); {
		case s.mnemonic != "target_system_spec":
			if seen[key] {
				return fmt.Errorf("repeated DLTI key: %s", e.keyText())
			}
		case seen[key]:
			return fmt.Errorf("repeated device ID in dlti.target_system_spec: %s", e.keyText())
		case !device:
			return fmt.Errorf("value associated with key %s is not a DLTI device spec", e.keyText())
		}
		seen[key] = true
	}
	return nil
}

// A FunctionPointerAlignmentAttr says how pointers to functions are aligned.
//
// Example printed form: #dlti.function_pointer_alignment<64, function_dependent = true>
type FunctionPointerAlignmentAttr struct {
	ir.AttrBase
	alignment uint64
	dependent bool
}

// NewFunctionPointerAlignmentAttr returns an alignment in bits; dependent says
// whether it is a multiple of that of the function.
func NewFunctionPointerAlignmentAttr(c *ir.Context, alignment uint64, dependent bool) *FunctionPointerAlignmentAttr {
	var buf [16]byte
	key := ir.AppendBoolKey(ir.AppendUintKey(buf[:0], alignment), dependent)
	if a := c.LookupAttr(FunctionPointerAlignmentAttrDef, key); a != nil {
		return a.(*FunctionPointerAlignmentAttr)
	}
	return c.InternAttr(FunctionPointerAlignmentAttrDef, key, &FunctionPointerAlignmentAttr{alignment: alignment, dependent: dependent}).(*FunctionPointerAlignmentAttr)
}

// Alignment is the alignment in bits.
func (a *FunctionPointerAlignmentAttr) Alignment() uint64 { return a.alignment }

// FunctionDependent reports whether the alignment is a multiple of that of the
// function.
func (a *FunctionPointerAlignmentAttr) FunctionDependent() bool { return a.dependent }

// Names of the attributes that operations have.
const (
	DataLayoutAttrName   = "dlti.dl_spec"
	MapAttrName          = "dlti.map"
	TargetSystemAttrName = "dlti.target_system_spec"
)

// Names of the properties that the entries of a data layout can be about.
const (
	EndiannessKey               = "dlti.endianness"
	DefaultMemorySpaceKey       = "dlti.default_memory_space"
	AllocaMemorySpaceKey        = "dlti.alloca_memory_space"
	ProgramMemorySpaceKey       = "dlti.program_memory_space"
	GlobalMemorySpaceKey        = "dlti.global_memory_space"
	StackAlignmentKey           = "dlti.stack_alignment"
	ManglingModeKey             = "dlti.mangling_mode"
	LegalIntWidthsKey           = "dlti.legal_int_widths"
	FunctionPointerAlignmentKey = "dlti.function_pointer_alignment"
)

// verifyOpAttr checks an attribute of the dialect on an operation.
func verifyOpAttr(op *ir.Operation, a ir.NamedAttribute) *diag.Diagnostic {
	ok := false
	switch a.Name {
	case DataLayoutAttrName:
		_, ok = a.Value.(*DataLayoutSpecAttr)
	case MapAttrName:
		_, ok = a.Value.(*MapAttr)
	case TargetSystemAttrName:
		_, ok = a.Value.(*TargetSystemSpecAttr)
	default:
		return op.ErrorPlainf("attribute '%s' not supported by dialect", a.Name)
	}
	if !ok {
		return op.ErrorPlainf("'%s' is expected to be a #%s attribute", a.Name, a.Name)
	}
	// As in upstream, a layout under another name counts, but is not checked.
	if a.Name == DataLayoutAttrName && op.Def().Name == "builtin.module" {
		return datalayout.VerifyOp(op)
	}
	return nil
}

// dialectHooks checks named entries of data layouts.
type dialectHooks struct{}

// LayoutEntryError checks an entry in the dialect's namespace.
func (dialectHooks) LayoutEntryError(e datalayout.Entry) error {
	switch e.KeyName() {
	case EndiannessKey:
		if s, ok := e.Value().(*ir.StringAttr); ok && (s.Value() == "big" || s.Value() == "little") {
			return nil
		}
		return fmt.Errorf("'%s' data layout entry is expected to be either 'big' or 'little'", e.KeyName())
	case DefaultMemorySpaceKey, AllocaMemorySpaceKey, ProgramMemorySpaceKey,
		GlobalMemorySpaceKey, StackAlignmentKey, ManglingModeKey,
		LegalIntWidthsKey, FunctionPointerAlignmentKey:
		return nil
	}
	return fmt.Errorf("unknown data layout entry name: %s", e.KeyName())
}

var _ datalayout.EntryDialect = dialectHooks{}
var _ asm.AttrSyntax = entrySyntax{}
