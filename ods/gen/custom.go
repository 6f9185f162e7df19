package gen

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// custom writes the functions of a custom directive. They pass the directive's arguments to
// parseName and printName of the dialect's package.
func (w *programWriter) custom(in *format.Element) {
	var before, args, after, printed []string
	for i, a := range in.Args {
		b, arg, aft := w.parseArg(i, a)
		before, args, after = append(before, b...), append(args, arg), append(after, aft...)
		if p := w.printArg(a); p != "" {
			printed = append(printed, p)
		}
	}
	g := w.g
	g.f(", Custom: &asm.Custom{\nParse: func(p *asm.Parser, a *asm.OpArgs) bool {\n")
	for _, b := range before {
		g.f("%s\n", b)
	}
	call := fmt.Sprintf("parse%s(%s)", in.Name, strings.Join(append([]string{"p"}, args...), ", "))
	if len(after) == 0 {
		g.f("return %s\n},\n", call)
	} else {
		g.f("there := %s\n", call)
		for _, b := range after {
			g.f("%s\n", b)
		}
		g.f("return there\n},\n")
	}
	g.f("Print: func(p *asm.Printer, op *ir.Operation) {\nprint%s(%s)\n},\n}", in.Name, strings.Join(append([]string{"p", "op"}, printed...), ", "))
}

// parseArg returns an argument of a parse function, and the statements before and after the call.
func (w *programWriter) parseArg(i int, a format.CustomArg) (before []string, arg string, after []string) {
	switch a.Kind {
	case format.StringArg:
		return nil, fmt.Sprintf("%q", a.Text), nil
	case format.OperandArg:
		return parseOperand(i, a, w.l.Operands[a.N].Arity)
	case format.TypeArg:
		return parseType(i, a, w.arity(a.Of))
	case format.AttrArg:
		s := attrStorage(&w.l.Slots[a.N].Attr)
		get := fmt.Sprintf("a.Attr(%d)", a.N)
		if s != "ir.Attribute" {
			get = fmt.Sprintf("asm.AttrAs[%s](a.Attr(%d))", s, a.N)
		}
		if a.Ref {
			return nil, get, nil
		}
		v := fmt.Sprintf("v%d", i)
		return []string{fmt.Sprintf("var %s %s", v, s)}, "&" + v, []string{fmt.Sprintf("if %s != nil {\na.SetAttr(%d, %s)\n}", v, a.N, v)}
	case format.RegionArg:
		return parseList(i, a, w.op.Regions[a.N].Variadic, "Region", "*ir.Region")
	case format.SuccessorArg:
		return parseList(i, a, w.op.Successors[a.N].Variadic, "Successor", "*ir.Block")
	}
	return nil, "a", nil
}

func parseOperand(i int, a format.CustomArg, arity ods.Arity) ([]string, string, []string) {
	v := fmt.Sprintf("v%d", i)
	switch arity {
	case ods.VariadicArity:
		if a.Ref {
			return nil, fmt.Sprintf("*a.Operands(%d)", a.N), nil
		}
		return nil, fmt.Sprintf("a.Operands(%d)", a.N), nil
	case ods.VariadicOfVariadicArity:
		if a.Ref {
			return nil, fmt.Sprintf("a.OperandLists(%d)", a.N), nil
		}
		return []string{"var " + v + " [][]asm.Operand"}, "&" + v, []string{fmt.Sprintf("a.SetOperandLists(%d, %s)", a.N, v)}
	}
	if a.Ref {
		return nil, fmt.Sprintf("a.Operand(%d)", a.N), nil
	}
	return []string{"var " + v + " asm.Operand"}, "&" + v, []string{fmt.Sprintf("a.SetOperand(%d, %s)", a.N, v)}
}

func parseType(i int, a format.CustomArg, arity ods.Arity) ([]string, string, []string) {
	v, of := fmt.Sprintf("v%d", i), valueRef(a.Of)
	switch arity {
	case ods.VariadicArity:
		if a.Ref {
			return nil, fmt.Sprintf("*a.Types(%s)", of), nil
		}
		return nil, fmt.Sprintf("a.Types(%s)", of), nil
	case ods.VariadicOfVariadicArity:
		if a.Ref {
			return nil, fmt.Sprintf("a.TypeLists(%d)", a.Of.N), nil
		}
		return []string{"var " + v + " [][]ir.Type"}, "&" + v, []string{fmt.Sprintf("a.SetTypeLists(%d, %s)", a.Of.N, v)}
	}
	if a.Ref {
		return nil, fmt.Sprintf("a.Type(%s)", of), nil
	}
	return []string{"var " + v + " ir.Type"}, "&" + v, []string{fmt.Sprintf("a.SetType(%s, %s)", of, v)}
}

func parseList(i int, a format.CustomArg, variadic bool, what, typ string) ([]string, string, []string) {
	v := fmt.Sprintf("v%d", i)
	switch {
	case variadic && a.Ref:
		return nil, fmt.Sprintf("*a.%ss(%d)", what, a.N), nil
	case variadic:
		return nil, fmt.Sprintf("a.%ss(%d)", what, a.N), nil
	case a.Ref:
		return nil, fmt.Sprintf("a.%s(%d)", what, a.N), nil
	}
	return []string{"var " + v + " " + typ}, "&" + v, []string{fmt.Sprintf("if %s != nil {\na.Set%s(%d, %s)\n}", v, what, a.N, v)}
}

// arity returns the arity of the value that a type directive refers to.
func (w *programWriter) arity(r format.Ref) ods.Arity {
	switch r.Kind {
	case format.OperandRef:
		return w.l.Operands[r.N].Arity
	case format.ResultRef:
		return w.op.Results[r.N].Is.Arity
	}
	return ods.VariadicArity
}

// printArg returns an argument of a print function.
func (w *programWriter) printArg(a format.CustomArg) string {
	switch a.Kind {
	case format.StringArg:
		return fmt.Sprintf("%q", a.Text)
	case format.OperandArg:
		switch w.l.Operands[a.N].Arity {
		case ods.Single, ods.OptionalArity:
			return fmt.Sprintf("asm.FirstOperand(op, %d)", a.N)
		case ods.VariadicArity:
			return fmt.Sprintf("op.OperandsAt(%d)", a.N)
		}
		return fmt.Sprintf("asm.OperandListsOf(op, %d)", a.N)
	case format.TypeArg:
		return w.printType(a)
	case format.AttrArg:
		if s := attrStorage(&w.l.Slots[a.N].Attr); s != "ir.Attribute" {
			return fmt.Sprintf("asm.AttrAs[%s](op.InherentAttr(%d))", s, a.N)
		}
		return fmt.Sprintf("op.InherentAttr(%d)", a.N)
	case format.RegionArg:
		if w.op.Regions[a.N].Variadic {
			return fmt.Sprintf("op.Regions()[%d:]", a.N)
		}
		return fmt.Sprintf("op.Region(%d)", a.N)
	case format.SuccessorArg:
		if w.op.Successors[a.N].Variadic {
			return fmt.Sprintf("op.Successors()[%d:]", a.N)
		}
		return fmt.Sprintf("op.Successor(%d)", a.N)
	}
	return ""
}

func (w *programWriter) printType(a format.CustomArg) string {
	switch w.arity(a.Of) {
	case ods.Single, ods.OptionalArity:
		return fmt.Sprintf("asm.TypeOf(op, %s)", valueRef(a.Of))
	case ods.VariadicOfVariadicArity:
		return fmt.Sprintf("asm.TypeListsOf(op, %d)", a.Of.N)
	}
	return fmt.Sprintf("asm.TypesOf(op, %s)", valueRef(a.Of))
}
