package llvmir

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

const useOrderText = `@g = global i32 0
@h = global ptr @g
@k = global ptr @g

define i32 @f(i1 %c, i32 %x) {
e:
  br i1 %c, label %a, label %b

a:                                                ; preds = %e
  br label %b

b:                                                ; preds = %e, %a
  %y = add i32 %x, %x
  %z = mul i32 %x, %y
  ret i32 %z

; uselistorder directives
  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder label %b, { 1, 0 }
}

; uselistorder directives
uselistorder ptr @g, { 1, 0 }
`

// Directives read back and print the same, and the peer accepts the printed text.
func TestUseListOrders(t *testing.T) {
	m, err := ParseString("x.ll", useOrderText, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := m.Print(&b, PrintOptions{NoModuleID: true, UseListOrders: true}); err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(b.String(), "\n\n")
	if text != useOrderText {
		t.Errorf("got\n%s\nwant\n%s", text, useOrderText)
	}
	for n, u := range m.UseLists {
		if u.Value == nil {
			t.Errorf("directive %d has no value", n)
		}
	}
	x := tools22(t)
	x.compare(t, "x.ll", []byte(useOrderText))
	file := filepath.Join(t.TempDir(), "x.ll")
	if err := os.WriteFile(file, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	bitcode, err := peer.Command(t, x.as, file, "-o", "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	dis := peer.Command(t, x.dis, "-preserve-ll-uselistorder", "-o", "-")
	dis.Stdin = bytes.NewReader(bitcode)
	out, err := dis.Output()
	if err != nil || !strings.HasSuffix(string(out), useOrderText) {
		t.Errorf("the peer prints %v\n%s", err, out)
	}
}

func TestUseListOrderErrors(t *testing.T) {
	x := tools22(t)
	for _, list := range []string{"{ 0, 1 }", "{ 0, 2 }", "{ 1, 1 }", "{ 1 }", "{ }"} {
		x.compare(t, "x.ll", []byte("@g = global i32 0\n@h = global ptr @g\n@k = global ptr @g\nuselistorder ptr @g, "+list+"\n"))
	}
	const f = "define void @f() {\n  br label %b\nb:\n  ret void\n}\n@a = global ptr blockaddress(@f, %b)\ndeclare void @d()\n"
	for _, dir := range []string{"@g, %b", "@d, %b", "@a, %b", "@f, %c", "@f, %1", "f, %b", "@f, b"} {
		x.compare(t, "x.ll", []byte(f+"uselistorder_bb "+dir+", { 1, 0 }\n"))
	}
}
