package gen

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/ods"
)

// effects writes the view's method for memory effects, if the specification has any.
func (g *generator) effects(op *ods.Op, l *ods.Layout) {
	body := g.effectStatements(op, l)
	if len(body) == 0 {
		return
	}
	g.f("// AppendEffects appends the effects on memory; see [effects.MemoryOp].\n"+
		"func (op %s) AppendEffects(list []effects.Effect) []effects.Effect {\n%s\nreturn list\n}\n\n", OpName(op)+"Op", strings.Join(body, "\n"))
}

// effectStatements returns the Go statements that append the effects to a list: first those of
// traits, then those of operands and results.
func (g *generator) effectStatements(op *ods.Op, l *ods.Layout) (list []string) {
	for _, t := range op.Traits {
		for _, e := range t.Effects {
			list = append(list, appendEffect(e, ""))
		}
	}
	of := func(name string, arity ods.Arity, effects []ods.Effect) {
		for _, e := range effects {
			switch value := "op." + name + "()"; arity {
			case ods.Single:
				list = append(list, appendEffect(e, value))
			case ods.OptionalArity:
				list = append(list, "if v := "+value+"; v != nil {\n"+appendEffect(e, "v")+"\n}")
			default:
				panic(fmt.Errorf("operation %s: an effect on %s, which is more than one value", op.Name, name))
			}
		}
	}
	for _, o := range l.Operands {
		of(operandName(o.Name), o.Arity, o.Effects)
	}
	for _, r := range op.Results {
		name := goName(r.Name)
		if len(op.Results) == 1 && r.Is.Arity == ods.Single {
			name = "Result"
		}
		of(name, r.Is.Arity, r.Effects)
	}
	return list
}

// appendEffect returns the Go statement that appends an effect on a value, "" if the value has no
// effect.
func appendEffect(e ods.Effect, value string) string {
	expr := "Kind: effects." + e.Kind
	if e.Resource != "" {
		expr += ", Resource: " + e.Resource
	}
	if value != "" {
		expr += ", Value: " + value
	}
	return "list = append(list, effects.Effect{" + expr + "})"
}
