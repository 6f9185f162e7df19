package opaqueptr_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/opaqueptr"
)

var update = flag.Bool("update", false, "write the expected output")

func runPass(args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	args = append([]string{"mlir-opt", "--llvm-opaque-pointers"}, args...)
	status = opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: []*pass.Def{opaqueptr.Pass}}, args, stdio.Streams{In: new(bytes.Buffer), Out: &out, Err: &errs})
	return status, out.String(), errs.String()
}

// Each thing that MLIR 14 wrote in another way.
func TestPass(t *testing.T) {
	const in, want = "testdata/typed.mlir", "testdata/opaque.mlir"
	status, out, errs := runPass(in)
	if status != 0 {
		t.Fatalf("status %d\n%s", status, errs)
	}
	if *update {
		if err := os.WriteFile(want, []byte(out), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(want)
	if err != nil || out != string(text) {
		t.Errorf("%v: got\n%s", err, out)
	}
	// What is opaque stays as it is.
	if _, again, _ := runPass(want); again != out {
		t.Errorf("the second time it becomes\n%s", again)
	}
	mlir := peer.Tool(t, "mlir-opt-22")
	if theirs, err := peer.Command(t, mlir, want).Output(); err != nil || string(theirs) != out {
		t.Errorf("mlir-opt prints %v\n%s", err, theirs)
	}
}

// What cannot be said today is an error, and the pass fails.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{
			"llvm.func @f(%p: !llvm.ptr<i8>, %n: i64, %v: i1) { \"llvm.intr.memcpy\"(%p, %p, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> () llvm.return }",
			"'llvm.intr.memcpy' op has an operand #3 that is not a constant, but 'isVolatile' is an attribute today",
		},
		{
			"\"x.y\"() {a = #dlti.map<!llvm.ptr<i8> = 1 : i32, !llvm.ptr<i32> = 2 : i32>} : () -> ()",
			"'x.y' op has a typed pointer in a type or attribute that cannot be made opaque: repeated DLTI key: !llvm.ptr",
		},
	} {
		var out, errs bytes.Buffer
		status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All(), Passes: []*pass.Def{opaqueptr.Pass}}, []string{"mlir-opt", "--allow-unregistered-dialect", "--llvm-opaque-pointers"}, stdio.Streams{In: strings.NewReader(c.text), Out: &out, Err: &errs})
		if status != 1 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%s: status %d\n%s", c.text, status, errs.String())
		}
	}
}

// Types in attributes of any kind become opaque.
func TestAttributes(t *testing.T) {
	const text = `"x.y"() {a = #dlti.dl_entry<!llvm.ptr<i8>, [tuple<!llvm.ptr<i8>, i1>, #llvm.vec_type_hint<hint = !llvm.ptr<i8>>]>} : () -> ()`
	var out, errs bytes.Buffer
	status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All(), Passes: []*pass.Def{opaqueptr.Pass}}, []string{"mlir-opt", "--allow-unregistered-dialect", "--llvm-opaque-pointers"}, stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
	const want = `{a = #dlti.dl_entry<!llvm.ptr, [tuple<!llvm.ptr, i1>, #llvm.vec_type_hint<hint = !llvm.ptr>]>}`
	if status != 0 || !strings.Contains(out.String(), want) {
		t.Errorf("status %d\n%s%s", status, out.String(), errs.String())
	}
}

// A long chain of structs, each in the next by value, does not use up the stack,
// and all of them keep their names.
func TestChain(t *testing.T) {
	c := ir.NewContext(testdialect.All()...)
	last := ir.Type(llvm.NewTypedPointerType(c.I8(), 0))
	const length = 100000
	for i := range length {
		s := llvm.IdentifiedStruct(c, fmt.Sprint("s", i))
		s.SetBody([]ir.Type{last, c.I32()}, false)
		last = s
	}
	opaque := func(r *ir.Replacer, u ir.Type) ir.Type {
		t.Helper()
		v, err := r.ReplaceType(u)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	o := llvm.NewOpaquePointers()
	n := 0
	for t := opaque(o, last); ; n++ {
		s, ok := t.(*llvm.StructType)
		if !ok || !s.HasBody() {
			break
		}
		t = s.Body()[0]
	}
	if n != length {
		t.Errorf("%d structs", n)
	}
	name := last.(*llvm.StructType).Name()
	if got := opaque(o, last).(*llvm.StructType); got.Name() != name || got == last || opaque(o, got) != ir.Type(got) {
		t.Errorf("%s becomes %s", name, got.Name())
	}
	if opaque(o, last) != opaque(llvm.NewOpaquePointers(), last) {
		t.Error("another run makes another type")
	}
}
