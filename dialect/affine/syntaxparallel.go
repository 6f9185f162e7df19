package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

var parallelSyntax = &asm.CustomOp{ParseOp: parseParallel, PrintOp: printParallel}

// boundList is the bounds of a parallel loop as they are parsed: expressions, each over its own
// dimensions and symbols, and how many of them belong to each induction variable.
type boundList struct {
	exprs         []affine.Expr
	dims, symbols [][]asm.Operand
	groups        []int64
}

// parseBounds parses
//
//	bounds ::= `(` (bound (`,` bound)*)? `)`
//	bound  ::= expression | word `(` expressions `)`
func parseBounds(p *asm.Parser, word string) (b boundList) {
	p.Want(asm.LParen)
	if p.Got(asm.RParen) || p.Failed() {
		return b
	}
	p.List(asm.NoBracket, "", func() {
		if !p.GotKeyword(word) {
			e, dims, symbols := p.AffineExprOfOperands()
			b.exprs, b.dims, b.symbols = append(b.exprs, e), append(b.dims, dims), append(b.symbols, symbols)
			b.groups = append(b.groups, 1)
			return
		}
		m, operands := p.AffineMapOfOperands(asm.Parens)
		for _, e := range m.Results() {
			b.exprs = append(b.exprs, e)
			b.dims = append(b.dims, operands[:m.NumDims()])
			b.symbols = append(b.symbols, operands[m.NumDims():])
		}
		b.groups = append(b.groups, int64(m.NumResults()))
	})
	p.Want(asm.RParen)
	return b
}

// resolve makes one map of the expressions, whose inputs are distinct values, and appends these to
// the operands of the current operation.
func (b boundList) resolve(p *asm.Parser) affine.Map {
	st := p.State()
	unique := func(lists [][]asm.Operand, leaf func(int) affine.Expr) (by [][]affine.Expr, n int) {
		seen := map[*ir.Value]affine.Expr{}
		for _, list := range lists {
			var exprs []affine.Expr
			for _, o := range list {
				v := p.Resolve(o, p.Context().Index())
				e, ok := seen[v]
				if !ok {
					e = leaf(len(seen))
					seen[v] = e
					st.Operands = append(st.Operands, v)
				}
				exprs = append(exprs, e)
			}
			by = append(by, exprs)
		}
		return by, len(seen)
	}
	dims, numDims := unique(b.dims, affine.NewDim)
	symbols, numSymbols := unique(b.symbols, affine.NewSymbol)
	exprs := make([]affine.Expr, len(b.exprs))
	for i, e := range b.exprs {
		exprs[i] = e.Replace(dims[i], symbols[i])
	}
	return affine.NewMap(numDims, numSymbols, exprs...)
}

// groupsAttr is the attribute that says how many results of a map belong to each induction variable.
func groupsAttr(c *ir.Context, groups []int64) ir.Attribute {
	return ir.NewDenseInt64s(ir.NewRankedTensorType([]int64{int64(len(groups))}, c.I32(), nil), groups...)
}

// parseParallel parses
//
//	op ::= arguments `=` bounds `to` bounds (`step` integers)? (`reduce` kinds)? (`->` types)?
//	       region attr-dict
func parseParallel(p *asm.Parser) {
	st, c := p.State(), p.Context()
	var args []asm.Argument
	p.List(asm.Parens, " in argument list", func() {
		a := p.Argument()
		a.Type = c.Index()
		args = append(args, a)
	})
	p.Want(asm.Equal)
	if p.Failed() {
		return
	}
	bounds := func(word string, mapSlot, groupsSlot int) {
		b := parseBounds(p, word)
		if p.Failed() {
			return
		}
		st.SetInherentAttr(mapSlot, ir.NewAffineMapAttr(c, b.resolve(p)))
		st.SetInherentAttr(groupsSlot, groupsAttr(c, b.groups))
	}
	bounds("max", slotParallelLowerBoundsMap, slotParallelLowerBoundsGroups)
	if p.Failed() {
		return
	}
	p.WantKeyword("to")
	bounds("min", slotParallelUpperBoundsMap, slotParallelUpperBoundsGroups)
	if p.Failed() {
		return
	}
	parseSteps(p, len(args))
	parseReductions(p)
	if p.Failed() {
		return
	}
	if p.Got(asm.Arrow) {
		st.Results = p.ResultTypes()
	}
	r := p.Region(args)
	p.OpAttrDict()
	p.EnsureTerminator(r)
}

