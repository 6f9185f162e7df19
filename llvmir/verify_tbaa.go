package llvmir

import "github.com/gomlir/gomlir/num"

// tbaaResult is the result of checking a node that describes a type for alias analysis (LangRef,
// TBAA node Semantics).
type tbaaResult struct {
	invalid bool
	bits    uint32 // width of the offsets, 0 for scalar types without an offset
	scalar  bool
}

// tbaaTag checks the access tag of an instruction.
func (v *verifier) tbaaTag(i *Instruction, n *Node) bool {
	bad := func(msg string) bool { return v.bad(i, msg) }
	if len(n.ops) == 0 {
		return bad("TBAA metadata must have at least one operand")
	}
	switch i.Op {
	case OpLoad, OpStore, OpCall, OpVAArg, OpAtomicRMW, OpCmpXchg:
	default:
		return bad("This instruction shall not have a TBAA access tag!")
	}
	base, isNode := n.ops[0].(*Node)
	if !isNode || len(n.ops) < 3 {
		return bad("Old-style TBAA is no longer allowed, use struct-path TBAA instead")
	}
	access, _ := n.ops[1].(*Node)
	newFormat := isNewTBAA(access)
	if newFormat {
		if len(n.ops) != 4 && len(n.ops) != 5 {
			return bad("Access tag metadata must have either 4 or 5 operands")
		}
		if _, ok := constIntOf(n.ops[3]); !ok {
			return bad("Access size field must be a constant")
		}
	} else if len(n.ops) != 3 && len(n.ops) != 4 {
		return bad("Struct tag metadata must have either 3 or 4 operands")
	}
	if at := 3; newFormat || len(n.ops) == 4 {
		if newFormat {
			at = 4
		}
		if at < len(n.ops) {
			c, ok := constIntOf(n.ops[at])
			if !ok {
				return bad("Immutability tag on struct tag metadata must be a constant")
			}
			if !c.Value.IsZero() && !c.Value.IsOne() {
				return bad("Immutability part of the struct tag metadata must be either 0 or 1")
			}
		}
	}
	if access == nil {
		return bad("Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes")
	}
	if !newFormat && !v.tbaaScalar(access) {
		return bad("Access type node must be a valid scalar type")
	}
	off, ok := constIntOf(n.ops[2])
	if !ok {
		return bad("Offset must be constant integer")
	}
	return v.tbaaPath(i, base, access, off, newFormat)
}

// tbaaPath follows an access from the struct to the accessed field.
func (v *verifier) tbaaPath(i *Instruction, base, access *Node, offset *Int, newFormat bool) bool {
	bad := func(msg string) bool { return v.bad(i, msg) }
	seen := map[*Node]bool{}
	at := offset.Value
	seenAccess := false
	for base != nil && !isTBAARoot(base) {
		if seen[base] {
			return bad("Cycle detected in struct path")
		}
		seen[base] = true
		r := v.tbaaBase(i, base, newFormat)
		if r.invalid {
			return false
		}
		seenAccess = seenAccess || base == access
		if r.scalar || base == access {
			if !at.IsZero() {
				return bad("Offset not zero at the point of scalar access")
			}
		}
		if r.bits != at.Width() && !(r.bits == 0 && at.IsZero()) && !(newFormat && r.bits == ^uint32(0)) {
			return bad("Access bit-width not the same as description bit-width")
		}
		if newFormat && seenAccess {
			break
		}
		base, at = v.tbaaField(base, at, newFormat)
		if base == nil {
			return bad("Could not find TBAA parent in struct type node")
		}
	}
	if !seenAccess {
		return bad("Did not see access type in access path!")
	}
	return true
}

func isTBAARoot(n *Node) bool { return len(n.ops) < 2 }

func isNewTBAA(n *Node) bool {
	if n == nil || len(n.ops) < 3 {
		return false
	}
	_, ok := n.ops[0].(*Node)
	return ok
}

