package fileio

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// sizes notes how much is written at a time.
type sizes struct {
	strings.Builder
	list []int
}

func (s *sizes) Write(p []byte) (int, error) {
	s.list = append(s.list, len(p))
	return s.Builder.Write(p)
}

func TestBlocks(t *testing.T) {
	for _, tt := range []struct{ write, want []int }{
		{[]int{1, 2}, []int{3}},
		{[]int{0}, nil},
		{[]int{4096, 1}, []int{4096, 1}},
		{[]int{4096}, []int{4096}},
		{[]int{10000}, []int{8192, 1808}},
		{[]int{4000, 100, 9000}, []int{4096, 4096, 4096, 812}},
		{[]int{4000, 96, 0, 5}, []int{4096, 5}},
	} {
		var out sizes
		b := NewBlocks(&out)
		var all strings.Builder
		for i, n := range tt.write {
			text := strings.Repeat(string(rune('a'+i)), n)
			all.WriteString(text)
			if got, err := b.Write([]byte(text)); got != n || err != nil {
				t.Errorf("%v: %d %v", tt.write, got, err)
			}
		}
		if err := b.Flush(); err != nil || !slices.Equal(out.list, tt.want) || out.String() != all.String() {
			t.Errorf("%v: %v %v", tt.write, out.list, err)
		}
	}
}

func TestBlocksFail(t *testing.T) {
	b := NewBlocks(failing{})
	if _, err := b.Write([]byte("a")); err != nil {
		t.Error("too early:", err)
	}
	if _, err := b.Write(make([]byte, 2*blockSize)); err == nil {
		t.Error("no error of Write")
	}
	if err := b.Flush(); err == nil || !errors.Is(err, b.err) {
		t.Error("Flush:", err)
	}
	o := &Output{w: NewBlocks(failing{})}
	o.Write([]byte("a"))
	if err := o.Keep(); err == nil {
		t.Error("no error of Keep")
	}
}
