package dlti_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// parse parses "t.x"() with an attribute x and returns its value, or else the
// column and text of the error. The attribute starts in column 14.
func parse(t *testing.T, attr string) (ir.Attribute, string) {
	t.Helper()
	c := ir.NewContext(dlti.Dialect)
	c.SetAllowUnregisteredDialects(true)
	f, err := c.Files().AddFile("t", []byte(`"a.b"() {x = `+attr+`} : () -> ()`))
	if err != nil {
		t.Fatal(err)
	}
	var msg string
	block := asm.ParseBlock(c, source.Whole(f), asm.Config{}, func(d *diag.Diagnostic) {
		msg = fmt.Sprintf("%d: %s", d.Place.Column, d.Message)
	})
	if block == nil {
		return nil, msg
	}
	return block.First().Attr("x"), ""
}

// TestErrors has the columns and messages of mlir-opt.
func TestErrors(t *testing.T) {
	for _, test := range []struct{ attr, want string }{
		{`#dlti.dl_entry<42, 42>`, "29: expected a type or a quoted string"},
		{`#dlti.dl_spec<"" = 42>`, "20: empty string as DLTI key is not allowed"},
		{`#dlti.dl_spec<[]>`, "28: invalid kind of attribute specified"},
		{`#dlti.dl_spec<#dlti.map<>>`, "28: invalid kind of attribute specified"},
		{`#dlti.dl_spec<"a"  42>`, "31: expected '='"},
		{`#dlti.dl_spec<i32 = 1, i32 = 2>`, "20: repeated DLTI key: i32"},
		{`#dlti.map<"a" = 1, "a" = 2>`, `20: repeated DLTI key: "a"`},
		{`#dlti.target_device_spec<i32 = 1>`, "39: invalid kind of attribute specified"},
		{`#dlti.target_device_spec<>`, "20: no DLTI entries provided"},
		{`#dlti.target_system_spec<"C" = 1>`, `20: value associated with key "C" is not a DLTI device spec`},
		{`#dlti.target_system_spec<0 = #dlti.target_device_spec<"a" = 1>>`, "39: invalid kind of attribute specified"},
		{`#dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = 1>, "C" = #dlti.target_device_spec<"a" = 1>>`,
			`20: repeated device ID in dlti.target_system_spec: "C"`},
	} {
		if _, got := parse(t, test.attr); got != test.want {
			t.Errorf("%s:\n got %q\nwant %q", test.attr, got, test.want)
		}
	}
}

func TestEntries(t *testing.T) {
	a, msg := parse(t, `#dlti.dl_spec<i32 = 1, #dlti.dl_entry<"dlti.endianness", "big">>`)
	spec, ok := a.(*dlti.DataLayoutSpecAttr)
	if !ok {
		t.Fatalf("not a layout: %s", msg)
	}
	c := spec.Context()
	if spec.LookupType(c.I32()) != ir.NewIntegerAttr(c.I64(), 1) || spec.Lookup("dlti.endianness") != ir.NewStringAttr(c, "big") {
		t.Error("an entry has another value")
	}
	if spec.LookupType(c.I64()) != nil || spec.Lookup("x") != nil {
		t.Error("there is an entry that nobody wrote")
	}
	want := dlti.NewDataLayoutSpecAttr(c,
		dlti.NewTypeEntryAttr(c.I32(), ir.NewIntegerAttr(c.I64(), 1)),
		dlti.NewNamedEntryAttr("dlti.endianness", ir.NewStringAttr(c, "big")))
	if spec != want {
		t.Error("parsing and building the same layout gives two attributes")
	}
}

func TestVerifyLayout(t *testing.T) {
	c := ir.NewContext(dlti.Dialect)
	dense := func(elem ir.Type, vs ...int64) ir.Attribute {
		w := int64(8)
		if elem == ir.Type(c.I32()) {
			w = 4
		}
		raw := make([]byte, 0, len(vs)*8)
		for _, v := range vs {
			for i := range w {
				raw = append(raw, byte(v>>(8*i)))
			}
		}
		return ir.NewDenseElementsAttr(ir.NewVectorType([]int64{int64(len(vs))}, nil, elem), raw, len(vs) == 1)
	}
	i64 := c.I64()
	for _, test := range []struct {
		key   ir.Type
		value ir.Attribute
		want  string
	}{
		{c.Index(), ir.NewIntegerAttr(i64, 32), ""},
		{c.Index(), ir.NewStringAttr(c, "x"), "expected integer attribute in the data layout entry for 'index'"},
		{c.I32(), dense(i64, 32), ""},
		{c.F32(), dense(i64, 32, 64), ""},
		{c.I32(), ir.NewIntegerAttr(i64, 32), "expected a dense i64 elements attribute in the data layout entry"},
		{c.I32(), dense(c.I32(), 32), "expected a dense i64 elements attribute in the data layout entry"},
		{c.F32(), dense(i64, 1, 2, 3), "expected 1 or 2 elements in the data layout entry"},
		{c.F32(), dense(i64, 64, 32), "preferred alignment is expected to be greater than or equal to the abi alignment"},
		{ir.NewUnrankedTensorType(c.F32()), ir.NewIntegerAttr(i64, 32), "unexpected data layout for a built-in type"},
	} {
		checkLayout(t, c, dlti.NewTypeEntryAttr(test.key, test.value), test.want)
	}
	checkLayout(t, c, dlti.NewNamedEntryAttr("dlti.foo", ir.NewStringAttr(c, "x")), "unknown data layout entry name: dlti.foo")
	checkLayout(t, c, dlti.NewNamedEntryAttr("dlti.endianness", ir.NewStringAttr(c, "x")), "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'")
	checkLayout(t, c, dlti.NewNamedEntryAttr("unknown.foo", ir.NewStringAttr(c, "x")), "")
}

