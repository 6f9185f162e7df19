package peer

import "testing"

func TestDifference(t *testing.T) {
	for _, c := range []struct{ got, want, difference string }{
		{"", "", ""},
		{"a\nb\n", "a\nb\n", ""},
		{"a\nb\n", "a\nc\n", "line 2:\n got b\nwant c"},
		{"a\n", "a", "line 1:\n got a\nwant a (end of text)"},
		{"a\n", "a\nb\n", "line 2:\n got  (end of text)\nwant b"},
		{"a\nb", "a\n\nb", "line 2:\n got b (end of text)\nwant "},
	} {
		if d := Difference(c.got, c.want); d != c.difference {
			t.Errorf("%q, %q: %s", c.got, c.want, d)
		}
	}
}
