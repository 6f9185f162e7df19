package fileio

import (
	"io"
	"sync"
)

// blockSize is the size of the buffer of LLVM's tools for a standard output that is a file or a pipe.
const blockSize = 4096

// Blocks hands what is written on to a stream in blocks, as LLVM's tools do. So where standard output and
// error go to the same place, they mix in the same way: errors come first, unless there is much output.
// It is safe for concurrent use.
type Blocks struct {
	w   io.Writer
	mu  sync.Mutex
	buf []byte
	err error
}

// NewBlocks returns a writer of blocks to w. The caller calls Flush at the end.
func NewBlocks(w io.Writer) *Blocks { return &Blocks{w: w} }

// Write keeps what does not fill a block. After an error it writes nothing more.
func (b *Blocks) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := len(p)
	if len(b.buf) > 0 && len(b.buf)+len(p) > blockSize {
		room := blockSize - len(b.buf)
		b.buf = append(b.buf, p[:room]...)
		p = p[room:]
		b.flush()
	}
	if len(p) > blockSize {
		whole := len(p) - len(p)%blockSize
		b.write(p[:whole])
		p = p[whole:]
	}
	if b.err != nil {
		return 0, b.err
	}
	b.buf = append(b.buf, p...)
	return n, nil
}

// Flush writes what has been kept. The error is the first of the stream.
func (b *Blocks) Flush() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.flush()
	return b.err
}

func (b *Blocks) flush() {
	b.write(b.buf)
	b.buf = b.buf[:0]
}

func (b *Blocks) write(p []byte) {
	if b.err == nil && len(p) > 0 {
		_, b.err = b.w.Write(p)
	}
}
