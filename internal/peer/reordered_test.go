package peer

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const switched = `define i32 @f(i32 %0) {
  switch i32 %0, label %4 [
    i32 1, label %2
    i32 2, label %3
  ]

2:                                                ; preds = %1
  br label %4

3:                                                ; preds = %1
  br label %4

4:                                                ; preds = %3, %2, %1
  %5 = phi i32 [ 10, %2 ], [ 20, %3 ], [ 30, %1 ]
  %6 = add nsw i32 %5, 1, !range !0
  ret i32 %6
}

!0 = !{i32 0, i32 9}
`

func TestReordered(t *testing.T) {
	diff := Tool(t, "llvm-diff-22")
	write := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	a := write("a.ll", switched)
	for _, c := range []struct {
		name string
		want bool
		edit []string
	}{
		{"same", true, nil},
		{"blocks in another order", true, []string{
			"i32 1, label %2", "i32 1, label %3", "i32 2, label %3", "i32 2, label %2",
			"[ 10, %2 ], [ 20, %3 ]", "[ 10, %3 ], [ 20, %2 ]"}},
		{"another edge", false, []string{"[ 10, %2 ], [ 20, %3 ]", "[ 20, %2 ], [ 10, %3 ]"}},
		{"another constant", false, []string{"%5, 1", "%5, 2"}},
		{"a flag less", false, []string{"nsw ", ""}},
		{"other metadata", false, []string{"i32 9", "i32 8"}},
		{"no file", false, nil},
	} {
		text := strings.NewReplacer(c.edit...).Replace(switched)
		b := write("b.ll", text)
		if c.name == "no file" {
			b += "x"
		}
		got, err := Reordered(diff, a, b)
		if got != c.want || (err != nil) != (c.name == "no file") {
			t.Errorf("%s: %v, %v", c.name, got, err)
		}
		if len(c.edit) > 0 && text == switched {
			t.Errorf("%s changes nothing", c.name)
		}
	}
	c := write("c.ll", "no module")
	if same, err := Reordered(diff, a, c); same || err != nil {
		t.Errorf("other lines: %v, %v", same, err)
	}
}
