package llvm

import "github.com/gomlir/gomlir/ir"

// NewFunc makes an llvm.func at the builder's point: a declaration with
// external linkage, until it is given a body with FuncOp.AddEntryBlock.
func NewFunc(b *ir.Builder, name string, t *FunctionType) FuncOp {
	c := b.Context()
	st := symbolState(c, Func, slotFuncSymName, slotFuncVisibility, name)
	st.SetInherentAttr(slotFuncFunctionType, ir.NewTypeAttr(t))
	st.SetInherentAttr(slotFuncLinkage, NewLinkageAttr(c, LinkageExternal))
	st.SetInherentAttr(slotFuncCConv, NewCConvAttr(c, CConvC))
	return ir.Cast[FuncOp](b.Create(st))
}

// SetArgAttr sets an attribute of argument i, such as "llvm.noalias", or
// removes it if it is nil.
func (op FuncOp) SetArgAttr(i int, name string, a ir.Attribute) FuncOp {
	setListedAttr(op.Op(), slotFuncArgAttrs, len(op.FuncArgs()), i, name, a)
	return op
}

// SetResAttr sets an attribute of the result, or removes it if it is nil.
func (op FuncOp) SetResAttr(name string, a ir.Attribute) FuncOp {
	setListedAttr(op.Op(), slotFuncResAttrs, 1, 0, name, a)
	return op
}

// NewGlobal makes an llvm.mlir.global at the builder's point: a variable of
// type t with external linkage. Its value is an attribute. If it is nil, the
// variable has no value, unless GlobalOp.AddInitializer computes one.
func NewGlobal(b *ir.Builder, name string, t ir.Type, value ir.Attribute) GlobalOp {
	c := b.Context()
	st := symbolState(c, Global, slotGlobalSymName, slotGlobalVisibility, name)
	st.SetInherentAttr(slotGlobalGlobalType, ir.NewTypeAttr(t))
	st.SetInherentAttr(slotGlobalLinkage, NewLinkageAttr(c, LinkageExternal))
	st.SetInherentAttr(slotGlobalAddrSpace, ir.NewIntegerAttr(c.I32(), 0))
	if value != nil {
		st.SetInherentAttr(slotGlobalValue, value)
	}
	return ir.Cast[GlobalOp](b.Create(st))
}

// NewGlobalString makes an llvm.mlir.global at the builder's point: a constant
// array of the bytes of a string, of this module only. Functions of C also need
// a "\x00" at its end.
func NewGlobalString(b *ir.Builder, name, value string) GlobalOp {
	c := b.Context()
	return NewGlobal(b, name, NewArrayType(c.I8(), uint64(len(value))), ir.NewStringAttr(c, value)).
		SetLinkage(LinkageInternal).SetConstant(true)
}

// AddInitializer gives the variable a block that computes its value, which an
// llvm.return at its end returns.
func (op GlobalOp) AddInitializer() *ir.Block { return addBlock(op.Initializer()) }

// NewAlias creates an llvm.mlir.alias at the builder's point: another name, with external
// linkage, of a global of type t. The initializer determines the global: see
// AliasOp.AddInitializer.
func NewAlias(b *ir.Builder, name string, t ir.Type) AliasOp {
	c := b.Context()
	st := symbolState(c, Alias, slotAliasSymName, slotAliasVisibility, name)
	st.SetInherentAttr(slotAliasAliasType, ir.NewTypeAttr(t))
	st.SetInherentAttr(slotAliasLinkage, NewLinkageAttr(c, LinkageExternal))
	return ir.Cast[AliasOp](b.Create(st))
}

// AddInitializer gives the alias a block that computes the address that it
// stands for, which an llvm.return at its end returns.
func (op AliasOp) AddInitializer() *ir.Block { return addBlock(op.Initializer()) }

// NewComdat makes an llvm.comdat at the builder's point: a table, still empty,
// of groups of which the linker keeps one.
func NewComdat(b *ir.Builder, name string) ComdatOp {
	c := b.Context()
	st := &ir.OperationState{Context: c, Def: Comdat, Regions: []*ir.Region{ir.NewRegion()}}
	st.SetInherentAttr(slotComdatSymName, ir.NewStringAttr(c, name))
	op := ir.Cast[ComdatOp](b.Create(st))
	addBlock(op.Body())
	return op
}

// AddSelector adds a group to the table and returns the reference to it that
// FuncOp.SetComdat and GlobalOp.SetComdat take.
func (op ComdatOp) AddSelector(name string, kind ComdatKind) *ir.SymbolRefAttr {
	c := op.Op().Context()
	NewComdatSelector(ir.NewBuilder(c).SetLoc(op.Op().Loc()).AtEnd(op.Body().First()), name, kind)
	return ir.NewSymbolRefAttr(c, op.SymName(), name)
}

// symbolState is the state of an operation with a name and default visibility, in slots
// of these numbers, and a region.
func symbolState(c *ir.Context, def *ir.OpDef, symName, visibility int, name string) *ir.OperationState {
	st := &ir.OperationState{Context: c, Def: def, Regions: []*ir.Region{ir.NewRegion()}}
	st.SetInherentAttr(symName, ir.NewStringAttr(c, name))
	st.SetInherentAttr(visibility, ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)))
	return st
}

func addBlock(r *ir.Region) *ir.Block {
	b := ir.NewBlock()
	r.Append(b)
	return b
}
