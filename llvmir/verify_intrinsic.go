package llvmir

import (
	"strings"
)

// intrinsic checks a call of an intrinsic: the type and name of its declaration, and the values of
// the arguments.
func (v *verifier) intrinsic(i *Instruction, f *Function, in *Intrinsic) bool {
	if v.typed {
		return true
	}
	if !f.IsDeclaration() {
		return v.bad(i, "Intrinsic functions should never be defined!")
	}
	switch in.match(v.m.Types, f.ValueType) {
	case sigResult:
		return v.bad(i, "Intrinsic has incorrect return type!")
	case sigArgument:
		return v.bad(i, "Intrinsic has incorrect argument type!")
	case sigNotVarArg:
		return v.bad(i, "Intrinsic was not defined with variable arguments!")
	case sigVarArg:
		return v.bad(i, "Callsite was not defined with variable arguments!")
	}
	if name := in.FuncName(f.ValueType); name != f.Name && !hasUnnamed(f.ValueType, 0) {
		return v.bad(i, "Intrinsic name not mangled correctly for type arguments! Should be: "+name)
	}
	for _, a := range i.Args() {
		if c, ok := a.(Constant); ok && c.Type().kind == X86AMXType {
			return v.bad(i, "const x86_amx is not allowed in argument!")
		}
	}
	name := strings.TrimPrefix(in.Name, "llvm.")
	if check := intrinsicChecks[name]; check != nil {
		return check(v, i)
	}
	switch {
	case strings.HasPrefix(name, "vector.reduce."):
		return v.reduction(i, name)
	case strings.HasPrefix(name, "matrix."):
		return v.matrix(i, name)
	case strings.HasPrefix(name, "experimental.constrained."):
		return v.constrained(i)
	case strings.HasSuffix(name, ".fix") || strings.HasSuffix(name, ".fix.sat"):
		return v.fixedPoint(i, name)
	}
	return true
}

// hasUnnamed reports whether the type contains a struct without a name. In names of intrinsics, the
// module numbers such structs.
func hasUnnamed(t *Type, depth int) bool {
	if depth > maxTypeDepth || t.TooLong() {
		return true
	}
	if t.kind == StructType && !t.literal {
		return t.name == ""
	}
	if t.elem != nil && hasUnnamed(t.elem, depth+1) {
		return true
	}
	for _, e := range t.elems {
		if hasUnnamed(e, depth+1) {
			return true
		}
	}
	return false
}

func uintOf(x Value) (uint64, bool) {
	c, ok := x.(*Int)
	if !ok {
		return 0, false
	}
	return c.Value.Uint64()
}

// intrinsicChecks has the checks of arguments, by name.
var intrinsicChecks map[string]func(v *verifier, i *Instruction) bool

