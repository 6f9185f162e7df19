package opaqueptr

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// upgradeIntrinsic creates today's operation for an intrinsic with the operands of
// MLIR 14. It reports whether to erase the old one.
func (x *pointers) upgradeIntrinsic(op *ir.Operation) bool {
	today := op.Context().RegisteredOp(op.Name())
	if today == nil || today == op.Def() {
		return false
	}
	if op.Name() == "llvm.intr.coro.end" {
		x.builder.Before(op).SetLoc(op.Loc())
		none := llvm.NewNoneToken(x.builder)
		end := llvm.NewCoroEnd(x.builder, op.Result(0).Type(), op.Operand(0), op.Operand(1), none.Op().Result(0))
		op.ReplaceAllUsesWith(end.Op().Result(0))
		return true
	}
	_, f := llvm.MLIR14Variant(today)
	if f.Attrs == nil {
		return false
	}
	st := ir.OperationState{Context: op.Context(), Def: today, Loc: op.ExplicitLoc(), Pos: op.Pos(), Attrs: op.Discardables()}
	st.Operands = op.Operands().Slice(0, f.From).Values()
	st.Results = op.Results().Types()
	for i, name := range f.Attrs {
		value := constant(op.Operand(f.From + i))
		if value == nil {
			x.errorf(op, "has an operand #%d that is not a constant, but '%s' is an attribute today", f.From+i, name)
			return false
		}
		if f.Width > 0 {
			value = ir.NewIntegerAttr(op.Context().I(f.Width), value.Int())
		}
		st.SetInherentAttr(today.Slot(name), value)
	}
	x.builder.Before(op)
	made := x.builder.Create(&st)
	op.ReplaceAllUsesWith(resultsOf(made)...)
	return true
}

func resultsOf(op *ir.Operation) []*ir.Value {
	var list []*ir.Value
	for _, r := range op.Results().All() {
		list = append(list, r)
	}
	return list
}

// constant returns the integer of a constant value, nil if the value is not constant.
func constant(v *ir.Value) *ir.IntegerAttr {
	def := v.DefiningOp()
	if def == nil || !def.Is(llvm.Constant) {
		return nil
	}
	n, _ := def.Attr("value").(*ir.IntegerAttr)
	return n
}

// intrinsicCall updates the call of an intrinsic whose arguments have changed. It
// reports whether to erase the call.
func (x *pointers) intrinsicCall(call llvm.CallOp) bool {
	name, ok := call.Callee()
	if !ok || !strings.HasPrefix(name, "llvm.") {
		return false
	}
	operands := call.CalleeOperands().Values()
	switch def := lifetime(name); {
	case def != nil && len(operands) == 2:
		st := ir.OperationState{Context: call.Op().Context(), Def: def, Loc: call.Op().ExplicitLoc(), Pos: call.Op().Pos(), Operands: operands[1:]}
		x.builder.Before(call.Op())
		if x.lifetimes == nil {
			x.lifetimes = map[*ir.Operation]bool{}
		}
		x.lifetimes[x.builder.Create(&st)] = true
		return true
	default:
		types := append(call.Op().Operands().Types(), call.Op().Results().Types()...)
		if to := today(name, types); to != name {
			call.SetCallee(to)
		}
	}
	return false
}

// lifetime returns the operation for a function that marks the start or the end of a
// variable's lifetime, nil for other functions.
func lifetime(name string) *ir.OpDef {
	switch {
	case strings.HasPrefix(name, "llvm.lifetime.start.p"):
		return llvm.LifetimeStart
	case strings.HasPrefix(name, "llvm.lifetime.end.p"):
		return llvm.LifetimeEnd
	}
	return nil
}

// intrinsicDeclaration gives the declaration of an intrinsic today's name. It reports
// whether to erase the declaration.
func (x *pointers) intrinsicDeclaration(f llvm.FuncOp) bool {
	name := f.SymName()
	if !strings.HasPrefix(name, "llvm.") {
		return false
	}
	if lifetime(name) != nil {
		return true
	}
	t := f.FunctionType()
	if to := today(name, append(slices.Clone(t.Params()), t.Result())); to != name {
		f.SetSymName(to)
	}
	return false
}

