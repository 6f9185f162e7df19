package affine

import "strconv"

// Append appends e as the IR has it: the fewest parentheses, and sums with
// negative terms as differences.
func (e Expr) Append(dst []byte) []byte { return e.AppendNamed(dst, nil) }

// AppendNamed is [Expr.Append] with names for dimensions and symbols: name appends the name of the
// one at position i. Operations print the SSA operands of their expressions this way.
func (e Expr) AppendNamed(dst []byte, name func(dst []byte, k Kind, i int) []byte) []byte {
	p := printer{dst, name}
	p.expr(e.n, false)
	return p.b
}

type printer struct {
	b    []byte
	name func(dst []byte, k Kind, i int) []byte
}

func (p *printer) str(s string) { p.b = append(p.b, s...) }

// expr prints n, in parentheses if it is binary and stands as the operand of
// something that binds tighter than a sum.
func (p *printer) expr(n *node, tight bool) {
	switch {
	case n == nil:
		p.str("<<invalid>>")
	case n.kind == TooComplex:
		p.str("<<too complex>>")
	case n.kind == Constant:
		p.b = strconv.AppendInt(p.b, n.val, 10)
	case n.kind == Dim || n.kind == Symbol:
		p.position(n)
	case tight:
		p.b = append(p.b, '(')
		p.binary(n)
		p.b = append(p.b, ')')
	default:
		p.binary(n)
	}
}

func (p *printer) position(n *node) {
	if p.name != nil {
		p.b = p.name(p.b, n.kind, int(n.val))
		return
	}
	c := byte('d')
	if n.kind == Symbol {
		c = 's'
	}
	p.b = strconv.AppendInt(append(p.b, c), n.val, 10)
}

func (p *printer) binary(n *node) {
	r := n.rhs
	switch {
	case n.kind == Add:
		p.expr(n.lhs, false)
		p.addend(r)
	case n.kind == Mul && r.kind == Constant && r.val == -1:
		p.b = append(p.b, '-')
		p.expr(n.lhs, true)
	default:
		p.expr(n.lhs, true)
		p.b = append(p.b, ' ')
		p.str(n.kind.String())
		p.b = append(p.b, ' ')
		p.expr(r, true)
	}
}

// addend prints the right side of a sum with its operator.
func (p *printer) addend(r *node) {
	switch {
	case r.kind == Constant && r.val < 0:
		p.str(" - ")
		p.b = strconv.AppendInt(p.b, -r.val, 10) // of the least constant, itself
	case r.kind == Mul && r.rhs.kind == Constant && r.rhs.val == -1:
		p.str(" - ")
		p.expr(r.lhs, r.lhs.kind == Add)
	case r.kind == Mul && r.rhs.kind == Constant && r.rhs.val < -1:
		p.str(" - ")
		p.expr(r.lhs, true)
		p.str(" * ")
		p.b = strconv.AppendInt(p.b, -r.rhs.val, 10)
	default:
		p.str(" + ")
		p.expr(r, false)
	}
}
