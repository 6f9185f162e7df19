package gen

import "github.com/gomlir/gomlir/ods"

// adaptor writes the adaptor of an operation, which names the converted operands. See ir.Adaptor.
func (g *generator) adaptor(op *ods.Op, l *ods.Layout) {
	name := OpName(op)
	g.f("// %[1]sAdaptor has the converted operands of a [%[1]sOp] during a conversion.\n"+
		"type %[1]sAdaptor[T any] struct{ ir.Adaptor[T] }\n\n"+
		"// For marks the type as the adaptor of [%[1]sOp].\nfunc (%[1]sAdaptor[T]) For(%[1]sOp) {}\n\n", name)
	fixed := true
	for i, o := range l.Operands {
		if o.Name == "" {
			fixed = fixed && o.Arity == ods.Single
			continue
		}
		n := operandName(o.Name)
		result, call := "T", "Segment(%d)[0]"
		switch o.Arity {
		case ods.Single:
			if fixed {
				call = "At(%d)"
			}
		case ods.OptionalArity:
			call = "Optional(%d)"
		case ods.VariadicArity:
			result, call = "[]T", "Segment(%d)"
		case ods.VariadicOfVariadicArity:
			result, call = "[][]T", "Lists(%d)"
		}
		switch n {
		case "At", "Values", "Segment", "Optional", "Lists", "For":
			n += "Operand" // a method of ir.Adaptor
		}
		g.f("// %s returns the converted operand $%s.\nfunc (a %sAdaptor[T]) %s() %s { return a."+call+" }\n\n", n, o.Name, name, n, result, i)
		fixed = fixed && o.Arity == ods.Single
	}
}

// successorOperands writes the method of ir.BranchOp for an operation whose successors have
// operands.
func (g *generator) successorOperands(op *ods.Op, l *ods.Layout) {
	if len(op.Successors) == 0 || op.SuccessorOf("") != nil {
		return
	}
	g.f("// SuccessorOperands returns the operands passed to successor i.\nfunc (op %sOp) SuccessorOperands(i int) ir.SuccessorOperands {\n", OpName(op))
	for i := range op.Successors {
		s := &op.Successors[i]
		def := l.Operand(s.Operands)
		if s.Variadic {
			g.f("from, to := op.Op().NestedSegment(%d, i", def)
			if i > 0 {
				g.f("-%d", i)
			}
			g.f(")\nreturn ir.SuccessorOperands{From: from, To: to}\n}\n\n")
			return
		}
		if i+1 == len(op.Successors) {
			g.f("from, to := op.Op().OperandSegment(%d)\nreturn ir.SuccessorOperands{From: from, To: to}\n}\n\n", def)
			return
		}
		g.f("if i == %d {\nfrom, to := op.Op().OperandSegment(%d)\nreturn ir.SuccessorOperands{From: from, To: to}\n}\n", i, def)
	}
}
