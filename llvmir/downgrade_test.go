package llvmir_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/llvmir"
)

// TestDowngradeToLLVM14 builds a module with typed pointers and every newer construct, and prints
// it in the language of LLVM 14.
func TestDowngradeToLLVM14(t *testing.T) {
	m := llvmir.NewModule("m")
	byteType := m.Types.Int(8)
	p := m.Types.PtrTo(byteType, 0)
	f := m.NewFunction("f", m.Types.Func(m.Types.Void(), []*llvmir.Type{p}, false), 0)
	b := llvmir.NewBuilder(m)
	b.SetBlock(f.NewBlock(""))
	v := b.Load(byteType, f.Args[0])
	b.Cast(llvmir.OpZExt, v, m.Types.Int(32), llvmir.NNeg)
	b.Binary(llvmir.OpOr, v, v, llvmir.Disjoint)
	b.Ret(nil)
	m.DowngradeToLLVM14()
	text := m.String()
	for _, want := range []string{
		" = zext i8 %2 to i32", " = or i8 %2, %2",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	as := peer.Tool(t, "llvm-as-14")
	file := filepath.Join(t.TempDir(), "m.ll")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := peer.Command(t, as, file, "-o", os.DevNull).CombinedOutput(); err != nil {
		t.Errorf("%s\n%s", out, text)
	}
}
