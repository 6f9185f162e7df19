// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// LoopVectorizeAttr is #llvm.loop_vectorize: options of loop vectorization.
type LoopVectorizeAttr struct {
	ir.AttrBase
	disable            *ir.IntegerAttr
	predicateEnable    *ir.IntegerAttr
	scalableEnable     *ir.IntegerAttr
	width              *ir.IntegerAttr
	followupVectorized *LoopAnnotationAttr
	followupEpilogue   *LoopAnnotationAttr
	followupAll        *LoopAnnotationAttr
}

// LoopVectorizeAttrDef is the definition of LoopVectorizeAttr.
var LoopVectorizeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_vectorize",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopVectorizeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopVectorizeAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.predicateEnable != nil {
			attr(v.predicateEnable)
		}
		if v.scalableEnable != nil {
			attr(v.scalableEnable)
		}
		if v.width != nil {
			attr(v.width)
		}
		if v.followupVectorized != nil {
			attr(v.followupVectorized)
		}
		if v.followupEpilogue != nil {
			attr(v.followupEpilogue)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopVectorizeAttr],
})

// IsLoopVectorizeAttr is the constraint for LoopVectorizeAttr.
var IsLoopVectorizeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopVectorizeAttr]}

// LoopVectorizeParams are the parameters of [NewLoopVectorizeAttr].
type LoopVectorizeParams struct {
	Disable            *ir.IntegerAttr
	PredicateEnable    *ir.IntegerAttr
	ScalableEnable     *ir.IntegerAttr
	Width              *ir.IntegerAttr
	FollowupVectorized *LoopAnnotationAttr
	FollowupEpilogue   *LoopAnnotationAttr
	FollowupAll        *LoopAnnotationAttr
}

// NewLoopVectorizeAttr returns the attribute with the given parameters.
func NewLoopVectorizeAttr(c *ir.Context, p LoopVectorizeParams) *LoopVectorizeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.PredicateEnable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.ScalableEnable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Width))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupVectorized))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupEpilogue))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupAll))
	if v := c.LookupAttr(LoopVectorizeAttrDef, k); v != nil {
		return v.(*LoopVectorizeAttr)
	}
	return c.InternAttr(LoopVectorizeAttrDef, k, &LoopVectorizeAttr{disable: p.Disable, predicateEnable: p.PredicateEnable, scalableEnable: p.ScalableEnable, width: p.Width, followupVectorized: p.FollowupVectorized, followupEpilogue: p.FollowupEpilogue, followupAll: p.FollowupAll}).(*LoopVectorizeAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopVectorizeAttr) Disable() *ir.IntegerAttr { return v.disable }

// PredicateEnable is the parameter predicateEnable, nil if it is absent.
func (v *LoopVectorizeAttr) PredicateEnable() *ir.IntegerAttr { return v.predicateEnable }

// ScalableEnable is the parameter scalableEnable, nil if it is absent.
func (v *LoopVectorizeAttr) ScalableEnable() *ir.IntegerAttr { return v.scalableEnable }

// Width is the parameter width, nil if it is absent.
func (v *LoopVectorizeAttr) Width() *ir.IntegerAttr { return v.width }

// FollowupVectorized is the parameter followupVectorized, nil if it is absent.
func (v *LoopVectorizeAttr) FollowupVectorized() *LoopAnnotationAttr { return v.followupVectorized }

// FollowupEpilogue is the parameter followupEpilogue, nil if it is absent.
func (v *LoopVectorizeAttr) FollowupEpilogue() *LoopAnnotationAttr { return v.followupEpilogue }

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopVectorizeAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopVectorizeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disable := ir.Rebuilt(r, v.disable, asm.IsBoolAttr)
	predicateEnable := ir.Rebuilt(r, v.predicateEnable, asm.IsBoolAttr)
	scalableEnable := ir.Rebuilt(r, v.scalableEnable, asm.IsBoolAttr)
	width := ir.Rebuilt(r, v.width)
	followupVectorized := ir.Rebuilt(r, v.followupVectorized)
	followupEpilogue := ir.Rebuilt(r, v.followupEpilogue)
	followupAll := ir.Rebuilt(r, v.followupAll)
	if r.Failed() {
		return nil
	}
	return NewLoopVectorizeAttr(v.Context(), LoopVectorizeParams{
		Disable:            disable,
		PredicateEnable:    predicateEnable,
		ScalableEnable:     scalableEnable,
		Width:              width,
		FollowupVectorized: followupVectorized,
		FollowupEpilogue:   followupEpilogue,
		FollowupAll:        followupAll,
	})
}

// syntaxLoopVectorizeAttr parses and prints LoopVectorizeAttr.
type syntaxLoopVectorizeAttr struct{}

var namesLoopVectorizeAttr = []string{"disable", "predicateEnable", "scalableEnable", "width", "followupVectorized", "followupEpilogue", "followupAll"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopVectorizeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var predicateEnable *ir.IntegerAttr
	var scalableEnable *ir.IntegerAttr
	var width *ir.IntegerAttr
	var followupVectorized *LoopAnnotationAttr
	var followupEpilogue *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopVectorizeAttr, 1<<7-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopVectorizeAttr", "disable", "BoolAttr")
		case 1:
			predicateEnable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopVectorizeAttr", "predicateEnable", "BoolAttr")
		case 2:
			scalableEnable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopVectorizeAttr", "scalableEnable", "BoolAttr")
		case 3:
			width = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopVectorizeAttr", "width", "IntegerAttr")
		case 4:
			followupVectorized = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopVectorizeAttr", "followupVectorized", "LoopAnnotationAttr")
		case 5:
			followupEpilogue = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopVectorizeAttr", "followupEpilogue", "LoopAnnotationAttr")
		case 6:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopVectorizeAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopVectorizeAttr(p.Context(), LoopVectorizeParams{
		Disable:            disable,
		PredicateEnable:    predicateEnable,
		ScalableEnable:     scalableEnable,
		Width:              width,
		FollowupVectorized: followupVectorized,
		FollowupEpilogue:   followupEpilogue,
		FollowupAll:        followupAll,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopVectorizeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopVectorizeAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Separator(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.predicateEnable != nil {
		p.Separator(&first)
		p.Str("predicateEnable = ")
		p.Attr(v.predicateEnable)
	}
	if v.scalableEnable != nil {
		p.Separator(&first)
		p.Str("scalableEnable = ")
		p.Attr(v.scalableEnable)
	}
	if v.width != nil {
		p.Separator(&first)
		p.Str("width = ")
		p.Attr(v.width)
	}
	if v.followupVectorized != nil {
		p.Separator(&first)
		p.Str("followupVectorized = ")
		p.StrippedAttr(v.followupVectorized)
	}
	if v.followupEpilogue != nil {
		p.Separator(&first)
		p.Str("followupEpilogue = ")
		p.StrippedAttr(v.followupEpilogue)
	}
	if v.followupAll != nil {
		p.Separator(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopVectorizeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_vectorize", asm.OverridableAlias
}

// LoopInterleaveAttr is #llvm.loop_interleave: options of loop interleaving.
type LoopInterleaveAttr struct {
	ir.AttrBase
	count *ir.IntegerAttr
}

// LoopInterleaveAttrDef is the definition of LoopInterleaveAttr.
var LoopInterleaveAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_interleave",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopInterleaveAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopInterleaveAttr)
		if v.count != nil {
			attr(v.count)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopInterleaveAttr],
})

// IsLoopInterleaveAttr is the constraint for LoopInterleaveAttr.
var IsLoopInterleaveAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopInterleaveAttr]}

// NewLoopInterleaveAttr returns the attribute with the given parameters.
func NewLoopInterleaveAttr(c *ir.Context, count *ir.IntegerAttr) *LoopInterleaveAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(count))
	if v := c.LookupAttr(LoopInterleaveAttrDef, k); v != nil {
		return v.(*LoopInterleaveAttr)
	}
	return c.InternAttr(LoopInterleaveAttrDef, k, &LoopInterleaveAttr{count: count}).(*LoopInterleaveAttr)
}

