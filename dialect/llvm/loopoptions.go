package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// A LoopOption is a hint to the optimizer about a loop.
type LoopOption struct {
	Kind LoopOptionKind
	// Value is 0 or 1 for boolean options.
	Value int64
}

// A LoopOptionKind is a kind of LoopOption.
type LoopOptionKind uint8

// The kinds of options.
const (
	LoopDisableUnroll LoopOptionKind = iota
	LoopDisableLICM
	LoopInterleaveCount
	LoopDisablePipeline
	LoopPipelineInitiationInterval
)

var loopOptionNames = [...]string{"disable_unroll", "disable_licm", "interleave_count", "disable_pipeline", "pipeline_initiation_interval"}

// String returns the option's name in the text.
func (k LoopOptionKind) String() string { return loopOptionNames[k] }

// IsBool reports whether the option is a boolean instead of a number.
func (k LoopOptionKind) IsBool() bool {
	return k != LoopInterleaveCount && k != LoopPipelineInitiationInterval
}

// A LoopOptionsAttr is a list of hints to the optimizer about a loop, sorted by kind, each at most
// once. MLIR 14 had it in the attribute llvm.loop of the branch that ends the loop. Its successor
// is LoopAnnotationAttr.
//
// Example printed form:
//
//	#llvm.loopopts<disable_unroll = true, interleave_count = 4>
type LoopOptionsAttr struct {
	ir.AttrBase
	options []LoopOption
}

// LoopOptionsAttrDef is the definition of LoopOptionsAttr.
var LoopOptionsAttrDef = ir.DefineAttr(ir.AttrDef{Dialect: "llvm", Mnemonic: "loopopts", Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(loopOptionsSyntax{})}})

// NewLoopOptionsAttr returns the list of options. It panics if two are of one kind.
func NewLoopOptionsAttr(c *ir.Context, options ...LoopOption) *LoopOptionsAttr {
	options = slices.Clone(options)
	slices.SortFunc(options, func(a, b LoopOption) int { return int(a.Kind) - int(b.Kind) })
	var buf [ir.KeySize]byte
	key := buf[:0]
	for i, o := range options {
		if i > 0 && options[i-1].Kind == o.Kind {
			panic("llvm: loop option present twice")
		}
		key = ir.AppendUintKey(ir.AppendUintKey(key, uint64(o.Kind)), uint64(o.Value))
	}
	if a := c.LookupAttr(LoopOptionsAttrDef, key); a != nil {
		return a.(*LoopOptionsAttr)
	}
	return c.InternAttr(LoopOptionsAttrDef, key, &LoopOptionsAttr{options: options}).(*LoopOptionsAttr)
}

// Options returns the options. The slice must not be modified.
func (a *LoopOptionsAttr) Options() []LoopOption { return a.options }

type loopOptionsSyntax struct{}

// ParseAttr parses the text after the mnemonic.
func (loopOptionsSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var list []LoopOption
	p.List(asm.Angles, "", func() {
		at := p.Pos()
		name := p.Keyword()
		if p.Failed() {
			return
		}
		k := slices.Index(loopOptionNames[:], name)
		o := LoopOption{Kind: LoopOptionKind(k)}
		switch {
		case k < 0:
			p.Errorf(at, "unknown loop option: %s", name)
			return
		case slices.ContainsFunc(list, func(x LoopOption) bool { return x.Kind == o.Kind }):
			p.Errorf(at, "loop option present twice")
			return
		}
		p.Want(asm.Equal)
		if !o.Kind.IsBool() {
			o.Value = p.Int64()
		} else if p.GotKeyword("true") {
			o.Value = 1
		} else if !p.GotKeyword("false") {
			p.Errorf(p.Pos(), "expected boolean value 'true' or 'false'")
		}
		list = append(list, o)
	})
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopOptionsAttr(p.Context(), list...)
}

// PrintAttr prints the text after the mnemonic.
func (loopOptionsSyntax) PrintAttr(p *asm.Printer, x ir.Attribute) {
	p.Byte('<')
	for i, o := range x.(*LoopOptionsAttr).options {
		if i > 0 {
			p.Str(", ")
		}
		p.Str(o.Kind.String())
		p.Str(" = ")
		switch {
		case !o.Kind.IsBool():
			p.Int(o.Value)
		case o.Value != 0:
			p.Str("true")
		default:
			p.Str("false")
		}
	}
	p.Byte('>')
}
