package format

import "strings"

// spacing decides where a space is printed before an element. It follows the
// elements in the order of the text, through both branches of groups, so that
// the decision does not depend on the operation.
type spacing struct {
	// wanted is set if the next element wants a space before it.
	wanted bool
	// afterPunct is set if the last element was punctuation.
	afterPunct bool
}

var startSpacing = spacing{wanted: true}

// literal is the spacing before a literal.
func (s *spacing) literal(text string) bool {
	space := s.wanted && spaceBefore(text, s.afterPunct)
	s.wanted = len(text) != 1 || !strings.Contains("<({[", text)
	s.afterPunct = !(isIdent(text[0], false))
	return space
}

func spaceBefore(text string, afterPunct bool) bool {
	switch {
	case len(text) != 1 && text != "->":
		return true
	case afterPunct:
		return !strings.Contains(">)}],", text[:1])
	}
	return !strings.Contains("<>(){}[],", text[:1])
}

// white returns the text that an explicit whitespace element prints.
func (s *spacing) white(text string) string {
	if text == `\n` {
		return "\n"
	}
	s.wanted = false
	s.afterPunct = text == ""
	return text
}

// dict notes an attribute dictionary, which prints its own space.
func (s *spacing) dict() { s.afterPunct = false }

// element is the spacing before any other element.
func (s *spacing) element() bool {
	space := s.wanted || !s.afterPunct
	s.wanted, s.afterPunct = true, false
	return space
}
