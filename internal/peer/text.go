package peer

import "regexp"

// noForm matches what is printed of things that have no text that mlir-opt
// reads: symbol references without a name, opaque types whose text ends in a
// minus (its > is then part of an arrow), and sparse constants of several
// elements at equal indices, which are printed as if there were one index.
var noForm = regexp.MustCompile(`<<INVALID|[!#][\w$.]+<[^>]*->|sparse<-?[0-9]+, \[`)

// notKept matches what mlir-opt reads as something else than it printed.
var notKept = []*regexp.Regexp{
	// Floats are read by way of a double, and printed with all of their digits.
	regexp.MustCompile(`dense<[^>]*> : \w+<[^>]*f(80|128)>+`),
	regexp.MustCompile(`[^ <,(]+ : f(80|128)\b`),
}

// Text is what reading and printing keeps of a printed module. The second
// result is false if mlir-opt does not read it at all. Everything else reads
// back as the same and prints as the same.
func Text(module string) (kept string, reads bool) {
	for _, rx := range notKept {
		module = rx.ReplaceAllString(module, "…")
	}
	return module, !noForm.MatchString(module)
}
