package testpass_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// drivers are inputs for the passes that test how patterns are driven. A function each,
// because upstream visits what it has in sets in the order of addresses.
var drivers = []struct {
	args []string
	text []string
}{
	{[]string{"-test-strict-pattern-driver=strictness=AnyOp", "-test-strict-pattern-driver=strictness=ExistingAndNewOps", "-test-strict-pattern-driver=strictness=ExistingOps"}, []string{
		`"test.replace_with_new_op"() {create_erase_op} : () -> ()`,
		`%0 = "test.a"() : () -> i32
		%1 = "test.replace_with_new_op"(%0) : (i32) -> i32
		"test.use"(%1, %1) : (i32, i32) -> ()
		%2 = "test.insert_same_op"(%1) : (i32) -> i32`,
		`"test.erase_op"() ({
		^a:
			%x = "test.x"() ({ "test.y"() : () -> () }, {}, { "test.z"() : () -> () }) : () -> i32
			cf.br ^c(%x : i32)
		^b(%i: i32):
			"test.use"(%i) : (i32) -> ()
			cf.br ^c(%i : i32)
		^c(%j: i32):
			cf.br ^b(%j : i32)
		}) : () -> ()`,
		`"test.one"() ({
			"test.first"() : () -> ()
			"test.split_block_here"() : () -> ()
			"test.split_block_here"() : () -> ()
			"test.move_before_parent_op"() : () -> ()
		}) : () -> ()`,
		`"test.inline_blocks_into_parent"() ({ "test.a"() : () -> () }, { "test.b"() : () -> () ^b: "test.clone_me"() ({ "test.in"() : () -> () }) : () -> () }) : () -> ()`,
		`"test.clone_region_before"() ({ "test.a"() ({ "test.b"() : () -> () }) : () -> () ^b: "test.c"() : () -> () }) : () -> ()`,
		`cf.br ^a
		^a:
			"test.change_block_op"()[^b, ^c] : () -> ()
		^b:
			"test.implicit_change_op"()[^b] : () -> ()
		^c:
			cf.br ^b
		^d:`,
	}},
	{[]string{"-test-walk-pattern-rewrite-driver=dump-notifications=true", "-test-walk-pattern-rewrite-driver"}, []string{
		`"test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()`,
		`"test.one"() ({
			"test.move_before_parent_op"() : () -> ()
			"test.any_attr_of_i32_str"() {attr = 2 : i32} : () -> ()
			"test.move_after_parent_op"() {advance = 1 : i32} : () -> ()
			"test.last"() : () -> ()
		}) : () -> ()
		"test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()`,
		`"test.erase_first_block"() ({ "test.a"() : () -> () ^b: "test.replace_with_new_op"() : () -> () }) : () -> ()
		"test.clone_me"() ({ "test.clone_me"() : () -> () }) : () -> ()`,
		`"test.replace_with_new_op"() ({ "test.replace_with_new_op"() : () -> () }) : () -> ()
		cf.br ^b
		^a:
			"test.replace_with_new_op"() : () -> ()
		^b:`,
	}},
	{[]string{"-test-greedy-patterns", "-test-greedy-patterns=top-down=true", "-test-greedy-patterns=fold=false", "-test-greedy-patterns=cse-constants=false max-iterations=2"}, []string{
		`test.op_with_enum first tag 0 : i32
		test.op_with_enum first tag 1 : i32
		test.op_with_enum third tag 0 : i32
		test.op_with_bit_enum <execute, write> tag 0 : i32
		test.op_with_bit_enum <write> tag 0 : i32`,
		`%c = arith.constant 5 : i32
		%0 = "test.op_a"(%c) {attr = 1 : i32} : (i32) -> i32
		%1 = "test.op_a"(%0) {attr = 2 : i32} : (i32) -> i32
		%2 = "test.op_d"(%1) : (i32) -> i32
		%3 = "test.op_g"(%2) : (i32) -> i32
		%4 = "test.op_g"(%3) : (i32) -> i32
		%5 = "test.op_c"(%4) : (i32) -> i32
		"test.op_h"(%5) : (i32) -> ()
		%6 = "test.op_j"() : () -> i32
		%7 = "test.op_n"(%6, %6) : (i32, i32) -> i32
		"test.use"(%7) : (i32) -> ()`,
		`%c = arith.constant 5 : i32
		%0 = "test.op_in_place_fold_anchor"(%c) : (i32) -> i32
		%1 = "test.op_in_place_self_fold"() : () -> i32
		%2:2 = "test.op_with_variadic_results_and_folder"(%0, %1) : (i32, i32) -> (i32, i32)
		%3 = "test.manual_cpp_op_with_fold"(%c, %0) : (i32, i32) -> i32
		%4 = "test.op_involution_trait_no_operation_fold"(%3) : (i32) -> i32
		%5 = "test.op_involution_trait_no_operation_fold"(%4) : (i32) -> i32
		%6 = "test.op_involution_trait_failing_operation_fold"(%5) : (i32) -> i32
		%7 = "test.op_involution_trait_failing_operation_fold"(%6) : (i32) -> i32
		%8 = "test.op_involution_trait_succesful_operation_fold"(%7) : (i32) -> i32
		%9 = "test.op_idempotent_trait"(%8) : (i32) -> i32
		%10 = "test.op_idempotent_trait"(%9) : (i32) -> i32
		%11 = "test.op_idempotent_trait_binary"(%10, %10) : (i32, i32) -> i32
		%12 = test.fold_with_fold_adaptor %c, [ %c, %c ], { (%c), (%c, %c) } { }
		"test.use"(%2#0, %2#1, %11, %12) : (i32, i32, i32, i32) -> ()`,
		`"test.one_region_op"() ({
			%0 = "foo.maybe_eligible_op"() : () -> index
			"test.one_region_op"() ({
				%1 = "foo.maybe_eligible_op"() : () -> index
				"foo.yield"(%1) : (index) -> ()
			}) : () -> ()
			"foo.yield"(%0) : (index) -> ()
		}) : () -> ()`,
	}},
	{[]string{"-test-single-fold|--mlir-print-debuginfo", "-test-single-fold=max-iterations=3"}, []string{
		`%c = arith.constant 5 : i32
		%d = arith.constant 0 : i32
		%0 = arith.addi %d, %c : i32
		%1 = arith.addi %c, %0 : i32
		%2 = "test.op_in_place_fold"(%c) : (i32) -> i32
		%3 = arith.constant 5 : i32
		%4:2 = "test.op_with_variadic_results_and_folder"(%1, %3) : (i32, i32) -> (i32, i32)
		%5 = test.fold_with_fold_adaptor %c, [ %c, %c ], { (%c), (%c, %c) } { }
		"test.one_region_op"() ({
			%6 = arith.addi %d, %2 : i32
			"test.use"(%4#0, %4#1, %5, %6) : (i32, i32, i32, i32) -> ()
		}) : () -> ()`,
	}},
	{[]string{"-test-data-layout-query"}, []string{
		`%0 = "test.data_layout_query"() : () -> vector<[4]xi32>
		%1 = "test.data_layout_query"() : () -> i13
		%2 = "test.data_layout_query"() {size} : () -> index
		%3 = "test.data_layout_query"() : () -> complex<f64>
		%4 = "test.data_layout_query"() : () -> !llvm.ptr<3>
		builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.mangling_mode" = "e",
			"dlti.stack_alignment" = 128 : i64, "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.endianness" = "little">} {
			%5 = "test.data_layout_query"() : () -> index
		}`,
	}},
	// Not the other modes, which report what is in a set in the order of addresses.
	{[]string{"-test-legalize-patterns=test-legalize-mode=full", "-test-legalize-patterns=test-legalize-mode=full allow-pattern-rollback=0",
		"-test-legalize-patterns=test-legalize-mode=full test-legalize-folding-mode=after-patterns",
		"-test-legalize-patterns=test-legalize-mode=full build-materializations=0 attach-debug-materialization-kind=1"}, []string{
		`%0 = "test.illegal_op_a"() : () -> i32
		"test.return"() : () -> ()`,
		`%0 = "test.illegal_op_c"() : () -> i32
		%1 = "test.rewrite"(%0) : (i32) -> i32
		"test.legal_op"(%1) : (i32) -> ()
		"test.return"() : () -> ()`,
		`%0 = "test.replace_non_root"() : () -> i32
		%1 = "test.op_in_place_self_fold"() : () -> i32
		test.recursive_rewrite 2
		"test.create_block"() : () -> ()
		"test.return"() : () -> ()`,
		`%0 = "test.blackhole_producer"() : () -> i32
		"test.blackhole"(%0) : (i32) -> ()
		"test.legal_op"() ({
		^a(%b: i64):
			"test.drop_operands_and_replace_with_valid"(%b) : (i64) -> ()
		}) : () -> ()
		"test.return"() : () -> ()`,
		`"test.drop_region_op"() ({
		^a(%a: i64, %b: f32):
			"test.invalid"(%a, %b) : (i64, f32) -> ()
		^b(%c: i64):
			"test.invalid"(%c) : (i64) -> ()
		}) : () -> ()
		"test.return"() : () -> ()`,
		`%0 = "test.replace_with_valid_producer"() {type = i16} : () -> i64
		"test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
		"test.return"() : () -> ()`,
		`test.convert_block_args duplicate {
		^a(%a: i64):
			"test.repetitive_1_to_n_consumer"(%a) : (i64) -> ()
		} : () -> ()
		"test.return"() : () -> ()`,
		`"test.detached_signature_conversion"() ({
		^a(%a: i64):
			"test.return"() : () -> ()
		}) : () -> ()
		"test.return"() : () -> ()`,
	}},
	// These roll back, which upstream takes for fatal if it must not.
	{[]string{"-test-legalize-patterns=test-legalize-mode=full"}, []string{
		`%0 = "test.illegal_op_f"() : () -> i32
		"test.return"() : () -> ()`,
		`"test.region_builder"() : () -> ()
		"test.return"() : () -> ()`,
		`"test.create_illegal_block"() : () -> ()
		"test.return"() : () -> ()`,
		`"test.undo_block_erase"() ({ cf.br ^b ^b: "test.use"() : () -> () }) : () -> ()
		"test.return"() : () -> ()`,
		`"test.undo_detached_block_move"() ({ ^a(%a: i64): "test.use"(%a) : (i64) -> () }) : () -> ()
		"test.return"() : () -> ()`,
		`"test.legal_op"() ({ "test.hoist_me"() : () -> () }) : () -> ()
		"test.return"() : () -> ()`,
		`"test.illegal_op_with_region_anchor"() : () -> ()
		"test.return"() : () -> ()`,
		`%0 = "test.illegal_op_g"() : () -> i32
		"test.return"() : () -> ()`,
		`%0 = "test.type_producer"() : () -> i32
		"test.type_consumer"(%0) : (i32) -> ()
		"test.return"() : () -> ()`,
	}},
	{[]string{"-test-legalize-type-conversion", "-test-legalize-type-conversion=allow-pattern-rollback=0"}, []string{
		`%0 = "test.type_producer"() : () -> f32
		"foo.return"(%0) : (f32) -> ()`,
		`%0 = "test.another_type_producer"() : () -> bf16
		"foo.return"(%0) : (bf16) -> ()`,
		`%0 = "test.another_type_producer"() : () -> f16
		"foo.return"(%0) : (f16) -> ()`,
		`%0 = "test.type_producer"() : () -> !test.test_rec<a, test_rec<a>>
		"foo.return"(%0) : (!test.test_rec<a, test_rec<a>>) -> ()`,
		`%0 = "test.context_op"() : () -> i37
		"test.replace_with_legal_op"(%0) : (i37) -> ()
		"foo.return"() : () -> ()`,
	}},
}

