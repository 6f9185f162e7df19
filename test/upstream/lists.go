package upstream

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
)

// unexplained stands for the reason of a test that was moved to the waiting list
// by -update.
const unexplained = "unexplained"

// lists are the two lists of one version of upstream.
type lists struct {
	pass    map[string]bool
	waiting map[string]string // test to what it waits for
}

// readLists reads pass-version.txt and waiting-version.txt.
func readLists(version string) (lists, error) {
	l := lists{pass: map[string]bool{}, waiting: map[string]string{}}
	names, err := readNames("pass-" + version + ".txt")
	if err != nil {
		return l, err
	}
	for _, name := range names {
		l.pass[name] = true
	}
	lines, err := readNames("waiting-" + version + ".txt")
	if err != nil {
		return l, err
	}
	for _, line := range lines {
		name, reason, _ := strings.Cut(line, " ")
		if _, twice := l.waiting[name]; twice {
			return l, fmt.Errorf("waiting-%s.txt has %s twice", version, name)
		}
		l.waiting[name] = strings.TrimSpace(reason)
	}
	return l, nil
}

// readNames returns the lines of a file that are neither empty nor a # comment.
func readNames(path string) ([]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var names []string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			names = append(names, line)
		}
	}
	return names, nil
}

// write writes both lists, sorted.
func (l lists) write(version string) error {
	var pass, waiting bytes.Buffer
	fmt.Fprintf(&pass, "# Tests of upstream %s that pass. Rewritten by: go test ./test/upstream -update\n", version)
	for _, name := range sorted(l.pass) {
		fmt.Fprintln(&pass, name)
	}
	fmt.Fprintf(&waiting, "# Tests of upstream %s that do not pass yet, and what each waits for (kept by hand).\n", version)
	for _, name := range sorted(l.waiting) {
		fmt.Fprintf(&waiting, "%s  %s\n", name, l.waiting[name])
	}
	if err := os.WriteFile("pass-"+version+".txt", pass.Bytes(), 0o644); err != nil {
		return err
	}
	return os.WriteFile("waiting-"+version+".txt", waiting.Bytes(), 0o644)
}

func sorted[V any](m map[string]V) []string {
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// complete returns what is wrong with the lists by themselves: every test must
// be on exactly one of them, and what is on them must be a test.
func (l lists) complete(tests []string) []string {
	var bad []string
	known := map[string]bool{}
	for _, name := range tests {
		known[name] = true
		_, waits := l.waiting[name]
		switch {
		case l.pass[name] && waits:
			bad = append(bad, name+" is listed as passing and as waiting")
		case !l.pass[name] && !waits:
			bad = append(bad, name+" is on no list")
		}
	}
	for _, name := range sorted(l.pass) {
		if !known[name] {
			bad = append(bad, name+" is listed as passing, but is no test")
		}
	}
	for _, name := range sorted(l.waiting) {
		if !known[name] {
			bad = append(bad, name+" is listed as waiting, but is no test")
		}
		if reason := l.waiting[name]; reason == "" || reason == unexplained {
			bad = append(bad, name+" does not pass: say in the list what it waits for")
		}
	}
	return bad
}

// compare returns, of the tests that ran, those that should have passed and did
// not, and those that passed and should not have.
func (l lists) compare(passed map[string]bool) (lost, gained []string) {
	for _, name := range sorted(passed) {
		switch {
		case l.pass[name] && !passed[name]:
			lost = append(lost, name)
		case !l.pass[name] && passed[name]:
			gained = append(gained, name)
		}
	}
	return lost, gained
}

// updated returns the lists as they have to be for these results.
func (l lists) updated(passed map[string]bool) lists {
	next := lists{pass: map[string]bool{}, waiting: map[string]string{}}
	for name, ok := range passed {
		if ok {
			next.pass[name] = true
		} else if reason, waits := l.waiting[name]; waits {
			next.waiting[name] = reason
		} else {
			next.waiting[name] = unexplained
		}
	}
	return next
}