func init() {
	atMost := func(args map[int]uint64, msgs map[int]string) func(v *verifier, i *Instruction) bool {
		return func(v *verifier, i *Instruction) bool {
			for n := 0; n < len(i.Args()); n++ {
				if most, ok := args[n]; ok {
					if x, small := uintOf(i.Operands[n]); !small || x > most {
						return v.bad(i, msgs[n])
					}
				}
			}
			return true
		}
	}
	intrinsicChecks = map[string]func(v *verifier, i *Instruction) bool{
		"assume": (*verifier).assume,
		"prefetch": atMost(map[int]uint64{1: 1, 2: 3, 3: 1}, map[int]string{1: "rw argument to llvm.prefetch must be 0-1",
			2: "locality argument to llvm.prefetch must be 0-3", 3: "cache type argument to llvm.prefetch must be 0-1"}),
		"is.fpclass":  atMost(map[int]uint64{1: 0x3ff}, map[int]string{1: "unsupported bits for llvm.is.fpclass test mask"}),
		"lround":      (*verifier).rounding,
		"llround":     (*verifier).rounding,
		"lrint":       (*verifier).rounding,
		"llrint":      (*verifier).rounding,
		"bswap":       (*verifier).bswap,
		"ucmp":        (*verifier).threeWay,
		"scmp":        (*verifier).threeWay,
		"gcroot":      (*verifier).gcRoot,
		"gcwrite":     (*verifier).needsGC,
		"gcread":      (*verifier).needsGC,
		"localescape": (*verifier).localEscape,
		"va_start": func(v *verifier, i *Instruction) bool {
			return v.f.ValueType.IsVarArg() || v.bad(i, "va_start called in a non-varargs function")
		},
		"stackprotector": func(v *verifier, i *Instruction) bool {
			if x, ok := stripCasts(i.Operands[1]).(*Instruction); !ok || x.Op != OpAlloca {
				return v.bad(i, "llvm.stackprotector parameter #2 must resolve to an alloca.")
			}
			return true
		},
		"init.trampoline": func(v *verifier, i *Instruction) bool {
			if _, ok := stripCasts(i.Operands[1]).(*Function); !ok {
				return v.bad(i, "llvm.init_trampoline parameter #2 must resolve to a function.")
			}
			return true
		},
		"lifetime.start":                         (*verifier).lifetime,
		"lifetime.end":                           (*verifier).lifetime,
		"threadlocal.address":                    (*verifier).threadLocal,
		"eh.exceptioncode":                       (*verifier).exceptionPad,
		"eh.exceptionpointer":                    (*verifier).exceptionPad,
		"masked.load":                            (*verifier).masked,
		"masked.store":                           (*verifier).masked,
		"experimental.guard":                     (*verifier).guard,
		"experimental.deoptimize":                (*verifier).deoptimize,
		"vector.insert":                          (*verifier).subvector,
		"vector.extract":                         (*verifier).subvector,
		"vector.splice":                          (*verifier).splice,
		"stepvector":                             (*verifier).stepVector,
		"preserve.array.access.index":            (*verifier).elementType,
		"aarch64.ldaxr":                          (*verifier).elementType,
		"aarch64.ldxr":                           (*verifier).elementType,
		"arm.ldaex":                              (*verifier).elementType,
		"arm.ldrex":                              (*verifier).elementType,
		"aarch64.stlxr":                          (*verifier).secondElementType,
		"aarch64.stxr":                           (*verifier).secondElementType,
		"arm.stlex":                              (*verifier).secondElementType,
		"arm.strex":                              (*verifier).secondElementType,
		"experimental.gc.statepoint":             (*verifier).statepoint,
		"preserve.struct.access.index":           (*verifier).elementType,
		"ptrmask":                                (*verifier).ptrMask,
		"get.active.lane.mask":                   (*verifier).laneMask,
		"memcpy.element.unordered.atomic":        (*verifier).elementAtomic,
		"memmove.element.unordered.atomic":       (*verifier).elementAtomic,
		"memset.element.unordered.atomic":        (*verifier).elementAtomic,
		"coro.id":                                (*verifier).coroID,
		"experimental.gc.relocate":               (*verifier).relocate,
		"experimental.gc.result":                 (*verifier).relocate,
		"call.preallocated.arg":                  (*verifier).preallocatedArg,
		"call.preallocated.teardown":             (*verifier).preallocatedArg,
		"read_register":                          (*verifier).register,
		"write_register":                         (*verifier).register,
		"read_volatile_register":                 (*verifier).register,
		"experimental.noalias.scope.decl":        (*verifier).scopeDecl,
		"vector.partial.reduce.add":              (*verifier).partialReduce,
		"vector.partial.reduce.fadd":             (*verifier).partialReduce,
		"experimental.vector.partial.reduce.add": (*verifier).partialReduce,
	}
}

func (v *verifier) partialReduce(i *Instruction) bool {
	a, b := i.Operands[0].Type(), i.Operands[1].Type()
	if a.kind == VectorType && b.kind == VectorType && (a.scalable != b.scalable || a.n == 0 || b.n%a.n != 0) {
		return v.bad(i, "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.")
	}
	return true
}

func (v *verifier) assume(i *Instruction) bool {
	if i.Details == nil {
		return true
	}
	for _, b := range i.Details.Bundles {
		k, known := AttrByName(b.Tag)
		if !known && b.Tag != "ignore" && b.Tag != "separate_storage" {
			return v.bad(i, "tags must be valid attribute names")
		}
		args := i.Operands[b.Start:b.End]
		switch {
		case b.Tag == "ignore":
		case b.Tag == "separate_storage":
			if len(args) != 2 {
				return v.bad(i, "separate_storage assumptions should have 2 arguments")
			}
			if !args[0].Type().isPtr() || !args[1].Type().isPtr() {
				return v.bad(i, "arguments to separate_storage assumptions should be pointers")
			}
		case k == AttrAlignment:
			if len(args) < 2 || len(args) > 3 {
				return v.bad(i, "alignment assumptions should have 2 or 3 arguments")
			}
			if !args[0].Type().isPtr() {
				return v.bad(i, "first argument should be a pointer")
			}
			for n, a := range args[1:] {
				if !a.Type().isInt() {
					return v.bad(i, [...]string{"second argument should be an integer", "third argument should be an integer if present"}[n])
				}
			}
		default:
			if !v.assumeAttr(i, k, args) {
				return false
			}
		}
	}
	return true
}

