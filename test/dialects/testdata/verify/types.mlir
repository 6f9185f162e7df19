// Results and operands of other types than the rest of the operation says, one
// operation after the other.

%a:2 = "test.defs"() : () -> (vector<4x8xf32>, bf16)
%r = "arith.addf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<4x8xf32>, bf16) -> (vector<4x8xf32>)

// -----

%a:2 = "test.defs"() : () -> (i256, i256)
%r = "arith.addi"(%a#0, %a#1) <{overflowFlags = #arith.overflow<none>}> : (i256, i256) -> (i1)

// -----

%a:2 = "test.defs"() : () -> (vector<[8]xi64>, vector<[8]xi64>)
%r:2 = "arith.addui_extended"(%a#0, %a#1) : (vector<[8]xi64>, vector<[8]xi64>) -> (i32, vector<[8]xi1>)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "arith.andi"(%a#0, %a#1) : (i64, i64) -> (i32)

// -----

%a = "test.defs"() : () -> (f32)
%r = "arith.bitcast"(%a) : (f32) -> (tensor<4xi32>)

// -----

%a = "test.defs"() : () -> (vector<[4]xi32>)
%r = "arith.bitcast"(%a) : (vector<[4]xi32>) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "arith.ceildivsi"(%a#0, %a#1) : (i64, i64) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "arith.ceildivui"(%a#0, %a#1) : (i32, i32) -> (i0)

// -----

%a:2 = "test.defs"() : () -> (f4E2M1FN, f4E2M1FN)
%r:2 = "arith.cmpf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f4E2M1FN, f4E2M1FN) -> (i1, i32)

// -----

%a:2 = "test.defs"() : () -> (i8, i8)
%r:2 = "arith.cmpi"(%a#0, %a#1) <{predicate = 9 : i64}> : (i8, i8) -> (i1, i32)

// -----

%r = "arith.constant"() <{value = dense<[1, 3, 5, 7]> : vector<4xi16>}> : () -> (i1)

// -----

%a = "test.defs"() : () -> (i32)
%r = "arith.constant"(%a) <{value = dense<[1, 3, 5, 7]> : vector<4xi16>}> : (i32) -> (vector<4xi16>)

// -----

%a:2 = "test.defs"() : () -> (vector<8xf64>, vector<8xf64>)
%r = "arith.divf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<8xf64>, vector<8xf64>) -> (vector<4xf32>)

// -----

%a:2 = "test.defs"() : () -> (tensor<8x8xi64>, tensor<8x8xi64>)
%r = "arith.divsi"(%a#0, %a#1) : (tensor<8x8xi64>, tensor<8x8xi64>) -> (tensor<?xi32>)

// -----

%a:2 = "test.defs"() : () -> (vector<8xi64>, vector<8xi64>)
%r = "arith.divui"(%a#0, %a#1) : (vector<8xi64>, vector<8xi64>) -> (i0)

// -----

%a = "test.defs"() : () -> (vector<2xf80>)
%r = "arith.extf"(%a) : (vector<2xf80>) -> (vector<2x2xf32>)

// -----

%a = "test.defs"() : () -> (vector<4xi32>)
%r = "arith.extsi"(%a) : (vector<4xi32>) -> (i64)

// -----

%a = "test.defs"() : () -> (tensor<?xi32>)
%r = "arith.extsi"(%a) : (tensor<?xi32>) -> (i64)

// -----

%a = "test.defs"() : () -> (vector<8xi32>)
%r = "arith.extui"(%a) : (vector<8xi32>) -> (vector<[4]xi32>)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "arith.floordivsi"(%a#0, %a#1) : (i32, i32) -> (index)

// -----

%a = "test.defs"() : () -> (vector<3xf64>)
%r = "arith.fptosi"(%a) : (vector<3xf64>) -> (tensor<4xi32>)

// -----

%a = "test.defs"() : () -> (bf16)
%r = "arith.fptosi"(%a) : (bf16) -> (vector<3xi64>)

// -----

%a = "test.defs"() : () -> (f32)
%r = "arith.fptoui"(%a) : (f32) -> (vector<[8]xi8>)

// -----

%a = "test.defs"() : () -> (bf16)
%r = "arith.fptoui"(%a) : (bf16) -> (tensor<?xi32>)

// -----

%a = "test.defs"() : () -> (index)
%r = "arith.index_cast"(%a) : (index) -> (tensor<4xi32, "e">)

// -----

%a = "test.defs"() : () -> (index)
%r = "arith.index_cast"(%a) : (index) -> (vector<4xi32>)

// -----

%a = "test.defs"() : () -> (vector<2xindex>)
%r = "arith.index_castui"(%a) : (vector<2xindex>) -> (tensor<?xi32>)

// -----

%a = "test.defs"() : () -> (i32)
%r = "arith.index_castui"(%a) : (i32) -> (vector<2xi1>)

// -----

%a:2 = "test.defs"() : () -> (vector<4xf32>, vector<4xf32>)
%r:2 = "arith.maximumf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>, i32)

// -----

%a:2 = "test.defs"() : () -> (f32, f32)
%r = "arith.maxnumf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> (tensor<*xf32>)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "arith.maxsi"(%a#0, %a#1) : (i32, i32) -> (tensor<4xi32>)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "arith.maxui"(%a#0, %a#1) : (i64, i64) -> (i1)

// -----

%a:2 = "test.defs"() : () -> (f32, vector<4xf32>)
%r = "arith.minimumf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (f32, vector<4xf32>) -> (vector<4xf32>)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xf32>, vector<[4]xf32>)
%r = "arith.minnumf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>, vector<[4]xf32>) -> (bf16)

// -----

%a:2 = "test.defs"() : () -> (i1, i64)
%r = "arith.minsi"(%a#0, %a#1) : (i1, i64) -> (i64)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "arith.minui"(%a#0, %a#1) : (i64, i64) -> (i0)

// -----

%a:2 = "test.defs"() : () -> (f64, f64)
%r = "arith.mulf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> (bf16)

// -----

%a:2 = "test.defs"() : () -> (tensor<8x8xi64>, tensor<8x8xi64>)
%r = "arith.muli"(%a#0, %a#1) <{overflowFlags = #arith.overflow<none>}> : (tensor<8x8xi64>, tensor<8x8xi64>) -> (vector<[4]xi32>)

// -----

%a:2 = "test.defs"() : () -> (tensor<8x8xi64>, tensor<8x8xi64>)
%r:2 = "arith.mulsi_extended"(%a#0, %a#1) : (tensor<8x8xi64>, tensor<8x8xi64>) -> (i64, tensor<8x8xi64>)

// -----

%a:2 = "test.defs"() : () -> (vector<3xi32>, vector<3xi32>)
%r:2 = "arith.mului_extended"(%a#0, %a#1) : (vector<3xi32>, vector<3xi32>) -> (i32, vector<3xi32>)

// -----

%a = "test.defs"() : () -> (f64)
%r = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> (vector<4xf32>)

// -----

%a:2 = "test.defs"() : () -> (tensor<8x8xi64>, tensor<8x8xi64>)
%r = "arith.ori"(%a#0, %a#1) : (tensor<8x8xi64>, tensor<8x8xi64>) -> (vector<4xi32>)

// -----

%a:2 = "test.defs"() : () -> (vector<4xf32>, vector<4xf32>)
%r = "arith.remf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> (bf16)

// -----

%a:2 = "test.defs"() : () -> (vector<4xf32>, vector<4xf32>)
%r = "arith.remf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> (tensor<*xf32>)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "arith.remsi"(%a#0, %a#1) : (i64, i64) -> (tensor<?xi32>)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "arith.remui"(%a#0, %a#1) : (i64, i64) -> (index)

// -----

%a:3 = "test.defs"() : () -> (i1, i64, i64)
%r = "arith.select"(%a#0, %a#1, %a#2) : (i1, i64, i64) -> (tensor<?xi32>)

// -----

%a:3 = "test.defs"() : () -> (i1, i64, i64)
%r:2 = "arith.select"(%a#0, %a#1, %a#2) : (i1, i64, i64) -> (i64, i32)

// -----

%a:2 = "test.defs"() : () -> (vector<3xi64>, vector<3xi64>)
%r = "arith.shli"(%a#0, %a#1) <{overflowFlags = #arith.overflow<none>}> : (vector<3xi64>, vector<3xi64>) -> (tensor<4xi32>)

// -----

%a:2 = "test.defs"() : () -> (vector<8xi64>, vector<8xi64>)
%r = "arith.shrsi"(%a#0, %a#1) : (vector<8xi64>, vector<8xi64>) -> (tensor<4xi32, "e">)

// -----

%a:2 = "test.defs"() : () -> (vector<[8]xi64>, vector<[8]xi64>)
%r = "arith.shrui"(%a#0, %a#1) : (vector<[8]xi64>, vector<[8]xi64>) -> (i32)

// -----

%a = "test.defs"() : () -> (i64)
%r = "arith.sitofp"(%a) : (i64) -> (vector<2x2xf32>)

// -----

%a:2 = "test.defs"() : () -> (vector<2x2xf32>, tensor<8x8xf64>)
%r = "arith.subf"(%a#0, %a#1) <{fastmath = #arith.fastmath<none>}> : (vector<2x2xf32>, tensor<8x8xf64>) -> (tensor<8x8xf64>)

// -----

%a:2 = "test.defs"() : () -> (tensor<?x?xi32>, tensor<?x?xi32>)
%r = "arith.subi"(%a#0, %a#1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> (vector<4xi32>)

// -----

%a = "test.defs"() : () -> (vector<32x32x32xf32>)
%r = "arith.truncf"(%a) <{fastmath = #arith.fastmath<contract>}> : (vector<32x32x32xf32>) -> (vector<4xf32>)

// -----

%a = "test.defs"() : () -> (vector<4xi32>)
%r = "arith.trunci"(%a) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>) -> (vector<8xi16>)

// -----

%a = "test.defs"() : () -> (vector<8xi32>)
%r = "arith.trunci"(%a) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>) -> (tensor<?xi32>)

// -----

%a = "test.defs"() : () -> (tensor<8x8xi32>)
%r = "arith.uitofp"(%a) : (tensor<8x8xi32>) -> (bf16)

// -----

%a = "test.defs"() : () -> (vector<[4]xi32>)
%r = "arith.uitofp"(%a) : (vector<[4]xi32>) -> (f32)

// -----

%a:2 = "test.defs"() : () -> (tensor<8x8xi64>, tensor<8x8xi64>)
%r = "arith.xori"(%a#0, %a#1) : (tensor<8x8xi64>, tensor<8x8xi64>) -> (i0)

// -----

%a:2 = "test.defs"() : () -> (i1, i32)
"cf.assert"(%a#0, %a#1) <{msg = "assertion foo"}> : (i1, i32) -> ()

// -----

%a = "test.defs"() : () -> (vector<4xi64>)
%r = "func.call"(%a) : (vector<4xi64>) -> (vector<4xi64>)

// -----

%a:2 = "test.defs"() : () -> ((i32) -> (), !llvm.void)
"func.call_indirect"(%a#0, %a#1) : ((i32) -> (), !llvm.void) -> ()

// -----

%a = "test.defs"() : () -> (tensor<4xi32>)
%r = "func.constant"(%a) <{value = @also_identity}> : (tensor<4xi32>) -> (tensor<4xi32>)

// -----

%a = "test.defs"() : () -> (vector<2x[8]xf32>)
%r = "func.return"(%a) : (vector<2x[8]xf32>) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xi32>, i32)
%r = "llvm.add"(%a#0, %a#1) <{overflowFlags = 0 : i32}> : (vector<[4]xi32>, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr<1>, i32)
%r = "llvm.addrspacecast"(%a#0, %a#1) : (!llvm.ptr<1>, i32) -> (!llvm.ptr<2>)

// -----

%a:2 = "test.defs"() : () -> (i8, i32)
%r = "llvm.alloca"(%a#0, %a#1) <{elem_type = f32}> : (i8, i32) -> (!llvm.ptr)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.ashr"(%a#0, %a#1) <{isExact}> : (i32, i32) -> (vector<[4]xi32>)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, vector<2xf16>)
%r = "llvm.atomicrmw"(%a#0, %a#1) <{bin_op = 14 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xf16>) -> (i64)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, vector<2xf16>)
%r:2 = "llvm.atomicrmw"(%a#0, %a#1) <{bin_op = 14 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xf16>) -> (vector<2xf16>, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.bitcast"(%a#0, %a#1) : (!llvm.ptr, i32) -> (!llvm.ptr)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.blockaddress"(%a) <{block_addr = #llvm.blockaddress<function = @fn, tag = <id = 1>>}> : (i32) -> (!llvm.ptr)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.blocktag"(%a) <{tag = #llvm.blocktag<id = 1>}> : (i32) -> ()

// -----

%r:2 = "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @static_alloca, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> (f32, i32)

// -----

%a = "test.defs"() : () -> (i32)
%r:2 = "llvm.call_intrinsic"(%a) <{arg_attrs = [{llvm.signext}], fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.riscv.sha256sig0", op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["adazdazd"], operandSegmentSizes = array<i32: 1, 0>}> {constant} : (i32) -> (i32, i32)

// -----

%a:3 = "test.defs"() : () -> (!llvm.ptr, i32, i32)
%r:2 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg1_t", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 4>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>, i32)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.comdat_selector"(%a) <{comdat = 0 : i64, sym_name = "foo"}> : (i32) -> ()

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.dso_local_equivalent"(%a) <{function_name = @yay}> : (i32) -> (!llvm.ptr)

// -----

%a:2 = "test.defs"() : () -> (vector<4xf32>, i32)
%r = "llvm.extractelement"(%a#0, %a#1) : (vector<4xf32>, i32) -> (vector<4xi32>)

// -----

%a:2 = "test.defs"() : () -> (vector<4xf32>, i32)
%r:2 = "llvm.extractelement"(%a#0, %a#1) : (vector<4xf32>, i32) -> (f32, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.array<2 x array<8 x f32>>, i32)
%r = "llvm.extractvalue"(%a#0, %a#1) <{position = array<i64: 1>}> : (!llvm.array<2 x array<8 x f32>>, i32) -> (!llvm.array<8 x f32>)

// -----

%a:2 = "test.defs"() : () -> (vector<4xf32>, f64)
%r = "llvm.fadd"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, f64) -> (f64)

// -----

%a:2 = "test.defs"() : () -> (f32, vector<4xf32>)
%r = "llvm.fcmp"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<fast>, predicate = 1 : i64}> : (f32, vector<4xf32>) -> (i1)

// -----

%a:2 = "test.defs"() : () -> (f32, f32)
%r = "llvm.fdiv"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> (vector<4xf32>)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.fence"(%a) <{ordering = 5 : i64}> : (i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (f32, f32)
%r = "llvm.fmul"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> (bf16)

// -----

%a:2 = "test.defs"() : () -> (f32, i32)
%r = "llvm.fneg"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> (f32)

// -----

%a:2 = "test.defs"() : () -> (f32, i32)
%r = "llvm.fpext"(%a#0, %a#1) : (f32, i32) -> (f128)

// -----

%a:2 = "test.defs"() : () -> (f32, i32)
%r = "llvm.fptosi"(%a#0, %a#1) : (f32, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (f32, i32)
%r = "llvm.fptoui"(%a#0, %a#1) : (f32, i32) -> (i32)

// -----

%a = "test.defs"() : () -> (!llvm.target<"spirv.DeviceEvent">)
%r = "llvm.freeze"(%a) : (!llvm.target<"spirv.DeviceEvent">) -> (vector<4xi32>)

// -----

%a:2 = "test.defs"() : () -> (f32, bf16)
%r = "llvm.frem"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, bf16) -> (f32)

// -----

%a:2 = "test.defs"() : () -> (f64, f64)
%r:2 = "llvm.fsub"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> (f64, i32)

// -----

%a:3 = "test.defs"() : () -> (!llvm.ptr, i64, i64)
%r:2 = "llvm.getelementptr"(%a#0, %a#1, %a#2) <{elem_type = !llvm.struct<(array<10 x f32>)>, noWrapFlags = 4 : i32, rawConstantIndices = array<i32: -2147483648, 0, -2147483648>}> : (!llvm.ptr, i64, i64) -> (!llvm.ptr, i32)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r:2 = "llvm.icmp"(%a#0, %a#1) <{predicate = 4 : i64}> : (i64, i64) -> (i1, i32)

// -----

%a = "test.defs"() : () -> (!llvm.ptr)
%r = "llvm.indirectbr"(%a) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r:2 = "llvm.inline_asm"(%a#0, %a#1) <{asm_string = "foo", constraints = "bar", is_align_stack, tail_call_kind = #llvm.tailcallkind<none>}> : (i32, i32) -> (i8, i32)

// -----

%a:3 = "test.defs"() : () -> (vector<[4]xf32>, vector<4x!llvm.ptr>, i32)
%r = "llvm.insertelement"(%a#0, %a#1, %a#2) : (vector<[4]xf32>, vector<4x!llvm.ptr>, i32) -> (vector<[4]xf32>)

// -----

%a:3 = "test.defs"() : () -> (vector<[4]xf32>, f32, i32)
%r:2 = "llvm.insertelement"(%a#0, %a#1, %a#2) : (vector<[4]xf32>, f32, i32) -> (vector<[4]xf32>, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.struct<(i32, i1)>, !llvm.struct<(i32, i32, i32)>)
%r = "llvm.insertvalue"(%a#0, %a#1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i1)>, !llvm.struct<(i32, i32, i32)>) -> (!llvm.struct<(struct<(i32, i32, i32)>, struct<(i32, i32)>)>)

// -----

%a:2 = "test.defs"() : () -> (!llvm.struct<(struct<(i32, i32, i32)>, struct<(i32, i32)>)>, !llvm.struct<(i32, i32, i32)>)
%r:2 = "llvm.insertvalue"(%a#0, %a#1) <{position = array<i64: 0>}> : (!llvm.struct<(struct<(i32, i32, i32)>, struct<(i32, i32)>)>, !llvm.struct<(i32, i32, i32)>) -> (!llvm.struct<(struct<(i32, i32, i32)>, struct<(i32, i32)>)>, i32)

// -----

%a = "test.defs"() : () -> (i1)
%r = "llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32>}> : (i1) -> (i32)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.intr.bitreverse"(%a) : (i32) -> (vector<4x!llvm.ptr>)

// -----

%a:2 = "test.defs"() : () -> (!llvm.token, !llvm.ptr)
%r:2 = "llvm.intr.coro.begin"(%a#0, %a#1) : (!llvm.token, !llvm.ptr) -> (!llvm.ptr, i32)

// -----

%a:4 = "test.defs"() : () -> (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
%r:2 = "llvm.intr.coro.id"(%a#0, %a#1, %a#2, %a#3) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.token, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.intr.coro.save"(%a#0, %a#1) : (!llvm.ptr, i32) -> (!llvm.token)

// -----

%a:2 = "test.defs"() : () -> (!llvm.token, i1)
%r:2 = "llvm.intr.coro.suspend"(%a#0, %a#1) : (!llvm.token, i1) -> (i8, i32)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.intr.ctpop"(%a) : (i32) -> (!llvm.token)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.dbg.declare"(%a#0, %a#1) <{locationExpr = #llvm.di_expression<>, varInfo = #llvm.di_local_variable<scope = #llvm.di_lexical_block<scope = #llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"debuginfo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_namespace<scope = #llvm.di_file<"debuginfo.mlir" in "/test/">, exportSymbols = false>, name = "addr", linkageName = "addr", file = <"debuginfo.mlir" in "/test/">, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal, types = #llvm.di_null_type, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "ptr1">, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 3, extraData = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>>, #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array0", line = 10, sizeInBits = 128, alignInBits = 32>, #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array1", file = <"debuginfo.mlir" in "/test/">, scope = #llvm.di_file<"debuginfo.mlir" in "/test/">, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">, allocated = <[DW_OP_push_object_address, DW_OP_deref]>, elements = #llvm.di_subrange<count = 4 : i64>>, #llvm.di_composite_type<tag = DW_TAG_class_type, name = "class_name", file = <"debuginfo.mlir" in "/test/">, scope = #llvm.di_namespace<name = "nested", scope = #llvm.di_namespace<name = "toplevel", exportSymbols = true>, exportSymbols = false>, flags = "TypePassByReference|NonTrivial">, #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements2", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">, elements = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(24), DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(32), DW_OP_deref]>>>>>, line = 1, column = 2>, name = "alloc", file = <"debuginfo.mlir" in "/test/">, line = 6, arg = 1, alignInBits = 32, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">>}> : (!llvm.ptr, i32) -> ()

// -----

%a = "test.defs"() : () -> (i32)
"llvm.intr.dbg.label"(%a) <{label = #llvm.di_label<scope = #llvm.di_lexical_block<scope = #llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"debuginfo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_module<file = <"debuginfo.mlir" in "/test/">, scope = #llvm.di_file<"debuginfo.mlir" in "/test/">, name = "module", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>, name = "value", file = <"debuginfo.mlir" in "/test/">, subprogramFlags = Definition, type = <callingConvention = DW_CC_normal>, annotations = #llvm.di_annotation<name = "foo", value = "bar">>>>}> : (i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.dbg.value"(%a#0, %a#1) <{locationExpr = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 32), DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(32, 96)]>, varInfo = #llvm.di_local_variable<scope = #llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"foo.c" in "/mlir/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.c" in "/mlir/">, name = "simplify", file = <"foo.c" in "/mlir/">, subprogramFlags = Definition>, name = "struct2_var", file = <"foo.c" in "/mlir/">, line = 10, alignInBits = 32, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "struct2", sizeInBits = 128, alignInBits = 32, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "struct2_first", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_unsigned>, sizeInBits = 32, alignInBits = 32>, #llvm.di_derived_type<tag = DW_TAG_member, name = "struct2_second", baseType = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "struct1", sizeInBits = 96, alignInBits = 32, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "struct1_first", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i8", sizeInBits = 8, encoding = DW_ATE_unsigned>, sizeInBits = 8, alignInBits = 8>, #llvm.di_derived_type<tag = DW_TAG_member, name = "struct1_second", baseType = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "struct0", sizeInBits = 64, alignInBits = 32, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "struct0_first", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i8", sizeInBits = 8, encoding = DW_ATE_unsigned>, sizeInBits = 8, alignInBits = 8>, #llvm.di_derived_type<tag = DW_TAG_member, name = "struct0_second", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_unsigned>, sizeInBits = 32, alignInBits = 32, offsetInBits = 32>>, sizeInBits = 64, alignInBits = 32>>, sizeInBits = 96, alignInBits = 32>>>}> : (!llvm.ptr, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.intr.eh.typeid.for"(%a#0, %a#1) : (!llvm.ptr, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (f64, i32)
%r = "llvm.intr.experimental.constrained.fptrunc"(%a#0, %a#1) <{fpExceptionBehavior = 0 : i64, roundingmode = 4 : i64}> : (f64, i32) -> (f32)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.intr.experimental.noalias.scope.decl"(%a) <{scope = #llvm.alias_scope<id = "scope1", domain = <id = "domain1", description = "The domain">, description = "The first scope">}> : (i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, !llvm.ptr)
%r = "llvm.intr.invariant.end"(%a#0, %a#1) <{size = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr<3>, i32)
%r = "llvm.intr.invariant.start"(%a#0, %a#1) <{size = 4 : i64}> : (!llvm.ptr<3>, i32) -> (!llvm.ptr)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.intr.launder.invariant.group"(%a#0, %a#1) : (!llvm.ptr, i32) -> (!llvm.ptr)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.lifetime.end"(%a#0, %a#1) : (!llvm.ptr, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.lifetime.start"(%a#0, %a#1) : (!llvm.ptr, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (vector<7x!llvm.ptr>, vector<7xi1>)
%r:2 = "llvm.intr.masked.gather"(%a#0, %a#1) <{alignment = 1 : i32}> : (vector<7x!llvm.ptr>, vector<7xi1>) -> (vector<7xf32>, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, vector<7xi1>)
%r:2 = "llvm.intr.masked.load"(%a#0, %a#1) <{alignment = 1 : i32}> : (!llvm.ptr, vector<7xi1>) -> (vector<7xf32>, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i64)
%r:2 = "llvm.intr.matrix.column.major.load"(%a#0, %a#1) <{columns = 16 : i32, isVolatile = false, rows = 3 : i32}> : (!llvm.ptr, i64) -> (vector<48xf32>, i32)

// -----

%a:3 = "test.defs"() : () -> (vector<48xf32>, !llvm.ptr, i64)
%r = "llvm.intr.matrix.column.major.store"(%a#0, %a#1, %a#2) <{columns = 16 : i32, isVolatile = false, rows = 3 : i32}> : (vector<48xf32>, !llvm.ptr, i64) -> (i32)

// -----

%a:3 = "test.defs"() : () -> (!llvm.ptr, !llvm.ptr, i32)
%r = "llvm.intr.memcpy"(%a#0, %a#1, %a#2) <{isVolatile = false, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg1_t", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 4>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, !llvm.ptr)
%r = "llvm.intr.memcpy.inline"(%a#0, %a#1) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> (i32)

// -----

%a:3 = "test.defs"() : () -> (!llvm.ptr, !llvm.ptr, i32)
%r = "llvm.intr.memmove"(%a#0, %a#1, %a#2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> (i32)

// -----

%a:3 = "test.defs"() : () -> (!llvm.ptr, i8, i32)
%r = "llvm.intr.memset"(%a#0, %a#1, %a#2) <{isVolatile = false, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg1_t", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 4>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, i8, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i8)
%r = "llvm.intr.memset.inline"(%a#0, %a#1) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (f32, f32)
%r = "llvm.intr.pow"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> (!llvm.ptr<1>)

// -----

%a:2 = "test.defs"() : () -> (f32, i32)
%r:2 = "llvm.intr.powi"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> (f32, i32)

// -----

%a = "test.defs"() : () -> (f32)
%r = "llvm.intr.round"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> (vector<4xi32>)

// -----

%a = "test.defs"() : () -> (f32)
%r = "llvm.intr.sin"(%a) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.stackrestore"(%a#0, %a#1) : (!llvm.ptr, i32) -> ()

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.intr.stacksave"(%a) : (i32) -> (!llvm.ptr)

// -----

%a = "test.defs"() : () -> (!llvm.ptr<1>)
%r = "llvm.intr.strip.invariant.group"(%a) : (!llvm.ptr<1>) -> (!llvm.ptr)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.intr.trap"(%a) : (i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, !llvm.ptr)
%r = "llvm.intr.vacopy"(%a#0, %a#1) : (!llvm.ptr, !llvm.ptr) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.vaend"(%a#0, %a#1) : (!llvm.ptr, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
"llvm.intr.vastart"(%a#0, %a#1) : (!llvm.ptr, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (vector<[8]xf16>, i32)
%r = "llvm.intr.vector.deinterleave2"(%a#0, %a#1) : (vector<[8]xf16>, i32) -> (!llvm.struct<(vector<[4]xf16>, vector<[4]xf16>)>)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xf32>, i32)
%r = "llvm.intr.vector.extract"(%a#0, %a#1) <{pos = 0 : i64}> : (vector<[4]xf32>, i32) -> (vector<8xf32>)

// -----

%a:2 = "test.defs"() : () -> (vector<4x!llvm.ptr>, vector<4xf32>)
%r = "llvm.intr.vector.insert"(%a#0, %a#1) <{pos = 4 : i64}> : (vector<4x!llvm.ptr>, vector<4xf32>) -> (vector<8xf32>)

// -----

%a:2 = "test.defs"() : () -> (vector<8xf32>, vector<4xf32>)
%r:2 = "llvm.intr.vector.insert"(%a#0, %a#1) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> (vector<8xf32>, i32)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xf16>, vector<[4]xf16>)
%r = "llvm.intr.vector.interleave2"(%a#0, %a#1) : (vector<[4]xf16>, vector<[4]xf16>) -> (vector<4xf32>)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xf16>, vector<[4]xf16>)
%r:2 = "llvm.intr.vector.interleave2"(%a#0, %a#1) : (vector<[4]xf16>, vector<[4]xf16>) -> (vector<[8]xf16>, i32)

// -----

%a = "test.defs"() : () -> (vector<2xf32>)
%r = "llvm.intr.vector.reduce.fmax"(%a) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<2xf32>) -> (!llvm.array<4 x i32>)

// -----

%a = "test.defs"() : () -> (vector<2xf32>)
%r = "llvm.intr.vector.reduce.fmaximum"(%a) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<2xf32>) -> (i32)

// -----

%a = "test.defs"() : () -> (vector<2xf32>)
%r = "llvm.intr.vector.reduce.fmin"(%a) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<2xf32>) -> (!llvm.metadata)

// -----

%a = "test.defs"() : () -> (vector<2xf32>)
%r = "llvm.intr.vector.reduce.fminimum"(%a) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<2xf32>) -> (!llvm.void)

// -----

%a:4 = "test.defs"() : () -> (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32)
%r:2 = "llvm.intr.vp.smax"(%a#0, %a#1, %a#2, %a#3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> (vector<8xi32>, i32)

// -----

%a:4 = "test.defs"() : () -> (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32)
%r:2 = "llvm.intr.vp.smin"(%a#0, %a#1, %a#2, %a#3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> (vector<8xi32>, i32)

// -----

%a:4 = "test.defs"() : () -> (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32)
%r:2 = "llvm.intr.vp.umax"(%a#0, %a#1, %a#2, %a#3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> (vector<8xi32>, i32)

// -----

%a:4 = "test.defs"() : () -> (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32)
%r:2 = "llvm.intr.vp.umin"(%a#0, %a#1, %a#2, %a#3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> (vector<8xi32>, i32)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.inttoptr"(%a#0, %a#1) : (i32, i32) -> (!llvm.ptr)

// -----

%r:2 = "llvm.landingpad"() <{cleanup}> : () -> (!llvm.struct<(ptr, i32)>, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.load"(%a#0, %a#1) <{ordering = 0 : i64}> : (!llvm.ptr, i32) -> (i1)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.lshr"(%a#0, %a#1) <{isExact}> : (i32, i32) -> (i64)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.mlir.addressof"(%a) <{global_name = @resolver_alias}> : (i32) -> (!llvm.ptr)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.mlir.constant"(%a) <{value = dense<1> : tensor<4xi32>}> : (i32) -> (vector<4xi32>)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.mlir.global_ctors"(%a) <{ctors = [], data = [], priorities = []}> : (i32) -> ()

// -----

%a = "test.defs"() : () -> (i32)
"llvm.mlir.global_dtors"(%a) <{data = [#llvm.zero], dtors = [@dtor], priorities = [0 : i32]}> : (i32) -> ()

// -----

%a = "test.defs"() : () -> (i32)
"llvm.mlir.ifunc"(%a) <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<weak>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "ifunc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : (i32) -> ()

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.mlir.none"(%a) : (i32) -> (!llvm.token)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.mlir.poison"(%a) : (i32) -> (!llvm.array<2 x array<8 x f32>>)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.mlir.undef"(%a) : (i32) -> (!llvm.struct<(struct<(i32, i32, i32)>, struct<(i32, i32)>)>)

// -----

%a = "test.defs"() : () -> (i32)
%r = "llvm.mlir.zero"(%a) : (i32) -> (i8)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.module_flags"(%a) <{flags = [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]}> : (i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.mul"(%a#0, %a#1) <{overflowFlags = 0 : i32}> : (i32, i32) -> (i1)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xi32>, i32)
%r = "llvm.or"(%a#0, %a#1) : (vector<[4]xi32>, i32) -> (vector<4xi32>)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.ptrtoint"(%a#0, %a#1) : (!llvm.ptr, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.struct<(ptr, i32)>, i32)
"llvm.resume"(%a#0, %a#1) : (!llvm.struct<(ptr, i32)>, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (i40, i32)
"llvm.return"(%a#0, %a#1) : (i40, i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.sdiv"(%a#0, %a#1) <{isExact}> : (i32, i32) -> (vector<[4]xi32>)

// -----

%a:3 = "test.defs"() : () -> (i1, !llvm.ptr, !llvm.ptr)
%r = "llvm.select"(%a#0, %a#1, %a#2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> (!llvm.void)

// -----

%a:3 = "test.defs"() : () -> (i1, !llvm.ptr, !llvm.ptr)
%r:2 = "llvm.select"(%a#0, %a#1, %a#2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr, i32)

// -----

%a:2 = "test.defs"() : () -> (vector<4xi32>, i32)
%r = "llvm.sext"(%a#0, %a#1) : (vector<4xi32>, i32) -> (vector<4xi56>)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "llvm.shl"(%a#0, %a#1) <{overflowFlags = 3 : i32}> : (i64, i64) -> (vector<[4]xi32>)

// -----

%a:2 = "test.defs"() : () -> (vector<4x!llvm.ptr>, vector<[4]xf32>)
%r = "llvm.shufflevector"(%a#0, %a#1) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4x!llvm.ptr>, vector<[4]xf32>) -> (vector<[4]xf32>)

// -----

%a:2 = "test.defs"() : () -> (vector<[4]xf32>, vector<[4]xf32>)
%r:2 = "llvm.shufflevector"(%a#0, %a#1) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, i32)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.sitofp"(%a#0, %a#1) : (i32, i32) -> (f32)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.srem"(%a#0, %a#1) : (i32, i32) -> (vector<[4]xi32>)

// -----

%a:2 = "test.defs"() : () -> (!llvm.struct<(i8, i16)>, !llvm.ptr)
%r = "llvm.store"(%a#0, %a#1) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.struct<(i8, i16)>, !llvm.ptr) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (i64, i64)
%r = "llvm.sub"(%a#0, %a#1) <{overflowFlags = 2 : i32}> : (i64, i64) -> (i1)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.trunc"(%a#0, %a#1) <{overflowFlags = 0 : i32}> : (i32, i32) -> (i8)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.udiv"(%a#0, %a#1) <{isExact}> : (i32, i32) -> (vector<[4]xi32>)

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r = "llvm.uitofp"(%a#0, %a#1) <{nonNeg}> : (i32, i32) -> (f32)

// -----

%a = "test.defs"() : () -> (i32)
"llvm.unreachable"(%a) : (i32) -> ()

// -----

%a:2 = "test.defs"() : () -> (i32, i32)
%r:2 = "llvm.urem"(%a#0, %a#1) : (i32, i32) -> (i32, i32)

// -----

%a:2 = "test.defs"() : () -> (!llvm.ptr, i32)
%r = "llvm.va_arg"(%a#0, %a#1) : (!llvm.ptr, i32) -> (i32)

// -----

%a:2 = "test.defs"() : () -> (i1, i32)
%r = "llvm.zext"(%a#0, %a#1) : (i1, i32) -> (i8)

// -----

%a = "test.defs"() : () -> (i32)
%r = "ub.poison"(%a) <{value = #ub.poison}> : (i32) -> (i16)

// -----

%a = "test.defs"() : () -> (i32)
"ub.unreachable"(%a) : (i32) -> ()
