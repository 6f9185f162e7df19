package functollvm

import (
	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// RequestCWrappers is the pass llvm-request-c-wrappers. It makes the conversion emit the C
// interface of each function.
var RequestCWrappers = &pass.Def{
	Name:    "llvm-request-c-wrappers",
	Summary: "Request C wrapper emission for all functions",
	Class:   "LLVMRequestCWrappersPass",
	On:      fn.Func.Name,
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { j.Op.SetAttr(cInterfaceAttr, ir.NewUnitAttr(j.Op.Context())) }
	},
}

// emitCInterface creates the C interface of f, which was op: a function that C calls
// and that calls f, or, if f is only a declaration, a body for f that calls a function
// to be defined in C.
func (c lowering) emitCInterface(op fn.FuncOp, f llvm.FuncOp, r *convert.Rewriter) {
	t, result := c.cFunctionType(op.FunctionType())
	if t == nil {
		return
	}
	point := r.Point()
	defer func() { r.At(point) }()
	w := llvm.NewFunc(r.Builder, "_mlir_ciface_"+op.SymName(), t)
	copyFuncAttrs(op, w)
	if result == nil {
		if a := op.ResAttrs(); a != nil {
			w.SetResAttrs(a)
		}
	}
	if args := op.ArgAttrs(); args != nil {
		list := args.Elems()
		if result != nil {
			list = append([]ir.Attribute{ir.NewDictionaryAttr(c.Context())}, list...)
		}
		w.SetArgAttrs(ir.NewArrayAttr(c.Context(), list...))
	}
	if f.IsDeclaration() {
		c.callC(op, f, w, result, r)
	} else {
		c.callFromC(op, f, w, result, r)
	}
}

// cFunctionType returns the type of a C interface. Memrefs become pointers. A struct result is
// written to the address in the first argument; result is then the type of that struct.
func (c lowering) cFunctionType(t *ir.FunctionType) (f *llvm.FunctionType, result *llvm.StructType) {
	out, _ := c.ResultType(t.Results(), false)
	if out == nil {
		return nil, nil
	}
	var params []ir.Type
	if s, ok := out.(*llvm.StructType); ok {
		params, result = append(params, c.PointerTo(s, 0)), s
		out = llvm.NewVoidType(c.Context())
	}
	for _, in := range t.Inputs() {
		to := c.ConvertOne(in)
		if to == nil || !llvm.IsCompatibleType(to) {
			return nil, nil
		}
		if isMemRef(in) {
			to = c.PointerTo(to, 0)
		}
		params = append(params, to)
	}
	if llvm.FunctionTypeError(out, params) != nil {
		return nil, nil
	}
	return llvm.NewFunctionType(out, params, false), result
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

// entry adds an entry block to a function and sets the insertion point there.
func entry(f llvm.FuncOp, r *convert.Rewriter) *ir.Block {
	types := f.FuncArgs()
	locs := make([]ir.Location, len(types))
	for i := range locs {
		locs[i] = f.Op().Loc()
	}
	return r.CreateBlock(f.Body(), nil, types, locs)
}

// callFromC adds a body to w that loads descriptors from its arguments and calls f with their
// fields.
func (c lowering) callFromC(op fn.FuncOp, f, w llvm.FuncOp, result *llvm.StructType, r *convert.Rewriter) {
	params := entry(w, r).Args().Values()
	first := 0
	if result != nil {
		first = 1
	}
	b := r.Builder
	var args []*ir.Value
	for i, in := range op.FuncArgs() {
		arg := params[first+i]
		switch t := in.(type) {
		case *ir.MemRefType:
			d := tollvm.Descriptor{Value: c.Load(b, c.ConvertOne(t), arg).Result()}
			args = append(args, d.Unpack(b, t.Rank())...)
		case *ir.UnrankedMemRefType:
			d := tollvm.UnrankedDescriptor{Value: c.Load(b, c.ConvertOne(t), arg).Result()}
			args = append(args, d.Rank(b), d.Pointer(b))
		default:
			args = append(args, arg)
		}
	}
	call := llvm.NewCallFunc(b, f, args...)
	if result != nil {
		c.Store(b, call.Result(), params[0])
		llvm.NewReturn(b, nil)
		return
	}
	llvm.NewReturn(b, call.Result())
}

// callC adds a body to f that stores descriptors built from its arguments and calls w with their
// addresses.
func (c lowering) callC(op fn.FuncOp, f, w llvm.FuncOp, result *llvm.StructType, r *convert.Rewriter) {
	f.SetLinkage(llvm.LinkagePrivate)
	rest := entry(f, r).Args().Values()
	b := r.Builder
	var args []*ir.Value
	if result != nil {
		args = append(args, c.Alloca(b, c.IndexConstant(b, 1), result))
	}
	for _, in := range op.FuncArgs() {
		n := 1
		var d *ir.Value
		switch t := in.(type) {
		case *ir.MemRefType:
			n = 3 + 2*t.Rank()
			d = c.Pack(b, t, rest[:n]).Value
		case *ir.UnrankedMemRefType:
			n = 2
			d = c.PackUnranked(b, t, rest[0], rest[1]).Value
		}
		if d == nil {
			args = append(args, rest[0])
		} else {
			at := c.Alloca(b, c.IndexConstant(b, 1), d.Type())
			c.Store(b, d, at)
			args = append(args, at)
		}
		rest = rest[n:]
	}
	call := llvm.NewCallFunc(b, w, args...)
	if result != nil {
		llvm.NewReturn(b, c.Load(b, result, args[0]).Result())
		return
	}
	llvm.NewReturn(b, call.Result())
}
