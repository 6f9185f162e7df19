package asm

import (
	"encoding/binary"
	"maps"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// resourceList is the resources that a program refers to, in the order in
// which they were written, by dialect.
type resourceList struct {
	seen   map[*ir.Resource]bool
	byName map[string][]*ir.Resource
}

// Resource writes the name of a resource. That adds the resource to the file's resource section.
func (p *Printer) Resource(r *ir.Resource) {
	if p.aliases != nil {
		return
	}
	p.awaitTurn()
	p.sh.mu.Lock()
	p.sh.resources.add(r)
	p.sh.mu.Unlock()
	p.KeywordOrString(r.Key)
}

// add lists a resource if it is not yet.
func (l *resourceList) add(r *ir.Resource) {
	if l.seen[r] {
		return
	}
	if l.seen == nil {
		l.seen, l.byName = map[*ir.Resource]bool{}, map[string][]*ir.Resource{}
	}
	l.seen[r] = true
	l.byName[r.Dialect] = append(l.byName[r.Dialect], r)
}

// writeResources writes the file's resource section, {-# … #-}, if there are
// resources. Where all are elided an empty section is left.
func (p *Printer) writeResources() {
	w := resourceWriter{p: p}
	for _, dialect := range slices.Backward(slices.Sorted(maps.Keys(p.sh.resources.byName))) { // as upstream does
		w.startGroup(dialect)
		for _, r := range p.sh.resources.byName[dialect] {
			if data, align, ok := r.Blob(); ok && w.startEntry("dialect", r.Key, blobLen(len(data))) {
				p.blob(string(data), align)
			}
		}
		w.endGroup()
	}
	w.endSection()
	if x := p.sh.flags.External; x != nil {
		for i := range x.Groups {
			w.externalGroup(&x.Groups[i])
		}
	}
	w.endSection()
	if w.opened {
		p.Str("\n#-}\n")
	}
}

// resourceWriter writes the resource section's levels of braces and its commas.
type resourceWriter struct {
	p         *Printer
	group     string // that the entries belong to
	opened    bool   // {-# is there
	sections  int
	inSection bool
	inGroup   bool
	groups    int // in the section
}

func (w *resourceWriter) startGroup(name string) { w.group, w.inGroup = name, false }

// startEntry writes the key of an entry and what has to come before it. It
// returns false if the entry, of n characters, is too long to be written.
func (w *resourceWriter) startEntry(section, key string, n int) bool {
	p := w.p
	if !w.opened {
		w.opened = true
		p.Str("\n{-#\n")
	}
	if f := &p.sh.flags; f.ElideResources && (f.ElideResourcesOver == 0 || int64(n) > f.ElideResourcesOver) {
		return false
	}
	if !w.inSection {
		if w.sections > 0 {
			p.Str(",\n")
		}
		w.inSection, w.groups = true, 0
		w.sections++
		p.Str("  ")
		p.Str(section)
		p.Str("_resources: {\n")
	}
	switch {
	case w.inGroup:
		p.Str(",\n")
	default:
		if w.groups > 0 {
			p.Str(",\n")
		}
		p.Str("    ")
		p.Str(w.group)
		p.Str(": {\n")
		w.inGroup = true
		w.groups++
	}
	p.Str("      ")
	p.KeywordOrString(key)
	p.Str(": ")
	return true
}

func (w *resourceWriter) endGroup() {
	if w.inGroup {
		w.p.Str("\n    }")
	}
}

func (w *resourceWriter) endSection() {
	if w.inSection {
		w.p.Str("\n  }")
	}
	w.inSection = false
}

// externalGroup writes the external resources for a tool.
func (w *resourceWriter) externalGroup(g *ResourceGroup) {
	const section = "external"
	w.startGroup(g.Name)
	for i := range g.Entries {
		switch e := &g.Entries[i]; {
		case e.Kind == ResourceBlob:
			if w.startEntry(section, e.Key, blobLen(len(e.Text))) {
				w.p.blob(e.Text, e.Align)
			}
		case e.Kind == ResourceString:
			text := num.AppendQuoted(nil, e.Text)
			if w.startEntry(section, e.Key, len(text)) {
				w.p.buf = append(w.p.buf, text...)
			}
		case e.Bool:
			if w.startEntry(section, e.Key, len("true")) {
				w.p.Str("true")
			}
		default:
			if w.startEntry(section, e.Key, len("false")) {
				w.p.Str("false")
			}
		}
	}
	w.endGroup()
}

// blobLen is the length of the text of n bytes.
func blobLen(n int) int { return len(`"0x00000000"`) + 2*n }

// blob writes the bytes of a resource after those of their alignment.
func (p *Printer) blob(data string, align uint32) {
	var head [4]byte
	binary.LittleEndian.PutUint32(head[:], align)
	p.Str(`"0x`)
	for _, c := range head {
		p.buf = append(p.buf, upperHex[c>>4], upperHex[c&15])
	}
	for i := 0; i < len(data); i++ {
		p.buf = append(p.buf, upperHex[data[i]>>4], upperHex[data[i]&15])
		p.flushFull()
	}
	p.Byte('"')
}
