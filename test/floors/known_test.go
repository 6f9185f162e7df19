package floors

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// knownFile lists what breaks a rule still, a line for each: the rule, a colon and
// what is said of it, without the place. Nothing is to be added.
const knownFile = "testdata/known.txt"

var place = regexp.MustCompile(`^[^ ]+:[0-9]+: `)

// report reports what breaks a rule, unless it is known, and what is known but
// does not break it any more.
func report(t *testing.T, rule string, bad []string) {
	t.Helper()
	text, err := os.ReadFile(knownFile)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		if msg, ok := strings.CutPrefix(strings.TrimSpace(line), rule+": "); ok {
			known[msg] = false
		}
	}
	for _, msg := range bad {
		short := place.ReplaceAllString(msg, "")
		if _, ok := known[short]; !ok {
			t.Error(msg)
		}
		known[short] = true
	}
	for msg, found := range known {
		if !found {
			t.Errorf("%s is repaired: remove \"%s: %s\" from test/floors/%s", rule, rule, msg, knownFile)
		}
	}
}
