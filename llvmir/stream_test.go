package llvmir_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
)

// chunkOf returns a text as a chunk of a file.
func chunkOf(t testing.TB, name, text string) source.Chunk {
	t.Helper()
	var set source.Set
	f, err := set.AddFile(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return source.Whole(f)
}

func ExampleStream() {
	var set source.Set
	f, err := set.AddFile("a.ll", []byte(`
define i32 @one() {
  ret i32 1
}
define i32 @sum(i32 %a, i32 %b) {
  %x = call i32 @one()
  %y = add i32 %a, %b
  %z = add i32 %y, %x
  ret i32 %z
}`))
	if err != nil {
		panic(err)
	}
	s := llvmir.NewStream(source.Whole(f), 0)
	if s == nil {
		panic("to be read with Parse")
	}
	r := s.NewReader()
	for _, f := range s.Module().Functions {
		if !r.Read(f) {
			break
		}
		n := 0
		for _, b := range f.Blocks {
			n += len(b.Instrs)
		}
		fmt.Println(f.Name, n)
	}
	fmt.Println(s.Done())
	// Output:
	// one 1
	// sum 4
	// true
}

// TestStreamGivesUp checks that a stream gives up at an error, or if a function depends on others,
// and that it does not give up otherwise.
func TestStreamGivesUp(t *testing.T) {
	const body = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n"
	for _, c := range []struct {
		text  string
		start bool // NewStream returns a stream
		done  bool // all functions can be read
	}{
		{body, true, true},
		{"", true, true},
		{body + "declare i32 @g()\n@a = alias i32 (i32), ptr @f\n", true, true},
		{"define void @f(ptr %p) {\n  store i32 0, ptr %p, !tbaa !0\n  ret void\n}\n!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n!2 = !{!\"root\"}\n", true, true},
		{"define void @f(ptr %p) {\n  store i32 0, ptr %p, !tbaa !1\n  ret void\n}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}\n", true, false}, // needs an upgrade
		{"define i32 @f() {\n  ret i32 %x\n}\n", true, false},
		{"define i32 @f() {\n  ret i32 @g\n}\n", true, false},
		{"define void @f() {\n  call void @llvm.trap()\n  ret void\n}\n", true, false}, // declared by its call
		{"define void @f() {\n  ret void, !dbg !0\n}\n!0 = !{}\n", true, false},
		{"define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  %y = add i32 %x, 1\n  ret void\n}\n", true, false}, // invalid
		{"define ptr @f() {\n  br label %b\nb:\n  ret ptr blockaddress(@f, %b)\n}\n", true, false},
		{"define void @f() {\n  ret void, !foo !{}\n}\n", true, false},
		{"@g = global i32 1.0\n" + body, false, false},
		{body + "!llvm.dbg.cu = !{!0}\n!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n", false, false},
		{"declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)\n" + body, false, false},
		{body + "!0 = !{!1, !2}\n!1 = !{i32 1}\n!2 = !{i32 1}\n", false, false}, // equal nodes
	} {
		s := llvmir.NewStream(chunkOf(t, "a.ll", c.text), 1)
		if (s != nil) != c.start {
			t.Errorf("a stream: %t\n%s", s != nil, c.text)
		}
		if s == nil {
			continue
		}
		r := s.NewReader()
		for _, f := range s.Module().Functions {
			if declared := f.IsDeclaration(); !r.Read(f) {
				break
			} else if declared != (len(f.Blocks) == 0) {
				t.Errorf("@%s is taken for a declaration: %t", f.Name, declared)
			}
		}
		if s.Done() != c.done {
			t.Errorf("done: %t\n%s", s.Done(), c.text)
		}
	}
}
