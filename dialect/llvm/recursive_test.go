package llvm_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// recordType is a recursive type of a dialect with an open type system: its fields may have types
// of any dialect.
//
// Example printed form: !msg.record<"list", i32, tuple<!msg.record<"list">>>
type recordType struct {
	ir.TypeBase
	name   string
	fields ir.Body[[]ir.Type]
}

var recordDef = ir.DefineType(ir.TypeDef{Dialect: "msg", Mnemonic: "record", Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(recordSyntax{})}})

func record(c *ir.Context, name string) *recordType {
	key := ir.AppendStringKey(nil, name)
	if t := c.LookupType(recordDef, key); t != nil {
		return t.(*recordType)
	}
	return c.InternType(recordDef, key, &recordType{name: name}).(*recordType)
}

type recordSyntax struct{}

func (recordSyntax) ParseType(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	t := record(p.Context(), p.StringLiteral())
	at := p.Pos()
	if p.Got(asm.Greater) {
		if !p.InRecursive(t) {
			p.Errorf(at, "record without fields")
		}
		return t
	}
	if !p.OpenRecursive(t) {
		p.Errorf(at, "record in itself")
		return t
	}
	var fields []ir.Type
	for p.Got(asm.Comma) {
		fields = append(fields, p.Type())
	}
	p.CloseRecursive()
	p.Want(asm.Greater)
	same := func(a, b *[]ir.Type) bool { return slices.Equal(*a, *b) }
	if !p.Failed() && !t.fields.SetEqual(&fields, same) {
		p.Errorf(at, "record with other fields")
	}
	return t
}

func (recordSyntax) PrintType(p *asm.Printer, t ir.Type) {
	r := t.(*recordType)
	p.Byte('<')
	p.Quoted(r.name)
	if p.OpenRecursive(r) {
		for _, f := range *r.fields.Get() {
			p.Str(", ")
			p.Type(f)
		}
		p.CloseRecursive()
	}
	p.Byte('>')
}

// TestAcrossDialects has types that contain themselves through types of other dialects, which do
// not know each other.
func TestAcrossDialects(t *testing.T) {
	c := ir.NewContext(llvm.Dialect, &ir.Dialect{Name: "msg", Types: []*ir.TypeDef{recordDef}})
	for _, text := range []string{
		`!msg.record<"a", i32, !msg.record<"a">>`,
		`!msg.record<"b", tuple<!msg.record<"b">>>`,
		`!msg.record<"c", !llvm.struct<(i8, !llvm.array<2 x !msg.record<"c">>)>>`,
		`!msg.record<"d", !llvm.struct<"d", (!msg.record<"d">, !llvm.struct<"d">)>>`,
		`!llvm.struct<"e", (!msg.record<"e", tuple<!llvm.struct<"e">, !msg.record<"e">>>, !llvm.struct<"e">)>`,
		`!llvm.struct<"f", (!msg.record<"f1", !msg.record<"f2", !llvm.struct<"f">, !msg.record<"f1">>>, !msg.record<"f2", !llvm.struct<"f">, !msg.record<"f1", !msg.record<"f2">>>)>`,
	} {
		ty := parse(t, c, text)
		if got := ty.String(); got != text {
			t.Errorf("%s is printed as %s", text, got)
		}
		if parse(t, c, text) != ty {
			t.Errorf("%s is another type the second time", text)
		}
	}
	for text, want := range map[string]string{
		`!llvm.struct<"g", (!msg.record<"g", !llvm.struct<"g", (i8)>>)>`: "identifier already used for an enclosing struct",
		`!msg.record<"h", !llvm.struct<(tuple<!msg.record<"h", i8>>)>>`:  "record in itself",
		`tuple<!msg.record<"a">>`:            "record without fields",
		`!msg.record<"a", !msg.record<"b">>`: "record without fields",
		`!msg.record<"a", i64>`:              "record with other fields",
	} {
		if ty, err := asm.ParseType(c, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is %v, %v", text, ty, err)
		}
	}
}

// TestDeepType prints a type that nests deeper than any text may.
func TestDeepType(t *testing.T) {
	c := newContext()
	ty := ir.Type(c.I8())
	for range 200_000 {
		ty = llvm.NewTypedPointerType(ty, 0)
	}
	if text := ty.String(); !strings.HasSuffix(text, "...") || len(text) > 1<<20 {
		t.Errorf("%.100s… of %d bytes", text, len(text))
	}
	dl, _ := llvm.ParseDataLayout("")
	if s, err := dl.AllocSize(llvm.NewArrayType(ty, 2)); err != nil || s.Min != 16 {
		t.Errorf("%v, %v", s, err)
	}
}
