package hostile

import (
	"slices"
	"strings"
	"testing"
)

// world has a symbol of each kind.
const world = `llvm.mlir.global external @g() : i32
llvm.mlir.global external @g3() {addr_space = 3 : i32} : i32
llvm.func @d()
llvm.func @f() {
  llvm.return
}
llvm.func extern_weak @w()
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func available_externally @ra() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @b() {
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.mlir.alias external @ag : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @ar : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @aa : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @ar : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @r
llvm.comdat @c {
  llvm.comdat_selector @s any
}
func.func private @ff()
module @m {
  llvm.func @in()
}
`

var symbolNames = []string{
	"@g", "@g3", "@d", "@f", "@w", "@r", "@ra", "@b", "@ag", "@ar", "@aa", "@if", "@c", "@ff", "@m", "@none", "@c::@s", "@m::@in", "5", `"f"`, "", "unit", "@self",
}

var pointerTypes = []string{"!llvm.ptr", "!llvm.ptr<3>", "i32", "!llvm.struct<(ptr)>", ""}

func TestSymbols(t *testing.T) {
	sets := holes{'N': symbolNames, 'T': pointerTypes}
	// Of an invoke of @c::@s mlir-opt drops the callee, and crashes later.
	flat := slices.DeleteFunc(slices.Clone(symbolNames), func(s string) bool { return strings.Contains(s, "::") })
	two := holes{'N': symbolNames, 'M': flat}
	try(t, []template{
		{"addressof", world + "llvm.func @self() {\n  %0 = llvm.mlir.addressof $N : $T\n  llvm.return\n}", sets},
		{"equivalent", world + "llvm.func @self() {\n  %0 = llvm.dso_local_equivalent $N : $T\n  llvm.return\n}", sets},
		{"blockaddress", world + "llvm.func @self() {\n  llvm.blocktag <id = 7>\n  %0 = llvm.blockaddress <function = $N, tag = <id = $I>> : $T\n  llvm.return\n}", holes{'N': symbolNames, 'T': pointerTypes, 'I': {"1", "7", "2", "-1", "x", "4294967296", ""}}},
		{"blocktags", "llvm.func @f() {\n  llvm.blocktag <id = $A>\n  llvm.br ^b\n^b:\n  llvm.blocktag <id = $B>\n  llvm.return\n}", holes{'A': {"0", "1", "-1", "x", ""}, 'B': {"0", "1", "2"}}},
		{"ifunc", world + "llvm.mlir.ifunc $L$V$U@self : $F, $T $N", holes{'L': linkages, 'V': hidings, 'U': unnamed, 'F': {"!llvm.func<void ()>", "i32", "!llvm.ptr", "() -> ()", ""}, 'T': pointerTypes, 'N': symbolNames}},
		{"ifuncAttrs", world + "llvm.mlir.ifunc @self : !llvm.func<void ()>, $T $N {$A}", holes{'T': pointerTypes, 'N': symbolNames, 'A': {"", "dso_local", "dso_local = 5", "address_space = 3 : i32", "address_space = -3 : i32", "sym_name = \"x\"", "linkage = 5", "a.b"}}},
		{"ctors", world + "llvm.mlir.global_$X ctors = [$N], priorities = [$P], data = [$D]", holes{'X': {"ctors"}, 'N': append([]string{"@f, @f"}, symbolNames...), 'P': priorities, 'D': datas}},
		{"dtors", world + "llvm.mlir.global_dtors dtors = [$N], priorities = [$P], data = [$D]", holes{'N': append([]string{"@f, @f"}, symbolNames...), 'P': priorities, 'D': datas}},
		{"ctorsForm", world + "llvm.mlir.global_ctors $A = $N, $B = [0 : i32], $C = [#llvm.zero]$D", holes{'A': {"ctors", "dtors", "", "priorities"}, 'N': {"[@f]", "@f", "[", "5", "[[@f]]"}, 'B': {"priorities", "data", ""}, 'C': {"data", "", "priorities"}, 'D': {"", " {a.b}", " {ctors = []}", " : i32"}}},
		{"ctorsAt", "llvm.func @f() {\n  llvm.return\n}\n$O {\n  llvm.mlir.global_$X $X = [@f], priorities = [0 : i32], data = [#llvm.zero]\n}", holes{'O': {"module", "llvm.func @x()", "func.func @x()", "llvm.mlir.global internal @x() : i32"}, 'X': {"ctors", "dtors"}}},
		{"comdat", "$O @c {\n$A\n$B\n}", holes{'O': {"llvm.comdat", "module"},
			'A': {"", "llvm.comdat_selector @a any", "llvm.comdat_selector @a exactmatch", "llvm.comdat_selector @a nosuch", "llvm.comdat_selector any @a", "llvm.comdat_selector @a", "llvm.comdat_selector @a largest {a.b}", "llvm.comdat_selector @a samesize : i32", "^bb0:", "llvm.func @x()", "llvm.return"},
			'B': {"", "llvm.comdat_selector @a nodeduplicate", "llvm.comdat_selector @b any", "%0 = llvm.mlir.undef : i32", "^bb1:", "llvm.comdat @d {}", "^bb0(%x: i32):"}}},
		{"comdatUse", world + "llvm.comdat_selector @out any\nllvm.$O @self($P) comdat($N)$T", holes{'O': {"func", "mlir.global external"}, 'P': {""}, 'N': append([]string{"@out", "@c::@none", "@c::@s::@t", "@none::@s"}, symbolNames...), 'T': {"", " : i32", " {a.b} : i32"}}},
		{"callee", world + "llvm.func @self() {\n  llvm.call $N() : () -> $T\n  llvm.return\n}", holes{'N': symbolNames, 'T': {"()", "i32", "!llvm.ptr", "!llvm.void", "(i32, i32)"}}},
		{"personality", world + "llvm.func @self() attributes {personality = $N} {\n  llvm.invoke $M() to ^a unwind ^b : () -> ()\n^a:\n  llvm.return\n^b:\n  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n  llvm.resume %0 : !llvm.struct<(ptr, i32)>\n}", two},
		{"alias", world + "llvm.mlir.alias $L$V$Hthread_local $U@self : $T {\n  %0 = llvm.mlir.addressof $N : $P\n  llvm.return %0 : $P\n}", holes{'L': linkages, 'V': hidings, 'U': unnamed, 'H': {""}, 'T': {"i32", "!llvm.ptr", "!llvm.func<void ()>", "!llvm.void", "!llvm.label", "!llvm.token", "tensor<1xi32>", "()", "(i32, i32)"}, 'N': symbolNames, 'P': {"!llvm.ptr", "!llvm.ptr<3>"}}},
		{"aliasBody", world + "llvm.mlir.alias external @self$A : $T {$B}", holes{'A': {"", " {dso_local}", " {a.b}", " {linkage = 5}", " {dso_local = true}"}, 'T': {"i32", "!llvm.metadata", ""}, 'B': aliasBodies}},
		{"symbols", "llvm.func @a()\n$X @a$Y", holes{'X': {"llvm.func", "llvm.mlir.global external", "llvm.mlir.alias external", "llvm.comdat", "func.func private", "module"}, 'Y': {"()", "() : i32", " {\n}", ""}}},
	})
}

