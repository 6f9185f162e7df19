package target

import (
	_ "embed" // for the table
	"math/bits"
	"slices"
	"strings"
	"sync"
)

//go:embed features.txt
var featureText string

// A set holds features of a table by their numbers.
type set [8]uint64

func (s *set) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s *set) remove(i int)   { s[i/64] &^= 1 << (i % 64) }
func (s *set) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

func (s *set) union(o *set) {
	for i := range s {
		s[i] |= o[i]
	}
}

func (s *set) empty() bool { return *s == set{} }

func (s *set) len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// A table is the features and chips of a target.
type table struct {
	// warnings is the order in which LLVM complains about chips (c) and features
	// (f) that it does not know.
	warnings string
	features []string // sorted
	implied  []set    // by feature: it and all that it implies
	chips    map[string]set
}

// tables maps the names of targets in features.txt to functions that return their tables.
// The first call parses the table.
var tables = sync.OnceValue(func() map[string]func() *table {
	m := map[string]func() *table{}
	for _, section := range strings.Split("\n"+featureText, "\n= ")[1:] {
		head, body, _ := strings.Cut(section, "\n")
		name, warnings, _ := strings.Cut(head, " ")
		m[name] = sync.OnceValue(func() *table { return readTable(warnings, body) })
	}
	return m
})

// readTable parses a section: a line for each feature and what it implies, an empty line,
// and a line for each chip and its features.
func readTable(warnings, body string) *table {
	t := &table{warnings: warnings, chips: map[string]set{}}
	features, chips, _ := strings.Cut("\n"+body, "\n\n")
	direct := map[string][]string{}
	for line := range strings.Lines(features) {
		if words := strings.Fields(line); len(words) > 0 {
			t.features = append(t.features, words[0])
			direct[words[0]] = words[1:]
		}
	}
	if len(t.features) > len(set{})*64 {
		panic("target: a target has more features than a set can hold")
	}
	t.implied = make([]set, len(t.features))
	for i := range t.features {
		t.close(i, direct)
	}
	for line := range strings.Lines(chips) {
		if words := strings.Fields(line); len(words) > 0 {
			t.chips[words[0]] = t.closure(words[1:])
		}
	}
	return t
}

// close computes all that a feature implies, first for the features it implies directly.
func (t *table) close(i int, direct map[string][]string) {
	if !t.implied[i].empty() {
		return
	}
	t.implied[i].add(i)
	for _, name := range direct[t.features[i]] {
		j := t.index(name)
		t.close(j, direct)
		t.implied[i].union(&t.implied[j])
	}
}

// closure returns some features and all that they imply.
func (t *table) closure(names []string) set {
	var s set
	for _, name := range names {
		s.union(&t.implied[t.index(name)])
	}
	return s
}

// index returns the number of a feature, -1 if it is unknown.
func (t *table) index(name string) int {
	if i, ok := slices.BinarySearch(t.features, name); ok {
		return i
	}
	return -1
}

// apply turns a feature on or off, according to the sign before its name. It returns
// false if the feature is unknown.
func (t *table) apply(s *set, feature string) bool {
	if feature == "" {
		return false
	}
	i := t.index(strings.TrimLeft(feature[:1], "+-") + feature[1:])
	switch {
	case i < 0:
		return false
	case feature[0] == '-':
		for j := range t.implied {
			if t.implied[j].has(i) {
				s.remove(j)
			}
		}
	default:
		s.union(&t.implied[i])
	}
	return true
}
