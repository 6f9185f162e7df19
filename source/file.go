package source

import (
	"bytes"
	"fmt"
	"sort"
	"sync"
	"sync/atomic"
)

// File is a named text in a [Set]. All methods are safe for concurrent use.
type File struct {
	name string
	base Pos
	size int
	*content
}

// content is what files of the same text share.
type content struct {
	text atomic.Pointer[[]byte] // nil after DropText

	once  sync.Once
	lines []uint32 // offset of the start of each line but the first
}

// Name returns the name the file was added under.
func (f *File) Name() string { return f.name }

// Base returns the position of the file's first byte.
func (f *File) Base() Pos { return f.base }

// Size returns the length of the text in bytes, also after [File.DropText].
func (f *File) Size() int { return f.size }

// Text returns the file's bytes, which must not be changed. It returns nil
// after [File.DropText].
func (f *File) Text() []byte {
	if t := f.text.Load(); t != nil {
		return *t
	}
	return nil
}

// DropText releases the text, for a program that keeps the IR for long and
// the input not at all. Positions still turn into lines and columns;
// [File.Text] and [File.Line] return nil from now on, also those of files that
// were made of this one by [Set.AddAgain] or that it was made of.
func (f *File) DropText() {
	f.table()
	f.text.Store(nil)
}

// Pos returns the position of the byte at offset, which may be the size of
// the file: its end. It panics if offset is not in the file.
func (f *File) Pos(offset int) Pos {
	if offset < 0 || offset > f.size {
		panic(fmt.Sprintf("source: offset %d is outside of %s (%d bytes)", offset, f.name, f.size))
	}
	return f.base + Pos(offset)
}

// Contains reports whether p is a position of this file.
func (f *File) Contains(p Pos) bool {
	return p >= f.base && int64(p-f.base) <= int64(f.size)
}

// Offset returns the number of bytes before p, the inverse of [File.Pos]. It
// panics if p is not a position of this file.
func (f *File) Offset(p Pos) int {
	if !f.Contains(p) {
		panic(fmt.Sprintf("source: position %d is outside of %s", p, f.name))
	}
	return int(p - f.base)
}

// table makes the line table on first use.
func (f *File) table() {
	f.once.Do(func() {
		text := f.Text()
		f.lines = make([]uint32, 0, bytes.Count(text, []byte{'\n'}))
		for at := 0; ; {
			i := bytes.IndexByte(text[at:], '\n')
			if i < 0 {
				return
			}
			at += i + 1
			f.lines = append(f.lines, uint32(at))
		}
	})
}

// Position returns the line and column of p. It panics if p is not a position
// of this file.
func (f *File) Position(p Pos) Position {
	offset := uint32(f.Offset(p))
	f.table()
	line, start := sort.Search(len(f.lines), func(i int) bool { return f.lines[i] > offset }), uint32(0)
	if line > 0 {
		start = f.lines[line-1]
	}
	return Position{Filename: f.name, Line: line + 1, Column: int(offset-start) + 1}
}

// Lines returns the number of lines: the number of line feeds plus one.
func (f *File) Lines() int {
	f.table()
	return len(f.lines) + 1
}

// LineStart returns the offset of the first byte of line n, counted from 1, or
// -1 if the file has no such line.
func (f *File) LineStart(n int) int {
	f.table()
	switch {
	case n < 1 || n > len(f.lines)+1:
		return -1
	case n == 1:
		return 0
	}
	return int(f.lines[n-2])
}

// Line returns the bytes of line n, counted from 1, without the line feed or
// the carriage return and line feed that end it. It returns nil if there is
// no such line or the text was dropped.
func (f *File) Line(n int) []byte {
	start := f.LineStart(n)
	text := f.Text()
	if start < 0 || text == nil {
		return nil
	}
	end := f.size
	if n-1 < len(f.lines) {
		end = int(f.lines[n-1]) - 1
		if end > start && text[end-1] == '\r' {
			end--
		}
	}
	return text[start:end:end]
}