// Count is the parameter count.
func (v *LoopInterleaveAttr) Count() *ir.IntegerAttr { return v.count }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopInterleaveAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	count := ir.Rebuilt(r, v.count)
	if r.Failed() {
		return nil
	}
	return NewLoopInterleaveAttr(v.Context(), count)
}

// syntaxLoopInterleaveAttr parses and prints LoopInterleaveAttr.
type syntaxLoopInterleaveAttr struct{}

var namesLoopInterleaveAttr = []string{"count"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopInterleaveAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopInterleaveAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopInterleaveAttr", "count", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopInterleaveAttr(p.Context(), count)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopInterleaveAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopInterleaveAttr)
	p.Str("<")
	p.Str("count = ")
	p.Attr(v.count)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopInterleaveAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_interleave", asm.OverridableAlias
}

// LoopUnrollAttr is #llvm.loop_unroll: options of loop unrolling.
type LoopUnrollAttr struct {
	ir.AttrBase
	disable           *ir.IntegerAttr
	count             *ir.IntegerAttr
	runtimeDisable    *ir.IntegerAttr
	full              *ir.IntegerAttr
	followupUnrolled  *LoopAnnotationAttr
	followupRemainder *LoopAnnotationAttr
	followupAll       *LoopAnnotationAttr
}

// LoopUnrollAttrDef is the definition of LoopUnrollAttr.
var LoopUnrollAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_unroll",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopUnrollAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopUnrollAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.count != nil {
			attr(v.count)
		}
		if v.runtimeDisable != nil {
			attr(v.runtimeDisable)
		}
		if v.full != nil {
			attr(v.full)
		}
		if v.followupUnrolled != nil {
			attr(v.followupUnrolled)
		}
		if v.followupRemainder != nil {
			attr(v.followupRemainder)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopUnrollAttr],
})

// IsLoopUnrollAttr is the constraint for LoopUnrollAttr.
var IsLoopUnrollAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopUnrollAttr]}

// LoopUnrollParams are the parameters of [NewLoopUnrollAttr].
type LoopUnrollParams struct {
	Disable           *ir.IntegerAttr
	Count             *ir.IntegerAttr
	RuntimeDisable    *ir.IntegerAttr
	Full              *ir.IntegerAttr
	FollowupUnrolled  *LoopAnnotationAttr
	FollowupRemainder *LoopAnnotationAttr
	FollowupAll       *LoopAnnotationAttr
}

// NewLoopUnrollAttr returns the attribute with the given parameters.
func NewLoopUnrollAttr(c *ir.Context, p LoopUnrollParams) *LoopUnrollAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Count))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.RuntimeDisable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Full))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupUnrolled))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupRemainder))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupAll))
	if v := c.LookupAttr(LoopUnrollAttrDef, k); v != nil {
		return v.(*LoopUnrollAttr)
	}
	return c.InternAttr(LoopUnrollAttrDef, k, &LoopUnrollAttr{disable: p.Disable, count: p.Count, runtimeDisable: p.RuntimeDisable, full: p.Full, followupUnrolled: p.FollowupUnrolled, followupRemainder: p.FollowupRemainder, followupAll: p.FollowupAll}).(*LoopUnrollAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopUnrollAttr) Disable() *ir.IntegerAttr { return v.disable }

// Count is the parameter count, nil if it is absent.
func (v *LoopUnrollAttr) Count() *ir.IntegerAttr { return v.count }

// RuntimeDisable is the parameter runtimeDisable, nil if it is absent.
func (v *LoopUnrollAttr) RuntimeDisable() *ir.IntegerAttr { return v.runtimeDisable }

// Full is the parameter full, nil if it is absent.
func (v *LoopUnrollAttr) Full() *ir.IntegerAttr { return v.full }

// FollowupUnrolled is the parameter followupUnrolled, nil if it is absent.
func (v *LoopUnrollAttr) FollowupUnrolled() *LoopAnnotationAttr { return v.followupUnrolled }

// FollowupRemainder is the parameter followupRemainder, nil if it is absent.
func (v *LoopUnrollAttr) FollowupRemainder() *LoopAnnotationAttr { return v.followupRemainder }

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopUnrollAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopUnrollAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disable := ir.Rebuilt(r, v.disable, asm.IsBoolAttr)
	count := ir.Rebuilt(r, v.count)
	runtimeDisable := ir.Rebuilt(r, v.runtimeDisable, asm.IsBoolAttr)
	full := ir.Rebuilt(r, v.full, asm.IsBoolAttr)
	followupUnrolled := ir.Rebuilt(r, v.followupUnrolled)
	followupRemainder := ir.Rebuilt(r, v.followupRemainder)
	followupAll := ir.Rebuilt(r, v.followupAll)
	if r.Failed() {
		return nil
	}
	return NewLoopUnrollAttr(v.Context(), LoopUnrollParams{
		Disable:           disable,
		Count:             count,
		RuntimeDisable:    runtimeDisable,
		Full:              full,
		FollowupUnrolled:  followupUnrolled,
		FollowupRemainder: followupRemainder,
		FollowupAll:       followupAll,
	})
}

