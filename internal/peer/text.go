package peer

import "regexp"

// noForm matches printed text that mlir-opt does not read: symbol references without a name, opaque
// types whose text ends in a minus (whose > is then part of an arrow), and sparse constants of
// several elements at equal indices, which are printed as if there were one index.
var noForm = regexp.MustCompile(`<<INVALID|[!#][\w$.]+<[^>]*->|sparse<-?[0-9]+, \[`)

// notKept matches printed text that mlir-opt reads as something else.
var notKept = []*regexp.Regexp{
	// Floats are read as doubles and printed with all digits.
	regexp.MustCompile(`dense<[^>]*> : \w+<[^>]*f(80|128)>+`),
	regexp.MustCompile(`[^ <,(]+ : f(80|128)\b`),
}

// Text returns the part of a printed module that survives reading and printing. reads is false if
// mlir-opt does not read the module at all. Everything else reads back and prints the same.
func Text(module string) (kept string, reads bool) {
	for _, rx := range notKept {
		module = rx.ReplaceAllString(module, "…")
	}
	return module, !noForm.MatchString(module)
}
