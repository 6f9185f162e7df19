package llvmir_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/llvmir"
)

const fragmentModule = `%s = type { i32, ptr }
@g = global i32 0
declare i32 @h(i32, ...)
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %c = icmp samesign ult i32 %a, %b
  %d = load atomic volatile i32, ptr %p syncscope("x") acquire, align 4
  %e = call i32 (i32, ...) @h(i32 noundef %d, ptr byval(%s) %p) nounwind "k"="v" [ "deopt"(i32 %a) ], !m !0
  switch i32 %e, label %x [
    i32 1, label %x
    i32 2, label %y
  ]
x:
  ret i32 %d
y:
  unreachable
}
!0 = distinct !{!0, ptr @g}
`

// fragmentNames names values and blocks by their places in the lists: %0, %1, and so on.
func fragmentNames(values []llvmir.Value, blocks []*llvmir.Block) *llvmir.FragmentNames {
	return &llvmir.FragmentNames{
		Local: func(v llvmir.Value) string {
			for i, x := range values {
				if x == v {
					return "%" + strconv.Itoa(i)
				}
			}
			for i, b := range blocks {
				if llvmir.Value(b) == v {
					return "%s" + strconv.Itoa(i)
				}
			}
			return ""
		},
		Node: func(*llvmir.Node) int { return 0 },
	}
}

// Every instruction of a module reads back from its text, and the comparison distinguishes it from
// others.
func TestFragments(t *testing.T) {
	m, err := llvmir.ParseString("x.ll", fragmentModule, llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f := m.LookupFunction("f")
	var values []llvmir.Value
	for _, a := range f.Args {
		values = append(values, a)
	}
	for _, b := range f.Blocks {
		for _, i := range b.Instrs {
			values = append(values, i)
		}
	}
	names := fragmentNames(values, f.Blocks)
	frag := m.NewFragments(llvmir.NewFragmentNodes(1), nil)
	if err := frag.Node(0, `distinct !{!0, ptr @g}`); err != nil {
		t.Fatal(err)
	}
	c := llvmir.NewComparison()
	for _, v := range values {
		c.Pair(v, v)
	}
	for _, b := range f.Blocks {
		c.Pair(b, b)
	}
	var before *llvmir.Instruction
	for _, b := range f.Blocks {
		for _, i := range b.Instrs {
			text := m.InstructionFragment(i, names)
			if strings.ContainsAny(text, "#!\n") {
				t.Errorf("the text is not complete in itself: %s", text)
			}
			scratch := m.NewScratchBlock()
			scratch.Func = f
			back, err := frag.Instruction(text, scratch, values, f.Blocks)
			if err != nil {
				t.Errorf("%s: %v", text, err)
				continue
			}
			if !c.Instructions(i, back) {
				t.Errorf("%s is read as another instruction", text)
			}
			if before != nil && c.Instructions(before, back) {
				t.Errorf("%s is the same as %s", text, m.InstructionFragment(before, names))
			}
			before = i
		}
	}
}

// Text that is not IR, or that is meaningless here, is an error.
func TestFragmentErrors(t *testing.T) {
	m, err := llvmir.ParseString("x.ll", fragmentModule, llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f := m.LookupFunction("f")
	frag := m.NewFragments(nil, nil)
	for text, want := range map[string]string{
		"":                                "found end of file when expecting more instructions",
		"add i32 %0, %7":                  "use of undefined local value",
		"add i64 %0, %1":                  "'%0' defined with type 'i32' but expected 'i64'",
		"add i32 %0, %1 ret":              "expected end of text",
		"br label %s9":                    "use of undefined local value",
		"call void @nobody()":             "use of undefined value '@nobody'",
		"call void @llvm.donothing()":     "use of undefined value '@llvm.donothing'",
		"fence seq_cst, !m !5":            "use of undefined metadata",
		"store i32 %0, ptr @g, align 4 }": "expected end of text",
	} {
		scratch := m.NewScratchBlock()
		scratch.Func = f
		_, err := frag.Instruction(text, scratch, []llvmir.Value{f.Args[0], f.Args[1]}, f.Blocks[:1])
		if err == nil || err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
	if _, err := frag.Constant("i32 1"); err != nil {
		t.Errorf("after errors nothing is read: %v", err)
	}
}
