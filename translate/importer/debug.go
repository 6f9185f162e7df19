package importer

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// debugInfo translates debug info (LangRef, Specialized Metadata Nodes).
//
// Nodes of types and functions may contain themselves. Attributes cannot. When the traversal
// returns to a composite type or function that it has not finished, it creates a reference with an
// identifier, and gives the enclosing attribute the same identifier. An attribute that contains
// such a reference is valid only inside the attribute it refers to, so elsewhere the node is
// translated again. The result depends on where a cycle is entered, and so on the order of
// translation. Therefore one goroutine translates all debug info before several import functions.
type debugInfo struct {
	im        *module
	mentioned []bool // by number of the function: whether its body has debug info
	// done has the finished nodes that contain no such references. Functions only read it.
	done  map[*llvmir.Node]llvm.DINode
	order []*llvmir.Node // the nodes in done
	// partial has the nodes with references to enclosing nodes.
	partial map[*llvmir.Node]partialNode
	frames  []debugFrame
	active  map[*llvmir.Node][]int // frames of the nodes under translation
	recIDs  map[*llvmir.Node]*ir.DistinctAttr
	ids     map[*llvmir.Node]*ir.DistinctAttr
	tooDeep bool   // and a warning says so
	flags   uint64 // all flags in DIFlags
	spFlags uint64
}

// A partialNode is an attribute that refers to the nodes of frames.
type partialNode struct {
	attr  llvm.DINode
	frame int // the innermost of these frames
}

// A debugFrame is a node under translation.
type debugFrame struct {
	needs map[int]bool   // frames that its translated parts refer to
	users []*llvmir.Node // partial nodes whose innermost frame this is
}

// maxDebugDepth bounds the nesting of debug info. Real programs nest a few hundred levels.
const maxDebugDepth = 10000

func (d *debugInfo) init(im *module) {
	d.im = im
	d.done = map[*llvmir.Node]llvm.DINode{}
	d.partial = map[*llvmir.Node]partialNode{}
	d.active = map[*llvmir.Node][]int{}
	d.recIDs, d.ids = map[*llvmir.Node]*ir.DistinctAttr{}, map[*llvmir.Node]*ir.DistinctAttr{}
	for _, c := range llvm.DIFlagsEnum.Cases {
		d.flags |= c.Value
	}
	for _, c := range llvm.DISubprogramFlagsEnum.Cases {
		d.spFlags |= c.Value
	}
}

// translateAll translates the debug info of functions in upstream's order.
func (d *debugInfo) translateAll() {
	var order []*llvmir.Block
	for i, f := range d.im.m.Functions {
		sub := functionNode(f)
		if sub != nil {
			d.node(sub)
		}
		if !d.mentioned[i] {
			continue
		}
		order = reversePostOrder(f, order[:0])
		for _, b := range order {
			for _, i := range b.Instrs {
				d.instruction(i)
			}
		}
		for _, b := range order {
			for _, i := range b.Instrs {
				for _, r := range i.Records {
					if r.Kind != llvmir.DbgLabel {
						d.scopes(r.DebugLoc)
						d.node(r.Variable)
					}
				}
			}
		}
	}
}

// mentionsDebug reports whether an instruction has something for translateAll.
func mentionsDebug(i *llvmir.Instruction) bool {
	if len(i.Records) > 0 || i.IsDebugIntrinsic() {
		return true
	}
	for _, a := range i.Metadata {
		switch a.Kind.Name {
		case "dbg":
			return true
		case "llvm.loop":
			for _, o := range a.Node.Refs() {
				if l, ok := o.(*llvmir.Node); ok && l.Kind == llvmir.DILocation {
					return true
				}
			}
		}
	}
	return false
}

// instruction translates the scopes of an instruction and of its loop, and the labels before it.
func (d *debugInfo) instruction(i *llvmir.Instruction) {
	for _, r := range i.Records {
		if r.Kind == llvmir.DbgLabel {
			d.scopes(r.DebugLoc)
			d.node(r.Variable)
		}
	}
	for _, a := range i.Metadata {
		switch a.Kind.Name {
		case "dbg":
			d.scopes(a.Node)
		case "llvm.loop":
			for _, o := range a.Node.Refs() {
				if l, ok := o.(*llvmir.Node); ok {
					d.scopes(l)
				}
			}
		}
	}
	if i.IsDebugIntrinsic() {
		for _, o := range i.Operands {
			if v, ok := o.(*llvmir.MetadataValue); ok {
				if n, ok := v.Metadata.(*llvmir.Node); ok && (n.Kind == llvmir.DILocalVariable || n.Kind == llvmir.DILabel) {
					d.node(n)
				}
			}
		}
	}
}

// scopes translates the scopes of a location.
func (d *debugInfo) scopes(loc *llvmir.Node) {
	for at := range loc.Chain("inlinedAt") {
		if at.Kind != llvmir.DILocation {
			return
		}
		d.node(at.Node("scope"))
	}
}

