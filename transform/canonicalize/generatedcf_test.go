package canonicalize_test

import (
	"fmt"
	"strings"
)

// blocks makes a function of random blocks with branches of the cf dialect. It is
// complete but for the return at the end, which is the last block.
func (f *function) blocks() {
	f.args = []string{"i32", "i32", "i1", "i1"}
	counts := make([]int, 2+f.IntN(8)) // of arguments of the blocks
	for i := range counts[1:] {
		counts[i+1] = f.IntN(8) % 3
	}
	fmt.Fprint(&f.body, "  %k = arith.constant 3 : i32\n  %yes = arith.constant true\n")
	for i, n := range counts {
		var args []string
		for j := range n {
			args = append(args, fmt.Sprintf("%%b%d_%d: i32", i, j))
		}
		if i > 0 {
			fmt.Fprintf(&f.body, "^bb%d", i)
			if n > 0 {
				fmt.Fprintf(&f.body, "(%s)", strings.Join(args, ", "))
			}
			f.body.WriteString(":\n")
		}
		value := func() string {
			if n > 0 && f.IntN(2) == 0 {
				return fmt.Sprintf("%%b%d_%d", i, f.IntN(n))
			}
			return f.one("%a0", "%a1", "%a1", "%k")
		}
		for range f.IntN(2) * f.IntN(3) {
			switch f.IntN(4) {
			case 0:
				fmt.Fprintf(&f.body, "  \"t.c\"(%s, %s) : (i1, i1) -> ()\n", f.one("%a2", "%a3"), f.one("%a2", "%a3"))
			case 1:
				fmt.Fprintf(&f.body, "  cf.assert %s, \"x\"\n", f.one("%a2", "%yes"))
			default:
				fmt.Fprintf(&f.body, "  \"t.v\"(%s) {n = %d} : (i32) -> ()\n", value(), f.IntN(4))
			}
		}
		f.terminator(counts, value)
	}
	f.body.WriteString("^end:\n")
}

// terminator ends a block. counts are the numbers of the arguments of all blocks.
func (f *function) terminator(counts []int, value func() string) {
	target := func() string {
		to := 1 + f.IntN(len(counts)-1)
		var args, types []string
		for range counts[to] {
			args, types = append(args, value()), append(types, "i32")
		}
		if args == nil {
			return fmt.Sprintf("^bb%d", to)
		}
		return fmt.Sprintf("^bb%d(%s : %s)", to, strings.Join(args, ", "), strings.Join(types, ", "))
	}
	switch f.IntN(12) {
	case 0:
		f.body.WriteString("  ub.unreachable\n")
	case 1:
		f.body.WriteString("  cf.br ^end\n")
	case 2, 3, 4, 5:
		fmt.Fprintf(&f.body, "  cf.br %s\n", target())
	case 6, 7, 8, 9:
		fmt.Fprintf(&f.body, "  cf.cond_br %s%s, %s, %s\n", f.one("%a2", "%a2", "%a3", "%a3", "%yes"), f.one("", "", " weights([1, 5])"), target(), target())
	default:
		var cases []string
		for i := range 1 + f.IntN(4) { // after one without cases, upstream may crash
			cases = append(cases, fmt.Sprintf(", %d: %s", i+f.IntN(2)*5, target()))
		}
		fmt.Fprintf(&f.body, "  cf.switch %s : i32, [ default: %s%s ]\n", f.one("%a0", "%a0", "%a0", "%a1", "%k", value()), target(), strings.Join(cases, ""))
	}
}
