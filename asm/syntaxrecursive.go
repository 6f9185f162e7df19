package asm

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/source"
)

// A recursive type (or attribute) has an identity, such as a name, and a body that may contain it
// again. The text includes the body, except inside that body itself, where it is just the identity:
//
//	!llvm.struct<"list", (i32, ptr<struct<"list">>)>
//
// So the meaning of a text, and the text of a type, depend on the enclosing recursive types,
// through types of any dialect. The parser and the printer have a stack of these: hooks push with
// OpenRecursive and pop with CloseRecursive.

// openStack is the recursive types and attributes whose bodies are being
// parsed or printed, from the outermost.
type openStack struct {
	list []any
	// set has the same elements, once there are so many that a search of the
	// list would be slow.
	set map[any]struct{}
}

func (s *openStack) any() bool { return len(s.list) > 0 }

const openSearchLimit = 16

func (s *openStack) has(x any) bool {
	if s.set != nil {
		_, ok := s.set[x]
		return ok
	}
	for _, y := range s.list {
		if x == y {
			return true
		}
	}
	return false
}

// push adds x and reports true, unless x is there already.
func (s *openStack) push(x any) bool {
	if s.has(x) {
		return false
	}
	s.list = append(s.list, x)
	switch {
	case s.set != nil:
		s.set[x] = struct{}{}
	case len(s.list) > openSearchLimit:
		s.set = make(map[any]struct{}, 2*openSearchLimit)
		for _, y := range s.list {
			s.set[y] = struct{}{}
		}
	}
	return true
}

// pop removes the element that was added last.
func (s *openStack) pop() {
	n := len(s.list) - 1
	if s.set != nil {
		delete(s.set, s.list[n])
	}
	s.list[n] = nil
	if s.list = s.list[:n]; n == 0 {
		s.set = nil
	}
}

// OpenRecursive says that the body of a recursive type or attribute is parsed
// from here to CloseRecursive. It reports false, and must not be matched by
// CloseRecursive, if that is going on already: then this is a reference to x
// from inside of it, which has no body.
func (p *Parser) OpenRecursive(x any) bool { return p.open.push(x) }

// CloseRecursive ends the innermost OpenRecursive that returned true.
func (p *Parser) CloseRecursive() { p.open.pop() }

// InRecursive reports whether the body of x is being parsed.
func (p *Parser) InRecursive(x any) bool { return p.open.has(x) }

// OpenRecursive says that the body of a recursive type or attribute is printed
// from here to CloseRecursive. It reports false, and must not be matched by
// CloseRecursive, if that is going on already: then only the identity of x may
// be printed.
func (p *Printer) OpenRecursive(x any) bool { return p.open.push(x) }

// CloseRecursive ends the innermost OpenRecursive that returned true.
func (p *Printer) CloseRecursive() { p.open.pop() }

// Enter counts one level of nesting, for hooks that recurse by themselves and
// not through methods such as Type. It reports an error and returns false if
// there are too many; then there must be no Leave.
func (p *Parser) Enter() bool {
	if !p.enter() {
		p.leave()
		return false
	}
	return true
}

// Leave is the end of Enter.
func (p *Parser) Leave() { p.leave() }

// OpenBody reads what follows the identity of a recursive type or attribute x,
// whose parameters start at a position: a comma and its body, for which it opens
// x and returns true; or the > of a reference, which must be in the body of x.
func (p *Parser) OpenBody(at source.Pos, x fmt.Stringer) bool {
	if p.Got(Greater) {
		if !p.InRecursive(x) {
			p.Errorf(at, "'%s' has no body, which is allowed only inside of its own", x)
		}
		return false
	}
	p.Want(Comma)
	if p.failed {
		return false
	}
	if !p.OpenRecursive(x) {
		p.Errorf(at, "'%s' is given a body inside of its own", x)
		return false
	}
	return true
}

// BodyConflict reports that a text gives a body to a recursive type or attribute
// that has another one.
func (p *Parser) BodyConflict(at source.Pos, x fmt.Stringer) {
	const limit = 200
	text := x.String()
	if len(text) > limit {
		text = strings.ToValidUTF8(text[:limit], "") + "…"
	}
	p.Errorf(at, "another body was given before: '%s'", text)
}

// NumberedName returns the name of something that was renamed, for the Renamed methods of dialects:
// the name itself if number is 0, otherwise name.number.
func NumberedName(name string, number int) string {
	if number == 0 {
		return name
	}
	return name + "." + strconv.Itoa(number)
}
