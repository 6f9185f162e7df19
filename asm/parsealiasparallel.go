package asm

import (
	"bytes"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
)

// A program with debug information ends in a line for each of its locations, #loc17 =
// loc("a.c":3:1). These are often more text than the operations. Several goroutines parse such
// definitions of aliases, cut at lines that look like the start of one. They work in rounds: a
// definition may refer only to definitions of earlier rounds. The printer sorts definitions by
// their depth of nesting, so nearly all satisfy that. The parser of the whole text handles the
// others, and those with errors. It adopts all definitions in the order of the text, and continues
// by itself where a definition does not end at the guessed start of the next one.

const (
	aliasPieceSize = 8 << 10 // about how many bytes one goroutine parses at a time
	aliasRound     = 24      // pieces
)

// A parsedAlias is a definition of an alias, by the offsets of its name. If attr
// is nil it is still to be parsed.
type parsedAlias struct {
	at, fin uint32
	attr    ir.Attribute
}

// parallelAliases parses definitions of aliases of attributes from the current
// token on, if there are many. The next token is then behind them.
func (p *Parser) parallelAliases() {
	if !p.startsAliases() {
		return
	}
	var defs [aliasRound][]parsedAlias
	var workers []*Parser
	for p.startsAliases() {
		cuts := p.cutAliases()
		if len(cuts) < 4 {
			p.aliasesFrom = p.beg + aliasRound*aliasPieceSize
			return
		}
		for len(workers) < p.sh.threads {
			w := p.worker()
			w.known = true
			workers = append(workers, w)
		}
		var next atomic.Int64
		var wg group.Group
		for _, w := range workers {
			wg.Go(func() {
				for i := next.Add(1); i < int64(len(cuts)); i = next.Add(1) {
					defs[i-1] = w.aliasPiece(defs[i-1][:0], cuts[i-1], cuts[i])
				}
			})
		}
		wg.Wait()
		n, left := 0, 0
		for i, d := range defs[:len(cuts)-1] {
			l, ok := p.takeAliasPiece(d, cuts[i], cuts[i+1])
			if !ok {
				p.aliasesFrom = p.end
				p.sh.dropped.Store(true)
				return
			}
			n, left = n+len(d), left+l
		}
		p.moveTo(cuts[len(cuts)-1])

		if left > n/4 { // these depend on each other too much
			p.aliasesFrom = p.beg + 4*aliasRound*aliasPieceSize
		}
	}
}

// startsAliases reports whether it is worth to parse definitions from the
// current token on by several goroutines.
func (p *Parser) startsAliases() bool {
	return p.tok == HashIdent && p.sh.threads > 1 && p.frame == nil && !p.failed && p.beg >= p.aliasesFrom &&
		p.end-p.beg > 8*aliasPieceSize && p.definesAlias(p.beg)
}

// definesAlias reports whether the text at an offset looks like #name = .
func (p *Parser) definesAlias(at int) bool {
	text := p.src[at:min(at+64, p.end)]
	i := bytes.IndexByte(text, ' ')
	return i > 0 && text[0] == '#' && bytes.HasPrefix(text[i:], []byte(" = "))
}

// cutAliases returns offsets at which definitions seem to start, the first at the
// current token.
func (p *Parser) cutAliases() []int {
	cuts := []int{p.beg}
	for len(cuts) <= aliasRound {
		last := cuts[len(cuts)-1]
		if p.end-last < 2*aliasPieceSize {
			break
		}
		at := last + aliasPieceSize
		i := bytes.Index(p.src[at:min(at+aliasPieceSize, p.end)], []byte("\n#"))
		if i < 0 || !p.definesAlias(at+i+1) {
			break
		}
		cuts = append(cuts, at+i+1)
	}
	return cuts
}

// aliasPiece parses the definitions in a piece of the text, and returns none if it
// does not end with one.
func (p *Parser) aliasPiece(defs []parsedAlias, from, to int) []parsedAlias {
	p.off, p.failed, p.errs = from, false, nil
	p.Next()
	for (p.tok == HashIdent || p.tok == BangIdent) && p.beg < to {
		d := parsedAlias{at: uint32(p.beg), fin: uint32(p.fin)}
		wrong := p.tok == BangIdent || isDialectSymbol(p.text())
		p.Next()
		if p.Got(Equal) && !wrong {
			d.attr = p.aliasedAttr(p.beg, nil)
		}
		if p.failed || len(p.defs.incomplete) > 0 || wrong {
			d.attr = nil
			p.failed, p.errs, p.defs = false, nil, aliasDefs{}
			p.off = to
			if i := bytes.Index(p.src[d.at:to], []byte("\n#")); i >= 0 {
				p.off = int(d.at) + i + 1
			}
			p.Next()
		}
		defs = append(defs, d)
	}
	if p.beg != to {
		return defs[:0]
	}
	return defs
}

// takeAliasPiece takes over the definitions of a piece of the text, and returns
// how many it had to parse. It reports whether they fit; if not, the current
// token is behind those that did.
func (p *Parser) takeAliasPiece(defs []parsedAlias, from, to int) (parsed int, fit bool) {
	if len(defs) == 0 {
		p.moveTo(from)
		return 0, false
	}
	for i, d := range defs {
		next := to
		if i+1 < len(defs) {
			next = int(defs[i+1].at)
		}
		if d.attr != nil {
			name := p.src[d.at+1 : d.fin]
			if _, again := p.sh.attrs.get(name); !again {
				p.sh.attrs.put(name, d.attr)
				continue
			}
		}
		p.moveTo(int(d.at))
		for p.beg < next && (p.tok == HashIdent || p.tok == BangIdent) {
			p.aliasDef()
			parsed++
		}
		if p.failed || p.beg != next {
			return parsed, false
		}
	}
	return parsed, true
}
