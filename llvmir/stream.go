package llvmir

import (
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// A Stream is a module whose functions are parsed and verified one at a time, used, and forgotten.
// So only a few functions of a large module are in memory.
//
//	s := llvmir.NewStream(chunk, 0)
//	r := s.NewReader() // for one goroutine
//	for _, f := range s.Module().Functions {
//		if !r.Read(f) {
//			break
//		}
//		// The blocks of f are there until the next call of Read.
//	}
//	if !s.Done() {
//		// Read the module with Parse instead.
//	}
//
// A stream is for the output of a current compiler, without debug info. It gives up if the meaning
// of a function depends on another, at any error, and if older IR has to be upgraded. Then the
// caller must discard the results of its functions; [Parse] and [Verify] report the errors, if any.
type Stream struct {
	r  *reader
	sh *verifyShared

	mu      sync.Mutex
	parsers []*parser
	gaveUp  atomic.Bool
}

// NewStream parses a module without the function bodies, on the given number of
// goroutines; 0 means one per processor. The functions are definitions without blocks. It
// returns nil if the module must be parsed as a whole.
func NewStream(c source.Chunk, threads int) *Stream {
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	warned := false
	r := newReader(c, false, false, threads, func(*diag.Diagnostic) { warned = true })
	r.leaveBodies = true
	parsers, err, surprised := r.read(c.Text())
	if err != nil || surprised || warned || r.upgraded || r.duplicates || len(r.m.UseLists) > 0 {
		return nil
	}
	for _, p := range parsers {
		if p.hasDebug || p.hadFixups {
			return nil
		}
	}
	s := &Stream{r: r, sh: newVerifyShared(r.m, VerifyOptions{})}
	v := newVerifier(s.sh)
	if v.module(); len(v.found) > 0 {
		return nil
	}
	return s
}

// Module returns the module.
func (s *Stream) Module() *Module { return s.r.m }

// Done reports whether the stream did not give up: [Parse] would have returned the same functions
// and [Verify] would have accepted them. Call it when no goroutine reads any more.
func (s *Stream) Done() bool {
	return !s.gaveUp.Load() && len(s.r.autoFuncs) == 0 && s.r.undefinedUses(s.parsers) == nil
}

// A StreamReader parses functions of a stream. It is not safe for concurrent use, but a
// stream may have several.
type StreamReader struct {
	s    *Stream
	p    *parser
	v    *verifier
	last *Function
}

// NewReader returns a reader. It is safe for concurrent use.
func (s *Stream) NewReader() *StreamReader {
	p := s.r.parser(s.r.all)
	p.instrs.Keep()
	p.values.Keep()
	p.lists.Keep()
	p.attach.Keep()
	p.details.Keep()
	p.blocks.Keep()
	s.mu.Lock()
	s.parsers = append(s.parsers, p)
	s.mu.Unlock()
	return &StreamReader{s: s, p: p, v: newVerifier(s.sh)}
}

// Read parses the blocks of a function. The blocks and instructions of the previous
// function must not be used any more. It returns false if the stream gives up, or has
// done so.
func (r *StreamReader) Read(f *Function) bool {
	if r.s.gaveUp.Load() {
		return false
	}
	p := r.p
	if r.last != nil {
		p.forget(r.last)
		r.last = nil
	}
	if f.body != nil {
		r.last = f
		f.Blocks = p.blockBuf[:0]
		p.err, p.depth = nil, 0
		p.seek(f.body.at, f.body.stop)
		f.body.run(p)
		p.blockBuf = f.Blocks
	}
	if p.needsAll() || !r.valid(f) {
		r.s.gaveUp.Store(true)
		return false
	}
	return true
}

// valid reports whether the verifier accepts a function.
func (r *StreamReader) valid(f *Function) bool {
	r.v.function(f)
	return len(r.v.found) == 0
}

// forget releases the memory of a function for the next one.
func (p *parser) forget(f *Function) {
	f.Blocks = nil
	p.instrs.Recycle()
	p.values.Recycle()
	p.lists.Recycle()
	p.attach.Recycle()
	p.details.Recycle()
	p.blocks.Recycle()
}

// givesUp reports whether a stream can stop parsing because the text has debug info.
func (p *parser) givesUp() bool { return p.leaveBodies && p.hasDebug }

// needsAll reports whether the parsed text is invalid, or needs the rest of the module to be
// understood.
func (p *parser) needsAll() bool {
	if p.err != nil || p.surprised.Load() || len(p.fixups)+len(p.undefined)+len(p.inline) > 0 || p.hasDebug {
		return true
	}
	for n := range p.tbaa {
		if isScalarTBAA(n) {
			return true
		}
	}
	clear(p.tbaa)
	p.lastTBAA = nil
	return false
}
