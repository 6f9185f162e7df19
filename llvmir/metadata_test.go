package llvmir

import (
	"fmt"
	"testing"
)

// TestChain goes along scopes that end, and along some that lead back.
func TestChain(t *testing.T) {
	for n := 1; n <= 40; n++ {
		for back := -1; back < n; back++ { // where the last one leads
			text := ""
			for i := range n {
				next := fmt.Sprintf("!%d", i+1)
				if i == n-1 {
					if next = "!{}"; back >= 0 {
						next = fmt.Sprintf("!%d", back)
					}
				}
				text += fmt.Sprintf("!%d = distinct !DILexicalBlock(scope: %s, line: %d)\n", i, next, i)
			}
			m, err := ParseString("a.ll", "!x = !{!0}\n"+text, Options{})
			if err != nil {
				t.Fatal(err)
			}
			first := m.Named[0].Nodes[0]
			steps := 0
			for at := range first.Chain("scope") {
				if want := int64(steps); steps < n && at.Int("line") != want {
					t.Fatalf("%d nodes back to %d: node %d is %d", n, back, steps, at.Int("line"))
				}
				if steps++; steps > 4*n+4 {
					t.Fatalf("%d nodes back to %d: does not end", n, back)
				}
			}
			if steps < n || back < 0 && steps != n+1 { // the last one is !{}
				t.Fatalf("%d nodes back to %d: %d steps", n, back, steps)
			}
		}
	}
}