func checkLayout(t *testing.T, c *ir.Context, e *dlti.EntryAttr, want string) {
	t.Helper()
	op := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.x"),
		Attrs: ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: dlti.DataLayoutAttrName, Value: dlti.NewDataLayoutSpecAttr(c, e)})})
	d := datalayout.VerifyOp(op)
	switch {
	case want == "" && d != nil:
		t.Errorf("%v", d)
	case want != "" && (d == nil || len(d.Message) < len(want) || d.Message[:len(want)] != want):
		t.Errorf("got %v\nwant %s", d, want)
	}
}

func TestNestedLayouts(t *testing.T) {
	c := ir.NewContext(dlti.Dialect)
	at := func(endianness string, inner ...*ir.Operation) *ir.Operation {
		r := ir.NewRegion()
		r.Append(ir.NewBlock())
		for _, op := range inner {
			r.First().Append(op)
		}
		spec := dlti.NewDataLayoutSpecAttr(c, dlti.NewNamedEntryAttr("dlti.endianness", ir.NewStringAttr(c, endianness)))
		return ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.x"), Regions: []*ir.Region{r},
			Attrs: ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: dlti.DataLayoutAttrName, Value: spec})})
	}
	same, other := at("big"), at("little")
	outer := at("big", same, other)
	if d := datalayout.VerifyOp(same); d != nil {
		t.Errorf("the same layout: %v", d)
	}
	d := datalayout.VerifyOp(other)
	if d == nil || d.Message != "data layout does not combine with layouts of enclosing ops" || len(d.Notes) == 0 || d.Notes[len(d.Notes)-1].Message != "enclosing op with data layout" {
		t.Errorf("another layout: %v", d)
	}
	if d := datalayout.VerifyOp(outer); d != nil {
		t.Errorf("the outer layout: %v", d)
	}
}

// TestText has attributes as mlir-opt prints them.
func TestText(t *testing.T) {
	for _, test := range []struct{ attr, want string }{
		{`#dlti.dl_entry<"a.b", 42>`, `#dlti.dl_entry<"a.b", 42 : i64>`},
		{`#dlti.dl_entry<i32, 32 : index>`, ""},
		{`#dlti.dl_entry<memref<?x?xf32>, ["string", 10]>`, `#dlti.dl_entry<memref<?x?xf32>, ["string", 10]>`},
		{`#dlti.dl_spec<>`, ""},
		{`#dlti.dl_spec<#dlti.dl_entry<"a", 1 : i32>, f32 = 2 : i32>`, `#dlti.dl_spec<"a" = 1 : i32, f32 = 2 : i32>`},
		{`#dlti.map<i32 = "x", "y" = unit>`, ""},
		{`#dlti.function_pointer_alignment<8, function_dependent = true>`, ""},
		{`#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32>>`, ""},
	} {
		want := test.want
		if want == "" {
			want = test.attr
		}
		a, msg := parse(t, test.attr)
		if a == nil {
			t.Errorf("%s: %s", test.attr, msg)
		} else if got := a.String(); got != want {
			t.Errorf("%s prints as\n%s, want\n%s", test.attr, got, want)
		}
	}
}

// Constructors refuse what the text form cannot have.
func TestNewPanics(t *testing.T) {
	c := ir.NewContext(dlti.Dialect)
	one, typed := dlti.NewNamedEntryAttr("a", ir.NewUnitAttr(c)), dlti.NewTypeEntryAttr(c.I32(), ir.NewUnitAttr(c))
	for want, f := range map[string]func(){
		`dlti: repeated DLTI key: "a"`:                                  func() { dlti.NewMapAttr(c, one, one) },
		"dlti: repeated DLTI key: i32":                                  func() { dlti.NewDataLayoutSpecAttr(c, typed, typed) },
		"dlti: no DLTI entries provided":                                func() { dlti.NewTargetDeviceSpecAttr(c) },
		"dlti: type as DLTI key is not allowed":                         func() { dlti.NewTargetDeviceSpecAttr(c, typed) },
		`dlti: value associated with key "a" is not a DLTI device spec`: func() { dlti.NewTargetSystemSpecAttr(c, one) },
	} {
		func() {
			defer func() {
				if got := recover(); got != want {
					t.Errorf("got %v, want %s", got, want)
				}
			}()
			f()
		}()
	}
}
