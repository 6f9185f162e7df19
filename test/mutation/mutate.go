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

// A language is what has to be known of one to change its texts.
type language struct {
	// comment starts a comment.
	comment string
	// token matches one token, white space or comment. It is coarser than the
	// language's lexer where that does not matter.
	token *regexp.Regexp
	// typ matches types that are one token.
	typ *regexp.Regexp
	// types and integers are what types and numbers are changed into.
	types, integers []string
	// prefix is what types can have in front or not, as the place wants it.
	prefix string
}

var intRx = regexp.MustCompile(`^-?[0-9]+$`)

// tokens cuts a text into its tokens, without white space and comments.
func (l *language) tokens(text string) []token {
	var list []token
	for _, m := range l.token.FindAllStringIndex(text, -1) {
		s := text[m[0]:m[1]]
		if strings.TrimSpace(s) == "" || strings.HasPrefix(s, l.comment) {
			continue
		}
		kind := tokenOther
		switch {
		case intRx.MatchString(s):
			kind = tokenInteger
		case l.typ.MatchString(s):
			kind = tokenType
		}
		list = append(list, token{m[0], m[1], kind})
	}
	return list
}

// mutate changes a text in one to three places and says how.
func (l *language) mutate(r *rand.Rand, text string) (mutant, edits string) {
	n := 1
	for n < 3 && r.IntN(4) == 0 {
		n++
	}
	var says []string
	for range n {
		list := l.tokens(text)
		if len(list) < 2 {
			break
		}
		var say string
		text, say = l.edit(r, text, list)
		says = append(says, say)
	}
	return text, strings.Join(says, "; ")
}

// edit makes one change.
func (l *language) edit(r *rand.Rand, text string, list []token) (string, string) {
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
			by := l.types[r.IntN(len(l.types))]
			if l.prefix != "" && strings.HasPrefix(text[t.from:t.to], l.prefix) != strings.HasPrefix(by, l.prefix) && r.IntN(2) == 0 {
				by = strings.TrimPrefix(by, l.prefix)
			}
			return text[:t.from] + by + text[t.to:], fmt.Sprintf("type %q %q", text[t.from:t.to], by)
		}
		return replace("type", l.types[r.IntN(len(l.types))])
	default:
		if t, ok := pick(r, list, tokenInteger); ok {
			by := l.integers[r.IntN(len(l.integers))]
			if v, err := strconv.Atoi(text[t.from:t.to]); err == nil && r.IntN(2) == 0 {
				by = strconv.Itoa(v + r.IntN(5) - 2)
			}
			return text[:t.from] + by + text[t.to:], fmt.Sprintf("number %q %q", text[t.from:t.to], by)
		}
		return replace("number", l.integers[r.IntN(len(l.integers))])
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
