package asm

import (
	"slices"
	"sort"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// ssaNames resolves the names of values. Names are numbered once per parser,
// so that a scope is an array and not a map: %12 by its own number, other
// names by the order in which they were first seen.
//
// A region sees the names around it; the names it defines are forgotten at its end.
// This holds for operations that are isolated from above, too: the verifier reports
// that they use a value from outside. Usually no names are around them. Then their
// regions start an isolated scope, which is cheap to forget.
type ssaNames struct {
	ids    map[string]uint32
	labels map[string]uint32 // numbers the names of blocks
	region uint32            // number of the last region that was started
	scopes []*isolatedScope  // the last is current; those beyond depth are spare
	depth  int

	placeholders map[*ir.Value]source.Pos
}

// maxNumber bounds the numbers that name themselves. Beyond it a number is a
// name like any other, so that a single large one does not cost an array.
const maxNumber = 1 << 20

type isolatedScope struct {
	epoch   uint32
	own     bool // a name that is not defined in it may not be defined around it
	numbers []ssaName
	named   []ssaName
	defined []nameID // in the order of definition, to be forgotten region by region
	regions []regionScope

	blocks []blockName // by the number of the name
	hidden []hiddenBlock
}

// regionScope is the state to restore at the end of a region.
type regionScope struct {
	region  uint32
	defined int // len(defined) at the start
	hidden  int // len(hidden) at the start
	missing int // blocks that are referred to and not defined
}

// ssaName is the meaning of a name in a scope: the values %x#0, %x#1, ….
type ssaName struct {
	epoch uint32 // of the scope that set it; another one: nothing
	first ssaValue
	rest  []ssaValue        // from number 1
	far   map[int]*ssaValue // numbers far beyond those in rest
}

type ssaValue struct {
	value *ir.Value
	pos   source.Pos
}

// nameID numbers a name: numbers are even, others odd.
type nameID uint32

// blockName is the meaning of a block's name in a region, where it was defined or referred to. It
// has no meaning in any other region.
type blockName struct {
	block   *ir.Block
	region  uint32
	pos     source.Pos
	defined bool
}

// hiddenBlock is the meaning of a block's name in a region around the current one, which has a
// block of the same name.
type hiddenBlock struct {
	id   uint32
	name blockName
}

func (s *ssaNames) init() {
	s.ids, s.labels = map[string]uint32{}, map[string]uint32{}
	s.placeholders = map[*ir.Value]source.Pos{}
}

// id numbers the name in a token, %name.
func (s *ssaNames) id(name []byte) nameID {
	n, ok := uint32(0), len(name) < 9 && (len(name) == 2 || name[1] != '0')
	for _, c := range name[1:] {
		if c < '0' || c > '9' {
			ok = false
			break
		}
		n = n*10 + uint32(c-'0')
	}
	if ok && n < maxNumber {
		return nameID(n << 1)
	}
	n, ok = s.ids[string(name)]
	if !ok {
		n = uint32(len(s.ids))
		s.ids[string(name)] = n
	}
	return nameID(n<<1 | 1)
}

// entry is where a scope keeps a name.
func (sc *isolatedScope) entry(id nameID) *ssaName {
	list := &sc.numbers
	if id&1 != 0 {
		list = &sc.named
	}
	i := int(id >> 1)
	if i >= len(*list) {
		grown := make([]ssaName, max(i+1, 2*len(*list), 64))
		copy(grown, *list)
		*list = grown
	}
	e := &(*list)[i]
	if e.epoch != sc.epoch {
		*e = ssaName{epoch: sc.epoch}
	}
	return e
}

// at is the value of a number, which is made room for. A number that comes out
// of order is kept apart, so that a single large one does not cost a list.
func (e *ssaName) at(number int) *ssaValue {
	switch {
	case number == 0:
		return &e.first
	case number <= len(e.rest):
		return &e.rest[number-1]
	}
	if v := e.far[number]; v != nil {
		return v
	}
	if number == len(e.rest)+1 {
		e.rest = append(e.rest, ssaValue{})
		return &e.rest[number-1]
	}
	v := &ssaValue{}
	if e.far == nil {
		e.far = map[int]*ssaValue{}
	}
	e.far[number] = v
	return v
}

// has reports whether a number has an entry.
func (e *ssaName) has(number int) bool {
	switch {
	case number == 0:
		return e.first.value != nil
	case number <= len(e.rest):
		return e.rest[number-1].value != nil
	}
	v := e.far[number]
	return v != nil && v.value != nil
}

func (s *ssaNames) scope() *isolatedScope { return s.scopes[s.depth-1] }

// push starts the scope of a region.
func (s *ssaNames) push(isolated bool) {
	if isolated {
		if s.depth == len(s.scopes) {
			s.scopes = append(s.scopes, &isolatedScope{})
		}
		s.depth++
		sc := s.scope()
		sc.epoch++
		sc.defined, sc.hidden, sc.regions = sc.defined[:0], sc.hidden[:0], sc.regions[:0]
	}
	sc := s.scope()
	s.region++
	sc.regions = append(sc.regions, regionScope{region: s.region, defined: len(sc.defined), hidden: len(sc.hidden)})
}

// nothingNamed reports whether no value has a name in the current scope, or is
// meant to get one.
func (p *Parser) nothingNamed() bool {
	return len(p.ssa.scope().defined) == 0 && len(p.ssa.placeholders) == 0
}

// popScope ends the scope of a region and reports the blocks that were never
// defined.
func (p *Parser) popScope(isolated bool) {
	sc := p.ssa.scope()
	r := sc.regions[len(sc.regions)-1]
	if r.missing > 0 {
		p.missingBlocks(sc, r.region)
	}
	sc.regions = sc.regions[:len(sc.regions)-1]
	if isolated {
		p.ssa.depth--
		if len(p.ssa.placeholders) > 0 && p.ssa.depth > 0 && !sc.own {
			p.leaveUses(sc)
		}
		return
	}
	for _, id := range sc.defined[r.defined:] {
		sc.entry(id).epoch = 0
	}
	sc.defined = sc.defined[:r.defined]
	for _, h := range sc.hidden[r.hidden:] {
		sc.blocks[h.id] = h.name
	}
	sc.hidden = sc.hidden[:r.hidden]
}

// leaveUses moves the names that an isolated scope used but did not define to the
// enclosing scope when the isolated scope ends. A definition there may still follow.
func (p *Parser) leaveUses(sc *isolatedScope) {
	for _, id := range sc.defined {
		sc.entry(id).epoch = 0
	}
	outer := p.ssa.scope()
	for odd, list := range [][]ssaName{sc.numbers, sc.named} {
		for i := range list {
			if e := &list[i]; e.epoch == sc.epoch {
				o := outer.entry(nameID(i<<1 | odd))
				*o = *e
				o.epoch = outer.epoch
			}
		}
	}
}

// anyBlock reports whether a block of the current region was met.
func (sc *isolatedScope) anyBlock() bool {
	region := sc.regions[len(sc.regions)-1].region
	return slices.ContainsFunc(sc.blocks, func(b blockName) bool { return b.region == region })
}

// missingBlocks reports the blocks of a region that are not defined.
func (p *Parser) missingBlocks(sc *isolatedScope, region uint32) {
	var missing []source.Pos
	for i := range sc.blocks {
		if b := &sc.blocks[i]; b.region == region && !b.defined {
			missing = append(missing, b.pos)
		}
	}
	p.reportAll(missing, "reference to an undefined block")
}

// reportAll reports an error at each of several positions, in their order.
func (p *Parser) reportAll(at []source.Pos, msg string) {
	if len(at) == 0 || p.failed {
		return
	}
	sort.Slice(at, func(i, j int) bool { return at[i] < at[j] })
	for _, pos := range at {
		p.failed = false
		p.errorf(pos, "%s", msg)
	}
}

// checkPlaceholders reports the values that were used and never defined.
func (p *Parser) checkPlaceholders() {
	var missing []source.Pos
	for _, pos := range p.ssa.placeholders {
		missing = append(missing, pos)
	}
	p.reportAll(missing, "use of undeclared SSA value name")
}

// An Operand is a value as it is written, %name or %name#2, before its type is
// known. Parser.Resolve turns it into the value.
type Operand struct {
	Pos source.Pos
	// Name is the text with the sign, without the number. It must not be kept
	// after the source text is dropped.
	Name   []byte
	Number int
}

// AtOperand reports whether the current token is a value.
func (p *Parser) AtOperand() bool { return p.tok == PercentIdent }

// Operand parses a value.
func (p *Parser) Operand() Operand {
	o := Operand{Pos: p.Pos(), Name: p.text()}
	if p.tok != PercentIdent {
		p.WrongToken("expected SSA operand")
		return o
	}
	p.Next()
	if p.tok == HashIdent {
		o.Number = p.resultNumber()
	}
	return o
}

// KnownType returns the type of a value if it is known already, otherwise nil.
func (p *Parser) KnownType(o Operand) ir.Type {
	if p.failed {
		return nil
	}
	if v := p.ssa.scope().entry(p.ssa.id(o.Name)).at(o.Number); v.value != nil {
		return v.value.Type()
	}
	return nil
}

// resultNumber parses the #2 of %name#2.
func (p *Parser) resultNumber() int {
	n := 0
	for _, c := range p.text()[1:] {
		if c < '0' || c > '9' || n > 1<<24 {
			p.errorHere("invalid SSA value result number")
			return 0
		}
		n = n*10 + int(c-'0')
	}
	p.Next()
	return n
}

// Resolve returns the value of an operand, which must have the given type. If
// it is not defined yet, the result stands in for it.
func (p *Parser) Resolve(o Operand, t ir.Type) *ir.Value {
	if p.failed {
		return nil
	}
	e := p.ssa.scope().entry(p.ssa.id(o.Name))
	if e.first.value != nil && !e.has(o.Number) {
		if _, forward := p.ssa.placeholders[e.first.value]; !forward {
			p.errorf(o.Pos, "reference to invalid result number")
			return nil
		}
	}
	v := e.at(o.Number)
	if v.value != nil {
		if v.value.Type() != t {
			p.errorf(o.Pos, "use of value '%s' expects different type than prior uses: '%v' vs '%v'", o.Name, t, v.value.Type()).
				Note(p.place(v.pos), "prior use here")
			return nil
		}
		return v.value
	}
	v.value, v.pos = ir.NewPlaceholder(t), o.Pos
	p.ssa.placeholders[v.value] = o.Pos
	return v.value
}

// define gives a name to a value.
func (p *Parser) define(name []byte, number int, pos source.Pos, value *ir.Value) {
	if p.failed {
		return
	}
	sc := p.ssa.scope()
	id := p.ssa.id(name)
	v := sc.entry(id).at(number)
	if v.value != nil {
		if _, forward := p.ssa.placeholders[v.value]; !forward {
			p.errorf(pos, "redefinition of SSA value '%s'", name).Note(p.place(v.pos), "previously defined here")
			return
		}
		if v.value.Type() != value.Type() {
			p.errorf(pos, "definition of SSA value '%s#%d' has type '%v'", name, number, value.Type()).
				Note(p.place(v.pos), "previously used here with type '%v'", v.value.Type())
			return
		}
		delete(p.ssa.placeholders, v.value)
		v.value.ReplaceAllUsesWith(value)
	}
	v.value, v.pos = value, pos
	sc.defined = append(sc.defined, id)
}

// block returns the meaning of a block's name in the current region. It is valid until the next
// call.
func (p *Parser) block(name []byte, pos source.Pos) *blockName {
	sc := p.ssa.scope()
	id, ok := p.ssa.labels[string(name)]
	if !ok {
		id = uint32(len(p.ssa.labels))
		p.ssa.labels[string(name)] = id
	}
	b := grow(&sc.blocks, id)
	if r := &sc.regions[len(sc.regions)-1]; b.region != r.region {
		// The old entry may belong to an enclosing region, or to one that has ended. In the latter
		// case, hiding it does no harm.
		if b.region >= sc.regions[0].region && len(sc.regions) > 1 {
			sc.hidden = append(sc.hidden, hiddenBlock{id, *b})
		}
		*b = blockName{block: p.arena.NewBlock(), region: r.region, pos: pos}
		r.missing++
	}
	return b
}

// defineBlock returns the block that a name at a position labels, nil if the
// region has it already.
func (p *Parser) defineBlock(name []byte, pos source.Pos) *ir.Block {
	b := p.block(name, pos)
	if b.defined {
		p.errorf(pos, "redefinition of block '%s'", name)
		return nil
	}
	sc := p.ssa.scope()
	sc.regions[len(sc.regions)-1].missing--
	b.defined, b.pos = true, pos
	b.block.SetPos(pos)
	return b.block
}

// AtSuccessor reports whether the current token is a block's name.
func (p *Parser) AtSuccessor() bool { return p.tok == CaretIdent }

// Successor parses a block's name and returns the block.
func (p *Parser) Successor() *ir.Block {
	if p.tok != CaretIdent {
		p.WrongToken("expected block name")
		return nil
	}
	b := p.block(p.text(), p.Pos())
	p.Next()
	return b.block
}
