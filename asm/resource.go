package asm

// fileMetadata parses {-# dialect_resources: {…}, external_resources: {…} #-}.
func (p *Parser) fileMetadata() {
	p.Next()
	p.listUntil(FileEnd, true, func() {
		at := p.beg
		if p.tok != Ident {
			p.ErrorHere("expected identifier key in file metadata dictionary")
			return
		}
		key := p.Keyword()
		p.want(Colon, "expected ':'")
		switch key {
		case "dialect_resources":
			p.resourceGroups(p.dialectResources)
		case "external_resources":
			p.resourceGroups(p.externalResources)
		default:
			p.errorAt(at, "unknown key '"+key+"' in file metadata dictionary")
		}
	})
}

// resourceGroups parses {name: {…}, …}. The function parses what is between
// the inner braces, and the closing one.
func (p *Parser) resourceGroups(group func(name string, at int)) {
	p.want(LBrace, "expected '{'")
	p.listUntil(RBrace, true, func() {
		at := p.beg
		if p.tok != Ident {
			p.ErrorHere("expected identifier key for 'resource' entry")
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

// dialectResources parses the resources of a dialect.
func (p *Parser) dialectResources(name string, at int) {
	if p.ctx.Dialect(name) == nil {
		p.errorAt(at, "dialect '"+name+"' is unknown")
		return
	}
	p.listUntil(RBrace, true, func() {
		key := p.resourceKey()
		p.want(Colon, "expected ':'")
		if p.tok != String {
			p.ErrorHere("expected hex string blob for key '" + key + "'")
			return
		}
		data, ok := hexBytes(p.text())
		if !ok || len(data) < 4 {
			p.ErrorHere("expected hex string blob for key '" + key + "' to encode alignment in first 4 bytes")
			return
		}
		align := uint32(data[0]) | uint32(data[1])<<8 | uint32(data[2])<<16 | uint32(data[3])<<24
		p.ctx.Resource(name, key).SetBlob(data[4:], align)
		p.Next()
	})
}

// externalResources parses the resources of a tool.
func (p *Parser) externalResources(name string, at int) {
	p.listUntil(RBrace, true, func() {
		p.resourceKey()
		p.want(Colon, "expected ':'")
		p.Next()
	})
}
