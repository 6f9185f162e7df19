package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/verify"
)

var lazyLoading = &pass.Def{Name: "test-lazy-loading", Summary: "Test LazyLoading of op", Class: class("LazyLoadingPass"),
	New: func(o *pass.Options) func(*pass.Job) {
		version := int64(-1)
		o.Int(&version, "bytecode-version", "Specifies the bytecode version to use.")
		return func(j *pass.Job) { loadLazily(j, version) }
	}}

// loadLazily writes the operation as bytecode, and prints each isolated operation before and after its
// regions are read.
func loadLazily(j *pass.Job, version int64) {
	cfg := bytecode.WriteConfig{Old: version >= 0, OldVersion: version}
	data, err := bytecode.Append(nil, j.Op, cfg)
	if err != nil {
		j.Report(j.Op.ErrorPlainf("%v", err))
		j.Report(j.Op.ErrorPlainf("failed to write bytecode at version %d", version))
		j.Fail()
		return
	}
	out := j.Stdout()
	var list []*ir.Operation
	found := func(op *ir.Operation) bool {
		list = append(list, op)
		return false
	}
	file := bytecode.Open(j.Op.Context(), "test-lazy-loading", data, bytecode.ReadConfig{}, found, j.Report)
	if file == nil {
		j.Report(j.Op.ErrorPlainf("failed to read bytecode"))
		return
	}
	fmt.Fprintf(out, "Has %d ops to materialize\n", file.Pending())
	for len(list) > 0 {
		op := list[0]
		list = list[1:]
		fmt.Fprintf(out, "\n\nBefore Materializing...\n\n%s\n\nMaterializing...\n\n", shown(op))
		if !file.Materialize(op) {
			j.Report(op.ErrorPlainf("failed to materialize"))
			j.Fail()
			return
		}
		fmt.Fprintf(out, "%s\nHas %d ops to materialize\n", shown(op), file.Pending())
	}
}

// shown is the text of an operation, with the names that values have in all of the file. It is in
// the generic form unless all of that is valid.
func shown(op *ir.Operation) []byte {
	root := op
	for root.ParentOp() != nil {
		root = root.ParentOp()
	}
	valid := verify.Operation(root, verify.Options{}, func(*diag.Diagnostic) {})
	return asm.Append(nil, op, asm.Flags{Generic: !valid})
}

var bytecodeRoundTrip = &pass.Def{Name: "test-bytecode-roundtrip", Summary: "Test pass to implement bytecode roundtrip tests.",
	Class: class("TestBytecodeRoundtripPass"), On: "builtin.module", New: func(o *pass.Options) func(*pass.Job) {
		kind, text := int64(0), "2.0"
		o.String(&text, "test-dialect-version", "Specifies the test dialect version to emit and parse")
		o.Int(&kind, "test-kind", "Specifies the test kind to execute")
		return func(j *pass.Job) {
			t := roundTrip{j: j, ctx: j.Op.Context(), verify: true}
			if _, err := fmt.Sscanf(text, "%d.%d", &t.version.Major, &t.version.Minor); err != nil {
				j.Report(j.Op.ErrorPlainf("invalid version '%s' of the test dialect", text))
				j.Fail()
				return
			}
			if !t.choose(kind) {
				j.Report(j.Op.ErrorPlainf("unknown test-kind %d", kind))
				j.Fail()
				return
			}
			t.run()
		}
	}}

// roundTrip is a trip of a module through bytecode.
type roundTrip struct {
	j       *pass.Job
	ctx     *ir.Context // to read into
	version testdialect.Version
	write   bytecode.WriteConfig
	read    bytecode.ReadConfig
	verify  bool
}

// choose sets the callbacks of a kind. It returns false if there is no such kind.
func (t *roundTrip) choose(kind int64) bool {
	t.write.Threads, t.read.Threads = 1, 1 // callbacks print
	switch kind {
	case 0:
		t.funkyIntegers()
	case 1:
		t.writeI32AsBuiltin()
	case 2:
		t.readBuiltinAsI32()
	case 5:
		t.onlyBuiltin()
	default:
		return false
	}
	return true
}