var priorities = []string{"", "0 : i32", "0", "0 : i64", "65535 : i32", "-1 : i32", "0 : i32, 1 : i32", "1.0 : f32", "@f", `"x"`}

var datas = []string{"", "#llvm.zero", "@g", "@none", "@c::@s", "0", "#llvm.undef", "#llvm.zero, #llvm.zero", "#llvm.poison", "[]"}

var aliasBodies = []string{
	"", "\n^bb0:\n", "\n  llvm.return\n", "\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  llvm.return %0 : i32\n",
	"\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.call @f() : () -> ()\n  llvm.return %0 : !llvm.ptr\n",
	"\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n", "\n^bb0(%0: !llvm.ptr):\n  llvm.return %0 : !llvm.ptr\n",
	"\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  %1 = llvm.getelementptr inbounds %0[1] : (!llvm.ptr) -> !llvm.ptr, i32\n  llvm.return %1 : !llvm.ptr\n",
	"\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<3>\n  llvm.return %1 : !llvm.ptr<3>\n",
	"\n  %0 = llvm.mlir.zero : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n", "\n  llvm.unreachable\n", "\n  llvm.br ^a\n^a:\n  llvm.unreachable\n",
	"\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr\n  llvm.return %1 : !llvm.ptr\n",
	"\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n} {\n", "\n  %0 = llvm.mlir.addressof @f : !llvm.ptr\n  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64\n  %2 = llvm.inttoptr %1 : i64 to !llvm.ptr\n  llvm.return %2 : !llvm.ptr\n",
}

