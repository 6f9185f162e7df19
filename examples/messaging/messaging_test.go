package messaging

import (
	"bytes"
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/asm"
	alldialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/examples/messaging/spec"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ods/gen"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

func run(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	status = opt.Main(context.Background(), tool.Tool{Dialects: append(alldialects.Dialects(), Dialect), Passes: allpasses.Passes()}, append([]string{"messaging-opt"}, args...), stdio.Streams{In: strings.NewReader(stdin), Out: &out, Err: &errs})
	return status, out.String(), errs.String()
}

// The file, with aliases for what is recursive. They come back however they are
// printed.
func TestFile(t *testing.T) {
	const want = `!person = !messaging.message<"person", {name: !llvm.array<64 x i8>, inbox: !messaging.channel<!mail>}>
!list = !llvm.struct<"list", (ptr, !mail)>
!mail = !messaging.message<"mail", {from: !person, quoted: !list, attached: tuple<i64, tensor<?x!mail>>, reply: (!mail) -> !messaging.channel<!mail>}>
#server = #messaging.endpoint<"server", !mail [#client]>
#client = #messaging.endpoint<"client", !mail [#server, #client]>
module {
  func.func @answer(%arg0: !messaging.channel<!mail>) attributes {messaging.endpoint = #client} {
    %0 = messaging.receive %arg0 : <!mail> -> !mail
    %1 = messaging.field %0 "from" : !mail -> !person
    %2 = messaging.field %1 "inbox" : !person -> !messaging.channel<!mail>
    messaging.send %0 to %2 : !mail to <!mail>
    return
  }
}

`
	const always = "-mlir-print-struct-aliases=always"
	if status, out, errs := run("", always, "mail.mlir"); status != 0 || out != want || errs != "" {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
	for _, flags := range [][]string{nil, {"-mlir-print-op-generic"}, {"-mlir-print-local-scope"}, {always}} {
		status, out, errs := run("", append(flags, "mail.mlir")...)
		if status != 0 {
			t.Fatal(errs)
		}
		if status, again, errs := run(out, flags...); status != 0 || again != out {
			t.Errorf("%v: status %d\n%s\ncomes back as\n%s%s", flags, status, out, again, errs)
		}
		if status, again, errs := run(out, always); status != 0 || again != want {
			t.Errorf("%v: status %d\n%s%s", flags, status, again, errs)
		}
	}
}

// A message recurses through types of any dialect; the body is where it is not
// inside itself already, and the name alone elsewhere.
func TestTypes(t *testing.T) {
	for _, text := range []string{
		`!messaging.message<"m", {}>`,
		`!messaging.message<"m", {a: i8, "b c": !messaging.message<"m">}>`,
		`!messaging.message<"m", {a: tuple<i8, !messaging.message<"m">>, b: tensor<2x!messaging.message<"m">>}>`,
		`!messaging.message<"m", {f: (!messaging.message<"m">) -> !messaging.channel<!messaging.message<"m">>}>`,
		`!messaging.message<"m", {s: !llvm.struct<"s", (ptr, !llvm.array<2 x !messaging.message<"m">>, i8)>}>`,
		`!llvm.struct<"s", (!messaging.message<"m", {s: tuple<!llvm.struct<(i8, !llvm.struct<"s">)>, !messaging.message<"m">>}>)>`,
		`tuple<!messaging.message<"m", {n: !messaging.message<"n", {m: !messaging.message<"m">}>}>>`,
		`tuple<!messaging.message<"m", {t: tuple<!messaging.message<"m">>}>, tuple<!messaging.message<"m", {t: tuple<!messaging.message<"m">>}>>>`,
	} {
		ctx := ir.NewContext(append(alldialects.Dialects(), Dialect)...)
		typ, err := asm.ParseType(ctx, text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if typ.String() != text {
			t.Errorf("%s prints as %s", text, typ)
		}
		if again, err := asm.ParseType(ctx, text); again != typ {
			t.Errorf("%s is another type when it is read again, %v", text, err)
		}
	}
}

func TestErrors(t *testing.T) {
	const text = `// expected-error@below {{'!messaging.message<"m">' has no body, which is allowed only inside of its own}}
func.func private @f(!messaging.message<"m">)
// -----
func.func private @f(!messaging.message<"two", {a: i8}>)
// expected-error@below {{another body was given before: '!messaging.message<"two", {a: i8}>'}}
func.func private @g(!messaging.message<"two", {a: i16}>)
// -----
// expected-error@below {{'!messaging.message<"in">' is given a body inside of its own}}
func.func private @f(!messaging.message<"in", {a: !messaging.message<"in", {}>}>)
// -----
// expected-error@below {{a message has two fields 'a'}}
func.func private @f(!messaging.message<"dup", {a: i8, a: i8}>)
// -----
// expected-error@below {{undefined symbol alias id 'b'}}
!a = !messaging.message<"alias", {a: !b}>
func.func private @f(!a)
// -----
func.func @f(%m: !messaging.message<"g", {a: i8}>) {
  // expected-error@below {{'messaging.field' op has message 'g', which has no field 'b'}}
  messaging.field %m "b" : <"g", {a: i8}> -> i8
  return
}
// -----
func.func @f(%m: i8, %c: !messaging.channel<i16>) {
  // expected-error@below {{'messaging.send' op has a value of type i8 on a channel for i16}}
  messaging.send %m to %c : i8 to <i16>
  return
}
`
	if status, out, errs := run(text, "-split-input-file", "-verify-diagnostics"); status != 0 || errs != "" {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
}

// Two modules each have a message of the same name; the pass makes them two
// messages of the program.
func TestRegions(t *testing.T) {
	const text = `module {
  module @client {
    !mail = !messaging.message<"mail", {next: tuple<!mail>}>
    #me = #messaging.endpoint<"me", !mail [#peer]>
    #peer = #messaging.endpoint<"peer", !mail [#me]>
    func.func private @f(!mail) attributes {messaging.endpoint = #me}
  }
  module @server {
    !mail = !messaging.message<"mail", {text: i8}>
    #me = #messaging.endpoint<"me", !mail []>
    func.func private @f(!mail) attributes {messaging.endpoint = #me}
  }
}

`
	if status, out, errs := run(text); status != 0 || out != text {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
	const lifted = `module {
  module @client {
    func.func private @f(!messaging.message<"mail", {next: tuple<!messaging.message<"mail">>}>) attributes {messaging.endpoint = #messaging.endpoint<"me", !messaging.message<"mail", {next: tuple<!messaging.message<"mail">>}> [#messaging.endpoint<"peer", !messaging.message<"mail", {next: tuple<!messaging.message<"mail">>}> [#messaging.endpoint<"me">]>]>}
  }
  module @server {
    func.func private @f(!messaging.message<"mail.1", {text: i8}>) attributes {messaging.endpoint = #messaging.endpoint<"me.1", !messaging.message<"mail.1", {text: i8}> []>}
  }
}

`
	if status, out, errs := run(text, "-lift-region-types"); status != 0 || out != lifted {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
}

// No text is exponential in the graph of messages and endpoints.
func TestLong(t *testing.T) {
	var b strings.Builder
	b.WriteString("!m0 = i8\n#e0 = unit\n")
	for _, i := range strings.Fields("0 1 2 3 4 5 6 7 8 9") {
		for _, j := range strings.Fields("1 2 3 4 5 6 7 8 9") {
			n := i + j
			last := string(rune(n[0])) + string(rune(n[1]-1))
			if j == "1" && i != "0" {
				last = string(rune(n[0]-1)) + "9"
			}
			if n == "01" {
				last = "0"
			}
			b.WriteString("!m" + n + " = !messaging.message<\"m" + n + "\", {a: !m" + last + ", b: tuple<!m" + last + ">}>\n")
			b.WriteString("#e" + n + " = #messaging.endpoint<\"e" + n + "\", i8 [#e" + last + ", #e" + last + "]>\n")
		}
	}
	b.WriteString("func.func private @f(!m99) attributes {messaging.e = #e99}\n")
	status, out, errs := run(b.String())
	if status != 0 || len(out) > 2*b.Len() {
		t.Fatalf("status %d, %d bytes\n%s", status, len(out), errs)
	}
	if status, again, errs := run(out); status != 0 || again != out {
		t.Errorf("status %d\n%s", status, errs)
	}
}

// Any number of goroutines make the same types and set their bodies: all get
// the same pointers, and of two different bodies one is there.
func TestConcurrent(t *testing.T) {
	ctx := ir.NewContext(append(alldialects.Dialects(), Dialect)...)
	const n = 64
	type made struct {
		node, edge *MessageType
		agreed     bool
		won        bool
		read       ir.Type
	}
	results := make([]made, n)
	var wg sync.WaitGroup
	for i := range results {
		wg.Go(func() {
			r := &results[i]
			r.node, r.edge = NewMessageType(ctx, "node"), NewMessageType(ctx, "edge")
			ends := ir.NewTupleType(ctx, []ir.Type{r.node, r.node})
			s := llvm.IdentifiedStruct(ctx, "list")
			s.SetBody([]ir.Type{llvm.NewPointerType(ctx, 0), r.edge}, false)
			r.agreed = r.edge.SetBody([]string{"ends"}, []ir.Type{ends}) &&
				r.node.SetBody([]string{"edges"}, []ir.Type{s})
			r.won = NewMessageType(ctx, "contested").SetBody([]string{"i"}, []ir.Type{ir.NewIntegerType(ctx, uint32(1+i%2), ir.Signless)})
			r.read, _ = asm.ParseType(ctx, `!messaging.message<"node", {edges: !llvm.struct<"list", (ptr, !messaging.message<"edge", {ends: tuple<!messaging.message<"node">, !messaging.message<"node">>}>)>}>`)
		})
	}
	wg.Wait()
	for i := range results {
		r := &results[i]
		if r.node != results[0].node || r.edge != results[0].edge || !r.agreed || r.read != ir.Type(r.node) {
			t.Errorf("goroutine %d: %+v", i, *r)
		}
		if r.won != results[i%2].won || r.won == results[(i+1)%2].won {
			t.Errorf("goroutine %d: one body must win, and all that have it", i)
		}
	}
}

func TestFresh(t *testing.T) {
	if err := gen.Check(spec.Def, "."); err != nil {
		t.Error(err)
	}
}
