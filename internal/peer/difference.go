package peer

import (
	"fmt"
	"strings"
)

// Difference says in which line two texts differ first, and how; it is empty if
// they do not. Of long lines it shows the beginning.
func Difference(got, want string) string {
	if got == want {
		return ""
	}
	for n := 1; ; n++ {
		g, restGot, moreGot := strings.Cut(got, "\n")
		w, restWant, moreWant := strings.Cut(want, "\n")
		if g != w || moreGot != moreWant {
			return fmt.Sprintf("line %d:\n got %.1000s%s\nwant %.1000s%s", n, g, mark(moreGot), w, mark(moreWant))
		}
		got, want = restGot, restWant
	}
}

// mark tells a line that ends the text from one with a line end.
func mark(more bool) string {
	if more {
		return ""
	}
	return " (end of text)"
}
