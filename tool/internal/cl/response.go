package cl

import (
	"slices"
	"strings"
)

// expand replaces each @file by the arguments in the file. If the file cannot be read, @file is an
// ordinary argument. A file that contains itself expands to nothing there. outer lists the files
// being expanded.
func (s *Set) expand(args []string, outer []string) []string {
	if s.ReadFile == nil {
		return args
	}
	var out []string
	for _, arg := range args {
		name, isFile := strings.CutPrefix(arg, "@")
		if !isFile || name == "" {
			out = append(out, arg)
			continue
		}
		if slices.Contains(outer, name) {
			continue
		}
		text, err := s.ReadFile(name)
		if err != nil {
			out = append(out, arg)
			continue
		}
		out = append(out, s.expand(words(text), append(outer, name))...)
	}
	return out
}

// words splits text at white space. Quotes of either kind enclose a word with spaces. A backslash
// escapes the next byte, within quotes too. Empty words are dropped.
func words(text []byte) []string {
	var list []string
	var word []byte
	end := func() {
		if len(word) > 0 {
			list = append(list, string(word))
		}
		word = word[:0]
	}
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case ' ', '\t', '\n', '\r':
			end()
		case '\\':
			if i+1 < len(text) {
				i++
			}
			word = append(word, text[i])
		case '"', '\'':
			for i++; i < len(text) && text[i] != c; i++ {
				if text[i] == '\\' && i+1 < len(text) {
					i++
				}
				word = append(word, text[i])
			}
		default:
			word = append(word, c)
		}
	}
	end()
	return list
}