// syntaxLoopUnrollAttr parses and prints LoopUnrollAttr.
type syntaxLoopUnrollAttr struct{}

var namesLoopUnrollAttr = []string{"disable", "count", "runtimeDisable", "full", "followupUnrolled", "followupRemainder", "followupAll"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopUnrollAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var count *ir.IntegerAttr
	var runtimeDisable *ir.IntegerAttr
	var full *ir.IntegerAttr
	var followupUnrolled *LoopAnnotationAttr
	var followupRemainder *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopUnrollAttr, 1<<7-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAttr", "disable", "BoolAttr")
		case 1:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopUnrollAttr", "count", "IntegerAttr")
		case 2:
			runtimeDisable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAttr", "runtimeDisable", "BoolAttr")
		case 3:
			full = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAttr", "full", "BoolAttr")
		case 4:
			followupUnrolled = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAttr", "followupUnrolled", "LoopAnnotationAttr")
		case 5:
			followupRemainder = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAttr", "followupRemainder", "LoopAnnotationAttr")
		case 6:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopUnrollAttr(p.Context(), LoopUnrollParams{
		Disable:           disable,
		Count:             count,
		RuntimeDisable:    runtimeDisable,
		Full:              full,
		FollowupUnrolled:  followupUnrolled,
		FollowupRemainder: followupRemainder,
		FollowupAll:       followupAll,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopUnrollAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopUnrollAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Separator(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.count != nil {
		p.Separator(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	if v.runtimeDisable != nil {
		p.Separator(&first)
		p.Str("runtimeDisable = ")
		p.Attr(v.runtimeDisable)
	}
	if v.full != nil {
		p.Separator(&first)
		p.Str("full = ")
		p.Attr(v.full)
	}
	if v.followupUnrolled != nil {
		p.Separator(&first)
		p.Str("followupUnrolled = ")
		p.StrippedAttr(v.followupUnrolled)
	}
	if v.followupRemainder != nil {
		p.Separator(&first)
		p.Str("followupRemainder = ")
		p.StrippedAttr(v.followupRemainder)
	}
	if v.followupAll != nil {
		p.Separator(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopUnrollAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_unroll", asm.OverridableAlias
}

// LoopUnrollAndJamAttr is #llvm.loop_unroll_and_jam: options of unroll and jam.
type LoopUnrollAndJamAttr struct {
	ir.AttrBase
	disable                *ir.IntegerAttr
	count                  *ir.IntegerAttr
	followupOuter          *LoopAnnotationAttr
	followupInner          *LoopAnnotationAttr
	followupRemainderOuter *LoopAnnotationAttr
	followupRemainderInner *LoopAnnotationAttr
	followupAll            *LoopAnnotationAttr
}

// LoopUnrollAndJamAttrDef is the definition of LoopUnrollAndJamAttr.
var LoopUnrollAndJamAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_unroll_and_jam",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopUnrollAndJamAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopUnrollAndJamAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.count != nil {
			attr(v.count)
		}
		if v.followupOuter != nil {
			attr(v.followupOuter)
		}
		if v.followupInner != nil {
			attr(v.followupInner)
		}
		if v.followupRemainderOuter != nil {
			attr(v.followupRemainderOuter)
		}
		if v.followupRemainderInner != nil {
			attr(v.followupRemainderInner)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopUnrollAndJamAttr],
})

// IsLoopUnrollAndJamAttr is the constraint for LoopUnrollAndJamAttr.
var IsLoopUnrollAndJamAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopUnrollAndJamAttr]}

// LoopUnrollAndJamParams are the parameters of [NewLoopUnrollAndJamAttr].
type LoopUnrollAndJamParams struct {
	Disable                *ir.IntegerAttr
	Count                  *ir.IntegerAttr
	FollowupOuter          *LoopAnnotationAttr
	FollowupInner          *LoopAnnotationAttr
	FollowupRemainderOuter *LoopAnnotationAttr
	FollowupRemainderInner *LoopAnnotationAttr
	FollowupAll            *LoopAnnotationAttr
}

// NewLoopUnrollAndJamAttr returns the attribute with the given parameters.
func NewLoopUnrollAndJamAttr(c *ir.Context, p LoopUnrollAndJamParams) *LoopUnrollAndJamAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Count))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupOuter))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupInner))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupRemainderOuter))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupRemainderInner))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.FollowupAll))
	if v := c.LookupAttr(LoopUnrollAndJamAttrDef, k); v != nil {
		return v.(*LoopUnrollAndJamAttr)
	}
	return c.InternAttr(LoopUnrollAndJamAttrDef, k, &LoopUnrollAndJamAttr{disable: p.Disable, count: p.Count, followupOuter: p.FollowupOuter, followupInner: p.FollowupInner, followupRemainderOuter: p.FollowupRemainderOuter, followupRemainderInner: p.FollowupRemainderInner, followupAll: p.FollowupAll}).(*LoopUnrollAndJamAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopUnrollAndJamAttr) Disable() *ir.IntegerAttr { return v.disable }

// Count is the parameter count, nil if it is absent.
func (v *LoopUnrollAndJamAttr) Count() *ir.IntegerAttr { return v.count }

// FollowupOuter is the parameter followupOuter, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupOuter() *LoopAnnotationAttr { return v.followupOuter }

// FollowupInner is the parameter followupInner, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupInner() *LoopAnnotationAttr { return v.followupInner }

// FollowupRemainderOuter is the parameter followupRemainderOuter, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupRemainderOuter() *LoopAnnotationAttr {
	return v.followupRemainderOuter
}

// FollowupRemainderInner is the parameter followupRemainderInner, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupRemainderInner() *LoopAnnotationAttr {
	return v.followupRemainderInner
}

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopUnrollAndJamAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disable := ir.Rebuilt(r, v.disable, asm.IsBoolAttr)
	count := ir.Rebuilt(r, v.count)
	followupOuter := ir.Rebuilt(r, v.followupOuter)
	followupInner := ir.Rebuilt(r, v.followupInner)
	followupRemainderOuter := ir.Rebuilt(r, v.followupRemainderOuter)
	followupRemainderInner := ir.Rebuilt(r, v.followupRemainderInner)
	followupAll := ir.Rebuilt(r, v.followupAll)
	if r.Failed() {
		return nil
	}
	return NewLoopUnrollAndJamAttr(v.Context(), LoopUnrollAndJamParams{
		Disable:                disable,
		Count:                  count,
		FollowupOuter:          followupOuter,
		FollowupInner:          followupInner,
		FollowupRemainderOuter: followupRemainderOuter,
		FollowupRemainderInner: followupRemainderInner,
		FollowupAll:            followupAll,
	})
}

