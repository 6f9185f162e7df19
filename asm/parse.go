package asm

import (
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// shared is the state that the parsers of one text share.
type shared struct {
	attrs aliasNames[ir.Attribute] // by alias, without #
	types aliasNames[ir.Type]      // by alias, without !

	mu        sync.Mutex // for what follows
	distinct  map[uint64]*ir.DistinctAttr
	resources map[textResource]*ir.Resource

	external *ExternalResources

	end     int         // of the text
	threads int         // how many goroutines may parse at a time
	dropped atomic.Bool // what several of them parsed was not used
}

// isDialectSymbol reports whether a # or ! identifier names something in a
// dialect and is not an alias.
func isDialectSymbol(tok []byte) bool {
	for _, c := range tok {
		if c == '.' {
			return true
		}
	}
	return false
}

// Config says how to parse.
type Config struct {
	// Threads is how many goroutines may parse at a time; 0 is one for each
	// processor. The result is the same for any number.
	Threads int
	// External receives the external resources of the text. If it is nil, they
	// are ignored, with a warning.
	External *ExternalResources
}

// ParseBlock parses a chunk of a file as a list of operations, with aliases and
// resources around them. Its diagnostics go to the handler, errors in the order
// of the text; it returns nil if there was one.
func ParseBlock(ctx *ir.Context, chunk source.Chunk, cfg Config, report diag.Handler) *ir.Block {
	sh := &shared{threads: cfg.Threads, external: cfg.External, end: chunk.End}
	if sh.threads == 0 {
		sh.threads = runtime.GOMAXPROCS(0)
	}
	p := newParser(ctx, chunk.File, sh, chunk.Start, chunk.End)
	block := p.whole()
	errs := p.errs
	if p.failed && sh.dropped.Load() {
		errs = inOrder(ctx, chunk, cfg, errs)
	}
	for _, d := range errs {
		report(d)
	}
	if p.failed {
		return nil
	}
	return block
}

// Parse parses a text as [ParseModule] does and returns the module. The text becomes
// a file of ctx.Files under the name, to which the locations of operations and
// diagnostics refer; it must not be changed afterwards.
//
// The error is a [diag.List] of all diagnostics, or wraps [source.ErrFull]. If no error
// occurs, warnings are dropped; a program that wants them calls ParseModule. The result
// is not verified: see package verify.
func Parse(ctx *ir.Context, name string, text []byte, cfg Config) (*ir.Operation, error) {
	file, err := ctx.Files().AddFile(name, text)
	if err != nil {
		return nil, err
	}
	var c diag.Collector
	op := ParseModule(ctx, source.Whole(file), cfg, c.Handle)
	if op == nil {
		return nil, c.Err(ctx.Files())
	}
	return op, nil
}

// ParseString is [Parse] of a string with the zero Config.
func ParseString(ctx *ir.Context, name, text string) (*ir.Operation, error) {
	return Parse(ctx, name, []byte(text), Config{})
}

// whole parses all of the text.
func (p *Parser) whole() *ir.Block {
	block := ir.NewBlock()
	p.ssa.push(true)
	p.Next()
	p.topLevel(block)
	if !p.failed {
		p.checkPlaceholders()
	}
	if !p.failed {
		p.resolveDeferred()
	}
	return block
}

// ParseModule is ParseBlock with the result in a builtin.module: the one that
// is the only operation of the text, or a new one around its operations.
func ParseModule(ctx *ir.Context, chunk source.Chunk, cfg Config, report diag.Handler) *ir.Operation {
	block := ParseBlock(ctx, chunk, cfg, report)
	if block == nil {
		return nil
	}
	if op := block.First(); op != nil && op.Next() == nil && op.Name() == "builtin.module" {
		op.Remove()
		return op
	}
	r := ir.NewRegion()
	r.Append(block)
	st := ir.OperationState{Context: ctx, Def: ctx.OpDef("builtin.module"), Regions: []*ir.Region{r}}
	at := chunk.Position()
	st.Loc = ir.NewFileLineColLoc(ctx, at.Filename, uint32(at.Line), uint32(at.Column))
	return ir.NewOperation(&st)
}

// topLevel parses the top level of a text.
func (p *Parser) topLevel(block *ir.Block) {
	for !p.failed {
		switch p.tok {
		case HashIdent, BangIdent:
			if p.parallelAliases(); p.tok == HashIdent || p.tok == BangIdent {
				p.aliasDef()
			}
			continue
		case FileBegin:
			p.fileMetadata()
			continue
		}
		p.endAliasDefs()
		switch {
		case p.failed:
		case p.tok == EOF:
			p.popScope(true)
			return
		default:
			if block.Empty() {
				if p.parallelOps(block); !block.Empty() {
					continue
				}
			}
			p.operation(block)
		}
	}
}