func (v *verifier) assumeAttr(i *Instruction, k AttrKind, args []Value) bool {
	if len(args) > 2 {
		return v.bad(i, "too many arguments")
	}
	switch {
	case attrTable[k].class == intAttr:
		if len(args) != 2 {
			return v.bad(i, "this attribute should have 2 arguments")
		}
		if k == AttrDereferenceable || k == AttrDereferenceableOrNull {
			return true
		}
		if _, ok := args[1].(*Int); !ok {
			return v.bad(i, "the second argument should be a constant integral value")
		}
	case attrTable[k].on&onParam != 0:
		if len(args) != 1 {
			return v.bad(i, "this attribute should have one argument")
		}
	case attrTable[k].on&onFunction != 0:
		if len(args) != 0 {
			return v.bad(i, "this attribute has no argument")
		}
	}
	return true
}

func (v *verifier) bswap(i *Instruction) bool {
	if i.typ.Scalar().n%16 != 0 {
		return v.bad(i, "bswap must be an even number of bytes")
	}
	return true
}

// rounding checks a conversion to integers.
func (v *verifier) rounding(i *Instruction) bool {
	src := i.Operands[0].Type()
	name := i.Callee().(*Function).Name
	if (src.kind == VectorType) != (i.typ.kind == VectorType) {
		return v.bad(i, name+": argument and result disagree on vector use")
	}
	if src.kind == VectorType && (src.n != i.typ.n || src.scalable != i.typ.scalable) {
		return v.bad(i, name+": argument must be same length as result")
	}
	return true
}

func (v *verifier) threeWay(i *Instruction) bool {
	src := i.Operands[0].Type()
	if i.typ.Scalar().n < 2 {
		return v.bad(i, "result type must be at least 2 bits wide")
	}
	if (src.kind == VectorType) != (i.typ.kind == VectorType) {
		return v.bad(i, "ucmp/scmp argument and result types must both be either vector or scalar types")
	}
	if src.kind == VectorType && (src.n != i.typ.n || src.scalable != i.typ.scalable) {
		return v.bad(i, "return type and arguments must have the same number of elements")
	}
	return true
}

func (v *verifier) needsGC(i *Instruction) bool {
	if v.f.GC == "" {
		return v.bad(i, "Enclosing function does not use GC.")
	}
	return true
}

func (v *verifier) gcRoot(i *Instruction) bool {
	a, ok := stripCasts(i.Operands[0]).(*Instruction)
	if !ok || a.Op != OpAlloca {
		return v.bad(i, "llvm.gcroot parameter #1 must be an alloca.")
	}
	if _, ok := i.Operands[1].(Constant); !ok {
		return v.bad(i, "llvm.gcroot parameter #2 must be a constant.")
	}
	if !a.Elem.isPtr() {
		if c, ok := i.Operands[1].(Constant); ok && isZero(c) {
			return v.bad(i, "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.")
		}
	}
	return v.needsGC(i)
}

func (v *verifier) localEscape(i *Instruction) bool {
	if i.Block != v.f.Blocks[0] {
		return v.bad(i, "llvm.localescape used outside of entry block")
	}
	for _, a := range i.Args() {
		if _, null := a.(*Null); null {
			continue
		}
		if x, ok := stripCasts(a).(*Instruction); !ok || x.Op != OpAlloca {
			return v.bad(i, "llvm.localescape only accepts static allocas")
		}
	}
	return true
}

func (v *verifier) lifetime(i *Instruction) bool {
	switch a := i.Operands[0].(type) {
	case *Instruction:
		if a.Op == OpAlloca {
			return true
		}
	case *Poison:
		return true
	}
	return v.bad(i, "llvm.lifetime.start/end can only be used on alloca or poison")
}