func TestGlobals(t *testing.T) {
	values := []string{
		"", "0", "1 : i64", "7 : i8", "1.0", "0.0 : f32", `"abc"`, `""`, "dense<1> : tensor<2xi32>", "dense<[1, 2]> : vector<2xi8>", "dense<1.0> : tensor<2x2xf64>", "sparse<[[0]], [1]> : tensor<2xi32>",
		"#llvm.zero", "#llvm.undef", "#llvm.poison", "[1 : i32, 2 : i32]", "[]", "unit", "@g", "i32", "true", "{}", "dense<0> : tensor<0xi32>", `dense_resource<a> : tensor<1xi8>`, "0 : index", "array<i32: 1, 2>", "-1 : i1", "distinct[0]<>", "300 : i8",
	}
	types := []string{
		"", " : i32", " : i64", " : f32", " : !llvm.ptr", " : !llvm.array<3 x i8>", " : !llvm.array<2 x i32>", " : vector<2xi32>", " : !llvm.struct<(i32, f32)>", " : !llvm.void", " : !llvm.label", " : !llvm.token", " : !llvm.func<void ()>",
		` : !llvm.target<"spirv.Image">`, ` : !llvm.target<"spirv.DeviceEvent">`, ` : !llvm.target<"x", i32>`, " : tensor<3xi8>", " : index", " : i32, i32", " : ()", ` : !llvm.struct<"o", opaque>`, " : !llvm.array<0 x i8>", " : !llvm.x86_amx",
	}
	bodies := []string{
		"", " {\n}", " {\n  llvm.return\n}", " {\n^bb0:\n}", " {\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  llvm.return %0 : i32\n}", " {\n  %0 = llvm.mlir.zero : $T\n  llvm.return %0 : $T\n}",
		" {\n^bb0(%a: i32):\n  llvm.return %a : i32\n}", " {\n  %0 = llvm.mlir.zero : !llvm.ptr\n  %1 = llvm.load %0 : !llvm.ptr -> i32\n  llvm.return %1 : i32\n}", " {\n  llvm.unreachable\n}", " {\n  %0 = arith.constant 1 : i32\n  llvm.return %0 : i32\n}",
		" {\n  llvm.br ^a\n^a:\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  llvm.return %0 : i32\n}", " {\n  %0 = llvm.mlir.constant(1 : i32) : i32\n}",
		" {\n  %0 = llvm.inline_asm has_side_effects \"\", \"\" : () -> i32\n  llvm.return %0 : i32\n}", " {\n  %0 = llvm.inline_asm \"\", \"\" : () -> i32\n  llvm.return %0 : i32\n}",
	}
	for i, b := range bodies {
		if len(b) > 0 && i == 5 {
			bodies[i] = " {\n  %0 = llvm.mlir.zero : f32\n  llvm.return %0 : f32\n}"
		}
	}
	attrs := []string{
		"", " {addr_space = 3 : i32}", " {addr_space = -1 : i32}", " {alignment = 3 : i64}", " {alignment = 0 : i64}", " {alignment = 8 : i64}", " {alignment = 8 : i32}", " {dso_local}", " {section = 5}", ` {section = ".s"}`, " {externally_initialized}",
		" {comdat = @x}", " {thread_local_}", " {thread_local_ = false}", " {linkage = #llvm.linkage<weak>}", ` {sym_name = "y"}`, " {value = 3 : i32}", " {global_type = i8}", " {dbg_exprs = []}", " {dbg_exprs = [#llvm.undef]}", " {dbg_exprs = 5}",
		` {target_specific_attrs = ["a", ["b", "c"]]}`, " {target_specific_attrs = [5]}", ` {target_specific_attrs = [["a"]]}`, ` {sym_visibility = "private"}`, ` {sym_visibility = "x"}`, " {visibility_ = 9 : i64}", " {unnamed_addr = 9 : i64}", " {constant}", " {initializer}", " {a.b = 5}",
	}
	try(t, []template{
		{"words", "llvm.mlir.global $L$V$H$U$C@g($X) : i32", holes{'L': linkages, 'V': hidings, 'H': {"", "thread_local ", "thread_local thread_local "}, 'U': unnamed, 'C': {"", "constant ", "constant constant "}, 'X': {"", "1 : i32", "0 : i32"}}},
		{"order", "llvm.mlir.global $A$B$C@g() : i32", holes{'A': words, 'B': words, 'C': words}},
		{"values", "llvm.mlir.global $L@g($X)$T", holes{'L': {"internal ", "common ", "appending ", "external constant "}, 'X': values, 'T': types}},
		{"bodies", "llvm.mlir.global internal @g($X)$T$B", holes{'X': values, 'T': types, 'B': bodies}},
		{"attrs", "llvm.mlir.global $L@g($X)$A$T$B", holes{'L': {"internal ", "", "weak constant "}, 'X': {"", "1 : i32", `"ab"`}, 'A': attrs, 'T': {"", " : i32", " : !llvm.array<2 x i8>"}, 'B': {"", " {\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  llvm.return %0 : i32\n}"}}},
		{"at", "$O {\n  llvm.mlir.$X\n  $E\n}", holes{'O': {"module", "func.func @x()", "llvm.func @x()", "llvm.mlir.global internal @x() : i32", `"test.op"() (`},
			'X': {"global internal @g(1 : i32) : i32", "alias external @g : i32 {\n    %0 = llvm.mlir.zero : !llvm.ptr\n    llvm.return %0 : !llvm.ptr\n  }", "ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r", "constant(1 : i32) : i32"}, 'E': {"", "llvm.return", "func.return"}}},
		{"generic", `"llvm.mlir.$O"() <{$A, sym_name = "g", $B}> ({$R}) : () -> ()`, holes{'O': {"global", "alias"},
			'A': {"global_type = i32", "alias_type = i32", "global_type = 5", "a = 1", "alias_type = !llvm.void", "global_type = f32, alias_type = f32"}, 'B': {"linkage = #llvm.linkage<internal>", "linkage = 1 : i64", "linkage = #llvm.linkage<common>, value = 1", "value = @x, linkage = #llvm.linkage<weak>", "visibility_ = 5 : i64"},
			'R': append([]string{"", "^a:\n  llvm.return\n^b:\n  llvm.return"}, aliasBodies[1:6]...)}},
		{"options", "$O {\n  llvm.$X $V\n  $E\n}", holes{'O': {"module", "func.func @f()", "llvm.func @f()"}, 'E': {"", "llvm.return"}, 'X': {"linker_options", "module_flags"}, 'V': {`["a"]`, "[]", "[5]", "5", `["a", "b"] {a.b}`, "[#llvm.mlir.module_flag<error, \"k\", 4 : i32>]", "[#llvm.mlir.module_flag<error, \"k\", 4 : i32>, 5]", "", "[i32]"}}},
	})
}

