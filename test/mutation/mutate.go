package mutation

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
)

// A token is a piece of a text, from and up to but not including to.
type token struct {
	from, to int
	kind     tokenKind
}

type tokenKind uint8

const (
	tokenOther tokenKind = iota
	tokenInteger
	tokenType
)

// tokenRx matches one token, white space or comment. It is coarser than MLIR's
// lexer where that does not matter.
var tokenRx = regexp.MustCompile(`//[^\n]*|\s+|"(?:[^"\\\n]|\\.)*"|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|-?[0-9]+|[%^@#!]?[\w$][\w$.-]*|[%^@#!]"[^"\n]*"|->|::|\{-#|#-\}|\.\.\.|.`)

// typeRx matches types that are one token.
var typeRx = regexp.MustCompile(`^(?:[su]?i[1-9][0-9]*|bf16|tf32|f(?:16|32|64|80|128)|f8E\w+|index|none|ptr|!llvm\.(?:ptr|void|token|label|metadata|ppc_fp128|x86_amx))$`)

var intRx = regexp.MustCompile(`^-?[0-9]+$`)

// tokens cuts a text into its tokens, without white space and comments.
func tokens(text string) []token {
	var list []token
	for _, m := range tokenRx.FindAllStringIndex(text, -1) {
		s := text[m[0]:m[1]]
		if strings.TrimSpace(s) == "" || strings.HasPrefix(s, "//") {
			continue
		}
		kind := tokenOther
		switch {
		case intRx.MatchString(s):
			kind = tokenInteger
		case typeRx.MatchString(s):
			kind = tokenType
		}
		list = append(list, token{m[0], m[1], kind})
	}
	return list
}

// types are what types are changed into.
var types = []string{
	"i1", "i8", "i32", "i64", "i128", "i7", "si32", "ui8", "f16", "bf16", "f32", "f64", "f80", "f128", "index", "none",
	"!llvm.ptr", "!llvm.ptr<3>", "!llvm.void", "!llvm.token", "!llvm.metadata", "!llvm.label", "!llvm.ppc_fp128",
	"!llvm.array<2 x i32>", "!llvm.struct<(i32, ptr)>", `!llvm.struct<"s", (i32)>`, "!llvm.func<i32 (ptr)>",
	"vector<4xi32>", "vector<[4]xf32>", "vector<2x!llvm.ptr>", "vector<2x2xf32>", "tensor<4xi32>", "tensor<?xf32>",
	"memref<4xi32>", "tuple<i32, f32>", "() -> ()", "(i32) -> i32", "complex<f32>",
	`!llvm.target<"spirv.Event">`,
}

// integers are what numbers are changed into.
var integers = []string{
	"0", "1", "-1", "2", "3", "7", "8", "16", "31", "32", "63", "64", "127", "128", "255", "256", "65536",
	"2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296",
	"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"18446744073709551615", "18446744073709551616", "340282366920938463463374607431768211456",
	"0x10", "1.0", "-0.0", "1e400", "0xFFFFFFFFFFFFFFFFFF", "true",
}

// mutate changes a text in one to three places and says how.
func mutate(r *rand.Rand, text string) (mutant, edits string) {
	n := 1
	for n < 3 && r.IntN(4) == 0 {
		n++
	}
	var says []string
	for range n {
		list := tokens(text)
		if len(list) < 2 {
			break
		}
		var say string
		text, say = edit(r, text, list)
		says = append(says, say)
	}
	return text, strings.Join(says, "; ")
}

// edit makes one change.
func edit(r *rand.Rand, text string, list []token) (string, string) {
	i := r.IntN(len(list))
	t := list[i]
	was := text[t.from:t.to]
	replace := func(how, by string) (string, string) {
		return text[:t.from] + by + text[t.to:], fmt.Sprintf("%s %q (token %d) %q", how, was, i, by)
	}
	switch r.IntN(8) {
	case 0:
		return replace("delete", "")
	case 1:
		return replace("duplicate", was+" "+was)
	case 2: // with the next one
		if i+1 == len(list) {
			i--
		}
		return swap(text, list[i], list[i+1])
	case 3: // with any one
		j := r.IntN(len(list))
		if i == j {
			return replace("delete", "")
		}
		return swap(text, list[min(i, j)], list[max(i, j)])
	case 4: // by any one
		o := list[r.IntN(len(list))]
		return replace("replace by token", text[o.from:o.to])
	case 5, 6:
		if t, ok := pick(r, list, tokenType); ok {
			by := types[r.IntN(len(types))]
			if strings.HasPrefix(text[t.from:t.to], "!") != strings.HasPrefix(by, "!") && r.IntN(2) == 0 {
				by = strings.TrimPrefix(by, "!llvm.")
			}
			return text[:t.from] + by + text[t.to:], fmt.Sprintf("type %q %q", text[t.from:t.to], by)
		}
		return replace("type", types[r.IntN(len(types))])
	default:
		if t, ok := pick(r, list, tokenInteger); ok {
			by := integers[r.IntN(len(integers))]
			if v, err := strconv.Atoi(text[t.from:t.to]); err == nil && r.IntN(2) == 0 {
				by = strconv.Itoa(v + r.IntN(5) - 2)
			}
			return text[:t.from] + by + text[t.to:], fmt.Sprintf("number %q %q", text[t.from:t.to], by)
		}
		return replace("number", integers[r.IntN(len(integers))])
	}
}

// swap exchanges two tokens, a being before b.
func swap(text string, a, b token) (string, string) {
	s, t := text[a.from:a.to], text[b.from:b.to]
	return text[:a.from] + t + text[a.to:b.from] + s + text[b.to:], fmt.Sprintf("swap %q %q", s, t)
}

// pick chooses one of the tokens of a kind.
func pick(r *rand.Rand, list []token, kind tokenKind) (token, bool) {
	n := 0
	var picked token
	for _, t := range list {
		if t.kind == kind {
			if n++; r.IntN(n) == 0 {
				picked = t
			}
		}
	}
	return picked, n > 0
}