// syntaxLoopUnrollAndJamAttr parses and prints LoopUnrollAndJamAttr.
type syntaxLoopUnrollAndJamAttr struct{}

var namesLoopUnrollAndJamAttr = []string{"disable", "count", "followupOuter", "followupInner", "followupRemainderOuter", "followupRemainderInner", "followupAll"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopUnrollAndJamAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var count *ir.IntegerAttr
	var followupOuter *LoopAnnotationAttr
	var followupInner *LoopAnnotationAttr
	var followupRemainderOuter *LoopAnnotationAttr
	var followupRemainderInner *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopUnrollAndJamAttr, 1<<7-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAndJamAttr", "disable", "BoolAttr")
		case 1:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopUnrollAndJamAttr", "count", "IntegerAttr")
		case 2:
			followupOuter = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupOuter", "LoopAnnotationAttr")
		case 3:
			followupInner = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupInner", "LoopAnnotationAttr")
		case 4:
			followupRemainderOuter = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupRemainderOuter", "LoopAnnotationAttr")
		case 5:
			followupRemainderInner = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupRemainderInner", "LoopAnnotationAttr")
		case 6:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopUnrollAndJamAttr(p.Context(), LoopUnrollAndJamParams{
		Disable:                disable,
		Count:                  count,
		FollowupOuter:          followupOuter,
		FollowupInner:          followupInner,
		FollowupRemainderOuter: followupRemainderOuter,
		FollowupRemainderInner: followupRemainderInner,
		FollowupAll:            followupAll,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopUnrollAndJamAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopUnrollAndJamAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Separator(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.count != nil {
		p.Separator(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	if v.followupOuter != nil {
		p.Separator(&first)
		p.Str("followupOuter = ")
		p.StrippedAttr(v.followupOuter)
	}
	if v.followupInner != nil {
		p.Separator(&first)
		p.Str("followupInner = ")
		p.StrippedAttr(v.followupInner)
	}
	if v.followupRemainderOuter != nil {
		p.Separator(&first)
		p.Str("followupRemainderOuter = ")
		p.StrippedAttr(v.followupRemainderOuter)
	}
	if v.followupRemainderInner != nil {
		p.Separator(&first)
		p.Str("followupRemainderInner = ")
		p.StrippedAttr(v.followupRemainderInner)
	}
	if v.followupAll != nil {
		p.Separator(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopUnrollAndJamAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_unroll_and_jam", asm.OverridableAlias
}

// LoopLICMAttr is #llvm.loop_licm: options of loop-invariant code motion.
type LoopLICMAttr struct {
	ir.AttrBase
	disable           *ir.IntegerAttr
	versioningDisable *ir.IntegerAttr
}

// LoopLICMAttrDef is the definition of LoopLICMAttr.
var LoopLICMAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_licm",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopLICMAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopLICMAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.versioningDisable != nil {
			attr(v.versioningDisable)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopLICMAttr],
})

// IsLoopLICMAttr is the constraint for LoopLICMAttr.
var IsLoopLICMAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopLICMAttr]}

// NewLoopLICMAttr returns the attribute with the given parameters.
func NewLoopLICMAttr(c *ir.Context, disable *ir.IntegerAttr, versioningDisable *ir.IntegerAttr) *LoopLICMAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(versioningDisable))
	if v := c.LookupAttr(LoopLICMAttrDef, k); v != nil {
		return v.(*LoopLICMAttr)
	}
	return c.InternAttr(LoopLICMAttrDef, k, &LoopLICMAttr{disable: disable, versioningDisable: versioningDisable}).(*LoopLICMAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopLICMAttr) Disable() *ir.IntegerAttr { return v.disable }

// VersioningDisable is the parameter versioningDisable, nil if it is absent.
func (v *LoopLICMAttr) VersioningDisable() *ir.IntegerAttr { return v.versioningDisable }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopLICMAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disable := ir.Rebuilt(r, v.disable, asm.IsBoolAttr)
	versioningDisable := ir.Rebuilt(r, v.versioningDisable, asm.IsBoolAttr)
	if r.Failed() {
		return nil
	}
	return NewLoopLICMAttr(v.Context(), disable, versioningDisable)
}

// syntaxLoopLICMAttr parses and prints LoopLICMAttr.
type syntaxLoopLICMAttr struct{}

var namesLoopLICMAttr = []string{"disable", "versioningDisable"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopLICMAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var versioningDisable *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopLICMAttr, 1<<2-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopLICMAttr", "disable", "BoolAttr")
		case 1:
			versioningDisable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopLICMAttr", "versioningDisable", "BoolAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopLICMAttr(p.Context(), disable, versioningDisable)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopLICMAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopLICMAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Separator(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.versioningDisable != nil {
		p.Separator(&first)
		p.Str("versioningDisable = ")
		p.Attr(v.versioningDisable)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopLICMAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_licm", asm.OverridableAlias
}

// LoopDistributeAttr is #llvm.loop_distribute: options of loop distribution.
type LoopDistributeAttr struct {
	ir.AttrBase
	disable            *ir.IntegerAttr
	followupCoincident *LoopAnnotationAttr
	followupSequential *LoopAnnotationAttr
	followupFallback   *LoopAnnotationAttr
	followupAll        *LoopAnnotationAttr
}

// LoopDistributeAttrDef is the definition of LoopDistributeAttr.
var LoopDistributeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_distribute",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopDistributeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopDistributeAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.followupCoincident != nil {
			attr(v.followupCoincident)
		}
		if v.followupSequential != nil {
			attr(v.followupSequential)
		}
		if v.followupFallback != nil {
			attr(v.followupFallback)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopDistributeAttr],
})

// IsLoopDistributeAttr is the constraint for LoopDistributeAttr.
var IsLoopDistributeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopDistributeAttr]}

// NewLoopDistributeAttr returns the attribute with the given parameters.
func NewLoopDistributeAttr(c *ir.Context, disable *ir.IntegerAttr, followupCoincident *LoopAnnotationAttr, followupSequential *LoopAnnotationAttr, followupFallback *LoopAnnotationAttr, followupAll *LoopAnnotationAttr) *LoopDistributeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupCoincident))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupSequential))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupFallback))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupAll))
	if v := c.LookupAttr(LoopDistributeAttrDef, k); v != nil {
		return v.(*LoopDistributeAttr)
	}
	return c.InternAttr(LoopDistributeAttrDef, k, &LoopDistributeAttr{disable: disable, followupCoincident: followupCoincident, followupSequential: followupSequential, followupFallback: followupFallback, followupAll: followupAll}).(*LoopDistributeAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopDistributeAttr) Disable() *ir.IntegerAttr { return v.disable }

