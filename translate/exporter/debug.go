package exporter

import (
	"strings"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// debugInfo translates debug info. The lock of the metadata guards its nodes. Each body creates its
// own source locations, since two functions mostly share none; see strayLocations.
type debugInfo struct {
	x        *exporter
	md       *metadata
	nodes    map[ir.Attribute]*llvmir.Node
	open     map[*ir.DistinctAttr]*llvmir.Node // recursive nodes under construction
	distinct map[*ir.DistinctAttr]*llvmir.Node
	globals  map[*llvmir.Node][]llvmir.Metadata // globals by compile unit
	units    []*llvmir.Node                     // compile units with globals

	emptyExpr *llvmir.Node
	stray     strayLocations
}

func (d *debugInfo) init(x *exporter) {
	d.x, d.md = x, &x.metadata
	d.nodes = map[ir.Attribute]*llvmir.Node{}
	d.open = map[*ir.DistinctAttr]*llvmir.Node{}
	d.distinct = map[*ir.DistinctAttr]*llvmir.Node{}
	d.globals = map[*llvmir.Node][]llvmir.Metadata{}
	d.emptyExpr = llvmir.NewDIExpression()
}

// lockedNode is node for callers that do not hold the lock.
func (d *debugInfo) lockedNode(a ir.Attribute) *llvmir.Node {
	d.md.mu.Lock()
	defer d.md.mu.Unlock()
	return d.node(a)
}

// scopeIn returns the first matching scope within a location, or nil.
func scopeIn(loc ir.Location, match func(ir.Attribute) bool) ir.Attribute {
	var w locWalk
	return w.scopeIn(loc, match)
}

// A locWalk visits the parts of a location. Locations may share parts many times over, so after a
// few parts it remembers those it has visited.
type locWalk struct {
	n    int
	seen map[ir.Location]bool
}

// enter reports whether to visit a location.
func (w *locWalk) enter(loc ir.Location) bool {
	const few = 64
	if w.n++; w.n <= few {
		return true
	}
	if w.seen[loc] {
		return false
	}
	if w.seen == nil {
		w.seen = map[ir.Location]bool{}
	}
	w.seen[loc] = true
	return true
}

func (w *locWalk) scopeIn(loc ir.Location, match func(ir.Attribute) bool) ir.Attribute {
	switch loc := loc.(type) {
	case *ir.FusedLoc:
		if !w.enter(loc) {
			return nil
		}
		if m := loc.Metadata(); m != nil && match(m) {
			return m
		}
		for _, l := range loc.Locs() {
			if a := w.scopeIn(l, match); a != nil {
				return a
			}
		}
	case *ir.NameLoc:
		return w.scopeIn(loc.Child(), match)
	case *ir.CallSiteLoc:
		if !w.enter(loc) {
			return nil
		}
		if a := w.scopeIn(loc.Callee(), match); a != nil {
			return a
		}
		return w.scopeIn(loc.Caller(), match)
	}
	return nil
}

// function attaches the subprogram of a function.
func (d *debugInfo) function(f *function) {
	a := scopeIn(f.op.Op().ExplicitLoc(), func(a ir.Attribute) bool {
		_, ok := a.(*llvm.DISubprogramAttr)
		return ok
	})
	if a == nil {
		return
	}
	if f.scope = d.lockedNode(a); f.scope != nil {
		d.x.attachFunction(f, "dbg", f.scope)
	}
}

// global attaches debug info to a global variable, and adds it to the globals of its compile unit.
func (d *debugInfo) global(g *llvmir.GlobalVar, list *ir.ArrayAttr) {
	d.md.mu.Lock()
	defer d.md.mu.Unlock()
	for _, e := range list.Elems() {
		n := d.node(e)
		if n == nil {
			continue
		}
		g.Metadata = append(g.Metadata, llvmir.Attachment{Kind: d.x.m.MDKind("dbg"), Node: n})
		if d.x.kept.on {
			continue // the compile unit is complete
		}
		v := n.Node("var")
		if v == nil {
			continue
		}
		scope := v.Node("scope")
		if scope != nil {
			switch scope.Kind {
			case llvmir.DIModule:
				scope = scope.Node("scope")
			case llvmir.DICommonBlock:
				if p := scope.Node("scope"); p != nil && p.Kind == llvmir.DISubprogram {
					scope = p.Node("unit")
				}
			case llvmir.DISubprogram:
				scope = scope.Node("unit")
			}
		}
		if scope != nil && scope.Kind == llvmir.DICompileUnit {
			if d.globals[scope] == nil {
				d.units = append(d.units, scope)
			}
			d.globals[scope] = append(d.globals[scope], n)
		}
	}
}

// finish sets the globals of compile units, and the module flags that upstream adds even without
// debug info.
func (d *debugInfo) finish() bool {
	if d.x.kept.on {
		return true // the module has the original ones
	}
	for _, u := range d.units {
		u.SetRef("globals", d.md.tuple(d.globals[u]...))
	}
	const key = "Debug Info Version"
	if !d.x.hasFlag(key) {
		d.x.flag(int64(llvm.ModFlagBehaviorWarning), key, d.md.int(32, 3))
	}
	if isMSVC(d.x.m.Triple) && !d.x.hasFlag("CodeView") {
		d.x.flag(int64(llvm.ModFlagBehaviorWarning), "CodeView", d.md.int(32, 1))
	}
	return true
}

// isMSVC reports whether a target triple has Microsoft's environment on Windows, whose debug info
// is CodeView.
func isMSVC(triple string) bool {
	t := strings.SplitN(triple, "-", 4)
	return len(t) == 4 && (strings.HasPrefix(t[2], "windows") || strings.HasPrefix(t[2], "win32")) && strings.HasPrefix(t[3], "msvc")
}

// prepare translates the nodes that functions use, in the order of a sequential translation. The
// order matters for recursive types: the form that is translated first wins.
func (d *debugInfo) prepare(work []*function) {
	order := newBody(d.x)
	for _, f := range work {
		if f.scope == nil && !hasScopes(f) {
			continue
		}
		order.f = f
		for _, p := range order.topological(f.op.Body()) {
			if !p.block.IsEntry() {
				for _, a := range p.block.Args().All() {
					d.visit(a.Loc())
				}
			}
			for op := range p.block.Ops() {
				d.visitOp(f, op)
			}
		}
	}
}

// hasScopes reports whether an operation of a function has a location, which may contain a scope.
func hasScopes(f *function) bool {
	for b := range f.op.Body().Blocks() {
		for op := range b.Ops() {
			if op.ExplicitLoc() != nil {
				return true
			}
		}
	}
	return false
}

func (d *debugInfo) visitOp(f *function, op *ir.Operation) {
	loc := op.ExplicitLoc()
	d.visit(loc)
	switch v := op.View().(type) {
	case llvm.DbgDeclareOp:
		d.visitVariable(f, loc, v.VarInfo())
	case llvm.DbgValueOp:
		d.visitVariable(f, loc, v.VarInfo())
	case llvm.DbgLabelOp:
		d.visitVariable(f, loc, v.Label())
	case interface {
		LoopAnnotation() *llvm.LoopAnnotationAttr
	}:
		if a := v.LoopAnnotation(); a != nil {
			for _, l := range []*ir.FusedLoc{a.StartLoc(), a.EndLoc()} {
				if l != nil {
					d.visit(l)
				}
			}
		}
	}
}

// visitVariable translates the variable or label of a debug operation. Without a location it does
// nothing, since LLVM has no record then.
func (d *debugInfo) visitVariable(f *function, loc ir.Location, a ir.Attribute) {
	if f.scope != nil || loc != nil && scopeIn(loc, isLocalScope) != nil {
		d.node(a)
	}
}

func isLocalScope(a ir.Attribute) bool { _, ok := a.(llvm.DILocalScope); return ok }

// visit translates the scopes in a location, those of callers first.
func (d *debugInfo) visit(loc ir.Location) {
	var w locWalk
	w.visit(d, loc)
}

func (w *locWalk) visit(d *debugInfo, loc ir.Location) {
	switch loc := loc.(type) {
	case *ir.FusedLoc:
		if !w.enter(loc) {
			return
		}
		if s, ok := loc.Metadata().(llvm.DILocalScope); ok {
			d.node(s)
		}
		for _, l := range loc.Locs() {
			w.visit(d, l)
		}
	case *ir.NameLoc:
		w.visit(d, loc.Child())
	case *ir.CallSiteLoc:
		if w.enter(loc) {
			w.visit(d, loc.Caller())
			w.visit(d, loc.Callee())
		}
	}
}

// A locKey identifies a source location within a body.
type locKey struct {
	line, col uint32
	scope, at *llvmir.Node
}

// attrKey identifies the translation of a location.
type attrKey struct {
	loc       ir.Location
	scope, at *llvmir.Node
}

// subprogramOf returns the subprogram of the current function, or nil.
func (b *body) subprogramOf() *llvmir.Node {
	if b.f == nil {
		return nil
	}
	return b.f.scope
}

// opLocation returns the DILocation of an operation, or nil.
func (b *body) opLocation(op *ir.Operation) *llvmir.Node {
	scope := b.subprogramOf()
	if loc := op.ExplicitLoc(); loc != nil {
		return b.location(loc, scope, nil)
	}
	if scope == nil || op.Pos() == 0 {
		return nil
	}
	at := op.Context().Files().Position(op.Pos())
	return b.at(uint32(at.Line), uint32(at.Column), scope, nil)
}

// argLocation returns the DILocation of a block argument, or nil.
func (b *body) argLocation(v *ir.Value) *llvmir.Node {
	scope := b.subprogramOf()
	if loc := v.Loc(); loc != nil {
		return b.location(loc, scope, nil)
	}
	if scope == nil || v.Pos() == 0 {
		return nil
	}
	at := b.x.op.Context().Files().Position(v.Pos())
	return b.at(uint32(at.Line), uint32(at.Column), scope, nil)
}

// at returns the DILocation of a line and column.
func (b *body) at(line, col uint32, scope, inlinedAt *llvmir.Node) *llvmir.Node {
	if col > 0xffff {
		col = 0 // LLVM has 16 bits for it
	}
	key := locKey{line, col, scope, inlinedAt}
	if n := b.locs[key]; n != nil {
		return n
	}
	n := llvmir.NewNode(llvmir.DILocation).SetInt("line", int64(line))
	if col != 0 {
		n.SetInt("column", int64(col))
	}
	n.SetRef("scope", scope)
	if inlinedAt != nil {
		n.SetRef("inlinedAt", inlinedAt)
	} else {
		b.x.debug.stray.note(b.subprogramOf(), scope)
	}
	if b.locs == nil {
		b.locs = map[locKey]*llvmir.Node{}
	}
	b.locs[key] = n
	return n
}

// location returns the DILocation of a location in a scope, inlined at inlinedAt. Both may be nil.
// It returns nil if LLVM cannot express the location.
func (b *body) location(loc ir.Location, scope, inlinedAt *llvmir.Node) *llvmir.Node {
	if f, ok := loc.(*ir.FileLineColLoc); ok {
		if scope == nil {
			return nil
		}
		return b.at(f.Line(), f.Col(), scope, inlinedAt)
	}
	key := attrKey{loc, scope, inlinedAt}
	if n, ok := b.attrLocs[key]; ok {
		return n
	}
	if b.locParts++; b.locParts > maxLocParts {
		return nil
	}
	var n *llvmir.Node
	switch loc := loc.(type) {
	case *ir.CallSiteLoc:
		caller := b.location(loc.Caller(), scope, inlinedAt)
		if caller == nil {
			caller = inlinedAt
		}
		if caller != nil {
			if n = b.location(loc.Callee(), nil, caller); n == nil {
				n = caller
			}
		}
	case *ir.FusedLoc:
		if s, ok := loc.Metadata().(llvm.DILocalScope); ok {
			scope = b.x.debug.lockedNode(s)
		}
		for i, l := range loc.Locs() {
			if m := b.location(l, scope, inlinedAt); i == 0 {
				n = m
			} else {
				n = b.merge(n, m)
			}
		}
	case *ir.NameLoc:
		n = b.location(loc.Child(), scope, inlinedAt)
	}
	if b.attrLocs == nil {
		b.attrLocs = map[attrKey]*llvmir.Node{}
	}
	b.attrLocs[key] = n
	return n
}

// maxLocParts bounds the parts of one operation's location. Locations that share parts may expand
// to exponentially many.
const maxLocParts = 1 << 16

// subprogram returns the subprogram that contains a local scope.
func subprogram(scope *llvmir.Node) *llvmir.Node {
	for at := range scope.Chain("scope") {
		if !isLexicalBlock(at) {
			return at
		}
	}
	return nil
}

func isLexicalBlock(scope *llvmir.Node) bool {
	return scope.Kind == llvmir.DILexicalBlock || scope.Kind == llvmir.DILexicalBlockFile
}

// merge returns a location for an instruction with two locations.
func (b *body) merge(x, y *llvmir.Node) *llvmir.Node {
	if x == y {
		return x
	}
	if x == nil || y == nil {
		return nil
	}
	// Find the first pair of locations in the two chains of callers that have the same subprogram
	// and are inlined at the same place.
	type frame struct{ sp, at *llvmir.Node }
	seen := map[frame]*llvmir.Node{}
	for l := x; l != nil; l = l.Node("inlinedAt") {
		f := frame{subprogram(l.Node("scope")), l.Node("inlinedAt")}
		if seen[f] == nil {
			seen[f] = l
		}
	}
	for l := y; l != nil; l = l.Node("inlinedAt") {
		m := seen[frame{subprogram(l.Node("scope")), l.Node("inlinedAt")}]
		if m == nil {
			continue
		}
		line, col := m.Int("line"), m.Int("column")
		if line != l.Int("line") {
			line, col = 0, 0
		} else if col != l.Int("column") {
			col = 0
		}
		return b.at(uint32(line), uint32(col), commonScope(m.Node("scope"), l.Node("scope")), m.Node("inlinedAt"))
	}
	// There is none: use line 0 of the outermost caller.
	for x.Node("inlinedAt") != nil {
		x = x.Node("inlinedAt")
	}
	return b.at(0, 0, subprogram(x.Node("scope")), nil)
}

// commonScope returns the innermost scope that contains both scopes.
func commonScope(x, y *llvmir.Node) *llvmir.Node {
	around := map[*llvmir.Node]bool{}
	for s := range x.Chain("scope") {
		around[s] = true
		if !isLexicalBlock(s) {
			break
		}
	}
	for s := range y.Chain("scope") {
		if around[s] {
			return s
		}
		if !isLexicalBlock(s) {
			break
		}
	}
	return x
}

// loopLocation returns the DILocation of a location with a scope, nil if it has none.
func (b *body) loopLocation(loc *ir.FusedLoc) *llvmir.Node {
	if _, ok := loc.Metadata().(llvm.DILocalScope); !ok {
		return nil
	}
	return b.location(loc, nil, nil)
}

// recordLocation returns the DILocation of a debug operation, in the scope that its location has.
func (b *body) recordLocation(op *ir.Operation) *llvmir.Node {
	a := scopeIn(op.ExplicitLoc(), isLocalScope)
	if a == nil || op.ExplicitLoc() == nil {
		return b.opLocation(op)
	}
	return b.location(op.ExplicitLoc(), b.x.debug.lockedNode(a), nil)
}

// record adds a debug record before the next instruction.
func (b *body) record(op *ir.Operation, r *llvmir.DebugRecord) bool {
	if b.f == nil {
		return b.fail(b.x.untranslatable(op))
	}
	r.DebugLoc = b.recordLocation(op)
	if b.trace != nil {
		b.trace.Records[op] = r
	}
	b.records = append(b.records, r)
	return true
}

func (b *body) variable(op *ir.Operation, kind llvmir.RecordKind, v *ir.Value, info *llvm.DILocalVariableAttr, expr *llvm.DIExpressionAttr) bool {
	if b.loc == nil {
		return true // LLVM requires a location
	}
	d := &b.x.debug
	d.md.mu.Lock()
	n, e := d.node(info), d.expression(expr)
	d.md.mu.Unlock()
	return b.record(op, &llvmir.DebugRecord{Kind: kind, Location: &llvmir.ValueMetadata{Value: b.value(v)}, Variable: n, Expr: e})
}

func convertDbgDeclare(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.DbgDeclareOp](op)
	expr, _ := op.Attr("locationExpr").(*llvm.DIExpressionAttr)
	return b.variable(op, llvmir.DbgDeclare, v.Addr(), v.VarInfo(), expr)
}

func convertDbgValue(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.DbgValueOp](op)
	expr, _ := op.Attr("locationExpr").(*llvm.DIExpressionAttr)
	return b.variable(op, llvmir.DbgValue, v.Value(), v.VarInfo(), expr)
}

func convertDbgLabel(b *body, op *ir.Operation) bool {
	if b.loc == nil {
		return true
	}
	return b.record(op, &llvmir.DebugRecord{Kind: llvmir.DbgLabel, Variable: b.x.debug.lockedNode(ir.Cast[llvm.DbgLabelOp](op).Label())})
}
