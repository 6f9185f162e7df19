package llvm

import (
	"math/bits"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// isModule reports whether an operation can contain globals and functions.
func isModule(op *ir.Operation) bool { return op.Has(ir.HasSymbolTable | ir.IsolatedFromAbove) }

// parentModule returns the innermost module around an operation, nil if absent.
func parentModule(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil && !isModule(op); op = op.ParentOp() {
	}
	return op
}

// lookup returns the symbol with the given name in the module around an operation, or nil.
func lookup(symbols *ir.SymbolTables, op *ir.Operation, name string) *ir.Operation {
	if m := parentModule(op); m != nil {
		return symbols.Lookup(m, ir.NewSymbolRefAttr(op.Context(), name))
	}
	return nil
}

// isGlobalElem reports whether globals may have type t.
func isGlobalElem(t ir.Type) bool {
	switch t.(type) {
	case *VoidType, *TokenType, *MetadataType, *LabelType:
		return false
	case PointerElementType:
		return true
	}
	return IsCompatibleOuterType(t)
}

// hasNoEffect reports whether an operation is known to have no effect.
func hasNoEffect(op *ir.Operation) bool {
	return op.Has(ir.NoMemoryEffect) || op.Is(InlineAsm) && !(ir.Cast[InlineAsmOp](op)).HasSideEffects()
}

// verifyComdat checks that the comdat of a global or function is a selector.
func verifyComdat(op *ir.Operation) *diag.Diagnostic {
	ref, ok := op.Attr("comdat").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	at := ir.NearestSymbolTable(op)
	for i, name := range ref.Path() {
		if at == nil || i > 0 && !at.Has(ir.HasSymbolTable) {
			at = nil
			break
		}
		at = symbolIn(at, name)
	}
	if at == nil || !at.Is(ComdatSelector) {
		return op.ErrorPlainf("expected comdat symbol")
	}
	return nil
}

// symbolIn searches the operations of a symbol table in order. For a single lookup, building a map
// would cost more.
func symbolIn(table *ir.Operation, name string) *ir.Operation {
	if table.NumRegions() == 0 {
		return nil
	}
	for b := range table.Region(0).Blocks() {
		for op := range b.Ops() {
			if ir.SymbolNameOf(op) == name {
				return op
			}
		}
	}
	return nil
}

func verifyGlobal(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GlobalOp](o)
	t, value := op.GlobalType(), op.Value()
	if !isGlobalElem(t) {
		return o.Errorf("expects type to be a valid element type for an LLVM global")
	}
	if p := o.ParentOp(); p != nil && !isModule(p) {
		return o.Errorf("must appear at the module level")
	}
	if s, ok := value.(*ir.StringAttr); ok && !isStringArray(t, len(s.Value())) {
		return o.Errorf("requires an i8 array type of the length equal to that of the string attribute")
	}
	if x, ok := t.(*TargetExtType); ok {
		if !x.CanBeGlobal() {
			return o.Errorf("this target extension type cannot be used in a global")
		}
		if value != nil {
			return o.Errorf("global with target extension type can only be initialized with zero-initializer")
		}
	}
	switch linkage := op.Linkage(); linkage {
	case LinkageCommon:
		if value != nil && !isZero(value) {
			return o.Errorf("expected zero value for '%v' linkage", linkage)
		}
	case LinkageAppending:
		if _, ok := t.(*ArrayType); !ok {
			return o.Errorf("expected array type for '%v' linkage", linkage)
		}
	}
	if d := verifyComdat(o); d != nil {
		return d
	}
	if align, ok := op.Alignment(); ok && bits.OnesCount64(uint64(align)) != 1 {
		return o.ErrorPlainf("alignment attribute is not a power of 2")
	}
	return nil
}

func verifyGlobalRegions(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GlobalOp](o)
	b := op.Initializer().First()
	if b == nil {
		return nil
	}
	ret := ir.Cast[ReturnOp](b.Last())
	if ret.Arg() == nil {
		return o.Errorf("initializer region cannot return void")
	}
	if got, t := ret.Arg().Type(), op.GlobalType(); got != t {
		return o.Errorf("initializer region type '%v' does not match global type '%v'", got, t)
	}
	for o := range b.Ops() {
		if !hasNoEffect(o) {
			return o.ErrorPlainf("ops with side effects not allowed in global initializers")
		}
	}
	if op.Value() != nil {
		return o.Errorf("cannot have both initializer value and region")
	}
	return nil
}

func verifyAlias(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AliasOp](o)
	if !isGlobalElem(op.AliasType()) {
		return o.Errorf("expects type to be a valid element type for an LLVM global alias")
	}
	switch l := op.Linkage(); l {
	case LinkageExternal, LinkageInternal, LinkagePrivate, LinkageWeak, LinkageWeakODR,
		LinkageLinkonce, LinkageLinkonceODR, LinkageAvailableExternally:
		return nil
	default:
		return o.Errorf("'%v' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally", l)
	}
}