// run writes, reads and prints the module.
func (t *roundTrip) run() {
	j := t.j
	data, err := bytecode.Append(nil, j.Op, t.write)
	if err != nil {
		j.Report(j.Op.ErrorPlainf("failed to write bytecode\n"))
		j.Fail()
		return
	}
	op := bytecode.ReadModule(t.ctx, "", data, t.read, j.Report)
	if op == nil || t.verify && !verify.Operation(op, verify.Options{}, j.Report) {
		j.Report(j.Op.ErrorPlainf("failed to read bytecode\n"))
		j.Fail()
		return
	}
	fmt.Fprint(j.Stdout(), op)
}

// funkyIntegers writes integer types for versions before 2 in an encoding of a dialect that there is not
// any more.
func (t *roundTrip) funkyIntegers() {
	const code = 999
	out := t.j.Stdout()
	t.ctx = ir.NewContext(t.j.Op.Context().Dialects()...)
	t.ctx.SetAllowUnregisteredDialects(true)
	t.write.DialectVersions = map[string]any{"test": t.version}
	t.write.Callbacks = []bytecode.Callback{{WriteType: func(e *bytecode.Encoder, typ ir.Type) (string, bool) {
		i, ok := typ.(*ir.IntegerType)
		if !ok || t.version.Major >= 2 {
			return "", false
		}
		fmt.Fprintln(out, "Overriding IntegerType encoding...")
		e.Uvarint(code)
		e.Uvarint(uint64(i.Width())<<2 | uint64(i.Signedness()))
		return "funky", true
	}}}
	t.read.Callbacks = []bytecode.Callback{{ReadType: func(d *bytecode.Decoder, dialect string) ir.Type {
		v, ok := d.DialectVersion("test").(testdialect.Version)
		if !ok || v.Major >= 2 || dialect != "funky" || d.Uvarint() != code {
			return nil
		}
		fmt.Fprintln(out, "Overriding parsing of IntegerType encoding...")
		bits := d.Uvarint()
		if bits>>2 > ir.MaxIntegerWidth {
			d.Errorf("invalid integer type")
			return nil
		}
		return ir.NewIntegerType(d.Context(), uint32(bits>>2), ir.Signedness(bits&3))
	}}}
}

// writeI32AsBuiltin writes !test.i32 as i32.
func (t *roundTrip) writeI32AsBuiltin() {
	t.write.Callbacks = []bytecode.Callback{{WriteType: func(e *bytecode.Encoder, typ ir.Type) (string, bool) {
		if _, ok := typ.(*testdialect.I32Type); !ok {
			return "", false
		}
		fmt.Fprintln(t.j.Stdout(), "Overriding TestI32Type encoding...")
		return "builtin", bytecode.Builtin{}.WriteType(e, e.Context().I32())
	}}}
}

// readBuiltinAsI32 reads i32 as !test.i32.
func (t *roundTrip) readBuiltinAsI32() {
	t.read.Callbacks = []bytecode.Callback{{ReadType: func(d *bytecode.Decoder, dialect string) ir.Type {
		if dialect != "builtin" || (bytecode.Builtin{}).ReadType(d) != ir.Type(d.Context().I32()) {
			return nil
		}
		fmt.Fprintln(t.j.Stdout(), "Overriding parsing of TestI32Type encoding...")
		return testdialect.NewI32Type(d.Context())
	}}}
}

// onlyBuiltin reads everything as builtin, which fails for the rest.
func (t *roundTrip) onlyBuiltin() {
	t.verify = false
	t.read.Callbacks = []bytecode.Callback{{
		ReadType: func(d *bytecode.Decoder, _ string) ir.Type { return bytecode.Builtin{}.ReadType(d) },
		ReadAttr: func(d *bytecode.Decoder, _ string) ir.Attribute { return bytecode.Builtin{}.ReadAttr(d) },
	}}
}
