package randomir

import (
	"fmt"
	"strings"
)

// vectorMemoryOps add an access of vector each.
var vectorMemoryOps = []func(p *program, b buffer) bool{vectorLoad, vectorLoad, maskedAccess, gatherScatter, transferRead, transferRead, transferWrite, transferWrite, matrixTransfer}

// lane returns the type of a vector that fits in the last dimension of a buffer, and its length,
// and indices for it.
func (p *program) lane(b buffer) (t string, n int, at string) {
	k := len(b.sizes) - 1
	if k < 0 || strings.HasPrefix(b.elem, "complex") || b.strided && (b.strides[k] != 1 || b.open[k]) || b.elem == "i1" {
		return "", 0, ""
	}
	n = 1 + p.IntN(min(b.sizes[k], 4))
	var list []string
	for i, size := range b.sizes {
		if i == k {
			size -= n - 1
		}
		list = append(list, p.below(size, false))
	}
	return fmt.Sprintf("vector<%dx%s>", n, b.elem), n, strings.Join(list, ", ")
}

func vectorLoad(p *program, b buffer) bool {
	t, _, at := p.lane(b)
	if t == "" {
		return false
	}
	attrs := p.one("", "", " {nontemporal = true}", " {alignment = 4}")
	if p.IntN(2) == 0 || b.constant {
		name := p.name()
		p.line("%s = vector.load %s[%s]%s : %s, %s", name, b.name, at, attrs, b.typ(), t)
		p.define(name, t)
		return true
	}
	x := p.value(t)
	p.line("vector.store %s, %s[%s]%s : %s, %s", x, b.name, at, attrs, b.typ(), t)
	return true
}

func maskedAccess(p *program, b buffer) bool {
	t, n, at := p.lane(b)
	if t == "" {
		return false
	}
	m := fmt.Sprintf("vector<%dxi1>", n)
	mask, x := p.value(m), p.value(t)
	if p.IntN(2) == 0 || b.constant {
		name := p.name()
		p.line("%s = vector.%s %s[%s], %s, %s : %s, %s, %s into %s", name, p.one("maskedload", "expandload"), b.name, at, mask, x, b.typ(), m, t, t)
		p.define(name, t)
		return true
	}
	p.line("vector.%s %s[%s], %s, %s : %s, %s, %s", p.one("maskedstore", "compressstore"), b.name, at, mask, x, b.typ(), m, t)
	return true
}

func gatherScatter(p *program, b buffer) bool {
	t, n, _ := p.lane(b)
	if t == "" {
		return false
	}
	k := len(b.sizes) - 1
	var at []string
	for i, size := range b.sizes {
		if i == k {
			size = 1
		}
		at = append(at, p.below(size, false))
	}
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(i)
	}
	e := p.one("i32", "i64", "index")
	ix, m := fmt.Sprintf("vector<%dx%s>", n, e), fmt.Sprintf("vector<%dxi1>", n)
	indices := p.name()
	p.line("%s = arith.constant dense<[%s]> : %s", indices, strings.Join(list, ", "), ix)
	mask, x := p.value(m), p.value(t)
	if p.IntN(2) == 0 || b.constant {
		name := p.name()
		p.line("%s = vector.gather %s[%s] [%s], %s, %s : %s, %s, %s, %s into %s", name, b.name, strings.Join(at, ", "), indices, mask, x, b.typ(), ix, m, t, t)
		p.define(name, t)
		return true
	}
	p.line("vector.scatter %s[%s] [%s], %s, %s : %s, %s, %s, %s", b.name, strings.Join(at, ", "), indices, mask, x, b.typ(), ix, m, t)
	return true
}

func transferRead(p *program, b buffer) bool {
	if len(b.sizes) == 0 || strings.HasPrefix(b.elem, "complex") {
		return false
	}
	n := 1 + p.IntN(4)
	t, m := fmt.Sprintf("vector<%dx%s>", n, b.elem), fmt.Sprintf("vector<%dxi1>", n)
	at, pad := p.indices(b), p.value(b.elem)
	mask := ""
	if p.IntN(3) == 0 {
		mask = ", " + p.value(m)
	}
	attrs := ""
	if p.IntN(8) == 0 && len(b.sizes) == 2 {
		attrs = " {permutation_map = affine_map<(i, j) -> (" + p.one("i", "j") + ")>}"
	} else if p.IntN(8) == 0 && mask == "" && len(b.sizes) == 2 {
		attrs = " {permutation_map = affine_map<(i, j) -> (0)>, in_bounds = [true]}"
	}
	name := p.name()
	p.line("%s = vector.transfer_read %s[%s], %s%s%s : %s, %s", name, b.name, at, pad, mask, attrs, b.typ(), t)
	p.define(name, t)
	return true
}

func transferWrite(p *program, b buffer) bool {
	if len(b.sizes) == 0 || strings.HasPrefix(b.elem, "complex") || b.constant {
		return false
	}
	n := 1 + p.IntN(4)
	t := fmt.Sprintf("vector<%dx%s>", n, b.elem)
	at, x, mask := p.indices(b), p.value(t), ""
	if p.IntN(3) == 0 {
		mask = ", " + p.value(fmt.Sprintf("vector<%dxi1>", n))
	}
	attrs := ""
	if p.IntN(8) == 0 && len(b.sizes) == 2 {
		attrs = " {permutation_map = affine_map<(i, j) -> (i)>}"
	}
	p.line("vector.transfer_write %s, %s[%s]%s%s : %s, %s", x, b.name, at, mask, attrs, t, b.typ())
	return true
}

// matrixTransfer reads or writes two dimensions.
func matrixTransfer(p *program, b buffer) bool {
	if len(b.sizes) < 2 || strings.HasPrefix(b.elem, "complex") {
		return false
	}
	rows, columns := 1+p.IntN(3), 1+p.IntN(4)
	attrs := ""
	inside := rows <= b.sizes[len(b.sizes)-2] && columns <= b.sizes[len(b.sizes)-1]
	at := p.indices(b)
	if inside && p.IntN(2) == 0 {
		var list []string
		for range b.sizes {
			list = append(list, p.constant(0))
		}
		at, attrs = strings.Join(list, ", "), " {in_bounds = [true, true]}"
	} else if len(b.sizes) == 2 && p.IntN(3) == 0 {
		attrs = " {permutation_map = affine_map<(i, j) -> (j, i)>}"
	}
	t := fmt.Sprintf("vector<%dx%dx%s>", rows, columns, b.elem)
	if p.IntN(2) == 0 || b.constant {
		pad, name := p.value(b.elem), p.name()
		p.line("%s = vector.transfer_read %s[%s], %s%s : %s, %s", name, b.name, at, pad, attrs, b.typ(), t)
		p.define(name, t)
		return true
	}
	x := p.value(t)
	p.line("vector.transfer_write %s, %s[%s]%s : %s, %s", x, b.name, at, attrs, t, b.typ())
	return true
}
