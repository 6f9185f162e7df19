package mutation

import (
	"regexp"
	"strconv"
	"strings"
)

// An outcome is what a tool did with a mutant.
type outcome struct {
	status int
	stdout string
	stderr string
	// crashed says that the tool ended by a signal or by itself for a bug.
	crashed bool
	// late says that the tool was stopped because it took too long.
	late bool
}

func (o outcome) accepted() bool { return o.status == 0 && !o.crashed && !o.late }

// first is the first line of the diagnostics.
func (o outcome) first() string {
	s, _, _ := strings.Cut(strings.TrimSpace(o.stderr), "\n")
	return s
}

// A reason is why gomlir and the peer may differ.
type reason struct {
	why string
	// is recognizes the difference.
	is func(text string, ours, theirs outcome) bool
}

// optReasons are those there are for mlir-opt.
var optReasons = []reason{
	{"mlir-opt crashes", func(_ string, _, theirs outcome) bool { return theirs.crashed }},
	{"mlir-opt does not end", func(_ string, _, theirs outcome) bool { return theirs.late }},
	{"gomlir says which two bodies a struct has", func(_ string, ours, theirs outcome) bool {
		const msg = "error: identified type already used with a different body"
		return strings.HasSuffix(theirs.first(), msg) && strings.HasPrefix(ours.first(), theirs.first()+": ")
	}},
	{"gomlir has fewer dialects to list", func(_ string, ours, theirs outcome) bool {
		return ours.first() == theirs.first() && noLists(ours.stderr) == noLists(theirs.stderr)
	}},
	{"gomlir reads typed pointers", func(text string, _, theirs outcome) bool {
		return strings.Contains(theirs.first(), "expected integer value") && strings.HasSuffix(before(text, theirs.first()), "ptr<")
	}},
	{"gomlir reads the names of MLIR 14", func(_ string, _, theirs outcome) bool {
		return mlir14Name.MatchString(theirs.first())
	}},
	{"mlir-opt takes positions in aggregates modulo 2^32", func(_ string, ours, _ outcome) bool {
		return widePosition.MatchString(ours.first())
	}},
	{"mlir-opt makes types of functions that it does not read", func(_ string, ours, _ outcome) bool {
		return strings.Contains(ours.first(), "custom op 'llvm.func' invalid function ")
	}},
	{"gomlir points at the other definition of an alias", func(_ string, ours, theirs outcome) bool {
		return otherDefinition.ReplaceAllString(ours.stderr, "") == theirs.stderr
	}},
	{"mlir-opt reads on after the error", func(_ string, ours, theirs outcome) bool {
		return strings.HasPrefix(theirs.stderr, strings.TrimRight(ours.stderr, "\n")) && strings.Contains(ours.first(), "error: expected '<'")
	}},
}

// asReasons are those there are for llvm-as.
var asReasons = []reason{
	{"llvm-as crashes", func(_ string, _, theirs outcome) bool {
		return theirs.crashed || strings.Contains(theirs.stderr, "PLEASE submit a bug report")
	}},
	{"llvm-as does not end", func(_ string, _, theirs outcome) bool { return theirs.late }},
}

var (
	// otherDefinition is a note with its line of the text and the caret.
	otherDefinition = regexp.MustCompile(`(?m)^[^\n]*: note: '[^']*' is defined here\n.*\n *\^[~]*\n`)

	// widePosition is a position of 2^32 at least.
	widePosition = regexp.MustCompile(`position out of bounds: [0-9]{10,}$`)

	dialectList = regexp.MustCompile("note: Available dialects: .* ; ")
	mlir14Name  = regexp.MustCompile(`custom op '(?:func|return|call|br|cond_br|switch|assert|constant|llvm\.mlir\.null)' is unknown|custom op 'func\.constant' invalid kind of attribute specified`)
	placeRx     = regexp.MustCompile(`^<stdin>:([0-9]+):([0-9]+): `)
)

func noLists(s string) string { return dialectList.ReplaceAllString(s, "") }

// before is what is in a line of a text before the place of a diagnostic.
func before(text, diagnostic string) string {
	m := placeRx.FindStringSubmatch(diagnostic)
	if m == nil {
		return ""
	}
	line, _ := strconv.Atoi(m[1])
	col, _ := strconv.Atoi(m[2])
	lines := strings.Split(text, "\n")
	if line < 1 || line > len(lines) || col < 1 || col > len(lines[line-1])+1 {
		return ""
	}
	return lines[line-1][:col-1]
}