func verifyAliasRegions(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AliasOp](o)
	b := op.Initializer().First()
	arg := ir.Cast[ReturnOp](b.Last()).Arg()
	if arg == nil {
		return o.Errorf("initializer region must always return a pointer")
	}
	if _, ok := arg.Type().(*PointerType); !ok {
		return o.Errorf("initializer region must always return a pointer")
	}
	for o := range b.Ops() {
		if !hasNoEffect(o) {
			return o.ErrorPlainf("ops with side effects are not allowed in alias initializers")
		}
	}
	return nil
}

func verifyIFunc(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[IFuncOp](o)
	switch l := op.Linkage(); l {
	case LinkageExternal, LinkageInternal, LinkagePrivate, LinkageWeak, LinkageWeakODR, LinkageLinkonce, LinkageLinkonceODR:
		return nil
	default:
		return o.Errorf("'%v' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage", l)
	}
}

func verifyIFuncUses(o *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	op := ir.Cast[IFuncOp](o)
	resolver := lookup(symbols, o, op.Resolver())
	for n := 0; resolver != nil && resolver.Is(Alias); n++ {
		// An initialiser that is not just an address is not examined.
		addr := aliasee(resolver)
		if addr == nil || n == maxAliases {
			return nil
		}
		resolver = lookup(symbols, addr, ir.Cast[AddressOfOp](addr).GlobalName())
	}
	if resolver == nil || !resolver.Is(Func) {
		return o.Errorf("must have a function resolver")
	}
	fn := ir.Cast[FuncOp](resolver)
	if isDeclaration(resolver) || fn.Linkage() == LinkageAvailableExternally {
		return o.Errorf("resolver must be a definition")
	}
	if _, ok := fn.FunctionType().Result().(*PointerType); !ok {
		return o.Errorf("resolver must return a pointer")
	}
	if t, ok := op.ResolverType().(*PointerType); !ok || t.AddressSpace() != uint32(op.AddressSpace()) {
		return o.Errorf("resolver has incorrect type")
	}
	return nil
}

// maxAliases bounds chains of aliases, since they may be cyclic.
const maxAliases = 1000

// aliasee returns the llvm.mlir.addressof whose result an alias returns, or nil.
func aliasee(alias *ir.Operation) *ir.Operation {
	b := ir.Cast[AliasOp](alias).Initializer().First()
	if b == nil || b.Last() == nil || !b.Last().Is(Return) {
		return nil
	}
	arg := ir.Cast[ReturnOp](b.Last()).Arg()
	if arg == nil || arg.DefiningOp() == nil || !arg.DefiningOp().Is(AddressOf) {
		return nil
	}
	return arg.DefiningOp()
}

func verifyAddressOf(o *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	op := ir.Cast[AddressOfOp](o)
	s := lookup(symbols, o, op.GlobalName())
	space, t := int64(-1), op.Result().Type().(*PointerType)
	switch {
	case s == nil:
	case s.Is(Global):
		space = int64(ir.Cast[GlobalOp](s).AddrSpace())
	case s.Is(Alias):
		space = int64(aliasAddressSpace(s))
	case s.Is(Func), s.Is(IFunc):
		return verifyTypedAddress(op, s, t)
	}
	if s == nil || space < 0 {
		return o.Errorf("must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'")
	}
	if t.IsOpaquePointer() && space != int64(t.AddressSpace()) {
		return o.Errorf("pointer address space must match address space of the referenced global or alias")
	}
	return verifyTypedAddress(op, s, t)
}

// verifyTypedAddress checks the element type of a typed pointer to a symbol.
func verifyTypedAddress(op AddressOfOp, symbol *ir.Operation, t *PointerType) *diag.Diagnostic {
	if t.IsOpaquePointer() {
		return nil
	}
	switch {
	case symbol.Is(Global):
		g := ir.Cast[GlobalOp](symbol)
		if t.Elem() != g.GlobalType() || t.AddressSpace() != uint32(g.AddrSpace()) {
			return op.Op().Errorf("the type must be a pointer to the type of the referenced global")
		}
	case symbol.Is(Func):
		if t.Elem() != ir.Type(ir.Cast[FuncOp](symbol).FunctionType()) {
			return op.Op().Errorf("the type must be a pointer to the type of the referenced function")
		}
	}
	return nil
}

// aliasAddressSpace returns the address space of the pointer that an alias returns.
func aliasAddressSpace(alias *ir.Operation) uint32 {
	if b := (ir.Cast[AliasOp](alias)).Initializer().First(); b != nil && b.Last() != nil && b.Last().NumOperands() > 0 {
		if t, ok := b.Last().Operand(0).Type().(*PointerType); ok {
			return t.AddressSpace()
		}
	}
	return 0
}

