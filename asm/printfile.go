package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// A fileCursor turns positions into lines and columns and back. It is fast where
// positions are close to the one before.
type fileCursor struct {
	set  *source.Set
	file *source.File // of the last position
	line int
	from int // offset of the line,
	to   int // and of the one after it

	name  string // of the last location,
	named *source.File
}

// place is where a position is. Lines and columns count from 1.
func (c *fileCursor) place(pos source.Pos) (file string, line, col uint32) {
	if c.file == nil || !c.file.Contains(pos) {
		if c.file = c.set.File(pos); c.file == nil {
			return "", 0, 0
		}
		c.line, c.from, c.to = 0, 0, 0
	}
	offset := c.file.Offset(pos)
	for steps := 0; offset < c.from || offset >= c.to; steps++ {
		if offset < c.from || steps > 8 {
			p := c.file.Position(pos)
			c.line, c.from = p.Line, offset-(p.Column-1)
		} else {
			c.line++
			c.from = c.to
		}
		if c.to = c.file.LineStart(c.line + 1); c.to < 0 {
			c.to = c.file.Size() + 1
		}
	}
	return c.file.Name(), uint32(c.line), uint32(offset-c.from) + 1
}

// pos is the position that a location says, if it is exactly that of one.
func (c *fileCursor) pos(l *ir.FileLineColLoc) source.Pos {
	if l.EndLine() != l.Line() || l.EndCol() != l.Col() || l.Line() == 0 || l.Col() == 0 {
		return source.NoPos
	}
	if l.File() != c.name || c.name == "" {
		c.name, c.named = l.File(), c.set.Lookup(l.File())
	}
	f := c.named
	if f == nil || int(l.Line()) > f.Lines() {
		return source.NoPos
	}
	end := f.LineStart(int(l.Line()) + 1)
	if end < 0 {
		end = f.Size() + 1
	}
	offset := int64(f.LineStart(int(l.Line()))) + int64(l.Col()) - 1
	if offset >= int64(end) {
		return source.NoPos
	}
	return f.Pos(int(offset))
}

// distinctNames reports whether no two files have the same name.
func distinctNames(files []*source.File) bool {
	seen := make(map[string]bool, len(files))
	for _, f := range files {
		if seen[f.Name()] {
			return false
		}
		seen[f.Name()] = true
	}
	return true
}