// FollowupCoincident is the parameter followupCoincident, nil if it is absent.
func (v *LoopDistributeAttr) FollowupCoincident() *LoopAnnotationAttr { return v.followupCoincident }

// FollowupSequential is the parameter followupSequential, nil if it is absent.
func (v *LoopDistributeAttr) FollowupSequential() *LoopAnnotationAttr { return v.followupSequential }

// FollowupFallback is the parameter followupFallback, nil if it is absent.
func (v *LoopDistributeAttr) FollowupFallback() *LoopAnnotationAttr { return v.followupFallback }

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopDistributeAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopDistributeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disable := ir.Rebuilt(r, v.disable, asm.IsBoolAttr)
	followupCoincident := ir.Rebuilt(r, v.followupCoincident)
	followupSequential := ir.Rebuilt(r, v.followupSequential)
	followupFallback := ir.Rebuilt(r, v.followupFallback)
	followupAll := ir.Rebuilt(r, v.followupAll)
	if r.Failed() {
		return nil
	}
	return NewLoopDistributeAttr(v.Context(), disable, followupCoincident, followupSequential, followupFallback, followupAll)
}

// syntaxLoopDistributeAttr parses and prints LoopDistributeAttr.
type syntaxLoopDistributeAttr struct{}

var namesLoopDistributeAttr = []string{"disable", "followupCoincident", "followupSequential", "followupFallback", "followupAll"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopDistributeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var followupCoincident *LoopAnnotationAttr
	var followupSequential *LoopAnnotationAttr
	var followupFallback *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopDistributeAttr, 1<<5-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopDistributeAttr", "disable", "BoolAttr")
		case 1:
			followupCoincident = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupCoincident", "LoopAnnotationAttr")
		case 2:
			followupSequential = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupSequential", "LoopAnnotationAttr")
		case 3:
			followupFallback = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupFallback", "LoopAnnotationAttr")
		case 4:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopDistributeAttr(p.Context(), disable, followupCoincident, followupSequential, followupFallback, followupAll)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopDistributeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopDistributeAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Separator(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.followupCoincident != nil {
		p.Separator(&first)
		p.Str("followupCoincident = ")
		p.StrippedAttr(v.followupCoincident)
	}
	if v.followupSequential != nil {
		p.Separator(&first)
		p.Str("followupSequential = ")
		p.StrippedAttr(v.followupSequential)
	}
	if v.followupFallback != nil {
		p.Separator(&first)
		p.Str("followupFallback = ")
		p.StrippedAttr(v.followupFallback)
	}
	if v.followupAll != nil {
		p.Separator(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopDistributeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_distribute", asm.OverridableAlias
}

// LoopPipelineAttr is #llvm.loop_pipeline: options of software pipelining.
type LoopPipelineAttr struct {
	ir.AttrBase
	disable            *ir.IntegerAttr
	initiationinterval *ir.IntegerAttr
}

// LoopPipelineAttrDef is the definition of LoopPipelineAttr.
var LoopPipelineAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_pipeline",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopPipelineAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopPipelineAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.initiationinterval != nil {
			attr(v.initiationinterval)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopPipelineAttr],
})

// IsLoopPipelineAttr is the constraint for LoopPipelineAttr.
var IsLoopPipelineAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopPipelineAttr]}

// NewLoopPipelineAttr returns the attribute with the given parameters.
func NewLoopPipelineAttr(c *ir.Context, disable *ir.IntegerAttr, initiationinterval *ir.IntegerAttr) *LoopPipelineAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(initiationinterval))
	if v := c.LookupAttr(LoopPipelineAttrDef, k); v != nil {
		return v.(*LoopPipelineAttr)
	}
	return c.InternAttr(LoopPipelineAttrDef, k, &LoopPipelineAttr{disable: disable, initiationinterval: initiationinterval}).(*LoopPipelineAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopPipelineAttr) Disable() *ir.IntegerAttr { return v.disable }

// Initiationinterval is the parameter initiationinterval, nil if it is absent.
func (v *LoopPipelineAttr) Initiationinterval() *ir.IntegerAttr { return v.initiationinterval }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopPipelineAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disable := ir.Rebuilt(r, v.disable, asm.IsBoolAttr)
	initiationinterval := ir.Rebuilt(r, v.initiationinterval)
	if r.Failed() {
		return nil
	}
	return NewLoopPipelineAttr(v.Context(), disable, initiationinterval)
}

// syntaxLoopPipelineAttr parses and prints LoopPipelineAttr.
type syntaxLoopPipelineAttr struct{}

var namesLoopPipelineAttr = []string{"disable", "initiationinterval"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopPipelineAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var initiationinterval *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopPipelineAttr, 1<<2-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopPipelineAttr", "disable", "BoolAttr")
		case 1:
			initiationinterval = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopPipelineAttr", "initiationinterval", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopPipelineAttr(p.Context(), disable, initiationinterval)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopPipelineAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopPipelineAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Separator(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.initiationinterval != nil {
		p.Separator(&first)
		p.Str("initiationinterval = ")
		p.Attr(v.initiationinterval)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopPipelineAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_pipeline", asm.OverridableAlias
}

// LoopPeeledAttr is #llvm.loop_peeled: loop of which iterations were peeled.
type LoopPeeledAttr struct {
	ir.AttrBase
	count *ir.IntegerAttr
}

// LoopPeeledAttrDef is the definition of LoopPeeledAttr.
var LoopPeeledAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_peeled",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopPeeledAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopPeeledAttr)
		if v.count != nil {
			attr(v.count)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopPeeledAttr],
})

// IsLoopPeeledAttr is the constraint for LoopPeeledAttr.
var IsLoopPeeledAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopPeeledAttr]}

// NewLoopPeeledAttr returns the attribute with the given parameters.
func NewLoopPeeledAttr(c *ir.Context, count *ir.IntegerAttr) *LoopPeeledAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(count))
	if v := c.LookupAttr(LoopPeeledAttrDef, k); v != nil {
		return v.(*LoopPeeledAttr)
	}
	return c.InternAttr(LoopPeeledAttrDef, k, &LoopPeeledAttr{count: count}).(*LoopPeeledAttr)
}

