package attrs

import (
	"slices"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/testdialect"
)

// samples are texts of types, and of attributes that no specification defines.
var samples = []string{
	"vector<2x[4]xi8>", "tensor<4x?xf32, 7 : i32>", "tensor<*xi1>", "memref<2x?xf32, strided<[?, 1]>, 3>", "memref<*xf32, 3>",
	"complex<f32>", "(i1, f32) -> (index)", "tuple<i1, tuple<>>",
	"!llvm.ptr<i8, 3>", "!llvm.ptr", "!llvm.array<3 x ptr<i8>>", "!llvm.vec<4 x ptr<i8>>", "!llvm.vec<? x 4 x i32>", "!llvm.func<void (i32, ...)>",
	"!llvm.struct<(i8, ptr)>", "!llvm.struct<packed (i8)>", `!llvm.struct<"rec", (ptr<struct<"rec">>, i8)>`, `!llvm.struct<"none", opaque>`,
	`!llvm.target<"x.y", i8, !llvm.void, 3>`,
	"[1 : i8, unit]", "{a = 1.0 : f32, b}", "array<i16: 1, 2>", "dense<[1, 2]> : vector<2xi32>", "dense<1.0> : tensor<4xf32>",
	"dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>", "sparse<[[0, 1]], [5]> : tensor<2x2xi32>", `"s" : i8`, "distinct[0]<42 : i8>",
	`loc(callsite("a"("f":1:2) at fused<"m">["g":3:4, unknown]))`, "#dlti.dl_entry<i8, 1 : i32>",
	`#dlti.map<"a" = 1 : i32>`, "#llvm<dso_local_equivalent @f>",
	`#dlti.dl_spec<i8 = 1 : i32, "dlti.endianness" = "big">`, `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = 1 : i32>>`,
	"!test.test_rec<rec, test_rec<rec>>", "#ml_program.extern : tensor<i8>", "!test.dynamic_pair<i32, f32>", "#test.dynamic_pair<3 : i32, f32>", "!test.dynamic_singleton", "#test.dynamic_singleton", "!test.dynamic_custom_assembly_format<i32 : f32>", "#test.dynamic_custom_assembly_format<i32 : 3>", "!ml_program.token", "!ptr.ptr<#ptr.generic_space>", "!ptr.ptr_metadata<memref<f32, #ptr.generic_space>>", "#ptr.null : !ptr.ptr<#ptr.generic_space>", "#ptr.address<3> : !ptr.ptr<#ptr.generic_space>", "#llvm.constant_range<i8, 1, 2>", "#llvm.loopopts<disable_unroll = true>",
	"#test<attr_ugly begin 3 : i8 end>", "#test<simple_enum a>", "#test<array_of_ugly[begin 1 : i8 end ]>", "#test<array_of_ints[1, 2]>", "#test<array_of_enums[a, b]>", "#test.symbol_ref_attr<@a>",
	`#test.custom_float<"fp80" : 1.5>`, `#test.custom_struct<type_str = "s", value = 3, opt_value = [1, 2]>`, `#test.custom_struct<type_str = "s", value = ?>`,
	`#test.nested_alias<"a", <"b">>`, "#test.conditional_alias<a>", "#test.attr_with_self_type_param : i3",
	`!test.test_rec_alias<a, tuple<!test.test_rec_alias<a>, i8>>`, `#test.e1di64_elements<"k"> : tensor<1xi8>`,
	`#test.op_asm_attr_interface<value = "s">`, `#test.op_asm_attr_interface_tablegen_default<value = "s">`,
}

// Each attribute and type, and all that they are made of, is itself when it is
// rebuilt of its own parts, which come in the order in which SubElements has them.
func TestRebuild(t *testing.T) {
	c := ir.NewContext(testdialect.All()...)
	texts := samples
	for _, d := range specs {
		x := newTexter(d)
		for _, def := range d.Attrs {
			if !unprintable[def.Name] {
				texts = append(texts, x.texts(def)...)
			}
		}
	}
	seen := map[any]bool{}
	defs := map[any]bool{}
	var visit func(x any)
	visit = func(x any) {
		if seen[x] {
			return
		}
		seen[x] = true
		var parts, rebuilt []any
		add := func(list *[]any) (func(ir.Attribute) ir.Attribute, func(ir.Type) ir.Type) {
			return func(a ir.Attribute) ir.Attribute { *list = append(*list, a); return a },
				func(t ir.Type) ir.Type { *list = append(*list, t); return t }
		}
		a, ty := add(&parts)
		var same any
		var err error
		b, u := add(&rebuilt)
		switch x := x.(type) {
		case ir.Attribute:
			ir.WalkSubElements(x, func(y ir.Attribute) { a(y) }, func(y ir.Type) { ty(y) })
			same, err = ir.RebuildAttr(x, b, u)
			defs[x.Def()] = true
		case ir.Type:
			ir.WalkTypeSubElements(x, func(y ir.Attribute) { a(y) }, func(y ir.Type) { ty(y) })
			same, err = ir.RebuildType(x, b, u)
			defs[x.Def()] = true
		}
		if err != nil || same != x || !slices.Equal(parts, rebuilt) {
			t.Errorf("%v: rebuilt as %v (%v) of %v, not %v", x, same, err, rebuilt, parts)
		}
		for _, p := range parts {
			visit(p)
		}
	}
	for _, text := range texts {
		if a, err := asm.ParseAttr(c, text); err == nil {
			visit(a)
		} else if slices.Contains(samples, text) {
			t.Error(err)
		}
	}
	// Of what has parts, and may be written, nothing is missing.
	for _, d := range testdialect.All() {
		for _, def := range d.Attrs {
			if !defs[def] && def.SubElements != nil {
				t.Errorf("no %s was tried", def.Name())
			}
		}
		for _, def := range d.Types {
			if !defs[def] && def.SubElements != nil {
				t.Errorf("no %s was tried", def.Name())
			}
		}
	}
}

// Every definition whose attributes or types have parts says how they are replaced.
func TestHasRebuild(t *testing.T) {
	for _, d := range testdialect.All() {
		for _, def := range d.Attrs {
			if (def.SubElements == nil) != (def.Rebuild == nil) {
				t.Errorf("%s has SubElements or Rebuild, not both", def.Name())
			}
		}
		for _, def := range d.Types {
			if (def.SubElements == nil) != (def.Rebuild == nil) {
				t.Errorf("%s has SubElements or Rebuild, not both", def.Name())
			}
		}
	}
}