func verifyDSOLocalEquivalent(o *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	op := ir.Cast[DSOLocalEquivalentOp](o)
	s := lookup(symbols, o, op.FunctionName())
	linkage := Linkage(0)
	switch {
	case s != nil && s.Is(Func):
		linkage = ir.Cast[FuncOp](s).Linkage()
	case s != nil && s.Is(Alias):
		linkage = ir.Cast[AliasOp](s).Linkage()
		if !ir.WalkPre(s, func(o *ir.Operation) ir.WalkResult {
			if !o.Is(AddressOf) {
				return ir.Advance
			}
			if g := lookup(symbols, o, ir.Cast[AddressOfOp](o).GlobalName()); g != nil && g.Is(Global) {
				return ir.Interrupt
			}
			return ir.Advance
		}) {
			return o.Errorf("must reference an alias to a function")
		}
	default:
		return o.Errorf("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
	}
	if linkage == LinkageExternWeak {
		return o.Errorf("target function with 'extern_weak' linkage not allowed")
	}
	return nil
}

func verifyBlockAddressUses(o *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	op := ir.Cast[BlockAddressOp](o)
	if s := lookup(symbols, o, op.BlockAddr().Function().Root()); s == nil || !s.Is(Func) {
		return o.Errorf("must reference a function defined by 'llvm.func'")
	}
	return nil
}

func verifyBlockAddress(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[BlockAddressOp](o)
	var symbols ir.SymbolTables
	fn := lookup(&symbols, o, op.BlockAddr().Function().Root())
	if fn != nil && fn.Is(Func) && !ir.WalkPre(fn, func(o *ir.Operation) ir.WalkResult {
		if o.Is(BlockTag) && (ir.Cast[BlockTagOp](o)).Tag() == op.BlockAddr().Tag() {
			return ir.Interrupt
		}
		return ir.Advance
	}) {
		return nil
	}
	return o.Errorf("expects an existing block label target in the referenced function")
}

func verifyGlobalCtors(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GlobalCtorsOp](o)
	return verifyXtors(o, "ctors", op.Ctors(), op.Priorities(), op.Data())
}

func verifyGlobalDtors(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GlobalDtorsOp](o)
	return verifyXtors(o, "dtors", op.Dtors(), op.Priorities(), op.Data())
}

func verifyXtors(op *ir.Operation, what string, fns, priorities, data *ir.ArrayAttr) *diag.Diagnostic {
	for _, a := range data.Elems() {
		switch a := a.(type) {
		case *ZeroAttr:
			continue
		case *ir.SymbolRefAttr:
			if a.IsFlat() {
				continue
			}
		}
		return op.ErrorPlainf("data element must be symbol or #llvm.zero")
	}
	if fns.Len() != priorities.Len() || fns.Len() != data.Len() {
		return op.ErrorPlainf("%s, priorities, and data must have the same number of elements", what)
	}
	return nil
}

func verifyGlobalCtorsUses(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyDefined(op, ir.Cast[GlobalCtorsOp](op).Ctors(), symbols)
}

func verifyGlobalDtorsUses(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyDefined(op, ir.Cast[GlobalDtorsOp](op).Dtors(), symbols)
}

// verifyDefined checks that symbols refer to functions with a body.
func verifyDefined(op *ir.Operation, fns *ir.ArrayAttr, symbols *ir.SymbolTables) *diag.Diagnostic {
	for _, a := range fns.Elems() {
		ref := a.(*ir.SymbolRefAttr)
		fn := symbols.LookupNearest(op, ref)
		if fn == nil || !fn.Is(Func) {
			return op.Errorf("'%s' does not reference a valid LLVM function", ref.Root())
		}
		if isDeclaration(fn) {
			return op.Errorf("'%s' does not have a definition", ref.Root())
		}
	}
	return nil
}

func verifyComdatRegions(o *ir.Operation) *diag.Diagnostic {
	for op := range (ir.Cast[ComdatOp](o)).Body().First().Ops() {
		if !op.Is(ComdatSelector) {
			return op.ErrorPlainf("only comdat selector symbols can appear in a comdat region")
		}
	}
	return nil
}

func verifyLinkerOptions(op *ir.Operation) *diag.Diagnostic {
	if p := op.ParentOp(); p != nil && !isModule(p) {
		return op.Errorf("must appear at the module level")
	}
	return nil
}

func verifyModuleFlags(op *ir.Operation) *diag.Diagnostic {
	if d := verifyLinkerOptions(op); d != nil {
		return d
	}
	for _, f := range (ir.Cast[ModuleFlagsOp](op)).Flags().Elems() {
		if _, ok := f.(*ModuleFlagAttr); !ok {
			return op.Errorf("expected a module flag attribute")
		}
	}
	return nil
}