// Count is the parameter count, nil if it is absent.
func (v *LoopPeeledAttr) Count() *ir.IntegerAttr { return v.count }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopPeeledAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	count := ir.Rebuilt(r, v.count)
	if r.Failed() {
		return nil
	}
	return NewLoopPeeledAttr(v.Context(), count)
}

// syntaxLoopPeeledAttr parses and prints LoopPeeledAttr.
type syntaxLoopPeeledAttr struct{}

var namesLoopPeeledAttr = []string{"count"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopPeeledAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopPeeledAttr, 1<<0); s.Next(); {
		switch s.Param {
		case 0:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopPeeledAttr", "count", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopPeeledAttr(p.Context(), count)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopPeeledAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopPeeledAttr)
	p.Str("<")
	if v.count != nil {
		p.Str("count = ")
		p.Attr(v.count)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopPeeledAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_peeled", asm.OverridableAlias
}

// LoopUnswitchAttr is #llvm.loop_unswitch: options of loop unswitching.
type LoopUnswitchAttr struct {
	ir.AttrBase
	partialDisable *ir.IntegerAttr
}

// LoopUnswitchAttrDef is the definition of LoopUnswitchAttr.
var LoopUnswitchAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_unswitch",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopUnswitchAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopUnswitchAttr)
		if v.partialDisable != nil {
			attr(v.partialDisable)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopUnswitchAttr],
})

// IsLoopUnswitchAttr is the constraint for LoopUnswitchAttr.
var IsLoopUnswitchAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopUnswitchAttr]}

// NewLoopUnswitchAttr returns the attribute with the given parameters.
func NewLoopUnswitchAttr(c *ir.Context, partialDisable *ir.IntegerAttr) *LoopUnswitchAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(partialDisable))
	if v := c.LookupAttr(LoopUnswitchAttrDef, k); v != nil {
		return v.(*LoopUnswitchAttr)
	}
	return c.InternAttr(LoopUnswitchAttrDef, k, &LoopUnswitchAttr{partialDisable: partialDisable}).(*LoopUnswitchAttr)
}

// PartialDisable is the parameter partialDisable, nil if it is absent.
func (v *LoopUnswitchAttr) PartialDisable() *ir.IntegerAttr { return v.partialDisable }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopUnswitchAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	partialDisable := ir.Rebuilt(r, v.partialDisable, asm.IsBoolAttr)
	if r.Failed() {
		return nil
	}
	return NewLoopUnswitchAttr(v.Context(), partialDisable)
}

// syntaxLoopUnswitchAttr parses and prints LoopUnswitchAttr.
type syntaxLoopUnswitchAttr struct{}

var namesLoopUnswitchAttr = []string{"partialDisable"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopUnswitchAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var partialDisable *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopUnswitchAttr, 1<<0); s.Next(); {
		switch s.Param {
		case 0:
			partialDisable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnswitchAttr", "partialDisable", "BoolAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopUnswitchAttr(p.Context(), partialDisable)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopUnswitchAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopUnswitchAttr)
	p.Str("<")
	if v.partialDisable != nil {
		p.Str("partialDisable = ")
		p.Attr(v.partialDisable)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopUnswitchAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_unswitch", asm.OverridableAlias
}

// LoopAnnotationAttr is #llvm.loop_annotation: what the optimizer is told about a loop.
type LoopAnnotationAttr struct {
	ir.AttrBase
	disableNonforced *ir.IntegerAttr
	vectorize        *LoopVectorizeAttr
	interleave       *LoopInterleaveAttr
	unroll           *LoopUnrollAttr
	unrollAndJam     *LoopUnrollAndJamAttr
	licm             *LoopLICMAttr
	distribute       *LoopDistributeAttr
	pipeline         *LoopPipelineAttr
	peeled           *LoopPeeledAttr
	unswitch         *LoopUnswitchAttr
	mustProgress     *ir.IntegerAttr
	isVectorized     *ir.IntegerAttr
	startLoc         *ir.FusedLoc
	endLoc           *ir.FusedLoc
	parallelAccesses []*AccessGroupAttr
}

// LoopAnnotationAttrDef is the definition of LoopAnnotationAttr.
var LoopAnnotationAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_annotation",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopAnnotationAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopAnnotationAttr)
		if v.disableNonforced != nil {
			attr(v.disableNonforced)
		}
		if v.vectorize != nil {
			attr(v.vectorize)
		}
		if v.interleave != nil {
			attr(v.interleave)
		}
		if v.unroll != nil {
			attr(v.unroll)
		}
		if v.unrollAndJam != nil {
			attr(v.unrollAndJam)
		}
		if v.licm != nil {
			attr(v.licm)
		}
		if v.distribute != nil {
			attr(v.distribute)
		}
		if v.pipeline != nil {
			attr(v.pipeline)
		}
		if v.peeled != nil {
			attr(v.peeled)
		}
		if v.unswitch != nil {
			attr(v.unswitch)
		}
		if v.mustProgress != nil {
			attr(v.mustProgress)
		}
		if v.isVectorized != nil {
			attr(v.isVectorized)
		}
		if v.startLoc != nil {
			attr(v.startLoc)
		}
		if v.endLoc != nil {
			attr(v.endLoc)
		}
		for _, e := range v.parallelAccesses {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*LoopAnnotationAttr],
})

// IsLoopAnnotationAttr is the constraint for LoopAnnotationAttr.
var IsLoopAnnotationAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopAnnotationAttr]}

// LoopAnnotationParams are the parameters of [NewLoopAnnotationAttr].
type LoopAnnotationParams struct {
	DisableNonforced *ir.IntegerAttr
	Vectorize        *LoopVectorizeAttr
	Interleave       *LoopInterleaveAttr
	Unroll           *LoopUnrollAttr
	UnrollAndJam     *LoopUnrollAndJamAttr
	Licm             *LoopLICMAttr
	Distribute       *LoopDistributeAttr
	Pipeline         *LoopPipelineAttr
	Peeled           *LoopPeeledAttr
	Unswitch         *LoopUnswitchAttr
	MustProgress     *ir.IntegerAttr
	IsVectorized     *ir.IntegerAttr
	StartLoc         *ir.FusedLoc
	EndLoc           *ir.FusedLoc
	ParallelAccesses []*AccessGroupAttr
}

