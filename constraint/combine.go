package constraint

import (
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

func utoa(n uint32) string { return strconv.FormatUint(uint64(n), 10) }

// AnyTypeOf accepts what one of several constraints accepts.
func AnyTypeOf(cs ...*ir.TypeConstraint) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: typeSummaries(cs, " or "), Match: func(t ir.Type) bool {
		for _, c := range cs {
			if c.Match(t) {
				return true
			}
		}
		return false
	}}
}

// AllTypesOf accepts what all of several constraints accept.
func AllTypesOf(cs ...*ir.TypeConstraint) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: typeSummaries(cs, " and "), Match: func(t ir.Type) bool {
		for _, c := range cs {
			if !c.Match(t) {
				return false
			}
		}
		return true
	}}
}

func typeSummaries(cs []*ir.TypeConstraint, sep string) string {
	s := make([]string, len(cs))
	for i, c := range cs {
		s[i] = c.Summary
	}
	return strings.Join(s, sep)
}

// ConfinedType accepts what a constraint accepts and satisfies a predicate,
// under a summary of its own.
func ConfinedType(c *ir.TypeConstraint, summary string, match func(ir.Type) bool) *ir.TypeConstraint {
	return typ(summary, func(t ir.Type) bool { return c.Match(t) && match(t) })
}

// TypedArrayAttr accepts array attributes all of whose elements satisfy a
// constraint, under a summary of its own.
func TypedArrayAttr(elem *ir.AttrConstraint, summary string) *ir.AttrConstraint {
	return stored(is[*ir.ArrayAttr], summary, func(a ir.Attribute) bool {
		l, ok := a.(*ir.ArrayAttr)
		if !ok {
			return false
		}
		for _, e := range l.Elems() {
			if !elem.Match(e) {
				return false
			}
		}
		return true
	})
}

// TypeAttrOf accepts type attributes whose type satisfies a constraint.
func TypeAttrOf(c *ir.TypeConstraint) *ir.AttrConstraint {
	return stored(is[*ir.TypeAttr], "type attribute of "+c.Summary, func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		return ok && c.Match(t.Value())
	})
}

// ConfinedAttr accepts what a constraint and all of the further ones accept.
// These see only what the first accepts. Its summary is theirs joined by
// spaces: "32-bit signless integer attribute whose value is non-negative".
func ConfinedAttr(c *ir.AttrConstraint, further ...*ir.AttrConstraint) *ir.AttrConstraint {
	s := c.Summary
	for _, f := range further {
		s += " " + f.Summary
	}
	storage := c.Storage
	if storage == nil {
		storage = c.Match
	}
	return &ir.AttrConstraint{Summary: s, Storage: storage, Match: func(a ir.Attribute) bool {
		if !c.Match(a) {
			return false
		}
		for _, f := range further {
			if !f.Match(a) {
				return false
			}
		}
		return true
	}}
}

// AllAttrsOf accepts what all of several constraints accept. Its summary is
// theirs joined by "and".
func AllAttrsOf(cs ...*ir.AttrConstraint) *ir.AttrConstraint {
	s := make([]string, len(cs))
	for i, c := range cs {
		s[i] = c.Summary
	}
	return attr(strings.Join(s, " and "), func(a ir.Attribute) bool {
		for _, c := range cs {
			if !c.Match(a) {
				return false
			}
		}
		return true
	})
}

// IntMinValue accepts integer attributes of at least a value. It is for
// ConfinedAttr.
func IntMinValue(min int64) *ir.AttrConstraint {
	return attr("whose minimum value is "+strconv.FormatInt(min, 10), func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Int() >= min
	})
}

// IntMaxValue accepts integer attributes of at most a value. It is for
// ConfinedAttr.
func IntMaxValue(max int64) *ir.AttrConstraint {
	return attr("whose maximum value is "+strconv.FormatInt(max, 10), func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Int() <= max
	})
}
