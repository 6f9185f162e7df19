package llvmir

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
)

// editSource has debug records, a loop and a phi.
const editSource = `
define i32 @f(i32 %n) {
entry:
  %a = add i32 %n, 1
  %b = mul i32 %a, %a
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %b, %entry ], [ %next, %loop ]
  %next = sub i32 %i, 1
  call void @llvm.foo(metadata i32 %next)
  %c = icmp eq i32 %next, 0
  br i1 %c, label %done, label %loop

done:                                             ; preds = %loop
  ret i32 %i
}

declare void @llvm.foo(metadata)
`

// edit parses editSource, edits it and compares the function with want. The edited module must be
// valid.
func edit(t *testing.T, change func(f *Function, b *Builder), want string) {
	t.Helper()
	m, err := ParseString("x.ll", editSource, Options{})
	if err != nil {
		t.Fatal(err)
	}
	f := m.LookupFunction("f")
	change(f, NewBuilder(m))
	if got := f.String(); got != strings.TrimSpace(want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if err := Verify(m, VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
		t.Error(err)
	}
}

// named returns the instruction or block with the given name.
func named[T Value](f *Function, name string) T {
	for _, b := range f.Blocks {
		if v, ok := Value(b).(T); ok && b.Name == name {
			return v
		}
		for _, i := range b.Instrs {
			if v, ok := Value(i).(T); ok && i.Name == name {
				return v
			}
		}
	}
	panic("nothing is called " + name)
}

func TestEditInstructions(t *testing.T) {
	edit(t, func(f *Function, b *Builder) {
		i32 := f.Module.Types.Int(32)
		square := named[*Instruction](f, "b")
		b.SetBefore(square)
		shl := b.Binary(OpShl, square.Operands[0], NewInt(i32, 1), 0)
		shl.Name = "shl"
		xor := b.Binary(OpXor, shl, f.Args[0], 0)
		xor.Name = "xor"
		square.ReplaceWith(xor)

		next := named[*Instruction](f, "next")
		neg := NewBuilder(f.Module)
		neg.SetBlock(f.Module.NewScratchBlock())
		add := neg.Binary(OpAdd, next.Operands[0], NewInt(i32, -1), 0)
		add.Name = "dec"
		add.Remove()
		next.ReplaceWith(add, add)
	}, `
define i32 @f(i32 %n) {
entry:
  %a = add i32 %n, 1
  %shl = shl i32 %a, 1
  %xor = xor i32 %shl, %n
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %xor, %entry ], [ %dec, %loop ]
  %dec = add i32 %i, -1
  call void @llvm.foo(metadata i32 %dec)
  %c = icmp eq i32 %dec, 0
  br i1 %c, label %done, label %loop

done:                                             ; preds = %loop
  ret i32 %i
}`)
}

func TestEditBlocks(t *testing.T) {
	edit(t, func(f *Function, b *Builder) {
		loop := named[*Block](f, "loop")
		tail := loop.Split(named[*Instruction](f, "c"), "tail")
		exit := f.NewBlockAt(0, "exit")
		exit.MoveTo(len(f.Blocks) - 1)
		b.SetBlock(exit)
		b.Unreachable()
		dead := f.NewBlockAt(1, "dead")
		b.SetBlock(dead)
		b.Br(loop)
		for phi := range loop.Phis() {
			phi.AddIncoming(NewInt(f.Module.Types.Int(32), 5), dead)
		}
		dead.Remove()
		tail.Terminator().Operands[1] = exit
		named[*Block](f, "done").Remove()
	}, `
define i32 @f(i32 %n) {
entry:
  %a = add i32 %n, 1
  %b = mul i32 %a, %a
  br label %loop

loop:                                             ; preds = %tail, %entry
  %i = phi i32 [ %b, %entry ], [ %next, %tail ]
  %next = sub i32 %i, 1
  call void @llvm.foo(metadata i32 %next)
  br label %tail

tail:                                             ; preds = %loop
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop

exit:                                             ; preds = %tail
  unreachable
}`)
}

// Debug records stay in place when the instruction after them is removed.
func TestEditRecords(t *testing.T) {
	m, err := ParseString("x.ll", `
define i32 @f(i32 %n) !dbg !0 {
    #dbg_value(i32 %n, !3, !DIExpression(), !5)
  %a = add i32 %n, 1
    #dbg_value(i32 %a, !3, !DIExpression(), !5)
    #dbg_value(!DIArgList(i32 %n, i32 %a), !3, !DIExpression(), !5)
  ret i32 %a
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!6}
!0 = distinct !DISubprogram(name: "f", unit: !1, spFlags: DISPFlagDefinition)
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "f.c", directory: "/")
!3 = !DILocalVariable(name: "n", scope: !0, type: !4)
!4 = !DIBasicType(name: "int", size: 32)
!5 = !DILocation(line: 1, scope: !0)
!6 = !{i32 2, !"Debug Info Version", i32 3}`, Options{})
	if err != nil {
		t.Fatal(err)
	}
	f := m.LookupFunction("f")
	for _, how := range []string{"Rewrite", "Remove"} {
		add := f.Blocks[0].Instrs[0]
		switch how {
		case "Rewrite":
			b := NewBuilder(m)
			var or *Instruction
			f.Blocks[0].Rewrite(b, func(i *Instruction) bool {
				if i == add {
					or = b.Binary(OpOr, f.Args[0], f.Args[0], 0)
				}
				return i != add
			})
			f.ReplaceUses(map[Value]Value{add: or})
		case "Remove":
			add.ReplaceWith(f.Args[0])
		}
		want := "define i32 @f(i32 %n) !dbg !3 {\n" + map[string]string{
			"Rewrite": "  %1 = or i32 %n, %n\n    #dbg_value(i32 %n, !4, !DIExpression(), !6)\n    #dbg_value(i32 %1, !4, !DIExpression(), !6)\n    #dbg_value(!DIArgList(i32 %n, i32 %1), !4, !DIExpression(), !6)\n  ret i32 %1\n}",
			"Remove":  "    #dbg_value(i32 %n, !4, !DIExpression(), !6)\n    #dbg_value(i32 %n, !4, !DIExpression(), !6)\n    #dbg_value(!DIArgList(i32 %n, i32 %n), !4, !DIExpression(), !6)\n  ret i32 %n\n}",
		}[how]
		if got := f.String(); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", how, got, want)
		}
		if err := Verify(m, VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
			t.Error(err)
		}
	}
	// Without a terminator, the records become trailing ones.
	f.Blocks[0].Instrs[0].Remove()
	if n := len(f.Blocks[0].Trailing); n != 3 {
		t.Errorf("%d records are left, want 3", n)
	}
}