func (v *verifier) threadLocal(i *Instruction) bool {
	g, ok := i.Operands[0].(Global)
	if !ok {
		return v.bad(i, "llvm.threadlocal.address first argument must be a GlobalValue")
	}
	if a, ok := g.(*Alias); ok {
		if t, ok := stripCasts(a.Aliasee).(Global); ok && g.Base().ThreadLocal == NotThreadLocal {
			g = t
		}
	}
	if g.Base().ThreadLocal == NotThreadLocal {
		return v.bad(i, "llvm.threadlocal.address operand isThreadLocal() must be true")
	}
	return true
}

func (v *verifier) exceptionPad(i *Instruction) bool {
	if p, ok := i.Operands[0].(*Instruction); !ok || p.Op != OpCatchPad {
		return v.bad(i, "eh.exceptionpointer argument must be a catchpad")
	}
	return true
}

func (v *verifier) masked(i *Instruction) bool {
	t, mask := i.typ, i.Operands[1].Type()
	name := "masked_load"
	if len(i.Args()) == 3 && i.typ.kind == VoidType {
		t, mask, name = i.Operands[0].Type(), i.Operands[2].Type(), "masked_store"
	}
	if mask.kind != VectorType {
		return v.bad(i, name+": mask must be vector")
	}
	if mask.n != t.n || mask.scalable != t.scalable {
		if name == "masked_load" {
			return v.bad(i, "masked_load: vector mask must be same length as return")
		}
		return v.bad(i, "masked_store: vector mask must be same length as value")
	}
	return true
}

func (v *verifier) bundleCount(i *Instruction, tag string) int {
	n := 0
	if i.Details != nil {
		for _, b := range i.Details.Bundles {
			if b.Tag == tag {
				n++
			}
		}
	}
	return n
}

func (v *verifier) guard(i *Instruction) bool {
	if i.Op != OpCall {
		return v.bad(i, "experimental_guard cannot be invoked")
	}
	if v.bundleCount(i, "deopt") != 1 {
		return v.bad(i, `experimental_guard must have exactly one "deopt" operand bundle`)
	}
	return true
}

func (v *verifier) deoptimize(i *Instruction) bool {
	if i.Op != OpCall {
		return v.bad(i, "experimental_deoptimize cannot be invoked")
	}
	if v.bundleCount(i, "deopt") != 1 {
		return v.bad(i, `experimental_deoptimize must have exactly one "deopt" operand bundle`)
	}
	if i.typ != v.f.ValueType.elem {
		return v.bad(i, "experimental_deoptimize return type must match caller return type")
	}
	next := i.Block.Instrs[i.slot+1:]
	if len(next) == 0 || next[0].Op != OpRet {
		return v.bad(i, "calls to experimental_deoptimize must be followed by a return")
	}
	if i.typ.kind != VoidType && next[0].Operands[0] != Value(i) {
		return v.bad(i, "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize")
	}
	return true
}

func (v *verifier) subvector(i *Instruction) bool {
	whole, part, idx := i.Operands[0].Type(), i.typ, i.Operands[1]
	name := "vector_extract"
	if len(i.Args()) == 3 {
		part, idx, name = i.Operands[1].Type(), i.Operands[2], "vector_insert"
	}
	if whole.elem != part.elem {
		if name == "vector_insert" {
			return v.bad(i, "vector_insert parameters must have the same element type.")
		}
		return v.bad(i, "vector_extract result must have the same element type as the input vector.")
	}
	n, ok := uintOf(idx)
	if !ok || n%part.n != 0 {
		if name == "vector_insert" {
			return v.bad(i, "vector_insert index must be a constant multiple of the subvector's known minimum vector length.")
		}
		return v.bad(i, "vector_extract index must be a constant multiple of the result type's known minimum vector length.")
	}
	if whole.scalable == part.scalable && (n >= whole.n || n+part.n > whole.n) {
		if name == "vector_insert" {
			return v.bad(i, "subvector operand of vector_insert would overrun the vector being inserted into.")
		}
		return v.bad(i, "vector_extract would overrun.")
	}
	return true
}

func (v *verifier) splice(i *Instruction) bool {
	t := i.typ
	c, ok := i.Operands[2].(*Int)
	if !ok {
		return true
	}
	x, _ := c.Value.Int64()
	n := int64(t.n)
	if t.scalable {
		if a, ok := v.f.Attrs.Fn.Lookup(AttrVScaleRange); ok {
			n *= int64(a.Int >> 32)
		}
	}
	if x >= n || x < -n {
		return v.bad(i, "The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.")
	}
	return true
}

