package importer

import (
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

var (
	funcName        = funcSlot("sym_name")
	funcType        = funcSlot("function_type")
	funcLinkage     = funcSlot("linkage")
	funcDSOLocal    = funcSlot("dso_local")
	funcCConv       = funcSlot("CConv")
	funcComdat      = funcSlot("comdat")
	funcPersonality = funcSlot("personality")
	funcGC          = funcSlot("garbageCollector")
	funcArgAttrs    = funcSlot("arg_attrs")
	funcResAttrs    = funcSlot("res_attrs")
	funcVisibility  = funcSlot("visibility_")
	funcSection     = funcSlot("section")
	funcUnnamedAddr = funcSlot("unnamed_addr")
	funcAlign       = funcSlot("alignment")

	globalType        = slot(llvm.Global, "global_type")
	globalConstant    = slot(llvm.Global, "constant")
	globalName        = slot(llvm.Global, "sym_name")
	globalLinkage     = slot(llvm.Global, "linkage")
	globalDSOLocal    = slot(llvm.Global, "dso_local")
	globalThreadLocal = slot(llvm.Global, "thread_local_")
	globalValue       = slot(llvm.Global, "value")
	globalAlign       = slot(llvm.Global, "alignment")
	globalAddrSpace   = slot(llvm.Global, "addr_space")
	globalUnnamedAddr = slot(llvm.Global, "unnamed_addr")
	globalSection     = slot(llvm.Global, "section")
	globalComdat      = slot(llvm.Global, "comdat")
	globalDbgExprs    = slot(llvm.Global, "dbg_exprs")
	globalVisibility  = slot(llvm.Global, "visibility_")
	globalTarget      = slot(llvm.Global, "target_specific_attrs")

	aliasType        = slot(llvm.Alias, "alias_type")
	aliasName        = slot(llvm.Alias, "sym_name")
	aliasLinkage     = slot(llvm.Alias, "linkage")
	aliasDSOLocal    = slot(llvm.Alias, "dso_local")
	aliasThreadLocal = slot(llvm.Alias, "thread_local_")
	aliasUnnamedAddr = slot(llvm.Alias, "unnamed_addr")
	aliasVisibility  = slot(llvm.Alias, "visibility_")

	ifuncName         = slot(llvm.IFunc, "sym_name")
	ifuncType         = slot(llvm.IFunc, "i_func_type")
	ifuncResolver     = slot(llvm.IFunc, "resolver")
	ifuncResolverType = slot(llvm.IFunc, "resolver_type")
	ifuncLinkage      = slot(llvm.IFunc, "linkage")
	ifuncDSOLocal     = slot(llvm.IFunc, "dso_local")
	ifuncAddrSpace    = slot(llvm.IFunc, "address_space")
	ifuncUnnamedAddr  = slot(llvm.IFunc, "unnamed_addr")
	ifuncVisibility   = slot(llvm.IFunc, "visibility_")
)

var linkages = [...]llvm.Linkage{
	llvmir.ExternalLinkage: llvm.LinkageExternal, llvmir.PrivateLinkage: llvm.LinkagePrivate,
	llvmir.InternalLinkage: llvm.LinkageInternal, llvmir.AvailableExternallyLinkage: llvm.LinkageAvailableExternally,
	llvmir.LinkOnceLinkage: llvm.LinkageLinkonce, llvmir.LinkOnceODRLinkage: llvm.LinkageLinkonceODR,
	llvmir.WeakLinkage: llvm.LinkageWeak, llvmir.WeakODRLinkage: llvm.LinkageWeakODR,
	llvmir.CommonLinkage: llvm.LinkageCommon, llvmir.AppendingLinkage: llvm.LinkageAppending,
	llvmir.ExternalWeakLinkage: llvm.LinkageExternWeak,
}

func (w *worker) linkage(l llvmir.Linkage) ir.Attribute {
	return llvm.NewLinkageAttr(w.ctx, linkages[l])
}

// funcOp creates the llvm.func of a function.
func (w *worker) funcOp(f *llvmir.Function, body *ir.Region) *ir.Operation {
	personality, ok := ir.Attribute(nil), true
	if f.Personality != nil {
		personality, ok = w.personality(f.Personality)
	}
	st := w.begin(llvm.Func)
	p := st.InherentAttrs
	p[funcName], p[funcType] = w.string(w.symbol(f).Leaf()), ir.NewTypeAttr(w.typ(f.ValueType))
	p[funcLinkage], p[funcCConv] = w.linkage(f.Linkage), w.callConv(f.CallConv)
	w.setUnit(funcDSOLocal, f.IsDSOLocal())
	w.funcArgAttrs(f)
	if personality != nil {
		p[funcPersonality] = personality
	}
	if f.GC != "" {
		p[funcGC] = w.string(f.GC)
	}
	if f.UnnamedAddr != llvmir.NoUnnamedAddr {
		p[funcUnnamedAddr] = w.i64s[f.UnnamedAddr]
	}
	if f.Section != "" {
		p[funcSection] = w.string(f.Section)
	}
	p[funcVisibility] = w.i64s[f.Visibility]
	if f.Comdat != nil {
		p[funcComdat] = w.comdats[f.Comdat]
	}
	if f.Align != 0 {
		p[funcAlign] = w.align(f.Align)
	}
	w.functionAttrs(f)
	st.Regions = append(st.Regions, body)
	op := w.arena.NewOperation(st)
	if !ok {
		w.warnf(w.at, "could not deduce personality, skipping it")
	}
	w.attachFunction(f, op)
	return op
}

func (w *worker) funcArgAttrs(f *llvmir.Function) {
	p := w.st.InherentAttrs
	any := false
	for i := range f.Args {
		any = any || f.Attrs.Param(i) != nil && w.paramDict(f.Attrs.Param(i)).Len() > 0
	}
	if any {
		list := make([]ir.Attribute, len(f.Args))
		for i := range list {
			list[i] = w.paramDict(f.Attrs.Param(i))
		}
		p[funcArgAttrs] = ir.NewArrayAttr(w.ctx, list...)
	}
	if f.Attrs.Result != nil {
		p[funcResAttrs] = ir.NewArrayAttr(w.ctx, w.paramDict(f.Attrs.Result))
	}
}

// personality returns the function that handles exceptions. It must be a symbol, possibly cast to
// another pointer type.
func (w *worker) personality(c llvmir.Constant) (ir.Attribute, bool) {
	if e, ok := c.(*llvmir.Expr); ok && e.Op == llvmir.OpBitCast {
		c = e.Operands[0]
	}
	if g, ok := c.(llvmir.Global); ok && g.GlobalName() != "" {
		return w.symbol(g), true
	}
	return nil, false
}

// namelessPrefix starts the symbols of globals without a name in LLVM IR.
const namelessPrefix = "mlir.llvm.nameless_global"

// namelessSymbol returns the symbol of a global without a name. Like upstream, it numbers them in
// the order of use: a variable that is used before it is imported gets its number then. When
// functions are imported, all have a symbol.
func (w *worker) namelessSymbol(g llvmir.Global) *ir.SymbolRefAttr {
	s := w.nameless[g]
	if s == nil {
		s = ir.NewSymbolRefAttr(w.ctx, w.freeSymbol())
		w.nameless[g] = s
	}
	return s
}

// nameTheRest assigns symbols to functions, aliases and ifuncs without a name. Upstream creates
// invalid operations for these.
func (w *worker) nameTheRest() {
	name := func(g llvmir.Global) {
		if g.GlobalName() == "" {
			w.namelessSymbol(g)
		}
	}
	for _, f := range w.m.Functions {
		name(f)
	}
	for _, a := range w.m.Aliases {
		name(a)
	}
	for _, f := range w.m.IFuncs {
		name(f)
	}
}

// freeSymbol returns the next unused symbol for a nameless global.
func (im *module) freeSymbol() string {
	for {
		name := namelessPrefix + "_" + strconv.Itoa(im.nextNameless)
		im.nextNameless++
		if im.m.Lookup(name) == nil {
			return name
		}
	}
}

// globals imports the global variables.
func (w *worker) globals() {
	for _, g := range w.m.Vars {
		ok := false
		if g.Name == "llvm.global_ctors" || g.Name == "llvm.global_dtors" {
			ok = w.ctorsOrDtors(g) || w.opts.Lossless && !w.failed && w.global(g)
		} else {
			ok = w.global(g)
		}
		if !ok {
			w.errorf(w.unknown, "unhandled global variable: %s", w.valueText(g))
			return
		}
	}
	w.nameTheRest()
}

// atGlobals sets the insertion point after the last comdat, global or alias. These come first in
// the module.
func (w *worker) atGlobals() {
	w.at, w.block, w.before = w.loc, w.body, w.body.First()
	if w.globalAt != nil {
		w.before = w.globalAt.Next()
	}
}

func (w *worker) global(g *llvmir.GlobalVar) bool {
	var value ir.Attribute
	if g.Init != nil && (!w.opts.Lossless || !llvmirattrs.Rounds(g.Init)) {
		value = w.constantAttr(g.Init)
	}
	t := w.typ(g.ValueType)
	dbg := w.debug.globalExprs(w, g)
	region := w.arena.NewRegion()
	w.atGlobals()
	st := w.begin(llvm.Global)
	p := st.InherentAttrs
	p[globalType], p[globalName] = ir.NewTypeAttr(t), w.string(w.symbol(g).Leaf())
	p[globalLinkage] = w.linkage(g.Linkage)
	w.setUnit(globalConstant, g.IsConst)
	w.setUnit(globalDSOLocal, g.IsDSOLocal())
	w.setUnit(globalThreadLocal, g.ThreadLocal != llvmir.NotThreadLocal)
	p[globalValue] = value
	if g.Align != 0 {
		p[globalAlign] = w.align(g.Align)
	}
	p[globalAddrSpace] = ir.NewIntegerAttr(w.ctx.I32(), int64(g.AddrSpace()))
	if g.UnnamedAddr != llvmir.NoUnnamedAddr {
		p[globalUnnamedAddr] = w.i64s[g.UnnamedAddr]
	}
	if g.Section != "" {
		p[globalSection] = w.string(g.Section)
	}
	p[globalVisibility] = w.i64s[g.Visibility]
	if g.Comdat != nil {
		p[globalComdat] = w.comdats[g.Comdat]
	}
	if dbg != nil {
		p[globalDbgExprs] = dbg
	}
	if list := w.passthrough(g.Attrs, w.loc, nil); len(list) > 0 {
		p[globalTarget] = ir.NewArrayAttr(w.ctx, list...)
	}
	st.Regions = append(st.Regions, region)
	op := w.emit()
	w.globalAt = op
	w.globalOrigin(g, op)
	if g.Init == nil || value != nil {
		return true
	}
	return w.initializer(region, op, g.Init)
}

// initializer fills a region with operations that compute a constant.
func (w *worker) initializer(region *ir.Region, op *ir.Operation, c llvmir.Constant) bool {
	block := w.arena.NewBlock()
	region.Append(block)
	w.consts.reset()
	w.fn, w.constBlock, w.constAt = nil, block, nil
	w.block, w.before = block, nil
	v := w.constant(c)
	if v == nil {
		return false
	}
	w.at = op.Loc()
	st := w.begin(llvm.Return)
	st.Operands = append(st.Operands, v)
	w.emit()
	return true
}

// withoutCasts strips casts between typed pointers from a constant.
func withoutCasts(c llvmir.Constant) llvmir.Constant {
	for {
		e, ok := c.(*llvmir.Expr)
		if !ok || e.Op != llvmir.OpBitCast {
			return c
		}
		c = e.Operands[0]
	}
}

// ctorsOrDtors imports the list of functions that run before or after main.
func (w *worker) ctorsOrDtors(g *llvmir.GlobalVar) bool {
	if g.Init == nil || g.Linkage != llvmir.AppendingLinkage {
		return false
	}
	var funcs, priorities, data []ir.Attribute
	switch init := g.Init.(type) {
	case *llvmir.Zero:
		if init.Type().Kind() != llvmir.ArrayType || init.Type().Len() != 0 {
			return false
		}
	case *llvmir.Aggregate:
		for _, e := range init.Elems {
			a, ok := e.(*llvmir.Aggregate)
			if !ok || len(a.Elems) != 3 {
				return false
			}
			priority, isInt := a.Elems[0].(*llvmir.Int)
			f, isFunc := withoutCasts(a.Elems[1]).(*llvmir.Function)
			if !isInt || !isFunc {
				return false
			}
			switch d := withoutCasts(a.Elems[2]).(type) {
			case llvmir.Global:
				data = append(data, w.symbol(d))
			case *llvmir.Null:
				data = append(data, llvm.NewZeroAttr(w.ctx))
			default:
				return false
			}
			n, _ := priority.Value.Uint64()
			funcs = append(funcs, w.symbol(f))
			priorities = append(priorities, ir.NewIntegerAttr(w.ctx.I32(), int64(int32(n))))
		}
	default:
		return false
	}
	def := llvm.GlobalCtors
	if strings.HasSuffix(g.Name, "dtors") {
		def = llvm.GlobalDtors
	}
	w.atGlobals()
	st := w.begin(def)
	for i, list := range [...][]ir.Attribute{funcs, priorities, data} {
		st.InherentAttrs[i] = ir.NewArrayAttr(w.ctx, list...)
	}
	w.globalAt = w.emit()
	w.globalOrigin(g, w.globalAt)
	return true
}

func (w *worker) aliases() {
	for _, a := range w.m.Aliases {
		region := w.arena.NewRegion()
		w.atGlobals()
		st := w.begin(llvm.Alias)
		p := st.InherentAttrs
		p[aliasType], p[aliasName] = ir.NewTypeAttr(w.typ(a.ValueType)), w.string(w.symbol(a).Leaf())
		p[aliasLinkage] = w.linkage(a.Linkage)
		w.setUnit(aliasDSOLocal, a.IsDSOLocal())
		w.setUnit(aliasThreadLocal, a.ThreadLocal != llvmir.NotThreadLocal)
		if a.UnnamedAddr != llvmir.NoUnnamedAddr {
			p[aliasUnnamedAddr] = w.i64s[a.UnnamedAddr]
		}
		p[aliasVisibility] = w.i64s[a.Visibility]
		st.Regions = append(st.Regions, region)
		op := w.emit()
		w.globalAt = op
		w.globalOrigin(a, op)
		if !w.initializer(region, op, a.Aliasee) {
			w.errorf(w.unknown, "unhandled global alias: %s", w.valueText(a))
			return
		}
	}
}

// resolver returns the resolver of an ifunc. With typed pointers it may be cast to a function that
// returns the type of the ifunc.
func resolver(f *llvmir.IFunc) (r llvmir.Global, ok bool) {
	c := f.Resolver
	if e, isExpr := c.(*llvmir.Expr); isExpr && e.Op == llvmir.OpBitCast {
		c = e.Operands[0]
	}
	r, ok = c.(llvmir.Global)
	return r, ok
}

// ifuncs imports the ifuncs. Each is inserted at the same point, so they end up in reverse.
func (w *worker) ifuncs() {
	for _, f := range w.m.IFuncs {
		r, ok := resolver(f)
		if !ok {
			w.errorf(w.unknown, "unhandled global ifunc: %s", w.valueText(f))
			return
		}
		w.atGlobals()
		st := w.begin(llvm.IFunc)
		p := st.InherentAttrs
		p[ifuncName], p[ifuncType] = w.string(w.symbol(f).Leaf()), ir.NewTypeAttr(w.typ(f.ValueType))
		p[ifuncResolver], p[ifuncResolverType] = w.symbol(r), ir.NewTypeAttr(w.typ(f.Resolver.Type()))
		p[ifuncLinkage] = w.linkage(f.Linkage)
		w.setUnit(ifuncDSOLocal, f.IsDSOLocal())
		p[ifuncAddrSpace] = ir.NewIntegerAttr(w.ctx.I32(), int64(f.AddrSpace()))
		p[ifuncUnnamedAddr], p[ifuncVisibility] = w.i64s[f.UnnamedAddr], w.i64s[f.Visibility]
		w.globalOrigin(f, w.emit())
	}
}

// comdatTable is the symbol of the comdat table.
const comdatTable = "__llvm_global_comdat"

// allComdats creates the table of the comdats that globals use.
func (w *worker) allComdats() {
	var list []*llvmir.Comdat
	for _, g := range w.m.Vars {
		list = append(list, g.Comdat)
	}
	for _, f := range w.m.Functions {
		list = append(list, f.Comdat)
	}
	var table *ir.Block
	w.at = w.loc
	for _, c := range list {
		if c == nil || w.comdats[c] != nil {
			continue
		}
		if table == nil {
			table = w.arena.NewBlock()
			region := w.arena.NewRegion()
			region.Append(table)
			w.block, w.before = w.body, nil
			st := w.begin(llvm.Comdat)
			st.InherentAttrs[slot(llvm.Comdat, "sym_name")] = w.string(comdatTable)
			st.Regions = append(st.Regions, region)
			w.globalAt = w.emit()
		}
		w.block, w.before = table, nil
		st := w.begin(llvm.ComdatSelector)
		st.InherentAttrs[slot(llvm.ComdatSelector, "sym_name")] = w.string(c.Name)
		st.InherentAttrs[slot(llvm.ComdatSelector, "comdat")] = w.i64(int64(c.Kind))
		w.emit()
		w.comdats[c] = ir.NewSymbolRefAttr(w.ctx, comdatTable, c.Name)
	}
}

// targetAndAsm sets the target triple and the module assembly.
func (w *worker) targetAndAsm() {
	w.op.SetDiscardable("llvm.target_triple", w.string(w.m.Triple))
	var lines []ir.Attribute
	for _, l := range strings.Split(w.m.Asm, "\n") {
		if l != "" {
			lines = append(lines, w.string(l))
		}
	}
	w.op.SetDiscardable("llvm.module_asm", ir.NewArrayAttr(w.ctx, lines...))
}
