package pass_test

import (
	"testing"

	"github.com/gomlir/gomlir/pass"
)

// An option is given even if it is given its default.
func TestGiven(t *testing.T) {
	for text, want := range map[string]bool{"": false, "n=1": true, "n=2": true, "m=1": false} {
		var o pass.Options
		n, m, given := uint32(1), uint32(1), false
		o.Uint(&n, "n", "a number")
		o.Uint(&m, "m", "another")
		o.Given(&given, "n")
		if err := o.Parse(text); err != nil || given != want {
			t.Errorf("%q: given is %t, error %v", text, given, err)
		}
	}
}