// tbaaScalar reports whether a node is a scalar type: a name, a parent, and
// maybe the offset 0.
func (v *verifier) tbaaScalar(n *Node) bool {
	seen := map[*Node]bool{}
	for {
		if len(n.ops) != 2 && len(n.ops) != 3 {
			return false
		}
		if _, ok := n.ops[0].(*MDString); !ok {
			return false
		}
		if len(n.ops) == 3 {
			if c, ok := constIntOf(n.ops[2]); !ok || !c.Value.IsZero() {
				return false
			}
		}
		parent, ok := n.ops[1].(*Node)
		if !ok || seen[parent] {
			return false
		}
		seen[parent] = true
		if isTBAARoot(parent) {
			return true
		}
		n = parent
	}
}

// tbaaBase checks a type node once.
func (v *verifier) tbaaBase(i *Instruction, n *Node, newFormat bool) tbaaResult {
	if len(n.ops) < 2 {
		v.fail(i, "Base nodes must have at least two operands")
		return tbaaResult{invalid: true}
	}
	r, ok := v.tbaa[n]
	if !ok {
		r = v.tbaaBaseOf(i, n, newFormat)
		v.tbaa[n] = r
	}
	return r
}

func (v *verifier) tbaaBaseOf(i *Instruction, n *Node, newFormat bool) tbaaResult {
	bad := func(msg string) tbaaResult { v.fail(i, msg); return tbaaResult{invalid: true} }
	if len(n.ops) == 2 {
		return tbaaResult{invalid: !v.tbaaScalar(n), scalar: true}
	}
	step, first := 2, 1
	if newFormat {
		step, first = 3, 3
		if len(n.ops)%3 != 0 {
			return bad("Access tag nodes must have the number of operands that is a multiple of 3!")
		}
		if _, ok := constIntOf(n.ops[1]); !ok {
			return bad("Type size nodes must be constants!")
		}
	} else if len(n.ops)%2 != 1 {
		return bad("Struct tag nodes must have an odd number of operands!")
	}
	if _, ok := n.ops[0].(*MDString); !newFormat && !ok {
		return bad("Struct type nodes have a string as their first operand")
	}
	res := tbaaResult{}
	if newFormat {
		res.bits = ^uint32(0)
	}
	var last *Int
	for k := first; k < len(n.ops); k += step {
		if _, ok := n.ops[k].(*Node); !ok {
			v.fail(i, "Incorrect field entry in struct type node!")
			res.invalid = true
			continue
		}
		off, ok := constIntOf(n.ops[k+1])
		if !ok {
			v.fail(i, "Offset entries must be constants!")
			res.invalid = true
			continue
		}
		if res.bits == 0 || res.bits == ^uint32(0) {
			res.bits = off.Value.Width()
		}
		if res.bits != off.Value.Width() {
			v.fail(i, "Bitwidth between the offsets and struct type entries must match")
			res.invalid = true
			continue
		}
		if last != nil && last.Value.CmpUnsigned(off.Value) > 0 {
			v.fail(i, "Offsets must be increasing!")
			res.invalid = true
		}
		last = off
		if newFormat {
			if _, ok := constIntOf(n.ops[k+2]); !ok {
				v.fail(i, "Member size entries must be constants!")
				res.invalid = true
			}
		}
	}
	return res
}

// tbaaField returns the type of the field at an offset, and the offset within the field.
func (v *verifier) tbaaField(n *Node, at num.Int, newFormat bool) (*Node, num.Int) {
	if len(n.ops) == 2 {
		p, _ := n.ops[1].(*Node)
		return p, at
	}
	step, first := 2, 1
	if newFormat {
		step, first = 3, 3
	}
	pick := len(n.ops) - step
	for k := first; k < len(n.ops); k += step {
		off, _ := constIntOf(n.ops[k+1])
		if off.Value.CmpUnsigned(at) > 0 {
			if k == first {
				return nil, at
			}
			pick = k - step
			break
		}
	}
	if pick < first {
		return nil, at
	}
	off, _ := constIntOf(n.ops[pick+1])
	rest, _ := at.Sub(off.Value)
	f, _ := n.ops[pick].(*Node)
	return f, rest
}