// signatures are functions for the passes that change them.
const signatures = `func.func private @a(i32 {test.x}, f32) -> (i32, f32 {test.y}) attributes {test.insert_args = [[0, i8, {test.q}], [2, i9]], test.insert_results = [[1, i8, {test.q}], [1, i9]]}
llvm.func @b(%a: i32 {llvm.noundef}, %b: f32) -> (i32 {llvm.noundef}) attributes {test.insert_args = [[1, i8, {llvm.noundef}]]} { llvm.return %a : i32 }
func.func private @d(i32 {test.x}, f32 {test.erase_this_arg}) -> (i32 {test.erase_this_result}, f32 {test.erase_this_result}, i3)
func.func private @g() attributes {test.set_type_from = @a}
func.func private @h(i32 , f32 {test.x}) -> (i32, f32, f32 {test.x}) attributes {test.set_type_from = @i}
func.func private @i(i32)
func.func @j(%a: i32 {test.erase_this_arg}, %b: i32, %c: i32 {test.erase_this_arg}) -> i32 { return %b : i32 }
llvm.func @c(%a: i32 {llvm.noundef}, %b: f32) attributes {test.set_type_from = @b, test.insert_results = [[0, i8, {}]]}
llvm.func @e(f32) -> (i32 {test.erase_this_result})
`

