package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// castName is the operation that stands between what has been lowered and what has not.
const castName = "builtin.unrealized_conversion_cast"

// maxCasts bounds how many casts in a row are followed, and maxNamed how many operations are named.
const maxCasts, maxNamed = 64, 3

// LoweredBy returns the names of the passes that lower an operation, in the order of a plan: those of the steps
// that name the operation, or else of those that name its dialect. nil if there is none.
func LoweredBy(op *ir.Operation) (passes []string) {
	all := stepsOf(op.Context())
	for _, name := range []string{op.Name(), op.Def().Namespace()} {
		for _, s := range all {
			if slices.Contains(s.Lowers, name) && !slices.Contains(passes, s.Pass) {
				passes = append(passes, s.Pass)
			}
		}
		if len(passes) > 0 {
			break
		}
	}
	return passes
}

// Left returns sentences that say why an operation is still there when a module should be in the llvm dialect: which
// pass lowers it or, of a cast that a conversion has left, which operations on its two sides have not been lowered,
// and which pass is for them. nil if nothing is known.
func Left(op *ir.Operation) []string {
	if op.Name() != castName {
		if text := byPasses(op); text != "" {
			return []string{fmt.Sprintf("'%s' is not lowered yet: %s", op.Name(), text)}
		}
		return nil
	}
	t := trace{seen: map[*ir.Operation]bool{}}
	t.cast(op)
	what := fmt.Sprintf("the cast from %s to %s", types(op.Operands()), types(op.Results()))
	var notes []string
	for i, near := range t.near {
		if i == maxNamed {
			break
		}
		text := byPasses(near)
		if text == "" {
			text = "no pass of this tool is for it"
		}
		notes = append(notes, fmt.Sprintf("%s is there for '%s', which is not lowered yet: %s", what, near.Name(), text))
	}
	switch {
	case len(notes) > 0:
	case t.open && t.closes:
		notes = append(notes, what+" leads back to where it came from: the pass 'reconcile-unrealized-casts' removes it")
	case t.open:
		notes = append(notes, what+" has lowered operations on both sides, to which the conversions gave different types: they must agree, for example on 'index-bitwidth'")
	default:
		notes = append(notes, what+" is not used: the pass 'reconcile-unrealized-casts' removes it")
	}
	return notes
}

// byPasses names the passes that lower an operation, "" if there is none.
func byPasses(op *ir.Operation) string {
	passes := LoweredBy(op)
	switch n := len(passes); n {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("the pass '%s' lowers it", passes[0])
	default:
		return fmt.Sprintf("the passes '%s' and '%s' lower it", strings.Join(passes[:n-1], "', '"), passes[n-1])
	}
}

func types(vs ir.ValueRange) string {
	var list []string
	for _, v := range vs.All() {
		list = append(list, v.Type().String())
	}
	if len(list) == 1 {
		return list[0]
	}
	return "(" + strings.Join(list, ", ") + ")"
}

// A trace follows casts to what they are between.
type trace struct {
	seen   map[*ir.Operation]bool
	near   []*ir.Operation // those that are not in the llvm dialect
	open   bool            // something that has been lowered uses what a cast makes
	closes bool            // a cast leads back to the types of another one
}

// cast goes from a cast in both directions.
func (t *trace) cast(op *ir.Operation) {
	if t.seen[op] || len(t.seen) >= maxCasts {
		return
	}
	t.seen[op] = true
	for _, v := range op.Operands().All() {
		from := v.DefiningOp()
		if from == nil {
			from = v.ParentBlock().ParentOp()
		}
		if from != nil {
			t.meet(from)
		}
	}
	for _, v := range op.Results().All() {
		for u := range v.Uses() {
			if user := u.Owner(); user.Name() == castName && slices.Equal(user.Results().Types(), op.Operands().Types()) {
				t.open, t.closes = true, true
			}
			t.meet(u.Owner())
		}
	}
}

// meet looks at an operation beside a cast.
func (t *trace) meet(op *ir.Operation) {
	switch {
	case op.Name() == castName:
		t.cast(op)
	case op.Def().Namespace() == "llvm":
		t.open = true
	case !slices.Contains(t.near, op) && len(t.near) < maxNamed:
		t.near = append(t.near, op)
	}
}
