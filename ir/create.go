package ir

import (
	"slices"

	"github.com/gomlir/gomlir/internal/slab"
	"github.com/gomlir/gomlir/source"
)

// An OperationState is everything that an operation is made of. Parsers and
// builders fill one in and call NewOperation.
type OperationState struct {
	Context *Context
	Def     *OpDef
	// Loc is the location. If it is nil, Pos is the location.
	Loc Location
	Pos source.Pos

	Operands []*Value
	Results  []Type
	// InherentAttrs are the inherent attributes, one for each slot of the definition,
	// nil where absent. The slice may be shorter.
	InherentAttrs []Attribute
	// Shared takes the place of InherentAttrs if it is not nil: those of another operation of the
	// same definition.
	Shared *InherentAttrs
	// Attrs are the discardable attributes.
	Attrs      *DictionaryAttr
	Successors []*Block
	// Regions must belong to no operation.
	Regions []*Region
}

// SetInherentAttr sets the inherent attribute of a slot.
func (st *OperationState) SetInherentAttr(slot int, a Attribute) {
	for len(st.InherentAttrs) < len(st.Def.Attrs) {
		st.InherentAttrs = append(st.InherentAttrs, nil)
	}
	st.InherentAttrs[slot] = a
}

// InherentAttr is the inherent attribute of a slot, nil if absent.
func (st *OperationState) InherentAttr(slot int) Attribute {
	if slot < len(st.InherentAttrs) {
		return st.InherentAttrs[slot]
	}
	return nil
}

// Reset empties the state for the next operation and keeps its memory.
func (st *OperationState) Reset() {
	*st = OperationState{
		Context:       st.Context,
		Operands:      st.Operands[:0],
		Results:       st.Results[:0],
		InherentAttrs: st.InherentAttrs[:0],
		Successors:    st.Successors[:0],
		Regions:       st.Regions[:0],
	}
}

// An Arena makes operations and blocks out of slabs, for code that makes very many of
// them. The zero Arena is ready to use; it is not safe for concurrent use. What it
// makes is ordinary memory, collected when the last neighbour in its chunk is
// unreachable.
type Arena struct {
	ops     slab.Slab[Operation]
	uses    slab.Slab[Use]
	values  slab.Slab[Value]
	exts    slab.Slab[opExt]
	succs   slab.Slab[Successor]
	blocks  slab.Slab[Block]
	regions slab.Slab[Region]
	rlists  slab.Slab[*Region]
	props   [recentProps]*InherentAttrs
}

// NewOperation makes an operation that is in no block. The state's slices are
// copied. Successors and operands are linked into the use lists of their
// blocks and values.
func NewOperation(st *OperationState) *Operation {
	op := newOperation(len(st.Operands))
	op.init(st, st.Intern())
	if st.needsExt() {
		op.ext = &opExt{
			successors: make([]Successor, len(st.Successors)),
			regions:    make([]*Region, len(st.Regions)),
			results:    make([]Value, max(len(st.Results)-1, 0)),
		}
	}
	op.fill(st)
	return op
}

// newOperation returns an operation with memory for n operands, which for most is in the same
// allocation.
func newOperation(n int) *Operation {
	switch n {
	case 0:
		return &Operation{}
	case 1:
		o := &struct {
			op   Operation
			uses [1]Use
		}{}
		o.op.operands = o.uses[:]
		return &o.op
	case 2:
		o := &struct {
			op   Operation
			uses [2]Use
		}{}
		o.op.operands = o.uses[:]
		return &o.op
	case 3:
		o := &struct {
			op   Operation
			uses [3]Use
		}{}
		o.op.operands = o.uses[:]
		return &o.op
	}
	return &Operation{operands: make([]Use, n)}
}

// NewOperation is like the function of that name, but uses the arena's memory.
func (a *Arena) NewOperation(st *OperationState) *Operation {
	op := a.ops.One()
	if st.Shared != nil {
		op.init(st, st.Shared)
	} else {
		op.init(st, a.properties(st))
	}
	op.operands = a.uses.Many(len(st.Operands))
	if st.needsExt() {
		op.ext = a.exts.One()
		op.ext.successors = a.succs.Many(len(st.Successors))
		op.ext.regions = a.rlists.Many(len(st.Regions))
		op.ext.results = a.values.Many(max(len(st.Results)-1, 0))
	}
	op.fill(st)
	return op
}

// NewBlock makes a block in no region, in the arena's memory.
func (a *Arena) NewBlock() *Block { return a.blocks.One() }

// NewRegion makes a region that belongs to no operation, in the arena's
// memory.
func (a *Arena) NewRegion() *Region { return a.regions.One() }

// AddArgument adds an argument to a block, in the arena's memory.
func (a *Arena) AddArgument(b *Block, t Type, pos source.Pos) *Value {
	v := a.values.One()
	v.typ, v.pos = t.typeBase(), pos
	b.adopt(v)
	return v
}

// Intern returns the inherent attributes of the state as the one object that operations share.
// Set as Shared of other states, it spares looking it up again.
func (st *OperationState) Intern() *InherentAttrs {
	if st.Shared != nil {
		return st.Shared
	}
	return st.Context.properties(st.InherentAttrs)
}

func (op *Operation) init(st *OperationState, props *InherentAttrs) {
	st.requireParts()
	op.def, op.pos, op.props = st.Def, st.Pos, props
	op.SetLoc(st.Loc)
}

// recentProps is how many recent lists of inherent attributes an arena remembers.
const recentProps = 512

// properties interns the inherent attributes of an operation. Most are equal to recent
// ones.
func (a *Arena) properties(st *OperationState) *InherentAttrs {
	values := trimNil(st.InherentAttrs)
	hash := uint32(0)
	for _, v := range values {
		hash *= 0x9e3779b1
		if v != nil {
			hash += v.attrBase().id
		}
	}
	p := &a.props[(hash^hash>>16)%recentProps]
	if *p == nil || (*p).home.ctx != st.Context || !slices.Equal((*p).values, values) {
		*p = st.Context.properties(values)
	}
	return *p
}

// needsExt reports whether the operation needs an opExt.
func (st *OperationState) needsExt() bool {
	return len(st.Successors) > 0 || len(st.Regions) > 0 || len(st.Results) > 1 || st.Attrs.Len() > 0
}

func (op *Operation) fill(st *OperationState) {
	op.linkOperands(st.Operands)
	if st.Attrs.Len() > 0 {
		op.ext.attrs = st.Attrs
	}
	for i, t := range st.Results {
		r := &op.result
		if i > 0 {
			r = &op.ext.results[i-1]
		}
		r.typ, r.op, r.index = t.typeBase(), op, uint32(i)
	}
	for i, b := range st.Successors {
		s := &op.ext.successors[i]
		s.owner, s.index = op, uint32(i)
		s.link(b)
	}
	for i, r := range st.Regions {
		if r.op != nil {
			panic("ir: region already belongs to " + r.op.Name())
		}
		r.op, r.index = op, uint32(i)
		op.ext.regions[i] = r
	}
}
