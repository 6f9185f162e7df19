package asm

import (
	"strings"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// opParser is the state of an operation that is being parsed.
type opParser struct {
	st             ir.OperationState
	attrs          []ir.NamedAttribute
	results        []resultName
	defaultDialect string // namespace of names without one in its regions
	pending        []Operand
	args           *OpArgs      // of an OpFormat; nil until one runs
	properties     ir.Attribute // as written in <>; nil if absent
	locAlias       int          // offset of the alias that is the location; 0: none
	byHand         bool         // in a custom form that is not an OpFormat
	byFormat       bool         // in an OpFormat
	lost           []int        // slots whose attributes are of the wrong kind
}

// resultName is one of the names before the = of an operation.
type resultName struct {
	name  []byte
	pos   source.Pos
	count uint64
}

// pushOp starts an operation and returns its state, the reused one of an
// earlier operation at this level.
func (p *Parser) pushOp() *opParser {
	if p.level == len(p.ops) {
		p.ops = append(p.ops, &opParser{})
	}
	o := p.ops[p.level]
	p.level++
	o.st.Reset()
	o.st.Context = p.ctx
	o.attrs, o.results, o.pending = o.attrs[:0], o.results[:0], o.pending[:0]
	o.defaultDialect, o.locAlias, o.properties = "builtin", 0, nil
	o.byHand, o.byFormat, o.lost = false, false, o.lost[:0]
	return o
}

// current is the operation that is being parsed.
func (p *Parser) current() *opParser { return p.ops[p.level-1] }

// State returns what has been parsed of the current operation. Hooks add to it.
func (p *Parser) State() *ir.OperationState { return &p.current().st }

// operation parses an operation and adds it to a block.
func (p *Parser) operation(block *ir.Block) *ir.Operation {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	o := p.pushOp()
	defer func() { p.level-- }()
	start := p.Pos()
	if p.tok == PercentIdent {
		p.resultNames(o)
	}
	o.st.Pos = p.Pos()
	switch {
	case p.tok == Ident && !isIntegerType(p.text()):
		p.customOp(o)
	case p.tok == String:
		p.genericOp(o)
	default:
		p.WrongToken("expected operation name in quotes")
	}
	if p.failed {
		return nil
	}
	op := p.createOp(o)
	if op == nil {
		return nil
	}
	block.Append(op)
	p.nameResults(o, op, start)
	return op
}

// GenericOperation parses an operation in generic form, with its location, and appends it
// to a block: for custom forms that contain an operation. The current operation gets its
// location, unless the text goes on with another one. The result is nil after an error.
//
// Example printed form: "test.op"(%a) : (i32) -> i32
func (p *Parser) GenericOperation(b *ir.Block) *ir.Operation {
	if p.failed || !p.enter() {
		return nil
	}
	defer p.leave()
	around := p.current()
	o := p.pushOp()
	defer func() { p.level-- }()
	o.st.Pos = p.Pos()
	if p.tok != String {
		p.WrongToken("expected operation name in quotes")
		return nil
	}
	if p.genericOp(o); p.failed {
		return nil
	}
	op := p.createOp(o)
	if op == nil {
		return nil
	}
	b.Append(op)
	around.st.Loc, around.locAlias = o.st.Loc, o.locAlias
	return op
}

// resultNames parses %a, %b:2 =.
func (p *Parser) resultNames(o *opParser) {
	for {
		r := resultName{name: p.text(), pos: p.Pos(), count: 1}
		p.want(PercentIdent, "expected valid ssa identifier")
		if p.Got(Colon) {
			if p.tok != Integer {
				p.WrongToken("expected integer number of results")
				return
			}
			n, ok := p.uintValue()
			if !ok || n < 1 {
				p.errorHere("expected named operation to have at least 1 result")
				return
			}
			r.count = n
			p.Next()
		}
		o.results = append(o.results, r)
		if !p.Got(Comma) {
			break
		}
	}
	p.want(Equal, "expected '=' after SSA name")
}

// A ResultGroup is one of the names before the = of an operation, as in %a, %b:2 = ….
type ResultGroup struct {
	Name  string // without the sign
	Count uint64 // of the results that share it, which may be more than there can be
}

// ResultGroups returns the names that the text gives to the results of the current operation, for
// custom forms that depend on them. It is empty if the text names none.
func (p *Parser) ResultGroups() []ResultGroup {
	var list []ResultGroup
	for _, r := range p.current().results {
		list = append(list, ResultGroup{string(r.name[1:]), r.count})
	}
	return list
}

// createOp makes the operation that was parsed and reads its location.
func (p *Parser) createOp(o *opParser) *ir.Operation {
	if p.AtKeyword("loc") {
		p.operationLoc(o)
	}
	if p.failed {
		return nil
	}
	if len(o.attrs) > 0 {
		o.st.Attrs = p.discardable(o)
	}
	p.fillDefaults(o)
	for _, i := range o.lost {
		o.st.SetInherentAttr(i, nil)
	}
	if p.failed {
		return nil
	}
	op := p.arena.NewOperation(&o.st)
	if o.locAlias > 0 && o.st.Loc == nil {
		p.deferred.add(op, o.locAlias)
	}
	return op
}

// discardable sorts the attributes that were parsed into inherent ones, which
// go to the state, and the rest.
func (p *Parser) discardable(o *opParser) *ir.DictionaryAttr {
	p.inherent(o)
	if len(o.attrs) == 0 {
		return nil
	}
	return ir.NewDictionaryAttr(p.ctx, o.attrs...)
}

// fillDefaults gives absent inherent attributes their default values.
func (p *Parser) fillDefaults(o *opParser) {
	for i := range o.st.Def.Attrs {
		s := &o.st.Def.Attrs[i]
		f := s.Default
		if f == nil {
			f = s.Zero
		}
		if f != nil && !s.Optional && o.st.InherentAttr(i) == nil {
			o.st.SetInherentAttr(i, f(p.ctx))
		}
	}
	operands, results := o.st.Def.SegmentSlots()
	p.fillSegments(&o.st, operands, len(o.st.Def.Operands))
	p.fillSegments(&o.st, results, len(o.st.Def.Results))
}

// nameResults gives the results of an operation the names before its =.
func (p *Parser) nameResults(o *opParser, op *ir.Operation, start source.Pos) {
	if len(o.results) == 0 {
		return
	}
	if op.NumResults() == 0 {
		p.errorf(start, "cannot name an operation with no results")
		return
	}
	named := uint64(0) // wraps around, as with MLIR
	for _, r := range o.results {
		named += r.count
	}
	if named != uint64(op.NumResults()) {
		p.errorf(start, "operation defines %d results but was provided %d to bind", op.NumResults(), named)
		return
	}
	i := 0
	for _, r := range o.results {
		for n := 0; uint64(n) < r.count && i < op.NumResults(); n++ {
			p.define(r.name, n, r.pos, op.Result(i))
			i++
		}
	}
}

// genericOp parses "name"(operands)[successors]<{properties}>({regions})
// {attributes} : type.
func (p *Parser) genericOp(o *opParser) {
	name := unquote(p.text())
	switch {
	case name == "":
		p.errorHere("empty operation name is invalid")
	case strings.IndexByte(name, 0) >= 0:
		p.errorHere("null character not allowed in operation name")
	}
	p.Next()
	if p.failed {
		return
	}
	def := p.ctx.OpDef(name)
	if !def.Registered() {
		if d := p.ctx.RegisteredOp(nameAfterMLIR14(name, false)); d != nil {
			def = d
		}
	}
	if !def.Registered() {
		// Unlike Namespace, "func." counts as func's here.
		prefix, _, _ := strings.Cut(name, ".")
		if p.ctx.Dialect(prefix) == nil && !p.ctx.AllowsUnregisteredDialects() {
			p.errorHere("operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used")
			return
		}
	}
	o.st.Def = def
	if p.level > 1 { // the generic form leaves names as they are around it
		o.defaultDialect = p.ops[p.level-2].defaultDialect
	}
	p.genericRest(o)
}

// genericRest parses the generic form after the name.
func (p *Parser) genericRest(o *opParser) {
	st := &o.st
	p.want(LParen, "expected '(' to start operand list")
	for p.tok == PercentIdent {
		o.pending = append(o.pending, p.Operand())
		if !p.Got(Comma) {
			break
		}
		if p.tok != PercentIdent {
			p.WrongToken("expected SSA operand")
		}
	}
	p.want(RParen, "expected ')' to end operand list")
	if p.tok == LSquare {
		if st.Def.Registered() && !st.Def.Has(ir.Terminator) {
			p.errorHere("successors in non-terminator")
			return
		}
		p.successors(st)
	}
	if p.Got(Less) {
		p.properties(o)
		p.want(Greater, "expected '>' to close properties")
	}
	if p.Got(LParen) {
		for {
			r := p.arena.NewRegion()
			p.region(r, nil, st.Def.Has(ir.IsolatedFromAbove))
			st.Regions = append(st.Regions, r)
			if !p.Got(Comma) {
				break
			}
		}
		p.want(RParen, "expected ')' to end region list")
	}
	if p.tok == LBrace {
		o.attrs = p.attrDict(o.attrs)
	}
	p.want(Colon, "expected ':' followed by operation type")
	at := p.Pos()
	typ := p.Type()
	if p.failed {
		return
	}
	ft, ok := typ.(*ir.FunctionType)
	if !ok {
		p.errorf(at, "expected function type")
		return
	}
	st.Results = append(st.Results, ft.Results()...)
	if n := len(o.pending); n != len(ft.Inputs()) {
		s := "s"
		if n == 1 {
			s = " " // as mlir-opt has it
		}
		p.errorf(at, "expected %d operand type%s but had %d", n, s, len(ft.Inputs()))
		return
	}
	for i, t := range ft.Inputs() {
		st.Operands = append(st.Operands, p.Resolve(o.pending[i], t))
	}
	if p.failed {
		return // some operands are not there
	}
	if n, exact := st.Def.OperandArity(); exact && n != len(st.Operands) {
		p.useMLIR14Def(o, p.mlir14Def(st.Def, len(st.Operands)))
	}
	if o.properties == nil {
		p.upgrade(o)
	}
	p.checkInherent(o)
}

// successors parses [^a, ^b].
func (p *Parser) successors(st *ir.OperationState) {
	p.Want(LSquare)
	p.listUntil(RSquare, false, func() {
		st.Successors = append(st.Successors, p.Successor())
	})
}

// defaultDialectOf returns the dialect whose operations may leave out their namespace
// in the regions of an operation with a custom form, "" if there is no such dialect.
func defaultDialectOf(s OpSyntax) string {
	if s, ok := s.(DefaultDialecter); ok {
		return s.DefaultDialect()
	}
	return ""
}

// customOp parses an operation in its custom form.
func (p *Parser) customOp(o *opParser) {
	at, text := p.Pos(), p.text()
	p.Next()
	def := p.opDefs[string(text)]
	if def == nil {
		name := string(text)
		if def = p.resolveOpName(name, at); def == nil {
			return
		}
		if def.Name == name { // the meaning of other names depends on the place
			p.opDefs[name] = def
		}
	}
	o.st.Def = def
	syn := opSyntax(p.ctx, def)
	if syn == nil {
		p.errorf(at, "custom op '%s' has no custom assembly form", def.Name)
		return
	}
	o.defaultDialect = defaultDialectOf(syn)
	_, o.byFormat = syn.(*OpFormat)
	o.byHand = !o.byFormat
	outer := p.custom
	p.custom = def.Name
	errs := len(p.errs)
	if p.mlir14 {
		p.parseMLIR14First(o, syn, at)
	} else if syn.Parse(p); p.failed {
		p.retryAsMLIR14(o, at, errs)
	}
	p.custom = outer
}

// resolveOpName returns the definition that the name of a custom form means. If there
// is no such definition, it reports an error at the position and returns nil.
func (p *Parser) resolveOpName(name string, at source.Pos) *ir.OpDef {
	if d := p.ctx.RegisteredOp(name); d != nil {
		return d
	}
	full := name
	if _, rest, _ := strings.Cut(name, "."); rest == "" {
		full = p.enclosingDefault() + "." + name
		if d := p.ctx.RegisteredOp(full); d != nil && (full != "func.constant" || p.symbolAhead()) {
			return d
		}
	}
	if d := p.ctx.RegisteredOp(p.mlir14Name(name)); d != nil {
		return d
	}
	if prefix, _, _ := strings.Cut(full, "."); p.ctx.Dialect(prefix) != nil {
		if i, ok := OpParserInterface.Of(p.ctx, p.ctx.Dialect(prefix)); ok && i.OpSyntax(full) != nil {
			return p.ctx.OpDef(full)
		}
	}
	tried := ""
	if full != name {
		tried = " (tried '" + full + "' as well)"
	}
	ns, _, _ := strings.Cut(full, ".")
	if p.ctx.Dialect(ns) == nil {
		var names []string
		for _, d := range p.ctx.Dialects() {
			names = append(names, d.Name)
		}
		p.errorf(at, "Dialect `%s' not found for custom op '%s' %s", ns, name, tried).
			Note(p.place(at), "Available dialects: %s ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management", strings.Join(names, ", "))
		return nil
	}
	p.errorf(at, "custom op '%s' is unknown%s", name, tried)
	return nil
}

// enclosingDefault is the default dialect where the current operation is.
func (p *Parser) enclosingDefault() string {
	if p.level < 2 {
		return "builtin"
	}
	return p.ops[p.level-2].defaultDialect
}

// mlir14Name returns the current name of the operation that a name meant in MLIR 14,
// "" if it is the same. There, a name without a dialect was that of a function or,
// in functions, of an operation of the dialect std.
func (p *Parser) mlir14Name(name string) string {
	current := nameAfterMLIR14(name, strings.HasSuffix(name, "constant") && p.symbolAhead())
	switch {
	case current == "" || strings.Contains(name, "."):
		return current
	case name == "func":
		if p.enclosingDefault() != "builtin" {
			return ""
		}
		return current
	}
	for _, o := range p.ops[:max(0, p.level-1)] {
		if o.defaultDialect == "func" {
			return current
		}
	}
	return ""
}

// An Argument is a region's argument as it is written, %name : type {attrs}
// loc(…).
type Argument struct {
	Operand
	Type  ir.Type
	Attrs *ir.DictionaryAttr // nil if empty
	Loc   ir.Location        // nil if it is its position

	locAlias int // offset of the alias for Loc; 0 if absent
}

// Region parses a region, {…}, into r, which is added to the current operation.
// Its entry block has the given arguments if they are named; otherwise it may
// list its own.
func (p *Parser) Region(args []Argument) *ir.Region {
	st := p.State()
	r := p.arena.NewRegion()
	p.region(r, args, st.Def.Has(ir.IsolatedFromAbove))
	st.Regions = append(st.Regions, r)
	return r
}

// ShadowingRegion is Region for operations that are isolated from above and whose text may give
// arguments and values of the region the names of values around it. No name from around the region
// means anything in it. See [Printer.ShadowRegionArgs].
func (p *Parser) ShadowingRegion(args []Argument) *ir.Region {
	r := p.NewRegion()
	p.regionIn(r, args, ownNames)
	return r
}

// DetachedRegion parses a region, {…}, that does not belong to an operation yet:
// for custom directives.
func (p *Parser) DetachedRegion(args []Argument) *ir.Region {
	r := p.arena.NewRegion()
	p.region(r, args, p.State().Def.Has(ir.IsolatedFromAbove))
	return r
}

// EnsureTerminator adds to a region of the current operation what its text may leave out:
// the block, if there must be one, and the terminator, if the operation implies one.
func (p *Parser) EnsureTerminator(r *ir.Region) { p.completeRegion(p.current(), r) }

// NewRegion adds an empty region to the current operation.
func (p *Parser) NewRegion() *ir.Region {
	r := p.arena.NewRegion()
	p.State().Regions = append(p.State().Regions, r)
	return r
}

// nameScope says which names a region sees.
type nameScope uint8

const (
	outerNames    nameScope = iota // its own and those around it
	isolatedNames                  // its own; nothing around it has a name
	ownNames                       // its own, which hide those around it
)

// region parses {…}.
func (p *Parser) region(r *ir.Region, args []Argument, isolated bool) {
	scope := outerNames
	if isolated && p.nothingNamed() {
		scope = isolatedNames
	}
	p.regionIn(r, args, scope)
}

// regionIn is region with a scope that was chosen already.
func (p *Parser) regionIn(r *ir.Region, args []Argument, scope nameScope) {
	if p.failed || !p.enter() {
		return
	}
	defer p.leave()
	p.want(LBrace, "expected '{' to begin a region")
	if len(args) == 0 && p.Got(RBrace) {
		return
	}
	isolated := scope != outerNames
	p.ssa.push(isolated)
	if isolated {
		p.ssa.scope().own = scope == ownNames
	}
	if p.atScopedAlias() {
		p.regionHead(r)
		defer p.leaveScope(p.frame)
		if p.tok == RBrace && len(args) == 0 {
			p.popScope(isolated)
			p.Want(RBrace)
			return
		}
	}
	p.regionBody(r, args)
	if p.failed {
		p.abandonScope(isolated)
		return
	}
	p.popScope(isolated)
	p.Want(RBrace)
}

// abandonScope leaves the scope of a region after an error.
func (p *Parser) abandonScope(isolated bool) {
	if isolated {
		p.ssa.depth--
	}
}

// regionBody parses blocks up to the }.
func (p *Parser) regionBody(r *ir.Region, args []Argument) {
	var entry *ir.Block
	if len(args) > 0 && args[0].Name != nil {
		if p.tok == CaretIdent {
			p.errorHere("invalid block name in region with named arguments")
			return
		}
		entry = p.arena.NewBlock()
		p.entryArguments(entry, args)
	}
	if p.tok != CaretIdent {
		if entry == nil {
			entry = p.arena.NewBlock()
			entry.SetPos(p.Pos())
		}
		r.Append(entry)
		p.blockBody(entry)
	}
	for !p.failed && p.tok != RBrace {
		p.labelledBlock(r)
	}
}

func (p *Parser) entryArguments(entry *ir.Block, args []Argument) {
	for i := range args {
		a := &args[i]
		if e := p.ssa.scope().entry(p.ssa.id(a.Name)); e.at(a.Number).value != nil {
			p.errorf(a.Pos, "region entry argument '%s' is already in use", a.Name).
				Note(p.place(e.at(a.Number).pos), "previously referenced here")
			return
		}
		v := p.arena.AddArgument(entry, a.Type, a.Pos)
		p.setArgumentLoc(v, a)
		p.define(a.Name, a.Number, a.Pos, v)
	}
}

// labelledBlock parses ^name(args): and the operations after it.
func (p *Parser) labelledBlock(r *ir.Region) {
	if p.tok != CaretIdent {
		p.WrongToken("expected block name")
		return
	}
	name, pos := p.text(), p.Pos()
	b := p.defineBlock(name, pos)
	if b == nil {
		return
	}
	p.Next()
	if p.tok == LParen {
		p.List(Parens, "", func() { p.blockArgument(b) })
	}
	p.want(Colon, "expected ':' after block name")
	if p.failed {
		return
	}
	r.Append(b)
	p.blockBody(b)
}

// blockArgument parses %name : type loc(…).
func (p *Parser) blockArgument(b *ir.Block) {
	a := Argument{Operand: Operand{Pos: p.Pos(), Name: p.text()}}
	if p.tok != PercentIdent {
		p.WrongToken("expected SSA operand")
		return
	}
	a.Operand = p.Operand()
	p.want(Colon, "expected ':' and type for SSA operand")
	a.Type = p.Type()
	if p.AtKeyword("loc") {
		p.argumentLoc(&a)
	}
	if p.failed {
		return
	}
	v := p.arena.AddArgument(b, a.Type, a.Pos)
	p.setArgumentLoc(v, &a)
	p.define(a.Name, a.Number, a.Pos, v)
}

// blockBody parses the operations of a block.
func (p *Parser) blockBody(b *ir.Block) {
	if p.level == 1 && p.current().st.Def.Has(ir.IsolatedFromAbove|ir.HasSymbolTable) {
		p.parallelOps(b)
	}
	for p.tok != CaretIdent && p.tok != RBrace && !p.failed {
		p.operation(b)
	}
}
