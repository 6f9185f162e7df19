// Command offline checks that tests without the peers cover what they cover with
// them. It compares two coverage profiles:
//
//	GOMLIR_REQUIRE_PEERS=1 go test -coverprofile=with.cov ./...
//	GOMLIR_OFFLINE=1 go test -coverprofile=without.cov ./...
//	go run ./test/offline with.cov without.cov
//
// The coverage of a package is the share of its statements that its tests run, or
// that any test runs if go test has -coverpkg=./... as well. Without the peers it
// may be less by at most a tenth of what it is with them. The second profile need
// not have the packages whose tests ask no peer. The command prints a line for each
// package of the second profile, the worst first, with both figures in percent. Its
// exit status is 1 if one is too low.
//
// A package with too low a figure lacks recorded answers, see package
// internal/peer, or tests of its own.
package main

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
)

// lowest is the part of the coverage with the peers that is left without them.
const lowest = 0.9

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: offline with.cov without.cov")
		os.Exit(2)
	}
	var profiles [2]profile
	for i, name := range os.Args[1:] {
		p, err := readFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, "offline:", err)
			os.Exit(2)
		}
		profiles[i] = p
	}
	if !report(os.Stdout, profiles[0], profiles[1]) {
		os.Exit(1)
	}
}

// A block is a piece of code that is run as a whole.
type block struct {
	statements int
	covered    bool
}

// A profile is the blocks by their places, such as "m/p/file.go:1.2,3.4".
type profile map[string]block

func readFile(name string) (profile, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	p, err := read(f)
	if err != nil {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return p, err
}

// read reads a profile as go test writes it, in which a block occurs once for
// each test binary.
func read(r io.Reader) (profile, error) {
	p := profile{}
	s := bufio.NewScanner(r)
	for n := 1; s.Scan(); n++ {
		line := s.Text()
		if strings.HasPrefix(line, "mode:") {
			continue
		}
		fields := strings.Fields(line)
		if len(fields) != 3 {
			return nil, fmt.Errorf("line %d is not that of a block: %q", n, line)
		}
		statements, err := strconv.Atoi(fields[1])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		b, known := p[fields[0]]
		if covered := fields[2] != "0"; !known || covered && !b.covered {
			p[strings.Clone(fields[0])] = block{statements, covered}
		}
	}
	return p, s.Err()
}

// A count is the statements of a package.
type count struct{ covered, all int }

// share returns the share that is covered; of nothing that is all.
func (c count) share() float64 {
	if c.all == 0 {
		return 1
	}
	return float64(c.covered) / float64(c.all)
}

// packages sums up the blocks of each package.
func (p profile) packages() map[string]count {
	list := map[string]count{}
	for place, b := range p {
		file, _, _ := strings.Cut(place, ":")
		c := list[path.Dir(file)]
		c.all += b.statements
		if b.covered {
			c.covered += b.statements
		}
		list[path.Dir(file)] = c
	}
	return list
}

// kept returns which part of the coverage is left without the peers.
func kept(with, without count) float64 {
	if with.covered == 0 {
		return 1
	}
	return without.share() / with.share()
}

// report prints the figures of the packages of without, and reports whether all
// are high enough. A package that with does not have is too low.
func report(w io.Writer, with, without profile) bool {
	a, b := with.packages(), without.packages()
	names := slices.SortedFunc(maps.Keys(b), func(x, y string) int {
		return cmp.Or(cmp.Compare(kept(a[x], b[x]), kept(a[y], b[y])), cmp.Compare(x, y))
	})
	good := true
	for _, name := range names {
		_, known := a[name]
		mark := ""
		switch {
		case !known:
			mark = "  not in the first profile"
		case kept(a[name], b[name]) < lowest:
			mark = "  too low"
		}
		good = good && mark == ""
		fmt.Fprintf(w, "%5.1f %5.1f  %s%s\n", 100*a[name].share(), 100*b[name].share(), name, mark)
	}
	return good && len(names) > 0
}
