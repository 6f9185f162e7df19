package peer

import (
	"fmt"
	"strings"
)

// Difference describes the first line in which two texts differ. It returns "" if they are equal.
// It shortens long lines.
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

// mark returns a mark that distinguishes a last line without a line end.
func mark(more bool) string {
	if more {
		return ""
	}
	return " (end of text)"
}
