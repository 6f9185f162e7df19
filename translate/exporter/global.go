package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// globals declares the global variables and aliases, and sets their initialisers.
func (x *exporter) globals() bool {
	return x.ops(x.declareGlobal) && x.ops(x.declareAlias) && x.ifuncs() && x.ops(x.initializeGlobal) && x.ops(x.structors) && x.ops(x.initializeAlias)
}

// dropsInitializer reports whether a variable with an initialiser is exported as a declaration.
func dropsInitializer(l llvmir.Linkage, c llvmir.Constant) bool {
	return c == nil && l == llvmir.ExternalLinkage || l == llvmir.ExternalWeakLinkage
}

func (x *exporter) declareGlobal(op *ir.Operation) bool {
	v, ok := op.View().(llvm.GlobalOp)
	if !ok {
		return true
	}
	t := x.types.of(v.GlobalType())
	if t == nil {
		return x.fail(op.ErrorPlainf("cannot be converted to LLVM IR: global type has no LLVM counterpart"))
	}
	var init llvmir.Constant
	if a := v.Value(); a != nil {
		if s, ok := a.(*ir.StringAttr); ok {
			t = x.m.Types.Array(x.m.Types.Int(8), uint64(len(s.Value())))
			init = llvmir.NewString(t, s.Value())
		} else {
			var bad string
			if init, bad = x.constant(t, a); init == nil {
				return x.fail(plain(op, "%s", bad))
			}
		}
	}
	g := x.m.NewGlobal(v.SymName(), t, uint32(v.AddrSpace()))
	x.symbols[v.SymName()] = g
	g.Linkage = linkages[v.Linkage()]
	switch drop := dropsInitializer(g.Linkage, init); {
	case !drop && init == nil:
		init = llvmir.NewUndef(t)
	case drop:
		init = nil
	}
	g.Init, g.IsConst, g.ExternallyInitialized = init, v.Constant(), v.ExternallyInitialized()
	if v.ThreadLocal() {
		g.ThreadLocal = llvmir.GeneralDynamicTLS
	}
	g.Comdat = x.comdat(v.Comdat())
	if u, ok := v.UnnamedAddr(); ok {
		g.UnnamedAddr = llvmir.UnnamedAddr(u)
	}
	g.Section, _ = v.Section()
	g.DSOLocal = v.DsoLocal()
	if a, ok := v.Alignment(); ok {
		g.Align = uint64(a)
	}
	g.Visibility = llvmir.Visibility(v.Visibility())
	if list := v.DbgExprs(); list != nil {
		x.debug.global(g, list)
	}
	var l attrList
	if !x.addAttrs(&l, op, v.TargetSpecificAttrs(), "target_specific_attrs") {
		return false
	}
	g.Attrs = x.m.AttrSet(l...)
	return true
}

func (x *exporter) declareAlias(op *ir.Operation) bool {
	v, ok := op.View().(llvm.AliasOp)
	if !ok {
		return true
	}
	t := x.types.of(v.AliasType())
	if t == nil {
		return x.fail(op.ErrorPlainf("cannot be converted to LLVM IR: alias type has no LLVM counterpart"))
	}
	space := uint32(0)
	if p := aliasPointer(v); p != nil {
		space = p.AddressSpace()
	}
	a := x.m.NewAlias(v.SymName(), t, space, nil)
	x.symbols[v.SymName()] = a
	a.Linkage = linkages[v.Linkage()]
	if v.ThreadLocal() {
		a.ThreadLocal = llvmir.GeneralDynamicTLS
	}
	if u, ok := v.UnnamedAddr(); ok {
		a.UnnamedAddr = llvmir.UnnamedAddr(u)
	}
	a.Visibility = llvmir.Visibility(v.Visibility())
	// mlir-translate does not make an alias dso_local.
	return true
}

// aliasPointer returns the type of an alias's address.
func aliasPointer(v llvm.AliasOp) *llvm.PointerType {
	ret := v.Initializer().First().Last()
	if ret == nil || ret.NumOperands() == 0 {
		return nil
	}
	p, _ := ret.Operand(0).Type().(*llvm.PointerType)
	return p
}

// initializer computes the constant that a region returns. If that is impossible, it reports an
// error that names the global as what.
func (x *exporter) initializer(op *ir.Operation, r *ir.Region, what string) llvmir.Constant {
	b := newBody(x)
	scratch := x.m.NewScratchBlock()
	b.b.SetBlock(scratch)
	for o := range r.First().Ops() {
		if o.Is(llvm.Return) {
			break
		}
		if done, ok := b.keptOp(o); !ok || !done && !b.convert(o) {
			x.fail(plain(o, "fail to convert %s initializer", what))
			return nil
		}
		if len(scratch.Instrs) > 0 {
			x.fail(plain(o, "unemittable constant value"))
			return nil
		}
	}
	ret := r.First().Last()
	if ret == nil || ret.NumOperands() != 1 {
		x.fail(plain(op, "fail to convert %s initializer", what))
		return nil
	}
	c, ok := b.value(ret.Operand(0)).(llvmir.Constant)
	if !ok {
		x.fail(plain(ret, "unemittable constant value"))
		return nil
	}
	return c
}

