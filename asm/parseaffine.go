package asm

import (
	"bytes"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// affineParser parses affine maps and integer sets (Affine dialect, Affine
// Expressions).
type affineParser struct {
	*Parser
	names  []affineName
	byName map[string]affine.Expr // only if there are many
	ssa    *affineOperands        // nil if expressions have no operands in them
}

// affineOperands are the operands that stand for dimensions and symbols, in their order.
type affineOperands struct{ dims, symbols []Operand }

// affineName is a dimension or symbol with its name.
type affineName struct {
	name []byte
	expr affine.Expr
}

// AffineMap parses the text in affine_map<…>: (d0)[s0] -> (d0 + s0).
func (p *Parser) AffineMap() affine.Map {
	at := p.Pos()
	m, _, isMap := p.affineMapOrSet()
	if !isMap {
		p.errorf(at, "expected AffineMap, but got IntegerSet")
	}
	return m
}

// IntegerSet parses the text in affine_set<…>: (d0)[s0] : (d0 - s0 >= 0).
func (p *Parser) IntegerSet() affine.Set {
	at := p.Pos()
	_, s, isMap := p.affineMapOrSet()
	if isMap {
		p.errorf(at, "expected IntegerSet, but got AffineMap")
	}
	return s
}

// AffineMapOfOperands parses the results of a map between brackets. Operands stand for dimensions,
// and in symbol(…) for symbols: [%i + 2 * symbol(%n), %j]. It returns the operands for the
// dimensions and then those for the symbols.
func (p *Parser) AffineMapOfOperands(b Bracket) (affine.Map, []Operand) {
	at := p.Pos()
	a := affineParser{Parser: p, ssa: &affineOperands{}}
	var exprs []affine.Expr
	p.List(b, " in affine map", func() { exprs = append(exprs, a.expr()) })
	m := affine.NewMap(len(a.ssa.dims), len(a.ssa.symbols), exprs...)
	if m.TooComplex() {
		p.errorf(at, "affine expression is too large")
	}
	return m, append(a.ssa.dims, a.ssa.symbols...)
}

// AffineExprOfOperands parses one expression of operands, %i + 2 * symbol(%n), and returns the
// operands that stand for its dimensions and symbols.
func (p *Parser) AffineExprOfOperands() (e affine.Expr, dims, symbols []Operand) {
	at := p.Pos()
	a := affineParser{Parser: p, ssa: &affineOperands{}}
	e = a.expr()
	if e.TooComplex() {
		p.errorf(at, "affine expression is too large")
	}
	return e, a.ssa.dims, a.ssa.symbols
}

func (p *Parser) affineMapAttr() ir.Attribute {
	p.Next()
	p.want(Less, "expected '<' in affine map")
	m := p.AffineMap()
	p.want(Greater, "expected '>' in affine map")
	if p.failed {
		return p.badAttr()
	}
	return ir.NewAffineMapAttr(p.ctx, m)
}

func (p *Parser) integerSetAttr() ir.Attribute {
	p.Next()
	p.want(Less, "expected '<' in integer set")
	s := p.IntegerSet()
	p.want(Greater, "expected '>' in integer set")
	if p.failed {
		return p.badAttr()
	}
	return ir.NewIntegerSetAttr(p.ctx, s)
}

// affineMapOrSet parses dimensions, symbols and what comes after them.
func (p *Parser) affineMapOrSet() (m affine.Map, s affine.Set, isMap bool) {
	a := affineParser{Parser: p}
	dims, syms := 0, 0
	p.List(Parens, " in dimensional identifier list", func() {
		a.declare(affine.NewDim(dims))
		dims++
	})
	if p.tok == LSquare {
		p.List(Squares, " in symbol list", func() {
			a.declare(affine.NewSymbol(syms))
			syms++
		})
	}
	if p.tok == Arrow {
		p.Next()
		m = a.mapRange(dims, syms)
		return m, affine.EmptySet(0, 0), true
	}
	p.want(Colon, "expected '->' or ':'")
	return affine.Identity(0), a.constraints(dims, syms), p.failed
}

// mapRange parses the results of a map.
func (a *affineParser) mapRange(dims, syms int) affine.Map {
	at := a.Pos()
	var exprs []affine.Expr
	a.List(Parens, " in affine map range", func() { exprs = append(exprs, a.expr()) })
	m := affine.NewMap(dims, syms, exprs...)
	if m.TooComplex() {
		a.Errorf(at, "affine expression is too large")
	}
	return m
}

// constraints parses the constraints of a set.
func (a *affineParser) constraints(dims, syms int) affine.Set {
	at := a.Pos()
	var exprs []affine.Expr
	var eq []bool
	a.List(Parens, " in integer set constraint list", func() {
		e, isEq := a.constraint()
		exprs, eq = append(exprs, e), append(eq, isEq)
	})
	if len(exprs) == 0 { // always true
		exprs, eq = append(exprs, affine.NewConstant(0)), append(eq, true)
	}
	s := affine.NewSet(dims, syms, exprs, eq)
	if s.TooComplex() {
		a.Errorf(at, "affine expression is too large")
	}
	return s
}

// constraint parses e >= e, e <= e or e == e as an expression that is compared
// to 0. The two characters are two tokens, and as in upstream a > or < without
// its = is passed over if another comparison follows.
func (a *affineParser) constraint() (e affine.Expr, isEq bool) {
	lhs := a.expr()
	switch {
	case a.gotComparison(Greater):
		return lhs.Sub(a.expr()), false
	case a.gotComparison(Less):
		return a.expr().Sub(lhs), false
	case a.gotComparison(Equal):
		return lhs.Sub(a.expr()), true
	}
	a.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
	return lhs, false
}

// gotComparison consumes a token and a = after it.
func (a *affineParser) gotComparison(first Token) bool { return a.Got(first) && a.Got(Equal) }

// declare reads the name of a dimension or symbol.
func (a *affineParser) declare(e affine.Expr) {
	if a.tok != Ident {
		a.WrongToken("expected bare identifier")
		return
	}
	name := a.text()
	if _, ok := a.lookup(name); ok {
		a.errorHere("redefinition of identifier '" + string(name) + "'")
		return
	}
	a.name(name, e)
	a.Next()
}

// name gives an expression a name.
func (a *affineParser) name(name []byte, e affine.Expr) {
	a.names = append(a.names, affineName{name, e})
	if a.byName != nil {
		a.byName[string(name)] = e
	}
}

func (a *affineParser) lookup(name []byte) (affine.Expr, bool) {
	if len(a.names) < 16 {
		for i := range a.names {
			if bytes.Equal(a.names[i].name, name) {
				return a.names[i].expr, true
			}
		}
		return affine.Expr{}, false
	}
	if a.byName == nil {
		a.byName = map[string]affine.Expr{}
		for _, n := range a.names {
			a.byName[string(n.name)] = n.expr
		}
	}
	e, ok := a.byName[string(name)]
	return e, ok
}

// bad is the expression that is returned after an error.
func (a *affineParser) bad() affine.Expr { return affine.NewConstant(0) }

// expr parses terms that are added and subtracted.
func (a *affineParser) expr() affine.Expr {
	if !a.enter() {
		return a.bad()
	}
	defer a.leave()
	e := a.term(false)
	for a.tok == Plus || a.tok == Minus {
		op := a.tok
		a.Next()
		t := a.term(true)
		if op == Plus {
			e = e.Add(t)
		} else {
			e = e.Sub(t)
		}
	}
	return e
}

// term parses operands that are multiplied and divided.
func (a *affineParser) term(hasLeft bool) affine.Expr {
	e := a.operand(hasLeft)
	opAt := a.beg
	kind, ok := a.highOp()
	for ok {
		r := a.operand(true)
		at := a.beg
		next, more := a.highOp()
		if more {
			opAt = at // upstream points at the operator that comes after
		}
		if why := notAffine(kind, e, r); why != "" && !a.failed {
			a.errorAt(opAt, "non-affine expression: "+why)
			return a.bad()
		}
		e = affine.Combine(kind, e, r)
		kind, ok = next, more
	}
	return e
}

// highOp consumes an operator that binds tighter than a sum.
func (a *affineParser) highOp() (affine.Kind, bool) {
	kind := affine.Mul
	switch {
	case a.tok == Star:
	case a.AtKeyword("floordiv"):
		kind = affine.FloorDiv
	case a.AtKeyword("ceildiv"):
		kind = affine.CeilDiv
	case a.AtKeyword("mod"):
		kind = affine.Mod
	default:
		return 0, false
	}
	a.Next()
	return kind, true
}

// notAffine returns why two operands cannot be combined, or "".
func notAffine(k affine.Kind, l, r affine.Expr) string {
	switch {
	case r.IsSymbolicOrConstant():
		return ""
	case k != affine.Mul:
		return "right operand of " + k.String() + " has to be either a constant or symbolic"
	case !l.IsSymbolicOrConstant():
		return "at least one of the multiply operands has to be either a constant or symbolic"
	}
	return ""
}

// operand parses a name, a number, a negation or a sum in parentheses.
func (a *affineParser) operand(hasLeft bool) affine.Expr {
	switch a.tok {
	case Integer:
		v, ok := a.uintValue()
		if !ok || int64(v) < 0 {
			a.errorHere("constant too large for index")
		}
		a.Next()
		return affine.NewConstant(int64(v))
	case LParen:
		a.Next()
		if a.tok == RParen {
			a.errorHere("no expression inside parentheses")
		}
		e := a.expr()
		a.want(RParen, "expected ')'")
		return e
	case Minus:
		return a.negation(hasLeft)
	case Ident:
		if string(a.text()) == "symbol" {
			return a.ssaSymbol()
		}
		e, ok := a.lookup(a.text())
		if !ok {
			a.WrongToken("use of undeclared identifier")
			return a.bad()
		}
		a.Next()
		return e
	case PercentIdent:
		return a.ssaOperand(false)
	}
	switch {
	case hasLeft:
		a.errorHere("missing right operand of binary operator")
	case a.tok == Plus || a.tok == Star:
		a.errorHere("missing left operand of binary operator")
	default:
		a.errorHere("expected affine expression")
	}
	return a.bad()
}

// ssaSymbol parses symbol(%name).
func (a *affineParser) ssaSymbol() affine.Expr {
	a.Next()
	a.want(LParen, "expected '(' at start of SSA symbol")
	e := a.ssaOperand(true)
	a.want(RParen, "expected ')' at end of SSA symbol")
	return e
}

// ssaOperand parses an operand that stands for a dimension or a symbol. As in upstream, one that
// comes again is known by its name alone, so that the number of a result must not follow.
func (a *affineParser) ssaOperand(isSymbol bool) affine.Expr {
	switch {
	case a.ssa == nil:
		a.WrongToken("unexpected ssa identifier")
		return a.bad()
	case a.tok != PercentIdent:
		a.WrongToken("expected ssa identifier")
		return a.bad()
	}
	name := a.text()
	if e, ok := a.lookup(name); ok {
		a.Next()
		return e
	}
	list, leaf := &a.ssa.dims, affine.NewDim
	if isSymbol {
		list, leaf = &a.ssa.symbols, affine.NewSymbol
	}
	e := leaf(len(*list))
	*list = append(*list, a.Operand())
	a.name(name, e)
	return e
}

// negation parses -operand.
func (a *affineParser) negation(hasLeft bool) affine.Expr {
	if !a.enter() {
		return a.bad()
	}
	defer a.leave()
	a.Next()
	if a.failed {
		return a.bad()
	}
	e := a.operand(hasLeft)
	if a.failed {
		a.followHere("missing operand of negation")
	}
	return e.Neg()
}