// functionNode returns the DISubprogram of a function, or nil.
func functionNode(f *llvmir.Function) *llvmir.Node {
	for _, a := range f.Metadata {
		if a.Kind.Name == "dbg" && a.Node != nil && a.Node.Kind == llvmir.DISubprogram {
			return a.Node
		}
	}
	return nil
}

// node translates a node. It returns nil if there is no attribute for the node.
func (d *debugInfo) node(n *llvmir.Node) llvm.DINode {
	if n == nil {
		return nil
	}
	if a, ok := d.done[n]; ok {
		return a
	}
	if p, ok := d.partial[n]; ok {
		d.need(p.frame)
		return p.attr
	}
	if len(d.frames) > maxDebugDepth {
		if !d.tooDeep {
			d.tooDeep = true
			d.im.report(diag.Warningf(ir.PlaceOf(d.im.loc), "debug info that is nested more than %d levels deep is left out", maxDebugDepth))
		}
		return nil
	}
	if at := d.active[n]; len(at) > 0 {
		if self := d.selfReference(n); self != nil {
			frame := at[len(at)-1]
			d.partial[n] = partialNode{self, frame}
			d.need(frame)
			return self
		}
		if len(at) > 2 {
			// No node in the cycle can be referred to.
			return nil
		}
	}
	d.active[n] = append(d.active[n], len(d.frames))
	d.frames = append(d.frames, debugFrame{})
	a, withID := d.translate(n)
	top := len(d.frames) - 1
	if a != nil && withID != nil && d.frames[top].needs[top] {
		a = withID(d.recIDs[n])
	}
	d.finish(n, a)
	return a
}

// need records that the current frame refers to another one.
func (d *debugInfo) need(frame int) {
	top := &d.frames[len(d.frames)-1]
	if top.needs == nil {
		top.needs = map[int]bool{}
	}
	top.needs[frame] = true
}

// selfReference returns the attribute that refers to a node from inside that node, nil for kinds of
// nodes that have none.
func (d *debugInfo) selfReference(n *llvmir.Node) llvm.DINode {
	id := func() *ir.DistinctAttr {
		if d.recIDs[n] == nil {
			d.recIDs[n] = ir.NewDistinctAttr(d.im.unit)
		}
		return d.recIDs[n]
	}
	switch n.Kind {
	case llvmir.DICompositeType:
		return llvm.NewDICompositeTypeAttr(d.im.ctx, llvm.DICompositeTypeParams{RecID: id(), IsRecSelf: true})
	case llvmir.DISubprogram:
		return llvm.NewDISubprogramAttr(d.im.ctx, llvm.DISubprogramParams{RecID: id(), IsRecSelf: true})
	}
	return nil
}

// finish stores the translation of the topmost frame and removes the frame.
func (d *debugInfo) finish(n *llvmir.Node, a llvm.DINode) {
	top := len(d.frames) - 1
	f := d.frames[top]
	delete(f.needs, top)
	if top == 0 || len(f.needs) == 0 {
		d.done[n] = a
		d.order = append(d.order, n)
	} else {
		innermost := -1
		prev := &d.frames[top-1]
		if prev.needs == nil {
			prev.needs = map[int]bool{}
		}
		for k := range f.needs {
			innermost = max(innermost, k)
			prev.needs[k] = true
		}
		d.partial[n] = partialNode{a, innermost}
		d.frames[innermost].users = append(d.frames[innermost].users, n)
	}
	// Upstream does not delete the self-references. That has no effect, since it finds the finished
	// attribute first.
	for _, u := range f.users {
		delete(d.partial, u)
	}
	d.frames = d.frames[:top]
	if at := d.active[n]; len(at) == 1 {
		delete(d.active, n)
	} else {
		d.active[n] = at[:len(at)-1]
	}
}

// id returns the identifier of a distinct node, which distinguishes it from nodes with equal
// fields.
func (d *debugInfo) id(n *llvmir.Node) *ir.DistinctAttr {
	if d.ids[n] == nil {
		d.ids[n] = ir.NewDistinctAttr(d.im.unit)
	}
	return d.ids[n]
}

// nodeAs translates the node in a field to an attribute of type T.
func nodeAs[T any](d *debugInfo, n *llvmir.Node, field string) T {
	a, _ := d.node(n.Node(field)).(T)
	return a
}

// str returns the string in a field, nil if absent.
func (d *debugInfo) str(n *llvmir.Node, field string) *ir.StringAttr {
	if s, ok := n.Ref(field).(*llvmir.MDString); ok {
		return ir.NewStringAttr(d.im.ctx, s.Value)
	}
	return nil
}

// text returns the string in a field, an empty one if absent.
func (d *debugInfo) text(n *llvmir.Node, field string) *ir.StringAttr {
	return ir.NewStringAttr(d.im.ctx, n.Str(field))
}