func TestReplaceUsesFollowsChains(t *testing.T) {
	m := NewModule("m")
	i32 := m.Types.Int(32)
	f := m.NewFunction("f", m.Types.Func(i32, []*Type{i32}, false), 0)
	b := NewBuilder(m)
	b.SetBlock(f.NewBlock(""))
	by := map[Value]Value{}
	last := Value(f.Args[0])
	const n = 50_000 // quadratic time would show
	for range n {
		i := b.Binary(OpAdd, last, NewInt(i32, 0), 0)
		by[i] = last
		last = i
	}
	b.Ret(last)
	f.ReplaceUses(by)
	f.Blocks[0].Rewrite(b, func(i *Instruction) bool { return by[i] == nil })
	if got := f.String(); !strings.HasSuffix(got, "{\n  ret i32 %0\n}") {
		t.Error(got)
	}
	defer func() {
		if recover() == nil {
			t.Error("a value is replaced by itself")
		}
	}()
	f.ReplaceUses(map[Value]Value{f.Args[0]: b.Alloca(i32, nil, 0), b.Block().Instrs[1]: f.Args[0]})
}

func TestEditGlobals(t *testing.T) {
	m := NewModule("m")
	i32 := m.Types.Int(32)
	x := m.NewGlobal("x", i32, 0)
	y := m.NewGlobal("y", i32, 0)
	f := m.NewFunction("f", m.Types.Func(i32, nil, false), 0)
	a := m.NewAlias("a", i32, 0, x)
	r := m.NewIFunc("r", f.ValueType, 0, f)
	y.Init, y.Linkage = NewInt(i32, 1), PrivateLinkage
	m.Remove(x)
	m.Remove(f)
	m.Remove(a)
	m.Remove(r)
	m.Rename(y, "x")
	if m.Lookup("x") != Global(y) || m.Lookup("y") != nil || m.Lookup("f") != nil || !y.IsDSOLocal() {
		t.Error("the symbol table is not what it should be")
	}
	if got := m.String(); !strings.HasSuffix(got, "\n\n@x = private global i32 1\n") {
		t.Error(got)
	}
	if err := Verify(m, VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
		t.Error(err)
	}
}

