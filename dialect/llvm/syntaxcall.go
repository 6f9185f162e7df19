package llvm

import (
	"fmt"
	"sync"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

var (
	callSyntax          = &asm.CustomOp{ParseOp: parseCall, PrintOp: printCall}
	invokeSyntax        = &asm.CustomOp{ParseOp: parseInvoke, PrintOp: printInvoke}
	callIntrinsicSyntax = &asm.CustomOp{ParseOp: parseCallIntrinsic, PrintOp: printCallIntrinsic}
)

// callParser is the state that the parsers of all kinds of calls share.
type callParser struct {
	p        *asm.Parser
	args     []asm.Operand // the callee comes first if it is a value
	types    []ir.Type
	bundles  [][]asm.Operand
	bundleTs [][]ir.Type
	bundleAt source.Pos
	mlir14   bool // the form of MLIR 14, which has no type of the callee
	isTyped  bool // the text is in that form
}

// callParsers reuses callParsers and the memory of their lists.
var callParsers = sync.Pool{New: func() any { return &callParser{} }}

func newCallParser(p *asm.Parser) *callParser {
	c := callParsers.Get().(*callParser)
	c.p = p
	return c
}

// done releases a callParser. It keeps no type and no text alive.
func (c *callParser) done() {
	clear(c.args)
	clear(c.types)
	*c = callParser{args: c.args[:0], types: c.types[:0]}
	callParsers.Put(c)
}

func (c *callParser) set(name string, a ir.Attribute) {
	st := c.p.State()
	st.SetInherentAttr(st.Def.Slot(name), a)
}

// conv reads a calling convention, if there is one.
func (c *callParser) conv() {
	if v := optionalKeyword(c.p, &CConvEnum, CConvC); v != CConvC {
		c.set("CConv", NewCConvAttr(c.p.Context(), v))
	}
}

// attrDict reads attributes. The calling convention and the kind of tail call must not be among
// them, even if their keywords are absent.
func (c *callParser) attrDict() {
	c.p.OpAttrDict()
	for _, name := range [...]string{"CConv", "TailCallKind"} {
		slot := c.p.State().Def.Slot(name)
		if a := c.p.OpAttr(name); a != nil && slot >= 0 && c.p.State().InherentAttr(slot) == nil {
			c.p.State().SetInherentAttr(slot, a) // CheckOpAttrs reports it
		}
	}
}

// callee reads @name or %pointer.
func (c *callParser) callee() (direct bool) {
	if c.p.AtOperand() {
		c.args = append(c.args, c.p.Operand())
		return false
	}
	at := c.p.Pos()
	switch a := c.p.Attr().(type) {
	case *ir.SymbolRefAttr:
		// mlir-opt continues without the callee. The verifier then reports that the call has none.
		if a.IsFlat() || c.p.State().Def.Name == "llvm.invoke" {
			c.set("callee", a)
		}
	default:
		if !c.p.Failed() {
			c.p.Errorf(at, "invalid kind of attribute specified")
		}
	}
	return true
}

// arguments reads (%a, %b).
func (c *callParser) arguments() {
	c.p.List(asm.Parens, " in operand list", func() { c.args = append(c.args, c.p.Operand()) })
}

// variadicType reads vararg(!llvm.func<i32 (ptr, ...)>), if present.
func (c *callParser) variadicType() {
	if !c.p.GotKeyword("vararg") {
		return
	}
	c.p.Want(asm.LParen)
	at := c.p.Pos()
	a, ok := c.p.Attr().(*ir.TypeAttr)
	if !ok && !c.p.Failed() {
		c.p.Errorf(at, "invalid kind of attribute specified")
	}
	c.p.Want(asm.RParen)
	if ok {
		c.set("var_callee_type", a)
	}
}

// operandBundles reads ["tag"(%a : i32)], if present.
func (c *callParser) operandBundles() {
	c.bundleAt = c.p.Pos()
	var tags *ir.ArrayAttr
	if parseOpBundles(c.p, &c.bundles, &c.bundleTs, &tags) && tags != nil {
		c.set("op_bundle_tags", tags)
	}
}

// signature reads the type of the callee if the callee is a value, and the types of the arguments
// and the result.
func (c *callParser) signature(direct bool) {
	p := c.p
	if p.Failed() {
		return
	}
	at := p.Pos()
	p.Want(asm.Colon)
	if !direct && c.mlir14 {
		c.types = append(c.types, nil)
	} else if !direct {
		c.types = append(c.types, p.Type())
		if !p.Got(asm.Comma) && !p.Failed() {
			p.Errorf(at, "expected indirect call to have 2 trailing types")
		}
	}
	if p.Failed() {
		return
	}
	want := "expected trailing function type"
	if direct {
		want = "expected direct call to have 1 trailing types"
	}
	results := c.functionType(at, want)
	if p.Failed() {
		return
	}
	if !c.oneResult(at, results) {
		return
	}
	if !direct && c.mlir14 {
		c.types[0] = c.calleeType(at, results)
	}
	c.resolve(c.args, c.types, p.State().Pos)
	p.State().Results = append(p.State().Results, results...)
}

// oneResult reports an error if there are several results or the result is void.
func (c *callParser) oneResult(at source.Pos, results []ir.Type) bool {
	if len(results) > 1 {
		c.p.Errorf(at, "expected function with 0 or 1 result")
		return false
	}
	if len(results) == 1 {
		if _, void := results[0].(*VoidType); void {
			c.p.Errorf(at, "expected a non-void result type")
			return false
		}
	}
	return true
}

// functionType reads (i32 {…}, i32) -> (i32 {…}) and returns the types of the results. If that
// fails, it also reports at a position what was wanted. If the arrow is missing, it reports only
// that.
func (c *callParser) functionType(at source.Pos, want string) []ir.Type {
	p, silent := c.p, false
	if p.Failed() {
		return nil
	}
	defer func() {
		if !silent {
			p.FollowUpAt(at, want)
		}
	}()
	var argAttrs, resAttrs attrLists
	var buf [1]ir.Type
	results := buf[:0]
	p.Want(asm.LParen)
	if !p.Got(asm.RParen) {
		first := len(c.types)
		for {
			c.types = append(c.types, p.Type())
			argAttrs.parse(p, len(c.types)-first)
			if !p.Got(asm.Comma) {
				break
			}
		}
		if argAttrs != nil {
			argAttrs.grow(len(c.types) - first)
		}
		p.Want(asm.RParen)
	}
	if !p.Got(asm.Arrow) && !p.Failed() {
		p.Errorf(at, "%s", want)
		silent = true
		return nil
	}
	switch {
	case !p.Got(asm.LParen):
		results = append(results, p.Type())
	case p.Got(asm.RParen):
	default:
		for {
			results = append(results, p.Type())
			resAttrs.parse(p, len(results))
			if !p.Got(asm.Comma) {
				break
			}
		}
		if resAttrs != nil {
			resAttrs.grow(len(results))
		}
		p.Want(asm.RParen)
	}
	if argAttrs != nil {
		c.set("arg_attrs", argAttrs.array(p.Context()))
	}
	if resAttrs != nil {
		c.set("res_attrs", resAttrs.array(p.Context()))
	}
	return results
}

// attrLists holds the attributes of arguments or results. It is nil if none has any.
type attrLists []ir.Attribute

// parse reads the attributes of argument or result n, counted from one.
func (l *attrLists) parse(p *asm.Parser, n int) {
	if !p.At(asm.LBrace) {
		return
	}
	if d := p.AttrDict(); len(d) > 0 && !p.Failed() {
		l.grow(n)
		(*l)[n-1] = ir.NewDictionaryAttr(p.Context(), d...)
	}
}

// grow extends the list to n elements.
func (l *attrLists) grow(n int) {
	for len(*l) < n {
		*l = append(*l, nil)
	}
}

func (l attrLists) array(c *ir.Context) *ir.ArrayAttr {
	for i := range l {
		if l[i] == nil {
			l[i] = ir.NewDictionaryAttr(c)
		}
	}
	return ir.NewArrayAttr(c, l...)
}

// resolve appends the values to the operands of the operation.
func (c *callParser) resolve(vs []asm.Operand, types []ir.Type, at source.Pos) {
	if c.p.Failed() {
		return
	}
	if len(vs) != len(types) {
		c.p.Errorf(at, "number of operands and types do not match: got %d operands and %d types", len(vs), len(types))
		return
	}
	st := c.p.State()
	for i, v := range vs {
		st.Operands = append(st.Operands, c.p.Resolve(v, types[i]))
	}
}

// finishBundles adds the operands of operand bundles and returns their number.
func (c *callParser) finishBundles() int {
	n := 0
	var buf [8]int32
	sizes := buf[:0]
	for i, vs := range c.bundles {
		if ts := c.bundleTs[i]; len(ts) != len(vs) && !c.p.Failed() {
			c.p.Errorf(c.bundleAt, "expected %d types for operand bundle operands for operand bundle #%d, but actually got %d", len(vs), i, len(ts))
		}
		c.resolve(vs, c.bundleTs[i], c.bundleAt)
		sizes = append(sizes, int32(len(vs)))
		n += len(vs)
	}
	c.set("op_bundle_sizes", ir.NewDenseI32ArrayAttr(c.p.Context(), sizes...))
	return n
}

func (c *callParser) segments(sizes ...int32) {
	c.set(ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(c.p.Context(), sizes...))
}

// parseCall reads fastcc tail @f(%a) vararg(…) ["tag"()] {…} : (i32) -> i32.
func parseCall(p *asm.Parser) {
	c := newCallParser(p)
	defer c.done()
	c.call()
}

func (c *callParser) call() {
	p := c.p
	c.conv()
	if k := optionalKeyword(p, &TailCallKindEnum, TailCallKindNone); k != TailCallKindNone {
		c.set("TailCallKind", NewTailCallKindAttr(p.Context(), k))
	}
	direct := c.callee()
	c.arguments()
	c.variadicType()
	c.operandBundles()
	c.attrDict()
	c.signature(direct)
	if p.Failed() {
		return
	}
	n := len(c.args)
	c.segments(int32(n), int32(c.finishBundles()))
	p.CheckOpAttrs()
}

// parseInvoke reads @f(%a) to ^bb1 unwind ^bb2 vararg(…) ["tag"()] {…} : (i32) -> i32. mlir-opt 22
// puts the operands of bundles before those of the blocks and so confuses the two. We do not follow
// it in this.
func parseInvoke(p *asm.Parser) {
	c := newCallParser(p)
	defer c.done()
	c.invoke()
}

func (c *callParser) invoke() {
	p := c.p
	st := p.State()
	c.conv()
	direct := c.callee()
	c.arguments()
	p.WantKeyword("to")
	var normal, unwind []*ir.Value
	st.Successors, normal = parseSuccessor(p, st.Successors)
	p.WantKeyword("unwind")
	st.Successors, unwind = parseSuccessor(p, st.Successors)
	c.variadicType()
	c.operandBundles()
	c.attrDict()
	c.signature(direct)
	if p.Failed() {
		return
	}
	n := len(c.args)
	st.Operands = append(append(st.Operands, normal...), unwind...)
	c.segments(int32(n), int32(len(normal)), int32(len(unwind)), int32(c.finishBundles()))
	p.CheckOpAttrs()
}

// parseSuccessor reads ^bb1(%a, %b : i32, i64).
func parseSuccessor(p *asm.Parser, list []*ir.Block) ([]*ir.Block, []*ir.Value) {
	list = append(list, p.Successor())
	var values []*ir.Value
	if p.Got(asm.LParen) {
		var vs []asm.Operand
		var ts []ir.Type
		if p.AtOperand() {
			vs = p.AppendOperands(nil)
			if !p.Got(asm.Colon) {
				p.WrongToken("expected ':' in operand list")
			}
			ts = p.TypeList(asm.NoBracket)
		}
		if len(vs) != len(ts) && !p.Failed() {
			p.WrongToken(fmt.Sprintf("expected %d types to match operand list", len(vs)))
		}
		p.Want(asm.RParen)
		for i := range min(len(vs), len(ts)) {
			values = append(values, p.Resolve(vs[i], ts[i]))
		}
	}
	return list, values
}

// parseCallIntrinsic reads "llvm.x"(%a) ["tag"()] {…} : (i32) -> i32.
func parseCallIntrinsic(p *asm.Parser) {
	c := newCallParser(p)
	defer c.done()
	at := p.Pos()
	name, ok := p.AttrOfType(ir.NewNoneType(p.Context())).(*ir.StringAttr)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	if !ok {
		return
	}
	c.set("intrin", name)
	p.Want(asm.LParen)
	c.args = p.AppendOperands(c.args)
	p.Want(asm.RParen)
	c.operandBundles()
	p.OpAttrDict()
	at = p.Pos()
	p.Want(asm.Colon)
	results := c.functionType(at, "expected direct call to have 1 trailing types")
	if p.Failed() || !c.oneResult(at, results) {
		return
	}
	c.resolve(c.args, c.types, p.State().Pos)
	if p.Failed() {
		return
	}
	p.State().Results = append(p.State().Results, results...)
	n := len(c.args)
	c.segments(int32(n), int32(c.finishBundles()))
	p.CheckOpAttrs()
}

func printCall(p *asm.Printer, o *ir.Operation) { printCallForm(p, o, false) }

// printCallForm prints a call in the form of MLIR 22 or of MLIR 14.
func printCallForm(p *asm.Printer, o *ir.Operation, mlir14 bool) {
	op := ir.Cast[CallOp](o)
	p.Byte(' ')
	if c := op.CConv(); c != CConvC {
		p.Str(c.String())
		p.Byte(' ')
	}
	if k := op.TailCallKind(); k != TailCallKindNone {
		p.Str(k.String())
		p.Byte(' ')
	}
	args := op.CalleeOperands()
	callee, direct := op.Callee()
	args = printCallee(p, callee, direct, args)
	if p.Before(17) {
		printFormerCallEnd(p, o, direct, args)
		return
	}
	printVariadicType(p, o)
	if numBundles(o) > 0 {
		p.Byte(' ')
		printBundles(p, op.OpBundleOperands(), op.OpBundleTags())
	}
	elided := callElided
	if op.FastmathFlags() == FastmathFlagsNone {
		elided = callElidedFastmath
	}
	p.AttrDict(o, elided...)
	printCallType(p, o, direct || mlir14, args)
}

var (
	callElided = []string{
		"callee", "TailCallKind", "var_callee_type", "CConv", "operandSegmentSizes",
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs",
	}
	formerCallElided   = []string{"callee", "operandSegmentSizes", "op_bundle_sizes", "op_bundle_tags"}
	callElidedFastmath = append([]string{"fastmathFlags"}, callElided...)
	intrinsicElided    = []string{"operandSegmentSizes", "op_bundle_sizes", "intrin", "op_bundle_tags", "arg_attrs", "res_attrs"}
	// intrinsicElidedFastmath is intrinsicElided for calls without flags.
	intrinsicElidedFastmath = append([]string{"fastmathFlags"}, intrinsicElided...)
)

// printCallee writes @f(%a) and returns the arguments.
func printCallee(p *asm.Printer, name string, direct bool, args ir.ValueRange) ir.ValueRange {
	if direct {
		p.Symbol(name)
	} else {
		p.Value(args.At(0))
		args = args.Slice(1, args.Len())
	}
	p.Byte('(')
	printOperands(p, args)
	p.Byte(')')
	return args
}

func printOperands(p *asm.Printer, vs ir.ValueRange) {
	for i, v := range vs.All() {
		if i > 0 {
			p.Str(", ")
		}
		p.Value(v)
	}
}

func printVariadicType(p *asm.Printer, op *ir.Operation) {
	if t, ok := op.Attr("var_callee_type").(*ir.TypeAttr); ok {
		p.Str(" vararg(")
		p.Type(t.Value())
		p.Byte(')')
	}
}

// printFormerCallEnd prints the attributes and the types of a call for MLIR 14 to 16, whose types had no
// attributes and where a variadic callee had no word. MLIR 16 has the type of the callee.
func printFormerCallEnd(p *asm.Printer, op *ir.Operation, direct bool, args ir.ValueRange) {
	p.AttrDictNonDefault(op, formerCallElided...)
	p.Str(" : ")
	if !direct && !p.Before(16) {
		p.Type(op.Operand(0).Type())
		p.Str(", ")
	}
	p.Byte('(')
	for i, v := range args.All() {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(v.Type())
	}
	p.Byte(')')
	p.ArrowTypes(op.Results().Types())
}

// printCallType prints the types of a call. The type of the callee comes first unless noCallee.
func printCallType(p *asm.Printer, op *ir.Operation, noCallee bool, args ir.ValueRange) {
	p.Str(" : ")
	if !noCallee {
		p.Type(op.Operand(0).Type())
		p.Str(", ")
	}
	printSignature(p, op, args)
}

func printSignature(p *asm.Printer, op *ir.Operation, args ir.ValueRange) {
	argAttrs, _ := op.Attr("arg_attrs").(*ir.ArrayAttr)
	resAttrs, _ := op.Attr("res_attrs").(*ir.ArrayAttr)
	p.Byte('(')
	for i, v := range args.All() {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(v.Type())
		printAttrsAt(p, argAttrs, i)
	}
	p.Str(") -> ")
	n := op.NumResults()
	paren := n != 1 || hasAttrsAt(resAttrs, 0)
	if paren {
		p.Byte('(')
	}
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(op.Result(i).Type())
		printAttrsAt(p, resAttrs, i)
	}
	if paren {
		p.Byte(')')
	}
}

