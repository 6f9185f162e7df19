package llvmir_test

import (
	"errors"
	"fmt"
	"os"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/llvmir"
)

func ExampleParseString() {
	m, err := llvmir.ParseString("add.ll", `
define i32 @add(i32 %a, i32 %b) {
  %sum = add nsw i32 %a, %b
  ret i32 %sum
}`, llvmir.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	f := m.LookupFunction("add")
	fmt.Println(f.Signature(), "has", len(f.Blocks), "block")

	_, err = llvmir.ParseString("bad.ll", "define i32 @f() {\n  ret i32 %x\n}", llvmir.Options{})
	fmt.Println(err)
	// Output:
	// i32 (i32, i32) has 1 block
	// bad.ll:2:11: error: use of undefined value '%x'
}

// llvm-as accepts what passes both ParseString and Verify.
func ExampleVerify() {
	m, err := llvmir.ParseString("bad.ll", `
define i32 @f(i1 %c) {
  br i1 %c, label %then, label %end
then:
  %x = add i32 1, 2
  br label %end
end:
  ret i32 %x
}`, llvmir.Options{})
	if err != nil {
		panic(err)
	}
	fmt.Println(llvmir.Verify(m, llvmir.VerifyOptions{}))
	// Output:
	// bad.ll:8:3: error: Instruction does not dominate all uses!
}

// Count the calls of each function in a program.
func Example_walk() {
	m, err := llvmir.ParseString("calls.ll", `
declare void @tick()
define void @main() {
  call void @tick()
  call void @tick()
  ret void
}`, llvmir.Options{})
	if err != nil {
		panic(err)
	}
	calls := map[string]int{}
	for _, f := range m.Functions {
		for i := range f.Instructions() {
			if i.Op.IsCall() {
				calls[llvmir.NameOf(i.Callee())]++
			}
		}
	}
	fmt.Println(calls)
	// Output:
	// map[tick:2]
}

// Replace a multiplication by two with a shift.
func ExampleInstruction_ReplaceWith() {
	m, err := llvmir.ParseString("double.ll", `
define i32 @double(i32 %x) {
  %y = mul i32 %x, 2
  %z = add i32 %y, %y
  ret i32 %z
}`, llvmir.Options{})
	if err != nil {
		panic(err)
	}
	f := m.LookupFunction("double")
	mul := f.Blocks[0].Instrs[0]
	fmt.Println(mul, "|", llvmir.AsOperand(mul), "|", mul.Operands[1])

	b := llvmir.NewBuilder(m)
	b.SetBefore(mul)
	shl := b.Binary(llvmir.OpShl, mul.Operands[0], llvmir.NewInt(mul.Type(), 1), 0)
	mul.ReplaceWith(shl)
	fmt.Println(f)
	// Output:
	// %y = mul i32 %x, 2 | i32 %y | i32 2
	// define i32 @double(i32 %x) {
	//   %1 = shl i32 %x, 1
	//   %z = add i32 %1, %1
	//   ret i32 %z
	// }
}

// Remove all additions of zero, in linear time.
func ExampleBlock_Rewrite() {
	m, err := llvmir.ParseString("zero.ll", `
define i32 @f(i32 %x) {
  %a = add i32 %x, 0
  %b = add i32 %a, 0
  %c = mul i32 %b, %a
  ret i32 %c
}`, llvmir.Options{})
	if err != nil {
		panic(err)
	}
	f := m.LookupFunction("f")
	b := llvmir.NewBuilder(m)
	same := map[llvmir.Value]llvmir.Value{}
	for _, block := range f.Blocks {
		block.Rewrite(b, func(i *llvmir.Instruction) (keep bool) {
			if i.Op == llvmir.OpAdd {
				if n, ok := i.Operands[1].(*llvmir.Int); ok && n.Value.IsZero() {
					same[i] = i.Operands[0]
					return false
				}
			}
			return true
		})
	}
	f.ReplaceUses(same)
	fmt.Println(f)
	// Output:
	// define i32 @f(i32 %x) {
	//   %c = mul i32 %x, %x
	//   ret i32 %c
	// }
}

// Add cases to a switch, and incoming values to a phi, after creating it.
func ExampleInstruction_AddCase() {
	m := llvmir.NewModule("")
	ts := m.Types
	i32 := ts.Int(32)
	f := m.NewFunction("isVowel", ts.Func(ts.Int(1), []*llvmir.Type{i32}, false), 0)
	entry, yes, no := f.NewBlock("entry"), f.NewBlock("yes"), f.NewBlock("no")
	b := llvmir.NewBuilder(m)
	b.SetBlock(entry)
	sw := b.Switch(f.Args[0], no)
	for _, letter := range "aeiou" {
		sw.AddCase(llvmir.NewInt(i32, int64(letter)), yes)
	}
	b.SetBlock(yes)
	b.Ret(llvmir.NewInt(ts.Int(1), 1))
	b.SetBlock(no)
	b.Ret(llvmir.NewInt(ts.Int(1), 0))
	fmt.Println(sw)
	fmt.Println("error:", llvmir.Verify(m, llvmir.VerifyOptions{}))
	// Output:
	// switch i32 %0, label %no [
	//     i32 97, label %yes
	//     i32 101, label %yes
	//     i32 105, label %yes
	//     i32 111, label %yes
	//     i32 117, label %yes
	//   ]
	// error: <nil>
}

// Build metadata for a loop: a node that refers to itself, and an attachment.
func ExampleNode_SetElems() {
	m := llvmir.NewModule("")
	loop := llvmir.NewTuple()
	loop.Distinct = true
	loop.SetElems([]llvmir.Metadata{loop, llvmir.NewTuple(&llvmir.MDString{Value: "llvm.loop.mustprogress"})})

	f := m.NewFunction("forever", m.Types.Func(m.Types.Void(), nil, false), 0)
	body := f.NewBlock("body")
	b := llvmir.NewBuilder(m)
	b.SetBlock(body)
	b.Br(body).Attach(m.MDKind("llvm.loop"), loop)
	fmt.Println(body.Terminator())
	fmt.Println(m.MetadataText(loop))
	// Output:
	// br label %body, !llvm.loop !0
	// !0 = distinct !{!0, !1}
}

// Count every call of a function, each in a block of its own.
func ExampleBlock_Split() {
	m, err := llvmir.ParseString("split.ll", `
declare void @work()
define void @f() {
entry:
  call void @work()
  ret void
}`, llvmir.Options{})
	if err != nil {
		panic(err)
	}
	i32 := m.Types.Int(32)
	count := m.NewGlobal("count", i32, 0)
	count.Linkage, count.Init = llvmir.PrivateLinkage, llvmir.NewInt(i32, 0)

	f := m.LookupFunction("f")
	work := f.Blocks[0].Split(f.Blocks[0].Instrs[0], "work")
	b := llvmir.NewBuilder(m)
	b.SetBefore(work.Instrs[0])
	n := b.Load(i32, count)
	b.Store(b.Binary(llvmir.OpAdd, n, llvmir.NewInt(i32, 1), 0), count)
	fmt.Println(count)
	fmt.Println(f)
	// Output:
	// @count = private global i32 0
	// define void @f() {
	// entry:
	//   br label %work
	//
	// work:                                             ; preds = %entry
	//   %0 = load i32, ptr @count, align 4
	//   %1 = add i32 %0, 1
	//   store i32 %1, ptr @count, align 4
	//   call void @work()
	//   ret void
	// }
}

// The error of ParseString is a diagnostic with a position.
func ExampleParseString_error() {
	_, err := llvmir.ParseString("bad.ll", "define i32 @f() {\n  ret i32 %x\n}", llvmir.Options{})
	var d *diag.Diagnostic
	if errors.As(err, &d) {
		fmt.Println(d.Place.Line, d.Place.Column, d.Message)
	}
	// Output:
	// 2 11 use of undefined value '%x'
}

// Print writes a file; String returns its text.
func ExampleModule_Print() {
	m := llvmir.NewModule("empty.c")
	m.Triple = "x86_64-unknown-linux-gnu"
	if err := m.Print(os.Stdout, llvmir.PrintOptions{}); err != nil {
		panic(err)
	}
	// Output:
	// ; ModuleID = 'empty.c'
	// source_filename = "empty.c"
	// target triple = "x86_64-unknown-linux-gnu"
}

// Show where the data layout of a target places the fields of a struct.
func ExampleModule_Layout() {
	m := llvmir.NewModule("")
	m.DataLayout = "e-p:32:32-i64:64"
	ts := m.Types
	record := ts.Struct([]*llvmir.Type{ts.Int(8), ts.Ptr(0), ts.Int(64)}, false)
	l := m.Layout()
	fmt.Println(l.FieldOffsets(record), l.AllocSize(record), l.ABIAlign(record))
	// Output: [0 4 8] 16 8
}

func ExampleBuilder() {
	m := llvmir.NewModule("loop.ll")
	ts := m.Types
	i32, ptr := ts.Int(32), ts.Ptr(0)

	f := m.NewFunction("sum", ts.Func(i32, []*llvmir.Type{ptr, i32}, false), 0)
	f.Args[0].Name, f.Args[1].Name = "p", "n"
	f.Attrs.Fn = m.Sets.Set(llvmir.Attr{Kind: llvmir.AttrNoUnwind})
	entry, loop, done := f.NewBlock("entry"), f.NewBlock("loop"), f.NewBlock("done")

	b := llvmir.NewBuilder(m)
	b.SetBlock(entry)
	b.Br(loop)

	b.SetBlock(loop)
	i := b.Phi(i32)
	s := b.Phi(i32)
	v := b.Load(i32, b.GEP(i32, llvmir.InBounds, f.Args[0], i))
	s2 := b.Binary(llvmir.OpAdd, s, v, 0)
	i2 := b.Binary(llvmir.OpAdd, i, llvmir.NewInt(i32, 1), llvmir.NUW|llvmir.NSW)
	b.CondBr(b.Compare(llvmir.ICmpULT, i2, f.Args[1], 0), loop, done)
	zero := llvmir.NewInt(i32, 0)
	i.AddIncoming(zero, entry)
	i.AddIncoming(i2, loop)
	s.AddIncoming(zero, entry)
	s.AddIncoming(s2, loop)

	b.SetBlock(done)
	b.Ret(s2)

	m.Print(os.Stdout, llvmir.PrintOptions{NoModuleID: true})
	// Output:
	// source_filename = "loop.ll"
	//
	// ; Function Attrs: nounwind
	// define i32 @sum(ptr %p, i32 %n) #0 {
	// entry:
	//   br label %loop
	//
	// loop:                                             ; preds = %loop, %entry
	//   %0 = phi i32 [ 0, %entry ], [ %5, %loop ]
	//   %1 = phi i32 [ 0, %entry ], [ %4, %loop ]
	//   %2 = getelementptr inbounds i32, ptr %p, i32 %0
	//   %3 = load i32, ptr %2, align 4
	//   %4 = add i32 %1, %3
	//   %5 = add nuw nsw i32 %0, 1
	//   %6 = icmp ult i32 %5, %n
	//   br i1 %6, label %loop, label %done
	//
	// done:                                             ; preds = %loop
	//   ret i32 %4
	// }
	//
	// attributes #0 = { nounwind }
}

// Read a recursive type of LLVM 14 as written, and as LLVM 22 upgrades it.
func ExampleOptions() {
	const text = `
%list = type { i32, %list* }
define i32 @head(%list* nocapture readonly %l) readonly {
  %p = getelementptr inbounds %list, %list* %l, i64 0, i32 0
  %v = load i32, i32* %p
  ret i32 %v
}`
	for _, keep := range []bool{true, false} {
		m, err := llvmir.ParseString("list.ll", text, llvmir.Options{KeepTyped: keep})
		if err != nil {
			panic(err)
		}
		f := m.LookupFunction("head")
		fmt.Println(f.Signature(), f.Attrs.Fn.Attrs()[0].String())
		fmt.Println(f.Blocks[0].Instrs[1])
	}
	// Output:
	// i32 (%list*) readonly
	// %v = load i32, i32* %p, align 4
	// i32 (ptr) memory(read)
	// %v = load i32, ptr %p, align 4
}
