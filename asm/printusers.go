package asm

import "github.com/gomlir/gomlir/ir"

// opUsers writes, as a comment, what uses the results of an operation.
func (p *Printer) opUsers(op *ir.Operation) {
	n := op.NumResults()
	switch {
	case n == 0 && op.NumOperands() > 0:
		p.Str(" // id: ")
		p.operationID(op)
		return
	case n == 0:
		return
	case !op.HasUses():
		p.Str(" // unused")
		return
	}
	users := map[*ir.Operation]bool{}
	results := 0
	for _, r := range op.Results().All() {
		for u := range r.Uses() {
			if !users[u.Owner()] {
				users[u.Owner()] = true
				results += u.Owner().NumResults()
			}
		}
	}
	if n == 1 && results <= 1 && len(users) == 1 {
		p.Str(" // user: ")
	} else {
		p.Str(" // users: ")
	}
	for i, r := range op.Results().All() {
		if i > 0 {
			p.Str(", ")
		}
		if n > 1 {
			p.Byte('(')
		}
		p.valueUsers(r)
		if n > 1 {
			p.Byte(')')
		}
	}
}

// argUsers writes, as a comment on a line of its own, what uses a block
// argument.
func (p *Printer) argUsers(a *ir.Value) {
	p.Str("// ")
	p.Value(a)
	if a.HasUses() {
		p.Str(" is used by ")
		p.valueUsers(a)
	} else {
		p.Str(" is unused")
	}
	p.Byte('\n')
}

func (p *Printer) valueUsers(v *ir.Value) {
	if !v.HasUses() {
		p.Str("unused")
		return
	}
	seen := map[*ir.Operation]bool{}
	i := 0
	for u := range v.Uses() {
		if op := u.Owner(); !seen[op] {
			seen[op] = true
			if i > 0 {
				p.Str(", ")
			}
			p.userID(op)
		}
		i++
	}
}

func (p *Printer) userID(op *ir.Operation) {
	if op.NumResults() == 0 {
		p.operationID(op)
		return
	}
	for i, r := range op.Results().All() {
		if i > 0 {
			p.Str(", ")
		}
		p.Value(r)
	}
}

func (p *Printer) operationID(op *ir.Operation) {
	id, ok := p.names.operationID(op)
	if !ok {
		p.Str("<<UNKNOWN OPERATION>>")
		return
	}
	p.Byte('%')
	p.Uint(uint64(id))
}