// parseSteps parses the steps, which are 1 if they are absent.
func parseSteps(p *asm.Parser, n int) {
	st, i64 := p.State(), p.Context().I64()
	var steps []ir.Attribute
	if p.GotKeyword("step") {
		m, _ := p.AffineMapOfOperands(asm.Parens)
		for _, e := range m.Results() {
			v, ok := e.Constant()
			if !ok && !p.Failed() {
				p.Errorf(st.Pos, "steps must be constant integers")
			}
			steps = append(steps, ir.NewIntegerAttr(i64, v))
		}
	} else {
		for range n {
			steps = append(steps, ir.NewIntegerAttr(i64, 1))
		}
	}
	st.SetInherentAttr(slotParallelSteps, ir.NewArrayAttr(p.Context(), steps...))
}

// parseReductions parses reduce ("addf", "maxs"), if it is there.
func parseReductions(p *asm.Parser) {
	var kinds []ir.Attribute
	if p.GotKeyword("reduce") {
		p.Want(asm.LParen)
		p.List(asm.NoBracket, "", func() {
			at := p.Pos()
			a, ok := p.AttrOfType(ir.NewNoneType(p.Context())).(*ir.StringAttr)
			if p.Failed() {
				return
			}
			if !ok {
				p.Errorf(at, "invalid kind of attribute specified")
				return
			}
			kind, ok := arith.ParseAtomicRMWKind(a.Value())
			if !ok {
				p.Errorf(at, "invalid reduction value: %v", a)
				return
			}
			kinds = append(kinds, ir.NewIntegerAttr(p.Context().I64(), int64(kind)))
		})
		p.Want(asm.RParen)
	}
	p.State().SetInherentAttr(slotParallelReductions, ir.NewArrayAttr(p.Context(), kinds...))
}

func printParallel(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ParallelOp](o)
	p.Str(" (")
	p.Values(op.Body().Args().Values())
	p.Str(") = (")
	printBounds(p, op.LowerBoundsMap(), op.LowerBoundsGroupSizes(), op.LowerBoundsOperands(), "max")
	p.Str(") to (")
	printBounds(p, op.UpperBoundsMap(), op.UpperBoundsGroupSizes(), op.UpperBoundsOperands(), "min")
	p.Byte(')')
	if steps := op.StepSizes(); !allOnes(steps) {
		p.Str(" step (")
		for i, n := range steps {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(n)
		}
		p.Byte(')')
	}
	if o.NumResults() > 0 {
		p.Str(" reduce (")
		for i, k := range op.ReductionKinds() {
			if i > 0 {
				p.Str(", ")
			}
			p.Quoted(k.String())
		}
		p.Str(") -> (")
		p.Types(o.Results().Types())
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.Region(), asm.RegionOptions{NoEntryArgs: true, NoTerminator: o.NumResults() == 0})
	p.AttrDict(o, "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps")
}

func allOnes(list []int64) bool {
	for _, n := range list {
		if n != 1 {
			return false
		}
	}
	return true
}

// printBounds prints what parseBounds parses, without the parentheses.
func printBounds(p *asm.Printer, m affine.Map, groups []int64, operands ir.ValueRange, word string) {
	start := 0
	dims, symbols := operands.Slice(0, m.NumDims()), operands.Slice(m.NumDims(), operands.Len())
	for _, n := range groups {
		if start > 0 {
			p.Str(", ")
		}
		if n == 1 {
			p.AffineExprOfValues(m.Result(start), dims, symbols)
			start++
			continue
		}
		p.Str(word)
		p.Byte('(')
		p.AffineMapOfValues(affine.NewMap(m.NumDims(), m.NumSymbols(), m.Results()[start:start+int(n)]...), operands)
		p.Byte(')')
		start += int(n)
	}
}
