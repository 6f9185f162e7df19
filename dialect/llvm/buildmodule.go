package llvm

import "github.com/gomlir/gomlir/ir"

// NewFunc creates an llvm.func at the builder's insertion point. It is a declaration with external
// linkage. FuncOp.AddEntryBlock adds a body.
func NewFunc(b *ir.Builder, name string, t *FunctionType) FuncOp {
	c := b.Context()
	st := symbolState(c, Func, slotFuncSymName, slotFuncVisibility, name)
	st.SetInherentAttr(slotFuncFunctionType, ir.NewTypeAttr(t))
	st.SetInherentAttr(slotFuncLinkage, NewLinkageAttr(c, LinkageExternal))
	st.SetInherentAttr(slotFuncCConv, NewCConvAttr(c, CConvC))
	return ir.Cast[FuncOp](b.Create(st))
}

// SetArgAttr sets an attribute of argument i, such as "llvm.noalias". A nil attribute removes it.
func (op FuncOp) SetArgAttr(i int, name string, a ir.Attribute) FuncOp {
	setListedAttr(op.Op(), slotFuncArgAttrs, len(op.FuncArgs()), i, name, a)
	return op
}

// SetResAttr sets an attribute of the result. A nil attribute removes it.
func (op FuncOp) SetResAttr(name string, a ir.Attribute) FuncOp {
	setListedAttr(op.Op(), slotFuncResAttrs, 1, 0, name, a)
	return op
}

// NewGlobal creates an llvm.mlir.global at the builder's insertion point: a variable of type t with
// external linkage. Its value is an attribute. If value is nil, the variable has no value, unless
// GlobalOp.AddInitializer adds one.
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

// NewGlobalString creates an llvm.mlir.global at the builder's insertion point: an internal
// constant array with the bytes of a string. C functions also need a "\x00" at the end.
func NewGlobalString(b *ir.Builder, name, value string) GlobalOp {
	c := b.Context()
	return NewGlobal(b, name, NewArrayType(c.I8(), uint64(len(value))), ir.NewStringAttr(c, value)).
		SetLinkage(LinkageInternal).SetConstant(true)
}

// AddInitializer adds a block that computes the value of the variable. The block must end with an
// llvm.return of the value.
func (op GlobalOp) AddInitializer() *ir.Block { return addBlock(op.Initializer()) }

// NewAlias creates an llvm.mlir.alias at the builder's insertion point: another name, with external
// linkage, for a global of type t. AliasOp.AddInitializer determines the global.
func NewAlias(b *ir.Builder, name string, t ir.Type) AliasOp {
	c := b.Context()
	st := symbolState(c, Alias, slotAliasSymName, slotAliasVisibility, name)
	st.SetInherentAttr(slotAliasAliasType, ir.NewTypeAttr(t))
	st.SetInherentAttr(slotAliasLinkage, NewLinkageAttr(c, LinkageExternal))
	return ir.Cast[AliasOp](b.Create(st))
}

// AddInitializer adds a block that computes the address of the alias. The block must end with an
// llvm.return of the address.
func (op AliasOp) AddInitializer() *ir.Block { return addBlock(op.Initializer()) }

// NewComdat creates an llvm.comdat at the builder's insertion point: an empty table of comdats.
func NewComdat(b *ir.Builder, name string) ComdatOp {
	c := b.Context()
	st := &ir.OperationState{Context: c, Def: Comdat, Regions: []*ir.Region{ir.NewRegion()}}
	st.SetInherentAttr(slotComdatSymName, ir.NewStringAttr(c, name))
	op := ir.Cast[ComdatOp](b.Create(st))
	addBlock(op.Body())
	return op
}

// AddSelector adds a comdat to the table. It returns the reference for FuncOp.SetComdat and
// GlobalOp.SetComdat.
func (op ComdatOp) AddSelector(name string, kind ComdatKind) *ir.SymbolRefAttr {
	c := op.Op().Context()
	NewComdatSelector(ir.NewBuilder(c).SetLoc(op.Op().Loc()).AtEnd(op.Body().First()), name, kind)
	return ir.NewSymbolRefAttr(c, op.SymName(), name)
}

// symbolState returns the state of an operation with a name, default visibility and a region. The
// numbers are slots.
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
