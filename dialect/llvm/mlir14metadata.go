package llvm

import (
	"sync"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// In MLIR 14, access groups and alias scopes were operations in an llvm.metadata, to which memory
// accesses referred as @metadata::@group. Today they are attributes.

// MLIR14Metadata returns today's attributes for such references: for each operation one. The zero
// value is ready to use. It is safe for concurrent use while the operations do not change.
type MLIR14Metadata struct {
	mu     sync.Mutex
	tables ir.SymbolTables
	made   map[*ir.Operation]ir.Attribute
}

// MLIR14References are the attributes that refer to metadata, of memory accesses.
var MLIR14References = []string{"access_groups", "alias_scopes", "noalias_scopes"}

// List returns today's attributes for the references in a list of an operation. Other elements stay. It
// returns nil if the list is nil or a reference cannot be resolved.
func (m *MLIR14Metadata) List(op *ir.Operation, list *ir.ArrayAttr) *ir.ArrayAttr {
	if list == nil {
		return nil
	}
	elems := make([]ir.Attribute, list.Len())
	for i, e := range list.Elems() {
		if ref, ok := e.(*ir.SymbolRefAttr); ok {
			if e = m.attr(op, ref); e == nil {
				return nil
			}
		}
		elems[i] = e
	}
	return ir.NewArrayAttr(op.Context(), elems...)
}

// attr returns the attribute for a reference, nil if it cannot be resolved.
func (m *MLIR14Metadata) attr(from *ir.Operation, ref *ir.SymbolRefAttr) ir.Attribute {
	m.mu.Lock()
	defer m.mu.Unlock()
	if def := m.tables.LookupNearest(from, ref); def != nil {
		return m.of(def)
	}
	return nil
}

func (m *MLIR14Metadata) of(def *ir.Operation) ir.Attribute {
	if a, ok := m.made[def]; ok {
		return a
	}
	c := def.Context()
	id := func() *ir.DistinctAttr { return ir.NewDistinctAttr(ir.NewUnitAttr(c)) }
	text, _ := def.Attr("description").(*ir.StringAttr)
	var a ir.Attribute
	switch op := def.View().(type) {
	case AccessGroupOp:
		a = NewAccessGroupAttr(c, id())
	case AliasScopeDomainOp:
		a = NewAliasScopeDomainAttr(c, id(), text)
	case AliasScopeOp:
		in := m.tables.LookupNearest(def, ir.NewSymbolRefAttr(c, op.Domain()))
		if in == nil {
			return nil
		}
		domain, ok := m.of(in).(*AliasScopeDomainAttr)
		if !ok {
			return nil
		}
		a = NewAliasScopeAttr(c, id(), domain, text)
	default:
		return nil
	}
	if m.made == nil {
		m.made = map[*ir.Operation]ir.Attribute{}
	}
	m.made[def] = a
	return a
}

// MLIR14Loop is what the attribute llvm.loop of a branch says.
type MLIR14Loop struct {
	Parallel []*AccessGroupAttr
	Options  []LoopOption
}

// Loop returns what the attribute llvm.loop of a branch says. ok is false if it has none.
func (m *MLIR14Metadata) Loop(op *ir.Operation) (l MLIR14Loop, ok bool) {
	d, ok := op.Discardables().Lookup(loopAttrMLIR14).(*ir.DictionaryAttr)
	if !ok {
		return l, false
	}
	if list, ok := d.Lookup("parallel_access").(*ir.ArrayAttr); ok {
		if list = m.List(op, list); list != nil {
			for _, e := range list.Elems() {
				if g, ok := e.(*AccessGroupAttr); ok {
					l.Parallel = append(l.Parallel, g)
				}
			}
		}
	}
	if o, ok := d.Lookup("options").(*LoopOptionsAttr); ok {
		l.Options = o.Options()
	}
	return l, true
}

const loopAttrMLIR14 = "llvm.loop"

// Annotation returns today's attribute. An option that is false means nothing, and has no place
// there.
func (l MLIR14Loop) Annotation(c *ir.Context) *LoopAnnotationAttr {
	p := LoopAnnotationParams{ParallelAccesses: l.Parallel}
	var initiation, disable *ir.IntegerAttr
	yes := ir.NewBoolAttr(c, true)
	for _, o := range l.Options {
		if o.Kind.IsBool() && o.Value == 0 {
			continue
		}
		switch o.Kind {
		case LoopDisableUnroll:
			p.Unroll = NewLoopUnrollAttr(c, LoopUnrollParams{Disable: yes})
		case LoopDisableLICM:
			p.Licm = NewLoopLICMAttr(c, yes, nil)
		case LoopInterleaveCount:
			p.Interleave = NewLoopInterleaveAttr(c, ir.NewIntegerAttr(c.I32(), o.Value))
		case LoopDisablePipeline:
			disable = yes
		case LoopPipelineInitiationInterval:
			initiation = ir.NewIntegerAttr(c.I32(), o.Value)
		}
	}
	if disable != nil || initiation != nil {
		p.Pipeline = NewLoopPipelineAttr(c, disable, initiation)
	}
	return NewLoopAnnotationAttr(c, p)
}

// orReference returns a constraint for elements that were references to operations in MLIR 14, and are
// in contexts with its types.
func orReference(a *ir.AttrConstraint) *ir.AttrConstraint {
	also := *a
	also.Match = func(x ir.Attribute) bool {
		if _, ok := x.(*ir.SymbolRefAttr); ok {
			return contextHasMLIR14Types(x.Context())
		}
		return a.Match(x)
	}
	return &also
}

// verifyMetadataUses checks that the references to metadata of the accesses next to it lead to operations
// of the right kinds. The first llvm.metadata of a block checks those to all of them.
func verifyMetadataUses(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	if !contextHasMLIR14Types(op.Context()) {
		return nil
	}
	for first := range op.Block().Ops() {
		if first.Is(Metadata) {
			if first != op {
				return nil
			}
			break
		}
	}
	var wrong *diag.Diagnostic
	ir.WalkPre(op.ParentOp(), func(in *ir.Operation) ir.WalkResult {
		if wrong = verifyMLIR14References(in, symbols); wrong != nil {
			return ir.Interrupt
		}
		return ir.Advance
	})
	return wrong
}

func verifyMLIR14References(op *ir.Operation, symbols *ir.SymbolTables) *diag.Diagnostic {
	if !op.Is(Load) && !op.Is(Store) {
		return nil
	}
	for i, name := range MLIR14References {
		want := AliasScope
		if i == 0 {
			want = AccessGroup
		}
		list, _ := op.Attr(name).(*ir.ArrayAttr)
		if list == nil {
			continue
		}
		for _, e := range list.Elems() {
			ref, ok := e.(*ir.SymbolRefAttr)
			if !ok {
				continue
			}
			if d := verifyMLIR14Reference(op, ref, want, symbols); d != nil {
				return d
			}
		}
	}
	return nil
}

func verifyMLIR14Reference(op *ir.Operation, ref *ir.SymbolRefAttr, want *ir.OpDef, symbols *ir.SymbolTables) *diag.Diagnostic {
	if ref.IsFlat() {
		return op.Errorf("expected '%s' to specify a fully qualified reference", ref)
	}
	if in := symbols.LookupNearest(op, ir.NewSymbolRefAttr(op.Context(), ref.Root())); in == nil || !in.Is(Metadata) {
		return op.Errorf("expected '%s' to reference a metadata op", ref)
	}
	def := symbols.LookupNearest(op, ref)
	switch {
	case def == nil:
		return op.Errorf("expected '%s' to be a valid reference", ref)
	case !def.Is(want):
		return op.Errorf("expected '%s' to resolve to a %s", ref, want.Name)
	}
	return nil
}

// verifyMLIR14Loop checks the attribute llvm.loop of a branch.
func verifyMLIR14Loop(op *ir.Operation, a ir.Attribute) *diag.Diagnostic {
	if !contextHasMLIR14Types(op.Context()) {
		return nil
	}
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return op.Errorf("expected '%s' to be a dictionary attribute", loopAttrMLIR14)
	}
	if o := d.Lookup("options"); o != nil {
		if _, ok := o.(*LoopOptionsAttr); !ok {
			return op.Errorf("expected 'options' to be a `loopopts` attribute")
		}
	}
	return nil
}

// ReassociatesMLIR14 reports whether a reduction has the attribute reassoc = true of MLIR 14. Today it is one
// of the fast-math flags.
func ReassociatesMLIR14(op *ir.Operation) bool {
	if !op.Is(VectorReduceFAdd) && !op.Is(VectorReduceFMul) {
		return false
	}
	b, ok := op.Discardables().Lookup("reassoc").(*ir.IntegerAttr)
	return ok && b.Bool()
}
