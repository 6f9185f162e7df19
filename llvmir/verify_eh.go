package llvmir

import "strings"

// exception checks the instructions of exception handling.
func (v *verifier) exception(i *Instruction) bool {
	if i.Op.isEHPad() && !v.padPreds(i) {
		return false
	}
	if i.Op != OpCleanupRet && i.Op != OpCatchRet && v.f.Personality == nil {
		return v.bad(i, ehNames[i.Op]+" needs to be in a function with a personality.")
	}
	switch i.Op {
	case OpLandingPad:
		return v.landingPad(i)
	case OpResume:
		if v.pad == nil {
			v.pad = i.Operands[0].Type()
		} else if v.pad != i.Operands[0].Type() {
			return v.bad(i, "The resume instruction should have a consistent result type inside a function.")
		}
		return true
	case OpCatchRet:
		if p, ok := i.Operands[0].(*Instruction); !ok || p.Op != OpCatchPad {
			return v.bad(i, "CatchReturnInst needs to be provided a CatchPad")
		}
		return true
	case OpCleanupRet:
		if p, ok := i.Operands[0].(*Instruction); !ok || p.Op != OpCleanupPad {
			return v.bad(i, "CleanupReturnInst needs to be provided a CleanupPad")
		}
		return v.unwindPad(i, "CleanupReturnInst")
	}
	return v.funclet(i)
}

var ehNames = map[Op]string{OpLandingPad: "LandingPadInst", OpResume: "ResumeInst", OpCleanupPad: "CleanupPadInst",
	OpCatchPad: "CatchPadInst", OpCatchSwitch: "CatchSwitchInst"}

// unwindDest returns the block that a cleanupret or catchswitch unwinds to, nil for the caller.
func (i *Instruction) unwindDest() *Block {
	if !i.hasUnwind {
		return nil
	}
	b, _ := i.Operands[len(i.Operands)-1].(*Block)
	return b
}

func (v *verifier) unwindPad(i *Instruction, name string) bool {
	b := i.unwindDest()
	if b == nil {
		return true
	}
	p := firstNonPhi(b)
	if p == nil || !p.Op.isEHPad() || p.Op == OpLandingPad {
		return v.bad(i, name+" must unwind to an EH block which is not a landingpad.")
	}
	return true
}

func (v *verifier) landingPad(i *Instruction) bool {
	if len(i.Operands) == 0 && i.Flags&Cleanup == 0 {
		return v.bad(i, "LandingPadInst needs at least one clause or to be a cleanup.")
	}
	if v.pad == nil {
		v.pad = i.typ
	} else if v.pad != i.typ {
		return v.bad(i, "The landingpad instruction should have a consistent result type inside a function.")
	}
	if firstNonPhi(i.Block) != i {
		return v.bad(i, "LandingPadInst not the first non-PHI instruction in the block.")
	}
	for n, c := range i.Operands {
		if i.IsFilter(n) {
			if !isConstantArray(c) {
				return v.bad(i, "Filter operand is not an array of constants!")
			}
		} else if !c.Type().isPtr() {
			return v.bad(i, "Catch operand does not have pointer type!")
		}
	}
	return true
}

// isFuncletPad reports whether a value is a catchpad or cleanuppad.
func isFuncletPad(x Value) bool {
	i, ok := x.(*Instruction)
	return ok && (i.Op == OpCatchPad || i.Op == OpCleanupPad)
}

func isNoneToken(x Value) bool {
	_, ok := x.(*Zero)
	return ok
}

// parentPad returns the pad around an EH pad, nil if absent.
func parentPad(x Value) Value {
	i, ok := x.(*Instruction)
	if !ok {
		return nil
	}
	if i.Op == OpCatchPad {
		if s, ok := i.Operands[0].(*Instruction); ok && s.Op == OpCatchSwitch {
			return s.Operands[0]
		}
	}
	return i.Operands[0]
}

func (v *verifier) funclet(i *Instruction) bool {
	first := firstNonPhi(i.Block) == i
	name := ehNames[i.Op]
	switch i.Op {
	case OpCatchPad:
		if s, ok := i.Operands[0].(*Instruction); !ok || s.Op != OpCatchSwitch {
			return v.bad(i, "CatchPadInst needs to be directly nested in a CatchSwitchInst.")
		}
		if !first {
			return v.bad(i, "CatchPadInst not the first non-PHI instruction in the block.")
		}
	case OpCleanupPad:
		if !first {
			return v.bad(i, "CleanupPadInst not the first non-PHI instruction in the block.")
		}
		if !isNoneToken(i.Operands[0]) && !isFuncletPad(i.Operands[0]) {
			return v.bad(i, "CleanupPadInst has an invalid parent.")
		}
	case OpCatchSwitch:
		if !first {
			return v.bad(i, "CatchSwitchInst not the first non-PHI instruction in the block.")
		}
		if !isNoneToken(i.Operands[0]) && !isFuncletPad(i.Operands[0]) {
			return v.bad(i, "CatchSwitchInst has an invalid parent.")
		}
		if !v.unwindPad(i, name) {
			return false
		}
		if i.Details == nil || i.Details.Indirect == 0 {
			return v.bad(i, "CatchSwitchInst cannot have empty handler list")
		}
		for _, h := range i.Operands[1 : 1+i.Details.Indirect] {
			b, ok := h.(*Block)
			if p := firstNonPhi(b); !ok || p == nil || p.Op != OpCatchPad {
				return v.bad(i, "CatchSwitchInst handlers must be catchpads")
			}
		}
	}
	v.hasPadBody = true
	if i.Op != OpCatchSwitch {
		return v.padUses(i)
	}
	return true
}

