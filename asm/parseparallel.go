package asm

import (
	"bytes"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// A long list of operations is parsed by several goroutines, without looking at
// all of the text first. The text is cut at lines that look like the start of
// an operation: lines that are indented as the first one is. Each piece is
// parsed as a list of operations. A guess was right exactly if the parser of
// the piece before it ends where it starts, and the first piece starts where it
// should; so if all pieces fit together, all of them were operations.
//
// Whenever something is not as expected (an error, a piece that does not fit,
// values that are used across operations) all results are dropped and the list
// is parsed again by one goroutine. So errors are found as if there were only
// one.

// pieceSize is the approximate number of bytes that one goroutine parses at a time.
const pieceSize = 256 << 10

// maxSearch bounds the search for a place to cut, in bytes. It is longer than most
// operations, but not a whole text that has no such place.
const maxSearch = 8 << 20

// A piece is a part of a text that should be a list of operations.
type piece struct {
	start, end int
	stop       int // where its parser ended
	block      *ir.Block
	deferred   deferredLocs
	ok         bool
}

// parallelOps parses the operations that start at the current token by several goroutines and
// appends them to a block. If that is not worth it or fails, it does nothing, and the caller
// continues as if it had not been called. Otherwise the current token is the first that does not
// start an operation.
func (p *Parser) parallelOps(block *ir.Block) {
	if p.failed || p.isWorker || p.sh.threads < 2 || p.end-p.beg < 2*pieceSize {
		return
	}
	pieces := p.cut()
	if len(pieces) < 2 || !p.scopeIsEmpty() {
		return
	}
	group.While(p.sh.threads, len(pieces), 1, func() func(int) bool {
		w := p.worker()
		return func(i int) bool {
			w.parsePiece(&pieces[i])
			// Otherwise the pieces after this one are useless.
			return pieces[i].stop == pieces[i].end
		}
	})
	if n := fitting(pieces, p.end); n > 0 {
		p.join(block, pieces[:n])
	} else {
		p.sh.dropped.Store(true)
	}
}

// inOrder returns the errors of a text as one goroutine finds them. The errors that
// were found may be at other places: if the text gives a recursive type two bodies, one
// of several goroutines may have set the later one first. So the text is parsed once
// more, by one goroutine in a context of its own. If that finds no error, the found ones
// stem from the state of the context and stand.
func inOrder(ctx *ir.Context, chunk source.Chunk, cfg Config, found []*diag.Diagnostic) []*diag.Diagnostic {
	fresh := ir.NewContext(ctx.Dialects()...)
	fresh.SetAllowUnregisteredDialects(ctx.AllowsUnregisteredDialects())
	sh := &shared{threads: 1, end: chunk.End}
	if cfg.External != nil {
		sh.external = &ExternalResources{}
	}
	p := newParser(fresh, chunk.File, sh, chunk.Start, chunk.End)
	p.files = ctx.Files()
	if p.whole(); p.failed {
		return p.errs
	}
	return found
}

// cut guesses where the operations that start at the current token can be cut
// into pieces.
func (p *Parser) cut() []piece {
	line := bytes.LastIndexByte(p.src[:p.beg], '\n') + 1
	indent := p.src[line:p.beg]
	if len(bytes.TrimSpace(indent)) > 0 {
		return nil
	}
	prefix := append([]byte{'\n'}, indent...)
	pieces := []piece{{start: p.beg}}
	for at := p.beg + pieceSize; at < p.end; at += pieceSize {
		limit := min(at+maxSearch, p.end)
		for {
			i := bytes.Index(p.src[at:limit], prefix)
			if i < 0 {
				at = p.end
				break
			}
			at += i + len(prefix)
			if c := p.byteAt(at); class[c]&letter != 0 || c == '"' {
				pieces[len(pieces)-1].end = at
				pieces = append(pieces, piece{start: at})
				break
			}
		}
	}
	pieces[len(pieces)-1].end = p.end
	return pieces
}

// scopeIsEmpty reports whether no value or block is known, so that another
// parser may go on in the current scope.
func (p *Parser) scopeIsEmpty() bool {
	sc := p.ssa.scope()
	return len(sc.defined) == 0 && len(sc.regions) == 1 && !sc.anyBlock() && len(p.ssa.placeholders) == 0
}

// worker returns a parser that can parse what the current operation's region
// holds.
func (p *Parser) worker() *Parser {
	w := newParser(p.ctx, p.file, p.sh, 0, p.end)
	w.depth, w.isWorker, w.frame = p.depth, true, p.frame
	if p.level > 0 {
		w.pushOp().defaultDialect = p.current().defaultDialect
	}
	return w
}

// parsePiece parses the operations of a piece. It continues past the end of the piece if an
// operation does.
func (p *Parser) parsePiece(pc *piece) {
	p.off, p.failed, p.errs = pc.start, false, nil
	p.deferred = deferredLocs{}
	p.ssa.depth = 0
	p.ssa.push(true)
	pc.block = p.arena.NewBlock()
	p.Next()
	for !p.failed && p.beg < pc.end && startsOp(p.tok) {
		p.operation(pc.block)
	}
	pc.stop = p.beg
	pc.deferred = p.deferred
	pc.ok = !p.failed && p.scopeIsEmpty()
	if !pc.ok {
		clear(p.ssa.placeholders)
		pc.stop = -1
	}
}

// startsOp reports whether a token may start an operation.
func startsOp(t Token) bool { return t == Ident || t == String || t == PercentIdent }

// fitting returns how many pieces, from the first, form a list of operations:
// all of them, or those up to one that ends in the middle of the text, at a
// token that starts no operation. It returns 0 if the pieces do not fit.
func fitting(pieces []piece, end int) int {
	for i := range pieces {
		pc := &pieces[i]
		switch {
		case !pc.ok:
			return 0
		case pc.stop == pc.end && i+1 < len(pieces):
		case pc.stop < pc.end || pc.stop == end:
			return i + 1
		default: // past the end: the next piece starts inside an operation
			return 0
		}
	}
	return 0
}

// join appends the operations of pieces to a block and moves behind them.
func (p *Parser) join(block *ir.Block, pieces []piece) {
	for i := range pieces {
		block.TakeOps(pieces[i].block)
		p.deferred.join(&pieces[i].deferred)
	}
	p.off = pieces[len(pieces)-1].stop
	p.Next()
}
