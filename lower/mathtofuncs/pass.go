package mathtofuncs

import (
	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/mathtolibm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-math-to-funcs.
var Pass = &pass.Def{
	Name:    "convert-math-to-funcs",
	Summary: "Convert Math operations to calls of outlined implementations.",
	Class:   "ConvertMathToFuncsPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		c := &conversion{minWidth: 1}
		o.Uint(&c.minWidth, "min-width-of-fpowi-exponent",
			"Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value")
		o.Bool(&c.ctlz, "convert-ctlz", "Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.")
		return c.run
	},
}

// A conversion is the options of a pass. It is not modified when the pass runs.
type conversion struct {
	minWidth uint32
	ctlz     bool
}

func (c *conversion) run(j *pass.Job) {
	functions := map[string]bool{}
	symbols := ir.NewSymbolTable(j.Op)
	ok := ir.WalkPost(j.Op, func(op *ir.Operation) ir.WalkResult {
		if !c.converts(op) {
			return ir.Advance
		}
		name, t := function(op)
		if functions[name] || define(j, symbols, name, t, op) {
			functions[name] = true
			return ir.Advance
		}
		return ir.Interrupt
	})
	if !ok {
		j.Fail()
		return
	}
	t := convert.NewTarget()
	t.LegalDialects("arith", "builtin", "cf", "func", "vector")
	defs := []*ir.OpDef{math.IPowI, math.FPowI}
	if c.ctlz { // else it is of unknown legality, and folded
		defs = append(defs, math.CountLeadingZeros)
	}
	t.Dynamic(func(op *ir.Operation) bool { return !c.converts(op) }, defs...)
	var list []convert.Pattern
	for _, def := range defs {
		for _, f := range []func(*ir.Operation, *convert.Rewriter) bool{mathtolibm.Scalarize, call} {
			list = append(list, convert.Pattern{Name: def.Name, Root: def.Name, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
				return f(op, r)
			}})
		}
	}
	if !convert.Partial(j.Context(), t, convert.NewPatterns(list), convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}

// converts reports whether an operation becomes a call.
func (c *conversion) converts(op *ir.Operation) bool {
	switch op.Def() {
	case math.CountLeadingZeros:
		return c.ctlz && exponentWidth(op) > 0
	case math.IPowI:
		return exponentWidth(op) > 0
	case math.FPowI:
		return exponentWidth(op) >= max(c.minWidth, 1)
	}
	return false
}

// exponentWidth is the width of the integers that are the last operand, 0 for indices.
func exponentWidth(op *ir.Operation) uint32 {
	t, ok := ir.ElementOrSelf(op.Operand(op.NumOperands() - 1).Type()).(*ir.IntegerType)
	if !ok {
		return 0
	}
	return t.Width()
}

// function returns the name of the function for an operation, and its type.
func function(op *ir.Operation) (name string, t *ir.FunctionType) {
	name = "__mlir_math_" + op.Name()[len("math."):]
	var types []ir.Type
	for _, v := range op.Operands().All() {
		types = append(types, ir.ElementOrSelf(v.Type()))
	}
	for i, t := range types {
		if i == 0 || t != types[0] {
			name += "_" + t.String()
		}
	}
	return name, ir.NewFunctionType(op.Context(), types, types[:1])
}

// call replaces an operation on scalars by a call.
func call(op *ir.Operation, r *convert.Rewriter) bool {
	for _, v := range op.Operands().All() {
		if _, shaped := v.Type().(ir.ShapedType); shaped {
			return r.NoMatch(op, "not on scalars")
		}
	}
	name, t := function(op)
	r.ReplaceBy(op, fn.NewCall(r.Builder, t.Results(), name, op.Operands().Values()...).Op())
	return true
}

// define adds the function for an operation to the end of the module, unless it is there. It
// returns false if something else has its name.
func define(j *pass.Job, symbols *ir.SymbolTable, name string, t *ir.FunctionType, op *ir.Operation) bool {
	if old := symbols.Lookup(name); old != nil {
		if f, ok := ir.As[fn.FuncOp](old); ok && f.FunctionType() == t {
			return true
		}
		j.Report(old.Errorf("has the name of a function that '%s' is converted to", op.Name()))
		return false
	}
	b := ir.NewBuilder(j.Op.Context()).LocOf(j.Op).AtEnd(j.Op.Region(0).First())
	f := fn.NewFunc(b, name, t).SetSymVisibility("private")
	f.Op().SetAttr("llvm.linkage", llvm.NewLinkageAttr(b.Context(), llvm.LinkageLinkonceODR))
	w := &writer{Builder: b, region: f.Op().Region(0), entry: f.AddEntryBlock()}
	for _, v := range w.entry.Args().All() {
		v.SetLoc(j.Op.Loc())
	}
	b.AtEnd(w.entry)
	switch op.Def() {
	case math.IPowI:
		w.ipowi()
	case math.FPowI:
		w.fpowi()
	default:
		w.ctlz()
	}
	return true
}

// A writer writes the body of a function.
type writer struct {
	*ir.Builder
	region *ir.Region
	entry  *ir.Block
}

// block creates a block, in which nothing is inserted yet.
func (w *writer) block(args ...ir.Type) *ir.Block {
	b := ir.NewBlock(args...)
	w.region.Append(b)
	for _, v := range b.Args().All() {
		v.SetLoc(w.Loc())
	}
	return b
}