// padPreds checks that an EH pad is reached only by unwinding.
func (v *verifier) padPreds(i *Instruction) bool {
	b := i.Block
	if b == v.f.Blocks[0] {
		return v.bad(i, "EH pad cannot be in entry block.")
	}
	preds := v.preds(b)
	switch i.Op {
	case OpLandingPad:
		for _, p := range preds {
			t := p.Terminator()
			if t.Op != OpInvoke || t.Operands[len(t.Operands)-2] != Value(b) || t.Operands[len(t.Operands)-3] == Value(b) {
				return v.bad(i, "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.")
			}
		}
		return true
	case OpCatchPad:
		s, ok := i.Operands[0].(*Instruction)
		if !ok || s.Op != OpCatchSwitch {
			return true // reported below
		}
		for _, p := range preds {
			if p != s.Block || p != preds[0] {
				return v.bad(i, "Block containg CatchPadInst must be jumped to only by its catchswitch.")
			}
		}
		if s.unwindDest() == b {
			return v.bad(i, "Catchswitch cannot unwind to one of its catchpads")
		}
		return true
	}
	for _, p := range preds {
		if !v.padEdge(i, p.Terminator()) {
			return false
		}
	}
	return true
}

// mayBecomeCall reports whether an intrinsic can be turned into a call of a
// function of the Objective-C runtime.
func mayBecomeCall(name string) bool {
	return strings.HasPrefix(name, "llvm.objc.") && !strings.HasPrefix(name, "llvm.objc.clang.arc.")
}

// padEdge checks the edge from a terminator to an EH pad.
func (v *verifier) padEdge(i, t *Instruction) bool {
	toParent := parentPad(i)
	var from Value
	switch t.Op {
	case OpInvoke:
		if t.Operands[len(t.Operands)-2] != Value(i.Block) || t.Operands[len(t.Operands)-3] == Value(i.Block) {
			return v.bad(i, "EH pad must be jumped to via an unwind edge")
		}
		if f, ok := t.Callee().(*Function); ok && f.IsIntrinsic() && f.Attrs.Fn.Has(AttrNoUnwind) && !mayBecomeCall(f.Name) {
			return true // it never unwinds
		}
		from = &Zero{v.m.Types.Simple(TokenType)}
		if t.Details != nil {
			for _, b := range t.Details.Bundles {
				if b.Tag == "funclet" && b.End > b.Start {
					from = t.Operands[b.Start]
				}
			}
		}
	case OpCleanupRet:
		from = t.Operands[0]
		if from == toParent {
			return v.bad(i, "A cleanupret must exit its cleanup")
		}
	case OpCatchSwitch:
		from = t
	default:
		return v.bad(i, "EH pad must be jumped to via an unwind edge")
	}
	seen := map[Value]bool{}
	for ; ; from = parentPad(from) {
		if from == Value(i) {
			return v.bad(i, "EH pad cannot handle exceptions raised within it")
		}
		if from == toParent || from != nil && isNoneToken(from) && isNoneToken(toParent) {
			return true
		}
		if isNoneToken(from) {
			return v.bad(i, "A single unwind edge may only enter one EH pad")
		}
		if seen[from] {
			return v.bad(i, "EH pad jumps through a cycle of pads")
		}
		seen[from] = true
		p, ok := from.(*Instruction)
		if !ok || p.Op != OpCatchPad && p.Op != OpCleanupPad && p.Op != OpCatchSwitch {
			return v.bad(i, "Parent pad must be catchpad/cleanuppad/catchswitch")
		}
	}
}

// padUses checks the uses of a funclet pad, and that all unwind edges out of it lead to one place.
func (v *verifier) padUses(i *Instruction) bool {
	var firstUser *Instruction
	var firstPad Value
	work := []*Instruction{i}
	seen := map[*Instruction]bool{}
	for len(work) > 0 {
		cur := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[cur] {
			return v.bad(i, "FuncletPadInst must not be nested within itself")
		}
		seen[cur] = true
		for _, u := range v.uses(cur) {
			dest, unwinds, nested, ok := v.padUser(i, u)
			if !ok {
				return false
			}
			if nested != nil {
				work = append(work, nested)
			}
			if !unwinds {
				continue
			}
			exit := padOfExit(i, dest)
			if exit == nil {
				continue
			}
			if cur != i && firstUser != nil {
				continue
			}
			if firstUser == nil {
				firstUser, firstPad = u.user, exit
			} else if cur == i && !(exit == firstPad || isNoneToken(exit) && isNoneToken(firstPad)) {
				return v.bad(i, "Unwind edges out of a funclet pad must have the same unwind dest")
			}
		}
	}
	return v.switchAgrees(i, firstUser, firstPad)
}

