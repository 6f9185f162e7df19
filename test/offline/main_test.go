package main

import (
	"strings"
	"testing"
)

const with = `mode: set
m/a/x.go:1.1,2.2 10 0
m/b/y.go:1.1,2.2 6 1
m/b/y.go:3.1,4.2 4 0
mode: set
m/a/x.go:1.1,2.2 10 1
m/a/x.go:3.1,4.2 1 1
m/c/z.go:1.1,2.2 3 0
`

func TestReport(t *testing.T) {
	parse := func(text string) profile {
		p, err := read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, c := range []struct {
		name string
		edit []string
		want string // the first line, if it is bad
	}{
		{"the same", nil, ""},
		{"a tenth less", []string{"3.1,4.2 1 1", "3.1,4.2 1 0"}, ""},
		{"half", []string{"6 1", "6 0", "4 0", "4 1"}, " 60.0  40.0  m/b  too low"},
		{"nothing", []string{"10 1", "10 0"}, "100.0   9.1  m/a  too low"},
		{"no package", []string{"m/c/z.go:1.1,2.2 3 0\n", ""}, ""},
		{"another package", []string{"m/c", "m/d"}, "100.0   0.0  m/d  not in the first profile"},
	} {
		var b strings.Builder
		good := report(&b, parse(with), parse(strings.NewReplacer(c.edit...).Replace(with)))
		if good != (c.want == "") || !good && !strings.Contains(b.String(), c.want+"\n") {
			t.Errorf("%s: %t\n%s", c.name, good, b.String())
		}
	}
	if report(new(strings.Builder), profile{}, profile{}) {
		t.Error("empty profiles are good")
	}
	for _, bad := range []string{"m/a/x.go:1.1,2.2 10\n", "m/a/x.go:1.1,2.2 x 1\n"} {
		if _, err := read(strings.NewReader(bad)); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}
