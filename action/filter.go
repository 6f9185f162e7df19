package action

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// A Filter matches actions by the source locations of their IR.
type Filter struct{ places []place }

type place struct {
	file      string
	line, col int // 0 for any
}

// ParseFilter parses a list of places, separated by commas. A place is a file, a
// file:line or a file:line:column.
func ParseFilter(text string) (*Filter, error) {
	f := &Filter{}
	for part := range strings.SplitSeq(text, ",") {
		var p place
		file, last, has := cutNumber(part)
		if has {
			p.line = last
			if file2, line, has := cutNumber(file); has {
				file, p.line, p.col = file2, line, last
			}
		}
		if p.file = file; file == "" {
			return nil, fmt.Errorf("'%s' is not a file:line:col", part)
		}
		f.places = append(f.places, p)
	}
	return f, nil
}

// cutNumber cuts a positive number off the end of a text, after a colon.
func cutNumber(s string) (rest string, n int, ok bool) {
	i := strings.LastIndexByte(s, ':')
	if i < 0 {
		return s, 0, false
	}
	n, err := strconv.Atoi(s[i+1:])
	if err != nil || n <= 0 {
		return s, 0, false
	}
	return s[:i], n, true
}

// Match reports whether a unit of an action comes from one of the places. A nil Filter
// matches all actions.
func (f *Filter) Match(a Action) bool {
	if f == nil {
		return true
	}
	for _, u := range a.Units() {
		if op := u.op(); op != nil && f.matches(op.Loc()) {
			return true
		}
	}
	return false
}

// matches reports whether a location is, or is made of, one of the places.
func (f *Filter) matches(l ir.Location) bool {
	switch l := l.(type) {
	case *ir.FileLineColLoc:
		for _, p := range f.places {
			if p.file == l.File() && (p.line == 0 || p.line == int(l.Line())) && (p.col == 0 || p.col == int(l.Col())) {
				return true
			}
		}
	case *ir.FusedLoc:
		for _, l := range l.Locs() {
			if f.matches(l) {
				return true
			}
		}
	case *ir.NameLoc:
		return f.matches(l.Child())
	case *ir.OpaqueLoc:
		return f.matches(l.Fallback())
	case *ir.CallSiteLoc:
		return f.matches(l.Callee()) || f.matches(l.Caller())
	}
	return false
}