// TestDictionaries puts attributes that a format has elsewhere, or that count
// operands, into the dictionary too.
func TestDictionaries(t *testing.T) {
	values := []string{"", " = 1 : i32", " = 2", " = @f", `= "x"`, " = i64", " = array<i32: 0, 0>", " = array<i32: 5, 0, 0>", " = array<i32: 1, 1>", " = array<i32: 1, 0, 1>", " = array<i32: -1, 2, 1>", " = array<i32>", " = array<i64: 1, 1>", " = []",
		" = #llvm.fastmath<fast>", " = #llvm.overflow<nsw>", " = #llvm.tailcallkind<tail>", " = #llvm.cconv<fastcc>", " = #arith.overflow<nuw>", " = dense<1> : tensor<1xi32>"}
	names := []string{"operandSegmentSizes", "resultSegmentSizes", "op_bundle_sizes", "rawConstantIndices", "elem_type", "value", "overflowFlags", "fastmathFlags", "alignment", "ordering", "predicate", "callee", "callee_type", "var_callee_type", "position", "mask",
		"case_operand_segments", "case_values", "branch_weights", "global_name", "function_name", "asm_string", "dialect", "CConv", "TailCallKind", "arg_attrs", "inalloca", "isDisjoint", "a.b"}
	ops := []string{
		"%0 = llvm.mlir.constant(1 : i32) {$N$V} : i32", "%0 = llvm.add %a, %a overflow<nuw> {$N$V} : i32", "%0 = llvm.getelementptr %p[%a, 1] {$N$V} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>",
		"%0 = llvm.load %p {$N$V} : !llvm.ptr -> i32", "llvm.store %a, %p {$N$V} : i32, !llvm.ptr", "%0 = llvm.alloca %a x i32 {$N$V} : (i32) -> !llvm.ptr", "llvm.call @f(%p, %a, %c) {$N$V} : (!llvm.ptr, i32, i1) -> ()",
		"llvm.call %p(%a) vararg(!llvm.func<void (i32, ...)>) {$N$V} : !llvm.ptr, (i32) -> ()", "%0 = llvm.extractvalue %s[0] {$N$V} : !llvm.struct<(i32, i32)>", "%0 = llvm.shufflevector %v, %v [0, 1] {$N$V} : vector<2xi32>",
		"%0 = llvm.mlir.addressof @g {$N$V} : !llvm.ptr", "%0 = llvm.inline_asm \"nop\", \"=r\" {$N$V} : () -> i32", "llvm.fence release {$N$V}", "%0 = llvm.atomicrmw add %p, %a acquire {$N$V} : !llvm.ptr, i32",
		"%0 = llvm.icmp \"eq\" %a, %a {$N$V} : i32", "%0 = llvm.or disjoint %a, %a {$N$V} : i32", "%0 = llvm.call_intrinsic \"llvm.x\"(%a) {$N$V} : (i32) -> i32", "llvm.intr.assume %c [\"align\"(%p, %a : !llvm.ptr, i32)] {$N$V} : i1",
		"%0 = llvm.intr.sadd.with.overflow.i32(%a, %a) {$N$V} : (i32, i32) -> !llvm.struct<(i32, i1)>", "%0 = llvm.select %c, %a, %a {$N$V} : i1, i32", "llvm.return {$N$V}",
		"llvm.br ^b(%a : i32) {$N$V}", "llvm.cond_br %c weights([1, 2]), ^b(%a : i32), ^b(%a : i32) {$N$V}", "llvm.switch %a : i32, ^b(%a : i32) [\n    1: ^b(%a : i32)\n  ] {$N$V}",
	}
	try(t, []template{{"all", "llvm.mlir.global external @g() : i32\nllvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {\n  %s = llvm.mlir.undef : !llvm.struct<(i32, i32)>\n  %v = llvm.mlir.undef : vector<2xi32>\n  $Z\n  llvm.return\n^b(%x: i32):\n  llvm.return\n}", holes{'Z': ops, 'N': names, 'V': values}}})
}
