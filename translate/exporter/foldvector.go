package exporter

import "github.com/gomlir/gomlir/llvmir"

// constExpr14 returns the constant expression of LLVM 14 for an operation on constants. It returns
// nil unless a module with typed pointers is exported without loss.
func (b *body) constExpr14(op llvmir.Op, pred llvmir.Pred, indexes []uint32, operands ...llvmir.Value) llvmir.Constant {
	if !b.x.kept.on || !b.x.m.IsTyped() {
		return nil
	}
	list := make([]llvmir.Constant, len(operands))
	for i, o := range operands {
		c, ok := o.(llvmir.Constant)
		if !ok {
			return nil
		}
		list[i] = c
	}
	return b.x.m.ConstOther(op, pred, indexes, list...)
}

// foldSelect folds a select.
func (x *exporter) foldSelect(c, a, b llvmir.Constant) llvmir.Constant {
	if isNull(c) {
		return b
	}
	if i, ok := c.(*llvmir.Int); ok && i.Value.IsAllOnes() {
		return a
	}
	if s, ok := c.(*llvmir.Splat); ok { // all true, since it is not zero
		if i, ok := s.Elem.(*llvmir.Int); ok && i.Value.IsAllOnes() {
			return a
		}
	}
	if v, ok := c.(*llvmir.Aggregate); ok {
		if r := x.selectEach(v, a, b); r != nil {
			return r
		}
	}
	switch {
	case isPoison(c):
		return llvmir.NewPoison(a.Type())
	case isUndef(c) && isUndefined(a):
		return a
	case isUndef(c), isPoison(a), isUndef(a) && isDefined(b):
		return b
	case equal(a, b), isPoison(b), isUndef(b) && isDefined(a):
		return a
	}
	return nil
}

// isUndefined reports whether a constant is undef or poison.
func isUndefined(c llvmir.Constant) bool { return isUndef(c) || isPoison(c) }

// isDefined reports whether a constant is known to contain no poison.
func isDefined(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Int, *llvmir.Float, *llvmir.GlobalVar, *llvmir.Function, *llvmir.Null:
		return true
	case *llvmir.Splat:
		return isDefined(c.Elem)
	case *llvmir.Zero, *llvmir.Undef:
		return c.Type().Kind() == llvmir.VectorType
	case *llvmir.Aggregate:
		if c.Type().Kind() != llvmir.VectorType {
			return false
		}
		for _, e := range c.Elems {
			if _, expr := e.(*llvmir.Expr); expr || isPoison(e) {
				return false
			}
		}
		return true
	}
	return false
}

// selectEach folds a select element by element.
func (x *exporter) selectEach(c *llvmir.Aggregate, a, b llvmir.Constant) llvmir.Constant {
	return elementwise(a.Type(), func(i int) llvmir.Constant {
		ea, eb, ok := elemsAt(a, b, i)
		if !ok {
			return nil
		}
		ec := c.Elems[i]
		_, known := ec.(*llvmir.Int)
		switch {
		case isPoison(ec):
			return llvmir.NewPoison(ea.Type())
		case equal(ea, eb), isUndef(ec) && isUndefined(ea), known && !isNull(ec):
			return ea
		case isUndef(ec), known:
			return eb
		}
		return nil
	})
}
