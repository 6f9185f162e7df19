package source

import (
	"errors"
	"fmt"
	"math"
	"sort"
	"strconv"
	"sync"
	"sync/atomic"
)

// Pos is a compact position: a byte of a file in a [Set], or the end of a
// file. It is meaningful only together with its Set. Within one file, a
// smaller Pos stands earlier.
type Pos uint32

// NoPos is the zero Pos: no position is known.
const NoPos Pos = 0

// IsValid reports whether p is a position at all.
func (p Pos) IsValid() bool { return p != NoPos }

// Position is a Pos in the form a person reads.
type Position struct {
	Filename string
	Line     int // counted from 1; 0 if there is no position
	Column   int // in bytes, counted from 1
}

// IsValid reports whether p names a line.
func (p Position) IsValid() bool { return p.Line > 0 }

// String returns "file:line:col", or "-" if p is not valid.
func (p Position) String() string {
	if !p.IsValid() {
		return "-"
	}
	b := make([]byte, 0, len(p.Filename)+16)
	b = append(b, p.Filename...)
	b = append(b, ':')
	b = strconv.AppendInt(b, int64(p.Line), 10)
	b = append(b, ':')
	b = strconv.AppendInt(b, int64(p.Column), 10)
	return string(b)
}

// ErrFull is what [Set.AddFile] returns, wrapped, when a set has no 4-byte
// positions left for a file.
var ErrFull = errors.New("more than 4 GiB of source text")

// Set is a collection of files that share one space of positions. The zero
// Set is empty and ready to use. All methods are safe for concurrent use, and
// those that read take no lock.
type Set struct {
	mu    sync.Mutex // held by AddFile
	files atomic.Pointer[[]*File]
}

// AddFile adds a file of the given name and text. The name is the one that
// diagnostics show; two files may have the same. The set keeps text without
// copying it, and it must not be changed afterwards.
//
// It returns an error wrapping [ErrFull] if the 4 GiB of positions are used
// up.
func (s *Set) AddFile(name string, text []byte) (*File, error) {
	c := &content{}
	c.text.Store(&text)
	return s.add(name, len(text), c)
}

// AddAgain is [Set.AddFile] with the name and text of a file, of this or of
// another set. The two share what can be shared.
func (s *Set) AddAgain(f *File) (*File, error) { return s.add(f.name, f.size, f.content) }

// Reserve takes n positions, from the one that it returns on, which are those of no file. A
// program that has other things than places in a text can number them so that both fit where a
// position does. The error wraps [ErrFull].
func (s *Set) Reserve(n int) (Pos, error) {
	f, err := s.add("reserved positions", max(n-1, 0), nil)
	if err != nil {
		return NoPos, err
	}
	return f.base, nil
}

func (s *Set) add(name string, size int, c *content) (*File, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var files []*File
	base := int64(1)
	if p := s.files.Load(); p != nil {
		files = *p
		last := files[len(files)-1]
		base = int64(last.base) + int64(last.size) + 1
	}
	if base+int64(size) > math.MaxUint32 {
		return nil, fmt.Errorf("%s: %w", name, ErrFull)
	}
	f := &File{name: name, base: Pos(base), size: size, content: c}
	// A reader holding the old slice never looks past its length, so growing
	// in place is safe.
	files = append(files, f)
	s.files.Store(&files)
	return f, nil
}

// File returns the file that p is a position of, or nil if absent.
func (s *Set) File(p Pos) *File {
	fp := s.files.Load()
	if fp == nil || p == NoPos {
		return nil
	}
	files := *fp
	i := sort.Search(len(files), func(i int) bool { return files[i].base > p }) - 1
	if i < 0 || int64(p) > int64(files[i].base)+int64(files[i].size) || files[i].content == nil {
		return nil
	}
	return files[i]
}

// Lookup returns the file added first under the given name, or nil.
func (s *Set) Lookup(name string) *File {
	if fp := s.files.Load(); fp != nil {
		for _, f := range *fp {
			if f.name == name && f.content != nil {
				return f
			}
		}
	}
	return nil
}

// Files returns the files in the order they were added.
func (s *Set) Files() []*File {
	var list []*File
	if fp := s.files.Load(); fp != nil {
		for _, f := range *fp {
			if f.content != nil {
				list = append(list, f)
			}
		}
	}
	return list
}

// Position returns the file, line and column of p, or the zero Position if p
// is not a position of this set.
func (s *Set) Position(p Pos) Position {
	if f := s.File(p); f != nil {
		return f.Position(p)
	}
	return Position{}
}
