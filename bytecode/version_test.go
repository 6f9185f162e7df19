package bytecode_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A pairAttr has two numbers. Version 1 of its dialect had only the first.
type pairAttr struct {
	ir.AttrBase
	x, y int64
}

var pairDef = ir.DefineAttr(ir.AttrDef{Dialect: "v", Mnemonic: "pair"})

func newPair(c *ir.Context, x, y int64) ir.Attribute {
	return c.InternAttr(pairDef, ir.AppendIntKey(ir.AppendIntKey(nil, x), y), &pairAttr{x: x, y: y})
}

const current = 2

// encoding is that of the dialect "v".
type encoding struct{ bytecode.TextOnly }

func (encoding) WriteAttr(e *bytecode.Encoder, a ir.Attribute) bool {
	p := a.(*pairAttr)
	e.Varint(p.x)
	if e.DialectVersion("v") != 1 {
		e.Varint(p.y)
	}
	return true
}

func (encoding) ReadAttr(d *bytecode.Decoder) ir.Attribute {
	x, y := d.Varint(), int64(-1)
	if d.DialectVersion("v").(int) >= 2 {
		y = d.Varint()
	}
	if d.Failed() {
		return nil
	}
	return newPair(d.Context(), x, y)
}

func (encoding) WriteVersion(e *bytecode.Encoder) {
	if v, ok := e.DialectVersion("v").(int); ok {
		e.Uvarint(uint64(v))
		return
	}
	e.Uvarint(current)
}

func (encoding) ReadVersion(d *bytecode.Decoder) any {
	v := d.Uvarint()
	if v == 0 {
		d.Errorf("there is no version 0")
		return nil
	}
	return int(v)
}

func (encoding) Upgrade(top *ir.Operation, version any) error {
	if version.(int) > current {
		return fmt.Errorf("version %d of dialect v is too new", version)
	}
	for op := range ir.Preorder(top) {
		if op.Name() == "v.old" {
			op.SetAttr("upgraded", ir.NewUnitAttr(op.Context()))
		}
	}
	return nil
}

var versioned = &ir.Dialect{
	Name: "v", Attrs: []*ir.AttrDef{pairDef}, AllowsUnknownOps: true,
	Interfaces: []ir.Implementation{bytecode.DialectInterface.Is(encoding{})},
}

// A dialect writes for an older version, reads older ones and upgrades operations.
func TestDialectVersions(t *testing.T) {
	for _, test := range []struct {
		version any
		want    int64 // the second number
		err     string
	}{
		{version: nil, want: 7},
		{version: 1, want: -1},
		{version: 3, err: "version 3 of dialect v is too new"},
		{version: 0, err: "there is no version 0"},
	} {
		ctx := newContext()
		ctx.Register(versioned)
		module := ir.NewOperation(&ir.OperationState{Context: ctx, Def: ctx.OpDef("builtin.module"), Regions: []*ir.Region{ir.NewRegion()}})
		old := ir.NewOperation(&ir.OperationState{Context: ctx, Def: ctx.OpDef("v.old")})
		old.SetAttr("pair", newPair(ctx, 5, 7))
		module.Region(0).NewBlock().Append(old)
		cfg := bytecode.WriteConfig{}
		if test.version != nil {
			cfg.DialectVersions = map[string]any{"v": test.version}
		}
		data, err := bytecode.Append(nil, module, cfg)
		if err != nil {
			t.Fatal(err)
		}
		ctx = newContext()
		ctx.Register(versioned)
		again, err := bytecode.Read(ctx, "<stdin>", data)
		if test.err != "" {
			var list diag.List
			if err == nil || !errors.As(err, &list) || !strings.Contains(err.Error(), test.err) {
				t.Errorf("version %v: %v", test.version, err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		op := again.Region(0).First().First()
		if p := op.Attr("pair").(*pairAttr); p.x != 5 || p.y != test.want || op.Attr("upgraded") == nil {
			t.Errorf("version %v: read %d and %d", test.version, p.x, p.y)
		}
	}
}

// Callbacks take the place of dialects, in another dialect's name if they like.
func TestCallbacks(t *testing.T) {
	op, _ := parse(t, "a", []byte("func.func private @f(i7, f32)"))
	write := bytecode.Callback{WriteType: func(e *bytecode.Encoder, t ir.Type) (string, bool) {
		if i, ok := t.(*ir.IntegerType); ok {
			e.Uvarint(uint64(i.Width()))
			return "strange", true
		}
		return "", false
	}}
	data, err := bytecode.Append(nil, op, bytecode.WriteConfig{Callbacks: []bytecode.Callback{write}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := read(t, data, 1); err == nil || !strings.Contains(err.Error(), "dialect 'strange' does not implement the bytecode interface") {
		t.Errorf("without the callback: %v", err)
	}
	read := bytecode.Callback{ReadType: func(d *bytecode.Decoder, dialect string) ir.Type {
		if width := d.Uvarint(); dialect == "strange" {
			return d.Context().I(uint32(width) + 1)
		}
		return nil
	}}
	ctx := newContext()
	var c diag.Collector
	again := bytecode.ReadModule(ctx, "a", data, bytecode.ReadConfig{Callbacks: []bytecode.Callback{read}}, c.Handle)
	if again == nil {
		t.Fatal(c.Err(ctx.Files()))
	}
	if text := again.String(); !strings.Contains(text, "@f(i8, f32)") {
		t.Error(text)
	}
}
