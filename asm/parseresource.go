package asm

import (
	"encoding/binary"
	"math/bits"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Resources are data that a file carries beside its operations, in
//
//	{-#
//	  dialect_resources: { builtin: { blob1: "0x08000000…" } },
//	  external_resources: { mlir_reproducer: { pipeline: "…" } }
//	#-}
//
// dense_resource<blob1> refers to a resource of a dialect. Such resources belong to the context.
// External resources belong to a tool. A tool that copies them from its input to its output keeps
// them in ExternalResources.

// ExternalResources are the external resources of a file, by the name of the
// tool that each group of them is for. They are not safe for concurrent use.
type ExternalResources struct {
	Groups []ResourceGroup
}

// A ResourceGroup is the external resources for a tool.
type ResourceGroup struct {
	Name    string
	Entries []ResourceEntry
}

// A ResourceEntry is an external resource: a string, true or false, or a blob.
type ResourceEntry struct {
	Key  string
	Kind ResourceKind
	// Text is the string, or the bytes of the blob.
	Text string
	// Bool is the value of a ResourceBool.
	Bool bool
	// Align is the alignment of the blob in bytes, 0 if nothing is known.
	Align uint32
}

// ResourceKind says what an external resource is.
type ResourceKind uint8

// The kinds of external resources.
const (
	ResourceString ResourceKind = iota
	ResourceBool
	ResourceBlob
)

// Group returns the resources for a tool. It adds an empty group if the tool has no group yet.
func (r *ExternalResources) Group(name string) *ResourceGroup {
	for i := range r.Groups {
		if r.Groups[i].Name == name {
			return &r.Groups[i]
		}
	}
	r.Groups = append(r.Groups, ResourceGroup{Name: name})
	return &r.Groups[len(r.Groups)-1]
}

// Lookup returns the last resource of a key, or nil.
func (g *ResourceGroup) Lookup(key string) *ResourceEntry {
	for i := len(g.Entries) - 1; i >= 0; i-- {
		if g.Entries[i].Key == key {
			return &g.Entries[i]
		}
	}
	return nil
}

// fileMetadata parses {-# dialect_resources: {…}, external_resources: {…} #-}.
func (p *Parser) fileMetadata() {
	p.Next()
	p.listUntil(FileEnd, true, func() {
		at := p.beg
		if p.tok != Ident {
			p.errorHere("expected identifier key in file metadata dictionary")
			return
		}
		key := p.Keyword()
		p.want(Colon, "expected ':'")
		switch {
		case p.failed:
		case key == "dialect_resources":
			p.resourceGroups(p.dialectResources)
		case key == "external_resources":
			p.resourceGroups(p.externalResources)
		default:
			p.errorAt(at, "unknown key '"+key+"' in file metadata dictionary")
		}
	})
}

// resourceGroups parses {name: {…}, …}. It calls group after each inner {, to parse up
// to the matching } and past it.
func (p *Parser) resourceGroups(group func(name string, at int)) {
	p.want(LBrace, "expected '{'")
	p.listUntil(RBrace, true, func() {
		at := p.beg
		if p.tok != Ident {
			p.errorHere("expected identifier key for 'resource' entry")
			return
		}
		name := p.Keyword()
		p.want(Colon, "expected ':'")
		p.want(LBrace, "expected '{'")
		if !p.failed {
			group(name, at)
		}
	})
}

// resourceKey parses the name of a resource.
func (p *Parser) resourceKey(section string) string {
	switch p.tok {
	case Ident:
		return p.Keyword()
	case String:
		return p.StringLiteral()
	}
	p.errorHere("expected identifier key for '" + section + "' entry")
	return ""
}

// Resource parses the name of a resource of a dialect, whose data is in the file's resource
// section. It returns nil after an error.
func (p *Parser) Resource(dialect string) *ir.Resource {
	key := p.resourceKey("resource")
	if p.failed {
		return nil
	}
	return p.sh.resource(p.ctx, dialect, key)
}

// textResource is a dialect and a key in a text.
type textResource struct{ dialect, key string }

// resource returns the resource of a dialect for a key in this text. In another text of the
// same context, the key may refer to another resource.
func (s *shared) resource(ctx *ir.Context, dialect, key string) *ir.Resource {
	s.mu.Lock()
	defer s.mu.Unlock()
	id := textResource{dialect, key}
	r := s.resources[id]
	if r == nil {
		if s.resources == nil {
			s.resources = map[textResource]*ir.Resource{}
		}
		r = ctx.NewResource(dialect, key)
		s.resources[id] = r
	}
	return r
}

// suggestsAliases reports whether a dialect suggests aliases. Such a dialect may have resources, for MLIR has
// one interface for both, even if it knows no key.
func suggestsAliases(c *ir.Context, d *ir.Dialect) bool {
	_, attrs := AttrAliasInterface.Of(c, d)
	_, types := TypeAliasInterface.Of(c, d)
	return attrs || types
}

// dialectResources parses the resources of a dialect.
func (p *Parser) dialectResources(name string, at int) {
	switch d := p.ctx.Dialect(name); {
	case d == nil:
		p.errorAt(at, "dialect '"+name+"' is unknown")
		return
	case name != "builtin" && !d.Resources && !suggestsAliases(p.ctx, d):
		p.errorHere("unexpected 'resource' section for dialect '" + name + "'")
		return
	}
	known := name == "builtin" || p.ctx.Dialect(name).Resources
	p.listUntil(RBrace, true, func() {
		at := p.beg
		key := p.resourceKey("resource")
		if !known && !p.failed {
			p.errorAt(at, "unknown 'resource' key '"+key+"' for dialect '"+name+"'")
			return
		}
		v := p.resourceValue("expected hex string blob for key '" + key + "'")
		data, align := p.resourceBlob(key, v)
		if !p.failed {
			p.sh.resource(p.ctx, name, key).SetBlob(data, align)
		}
	})
}

// resourceValue parses a colon and any token, the value of a resource. If the token is
// malformed, the message is reported as well.
func (p *Parser) resourceValue(msg string) literal {
	if p.tok != Colon {
		p.WrongToken("expected ':'")
		return literal{}
	}
	p.Next()
	if p.failed {
		p.errs = append(p.errs, diag.Errorf(p.errs[len(p.errs)-1].Place, "%s", msg))
	}
	v := literal{uint32(p.beg), uint32(p.fin), p.tok, false}
	p.Next()
	return v
}

// resourceBlob returns the data in a string of hexadecimal digits. The first four bytes are the
// alignment.
func (p *Parser) resourceBlob(key string, v literal) (data []byte, align uint32) {
	ok := v.tok == String
	if ok {
		data, ok = hexBytes(p.src[v.beg:v.fin])
	}
	bad := ""
	if ok && len(data) < 4 {
		ok, bad = false, " to encode alignment in first 4 bytes"
	}
	if ok {
		align = binary.LittleEndian.Uint32(data)
		if bits.OnesCount32(align) > 1 {
			ok, bad = false, " to encode alignment in first 4 bytes, but got non-power-of-2 value: "+itoa(int64(align))
		}
	}
	if !ok {
		p.errorAt(int(v.beg), "expected hex string blob for key '"+key+"'"+bad)
		return nil, 0
	}
	if len(data) == 4 {
		align = 0
	}
	return data[4:], align
}

// externalResources parses the resources of a tool.
func (p *Parser) externalResources(name string, at int) {
	var group *ResourceGroup
	if p.sh.external != nil {
		group = p.sh.external.Group(name)
	} else {
		p.errs = append(p.errs, diag.Warningf(p.place(p.file.Pos(at)), "ignoring unknown external resources for '%s'", name))
	}
	p.listUntil(RBrace, true, func() {
		key := p.resourceKey("external_resources")
		v := p.resourceValue("expected string value for key '" + key + "'")
		if group == nil {
			return
		}
		if e := p.resourceEntry(key, v); !p.failed {
			group.Entries = append(group.Entries, e)
		}
	})
}

// resourceEntry is the external resource of a value.
func (p *Parser) resourceEntry(key string, v literal) ResourceEntry {
	e := ResourceEntry{Key: key}
	switch text := p.src[v.beg:v.fin]; {
	case string(text) == "true", string(text) == "false":
		e.Kind, e.Bool = ResourceBool, text[0] == 't'
	case v.tok == String && len(text) > 3 && string(text[1:3]) == "0x":
		e.Kind = ResourceBlob
		data, align := p.resourceBlob(key, v)
		e.Text, e.Align = string(data), align
	case v.tok == String:
		e.Text = unquote(text)
	default:
		p.errorAt(int(v.beg), "expected string value for key '"+key+"'")
	}
	return e
}
