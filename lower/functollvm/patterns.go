package functollvm

import (
	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// Attributes of func.func that control its conversion.
const (
	variadicAttr   = "func.varargs"
	linkageAttr    = "llvm.linkage"
	barePtrAttr    = "llvm.bareptr"
	readNoneAttr   = "llvm.readnone"
	cInterfaceAttr = "llvm.emit_c_interface"
)

// byRefAttrs are the attributes of arguments that are passed as a pointer to their value.
var byRefAttrs = []string{"llvm.byval", "llvm.byref"}

// typedArgAttrs are the attributes of arguments whose value is a type.
var typedArgAttrs = map[string]bool{"llvm.byval": true, "llvm.byref": true, "llvm.sret": true, "llvm.inalloca": true}

// Patterns returns the patterns for the func dialect. They look up the attribute llvm.bareptr of
// called functions in symbols.
func Patterns(c *tollvm.TypeConverter, symbols *ir.SymbolTables) []convert.Pattern {
	l := lowering{c, symbols}
	return []convert.Pattern{
		convert.On(c.TypeConverter, l.lowerFunc),
		convert.OnMany(c.TypeConverter, l.lowerCallIndirect),
		convert.OnMany(c.TypeConverter, l.lowerCall),
		convert.On(c.TypeConverter, l.lowerConstant),
		convert.OnMany(c.TypeConverter, l.lowerReturn),
	}
}

// lowering is the receiver of the patterns.
type lowering struct {
	*tollvm.TypeConverter
	symbols *ir.SymbolTables
}

// useBarePointers reports whether a function passes memrefs as bare pointers. f may be
// nil.
func (c lowering) useBarePointers(f *ir.Operation) bool {
	return c.Options().BarePointers || f != nil && f.Attr(barePtrAttr) != nil
}

// lowerFunc replaces a func.func by an llvm.func and converts the entry block. Package
// cftollvm converts the other blocks.
func (c lowering) lowerFunc(op fn.FuncOp, _ fn.FuncAdaptor[*ir.Value], r *convert.Rewriter) bool {
	old := op.Op()
	bare := c.useBarePointers(old)
	byRef := byRefArgs(op)
	sig, t := c.Signature(op.FunctionType(), old.Attr(variadicAttr) == ir.Attribute(ir.NewBoolAttr(c.Context(), true)), bare, byRef)
	if t == nil {
		return r.NoMatch(old, "signature conversion failed")
	}
	_, emitC := old.Attr(cInterfaceAttr).(*ir.UnitAttr)
	emitC = (emitC || c.Options().EmitC) && !bare
	if emitC && t.IsVariadic() {
		c.Report(old, "C interface for variadic functions is not supported yet.")
		return false
	}
	linkage := llvm.LinkageExternal
	if a := old.Attr(linkageAttr); a != nil {
		l, ok := a.(*llvm.LinkageAttr)
		if !ok {
			c.Report(old, "Contains "+linkageAttr+" attribute not of type LLVM::LinkageAttr")
			return r.NoMatch(old, "linkage of another type")
		}
		linkage = l.Linkage()
	}
	readNone := old.Attr(readNoneAttr)
	if _, ok := readNone.(*ir.UnitAttr); readNone != nil && !ok {
		c.Report(old, "Contains "+readNoneAttr+" attribute not of type UnitAttr")
		return r.NoMatch(old, "readnone of another type")
	}

	f := llvm.NewFunc(r.Builder, op.SymName(), t).SetLinkage(linkage)
	copyFuncAttrs(op, f)
	if readNone != nil {
		const none = llvm.ModRefInfoNoModRef
		f.SetMemoryEffects(llvm.NewMemoryEffectsAttr(c.Context(), none, none, none, none, none, none))
	}
	if res := op.ResAttrs(); res != nil && len(op.FuncResults()) == 1 {
		f.SetResAttrs(res)
	}
	if args := op.ArgAttrs(); args != nil {
		f.SetArgAttrs(c.convertArgAttrs(args, sig, len(t.Params())))
	}
	r.InlineRegion(op.Body(), f.Body(), nil)
	if entry := f.Body().First(); entry != nil {
		entry = r.ConvertBlock(entry, sig, c.TypeConverter.TypeConverter)
		c.loadByRef(op, byRef, sig, entry, r)
	}
	if emitC {
		c.emitCInterface(op, f, r)
	}
	r.Erase(old)
	return true
}

// copyFuncAttrs copies the visibility and the discardable attributes, except those that control the
// conversion.
func copyFuncAttrs(from fn.FuncOp, to llvm.FuncOp) {
	for _, a := range from.Op().Discardables().Entries() {
		if a.Name != linkageAttr && a.Name != variadicAttr && a.Name != readNoneAttr {
			to.Op().SetAttr(a.Name, a.Value)
		}
	}
	if v, ok := from.SymVisibility(); ok && v != "public" {
		to.SetSymVisibility(v)
	}
}

// byRefArgs returns which arguments are passed as a pointer to their value, nil if none is.
func byRefArgs(op fn.FuncOp) []bool {
	args := op.ArgAttrs()
	if args == nil {
		return nil
	}
	var byRef []bool
	for i, a := range args.Elems() {
		d, _ := a.(*ir.DictionaryAttr)
		for _, name := range byRefAttrs {
			if d.Lookup(name) == nil {
				continue
			}
			if byRef == nil {
				byRef = make([]bool, len(op.FuncArgs()))
			}
			byRef[i] = true
		}
	}
	return byRef
}

// convertArgAttrs converts the attributes of arguments. It drops those of an argument that becomes
// several, which may not support them.
func (c lowering) convertArgAttrs(old *ir.ArrayAttr, sig *convert.Signature, n int) *ir.ArrayAttr {
	dicts := make([]ir.Attribute, n)
	for i := range dicts {
		dicts[i] = ir.NewDictionaryAttr(c.Context())
	}
	for i, a := range old.Elems() {
		at, parts, ok := sig.Mapping(i)
		d, isDict := a.(*ir.DictionaryAttr)
		if !ok || parts != 1 || !isDict {
			continue
		}
		var list []ir.NamedAttribute
		for _, e := range d.Entries() {
			if t, isType := e.Value.(*ir.TypeAttr); isType && typedArgAttrs[e.Name] {
				if to := c.ConvertOne(t.Value()); to != nil {
					e.Value = ir.NewTypeAttr(to)
				}
			}
			list = append(list, e)
		}
		dicts[at] = ir.NewDictionaryAttr(c.Context(), list...)
	}
	return ir.NewArrayAttr(c.Context(), dicts...)
}

// loadByRef loads the arguments that are passed as a pointer to their value.
func (c lowering) loadByRef(op fn.FuncOp, byRef []bool, sig *convert.Signature, entry *ir.Block, r *convert.Rewriter) {
	point := r.Point()
	r.AtStart(entry)
	for i, is := range byRef {
		at, _, ok := sig.Mapping(i)
		if !is || !ok {
			continue
		}
		d, _ := op.ArgAttrs().At(i).(*ir.DictionaryAttr)
		for _, name := range byRefAttrs {
			t, isType := d.Lookup(name).(*ir.TypeAttr)
			if !isType {
				continue
			}
			if to := c.ConvertOne(t.Value()); to != nil {
				arg := entry.Arg(at)
				r.SetLoc(arg.Loc())
				r.ReplaceUses(arg, c.Load(r.Builder, to, arg).Result())
			}
			break
		}
	}
	r.LocOf(op.Op())
	r.At(point)
}

// lowerConstant replaces a func.constant by the address of the function.
func (c lowering) lowerConstant(op fn.ConstantOp, _ fn.ConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.ConvertOne(op.Op().Result(0).Type())
	if t == nil || !llvm.IsCompatibleType(t) {
		return r.NoMatch(op.Op(), "failed to convert result type")
	}
	addr := llvm.NewAddressOf(r.Builder, t, op.Value())
	tollvm.CopyAttrs(op.Op().Discardables(), addr.Op())
	r.ReplaceBy(op.Op(), addr.Op())
	return true
}

func (c lowering) lowerCallIndirect(op fn.CallIndirectOp, in fn.CallIndirectAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
	return c.convertCall(op.Op(), in.Values(), r, c.Options().BarePointers)
}

func (c lowering) lowerCall(op fn.CallOp, in fn.CallAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
	callee, _ := op.CallTarget()
	r.Outside()
	return c.convertCall(op.Op(), in.Values(), r, c.useBarePointers(c.symbols.LookupNearest(op.Op(), callee)))
}

// convertCall converts a call to an llvm.call. It passes memrefs as their fields or as bare
// pointers, and unpacks a struct of several results.
func (c lowering) convertCall(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter, bare bool) bool {
	packed, groups := c.ResultType(op.Results().Types(), bare)
	if packed == nil {
		return r.NoMatch(op, "result types")
	}
	args, ok := c.passOperands(op, in, r.Builder, bare)
	if !ok {
		return r.NoMatch(op, "an unranked memref cannot be a bare pointer")
	}
	call := llvm.NewCallWithResult(r.Builder, packed, args...).Op()
	tollvm.CopyAttrs(op.AttrsAsDictionary(), call) // including the callee

	count := 0
	for _, g := range groups {
		count += len(g)
	}
	part := int64(0)
	lists := make([][]*ir.Value, len(groups))
	for i, g := range groups {
		for range g {
			v := call.Result(0)
			if count > 1 {
				v = tollvm.Extract(r.Builder, v, part)
			}
			lists[i] = append(lists[i], v)
			part++
		}
	}
	for i, t := range op.Results().Types() {
		switch t := t.(type) {
		case *ir.MemRefType:
			if bare {
				lists[i][0] = c.StaticDescriptor(r.Builder, t, lists[i][0], lists[i][0]).Value
			}
		case *ir.UnrankedMemRefType:
			d := c.copyUnranked(op, t, lists[i][0], r, false)
			if d == nil {
				return false
			}
			lists[i][0] = d
		}
	}
	r.ReplaceMany(op, lists)
	return true
}

// passOperands returns the arguments for the operands of a call. ok is false if an operand cannot
// be passed.
func (c lowering) passOperands(op *ir.Operation, in [][]*ir.Value, b *ir.Builder, bare bool) (args []*ir.Value, ok bool) {
	for i, list := range in {
		switch t := op.Operand(i).Type().(type) {
		case *ir.UnrankedMemRefType:
			if bare || len(list) != 1 {
				return nil, false
			}
			d := tollvm.UnrankedDescriptor{Value: list[0]}
			args = append(args, d.Rank(b), d.Pointer(b))
		case *ir.MemRefType:
			if len(list) != 1 {
				return nil, false
			}
			d := tollvm.Descriptor{Value: list[0]}
			if bare {
				args = append(args, d.Aligned(b))
			} else {
				args = append(args, d.Unpack(b, t.Rank())...)
			}
		default:
			args = append(args, list...)
		}
	}
	return args, true
}

// lowerReturn creates an llvm.return. Several values are returned as a struct.
func (c lowering) lowerReturn(op fn.ReturnOp, in fn.ReturnAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
	bare := c.useBarePointers(parentFunc(op.Op()))
	var values []*ir.Value
	for i, list := range in.Values() {
		switch t := op.Op().Operand(i).Type().(type) {
		case *ir.MemRefType:
			if bare && tollvm.IsBarePointer(t) && len(list) == 1 {
				list = []*ir.Value{(&tollvm.Descriptor{Value: list[0]}).Allocated(r.Builder)}
			}
		case *ir.UnrankedMemRefType:
			if bare || len(list) != 1 {
				return r.NoMatch(op.Op(), "an unranked memref cannot be a bare pointer")
			}
			d := c.copyUnranked(op.Op(), t, list[0], r, true)
			if d == nil {
				return false
			}
			list = []*ir.Value{d}
		}
		values = append(values, list...)
	}
	var result *ir.Value
	switch len(values) {
	case 0:
	case 1:
		result = values[0]
	default:
		t, _ := c.ResultType(op.Op().Operands().Types(), bare)
		if t == nil {
			return r.NoMatch(op.Op(), "could not convert result types")
		}
		result = c.Undefined(r.Builder, t)
		for i, v := range values {
			result = llvm.NewInsertValue(r.Builder, result, v, []int64{int64(i)}).Result()
		}
	}
	ret := llvm.NewReturn(r.Builder, result)
	tollvm.CopyAttrs(op.Op().AttrsAsDictionary(), ret.Op())
	r.Erase(op.Op())
	return true
}

// parentFunc returns the llvm.func around an operation, nil if absent.
func parentFunc(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil && !op.Is(llvm.Func); op = op.ParentOp() {
	}
	return op
}

// copyUnranked copies the descriptor that an unranked descriptor points to. A function that returns
// one copies it from the stack to the heap. The caller copies it to its own stack and frees the
// heap memory. It returns nil if malloc or free exists with another type.
func (c lowering) copyUnranked(op *ir.Operation, t *ir.UnrankedMemRefType, v *ir.Value, r *convert.Rewriter, toHeap bool) *ir.Value {
	space, ok := c.AddressSpace(t)
	module := tollvm.ParentModule(op)
	if !ok || module == nil {
		return nil
	}
	var f llvm.FuncOp
	if toHeap {
		f, ok = c.RuntimeFunc(r, module, "malloc", c.PointerType(), c.IndexType())
	} else {
		f, ok = c.RuntimeFunc(r, module, "free", llvm.NewVoidType(c.Context()), c.PointerType())
	}
	if !ok {
		return nil
	}
	b := r.Builder
	d := tollvm.UnrankedDescriptor{Value: v}
	size := d.ByteSize(b, c.TypeConverter, space)
	var memory *ir.Value
	if toHeap {
		memory = llvm.NewCallFunc(b, f, size).Result()
	} else {
		memory = c.Alloca(b, size, c.Context().I8())
	}
	source := d.Pointer(b)
	c.Memcpy(b, memory, source, size)
	if !toHeap {
		llvm.NewCallFunc(b, f, source)
	}
	copied := c.Undefined(b, c.ConvertOne(t))
	copied = llvm.NewInsertValue(b, copied, d.Rank(b), []int64{0}).Result()
	return llvm.NewInsertValue(b, copied, memory, []int64{1}).Result()
}