// today returns the name of an intrinsic for argument and result types, with typed
// pointers replaced by opaque ones: llvm.f.p0i8 becomes llvm.f.p0.
func today(name string, types []ir.Type) string {
	in, ok := llvmir.LookupIntrinsic(name)
	if !ok {
		return name
	}
	rest := name[len(in.Name):]
	out := []byte(in.Name)
	for rest != "" {
		best, pointer := 0, ir.Type(nil)
		for _, t := range types {
			if p := typedPointer(t); p != nil {
				if m := mangled(t); len(m) > best && strings.HasPrefix(rest[1:], m) {
					best, pointer = len(m), t
				}
			}
		}
		if pointer != nil {
			out = append(append(out, '.'), mangledOpaque(pointer)...)
			rest = rest[1+best:]
			continue
		}
		n := strings.IndexByte(rest[1:], '.') + 1
		if n == 0 {
			n = len(rest)
		}
		out = append(out, rest[:n]...)
		rest = rest[n:]
	}
	return string(out)
}

// typedPointer returns a type, or the element type of a vector, if it is a typed
// pointer, otherwise nil.
func typedPointer(t ir.Type) *llvm.PointerType {
	if v, ok := t.(*llvm.VectorType); ok {
		t = v.Elem()
	}
	if p, ok := t.(*llvm.PointerType); ok && p.Elem() != nil {
		return p
	}
	return nil
}

// mangledOpaque returns how LLVM writes a pointer, or a vector of pointers, in a name
// today.
func mangledOpaque(t ir.Type) string {
	return vectorPrefix(t) + "p" + strconv.FormatUint(uint64(typedPointer(t).AddressSpace()), 10)
}

func vectorPrefix(t ir.Type) string {
	v, ok := t.(*llvm.VectorType)
	switch {
	case !ok:
		return ""
	case v.IsScalable():
		return "nxv" + strconv.FormatUint(uint64(v.Len()), 10)
	}
	return "v" + strconv.FormatUint(uint64(v.Len()), 10)
}

// mangled returns how LLVM 14 wrote a type in the name of an intrinsic (LangRef 14,
// Intrinsic Functions).
func mangled(t ir.Type) string {
	switch t := t.(type) {
	case *llvm.PointerType:
		if t.Elem() == nil {
			return "p" + strconv.FormatUint(uint64(t.AddressSpace()), 10)
		}
		return "p" + strconv.FormatUint(uint64(t.AddressSpace()), 10) + mangled(t.Elem())
	case *llvm.ArrayType:
		return "a" + strconv.FormatUint(t.Len(), 10) + mangled(t.Elem())
	case *llvm.VectorType:
		return vectorPrefix(t) + mangled(t.Elem())
	case *llvm.StructType:
		if t.IsIdentified() {
			return "s_" + t.Name() + "s"
		}
		b := "sl_"
		for _, e := range t.Body() {
			b += mangled(e)
		}
		return b + "s"
	case *llvm.FunctionType:
		b := "f_" + mangled(t.Result())
		for _, p := range t.Params() {
			b += mangled(p)
		}
		if t.IsVariadic() {
			b += "vararg"
		}
		return b + "f"
	case *ir.VectorType:
		n := strconv.FormatInt(t.Shape()[0], 10)
		if t.IsScalable() {
			n = "nxv" + n
		} else {
			n = "v" + n
		}
		return n + mangled(t.Elem())
	case *llvm.VoidType:
		return "isVoid"
	case *llvm.MetadataType:
		return "Metadata"
	case *llvm.PPCFP128Type:
		return "ppcf128"
	case *llvm.X86MMXType:
		return "x86mmx"
	case *ir.FloatType:
		if t.Width() == 80 {
			return "f80"
		}
	}
	return t.String()
}
