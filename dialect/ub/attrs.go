package ub

import "github.com/gomlir/gomlir/ir"

// A PoisonLike is an attribute that describes a poisoned value: MLIR's
// PoisonAttrInterface.
type PoisonLike interface {
	ir.Attribute
	// DescribesPoison marks these attributes. It does nothing.
	DescribesPoison()
}

// DescribesPoison makes the attribute a PoisonLike.
func (*PoisonAttr) DescribesPoison() {}

// isPoison is the constraint to be a PoisonLike.
var isPoison = &ir.AttrConstraint{Summary: "PoisonAttrInterface instance", Match: func(a ir.Attribute) bool { _, ok := a.(PoisonLike); return ok }}