func (v *verifier) stepVector(i *Instruction) bool {
	if i.typ.kind != VectorType || !i.typ.elem.isInt() || i.typ.elem.n < 8 {
		return v.bad(i, "stepvector only supported for vectors of integers with a bitwidth of at least 8.")
	}
	return true
}

func (v *verifier) elementType(i *Instruction) bool {
	if i.Details != nil && i.Details.Attrs.Param(0).Has(AttrElementType) {
		return true
	}
	return v.bad(i, "Intrinsic requires elementtype attribute on first argument.")
}

func (v *verifier) secondElementType(i *Instruction) bool {
	if i.Details != nil && i.Details.Attrs.Param(1).Has(AttrElementType) {
		return true
	}
	return v.bad(i, "Intrinsic requires elementtype attribute on second argument.")
}

// statepoint checks that the type of the callee is given.
func (v *verifier) statepoint(i *Instruction) bool {
	if i.Details != nil && i.Details.Attrs.Param(2).Has(AttrElementType) {
		return true
	}
	return v.bad(i, "gc.statepoint callee argument must have elementtype attribute")
}

func (v *verifier) ptrMask(i *Instruction) bool {
	p, m := i.Operands[0].Type(), i.Operands[1].Type()
	switch {
	case !p.Scalar().isPtr():
		return v.bad(i, "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers")
	case (p.kind == VectorType) != (m.kind == VectorType):
		return v.bad(i, "llvm.ptrmask intrinsic arguments must be both scalars or both vectors")
	case p.kind == VectorType && (p.n != m.n || p.scalable != m.scalable):
		return v.bad(i, "llvm.ptrmask intrinsic arguments must have the same number of elements")
	case v.dl.IndexBits(p.Scalar().AddrSpace()) != m.Scalar().n:
		return v.bad(i, "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument")
	}
	return true
}

func (v *verifier) laneMask(i *Instruction) bool {
	if !i.typ.elem.isIntBits(1) {
		return v.bad(i, "get_active_lane_mask: element type is not i1")
	}
	return true
}

func (v *verifier) elementAtomic(i *Instruction) bool {
	size, ok := uintOf(i.Operands[3])
	if !ok || !isPow2(size) {
		return v.bad(i, "element size of the element-wise atomic memory intrinsic must be a power of 2")
	}
	check := func(n int) bool {
		if i.Details == nil {
			return false
		}
		a, ok := i.Details.Attrs.Param(n).Lookup(AttrAlignment)
		return ok && a.Int >= size
	}
	if !check(0) {
		return v.bad(i, "incorrect alignment of the destination argument")
	}
	if i.Operands[1].Type().isPtr() && !check(1) {
		return v.bad(i, "incorrect alignment of the source argument")
	}
	return true
}

func (v *verifier) coroID(i *Instruction) bool {
	info := stripCasts(i.Operands[3])
	if _, null := info.(*Null); null {
		return true
	}
	g, ok := info.(*GlobalVar)
	if !ok || !g.IsConst || g.Init == nil {
		return v.bad(i, "info argument of llvm.coro.id must refer to an initialized constant")
	}
	if k := g.Init.Type().kind; k != StructType && k != ArrayType {
		return v.bad(i, "info argument of llvm.coro.id must refer to either a struct or an array")
	}
	return true
}

func (v *verifier) relocate(i *Instruction) bool {
	token := i.Operands[0]
	if c, ok := token.(Constant); ok && (isUndefined(c) || isNoneToken(token) && len(i.Args()) == 1) {
		return true
	}
	x, ok := token.(*Instruction)
	if ok && x.Op == OpLandingPad {
		return true
	}
	if ok && x.Op.IsCall() {
		if f := x.CalledFunction(); f != nil {
			if in := v.intrinsics[f]; in != nil && in.Name == "llvm.experimental.gc.statepoint" {
				return true
			}
		}
	}
	if len(i.Args()) == 1 {
		return v.bad(i, "gc.result operand #1 must be from a statepoint")
	}
	return v.bad(i, "gc relocate is incorrectly tied to the statepoint")
}

func (v *verifier) preallocatedArg(i *Instruction) bool {
	x, ok := i.Operands[0].(*Instruction)
	if ok && x.Op == OpCall {
		if f := x.CalledFunction(); f != nil && f.Name == "llvm.call.preallocated.setup" {
			return true
		}
	}
	name := "teardown"
	if len(i.Args()) == 2 {
		name = "arg"
	}
	return v.bad(i, "llvm.call.preallocated."+name+" token argument must be a llvm.call.preallocated.setup")
}