// NewLoopAnnotationAttr returns the attribute with the given parameters.
func NewLoopAnnotationAttr(c *ir.Context, p LoopAnnotationParams) *LoopAnnotationAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.DisableNonforced))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Vectorize))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Interleave))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Unroll))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.UnrollAndJam))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Licm))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Distribute))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Pipeline))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Peeled))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Unswitch))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.MustProgress))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.IsVectorized))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.StartLoc))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.EndLoc))
	k = ir.AppendUintKey(k, uint64(len(p.ParallelAccesses)))
	for _, e := range p.ParallelAccesses {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(LoopAnnotationAttrDef, k); v != nil {
		return v.(*LoopAnnotationAttr)
	}
	return c.InternAttr(LoopAnnotationAttrDef, k, &LoopAnnotationAttr{disableNonforced: p.DisableNonforced, vectorize: p.Vectorize, interleave: p.Interleave, unroll: p.Unroll, unrollAndJam: p.UnrollAndJam, licm: p.Licm, distribute: p.Distribute, pipeline: p.Pipeline, peeled: p.Peeled, unswitch: p.Unswitch, mustProgress: p.MustProgress, isVectorized: p.IsVectorized, startLoc: p.StartLoc, endLoc: p.EndLoc, parallelAccesses: append([]*AccessGroupAttr(nil), p.ParallelAccesses...)}).(*LoopAnnotationAttr)
}

// DisableNonforced is the parameter disableNonforced, nil if it is absent.
func (v *LoopAnnotationAttr) DisableNonforced() *ir.IntegerAttr { return v.disableNonforced }

// Vectorize is the parameter vectorize, nil if it is absent.
func (v *LoopAnnotationAttr) Vectorize() *LoopVectorizeAttr { return v.vectorize }

// Interleave is the parameter interleave, nil if it is absent.
func (v *LoopAnnotationAttr) Interleave() *LoopInterleaveAttr { return v.interleave }

// Unroll is the parameter unroll, nil if it is absent.
func (v *LoopAnnotationAttr) Unroll() *LoopUnrollAttr { return v.unroll }

// UnrollAndJam is the parameter unrollAndJam, nil if it is absent.
func (v *LoopAnnotationAttr) UnrollAndJam() *LoopUnrollAndJamAttr { return v.unrollAndJam }

// Licm is the parameter licm, nil if it is absent.
func (v *LoopAnnotationAttr) Licm() *LoopLICMAttr { return v.licm }

// Distribute is the parameter distribute, nil if it is absent.
func (v *LoopAnnotationAttr) Distribute() *LoopDistributeAttr { return v.distribute }

// Pipeline is the parameter pipeline, nil if it is absent.
func (v *LoopAnnotationAttr) Pipeline() *LoopPipelineAttr { return v.pipeline }

// Peeled is the parameter peeled, nil if it is absent.
func (v *LoopAnnotationAttr) Peeled() *LoopPeeledAttr { return v.peeled }

// Unswitch is the parameter unswitch, nil if it is absent.
func (v *LoopAnnotationAttr) Unswitch() *LoopUnswitchAttr { return v.unswitch }

// MustProgress is the parameter mustProgress, nil if it is absent.
func (v *LoopAnnotationAttr) MustProgress() *ir.IntegerAttr { return v.mustProgress }

// IsVectorized is the parameter isVectorized, nil if it is absent.
func (v *LoopAnnotationAttr) IsVectorized() *ir.IntegerAttr { return v.isVectorized }

// StartLoc is the parameter startLoc, nil if it is absent.
func (v *LoopAnnotationAttr) StartLoc() *ir.FusedLoc { return v.startLoc }

// EndLoc is the parameter endLoc, nil if it is absent.
func (v *LoopAnnotationAttr) EndLoc() *ir.FusedLoc { return v.endLoc }

// ParallelAccesses is the parameter parallelAccesses. The slice must not be modified.
func (v *LoopAnnotationAttr) ParallelAccesses() []*AccessGroupAttr { return v.parallelAccesses }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *LoopAnnotationAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	disableNonforced := ir.Rebuilt(r, v.disableNonforced, asm.IsBoolAttr)
	vectorize := ir.Rebuilt(r, v.vectorize)
	interleave := ir.Rebuilt(r, v.interleave)
	unroll := ir.Rebuilt(r, v.unroll)
	unrollAndJam := ir.Rebuilt(r, v.unrollAndJam)
	licm := ir.Rebuilt(r, v.licm)
	distribute := ir.Rebuilt(r, v.distribute)
	pipeline := ir.Rebuilt(r, v.pipeline)
	peeled := ir.Rebuilt(r, v.peeled)
	unswitch := ir.Rebuilt(r, v.unswitch)
	mustProgress := ir.Rebuilt(r, v.mustProgress, asm.IsBoolAttr)
	isVectorized := ir.Rebuilt(r, v.isVectorized, asm.IsBoolAttr)
	startLoc := ir.Rebuilt(r, v.startLoc)
	endLoc := ir.Rebuilt(r, v.endLoc)
	parallelAccesses := ir.RebuiltList(r, v.parallelAccesses)
	if r.Failed() {
		return nil
	}
	return NewLoopAnnotationAttr(v.Context(), LoopAnnotationParams{
		DisableNonforced: disableNonforced,
		Vectorize:        vectorize,
		Interleave:       interleave,
		Unroll:           unroll,
		UnrollAndJam:     unrollAndJam,
		Licm:             licm,
		Distribute:       distribute,
		Pipeline:         pipeline,
		Peeled:           peeled,
		Unswitch:         unswitch,
		MustProgress:     mustProgress,
		IsVectorized:     isVectorized,
		StartLoc:         startLoc,
		EndLoc:           endLoc,
		ParallelAccesses: parallelAccesses,
	})
}

// syntaxLoopAnnotationAttr parses and prints LoopAnnotationAttr.
type syntaxLoopAnnotationAttr struct{}

var namesLoopAnnotationAttr = []string{"disableNonforced", "vectorize", "interleave", "unroll", "unrollAndJam", "licm", "distribute", "pipeline", "peeled", "unswitch", "mustProgress", "isVectorized", "startLoc", "endLoc", "parallelAccesses"}