// padOfExit returns the pad that unwinding to a block enters, a none token for
// the caller, or nil if it stays within i.
func padOfExit(i *Instruction, dest *Block) Value {
	if dest == nil {
		return &Zero{i.Block.Func.Module.Types.Simple(TokenType)}
	}
	p := firstNonPhi(dest)
	if p == nil || !p.Op.isEHPad() || p.Op == OpLandingPad {
		return nil
	}
	for x := parentPad(p); ; x = parentPad(x) {
		if x == Value(i) {
			return nil
		}
		if x == nil || isNoneToken(x) {
			return p
		}
		if pi, ok := x.(*Instruction); !ok || !pi.Op.isEHPad() || pi == p {
			return p
		}
	}
}

// padUser returns the block that a user of a pad unwinds to.
func (v *verifier) padUser(i *Instruction, u use) (dest *Block, unwinds bool, nested *Instruction, ok bool) {
	switch x := u.user; x.Op {
	case OpCleanupRet:
		return x.unwindDest(), true, nil, true
	case OpCatchSwitch:
		// Its pads may unwind to the same place, so it need not have an unwind block.
		if x.unwindDest() == nil {
			return nil, false, nil, true
		}
		return x.unwindDest(), true, nil, true
	case OpInvoke:
		b, _ := x.Operands[len(x.Operands)-2].(*Block)
		return b, true, nil, true
	case OpCall:
		return nil, false, nil, true
	case OpCleanupPad:
		return nil, false, x, true
	case OpCatchRet:
		return nil, false, nil, true
	}
	return nil, false, nil, v.bad(i, "Bogus funclet pad use")
}

// switchAgrees checks that a catchpad unwinds to the same place as its catchswitch.
func (v *verifier) switchAgrees(i, user *Instruction, exit Value) bool {
	if user == nil || i.Op != OpCatchPad {
		return true
	}
	s := i.Operands[0].(*Instruction)
	var want Value = &Zero{i.typ}
	if d := s.unwindDest(); d != nil {
		if p := firstNonPhi(d); p != nil {
			want = p
		}
	}
	if !(exit == want || isNoneToken(exit) && isNoneToken(want)) {
		return v.bad(i, "Unwind edges out of a catch must have the same unwind dest as the parent catchswitch")
	}
	return true
}

// siblingFunclets checks that no two pads handle each other's exceptions.
func (v *verifier) siblingFunclets() {
	next := map[*Instruction]*Instruction{}
	var order []*Instruction
	for _, b := range v.f.Blocks {
		t := b.Terminator()
		var pad *Instruction
		switch t.Op {
		case OpCatchSwitch:
			pad = t
		case OpCleanupRet:
			pad, _ = t.Operands[0].(*Instruction)
		}
		if pad == nil || t.unwindDest() == nil {
			continue
		}
		if to := firstNonPhi(t.unwindDest()); to != nil && sameParent(pad, to) {
			if next[pad] == nil {
				order = append(order, pad)
			}
			next[pad] = to
		}
	}
	done := map[*Instruction]bool{}
	for _, start := range order {
		active := map[*Instruction]bool{}
		for p := start; p != nil && !done[p]; p = next[p] {
			if active[p] {
				v.fail(p, "EH pads can't handle each other's exceptions")
				return
			}
			active[p] = true
		}
		for p := range active {
			done[p] = true
		}
	}
}

func sameParent(a, b *Instruction) bool {
	x, y := parentPad(a), parentPad(b)
	return x == y || x != nil && y != nil && isNoneToken(x) && isNoneToken(y)
}

// isConstantArray reports whether LLVM represents a constant as an array of constants, not as plain
// data.
func isConstantArray(c Value) bool {
	switch c := c.(type) {
	case *Zero:
		return true
	case *Aggregate:
		e := c.typ.elem
		undefs := 0
		for _, x := range c.Elems {
			switch x.(type) {
			case *Undef, *Poison:
				undefs++
			}
		}
		if e == nil || undefs == len(c.Elems) { // LLVM represents it as undef or poison
			return false
		}
		switch {
		case e.isIntBits(8), e.isIntBits(16), e.isIntBits(32), e.isIntBits(64):
		case e.kind == HalfType, e.kind == BFloatType, e.kind == FloatType, e.kind == DoubleType:
		default:
			return true
		}
		for _, x := range c.Elems {
			switch x.(type) {
			case *Int, *Float:
			default:
				return true
			}
		}
	}
	return false
}
