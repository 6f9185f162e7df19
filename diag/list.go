package diag

import (
	"fmt"

	"github.com/gomlir/gomlir/source"
)

// A List combines the diagnostics about a text or a program in one Go error. Functions that
// take no [Handler], such as asm.ParseString and llvmir.Verify, return it:
//
//	var list diag.List
//	if errors.As(err, &list) {
//		for _, d := range list { … }
//	}
//
// The places in it are resolved, so a reader needs no [source.Set]. A List is in the
// order of the text and has at least one error; it may have warnings as well.
type List []*Diagnostic

// Error returns the first error as "file:line:col: error: message", and how many
// more there are.
func (l List) Error() string {
	var first *Diagnostic
	n := 0
	for _, d := range l {
		if d.Severity != Error {
			continue
		}
		if n++; first == nil {
			first = d
		}
	}
	switch n {
	case 0:
		return "no errors"
	case 1:
		return first.Error()
	case 2:
		return first.Error() + " (and 1 more error)"
	}
	return fmt.Sprintf("%s (and %d more errors)", first.Error(), n-1)
}

// Unwrap returns the diagnostics, so that [errors.As] finds the first
// [*Diagnostic].
func (l List) Unwrap() []error {
	errs := make([]error, len(l))
	for i, d := range l {
		errs[i] = d
	}
	return errs
}

// Err returns the collected diagnostics as a [List] if there is an error among them, otherwise nil.
// The set resolves positions; it may be nil.
func (c *Collector) Err(set *source.Set) error {
	if c.Errors() == 0 {
		return nil
	}
	list := c.Diagnostics()
	for i, d := range list {
		list[i] = d.resolved(set)
	}
	return List(list)
}

// resolved returns a copy of d with resolved places.
func (d *Diagnostic) resolved(set *source.Set) *Diagnostic {
	c := *d
	c.Place = d.Place.Resolve(set)
	c.Notes = make([]*Diagnostic, len(d.Notes))
	for i, n := range d.Notes {
		c.Notes[i] = n.resolved(set)
	}
	return &c
}