func attrsAt(l *ir.ArrayAttr, i int) *ir.DictionaryAttr {
	if l == nil || i >= l.Len() {
		return nil
	}
	d, _ := l.At(i).(*ir.DictionaryAttr)
	return d
}

func hasAttrsAt(l *ir.ArrayAttr, i int) bool { return attrsAt(l, i).Len() > 0 }

func printAttrsAt(p *asm.Printer, l *ir.ArrayAttr, i int) {
	if d := attrsAt(l, i); d.Len() > 0 {
		p.OptionalDict(d.Entries())
	}
}

func printInvoke(p *asm.Printer, o *ir.Operation) { printInvokeForm(p, o, false) }

func printInvokeForm(p *asm.Printer, o *ir.Operation, mlir14 bool) {
	op := ir.Cast[InvokeOp](o)
	p.Byte(' ')
	if c := op.CConv(); c != CConvC {
		p.Str(c.String())
		p.Byte(' ')
	}
	callee, direct := op.Callee()
	args := printCallee(p, callee, direct, op.CalleeOperands())
	p.Str(" to ")
	p.SuccessorAndArgs(op.NormalDest(), op.NormalDestOperands().Values())
	p.Str(" unwind ")
	p.SuccessorAndArgs(op.UnwindDest(), op.UnwindDestOperands().Values())
	if p.Before(17) {
		printFormerCallEnd(p, o, direct, args)
		return
	}
	printVariadicType(p, o)
	if numBundles(o) > 0 {
		p.Byte(' ')
		printBundles(p, op.OpBundleOperands(), op.OpBundleTags())
	}
	p.AttrDict(o, callElided...)
	printCallType(p, o, direct || mlir14, args)
}

func printCallIntrinsic(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[CallIntrinsicOp](o)
	p.Byte(' ')
	p.Quoted(op.Intrin())
	p.Byte('(')
	printOperands(p, op.Args())
	p.Byte(')')
	if numBundles(o) > 0 {
		p.Byte(' ')
		printBundles(p, op.OpBundleOperands(), op.OpBundleTags())
	}
	elided := intrinsicElided
	if op.FastmathFlags() == FastmathFlagsNone {
		elided = intrinsicElidedFastmath
	}
	p.AttrDict(o, elided...)
	p.Str(" : ")
	printSignature(p, o, op.Args())
}