// ParseAttr parses the text after the mnemonic.
func (syntaxLoopAnnotationAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disableNonforced *ir.IntegerAttr
	var vectorize *LoopVectorizeAttr
	var interleave *LoopInterleaveAttr
	var unroll *LoopUnrollAttr
	var unrollAndJam *LoopUnrollAndJamAttr
	var licm *LoopLICMAttr
	var distribute *LoopDistributeAttr
	var pipeline *LoopPipelineAttr
	var peeled *LoopPeeledAttr
	var unswitch *LoopUnswitchAttr
	var mustProgress *ir.IntegerAttr
	var isVectorized *ir.IntegerAttr
	var startLoc *ir.FusedLoc
	var endLoc *ir.FusedLoc
	var parallelAccesses []*AccessGroupAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopAnnotationAttr, 1<<15-1); s.Next(); {
		switch s.Param {
		case 0:
			disableNonforced = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopAnnotationAttr", "disableNonforced", "BoolAttr")
		case 1:
			vectorize = asm.StrippedAttrParam[*LoopVectorizeAttr](p, LoopVectorizeAttrDef)
			p.EndParam("LoopAnnotationAttr", "vectorize", "LoopVectorizeAttr")
		case 2:
			interleave = asm.StrippedAttrParam[*LoopInterleaveAttr](p, LoopInterleaveAttrDef)
			p.EndParam("LoopAnnotationAttr", "interleave", "LoopInterleaveAttr")
		case 3:
			unroll = asm.StrippedAttrParam[*LoopUnrollAttr](p, LoopUnrollAttrDef)
			p.EndParam("LoopAnnotationAttr", "unroll", "LoopUnrollAttr")
		case 4:
			unrollAndJam = asm.StrippedAttrParam[*LoopUnrollAndJamAttr](p, LoopUnrollAndJamAttrDef)
			p.EndParam("LoopAnnotationAttr", "unrollAndJam", "LoopUnrollAndJamAttr")
		case 5:
			licm = asm.StrippedAttrParam[*LoopLICMAttr](p, LoopLICMAttrDef)
			p.EndParam("LoopAnnotationAttr", "licm", "LoopLICMAttr")
		case 6:
			distribute = asm.StrippedAttrParam[*LoopDistributeAttr](p, LoopDistributeAttrDef)
			p.EndParam("LoopAnnotationAttr", "distribute", "LoopDistributeAttr")
		case 7:
			pipeline = asm.StrippedAttrParam[*LoopPipelineAttr](p, LoopPipelineAttrDef)
			p.EndParam("LoopAnnotationAttr", "pipeline", "LoopPipelineAttr")
		case 8:
			peeled = asm.StrippedAttrParam[*LoopPeeledAttr](p, LoopPeeledAttrDef)
			p.EndParam("LoopAnnotationAttr", "peeled", "LoopPeeledAttr")
		case 9:
			unswitch = asm.StrippedAttrParam[*LoopUnswitchAttr](p, LoopUnswitchAttrDef)
			p.EndParam("LoopAnnotationAttr", "unswitch", "LoopUnswitchAttr")
		case 10:
			mustProgress = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopAnnotationAttr", "mustProgress", "BoolAttr")
		case 11:
			isVectorized = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopAnnotationAttr", "isVectorized", "BoolAttr")
		case 12:
			startLoc = asm.AttrParam[*ir.FusedLoc](p)
			p.EndParam("LoopAnnotationAttr", "startLoc", "FusedLoc")
		case 13:
			endLoc = asm.AttrParam[*ir.FusedLoc](p)
			p.EndParam("LoopAnnotationAttr", "endLoc", "FusedLoc")
		case 14:
			for !p.Failed() {
				var e *AccessGroupAttr
				e = asm.StrippedAttrParam[*AccessGroupAttr](p, AccessGroupAttrDef)
				parallelAccesses = append(parallelAccesses, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LoopAnnotationAttr", "parallelAccesses", "::llvm::ArrayRef<AccessGroupAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopAnnotationAttr(p.Context(), LoopAnnotationParams{
		DisableNonforced: disableNonforced,
		Vectorize:        vectorize,
		Interleave:       interleave,
		Unroll:           unroll,
		UnrollAndJam:     unrollAndJam,
		Licm:             licm,
		Distribute:       distribute,
		Pipeline:         pipeline,
		Peeled:           peeled,
		Unswitch:         unswitch,
		MustProgress:     mustProgress,
		IsVectorized:     isVectorized,
		StartLoc:         startLoc,
		EndLoc:           endLoc,
		ParallelAccesses: parallelAccesses,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLoopAnnotationAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopAnnotationAttr)
	p.Str("<")
	first := true
	if v.disableNonforced != nil {
		p.Separator(&first)
		p.Str("disableNonforced = ")
		p.Attr(v.disableNonforced)
	}
	if v.vectorize != nil {
		p.Separator(&first)
		p.Str("vectorize = ")
		p.StrippedAttr(v.vectorize)
	}
	if v.interleave != nil {
		p.Separator(&first)
		p.Str("interleave = ")
		p.StrippedAttr(v.interleave)
	}
	if v.unroll != nil {
		p.Separator(&first)
		p.Str("unroll = ")
		p.StrippedAttr(v.unroll)
	}
	if v.unrollAndJam != nil {
		p.Separator(&first)
		p.Str("unrollAndJam = ")
		p.StrippedAttr(v.unrollAndJam)
	}
	if v.licm != nil {
		p.Separator(&first)
		p.Str("licm = ")
		p.StrippedAttr(v.licm)
	}
	if v.distribute != nil {
		p.Separator(&first)
		p.Str("distribute = ")
		p.StrippedAttr(v.distribute)
	}
	if v.pipeline != nil {
		p.Separator(&first)
		p.Str("pipeline = ")
		p.StrippedAttr(v.pipeline)
	}
	if v.peeled != nil {
		p.Separator(&first)
		p.Str("peeled = ")
		p.StrippedAttr(v.peeled)
	}
	if v.unswitch != nil {
		p.Separator(&first)
		p.Str("unswitch = ")
		p.StrippedAttr(v.unswitch)
	}
	if v.mustProgress != nil {
		p.Separator(&first)
		p.Str("mustProgress = ")
		p.Attr(v.mustProgress)
	}
	if v.isVectorized != nil {
		p.Separator(&first)
		p.Str("isVectorized = ")
		p.Attr(v.isVectorized)
	}
	if v.startLoc != nil {
		p.Separator(&first)
		p.Str("startLoc = ")
		p.Attr(v.startLoc)
	}
	if v.endLoc != nil {
		p.Separator(&first)
		p.Str("endLoc = ")
		p.Attr(v.endLoc)
	}
	if len(v.parallelAccesses) > 0 {
		p.Separator(&first)
		p.Str("parallelAccesses = ")
		for i, e := range v.parallelAccesses {
			if i > 0 {
				p.Str(", ")
			}
			p.StrippedAttr(e)
		}
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxLoopAnnotationAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_annotation", asm.OverridableAlias
}
