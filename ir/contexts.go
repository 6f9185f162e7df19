package ir

import "sync/atomic"

// Everything belongs to one context, and is made of parts of the same context. Types and
// attributes of two contexts are never equal, though they may print alike. To mix them is a
// mistake in the program, and a panic where it is made.

// contexts numbers contexts, for keys. Zero is not used.
var contexts atomic.Uint32

// RequireType panics if t is of another context. A type that takes a body after it was made
// calls it for the parts of that. t may be nil.
func (c *Context) RequireType(t Type) {
	if t != nil && t.typeBase().ctx != c {
		panic("ir: the type '" + t.String() + "' is of another context")
	}
}

// RequireAttr panics if a is of another context, like RequireType. a may be nil.
func (c *Context) RequireAttr(a Attribute) {
	if a != nil && a.attrBase().home.ctx != c {
		panic("ir: the attribute '" + a.String() + "' is of another context")
	}
}

// requireOperand panics if a value is of another context than the operation.
func (op *Operation) requireOperand(v *Value) {
	if c := op.Context(); v.typ.ctx != c {
		c.RequireType(v.Type())
	}
}

// requireParts panics if a new operation has a part of another context.
func (st *OperationState) requireParts() {
	c := st.Context
	for _, v := range st.Operands {
		if v != nil && v.typ.ctx != c {
			c.RequireType(v.Type())
		}
	}
	for _, t := range st.Results {
		if t.typeBase().ctx != c {
			c.RequireType(t)
		}
	}
	if st.Attrs != nil {
		c.RequireAttr(st.Attrs)
	}
	if st.Shared != nil {
		c.RequireAttr(st.Shared)
	}
}
