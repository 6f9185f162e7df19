package tool

import (
	"github.com/gomlir/gomlir/lower"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/opaqueptr"
	"github.com/gomlir/gomlir/transform/regiontypes"
	"github.com/gomlir/gomlir/transform/targetinfo"
)

// Passes returns all passes, in a new slice.
func Passes() []*pass.Def {
	return append([]*pass.Def{opaqueptr.Pass, regiontypes.Lift, targetinfo.ToDataLayout, targetinfo.ToFeatures}, lower.Passes()...)
}