// Misuse panics with a message that names it.
func TestEditMisuse(t *testing.T) {
	m := NewModule("m")
	f := m.NewFunction("f", m.Types.Func(m.Types.Void(), nil, false), 0)
	block := f.NewBlock("b")
	b := NewBuilder(m)
	b.SetBlock(block)
	ret := b.Ret(nil)
	loose := NewBuilder(m)
	loose.SetBlock(m.NewScratchBlock())
	gone := loose.Unreachable()
	gone.Remove()
	for _, tt := range []struct {
		want   string
		misuse func()
	}{
		{"Insert of an instruction that is in a block: ret void", func() { block.Insert(0, ret) }},
		{"Remove of an instruction that is in no block: unreachable", func() { gone.Remove() }},
		{"ReplaceWith of an instruction that is in no block: unreachable", func() { gone.ReplaceWith(nil) }},
		{"SetBefore an instruction that is in no block: unreachable", func() { b.SetBefore(gone) }},
		{"Split of a block before unreachable, where it cannot be split", func() { block.Split(gone, "") }},
		{"MoveTo of a block that is in no function", func() { m.NewScratchBlock().MoveTo(0) }},
		{"Remove of a block that is in no function", func() { m.NewScratchBlock().Remove() }},
		{"Remove of @f, which is not in the module", func() { NewModule("").Remove(f) }},
		{"@f is defined already", func() { m.Rename(m.NewGlobal("", m.Types.Int(1), 0), "f") }},
		{"the instruction that a Builder inserts in front of has left its block", func() { b.SetBefore(ret); ret.Remove(); b.Unreachable() }},
	} {
		func() {
			defer func() {
				if got := recover(); got != "llvmir: "+tt.want {
					t.Errorf("got %v, want %s", got, tt.want)
				}
			}()
			tt.misuse()
		}()
	}
}

// A callbr is inline assembly that may jump.
func TestBuildCallBr(t *testing.T) {
	m := NewModule("m")
	void := m.Types.Func(m.Types.Void(), nil, false)
	f := m.NewFunction("f", void, 0)
	entry, next, other := f.NewBlock("entry"), f.NewBlock("next"), f.NewBlock("other")
	b := NewBuilder(m)
	b.SetBlock(entry)
	i := b.CallBr(void, m.NewInlineAsm(void, "jmp ${0:l}", "!i"), next, []*Block{other})
	for _, k := range []*Block{next, other} {
		b.SetBlock(k)
		b.Ret(nil)
	}
	if got, want := i.String(), "callbr void asm \"jmp ${0:l}\", \"!i\"()\n          to label %next [label %other]"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if err := Verify(m, VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
		t.Error(err)
	}
}

func TestRecordKinds(t *testing.T) {
	m, err := ParseString("x.ll", "define void @f(i32 %x) {\n#dbg_declare_value(i32 %x, !0, !DIExpression(), !1)\nret void\n}\n"+
		"!0 = !DILocalVariable(scope: !2)\n!1 = !DILocation(scope: !2)\n!2 = distinct !DISubprogram()\n"+
		"!llvm.module.flags = !{!3}\n!3 = !{i32 2, !\"Debug Info Version\", i32 3}", Options{})
	if err != nil {
		t.Fatal(err)
	}
	if r := m.Functions[0].Blocks[0].Instrs[0].Records; len(r) != 1 || r[0].Kind != DbgDeclareValue {
		t.Errorf("got %+v", r)
	}
}
