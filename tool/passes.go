package tool

import "github.com/gomlir/gomlir/pass"

// Passes returns all passes, in a new slice.
func Passes() []*pass.Def {
	return []*pass.Def{}
}
