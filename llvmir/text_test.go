package llvmir

import (
	"strings"
	"testing"
)

// The text of each part appears in the text of the module.
func TestStringsOfParts(t *testing.T) {
	for _, src := range append(validCases(t), `
%0 = type { i32, %1 }
%1 = type { i8 }
@0 = global i32 7
@1 = private alias i32, ptr @0
@2 = ifunc void (), ptr @f
@3 = external global %0, !dbg !0
define ptr @f(i32 %0) #1 !dbg !1 {
  br label %2
2:
  %3 = load i32, ptr @0, !dbg !2
  #dbg_value(i32 %3, !5, !DIExpression(), !2)
  %4 = call ptr @f(i32 %0) #0
  %5 = getelementptr %0, ptr @3, i32 0
  call void @llvm.foo(metadata !3)
  ret ptr %5
}
declare void @llvm.foo(metadata) #0
attributes #0 = { nounwind }
attributes #1 = { noinline }
!0 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!1 = distinct !DISubprogram(name: "f")
!2 = !DILocation(line: 1, scope: !1)
!3 = !{}
!4 = distinct !DIGlobalVariable(name: "x")
!5 = !DILocalVariable(scope: !1)`) {
		for _, typed := range []bool{false, true} {
			m, err := ParseString("x.ll", src, Options{KeepTyped: typed})
			if err != nil && typed {
				continue // our text is not always valid for LLVM 14
			} else if err != nil {
				t.Fatal(err)
			}
			parts := parts(m) // before the module has numbers
			whole := m.String()
			for _, part := range parts {
				if !strings.Contains(whole, part) {
					t.Errorf("not in the module: %q", part)
				}
			}
		}
	}
}

// parts returns the texts of globals, blocks and instructions, with the line feeds around them.
func parts(m *Module) []string {
	var list []string
	for g := range m.Globals() {
		list = append(list, "\n"+g.String()+"\n")
	}
	for _, f := range m.Functions {
		for _, b := range f.Blocks {
			list = append(list, "\n"+b.String()+"\n")
		}
		for i := range f.Instructions() {
			list = append(list, "\n  "+i.String()+"\n")
		}
		for _, a := range f.Args {
			if _, of, _ := strings.Cut(a.String(), " "); !f.IsDeclaration() && of != "" {
				list = append(list, of)
			}
		}
	}
	return list
}

func TestValueStrings(t *testing.T) {
	m, err := ParseString("x.ll", `
@g = global { ptr, [2 x i8], <2 x i32>, i1, float, ptr } { ptr @0, [2 x i8] c"a\00", <2 x i32> splat (i32 -1), i1 true, float 1.0, ptr getelementptr (i8, ptr @g, i64 1) }
@0 = global ptr blockaddress(@f, %2)
define void @f(i64 %0) {
  br label %2
2:
  %3 = add i64 %0, 1
  %r = call i32 asm "nop", "=r"()
  ret void
}`, Options{})
	if err != nil {
		t.Fatal(err)
	}
	fields := m.Vars[0].Init.(*Aggregate).Elems
	f := m.LookupFunction("f")
	add := f.Blocks[1].Instrs[0]
	for _, tt := range []struct{ got, want string }{
		{fields[0].(*GlobalVar).String(), "@0 = global ptr blockaddress(@f, %2)"},
		{AsOperand(fields[0]), "ptr @0"},
		{fields[1].String(), `[2 x i8] c"a\00"`},
		{fields[2].String(), "<2 x i32> splat (i32 -1)"},
		{fields[3].String(), "i1 true"},
		{fields[4].String(), "float 1.000000e+00"},
		{fields[5].String(), "ptr getelementptr (i8, ptr @g, i64 1)"},
		{m.Vars[1].Init.String(), "ptr blockaddress(@f, %2)"},
		{AsOperand(f), "ptr @f"},
		{f.Args[0].String(), "i64 %0"},
		{AsOperand(f.Blocks[1]), "label %2"},
		{add.String(), "%3 = add i64 %0, 1"},
		{AsOperand(add), "i64 %3"},
		{AsOperand(f.Blocks[1].Instrs[1]), "i32 %r"},
		{f.Blocks[1].Instrs[1].Callee().String(), `ptr asm "nop", "=r"`},
		{m.NewMetadataValue(&MDString{"x"}).String(), `metadata !"x"`},
		{f.Blocks[0].String(), "  br label %2"},
		{m.MetadataText(NewTuple(&ValueMetadata{NewInt(m.Types.Int(32), 1)})), "!0 = !{i32 1}"},
	} {
		if tt.got != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
	add.Remove()
	if got := add.String(); got != "<badref> = add i64 %0, 1" {
		t.Errorf("removed: %s", got)
	}
}
