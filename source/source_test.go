package source

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"sync"
	"testing"
)

func add(t testing.TB, s *Set, name, text string) *File {
	t.Helper()
	f, err := s.AddFile(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestPosition(t *testing.T) {
	var s Set
	empty := add(t, &s, "empty", "")
	f := add(t, &s, "f", "ab\n\ncr\r\nx\ry\né\n")
	last := add(t, &s, "last", "z")
	for _, c := range []struct {
		f      *File
		offset int
		want   string
	}{
		{empty, 0, "empty:1:1"},
		{f, 0, "f:1:1"},
		{f, 2, "f:1:3"}, // the line feed is the last byte of its line
		{f, 3, "f:2:1"},
		{f, 4, "f:3:1"},
		{f, 7, "f:3:4"}, // a carriage return is a byte like another
		{f, 10, "f:4:3"},
		{f, 14, "f:5:3"}, // bytes, not characters
		{f, 15, "f:6:1"}, // the end
		{last, 0, "last:1:1"},
		{last, 1, "last:1:2"},
	} {
		p := c.f.Pos(c.offset)
		if got := s.Position(p).String(); got != c.want {
			t.Errorf("offset %d of %s: got %s, want %s", c.offset, c.f.Name(), got, c.want)
		}
		if s.File(p) != c.f || c.f.Offset(p) != c.offset {
			t.Errorf("offset %d of %s does not come back", c.offset, c.f.Name())
		}
	}
	for _, p := range []Pos{NoPos, last.Pos(1) + 1, math.MaxUint32} {
		if s.File(p) != nil || s.Position(p).IsValid() {
			t.Errorf("position %d is in a file", p)
		}
	}
	if got := (Position{}).String(); got != "-" {
		t.Errorf("zero Position is %q", got)
	}
	if s.Lookup("f") != f || s.Lookup("g") != nil {
		t.Error("Lookup")
	}
}

func TestLine(t *testing.T) {
	var s Set
	for _, text := range []string{"", "\n", "a", "a\nb", "a\r\nb\r\n", "\r\n\r\n", "a\rb\n"} {
		f := add(t, &s, text, text)
		want := strings.Split(text, "\n")
		if f.Lines() != len(want) {
			t.Errorf("%q: %d lines, want %d", text, f.Lines(), len(want))
		}
		start := 0
		for i, w := range want {
			if got := f.LineStart(i + 1); got != start {
				t.Errorf("%q: line %d starts at %d, want %d", text, i+1, got, start)
			}
			start += len(w) + 1
			if i < len(want)-1 {
				w = strings.TrimSuffix(w, "\r")
			}
			if got := string(f.Line(i + 1)); got != w {
				t.Errorf("%q: line %d is %q, want %q", text, i+1, got, w)
			}
		}
		for _, n := range []int{-1, 0, len(want) + 1} {
			if f.LineStart(n) != -1 || f.Line(n) != nil {
				t.Errorf("%q has a line %d", text, n)
			}
		}
	}
}

func TestDropText(t *testing.T) {
	var s Set
	f := add(t, &s, "f", "ab\ncd")
	f.DropText()
	if f.Text() != nil || f.Line(1) != nil || f.Size() != 5 {
		t.Error("text is still there, or its size is not")
	}
	if got := s.Position(f.Pos(4)).String(); got != "f:2:2" {
		t.Errorf("got %s", got)
	}
}

func TestMisuse(t *testing.T) {
	var s Set
	f := add(t, &s, "f", "ab")
	for name, misuse := range map[string]func(){
		"negative offset": func() { f.Pos(-1) },
		"offset past end": func() { f.Pos(3) },
		"foreign Pos":     func() { f.Offset(f.Pos(2) + 1) },
		"NoPos":           func() { f.Position(NoPos) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", name)
				}
			}()
			misuse()
		}()
	}
}

func TestFull(t *testing.T) {
	// As if almost 4 GiB had been added. The size of one file fits an int of 32 bits.
	const half = math.MaxUint32 / 2
	var s Set
	files := []*File{{name: "big", base: half, size: math.MaxUint32 - 9 - half, content: &content{}}}
	s.files.Store(&files)
	if _, err := s.AddFile("small", make([]byte, 3)); err != nil {
		t.Errorf("3 bytes: %v", err)
	}
	_, err := s.AddFile("more", make([]byte, 20))
	if !errors.Is(err, ErrFull) || !strings.Contains(err.Error(), "more") {
		t.Errorf("20 bytes: %v", err)
	}
	if f := s.File(math.MaxUint32 - 9); f == nil || f.name != "big" {
		t.Error("the last position of the big file is lost")
	}
}

func TestConcurrent(t *testing.T) {
	var s Set
	shared := add(t, &s, "shared", strings.Repeat("line\n", 1000))
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range 200 {
				f, err := s.AddFile(fmt.Sprintf("%d.%d", g, i), []byte("a\nb"))
				if err != nil {
					t.Error(err)
					return
				}
				if got, want := s.Position(f.Pos(2)).String(), f.Name()+":2:1"; got != want {
					t.Errorf("got %s, want %s", got, want)
				}
				if got := s.Position(shared.Pos(5 * i)).Line; got != i+1 {
					t.Errorf("line %d, want %d", got, i+1)
				}
			}
		})
	}
	wg.Wait()
	if n := len(s.Files()); n != 1601 {
		t.Errorf("%d files", n)
	}
}

func BenchmarkPosition(b *testing.B) {
	var s Set
	f := add(b, &s, "f", strings.Repeat("some line of text\n", 100000))
	for i := 0; b.Loop(); i++ {
		s.Position(f.Pos(i * 7919 % f.Size()))
	}
}

func TestAddAgain(t *testing.T) {
	var a, b Set
	f, err := a.AddFile("f", []byte("one\ntwo\n"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.AddFile("first", []byte("x")); err != nil {
		t.Fatal(err)
	}
	g, err := b.AddAgain(f)
	if err != nil {
		t.Fatal(err)
	}
	if g.Base() == f.Base() || string(g.Line(2)) != "two" {
		t.Errorf("base %d, line %q", g.Base(), g.Line(2))
	}
	if g.DropText(); f.Text() != nil {
		t.Error("the text of the first file is still there")
	}
	if p, q := a.Position(f.Pos(5)), b.Position(g.Pos(5)); p != q || p.Line != 2 || p.Column != 2 {
		t.Errorf("%v and %v, want f:2:2", p, q)
	}
}

func TestReserve(t *testing.T) {
	var s Set
	f := add(t, &s, "f", "a\nb")
	first, err := s.Reserve(10)
	if err != nil {
		t.Fatal(err)
	}
	g := add(t, &s, "g", "a\nb")
	for p := first; p < first+10; p++ {
		if f.Contains(p) || g.Contains(p) || s.File(p) != nil || s.Position(p).IsValid() {
			t.Errorf("position %d is in a file", p)
		}
	}
	if s.File(f.Pos(3)) != f || s.File(g.Pos(0)) != g || len(s.Files()) != 2 {
		t.Error("the files are not what they were")
	}
	if _, err := s.Reserve(math.MaxUint32); !errors.Is(err, ErrFull) {
		t.Errorf("too many: %v", err)
	}
}
