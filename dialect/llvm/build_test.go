package llvm_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// expectBuilt builds a module, verifies it and compares its text with want. The text must read
// back, and mlir-opt must print the same.
func expectBuilt(t *testing.T, build func(b *ir.Builder), want string) {
	t.Helper()
	c := ir.NewContext(builtin.Dialect, llvm.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	build(b)
	var msgs bytes.Buffer
	if !verify.Operation(m.Op(), verify.Options{}, (&diag.Renderer{Out: &msgs, Set: c.Files()}).Handle) {
		t.Fatalf("%s\nis not valid:\n%s", asm.Append(nil, m.Op(), asm.Flags{Generic: true}), msgs.String())
	}
	want = strings.TrimLeft(want, "\n")
	got := string(asm.Append(nil, m.Op(), asm.Flags{}))
	if got != want {
		t.Errorf("built\n%s\nand not\n%s", got, want)
	}
	suite := dialecttest.Suite{Dialects: []*ir.Dialect{builtin.Dialect, llvm.Dialect}}
	for _, flags := range []asm.Flags{{}, {Generic: true}} {
		text := string(asm.Append(nil, m.Op(), flags))
		if back := suite.Print(t, text, flags); back != text {
			t.Errorf("%s\nis read as\n%s", text, back)
		}
		suite.Peer(t, text)
	}
}

func TestBuildCalls(t *testing.T) {
	expectBuilt(t, func(b *ir.Builder) {
		c := b.Context()
		i32, ptr, unit := c.I32(), llvm.NewPointerType(c, 0), ir.NewUnitAttr(c)
		printf := llvm.NewFunc(b, "printf", llvm.NewFunctionType(i32, []ir.Type{ptr}, true)).SetArgAttr(0, "llvm.nocapture", unit)
		void := llvm.NewFunctionType(llvm.NewVoidType(c), nil, false)
		llvm.NewFunc(b, "init", void).SetCConv(llvm.CConvFast)
		f := llvm.NewFunc(b, "f", llvm.NewFunctionType(i32, []ir.Type{ptr, i32}, false)).
			SetLinkage(llvm.LinkageInternal).SetDsoLocal(true).SetResAttr("llvm.noundef", unit)
		entry := f.AddEntryBlock()
		b.AtEnd(entry)
		s, n := entry.Arg(0), entry.Arg(1)
		llvm.NewCallFunc(b, printf, s, n).SetTailCallKind(llvm.TailCallKindTail).SetArgAttr(1, "llvm.noundef", unit)
		llvm.NewCall(b, void, "init").SetCConv(llvm.CConvFast).SetNoUnwind(true)
		r := llvm.NewCallIndirect(b, llvm.NewFunctionType(i32, []ir.Type{i32}, false), s, n).
			SetBundles(llvm.Bundle{Tag: "deopt", Operands: []*ir.Value{n, s}}, llvm.Bundle{Tag: "x"}).
			SetArgAttr(0, "llvm.signext", unit).SetResAttr("llvm.range", nil)
		llvm.NewCallIndirect(b, llvm.NewFunctionType(i32, []ir.Type{ptr}, true), s, s, n)
		llvm.NewCallIntrinsic(b, c.I64(), "llvm.x86.rdtsc")
		llvm.NewCallIntrinsic(b, nil, "llvm.sideeffect").SetBundles(llvm.Bundle{Tag: "y", Operands: []*ir.Value{s}})
		llvm.NewCallIntrinsic(b, i32, "llvm.ctpop", n).SetArgAttr(0, "llvm.noundef", unit).SetResAttr("llvm.noundef", unit)
		llvm.NewAssume(b, llvm.NewConstantInt(b, c.I1(), 1).Result(), nil).
			SetBundles(llvm.Bundle{Tag: "align", Operands: []*ir.Value{s, n}})
		llvm.NewReturn(b, r.Result())
	}, `
module {
  llvm.func @printf(!llvm.ptr {llvm.nocapture}, ...) -> i32
  llvm.func fastcc @init()
  llvm.func internal @f(%arg0: !llvm.ptr, %arg1: i32) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call tail @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @init() {no_unwind} : () -> ()
    %1 = llvm.call %arg0(%arg1) ["deopt"(%arg1, %arg0 : i32, !llvm.ptr), "x"()] : !llvm.ptr, (i32 {llvm.signext}) -> i32
    %2 = llvm.call %arg0(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
    %3 = llvm.call_intrinsic "llvm.x86.rdtsc"() : () -> i64
    llvm.call_intrinsic "llvm.sideeffect"() ["y"(%arg0 : !llvm.ptr)] : () -> ()
    %4 = llvm.call_intrinsic "llvm.ctpop"(%arg1) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %5 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %5 ["align"(%arg0, %arg1 : !llvm.ptr, i32)] : i1
    llvm.return %1 : i32
  }
}
`)
}

func TestBuildInvoke(t *testing.T) {
	expectBuilt(t, func(b *ir.Builder) {
		c := b.Context()
		i32, ptr, void := c.I32(), llvm.NewPointerType(c, 0), llvm.NewVoidType(c)
		ft := llvm.NewFunctionType(i32, []ir.Type{i32}, false)
		llvm.NewFunc(b, "personality", llvm.NewFunctionType(i32, nil, true))
		llvm.NewFunc(b, "may_throw", ft)
		f := llvm.NewFunc(b, "f", llvm.NewFunctionType(void, []ir.Type{i32, ptr}, false)).SetPersonality("personality")
		entry := f.AddEntryBlock()
		x, p := entry.Arg(0), entry.Arg(1)
		next := b.CreateBlock(f.Body())
		done := b.CreateBlock(f.Body())
		last := b.CreateBlock(f.Body())
		clean := b.CreateBlock(f.Body())
		llvm.NewLandingPad(b, llvm.NewLiteralStruct(c, []ir.Type{ptr, i32}, false)).SetCleanup(true)
		llvm.NewUnreachable(b)
		// If there are both, mlir-opt's own parser of an invoke takes the operands of bundles for
		// arguments of blocks.
		third := llvm.NewInvoke(b.AtEnd(last), ft, "may_throw", []*ir.Value{x}, ir.To(done), ir.To(clean)).
			SetBundles(llvm.Bundle{Tag: "t", Operands: []*ir.Value{p, x}}).SetBundles(llvm.Bundle{Tag: "u", Operands: []*ir.Value{p}})
		if b := third.Bundles(); len(b) != 1 || b[0].Tag != "u" || len(b[0].Operands) != 1 || b[0].Operands[0] != p {
			t.Errorf("the bundles are %v", b)
		}
		llvm.NewReturn(b.AtEnd(done), nil)
		pad := b.CreateBlock(f.Body(), i32)
		lp := llvm.NewLandingPad(b, llvm.NewLiteralStruct(c, []ir.Type{ptr, i32}, false)).SetCleanup(true)
		llvm.NewResume(b, lp.Result())
		b.AtEnd(entry)
		first := llvm.NewInvoke(b, ft, "may_throw", []*ir.Value{x}, ir.To(next), ir.To(pad, x)).
			SetBranchWeights([]int32{99, 1})
		b.AtEnd(next)
		second := llvm.NewInvokeIndirect(b, ft, p, []*ir.Value{first.Result()}, ir.To(last), ir.To(pad, x)).
			SetArgAttr(0, "llvm.noundef", ir.NewUnitAttr(c)).SetResAttr("llvm.noundef", ir.NewUnitAttr(c))
		if first.CalleeType() != ft || second.CalleeType() != ft {
			t.Errorf("the types are %v and %v", first.CalleeType(), second.CalleeType())
		}
	}, `
module {
  llvm.func @personality(...) -> i32
  llvm.func @may_throw(i32) -> i32
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) attributes {personality = @personality} {
    %0 = llvm.invoke @may_throw(%arg0) to ^bb1 unwind ^bb5(%arg0 : i32) {branch_weights = array<i32: 99, 1>} : (i32) -> i32
  ^bb1:  // pred: ^bb0
    %1 = llvm.invoke %arg1(%0) to ^bb3 unwind ^bb5(%arg0 : i32) : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb2:  // pred: ^bb3
    llvm.return
  ^bb3:  // pred: ^bb1
    %2 = llvm.invoke @may_throw(%arg0) to ^bb2 unwind ^bb4 ["u"(%arg1 : !llvm.ptr)] : (i32) -> i32
  ^bb4:  // pred: ^bb3
    %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.unreachable
  ^bb5(%4: i32):  // 2 preds: ^bb0, ^bb1
    %5 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %5 : !llvm.struct<(ptr, i32)>
  }
}
`)
}

func TestBuildBranches(t *testing.T) {
	expectBuilt(t, func(b *ir.Builder) {
		c := b.Context()
		i8, ptr, void := c.I8(), llvm.NewPointerType(c, 0), llvm.NewVoidType(c)
		f := llvm.NewFunc(b, "f", llvm.NewFunctionType(void, []ir.Type{i8, ptr}, false))
		entry := f.AddEntryBlock()
		x, p := entry.Arg(0), entry.Arg(1)
		one := b.CreateBlock(f.Body(), i8, ptr)
		two := b.CreateBlock(f.Body())
		three := b.CreateBlock(f.Body(), i8)
		llvm.NewSwitch(b.AtEnd(entry), x, ir.To(one, x, p),
			llvm.Case{Value: 1, Dest: ir.To(two)},
			llvm.Case{Value: -1, Dest: ir.To(three, x)},
			llvm.Case{Value: 254, Dest: ir.To(two)}).SetBranchWeights([]int32{1, 2, 3, 4})
		llvm.NewIndirectBr(b.AtEnd(one), p, ir.To(two), ir.To(three, one.Arg(0)))
		llvm.NewSwitch(b.AtEnd(two), x, ir.To(three, x))
		llvm.NewReturn(b.AtEnd(three), nil)
	}, `
module {
  llvm.func @f(%arg0: i8, %arg1: !llvm.ptr) {
    llvm.switch %arg0 : i8, ^bb1(%arg0, %arg1 : i8, !llvm.ptr) [
      1: ^bb2,
      -1: ^bb3(%arg0 : i8),
      -2: ^bb2
    ] {branch_weights = array<i32: 1, 2, 3, 4>}
  ^bb1(%0: i8, %1: !llvm.ptr):  // pred: ^bb0
    llvm.indirectbr %arg1 : !llvm.ptr, [
    ^bb2,
    ^bb3(%0 : i8)
    ]
  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
    llvm.switch %arg0 : i8, ^bb3(%arg0 : i8) [
    ]
  ^bb3(%2: i8):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
}
`)
}

func TestBuildGEP(t *testing.T) {
	expectBuilt(t, func(b *ir.Builder) {
		c := b.Context()
		i64, ptr, void := c.I64(), llvm.NewPointerType(c, 3), llvm.NewVoidType(c)
		v4 := llvm.FixedVectorType(i64, 4)
		vp := llvm.ScalableVectorType(ptr, 2)
		s := llvm.NewLiteralStruct(c, []ir.Type{i64, llvm.NewArrayType(c.F32(), 8)}, false)
		f := llvm.NewFunc(b, "f", llvm.NewFunctionType(void, []ir.Type{ptr, i64, v4, vp}, false))
		entry := f.AddEntryBlock()
		p, i, v, ps := entry.Arg(0), entry.Arg(1), entry.Arg(2), entry.Arg(3)
		b.AtEnd(entry)
		g := llvm.NewGEP(b, s, p, llvm.IndexValue(i), llvm.Index(1), llvm.IndexValue(i)).SetNoWrapFlags(llvm.GEPNoWrapFlagsInbounds)
		if x := g.Indices(); len(x) != 3 || x[0] != llvm.IndexValue(i) || x[1] != llvm.Index(1) || x[2].Value != i {
			t.Errorf("the indices are %v", x)
		}
		llvm.NewGEP(b, c.I8(), p, llvm.Index(-8))
		llvm.NewGEP(b, c.I8(), p, llvm.IndexValue(v))
		llvm.NewGEP(b, s, ps, llvm.Index(0), llvm.Index(0))
		llvm.NewReturn(b, nil)
	}, `
module {
  llvm.func @f(%arg0: !llvm.ptr<3>, %arg1: i64, %arg2: vector<4xi64>, %arg3: vector<[2]x!llvm.ptr<3>>) {
    %0 = llvm.getelementptr inbounds %arg0[%arg1, 1, %arg1] : (!llvm.ptr<3>, i64, i64) -> !llvm.ptr<3>, !llvm.struct<(i64, array<8 x f32>)>
    %1 = llvm.getelementptr %arg0[-8] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
    %2 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr<3>, vector<4xi64>) -> vector<4x!llvm.ptr<3>>, i8
    %3 = llvm.getelementptr %arg3[0, 0] : (vector<[2]x!llvm.ptr<3>>) -> vector<[2]x!llvm.ptr<3>>, !llvm.struct<(i64, array<8 x f32>)>
    llvm.return
  }
}
`)
}

// A typed pointer to a part has the type of that part.
func TestBuildTypedGEP(t *testing.T) {
	c := ir.NewContext(builtin.Dialect, llvm.Dialect)
	i64 := c.I64()
	s := llvm.NewLiteralStruct(c, []ir.Type{i64, llvm.NewArrayType(c.F32(), 8)}, false)
	blk := ir.NewBlock(llvm.NewTypedPointerType(s, 1), i64, llvm.FixedVectorType(i64, 2))
	b := ir.NewBuilder(c).AtEnd(blk)
	zero, one := llvm.Index(0), llvm.Index(1)
	for _, test := range []struct {
		indices []llvm.GEPIndex
		want    string
	}{
		{[]llvm.GEPIndex{one}, "!llvm.ptr<struct<(i64, array<8 x f32>)>, 1>"},
		{[]llvm.GEPIndex{zero, zero}, "!llvm.ptr<i64, 1>"},
		{[]llvm.GEPIndex{zero, one}, "!llvm.ptr<array<8 x f32>, 1>"},
		{[]llvm.GEPIndex{llvm.IndexValue(blk.Arg(1)), one, llvm.IndexValue(blk.Arg(1))}, "!llvm.ptr<f32, 1>"},
		{[]llvm.GEPIndex{llvm.IndexValue(blk.Arg(2)), zero}, "!llvm.vec<2 x ptr<i64, 1>>"},
	} {
		if got := llvm.NewGEP(b, s, blk.Arg(0), test.indices...).Result().Type().String(); got != test.want {
			t.Errorf("the address at %v is a %s, want %s", test.indices, got, test.want)
		}
	}
}

func TestBuildModule(t *testing.T) {
	expectBuilt(t, func(b *ir.Builder) {
		c := b.Context()
		i32, ptr := c.I32(), llvm.NewPointerType(c, 0)
		groups := llvm.NewComdat(b, "groups")
		ref := groups.AddSelector("any", llvm.ComdatAny)
		groups.AddSelector("largest", llvm.ComdatLargest)
		llvm.NewGlobalString(b, "hello", "hi\x00").SetUnnamedAddr(llvm.UnnamedAddrGlobal)
		llvm.NewGlobal(b, "n", i32, ir.NewIntegerAttr(i32, 7)).SetLinkage(llvm.LinkageLinkonceODR).
			SetComdat(ref).SetAlignment(4).SetThreadLocal(true).SetVisibility(llvm.VisibilityHidden)
		llvm.NewGlobal(b, "extern", i32, nil).SetAddrSpace(3)
		at := *b
		init := llvm.NewGlobal(b, "self", ptr, nil).AddInitializer()
		llvm.NewReturn(b.AtEnd(init), llvm.NewAddressOf(b, ptr, "self").Result())
		*b = at
		init = llvm.NewAlias(b, "m", i32).SetLinkage(llvm.LinkageWeak).SetDsoLocal(true).AddInitializer()
		llvm.NewReturn(b.AtEnd(init), llvm.NewAddressOf(b, ptr, "n").Result())
		*b = at
		choose := llvm.NewFunc(b, "choose", llvm.NewFunctionType(ptr, nil, false)).SetComdat(ref)
		llvm.NewReturn(b.AtEnd(choose.AddEntryBlock()), llvm.NewAddressOf(b, ptr, "choose").Result())
		*b = at
		llvm.NewIFunc(b, "fast", llvm.NewFunctionType(i32, nil, false), "choose", ptr, llvm.LinkageExternal)
	}, `
module {
  llvm.comdat @groups {
    llvm.comdat_selector @any any
    llvm.comdat_selector @largest largest
  }
  llvm.mlir.global internal unnamed_addr constant @hello("hi\00") {addr_space = 0 : i32}
  llvm.mlir.global linkonce_odr hidden thread_local @n(7 : i32) comdat(@groups::@any) {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global external @extern() {addr_space = 3 : i32} : i32
  llvm.mlir.global external @self() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @self : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak @m {dso_local} : i32 {
    %0 = llvm.mlir.addressof @n : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @choose() -> !llvm.ptr comdat(@groups::@any) {
    %0 = llvm.mlir.addressof @choose : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @fast : !llvm.func<i32 ()>, !llvm.ptr @choose
}
`)
}

// A function cannot have a parameter of type void, though there are values of type void.
func TestCalleeTypeOfNothing(t *testing.T) {
	c := ir.NewContext(llvm.Dialect)
	void := llvm.NewVoidType(c)
	block := ir.NewBlock(void)
	call := llvm.NewCall(ir.NewBuilder(c).AtEnd(block), llvm.NewFunctionType(void, nil, false), "f", block.Arg(0))
	if ft := call.CalleeType(); ft != nil {
		t.Errorf("the type is %v", ft)
	}
}

// Build a function that calls another function of the module.
func ExampleNewCallFunc() {
	c := ir.NewContext(builtin.Dialect, llvm.Dialect)
	b := ir.NewBuilder(c)
	module := builtin.NewModule(b)
	b.AtEnd(module.Body())
	i32, ptr := c.I32(), llvm.NewPointerType(c, 0)
	puts := llvm.NewFunc(b, "puts", llvm.NewFunctionType(i32, []ir.Type{ptr}, false))
	hello := llvm.NewGlobalString(b, "hello", "Hello\x00")
	main := llvm.NewFunc(b, "main", llvm.NewFunctionType(i32, nil, false))

	b.AtEnd(main.AddEntryBlock())
	s := llvm.NewAddressOf(b, ptr, hello.SymName()).Result()
	llvm.NewCallFunc(b, puts, s)
	llvm.NewReturn(b, llvm.NewConstantInt(b, i32, 0).Result())
	asm.Print(os.Stdout, module.Op(), asm.Flags{})
	// Output:
	// module {
	//   llvm.func @puts(!llvm.ptr) -> i32
	//   llvm.mlir.global internal constant @hello("Hello\00") {addr_space = 0 : i32}
	//   llvm.func @main() -> i32 {
	//     %0 = llvm.mlir.addressof @hello : !llvm.ptr
	//     %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32
	//     %2 = llvm.mlir.constant(0 : i32) : i32
	//     llvm.return %2 : i32
	//   }
	// }
}

// Build the address of an element of an array in a struct.
func ExampleNewGEP() {
	c := ir.NewContext(llvm.Dialect)
	s := llvm.NewLiteralStruct(c, []ir.Type{c.I32(), llvm.NewArrayType(c.F32(), 8)}, false)
	block := ir.NewBlock(llvm.NewPointerType(c, 0), c.I64())
	b := ir.NewBuilder(c).AtEnd(block)
	p, i := block.Arg(0), block.Arg(1)
	gep := llvm.NewGEP(b, s, p, llvm.Index(0), llvm.Index(1), llvm.IndexValue(i))
	load := llvm.NewLoad(b, c.F32(), gep.Result()).SetAlignment(4)
	fmt.Println(gep.Result().Type(), len(gep.Indices()), load.Result().Type())
	// Output: !llvm.ptr 3 f32
}

// Build a switch with three destinations.
func ExampleNewSwitch() {
	c := ir.NewContext(llvm.Dialect)
	i32 := c.I32()
	entry, even, odd, other := ir.NewBlock(i32), ir.NewBlock(), ir.NewBlock(i32), ir.NewBlock()
	b := ir.NewBuilder(c).AtEnd(entry)
	x := entry.Arg(0)
	op := llvm.NewSwitch(b, x, ir.To(other),
		llvm.Case{Value: 0, Dest: ir.To(even)},
		llvm.Case{Value: 1, Dest: ir.To(odd, x)},
		llvm.Case{Value: 2, Dest: ir.To(even)})
	fmt.Println(op.CaseValues(), len(op.CaseDestinations()))
	// Output: dense<[0, 1, 2]> : vector<3xi32> 3
}