// list translates the nodes of the tuple in a field. ok is false if one of them has no attribute.
func (d *debugInfo) list(n *llvmir.Node, field string) (list []llvm.DINode, ok bool) {
	t := n.Node(field)
	if t == nil {
		return nil, true
	}
	ok = true
	for _, e := range t.Elems() {
		c, _ := e.(*llvmir.Node)
		a := d.node(c)
		ok = ok && a != nil
		list = append(list, a)
	}
	return list, ok
}

func (d *debugInfo) flagsOf(n *llvmir.Node) llvm.DIFlags {
	f := uint64(n.Int("flags"))
	if f&^d.flags != 0 {
		return 0
	}
	return llvm.DIFlags(f)
}

// expr translates an expression, nil if absent.
func (d *debugInfo) expr(n *llvmir.Node) *llvm.DIExpressionAttr {
	if n == nil || n.Kind != llvmir.DIExpression {
		return nil
	}
	var ops []*llvm.DIExpressionElemAttr
	elems := n.ExprElems()
	for len(elems) > 0 {
		k := min(expressionArgs(uint64(elems[0]))+1, len(elems))
		args := make([]uint64, 0, 2)
		for _, a := range elems[1:k] {
			args = append(args, uint64(a))
		}
		ops = append(ops, llvm.NewDIExpressionElemAttr(d.im.ctx, uint32(elems[0]), args))
		elems = elems[k:]
	}
	return llvm.NewDIExpressionAttr(d.im.ctx, ops)
}

func (d *debugInfo) exprIn(n *llvmir.Node, field string) *llvm.DIExpressionAttr {
	return d.expr(n.Node(field))
}

// missing reports whether a field has a node without an attribute.
func missing(n *llvmir.Node, field string, isNil bool) bool {
	return isNil && n.Node(field) != nil
}

// functionLoc returns the location of a function, fused with its debug info.
func (d *debugInfo) functionLoc(f *llvmir.Function) ir.Location {
	n := functionNode(f)
	if n == nil {
		return d.im.unknown
	}
	return fused(d.im.ctx, ir.NewFileLineColLoc(d.im.ctx, fileName(n), uint32(n.Int("line")), 0), d.done[n])
}

// fused returns a location fused with an attribute, or the location if the attribute is nil.
func fused(c *ir.Context, l ir.Location, a llvm.DINode) ir.Location {
	if a == nil {
		return l
	}
	return ir.NewFusedLoc(c, []ir.Location{l}, a)
}

// fileName returns the name of a scope's file.
func fileName(n *llvmir.Node) string {
	switch {
	case n == nil:
		return ""
	case n.Kind == llvmir.DIFile:
		return n.Str("filename")
	}
	if f := n.Node("file"); f != nil && f.Kind == llvmir.DIFile {
		return f.Str("filename")
	}
	return ""
}

// loc returns the location of an instruction.
func (d *debugInfo) loc(w *worker, i *llvmir.Instruction) ir.Location {
	n := i.Attached("dbg")
	if n == nil {
		return w.unknown
	}
	return d.location(w, n)
}

// location returns the location for a DILocation.
func (d *debugInfo) location(w *worker, n *llvmir.Node) ir.Location {
	if n == nil || n.Kind != llvmir.DILocation {
		return w.unknown
	}
	if l, ok := w.locs[n]; ok {
		return l
	}
	// Go from the outermost call inwards. The chain may be long.
	var chain []*llvmir.Node
	for at := range n.Chain("inlinedAt") {
		if at.Kind != llvmir.DILocation || w.locs[at] != nil {
			break
		}
		chain = append(chain, at)
	}
	for k := len(chain) - 1; k >= 0; k-- {
		l := chain[k]
		scope := l.Node("scope")
		name := fileName(scope)
		if name == "" {
			name = "-"
		}
		loc := ir.Location(ir.NewFileLineColLoc(w.ctx, name, uint32(l.Int("line")), uint32(l.Int("column"))))
		if scope != nil {
			loc = fused(w.ctx, loc, d.done[scope])
		}
		if at := l.Node("inlinedAt"); at != nil {
			if caller := w.locs[at]; caller != nil {
				loc = ir.NewCallSiteLoc(loc, caller)
			}
		}
		w.locs[l] = loc
	}
	return w.locs[n]
}

// globalExprs returns the debug info of a global variable, nil if absent.
func (d *debugInfo) globalExprs(w *worker, g *llvmir.GlobalVar) ir.Attribute {
	var list []ir.Attribute
	for _, a := range g.Metadata {
		n := a.Node
		if a.Kind.Name != "dbg" || n == nil || n.Kind != llvmir.DIGlobalVariableExpression {
			continue
		}
		v, ok := d.node(n.Node("var")).(*llvm.DIGlobalVariableAttr)
		if !ok {
			continue
		}
		list = append(list, llvm.NewDIGlobalVariableExpressionAttr(w.ctx, v, d.exprIn(n, "expr")))
	}
	if list == nil {
		return nil
	}
	return ir.NewArrayAttr(w.ctx, list...)
}