// TestFunctions compares what becomes of functions.
func TestFunctions(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir(t.TempDir())
	const file = "f.mlir"
	if err := os.WriteFile(file, []byte(signatures), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"insert-arg", "insert-result", "erase-arg", "erase-result", "set-type"} {
		arg := "-test-func-" + name
		if got, want := run(t, arg, file), peer.Run(t, path, "mlir-opt", "", arg, file); got != want {
			t.Errorf("%s: status %d, want %d\n%s", arg, got.Status, want.Status, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
		}
	}
}

// TestDrivers compares what the drivers do with what upstream's do.
func TestDrivers(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir(t.TempDir())
	const file = "f.mlir"
	for _, d := range drivers {
		for _, text := range d.text {
			last := "\n  return\n}\n"
			if strings.Contains(text, `"test.return"() : () -> ()`) && strings.HasSuffix(text, `"test.return"() : () -> ()`) || strings.Contains(text, "foo.return") {
				last = "\n}\n"
			}
			text = "func.func @f() attributes {increment = 1 : i64} {\n" + text + last
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			for _, line := range d.args {
				args := append(strings.Split(line, "|"), "--allow-unregistered-dialect", "--mlir-disable-threading", file)
				got, want := run(t, args...), peer.Run(t, path, "mlir-opt", "", args...)
				if got != want {
					t.Errorf("%s%q: status %d, want %d\n%s", text, args, got.Status, want.Status, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
				}
			}
		}
	}
}
