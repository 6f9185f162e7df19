package asm

import (
	"encoding/binary"

	"github.com/gomlir/gomlir/ir"
)

// resourceList is the resources that a program refers to, in the order in
// which they were written, by dialect.
type resourceList struct {
	seen   map[*ir.Resource]bool
	byName map[string][]*ir.Resource
}

// Resource writes the name of a resource, which makes it part of the file's
// resource section.
func (p *Printer) Resource(r *ir.Resource) {
	if p.aliases != nil {
		return
	}
	p.awaitTurn()
	l := &p.sh.resources
	if !l.seen[r] {
		if l.seen == nil {
			l.seen, l.byName = map[*ir.Resource]bool{}, map[string][]*ir.Resource{}
		}
		l.seen[r] = true
		l.byName[r.Dialect] = append(l.byName[r.Dialect], r)
	}
	p.KeywordOrString(r.Key)
}

// writeResources writes the file's resource section, {-# … #-}, if there are
// resources.
func (p *Printer) writeResources(ctx *ir.Context) {
	opened := false
	for _, dialect := range p.resourceDialects(ctx) {
		any := false
		for _, r := range p.sh.resources.byName[dialect] {
			data, align, ok := r.Blob()
			if !ok || p.resourceElided(len(data)) {
				continue
			}
			switch {
			case any:
				p.Str(",\n")
			case !opened:
				p.Str("\n{-#\n  dialect_resources: {\n    ")
			default:
				p.Str(",\n    ")
			}
			if !any {
				p.Str(dialect)
				p.Str(": {\n")
			}
			any, opened = true, true
			p.Str("      ")
			p.KeywordOrString(r.Key)
			p.Str(": ")
			p.blob(data, align)
		}
		if any {
			p.Str("\n    }")
		}
	}
	if opened {
		p.Str("\n  }\n#-}\n")
	}
}

// resourceDialects is the dialects that resources may belong to, in order.
func (p *Printer) resourceDialects(ctx *ir.Context) []string {
	if len(p.sh.resources.byName) == 0 {
		return nil
	}
	var list []string
	builtin := true
	for _, d := range ctx.Dialects() {
		if d.Name >= "builtin" && builtin {
			list = append(list, "builtin")
			builtin = false
		}
		if d.Name != "builtin" {
			list = append(list, d.Name)
		}
	}
	if builtin {
		list = append(list, "builtin")
	}
	return list
}

// resourceElided reports whether a resource of n bytes is too long.
func (p *Printer) resourceElided(n int) bool {
	f := &p.sh.flags
	if !f.ElideResources {
		return false
	}
	const around = len(`"0x00000000"`)
	return f.ElideResourcesOver == 0 || int64(2*n+around) > f.ElideResourcesOver
}

// blob writes the bytes of a resource after those of their alignment.
func (p *Printer) blob(data []byte, align uint32) {
	var head [4]byte
	binary.LittleEndian.PutUint32(head[:], align)
	p.Str(`"0x`)
	for _, part := range [][]byte{head[:], data} {
		for _, c := range part {
			p.buf = append(p.buf, upperHex[c>>4], upperHex[c&15])
		}
	}
	p.Byte('"')
}