func (v *verifier) register(i *Instruction) bool {
	m, _ := i.Operands[0].(*MetadataValue)
	if m != nil {
		if n, ok := m.Metadata.(*Node); ok && len(n.ops) == 1 {
			if _, ok := n.ops[0].(*MDString); ok {
				return true
			}
		}
	}
	return true
}

func (v *verifier) scopeDecl(i *Instruction) bool {
	m, _ := i.Operands[0].(*MetadataValue)
	if m == nil {
		return v.bad(i, "llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument")
	}
	n, ok := m.Metadata.(*Node)
	if !ok || n.Kind != Tuple {
		return v.bad(i, "!id.scope.list must point to an MDNode")
	}
	if len(n.ops) != 1 {
		return v.bad(i, "!id.scope.list must point to a list with a single scope")
	}
	return v.scopeList(n)
}

func (v *verifier) reduction(i *Instruction, name string) bool {
	arg := i.Operands[0]
	if strings.HasSuffix(name, ".fadd") || strings.HasSuffix(name, ".fmul") {
		arg = i.Operands[1]
	}
	float := strings.HasPrefix(name, "vector.reduce.f")
	t := arg.Type()
	if t.kind != VectorType || float && !t.elem.IsFloat() || !float && !t.elem.isInt() {
		return v.bad(i, "Intrinsic has incorrect argument type!")
	}
	return true
}

func (v *verifier) fixedPoint(i *Instruction, name string) bool {
	scale, ok := uintOf(i.Operands[2])
	bits := i.typ.Scalar().n
	if name[0] == 's' {
		if !ok || scale >= bits {
			return v.bad(i, "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands")
		}
		return true
	}
	if !ok || scale > bits {
		return v.bad(i, "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands")
	}
	return true
}

// matrix checks that the shapes of a matrix operation fit its vectors.
func (v *verifier) matrix(i *Instruction, name string) bool {
	args := i.Args()
	if len(args) < 2 {
		return true
	}
	last := func(n int) uint64 { x, _ := uintOf(args[len(args)-n]); return x }
	t := i.typ
	rows, cols := last(2), last(1)
	switch {
	case strings.HasSuffix(name, "multiply"):
		rows, cols = last(3), last(1)
		if a := args[0].Type(); a.n != last(3)*last(2) {
			return v.bad(i, "First argument of a matrix operation does not match specified shape!")
		}
	case strings.HasSuffix(name, "store"):
		t = args[0].Type()
		fallthrough
	case strings.HasSuffix(name, "load"):
		stride := args[len(args)-4]
		if s, ok := uintOf(stride); ok && s < rows {
			return v.bad(i, "Stride must be greater or equal than the number of rows!")
		}
	}
	if t.n != rows*cols {
		return v.bad(i, "Result of a matrix operation does not fit in the returned vector!")
	}
	return true
}

var roundingModes = map[string]bool{"round.dynamic": true, "round.tonearest": true, "round.downward": true, "round.upward": true,
	"round.towardzero": true, "round.tonearestaway": true}

var exceptionModes = map[string]bool{"fpexcept.ignore": true, "fpexcept.maytrap": true, "fpexcept.strict": true}

// constrained checks the metadata arguments of constrained floating-point operations.
func (v *verifier) constrained(i *Instruction) bool {
	args := i.Args()
	word := func(x Value) (string, bool) {
		m, ok := x.(*MetadataValue)
		if !ok {
			return "", false
		}
		s, ok := m.Metadata.(*MDString)
		if !ok {
			return "", true
		}
		return s.Value, true
	}
	if w, ok := word(args[len(args)-1]); !ok || !exceptionModes[w] {
		return v.bad(i, "invalid exception behavior argument")
	}
	if len(args) < 2 {
		return true
	}
	w, ok := word(args[len(args)-2])
	if !ok {
		return true
	}
	name := i.CalledFunction().Name
	if strings.HasPrefix(name, "llvm.experimental.constrained.fcmp") {
		for p := FCmpOEQ; p <= FCmpUNE; p++ {
			if p.String() == w {
				return true
			}
		}
		return v.bad(i, "invalid predicate for constrained FP comparison intrinsic")
	}
	if !roundingModes[w] {
		return v.bad(i, "invalid rounding mode argument")
	}
	return true
}
