package scf

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// The interfaces of attributes in the mapping of a forall.
var (
	DeviceMappingInterface = ir.NewAttrInterface[DeviceMapping]("DeviceMappingAttrInterface")
	DeviceMaskingInterface = ir.NewAttrInterface[DeviceMasking]("DeviceMaskingAttrInterface")
)

// A DeviceMapping says what part of a machine runs the rounds that an induction variable
// counts, a dimension of its threads for example: upstream's DeviceMappingAttrInterface.
type DeviceMapping interface {
	// MappingID tells the parts of one kind from each other.
	MappingID() int64
	// IsLinear reports whether the parts are numbered by one number instead of several.
	IsLinear() bool
	// RelativeIndex is the number of the part, from 0, in its group.
	RelativeIndex() int64
}

// A DeviceMasking says which parts of a machine take part: upstream's
// DeviceMaskingAttrInterface.
type DeviceMasking interface {
	// MaxParts is how many parts there can be at most.
	MaxParts() int64
}

var deviceMappingArray = constraint.TypedArrayAttr(&ir.AttrConstraint{
	Summary: "device mapping",
	Match:   func(a ir.Attribute) bool { return isMapping(a) || isMask(a) },
}, "Device Mapping array attribute")

// isMapping reports whether an attribute is a DeviceMapping. One of a dialect that nobody
// registered, of which nothing is known, is taken for one.
func isMapping(a ir.Attribute) bool {
	if _, unknown := a.(*ir.OpaqueAttr); unknown {
		return true
	}
	_, ok := DeviceMappingInterface.Of(a)
	return ok
}

func isMask(a ir.Attribute) bool {
	_, ok := DeviceMaskingInterface.Of(a)
	return ok
}