func (x *exporter) initializeGlobal(op *ir.Operation) bool {
	v, ok := op.View().(llvm.GlobalOp)
	if !ok || v.Initializer().Empty() {
		return true
	}
	c := x.initializer(op, v.Initializer(), "global")
	if c == nil {
		return false
	}
	g := x.symbols[v.SymName()].(*llvmir.GlobalVar)
	if !dropsInitializer(g.Linkage, c) {
		g.Init = c
	}
	return true
}

func (x *exporter) initializeAlias(op *ir.Operation) bool {
	v, ok := op.View().(llvm.AliasOp)
	if !ok {
		return true
	}
	c := x.initializer(op, v.Initializer(), "alias")
	if c == nil {
		return false
	}
	x.symbols[v.SymName()].(*llvmir.Alias).Aliasee = c
	return true
}

// structors creates llvm.global_ctors and llvm.global_dtors.
func (x *exporter) structors(op *ir.Operation) bool {
	var names, priorities, data *ir.ArrayAttr
	var global string
	switch v := op.View().(type) {
	case llvm.GlobalCtorsOp:
		names, priorities, data, global = v.Ctors(), v.Priorities(), v.Data(), "llvm.global_ctors"
	case llvm.GlobalDtorsOp:
		names, priorities, data, global = v.Dtors(), v.Priorities(), v.Data(), "llvm.global_dtors"
	default:
		return true
	}
	ts := x.m.Types
	code, object := ts.Ptr(x.layout.ProgramSpace), ts.Ptr(0)
	if x.m.IsTyped() {
		code, object = ts.PtrTo(ts.Func(ts.Void(), nil, false), x.layout.ProgramSpace), ts.PtrTo(ts.Int(8), 0)
	}
	entry := ts.Struct([]*llvmir.Type{ts.Int(32), code, object}, false)
	var elems []llvmir.Constant
	old, _ := x.m.Lookup(global).(*llvmir.GlobalVar)
	if old != nil && old.Init != nil {
		for i := range int(old.ValueType.Len()) {
			elems = append(elems, llvmir.ElemAt(old.Init, i))
		}
	}
	for i, n := range names.Elems() {
		var f llvmir.Constant = x.symbols[n.(*ir.SymbolRefAttr).Root()]
		if f == nil {
			return x.fail(op.ErrorPlainf("cannot be converted to LLVM IR: there is no function %s", n))
		}
		p, _ := priorities.At(i).(*ir.IntegerAttr)
		var third llvmir.Constant = llvmir.NewNull(object)
		if ref, ok := data.At(i).(*ir.SymbolRefAttr); ok && x.symbols[ref.Root()] != nil {
			third = x.symbols[ref.Root()]
		}
		if x.m.IsTyped() {
			f, third = x.m.ConstCast(llvmir.OpBitCast, f, code), x.m.ConstCast(llvmir.OpBitCast, third, object)
		}
		elems = append(elems, llvmir.NewAggregate(entry, []llvmir.Constant{llvmir.NewInt(ts.Int(32), p.Int()), f, third}))
	}
	t := ts.Array(entry, uint64(len(elems)))
	g := old
	if g == nil {
		g = x.m.NewGlobal(global, t, 0)
	}
	g.ValueType, g.Linkage, g.Init = t, llvmir.AppendingLinkage, llvmir.NewAggregate(t, elems)
	return true
}

// ifuncs declares the functions with a resolver.
func (x *exporter) ifuncs() bool {
	return x.ops(func(op *ir.Operation) bool {
		v, ok := op.View().(llvm.IFuncOp)
		if !ok {
			return true
		}
		t := x.types.of(v.IFuncType())
		chosen := x.symbols[v.Resolver()]
		if t == nil || chosen == nil {
			return x.fail(x.untranslatable(op))
		}
		var resolver llvmir.Constant = chosen
		if ts := x.m.Types; x.m.IsTyped() {
			// LLVM 14 requires a resolver that returns a pointer to the ifunc's type.
			resolver = x.m.ConstCast(llvmir.OpBitCast, chosen, ts.PtrTo(ts.Func(ts.PtrTo(t, 0), nil, false), x.layout.ProgramSpace))
		}
		f := x.m.NewIFunc(v.SymName(), t, uint32(v.AddressSpace()), resolver)
		x.symbols[v.SymName()] = f
		f.Linkage = linkages[v.Linkage()]
		f.DSOLocal = v.DsoLocal()
		f.UnnamedAddr = llvmir.UnnamedAddr(v.UnnamedAddr())
		f.Visibility = llvmir.Visibility(v.Visibility())
		return true
	})
}
